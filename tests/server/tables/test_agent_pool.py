"""Agents think in processes of their own: the loop goes on, and a worker that dies is replaced."""

import asyncio
import os
import signal

import pytest

from acting import choose
from eventually import eventually
from serving import answer_when_told, burn_until_told, fail_always, run, serving, settings_for
from undercroft.agents.hints import hint
from undercroft.client import Refused
from undercroft.engine.chance import seeded
from undercroft.games import game as find_game
from undercroft.games.dice_brewing import GAME
from undercroft.server.base import metrics
from undercroft.server.base.errors import TooMuch
from undercroft.server.model.engine import Rules
from undercroft.server.tables import agent_pool
from undercroft.server.tables.agent_pool import AgentPool, Task, advise


def test_the_event_loop_is_not_held_up_while_an_agent_thinks(tmp_path, monkeypatch):
    go = tmp_path / "go"
    monkeypatch.setenv("UNDERCROFT_TEST_GO", str(go))

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            served.registry.services.agents = AgentPool(1, think=burn_until_told)
            ada = await served.visitor("Ada")
            slow = (await ada.make_table("dice_brewing", ["agent:random", "agent:random"]))["table"]
            quick = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            live = served.registry.tables[quick]
            await eventually(lambda: served.registry.services.agents.pool.workers, "a worker is started")
            for _ in range(60):
                asked = live.state.decision(live.state.seat)
                await choose(live, asked.seat, live.record.asked, asked.options[0].text)
            assert live.record.choices == 60
            # The agent has not answered, and cannot before it is told: all this happened while it thought.
            assert served.registry.tables[slow].record.choices == 0
            go.touch()
            await eventually(lambda: served.registry.tables[slow].record.choices >= 5, "the agents play on")

    run(work)


def test_the_event_loop_is_not_held_up_by_an_expert(tmp_path):
    """The strongest agent really thinking, in a game of which the search is long."""

    async def work():
        async with serving(settings_for(tmp_path, thinking_ms=4_000)) as served:
            ada = await served.visitor("Ada")
            slow = (await ada.make_table("cavern_tavern", ["agent:expert", "agent:expert"]))["table"]
            quick = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            live, thinking = served.registry.tables[quick], served.registry.tables[slow]
            await eventually(lambda: served.registry.services.agents.pool.workers, "a worker is started")
            meanwhile = 0
            while thinking.record.choices < 2:
                assert thinking.thinking or thinking.record.choices, "it thinks"
                asked, thought = live.state.decision(live.state.seat), dict(thinking.thinking)
                await choose(live, asked.seat, live.record.asked, asked.options[0].text)
                meanwhile += bool(thought) and thinking.thinking == thought
            assert meanwhile > 0, "choices were kept between the beginning and the end of one thought"
            assert all(entry.body.by == "agent" for entry in thinking.feed.recent if entry.kind == "choice")

    run(work)


def test_no_thought_holds_up_the_event_loop(tmp_path, monkeypatch):
    """No thought ends before the loop has gone round many times: a loop that is held up would wait forever."""
    monkeypatch.setenv("UNDERCROFT_TEST_GO", str(tmp_path))

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            served.registry.services.agents = AgentPool(1, think=answer_when_told)
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["agent:random", "agent:random"]))["table"]
            live = served.registry.tables[table]
            for thought in range(6):
                taken = tmp_path / f"taken {thought}"
                await eventually(taken.exists, f"thought {thought} is begun")
                for _ in range(100):
                    await asyncio.sleep(0)
                assert live.record.choices == thought
                (tmp_path / f"go {thought}").touch()
                await eventually(lambda thought=thought: live.record.choices > thought, f"thought {thought} ends")
            assert live.record.choices >= 6

    run(work)


def test_a_killed_worker_is_replaced_and_its_task_done_again(tmp_path, monkeypatch):
    go = tmp_path / "go"
    monkeypatch.setenv("UNDERCROFT_TEST_GO", str(go))

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            served.registry.services.agents = AgentPool(1, think=burn_until_told)
            ada = await served.visitor("Ada")
            before = metrics.THINKERS_LOST._value.get()
            table = (await ada.make_table("dice_brewing", ["agent:random", "agent:random"]))["table"]
            live = served.registry.tables[table]
            await eventually(lambda: served.registry.services.agents.pool.workers, "a worker is started")
            (worker,) = served.registry.services.agents.pool.workers
            os.kill(worker.process.pid, signal.SIGKILL)
            await eventually(lambda: metrics.THINKERS_LOST._value.get() > before, "the worker is missed")
            assert live.record.choices == 0
            go.touch()
            await eventually(lambda: live.record.choices >= 3, "the agents play on")
            assert worker not in served.registry.services.agents.pool.workers

    run(work)


