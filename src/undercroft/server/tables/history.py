"""What the log says of a table: its record, its positions, and the choices that lead to them."""

from __future__ import annotations

import asyncio

from undercroft.engine.errors import SaveError, SetupError
from undercroft.engine.state import Result, State

from ..base.errors import Damaged, NotFound, Refused
from ..db.damage import readable
from ..db.storage import Storage
from ..messages import views
from ..model import engine
from ..model.engine import Rules
from ..model.log import Begun, Chosen, Entry, Head, TakenBack
from ..model.record import Record, fresh_record
from ..model.table_state import TableState
from .card_sets import CardSets


class History:
    """Reads tables from the database."""

    def __init__(self, storage: Storage, card_sets: CardSets) -> None:
        self.storage = storage
        self.card_sets = card_sets

    async def head(self, id: str) -> Head:
        """What was decided about a table, or a refusal if there is none."""
        head = await self.storage.head(id) if 1 <= len(id) <= 32 and id.isalnum() else None
        if head is None:
            raise NotFound("no_table", "there is no such table")
        return head

    async def rules(self, head: Head) -> Rules:
        """The rules a table began with. Their words are made ready in a thread: for some games it takes long."""
        rules = Rules(engine.game_of(head), await self.card_sets.folder(head.cards)).at(head)
        await asyncio.to_thread(views.read_words, rules)
        return rules

    async def record(self, head: Head) -> Record:
        """The record of a table, from its last snapshot and what came after. It needs no rules."""
        snapshot = await self.storage.latest_snapshot(head.id, 2**31 - 1)
        record = snapshot[1] if snapshot else fresh_record(head.seats, head.clock)
        if record.undone is None:
            record.undone = []
            taken_back = await self.storage.taken_back(head.id, record.number)
            with readable(head.id, "its log"):
                for entry in taken_back:
                    assert isinstance(entry.body, TakenBack)
                    record.go_back(entry.body.to, entry.number)
        entries = await self.storage.entries(head.id, record.number)
        with readable(head.id, "its log"):
            for entry in entries:
                record.fold(entry, head.clock)
        return record

    async def restore(self, head: Head) -> TableState:
        """A table as it stands."""
        rules, record = await self.rules(head), await self.record(head)
        return TableState(head, rules, record, await self.position(head, record.position, record.number))

    async def position(self, head: Head, to: int, upto: int | None = None) -> State:
        """The state after an entry: the nearest snapshot on the way that can be loaded, then the choices from there."""
        rules = await self.rules(head)
        upto = to if upto is None else upto
        while (snapshot := await self.storage.latest_snapshot(head.id, upto)) is not None:
            number, record, saved = snapshot
            upto = number - 1
            if record.position > to:
                continue
            entries = await self.storage.entries(head.id, record.position, to)
            with readable(head.id, "its log"):
                way = engine.chain({entry.number: entry for entry in entries}, to, record.position)
            if way is None:
                continue
            try:
                with readable(head.id, f"snapshot {number}"):
                    state = await asyncio.to_thread(engine.load, rules, saved)
            except Damaged:
                continue  # an earlier one, or the beginning, leads to the same position
            return await _replayed(head, state, way)
        begun, way = await self.whole_way(head, to)
        with readable(head.id, "its log"):
            try:
                state = await asyncio.to_thread(engine.begin_again, rules, head, begun)
            except (SaveError, SetupError) as error:
                raise Refused("other_rules", str(error)) from None
        return await _replayed(head, state, way)

    async def result(self, head: Head) -> Result | None:
        """How a table's game ended; None if it has not. It needs no rules."""
        stored = await self.storage.result(head.id)
        return Result(stored[0], stored[1], "") if stored is not None else None

    async def whole_way(self, head: Head, to: int) -> tuple[Begun, list[Entry]]:
        """All choices that lead to a position, from the beginning."""
        found = await self.storage.entries(head.id, -1, to)
        with readable(head.id, "its log"):
            entries = await asyncio.to_thread(lambda: {entry.number: entry for entry in found})
            way = await asyncio.to_thread(engine.chain, entries, to, 0)
            begun = entries[0].body
            assert isinstance(begun, Begun), "it does not begin with the beginning"
        if way is None:
            raise Refused("no_position", "the game never stood there")
        return begun, way


async def _replayed(head: Head, state: State, way: list[Entry]) -> State:
    with readable(head.id, "its log"):
        return await asyncio.to_thread(_replay, state, way)  # not on the loop: dozens of choices


def _replay(state: State, way: list[Entry]) -> State:
    for entry in way:
        assert isinstance(entry.body, Chosen)
        state = engine.answer_again(state, entry.seat, entry.body)
    return state
