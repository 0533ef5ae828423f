"""What each action does to a table: it is planned here, and the table commits the plan.

An action is a small function that adds entries to a draft, or raises Refused. Nothing here changes the table itself.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from undercroft.engine import lessons
from undercroft.engine.state import State

from ..base.errors import NotAllowed, NotFound, Refused, TooMuch
from ..db import statements
from ..db.storage import Visitor
from ..messages import wire
from ..messages.wire import AnyAction
from ..model import engine
from ..model.clocks import next_deadline
from ..model.log import (
    Agreed,
    AnyBody,
    Begun,
    By,
    Chosen,
    Closed,
    Entry,
    Head,
    Proposed,
    Said,
    Seated,
    Standing,
    TakenBack,
    plain,
)
from ..model.record import Record, Seat, unique_name
from ..model.table_state import TableState
from ..people import credentials
from .agent_pool import agent_named
from .services import Services

STANDING_AT_ONCE = 1000
"""Automatic answers given one after another before people are asked after all."""
PRIVATE_ENTRIES = 1000
"""How often a seat may change secret and automatic answers at a table."""
IndexRow = tuple[str, float | None, str | None]
"""The columns by which a table is found: its status, when the server must act by itself, and the result."""


# What may be asked of a table, beside the actions of people.
class Rewind(NamedTuple):
    """The host takes the table back to an entry."""

    to: int


class Close(NamedTuple):
    """The host closes the table."""

    reason: str


class ClockStandIn(NamedTuple):
    """The clock of a seat has run out, so an agent takes over, unless something has changed since."""

    deadline: tuple[float, int]


class DeclineStandIn(NamedTuple):
    """The player for whom an agent should stand in is here: vote no for them."""

    proposal: int


class CarryOut(NamedTuple):
    """Do what a vote has decided, now that other processes have had time to say no."""

    proposal: int


class CatchUp(NamedTuple):
    """Only read what other processes have written."""


@dataclass(frozen=True, slots=True)
class Command:
    """An action at a seat (-1 for none), by a person or by the server itself."""

    seat: int
    action: AnyAction | Rewind | Close | ClockStandIn | DeclineStandIn | CarryOut | CatchUp
    person: Visitor | None = None
    by: By = "person"
    language: str = ""
    address: str = ""
    """Where the person is, as limits count it."""


class Plan(NamedTuple):
    """What becomes of the table once its write is committed."""

    now: TableState
    entries: list[Entry]
    index_row: IndexRow | None
    write: statements.Write
    reply: wire.Done


class Draft:
    """The entries that a command leads to; each is worked out from what those before it make of the table."""

    __slots__ = ("entries", "here", "now", "others", "secret", "services")

    def __init__(self, now: TableState, services: Services, here: Callable[[int], bool]) -> None:
        self.now = now
        self.services = services
        self.here = here
        """Does the player of a seat look at the table, as far as this process knows?"""
        self.entries: list[Entry] = []
        self.others: list[statements.Statement] = []
        """Statements to commit with them."""
        self.secret = ""
        """For the reply: a new invitation."""

    def add(self, seat: int, body: AnyBody, state: State | None = None) -> int:
        """Add an entry and return its number. `state` is the new position, if it changes."""
        head, rules, record, before = self.now
        entry = Entry(record.number + 1, seat, time.time(), body)
        record = record.after(entry, head.clock)
        self.now = TableState(head, rules, record, before if state is None else state)
        self.entries.append(entry)
        if isinstance(body, Seated):
            self.others += statements.seat_held(head.id, seat, body.visitor)
        if entry.number % self.services.settings.snapshot_every == 0:
            self.others.append(statements.snapshot(head.id, record, rules.game.save(self.now.state)))
        return entry.number

    def check_private(self, seat: int) -> None:
        """Refuse an entry that only this seat would notice if it has made very many: each snapshot keeps them."""
        if self.now.record.private_of(seat) >= PRIVATE_ENTRIES:
            raise TooMuch("too_often", "you have changed your answers too often at this table")

    def holder(self, seat: int) -> Seat:
        """Who holds a seat."""
        seats = self.now.record.seats
        if not 0 <= seat < len(seats):
            raise NotFound("no_seat", f"this table has seats 0 to {len(seats) - 1}")
        return seats[seat]


async def plan(
    now: TableState, index_row: IndexRow | None, command: Command, services: Services, here: Callable[[int], bool]
) -> Plan:
    """Work out what a command does, or raise Refused. `index_row` is what the database has, if we know."""
    action = command.action
    check_allowed(now, command)
    if now.record.closed and not isinstance(action, CatchUp):
        raise Refused("closed", f"this table is closed: {now.record.closed}")
    draft = Draft(now, services, here)
    number = await ACTIONS[type(action)](draft, command, action)
    if not all(entry.private for entry in draft.entries):  # else the list of tables would tell of them
        row = index_row_of(draft.now, draft.entries[-1].at)
        if row != index_row:
            draft.others.append(statements.table_changed(now.head.id, *row))
        index_row = row
    write = statements.Write(now.head.id, draft.entries, draft.others)
    ref = action.ref if isinstance(action, wire.Action) else 0
    return Plan(
        draft.now, draft.entries, index_row, write, wire.Done(draft.now.record.shown(number), ref, draft.secret)
    )


def index_row_of(now: TableState, at: float) -> IndexRow:
    """The columns by which a table is found, after an entry of this time."""
    record, result = now.record, None
    if now.state.result is not None:
        result = msgspec.json.encode([now.state.result.scores, now.state.result.winners]).decode()
    if record.closed or result is not None:
        return "closed" if record.closed else "over", None, result
    wake = None
    if any(record.seats[seat].agent for seat in record.waiting):
        wake = at
    elif (deadline := next_deadline(record, now.head.clock)) is not None:
        wake = deadline[0]
    return "playing" if record.full else "open", wake, None


# Who may do what.
def owns(head: Head, person: Visitor | None) -> bool:
    """Did this person make the table?"""
    return person is not None and head.owner in person.all_ids


def own_seat(record: Record, person: Visitor | None, wanted: int | None = None) -> int:
    """The seat a person acts and looks from. Whoever has one, and asks for another's, is refused."""
    if person is None:
        return -1
    seat = record.seat_of(person.all_ids, wanted)
    if seat >= 0 and wanted not in (None, seat):
        raise NotAllowed("not_yours", f"you do not sit at seat {wanted}")
    return seat


