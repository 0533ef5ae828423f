"""How long things are kept: what a host prunes, and what of a person is shown to them or forgotten.

A person who is forgotten leaves their games behind for the others: every choice stays, and the seat was Nobody's.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.sql import Executable

from ..base.errors import Damaged
from ..model.log import Chosen, Entry, Head, Said, Seated, Standing, unpacked
from ..model.record import Record
from . import schema
from .damage import readable
from .statements import OWNER
from .storage import Storage

T = TypeVar("T")

NOBODY = -1
"""The visitor at seats of people who were forgotten. No real one has this number."""
NAME = "Nobody"
GONE_TEXT = "…"
"""What stands in the place of what they said."""
SOME = 200
"""Tables or people in one transaction, so that players need not wait long for theirs."""
FEW = 20
"""People for whom the database is asked by name. A person has a few devices; a host prunes many guests at once."""
DAY = 86_400.0


class Policy(NamedTuple):
    """What a host wants pruned; None for nothing of a kind."""

    unplayed_days: float | None = None
    guest_days: float | None = None
    snapshots: int | None = None
    """How many of the newest of each table to keep."""


class Pruned(NamedTuple):
    """How much was pruned, or would be."""

    tables: int
    guests: int
    snapshots: int
    card_sets: int


def some(things: Iterable[T]) -> list[list[T]]:
    """Things in lists that are not too long."""
    whole = list(things)
    return [whole[at : at + SOME] for at in range(0, len(whole), SOME)]


# Pruning.
async def prune(storage: Storage, policy: Policy, now: float, dry_run: bool) -> Pruned:
    """Prune by a policy; in a dry run only find out how much that would be."""
    tables = await unplayed(storage, now - policy.unplayed_days * DAY) if policy.unplayed_days is not None else []
    guests = await unseen(storage, now - policy.guest_days * DAY) if policy.guest_days is not None else []
    old = await old_snapshots(storage, policy.snapshots) if policy.snapshots is not None else []
    old = [(table, number) for table, number in old if table not in set(tables)]
    sets = await unused_cards(storage, set(tables)) if policy.unplayed_days is not None else []
    if not dry_run:
        for ids in some(tables):
            # Entries and all else of a table go with its row.
            await storage.change([delete(schema.tables).where(schema.tables.c.id.in_(ids))])
        c = schema.snapshots.c
        for pairs in some(old):
            await storage.change(
                [delete(schema.snapshots).where(c.table_id == table, c.number == number) for table, number in pairs]
            )
        for ids in some(sets):
            await storage.change([delete(schema.card_sets).where(schema.card_sets.c.id.in_(ids))])
        await forget(storage, frozenset(guests))
    return Pruned(len(tables), len(guests), len(old), len(sets))


async def unplayed(storage: Storage, before: float) -> list[str]:
    """Tables at which nobody has ever chosen anything, and nothing has happened since a time."""
    t, e = schema.tables.c, schema.entries.c
    played = exists().where(e.table_id == t.id, e.kind == "choice")
    return [row.id for row in await storage.rows(select(t.id).where(t.changed < before, ~played))]


async def unseen(storage: Storage, before: float) -> list[int]:
    """Guests who have not been here since a time, nor sit at a table where anything has happened since."""
    v, s, t = schema.visitors.c, schema.seats.c, schema.tables.c
    lively = exists().where(s.visitor == v.id, s.table_id == t.id, t.changed >= before)
    gone = v.created < before, v.begun < before, v.seen < before
    return [row.id for row in await storage.rows(select(v.id).where(v.account.is_(None), *gone, ~lively))]


async def old_snapshots(storage: Storage, newest: int) -> list[tuple[str, int]]:
    """Snapshots beyond the newest of each table. Its log leads to the same positions, only not as soon."""
    c = schema.snapshots.c
    rank = func.row_number().over(partition_by=c.table_id, order_by=c.number.desc()).label("rank")
    ranked = select(c.table_id, c.number, rank).subquery()
    rows = await storage.rows(select(ranked.c.table_id, ranked.c.number).where(ranked.c.rank > newest))
    return [(row.table_id, row.number) for row in rows]


async def unused_cards(storage: Storage, gone: set[str]) -> list[str]:
    """Sets of cards that no table plays with, apart from those that go."""
    used = {head.cards for row, head in await storage.all_tables() if head is not None and row.id not in gone}
    if any(head is None for _, head in await storage.all_tables()):
        return []  # a head that cannot be read may name any
    return [row.id for row in await storage.rows(select(schema.card_sets.c.id)) if row.id not in used]


# One person.
async def kept_of(storage: Storage, visitors: frozenset[int], account: int | None) -> dict[str, Any]:
    """All that is kept of a person. Of their games only what they did: the rest is not theirs alone."""
    v, a = schema.visitors, schema.accounts
    devices = await storage.rows(select(*_but(v.c, "token", "account")).where(v.c.id.in_(visitors)))
    accounts = await storage.rows(select(*_but(a.c, "password", "id")).where(a.c.id == account))
    tables = []
    for table in await tables_with(storage, visitors):
        with contextlib.suppress(Damaged):
            tables.append(await _own_part(storage, table, visitors))
    return {
        "devices": [dict(row._mapping) for row in devices],
        "account": dict(accounts[0]._mapping) if accounts else None,
        "tables": [each for each in tables if each is not None],
    }


def _but(columns: Iterable[Any], *names: str) -> list[Any]:
    return [column for column in columns if column.name not in names]


async def _own_part(storage: Storage, table: str, visitors: frozenset[int]) -> dict[str, Any] | None:
    head = await storage.head(table)
    if head is None:
        return None
    return {
        "table": table,
        "game": head.game,
        "title": head.title,
        "created": head.created,
        "made_by_me": head.owner in visitors,
        "entries": _told_entries(await storage.entries(table, -1), visitors),
    }


def _told_entries(entries: Sequence[Entry], visitors: Collection[int]) -> list[dict[str, Any]]:
    """One's own entries, by the numbers that everybody counts: their own would tell what others keep to themselves."""
    shown = dict(zip((each.number for each in entries), accumulate(not each.private for each in entries)))
    return [_line_of(entry, shown[entry.number] - 1) for entry in own_entries(entries, visitors)]


