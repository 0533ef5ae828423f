"""The database: the same tests on a real SQLite and a real PostgreSQL."""

import asyncio
import shutil
import sqlite3
import threading
import time
from contextlib import closing

import pytest

from acting import choose, say
from eventually import eventually
from serving import open_at, open_once, run, serving, settings_for
from undercroft.games import game as find_game
from undercroft.server.base.errors import Refused, StorageError, WriteConflict
from undercroft.server.base.settings import Settings
from undercroft.server.db import sqlite
from undercroft.server.db.statements import Write
from undercroft.server.model.log import Entry, Head, Said, Seated
from undercroft.server.people import credentials
from undercroft.server.run.host import back_up, close, export, inspect, list_tables, restore, rewind
from undercroft.server.run.serve import check_port
from undercroft.server.tables import create
from undercroft.server.tables.registry import Registry


def head_of(game="bids", seats=2):
    return Head(credentials.new_table_id(), game, find_game(game).version, seats, {}, "own", 0, time.time())


def alone(database, work, **more):
    """Run something in a house without guests."""

    async def inner():
        registry = Registry(Settings(database=database, **more))
        await registry.open()
        try:
            await work(registry)
        finally:
            await registry.close()

    run(inner)


def test_one_of_two_writers_of_a_number_loses_and_the_rest_of_the_group_does_not(database):
    async def work(registry):
        live = await create.create_table(registry, head_of(), [Seated(), Seated()])
        other = await create.create_table(registry, head_of(), [Seated(), Seated()])
        number = live.record.number + 1

        def line(where, text):
            return Write(where.head.id, [Entry(number, 0, time.time(), Said("Ada", text))])

        # All in one group, as they are all waiting before the writer wakes.
        results = await asyncio.gather(
            registry.journal.append(line(live, "first")),
            registry.journal.append(line(live, "second")),
            registry.journal.append(line(other, "third")),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], WriteConflict)
        assert results[2] is None
        kept = await registry.storage.entries(live.head.id, number - 1)
        assert [entry.body.text for entry in kept] == ["first"]

    alone(database, work)


def test_what_is_written_together_is_kept_together_or_not_at_all(database):
    async def work(registry):
        live = await create.create_table(registry, head_of(), [Seated(), Seated()])
        number = live.record.number
        taken = Entry(number, 0, time.time(), Said("Ada", "x"))
        fresh = Entry(number + 1, 0, time.time(), Said("Ada", "y"))
        with pytest.raises(WriteConflict):
            await registry.journal.append(Write(live.head.id, [fresh, taken]))
        assert await registry.storage.entries(live.head.id, number) == []

    alone(database, work)


def test_two_houses_on_one_database_never_lose_or_repeat_a_choice(database):
    """Neither hears of the other here (SQLite has no channel), so that every one is a race for the number."""

    async def work(registry):
        second = Registry(registry.settings)
        second.journal.start()
        live = await create.create_table(registry, head_of("dice_brewing"), [Seated(), Seated()])
        copy = await second.table(live.head.id)
        try:
            told, lost = [], set()

            async def keep_trying(mine, name):
                for _ in range(30):
                    asked = mine.state.decision(mine.state.seat)
                    try:
                        text = asked.options[0].text
                        told.append(await choose(mine, asked.seat, mine.record.asked, text))
                    except Refused as error:
                        lost.add(error.code)
                    told.append(await say(mine, 0, "hello"))

            await asyncio.gather(keep_trying(live, "Ada"), keep_trying(copy, "Bob"))
            assert len(told) == len(set(told))
            assert lost <= {"stale", "illegal", "not_asked"}
            entries = await registry.storage.entries(live.head.id, -1)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            assert set(told) <= {entry.number for entry in entries}
            await live.catch_up()
            await copy.catch_up()
            assert live.record == copy.record
            assert live.game.view(live.state, 0) == copy.game.view(copy.state, 0)
        finally:
            await second.close()

    alone(database, work)


