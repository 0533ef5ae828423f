"""One who sizes for several server processes."""

import asyncio
import socket
import threading

import pytest

from eventually import LIMIT, eventually
from serving import run
from undercroft.server.base.errors import RejectedByDatabase, StorageUnavailable, WriteConflict
from undercroft.server.base.settings import Settings
from undercroft.server.db import shared_writer, statements
from undercroft.server.db.shared_writer import SharedCommitter, SharedWriter, packed
from undercroft.server.db.statements import Write
from undercroft.server.db.storage import Storage
from undercroft.server.model.log import Entry, Said


def said(table, number, text="hello"):
    return Write(table, [Entry(number, 0, 1.0, Said("Ada", text))])


def new(table):
    return statements.NEW_TABLE, (table, "bids", "{}", "open", 0, 1.0, 1.0)


class Shared:
    """A file with two tables, a writer, and what is in the file."""

    def __init__(self, tmp_path):
        self.file = tmp_path / "house.db"
        self.told = []

    async def __aenter__(self):
        self.storage = Storage(Settings(database=str(self.file)))
        await self.storage.open()
        self.writer = SharedWriter(self.file)
        self.clients = [SharedCommitter(self.writer.connect(), self.told.append) for _ in range(2)]
        await self.clients[0].commit([Write("one", [], (), [new("one")]), Write("two", [], (), [new("two")])])
        self.told.clear()
        return self

    async def __aexit__(self, *_):
        for client in self.clients:
            await client.drop()
        await asyncio.to_thread(self.writer.stop)
        await self.storage.close()

    async def numbers(self, table):
        return [entry.number for entry in await self.storage.entries(table, -1)]

    async def brought(self, *clients):
        """Wait until what these have sent lies before the writer, who has not taken it up."""
        await eventually(lambda: all(client.streams for client in clients), "the clients are open")
        for client in clients:
            await client.streams[1].drain()

    def hold(self, monkeypatch):
        """Let the writer's next write wait until told; every write is noted."""
        honest, go, sizes = self.writer.file_writer.write, threading.Event(), []

        def slow(writes):
            sizes.append(len(writes))
            assert go.wait(LIMIT)
            honest(writes)

        monkeypatch.setattr(self.writer.file_writer, "write", slow)
        return go, sizes


def test_what_comes_in_while_a_commit_runs_is_committed_together(tmp_path, monkeypatch):
    async def work():
        async with Shared(tmp_path) as shared:
            go, sizes = shared.hold(monkeypatch)
            third = SharedCommitter(shared.writer.connect(), shared.told.append)
            first = asyncio.ensure_future(shared.clients[0].commit([said("one", 0)]))
            await eventually(lambda: sizes, "the writer writes")
            more = [shared.clients[1].commit([said("two", 0), said("two", 1)]), third.commit([said("one", 1)])]
            waiting = asyncio.gather(*more)
            await shared.brought(shared.clients[1], third)
            assert not first.done(), "told before it was committed"
            go.set()
            await first
            await waiting
            assert sizes == [1, 3]
            assert await shared.numbers("one") == await shared.numbers("two") == [0, 1]
            assert sorted(shared.told) == [["one"], ["one"], ["two", "two"]]
            await third.drop()

    run(work)


def test_one_who_comes_too_late_does_not_hold_up_another(tmp_path, monkeypatch):
    async def work():
        async with Shared(tmp_path) as shared:
            await shared.clients[0].commit([said("one", 0)])
            shared.told.clear()
            third = SharedCommitter(shared.writer.connect(), shared.told.append)
            go, sizes = shared.hold(monkeypatch)
            first = asyncio.ensure_future(shared.clients[0].commit([said("one", 1)]))
            await eventually(lambda: sizes, "the writer writes")
            late = asyncio.gather(
                shared.clients[1].commit([said("two", 0)]), third.commit([said("one", 0)]), return_exceptions=True
            )
            await shared.brought(shared.clients[1], third)
            go.set()
            await first
            kept, refused = await late
            assert (kept, type(refused)) == (None, WriteConflict)
            assert sizes == [1, 2, 1, 1], "together first, then each alone"
            assert (await shared.numbers("one"), await shared.numbers("two")) == ([0, 1], [0])
            assert sorted(shared.told) == [["one"], ["two"]], "nobody hears of what is not kept"
            await third.drop()

    run(work)


