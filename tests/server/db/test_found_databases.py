"""How a house begins: what it does to a database it finds, and what it says when it cannot."""

import gzip
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command as alembic_command

from serving import open_at, open_once, run
from undercroft.cli import parser
from undercroft.engine.errors import UndercroftError
from undercroft.server.base.errors import StorageError
from undercroft.server.base.settings import Settings
from undercroft.server.db import migrate as migrate_module
from undercroft.server.db.storage import Storage
from undercroft.server.run import serve as run_module


def asked(file: Path, query: str):
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute(query).fetchall()
        connection.commit()
        return rows


async def made_by_the_first_version(file: Path) -> None:
    await open_at("0001", file)
    asked(file, "INSERT INTO accounts VALUES (1, 'ada', 'x', 0)")


def test_a_migration_that_fails_leaves_the_file_and_every_copy_and_says_where_they_are(tmp_path, monkeypatch):
    """Start after start: the copy from before the first try is the good one, so nothing may be written over it."""
    file, first, second = (tmp_path / f"house.db{end}" for end in ("", ".before-0003", ".before-0003.2"))

    def half_way(config, _):
        connection = config.attributes["connection"]
        connection.exec_driver_sql("DROP TABLE accounts")
        connection.exec_driver_sql("CREATE TABLE alembic_version (x INTEGER)")

    async def work():
        await made_by_the_first_version(file)
        with monkeypatch.context() as broken:
            broken.setattr(alembic_command, "upgrade", half_way)
            with pytest.raises(
                StorageError, match=r"from schema 0001 to 0003.*already exists.*begin again from"
            ) as error:
                await open_once(file)
            assert str(first) in str(error.value)
            assert asked(file, "SELECT login FROM accounts") == [("ada",)]
            asked(first, "UPDATE accounts SET login = 'the first copy'")
            with pytest.raises(StorageError) as error:
                await open_once(file)
            assert str(first) in str(error.value)
            assert str(second) in str(error.value)
        assert asked(first, "SELECT login FROM accounts") == [("the first copy",)]
        assert asked(second, "SELECT login FROM accounts") == [("ada",)]
        await open_once(file)
        assert asked(file, "SELECT version_num FROM alembic_version") == [("0003",)]
        assert asked(file, "SELECT login FROM accounts") == [("ada",)]

    run(work)


def test_without_a_copy_nothing_is_migrated(tmp_path, monkeypatch):
    file = tmp_path / "house.db"

    def full(_, target):
        target.write_bytes(b"half a copy")
        raise sqlite3.OperationalError("database or disk is full")

    async def work():
        await made_by_the_first_version(file)
        with monkeypatch.context() as broken:
            broken.setattr(migrate_module, "back_up_file", full)
            with pytest.raises(StorageError, match=r"disk is full; nothing was changed"):
                await open_once(file)
        assert asked(file, "SELECT version_num FROM alembic_version") == [("0001",)]
        assert [path.name for path in tmp_path.glob("*before*")] == []

    run(work)