def test_the_host_lists_inspects_rewinds_exports_and_closes(database, tmp_path):
    settings = Settings(database=database)

    async def host():
        registry = Registry(settings)
        await registry.open()
        live = await create.create_table(registry, head_of("dice_brewing"), [Seated(), Seated()])
        for _ in range(12):
            asked = live.state.decision(live.state.seat)
            await choose(live, asked.seat, live.record.asked, asked.options[0].text)
        id = live.head.id
        first = (await registry.storage.entries(id, 2))[0].number
        await registry.close()
        assert [row["table"] for row in await list_tables(settings)] == [id]
        seen = await inspect(settings, id)
        assert seen["choices"] == 12
        assert seen["laws_broken"] == []
        assert (await export(settings, id)).count("\n") >= 12
        await rewind(settings, id, first)
        assert (await inspect(settings, id))["last"][-1]["kind"] == "undo"
        await close(settings, id, "for repairs")
        assert (await list_tables(settings))[0]["status"] == "closed"

        # Out of one database and into another, of the other kind or the same.
        file = tmp_path / "backup.gz"
        rows = await back_up(settings, file)
        copy = Settings(database=str(tmp_path / "copy.db"))
        assert await restore(copy, file) == rows
        before, after = await inspect(settings, id), await inspect(copy, id)
        for each in (before, after):
            each.pop("fingerprint")
            each["state"].pop("chance")
        assert before == after
        with pytest.raises(StorageError, match="empty database"):
            await restore(copy, file)

    run(host)


def test_clear_words_when_the_database_cannot_be_used(tmp_path):
    async def tell():
        with pytest.raises(StorageError, match="no folder"):
            await open_once(tmp_path / "nowhere" / "house.db")
        with pytest.raises(StorageError, match="is a folder"):
            await open_once(tmp_path)
        with pytest.raises(StorageError, match="cannot be used"):
            await open_once("postgresql://nobody@127.0.0.1:1/none")
        (tmp_path / "text.db").write_text("this is not a database " * 100)
        with pytest.raises(StorageError, match="cannot be used: file is not a database"):
            await open_once(tmp_path / "text.db")
        await open_once(tmp_path / "house.db")
        with sqlite3.connect(tmp_path / "house.db") as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.close()
        with pytest.raises(StorageError, match=r"schema 9999.*made by a newer one"):
            await open_once(tmp_path / "house.db")

    run(tell)


def test_the_file_is_backed_up_before_a_migration(tmp_path):
    async def migrate():
        file = tmp_path / "house.db"
        await open_at("0001", file)
        assert [path.name for path in tmp_path.glob("*before*")] == []
        with sqlite3.connect(file) as connection:
            connection.execute("INSERT INTO accounts VALUES (1, 'ada', 'x', 0)")
        connection.close()
        await open_once(file)
        with sqlite3.connect(file) as connection:
            assert connection.execute("SELECT count(*) FROM card_sets").fetchall() == [(0,)]
        connection.close()
        (copy,) = tmp_path.glob("*before*")
        with sqlite3.connect(copy) as connection:
            assert connection.execute("SELECT login FROM accounts").fetchall() == [("ada",)]
        connection.close()

    run(migrate)


def test_a_taken_port_is_said_plainly(tmp_path):
    async def taken():
        async with serving(settings_for(tmp_path)) as served:
            port = int(served.address.rpartition(":")[2])
            with pytest.raises(StorageError, match=f"port {port} .* is taken"):
                check_port("127.0.0.1", port)

    run(taken)


def test_a_table_of_other_rules_says_so_and_is_left_alone(database):
    async def work(registry):
        live = await create.create_table(registry, head_of("bids"), [Seated(), Seated()])
        registry.tables.clear()
        live.game.__class__.version = 2
        try:
            with pytest.raises(Refused, match=r"under version 1 .* must not be altered silently"):
                await registry.table(live.head.id)
        finally:
            live.game.__class__.version = 1
        assert (await registry.table(live.head.id)).record == live.record

    alone(database, work)


