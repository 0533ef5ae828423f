"""Requests about oneself: a name is enough to play, an account keeps one's history on every device."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ..base.errors import Damaged, Refused, WriteConflict
from ..db.damage import readable
from ..db.storage import Visitor
from ..model.log import Name
from ..people import credentials
from ..people.limits import RateLimits
from ..tables.registry import Registry
from .parameters import REFUSALS, TheAddress, TheLimits, ThePerson, TheRegistry, this_person
from .sessions import Account, Me, begin_session, me_of, session_cookie
from .tables import TableLine

DESCRIBED = 24
"""My newest tables, listed with who sits there; the rest only with their title."""


class NewVisitor(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone new, by a name."""

    name: Name


class Token(Struct, frozen=True):
    """A program's token, for the header `Authorization: Bearer ...`. It is shown here once."""

    token: str
    name: str


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or webhook; an empty webhook ends it."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


async def _new(registry: Registry, limits: RateLimits, address: str, name: str) -> tuple[str, Visitor]:
    limits.new_visitors.take(address)
    token = credentials.new_secret()
    return token, await registry.storage.add_visitor(credentials.hashed(token), name)


@post("/api/visitor", responses=REFUSALS)
async def be_visitor(
    data: JSONBody[NewVisitor],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
    state: State,
) -> Response[Me]:
    """Say who I am, by a name; sets a cookie that only this browser has. A known visitor only changes the name."""
    if person is not None:
        await registry.storage.change_visitor(person.id, name=data.name)
        return Response(Me(data.name, person.account is not None, person.webhook))
    token, visitor = await _new(registry, limits, address, data.name)
    return Response(me_of(visitor), cookies=[session_cookie(token, state.settings)])


@post("/api/token", responses=REFUSALS)
async def be_program(
    data: JSONBody[NewVisitor], registry: TheRegistry, limits: TheLimits, address: TheAddress
) -> Token:
    """A token for a program that plays, such as a bot."""
    token, visitor = await _new(registry, limits, address, data.name)
    return Token(token, visitor.name)


@get("/api/me", responses=REFUSALS)
async def about_me(person: ThePerson) -> Me:
    """Who I am here."""
    return me_of(this_person(person))


@put("/api/me", responses=REFUSALS)
async def change_me(data: JSONBody[ChangeMe], registry: TheRegistry, person: ThePerson) -> Me:
    """Change my name or my webhook."""
    me = this_person(person)
    changes: dict[str, str | None] = {}
    if data.name is not None:
        changes["name"] = data.name
    if data.webhook is not None:
        if data.webhook:
            await registry.services.webhooks.check(data.webhook)
        changes["webhook"] = data.webhook or None
    if changes:
        await registry.storage.change_visitor(me.id, **changes)
        registry.services.webhook_addresses.forget(me.all_ids)
    name = data.name or me.name
    webhook = (data.webhook or None) if data.webhook is not None else me.webhook
    return Me(name, me.account is not None, webhook)


@get("/api/me/tables", responses=REFUSALS)
async def my_tables(registry: TheRegistry, person: ThePerson) -> list[TableLine]:
    """The tables I sit at or have made, on all devices of my account."""
    me = this_person(person)
    lines: list[TableLine] = []
    for head, status, at, result in await registry.storage.tables_of(me.all_ids):
        line = TableLine(head.id, head.game, head.title, status, at, result)
        lines.append(await _with_people(registry, line, me.all_ids) if len(lines) < DESCRIBED else line)
    return lines


async def _with_people(registry: Registry, line: TableLine, me: frozenset[int]) -> TableLine:
    """A line about a table of mine, with the people there, whether it is my turn, and whether I won."""
    try:
        _, record = await registry.read_record(line.table)
        with readable(line.table, "its result"):
            winners: list[int] = msgspec.json.decode(line.result)[1] if line.result else []
    except Damaged:
        return line
    mine = record.seats_of(me)
    return msgspec.structs.replace(
        line,
        others=[seat.name for number, seat in enumerate(record.seats) if number not in mine and seat.name],
        turn=line.status == "playing" and any(seat in record.waiting and not record.seats[seat].agent for seat in mine),
        won=any(seat in winners for seat in mine),
    )


@post("/api/account", responses=REFUSALS)
async def new_account(
    request: Request,  # type: ignore[type-arg]
    data: JSONBody[Account],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
) -> Response[Me]:
    """Make an account; it gathers what I have played so far."""
    me = this_person(person)
    limits.logins.take(address)
    if me.account is not None:
        raise Refused("repeated", "you have an account already")
    try:
        account = await registry.storage.add_account(data.login.lower(), await credentials.hash_password(data.password))
    except WriteConflict:
        raise Refused("taken", "this login is taken") from None
    limits.guesses.right(data.login.lower(), address)
    return await begin_session(request, registry, me, account)


ROUTES = [be_visitor, be_program, about_me, change_me, my_tables, new_account]
