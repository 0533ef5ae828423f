"""Requests about games and tables."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from undercroft.agents import AGENTS
from undercroft.engine import transcript as transcripts
from undercroft.engine.errors import SaveError, SetupError, TranscriptError
from undercroft.engine.texts import LANGUAGES
from undercroft.games import all_games

from . import credentials, rules, viewpoint, wire
from .actions import act, owns, viewpoint_of
from .errors import NotAllowed, NotFound, Refused
from .given import TheAddress, TheGatekeeper, TheHouse, ThePerson
from .house import House
from .log import Chosen, ClockRule, Head, Name, Seated
from .storage import Visitor
from .tables import LiveTable, kept, made
from .wire import AnyAction, LogLine, No, Number, Reasons, ResultView, SeatView, Short

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$")]
Since = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=63)]
Lang = Annotated[str, QueryParameter(max_length=10)]
REFUSALS = {
    status: ResponseSpec(data_container=No, description="Refused: nothing has changed")
    for status in (403, 404, 409, 413, 429, 503)
}


class OptionInfo(Struct, frozen=True):
    """One thing a table decides before the game; the first value is the default."""

    id: str
    values: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    version: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]


class HouseInfo(Struct, frozen=True):
    """What this house has."""

    games: list[GameInfo]
    agents: list[str]
    languages: list[str]


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


class ImportedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A transcript to be kept, and played on from if the game is not over. Without seats anyone may sit down."""

    transcript: Annotated[str, Meta(max_length=1_000_000)]
    seats: Seats | None = None
    title: Short = ""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game."""

    number: Number
    seats: Seats
    title: Short = ""


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


class Position(Struct, frozen=True):
    """Where a game stood after an entry, as one viewpoint may see it."""

    number: int
    seat: int
    view: Any
    waiting: list[int]
    result: ResultView | None
    seats: list[SeatView]


def this_person(person: Visitor | None) -> Visitor:
    """Someone we know, or a refusal."""
    if person is None:
        raise NotAllowed("nobody", "say who you are first: POST /api/visitor with a name")
    return person


@get("/api/house", sync_to_thread=False)
def about_house() -> HouseInfo:
    """The games, agents and languages of this house."""
    games = [
        GameInfo(g.id, g.name, g.version, g.min_seats, g.max_seats, [OptionInfo(o.id, o.values) for o in g.options])
        for g in all_games().values()
    ]
    return HouseInfo(games, list(AGENTS), list(LANGUAGES))


@get("/api/games/{game_id:str}/texts/{language:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def game_texts(game_id: FromPath[str], language: FromPath[str]) -> str:
    """A game's messages as a Fluent file, with the names of its cards."""
    game = rules.the_game(game_id)
    if language not in LANGUAGES:
        raise NotFound("no_language", f"the languages are: {', '.join(LANGUAGES)}")
    files = [game.folder() / part / f"{language}.ftl" for part in ("texts", "rulebook")]
    parts = [file.read_text("utf-8") for file in files if file.exists()]
    names = viewpoint.texts_of(game_id, language).names
    parts.append("\n".join(f"{id} = {name}" for id, name in names.items()))
    return "\n".join(parts) + "\n"


@get("/api/tables")
async def list_tables(house: TheHouse) -> list[TableLine]:
    """Tables that anyone may find."""
    return [TableLine(h.id, h.game, h.title, status, at) for h, status, at in await house.storage.listed()]


def seated(house: House, seats: list[NewSeat], person: Visitor) -> tuple[list[Seated], dict[int, str]]:
    """Who shall sit where, and the invitations that go out."""
    out, links = [], {}
    for number, seat in enumerate(seats):
        if seat.kind == "me":
            out.append(Seated(visitor=person.id, name=seat.name or person.name))
        elif seat.kind == "agent":
            agent = house.agent_named(seat.agent)
            out.append(Seated(name=seat.name or agent, agent=agent))
        elif seat.kind == "link":
            links[number] = credentials.new_secret()
            out.append(Seated(link=credentials.hashed(links[number])))
        else:
            out.append(Seated(free=True))
    return out, links