def test_the_log_of_the_file_does_not_grow_without_end_where_commits_never_pause(tmp_path, monkeypatch):
    """There is a commit while it is carried over, which somebody who reads keeps from being carried over too."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_ROWS", 20)
    begun, committed = threading.Event(), threading.Event()
    honest = sqlite.SqliteWriter._checkpoint_beside

    def slow(writer):
        with closing(sqlite3.connect(writer.file, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            begun.set()
            committed.wait(20)
            honest(writer)

    monkeypatch.setattr(sqlite.SqliteWriter, "_checkpoint_beside", slow)

    async def work(registry):
        live = await create.create_table(registry, head_of(), [Seated(), Seated()])
        writer, log = sqlite.SqliteWriter(tmp_path / "house.db"), tmp_path / "house.db-wal"
        number, sizes = live.record.number, []

        def commit():
            nonlocal number
            number += 1
            writer.write([Write(live.head.id, [Entry(number, 0, 1.0, Said("Ada", "x" * 300))])])
            sizes.append(log.stat().st_size)

        for _ in range(20):
            while writer.checkpointing is None:
                commit()
                writer.checkpoint()
            begun.wait(20)
            commit()
            committed.set()
            writer.checkpointing.result(20)
            writer.checkpoint()
            begun.clear()
            committed.clear()
        writer.finish()
        assert max(sizes[200:]) <= max(sizes[:200])

    alone(str(tmp_path / "house.db"), work)


def test_what_is_committed_is_carried_over_into_the_file_beside_the_commits(tmp_path, monkeypatch):
    """SQLite would do it within some unlucky commit; and if nobody did it, its log would grow without end."""
    monkeypatch.setattr(sqlite, "CHECKPOINT_ROWS", 20)

    async def work(registry):
        live = await create.create_table(registry, head_of(), [Seated(), Seated()])
        sizes = []
        for n in range(400):
            await say(live, 0, f"line {n} {'x' * 300}")
            if registry.journal.committer.writer.checkpointing is not None:
                await asyncio.wrap_future(registry.journal.committer.writer.checkpointing)
            sizes.append((tmp_path / "house.db-wal").stat().st_size)
        assert max(sizes[200:]) <= max(sizes[:200])
        shutil.copy(tmp_path / "house.db", tmp_path / "alone.db")  # without its log
        with sqlite3.connect(tmp_path / "alone.db") as file:
            assert file.execute("SELECT count(*) FROM entries").fetchone()[0] > 350
        file.close()

    alone(str(tmp_path / "house.db"), work)


def log_size(folder):
    return (folder / "house.db-wal").stat().st_size


def test_the_log_of_sqlite_is_emptied_when_nothing_comes_in(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "IDLE_SECONDS", 0.05)

    async def work(registry):
        live = await create.create_table(registry, head_of(), [Seated(), Seated()])
        await say(live, 0, "hello")
        await eventually(lambda: log_size(tmp_path) == 0, "the log is emptied")
        assert len(await registry.storage.entries(live.head.id, -1)) == live.record.number + 1
        await say(live, 0, "again")
        await eventually(lambda: log_size(tmp_path) == 0, "the log is emptied again")

    alone(str(tmp_path / "house.db"), work)


def test_an_emptied_log_waits_for_nobody_who_reads(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(), [Seated(), Seated()])
        writer = registry.journal.committer.writer
        await say(live, 0, "one")
        with closing(sqlite3.connect(tmp_path / "house.db")) as reader:
            reader.execute("BEGIN")
            many = reader.execute("SELECT count(*) FROM entries").fetchone()
            await say(live, 0, "two")
            writer.empty_log()
            writer.checkpointing.result(20)
            assert writer.written, "another time"
            assert reader.execute("SELECT count(*) FROM entries").fetchone() == many
        writer.empty_log()
        writer.checkpointing.result(20)
        assert (writer.written, log_size(tmp_path)) == (False, 0)

    alone(str(tmp_path / "house.db"), work)
