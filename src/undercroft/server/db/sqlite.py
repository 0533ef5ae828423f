"""Commits to an SQLite file, in a thread of their own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

from ..base.errors import Conflict, Unfit, Unkept
from .statements import NEW_ENTRY, Statement, Work

logger = logging.getLogger("undercroft")

CARRY_OVER = "PRAGMA wal_checkpoint(PASSIVE)"
CHECKPOINT = 4000
"""Entries after which SQLite's log is carried over into its file."""
ROWS = 256
"""Entries in one statement; SQLite has a limit."""


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