def viewpoint_of(head: Head, record: Record, person: Visitor | None, wanted: int | None = None) -> int:
    """The seat a person looks from, or a spectator's place; refused where spectators are not wanted."""
    seat = record.seat_of(person.all_ids, wanted) if person is not None else -1
    if seat < 0 and not head.spectators and not owns(head, person):
        raise NotFound("no_table", "there is no such table")
    return seat


def check_allowed(now: TableState, command: Command) -> None:
    """Refuse what is not this person's to do. What the server does by itself is always allowed."""
    action, person = command.action, command.person
    if command.by != "person" or not isinstance(action, wire.Action):
        return
    if person is None:
        raise NotAllowed("nobody", "say who you are first: POST /api/visitor with a name")
    if isinstance(action, wire.Invite | wire.Appoint):
        if not owns(now.head, person):
            raise NotAllowed("not_owner", "only the one who made this table may do that")
    elif command.seat < 0 and not isinstance(action, wire.Take):
        raise NotAllowed("spectator", "you have no seat at this table")


# Playing.
def lesson_seed(now: TableState, whose: str) -> str:
    """The source of luck at a lesson; empty at an ordinary table, where nobody can know it."""
    return lessons.lesson_seed(now.head.seed, now.state, whose) if now.head.lesson else ""


def scripted_answer(now: TableState, seat: int) -> str | None:
    """What the lesson of a table says that an agent answers; None at an ordinary one."""
    lesson = lessons.lessons_of(now.game).get(now.head.lesson) if now.head.lesson else None
    return lesson.scripted_answer(now.state, seat) if lesson is not None else None


