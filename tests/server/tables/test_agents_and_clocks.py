"""Agents and clocks act once, on what is asked now."""

import asyncio
import os
import time

import pytest

from acting import choose, close, come_back, rewind, stand_in
from eventually import eventually
from inside import head_of, in_registry, one_round, people, registry_in
from serving import answer_when_told, run
from undercroft.server.base import errors
from undercroft.server.model.clocks import next_deadline
from undercroft.server.model.log import Begun, Chosen, ClockRule, Entry, Seated, TakenBack
from undercroft.server.model.record import fresh_record
from undercroft.server.tables import create
from undercroft.server.tables.agent_pool import AgentPool


class Slow:
    """Agents that answer when told to, with whatever is legal by then."""

    def __init__(self, live):
        self.live = live
        self.go = asyncio.Event()
        self.asked = 0

    async def choose(self, _rules, _state, seat, _agent, **_):
        self.asked += 1
        if self.asked == 1:
            self.thought = asyncio.current_task()
        await (self.go.wait() if self.asked == 1 else asyncio.Event().wait())
        return self.live.state.decision(seat).options[0].text

    async def close(self):
        pass


async def with_one_thinking(registry):
    """A table where an agent stands in for the one who is asked, and thinks until it is told to go."""
    live = await create.create_table(registry, head_of(2), people(2))
    loser = await one_round(live)
    registry.services.agents = slow = Slow(live)
    await stand_in(live, loser, loser, "random")
    await eventually(lambda: slow.asked, "the agent is asked")
    assert slow.asked == 1
    return live, loser, slow


async def answers_no_more(live, slow):
    """Whatever it has thought meanwhile, it chooses nothing."""
    choices = live.record.choices
    slow.go.set()
    await eventually(slow.thought.done, "the thought is over")
    assert live.record.choices == choices


def test_an_agent_does_not_answer_what_it_has_not_thought_about(tmp_path):
    async def work(registry):
        live, _, slow = await with_one_thinking(registry)
        await rewind(live, 0)  # now it is asked something else, to which it would have an answer
        await answers_no_more(live, slow)

    in_registry(tmp_path, work)


def test_an_agent_that_handed_back_answers_no_more(tmp_path):
    async def work(registry):
        live, loser, slow = await with_one_thinking(registry)
        await come_back(live, loser)
        await answers_no_more(live, slow)
        assert loser in live.record.waiting

    in_registry(tmp_path, work)


def test_a_house_closes_while_an_agent_thinks(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_TEST_GO", str(tmp_path))

    async def work():
        async with registry_in(tmp_path) as registry:
            registry.services.agents = AgentPool(1, think=answer_when_told)
            live = await create.create_table(
                registry, head_of(2, "dice_brewing"), [Seated(agent="random"), Seated(agent="random")]
            )
            await eventually((tmp_path / "taken 0").exists, "the worker thinks")
            (worker,) = registry.services.agents.pool.workers
            process = worker.process.pid
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
        assert not registry.services.agents.pool.workers, "no other was started in its place"
        assert live.record.choices == 0

    run(work)


def test_no_clock_and_no_agent_changes_an_answer_that_is_given(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        mine, other = live.state.decision(0).options[:2]
        await choose(live, 0, live.record.asked, mine.text)
        for by in ("clock", "agent", "standing"):
            with pytest.raises(errors.Refused, match="already given"):
                await choose(live, 0, live.record.asked, other.text, by)
        assert live.state.decision(0).answer.text == mine.text
        await choose(live, 0, live.record.asked, other.text)
        assert live.state.decision(0).answer.text == other.text

    in_registry(tmp_path, work)


def test_a_clock_runs_out_also_where_nobody_comes_by_after_a_restart(tmp_path, clock):
    rule = ClockRule("move", 1000, "agent", "random")

    async def work():
        async with registry_in(tmp_path) as registry:
            head = head_of(2, clock=rule)
            await create.create_table(registry, head, people(2))
        clock.forward(1001)
        async with registry_in(tmp_path) as registry:

            async def stood_in_for():
                entries = await registry.storage.entries(head.id, 0)
                return any(isinstance(entry.body, Seated) and entry.body.agent for entry in entries)

            await eventually(stood_in_for, "an agent stands in for whoever is late")

    run(work)


def test_a_clock_is_set_for_what_is_asked_now_and_not_left_to_the_sweep(tmp_path):
    async def work(registry):
        live = await create.create_table(
            registry, head_of(2, clock=ClockRule("move", 1000, "agent", "random")), people(2)
        )
        set_for = []
        for act in (lambda: one_round(live), lambda: rewind(live, 0), lambda: one_round(live)):
            assert live.timer is not None
            at, _ = next_deadline(live.record, live.head.clock)
            assert live.timer.when() - asyncio.get_running_loop().time() == pytest.approx(at - time.time(), abs=100)
            set_for.append(live.timer.when())
            await act()
        assert set_for == sorted(set(set_for))
        await close(live, "enough")
        assert live.timer is None

    in_registry(tmp_path, work)


def test_time_for_the_whole_game_is_not_given_back():
    """Neither by an agent that stands in for a while, nor by taking back."""
    rule = ClockRule("game", 100, "agent")
    record = fresh_record(2, rule)

    def add(seat, at, body):
        record.fold(Entry(record.number + 1, seat, at, body), rule)

    add(-1, 0.0, Begun([], [], [0]))
    add(0, 0.0, Seated(visitor=1))
    add(1, 0.0, Seated(visitor=2))
    add(0, 30.0, Seated(visitor=1, agent="random"))
    assert record.left == [70.0, 100.0]
    add(0, 50.0, Seated(visitor=1))
    assert record.left == [70.0, 100.0], "while the agent thought it was not my time"
    add(0, 60.0, Chosen("a", 0, 0, [], [], [0], free=True))
    add(0, 85.0, TakenBack(0, [0]))
    assert record.left == [35.0, 100.0]
