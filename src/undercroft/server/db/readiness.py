"""Can the house keep what people choose? Queries and commits tell; where there were none lately, a trial tells."""

from __future__ import annotations

import asyncio
import time

from ..base.errors import StorageUnavailable
from .journal import Journal
from .statements import trial
from .storage import Storage

FRESH = 5.0
"""Seconds for which a commit proves that the next one will work."""
AGAIN = 1.0
"""Seconds between two trials, however often anyone asks."""
PATIENCE = 2.0
"""Seconds a trial may take."""
SLOW = "the database does not answer in time"


class Readiness:
    """Looks whether this process can commit."""

    def __init__(self, storage: Storage, journal: Journal) -> None:
        self.storage = storage
        self.journal = journal
        self.tried_at = -AGAIN
        self.trying: asyncio.Task[str] | None = None
        self.found = ""

    async def trouble(self) -> str:
        """Why nothing can be committed now; empty if it can."""
        now = time.monotonic()
        if self.storage.answers and not self.journal.trouble and now - self.journal.committed_at < FRESH:
            return ""
        if self.trying is None and now - self.tried_at >= AGAIN:
            self.trying = asyncio.create_task(self._try(), name="readiness")
        if self.trying is not None:
            self.found = await asyncio.shield(self.trying)
        return self.journal.trouble or self.found

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.storage.look()
                await self.journal.append(trial())
            return ""
        except StorageUnavailable as error:
            return error.cause
        except TimeoutError:
            return SLOW
        except Exception:  # the journal has logged it
            return "a commit failed for a reason that the log tells"
        finally:
            self.trying, self.tried_at = None, time.monotonic()
