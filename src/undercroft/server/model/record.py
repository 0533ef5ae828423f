"""Folds the log of a table into what it adds up to, beside the state of its game."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from copy import copy
from operator import attrgetter, itemgetter

import msgspec
from msgspec import Struct

from .log import Agreed, Begun, Chosen, ClockRule, Closed, Entry, Proposed, Seated, Standing, TakenBack


def unique_name(name: str, others: list[str]) -> str:
    """The name, with a number where others at the table have it already, or one that reads the same."""
    taken = {_read(other) for other in others}
    names = (name if n == 1 else f"{name} {n}" for n in range(1, len(others) + 2))
    return next(each for each in names if _read(each) not in taken)


def _read(name: str) -> str:
    """A name as people tell it from another: not by capitals, widths and spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


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


NOWHERE = -1


class Private(Struct, frozen=True, array_like=True):
    """An entry that only its own seat may notice."""

    number: int
    seat: int
    position: int
    """Where the game stands after it, as others number it; NOWHERE if it is no choice."""


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
    undone: list[tuple[int, int]] | None = None
    """The choices that were taken back: those between an entry and the one that went back to it. None if we do not
    know, as in snapshots of earlier days; then `History` finds out."""
    private: list[Private] = []
    """The entries that have no number of their own for those outside, in order."""

    # The numbers that those outside know: entries that only their own seat may notice do not count.
    def shown(self, number: int) -> int:
        """The number by which an entry is known: that of the one before for an entry without a number of its own."""
        return number - bisect_right(self.private, number, key=_number) if self.private else number

    def shown_position(self, position: int) -> int:
        """The same for a position: a changed answer does not move it."""
        at = bisect_left(self.private, position, key=_number)
        if at < len(self.private) and self.private[at].number == position:
            return self.private[at].position
        return position - at

    def number_of(self, shown: int) -> int:
        """The entry that is known by a number."""
        private = self.private
        return shown + bisect_right(range(len(private)), shown, key=lambda at: private[at].number - at)

    def numbers_of(self, shown: int) -> list[int]:
        """All entries after which the game stands where others know it to stand after one of them."""
        return [self.number_of(shown), *(each.number for each in self.private if each.position == shown)]

    # Which choices still count.
    def go_back(self, to: int, number: int) -> None:
        """The entry of this number goes back to an earlier one."""
        if self.undone is not None:
            self.undone = [*(each for each in self.undone if each[0] < to), (to, number)]

    def left_at(self, choice: int) -> int | None:
        """The entry to which the game went back, so that this choice counts no more; None if it counts."""
        undone = self.undone
        assert undone is not None, "whoever loads a record finds out"
        at = bisect_left(undone, choice, key=itemgetter(0)) - 1
        return undone[at][0] if at >= 0 and choice < undone[at][1] else None

    def private_of(self, seat: int) -> int:
        """How many entries of a seat have no number of their own."""
        return sum(each.seat == seat for each in self.private)

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
        if entry.private:
            position = self.shown_position(self.position) if isinstance(body, Chosen) else NOWHERE
            self.private = [*self.private, Private(entry.number, entry.seat, position)]
        if isinstance(body, Chosen):
            self._choose(entry, body, clock)
        elif isinstance(body, TakenBack):
            self._spend(list(self.waiting), entry.at, clock)
            self.position, self.asked = body.to, entry.number
            self.trail = [(before, seat) for before, seat in self.trail if before < body.to]
            self.go_back(body.to, entry.number)
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


_number = attrgetter("number")


def fresh_record(seats: int, clock: ClockRule) -> Record:
    """The record of a table before its first entry."""
    return Record([Seat() for _ in range(seats)], [float(clock.seconds)] * seats, undone=[])
