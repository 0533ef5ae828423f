"""What each viewpoint may be told of a table, worked out from its log alone.

Nothing of the server's messages, records or caches is used: positions are replayed by the game, views come from
`Game.view`, and all else is counted here by hand. So what a socket got can be compared with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, NamedTuple

import msgspec

from undercroft.engine.state import Choice, Event, State
from undercroft.engine.texts import Texts
from undercroft.server.model import engine
from undercroft.server.model.engine import Rules
from undercroft.server.model.log import (
    Agreed,
    Begun,
    Chosen,
    Closed,
    Entry,
    Head,
    Proposed,
    Said,
    Seated,
    Standing,
    TakenBack,
)

KEYS = {
    *("type", "table", "game", "title", "number", "position", "since", "waiting", "seats", "proposal", "clock"),
    *(
        "result",
        "closed",
        "lesson",
        "began_with",
        "you",
        "owner",
        "decision",
        "log",
        "undo",
        "standing",
        "standing_name",
        "view",
    ),
}
"""All that news may have."""
LINES = 500
"""The most entries of the log in one message."""
NEAR = 200
"""Positions kept in memory; older ones are replayed."""


class Moment(NamedTuple):
    """A table after an entry."""

    entry: Entry
    number: int
    """What everybody counts: entries that only their own seat may notice are left out."""
    at: int
    """The entry after which the game stands."""
    asked: int
    """The same for the decisions that are asked, as everybody counts."""
    seats: tuple[Seated, ...]
    standing: dict[int, Standing]
    proposal: tuple[int, int, Proposed, list[int]] | None
    """Its number as everybody counts, who made it, what it is, and who has agreed."""
    chose: frozenset[int]
    closed: str


def hidden(entry: Entry) -> bool:
    """May nobody but its own seat notice this entry?"""
    body = entry.body
    return isinstance(body, Standing) or (isinstance(body, Chosen) and body.again and not body.whole)


def plain(thing: object) -> Any:
    """As a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


