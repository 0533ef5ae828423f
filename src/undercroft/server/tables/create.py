"""How a table comes to be: a new one, an imported one, or one played on from another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from undercroft.engine.state import State

from ..db import statements
from ..messages.news import RECENT
from ..model import engine
from ..model.log import AnyBody, Begun, Entry, Head, Seated
from ..model.record import fresh_record
from ..model.table_state import TableState
from .actions import index_row_of
from .registry import Registry
from .table import Table

Statements = Sequence[statements.Statement]


async def create_table(registry: Registry, head: Head, seats: list[Seated], first: Statements = ()) -> Table:
    """Set up a new table and commit it as a whole."""
    state, body = engine.begin(await registry.history.rules(head), head)
    return await store_table(registry, head, seats, state, body, [], first)


async def store_table(
    registry: Registry,
    head: Head,
    seats: list[Seated],
    state: State,
    begun: Begun,
    way: list[Entry],
    first: Statements = (),
) -> Table:
    """Commit a table whose game stands somewhere already.

    `first` holds statements that come before it, such as the one that stores its cards.
    """
    now = time.time()
    bodies: list[tuple[int, float, AnyBody]] = [(-1, now, begun)]
    bodies += [(entry.seat, entry.at, entry.body) for entry in way]
    bodies += [(number, now, seat) for number, seat in enumerate(seats)]
    record = fresh_record(head.seats, head.clock)
    entries = []
    for number, (seat, at, body) in enumerate(bodies):
        entry = Entry(number, seat, at, body)
        record = record.after(entry, head.clock)
        entries.append(entry)
    stands = TableState(head, await registry.history.rules(head), record, state)
    row = index_row_of(stands, now)
    others = [
        statements.table_changed(head.id, *row),
        *statements.seat_held(head.id, statements.OWNER, head.owner),
    ]
    for number, seated in enumerate(seats):
        others += statements.seat_held(head.id, number, seated.visitor)
    if way:
        others.append(statements.snapshot(head.id, record, stands.game.save(state)))
    before = [*first, statements.new_table(head, row[0])]
    # An imported game may have thousands of choices: not on the loop.
    await registry.journal.append(await asyncio.to_thread(statements.Write, head.id, entries, others, before))
    table = Table(registry.services, stands, entries[-RECENT:], row)
    registry.add(table)
    table.after_commit(entries[-1:])
    return table