def test_after_a_restart_the_agents_go_on(tmp_path):
    settings = settings_for(tmp_path)

    async def work():
        async with serving(settings) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["agent:random", "agent:random"]))["table"]
            await eventually(lambda: served.registry.tables[table].record.choices >= 3, "the agents play")
        async with serving(settings) as served:
            # Nobody comes by: the house finds by itself that someone is waited for.
            live = await eventually(lambda: served.registry.tables.get(table), "the house wakes the table")
            there = live.record.choices
            await eventually(lambda: live.record.choices >= there + 3, "the agents play on")

    run(work)


def test_a_hint_that_failed_is_refused_and_not_made_up_but_the_game_goes_on(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            served.registry.services.agents = AgentPool(1, think=fail_always)
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            live = served.registry.tables[table]
            for wanted in ({}, {"agent": "lively"}):
                with pytest.raises(Refused, match="ask again in a moment, or choose without one") as refused:
                    await ada.post(f"/api/tables/{table}/hint", wanted, seat=live.state.seat)
                assert refused.value.code == "no_hint"
            told = await served.registry.services.agents.choose(live.now.rules, live.state, live.state.seat, "lively")
            assert live.state.decision(live.state.seat).option(told) is not None

    run(work)


def test_a_hint_is_searched_in_a_world_of_the_seat_and_never_in_the_true_state(monkeypatch):
    worlds = []

    def watched(game, world, seat, chance, **more):
        worlds.append(world)
        return found(game, world, seat, chance, 4, 0)

    found = hint.make_hint
    monkeypatch.setattr(hint, "make_hint", watched)
    state = GAME.new(2, {"mode": "advanced"}, seed=1)
    for number in range(8):
        task = Task(
            game=GAME.id,
            version=GAME.version,
            cards="",
            state=GAME.save(state),
            seat=state.seat,
            agent="",
            seed=f"seed {number}",
            milliseconds=50,
        )
        assert advise(task, Rules(GAME), state).text
    assert all(world is not state for world in worlds)
    assert all(GAME.view(world, state.seat) == GAME.view(state, state.seat) for world in worlds)
    assert len({(world.chance.a, world.chance.b) for world in [state, *worlds]}) == 9, "other dice in every world"


class HeldPool:
    """Workers that answer when they are told to."""

    def __init__(self):
        self.running = []
        self.told = asyncio.Event()

    async def run(self, do, task, timeout, tries):
        self.running.append(task.agent or "hint")
        await self.told.wait()
        return agent_pool.AgentReply("pass")

    def close(self):
        pass


def test_hints_keep_no_agent_waiting_and_only_so_many_of_an_address_wait():
    async def work():
        game = find_game("bids")
        rules = Rules(game)
        state = game.begin(game.setup(2), seeded(1))
        pool = AgentPool(2)
        pool.pool = held = HeldPool()

        def hint_for(address):
            return asyncio.create_task(pool.advise(rules, state, 0, 10, "", {}, address))

        def move(table):
            return asyncio.create_task(pool.choose(rules, state, 0, "random", table=table))

        many = [hint_for("here") for _ in range(agent_pool.HINTS_WAITING + 1)]
        await eventually(lambda: sum(map(len, pool.queue.patient.values())) == agent_pool.HINTS_WAITING, "hints wait")
        assert held.running == ["hint"]
        with pytest.raises(TooMuch):
            await hint_for("here")
        other = hint_for("there")
        moves = [move(table) for table in "abc"]
        await eventually(lambda: len(held.running) == 2, "the first agent thinks")
        assert held.running == ["hint", "random"]
        held.told.set()
        await asyncio.gather(*many, other, *moves)
        assert held.running[:4] == ["hint", "random", "random", "random"]

    run(work)
