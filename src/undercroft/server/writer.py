"""The one who writes: everything that comes in while a commit runs goes into the next one.

No waiting by the clock: alone, a choice is committed at once; under load the commit before is the wait, and groups
grow by themselves. A caller is told only after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import metrics
from .errors import Conflict, Unkept
from .storage import Storage, Work, lost_connection, write

logger = logging.getLogger("undercroft")

GROUP = 256
"""The most that goes into one transaction."""


class Writer:
    """Group commit."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.connection: AsyncConnection | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self._drop_connection()

    async def append(self, work: Work) -> None:
        """Returns once it is committed. Raises Conflict if a number was already taken, Unkept if nothing is sure."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        self.wake.set()
        # Whoever waits may go away; what was begun is finished all the same.
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
            if not self.waiting:
                self.wake.clear()
            began = time.perf_counter()
            await self._commit(group)
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
            metrics.COMMIT_SIZE.observe(len(group))

    async def _commit(self, group: list[tuple[Work, asyncio.Future[None]]]) -> None:
        try:
            if self.connection is not None and await self._closed(self.connection):
                await self._drop_connection()
            if self.connection is None:
                self.connection = await self.storage.engine.connect()
            await write(
                self.connection, [work for work, _ in group], None if self.storage.sqlite else self.storage.sender
            )
        except (OSError, SQLAlchemyError, TimeoutError) as error:
            single = isinstance(error, IntegrityError)
            if len(group) > 1 and isinstance(error, DBAPIError) and not lost_connection(error):
                # One of them does not fit; the others must not suffer for it.
                for one in group:
                    await self._commit([one])
                return
            if not single:
                logger.warning("a commit failed", extra={"error": str(error)[:200]})
                metrics.COMMIT_FAILURES.inc()
                await self._drop_connection()
            for _, done in group:
                if not done.done():
                    done.set_exception(Conflict() if single else Unkept())
            return
        except Exception as error:
            for _, done in group:
                if not done.done():
                    done.set_exception(error)
            return
        for _, done in group:
            if not done.done():
                done.set_result(None)

    async def _closed(self, connection: AsyncConnection) -> bool:
        """Did the database hang up while nobody spoke? Then nothing is lost by calling again."""
        if self.storage.sqlite:
            return False
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        return bool(driver.is_closed())

    async def _drop_connection(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                await connection.close()
            except (OSError, SQLAlchemyError):
                await connection.invalidate()
