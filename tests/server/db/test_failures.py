"""The disk is full, the database goes away and comes back: nothing is lost, nothing is told that is not kept."""

import asyncio
import itertools
import json
import os
import resource
import signal

import pytest

import crash
import own_postgres
from acting import choose
from eventually import eventually
from serving import run, serving, settings_for
from undercroft.client import Client, Refused
from undercroft.server.base.errors import StorageUnavailable
from undercroft.server.db import postgres


async def some_choices(person, live, many):
    for _ in range(many):
        asked = live.state.decision(live.state.seat)
        news = await person.look(live.head.id, seat=asked.seat)
        await person.post(
            f"/api/tables/{live.head.id}/act",
            {"type": "choose", "decision": news["decision"]["number"], "text": asked.options[0].text},
            seat=asked.seat,
        )


def test_a_full_disk(tmp_path):
    """SQLite says that the disk is full when a file would pass its number of pages."""

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            registry = served.registry
            committer = registry.journal.committer
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            live = registry.tables[table]
            await some_choices(ada, live, 5)
            pages = committer.writer.connection.execute("PRAGMA page_count").fetchone()[0]
            committer.writer.connection.execute(f"PRAGMA max_page_count = {pages}")

            async def until_full():
                while True:  # some entries may still fit into the last pages
                    before = live.record.number, live.game.save(live.state)
                    try:
                        await some_choices(ada, live, 1)
                    except Refused as error:
                        return before, error

            before, error = await until_full()
            assert (error.code, error.status) == ("unkept", 503)
            assert (live.record.number, live.game.save(live.state)) == before
            assert committer.writer.connection is None, "a connection that failed is not used again"
            await some_choices(ada, live, 5)
            record = (await registry.history.restore(live.head)).record
            assert record == live.record

    run(work)


def test_the_database_goes_away_and_comes_back(tmp_path):
    server = own_postgres.start(tmp_path / "pg")
    settings = settings_for(tmp_path, database=server.get_uri())

    async def work():
        async with serving(settings) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            live = served.registry.tables[table]
            await some_choices(ada, live, 5)
            before = live.record.number, live.game.save(live.state)
            await asyncio.to_thread(server.stop)
            with pytest.raises(Refused) as refusal:
                await some_choices(ada, live, 1)
            assert refusal.value.status == 503
            assert (await ada.http.get("/health/ready")).status_code == 503
            assert (live.record.number, live.game.save(live.state)) == before
            await asyncio.to_thread(server.start)

            async def ready():
                return (await ada.http.get("/health/ready")).status_code == 200

            await eventually(ready, "the server is ready again")
            await some_choices(ada, live, 5)
            record = (await served.registry.history.restore(live.head)).record
            assert record == live.record

    try:
        run(work)
    finally:
        server.cleanup()


@pytest.mark.parametrize("count", [1, 2])
def test_a_disk_that_takes_no_more_under_a_running_house(tmp_path, count):
    """The system lets no file grow any further. The player hears so on the open socket, and plays on with it when
    there is room; the host finds the cause in the log, and a proxy at /health/ready."""

    async def work():
        server = crash.new_server(str(tmp_path / "house.db"), tmp_path, count)
        await server.start()
        try:
            ada = await Client.visit(server.address, "Ada")
            table = (await ada.make_table("dice_brewing", ["me", "agent:random"]))["table"]

            async def answers(status):
                return (await ada.http.get("/health/ready")).status_code == status

            async with ada.sit(table) as seat:
                asked = await seat.until(lambda news: news["decision"] is not None)
                text = asked["decision"]["options"][0]["text"]
                before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, -1))
                for _ in range(3):
                    with pytest.raises(Refused) as refusal:
                        await seat.do("choose", decision=asked["decision"]["number"], text=text)
                    assert (refusal.value.code, refusal.value.words) == ("unkept", StorageUnavailable().words)
                await eventually(lambda: answers(503), "the server says that it is not ready")
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
                await seat.do("choose", decision=asked["decision"]["number"], text=text)
                await seat.until(lambda news: news["decision"] and news["number"] > asked["number"])

                await eventually(lambda: answers(200), "the server is ready again")
            await ada.http.aclose()
            log = [json.loads(line) for line in server.errors.read_text().splitlines() if line.startswith("{")]
            failed = [line["error"] for line in log if line["message"] == "a commit failed"]
            assert any(error.startswith("the disk ") for error in failed), failed
            assert any(line["message"] == "commits work again" for line in log)
            assert not [line for line in log if line["level"] == "error"]
        finally:
            server.kill()

    run(work)


