"""Promises of the agents that a small mistake would break, each tried where the other tests would not notice."""

import itertools
import time
from typing import Any

import pytest

from agents.tiny_games import LEFT, RIGHT, Nim, Pennies, Tiny, TinyGame, Trap, Walk, Walking, edge
from undercroft.agents import LEVELS, Agent, make
from undercroft.agents.greedy import Greedy, Instinct
from undercroft.agents.hints import hint, say
from undercroft.agents.level import Level
from undercroft.agents.search import CURIOSITY, Search, Verdict
from undercroft.agents.tree import Edge, Node, Tree
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Decision, Result, State, Step
from undercroft.engine.texts import Texts
from undercroft.engine.thinking import EFFORTS, WIDTH, Effort, Thinking
from undercroft.games import all_games


class RiskyWalk(Walk):
    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chance.roll(6)
        super().answer(s, seat, choice)


class Risky(TinyGame):
    id = "risky"
    start = RiskyWalk()


class Looking(Thinking[Any]):
    """Goes left by instinct, finds right better, and remembers every position it had to value."""

    def __init__(self) -> None:
        super().__init__()
        self.valued: list[State] = []

    def pick(self, s: Any, decision: Decision, chance: Chance) -> Choice:
        return decision.options[0]

    def values(self, s: Any) -> list[float]:
        self.valued.append(s)
        return [s.chosen.count("right") / 3] * s.seats


def thoughtful(kind: type[TinyGame]) -> tuple[Any, Looking, list[tuple[State, int]]]:
    """A game of this kind that thinks by `Looking`, and the worlds that are asked of it, each with its seat."""
    thinking, asked = Looking(), []

    class Watched(kind):
        def thinking(self) -> Looking:
            return thinking

        def hide(self, s: Tiny, seat: int, chance: Chance) -> Tiny:
            asked.append((s, seat))
            return super().hide(s, seat, chance)

    return Watched(), thinking, asked


def tree_of(game: Any, s: State, seat: int = 0) -> Tree:
    return Tree(game, game.thinking(), s, seat, seeded(1), CURIOSITY, WIDTH)


# Worlds.
def test_every_iteration_draws_a_world_of_its_own_for_the_seat_that_thinks():
    game, _, asked = thoughtful(Pennies)
    world = game.new(2, seed=1)
    verdict = Search(30).search(game, world, 1, seeded(1))
    assert asked == [(world, 1)] * verdict.iterations
    assert verdict.iterations > 15


def test_greedy_draws_six_worlds_for_its_seat():
    game, _, asked = thoughtful(Pennies)
    world = game.new(2, seed=1)
    make("greedy").choose(game, world, 1, seeded(1))
    assert asked == [(world, 1)] * 6


# What the game says of the search.
def test_what_the_game_knows_by_heart_is_not_searched():
    game, _, asked = thoughtful(Walking)
    s = game.new(1, seed=1)
    Search(40).choose(game, s, 0, seeded(1))
    assert asked

    class ByHeart(Looking):
        def by_heart(self, decision: Decision) -> bool:
            return decision.kind == "walk"

    game.thinking = ByHeart
    asked.clear()
    assert Search(40).choose(game, s, 0, seeded(1)) is LEFT
    assert not asked


class Crossroads(Walk):
    """Many ways, all alike."""

    def run(self, s: Tiny) -> None:
        if s.chosen:
            s.result = Result([0], [], "walked")
        else:
            s.ask(0, "walk", [Choice(f"way {number}") for number in range(30)])


class Crossing(TinyGame):
    id = "crossing"
    start = Crossroads()


class Anywhere(Looking):
    def pick(self, s: Any, decision: Decision, chance: Chance) -> Choice:
        return decision.options[chance.below(len(decision.options))]


def ways_tried(game_says: float, agent_says: float) -> int:
    game: Any = Crossing()
    thinking = Anywhere()
    Thinking.__init__(thinking, width=game_says)
    game.thinking = lambda: thinking
    return len(Search(100, width=agent_says).search(game, game.new(1, seed=1), 0, seeded(1)).edges)


def test_a_search_is_as_wide_as_the_game_says_unless_told():
    narrow, wide = ways_tried(0.5, 0.0), ways_tried(2.5, 0.0)
    assert narrow <= 7 < 15 < wide
    assert ways_tried(2.5, 0.5) == narrow


