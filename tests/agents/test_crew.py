"""Helping processes: asked for by name, kept to every budget, done without where they cannot help."""

import itertools
import time
from typing import Any

import pytest

from agents.tiny_games import Nim
from undercroft.agents import crew, make
from undercroft.agents.crew import Crew, crew_of, look
from undercroft.agents.search import CURIOSITY, Search
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.thinking import WIDTH
from undercroft.games.dice_brewing import GAME as BREWING


def asked(budget: tuple[int, int, int]) -> int:
    """How many iterations a helper makes with this budget."""
    s = BREWING.new(2, seed=3)
    task = (BREWING.id, BREWING.version, BREWING.save(s), "", s.seat, "luck", budget, CURIOSITY, WIDTH)
    return sum(visits for _, visits, _ in look(*task))


def test_several_processes_can_be_asked_for_by_name():
    for name, iterations, milliseconds in (("search:70:3", 70, 0), ("search:70ms:3", 0, 70)):
        agent = make(name)
        assert isinstance(agent, Search)
        assert (agent.iterations, agent.milliseconds) == (iterations, milliseconds)
        assert agent.crew is not None
        assert agent.crew.size == 2, "the third is our own"
    alone = make("search:70:1")
    assert isinstance(alone, Search)
    assert alone.crew is None
    with pytest.raises(SetupError):
        make("instinct:5:2")
    for wrong in ("search:70:0", "search:70:", "search:70:65", "search:70:2ms", "search:0:2"):
        with pytest.raises(SetupError, match="search:ITERATIONS:PROCESSES"):
            make(wrong)


def test_agents_that_come_and_go_share_their_helpers():
    assert make("search:70:3").crew is make("search:9:3").crew is crew_of(2)  # type: ignore[attr-defined]


def test_a_helper_keeps_to_every_budget(monkeypatch: pytest.MonkeyPatch):
    assert asked((20, 0, 0)) == 20
    assert asked((0, 0, 200)) < 100, "in choices"
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 1000)
    assert 30 <= asked((0, 30, 0)) <= 40, "in milliseconds, by a clock that goes on whenever it is looked at"


def test_every_budget_is_handed_to_the_helpers(monkeypatch: pytest.MonkeyPatch):
    handed: list[tuple[Any, ...]] = []

    class Idle(Crew):
        def begin(self, *args: Any) -> None:
            handed.append(args)

    monkeypatch.setattr("undercroft.agents.search.crew_of", Idle)
    s = BREWING.new(2, seed=3)
    Search(9, 8000, 700, processes=2).search(BREWING, s, s.seat, seeded(1))
    assert handed[0][4] == (9, 8000, 700)


def test_helpers_play_by_the_rules_of_the_version_they_are_told(monkeypatch: pytest.MonkeyPatch):
    wanted: list[tuple[str, int]] = []

    def find(id: str, version: int) -> Game[Any]:
        wanted.append((id, version))
        return BREWING

    monkeypatch.setattr(crew, "find_game", find)
    assert asked((4, 0, 0)) == 4
    assert wanted == [(BREWING.id, BREWING.version)]


def test_a_game_that_helpers_cannot_find_is_thought_about_alone():
    game = Nim()
    s = game.new(2, seed=1)
    agent = Search(40, processes=2)
    verdict = agent.search(game, game.hide(s, 0, seeded(1)), 0, seeded(1))
    assert sum(edge.visits for edge in verdict.edges) == verdict.iterations > 0
    assert agent.crew is not None
    assert agent.crew.asked == [], "nobody was asked in vain"


def test_a_helper_that_dies_is_done_without_and_replaced():
    s = BREWING.new(2, seed=3)
    agent = Search(12, processes=2)
    assert agent.crew is not None

    def visits() -> int:
        verdict = agent.search(BREWING, BREWING.hide(s, s.seat, seeded(1)), s.seat, seeded(1))
        agent.kept = None
        return sum(edge.visits for edge in verdict.edges)

    try:
        together = visits()
        (helper,) = agent.crew.helpers
        helper.process.kill()
        helper.process.join()
        assert visits() == together > 12, "it was replaced before it was asked"
        assert agent.crew.helpers != [helper]
    finally:
        agent.close()


def test_an_answer_to_an_earlier_question_is_not_taken_for_this_one():
    class Late:
        def __init__(self) -> None:
            self.answers = [(1, [("old", 1, 1.0)]), (2, [("new", 1, 1.0)])]
            self.pipe = self

        def recv(self) -> Any:
            return self.answers.pop(0)

    waiting = Crew(1)
    waiting.question = 2
    assert waiting.answer_of(Late()) == [("new", 1, 1.0)]  # type: ignore[arg-type]
