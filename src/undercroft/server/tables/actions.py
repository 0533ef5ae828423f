"""What a person does at a table, whether by WebSocket or by a request. Nothing else changes a table."""

from __future__ import annotations

import time

from ..base import metrics
from ..base.errors import NotAllowed, NotFound
from ..db.storage import Visitor
from ..messages import views
from ..messages.wire import (
    Agree,
    AnyAction,
    Appoint,
    Back,
    Choose,
    Done,
    Invite,
    Leave,
    Reasons,
    Reply,
    Say,
    SetStanding,
    StandIn,
    Take,
    Undo,
    Why,
)
from ..model.log import Head
from ..model.record import Record
from ..people import credentials
from .registry import House
from .table import LiveTable


def owns(live: LiveTable, person: Visitor | None) -> bool:
    """Did this person make the table?"""
    return person is not None and live.head.owner in person.all_ids


def viewpoint_of(live: LiveTable, person: Visitor | None, wanted: int | None = None) -> int:
    """The seat a person looks from, or a spectator's place; refused where spectators are not wanted."""
    return viewpoint_at(live.head, live.record, person, wanted)


def viewpoint_at(head: Head, record: Record, person: Visitor | None, wanted: int | None = None) -> int:
    """The same, of a table that need not be in memory."""
    seat = record.seat_of(person.all_ids, wanted) if person is not None else -1
    if seat < 0 and not head.spectators and not (person is not None and head.owner in person.all_ids):
        raise NotFound("no_table", "there is no such table")
    return seat


async def act(
    house: House, live: LiveTable, person: Visitor | None, seat: int, action: AnyAction, language: str
) -> Reply:
    """Carry out an action, or raise Refused and change nothing. `seat` is one that the person was found to hold."""
    if person is None:
        raise NotAllowed("nobody", "say who you are first: POST /api/visitor with a name")
    if isinstance(action, Take):
        name = action.name or person.name
        link = credentials.hashed(action.secret) if action.secret else ""
        return Done(await live.take(action.seat, person.id, person.all_ids, name, link), action.ref)
    if isinstance(action, Invite | Appoint):
        if not owns(live, person):
            raise NotAllowed("not_owner", "only the one who made this table may do that")
        if isinstance(action, Appoint):
            return Done(await live.appoint(action.seat, house.agent_named(action.agent)), action.ref)
        secret = credentials.new_secret()
        return Done(await live.invite(action.seat, credentials.hashed(secret)), action.ref, secret)
    if seat < 0:
        raise NotAllowed("spectator", "you have no seat at this table")
    if isinstance(action, Choose):
        began = time.perf_counter()
        number = await live.choose(seat, action.decision, action.text)
        metrics.CHOICE_SECONDS.observe(time.perf_counter() - began)
    elif isinstance(action, Undo):
        number = await live.undo(seat, action.to)
    elif isinstance(action, Agree):
        number = await live.agree(seat, action.proposal, action.yes)
    elif isinstance(action, StandIn):
        number = await live.stand_in(seat, action.seat, house.agent_named(action.agent))
    elif isinstance(action, Back):
        number = await live.back(seat)
    elif isinstance(action, Leave):
        number = await live.leave(seat)
    elif isinstance(action, Say):
        number = await live.say(seat, live.holder(seat).name, action.text)
    elif isinstance(action, SetStanding):
        number = await live.set_standing(seat, action.answers, action.name)
    else:
        assert isinstance(action, Why)
        return Reasons(views.reasons(live.game, live.state, seat, live.texts(language)), action.ref)
    return Done(number, action.ref)
