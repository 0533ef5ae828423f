"""A database of an earlier day opens, and shows everyone just what they saw then."""

import asyncio
import gzip
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import own_postgres
from serving import run, serving, settings_for
from undercroft.client import Client
from undercroft.server.base.settings import Settings
from undercroft.server.messages import wire
from undercroft.server.run import host
from undercroft.server.run.app import create

HERE = Path(__file__).parents[2] / "old"
SEEN = json.loads(gzip.decompress((HERE / "seen.json.gz").read_bytes()))
UNSAID = ("description", "summary", "title")
"""What a schema says for people to read; it may be put better."""


def from_dump(folder):
    """The SQLite file itself, as it lay there."""
    with closing(sqlite3.connect(folder / "house.db")) as connection:
        connection.executescript(gzip.decompress((HERE / "house.sql.gz").read_bytes()).decode())
    return settings_for(folder)


def from_backup(folder, database):
    """A house filled from a backup."""
    settings = settings_for(folder, database=database)
    assert asyncio.run(host.restore(settings, HERE / "house.backup")) > 400
    return settings


def tells(now, then):
    """Is all that was told then told now, the same? An answer may have learnt to tell more."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and tells(now[key], then[key]) for key in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(tells, now, then))
    return type(now) is type(then) and now == then


def test_what_is_told_less_or_otherwise_is_noticed():
    assert tells({"a": [1, {"b": ""}], "c": 2}, {"a": [1, {"b": ""}]})
    for now in (
        {},
        {"a": [1]},
        {"a": [1, {"b": 0}]},
        {"a": [1, {}]},
        {"a": [1, {"b": ""}, 2]},
        {"a": [True, {"b": ""}]},
    ):
        assert not tells(now, {"a": [1, {"b": ""}]}), now


@pytest.mark.parametrize("kind", ["dump", "backup", "postgresql"])
def test_everyone_sees_what_they_saw(kind, tmp_path, request):
    if kind == "dump":
        settings = from_dump(tmp_path)
    elif kind == "backup":
        settings = from_backup(tmp_path, str(tmp_path / "house.db"))
    else:
        settings = from_backup(tmp_path, own_postgres.new_database(request.getfixturevalue("postgres")))

    async def work():
        async with serving(settings) as served:
            for name, path, status, kept in SEEN["answers"]:
                async with Client(served.address, SEEN["tokens"][name]) as client:
                    answer = await client.http.get(path)
                assert answer.status_code == status, (name, path)
                if answer.headers["content-type"].startswith("application/json"):
                    now, then = answer.json(), json.loads(kept)
                    parts = then if isinstance(then, dict) else {}
                    for part in parts:  # part by part, so that a failure says which
                        assert tells(now[part], then[part]), (name, path, part)
                    assert tells(now, then), (name, path)
                else:
                    assert answer.text == kept, (name, path)

    assert len(SEEN["answers"]) > 100
    run(work)


def test_games_go_on_where_they_stood(tmp_path):
    settings = from_dump(tmp_path)
    tables = SEEN["tables"]

    async def work():
        async with serving(settings) as served:
            people = {name: Client(served.address, token) for name, token in SEEN["tokens"].items()}
            for client in people.values():
                served.clients.append(client)
            table = tables["own cards, an undo, a vote to go back"]
            news = await people["Ada"].look(table)
            assert news["proposal"]["what"] == "undo"
            for name in ("Ada", "Eve"):
                await people[name].act(table, "agree", proposal=news["proposal"]["number"], yes=True)
            back = await people["Ada"].look(table)
            assert (back["position"], back["proposal"]) == (news["proposal"]["to"], None)
            table = tables["standing answers, a vote for a stand-in"]
            news = await people["Eve"].look(table)
            assert news["standing_name"] == "pass_all"
            await people["Eve"].act(table, "agree", proposal=news["proposal"]["number"], yes=False)
            assert (await people["Eve"].look(table))["proposal"] is None
            table = tables["one screen"]
            number = (await people["Ada"].look(table))["number"]
            for seat in (await people["Ada"].look(table))["waiting"]:
                asked = (await people["Ada"].look(table, seat=seat))["decision"]
                action = {"type": "choose", "decision": asked["number"], "text": asked["options"][0]["text"]}
                await people["Ada"].post(f"/api/tables/{table}/act", action, seat=seat)
            assert (await people["Ada"].look(table))["number"] > number

    run(work)


def test_a_cookie_of_that_day_knows_whose_it_is_until_one_logs_out(tmp_path):
    async def work():
        async with serving(from_dump(tmp_path)) as served:
            assert len(SEEN["tokens"]) > 1
            for name, token in SEEN["tokens"].items():
                async with Client(served.address) as browser:
                    browser.http.cookies.set("undercroft", token)
                    assert (await browser.get("/api/me"))["name"] == name
                    sessions = await browser.get("/api/account/sessions")
                    assert [each["here"] for each in sessions].count(True) == 1
                    assert all(0 < each["begun"] <= each["seen"] for each in sessions)
                    await browser.post("/api/account/logout", {})
                    browser.http.cookies.set("undercroft", token)
                    assert (await browser.http.get("/api/me")).status_code == 403

    run(work)


def bare(schema):
    """A schema without what is only for people to read."""
    if isinstance(schema, dict):
        return {key: bare(value) for key, value in schema.items() if key not in UNSAID or not isinstance(value, str)}
    return [bare(each) for each in schema] if isinstance(schema, list) else schema


def described():
    """What the server says of itself: its requests, and every message of the wire."""
    app, _ = create(Settings(database=":memory:"))
    requests = json.loads(msgspec.json.encode(app.openapi_schema.to_schema()))
    requests["info"].pop("version")
    _, wired = msgspec.json.schema_components([wire.Heard, wire.AnyAction, wire.Hint], ref_template="#/{name}")
    return {"openapi": bare(requests), "wire": bare(wired)}


def test_requests_and_messages_are_what_they_were():
    kept = json.loads((HERE / "schemas.json").read_text("utf-8"))
    # A process of its own: the names of parts in OpenAPI depend on what else was imported.
    path = os.pathsep.join([*sys.path, os.environ.get("PYTHONPATH", "")])
    said = subprocess.run(
        [sys.executable, __file__], env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, check=True
    )
    now = json.loads(said.stdout)
    for part in ("openapi", "wire"):
        assert len(kept[part]) > 2
    assert now["wire"] == kept["wire"]
    assert now["openapi"]["paths"] == kept["openapi"]["paths"]
    assert now == kept


if __name__ == "__main__":
    print(json.dumps(described()))
