"""Requests about the past of a table: the log, earlier positions, transcripts, and playing on from one of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from undercroft.engine import transcript as transcripts
from undercroft.engine.errors import SaveError, SetupError, TranscriptError
from undercroft.engine.state import State
from undercroft.games import game as find_game

from ..base.errors import Refused
from ..db.damage import readable
from ..db.storage import Visitor
from ..messages import views
from ..messages.wire import LogLine, Number, ResultView, SeatView, Short
from ..model import engine
from ..model.engine import Rules
from ..model.log import Begun, Chosen, Entry, Head
from ..tables.actions import viewpoint_of
from ..tables.card_sets import Files, card_set_id, insert_card_set
from ..tables.create import Statements, store_table
from ..tables.registry import Registry
from ..tables.table import Table
from .parameters import (
    REFUSALS,
    Lang,
    Seat,
    Since,
    TableId,
    TheAddress,
    TheLimits,
    ThePerson,
    TheRegistry,
    this_person,
)
from .tables import Made, NewSeat, Seats, new_head, seated

ENTRY = 400
"""About what a choice takes, in bytes."""
SOME = 100
"""The most positions in one answer."""


class ImportedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A transcript to be kept, and played on from if the game is not over. Without seats anyone may sit down."""

    transcript: Annotated[str, Meta(max_length=1_000_000)]
    seats: Seats | None = None
    title: Short = ""
    cards: Files | None = None
    """The owner's cards it was played with, where it names any."""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game."""

    number: Number
    seats: Seats
    title: Short = ""


class Position(Struct, frozen=True):
    """Where a game stood after an entry, as one viewpoint may see it."""

    number: int
    seat: int
    view: Any
    waiting: list[int]
    result: ResultView | None
    seats: list[SeatView]


def position_of(table: Table, number: int, state: State, seat: int) -> Position:
    """A position as a viewpoint may see it."""
    result = state.result
    return Position(
        number,
        seat,
        table.game.view(state, seat),
        state.waiting(),
        ResultView(result.scores, result.winners, result.ending) if result is not None else None,
        views.seat_views(table.record.seats),
    )


def looking_back(table: Table, person: Visitor | None, seat: int | None) -> int:
    """The viewpoint for looking back: one's own seat while the game runs, any seat once it is over."""
    own = viewpoint_of(table.head, table.record, person, seat)
    return seat if table.state.over and seat is not None and seat < table.head.seats else own


@get("/api/tables/{table_id:str}/log", responses=REFUSALS)
async def read_log(
    table_id: TableId,
    registry: TheRegistry,
    person: ThePerson,
    address: TheAddress,
    seat: Seat = None,
    since: Since = -1,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 500,
    lang: Lang = "",
) -> list[LogLine]:
    """The log, as far as I may know it."""
    language = views.known_language(lang)
    # Words need the rules. The log itself does not, so it can be read even if the rules are missing.
    story = None
    if language:
        table = await registry.table(table_id)
        story = views.storyteller(table.game, table.feed.texts(language))
    head, record = await registry.read_record(table_id)
    view_from = viewpoint_of(head, record, person, seat)
    # So many numbers, rather than so many entries: how many have none of their own must not show.
    first, last = record.number_of(since), record.number_of(since + limit + 1) - 1

    def lines_of(entries: list[Entry]) -> list[LogLine]:
        lines = [views.log_line(entry, record, view_from, story) for entry in entries]
        return [line for line in lines if line is not None]

    async with registry.readers.turn(address):
        # Putting hundreds of entries into words is not for the loop.
        return await asyncio.to_thread(lines_of, await registry.storage.entries(table_id, first, last))


@get("/api/tables/{table_id:str}/positions/{number:int}", responses=REFUSALS)
async def read_position(
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=0, le=2**31 - 1)],
    registry: TheRegistry,
    person: ThePerson,
    address: TheAddress,
    seat: Seat = None,
) -> Position:
    """Where the game stood, for replay: from my own seat while it runs, from any once it is over."""
    table = await registry.table(table_id)
    view_from = looking_back(table, person, seat)
    if number > table.record.shown(table.record.number):
        raise Refused("no_position", "the game never stood there")
    to = table.record.number_of(number)
    if to:
        entries = await registry.storage.entries(table_id, to - 1, to)
        if not entries or not isinstance(entries[0].body, Chosen):
            raise Refused("no_position", "the game never stood there")
    async with registry.readers.turn(address):
        return position_of(table, number, await registry.history.position(table.head, to), view_from)


