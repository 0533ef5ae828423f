"""`undercroft doctor` finds what is wrong with a house, and says so in a line."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing

import pytest

from acting import say
from inside import head_of
from serving import open_at, open_once, run, serving, settings_for
from undercroft.cli import main
from undercroft.server.base import metrics
from undercroft.server.base.settings import Settings
from undercroft.server.db import damage, sqlite
from undercroft.server.model.log import Seated
from undercroft.server.run import checkup
from undercroft.server.run.host import opened
from undercroft.server.tables import create

NOBODY = "http://127.0.0.1:9"


def found(settings, address=NOBODY):
    return {each.name: each for each in checkup.examine(settings, address)}


def wrong(settings):
    return {name: each.found for name, each in found(settings).items() if not each.ok}


async def two_tables(database):
    damage.tell_host.cache_clear()
    async with opened(Settings(database=database, snapshot_every=2)) as registry:
        made = [await create.create_table(registry, head_of(2), [Seated(), Seated()]) for _ in range(2)]
        for live in made:
            for _ in range(2):
                await say(live, 0, "hello")
        return [live.head.id for live in made]


def asked(file, sql):
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(sql).fetchall()


def test_a_house_in_order(database, monkeypatch):
    monkeypatch.setattr(checkup, "ROOM", 0)
    asyncio.run(two_tables(database))
    told = found(Settings(database=database))
    assert {name: each.found for name, each in told.items() if not each.ok} == {}
    assert told["tables"].found == "2, all readable"
    assert told["writing"].found == "a commit works"
    assert told["open house"].found == f"not open at {NOBODY}"
    assert "schema" in told["database"].found
    assert ("rights" in told) == ("disk" in told) == database.endswith(".db")


def test_each_thing_that_is_wrong_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(checkup, "ROOM", 0)
    file = tmp_path / "house.db"
    settings = Settings(database=str(file))
    assert "no such file" in wrong(settings)["database"]
    assert not file.exists(), "looking makes no house"
    first, second = asyncio.run(two_tables(str(file)))
    assert wrong(settings) == {}
    file.chmod(0o644)
    assert "others on this machine may read house.db" in wrong(settings)["rights"]
    file.chmod(0o600)
    asked(file, f"UPDATE tables SET head = '{{' WHERE id = '{first}'")
    asked(file, f"UPDATE entries SET body = '{{' WHERE number = 1 AND table_id = '{second}'")
    told = wrong(settings)["tables"]
    assert f"{first} (its head)" in told
    assert f"{second} (its log)" in told
    assert "2 of 2" in told
    with monkeypatch.context() as forbidden:
        forbidden.setattr(sqlite, "prepare_sqlite", lambda connection: connection.execute("PRAGMA query_only = ON"))
        assert wrong(settings)["writing"] == "nothing can be kept: the database may only be read"
    with monkeypatch.context() as full:
        full.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(100, 95, 5))
        assert "0.0 MB free" in wrong(settings)["disk"]
    asked(file, "UPDATE alembic_version SET version_num = '9999'")
    assert "of a newer version" in wrong(settings)["database"]
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    assert "database" in wrong(settings)


def test_copies_are_opened_and_a_garbled_snapshot_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(checkup, "ROOM", 0)
    file = tmp_path / "house.db"
    settings = Settings(database=str(file))
    run(lambda: open_at("0001", file))
    told = found(settings)
    assert "brought to" in told["database"].found
    assert told["tables"].ok
    run(lambda: open_once(file))
    (copy,) = tmp_path.glob("*.before-*")
    assert copy.name in found(settings)["copies"].found
    first, _ = asyncio.run(two_tables(str(file)))
    asked(file, f"UPDATE snapshots SET record = x'00' WHERE table_id = '{first}'")
    assert f"{first} (snapshot 4, which its log makes up for)" in wrong(settings)["tables"]
    copy.write_bytes(b"half a copy" * 1000)
    assert "cannot be used" in wrong(settings)["copies"]


def test_an_open_house_is_asked_itself(tmp_path, monkeypatch):
    async def work():
        settings = settings_for(tmp_path, open_metrics=True)
        async with serving(settings) as served:
            table = (await (await served.visitor("Ada")).make_table("dice_brewing", ["me", "me"]))["table"]

            async def told():
                return await checkup._open_house(served.address)

            assert await told() == f"open at {served.address} and ready; no commit has failed since it was opened"
            monkeypatch.setattr(
                sqlite, "prepare_sqlite", lambda connection: connection.execute("PRAGMA query_only = ON")
            )
            served.registry.journal.committer.writer.close()
            with pytest.raises(Exception, match="does not answer"):
                await served.clients[0].act(table, "say", text="hello")
            with pytest.raises(
                checkup.StorageError, match=r"cannot keep anything: the database may only be read; the last"
            ):
                await told()

    metrics.COMMIT_FAILED_AT.set(0)  # other tests have counted, too
    run(work)


def test_the_command_tells_of_a_house_where_there_is_one(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    asyncio.run(two_tables(str(tmp_path / "house.db")))
    asked(tmp_path / "house.db", "UPDATE entries SET body = '{'")
    assert main(["doctor", "--json", "--database", str(tmp_path / "house.db"), "--address", NOBODY]) == 1
    told = {check["name"]: check for check in json.loads(capsys.readouterr().out)["checks"]}
    assert not told["tables"]["ok"]
    assert told["rights"]["ok"]
    assert main(["doctor", "--database", str(tmp_path / "nothere.db")]) == 1
    assert "no such file" in capsys.readouterr().out
    assert main(["doctor", "--database", "mysql://somewhere/house"]) == 1
    assert "is no database that Undercroft can use" in " ".join(capsys.readouterr().out.split())