def test_a_database_that_stands_still_for_a_while(tmp_path, monkeypatch):
    """It takes connections and says nothing. Whoever plays is told to try again, and plays on with the same socket."""
    server = own_postgres.start(tmp_path / "pg")
    monkeypatch.setattr(postgres, "COMMIT_SECONDS", 0.3)

    async def work():
        async with serving(settings_for(tmp_path, database=server.get_uri())) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            live = served.registry.tables[table]
            asked = live.state.decision(live.state.seat)
            async with ada.sit(table, seat=asked.seat) as seat:
                await seat.next_news()
                connection = served.registry.journal.committer.connection
                backend = connection.get_server_pid()
                os.kill(backend, signal.SIGSTOP)
                try:
                    with pytest.raises(Refused) as refusal:
                        await seat.do("choose", decision=live.record.asked, text=asked.options[0].text)
                    assert refusal.value.code == "unkept"
                finally:
                    os.kill(backend, signal.SIGCONT)

                async def chosen():
                    try:
                        return await seat.do("choose", decision=live.record.asked, text=asked.options[0].text)
                    except Refused as error:
                        # What was not certain may have been kept.
                        return error.code in ("stale", "not_asked", "repeated")

                await eventually(chosen, "the choice is kept")
            assert (await served.registry.history.restore(live.head)).record == live.record
            assert live.record.choices == 1

    try:
        run(work)
    finally:
        server.cleanup()


def test_the_machines_clock_is_set_back_an_hour(tmp_path, clock):
    """Agents answer, people choose, and nobody gains time for the game."""

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            rule = {"kind": "game", "seconds": 600, "then": "agent"}
            table = (await ada.make_table("dice_brewing", ["me", "agent:random"], clock=rule))["table"]
            async with ada.sit(table) as seat:
                for at in range(6):
                    if at == 3:
                        clock.forward(-3600)
                    news = await seat.until(lambda news: news["decision"] is not None)
                    await seat.choose(news["decision"]["options"][0]["text"])
                    seat.news = None
            live = served.registry.tables[table]
            assert live.record.choices >= 6
            assert live.record.left[0] <= 600
            entries = await served.registry.storage.entries(table, -1)
            assert min(later.at - earlier.at for earlier, later in itertools.pairwise(entries)) < -3000

            async def same():  # the agent may be about to choose
                return (await served.registry.history.restore(live.head)).record == live.record

            await eventually(same, "the log says what the table says")
            assert (await ada.get("/api/me/tables"))[0]["table"] == table

    run(work)


def test_whoever_chose_is_cut_off_before_the_commit(tmp_path):
    """The choice is kept, so the others hear of it at once, not only with the next one."""

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            registry = served.registry
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            live = registry.tables[table]
            commit = registry.journal.committer.commit

            go = asyncio.Event()

            async def slowly(writes):
                await go.wait()
                await commit(writes)

            registry.journal.committer.commit = slowly
            asked = live.state.decision(live.state.seat)
            async with ada.sit(table, seat=1 - asked.seat) as other:
                before = (await other.next_news())["number"]
                hasty = asyncio.create_task(choose(live, asked.seat, live.record.asked, asked.options[0].text))
                await eventually(live.lock.locked, "the choice is on its way to the disk")
                hasty.cancel()
                go.set()
                news = await other.until(lambda news: news["number"] > before)
            assert [line["kind"] for line in news["log"]] == ["choice"]
            assert live.record.number == before + 1

    run(work)
