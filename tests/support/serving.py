"""A real server for tests: uvicorn on a port of its own, in the test's own loop."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import uvicorn
from alembic import command as alembic_command

from crash import WITHOUT_LIMITS
from eventually import eventually, eventually_sync
from undercroft.client import Client, Follower
from undercroft.engine.chance import seeded
from undercroft.server.base.settings import Settings
from undercroft.server.db.storage import Storage
from undercroft.server.http.middleware import SecurityMiddleware
from undercroft.server.run.app import create
from undercroft.server.run.serve import config_of
from undercroft.server.tables.agent_pool import AgentReply, Task, think
from undercroft.server.tables.registry import Registry

GENEROUS = {**WITHOUT_LIMITS, "thinkers": 1}
LONG = 120.0
"""A test that waits this long has failed; none is meant to come near it."""


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings with limits out of the way, on an SQLite file of the test's own."""
    return Settings(**{"database": str(folder / "house.db"), **GENEROUS, **more})


async def open_once(database: Path | str) -> None:
    """Open a database as a starting house does, and let go of it."""
    storage = Storage(Settings(database=str(database)))
    try:
        await storage.open()
    finally:
        await storage.close()


async def open_at(revision: str, database: Path | str) -> None:
    """Make a database as the version with this schema made it."""
    upgrade = alembic_command.upgrade
    with mock.patch.object(alembic_command, "upgrade", lambda config, _: upgrade(config, revision)):
        await open_once(database)


class Served:
    """A running server."""

    def __init__(self, address: str, registry: Registry) -> None:
        self.address = address
        self.registry = registry
        self.clients: list[Client] = []

    async def visitor(self, name: str) -> Client:
        """Someone who comes by."""
        client = await Client.visit(self.address, name)
        self.clients.append(client)
        return client


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Served]:
    """Run a server; its house can be looked into."""
    app, limits = create(settings)
    # With the protocol named, or asyncio leaves the delay on small packets in place.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    config = config_of(SecurityMiddleware(app, settings, limits), settings)
    config.timeout_graceful_shutdown = 1  # nobody is at the other end who would mind
    server = uvicorn.Server(config)
    server.capture_signals = _no_signals  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await eventually(lambda: server.started or task.done(), "the server starts")
    if task.done():
        task.result()
        raise RuntimeError("the server did not start; its log says why")
    served = Served(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.registry)
    try:
        yield served
    finally:
        for client in served.clients:
            await client.http.aclose()
        server.should_exit = True
        await task
        listener.close()


class _no_signals:
    """The test has its own ways to stop."""

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test's coroutine, with an end to all waiting."""

    async def limited() -> None:
        async with asyncio.timeout(LONG):
            await work()

    asyncio.run(limited())


def picker(seed: int | str, registry: Registry | None = None) -> Callable[[dict[str, Any]], str]:
    """A player by chance. With the house at hand it is a lively one, who brings games to an end."""
    chance = seeded(seed)

    def pick(news: dict[str, Any]) -> str:
        options = [option["text"] for option in news["decision"]["options"]]
        live = registry.tables.get(news["table"]) if registry else None
        asked = live.state.decision(news["you"]) if live else None
        if live is None or asked is None:
            return str(options[chance.below(len(options))])
        weights = [live.game.knowledge().weight(option) for option in asked.options]
        left = chance.below(sum(weights))
        for option, weight in zip(asked.options, weights, strict=True):
            left -= weight
            if left < 0:
                return option.text
        raise AssertionError("the weights add up to their sum")

    return pick


class Ear:
    """All that someone who follows a table hears from now on, also that nothing comes."""

    def __init__(self, follower: Follower) -> None:
        assert follower.socket is not None
        self.socket = follower.socket
        self.heard: list[dict[str, Any]] = []
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            self.heard.append(msgspec.json.decode(await self.socket.recv()))

    async def so_far(self) -> list[dict[str, Any]]:
        """What was sent to us before now: the answer to a ping comes after it, as the connection keeps the order."""
        await (await self.socket.ping())
        for _ in range(10):
            await asyncio.sleep(0)  # what has arrived is handed on in the loop's next rounds
        return self.heard

    async def until(self, when: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
        """What was heard, once a message of some kind is among it."""
        await eventually(lambda: any(map(when, self.heard)), f"{when.__name__} of what was heard: {self.heard}")
        return self.heard

    async def close(self) -> None:
        """Listen no longer; the follower may."""
        self.task.cancel()
        await asyncio.wait([self.task])


def burn_until_told(task: Task) -> AgentReply:
    """Work for a worker in a test: thinks with all its might until a file appears, then as workers do."""
    while not os.path.exists(os.environ["UNDERCROFT_TEST_GO"]):
        sum(range(10_000))
    return think(task)


def hang(task: Task) -> AgentReply:
    """Work for a worker in a test: it takes a task and does nothing, as one may that waits for what never comes."""
    while True:
        signal.pause()


def fail_always(task: Task) -> AgentReply:
    """Work for a worker in a test: every agent stumbles."""
    raise RuntimeError("stumbled")


TASKS = itertools.count()
"""In a worker: the numbers of the tasks it has taken."""


def answer_when_told(task: Task) -> AgentReply:
    """Work for a worker in a test: says by a file that it has taken a task, and thinks when another file appears."""
    folder, number = Path(os.environ["UNDERCROFT_TEST_GO"]), next(TASKS)
    (folder / f"taken {number}").touch()
    eventually_sync((folder / f"go {number}").exists, f"the test lets thought {number} go on")
    return think(task)
