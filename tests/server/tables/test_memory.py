"""What a table takes of the memory it gives back at once, without waiting for the garbage collector."""

import asyncio
import gc
import weakref
from collections import Counter

import pytest
from websockets.exceptions import ConnectionClosedError

from acting import choose, close
from eventually import eventually
from inside import head_of, in_registry, one_round, people
from serving import run, serving, settings_for
from undercroft.client import Refused
from undercroft.games import all_games
from undercroft.server.model.log import ClockRule
from undercroft.server.tables import create
from undercroft.server.tables import registry as registry_module
from undercroft.server.tables import table as table_module

GAMES = [*all_games(), "bids"]


@pytest.fixture
def no_collector():
    """What is freed is freed by counting references alone."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def asked_at(live):
    """Who is asked, and what they may answer; nothing of the table itself, which this must not keep."""
    asked = next((each for each in live.state.pending if each.answer is None), None)
    if asked is None:
        return None
    decision, text = live.record.shown(live.record.asked), asked.options[0].text
    return asked.seat, {"type": "choose", "decision": decision, "text": text}


async def play(ada, table, tables, many):
    """Some choices by request, and what may leave traces: refusals, earlier positions, reasons."""
    for _ in range(many):
        found = asked_at(tables[table])
        if found is None:
            break
        await ada.post(f"/api/tables/{table}/act", found[1], seat=found[0])
    for wrong in ({"type": "choose", "decision": 9999, "text": "x"}, {"type": "agree", "proposal": 1, "yes": True}):
        with pytest.raises(Refused):
            await ada.post(f"/api/tables/{table}/act", wrong)
    await ada.get(f"/api/tables/{table}/positions")
    await ada.act(table, "why")


def parts_of(live):
    """The table, what belongs to it, and those who look at it, without keeping them."""
    (follower,) = live.watchers
    return [weakref.ref(each) for each in (live, live.feed, live.state, live.lock, follower)]


@pytest.mark.parametrize("id", GAMES)
def test_a_table_that_leaves_memory_is_freed_at_once(tmp_path, no_collector, id):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table(id, ["me"] * max(2, all_games()[id].min_seats)))["table"]
            tables = served.registry.tables
            async with ada.sit(table, seat=0, lang="en") as seat:
                await seat.next_news()
                await play(ada, table, tables, 6)
                kept = parts_of(tables[table])
            await eventually(lambda: not tables[table].watchers, "nobody looks at the table")
            served.registry.forget(tables[table])
            await eventually(lambda: not any(each() for each in kept), "all of the table is freed")

    run(work)


async def flood(socket):
    while True:
        await socket.send("{}")
        await socket.recv()


def test_a_follower_that_is_sent_away_keeps_no_table_in_memory(tmp_path, no_collector):
    async def work():
        async with serving(settings_for(tmp_path, frames_per_second=3.0)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            live = weakref.ref(served.registry.tables[table])
            async with ada.sit(table) as seat:
                await seat.next_news()
                with pytest.raises(ConnectionClosedError, match="too_often"):
                    await flood(seat.socket)
            await eventually(lambda: not live().watchers, "nobody looks at the table")
            served.registry.forget(live())
            await eventually(lambda: live() is None, "the table is freed")

    run(work)


@pytest.fixture
def clock(monkeypatch):
    """A clock of the registry that goes on when the test says so."""
    time = [0.0]
    for module in (registry_module, table_module):
        monkeypatch.setattr(module, "monotonic", lambda: time[0])
    return time


async def played(registry):
    """A table of the small game that is over, with nobody at it."""
    live = await create.create_table(registry, head_of(2), people(2))
    while not live.record.over:
        loser = await one_round(live)
        await choose(live, loser, live.record.asked, "pass")
    return live


def test_tables_leave_by_age_and_finished_ones_soon(tmp_path, clock):
    async def work(registry):
        over, running, watched, closed = (
            await played(registry),
            await create.create_table(registry, head_of(2), people(2)),
            await played(registry),
            await create.create_table(registry, head_of(2), people(2)),
        )
        await close(closed, "enough")
        watched.watchers.add(watched)
        registry.drop_unused()
        assert len(registry.tables) == 4
        clock[0] += registry_module.FINISHED_SECONDS + 1
        await registry.table(running.head.id)
        registry.drop_unused()
        assert list(registry.tables.values()) == [watched, running]
        clock[0] += registry_module.UNUSED_SECONDS
        registry.drop_unused()
        assert list(registry.tables.values()) == [watched, running]
        clock[0] += 1
        registry.drop_unused()
        assert list(registry.tables.values()) == [watched], "whoever looks at it keeps it"
        assert not running.in_memory
        again = await registry.table(over.head.id)
        assert again.record == over.record

    in_registry(tmp_path, work)


def test_a_table_whose_clock_runs_stays(tmp_path, clock):
    async def work(registry):
        rule = ClockRule("move", 100_000, "pass")
        timed = await create.create_table(registry, head_of(2, clock=rule), people(2))
        clock[0] += registry_module.UNUSED_SECONDS + 1
        registry.drop_unused()
        assert list(registry.tables.values()) == [timed]
        await close(timed, "enough")
        registry.drop_unused()
        assert not registry.tables

    in_registry(tmp_path, work)


def counted():
    """How many objects of each kind of ours there are."""
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects() if type(each).__module__.startswith("undercroft"))


def test_nothing_grows_with_choices_once_all_is_warm(tmp_path, clock):
    """Games end and new ones begin, at several tables at once: as many objects as before, of every kind."""

    async def some_games(registry, many):
        for _ in range(many):
            await asyncio.gather(*(played(registry) for _ in range(5)))
            clock[0] += registry_module.FINISHED_SECONDS + 1
            registry.drop_unused()
            assert not registry.tables

    async def work(registry):
        await some_games(registry, 20)
        before = counted()
        await some_games(registry, 80)  # 3,600 choices
        # The thread that writes may still be letting go of its last work.
        await eventually(lambda: counted() <= before, "no more objects than before")

    in_registry(tmp_path, work)
