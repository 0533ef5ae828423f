"""A server for the fuzzer: it moves only while somebody waits for it, has the same luck again, and is watched."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from serving import LONG, Served, serving, settings_for
from undercroft.engine.chance import seeded
from undercroft.server.model import engine

T = TypeVar("T")
LOGGERS = ("undercroft", "uvicorn", "uvicorn.error", "asyncio", "litestar")


class Errors(logging.Handler):
    """All that the server's log says is wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        more = {key: record.__dict__[key] for key in ("error", "agent", "game") if key in record.__dict__}
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.said.append(f"{record.getMessage()} {more or ''} {trace}".strip())

    def check(self) -> None:
        """Nothing was."""
        said, self.said = self.said, []
        assert not said, "the server's log has: " + "\n".join(said)


class Watched(msgspec.Struct):
    """What must not grow."""

    memory: int
    descriptors: int
    tasks: int
    tables: int
    watchers: int
    entries: int
    database: int


class House:
    """A server with a loop of its own, which moves only while somebody waits for it: so every run is like the other."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = settings_for(folder, **{"snapshot_every": 8, "thinking_ms": 20, **settings})
        self.runner = asyncio.Runner()
        self.rooms = AsyncExitStack()
        self.errors = Errors()
        self.luck = 0
        self.entries = 0
        """Entries of all tables so far."""

    def __enter__(self) -> House:
        self.served: Served = self.runner.run(self.rooms.enter_async_context(serving(self.settings)))
        self.runner.get_loop().set_exception_handler(self._wrong)
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self.errors)
        return self

    def __exit__(self, *_: object) -> None:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self.errors)
        self.runner.run(self.rooms.aclose())
        self.runner.close()

    def _wrong(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.errors.said.append(f"{context.get('message')} {context.get('exception')!r}")

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server move until this is done."""

        async def limited() -> T:
            async with asyncio.timeout(LONG):
                return await work

        return self.runner.run(limited())

    @contextmanager
    def same_luck(self, seed: int) -> Iterator[None]:
        """The next game has this luck, so that a finding happens again."""
        honest, self.luck = engine.new_chance, seed

        def chance(drawn: int = 0) -> Any:
            self.luck += 1
            found = seeded(self.luck)
            found.drawn = drawn
            return found

        engine.new_chance = chance
        try:
            yield
        finally:
            engine.new_chance = honest

    def watched(self) -> Watched:
        """What there is now, once everybody has gone."""
        self.run(self._rest())
        registry = self.served.registry
        page = os.sysconf("SC_PAGE_SIZE")
        file = self.settings.file
        sizes = [Path(f"{file}{end}") for end in ("", "-wal")] if file is not None else []
        return Watched(
            memory=int(Path("/proc/self/statm").read_text().split()[1]) * page,
            descriptors=len(os.listdir("/proc/self/fd")),
            tasks=len(asyncio.all_tasks(self.runner.get_loop())),
            tables=len(registry.tables),
            watchers=sum(len(table.watchers) for table in registry.tables.values()),
            entries=self.entries,
            database=sum(size.stat().st_size for size in sizes if size.exists()),
        )

    async def _rest(self) -> None:
        registry = self.served.registry
        for client in self.served.clients:
            await client.http.aclose()
        self.served.clients.clear()
        async with asyncio.timeout(LONG):
            while any(table.watchers or table.thinking for table in registry.tables.values()):
                await asyncio.sleep(0.01)
        for table in list(registry.tables.values()):
            registry.forget(table)
        await asyncio.sleep(0.1)  # connections that were closed leave the loop
        gc.collect()
