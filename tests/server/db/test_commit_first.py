"""Committed before anyone is told, by either way in; and committed means that it is on the disk."""

import asyncio
from contextlib import asynccontextmanager

import msgspec
import pytest

from serving import Ear, run, serving, settings_for
from undercroft.client import Refused
from undercroft.server.base.errors import StorageUnavailable
from undercroft.server.base.settings import Settings
from undercroft.server.db.statements import Write
from undercroft.server.tables.registry import Registry

WAYS = ["socket", "request"]


class Held:
    """Commits that wait until they are let go, and may fail then."""

    def __init__(self, registry):
        self.honest = registry.journal.committer.commit
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        self.failure = None
        registry.journal.committer.commit = self.commit

    async def commit(self, writes):
        self.begun.set()
        await self.go.wait()
        if self.failure is not None:
            raise self.failure
        await self.honest(writes)


@asynccontextmanager
async def about_to_choose(tmp_path, way):
    """Ada and Bob follow; the one who is asked has chosen, and the commit waits. Yields all one needs to look."""
    async with serving(settings_for(tmp_path)) as served:
        people = [await served.visitor("Ada"), await served.visitor("Bob")]
        table = (await people[0].make_table("dice_brewing", ["me", "open"]))["table"]
        await people[1].take(table, 1)
        live = served.registry.tables[table]
        mover = live.state.seat
        async with people[0].sit(table) as one, people[1].sit(table) as two:
            for follower in (one, two):
                await follower.next_news()
            ears = [Ear(one), Ear(two)]
            held = Held(served.registry)
            action = {
                "type": "choose",
                "decision": live.record.asked,
                "text": live.state.decision(mover).options[0].text,
            }

            async def choose():
                if way == "socket":
                    await ears[mover].socket.send(msgspec.json.encode({**action, "ref": 7}).decode())
                    return None
                return await people[mover].post(f"/api/tables/{table}/act", action)

            chosen = asyncio.create_task(choose())
            await held.begun.wait()
            yield live, held, ears[mover], ears[1 - mover], chosen, choose
            for ear in ears:
                await ear.close()


def is_news(message):
    return message["type"] == "news"


def is_reply(message):
    return message.get("ref") == 7


@pytest.mark.parametrize("way", WAYS)
def test_nobody_hears_of_a_choice_before_it_is_kept(tmp_path, way):
    async def work():
        async with about_to_choose(tmp_path, way) as (live, held, mine, other, chosen, _):
            before = live.record.number
            assert await mine.so_far() == []
            assert await other.so_far() == []
            assert chosen.done() == (way == "socket"), "a request is not answered either"
            assert (live.record.number, live.record.choices) == (before, 0), "nor is it so for those who come now"
            held.go.set()
            await chosen
            for ear in (mine, other):
                news = [message for message in await ear.until(is_news) if is_news(message)]
                assert [each["number"] for each in news] == [before + 1]
            if way == "socket":
                (reply,) = [message for message in await mine.until(is_reply) if is_reply(message)]
                assert (reply["type"], reply["number"]) == ("done", before + 1)

    run(work)


@pytest.mark.parametrize("way", WAYS)
def test_nobody_hears_of_a_choice_that_is_not_kept(tmp_path, way):
    async def work():
        async with about_to_choose(tmp_path, way) as (live, held, mine, other, chosen, choose):
            before = live.record.number
            held.failure = StorageUnavailable()
            held.go.set()
            if way == "socket":
                await mine.until(is_reply)
                assert [message.get("code") for message in await mine.so_far()] == ["unkept"]
                mine.heard.clear()
            else:
                with pytest.raises(Refused) as refusal:
                    await chosen
                assert (refusal.value.status, refusal.value.code) == (503, "unkept")
            assert await mine.so_far() == []
            assert await other.so_far() == []
            assert (live.record.number, live.record.choices) == (before, 0)
            assert await live.services.storage.entries(live.head.id, before) == []
            # Once the database is well the same choice is made, and told once.
            held.failure = None
            await choose()
            news = [message for message in await other.until(is_news) if is_news(message)]
            assert [each["number"] for each in news] == [before + 1]
            assert len(await live.services.storage.entries(live.head.id, before)) == 1

    run(work)


def test_what_is_committed_is_on_the_disk(database):
    """Neither database may answer before that: SQLite not by `synchronous`, PostgreSQL not by `synchronous_commit`."""

    async def work():
        registry = Registry(Settings(database=database, thinkers=1))
        await registry.open()
        try:
            await registry.journal.append(Write("nothing", []))  # so that there is a connection
            committer = registry.journal.committer
            if registry.storage.sqlite:
                full = 2

                def told(pragma):
                    return committer.writer.connection.execute(f"PRAGMA {pragma}").fetchone()[0]

                # From its own thread, as nobody else may use it meanwhile.
                loop = asyncio.get_running_loop()
                assert await loop.run_in_executor(committer.thread, told, "synchronous") >= full
                assert await loop.run_in_executor(committer.thread, told, "journal_mode") == "wal"
                async with registry.storage.engine.connect() as connection:  # visitors and accounts are written by it
                    assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() >= full
            else:
                kept = ("on", "remote_apply")  # either waits for the disk; `local` and the others do not for all
                assert await committer.connection.fetchval("SHOW synchronous_commit") in kept
                async with registry.storage.engine.connect() as connection:
                    assert (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar() in kept
        finally:
            await registry.close()

    run(work)
