"""How works get into the database: several in one transaction, all or none. Plain SQL, as every choice pays for it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
import msgspec

from ..base.errors import Conflict, Unfit, Unkept
from ..model.log import Entry, Head, Record

logger = logging.getLogger("undercroft")

CHANNEL = "undercroft_news"
"""Where PostgreSQL tells other processes which tables have new entries."""
NAMES = 200
"""Tables named in one such note: it may hold 8,000 bytes."""

CARRY_OVER = "PRAGMA wal_checkpoint(PASSIVE)"
CHECKPOINT = 4000
"""Entries after which SQLite's log is carried over into its file."""
ROWS = 256
"""Entries in one statement; SQLite has a limit."""

OWNER = -1
"""Where whoever made a table is found among those who hold seats; they need not sit at it."""

Statement = tuple[str, tuple[Any, ...]]
"""SQL with a ? for each value."""
NEW_TABLE = "INSERT INTO tables (id, game, head, status, listed, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?)"
NEW_ENTRY = "INSERT INTO entries (table_id, number, kind, seat, body, at) VALUES (?, ?, ?, ?, ?, ?)"
CHANGED = "UPDATE tables SET status = ?, wake = ?, result = ?, changed = ? WHERE id = ?"
NOBODY = "DELETE FROM seats WHERE table_id = ? AND seat = ?"
HELD = "INSERT INTO seats (table_id, seat, visitor) VALUES (?, ?, ?)"
CARD_SET = "INSERT INTO card_sets (id, files) VALUES (?, ?) ON CONFLICT DO NOTHING"
SNAPSHOT = "INSERT INTO snapshots (table_id, number, record, state) VALUES (?, ?, ?, ?)"


class Work:
    """What must be written together or not at all: entries of one table, and what goes with them."""

    def __init__(
        self, table: str, entries: Sequence[Entry], others: Sequence[Statement] = (), first: Sequence[Statement] = ()
    ) -> None:
        self.table = table
        self.others = others
        self.first = first
        """What the entries refer to: the row of a new table."""
        self.rows = [(table, each.number, each.kind, each.seat, each.packed(), each.at) for each in entries]


def new_table(head: Head, status: str) -> Statement:
    """The row of a new table."""
    described = msgspec.json.encode(head).decode()
    return NEW_TABLE, (head.id, head.game, described, status, int(head.listed), head.created, head.created)


def table_changed(table: str, status: str, wake: float | None, result: str | None) -> Statement:
    """What is kept to find a table by."""
    return CHANGED, (status, wake, result, time.time(), table)


def seat_held(table: str, seat: int, visitor: int) -> list[Statement]:
    """Who sits where, to find one's tables by."""
    held: list[Statement] = [(HELD, (table, seat, visitor))] if visitor else []
    return [(NOBODY, (table, seat)), *held]


def snapshot(table: str, record: Record, state: bytes) -> Statement:
    """A position to load from."""
    return SNAPSHOT, (table, record.number, msgspec.json.encode(record), state)


class Commits(Protocol):
    """One connection that writes."""

    async def commit(self, works: Sequence[Work]) -> None:
        """All of them or none. Raises Conflict for a number already taken, Unfit for what the database will not have,
        and Unkept where nothing is sure."""

    async def drop(self) -> None:
        """Let go of the connection; the next commit opens another."""


