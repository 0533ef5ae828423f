"""Turns: so many at a time, key by key, the urgent first, and only so many may wait."""

import asyncio

import pytest

from serving import run
from undercroft.server.base.errors import TooMuch
from undercroft.server.base.fair_queue import FairQueue


class Works:
    """Works in a queue that end when the test says so; `begun` is the order in which they began."""

    def __init__(self, queue):
        self.queue = queue
        self.begun = []
        self.ends = {}
        self.tasks = {}

    async def add(self, name, key, urgent=False):
        async def work():
            async with self.queue.turn(key, urgent):
                self.begun.append(name)
                await self.ends[name].wait()

        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(work())
        await settle()

    async def end(self, *names):
        for name in names:
            self.ends[name].set()
            await settle()

    async def end_all(self):
        while any(not task.done() for task in self.tasks.values()):
            await self.end(*self.begun)

    def empty(self):
        queue = self.queue
        return (queue.running, queue.running_patient, dict(queue.urgent), dict(queue.patient)) == (0, 0, {}, {})


async def settle():
    for _ in range(5):
        await asyncio.sleep(0)


def test_keys_take_turns():
    async def work():
        works = Works(FairQueue(1, waiting=10))
        for name in ("a1", "a2", "a3", "b1", "c1", "b2"):
            await works.add(name, name[0])
        await works.end_all()
        assert works.begun == ["a1", "a2", "b1", "c1", "a3", "b2"]
        assert works.empty()

    run(work)


def test_so_many_run_at_a_time():
    async def work():
        works = Works(FairQueue(2, waiting=10))
        for name in ("a1", "a2", "a3", "a4"):
            await works.add(name, name[0])
        assert works.begun == ["a1", "a2"]
        await works.end("a2")
        assert works.begun == ["a1", "a2", "a3"]
        await works.end_all()
        assert works.empty()

    run(work)


def test_the_urgent_go_first_and_have_a_place_of_their_own():
    async def work():
        works = Works(FairQueue(2, waiting=10, patient=1))
        for name in ("a1", "a2", "b1"):
            await works.add(name, name[0])
        assert works.begun == ["a1"]
        await works.add("u1", "table", urgent=True)
        await works.add("u2", "table", urgent=True)
        await works.add("u3", "other", urgent=True)
        assert works.begun == ["a1", "u1"]
        await works.end("a1")
        assert works.begun == ["a1", "u1", "u2"], "before all who are patient"
        await works.end_all()
        assert works.begun == ["a1", "u1", "u2", "u3", "a2", "b1"]
        assert works.empty()

    run(work)


def test_of_each_key_only_so_many_wait():
    async def work():
        works = Works(FairQueue(1, waiting=2))
        for name in ("a1", "a2", "a3"):
            await works.add(name, "a")
        with pytest.raises(TooMuch, match="2 requests of this kind"):
            async with works.queue.turn("a"):
                pass
        await works.add("b1", "b")
        for number in range(5):
            await works.add(f"u{number}", "table", urgent=True)
        await works.end_all()
        assert works.begun == ["a1", "u0", "u1", "u2", "u3", "u4", "a2", "b1", "a3"]
        assert works.empty()

    run(work)


def test_whoever_goes_away_gives_the_turn_to_the_next():
    async def work():
        works = Works(FairQueue(1, waiting=10))
        for name in ("a1", "a2", "b1", "b2"):
            await works.add(name, name[0])
        works.tasks["a2"].cancel()
        await settle()
        works.ends["a1"].set()
        await asyncio.sleep(0)  # it is the turn of b1, who has not run
        works.tasks["b1"].cancel()
        await settle()
        assert works.begun == ["a1", "b2"]
        works.tasks["b2"].cancel()
        await settle()
        assert works.empty()

    run(work)
