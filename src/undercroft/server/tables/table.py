"""A table in memory: a cached state that catches up from the log, and everything that may be done at it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, NamedTuple, get_args

import msgspec

from undercroft.engine.lessons import lesson_seed, lessons_of
from undercroft.engine.state import State

from ..base import metrics
from ..base.errors import Conflict, NotAllowed, NotFound, Refused, Unkept
from ..db import statements
from ..messages.news import TellingTable, Watcher
from ..model import engine
from ..model.clocks import next_deadline, passing
from ..model.log import Agreed, AnyBody, By, Chosen, Closed, Entry, Head, Proposed, Said, Seated, Standing, TakenBack
from ..model.record import Record, Seat, unlike

if TYPE_CHECKING:
    from .registry import House

STANDING_AT_ONCE = 1000
"""Standing answers given one after another before people are asked after all."""
HERE = 2.0
"""Seconds that another process has to say that a player is there after all."""
TRIES = 64
"""How often an action is looked at again after another process was quicker."""


class Change(NamedTuple):
    """What is so once its work is committed."""

    entry: Entry
    record: Record
    state: State
    found_by: tuple[str, float | None, str | None]
    work: statements.Work


class LiveTable(TellingTable):
    """One sitting of a game. Every change: look at it under the lock, commit the entry, then swap and tell."""

    def __init__(self, house: House, head: Head, by: engine.Rules, state: State, record: Record) -> None:
        super().__init__(house.storage, head, by, state, record)
        self.house = house
        self.lock = asyncio.Lock()
        self.unsure = False
        """The database may know more than we do: look before the next change."""
        self.counts = {by: metrics.CHOICES.labels(head.game, by) for by in get_args(By)}
        self.found_by: tuple[str, float | None, str | None] | None = None
        self.thinking: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """May it leave memory? Nobody looks at it, and nothing is under way."""
        return not self.watchers and not self.thinking and not self.lock.locked()

    # Writing.
    async def _append(self, seat: int, body: AnyBody, state: State | None = None, quiet: bool = False) -> int | None:
        """Commit an entry, then make it so and tell. None if another process wrote first: look again."""
        change = self._change(seat, body, state)
        try:
            await self.house.writer.append(change.work)
        except Conflict:
            await self._catch_up()
            # Two who keep racing for the next number must not keep step.
            await asyncio.sleep(random.random() * 0.005)
            return None
        except BaseException as error:
            # The commit may or may not have happened; only the log knows.
            self.unsure = True
            if isinstance(error, asyncio.CancelledError):
                # Whoever chose has gone, the choice has not: the others must hear of it all the same.
                self.house.spawn(self._look_again())
            raise
        self._make_so(change)
        if not quiet:
            self.tell()
        return change.entry.number

    def _change(self, seat: int, body: AnyBody, state: State | None) -> Change:
        """What an entry would make of the table."""
        entry = Entry(self.record.number + 1, seat, time.time(), body)
        record = self.record.after(entry, self.head.clock)
        after = state or self.state
        others: list[statements.Statement] = []
        if isinstance(body, Seated):
            others += statements.seat_held(self.head.id, seat, body.visitor)
        if record.number % self.house.settings.snapshot_every == 0:
            others.append(statements.snapshot(self.head.id, record, self.game.save(after)))
        found_by = self.found_by_now(record, after, entry.at)
        if found_by != self.found_by:
            others.append(statements.table_changed(self.head.id, *found_by))
        return Change(entry, record, after, found_by, statements.Work(self.head.id, [entry], others))

    def _make_so(self, change: Change) -> None:
        """It is committed."""
        self.found_by = change.found_by
        self._take(change.entry, change.record, change.state)
        self.house.settle(self, change.entry)

    def _take(self, entry: Entry, record: Record, state: State) -> None:
        self.record, self.state = record, state
        self.recent.append(entry)
        self.unsay()

    def found_by_now(self, record: Record, state: State, at: float) -> tuple[str, float | None, str | None]:
        """Status, when the server must act by itself, and the result."""
        result = None
        if state.result is not None:
            result = msgspec.json.encode([state.result.scores, state.result.winners]).decode()
        if record.closed or result is not None:
            return "closed" if record.closed else "over", None, result
        wake = None
        if any(record.seats[seat].agent for seat in record.waiting):
            wake = at
        elif (deadline := next_deadline(record, self.head.clock)) is not None:
            wake = deadline[0]
        return "playing" if record.full else "open", wake, None

    async def _look_again(self) -> None:
        """After a commit nobody waited for: once those before it are done, the log says what came of it."""
        await self.house.writer.append(statements.Work(self.head.id, []))
        await self.catch_up()
        for seat in self.record.waiting:
            if self.record.seats[seat].agent:
                self.house.think(self, seat)

    async def catch_up(self) -> None:
        """Take in what other processes wrote."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self.house.storage.entries(self.head.id, self.record.number)
        for entry in entries:
            state = await self._follow(entry)
            self._take(entry, self.record.after(entry, self.head.clock), state)
            self.found_by = None
        self.unsure = False
        if entries:
            self.tell()
            self.arm_clock()
            self.say_who_is_here()

    async def _follow(self, entry: Entry) -> State:
        body = entry.body
        if isinstance(body, Chosen):
            return engine.answer_again(self.state, entry.seat, body)
        if isinstance(body, TakenBack):
            return await self.house.position(self.head, body.to)
        return self.state

    async def _ready(self) -> None:
        """What every change begins with, under the lock."""
        if self.unsure:
            await self._catch_up()
        if self.record.closed:
            raise Refused("closed", f"this table is closed: {self.record.closed}")

    # Playing.
    def lesson_seed(self, whose: str) -> str:
        """Where luck comes from at a lesson; empty at an ordinary table, where nobody can know."""
        return lesson_seed(self.head.seed, self.state, whose) if self.head.lesson else ""

    def scripted_answer(self, seat: int) -> str | None:
        """What the lesson of this table says that an agent answers; None at an ordinary one."""
        lesson = lessons_of(self.game).get(self.head.lesson) if self.head.lesson else None
        return lesson.scripted_answer(self.state, seat) if lesson is not None else None

    async def choose(self, seat: int, decision: int, text: str, by: By = "person") -> int:
        """Answer a decision. Returns the number of the entry once it is committed."""
        async with self.lock:
            try:
                number = await self._choose(seat, decision, text, by)
                await self._answer_standing()
            finally:
                self.tell()
            return number

    async def _answer_standing(self) -> None:
        """Standing answers come before anyone is told, so that nobody is shown a question already answered."""
        for _ in range(STANDING_AT_ONCE):
            due = self.standing_answer()
            if due is None:
                break
            await self._choose(due[0], self.record.asked, due[1], "standing")

    async def _choose(self, seat: int, decision: int, text: str, by: By) -> int:
        for _ in range(TRIES):
            await self._ready()
            body, state = self._answered(seat, decision, text, by)
            number = await self._append(seat, body, state, quiet=True)
            if number is not None:
                self.counts[by].inc()
                return number
        raise Unkept

    def _answered(self, seat: int, decision: int, text: str, by: By) -> tuple[Chosen, State]:
        """What comes of an answer, if it may be given."""
        if self.state.over:
            raise Refused("over", "the game is over")
        if decision != self.record.asked:
            raise Refused("stale", f"decision {decision} is no longer asked; the one asked now is another")
        asked = self.state.decision(seat)
        if asked is None:
            raise Refused("not_asked", "this seat is not asked anything now")
        # Only people change their minds: a clock or an agent may have thought while the answer came.
        if asked.answer is not None and (asked.answer.text == text or by != "person"):
            raise Refused("repeated", "this answer is already given")
        answered = engine.answer(self.state, seat, text, self.lesson_seed("game"))
        return engine.chosen(answered, text, decision, self.record.position, by), answered.state

    async def undo(self, seat: int, to: int | None) -> int:
        """Take back what is the seat's own to take back, at once; ask the table for more."""
        async with self.lock:
            for _ in range(TRIES):
                await self._ready()
                own = [before for before, by in self.record.trail if by == seat]
                if own and (to is None or to in own):
                    number = await self._take_back(seat, own[-1] if to is None else to, "seat")
                else:
                    target = await self._target(seat, to)
                    if [other for other in self.record.people(absent=True) if other != seat]:
                        number = await self._append(seat, Proposed("undo", to=target))
                    else:
                        number = await self._take_back(seat, target, "table")
                if number is not None:
                    return number
            raise Unkept

    async def _target(self, seat: int, to: int | None) -> int:
        """Where to go back to: an entry on the way to here, by default to before the seat's own last choice."""
        position = self.record.position
        entries = {entry.number: entry for entry in await self.house.storage.entries(self.head.id, -1, position)}
        while isinstance(body := entries[position].body, Chosen):
            if to is None and entries[position].seat == seat:
                return body.after
            position = body.after
            if position == to:
                return position
        raise Refused("no_undo", "there is nothing of yours to take back" if to is None else "the game was never there")

    async def _take_back(self, seat: int, to: int, by: str) -> int | None:
        state = await self.house.position(self.head, to)
        return await self._append(seat, TakenBack(to, state.waiting(), by), state)  # type: ignore[arg-type]

    async def rewind(self, to: int) -> int:
        """The host's own undo."""
        async with self.lock:
            for _ in range(TRIES):
                await self._ready()
                await self._target(-1, to)
                number = await self._take_back(-1, to, "host")
                if number is not None:
                    return number
            raise Unkept

    async def _write(self, seat: int, body: AnyBody, was: Seat | None = None) -> int:
        """An entry that any later position of the log would take as well.

        `was` is the holder for whose seat it was decided: if another process seated someone else, it is not written.
        """
        for _ in range(TRIES):
            await self._ready()
            if was is not None and self.record.seats[seat] != was:
                raise Refused("taken", "someone else was quicker at this seat; look again")
            number = await self._append(seat, body)
            if number is not None:
                return number
        raise Unkept

    # The table's word.
    async def agree(self, seat: int, proposal: int, yes: bool) -> int:
        """A seat's word on what the table is being asked."""
        async with self.lock:
            await self._ready()
            now = self.record.proposal
            if now is None or now.number != proposal:
                raise Refused("stale", "the table is not being asked that any more")
            if seat not in self.whose_word(now) or seat in now.agreed:
                raise Refused("repeated", "you have given your word on this, or it is not yours to give")
            number = await self._write(seat, Agreed(proposal, yes))
            return await self._agreed() or number

    async def _agreed(self, waited: bool = False) -> int | None:
        """Carry out what all have agreed to."""
        for _ in range(TRIES):
            now = self.record.proposal
            if now is None or any(seat not in now.agreed for seat in self.whose_word(now)):
                return None
            if now.what == "stand_in" and not waited and not self.house.alone:
                self.house.spawn(self._agreed_later(now.number))
                return None
            if now.what == "undo":
                number = await self._take_back(now.by, now.to, "table")
            else:
                holder = self.record.seats[now.seat]
                number = await self._append(now.seat, Seated(holder.visitor, holder.name, now.agent))
            if number is not None:
                return number
        raise Unkept

    async def _agreed_later(self, proposal: int) -> None:
        """The same once every process has had time to say that the player is there."""
        await asyncio.sleep(HERE)
        async with self.lock:
            await self._ready()
            if self.record.proposal is not None and self.record.proposal.number == proposal:
                await self._agreed(waited=True)

    # Who is here.
    def watch(self, watcher: Watcher) -> None:
        """Someone follows from now on."""
        self.watchers.add(watcher)
        self.say_who_is_here()

    def here(self, seat: int) -> bool:
        """Does the player of this seat look at the table, as far as this process knows?"""
        return any(watcher.seat == seat for watcher in self.watchers)

    def say_who_is_here(self) -> None:
        """Where an agent is to stand in for someone who is here after all: say no for them."""
        now = self.record.proposal
        if now is not None and now.what == "stand_in" and self.here(now.seat):
            self.house.spawn(self._present(now.number))

    async def _present(self, proposal: int) -> None:
        async with self.lock:
            await self._ready()
            now = self.record.proposal
            if now is not None and now.number == proposal and self.here(now.seat):
                await self._write(now.seat, Agreed(proposal, False))

    # Seats.
    def holder(self, seat: int) -> Seat:
        """Who holds a seat."""
        if not 0 <= seat < len(self.record.seats):
            raise NotFound("no_seat", f"this table has seats 0 to {len(self.record.seats) - 1}")
        return self.record.seats[seat]

    async def take(self, seat: int, visitor: int, visitors: frozenset[int], name: str, link: str) -> int:
        """Sit down on an empty seat: with its invitation, or because it is free to all."""
        async with self.lock:
            await self._ready()
            holder = self.holder(seat)
            if holder.visitor in visitors:
                raise Refused("repeated", "you sit here already")
            if holder.taken:
                raise Refused("taken", "someone sits there already")
            invited = bool(holder.link) and link == holder.link
            if not invited and not holder.free:
                raise NotAllowed("no_invitation", "this seat is taken by invitation only")
            if not invited and self.record.seat_of(visitors) >= 0:
                raise NotAllowed("seated", "you have a seat at this table")
            return await self._write(seat, Seated(visitor, name), holder)

    async def leave(self, seat: int) -> int:
        """Get up. At a listed table the seat is free to all; elsewhere it waits for an invitation."""
        async with self.lock:
            await self._ready()
            return await self._write(seat, Seated(free=self.head.listed))

    async def invite(self, seat: int, link: str) -> int:
        """A new invitation to an empty seat."""
        async with self.lock:
            await self._ready()
            holder = self.holder(seat)
            if holder.taken:
                raise Refused("taken", "someone sits there already")
            if self.head.lesson:
                raise Refused("lesson", "a lesson is for one: make a table to play with others")
            return await self._write(seat, Seated(link=link), holder)

    async def appoint(self, seat: int, agent: str) -> int:
        """An agent takes an empty seat."""
        async with self.lock:
            await self._ready()
            holder = self.holder(seat)
            if holder.visitor:
                raise Refused("taken", "a person sits there")
            others = [other.name for number, other in enumerate(self.record.seats) if number != seat]
            return await self._write(seat, Seated(name=unlike(agent, others), agent=agent), holder)

    async def stand_in(self, by: int, seat: int, agent: str) -> int:
        """An agent stands in: at once for one's own seat, by the table's word for that of an absent player."""
        async with self.lock:
            await self._ready()
            holder = self.holder(seat)
            if not holder.visitor or holder.agent:
                raise Refused("no_person", "there is no person on this seat to stand in for")
            if by == seat:
                return await self._write(seat, Seated(holder.visitor, holder.name, agent), holder)
            if self.here(seat):
                raise Refused("present", "this player is here")
            number = await self._write(by, Proposed("stand_in", seat=seat, agent=agent))
            return await self._agreed() or number

    async def back(self, seat: int) -> int:
        """The agent hands back."""
        async with self.lock:
            await self._ready()
            holder = self.holder(seat)
            if not holder.agent:
                raise Refused("repeated", "no agent stands in for you")
            return await self._write(seat, Seated(holder.visitor, holder.name), holder)

    async def say(self, seat: int, name: str, text: str) -> int:
        """Chat."""
        async with self.lock:
            return await self._write(seat, Said(name, text))

    async def set_standing(self, seat: int, answers: dict[str, str], name: str) -> int:
        """Standing answers; they hold for what is being asked already, too."""
        if name and name not in self.game.auto.names:
            names = ", ".join(self.game.auto.names) or "none"
            raise Refused("no_standing", f"{self.game.name} has no standing answer {name!r}; it has: {names}")
        async with self.lock:
            number = await self._write(seat, Standing(answers, name))
            try:
                if not self.record.over:
                    await self._answer_standing()
            finally:
                self.tell()
            return number

    async def close(self, reason: str) -> int:
        """The host closes the table."""
        async with self.lock:
            return await self._write(-1, Closed(reason))

    # What the server does by itself.
    def standing_answer(self) -> tuple[int, str] | None:
        """A seat that is asked something to which it has a standing answer: its own by kind, or one of the game's."""
        record = self.record
        for seat in record.waiting:
            holder, asked = record.seats[seat], self.state.decision(seat)
            if asked is None or asked.answer is not None or not holder.visitor or holder.agent:
                continue
            text = record.standing.get(seat, {}).get(asked.kind)
            if text is not None and asked.option(text) is not None:
                return seat, text
            name = record.standing_names.get(seat)
            choice = self.game.auto.answer(self.state, seat, name) if name in self.game.auto.names else None
            if choice is not None:
                return seat, choice.text
        return None

    def arm_clock(self) -> None:
        """Have the loop wake us when the next clock runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        deadline = next_deadline(self.record, self.head.clock)
        if deadline is not None:
            delay = max(0.0, deadline[0] - time.time()) + 0.01
            self.timer = asyncio.get_running_loop().call_later(delay, self._on_time)

    def _on_time(self) -> None:
        self.house.spawn(self.time_out())

    async def time_out(self) -> None:
        """A clock ran out: do as the table chose."""
        self.timer = None
        if self.unsure:
            await self.catch_up()
        deadline = next_deadline(self.record, self.head.clock)
        if deadline is None:
            return
        at, seat = deadline
        if at > time.time():
            self.arm_clock()
            return
        rule = self.head.clock
        agent = self.house.agent_named(rule.agent)
        if rule.then == "agent":
            async with self.lock:
                holder = self.record.seats[seat]
                if holder.visitor and not holder.agent and next_deadline(self.record, rule) == deadline:
                    await self._append(seat, Seated(holder.visitor, holder.name, agent))
            return
        asked, decision = self.state.decision(seat), self.record.asked
        if asked is None:
            return
        text = passing([option.text for option in asked.options])
        if text is None:
            text = await self.house.thinkers.choose(self.rules, self.state, seat, agent)
        await self.choose(seat, decision, text, "clock")

    def forget(self) -> None:
        """Leave memory."""
        if self.timer is not None:
            self.timer.cancel()
