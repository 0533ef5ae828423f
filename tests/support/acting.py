"""Actions at a table inside the test's own process, as short calls. Each gives the number of its entry."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from undercroft.engine.state import State
from undercroft.server.db.storage import Visitor
from undercroft.server.messages import wire
from undercroft.server.model.log import By
from undercroft.server.tables import actions
from undercroft.server.tables.actions import Command
from undercroft.server.tables.table import Table

OWNER = Visitor(0, "Owner", None, None, frozenset({0}))
"""Whoever made the tables of `inside.head_of`."""


async def act(table: Table, seat: int, action: Any, person: Visitor = OWNER, by: By = "person") -> int:
    return (await done(table, Command(seat, action, person, by))).number


async def done(table: Table, command: Command) -> wire.Done:
    """The answer to a command that is carried out."""
    reply = await table.act(command)
    assert isinstance(reply, wire.Done)
    return reply


def choose(table: Table, seat: int, decision: int, text: str, by: By = "person") -> Awaitable[int]:
    return act(table, seat, wire.Choose(decision=table.record.shown(decision), text=text), by=by)


def say(table: Table, seat: int, text: str) -> Awaitable[int]:
    return act(table, seat, wire.Say(text=text))


def leave(table: Table, seat: int) -> Awaitable[int]:
    return act(table, seat, wire.Leave())


def undo(table: Table, seat: int, to: int | None = None) -> Awaitable[int]:
    return act(table, seat, wire.Undo(to=to))


def agree(table: Table, seat: int, proposal: int, yes: bool) -> Awaitable[int]:
    return act(table, seat, wire.Agree(proposal=proposal, yes=yes))


def stand_in(table: Table, by: int, seat: int, agent: str) -> Awaitable[int]:
    return act(table, by, wire.StandIn(seat=seat, agent=agent))


def come_back(table: Table, seat: int) -> Awaitable[int]:
    return act(table, seat, wire.Back())


async def invite(table: Table, seat: int) -> str:
    """The secret of the invitation."""
    return (await done(table, Command(-1, wire.Invite(seat=seat), OWNER))).secret


def appoint(table: Table, seat: int, agent: str) -> Awaitable[int]:
    return act(table, -1, wire.Appoint(seat=seat, agent=agent))


def take(table: Table, seat: int, visitor: int, name: str, secret: str = "") -> Awaitable[int]:
    person = Visitor(visitor, name, None, None, frozenset({visitor}))
    return act(table, -1, wire.Take(seat=seat, secret=secret), person)


def set_standing(table: Table, seat: int, answers: dict[str, str], name: str = "") -> Awaitable[int]:
    return act(table, seat, wire.SetStanding(answers=answers, name=name))


def rewind(table: Table, to: int) -> Awaitable[int]:
    return act(table, -1, actions.Rewind(to))


def close(table: Table, reason: str) -> Awaitable[int]:
    return act(table, -1, actions.Close(reason))


def replace_state(table: Table, state: State) -> None:
    """The table stands in another position, which no log has."""
    table.now = table.feed.now = table.now._replace(state=state)