def _line_of(entry: Entry, number: int) -> dict[str, Any]:
    """An entry of one's own, without what others or chance added to it."""
    line: dict[str, Any] = {"number": number, "at": entry.at, "seat": entry.seat, "kind": entry.kind}
    if isinstance(entry.body, Chosen | Said):
        line["text"] = entry.body.text
    elif isinstance(entry.body, Seated):
        line["name"] = entry.body.name
    elif isinstance(entry.body, Standing):
        line["answers"] = entry.body.answers
    return line


def own_entries(entries: Sequence[Entry], visitors: Collection[int]) -> list[Entry]:
    """What people have done at a table: the entries of a seat while one of them held it."""
    held: set[int] = set()
    found = []
    for entry in entries:
        if isinstance(entry.body, Seated):
            (held.add if entry.body.visitor in visitors else held.discard)(entry.seat)
        if entry.seat in held:
            found.append(entry)
    return found


async def tables_with(storage: Storage, visitors: Collection[int]) -> list[str]:
    """Tables that people have made, or ever sat at."""
    s, e = schema.seats.c, schema.entries.c
    found: dict[str, None] = {}
    for ids in some(visitors):
        query = select(s.table_id).where(s.visitor.in_(ids))
        found |= dict.fromkeys(row.table_id for row in await storage.rows(query))
    query = select(e.table_id, e.number, e.seat, e.at, e.body).where(e.kind == "seat")
    if len(visitors) <= FEW:
        # The database finds those that may name them: a house has hundreds of thousands, and others wait meanwhile.
        query = query.where(or_(*(e.body.contains(f'"visitor":{visitor},') for visitor in visitors)))
    for row in await storage.rows(query):
        with contextlib.suppress(Damaged), readable(row.table_id, "an entry of its log"):
            body = unpacked(row.number, row.seat, row.at, row.body).body
            if isinstance(body, Seated) and body.visitor in visitors:
                found[row.table_id] = None
    return list(found)


async def forget(storage: Storage, visitors: frozenset[int]) -> list[str]:
    """Forget people: their names, devices and accounts, and what they said. Returns the tables they were at.

    If it is interrupted, it can be begun again: that they exist is forgotten last.
    """
    if not visitors:
        return []
    tables = await tables_with(storage, visitors)
    for table in tables:
        with contextlib.suppress(Damaged):
            await storage.change(await _without(storage, table, visitors))
    v, s = schema.visitors.c, schema.seats.c
    for ids in some(visitors):
        accounts = [row.account for row in await storage.rows(select(v.account).where(v.id.in_(ids))) if row.account]
        await storage.change(
            [
                delete(schema.seats).where(s.visitor.in_(ids)),
                delete(schema.visitors).where(v.id.in_(ids)),
                delete(schema.accounts).where(schema.accounts.c.id.in_(accounts)),
            ]
        )
    return tables


async def _without(storage: Storage, table: str, visitors: frozenset[int]) -> list[Executable]:
    """The statements that take people out of a table."""
    statements: list[Executable] = []
    e, s, t = schema.entries.c, schema.snapshots.c, schema.tables.c
    for entry in own_entries(await storage.entries(table, -1), visitors):
        body = entry.body
        if isinstance(body, Seated):
            body = replace(body, visitor=NOBODY, name=NAME, link="")
        elif isinstance(body, Said):
            body = replace(body, name=NAME, text=GONE_TEXT)
        if body is not entry.body:
            packed = Entry(entry.number, entry.seat, entry.at, body).packed()
            here = update(schema.entries).where(e.table_id == table, e.number == entry.number)
            statements.append(here.values(body=packed))
    for row in await storage.rows(select(s.number, s.record).where(s.table_id == table)):
        here = update(schema.snapshots).where(s.table_id == table, s.number == row.number)
        with contextlib.suppress(Damaged), readable(table, f"snapshot {row.number}"):
            record = msgspec.json.decode(row.record, type=Record)
            for seat in record.seats:
                if seat.visitor in visitors:
                    seat.visitor, seat.name, seat.link = NOBODY, NAME, ""
            statements.append(here.values(record=msgspec.json.encode(record)))
    head = await storage.head(table)
    if head is not None and head.owner in visitors:
        described = msgspec.json.encode(_ownerless(head)).decode()
        statements.append(update(schema.tables).where(t.id == table).values(head=described))
        statements.append(delete(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == OWNER))
    return statements


def _ownerless(head: Head) -> Head:
    return replace(head, owner=NOBODY, title="")
