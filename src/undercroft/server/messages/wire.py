"""Every message between a client and the server. Any other is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..base.decoding import decoded
from ..model.log import ClockRule, Name

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Text = Annotated[str, Meta(max_length=300)]
Short = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*\Z")]
Speech = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*\Z")]


# What a client says.
class Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a person does at a table. `ref` comes back with the answer."""

    ref: Number = 0


class Choose(Action, frozen=True, tag="choose", kw_only=True):
    """Answer a decision with the text of one of its options."""

    decision: Number
    text: Text


class Undo(Action, frozen=True, tag="undo", kw_only=True):
    """Take back my last choice, or go back to an entry; asks the table where that is not mine alone to do."""

    to: Number | None = None


class StandIn(Action, frozen=True, tag="stand_in", kw_only=True):
    """Ask the table to let an agent stand in for an absent player; for my own seat it happens at once."""

    seat: SeatNumber
    agent: Short = ""


class Agree(Action, frozen=True, tag="agree", kw_only=True):
    """My vote on what is proposed to the table."""

    proposal: Number
    yes: bool


class Say(Action, frozen=True, tag="say", kw_only=True):
    """Chat."""

    text: Speech


class SetStanding(Action, frozen=True, tag="standing", kw_only=True):
    """My automatic answers: by kind of decision, the text to answer with; and one of the game's own by its name.

    Replaces the earlier ones.
    """

    answers: Annotated[dict[Short, Text], Meta(max_length=32)] = {}
    name: Short = ""


class Take(Action, frozen=True, tag="take", kw_only=True):
    """Sit down, by an invitation's secret or on a seat that is free to all."""

    seat: SeatNumber
    name: Name | None = None
    secret: Short = ""


class Leave(Action, frozen=True, tag="leave", kw_only=True):
    """Give up my seat."""


class Back(Action, frozen=True, tag="back", kw_only=True):
    """I am back: the agent that stood in for me hands back."""


class Invite(Action, frozen=True, tag="invite", kw_only=True):
    """Make a link for an empty seat. The table's owner may; earlier links to that seat end."""

    seat: SeatNumber


class Appoint(Action, frozen=True, tag="appoint", kw_only=True):
    """Put an agent on an empty seat. The table's owner may."""

    seat: SeatNumber
    agent: Short


class Why(Action, frozen=True, tag="why", kw_only=True):
    """What can I not do now, and why not?"""


AnyAction = Choose | Undo | StandIn | Agree | Say | SetStanding | Take | Leave | Back | Invite | Appoint | Why


# What the server says.
class Saying(Struct, frozen=True, omit_defaults=True):
    """A message of the Fluent files with its facts; `words` holds it ready made if a language was asked for."""

    message: str
    facts: dict[str, Any] = {}
    words: str = ""


class OptionView(Struct, frozen=True, omit_defaults=True):
    """An option: the text to answer with, and how to say it."""

    text: str
    message: str = ""
    facts: dict[str, Any] = {}
    words: str = ""


class DecisionView(Struct, frozen=True):
    """What this seat is asked. `answer` is the one already given in a round where all answer in secret."""

    number: int
    kind: str
    question: Saying
    """What is asked, in the words of the game's message `decision-...`."""
    rule: str
    """The rule that this decision carries out, where a language was asked for and its texts name one."""
    options: list[OptionView]
    answer: str | None


class SeatView(Struct, frozen=True):
    """Who holds a seat, as everyone may know."""

    seat: int
    name: str
    holder: Literal["nobody", "person", "agent", "stand_in"]
    agent: str
    free: bool
    invited: bool


class LogLine(Struct, frozen=True, omit_defaults=True):
    """An entry of the log, as far as this viewpoint may know it."""

    number: int
    at: float
    kind: str
    seat: int
    by: str = ""
    text: str = ""
    name: str = ""
    to: int = -1
    answers: dict[str, str] = {}
    events: list[Saying] = []


class ProposalView(Struct, frozen=True):
    """What is proposed to the table, and who has agreed."""

    number: int
    by: int
    what: str
    to: int
    seat: int
    agent: str
    agreed: list[int]
    asked: list[int]


class ClockView(Struct, frozen=True):
    """When time is out for each seat that is waited for (seconds from `now`), and what all have left."""

    rule: ClockRule
    left: list[float]
    running: dict[int, float]


class ResultView(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    ending: str


class Common(Struct, frozen=True, tag_field="type", tag="news"):
    """The part of the news that is the same for everyone who has had the log up to the same entry."""

    table: str
    game: str
    title: str
    number: int
    position: int
    since: int
    waiting: list[int]
    seats: list[SeatView]
    proposal: ProposalView | None
    clock: ClockView | None
    result: ResultView | None
    closed: str
    lesson: str
    """The lesson this table was made for, if it is one."""
    began_with: Literal["", "table", "transcript"]
    """It began elsewhere, at a finished table or in a transcript: whoever knows that one may know the cards to come."""


class Change(Struct, frozen=True):
    """A place in a view, by the names and numbers that lead to it, and what stands there now."""

    path: list[str | int]
    value: Any


class News(Common, frozen=True):
    """The table as one viewpoint may see it, with the log since what it had."""

    you: int
    owner: bool
    decision: DecisionView | None
    log: list[LogLine]
    undo: Literal["", "alone", "ask"]
    standing: dict[str, str]
    standing_name: str
    """Which of the game's own automatic answers I have set."""
    view: Any = None
    changes: list[Change] | None = None
    """Instead of the view, for those who asked for it: what has changed since the last news."""


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """The action was carried out and is kept. `number` is that of its entry."""

    number: int
    ref: int = 0
    secret: str = ""
    """For a new invitation: it is shown here once and kept nowhere."""


class No(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """The action was not carried out, and nothing has changed."""

    code: str
    words: str
    rule: str = ""
    ref: int = 0
    file: str = ""
    """For cards that cannot be used: in which file, line and field the mistake is."""
    line: int = 0
    field: str = ""


class Reason(Struct, frozen=True):
    """Something I might expect to do now and cannot. `thing` is an option's text or its beginning."""

    thing: str
    rule: str
    why: Saying
    words: str = ""
    """The thing in words, if a language was asked for."""


class Reasons(Struct, frozen=True, tag_field="type", tag="reasons", omit_defaults=True):
    """The answer to Why."""

    reasons: list[Reason]
    ref: int = 0


class Hint(Struct, frozen=True, omit_defaults=True):
    """The choice that is best for me; or, if I named an agent, what that one would choose in my place."""

    decision: int
    agent: str
    option: OptionView
    chances: float | None = None
    """What the choice is worth to me, from 0 (lost) to 1 (won), as far as one can tell."""
    words: str = ""
    """What is expected of it, if a language was asked for."""


Reply = Done | No | Reasons
Heard = News | Done | No | Reasons

encode = msgspec.json.Encoder().encode
decode_heard = msgspec.json.Decoder(Heard).decode
_actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction)


def decode_action(message: bytes) -> AnyAction:
    """The action of a message, or a refusal."""
    return decoded(message, _actions.decode)