# The tree that is kept.
def test_a_tree_is_kept_only_where_no_luck_came_between():
    for game, kept in ((Walking(), True), (Risky(), False)):
        agent = Search(40)
        agent.search(game, game.new(1, seed=1), 0, seeded(1))
        assert (agent.kept is not None) is kept, game.id


def test_a_kept_tree_serves_the_expected_position_of_the_same_game_and_no_other():
    first = Walking()

    def kept_for(game: TinyGame, text: str) -> bool:
        """Does the tree of a first search serve a second one, after this choice?"""
        s, agent = first.new(1, seed=1), Search(40)
        assert agent.search(first, s, 0, seeded(1)).best.choice is RIGHT
        kept = agent.kept
        s.say(text)
        return agent.search(game, s, 0, seeded(1)).root is kept

    assert kept_for(first, "right")
    assert not kept_for(first, "left"), "another choice was made than the search found best"
    assert not kept_for(Walking(), "right"), "another game"


def test_no_tree_is_kept_from_a_secret_round():
    """The seat's own decision still stands there when it has answered, but nobody is asked."""
    game, agent = Pennies(), Search(40)
    agent.search(game, game.new(2, seed=1), 0, seeded(1))
    assert agent.kept is None


def test_what_a_kept_tree_knows_of_choices_that_are_not_offered_now_is_no_answer():
    game, agent = Walking(), Search(40)
    s = game.new(1, seed=1)
    s.choose(agent.choose(game, s, 0, seeded(1)), 0)
    assert agent.kept is not None
    agent.kept.of(0)["back"] = edge(Choice("back"), 1000, 1.0)
    verdict = agent.search(game, s, 0, seeded(1))
    assert {each.choice for each in verdict.edges} == {LEFT, RIGHT}


# The walk down the tree.
def test_a_choice_is_measured_by_how_often_it_was_offered():
    game = Walking()
    s = game.new(1, seed=1)
    tree, decision = tree_of(game, s), s.pending[0]
    edges = {"left": edge(LEFT, 10, 0.5, 10), "right": edge(RIGHT, 10, 0.5, 500)}
    assert tree.select(edges, s, decision, False).choice is RIGHT, "offered often and taken seldom"
    edges["other"] = edge(Choice("other"), 1, 1.0)
    assert tree.select(edges, s, decision, False).choice is RIGHT, "the other is not offered in this world"
    assert [each.available for each in edges.values()] == [12, 502, 1]


def test_curiosity_is_measured_by_how_much_outcomes_differ():
    game = Walking()
    s = game.new(1, seed=1)

    def chosen(*worths: float) -> Choice:
        tree = tree_of(game, s)
        for worth in worths * 20:
            tree.book([], [], [worth])
        return tree.select({"left": edge(LEFT, 60, 0.5), "right": edge(RIGHT, 6, 0.4)}, s, s.pending[0], False).choice

    assert chosen(0.0, 1.0) is RIGHT, "a tenth is little where games are won and lost: look again"
    assert chosen(0.45, 0.5) is LEFT, "and much where all come to nearly the same"


class Hasty(Looking):
    """Plays one choice on before it values, and one more unless an even number of choices is made."""

    def __init__(self) -> None:
        Thinking.__init__(self, 1, 1)
        self.valued = []

    def settled(self, s: Any) -> bool:
        return len(s.chosen) % 2 == 0


def test_a_position_is_valued_where_the_games_policy_has_played_on():
    class Hurried(Walking):
        def thinking(self) -> Thinking[Tiny]:
            return thinking

    thinking, game = Hasty(), Hurried()
    tree_of(game, game.new(1, seed=1)).iterate()
    assert [s.chosen for s in thinking.valued] == [["left", "left"]], "one choice of the tree, one of the playout"
    assert thinking.made == 1


def test_a_tree_goes_beyond_a_settled_moment_only_where_the_game_lets_it():
    class Still(Looking):
        """Values every second position, and looks no further if told so."""

        def __init__(self, beyond: bool) -> None:
            Thinking.__init__(self, 0, 1, beyond=beyond)
            self.valued = []

        def settled(self, s: Any) -> bool:
            return len(s.chosen) % 2 == 0

    for beyond, lengths in ((True, {2, 3}), (False, {2})):
        game, thinking = Walking(), Still(beyond)
        game.thinking = lambda thinking=thinking: thinking  # type: ignore[method-assign]
        tree = tree_of(game, game.new(1, seed=1))
        for _ in range(60):
            tree.iterate()
        assert {len(s.chosen) for s in thinking.valued} == lengths


