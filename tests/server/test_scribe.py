"""One who writes for several server processes."""

import asyncio
import socket
import threading

import pytest

from eventually import LIMIT, eventually
from serving import run
from undercroft.server.base.errors import Conflict, Unfit, Unkept
from undercroft.server.base.settings import Settings
from undercroft.server.db import statements
from undercroft.server.db.shared_writer import Scribe, ScribeCommits, packed
from undercroft.server.db.statements import Work
from undercroft.server.db.storage import Storage
from undercroft.server.model.log import Entry, Said


def said(table, number, text="hello"):
    return Work(table, [Entry(number, 0, 1.0, Said("Ada", text))])


def new(table):
    return statements.NEW_TABLE, (table, "bids", "{}", "open", 0, 1.0, 1.0)


class House:
    """A file with two tables, a scribe, and what is in the file."""

    def __init__(self, tmp_path):
        self.file = tmp_path / "house.db"
        self.told = []

    async def __aenter__(self):
        self.storage = Storage(Settings(database=str(self.file)))
        await self.storage.open()
        self.scribe = Scribe(self.file)
        self.desks = [ScribeCommits(self.scribe.desk(), self.told.append) for _ in range(2)]
        await self.desks[0].commit([Work("one", [], (), [new("one")]), Work("two", [], (), [new("two")])])
        self.told.clear()
        return self

    async def __aexit__(self, *_):
        for desk in self.desks:
            await desk.drop()
        await asyncio.to_thread(self.scribe.stop)
        await self.storage.close()

    async def numbers(self, table):
        return [entry.number for entry in await self.storage.entries(table, -1)]

    async def brought(self, *desks):
        """Wait until what these have sent lies before the scribe, who has not taken it up."""
        await eventually(lambda: all(desk.streams for desk in desks), "the desks are open")
        for desk in desks:
            await desk.streams[1].drain()

    def hold(self, monkeypatch):
        """Let the scribe's next write wait until told; every write is noted."""
        honest, go, writes = self.scribe.book.write, threading.Event(), []

        def slow(works):
            writes.append(len(works))
            assert go.wait(LIMIT)
            honest(works)

        monkeypatch.setattr(self.scribe.book, "write", slow)
        return go, writes


def test_what_comes_in_while_a_commit_runs_is_committed_together(tmp_path, monkeypatch):
    async def work():
        async with House(tmp_path) as house:
            go, writes = house.hold(monkeypatch)
            third = ScribeCommits(house.scribe.desk(), house.told.append)
            first = asyncio.ensure_future(house.desks[0].commit([said("one", 0)]))
            await eventually(lambda: writes, "the scribe writes")
            more = [house.desks[1].commit([said("two", 0), said("two", 1)]), third.commit([said("one", 1)])]
            waiting = asyncio.gather(*more)
            await house.brought(house.desks[1], third)
            assert not first.done(), "told before it was committed"
            go.set()
            await first
            await waiting
            assert writes == [1, 3]
            assert await house.numbers("one") == await house.numbers("two") == [0, 1]
            assert sorted(house.told) == [["one"], ["one"], ["two", "two"]]
            await third.drop()

    run(work)


def test_one_who_comes_too_late_does_not_hold_up_another(tmp_path, monkeypatch):
    async def work():
        async with House(tmp_path) as house:
            await house.desks[0].commit([said("one", 0)])
            house.told.clear()
            third = ScribeCommits(house.scribe.desk(), house.told.append)
            go, writes = house.hold(monkeypatch)
            first = asyncio.ensure_future(house.desks[0].commit([said("one", 1)]))
            await eventually(lambda: writes, "the scribe writes")
            late = asyncio.gather(
                house.desks[1].commit([said("two", 0)]), third.commit([said("one", 0)]), return_exceptions=True
            )
            await house.brought(house.desks[1], third)
            go.set()
            await first
            kept, refused = await late
            assert (kept, type(refused)) == (None, Conflict)
            assert writes == [1, 2, 1, 1], "together first, then each alone"
            assert (await house.numbers("one"), await house.numbers("two")) == ([0, 1], [0])
            assert sorted(house.told) == [["one"], ["two"]], "nobody hears of what is not kept"
            await third.drop()

    run(work)


def test_what_the_database_will_not_have_is_said(tmp_path):
    async def work():
        async with House(tmp_path) as house:
            wrong = Work("one", [], [("INSERT INTO tables (id) VALUES (?, ?)", ("x",))])
            with pytest.raises((Unfit, Unkept)):
                await house.desks[0].commit([wrong])
            await house.desks[0].commit([said("one", 0)])
            assert await house.numbers("one") == [0]

    run(work)


def test_a_full_disk_is_not_kept_and_later_works_are(tmp_path):
    async def work():
        async with House(tmp_path) as house:
            book = house.scribe.book
            pages = book.connection.execute("PRAGMA page_count").fetchone()[0]
            book.connection.execute(f"PRAGMA max_page_count = {pages}")
            kept = 0

            async def until_full():
                nonlocal kept
                while True:
                    await house.desks[0].commit([said("one", kept, "x" * 400)])
                    kept += 1

            with pytest.raises(Unkept):
                await until_full()
            assert await house.numbers("one") == list(range(kept))
            await house.desks[1].commit([said("one", kept)])
            assert await house.numbers("one") == list(range(kept + 1))

    run(work)


def test_one_who_dies_in_the_middle_of_a_word_leaves_nothing_half_done(tmp_path):
    async def work():
        async with House(tmp_path) as house:
            for words, numbers in ((packed([said("one", 0)])[:-3], []), (packed([said("one", 0)]), [0])):
                dying = house.scribe.desk()
                dying.sendall(words)
                dying.close()
                await house.desks[1].commit([said("two", len(numbers))])
                # Itself, and two who are there: the one who died has been read to the end.
                await eventually(lambda: len(house.scribe.selector.get_map()) == 3, "the scribe leaves a dead desk")
                assert await house.numbers("one") == numbers

    run(work)


def test_a_long_word_arrives_in_pieces(tmp_path):
    async def work():
        async with House(tmp_path) as house:
            await house.desks[0].commit([said("one", number, "y" * 500) for number in range(5000)])
            assert len(await house.numbers("one")) == 5000

    run(work)


def test_without_a_scribe_nothing_is_kept(tmp_path):
    async def work():
        ours, theirs = socket.socketpair()
        alone = ScribeCommits(theirs, lambda tables: None)
        ours.close()
        with pytest.raises(Unkept):
            await alone.commit([said("one", 0)])
        await alone.drop()

    run(work)


def test_what_has_come_in_is_written_before_the_end(tmp_path, monkeypatch):
    async def work():
        async with House(tmp_path) as house:
            end = house.scribe.desk()
            go, writes = house.hold(monkeypatch)
            first = asyncio.ensure_future(house.desks[0].commit([said("one", 0)]))
            await eventually(lambda: writes, "the scribe writes")
            end.sendall(packed([said("two", 0)]))
            stopped = asyncio.ensure_future(asyncio.to_thread(house.scribe.stop))
            await eventually(lambda: house.scribe.stopping, "the scribe is told to stop")
            go.set()
            await first
            await stopped
            assert end.recv(1) == b"K"
            end.close()
            assert (await house.numbers("one"), await house.numbers("two")) == ([0], [0])
            house.scribe = Scribe(house.file)

    run(work)
