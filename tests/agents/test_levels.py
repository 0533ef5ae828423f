"""What each level does, how much of it, and agents that hardly look."""

import itertools
import time
from typing import Any

import pytest

from agents.tiny_games import RIGHT, Looking, Nim, Pennies, Tiny, Walking, thoughtful
from undercroft.agents import LEVELS, Agent, make
from undercroft.agents.greedy import Greedy, Instinct
from undercroft.agents.levels import Level
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import seeded
from undercroft.engine.game import Game
from undercroft.engine.knowledge import BUDGETS, Budget, Knowledge
from undercroft.engine.state import Choice
from undercroft.games import all_games


def test_greedy_draws_six_worlds_for_its_seat():
    game, _, asked = thoughtful(Pennies)
    world = game.new(2, seed=1)
    make("greedy").choose(game, world, 1, seeded(1))
    assert asked == [(world, 1)] * 6


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("seats", ["min_seats", "max_seats"])
def test_every_level_makes_more_of_an_effort_than_the_one_below(game: Game[Any], seats: str):
    s = game.new(getattr(game, seats), seed=1)
    efforts = [game.knowledge().budget(level, s) for level in LEVELS]
    for below, budget in itertools.pairwise(efforts):
        if budget.iterations:
            assert budget.iterations > below.iterations
            assert budget.choices > below.choices, "long playouts are kept in time at every level"
        else:
            assert budget.blunders + budget.habits < below.blunders + below.habits
    assert efforts[-1].iterations <= 2000, "people wait for it"


LONE = Budget(7, 70)


class Weary(Walking):
    """A game in which levels are not what they are elsewhere: alone another thing than in company."""

    class Sense(Knowledge[Tiny]):
        def budget(self, level: str, s: Tiny) -> Budget:
            return LONE if s.seats == 1 else BUDGETS[level]

    def knowledge(self) -> Knowledge[Tiny]:
        return self.Sense()


def test_what_a_level_does_is_the_games_to_say():
    plain, weary, level = Nim(), Weary(), make("hard")
    assert isinstance(level, Level)

    def budget(game: Game[Any], seats: int) -> tuple[int, int]:
        found = level.at(game, game.new(seats, seed=1))
        assert isinstance(found, Search)
        return found.iterations, found.choices

    assert budget(plain, 2) == (BUDGETS["hard"].iterations, BUDGETS["hard"].choices)
    assert budget(weary, 1) == (7, 70)
    assert budget(weary, 2) == (BUDGETS["hard"].iterations, BUDGETS["hard"].choices)


def test_a_level_goes_on_with_the_tree_it_has_grown():
    game, level = Walking(), make("normal")
    assert isinstance(level, Level)
    s, chance = game.new(1, seed=1), seeded(1)
    s.choose(level.choose(game, s.copy(), 0, chance))
    player = level.at(game, game.load(game.save(s)))
    assert isinstance(player, Search)
    assert player.kept is not None
    assert level.at(game, s) is player


def test_a_level_goes_on_with_its_tree_where_the_game_says_its_effort_anew_each_time():
    said = [30, 300, 0, 0]

    class Forgetful(Walking):
        class Sense(Knowledge[Tiny]):
            def budget(self, level: str, s: Tiny) -> Budget:
                return Budget(*said)

        def knowledge(self) -> Knowledge[Tiny]:
            return self.Sense()

    game, level = Forgetful(), make("normal")
    assert isinstance(level, Level)
    s, chance = game.new(1, seed=1), seeded(1)
    s.choose(level.choose(game, s.copy(), 0, chance))
    player = level.at(game, s)
    assert isinstance(player, Search)
    assert player.kept is not None
    assert level.at(game, s) is player
    for part in range(4):
        said[part] += 1
        assert level.at(game, s) is not player, "another effort, another player"
        player = level.at(game, s)


def test_whichever_budget_ends_first_ends_the_search(monkeypatch: pytest.MonkeyPatch):
    game = Nim()
    world = game.new(2, seed=1)
    assert Search(1000, choices=100).search(game, world, 0, seeded(1)).iterations < 60
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 1000)
    assert Search(1000, milliseconds=50).search(game, world, 0, seeded(1)).iterations <= 50 + 10


def test_a_limit_for_people_who_wait_holds_for_every_agent_that_searches():
    def limits(name: str) -> tuple[int, int]:
        agent = make(name, milliseconds=1500)
        assert isinstance(agent, Search)
        return agent.iterations, agent.milliseconds

    assert limits("search:70") == (70, 1500)
    assert limits("search:70ms") == (0, 70)
    assert limits("search:9000ms") == (0, 1500)
    assert isinstance(make("easy", milliseconds=1500), Agent)
    game, level = Nim(), make("hard", milliseconds=1500)
    assert isinstance(level, Level)
    player = level.at(game, game.new(2, seed=1))
    assert isinstance(player, Search)
    assert (player.iterations, player.milliseconds) == (200, 1500)


def test_easy_blunders_thirty_times_in_a_hundred_and_follows_its_instinct_else():
    game, _, _ = thoughtful(Walking)
    world, chance = game.new(1, seed=1), seeded(1)

    def off(agent: Agent) -> int:
        return sum(agent.choose(game, world, 0, chance) is RIGHT for _ in range(2000))

    assert 240 < off(make("easy")) < 360, "every other blunder is what instinct would have done"
    assert 540 < off(make("instinct:60")) < 660
    assert off(Instinct()) == 0


def test_instinct_may_follow_habits_some_of_the_time():
    class Lopsided(Walking):
        class Habits(Looking):
            def weight(self, choice: Choice) -> int:
                return 3 if choice is RIGHT else 1

        def knowledge(self) -> Knowledge[Tiny]:
            return self.Habits()

    game, chance = Lopsided(), seeded(1)
    world = game.new(1, seed=1)

    def off(agent: Agent) -> int:
        return sum(agent.choose(game, world, 0, chance) is RIGHT for _ in range(2000))

    assert 1400 < off(Instinct(habits=100)) < 1600, "instinct goes left, habits three times in four right"
    assert 650 < off(Instinct(habits=50)) < 850


@pytest.mark.parametrize(("budget", "kind"), [(Budget(blunders=40, habits=20), Instinct), (Budget(9, 90), Search)])
def test_a_level_does_all_that_its_budget_says(budget: Budget, kind: type[Agent]):
    class Willing(Walking):
        def knowledge(self) -> Knowledge[Tiny]:
            class Sense(Knowledge[Tiny]):
                def budget(self, level: str, s: Tiny) -> Budget:
                    return budget

            return Sense()

    game = Willing()
    player: Any = Level("normal").at(game, game.new(1, seed=1))
    assert isinstance(player, kind)
    if isinstance(player, Instinct):
        assert (player.blunders, player.habits) == (budget.blunders, budget.habits)
    else:
        assert (player.iterations, player.choices) == (budget.iterations, budget.choices)


def test_greedy_values_finished_moves_and_takes_the_best():
    game, thinking, _ = thoughtful(Walking)
    assert Greedy().choose(game, game.new(1, seed=1), 0, seeded(1)) is RIGHT
    assert len(thinking.valued) == 12, "two choices in six worlds"
    assert all(s.result is not None for s in thinking.valued)


def test_greedy_lets_the_others_of_a_secret_round_answer_before_it_values():
    game, thinking, _ = thoughtful(Pennies)
    Greedy().choose(game, game.new(2, seed=1), 0, seeded(1))
    assert thinking.valued
    assert all(s.result is not None for s in thinking.valued)


def test_a_search_without_a_budget_is_refused():
    with pytest.raises(ValueError, match="needs a budget"):
        Search(0)
