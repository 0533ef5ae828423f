"""The statements of a commit. Plain SQL, because every choice pays for it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from ..model.log import Entry, Head
from ..model.record import Record

OWNER = -1
"""The seat number under which the owner of a table stands among its seats; owners need not sit at it."""

Statement = tuple[str, tuple[Any, ...]]
"""SQL with a ? for each value."""
NEW_TABLE = "INSERT INTO tables (id, game, head, status, listed, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?)"
NEW_ENTRY = "INSERT INTO entries (table_id, number, kind, seat, body, at) VALUES (?, ?, ?, ?, ?, ?)"
CHANGED = "UPDATE tables SET status = ?, wake = ?, result = ?, changed = ? WHERE id = ?"
NOBODY = "DELETE FROM seats WHERE table_id = ? AND seat = ?"
HELD = "INSERT INTO seats (table_id, seat, visitor) VALUES (?, ?, ?)"
CARD_SET = "INSERT INTO card_sets (id, files) VALUES (?, ?) ON CONFLICT DO NOTHING"
SNAPSHOT = "INSERT INTO snapshots (table_id, number, record, state) VALUES (?, ?, ?, ?)"
ROW = 150
"""About what an entry takes beside its body, in bytes."""

TRIAL = "UPDATE alembic_version SET version_num = version_num"


class Write:
    """A write that is committed as a whole or not at all: entries of one table, and the statements that go with
    them."""

    def __init__(
        self, table: str, entries: Sequence[Entry], others: Sequence[Statement] = (), first: Sequence[Statement] = ()
    ) -> None:
        self.table = table
        self.others = others
        self.first = first
        """Statements before the entries, such as the row of a new table."""
        self.rows = [(table, each.number, each.kind, each.seat, each.packed(), each.at) for each in entries]

    @property
    def size(self) -> int:
        """About how many bytes it adds to the database."""
        added = sum(ROW + len(row[4]) for row in self.rows)
        for _, values in (*self.first, *self.others):
            added += sum(len(value) for value in values if isinstance(value, str | bytes))
        return added


def trial() -> Write:
    """A write that changes nothing, and is committed like any other: only one that reaches the disk says whether
    there is room on it."""
    return Write("", [], [(TRIAL, ())])


def new_table(head: Head, status: str) -> Statement:
    """The row of a new table."""
    described = msgspec.json.encode(head).decode()
    return NEW_TABLE, (head.id, head.game, described, status, int(head.listed), head.created, head.created)


def table_changed(table: str, status: str, wake: float | None, result: str | None) -> Statement:
    """Update the columns by which a table is found."""
    return CHANGED, (status, wake, result, time.time(), table)


def seat_held(table: str, seat: int, visitor: int) -> list[Statement]:
    """Store the holder of a seat, so that people find their tables."""
    held: list[Statement] = [(HELD, (table, seat, visitor))] if visitor else []
    return [(NOBODY, (table, seat)), *held]


def snapshot(table: str, record: Record, state: bytes) -> Statement:
    """A position that a table can be loaded from."""
    return SNAPSHOT, (table, record.number, msgspec.json.encode(record), state)


class Committer(Protocol):
    """Commits to the database through one connection of its own."""

    async def commit(self, writes: Sequence[Write]) -> None:
        """Commit all of the writes or none.

        Raises WriteConflict for a number already taken, RejectedByDatabase for data that the database does not accept,
        and StorageUnavailable if nothing is certain.
        """

    async def drop(self) -> None:
        """Close the connection; the next commit opens another."""
