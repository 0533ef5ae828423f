"""`/health/ready` says whether choices are kept, and costs nothing to ask."""

import asyncio
import sqlite3
from types import SimpleNamespace

import asyncpg
import pytest

from acting import say
from inside import head_of, registry_in
from serving import run, serving, settings_for
from undercroft.server.base.errors import Refused, StorageUnavailable
from undercroft.server.db import journal, postgres, readiness, sqlite
from undercroft.server.db.shared_writer import SharedCommitter, SharedWriter
from undercroft.server.db.statements import Write, trial
from undercroft.server.model.log import Entry, Said, Seated
from undercroft.server.tables import create


class Stopped(SimpleNamespace):
    """A clock for readiness, put forward by the test."""

    now = 1000.0

    def monotonic(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    stopped = Stopped(perf_counter=lambda: 0.0)
    for module in (journal, readiness):
        monkeypatch.setattr(module, "time", stopped)
    return stopped


def read_only(connection):
    connection.execute("PRAGMA query_only = ON")


def counted(registry):
    """The sizes of the commits from now on."""
    sizes, honest = [], registry.journal.committer.commit

    async def commit(writes):
        sizes.append(len(writes))
        await honest(writes)

    registry.journal.committer.commit = commit
    return sizes


def test_looking_often_commits_seldom_and_leaves_no_row(tmp_path, clock):
    async def work():
        async with registry_in(tmp_path) as registry:
            commits = counted(registry)
            for _ in range(3):
                found = await asyncio.gather(*(registry.readiness.trouble() for _ in range(50)))
                assert set(found) == {""}
                assert sum(commits) == 1
            clock.now += readiness.FRESH + 1
            assert await registry.readiness.trouble() == ""
            assert sum(commits) == 2
            live = await create.create_table(registry, head_of(2), [Seated(), Seated()])
            before, clock.now = sum(commits), clock.now + readiness.FRESH - 1
            assert await registry.readiness.trouble() == ""
            assert sum(commits) == before, "who plays proves it"
            assert len(await registry.storage.entries(live.head.id, -1)) == live.record.number + 1

    run(work)


def test_ready_says_why_nothing_can_be_kept_and_is_ready_again(tmp_path, clock, monkeypatch):
    """SQLite says `readonly` when it may only read, whoever forbids it."""

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            committer = served.registry.journal.committer

            async def ready():
                clock.now += readiness.AGAIN
                answer = await ada.http.get("/health/ready")
                return answer.status_code, answer.text

            assert await ready() == (200, "ok")
            with monkeypatch.context() as broken:
                broken.setattr(sqlite, "prepare_sqlite", read_only)
                committer.writer.close()
                with pytest.raises(Refused) as refusal:
                    await say(served.registry.tables[table], 0, "hello")
                assert refusal.value.words == StorageUnavailable().words
                assert await ready() == (503, "the database may only be read")
                assert await ready() == (503, "the database may only be read")
                clock.now += readiness.FRESH
                assert await ready() == (503, "the database may only be read")
            assert await ready() == (200, "ok")
            await say(served.registry.tables[table], 0, "hello again")

    run(work)


def test_a_house_that_is_only_asked_does_not_fill_its_disk(tmp_path, monkeypatch):
    """A proxy asks for years, also where nobody plays."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_ROWS", 20)

    async def work():
        async with registry_in(tmp_path):
            writer, sizes = sqlite.SqliteWriter(tmp_path / "house.db"), []
            for _ in range(200):
                writer.write([trial()])
                writer.checkpoint()
                if writer.checkpointing is not None:
                    writer.checkpointing.result(20)
                sizes.append((tmp_path / "house.db-wal").stat().st_size)
            writer.finish()
            assert max(sizes[100:]) <= max(sizes[:100])

    run(work)


def test_a_database_that_hangs_is_not_ready(tmp_path, clock, monkeypatch):
    monkeypatch.setattr(readiness, "PATIENCE", 0.01)

    async def work():
        async with registry_in(tmp_path) as registry:
            go, honest = asyncio.Event(), registry.journal.committer.commit

            async def slow(writes):
                await go.wait()
                await honest(writes)

            registry.journal.committer.commit = slow
            assert await registry.readiness.trouble() == readiness.SLOW
            go.set()
            clock.now += readiness.AGAIN
            monkeypatch.setattr(readiness, "PATIENCE", 60.0)
            assert await registry.readiness.trouble() == ""

    run(work)


def test_the_process_that_writes_for_others_tells_them_why(tmp_path):
    async def work():
        async with registry_in(tmp_path) as registry:
            live = await create.create_table(registry, head_of(2), [Seated(), Seated()])
        writer = SharedWriter(tmp_path / "house.db")
        client = SharedCommitter(writer.connect(), lambda tables: None)
        try:
            await client.commit([said_at(live, 1)])
            writer.file_writer.connection.execute("PRAGMA query_only = ON")
            with pytest.raises(StorageUnavailable) as error:
                await client.commit([said_at(live, 2)])
            assert error.value.cause == "the database may only be read"
            await client.commit([said_at(live, 2)])
        finally:
            await client.drop()
            await asyncio.to_thread(writer.stop)

    run(work)


def said_at(live, more):
    return Write(live.head.id, [Entry(live.record.number + more, 0, 1.0, Said("Ada", "hello"))])


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_IOERR_WRITE, "the disk fails"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, "the database cannot be opened"),
        (sqlite3.SQLITE_BUSY, "another program keeps the database locked"),
    ],
)
def test_what_sqlite_complains_of_is_put_into_words(code, said):
    error = sqlite3.OperationalError("in its own words")
    error.sqlite_errorcode = code
    assert sqlite.cause_of(error) == said


def test_what_postgresql_complains_of_is_put_into_words():
    assert postgres.cause_of(asyncpg.DiskFullError("could not extend file")) == "the disk is full"
    assert postgres.cause_of(asyncpg.ReadOnlySQLTransactionError("x")) == "the database may only be read"
    assert postgres.cause_of(OSError("connect to 10.0.0.1 as bob")) == "the database does not answer"
