"""`undercroft serve` and `undercroft host`."""

import argparse
import asyncio
import contextlib
import re
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from acting import choose
from undercroft.cli import parser
from undercroft.engine.errors import UndercroftError
from undercroft.engine.transcript import parse, replay
from undercroft.games import game
from undercroft.server.base.settings import Settings
from undercroft.server.model.log import Head, Seated
from undercroft.server.people import credentials
from undercroft.server.run.cli import host_arguments
from undercroft.server.run.host import opened
from undercroft.server.tables import create


def command(*words):
    args = parser().parse_args([str(word) for word in words])
    return args.run(args)


def test_the_host_looks_after_a_table(tmp_path, capsys):
    database = tmp_path / "house.db"

    async def make():
        async with opened(Settings(database=str(database))) as registry:
            rules = game("dice_brewing").version
            head = Head(credentials.new_table_id(), "dice_brewing", rules, 2, {}, "own", 0, time.time(), title="Friday")
            live = await create.create_table(registry, head, [Seated(), Seated()])
            for _ in range(5):
                asked = live.state.decision(live.state.seat)
                await choose(live, asked.seat, live.record.asked, asked.options[0].text)
            return head.id

    table = asyncio.run(make())

    def told(*words):
        assert command("host", *words, "--database", database) == 0
        return capsys.readouterr().out

    assert table in told("list")
    assert "Friday" in told("list", "--status", "open")
    assert msgspec.json.decode(told("list", "--json"))[0]["table"] == table
    assert msgspec.json.decode(told("inspect", table))["choices"] == 5
    transcript = parse(told("export", table))
    assert transcript.choices() == 5
    replay(transcript, game("dice_brewing"))
    told("rewind", table, 3)
    assert parse(told("export", table)).choices() == 1
    told("close", table, "--reason", "enough")
    assert "closed" in told("list")
    with pytest.raises(UndercroftError, match="nobody logs in as 'ada'"):
        told("password", "ada")
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO accounts (id, login, password, created) VALUES (1, 'ada', 'x', 0)")
    assert re.match(r"\S{16}  is good for one login as Ada within 24 hours", told("password", "Ada"))
    assert "rows written" in told("backup", tmp_path / "backup.gz")
    assert command("host", "restore", tmp_path / "backup.gz", "--database", tmp_path / "copy.db") == 0
    with pytest.raises(UndercroftError, match="no such table"):
        command("host", "inspect", "nothere", "--database", database)
    with pytest.raises(UndercroftError, match="not a backup"):
        command("host", "restore", database, "--database", tmp_path / "other.db")


def test_serve_says_what_is_wrong_and_leaves(tmp_path, capsys):
    assert command("serve", "--database", tmp_path / "no" / "house.db") == 1
    assert "no folder" in capsys.readouterr().err


def test_the_page_for_hosts_names_every_command():
    host = argparse.ArgumentParser()
    host_arguments(host)
    (actions,) = [each for each in host._actions if isinstance(each, argparse._SubParsersAction)]
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
    missing = [name for name in actions.choices if f"undercroft host {name}" not in page]
    assert missing == []