class Look(Step[Tiny]):
    """Both show a side in secret, the first seat always left; then it, having seen the other's, wins by saying it."""

    def run(self, s: Tiny) -> None:
        if not s.chosen:
            s.ask(0, "show", [LEFT])
            s.ask(1, "show", [LEFT, RIGHT])
        elif len(s.chosen) == 2:
            s.ask(0, "say", [LEFT, RIGHT])
        else:
            winner = 0 if s.chosen[1] == s.chosen[2] else 1
            s.result = Result([1 - winner, winner], [winner], "said")

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        if len(s.chosen) >= 2:
            s.agenda.append(self)


class Saying(TinyGame):
    id = "saying"
    start = Look()


def test_after_a_secret_round_it_is_known_what_everyone_answered():
    game = Saying()
    tree = tree_of(game, game.new(2, seed=1))
    for _ in range(400):
        tree.iterate()
    after = tree.root.of(0)["left"].child
    assert after is not None
    for shown in ("left", "right"):
        said = after.joint[shown].of(0)
        assert sum(each.visits for each in said.values()) > 20
        assert max(said.values(), key=lambda each: each.visits).choice.text == shown, "whoever has seen it can say it"


def test_everyone_books_what_it_came_to_for_them():
    game = Nim()
    tree = tree_of(game, game.new(3, seed=1), 1)
    path = [Edge(LEFT), Edge(RIGHT), Edge(LEFT)]
    tree.book(path, [1, 2, 0], [0.1, 0.2, 0.7])
    assert [each.total for each in path] == [0.2, 0.7, 0.1]


def test_a_search_stops_only_when_the_second_could_not_catch_up():
    game = Walking()
    tree = tree_of(game, game.new(1, seed=1))
    tree.root.of(0).update(left=edge(LEFT, 4, 0.5), right=edge(RIGHT, 10, 0.5))
    assert tree.decided(5)
    assert not tree.decided(6), "they could still end level"


def test_the_most_looked_at_choice_is_taken_not_the_luckiest():
    assert Verdict([edge(LEFT, 3, 0.9), edge(RIGHT, 10, 0.5)], 13, Node()).best.choice is RIGHT


# Budgets.
@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("seats", ["min_seats", "max_seats"])
def test_every_level_makes_more_of_an_effort_than_the_one_below(game: Game[Any], seats: str):
    s = game.new(getattr(game, seats), seed=1)
    efforts = [game.thinking().effort(level, s) for level in LEVELS]
    for below, effort in itertools.pairwise(efforts):
        if effort.iterations:
            assert effort.iterations > below.iterations
            assert effort.choices > below.choices, "long playouts are kept in time at every level"
        else:
            assert effort.slips + effort.habits < below.slips + below.habits
    assert efforts[-1].iterations <= 2000, "people wait for it"


LONE = Effort(7, 70)


class Weary(Walking):
    """A game in which levels are not what they are elsewhere: alone another thing than in company."""

    class Sense(Thinking[Tiny]):
        def effort(self, level: str, s: Tiny) -> Effort:
            return LONE if s.seats == 1 else EFFORTS[level]

    def thinking(self) -> Thinking[Tiny]:
        return self.Sense()


def test_what_a_level_does_is_the_games_to_say():
    plain, weary, level = Nim(), Weary(), make("hard")
    assert isinstance(level, Level)

    def budget(game: Game[Any], seats: int) -> tuple[int, int]:
        found = level.at(game, game.new(seats, seed=1))
        assert isinstance(found, Search)
        return found.iterations, found.choices

    assert budget(plain, 2) == (EFFORTS["hard"].iterations, EFFORTS["hard"].choices)
    assert budget(weary, 1) == (7, 70)
    assert budget(weary, 2) == (EFFORTS["hard"].iterations, EFFORTS["hard"].choices)


def test_a_level_goes_on_with_the_tree_it_has_grown():
    game, level = Walking(), make("normal")
    assert isinstance(level, Level)
    s, luck = game.new(1, seed=1), seeded(1)
    s.choose(level.choose(game, s.copy(), 0, luck))
    player = level.at(game, game.load(game.save(s)))
    assert isinstance(player, Search)
    assert player.kept is not None
    assert level.at(game, s) is player