@post("/api/tables", responses=REFUSALS)
async def new_table(
    data: JSONBody[NewTable],
    house: TheHouse,
    gatekeeper: TheGatekeeper,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Make a table."""
    me = this_person(person)
    gatekeeper.new_tables.take(address)
    game = rules.the_game(data.game)
    try:
        setup = game.setup(len(data.seats), data.options)
    except SetupError as error:
        raise Refused("bad_setup", str(error)) from None
    house.agent_named(data.clock.agent)
    seats, links = seated(house, data.seats, me)
    head = Head(
        id=credentials.new_table_id(),
        game=game.id,
        version=game.version,
        seats=setup.seats,
        options=setup.options,
        deck=setup.deck,
        owner=me.id,
        created=time.time(),
        title=data.title,
        clock=data.clock,
        listed=data.listed,
        spectators=data.spectators,
    )
    await made(house, head, seats)
    return Made(head.id, links)


@get("/api/tables/{table_id:str}", responses={200: ResponseSpec(data_container=wire.News), **REFUSALS})
async def show_table(
    table_id: TableId, house: TheHouse, person: ThePerson, seat: Seat = None, since: Since = -1, lang: Lang = ""
) -> Response[bytes]:
    """The table as I may see it: what a WebSocket would tell me now."""
    live = await house.table(table_id)
    await _fresh(live)
    view_from = viewpoint_of(live, person, seat)
    _, data = await live.news(view_from, viewpoint.known_language(lang), since, owns(live, person))
    return Response(data, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


async def _fresh(live: LiveTable) -> None:
    """Another process, or the host's own command, may have written what we have not heard of."""
    await live.catch_up()


@post("/api/tables/{table_id:str}/act", status_code=200, responses=REFUSALS)
async def act_at_table(
    table_id: TableId,
    data: JSONBody[AnyAction],
    house: TheHouse,
    gatekeeper: TheGatekeeper,
    person: ThePerson,
    seat: Seat = None,
    lang: Lang = "",
) -> wire.Done | Reasons:
    """Do something at a table: answer a decision, sit down, take back, chat ..."""
    gatekeeper.actions.take(this_person(person).id)
    live = await house.table(table_id)
    await _fresh(live)
    mine = live.seat_of(this_person(person).all_ids, seat)
    reply = await act(house, live, person, mine, data, viewpoint.known_language(lang))
    assert not isinstance(reply, No)
    return reply


@get("/api/tables/{table_id:str}/log", responses=REFUSALS)
async def read_log(
    table_id: TableId,
    house: TheHouse,
    person: ThePerson,
    seat: Seat = None,
    since: Since = -1,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 500,
    lang: Lang = "",
) -> list[LogLine]:
    """The log, as far as I may know it."""
    live = await house.table(table_id)
    view_from = viewpoint_of(live, person, seat)
    entries = await house.storage.entries(table_id, since, limit=limit)
    texts = live.texts(viewpoint.known_language(lang))
    lines = [viewpoint.log_line(entry, view_from, texts) for entry in entries]
    return [line for line in lines if line is not None]


@get("/api/tables/{table_id:str}/positions/{number:int}", responses=REFUSALS)
async def read_position(
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=0, le=2**31 - 1)],
    house: TheHouse,
    person: ThePerson,
    seat: Seat = None,
) -> Position:
    """Where the game stood, for replay: from my own seat while it runs, from any once it is over."""
    live = await house.table(table_id)
    view_from = viewpoint_of(live, person, seat)
    if live.state.over and seat is not None and seat < live.head.seats:
        view_from = seat
    if number > live.record.number:
        raise Refused("no_position", "the game never stood there")
    if number:
        entries = await house.storage.entries(table_id, number - 1, number)
        if not entries or not isinstance(entries[0].body, Chosen):
            raise Refused("no_position", "the game never stood there")
    state = await house.position(live.head, number)
    result = state.result
    return Position(
        number,
        view_from,
        live.game.view(state, view_from),
        state.waiting(),
        ResultView(result.scores, result.winners, result.ending) if result is not None else None,
        [viewpoint.seat_view(at, each) for at, each in enumerate(live.record.seats)],
    )


@get("/api/tables/{table_id:str}/transcript", media_type=MediaType.TEXT, responses=REFUSALS)
async def read_transcript(table_id: TableId, house: TheHouse, person: ThePerson) -> str:
    """The transcript of a finished game. While it runs it would tell what nobody may know."""
    live = await house.table(table_id)
    viewpoint_of(live, person)
    if not live.state.over:
        raise Refused("running", "the transcript is there once the game is over")
    begun, way = await house.whole_way(live.head, live.record.position)
    return str(rules.to_transcript(live.game, live.head, begun, way, live.state))


@post("/api/transcripts", responses=REFUSALS, request_max_body_size=1_048_576)
async def import_transcript(
    data: JSONBody[ImportedTable],
    house: TheHouse,
    gatekeeper: TheGatekeeper,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Keep a transcript as a table."""
    me = this_person(person)
    gatekeeper.new_tables.take(address)
    try:
        transcript = transcripts.parse(data.transcript)
        game = rules.the_game(transcript.game)
        # Thousands of choices: not on the loop.
        state, begun, way = await asyncio.to_thread(rules.from_transcript, game, transcript)
    except (TranscriptError, SaveError, SetupError) as error:
        raise Refused("bad_transcript", str(error)) from None
    wanted = data.seats or [NewSeat("open")] * transcript.seats
    setup = state.setup
    return await _carried_on(
        house, me, setup.game, setup.version, setup.options, wanted, data.title, "", state, begun, way
    )


@post("/api/tables/{table_id:str}/branch", responses=REFUSALS)
async def play_on(
    table_id: TableId,
    data: JSONBody[Branch],
    house: TheHouse,
    gatekeeper: TheGatekeeper,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Play on from here: a new table that begins at a position of a finished game, with luck of its own."""
    me = this_person(person)
    gatekeeper.new_tables.take(address)
    live = await house.table(table_id)
    viewpoint_of(live, person)
    if not live.state.over:
        raise Refused("running", "one can play on from a game once it is over")
    if data.number > live.record.number:
        raise Refused("no_position", "the game never stood there")
    begun, way = await house.whole_way(live.head, data.number)
    state = await house.position(live.head, data.number)
    head = live.head
    return await _carried_on(
        house,
        me,
        head.game,
        head.version,
        head.options,
        data.seats,
        data.title,
        head.id,
        state,
        begun,
        rules.moved(way),
    )


async def _carried_on(
    house: House,
    me: Visitor,
    game: str,
    version: int,
    options: dict[str, str],
    wanted: list[NewSeat],
    title: str,
    parent: str,
    state: Any,
    begun: Any,
    way: list[Any],
) -> Made:
    if len(wanted) != state.seats:
        raise Refused("bad_setup", f"this game has {state.seats} seats")
    seats, links = seated(house, wanted, me)
    head = Head(
        id=credentials.new_table_id(),
        game=game,
        version=version,
        seats=state.seats,
        options=options,
        deck=state.setup.deck,
        owner=me.id,
        created=time.time(),
        title=title,
        parent=parent,
    )
    await kept(house, head, seats, state, begun, way)
    return Made(head.id, links)


ROUTES = [
    about_house,
    game_texts,
    list_tables,
    new_table,
    show_table,
    act_at_table,
    read_log,
    read_position,
    read_transcript,
    import_transcript,
    play_on,
]
