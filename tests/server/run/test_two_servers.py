"""Two servers on one PostgreSQL serve one table together, live."""

import asyncio

from acting import close
from eventually import eventually
from serving import picker, run, serving, settings_for


def test_people_at_two_servers_play_at_one_table(pg_database, tmp_path):
    """Each has a house of its own, with its own memory; only the database is shared."""
    settings = settings_for(tmp_path, database=pg_database)

    async def play():
        async with serving(settings) as one, serving(settings) as two:
            assert one.registry.storage.sender != two.registry.storage.sender
            ada, bob = await one.visitor("Ada"), await two.visitor("Bob")
            made = await ada.make_table("dice_brewing", ["me", "link"])
            table = made["table"]
            await bob.take(table, 1, made["secrets"]["1"])
            async with ada.sit(table) as here, bob.sit(table) as there:
                await here.until(lambda news: news["seats"][1]["holder"] == "person")
                # Heard at the other server without asking for it.
                await ada.act(table, "say", text="can you hear me?")
                await there.until(lambda news: any(line.get("text") == "can you hear me?" for line in news["log"]))

                async def enough():
                    await eventually(lambda: one.registry.tables[table].record.choices >= 80, "80 choices are made")
                    await close(one.registry.tables[table], "enough")

                first, second, _ = await asyncio.gather(here.play(picker(1)), there.play(picker(2)), enough())
            assert first["closed"] == second["closed"] == "enough"
            a, b = one.registry.tables[table], two.registry.tables[table]
            await a.catch_up()
            await b.catch_up()
            assert a.record == b.record
            assert a.game.view(a.state, 0) == b.game.view(b.state, 0)
            numbers = [entry.number for entry in await one.registry.storage.entries(table, -1)]
            assert numbers == list(range(len(numbers)))

    run(play)


def test_secret_answers_at_two_servers(pg_database, tmp_path):
    settings = settings_for(tmp_path, database=pg_database)

    async def play():
        async with serving(settings) as one, serving(settings) as two:
            ada, bob = await one.visitor("Ada"), await two.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            async with ada.sit(table) as here, bob.sit(table) as there:
                ends = await asyncio.gather(here.play(picker(1)), there.play(picker(2)))
            assert ends[0]["result"] == ends[1]["result"]

    run(play)
