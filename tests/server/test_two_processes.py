"""Two servers on one PostgreSQL serve one table together, live."""

import asyncio
import json
import signal
import socket
import subprocess
import sys

import crash
from serving import picker, run, serving, settings_for
from undercroft.client import Client


def test_people_at_two_servers_play_at_one_table(pg_database, tmp_path):
    """Each has a house of its own, with its own memory; only the database is shared."""
    settings = settings_for(tmp_path, database=pg_database)

    async def play():
        async with serving(settings) as one, serving(settings) as two:
            assert one.house.storage.sender != two.house.storage.sender
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
                    while one.house.tables[table].record.choices < 80:
                        await asyncio.sleep(0.01)
                    await one.house.tables[table].close("enough")

                first, second, _ = await asyncio.gather(here.play(picker(1)), there.play(picker(2)), enough())
            assert first["closed"] == second["closed"] == "enough"
            a, b = one.house.tables[table], two.house.tables[table]
            await a.catch_up()
            await b.catch_up()
            assert a.record == b.record
            assert a.game.view(a.state, 0) == b.game.view(b.state, 0)
            numbers = [entry.number for entry in await one.house.storage.entries(table, -1)]
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


def test_workers_of_one_command_share_a_port(pg_database, tmp_path):
    """`serve` with two workers: whichever process a socket reaches, it is the same table."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"database": pg_database, "port": port, "workers": 2, "requests_per_second": 1e6}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", crash.SERVE, json.dumps(settings)], stdout=log, stderr=log)

    async def play():
        address = f"http://127.0.0.1:{port}"
        async with Client(address) as nobody:
            while True:
                try:
                    if (await nobody.get("/health/ready")) == "ok":
                        break
                except OSError:
                    pass
                except Exception as error:
                    if "connect" not in str(error).lower():
                        raise
                assert process.poll() is None, (tmp_path / "log").read_text()
                await asyncio.sleep(0.05)
        people = [await Client.visit(address, name) for name in ("Ada", "Bob")]
        table = (await people[0].make_table("dice_brewing", ["me", "open"]))["table"]
        await people[1].take(table, 1)
        sits = [person.sit(table) for person in people for _ in range(4)]
        for sit in sits:
            await sit.open()
            await sit.next_news()
        for n in range(10):
            await people[n % 2].act(table, "say", text=f"line {n}")
        for sit in sits:
            await sit.until(lambda news: any(line.get("text") == "line 9" for line in news["log"]))
            await sit.close()
        for person in people:
            await person.http.aclose()

    try:
        run(play)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
