"""Agents: what they choose, and that they never see more than their seat may."""

from collections import Counter
from typing import Any

import pytest

from brewery import table
from undercroft.agents import AGENTS, LEVELS, Agent, answer, make
from undercroft.agents.levels import Level
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.saves import fingerprint
from undercroft.engine.state import Choice, State
from undercroft.games import game
from undercroft.games.dice_brewing import GAME


class ByText(Knowledge[Any]):
    """Weighs choices by their texts."""

    def weight(self, choice: Choice) -> int:
        return int(choice.text)


class Weighing(Game[Any]):
    """A game that says what its choices are worth by their texts."""

    def knowledge(self) -> Knowledge[Any]:
        return ByText()


class Spy(Agent):
    """Looks at the world it is given and keeps it."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        self.worlds.append(world)
        decision = world.decision(seat)
        assert decision is not None
        return decision.options[-1]


def picks(name: str, texts: list[str], times: int) -> Counter[str]:
    agent, chance = make(name), seeded(3)
    options = [Choice(text) for text in texts]
    return Counter(agent.pick(Weighing(), options, chance).text for _ in range(times))


def test_random_takes_every_option_equally_often():
    found = picks("random", ["1", "5", "0"], 3000)
    assert set(found) == {"1", "5", "0"}
    assert all(900 < count < 1100 for count in found.values())


def test_lively_takes_options_as_often_as_they_weigh():
    found = picks("lively", ["1", "5", "0"], 3000)
    assert set(found) == {"1", "5"}
    assert 400 < found["1"] < 600


def test_lively_takes_any_option_where_none_has_weight():
    assert set(picks("lively", ["0", "00"], 200)) == {"0", "00"}


@pytest.mark.parametrize("name", [name for name in AGENTS if name not in ("hard", "expert")])
def test_the_same_luck_gives_the_same_answers(name):
    def played() -> str:
        s, chance, agent = GAME.new(2, seed=4), seeded(8), make(name)
        for _ in range(2 if isinstance(agent, Search | Level) else 80):
            s.choose(answer(agent, GAME, s, s.seat, chance))
        return fingerprint(s)

    assert played() == played()


def test_an_unknown_agent_is_answered_with_the_nearest():
    with pytest.raises(SetupError, match="did you mean 'lively'"):
        make("livley")
    with pytest.raises(SetupError, match="random, lively"):
        make("deep thought")


def test_an_agent_that_looks_gets_a_world_of_its_own_and_never_the_true_state():
    s = table("window", tokens={0: "raise_die", 1: "lock_die"}, store={0: "yellow3", 1: "green2"}, mode="advanced")
    spy, before = Spy(), fingerprint(s)
    for number in range(40):
        assert answer(spy, GAME, s, s.seat, seeded(number)).text == "decline"
    assert fingerprint(s) == before
    kinds = {tuple(world.brewers[1].tokens) for world in spy.worlds}
    assert len(kinds) > 1, "the other's tokens are drawn anew"
    assert all(world.brewers[0].tokens == s.brewers[0].tokens for world in spy.worlds), "its own are known"
    assert all(world is not s and world.chance.a != s.chance.a for world in spy.worlds)


def test_no_world_is_made_for_an_agent_that_does_not_look(monkeypatch):
    monkeypatch.setattr(type(GAME), "determinize", lambda *_: pytest.fail("a world was made"))
    s = game("dice_brewing").new(2, seed=1)
    assert answer(make("random"), GAME, s, s.seat, seeded(1)) in s.options


@pytest.mark.parametrize("name", ["greedy", "instinct"])
def test_what_the_game_knows_of_itself_beats_bare_habits(name):
    won = 0.0
    for number in range(4):
        s, chance = GAME.new(2, seed=number), seeded(f"luck {number}")
        agents = [make(name), make("lively")]
        while s.result is None:
            s.choose(answer(agents[(s.seat + number) % 2], GAME, s, s.seat, chance))
        mine = number % 2
        won += 1 / len(s.result.winners) if mine in s.result.winners else 0
    assert won >= 3.5


def test_levels_are_agents_by_name_and_budgets_can_be_named():
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    named = make("search:70")
    assert isinstance(named, Search)
    assert (named.iterations, named.milliseconds) == (70, 0)
    timed = make("search:70ms")
    assert isinstance(timed, Search)
    assert (timed.iterations, timed.milliseconds) == (0, 70)
    hurried = make("expert", milliseconds=1500)
    assert isinstance(hurried, Level)
    assert hurried.milliseconds == 1500
    for wrong in ("search:", "search:0", "search:x", "search:5msx", "hard:5", "instinct:101", "instinct:5ms"):
        with pytest.raises(SetupError):
            make(wrong)
