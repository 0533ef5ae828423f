"""The log of a table: what was decided when it was made, and its entries. It knows seats and clocks, but no rules."""

from __future__ import annotations

import re
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
_UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e"
    rf"\u2060-\u206f\ufeff\ufff9-\ufffb{_HIGH}"
)
"""Control characters, line ends, and invisible format characters, which change the direction of what follows or make
two names look the same."""
_LETTERS = f"[^{_UNSEEN}]"
_SEEN = r"[^\s\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u2800\u3164\ufe00-\ufe0f\uffa0]"
"""A visible character: some letters of Unicode are blank."""
_JOINERS = r"[\u200c\u200d]"
"""Some scripts and many emoji need joiners. They are allowed one at a time, between other characters."""
Name = Annotated[
    str,
    Meta(min_length=1, max_length=40, pattern=rf"^(?=.*{_SEEN}){_LETTERS}+(?:{_JOINERS}{_LETTERS}+)*\Z"),
]
_TAKEN_OUT = re.compile(rf"(?<={_LETTERS})({_JOINERS})(?={_LETTERS})|(?![\n\t])[{_UNSEEN}]")


def plain(text: str) -> str:
    """A text without what cannot be seen in it or would turn the direction of what stands around it. Line ends, and
    joiners between letters, stay."""
    return _TAKEN_OUT.sub(lambda found: found[1] or "", text)


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may take, for each decision or for the whole game, and what happens when time is out."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=10_000_000)] = 86_400
    then: Literal["wait", "agent", "pass"] = "wait"
    agent: str = ""
    """The agent that stands in; empty for the server's usual one."""


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
    imported: bool = False
    """Was it made from a transcript?"""
    cards: str = ""
    """The owner's set of cards; empty for the game's own. `deck` is what transcripts say of either."""
    lesson: str = ""
    """The lesson this table was made for; empty for an ordinary one."""
    seed: int = 0
    """The seed of all chance at a lesson. No other table has a seed that anyone knows."""


class LoggedEvent(Struct, frozen=True, array_like=True):
    """An event as the log keeps it."""

    name: str
    facts: dict[str, Any]
    known: int

    def known_to(self, seat: int) -> bool:
        """May this seat, or a spectator, know?"""
        return self.known < 0 if seat < 0 else (self.known >> seat) & 1 == 1


def logged(events: list[Event]) -> list[LoggedEvent]:
    """Events, ready for the log."""
    return [LoggedEvent(event.name, event.facts, event.known) for event in events]


class Body(Struct, frozen=True, tag_field="kind"):
    """The content of an entry."""


class Begun(Body, frozen=True, tag="begin"):
    """The game was set up. `outcomes` are those of chance: the seed itself is stored nowhere."""

    outcomes: list[int]
    events: list[LoggedEvent]
    waiting: list[int]


class Chosen(Body, frozen=True, tag="choice"):
    """A seat answered. `after` is the entry whose position it answered in, so that the log is a tree of positions."""

    text: str
    decision: int
    after: int
    outcomes: list[int]
    events: list[LoggedEvent]
    waiting: list[int]
    by: By = "person"
    whole: bool = True
    """False for an answer in a secret round that others have still to answer: nobody else may see it yet."""
    free: bool = False
    """Nothing unknown was revealed and nobody else took part: the seat may take it back by itself."""
    again: bool = False
    """It replaces this seat's earlier answer in the same round."""
    over: bool = False
    private: bool = False
    """Others must not notice it: it has no number of its own for them. Entries of earlier days have one."""


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
    """A seat's vote on a proposal. A single no ends it."""

    proposal: int
    yes: bool


class Standing(Body, frozen=True, tag="standing"):
    """A seat's automatic answers: by kind of decision, the text to answer with. Told to that seat alone."""

    answers: dict[str, str]
    name: str = ""
    """Beside them, one of the game's own automatic answers."""
    private: bool = False
    """As that of a choice."""


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
    def private(self) -> bool:
        """Has it no number of its own for those outside?"""
        return isinstance(self.body, Chosen | Standing) and self.body.private

    @property
    def kind(self) -> str:
        """The tag of the body."""
        return str(self.body.__struct_config__.tag)

    def packed(self) -> str:
        """The body as the database keeps it."""
        return _encoder.encode(self.body).decode()


def unpacked(number: int, seat: int, at: float, body: str) -> Entry:
    """An entry as it comes from the database."""
    return Entry(number, seat, at, _decoder.decode(body))
