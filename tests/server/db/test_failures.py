"""The disk is full, the database goes away and comes back: nothing is lost, nothing is told that is not kept."""

import asyncio

import pytest

import own_postgres
from acting import choose
from eventually import eventually
from serving import run, serving, settings_for
from undercroft.client import Refused


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
