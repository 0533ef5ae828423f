"""Rows damaged by hand: one table suffers, in plain words, and the host hears of it."""

import asyncio

import pytest
from sqlalchemy import delete, text, update

from acting import choose
from inside import head_of
from serving import run, serving, settings_for
from undercroft.client import Client, Refused
from undercroft.server.base.settings import Settings
from undercroft.server.db import damage, schema
from undercroft.server.model.log import Seated
from undercroft.server.run import host
from undercroft.server.run.host import opened
from undercroft.server.tables import create

GARBLED = ["", "{", "null", '{"kind":"choice"}', "[" * 2000, "\ud7ff" * 9, '{"kind":"choice","text":1}', "\x7f\x01"]


@pytest.fixture(autouse=True)
def told_anew():
    damage.tell_host.cache_clear()


@pytest.fixture
def told(caplog):
    """What the host is told of damaged tables: table and what is wrong."""

    def lines():
        return [(line.table, line.error) for line in caplog.records if "is damaged" in line.message]

    return lines


async def some_choices(live, many):
    for _ in range(many):
        asked = live.state.decision(live.state.seat)
        await choose(live, asked.seat, live.record.asked, asked.options[0].text)


async def change(registry, statement):
    async with registry.storage.engine.begin() as connection:
        await connection.execute(statement)


def snapshots(live):
    return schema.snapshots.c.table_id == live.head.id


@pytest.mark.parametrize("what", ["record", "state", "both", "every one"])
def test_a_garbled_snapshot_is_passed_over(database, what, told):
    """Its log is whole, so an earlier snapshot or the beginning leads to the same position."""

    async def work():
        async with opened(Settings(database=database, snapshot_every=8)) as registry:
            live = await create.create_table(registry, head_of(2, "dice_brewing"), [Seated(), Seated()])
            await some_choices(live, 30)
            numbers = [n for n in range(8, live.record.number + 1, 8)]
            wrong = {key: b"{garbled" for key in (["record", "state"] if what in ("both", "every one") else [what])}
            statement = update(schema.snapshots).where(snapshots(live)).values(**wrong)
            if what != "every one":
                statement = statement.where(schema.snapshots.c.number == numbers[-1])
            await change(registry, statement)
            again = await registry.history.restore(live.head)
            assert again.record == live.record
            assert again.game.view(again.state, 0) == live.game.view(live.state, 0)
            for number in (0, 10, live.record.number):
                assert await registry.history.position(live.head, number) is not None
            spoilt = set(numbers) if what == "every one" else {numbers[-1]}
            assert {error.partition(":")[0] for _, error in told()} == {f"snapshot {number}" for number in spoilt}
            assert {table for table, _ in told()} == {live.head.id}
            before = len(told())
            await registry.history.restore(live.head)
            assert len(told()) == before, "once is enough"

    run(work)


def test_a_snapshot_of_another_moment_is_no_snapshot(database, told):
    async def work():
        async with opened(Settings(database=database, snapshot_every=8)) as registry:
            live = await create.create_table(registry, head_of(2, "dice_brewing"), [Seated(), Seated()])
            await some_choices(live, 20)
            last = schema.snapshots.c.number == 16
            await change(registry, update(schema.snapshots).where(snapshots(live), last).values(number=15))
            assert (await registry.history.restore(live.head)).record == live.record
            assert told()

    run(work)


async def everything(client: Client, table: str) -> dict[str, int]:
    """Ask for all that tells of a table; the status of each answer that says no."""
    asked = [
        f"/api/tables/{table}",
        f"/api/tables/{table}/log",
        f"/api/tables/{table}/log?lang=en",
        f"/api/tables/{table}/positions",
        f"/api/tables/{table}/positions/0",
        f"/api/tables/{table}/positions/6",
        f"/api/tables/{table}/transcript",
        "/api/tables",
        "/api/me/tables",
    ]
    answers = [(path, await client.http.get(path)) for path in asked]
    answers.append(("say", await client.http.post(f"/api/tables/{table}/act", json={"type": "say", "text": "hello"})))
    for path, answer in answers:
        assert answer.status_code < 500, (path, answer.text)
        assert answer.is_success or answer.json()["code"] in ("damaged", "running"), (path, answer.text)
    return {path: answer.status_code for path, answer in answers if not answer.is_success}


