"""The loop guard ends a thought where an agent goes round in circles, and nowhere else.

A game may have one kind of question only.
"""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from agents.tiny_games import Nim, Pile, Tiny, TinyGame
from undercroft.agents import Agent, answer
from undercroft.agents.base import DITHERING
from undercroft.agents.greedy import Greedy
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, Decision, Result, State, Step

PAGE = Path(__file__).parents[2] / "docs/writing-a-game.md"
THINKERS = [pytest.param(lambda: Search(4), id="search"), pytest.param(lambda: Greedy(1), id="greedy")]


class LongNim(Nim):
    id = "long_nim"
    start = Pile(150)


def most_asked(game: Game[Any], agents: list[Any], s: State) -> int:
    """How far an agent's count of the same question went in a whole game."""
    most, chance = 0, seeded(1)
    while s.result is None:
        agent = agents[s.seat]
        s.choose(answer(agent, game, s, s.seat, chance), s.seat)
        most = max(most, agent.loop_guard.times)
    return most


@pytest.mark.parametrize("thinker", THINKERS)
def test_the_same_question_is_a_new_one_when_another_seat_has_answered(thinker: Any) -> None:
    game = LongNim()
    s = game.new(2, seed=1)
    assert most_asked(game, [thinker(), thinker()], s) == 0
    assert len(s.chosen) > 2 * DITHERING, "each was asked often enough"
    both = thinker()
    assert most_asked(game, [both, both], game.new(2, seed=2)) == 0, "one agent at both seats"


@pytest.mark.parametrize("thinker", THINKERS)
def test_the_same_question_is_a_new_one_when_luck_has_come(
    thinker: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game of docs/writing-a-game.md, all by oneself: whoever rolls knows something new."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    (tmp_path / "pig_alone.py").write_text("\n".join(blocks[:3]), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module("pig_alone").GAME
    s = game.new(2, seed=1)
    assert most_asked(game, [thinker(), thinker()], s) == 0


class Round(Step[Tiny]):
    """Walk on or stop, as far as one likes; between two steps lies an answer that is no choice."""

    def run(self, s: Tiny) -> None:
        if s.chosen and s.chosen[-1] == "on":
            s.ask(0, "breathe", [Choice("breathe")])
        else:
            s.ask(0, "walk", [Choice("on"), Choice("stop")])

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        if choice.text == "stop":
            s.end(Result([len(s.chosen)], [0], "stopped"))
        else:
            s.agenda.append(self)


class Walker(Knowledge[Tiny]):
    """Likes every step more than the one before, and knows that one must stop."""

    def policy(self, s: Tiny, decision: Decision, chance: Chance) -> Choice:
        return decision.options[-1]

    def evaluate(self, s: Tiny) -> list[float]:
        return [s.chosen.count("on") / 100]


class Rounds(TinyGame):
    id = "rounds"
    start = Round()

    def knowledge(self) -> Walker:
        return Walker()


@pytest.mark.parametrize("agent", [Greedy(1), Search(60)], ids=["greedy", "search"])
def test_an_answer_without_a_choice_is_nothing_new(agent: Agent) -> None:
    game = Rounds()
    s = game.new(1, seed=1)
    while s.result is None:
        assert len(s.chosen) < 4 * DITHERING
        s.choose(answer(agent, game, s, 0, seeded(1)), 0)
    assert len(s.chosen) > DITHERING, "it did walk while that looked good"


ON, STOP = Choice("on"), Choice("stop")


class Stroll(Step[Tiny]):
    """As far as one likes."""

    def run(self, s: Tiny) -> None:
        s.ask(0, "walk", [ON, STOP])

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        if choice is STOP:
            s.end(Result([len(s.chosen)], [0], "stopped"))
        else:
            s.agenda.append(self)


class Stroller(Knowledge[Tiny]):
    """Likes every step more than the one before, and knows that one must stop."""

    def policy(self, s: Tiny, decision: Decision, chance: Chance) -> Choice:
        return STOP

    def evaluate(self, s: Tiny) -> list[float]:
        return [len(s.chosen) / 100]


class Strolling(TinyGame):
    id = "strolling"
    start = Stroll()

    def knowledge(self) -> Stroller:
        return Stroller()


@pytest.mark.parametrize("agent", [Greedy(), Search(100)])
def test_nobody_walks_in_circles_for_ever(agent: Agent):
    game = Strolling()
    s = game.new(1, seed=1)
    while s.result is None:
        assert len(s.chosen) < 40
        s.choose(agent.choose(game, s.copy(), 0, seeded(1)), 0)
    assert 10 < len(s.chosen) < 40, "it did walk while that looked good"