async def choose(draft: Draft, command: Command, action: wire.Choose) -> int:
    """Answer a decision. The automatic answers that follow belong to the same write."""
    number = answer(draft, command.seat, action.decision, action.text, command.by)
    give_standing_answers(draft)
    return number


def answer(draft: Draft, seat: int, decision: int, text: str, by: By) -> int:
    """Add what comes of an answer, if it may be given. The decision is named as those outside know it."""
    now = draft.now
    if now.state.over:
        raise Refused("over", "the game is over")
    if decision != now.record.shown(now.record.asked):
        raise Refused("stale", f"decision {decision} is no longer asked; the one asked now is another")
    asked = now.state.decision(seat)
    if asked is None:
        raise Refused("not_asked", "this seat is not asked anything now")
    # Only people change their minds: a clock or an agent may have been late.
    if asked.answer is not None and (asked.answer.text == text or by != "person"):
        raise Refused("repeated", "this answer is already given")
    answered = engine.answer(now.state, seat, text, lesson_seed(now, "game"))
    body = engine.chosen(answered, text, now.record.asked, now.record.position, by)
    if body.private:
        draft.check_private(seat)
    return draft.add(seat, body, answered.state)


def give_standing_answers(draft: Draft) -> None:
    """Answer for the seats that have said beforehand what they answer, so that they are not asked at all."""
    for _ in range(STANDING_AT_ONCE):
        due = standing_answer(draft.now)
        if due is None:
            break
        answer(draft, due[0], draft.now.record.shown(draft.now.record.asked), due[1], "standing")


def standing_answer(now: TableState) -> tuple[int, str] | None:
    """A seat that is asked something to which it has an automatic answer: its own by kind, or one of the game's."""
    record, auto = now.record, now.game.auto
    for seat in record.waiting:
        holder, asked = record.seats[seat], now.state.decision(seat)
        if asked is None or asked.answer is not None or not holder.visitor or holder.agent:
            continue
        text = record.standing.get(seat, {}).get(asked.kind)
        if text is not None and asked.option(text) is not None:
            return seat, text
        name = record.standing_names.get(seat)
        choice = auto.answer(now.state, seat, name) if name in auto.names else None
        if choice is not None:
            return seat, choice.text
    return None


async def set_standing(draft: Draft, command: Command, action: wire.SetStanding) -> int:
    """Set a seat's automatic answers; they also hold for what is being asked already."""
    game, name = draft.now.game, action.name
    if name and name not in game.auto.names:
        names = ", ".join(game.auto.names) or "none"
        raise Refused("no_standing", f"{game.name} has no automatic answer {name!r}; it has: {names}")
    record, seat = draft.now.record, command.seat
    if (record.standing.get(seat, {}), record.standing_names.get(seat, "")) == (action.answers, name):
        return record.number
    draft.check_private(seat)
    number = draft.add(seat, Standing(action.answers, name, private=True))
    if not draft.now.record.over:
        give_standing_answers(draft)
    return number


# Going back, and votes.
async def undo(draft: Draft, command: Command, action: wire.Undo) -> int:
    """Take back at once what is the seat's own to take back; propose more to the table."""
    seat, to, record = command.seat, action.to, draft.now.record
    own = [before for before, by in record.trail if by == seat and to in (None, record.shown_position(before))]
    if own:
        return await take_back(draft, seat, own[-1], "seat")
    target = await target_of(draft, seat, to)
    if [other for other in record.people(absent=True) if other != seat]:
        return draft.add(seat, Proposed("undo", to=target))
    return await take_back(draft, seat, target, "table")


async def rewind(draft: Draft, command: Command, action: Rewind) -> int:
    """The host's own undo."""
    return await take_back(draft, -1, await target_of(draft, -1, action.to), "host")