@get("/api/tables/{table_id:str}/positions", responses=REFUSALS)
async def read_positions(
    table_id: TableId,
    registry: TheRegistry,
    person: ThePerson,
    address: TheAddress,
    seat: Seat = None,
    first: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    every: Annotated[int, QueryParameter(ge=1, le=1000)] = 1,
    limit: Annotated[int, QueryParameter(ge=1, le=SOME)] = SOME,
) -> list[Position]:
    """The positions that led to the present one, from entry `first` on: one of every `every`, and the last.

    For a scrubber, and for a chart of the lead. Choices that were taken back are left out.
    """
    table = await registry.table(table_id)
    view_from = looking_back(table, person, seat)
    record, rules = table.record, table.now.rules

    def replayed(begun: Begun, way: list[Entry]) -> list[Position]:
        out: list[Position] = []
        state = engine.begin_again(rules, table.head, begun)
        last = sum(not entry.private for entry in way)
        at = number = 0
        for entry in [None, *way]:
            if entry is not None:
                assert isinstance(entry.body, Chosen)
                state = engine.answer_again(state, entry.seat, entry.body)
                if entry.private:
                    if out and out[-1].number == number:  # the same position for others, but not for its seat
                        out[-1] = position_of(table, number, state, view_from)
                    continue
                at, number = at + 1, record.shown(entry.number)
            if len(out) == limit:
                break
            if number >= first and (at % every == 0 or at == last):
                out.append(position_of(table, number, state, view_from))
        return out

    async with registry.readers.turn(address):
        way = await registry.history.whole_way(table.head, record.position)
        with readable(table.head.id, "its log"):
            return await asyncio.to_thread(replayed, *way)  # hundreds of choices: not on the loop


@get("/api/tables/{table_id:str}/transcript", media_type=MediaType.TEXT, responses=REFUSALS)
async def read_transcript(table_id: TableId, registry: TheRegistry, person: ThePerson, address: TheAddress) -> str:
    """The transcript of a finished game. While the game runs, it would reveal hidden things."""
    head, record = await registry.read_record(table_id)
    viewpoint_of(head, record, person)
    if not record.over:
        raise Refused("running", "the transcript is there once the game is over")
    result = await registry.history.result(head)
    async with registry.readers.turn(address):
        begun, way = await registry.history.whole_way(head, record.position)
        return await asyncio.to_thread(lambda: str(engine.to_transcript(head, begun, way, result)))


@post("/api/transcripts", responses=REFUSALS, request_max_body_size=1_048_576)
async def import_transcript(
    data: JSONBody[ImportedTable],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Keep a transcript as a table."""
    me = this_person(person)
    limits.new_tables.take(address)
    try:
        transcript = await asyncio.to_thread(transcripts.parse, data.transcript)
        game = find_game(transcript.game, transcript.version)
        by = await registry.card_sets.checked(game, data.cards, address) if data.cards else Rules(game)
        replayed = await registry.card_sets.checker.transcript(data.transcript, by.folder, address)
        begun, way = await asyncio.to_thread(replayed.unpacked)
        state = engine.load(by, replayed.state)
    except (TranscriptError, SaveError, SetupError) as error:
        raise Refused("bad_transcript", str(error)) from None
    wanted = data.seats or [NewSeat("open")] * transcript.seats
    cards = card_set_id(data.cards) if data.cards else ""
    head = new_head(registry, state.setup, me, title=data.title, cards=cards, imported=True)
    first = [insert_card_set(data.cards)] if data.cards else []
    limits.written.take(me.id, address, ENTRY * len(way) + sum(map(len, (data.cards or {}).values())))
    return await carried_on(registry, head, me, wanted, state, begun, way, first)


@post("/api/tables/{table_id:str}/branch", responses=REFUSALS)
async def play_on(
    table_id: TableId,
    data: JSONBody[Branch],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Play on from here: a new table that begins at a position of a finished game, with a new source of chance."""
    me = this_person(person)
    limits.new_tables.take(address)
    table = await registry.table(table_id)
    viewpoint_of(table.head, table.record, person)
    if not table.state.over:
        raise Refused("running", "one can play on from a game once it is over")
    if data.number > table.record.shown(table.record.number):
        raise Refused("no_position", "the game never stood there")
    to = table.record.number_of(data.number)
    async with registry.readers.turn(address):
        begun, way = await registry.history.whole_way(table.head, to)
        state = await registry.history.position(table.head, to)
    head = new_head(registry, state.setup, me, title=data.title, cards=table.head.cards, parent=table.head.id)
    limits.written.take(me.id, address, ENTRY * len(way))
    return await carried_on(registry, head, me, data.seats, state, begun, engine.moved(way))


async def carried_on(
    registry: Registry,
    head: Head,
    me: Visitor,
    wanted: list[NewSeat],
    state: State,
    begun: Begun,
    way: list[Entry],
    first: Statements = (),
) -> Made:
    """A table that begins in the middle of a game."""
    if len(wanted) != state.seats:
        raise Refused("bad_setup", f"this game has {state.seats} seats")
    seats, links = seated(registry, wanted, me)
    await store_table(registry, head, seats, state, begun, way, first)
    return Made(head.id, links)


ROUTES = [read_log, read_position, read_positions, read_transcript, import_transcript, play_on]
