"""Helping processes: asked for by name, kept to every budget, done without where they cannot help."""

import itertools
import os
import signal
import time
from typing import Any

import pytest

from agents.tiny_games import LEFT, RIGHT, Nim, Walking, edge
from eventually import eventually_sync
from undercroft.agents import crew, make
from undercroft.agents.crew import Crew, Found, Helper, crew_of, look
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
    for wrong in ("search:70:", "search:70:2ms"):
        with pytest.raises(SetupError, match="search:ITERATIONS:PROCESSES"):
            make(wrong)
    for wrong, why in (("search:70:0", "1 to 64"), ("search:70:65", "1 to 64"), ("search:0:2", "at least 1 iteration")):
        with pytest.raises(SetupError, match=f"'{wrong}'.*{why}"):
            make(wrong)


def test_agents_that_come_and_go_share_their_helpers():
    assert make("search:70:3").crew is make("search:9:3").crew is crew_of(2)  # type: ignore[attr-defined]


def test_a_helper_keeps_to_every_budget(monkeypatch: pytest.MonkeyPatch):
    assert 10 < asked((20, 0, 0)) <= 20, "fewer if the rest could not change the answer"
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


# What helpers are told and find.
class Standin(Helper):
    """A helper that has found this, or is dead: both its process and the pipe to it."""

    def __init__(self, found: Found | None) -> None:
        self.found = found
        self.sent: list[Any] = []
        self.pipe = self.process = self
        self.asked = self.started = False

    def is_alive(self) -> bool:
        return True

    def poll(self) -> bool:
        return self.started

    def send(self, asked: Any) -> None:
        self.sent.append(asked)

    def recv(self) -> tuple[int, Found]:
        if self.found is None:
            raise EOFError
        return self.sent[-1][0], self.found

    def end(self) -> None:
        self.sent.append("end")


def crew_with(*found: Found | None) -> tuple[Crew, list[Standin]]:
    crew, helpers = Crew(len(found)), [Standin(each) for each in found]
    crew.helpers = helpers[:]
    return crew, helpers


def test_what_helpers_found_is_added_visits_and_worth():
    s = Walking().new(1, seed=1)
    crew, helpers = crew_with([("left", 3, 1.5)], None, [("left", 2, 0.5), ("right", 5, 4.0)])
    crew.begin(BREWING, BREWING.new(2, seed=1), 0, seeded(1), (6, 0, 0), CURIOSITY, WIDTH)
    edges = {"left": edge(LEFT, 1, 0.25)}
    crew.add_to(edges, s.pending[0])
    assert crew.helpers == [helpers[0], helpers[2]], "one has died"
    assert helpers[1].sent[-1] == "end"
    assert [(each.choice, each.visits, each.total) for each in edges.values()] == [(LEFT, 6, 2.25), (RIGHT, 5, 4.0)]


def test_nobody_waits_for_helpers_that_start_up_unless_the_answer_must_be_the_same_everywhere():
    s = BREWING.new(2, seed=1)
    crew, helpers = crew_with([], [])
    helpers[0].started = True

    def asked(budget: tuple[int, int, int]) -> list[Helper]:
        crew.begin(BREWING, s, 0, seeded(1), budget, CURIOSITY, WIDTH)
        return crew.asked

    assert asked((0, 200, 0)) == [helpers[0]]
    assert asked((9, 200, 0)) == [helpers[0]]
    assert asked((9, 0, 0)) == helpers
    assert asked((0, 200, 0)) == helpers, "one that was waited for is there"


def test_a_helper_says_when_it_has_started_up_and_is_asked_then():
    s = BREWING.new(2, seed=1)
    crew = Crew(1)
    try:

        def asked() -> list[Helper]:
            crew.begin(BREWING, s, s.seat, seeded(1), (0, 1, 0), CURIOSITY, WIDTH)
            return crew.asked

        eventually_sync(asked, "the helper is asked")
        edges: dict[str, Any] = {}
        crew.add_to(edges, s.pending[0])
        assert edges, "and what it found is counted, not what it rehearsed"
    finally:
        crew.close()


def test_a_helper_does_not_hear_ctrl_c_even_while_it_starts_up():
    s = BREWING.new(2, seed=1)
    helper = Helper((BREWING.id, BREWING.version, BREWING.save(s), "", s.seat, "luck", (1, 0, 0), CURIOSITY, WIDTH))
    try:
        os.kill(helper.process.pid, signal.SIGINT)
        assert helper.pipe.poll(60)
        assert helper.pipe.recv() == (0, [])
    finally:
        helper.end()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, []), "we do"


@pytest.mark.parametrize("gone", [EOFError, BrokenPipeError, ConnectionResetError])
def test_a_helper_whose_house_is_gone_ends_without_a_word(gone: type[Exception], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(crew.signal, "signal", lambda *_: None)
    monkeypatch.setattr(crew, "look", lambda *_: [])

    class Pipe:
        """It breaks at this word or question."""

        def __init__(self, words: int) -> None:
            self.words = words

        def recv(self) -> Any:
            self.send(None)
            return 1, ()

        def send(self, _: Any) -> None:
            self.words -= 1
            if self.words < 0:
                raise gone

    for words in range(4):
        crew.help_out(Pipe(words), ())  # type: ignore[arg-type]


def test_helpers_get_the_world_of_the_agent_its_cards_and_luck_of_their_own(tmp_path):
    own = BREWING.folder() / "cards" / "coins.toml"
    (tmp_path / "coins.toml").write_text(own.read_text("utf-8") + "\n# mine\n", "utf-8")
    s = BREWING.new(2, seed=3, cards=BREWING.load_cards(tmp_path))
    crew, helpers = crew_with([], [])
    crew.begin(BREWING, s, s.seat, seeded(1), (6, 0, 0), CURIOSITY, WIDTH)
    one, other = (helper.sent[0][1] for helper in helpers)
    assert one[:2] == other[:2] == (BREWING.id, BREWING.version)
    assert one[2] == other[2] == BREWING.save(s)
    assert one[5] != other[5], "the same luck would find the same twice"
    found = look(*one)
    assert sum(visits for _, visits, _ in found) == 6
    assert {text for text, _, _ in found} <= {option.text for option in s.options}
