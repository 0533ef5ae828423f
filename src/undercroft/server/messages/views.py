"""What one viewpoint (a seat or a spectator) is told. Everything that leaves the server about a table is made here."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from undercroft.engine.state import EVERYONE, Choice, Event
from undercroft.engine.texts import LANGUAGES, Texts

from ..model.clocks import deadlines
from ..model.engine import AnyGame, Rules
from ..model.log import Agreed, Begun, Chosen, Closed, Entry, LoggedEvent, Proposed, Said, Seated, Standing, TakenBack
from ..model.record import Record, Seat
from ..model.table_state import TableState
from .wire import (
    Change,
    ClockView,
    DecisionView,
    LogLine,
    OptionView,
    ProposalView,
    Reason,
    ResultView,
    Saying,
    SeatView,
)

if TYPE_CHECKING:
    from undercroft.engine.state import State

Story = Callable[[LoggedEvent], str]


@lru_cache(maxsize=64)
def texts_of(rules: Rules, language: str) -> Texts:
    """A game's words in a language, kept for all who speak it."""
    return rules.texts(language)


@lru_cache(maxsize=64)
def titles_of(game: AnyGame, language: str) -> Texts:
    """A game's messages without its rulebook and cards: what is said of it before anybody plays, soon read."""
    return Texts(language, [game.folder() / "texts"], facts=game.facts())


def read_words(rules: Rules) -> None:
    """Have the words of these rules ready in every language, so that nobody who asks for them waits."""
    for language in LANGUAGES:
        texts_of(rules, language)


def known_language(language: str | None) -> str:
    """A language that we have, or none: then messages go out as ids and facts alone."""
    return language if language in LANGUAGES else ""


def with_names(texts: Texts, seats: list[Seat]) -> Texts:
    """The same words, with the seats named after those who sit there."""
    named = copy(texts)
    named.names = texts.names | {f"seat-{number}": seat.name for number, seat in enumerate(seats) if seat.name}
    return named


def saying(message: str, facts: Mapping[str, Any], texts: Texts | None) -> Saying:
    """A message, put into words if a language was asked for."""
    return Saying(message, dict(facts), texts.format(message, facts) if texts is not None else "")


def option_view(game: AnyGame, state: State, choice: Choice, texts: Texts | None) -> OptionView:
    """An option, as its seat gets it. The words may say more than the message, such as what it costs now."""
    message, facts = choice.words()
    words = game.wording.label(choice, texts, state) if texts is not None else ""
    return OptionView(choice.text, message, dict(facts), words)


def seat_view(number: int, seat: Seat) -> SeatView:
    """Who sits here. Ids of visitors and links stay in the server."""
    if seat.agent:
        holder = "stand_in" if seat.visitor else "agent"
    else:
        holder = "person" if seat.visitor else "nobody"
    return SeatView(number, seat.name, holder, seat.agent, seat.free and not seat.taken, bool(seat.link))  # type: ignore[arg-type]


def seat_views(seats: list[Seat]) -> list[SeatView]:
    """Who sits where."""
    return [seat_view(number, seat) for number, seat in enumerate(seats)]


def storyteller(game: AnyGame, texts: Texts | None) -> Story | None:
    """How events are put into words; not at all if no language was asked for."""
    if texts is None:
        return None
    return lambda event: game.wording.describe_event(Event(event.name, event.facts, event.known), texts)


def events_known(events: list[LoggedEvent], seat: int, story: Story | None) -> list[Saying]:
    """The events that a viewpoint may know."""
    return [
        Saying(f"event-{event.name}", event.facts, story(event) if story is not None else "")
        for event in events
        if event.known_to(seat)
    ]


def visible(entry: Entry, seat: int) -> bool:
    """Does this viewpoint notice this entry at all?"""
    body = entry.body
    if isinstance(body, Standing):
        return entry.seat == seat
    if isinstance(body, Chosen) and body.again and not body.whole:
        return entry.seat == seat
    return True


class RecentEntries:
    """The entries that a client has not had yet, looked through once for all who have had the same."""

    __slots__ = ("by", "entries", "open", "since")

    def __init__(self, since: int, entries: list[Entry]) -> None:
        self.since = since
        """The last entry that the client has had."""
        self.entries = entries
        self.by = {entry.seat for entry in entries}
        """The seats that made them: these are told more than others."""
        self.open = all(map(is_open, entries))
        """Does everyone notice them and hear the same, except for the seats that made them?"""

    def visible_to(self, seat: int) -> bool:
        """Does this viewpoint notice any of them?"""
        return (self.open and bool(self.entries)) or any(visible(entry, seat) for entry in self.entries)


def is_open(entry: Entry) -> bool:
    """Is an entry the same for everyone, except for the seat that made it?"""
    body = entry.body
    if isinstance(body, Chosen):
        if body.again and not body.whole:
            return False
        for event in body.events:
            if event.known != EVERYONE:  # known to some: what a spectator hears may be what this seat must not
                return False
        return True
    return not isinstance(body, Begun | Standing)


