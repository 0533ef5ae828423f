"""A search in several processes: asked for by name, kept to every budget, done without where they cannot help."""

import itertools
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

import pytest

from agents.tiny_games import LEFT, RIGHT, Nim, Walking, edge
from eventually import eventually_sync
from undercroft.agents import make
from undercroft.agents.search import parallel
from undercroft.agents.search.agent import EXPLORATION, Search
from undercroft.agents.search.parallel import Found, Task, add_to, begin, look, pool_of
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.knowledge import WIDENING
from undercroft.games.dice_brewing import GAME as BREWING
from undercroft.pool import Pool


def asked(budget: tuple[int, int, int]) -> int:
    """How many iterations a helper makes with this budget."""
    s = BREWING.new(2, seed=3)
    task = (BREWING.id, BREWING.version, BREWING.save(s), "", s.seat, "luck", budget, EXPLORATION, WIDENING)
    return sum(visits for _, visits, _ in look(task))


def test_several_processes_can_be_asked_for_by_name():
    for name, iterations, milliseconds in (("search:70:3", 70, 0), ("search:70ms:3", 0, 70)):
        agent = make(name)
        assert isinstance(agent, Search)
        assert (agent.iterations, agent.milliseconds) == (iterations, milliseconds)
        assert agent.pool is not None
        assert agent.pool.size == 2, "the third is our own"
    alone = make("search:70:1")
    assert isinstance(alone, Search)
    assert alone.pool is None
    with pytest.raises(SetupError):
        make("instinct:5:2")
    for wrong in ("search:70:", "search:70:2ms"):
        with pytest.raises(SetupError, match="search:ITERATIONS:PROCESSES"):
            make(wrong)
    for wrong, why in (("search:70:0", "1 to 64"), ("search:70:65", "1 to 64"), ("search:0:2", "at least 1 iteration")):
        with pytest.raises(SetupError, match=f"'{wrong}'.*{why}"):
            make(wrong)


def test_agents_that_come_and_go_share_their_helpers():
    assert make("search:70:3").pool is make("search:9:3").pool is pool_of(2)  # type: ignore[attr-defined]


def test_a_helper_keeps_to_every_budget(monkeypatch: pytest.MonkeyPatch):
    assert 10 < asked((20, 0, 0)) <= 20, "fewer if the rest could not change the answer"
    assert asked((0, 0, 200)) < 100, "in choices"
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 1000)
    assert 30 <= asked((0, 30, 0)) <= 40, "in milliseconds, by a clock that goes on whenever it is looked at"


def test_every_budget_is_handed_to_the_helpers(monkeypatch: pytest.MonkeyPatch):
    handed: list[tuple[Any, ...]] = []

    def idle(*args: Any) -> Callable[[], list[Found]]:
        handed.append(args)
        return list

    monkeypatch.setattr("undercroft.agents.search.agent.begin", idle)
    s = BREWING.new(2, seed=3)
    Search(9, 8000, 700, processes=2).search(BREWING, s, s.seat, seeded(1))
    assert handed[0][5] == (9, 8000, 700)


def test_helpers_play_by_the_rules_of_the_version_they_are_told(monkeypatch: pytest.MonkeyPatch):
    wanted: list[tuple[str, int]] = []

    def find(id: str, version: int) -> Game[Any]:
        wanted.append((id, version))
        return BREWING

    monkeypatch.setattr(parallel, "find_game", find)
    assert asked((4, 0, 0)) == 4
    assert wanted == [(BREWING.id, BREWING.version)]


def test_a_game_that_helpers_cannot_find_is_thought_about_alone():
    pool_of(1).close()
    game = Nim()
    s = game.new(2, seed=1)
    agent = Search(40, processes=2)
    result = agent.search(game, game.determinize(s, 0, seeded(1)), 0, seeded(1))
    assert sum(edge.visits for edge in result.edges) == result.iterations > 0
    assert agent.pool is not None
    assert agent.pool.workers == [], "nobody was asked in vain"


def test_a_helper_that_dies_is_done_without_and_replaced():
    s = BREWING.new(2, seed=3)
    agent = Search(12, processes=2)
    assert agent.pool is not None

    def visits() -> int:
        result = agent.search(BREWING, BREWING.determinize(s, s.seat, seeded(1)), s.seat, seeded(1))
        agent.kept = None
        return sum(edge.visits for edge in result.edges)

    try:
        together = visits()
        (helper,) = agent.pool.workers
        helper.process.kill()
        helper.process.join()
        assert visits() == together > 12, "it was replaced before it was asked"
        assert agent.pool.workers != [helper]
    finally:
        agent.close()


# What helpers are told and find.
class PoolHere(Pool):
    """A pool that keeps what it is told, and whose workers have found this."""

    def __init__(self, *found: Found) -> None:
        super().__init__(len(found))
        self.found = list(found)
        self.sent: list[Task] = []
        self.only_ready: list[bool] = []

    def scatter(self, do: Any, work: Sequence[Any], only_ready: bool = False) -> Callable[[], list[Any]]:
        assert do is look
        self.sent += work
        self.only_ready.append(only_ready)
        return lambda: self.found


def test_what_helpers_found_is_added_visits_and_worth():
    s = Walking().new(1, seed=1)
    edges = {"left": edge(LEFT, 1, 0.25)}
    for found in ([("left", 3, 1.5)], [], [("left", 2, 0.5), ("right", 5, 4.0)]):
        add_to(edges, found, s.pending[0])
    assert [(each.choice, each.visits, each.total) for each in edges.values()] == [(LEFT, 6, 2.25), (RIGHT, 5, 4.0)]


def test_nobody_waits_for_helpers_that_start_up_unless_the_answer_must_be_the_same_everywhere():
    s = BREWING.new(2, seed=1)
    pool = PoolHere([], [])
    for budget in ((0, 200, 0), (9, 200, 0), (9, 0, 0)):
        begin(pool, BREWING, s, 0, seeded(1), budget, EXPLORATION, WIDENING)
    assert pool.only_ready == [True, True, False]


def test_a_helper_says_when_it_has_started_up_and_is_asked_then():
    s = BREWING.new(2, seed=1)
    with closing(Pool(1)) as pool:

        def looked() -> list[Found]:
            return begin(pool, BREWING, s, s.seat, seeded(1), (0, 1, 0), EXPLORATION, WIDENING)()

        (found,) = eventually_sync(looked, "the worker has started up")
        edges: dict[str, Any] = {}
        add_to(edges, found, s.pending[0])
        assert edges, "and what it found is counted, not what it rehearsed"


def test_helpers_get_the_world_of_the_agent_its_cards_and_luck_of_their_own(tmp_path):
    own = BREWING.folder() / "cards" / "coins.toml"
    (tmp_path / "coins.toml").write_text(own.read_text("utf-8") + "\n# mine\n", "utf-8")
    s = BREWING.new(2, seed=3, cards=BREWING.load_cards(tmp_path))
    pool = PoolHere([], [])
    begin(pool, BREWING, s, s.seat, seeded(1), (6, 0, 0), EXPLORATION, WIDENING)
    one, other = pool.sent
    assert one[:2] == other[:2] == (BREWING.id, BREWING.version)
    assert one[2] == other[2] == BREWING.save(s)
    assert one[5] != other[5], "the same luck would find the same twice"
    found = look(one)
    assert sum(visits for _, visits, _ in found) == 6
    assert {text for text, _, _ in found} <= {option.text for option in s.options}
