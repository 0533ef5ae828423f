"""A table in memory: a cached state that catches up from the log, and everything that may be done at it."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec

from undercroft.engine.state import State
from undercroft.engine.texts import Texts

from . import commits, metrics, rules, viewpoint, wire
from .clocks import next_deadline, passing
from .errors import Conflict, NotAllowed, NotFound, Refused, Unkept
from .log import (
    Agreed,
    AnyBody,
    Begun,
    By,
    Chosen,
    Closed,
    Entry,
    Head,
    Proposal,
    Proposed,
    Record,
    Said,
    Seat,
    Seated,
    Standing,
    TakenBack,
    fresh_record,
)

if TYPE_CHECKING:
    from .house import House

RECENT = 32
"""Entries kept in memory for those who follow live; others read them from the log."""
TRIES = 64
"""How often an action is looked at again after another process was quicker."""


class Watcher(Protocol):
    """Someone who follows a table live."""

    seat: int

    def wake(self) -> None:
        """There is news."""


class LiveTable:
    """One sitting of a game. Every change: look at it under the lock, commit the entry, then swap and tell."""

    def __init__(self, house: House, head: Head, state: State, record: Record) -> None:
        self.house = house
        self.head = head
        self.game = rules.the_game(head.game)
        self.state = state
        self.record = record
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.unsure = False
        """The database may know more than we do: look before the next change."""
        self.found_by: tuple[str, float | None, str | None] | None = None
        self.thinking: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.cache: dict[tuple[int, str, int, bool], bytes] = {}
        self._seat_views: tuple[Record, list[wire.SeatView]] | None = None
        self._texts: dict[str, tuple[list[str], Texts]] = {}

    # Telling.
    async def news(self, seat: int, language: str, since: int, owner: bool = False) -> tuple[int, bytes]:
        """The table for a viewpoint, encoded once for all who share it, with the number it brings them to."""
        while True:
            number = self.record.number
            key = (seat, language, since, owner)
            ready = self.cache.get(key)
            if ready is not None:
                return number, ready
            entries = await self.entries_after(since)
            if number == self.record.number:  # else the log moved on while we read it
                break
        ready = wire.encode(viewpoint.news(self, seat, language, since, entries, owner))
        if self.head.clock.kind == "none":  # a running clock reads differently every time
            self.cache[key] = ready
        return number, ready

    def seat_views(self) -> list[wire.SeatView]:
        """Who sits where, made once for all viewpoints."""
        if self._seat_views is None or self._seat_views[0] is not self.record:
            views = [viewpoint.seat_view(number, seat) for number, seat in enumerate(self.record.seats)]
            self._seat_views = (self.record, views)
        return self._seat_views[1]

    def texts(self, language: str) -> Texts | None:
        """The game's words, with the seats named after those who sit there; None if no language was asked for."""
        if not language:
            return None
        names = [seat.name for seat in self.record.seats]
        made = self._texts.get(language)
        if made is None or made[0] != names:
            texts = viewpoint.with_names(viewpoint.texts_of(self.head.game, language), self.record.seats)
            made = self._texts[language] = (names, texts)
        return made[1]

    async def entries_after(self, since: int) -> list[Entry]:
        """The last entries after a number: all of them, or as many as one message should hold."""
        upto = self.record.number
        first = self.recent[0].number if self.recent else upto + 1
        if since + 1 >= first:
            return [entry for entry in self.recent if entry.number > since]
        since = max(since, upto - self.house.LOG_LINES)
        return await self.house.storage.entries(self.head.id, since, upto)

    def tell(self) -> None:
        """Wake everyone who follows."""
        for watcher in self.watchers:
            watcher.wake()

    # Writing.
    async def _append(self, seat: int, body: AnyBody, state: State | None = None, quiet: bool = False) -> int | None:
        """Commit an entry, then make it so and tell. None if another process wrote first: look again."""
        entry = Entry(self.record.number + 1, seat, time.time(), body)
        record = self.record.after(entry, self.head.clock)
        after = state or self.state
        others: list[commits.Statement] = []
        if isinstance(body, Seated):
            others += commits.seat_held(self.head.id, seat, body.visitor)
        if isinstance(body, Chosen) and record.choices % self.house.settings.snapshot_every == 0:
            others.append(commits.snapshot(self.head.id, record, self.game.save(after)))
        found_by = self._found_by(record, after, entry.at)
        if found_by != self.found_by:
            others.append(commits.table_changed(self.head.id, *found_by))
        try:
            await self.house.writer.append(commits.Work(self.head.id, [entry], others))
        except Conflict:
            await self._catch_up()
            # Two who keep racing for the next number must not keep step.
            await asyncio.sleep(random.random() * 0.005)
            return None
        except BaseException:
            # The commit may or may not have happened; only the log knows.
            self.unsure = True
            raise
        self.found_by = found_by
        self._take(entry, record, after)
        self.cache.clear()
        if not quiet:
            self.tell()
        self.house.settle(self, entry)
        return entry.number

    def _take(self, entry: Entry, record: Record, state: State) -> None:
        self.record, self.state = record, state
        self.recent.append(entry)

    def _found_by(self, record: Record, state: State, at: float) -> tuple[str, float | None, str | None]:
        """Status, when the server must act by itself, and the result."""
        if record.closed:
            return "closed", None, None
        if state.result is not None:
            return "over", None, msgspec.json.encode([state.result.scores, state.result.winners]).decode()
        wake = None
        if any(record.seats[seat].agent for seat in record.waiting):
            wake = at
        elif (deadline := next_deadline(record, self.head.clock)) is not None:
            wake = deadline[0]
        return "playing" if record.full else "open", wake, None

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
            self.cache.clear()
        self.unsure = False
        if entries:
            self.tell()
            self.arm_clock()

    async def _follow(self, entry: Entry) -> State:
        body = entry.body
        if isinstance(body, Chosen):
            return rules.answer_again(self.state, entry.seat, body)
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
    async def choose(self, seat: int, decision: int, text: str, by: By = "person") -> int:
        """Answer a decision. Returns the number of the entry once it is committed."""
        async with self.lock:
            try:
                number = await self._choose(seat, decision, text, by)
                # Standing answers come before anyone is told, so that nobody is shown a question already answered.
                for _ in range(TRIES):
                    due = self.standing_answers()
                    if not due:
                        break
                    await self._choose(due[0][0], self.record.asked, due[0][1], "standing")
            finally:
                self.tell()
            return number

    async def _choose(self, seat: int, decision: int, text: str, by: By) -> int:
        for _ in range(TRIES):
            await self._ready()
            if self.state.over:
                raise Refused("over", "the game is over")
            if decision != self.record.asked:
                raise Refused("stale", f"decision {decision} is no longer asked; the one asked now is another")
            asked = self.state.decision(seat)
            if asked is None:
                raise Refused("not_asked", "this seat is not asked anything now")
            if asked.answer is not None and asked.answer.text == text:
                raise Refused("repeated", "this answer is already given")
            answered = rules.answer(self.state, seat, text)
            body = rules.chosen(answered, text, decision, self.record.position, by)
            number = await self._append(seat, body, answered.state, quiet=True)
            if number is not None:
                metrics.CHOICES.labels(self.head.game, by).inc()
                return number
        raise Unkept

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
                    if [other for other in self.record.people() if other != seat]:
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

    async def _write(self, seat: int, body: AnyBody) -> int:
        """An entry that any later position of the log would take as well."""
        for _ in range(TRIES):
            await self._ready()
            number = await self._append(seat, body)
            if number is not None:
                return number
        raise Unkept

    # The table's word.
    def whose_word(self, proposal: Proposal) -> list[int]:
        """Who must agree: everyone who sits here in person, but for the one it is about."""
        return [seat for seat in self.record.people() if not (proposal.what == "stand_in" and seat == proposal.seat)]

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

    async def _agreed(self) -> int | None:
        """Carry out what all have agreed to."""
        for _ in range(TRIES):
            now = self.record.proposal
            if now is None or any(seat not in now.agreed for seat in self.whose_word(now)):
                return None
            if now.what == "undo":
                number = await self._take_back(now.by, now.to, "table")
            else:
                holder = self.record.seats[now.seat]
                number = await self._append(now.seat, Seated(holder.visitor, holder.name, now.agent))
            if number is not None:
                return number
        raise Unkept

    # Seats.
    def holder(self, seat: int) -> Seat:
        """Who holds a seat."""
        if not 0 <= seat < len(self.record.seats):
            raise NotFound("no_seat", f"this table has seats 0 to {len(self.record.seats) - 1}")
        return self.record.seats[seat]

    def seat_of(self, visitors: frozenset[int], wanted: int | None = None) -> int:
        """The seat of a person: the wanted one if it is theirs, else their first; -1 for a spectator."""
        own = [number for number, seat in enumerate(self.record.seats) if seat.visitor in visitors]
        if wanted is not None and wanted in own:
            return wanted
        return own[0] if own else -1

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
            if not invited and self.seat_of(visitors) >= 0:
                raise NotAllowed("seated", "you have a seat at this table")
            return await self._write(seat, Seated(visitor, name))

    async def leave(self, seat: int) -> int:
        """Get up. At a listed table the seat is free to all; elsewhere it waits for an invitation."""
        async with self.lock:
            await self._ready()
            return await self._write(seat, Seated(free=self.head.listed))

    async def invite(self, seat: int, link: str) -> int:
        """A new invitation to an empty seat."""
        async with self.lock:
            await self._ready()
            if self.holder(seat).taken:
                raise Refused("taken", "someone sits there already")
            return await self._write(seat, Seated(link=link))

    async def appoint(self, seat: int, agent: str) -> int:
        """An agent takes an empty seat."""
        async with self.lock:
            await self._ready()
            if self.holder(seat).visitor:
                raise Refused("taken", "a person sits there")
            return await self._write(seat, Seated(name=agent, agent=agent))

    async def stand_in(self, by: int, seat: int, agent: str) -> int:
        """An agent stands in: at once for one's own seat, by the table's word for that of an absent player."""
        async with self.lock:
            await self._ready()
            holder = self.holder(seat)
            if not holder.visitor or holder.agent:
                raise Refused("no_person", "there is no person on this seat to stand in for")
            if by == seat:
                return await self._write(seat, Seated(holder.visitor, holder.name, agent))
            if any(watcher.seat == seat for watcher in self.watchers):
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
            return await self._write(seat, Seated(holder.visitor, holder.name))

    async def say(self, seat: int, name: str, text: str) -> int:
        """Chat."""
        async with self.lock:
            return await self._write(seat, Said(name, text))

    async def set_standing(self, seat: int, answers: dict[str, str]) -> int:
        """Standing answers."""
        async with self.lock:
            return await self._write(seat, Standing(answers))

    async def close(self, reason: str) -> int:
        """The host closes the table."""
        async with self.lock:
            return await self._write(-1, Closed(reason))

    # What the server does by itself.
    def standing_answers(self) -> list[tuple[int, str]]:
        """Seats that are asked something to which they have a standing answer."""
        out = []
        for seat, answers in self.record.standing.items():
            asked = self.state.decision(seat)
            if asked is not None and asked.answer is None and self.record.seats[seat].visitor:
                text = answers.get(asked.kind)
                if text is not None and asked.option(text) is not None:
                    out.append((seat, text))
        return out

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
            text = await self.house.thinkers.choose(self.game, self.state, seat, agent)
        await self.choose(seat, decision, text, "clock")

    def forget(self) -> None:
        """Leave memory."""
        if self.timer is not None:
            self.timer.cancel()