def log_line(entry: Entry, record: Record, seat: int, story: Story | None) -> LogLine | None:
    """An entry as far as a viewpoint may know it; None if it must not notice it, or if it has no number of its own:
    its seat has the news of it all the same."""
    if entry.private or not visible(entry, seat):
        return None
    body = entry.body
    number, at, kind, by = record.shown(entry.number), entry.at, entry.kind, entry.seat
    if isinstance(body, Chosen):
        # Only its own seat sees the text of a choice. The events say what others may know of it.
        text = body.text if by == seat else ""
        events = events_known(body.events, seat, story)
        return LogLine(number, at, kind, by, by=body.by, text=text, events=events)
    if isinstance(body, Begun):
        return LogLine(number, at, kind, -1, events=events_known(body.events, seat, story))
    if isinstance(body, TakenBack):
        return LogLine(number, at, kind, by, by=body.by, to=record.shown_position(body.to))
    if isinstance(body, Seated):
        return LogLine(number, at, kind, by, name=body.name, text=body.agent)
    if isinstance(body, Said):
        return LogLine(number, at, kind, by, name=body.name, text=body.text)
    if isinstance(body, Proposed):
        return LogLine(number, at, kind, by, text=body.what, to=record.shown_position(body.to))
    if isinstance(body, Agreed):
        return LogLine(number, at, kind, by, text="yes" if body.yes else "no", to=record.shown(body.proposal))
    if isinstance(body, Standing):
        return LogLine(number, at, kind, by, answers=body.answers, name=body.name)
    assert isinstance(body, Closed)
    return LogLine(number, at, kind, -1, text=body.reason)


def decision_view(game: AnyGame, state: State, number: int, seat: int, texts: Texts | None) -> DecisionView | None:
    """What a seat is asked."""
    asked = state.decision(seat) if seat >= 0 else None
    if asked is None:
        return None
    message = f"decision-{asked.kind}"
    return DecisionView(
        number,
        asked.kind,
        saying(message, game.wording.question(state, seat), texts),
        texts.attribute(message, "rule") if texts is not None else "",
        [option_view(game, state, choice, texts) for choice in asked.options],
        asked.answer.text if asked.answer else None,
    )


def common(now: TableState) -> dict[str, Any]:
    """The part of the news that is the same for everyone, by the names of wire.Common, without `since` and `seats`."""
    state, record, head = now.state, now.record, now.head
    result, p = state.result, record.proposal
    clock = None
    if head.clock.kind != "none":
        at = time.time()
        running = {by: round(until - at, 1) for by, until in deadlines(record, head.clock).items()}
        clock = ClockView(head.clock, [round(left, 1) for left in record.left], running)
    proposal = None
    if p is not None:
        number, to = record.shown(p.number), record.shown_position(p.to)
        proposal = ProposalView(number, p.by, p.what, to, p.seat, p.agent, p.agreed, record.voters(p))
    return {
        "table": head.id,
        "game": head.game,
        "title": head.title,
        "number": record.shown(record.number),
        "position": record.shown_position(record.position),
        "waiting": [] if record.closed else list(record.waiting),
        "proposal": proposal,
        "clock": clock,
        "result": ResultView(result.scores, result.winners, result.ending) if result is not None else None,
        "closed": record.closed,
        "lesson": head.lesson,
        "began_with": "table" if head.parent else "transcript" if head.imported else "",
    }


def undo(record: Record, seat: int) -> str:
    """May this seat take something back, alone or by a vote?"""
    if seat < 0 or record.closed or not record.chose >> seat & 1:
        return ""
    if record.trail and record.trail[-1][1] == seat:  # all of a trail is one seat's
        return "alone"
    for number, holder in enumerate(record.seats):
        if number != seat and holder.visitor:
            return "ask"
    return "alone"


def as_spectator(now: TableState, seat: int, recent: RecentEntries) -> bool:
    """Is this viewpoint asked nothing, and told of these entries just what a spectator is told?"""
    if not recent.open or seat in recent.by or seat in now.record.standing:
        return False
    return seat < 0 or now.state.decision(seat) is None


def own(now: TableState, seat: int, texts: Texts | None, entries: list[Entry]) -> OwnNews:
    """What a viewpoint's news has beside the common part and the view."""
    record = now.record
    story = storyteller(now.game, texts)
    return OwnNews(
        decision=None if record.closed else decision_view(now.game, now.state, record.shown(record.asked), seat, texts),
        log=[line for entry in entries if (line := log_line(entry, record, seat, story)) is not None],
        standing=record.standing.get(seat, {}),
        standing_name=record.standing_names.get(seat, ""),
    )


class OwnNews(NamedTuple):
    """The part of the news about what a viewpoint is asked and told, by the names of wire.News."""

    decision: DecisionView | None
    log: list[LogLine]
    standing: dict[str, str]
    standing_name: str


class CachedView:
    """What a viewpoint saw after an entry. It is kept until the next one, so that only changes are sent: to compare
    two views costs less than to encode one, because most of their parts are the same objects."""

    __slots__ = ("number", "state", "view")

    def __init__(self, state: State | None, number: int, view: Mapping[str, Any]) -> None:
        self.state = state
        self.number = number
        self.view = view

    def changes(self, old: CachedView) -> list[Change]:
        """What differs from an older view with the same keys."""
        out = []
        for key, value in self.view.items():
            was = old.view[key]
            if type(value) is list and type(was) is list and len(value) == len(was) > 0 and type(value[0]) is dict:
                for row, (each, before) in enumerate(zip(value, was, strict=True)):
                    if each is not before and each != before:
                        out.append(Change([key, row], each))
            elif value != was:
                out.append(Change([key], value))
        return out


def reasons(game: AnyGame, state: State, seat: int, texts: Texts | None) -> list[Reason]:
    """What a seat might expect to do now and cannot."""
    out = []
    for refusal in state.refusals(seat) if seat >= 0 else []:
        message = f"why-{refusal.why}" if refusal.why else refusal.rule
        words = game.wording.explain(refusal, texts) if texts is not None else ""
        name = game.wording.describe_refused(refusal.thing, texts) if texts is not None else ""
        out.append(Reason(refusal.thing, refusal.rule, Saying(message, dict(refusal.facts), words), name))
    return out
