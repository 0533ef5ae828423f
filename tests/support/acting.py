"""Actions at a table inside the test's own process, as short calls. Each gives the number of its entry."""

from undercroft.server.db.storage import Visitor
from undercroft.server.messages import wire
from undercroft.server.tables import actions
from undercroft.server.tables.actions import Command

OWNER = Visitor(0, "Owner", None, None, frozenset({0}))
"""Whoever made the tables of `inside.head_of`."""


async def act(table, seat, action, person=OWNER, by="person"):
    return (await table.act(Command(seat, action, person, by))).number


def choose(table, seat, decision, text, by="person"):
    return act(table, seat, wire.Choose(decision=table.record.shown(decision), text=text), by=by)


def say(table, seat, text):
    return act(table, seat, wire.Say(text=text))


def leave(table, seat):
    return act(table, seat, wire.Leave())


def undo(table, seat, to=None):
    return act(table, seat, wire.Undo(to=to))


def agree(table, seat, proposal, yes):
    return act(table, seat, wire.Agree(proposal=proposal, yes=yes))


def stand_in(table, by, seat, agent):
    return act(table, by, wire.StandIn(seat=seat, agent=agent))


def come_back(table, seat):
    return act(table, seat, wire.Back())


async def invite(table, seat):
    """The secret of the invitation."""
    return (await table.act(Command(-1, wire.Invite(seat=seat), OWNER))).secret


def appoint(table, seat, agent):
    return act(table, -1, wire.Appoint(seat=seat, agent=agent))


def take(table, seat, visitor, name, secret=""):
    person = Visitor(visitor, name, None, None, frozenset({visitor}))
    return act(table, -1, wire.Take(seat=seat, secret=secret), person)


def set_standing(table, seat, answers, name=""):
    return act(table, seat, wire.SetStanding(answers=answers, name=name))


def rewind(table, to):
    return act(table, -1, actions.Rewind(to))


def close(table, reason):
    return act(table, -1, actions.Close(reason))


def replace_state(table, state):
    """The table stands in another position, which no log has."""
    table.now = table.feed.now = table.now._replace(state=state)