async def target_of(draft: Draft, seat: int, to: int | None) -> int:
    """Where to go back to: an entry on the way to here, by default the one before the seat's own last choice.

    What this reads does not grow with the log. A changed answer counts as the one it replaced: else the place would
    tell that it was changed.
    """
    record, id, storage = draft.now.record, draft.now.head.id, draft.services.storage
    if to is None:
        upto: int | None = record.position
        while upto is not None and (entry := await storage.last_choice(id, seat, upto)) is not None:
            upto = record.left_at(entry.number)
            if upto is None and entry.private:
                upto = entry.number - 1
            elif upto is None:
                assert isinstance(entry.body, Chosen)
                return entry.body.after
        raise Refused("no_undo", "there is nothing of yours to take back")
    for number in reversed(record.numbers_of(to) if to != record.shown_position(record.position) else []):
        if 0 <= number < record.position and record.left_at(number) is None:
            (entry,) = await storage.entries(id, number - 1, number)
            if isinstance(entry.body, Chosen | Begun):
                return number
    raise Refused("no_undo", "the game was never there")


async def take_back(draft: Draft, seat: int, to: int, by: Literal["seat", "table", "host"]) -> int:
    """The game stands again where it stood after an entry."""
    state = await draft.services.history.position(draft.now.head, to)
    return draft.add(seat, TakenBack(to, state.waiting(), by), state)


async def stand_in(draft: Draft, command: Command, action: wire.StandIn) -> int:
    """An agent stands in: at once for one's own seat, by a vote for that of an absent player."""
    by, seat, agent = command.seat, action.seat, agent_named(action.agent)
    holder = draft.holder(seat)
    if not holder.visitor or holder.agent:
        raise Refused("no_person", "there is no person on this seat to stand in for")
    if by == seat:
        return draft.add(seat, Seated(holder.visitor, holder.name, agent))
    if draft.here(seat):
        raise Refused("present", "this player is here")
    number = draft.add(by, Proposed("stand_in", seat=seat, agent=agent))
    return await carry_out_vote(draft, draft.services.alone) or number


async def agree(draft: Draft, command: Command, action: wire.Agree) -> int:
    """Vote on what is proposed. The last yes carries it out, in the same write."""
    record = draft.now.record
    proposal = record.proposal
    if proposal is None or record.shown(proposal.number) != action.proposal:
        raise Refused("stale", "the table is not being asked that any more")
    if command.seat not in record.voters(proposal) or command.seat in proposal.agreed:
        raise Refused("repeated", "you have given your word on this, or it is not yours to give")
    number = draft.add(command.seat, Agreed(proposal.number, action.yes))
    return await carry_out_vote(draft, draft.services.alone) or number


async def carry_out_vote(draft: Draft, nobody_objects: bool) -> int | None:
    """Do what all have agreed to.

    A stand-in waits while a player may be present in another process; see Table.
    """
    record = draft.now.record
    proposal = record.proposal
    if proposal is None or not record.vote_passed:
        return None
    if proposal.what == "undo":
        return await take_back(draft, proposal.by, proposal.to, "table")
    if not nobody_objects:
        return None
    holder = record.seats[proposal.seat]
    return draft.add(proposal.seat, Seated(holder.visitor, holder.name, proposal.agent))


async def carry_out_later(draft: Draft, command: Command, action: CarryOut) -> int:
    """Carry out a vote that had to wait, unless somebody has objected since."""
    proposal = draft.now.record.proposal
    if proposal is not None and proposal.number == action.proposal:
        await carry_out_vote(draft, nobody_objects=True)
    return draft.now.record.number


async def decline_stand_in(draft: Draft, command: Command, action: DeclineStandIn) -> int:
    """Vote no for a player who is here after all."""
    proposal = draft.now.record.proposal
    if proposal is not None and proposal.number == action.proposal and draft.here(proposal.seat):
        draft.add(proposal.seat, Agreed(action.proposal, False))
    return draft.now.record.number