class Honest:
    """A table as its log tells it."""

    def __init__(self, head: Head, rules: Rules) -> None:
        self.head, self.rules, self.game = head, rules, rules.game
        self.moments: list[Moment] = []
        self.states: dict[int, State] = {}
        self._texts: dict[str, Texts] = {}

    # The log.
    def take(self, entries: Iterable[Entry]) -> None:
        """The log has these entries more."""
        for entry in entries:
            assert entry.number == len(self.moments), f"entry {entry.number} after {len(self.moments) - 1}"
            self.moments.append(self._after(self.moments[-1] if self.moments else None, entry))

    def _after(self, before: Moment | None, entry: Entry) -> Moment:
        body = entry.body
        if before is None:
            nobody = tuple(Seated() for _ in range(self.head.seats))
            before = Moment(entry, -1, 0, 0, nobody, {}, None, frozenset(), "")
        number = before.number + (not hidden(entry))
        now = before._replace(entry=entry, number=number)
        if isinstance(body, Begun):
            self.states[0] = engine.begin_again(self.rules, self.head, body)
            return now
        if isinstance(body, Chosen):
            self._keep(entry.number, engine.answer_again(self.state(body.after), entry.seat, body))
            now = now._replace(at=entry.number, chose=now.chose | {entry.seat})
            return now._replace(asked=number, proposal=None) if body.whole else now
        if isinstance(body, TakenBack):
            return now._replace(at=body.to, asked=number, proposal=None)
        if isinstance(body, Seated):
            seats = tuple(body if seat == entry.seat else held for seat, held in enumerate(now.seats))
            standing = {seat: rule for seat, rule in now.standing.items() if seat != entry.seat}
            return now._replace(seats=seats, standing=standing, proposal=None)
        if isinstance(body, Standing):
            return now._replace(standing={**now.standing, entry.seat: body})
        if isinstance(body, Proposed):
            return now._replace(proposal=(number, entry.seat, body, [entry.seat]))
        if isinstance(body, Agreed):
            if now.proposal is None or self._public(body.proposal) != now.proposal[0]:
                return now
            asked, by, what, agreed = now.proposal
            return now._replace(proposal=(asked, by, what, [*agreed, entry.seat]) if body.yes else None)
        if isinstance(body, Closed):
            return now._replace(closed=body.reason)
        assert isinstance(body, Said)
        return now

    def _keep(self, number: int, state: State) -> None:
        self.states[number] = state
        if len(self.states) > 2 * NEAR:
            for old in sorted(self.states)[1:-NEAR]:
                del self.states[old]

    def _public(self, number: int) -> int:
        """An entry, as everybody counts."""
        return self.moments[number].number if number < len(self.moments) else -2

    def state(self, at: int) -> State:
        """The game after an entry."""
        way: list[Entry] = []
        while at not in self.states:
            entry = self.moments[at].entry
            assert isinstance(entry.body, Chosen)
            way.append(entry)
            at = entry.body.after
        state = self.states[at]
        for entry in reversed(way):
            assert isinstance(entry.body, Chosen)
            state = engine.answer_again(state, entry.seat, entry.body)
        return state

    @property
    def now(self) -> Moment:
        """The table after its last entry."""
        return self.moments[-1]

    def position(self, at: int) -> int:
        """A position, as everybody counts: that of a changed answer is where the answer stood before."""
        while hidden(self.moments[at].entry):
            body = self.moments[at].entry.body
            assert isinstance(body, Chosen)
            at = body.after
        return self.moments[at].number

    def moments_of(self, number: int) -> list[Moment]:
        """All moments that everybody gives the same number, the last first."""
        found = []
        for moment in reversed(self.moments):
            if moment.number < number:
                break
            if moment.number == number:
                found.append(moment)
        return found

    # What is told.
    def texts(self, language: str, seats: tuple[Seated, ...]) -> Texts | None:
        """The words of the game, with those who sit there by name."""
        if not language:
            return None
        if language not in self._texts:
            self._texts[language] = self.rules.texts(language)
        named = copy(self._texts[language])
        named.names = named.names | {f"seat-{number}": held.name for number, held in enumerate(seats) if held.name}
        return named

    def news(self, moment: Moment, seat: int, since: int, language: str = "", owner: bool = False) -> dict[str, Any]:
        """What a viewpoint that has had the log up to `since` may be told. Clocks and `undo` are left out."""
        state, texts = self.state(moment.at), self.texts(language, moment.seats)
        rule = moment.standing.get(seat)
        result = state.result
        news = {
            "type": "news",
            "table": self.head.id,
            "game": self.head.game,
            "title": self.head.title,
            "number": moment.number,
            "position": self.position(moment.at),
            "since": since,
            "waiting": [] if moment.closed else state.waiting(),
            "seats": [self.seat(number, held) for number, held in enumerate(moment.seats)],
            "proposal": self.proposal(moment),
            "result": {"scores": result.scores, "winners": result.winners, "ending": result.ending} if result else None,
            "closed": moment.closed,
            "lesson": self.head.lesson,
            "began_with": "table" if self.head.parent else "transcript" if self.head.imported else "",
            "you": seat,
            "owner": owner,
            "view": self.game.view(state, seat),
            "decision": None if moment.closed else self.decision(state, moment.asked, seat, texts),
            "log": self.log(moment, seat, since, texts),
            "standing": rule.answers if rule else {},
            "standing_name": rule.name if rule else "",
        }
        told: dict[str, Any] = plain(news)
        told["waiting"].sort()
        return told

    def undo(self, moment: Moment, seat: int) -> set[str]:
        """What a viewpoint may be told of taking back."""
        return {""} if moment.closed or seat not in moment.chose else {"alone", "ask"}

    @staticmethod
    def seat(number: int, held: Seated) -> dict[str, Any]:
        """Who sits there."""
        holder = "nobody"
        if held.visitor or held.agent:
            holder = ("stand_in" if held.visitor else "agent") if held.agent else "person"
        free = held.free and holder == "nobody"
        seen = {"seat": number, "name": held.name, "holder": holder, "agent": held.agent}
        return {**seen, "free": free, "invited": bool(held.link)}

    def proposal(self, moment: Moment) -> dict[str, Any] | None:
        """What the table is asked."""
        if moment.proposal is None:
            return None
        number, by, what, agreed = moment.proposal
        people = [seat for seat, held in enumerate(moment.seats) if held.visitor]
        if what.what == "stand_in":
            people = [seat for seat in people if seat != what.seat and not moment.seats[seat].agent]
        told = {"number": number, "by": by, "what": what.what, "to": self.position(what.to), "seat": what.seat}
        return {**told, "agent": what.agent, "agreed": agreed, "asked": people}

    def decision(self, state: State, number: int, seat: int, texts: Texts | None) -> dict[str, Any] | None:
        """What a seat is asked."""
        asked = state.decision(seat) if seat >= 0 else None
        if asked is None:
            return None
        message, facts = f"decision-{asked.kind}", dict(self.game.wording.question(state, seat))
        return {
            "number": number,
            "kind": asked.kind,
            "question": saying(message, facts, texts.format(message, facts) if texts else ""),
            "rule": texts.attribute(message, "rule") if texts else "",
            "options": [self.option(state, choice, texts) for choice in asked.options],
            "answer": asked.answer.text if asked.answer else None,
        }

    def option(self, state: State, choice: Choice, texts: Texts | None) -> dict[str, Any]:
        """One of its options."""
        message, facts = choice.words()
        told = {
            "message": message,
            "facts": facts,
            "words": self.game.wording.label(choice, texts, state) if texts else "",
        }
        return {"text": choice.text, **{key: value for key, value in told.items() if value}}

    def log(self, moment: Moment, seat: int, since: int, texts: Texts | None) -> list[dict[str, Any]]:
        """What a viewpoint is told of the entries after `since`."""
        told = []
        for at in range(moment.entry.number, -1, -1):
            each = self.moments[at]
            if each.number <= max(since, moment.number - LINES):
                break
            if not hidden(each.entry):
                told.append(self.line(each, seat, texts))
        return told[::-1]

    def line(self, moment: Moment, seat: int, texts: Texts | None) -> dict[str, Any]:
        """What a viewpoint is told of an entry."""
        entry, body = moment.entry, moment.entry.body
        line: dict[str, Any] = {"number": moment.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
        more: dict[str, Any] = {}
        if isinstance(body, Chosen | Begun):
            events = [event for event in body.events if (event.known < 0 if seat < 0 else event.known >> seat & 1)]
            more["events"] = [
                saying(f"event-{event.name}", event.facts, self._story(event, texts) if texts else "")
                for event in events
            ]
        if isinstance(body, Chosen):
            more |= {"by": body.by, "text": body.text if entry.seat == seat else ""}
        elif isinstance(body, TakenBack):
            more |= {"by": body.by, "to": self.position(body.to)}
        elif isinstance(body, Seated):
            more |= {"name": body.name, "text": body.agent}
        elif isinstance(body, Said):
            more |= {"name": body.name, "text": body.text}
        elif isinstance(body, Proposed):
            more |= {"text": body.what, "to": self.position(body.to)}
        elif isinstance(body, Agreed):
            more |= {"text": "yes" if body.yes else "no", "to": self._public(body.proposal)}
        elif isinstance(body, Closed):
            more["text"] = body.reason
        if isinstance(body, Begun | Closed):
            line["seat"] = -1
        return line | {key: value for key, value in more.items() if value not in ("", [])}

    def _story(self, event: Any, texts: Texts) -> str:
        told: str = self.game.wording.describe_event(Event(event.name, event.facts, event.known), texts)
        return told


def saying(message: str, facts: dict[str, Any], words: str) -> dict[str, Any]:
    """A message with its facts."""
    return {"message": message, **({"facts": facts} if facts else {}), **({"words": words} if words else {})}


def differences(told: Any, honest: Any, path: str = "") -> list[str]:
    """Where two messages differ, in a few words."""
    if isinstance(told, dict) and isinstance(honest, dict):
        found = [f"{path}/{key} is in one alone" for key in sorted(told.keys() ^ honest.keys())]
        for key in sorted(told.keys() & honest.keys()):
            found += differences(told[key], honest[key], f"{path}/{key}")
        return found
    if isinstance(told, list) and isinstance(honest, list):
        found = [f"{path} has {len(told)} parts, honest are {len(honest)}"] if len(told) != len(honest) else []
        for at, (each, other) in enumerate(zip(told, honest)):
            found += differences(each, other, f"{path}/{at}")
        return found
    return [] if told == honest else [f"{path}: told {str(told)[:200]!r}, honest is {str(honest)[:200]!r}"]


class Told:
    """What one line may be told: each message is compared with what its viewpoint may know."""

    def __init__(self, honest: Honest, seat: int, language: str = "", owner: bool = False) -> None:
        self.honest, self.seat, self.language, self.owner = honest, seat, language, owner

    def check(self, news: dict[str, Any]) -> Moment:
        """Compare news, its view put together already, and return the moment it is of."""
        assert set(news) == KEYS, f"news has other parts: {set(news) ^ KEYS}"
        wrong: list[str] = []
        found = self.honest.moments_of(news["number"])
        assert found, (
            f"number {news['number']} is none that an honest count gives; the log ends at {self.honest.now.number}"
        )
        for moment in found:
            honest = self.honest.news(moment, self.seat, news["since"], self.language, self.owner)
            told = {key: value for key, value in news.items() if key not in ("undo", "clock")}
            told["waiting"] = sorted(told["waiting"])
            wrong = differences(told, honest)
            if not wrong:
                assert news["undo"] in self.honest.undo(moment, self.seat), f"undo is {news['undo']!r}"
                return moment
        raise AssertionError(f"seat {self.seat} is told after entry {news['number']}: " + "; ".join(wrong[:5]))
