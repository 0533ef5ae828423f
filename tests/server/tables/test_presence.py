"""Who is here, and what may be done to those who are not; what somebody else does to the house meanwhile."""

import asyncio
import sqlite3

import pytest

from acting import choose, say
from eventually import eventually
from serving import hang, run, serving, settings_for
from undercroft.client import Refused
from undercroft.games import game as find_game
from undercroft.server.base import metrics
from undercroft.server.db import statements
from undercroft.server.model.log import Head, Seated
from undercroft.server.run import host
from undercroft.server.tables import create
from undercroft.server.tables import registry as registry_module
from undercroft.server.tables import table as table_module
from undercroft.server.tables.agent_pool import AgentPool
from undercroft.server.tables.registry import Registry


async def holder(person, table, seat):
    return (await person.look(table))["seats"][seat]["holder"]


async def seated(served, *names, listed=True):
    """People at a table of Dice Brewing, in the order of their seats."""
    people = [await served.visitor(name) for name in names]
    table = (await people[0].make_table("dice_brewing", ["me", *["open"] * (len(names) - 1)], listed=listed))["table"]
    for seat, person in enumerate(people):
        if seat:
            await person.take(table, seat)
    return people, table


@pytest.fixture
def two_houses(tmp_path, monkeypatch):
    """Two server processes on one file that cannot see each other's sockets, as with `--workers 2`."""
    monkeypatch.setattr(registry_module, "LOOK", 0.1)
    monkeypatch.setattr(table_module, "OBJECTION_SECONDS", 0.0)

    def play(work):
        async def inner():
            told, agreed, honest = asyncio.Event(), [], table_module.Table._carry_out_later

            async def when_told(self, proposal):
                """The time that other processes have to say no ends when the test says so, not after seconds."""
                await told.wait()
                await honest(self, proposal)
                agreed.append(proposal)

            monkeypatch.setattr(table_module.Table, "_carry_out_later", when_told)
            async with serving(settings_for(tmp_path)) as one, serving(settings_for(tmp_path)) as other:
                one.registry.services.alone = other.registry.services.alone = False
                await work(one, other, told, agreed)

        run(inner)

    return play


def test_no_agent_stands_in_for_a_player_who_is_here_in_another_process(two_houses):
    async def work(one, other, told, agreed):
        (ada, bob), table = await seated(one, "Ada", "Bob")
        elsewhere = type(bob)(other.address, bob.token)
        async with elsewhere.sit(table, seat=1) as here:
            await here.next_news()
            await ada.act(table, "stand_in", seat=1, agent="random")
            await here.until(lambda news: any(line["kind"] == "agree" and line["seat"] == 1 for line in news["log"]))
            told.set()
            await eventually(lambda: agreed, "the time to say no is over")
            assert await holder(ada, table, 1) == "person"
        await eventually(lambda: not other.registry.tables[table].here(1), "Bob is seen to go")
        await ada.act(table, "stand_in", seat=1, agent="random")

        async def stood_in_for():
            return await holder(ada, table, 1) == "stand_in"

        await eventually(stood_in_for, "an agent stands in for Bob")
        await elsewhere.http.aclose()

    two_houses(work)


