"""What is pruned, what of a person is shown to them, and what is left when they are forgotten."""

import asyncio
import json

import httpx
import pytest
from sqlalchemy import func, select, text, update

from acting import choose, leave, say
from inside import head_of
from serving import run, serving, settings_for
from undercroft.cli import main
from undercroft.client import Client, Refused
from undercroft.engine.transcript import parse, replay
from undercroft.games import game
from undercroft.server.base.settings import Settings
from undercroft.server.db import retention, schema
from undercroft.server.db.retention import Policy, Pruned
from undercroft.server.model.log import Seated
from undercroft.server.run import host
from undercroft.server.run.host import opened
from undercroft.server.tables import create

LONG_AGO = 0.0


async def some_choices(live, many):
    for _ in range(many):
        asked = live.state.decision(live.state.seat)
        await choose(live, asked.seat, live.record.asked, asked.options[0].text)


async def new_table(registry, choices=0, cards="", visitors=(0, 0)):
    seats = [Seated(visitor=visitor, name=f"Guest {visitor}") for visitor in visitors]
    live = await create.create_table(registry, head_of(2, "dice_brewing"), seats)
    await some_choices(live, choices)
    return live.head.id


async def long_ago(registry, *tables):
    """As if nothing had happened there for years, nor anyone been here."""
    visitors = dict.fromkeys(("created", "begun", "seen"), LONG_AGO)
    await registry.storage.change(
        [
            update(schema.tables).where(schema.tables.c.id.in_(tables)).values(changed=LONG_AGO),
            update(schema.visitors).values(visitors),
        ]
    )


async def many(registry, table):
    async with registry.storage.engine.connect() as connection:
        return (await connection.execute(select(func.count()).select_from(table))).scalar()