def test_a_level_goes_on_with_its_tree_where_the_game_says_its_effort_anew_each_time():
    said = [30, 300, 0, 0]

    class Forgetful(Walking):
        class Sense(Thinking[Tiny]):
            def effort(self, level: str, s: Tiny) -> Effort:
                return Effort(*said)

        def thinking(self) -> Thinking[Tiny]:
            return self.Sense()

    game, level = Forgetful(), make("normal")
    assert isinstance(level, Level)
    s, luck = game.new(1, seed=1), seeded(1)
    s.choose(level.choose(game, s.copy(), 0, luck))
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


# Agents that hardly look.
def test_easy_slips_thirty_times_in_a_hundred_and_follows_its_instinct_else():
    game, _, _ = thoughtful(Walking)
    world, luck = game.new(1, seed=1), seeded(1)

    def off(agent: Agent) -> int:
        return sum(agent.choose(game, world, 0, luck) is RIGHT for _ in range(2000))

    assert 240 < off(make("easy")) < 360, "every other slip is what instinct would have done"
    assert 540 < off(make("instinct:60")) < 660
    assert off(Instinct()) == 0


def test_instinct_may_follow_habits_some_of_the_time():
    class Lopsided(Walking):
        def thinking(self) -> Thinking[Tiny]:
            return Looking()

        def weight(self, choice: Choice) -> int:
            return 3 if choice is RIGHT else 1

    game, luck = Lopsided(), seeded(1)
    world = game.new(1, seed=1)

    def off(agent: Agent) -> int:
        return sum(agent.choose(game, world, 0, luck) is RIGHT for _ in range(2000))

    assert 1400 < off(Instinct(habits=100)) < 1600, "instinct goes left, habits three times in four right"
    assert 650 < off(Instinct(habits=50)) < 850


@pytest.mark.parametrize(("effort", "kind"), [(Effort(slips=40, habits=20), Instinct), (Effort(9, 90), Search)])
def test_a_level_does_all_that_its_effort_says(effort: Effort, kind: type[Agent]):
    class Willing(Walking):
        def thinking(self) -> Thinking[Tiny]:
            class Sense(Thinking[Tiny]):
                def effort(self, level: str, s: Tiny) -> Effort:
                    return effort

            return Sense()

    game = Willing()
    player: Any = Level("normal").at(game, game.new(1, seed=1))
    assert isinstance(player, kind)
    if isinstance(player, Instinct):
        assert (player.slips, player.habits) == (effort.slips, effort.habits)
    else:
        assert (player.iterations, player.choices) == (effort.iterations, effort.choices)


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


# Hints.
def test_a_hint_tells_the_chances_of_its_choice_and_of_the_next():
    game = Trap()
    s = game.new(2, seed=1)
    found = hint(game, s, 0, seeded(2), 400, 0)
    best, second = found.weighed
    assert (found.choice, found.chances) == (best.choice, best.chances)
    assert found.facts == {"percent": round(100 * best.chances)}
    words = say(found, game, Texts("en", []))
    assert words.startswith(f"sour – you stay ahead, your chances: about {round(100 * best.chances)}%.")
    assert f"sweet ({round(100 * second.chances)}%)" in words


class FreshWalk(Walk):
    def run(self, s: Tiny) -> None:
        super().run(s)
        for decision in s.pending:
            decision.options[:] = [Choice(option.text) for option in decision.options]


class Fresh(TinyGame):
    """Every world has choices of its own, of the same texts."""

    id = "fresh"
    start = FreshWalk()


def test_hints_and_answers_are_the_very_choices_that_are_offered():
    game = Fresh()
    s = game.new(1, seed=1)
    found = hint(game, s, 0, seeded(2), 40, 0)
    assert all(any(one.choice is option for option in s.options) for one in found.weighed)
    assert any(Search(40).choose(game, s, 0, seeded(2)) is option for option in s.options)


def test_a_hint_does_not_call_a_choice_the_only_one_where_others_were_not_looked_at():
    game = Trap()
    found = hint(game, game.new(2, seed=1), 0, seeded(2), 1, 0)
    assert len(found.weighed) == 1
    assert found.message == "hint-first"


def test_a_search_without_a_budget_is_refused():
    with pytest.raises(ValueError, match="needs a budget"):
        Search(0)