# Seats.
async def take(draft: Draft, command: Command, action: wire.Take) -> int:
    """Sit down on an empty seat: with its invitation, or because it is free to all."""
    person = command.person
    assert person is not None
    holder = draft.holder(action.seat)
    if holder.visitor in person.all_ids:
        raise Refused("repeated", "you sit here already")
    if holder.taken:
        raise Refused("taken", "someone sits there already")
    invited = bool(holder.link and action.secret) and credentials.hashed(action.secret) == holder.link
    if not invited and not holder.free:
        raise NotAllowed("no_invitation", "this seat is taken by invitation only")
    if not invited and draft.now.record.seat_of(person.all_ids) >= 0:
        raise NotAllowed("seated", "you have a seat at this table")
    others = [seat.name for seat in draft.now.record.seats if seat.visitor not in person.all_ids]
    name = unique_name(action.name or person.name, others)
    return draft.add(action.seat, Seated(person.id, name))


async def leave(draft: Draft, command: Command, action: wire.Leave) -> int:
    """Get up. At a listed table the seat is free to all; elsewhere it waits for an invitation."""
    return draft.add(command.seat, Seated(free=draft.now.head.listed))


async def invite(draft: Draft, command: Command, action: wire.Invite) -> int:
    """Make a new invitation to an empty seat."""
    if draft.holder(action.seat).taken:
        raise Refused("taken", "someone sits there already")
    if draft.now.head.lesson:
        raise Refused("lesson", "a lesson is for one: make a table to play with others")
    draft.secret = credentials.new_secret()
    return draft.add(action.seat, Seated(link=credentials.hashed(draft.secret)))


async def appoint(draft: Draft, command: Command, action: wire.Appoint) -> int:
    """Put an agent on an empty seat."""
    agent = agent_named(action.agent)
    if draft.holder(action.seat).visitor:
        raise Refused("taken", "a person sits there")
    others = [other.name for number, other in enumerate(draft.now.record.seats) if number != action.seat]
    return draft.add(action.seat, Seated(name=unique_name(agent, others), agent=agent))


async def come_back(draft: Draft, command: Command, action: wire.Back) -> int:
    """The agent that stood in for a person hands back."""
    holder = draft.holder(command.seat)
    if not holder.agent:
        raise Refused("repeated", "no agent stands in for you")
    return draft.add(command.seat, Seated(holder.visitor, holder.name))


async def clock_stand_in(draft: Draft, command: Command, action: ClockStandIn) -> int:
    """An agent takes over for a player whose clock has run out."""
    head, record, seat = draft.now.head, draft.now.record, command.seat
    holder = draft.holder(seat)
    if holder.visitor and not holder.agent and next_deadline(record, head.clock) == action.deadline:
        draft.add(seat, Seated(holder.visitor, holder.name, agent_named(head.clock.agent)))
    return draft.now.record.number


# The rest.
async def chat(draft: Draft, command: Command, action: wire.Say) -> int:
    """Say something to the table."""
    text = plain(action.text)
    if not text.strip():
        raise Refused("unseen", "there is nothing in it that can be seen")
    return draft.add(command.seat, Said(draft.holder(command.seat).name, text))


async def close(draft: Draft, command: Command, action: Close) -> int:
    """The host closes the table."""
    return draft.add(-1, Closed(action.reason))


async def catch_up(draft: Draft, command: Command, action: CatchUp) -> int:
    """Nothing: the table has read its log before."""
    return draft.now.record.number


ACTIONS: dict[type, Callable[[Draft, Command, Any], Awaitable[int]]] = {
    wire.Choose: choose,
    wire.SetStanding: set_standing,
    wire.Undo: undo,
    wire.StandIn: stand_in,
    wire.Agree: agree,
    wire.Take: take,
    wire.Leave: leave,
    wire.Invite: invite,
    wire.Appoint: appoint,
    wire.Back: come_back,
    wire.Say: chat,
    Rewind: rewind,
    Close: close,
    ClockStandIn: clock_stand_in,
    DeclineStandIn: decline_stand_in,
    CarryOut: carry_out_later,
    CatchUp: catch_up,
}
"""Every function returns the number of the entry that the reply names."""
