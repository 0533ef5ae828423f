"""Folds the log of a table into what it adds up to, beside the state of its game."""

from __future__ import annotations

from copy import copy

import msgspec
from msgspec import Struct

from .log import Agreed, Begun, Chosen, ClockRule, Closed, Entry, Proposed, Seated, Standing, TakenBack


def unique_name(name: str, others: list[str]) -> str:
    """The name, with a number where others at the table have it already: two agents of one kind are told apart."""
    return next(each for n in range(1, len(others) + 2) if (each := name if n == 1 else f"{name} {n}") not in others)


class Seat(Struct):
    """Who holds a seat: a visitor, an agent, or a visitor for whom an agent stands in."""

    visitor: int = 0
    name: str = ""
    agent: str = ""
    link: str = ""
    free: bool = False

    @property
    def taken(self) -> bool:
        """Does anyone answer here?"""
        return bool(self.visitor or self.agent)


class Proposal(Struct):
    """A proposal to the table, and who has agreed."""

    number: int
    by: int
    what: str
    to: int
    seat: int
    agent: str
    agreed: list[int]


class Record(Struct):
    """What a table's log adds up to, beside the state of its game: seats, clocks, votes, whose turn it is."""

    seats: list[Seat]
    left: list[float]
    """Seconds left on each seat's clock for the whole game."""
    number: int = -1
    """The number of the last entry."""
    position: int = 0
    """The entry after which the game stands: the last choice, unless it was taken back."""
    asked: int = 0
    """The number of the decisions that are being asked now."""
    waiting: dict[int, float] = {}
    """The seats that have still to answer, and since when."""
    trail: list[tuple[int, int]] = []
    """Choices that their seat may take back by itself: where the game stood before, and the seat."""
    proposal: Proposal | None = None
    standing: dict[int, dict[str, str]] = {}
    standing_names: dict[int, str] = {}
    choices: int = 0
    chose: int = 0
    """The seats that have chosen something, a bit for each."""
    over: bool = False
    closed: str = ""

    @property
    def full(self) -> bool:
        """Is every seat taken?"""
        return all(seat.taken for seat in self.seats)

    def people(self, absent: bool = False) -> list[int]:
        """The seats that a person holds and answers for; also the `absent`, for whom an agent stands in, if wanted."""
        return [number for number, seat in enumerate(self.seats) if seat.visitor and (absent or not seat.agent)]

    def voters(self, proposal: Proposal) -> list[int]:
        """The seats that must agree. For a stand-in these are all others who are present. To go back, everyone must
        agree, because absent players have secrets too."""
        if proposal.what == "stand_in":
            return [seat for seat in self.people() if seat != proposal.seat]
        return self.people(absent=True)

    @property
    def vote_passed(self) -> bool:
        """Have all voters agreed to what is proposed?"""
        proposal = self.proposal
        return proposal is not None and all(seat in proposal.agreed for seat in self.voters(proposal))

    def seats_of(self, visitors: frozenset[int]) -> list[int]:
        """All seats of a person."""
        return [number for number, seat in enumerate(self.seats) if seat.visitor in visitors]

    def seat_of(self, visitors: frozenset[int], wanted: int | None = None) -> int:
        """The seat of a person: the wanted one if it is theirs, else their first; -1 for a spectator."""
        own = self.seats_of(visitors)
        if wanted is not None and wanted in own:
            return wanted
        return own[0] if own else -1

    def after(self, entry: Entry, clock: ClockRule) -> Record:
        """A record with one entry more; this one stays as it is until the entry is committed."""
        record = copy(self)
        record.fold(entry, clock)
        return record

    def fold(self, entry: Entry, clock: ClockRule) -> None:
        """Add an entry. Entries come in order, each once. Lists are made anew, never changed in place."""
        assert entry.number == self.number + 1, f"entry {entry.number} after {self.number}"
        self.number = entry.number
        body = entry.body
        if isinstance(body, Chosen):
            self._choose(entry, body, clock)
        elif isinstance(body, TakenBack):
            self._spend(list(self.waiting), entry.at, clock)
            self.position, self.asked = body.to, entry.number
            self.trail = [(before, seat) for before, seat in self.trail if before < body.to]
            self.proposal = None
            self.over = False
            self.waiting = dict.fromkeys(body.waiting, entry.at)
        elif isinstance(body, Begun):
            self.position = self.asked = entry.number
            self.waiting = dict.fromkeys(body.waiting, entry.at)
        elif isinstance(body, Seated):
            was_full, same = self.full, body.visitor == self.seats[entry.seat].visitor
            self._spend([entry.seat], entry.at, clock)
            holder = Seat(body.visitor, body.name, body.agent, body.link, body.free)
            self.seats = [*self.seats[: entry.seat], holder, *self.seats[entry.seat + 1 :]]
            self.standing = {seat: answers for seat, answers in self.standing.items() if seat != entry.seat}
            self.standing_names = {seat: name for seat, name in self.standing_names.items() if seat != entry.seat}
            self.proposal = None
            if entry.seat in self.waiting and not (same and clock.kind == "move"):  # nobody gains time by a stand-in
                self.waiting = {**self.waiting, entry.seat: entry.at}
            if self.full and not was_full:
                self.waiting = dict.fromkeys(self.waiting, entry.at)
        elif isinstance(body, Proposed):
            self.proposal = Proposal(entry.number, entry.seat, body.what, body.to, body.seat, body.agent, [entry.seat])
        elif isinstance(body, Agreed):
            if self.proposal is not None and self.proposal.number == body.proposal:
                agreed = [*self.proposal.agreed, entry.seat]
                self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed) if body.yes else None
        elif isinstance(body, Standing):
            self.standing = {**self.standing, entry.seat: body.answers}
            self.standing_names = {**self.standing_names, entry.seat: body.name}
        elif isinstance(body, Closed):
            self.closed = body.reason

    def _spend(self, seats: list[int], at: float, clock: ClockRule) -> None:
        """Subtract the time that people used since they were asked from their time for the whole game."""
        if clock.kind == "game" and self.full:
            people = [seat for seat in self.people() if seat in seats and seat in self.waiting]
            # The clock of the machine may have been set back: nobody gains time by it.
            used = {seat: max(0.0, at - self.waiting[seat]) for seat in people}
            self.left = [max(0.0, left - used.get(seat, 0.0)) for seat, left in enumerate(self.left)]

    def _choose(self, entry: Entry, body: Chosen, clock: ClockRule) -> None:
        self._spend([entry.seat], entry.at, clock)
        if not body.free:
            self.trail = []
        else:
            if self.trail and self.trail[-1][1] != entry.seat:
                self.trail = []
            self.trail = [*self.trail, (body.after, entry.seat)]
        self.position = entry.number
        self.choices += 1
        self.chose |= 1 << entry.seat
        self.over = body.over
        if body.whole:
            self.asked = entry.number
            self.proposal = None
            self.waiting = dict.fromkeys(body.waiting, entry.at)
        else:
            self.waiting = {seat: at for seat, at in self.waiting.items() if seat in body.waiting}


def fresh_record(seats: int, clock: ClockRule) -> Record:
    """The record of a table before its first entry."""
    return Record([Seat() for _ in range(seats)], [float(clock.seconds)] * seats)
