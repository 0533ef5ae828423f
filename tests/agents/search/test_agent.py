"""The search: what it finds, what it may not know, and what it does with its budget."""

import itertools
import time
from collections.abc import Callable
from typing import Any

import pytest

from agents.tiny_games import Nim, Pennies, Trap, Wide
from engine.small_games import ROLL, CellarGame
from undercroft.agents import Agent, answer, make
from undercroft.agents.random import Random
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Game
from undercroft.engine.knowledge import judges, outcome
from undercroft.engine.state import Choice, Result, State
from undercroft.games.dice_brewing import GAME as BREWING
from undercroft.lab import records, simulate
from undercroft.terminal.table import TerminalTable

CELLAR = CellarGame()


def searched(game: Game[Any], s: State, seat: int, iterations: int, seed: object = 1) -> Any:
    return Search(iterations).search(game, game.determinize(s, seat, seeded(2)), seat, seeded(str(seed)))


# What it finds.
def test_it_does_not_fall_into_a_trap_that_chance_overlooks():
    game = Trap()
    assert searched(game, game.new(2, seed=1), 0, 400).best.choice.text == "sour"
    assert searched(game, after := with_choice(game, "sweet"), 1, 200).best.choice.text == "take"
    assert after.seat == 1


def with_choice(game: Game[Any], text: str) -> State:
    s: State = game.new(2, seed=1)
    s.choose_text(text)
    return s


def test_with_many_options_it_widens_slowly_and_begins_with_what_the_game_would_try():
    game = Wide()
    result = searched(game, game.new(1, seed=1), 0, 150)
    assert len(result.edges) < 40, "150 iterations are not spread over 300 options"
    assert result.best.choice.text == "123"


def test_it_plays_any_number_of_seats_of_a_game_that_says_nothing_about_itself():
    assert not judges(CELLAR.knowledge())
    assert judges(BREWING.knowledge())
    for seats in (2, 3):
        s, chance = CELLAR.new(seats, seed=seats), seeded(5)
        agents = [Search(25) for _ in range(seats)]
        while s.result is None:
            s.choose(answer(agents[s.seat], CELLAR, s, s.seat, chance), s.seat)
        assert s.result is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_it_beats_random_play_in_a_game_that_says_nothing_about_itself(seats: int):
    game, won = Nim(), 0
    for number in range(30):
        s, chance = game.new(seats, seed=number), seeded(f"luck {number}")
        mine = number % seats
        agents = [Search(100) if seat == mine else make("random") for seat in range(seats)]
        while s.result is None:
            s.choose(answer(agents[s.seat], game, s, s.seat, chance), s.seat)
        won += mine in s.result.winners
    assert won >= (26 if seats == 2 else 17), "a fair share would be 15 and 10"


# What it may not know.
@pytest.mark.parametrize("seat", [0, 1])
def test_secret_choices_stay_secret_inside_the_search(seat: int):
    game = Pennies()
    result = searched(game, game.new(2, seed=1), seat, 600)
    mean = sum(edge.total for edge in result.edges) / sum(edge.visits for edge in result.edges)
    assert 0.35 < mean < 0.65, "nobody can expect to match or to miss"
    assert {edge.choice.text for edge in result.edges} == {"heads", "tails"}


class Cheat(Agent):
    """Takes everything it can reach in its world for the truth: hands, deck, the dice to come."""

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        decision = world.decision(seat)
        assert decision is not None
        best, most = decision.options[0], -100.0
        for option in decision.options:
            # Try the option out against every answer of the others, with the very dice of this world.
            worst = 100.0
            for replies in self.replies(world, seat):
                copy = world.copy()
                copy.choose_text(option.text, seat)
                for other, reply in replies:
                    copy.choose_text(reply, other)
                worst = min(worst, self.margin(copy, seat))
            if worst > most:
                best, most = option, worst
        return best

    def replies(self, world: State, seat: int) -> list[list[tuple[int, str]]]:
        others = [decision for decision in world.pending if decision.seat != seat and decision.answer is None]
        if not others:
            return [[]]
        return [[(others[0].seat, option.text)] for option in others[0].options]

    def margin(self, s: Any, seat: int) -> float:
        ahead: int = s.players[seat].points - s.players[1 - seat].points
        return ahead + sum(s.players[seat].hand) / 100


