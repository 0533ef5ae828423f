"""Requests about tables: find one, make one, look at it, do something at it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta, Struct

from undercroft.engine.errors import SetupError
from undercroft.engine.state import Setup

from ..base.errors import Refused
from ..db.storage import Visitor
from ..messages import views, wire
from ..messages.wire import AnyAction, Reasons, Short
from ..model import engine
from ..model.engine import Rules
from ..model.log import ClockRule, Head, Name, Seated, plain
from ..model.record import unique_name
from ..people import credentials
from ..tables import card_sets
from ..tables.actions import Command, own_seat, owns, viewpoint_of
from ..tables.agent_pool import agent_named
from ..tables.card_sets import Files
from ..tables.create import create_table
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

NEW_TABLE = 2_000
"""About what a new table takes, in bytes."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: me, a friend by link, an agent, or anyone."""

    kind: Literal["me", "link", "agent", "open"]
    agent: Short = ""
    name: Name | None = None


Seats = Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]
Options = Annotated[dict[Short, Short], Meta(max_length=64)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Short
    seats: Seats
    options: Options = {}
    title: Short = ""
    clock: ClockRule = ClockRule()
    listed: bool = False
    spectators: bool = True
    cards: Files | None = None
    """Card files of an owner's own, by name; the game's own stand in for what is missing."""


class Made(Struct, frozen=True):
    """A new table. `secrets` holds the invitations by seat; they are shown here once and kept nowhere."""

    table: str
    secrets: dict[int, str]


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: str
    changed: float
    result: str | None = None
    others: list[str] = []
    """In a list of my own tables: who else sits there."""
    turn: bool = False
    """Is it I who am asked?"""
    won: bool = False


@get("/api/tables")
async def list_tables(registry: TheRegistry) -> list[TableLine]:
    """Tables that anyone may find."""
    return [TableLine(h.id, h.game, h.title, status, at) for h, status, at in await registry.storage.listed()]


def seated(registry: Registry, seats: list[NewSeat], person: Visitor) -> tuple[list[Seated], dict[int, str]]:
    """The holders of the seats, and the secrets of the invitations by seat."""
    out: list[Seated] = []
    links: dict[int, str] = {}
    for number, seat in enumerate(seats):
        others = [each.name for each in out if seat.kind != "me" or not each.visitor]
        if seat.kind == "me":
            out.append(Seated(visitor=person.id, name=unique_name(seat.name or person.name, others)))
        elif seat.kind == "agent":
            agent = agent_named(seat.agent)
            out.append(Seated(name=unique_name(seat.name or agent, others), agent=agent))
        elif seat.kind == "link":
            links[number] = credentials.new_secret()
            out.append(Seated(link=credentials.hashed(links[number])))
        else:
            out.append(Seated(free=True))
    return out, links


def new_head(registry: Registry, setup: Setup, me: Visitor, title: str = "", **more: Any) -> Head:
    """The head of a new table."""
    return Head(
        id=registry.new_table_id(),
        game=setup.game,
        version=setup.version,
        seats=setup.seats,
        options=setup.options,
        deck=setup.deck,
        owner=me.id,
        created=time.time(),
        title=plain(title),
        **more,
    )


@post("/api/tables", responses=REFUSALS, request_max_body_size=1_048_576)
async def new_table(
    data: JSONBody[NewTable],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Make a table."""
    me = this_person(person)
    limits.new_tables.take(address)
    game = engine.the_game(data.game)
    files = data.cards
    if files is None and game.id in registry.settings.cards:
        files = card_sets.read_folder(Path(registry.settings.cards[game.id]))
    by = await registry.card_sets.checked(game, files, address) if files else Rules(game)
    try:
        setup = game.setup(len(data.seats), data.options, by.cards)
    except SetupError as error:
        raise Refused("bad_setup", str(error)) from None
    agent_named(data.clock.agent)
    seats, links = seated(registry, data.seats, me)
    head = new_head(
        registry,
        setup,
        me,
        title=data.title,
        clock=data.clock,
        listed=data.listed,
        spectators=data.spectators,
        cards=card_sets.card_set_id(files) if files else "",
    )
    limits.written.take(me.id, address, NEW_TABLE + sum(map(len, (files or {}).values())))
    await create_table(registry, head, seats, [card_sets.insert_card_set(files)] if files else [])
    return Made(head.id, links)


@get("/api/tables/{table_id:str}", responses={200: ResponseSpec(data_container=wire.News), **REFUSALS})
async def show_table(
    table_id: TableId, registry: TheRegistry, person: ThePerson, seat: Seat = None, since: Since = -1, lang: Lang = ""
) -> Response[bytes]:
    """The table as I may see it: what a WebSocket would tell me now."""
    table = await up_to_date(registry, table_id)
    had = table.feed.number_of(since)
    own_seat(table.record, person, seat)
    while True:
        view_from = viewpoint_of(table.head, table.record, person, seat)
        _, data = await table.feed.news(view_from, views.known_language(lang), had, owns(table.head, person))
        if viewpoint_of(table.head, table.record, person, seat) == view_from:
            break  # else they got up or sat down while the log was read
    return Response(data, media_type=MediaType.JSON)


async def up_to_date(registry: Registry, table_id: str) -> Table:
    """A table with all entries of its log. Another process, or a command of the host, may have written new ones."""
    table = await registry.table(table_id)
    await table.catch_up()
    return table


@get("/api/tables/{table_id:str}/mine", responses=REFUSALS)
async def my_seats(table_id: TableId, registry: TheRegistry, person: ThePerson) -> list[int]:
    """The seats I hold: more than one where several people share this screen."""
    table = await registry.table(table_id)
    viewpoint_of(table.head, table.record, person)
    return [] if person is None else table.record.seats_of(person.all_ids)


@post("/api/tables/{table_id:str}/act", status_code=200, responses=REFUSALS)
async def act_at_table(
    table_id: TableId,
    data: JSONBody[AnyAction],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
    seat: Seat = None,
    lang: Lang = "",
) -> wire.Done | Reasons:
    """Do something at a table: answer a decision, sit down, take back, chat ..."""
    me = this_person(person)
    limits.actions.take(me.id)
    table = await up_to_date(registry, table_id)
    mine = own_seat(table.record, me, seat)
    return await table.act(Command(mine, data, person, language=views.known_language(lang), address=address))


ROUTES = [list_tables, new_table, show_table, my_seats, act_at_table]
