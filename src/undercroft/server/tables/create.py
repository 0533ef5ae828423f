"""How a table comes to be: a new one, an imported one, or one played on from another."""

from __future__ import annotations

import time
from collections.abc import Sequence

from undercroft.engine.state import State

from ..db import statements
from ..messages.news import RECENT
from ..model import engine
from ..model.log import AnyBody, Begun, Entry, Head, Seated
from ..model.record import fresh_record
from .registry import House
from .table import LiveTable

Statements = Sequence[statements.Statement]


async def made(house: House, head: Head, seats: list[Seated], first: Statements = ()) -> LiveTable:
    """A new table, set up and committed whole or not at all."""
    state, body = engine.begin(await house.rules(head), head)
    return await kept(house, head, seats, state, body, [], first)


async def kept(
    house: House,
    head: Head,
    seats: list[Seated],
    state: State,
    begun: Begun,
    way: list[Entry],
    first: Statements = (),
) -> LiveTable:
    """Write a table whose game stands somewhere already: a new one, an imported one, or one played on from another.

    `first` is what must be kept before it, such as its cards.
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
    live = LiveTable(house, head, await house.rules(head), state, record)
    found_by = live.found_by_now(record, state, now)
    others = [
        statements.table_changed(head.id, *found_by),
        *statements.seat_held(head.id, statements.OWNER, head.owner),
    ]
    for number, seated in enumerate(seats):
        others += statements.seat_held(head.id, number, seated.visitor)
    if way:
        others.append(statements.snapshot(head.id, record, live.game.save(state)))
    await house.writer.append(
        statements.Work(head.id, entries, others, [*first, statements.new_table(head, found_by[0])])
    )
    live.found_by = found_by
    live.recent.extend(entries[-RECENT:])
    house.seat(live)
    house.settle(live, entries[-1])
    return live