def test_only_what_the_policy_names_is_pruned_and_nothing_in_a_dry_run(database):
    async def work():
        settings = Settings(database=database, snapshot_every=4)
        async with opened(settings) as registry:
            guests = [(await registry.storage.add_visitor(f"token {n}", f"Guest {n}")).id for n in range(4)]
            account = await registry.storage.add_account("ada", "hash")
            await registry.storage.change_visitor(guests[3], account=account)
            unplayed, fresh = await new_table(registry), await new_table(registry, visitors=(guests[2], 0))
            played = await new_table(registry, 30, visitors=(guests[1], 0))
            await registry.storage.change([text("INSERT INTO card_sets VALUES ('unused', '{}')")])
            await long_ago(registry, unplayed, played)
            whole = (await registry.history.restore(await registry.history.head(played))).record
        nothing = Policy()
        everything = Policy(unplayed_days=30, guest_days=30, snapshots=2)
        assert await host.prune(settings, nothing, dry_run=False) == Pruned(0, 0, 0, 0)
        expected = Pruned(tables=1, guests=2, snapshots=whole.number // 4 - 2, card_sets=1)
        for dry in (True, True, False):
            assert await host.prune(settings, everything, dry_run=dry) == expected
        assert await host.prune(settings, everything, dry_run=False) == Pruned(0, 0, 0, 0)
        async with opened(settings) as registry:
            assert {row.id for row, _ in await registry.storage.all_tables()} == {fresh, played}
            assert await many(registry, schema.snapshots) == 2
            assert await many(registry, schema.visitors) == 2, "one with an account, one at a lively table"
            now = await registry.history.restore(await registry.history.head(played))
            assert now.record.choices == 30
            assert now.record.seats[0].name == retention.NAME
            assert (await registry.history.position(now.head, 3)) is not None

    run(work)


def test_the_command_says_what_it_would_do(tmp_path, capsys):
    async def make():
        async with opened(Settings(database=str(tmp_path / "house.db"))) as registry:
            await long_ago(registry, await new_table(registry))

    asyncio.run(make())
    prune = ["host", "prune", "--database", str(tmp_path / "house.db")]
    assert main([*prune, "--unplayed-days", "7", "--dry-run"]) == 0
    assert "1 tables never played" in (told := capsys.readouterr().out)
    assert "would be deleted" in told
    assert main([*prune, "--unplayed-days", "7"]) == 0
    assert "were deleted" in capsys.readouterr().out
    assert main(prune) == 2
    assert "unless you say what" in capsys.readouterr().err
    for wrong in (["--guest-days", "0"], ["--guest-days", "nan"], ["--snapshots", "0"]):
        assert main([*prune, *wrong]) == 2


async def a_game(served):
    """Ada and Bob have played a while; Ada has talked, and made the table."""
    ada, bob = await served.visitor("Ada Lovelace"), await served.visitor("Bob")
    table = (await ada.make_table("dice_brewing", ["me", "open"], title="Ada Lovelace's table"))["table"]
    await bob.take(table, 1)
    live = served.registry.tables[table]
    await ada.act(table, "say", text="Ada Lovelace was here")
    await bob.act(table, "say", text="so was I")
    await some_choices(live, 40)
    return ada, bob, table


async def kept_anywhere(registry, word):
    """Where the database still says a word."""
    found = []
    async with registry.storage.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                if word in repr(dict(row)):
                    found.append((table.name, dict(row)))
    return found


def test_a_person_has_what_is_kept_of_them_and_no_more(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, _, table = await a_game(served)
            await ada.post("/api/account", {"login": "ada", "password": "correct horse"})
            answer = await ada.http.get("/api/me/data")
            assert "attachment" in answer.headers["content-disposition"]
            told = answer.json()
            assert told["account"]["login"] == "ada"
            assert [device["name"] for device in told["devices"]] == ["Ada Lovelace"]
            (line,) = told["tables"]
            assert (line["table"], line["title"], line["made_by_me"]) == (table, "Ada Lovelace's table", True)
            assert {entry["kind"] for entry in line["entries"]} == {"seat", "chat", "choice"}
            assert {entry["seat"] for entry in line["entries"]} == {0}
            assert "so was I" not in answer.text
            for secret in ("password", "token", "outcomes", "events", "argon2"):
                assert secret not in answer.text
            mine = [entry["text"] for entry in line["entries"] if entry["kind"] == "choice"]
            log = await served.registry.storage.entries(table, -1)
            assert mine == [entry.body.text for entry in log if entry.kind == "choice" and entry.seat == 0]
            assert (await (await served.visitor("Eve")).get("/api/me/data"))["tables"] == []
            async with Client(served.address) as nobody:
                with pytest.raises(Refused):
                    await nobody.get("/api/me/data")

    run(work)


def test_who_is_forgotten_is_nowhere_and_the_game_goes_on(database, tmp_path):
    async def work():
        async with serving(settings_for(tmp_path, database=database, snapshot_every=8)) as served:
            ada, bob, table = await a_game(served)
            before = [
                entry.body for entry in await served.registry.storage.entries(table, -1) if entry.kind == "choice"
            ]
            await ada.post("/api/me/forget", {})
            assert await kept_anywhere(served.registry, "Ada") == []
            assert await kept_anywhere(served.registry, "Lovelace") == []
            with pytest.raises(Refused):
                await ada.get("/api/me")
            news = await bob.look(table)
            assert [seat["holder"] for seat in news["seats"]] != ["person", "person"]
            eve = await served.visitor("Eve")
            with pytest.raises(Refused):
                await eve.take(table, 0)  # whoever takes it sees its hand; only the owner could give it away
            live = served.registry.tables[table]
            now = await served.registry.history.restore(await served.registry.history.head(table))
            assert now.record == live.record
            assert now.game.view(now.state, 1) == live.game.view(live.state, 1)
            log = await served.registry.storage.entries(table, -1)
            assert [entry.body for entry in log if entry.kind == "choice"] == before
            assert [entry.number for entry in log] == list(range(len(log)))
            transcript = await host.export(Settings(database=database), table)
            replay(parse(transcript), game("dice_brewing"))
            said = [line["text"] for line in await bob.get(f"/api/tables/{table}/log") if line["kind"] == "chat"]
            assert said == [retention.GONE_TEXT, "so was I"]

    run(work)


def test_an_account_goes_with_all_its_devices_and_only_by_its_password(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, _, _ = await a_game(served)
            await ada.post("/api/account", {"login": "lovelace", "password": "correct horse"})
            phone = await served.visitor("Ada's phone")
            await phone.post("/api/account/login", {"login": "lovelace", "password": "correct horse"})
            for wrong in ({}, {"password": "wrong"}):
                with pytest.raises(Refused) as refusal:
                    await phone.post("/api/me/forget", wrong)
                assert refusal.value.code == "wrong"
            assert (await ada.get("/api/me"))["account"]
            answer = await phone.http.post("/api/me/forget", json={"password": "correct horse"})
            assert answer.status_code == 200
            assert "Max-Age=0" in answer.headers["set-cookie"]
            for device in (ada, phone):
                with pytest.raises(Refused):
                    await device.get("/api/me")
            assert await kept_anywhere(served.registry, "ovelace") == []
            again = await served.visitor("Ada")
            await again.post("/api/account", {"login": "lovelace", "password": "another horse"})
            assert await again.get("/api/me/tables") == []

    run(work)


def test_forgetting_that_was_interrupted_is_begun_again(tmp_path, monkeypatch):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, _, _ = await a_game(served)
            honest, calls = served.registry.storage.change, []

            async def fails_second(statements):
                calls.append(statements)
                if len(calls) == 2:
                    raise httpx.ReadTimeout("the power has gone")
                await honest(statements)

            monkeypatch.setattr(served.registry.storage, "change", fails_second)
            assert (await ada.http.post("/api/me/forget", json={})).status_code == 500
            assert (await ada.get("/api/me"))["name"] == "Ada Lovelace"
            await ada.post("/api/me/forget", {})
            assert await kept_anywhere(served.registry, "Lovelace") == []

    run(work)


def test_a_seat_that_was_left_was_theirs_only_until_then(database):
    async def work():
        async with opened(Settings(database=database)) as registry:
            first, second = [(await registry.storage.add_visitor(f"t{n}", f"Guest {n}")).id for n in range(2)]
            id = await new_table(registry, 3, visitors=(first, second))
            live = await registry.table(id)
            await say(live, 0, "first")
            await leave(live, 0)
            await say(live, 1, "second")
            assert await retention.forget(registry.storage, frozenset({first})) == [id]
            bodies = [entry.body for entry in await registry.storage.entries(id, -1)]
            assert [body.text for body in bodies if hasattr(body, "name") and hasattr(body, "text")] == ["…", "second"]
            assert json.dumps(await retention.kept_of(registry.storage, frozenset({first}), None)) == json.dumps(
                {"devices": [], "account": None, "tables": []}
            )

    run(work)


def test_what_is_kept_of_oneself_does_not_tell_that_others_changed_an_answer(tmp_path):
    """Their own numbers would count what others keep to themselves."""
    told = []

    async def work():
        async with serving(settings_for(tmp_path / str(len(told)))) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            asked = (await ada.look(table))["decision"]
            for option in asked["options"][: len(told) + 1]:
                await ada.act(table, "choose", decision=asked["number"], text=option["text"])
            said = await bob.act(table, "say", text="hm")
            numbers = [entry["number"] for entry in (await bob.get("/api/me/data"))["tables"][0]["entries"]]
            assert numbers[-1] == said["number"]
            told.append(numbers)

    for many in range(3):
        (tmp_path / str(many)).mkdir()
        run(work)
    assert told[0] == told[1] == told[2]


def test_what_is_kept_of_one_is_found_without_reading_what_is_kept_of_all(tmp_path, monkeypatch):
    read = []
    honest = retention.unpacked
    monkeypatch.setattr(retention, "unpacked", lambda *row: read.append(row) or honest(*row))

    async def work():
        async with opened(Settings(database=str(tmp_path / "house.db"))) as registry:
            for visitor in range(1, 13):
                await new_table(registry, visitors=(visitor, 0))
            assert len(await retention.tables_with(registry.storage, {1})) == 1
            assert len(read) == 1, "not that of 11 or 12 either"
            assert len(await retention.tables_with(registry.storage, range(1, 13))) == 12

    run(work)
