"""Commits to PostgreSQL, on the event loop."""

from __future__ import annotations

import socket
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


CONNECT_SECONDS = 10.0
COMMIT_SECONDS = 10.0
"""The longest one statement of a commit may take."""
LOST_SECONDS = 10
"""After so many seconds without an answer the other end of a connection is taken to be gone."""
WRITER = {"idle_in_transaction_session_timeout": "5s", "tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2",
          "tcp_keepalives_count": "3", "tcp_user_timeout": "10s"}  # fmt: skip
"""What the database is to do for a connection that writes. A host that is cut off in the middle of a commit must not
keep its rows locked: the others would wait for it."""


async def connect(address: str, command_timeout: float | None = None) -> Any:
    """Connect, and notice in time when the database can no longer be reached. By itself, TCP waits for a quarter of an
    hour before it gives up, or for ever where nothing is sent."""
    connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS, command_timeout=command_timeout)
    end = connection._transport.get_extra_info("socket")  # asyncpg has no option for this
    if end is not None and end.family != getattr(socket, "AF_UNIX", None):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for option, value in (
            ("TCP_KEEPIDLE", LOST_SECONDS // 2),
            ("TCP_KEEPINTVL", 2),
            ("TCP_KEEPCNT", 3),
            ("TCP_USER_TIMEOUT", LOST_SECONDS * 1000),
        ):
            if hasattr(socket, option):  # not all systems have all of them
                end.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
    return connection


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
                self.connection = await connect(self.address, COMMIT_SECONDS)
                await self.connection.executemany(
                    "SELECT set_config(name, $2, false) FROM pg_settings WHERE name = $1", WRITER.items()
                )
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
