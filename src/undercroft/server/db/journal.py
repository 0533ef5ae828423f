"""Group commit: writes that arrive during a commit go into the next one.

There is no timer. Alone, a write is committed at once; under load the running commit is the wait, and groups grow by
themselves. A caller hears of its write only after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time

from ..base import metrics
from ..base.errors import RejectedByDatabase, StorageUnavailable, WriteConflict
from .statements import Committer, Write

logger = logging.getLogger("undercroft")

GROUP = 256
"""The most writes in one transaction."""
Waiting = tuple[Write, asyncio.Future[None]]


class Journal:
    """Commits the writes of all tables of this process."""

    def __init__(self, committer: Committer) -> None:
        self.committer = committer
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.trouble = ""
        """Why the last commit failed; empty if it did not."""
        self.committed_at = -math.inf
        """When the last one did not fail, by `time.monotonic`."""

    def start(self) -> None:
        """Begin to commit."""
        self.task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Commit what is waiting, then stop."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.committer.drop()

    async def append(self, write: Write) -> None:
        """Return once it is committed. Raises WriteConflict if a number is taken, StorageUnavailable otherwise.

        A caller that is cancelled stops waiting; its write is committed all the same.
        """
        committed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, committed))
        self.wake.set()
        await committed

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            await self._commit_next()

    async def _commit_next(self) -> None:
        group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
        if not self.waiting:
            self.wake.clear()
        began = time.perf_counter()
        await self._commit(group)
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.COMMIT_SIZE.observe(len(group))

    async def _commit(self, group: list[Waiting]) -> None:
        failure: Exception | None = None
        try:
            await self.committer.commit([write for write, _ in group])
        except (WriteConflict, RejectedByDatabase) as error:
            if len(group) > 1:
                # One of them cannot be written; the others must not suffer for it.
                for one in group:
                    await self._commit([one])
                return
            failure = error if isinstance(error, WriteConflict) else _failed(error)
        except StorageUnavailable as error:
            failure = _failed(error)
            self.trouble = failure.cause
        except Exception as error:
            logger.exception("a commit failed for no reason we know of")
            failure = error
        if failure is None:
            self.committed_at = time.monotonic()
            if self.trouble:
                logger.warning("commits work again", extra={"error": self.trouble})
                self.trouble = ""
        # The waiting callers run in a later round of the loop, so the next commit begins before their work.
        for _, committed in group:
            if committed.done():
                continue  # the caller was cancelled
            if failure is None:
                committed.set_result(None)
            else:
                committed.set_exception(failure)


def _failed(error: Exception) -> StorageUnavailable:
    cause = error.cause if isinstance(error, StorageUnavailable) else "the database rejects what is written"
    logger.warning("a commit failed", extra={"error": f"{cause}: {error.__cause__}"[:200]})
    metrics.COMMIT_FAILURES.inc()
    metrics.COMMIT_FAILED_AT.set_to_current_time()
    return StorageUnavailable(cause)