def test_what_the_database_will_not_have_is_said(tmp_path):
    async def work():
        async with Shared(tmp_path) as shared:
            wrong = Write("one", [], [("INSERT INTO tables (id) VALUES (?, ?)", ("x",))])
            with pytest.raises((RejectedByDatabase, StorageUnavailable)):
                await shared.clients[0].commit([wrong])
            await shared.clients[0].commit([said("one", 0)])
            assert await shared.numbers("one") == [0]

    run(work)


def test_a_full_disk_is_not_kept_and_later_works_are(tmp_path):
    async def work():
        async with Shared(tmp_path) as shared:
            file_writer = shared.writer.file_writer
            pages = file_writer.connection.execute("PRAGMA page_count").fetchone()[0]
            file_writer.connection.execute(f"PRAGMA max_page_count = {pages}")
            kept = 0

            async def until_full():
                nonlocal kept
                while True:
                    await shared.clients[0].commit([said("one", kept, "x" * 400)])
                    kept += 1

            with pytest.raises(StorageUnavailable):
                await until_full()
            assert await shared.numbers("one") == list(range(kept))
            await shared.clients[1].commit([said("one", kept)])
            assert await shared.numbers("one") == list(range(kept + 1))

    run(work)


def test_one_who_dies_in_the_middle_of_a_word_leaves_nothing_half_done(tmp_path):
    async def work():
        async with Shared(tmp_path) as shared:
            for words, numbers in ((packed([said("one", 0)])[:-3], []), (packed([said("one", 0)]), [0])):
                dying = shared.writer.connect()
                dying.sendall(words)
                dying.close()
                await shared.clients[1].commit([said("two", len(numbers))])
                # Itself, and two who are there: the one who died has been read to the end.
                await eventually(lambda: len(shared.writer.selector.get_map()) == 3, "the writer leaves a dead client")
                assert await shared.numbers("one") == numbers

    run(work)


def test_a_long_word_arrives_in_pieces(tmp_path):
    async def work():
        async with Shared(tmp_path) as shared:
            await shared.clients[0].commit([said("one", number, "y" * 500) for number in range(5000)])
            assert len(await shared.numbers("one")) == 5000

    run(work)


def test_without_a_scribe_nothing_is_kept(tmp_path):
    async def work():
        ours, theirs = socket.socketpair()
        alone = SharedCommitter(theirs, lambda tables: None)
        ours.close()
        with pytest.raises(StorageUnavailable):
            await alone.commit([said("one", 0)])
        await alone.drop()

    run(work)


def test_what_has_come_in_is_written_before_the_end(tmp_path, monkeypatch):
    async def work():
        async with Shared(tmp_path) as shared:
            end = shared.writer.connect()
            go, sizes = shared.hold(monkeypatch)
            first = asyncio.ensure_future(shared.clients[0].commit([said("one", 0)]))
            await eventually(lambda: sizes, "the writer writes")
            end.sendall(packed([said("two", 0)]))
            stopped = asyncio.ensure_future(asyncio.to_thread(shared.writer.stop))
            await eventually(lambda: shared.writer.stopping, "the writer is told to stop")
            go.set()
            await first
            await stopped
            assert end.recv(1) == b"K"
            end.close()
            assert (await shared.numbers("one"), await shared.numbers("two")) == ([0], [0])
            shared.writer = SharedWriter(shared.file)

    run(work)


def test_the_log_is_emptied_when_nothing_comes_in(tmp_path, monkeypatch):
    monkeypatch.setattr(shared_writer, "IDLE_SECONDS", 0.05)

    async def work():
        async with Shared(tmp_path) as shared:
            log = tmp_path / "house.db-wal"
            for number in range(3):
                await shared.clients[0].commit([said("one", number)])
                await eventually(lambda: log.stat().st_size == 0, "the log is emptied")
            assert await shared.numbers("one") == [0, 1, 2]

    run(work)