async def made(house: House, head: Head, seats: list[Seated]) -> LiveTable:
    """A new table, set up and committed whole or not at all."""
    game = rules.the_game(head.game)
    state, body = rules.begin(game, head)
    return await kept(house, head, seats, state, body, [])


async def kept(
    house: House, head: Head, seats: list[Seated], state: State, begun: Begun, way: list[Entry]
) -> LiveTable:
    """Write a table whose game stands somewhere already: a new one, an imported one, or one played on from another."""
    now = time.time()
    bodies: list[tuple[int, float, AnyBody]] = [(-1, now, begun)]
    bodies += [(entry.seat, entry.at, entry.body) for entry in way]
    bodies += [(number, now, seat) for number, seat in enumerate(seats)]
    record = fresh_record(head.seats, head.clock)
    entries = []
    for number, (seat, at, body) in enumerate(bodies):
        entry = Entry(number, seat, at, body)
        record = record.after(entry, head.clock)
        entries.append(entry)
    live = LiveTable(house, head, state, record)
    found_by = live._found_by(record, state, now)
    others = [commits.table_changed(head.id, *found_by)]
    for number, seated in enumerate(seats):
        others += commits.seat_held(head.id, number, seated.visitor)
    if way:
        others.append(commits.snapshot(head.id, record, live.game.save(state)))
    await house.writer.append(commits.Work(head.id, entries, others, commits.new_table(head, found_by[0])))
    live.found_by = found_by
    live.recent.extend(entries[-RECENT:])
    house.seat(live)
    house.settle(live, entries[-1])
    return live
