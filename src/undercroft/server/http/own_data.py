"""Requests about what is kept of me: to have it, and to be forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ..base.errors import Refused
from ..db import retention
from ..db.statements import Write
from ..db.storage import Visitor
from ..messages import wire
from ..tables.actions import Command
from ..tables.registry import Registry
from .parameters import REFUSALS, TheAddress, TheLimits, ThePerson, TheRegistry, this_person
from .sessions import forgotten, proven

FILE = "undercroft.json"
MANY = 1_000_000


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has an account confirms with its password that all of it shall go."""

    password: Annotated[str, Meta(max_length=200)] = ""


@get("/api/me/data", responses=REFUSALS)
async def my_data(
    registry: TheRegistry, limits: TheLimits, person: ThePerson, address: TheAddress
) -> Response[dict[str, Any]]:
    """All that is kept of me, as a file: my devices, my account, and what I did at which tables."""
    me = this_person(person)
    limits.logins.take(address)
    async with registry.readers.turn(address):
        found = await retention.kept_of(registry.storage, me.all_ids, me.account)
    return Response(found, headers={"Content-Disposition": f'attachment; filename="{FILE}"'})


@post("/api/me/forget", status_code=200, responses=REFUSALS)
async def forget_me(
    data: JSONBody[Farewell], registry: TheRegistry, limits: TheLimits, person: ThePerson, address: TheAddress
) -> Response[None]:
    """Forget me, on all devices of my account. My seats become nobody's; the games of others stay as they are."""
    me = this_person(person)
    account = await registry.storage.account(me.account)
    if account is not None:
        await proven(registry, limits, address, account.login, account.id, data.password)
    await _leave_all(registry, me)
    tables = await retention.forget(registry.storage, me.all_ids)
    registry.services.webhook_addresses.forget(me.all_ids)
    registry.reload(tables)
    await registry.sessions.look()  # and ends the sockets of those that are no more
    for table in tables:
        await registry.journal.append(Write(table, []))  # other processes hear that theirs is out of date
    return forgotten()


async def _leave_all(registry: Registry, me: Visitor) -> None:
    """Give up the seats at games that go on, so that somebody else can sit down."""
    for head, status, _, _ in await registry.storage.tables_of(me.all_ids, MANY):
        if status in ("open", "playing"):
            with suppress(Refused):  # a table of rules that we do not have, say: the seat is nobody's all the same
                table = await registry.table(head.id)
                for seat in table.record.seats_of(me.all_ids):
                    await table.act(Command(seat, wire.Leave(), me))


ROUTES = [my_data, forget_me]
