"""Commits to PostgreSQL, on the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from ..base.errors import RejectedByDatabase, StorageUnavailable, WriteConflict
from .statements import NEW_ENTRY, Write

CHANNEL = "undercroft_news"
"""The channel on which PostgreSQL tells other processes which tables have new entries."""
NAMES = 200
"""The most tables named in one notification, which may hold 8,000 bytes."""


def cause_of(error: Exception) -> str:
    """Why a commit failed, in words for the host. What the driver says may name addresses and people."""
    if isinstance(error, asyncpg.DiskFullError):
        return "the disk is full"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "the database may only be read"
    return "the database does not answer"


@lru_cache(maxsize=64)
def numbered(sql: str) -> str:
    """SQL with PostgreSQL's placeholders, $1 and so on, in place of each ?."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class PostgresCommitter:
    """Commits on the event loop, and notifies the other processes with the commit, never before it."""

    def __init__(self, address: str, sender: str) -> None:
        self.address = address
        self.sender = sender
        self.connection: Any = None

    async def commit(self, writes: Sequence[Write]) -> None:
        """Commit all of the writes or none."""
        try:
            if self.connection is None or self.connection.is_closed():
                # The database may have closed an idle connection; connecting again loses nothing.
                self.connection = await asyncpg.connect(self.address)
            async with self.connection.transaction():
                await self._write(writes)
        except asyncpg.UniqueViolationError as error:
            raise WriteConflict from error
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as error:
            raise RejectedByDatabase from error
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await self.drop()
            raise StorageUnavailable(cause_of(error)) from error

    async def _write(self, writes: Sequence[Write]) -> None:
        do = self.connection.execute
        for write in writes:
            for sql, values in write.first:
                await do(numbered(sql), *values)
        rows = [row for write in writes for row in write.rows]
        if rows:
            await self.connection.executemany(numbered(NEW_ENTRY), rows)
        for write in writes:
            for sql, values in write.others:
                await do(numbered(sql), *values)
        names = sorted({write.table for write in writes})
        for at in range(0, len(names), NAMES):
            await do("SELECT pg_notify($1, $2)", CHANNEL, f"{self.sender} " + " ".join(names[at : at + NAMES]))

    async def drop(self) -> None:
        """Close the connection at once, because it may be broken."""
        connection, self.connection = self.connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()
