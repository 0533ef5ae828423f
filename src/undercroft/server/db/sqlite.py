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

from ..base.errors import RejectedByDatabase, StorageUnavailable, WriteConflict
from .statements import NEW_ENTRY, Statement, Write

logger = logging.getLogger("undercroft")

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
TRUNCATE = "PRAGMA wal_checkpoint(TRUNCATE)"
IDLE_SECONDS = 5.0
"""After so long without a commit the write-ahead log is emptied, and its space given back."""
CHECKPOINT_ROWS = 4000
"""Entries after which SQLite's write-ahead log is copied into its file."""
ROWS = 256
"""Entries in one statement; SQLite has a limit."""


CAUSES = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the database may only be read",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_BUSY: "another program keeps the database locked",
    sqlite3.SQLITE_IOERR: "the disk fails",
}


def cause_of(error: sqlite3.Error) -> str:
    """Why a commit failed, in words for the host."""
    return CAUSES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, str(error))


def prepare_sqlite(connection: Any) -> None:
    """Set up a connection to an SQLite file."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def together(writes: Sequence[Write]) -> list[Statement]:
    """All statements of several writes, in an order that satisfies the foreign keys, and as few as possible."""
    statements = [statement for write in writes for statement in write.first]
    rows = [row for write in writes for row in write.rows]
    for at in range(0, len(rows), ROWS):
        some = rows[at : at + ROWS]
        statements.append((NEW_ENTRY + ", (?, ?, ?, ?, ?, ?)" * (len(some) - 1), tuple(chain(*some))))
    statements += [statement for write in writes for statement in write.others]
    return statements


class SqliteWriter:
    """An SQLite file, and the one thread that writes into it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.connection: sqlite3.Connection | None = None
        self.checkpointer = ThreadPoolExecutor(1, "undercroft-checkpoint")
        self.checkpointing: Future[None] | None = None
        self.rows = 0
        self.written = False
        """Has anything been written since the log was last emptied?"""

    def write(self, writes: Sequence[Write]) -> None:
        """Commit all of the writes or none."""
        self.written = True
        try:
            if self.connection is None:
                self.connection = sqlite3.connect(
                    self.file, isolation_level=None, check_same_thread=False, cached_statements=512
                )
                prepare_sqlite(self.connection)
                self.connection.execute("PRAGMA wal_autocheckpoint=0")
            write(self.connection, together(writes))
        except sqlite3.IntegrityError as error:
            raise WriteConflict from error
        except sqlite3.OperationalError as error:
            self.close()
            raise StorageUnavailable(cause_of(error)) from error
        except sqlite3.Error as error:
            raise RejectedByDatabase from error
        self.rows += max(1, sum(len(write.rows) for write in writes))  # a commit without entries fills the log, too

    @property
    def checkpoint_due(self) -> bool:
        """Does `checkpoint` have anything to do?"""
        return self.rows >= CHECKPOINT_ROWS if self.checkpointing is None else self.checkpointing.done()

    def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into its file from time to time. Call it after the callers of a commit have
        been answered.

        Another thread copies most of it while commits go on. What these add is then copied between two commits. SQLite
        restarts its log only when all of it is copied; without that the log would grow for ever.
        """
        if not self.checkpoint_due:
            return
        if self.checkpointing is None:
            self.rows = 0
            self.checkpointing = self.checkpointer.submit(self._checkpoint_beside)
        else:
            self.checkpointing = None
            if self.connection is not None:
                try:
                    self.connection.execute(CHECKPOINT)
                except sqlite3.Error as error:
                    _checkpoint_failed(error)

    def _checkpoint_beside(self) -> None:
        """Copy the log in the other thread. The disk may take long, but nobody waits for it."""
        try:
            with closing(sqlite3.connect(self.file, isolation_level=None)) as connection:
                connection.execute(CHECKPOINT)
        except sqlite3.Error as error:
            _checkpoint_failed(error)

    def empty_log(self) -> None:
        """Copy all of the log and give back its space, beside. Call it when nothing has come in for a while."""
        if self.written and (self.checkpointing is None or self.checkpointing.done()):
            self.written, self.rows = False, 0
            self.checkpointing = self.checkpointer.submit(self._empty_log_beside)

    def _empty_log_beside(self) -> None:
        """Nobody is kept waiting: what is being read now stays in the log until it is empty another time."""
        try:
            with closing(sqlite3.connect(self.file, isolation_level=None, timeout=0)) as connection:
                connection.execute(CHECKPOINT)
                (busy, _, _) = connection.execute(TRUNCATE).fetchone()
                self.written = self.written or bool(busy)
        except sqlite3.Error as error:
            _checkpoint_failed(error)

    def close(self) -> None:
        """Close the connection; the next write opens another."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def finish(self) -> None:
        """Close, after any running checkpoint."""
        if self.checkpointing is not None:
            wait([self.checkpointing])
        self.close()


def _checkpoint_failed(error: sqlite3.Error) -> None:
    """Log a failed checkpoint. What is not copied stays in the write-ahead log until the next one."""
    logger.warning("a checkpoint failed", extra={"error": str(error)[:200]})


class SqliteCommitter:
    """Commits in a thread of its own. Every statement releases and takes the GIL, so there are few."""

    def __init__(self, file: Path) -> None:
        self.writer = SqliteWriter(file)
        self.thread = ThreadPoolExecutor(1, "undercroft-writer")
        self.commits = 0
        self.idle_timer: asyncio.TimerHandle | None = None

    async def commit(self, writes: Sequence[Write]) -> None:
        """Commit all of the writes or none."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.thread, self.writer.write, writes)
        if self.writer.checkpoint_due:
            loop.run_in_executor(self.thread, self.writer.checkpoint)
        self.commits += 1
        if self.idle_timer is None:
            self.idle_timer = loop.call_later(IDLE_SECONDS, self._look_if_idle, self.commits)

    def _look_if_idle(self, commits: int) -> None:
        """Empty the log if nothing has been committed since; else look again later."""
        loop = asyncio.get_running_loop()
        if commits == self.commits:
            self.idle_timer = None
            loop.run_in_executor(self.thread, self.writer.empty_log)
        else:
            self.idle_timer = loop.call_later(IDLE_SECONDS, self._look_if_idle, self.commits)

    async def drop(self) -> None:
        """Close the connection."""
        if self.idle_timer is not None:
            self.idle_timer.cancel()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.writer.finish)


def write(connection: sqlite3.Connection, statements: list[Statement]) -> None:
    """Run all of the statements in one transaction."""
    if len(statements) == 1:  # only choices: a single statement is a transaction of its own
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