class Honest(Agent):
    """Uses no more than its own hand: bids its highest card and always rolls."""

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        decision = world.decision(seat)
        assert decision is not None
        return ROLL if ROLL in decision.options else decision.options[-1]


class Guesser(Cheat):
    """Reasons like the cheat, but about a world that it drew itself from what its seat may know."""

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        return super().choose(game, game.determinize(world, seat, chance), seat, chance)


def share_of_wins(agent: Agent, true_state: bool = False) -> float:
    """How often an agent beats an honest one: asked as the house asks, or with the true state in its hands."""
    won, games = 0.0, 500
    for number in range(games):
        s, chance = CELLAR.new(2, {"dice": "yes"}, seed=f"cheat {number}"), seeded(number)
        mine = number % 2
        while s.result is None:
            seat = s.seat
            if seat != mine:
                s.choose(answer(Honest(), CELLAR, s, seat, chance), seat)
            elif true_state:
                s.choose(agent.choose(CELLAR, s.copy(), seat, chance), seat)
            else:
                s.choose(answer(agent, CELLAR, s, seat, chance), seat)
        won += 1 / len(s.result.winners) if mine in s.result.winners else 0
    return won / games


def test_a_cheat_gains_nothing_from_its_world_and_would_gain_from_the_truth():
    guessing = share_of_wins(Guesser())
    assert share_of_wins(Cheat(), true_state=True) > guessing + 0.15, "the cheat knows how to use what it sees"
    assert abs(share_of_wins(Cheat()) - guessing) < 0.08, "but what it sees is no better than a guess"


class Seer(Agent):
    """Takes the luck it was handed for the others' as well, and shows what will not be matched."""

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        decision = world.decision(seat)
        assert decision is not None
        return decision.options[1 - chance.copy().below(2)]


def seer_or(name: str) -> Agent:
    return Seer() if name == "seer" else make(name)


def simulated(game: Game[Any], number: int) -> list[int]:
    job = simulate.Job(game.id, 2, {}, ["seer", "random"], 0, None, None)
    return simulate.play_one(job, game.setup(2), [Seer(), make("random")], number).winners


def recorded(game: Game[Any], number: int) -> list[int]:
    variant = records.Variant("all", game.id, 2, {}, ["seer", "random"])
    # Agents move round the table: every other game has the cheat at the first seat, where it is asked first.
    return records.record_game(game, game.setup(2), variant, "0", 2 * number).winners


def sat_down(game: Game[Any], number: int) -> list[int]:
    agents = {0: Seer(), 1: make("random")}
    sitting = TerminalTable(game, game.new(2, seed=1), None, [], agents, seeded(number))
    sitting.agents_answer()
    assert sitting.state.result is not None
    return sitting.state.result.winners


@pytest.mark.parametrize("played", [simulated, recorded, sat_down])
def test_a_cheat_cannot_foretell_another_agent_by_the_luck_it_was_handed(
    played: Callable[[Game[Any], int], list[int]], monkeypatch: pytest.MonkeyPatch
):
    pennies = Pennies()
    monkeypatch.setattr(simulate, "find_game", lambda id: pennies)
    monkeypatch.setattr(records, "make", seer_or)
    won = sum(played(pennies, number) == [0] for number in range(200))
    assert 70 < won < 130, "matching pennies is even, and with the other's luck in hand it would win them all"


@pytest.mark.plain
def test_what_is_offered_is_not_an_agents_to_change():
    class Vandal(Random):
        def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
            taken = options[0]
            options.clear()
            return taken

    game = Pennies()
    s = game.new(2, seed=1)
    assert answer(Vandal(), game, s, 0, seeded(1)) is s.options[0]
    assert len(s.options) == 2