def test_a_file_of_another_program_is_left_as_it_is(tmp_path):
    file = tmp_path / "photos.db"
    asked(file, "CREATE TABLE photos (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(StorageError, match=r"photos\.db is not one of Undercroft's.*\(photos\).*--database"):
        run(lambda: open_once(file))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["photos.db"]


def test_a_database_of_another_program_is_left_as_it_is(pg_database):
    async def work():
        storage = Storage(Settings(database=pg_database))
        async with storage.engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE photos (name TEXT)")
        with pytest.raises(StorageError, match=r"is not one of Undercroft's.*\(photos\)"):
            await storage.open()
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(lambda sync: migrate_module.inspect(sync).get_table_names())
        assert found == ["photos"]
        await storage.close()

    run(work)


def test_an_empty_file_becomes_a_house(tmp_path):
    (tmp_path / "house.db").touch()
    run(lambda: open_once(tmp_path / "house.db"))
    assert asked(tmp_path / "house.db", "SELECT version_num FROM alembic_version") == [("0003",)]


def command(*words):
    args = parser().parse_args([str(word) for word in words])
    return args.run(args)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--port", "99999"), "there is no port 99999; choose one from 1 to 65535 with --port"),
        (("--port=-1",), "there is no port -1; choose one"),
        (("--port", "0"), "there is no port 0; choose one"),
        (("--host", "no.such.name.invalid"), "there is no host called 'no.such.name.invalid'; --host takes"),
        (("--host", "a" * 80), "there is no host called"),
        (("--host", "203.0.113.7"), "203.0.113.7 is not an address of this machine; --host takes"),
        (("--database", "mysql://ada:geheim@db/house"), "mysql:// is no database that Undercroft can use; --database"),
        (("--database", "postgresql+psycopg://ada:geheim@db/house"), "postgresql+psycopg:// is no database"),
        (
            ("--database", "postgresql://ada:geheim@127.0.0.1:port/house"),
            "the address of the database is not understood",
        ),
        (("--database", "postgresql://ada:geheim/geheim@127.0.0.1:1/house"), "is not understood; it is written"),
        (("--database", "postgresql://ada:geheim@127.0.0.1:1/house?sslmode=never"), "sslmode"),
        (("--database", "postgresql://ada@127.0.0.1:1/house?password=geheim&sslmode=require"), "cannot be used"),
        (("--database", "postgresql://ada:geheim@127.0.0.1:1/house?sslmode=require"), "cannot be used"),
    ],
)
def test_what_is_wrong_at_the_start_is_said_in_a_sentence_without_a_password(
    tmp_path, monkeypatch, capsys, words, said
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run_module, "serve_here", lambda *_: pytest.fail("it began to serve"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]
    assert command("serve", "--port", free, *words) == 1
    told = capsys.readouterr().err
    assert told.startswith("undercroft serve: ")
    assert said in told
    assert told.count("\n") == 1
    assert "geheim" not in told
    assert list(tmp_path.iterdir()) == []


def test_what_the_driver_knows_of_an_address_is_understood(pg_database):
    """`sslmode` is how PostgreSQL spells it everywhere."""
    run(lambda: open_once(f"{pg_database}&sslmode=prefer&application_name=undercroft"))
    with pytest.raises(StorageError, match="cannot be used"):
        run(lambda: open_once(f"{pg_database}&no_such_setting=1"))


@pytest.mark.parametrize(
    "words", [("list",), ("inspect", "x"), ("rewind", "x", 1), ("export", "x"), ("close", "x"), ("backup", "backup.gz")]
)
def test_the_host_looks_after_a_house_that_is_there(tmp_path, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UndercroftError, match=r"no such file: typo\.db; --database"):
        command("host", *words, "--database", "typo.db")
    assert list(tmp_path.iterdir()) == []


def test_what_is_wrong_with_a_backup_is_said_and_leaves_no_database_behind(tmp_path):
    whole = gzip.compress(b"".join(b"%d line of a backup\n" % n for n in range(5000)))
    middle = len(whole) // 2
    for data, said in [
        (None, "no such file"),
        (b"", "is not a backup"),
        (b"hello", "is not a backup"),
        (whole, "is not a backup"),
        (gzip.compress(b'{"format":"undercroft backup 1"}\n[1]'), "is not a backup"),
        (whole[:middle], "is damaged"),
        (whole[:10] + b"\xff" * 40 + whole[50:], "is damaged"),
        (whole[:middle] + b"\xff" * 40 + whole[middle + 40 :], "is damaged"),
    ]:
        backup = tmp_path / "backup.gz"
        if data is not None:
            backup.write_bytes(data)
        with pytest.raises(StorageError, match=said):
            command("host", "restore", backup, "--database", tmp_path / "new.db")
        assert not (tmp_path / "new.db").exists()
