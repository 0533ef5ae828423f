"""The log of a table: its entries, and the record that they add up to. It knows seats and clocks, but no rules."""

from __future__ import annotations

from copy import copy
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from undercroft.engine.state import Event

By = Literal["person", "agent", "standing", "clock"]
_HIGH = "".join(
    f"{chr(first)}-{chr(last)}"
    for first, last in [
        (0x110BD, 0x110BD),
        (0x110CD, 0x110CD),
        (0x13430, 0x1343F),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE007F),
    ]
)
_LETTERS = (
    r"[^\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e"
    rf"\u2060-\u206f\ufeff\ufff9-\ufffb{_HIGH}]"
)
"""No control characters, none that end a line, and none of those that only say how others are written: they are not
seen, and turn the direction of what follows or make two names look the same."""
_SEEN = r"[^\s\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u2800\u3164\ufe00-\ufe0f\uffa0]"
"""Letters as Unicode has them include some that are blank."""
_JOINERS = r"[\u200c\u200d]"
"""Some scripts cannot be written without them, nor many small pictures; they stand alone and between others."""
Name = Annotated[
    str,
    Meta(min_length=1, max_length=40, pattern=rf"^(?=.*{_SEEN}){_LETTERS}+(?:{_JOINERS}{_LETTERS}+)*\Z"),
]


def unlike(name: str, others: list[str]) -> str:
    """The name, with a number where others at the table have it already: two agents of one kind are told apart."""
    return next(each for n in range(1, len(others) + 2) if (each := name if n == 1 else f"{name} {n}") not in others)


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may take, for each decision or for the whole game, and what happens when time is out."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=10_000_000)] = 86_400
    then: Literal["wait", "agent", "pass"] = "wait"
    agent: str = ""
    """Who stands in; none named means whoever the house has for that."""


class Head(Struct, frozen=True):
    """What was decided about a table when it was made. Never changes."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, str]
    deck: str
    owner: int
    created: float
    title: str = ""
    clock: ClockRule = ClockRule()
    listed: bool = False
    spectators: bool = True
    parent: str = ""
    """The table this one was played on from."""
    cards: str = ""
    """The owner's set of cards; empty for the game's own. `deck` is what transcripts say of either."""
    lesson: str = ""
    """The lesson this table was made for; empty for an ordinary one."""
    seed: int = 0
    """Where all luck of a lesson comes from. No other table has a seed that anyone knows."""


class Told(Struct, frozen=True, array_like=True):
    """An event as the log keeps it."""

    name: str
    facts: dict[str, Any]
    known: int

    def known_to(self, seat: int) -> bool:
        """May this seat, or a spectator, know?"""
        return self.known < 0 if seat < 0 else (self.known >> seat) & 1 == 1


def told(events: list[Event]) -> list[Told]:
    """Events, ready to be kept."""
    return [Told(event.name, event.facts, event.known) for event in events]


class Body(Struct, frozen=True, tag_field="kind"):
    """What an entry says."""


class Begun(Body, frozen=True, tag="begin"):
    """The game was set up. `outcomes` is what chance said: the seed itself is kept nowhere."""

    outcomes: list[int]
    events: list[Told]
    waiting: list[int]


class Chosen(Body, frozen=True, tag="choice"):
    """A seat answered. `after` is the entry whose position it answered in, so that the log is a tree of positions."""

    text: str
    decision: int
    after: int
    outcomes: list[int]
    events: list[Told]
    waiting: list[int]
    by: By = "person"
    whole: bool = True
    """False for an answer in a secret round that others have still to answer: nobody else may see it."""
    free: bool = False
    """Nothing unknown came up and nobody else had a part in it: the seat may take it back by itself."""
    again: bool = False
    """It replaces this seat's earlier answer in the same round."""
    over: bool = False


class TakenBack(Body, frozen=True, tag="undo"):
    """The game stands again where it stood after entry `to`."""

    to: int
    waiting: list[int]
    by: Literal["seat", "table", "host"] = "seat"


class Seated(Body, frozen=True, tag="seat"):
    """Who holds a seat from now on."""

    visitor: int = 0
    name: str = ""
    agent: str = ""
    link: str = ""
    """The hash of an invitation's secret; empty if there is none."""
    free: bool = False
    """Anyone may sit down."""


class Said(Body, frozen=True, tag="chat"):
    """Chat."""

    name: str
    text: str


class Proposed(Body, frozen=True, tag="propose"):
    """A seat asks the others: to take back to an entry, or to let an agent stand in for an absent player."""

    what: Literal["undo", "stand_in"]
    to: int = 0
    seat: int = -1
    agent: str = ""


class Agreed(Body, frozen=True, tag="agree"):
    """A seat's word on a proposal. One no ends it."""

    proposal: int
    yes: bool


class Standing(Body, frozen=True, tag="standing"):
    """A seat's standing answers: by kind of decision, the text to answer with. Told to that seat alone."""

    answers: dict[str, str]
    name: str = ""
    """Beside them, one of the game's own standing answers."""


class Closed(Body, frozen=True, tag="close"):
    """The host closed the table."""

    reason: str


AnyBody = Begun | Chosen | TakenBack | Seated | Said | Proposed | Agreed | Standing | Closed
_decoder = msgspec.json.Decoder(AnyBody)
_encoder = msgspec.json.Encoder()


class Entry(Struct, frozen=True):
    """One line of a table's log."""

    number: int
    seat: int
    at: float
    body: AnyBody

    @property
    def kind(self) -> str:
        """The name of what it says."""
        return str(self.body.__struct_config__.tag)

    def packed(self) -> str:
        """The body as the database keeps it."""
        return _encoder.encode(self.body).decode()


def unpacked(number: int, seat: int, at: float, body: str) -> Entry:
    """An entry as it comes from the database."""
    return Entry(number, seat, at, _decoder.decode(body))


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
    """What the table is being asked, and who has agreed."""

    number: int
    by: int
    what: str
    to: int
    seat: int
    agent: str
    agreed: list[int]


class Record(Struct):
    """What a table's log adds up to, beside the state of its game."""

    seats: list[Seat]
    left: list[float]
    """Seconds left on each seat's clock for the whole game."""
    number: int = -1
    """Of the last entry."""
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
        """Has every seat somebody?"""
        return all(seat.taken for seat in self.seats)

    def people(self, absent: bool = False) -> list[int]:
        """The seats that a person holds and answers for; also the `absent`, for whom an agent stands in, if wanted."""
        return [number for number, seat in enumerate(self.seats) if seat.visitor and (absent or not seat.agent)]

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
        """Take what people have used since they were asked from what they have for the whole game."""
        if clock.kind == "game" and self.full:
            people = [seat for seat in self.people() if seat in seats and seat in self.waiting]
            used = {seat: at - self.waiting[seat] for seat in people}
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
    """Before the first entry."""
    return Record([Seat() for _ in range(seats)], [float(clock.seconds)] * seats)