def test_the_dice_to_come_in_a_world_are_not_the_true_ones():
    same = 0
    for number in range(60):
        s = CELLAR.new(2, {"dice": "yes"}, seed=number)
        world = CELLAR.determinize(s, 0, seeded(f"luck {number}"))
        same += world.chance.copy().roll(6) == s.chance.copy().roll(6)
    assert same < 25


# What it does with its budget.
def test_the_same_luck_gives_the_same_answer_and_other_luck_another_tree():
    s = BREWING.new(2, seed=3)
    looks = [[(e.choice.text, e.visits) for e in searched(BREWING, s, s.seat, 60, seed).edges] for seed in (1, 1, 2)]
    assert looks[0] == looks[1] != looks[2]


def test_a_budget_in_milliseconds_is_kept(monkeypatch: pytest.MonkeyPatch):
    """By a clock that goes on a millisecond whenever it is looked at."""
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 1000)
    s = BREWING.new(2, seed=3)
    result = Search(0, 50).search(BREWING, BREWING.determinize(s, s.seat, seeded(1)), s.seat, seeded(1))
    assert 50 <= result.iterations <= 50 + 10


def test_a_budget_in_choices_is_kept_and_is_the_same_everywhere():
    game = Nim()
    world = game.determinize(game.new(2, seed=1), 0, seeded(1))
    counts = [Search(0, choices=300).search(game, world, 0, seeded(1)).iterations for _ in range(2)]
    assert counts[0] == counts[1]
    assert 300 / 13 < counts[0] < 300


def test_it_stops_when_nothing_could_change_the_answer():
    game = Trap()
    result = searched(game, with_choice(game, "sour"), 1, 3000)
    assert result.iterations <= 3000
    clear = searched(game, with_choice(game, "sweet"), 1, 3000)
    assert clear.iterations < 3000


def test_the_tree_is_kept_for_the_same_seats_next_decision_and_for_nothing_else():
    s = BREWING.new(2, seed=3)
    agent, chance, seat = Search(80), seeded(1), s.seat
    kept = 0
    for _ in range(12):
        if s.seat != seat:
            break
        expected = agent.kept
        result = agent.search(BREWING, BREWING.determinize(s, seat, chance), seat, chance)
        if expected is not None and result.root is expected:
            kept += 1
            assert sum(edge.visits for edge in result.edges) > result.iterations, "it begins with what it knew"
        s.choose(result.best.choice, seat)
    assert kept
    elsewhere = BREWING.new(2, seed=99)
    before = agent.kept
    assert (
        agent.search(BREWING, BREWING.determinize(elsewhere, elsewhere.seat, chance), elsewhere.seat, chance).root
        is not before
    )


def test_several_processes_add_up_what_they_found():
    s = BREWING.new(2, seed=3)
    agent = Search(40, processes=2)
    try:
        result = agent.search(BREWING, BREWING.determinize(s, s.seat, seeded(1)), s.seat, seeded(1))
        again = agent.search(BREWING, BREWING.determinize(s, s.seat, seeded(1)), s.seat, seeded(1))
    finally:
        agent.close()
    assert result.iterations <= 40 < sum(edge.visits for edge in result.edges)
    assert {edge.choice.text for edge in result.edges} <= {option.text for option in s.options}
    assert again.best.choice.text in {option.text for option in s.options}


# What results are worth.
def test_winning_is_worth_most_and_losing_well_more_than_losing_badly():
    won, lost = outcome(Result([20, 10], [0], "won"))
    assert won > 0.85 > 0.2 > lost > 0
    assert outcome(Result([20, 19], [0], "won"))[1] > lost
    shared = outcome(Result([20, 20], [0, 1], "shared"))
    assert lost < shared[0] == shared[1] < won
    alone = outcome(Result([60], [], "missed"))
    assert outcome(Result([80], [], "missed"))[0] > alone[0]
    assert outcome(Result([90], [0], "reached"))[0] > 0.85