async def two_tables(served):
    ada = await served.visitor("Ada")
    made = [(await ada.make_table("dice_brewing", ["me", "me"], listed=True))["table"] for _ in range(2)]
    for table in made:
        await some_choices(served.registry.tables[table], 12)
    served.registry.tables.clear()
    return ada, made


@pytest.mark.parametrize("body", GARBLED)
def test_a_garbled_entry_is_said_in_words(tmp_path, body, told):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, (bad, good) = await two_tables(served)
            wrong = (schema.entries.c.table_id == bad) & (schema.entries.c.number == 5)
            await change(served.registry, update(schema.entries).where(wrong).values(body=body))
            refused = await everything(ada, bad)
            assert f"/api/tables/{bad}" in refused
            assert "/api/tables" not in refused
            assert "/api/me/tables" not in refused
            with pytest.raises(Refused) as refusal:
                async with ada.sit(bad) as seat:
                    await seat.next_news()
            assert refusal.value.code == "damaged"
            assert {table for table, _ in told()} == {bad}
            assert list(await everything(ada, good)) == [f"/api/tables/{good}/transcript"]

    run(work)


@pytest.mark.parametrize("number", [0, 3, 7])
def test_a_missing_entry_is_said_in_words(tmp_path, number, told):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, (bad, _) = await two_tables(served)
            gone = (schema.entries.c.table_id == bad) & (schema.entries.c.number == number)
            await change(served.registry, delete(schema.entries).where(gone))
            assert f"/api/tables/{bad}" in await everything(ada, bad)
            assert {table for table, _ in told()} == {bad}

    run(work)


def test_a_choice_that_was_never_offered_is_said_in_words(tmp_path, told):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, (bad, _) = await two_tables(served)
            entries = await served.registry.storage.entries(bad, 4, 5)
            body = entries[0].packed().replace('"text":"', '"text":"never ')
            wrong = (schema.entries.c.table_id == bad) & (schema.entries.c.number == 5)
            await change(served.registry, update(schema.entries).where(wrong).values(body=body))
            assert f"/api/tables/{bad}" in await everything(ada, bad)
            assert {table for table, _ in told()} == {bad}

    run(work)


@pytest.mark.parametrize("head", GARBLED)
def test_a_garbled_head_costs_its_table_alone(tmp_path, head, told):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, (bad, good) = await two_tables(served)
            await change(served.registry, update(schema.tables).where(schema.tables.c.id == bad).values(head=head))
            assert [line["table"] for line in await ada.get("/api/tables")] == [good]
            assert [line["table"] for line in await ada.get("/api/me/tables")] == [good]
            assert f"/api/tables/{bad}" in await everything(ada, bad)
            assert {table for table, _ in told()} == {bad}
            assert len(told()) == 1
        rows = await host.list_tables(settings_for(tmp_path))
        assert {row["table"]: row["status"] for row in rows} == {good: "playing", bad: "damaged"}

    run(work)


@pytest.mark.parametrize("result", GARBLED)
def test_a_garbled_result_is_passed_over_in_lists(tmp_path, result):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, (bad, good) = await two_tables(served)
            statement = update(schema.tables).where(schema.tables.c.id == bad).values(result=result)
            await change(served.registry, statement)
            assert {line["table"] for line in await ada.get("/api/me/tables")} == {bad, good}

    run(work)


def test_a_damaged_table_that_the_server_should_wake_is_told_of_once(tmp_path, told, caplog):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            _, (bad, _) = await two_tables(served)
            await change(
                served.registry, update(schema.entries).where(schema.entries.c.table_id == bad).values(body="{")
            )
            for _ in range(3):
                await served.registry._wake(bad)
            assert len(told()) == 1
            assert not [line for line in caplog.records if "cannot be woken" in line.message]

    run(work)


def test_a_table_damaged_under_its_players(pg_database, tmp_path):
    """Another process has written something that cannot be read: whoever acts hears so, and others play on."""

    async def work():
        async with serving(settings_for(tmp_path, database=pg_database)) as served:
            ada, (bad, good) = await two_tables(served)
            await ada.look(bad)
            await change(
                served.registry,
                text("INSERT INTO entries VALUES (:id, :number, 'chat', 0, '{', 0)").bindparams(
                    id=bad, number=served.registry.tables[bad].record.number + 1
                ),
            )
            for _ in range(2):
                with pytest.raises(Refused) as refusal:
                    await ada.act(bad, "say", text="hello")
                assert refusal.value.code == "damaged"
            await asyncio.gather(*(ada.act(good, "say", text="hello") for _ in range(3)))

    run(work)