# SQLite.
def prepare_sqlite(connection: Any) -> None:
    """What every connection to an SQLite file needs."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def together(works: Sequence[Work]) -> list[Statement]:
    """All statements of several works, in an order that fits, and as few of them as can be."""
    statements = [statement for work in works for statement in work.first]
    rows = [row for work in works for row in work.rows]
    for at in range(0, len(rows), ROWS):
        some = rows[at : at + ROWS]
        statements.append((NEW_ENTRY + ", (?, ?, ?, ?, ?, ?)" * (len(some) - 1), tuple(chain(*some))))
    statements += [statement for work in works for statement in work.others]
    return statements


class Book:
    """An SQLite file, and the one thread that writes into it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.connection: sqlite3.Connection | None = None
        self.carrier = ThreadPoolExecutor(1, "undercroft-carrier")
        self.carrying: Future[None] | None = None
        self.rows = 0

    def write(self, works: Sequence[Work]) -> None:
        """All of them or none."""
        try:
            if self.connection is None:
                self.connection = sqlite3.connect(
                    self.file, isolation_level=None, check_same_thread=False, cached_statements=512
                )
                prepare_sqlite(self.connection)
                self.connection.execute("PRAGMA wal_autocheckpoint=0")
            write(self.connection, together(works))
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.OperationalError as error:
            self.close()
            raise Unkept from error
        except sqlite3.Error as error:
            raise Unfit from error
        self.rows += sum(len(work.rows) for work in works)

    @property
    def untidy(self) -> bool:
        """Is there something for `tidy` to do?"""
        return self.rows >= CHECKPOINT if self.carrying is None else self.carrying.done()

    def tidy(self) -> None:
        """Carry over what is in SQLite's log, now and then: to be called when those who waited have been told.

        Most of it is carried over beside the commits. The little that they bring meanwhile is carried over between two
        of them: only when nothing is left does SQLite begin its log anew, which would else grow without end.
        """
        if not self.untidy:
            return
        if self.carrying is None:
            self.rows = 0
            self.carrying = self.carrier.submit(self._carry_over_beside)
        else:
            self.carrying = None
            if self.connection is not None:
                try:
                    self.connection.execute(CARRY_OVER)
                except sqlite3.Error as error:
                    _not_carried_over(error)

    def _carry_over_beside(self) -> None:
        """It takes as long as the disk likes, but nobody waits for it."""
        try:
            with closing(sqlite3.connect(self.file, isolation_level=None)) as connection:
                connection.execute(CARRY_OVER)
        except sqlite3.Error as error:
            _not_carried_over(error)

    def close(self) -> None:
        """Let go of the connection; the next work opens another."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def finish(self) -> None:
        """Close, once nothing is carried over any more."""
        if self.carrying is not None:
            wait([self.carrying])
        self.close()


def _not_carried_over(error: sqlite3.Error) -> None:
    """What is not carried over now stays in the log until the next time."""
    logger.warning("a checkpoint failed", extra={"error": str(error)[:200]})


class SqliteCommits:
    """In a thread of its own. Every statement hands Python's lock to and fro, so there are as few as can be."""

    def __init__(self, file: Path) -> None:
        self.book = Book(file)
        self.thread = ThreadPoolExecutor(1, "undercroft-writer")

    async def commit(self, works: Sequence[Work]) -> None:
        """All of them or none."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.thread, self.book.write, works)
        if self.book.untidy:
            loop.run_in_executor(self.thread, self.book.tidy)

    async def drop(self) -> None:
        """Let go of the connection."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.book.finish)


def write(connection: sqlite3.Connection, statements: list[Statement]) -> None:
    """All of them or none."""
    if len(statements) == 1:  # nothing but choices: a statement alone is a transaction of its own
        connection.execute(*statements[0])
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            connection.execute(*statement)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


# PostgreSQL.
@lru_cache(maxsize=64)
def numbered(sql: str) -> str:
    """PostgreSQL's way to leave places for values: $1 and so on."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class PostgresCommits:
    """On the loop, and tells the other processes at the commit, never before it."""

    def __init__(self, address: str, sender: str) -> None:
        self.address = address
        self.sender = sender
        self.connection: Any = None

    async def commit(self, works: Sequence[Work]) -> None:
        """All of them or none."""
        try:
            if self.connection is None or self.connection.is_closed():
                # The database may have hung up while nobody spoke; nothing is lost by calling again.
                self.connection = await asyncpg.connect(self.address)
            async with self.connection.transaction():
                await self._write(works)
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as error:
            raise Unfit from error
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await self.drop()
            raise Unkept from error

    async def _write(self, works: Sequence[Work]) -> None:
        do = self.connection.execute
        for work in works:
            for sql, values in work.first:
                await do(numbered(sql), *values)
        rows = [row for work in works for row in work.rows]
        if rows:
            await self.connection.executemany(numbered(NEW_ENTRY), rows)
        for work in works:
            for sql, values in work.others:
                await do(numbered(sql), *values)
        names = sorted({work.table for work in works})
        for at in range(0, len(names), NAMES):
            await do("SELECT pg_notify($1, $2)", CHANNEL, f"{self.sender} " + " ".join(names[at : at + NAMES]))

    async def drop(self) -> None:
        """Let go of the connection. It may be broken, so without a goodbye."""
        connection, self.connection = self.connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()
