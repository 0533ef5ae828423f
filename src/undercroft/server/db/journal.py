"""The one who writes: everything that comes in while a commit runs goes into the next one.

No waiting by the clock: alone, a choice is committed at once; under load the commit before is the wait, and groups
grow by themselves. A caller is told only after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from ..base import metrics
from ..base.errors import Conflict, Unfit, Unkept
from .statements import Commits, Work

logger = logging.getLogger("undercroft")

GROUP = 256
"""The most that goes into one transaction."""
Done = Callable[[Exception | None], None]
"""Called after the commit, or with what went wrong: Conflict if the number is taken, Unkept if nothing is sure."""
Waiting = tuple[Work, Done]


class Writer:
    """Group commit."""

    def __init__(self, commits: Commits) -> None:
        self.commits = commits
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
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
        await self.commits.drop()

    def submit(self, work: Work, done: Done) -> None:
        """Have it committed."""
        self.waiting.append((work, done))
        self.wake.set()

    async def append(self, work: Work) -> None:
        """Returns once it is committed, or raises what went wrong."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(failure: Exception | None) -> None:
            if kept.done():
                pass  # whoever waited has gone away; what was begun is finished all the same
            elif failure is None:
                kept.set_result(None)
            else:
                kept.set_exception(failure)

        self.submit(work, done)
        await kept

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

    async def _commit(self, group: list[Waiting]) -> None:
        failure: Exception | None = None
        try:
            await self.commits.commit([work for work, _ in group])
        except (Conflict, Unfit) as error:
            if len(group) > 1:
                # One of them does not fit; the others must not suffer for it.
                for one in group:
                    await self._commit([one])
                return
            failure = error if isinstance(error, Conflict) else _failed(error)
        except Unkept as error:
            failure = _failed(error)
        except Exception as error:
            logger.exception("a commit failed for no reason we know of")
            failure = error
        soon = asyncio.get_running_loop().call_soon  # the next commit begins first, and people are told meanwhile
        for _, done in group:
            soon(done, failure)


def _failed(error: Exception) -> Unkept:
    logger.warning("a commit failed", extra={"error": str(error.__cause__)[:200]})
    metrics.COMMIT_FAILURES.inc()
    return Unkept()