def test_whoever_comes_back_before_all_have_agreed_keeps_the_seat(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            (ada, bob, cy), table = await seated(served, "Ada", "Bob", "Cy")
            proposal = (await ada.act(table, "stand_in", seat=1, agent="random"))["number"]
            async with bob.sit(table) as here:
                await here.until(lambda news: news["proposal"] is None)
                with pytest.raises(Refused, match="not being asked that any more"):
                    await cy.act(table, "agree", proposal=proposal, yes=True)
            assert await holder(ada, table, 1) == "person"

    run(work)


def test_while_an_agent_stands_in_nobody_goes_back_behind_that_players_back(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            (ada, _), table = await seated(served, "Ada", "Bob")
            live = served.registry.tables[table]
            while live.record.chose != 0b11:  # whoever goes back to the beginning takes back what both have chosen
                seat = live.state.seat
                await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
            await ada.act(table, "stand_in", seat=1, agent="random")
            assert await holder(ada, table, 1) == "stand_in"
            await ada.act(table, "undo", to=0)
            kinds = [line["kind"] for line in await ada.get(f"/api/tables/{table}/log")]
            assert kinds.count("propose") == 2  # the agent, and to go back, which waits for Bob
            assert "undo" not in kinds

    run(work)


# What somebody else does.
def test_what_the_host_does_is_told_to_those_who_follow(tmp_path, monkeypatch):
    monkeypatch.setattr(registry_module, "LOOK", 0.1)

    async def work():
        settings = settings_for(tmp_path)
        async with serving(settings) as served:
            (ada, _), table = await seated(served, "Ada", "Bob")
            async with ada.sit(table) as sit:
                await sit.next_news()
                await host.close(settings, table, "we move house")
                news = await sit.until(lambda news: news["closed"])
                assert news["closed"] == "we move house"

    run(work)


def test_a_backup_is_of_one_moment_also_while_people_play(tmp_path, monkeypatch):
    settings = settings_for(tmp_path)

    class Interrupted(dict):
        """The tables of the database as they are read; before the entries someone makes a new table."""

        def items(self):
            for name, table in super().items():
                if name == "entries":
                    with sqlite3.connect(settings.file) as writing:
                        writing.execute(statements.NEW_TABLE, ("second", "dice_brewing", "{}", "open", 0, 1.0, 1.0))
                        writing.execute(statements.NEW_ENTRY, ("second", 0, "chat", 0, "{}", 1.0))
                    writing.close()
                yield name, table

    async def work():
        inside = Registry(settings)
        await inside.open()
        await create.create_table(inside, a_table("first"), [Seated(), Seated()])
        await inside.close()
        monkeypatch.setattr(host, "TABLES", Interrupted(host.TABLES))
        await host.back_up(settings, tmp_path / "backup")
        monkeypatch.undo()
        other = settings_for(tmp_path, database=str(tmp_path / "other.db"))
        await host.restore(other, tmp_path / "backup")
        assert [row["table"] for row in await host.list_tables(other)] == ["first"]

    run(work)


# What the house does by itself.
def a_table(id, version=None):
    return Head(id, "dice_brewing", version or find_game("dice_brewing").version, 2, {}, "own", 0, 1.0)


def test_tables_that_cannot_be_woken_do_not_keep_others_asleep(tmp_path, monkeypatch):
    monkeypatch.setattr(registry_module, "SWEEP", 0.05)
    monkeypatch.setattr(registry_module, "GRACE", 0.0)

    async def work():
        settings = settings_for(tmp_path)
        inside = Registry(settings)
        await inside.storage.open()
        inside.journal.start()
        for number in range(230):
            head = a_table(f"old{number}", version=77)
            waits = statements.table_changed(head.id, "playing", 1.0, None)
            await inside.journal.append(statements.Write(head.id, [], [waits], [statements.new_table(head, "playing")]))
        waiting = [Seated(name="A", agent="random"), Seated(name="B", agent="random")]
        await create.create_table(inside, a_table("good"), waiting)
        await inside.close()
        inside = Registry(settings)
        await inside.open()
        woken = inside.tables
        await eventually(lambda: "good" in woken and woken["good"].record.choices > 3, "the good table is played at")
        await inside.close()

    run(work)


def test_an_agent_that_hangs_is_replaced_and_the_game_goes_on(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path, thinking_ms=100)) as served:
            served.registry.services.agents = AgentPool(1, 100, hang, overtime=0.2)
            lost = metrics.THINKERS_LOST._value.get()
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["agent:random", "agent:random"]))["table"]
            await eventually(lambda: served.registry.tables[table].record.choices, "the game goes on")
            assert metrics.THINKERS_LOST._value.get() >= lost + 3
            await served.registry.services.agents.close()

    run(work)


def test_a_long_talk_does_not_make_loading_longer(tmp_path):
    async def work():
        settings = settings_for(tmp_path, snapshot_every=8)
        inside = Registry(settings)
        await inside.open()
        live = await create.create_table(inside, a_table("talk"), [Seated(1, "Ada"), Seated(2, "Bob")])
        seat = live.state.seat
        await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
        for number in range(30):
            await say(live, 0, f"line {number}")
        before = live.game.view(live.state, 0)
        number, record, _ = await inside.storage.latest_snapshot("talk", 2**31 - 1)
        assert live.record.number - number < 8
        assert record.position == live.record.position
        del inside.tables["talk"]
        assert live.game.view((await inside.table("talk")).state, 0) == before
        await inside.close()

    run(work)
