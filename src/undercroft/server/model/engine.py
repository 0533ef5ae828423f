"""Adapter to the engine: begins, answers, replays and loads games. It trusts only the log."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from undercroft.engine.card_words import CardWords
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import IllegalChoice, SetupError
from undercroft.engine.game import Game
from undercroft.engine.state import Result, Setup, State
from undercroft.engine.table_facts import TableFacts, table_facts
from undercroft.engine.texts import Texts
from undercroft.engine.transcript import Transcript, check, replay
from undercroft.games import game as find_game

from ..base.errors import NotFound, Refused
from .log import Begun, By, Chosen, Entry, Head, LoggedEvent, logged

AnyGame = Game[Any]


class Rules(Struct, frozen=True):
    """The rules of a table: a game in the version it began with, and the owner's cards if there are any."""

    game: AnyGame
    folder: str = ""
    """Where the owner's cards lie; empty for the game's own."""
    facts: TableFacts | None = None
    """What the messages and cards of the table tell of it; None where no table is meant."""

    @property
    def cards(self) -> Any:
        """The definitions of the cards."""
        return self.game.load_cards(Path(self.folder) if self.folder else None)

    def at(self, head: Head) -> Rules:
        """These rules with what there is to tell of a table."""
        options = {option.id: option.default for option in self.game.options} | head.options
        facts = self.game.table_facts(self.cards, head.seats, options)
        return replace(self, facts=table_facts(facts))

    @property
    def card_words(self) -> CardWords:
        """The texts of the cards, as they hold at the table."""
        return self.game.card_words(self.folder, self.facts)

    def texts(self, language: str) -> Texts:
        """The words of the game in a language, with the names of the cards it is played with."""
        facts = self.game.facts(self.cards) if self.facts is None else self.facts
        return self.game.texts_with(language, self.folder, facts)

    def setup(self, head: Head) -> Setup:
        """The setup of a table, checked against these rules."""
        return self.game.setup_of_saved(head.version, head.seats, head.options, head.deck, self.cards)


class Answer(Struct):
    """The result of an answer: a new state, and what the log must keep of it."""

    state: State
    outcomes: list[int]
    events: list[LoggedEvent]
    whole: bool
    free: bool
    again: bool


def the_game(id: str) -> AnyGame:
    """A game by its id, under its present rules."""
    try:
        return find_game(id)
    except SetupError as error:
        raise NotFound("no_game", str(error)) from None


def game_of(head: Head) -> AnyGame:
    """The game of a table, in the version it began with."""
    try:
        return find_game(head.game, head.version)
    except SetupError as error:
        raise Refused("other_rules", str(error)) from None


def new_chance(drawn: int = 0) -> Chance:
    """A source of chance that nobody can predict: seeded by the operating system, kept in memory only, never stored or
    sent."""
    chance = seeded(secrets.token_hex(32))
    chance.drawn = drawn
    return chance


def begin(rules: Rules, head: Head) -> tuple[State, Begun]:
    """Set up a game."""
    chance = seeded(head.seed) if head.lesson else new_chance()
    chance.journal = []
    state = rules.game.begin(rules.setup(head), chance, listen=True)
    body = Begun(chance.journal, logged(state.events or []), state.waiting())
    return _quiet(state), body


def begin_again(rules: Rules, head: Head, body: Begun) -> State:
    """Replay the first entry of a log."""
    chance = new_chance()
    chance.script = body.outcomes
    return _quiet(rules.game.begin(rules.setup(head), chance))


def answer(state: State, seat: int, text: str, seed: str = "") -> Answer:
    """Answer on a copy: the state itself stays as it is until the answer is committed.

    `seed` is given only at a lesson, where chance comes from it.
    """
    asked = state.decision(seat)
    if asked is None:
        raise Refused("not_asked", "the game is over" if state.over else "this seat is not asked anything now")
    alone = len(state.pending) == 1
    after = state.copy()
    after.events = []
    if seed:
        after.chance = seeded(seed)
        after.chance.drawn = state.chance.drawn
    journal: list[int] = []
    after.chance.journal = journal
    try:
        after.choose_text(text, seat)
    except IllegalChoice as error:
        raise Refused("illegal", error.reason, error.rule) from None
    events = logged(after.events)
    after.events = after.chance.journal = None
    whole = alone or all(other.answer is not None for other in state.pending if other.seat != seat)
    free = alone and after.reveals == state.reveals and not after.over
    return Answer(after, journal, events, whole, free, asked.answer is not None)


def chosen(answered: Answer, text: str, decision: int, after: int, by: By) -> Chosen:
    """The body of the log's entry for an answer."""
    return Chosen(
        text=text,
        decision=decision,
        after=after,
        outcomes=answered.outcomes,
        events=answered.events,
        waiting=answered.state.waiting(),
        by=by,
        whole=answered.whole,
        free=answered.free,
        again=answered.again,
        private=answered.again and not answered.whole,
        over=answered.state.over,
    )


def answer_again(state: State, seat: int, body: Chosen) -> State:
    """Replay a choice of the log, with the outcomes that chance had then."""
    after = state.copy()
    after.chance.script = body.outcomes
    after.chance.script_at = 0
    after.choose_text(body.text, seat)
    return _quiet(after)


def _quiet(state: State) -> State:
    """Remove the listeners of a state that is only kept."""
    state.events = None
    state.chance.journal = None
    state.chance.script = None
    return state


def load(rules: Rules, data: bytes) -> State:
    """Load a saved position, with a new source of chance."""
    state: State = rules.game.load(data, rules.cards)
    state.chance = new_chance(state.chance.drawn)
    return state


def chain(entries: dict[int, Entry], position: int, start: int) -> list[Entry] | None:
    """The choices that lead from entry `start` to a position; None if the way there does not pass `start`."""
    way: list[Entry] = []
    while position > start:
        entry = entries[position]
        if not isinstance(entry.body, Chosen):
            return None
        way.append(entry)
        position = entry.body.after
    way.reverse()
    return way if position == start else None


def to_transcript(head: Head, begun: Begun, way: list[Entry], result: Result | None) -> Transcript:
    """The transcript of a game from its log. No rules are needed for it."""
    out = Transcript(head.game, head.version, dict(head.options), head.seats, head.deck)

    def chance(outcomes: list[int]) -> None:
        if outcomes:
            out.lines.append((-1, " ".join(map(str, outcomes))))

    chance(begun.outcomes)
    answers: dict[int, str] = {}
    for entry in way:
        assert isinstance(entry.body, Chosen)
        answers[entry.seat] = entry.body.text
        if entry.body.whole:
            out.lines.extend(sorted(answers.items()))
            answers = {}
            chance(entry.body.outcomes)
    out.result = result
    return out


def from_transcript(rules: Rules, transcript: Transcript) -> tuple[State, Begun, list[Entry]]:
    """Play a transcript again, check it to its last line, and return it as the entries of a log."""
    game, cards = rules.game, rules.cards
    replay(transcript, game, cards)
    setup = game.setup_of_saved(transcript.version, transcript.seats, transcript.options, transcript.deck, cards)
    chance = new_chance()
    chance.script = transcript.outcomes()
    chance.journal = []
    state: State = game.begin(setup, chance, listen=True)
    begun = Begun(chance.journal, logged(state.events or []), state.waiting())
    way: list[Entry] = []
    decision = 0
    for seat, text in transcript.lines:
        if seat >= 0:
            answered = answer(state, seat, text)
            body = chosen(answered, text, decision, len(way), "person")
            way.append(Entry(len(way) + 1, seat, 0.0, body))
            state = answered.state
            decision = len(way) if body.whole else decision
    check(transcript, state)
    return _quiet(state), begun, way


def moved(way: list[Entry]) -> list[Entry]:
    """A way through a log, renumbered as the first entries of a new log."""
    numbers = {0: 0} | {entry.number: new for new, entry in enumerate(way, 1)}
    out = []
    decision = 0
    for new, entry in enumerate(way, 1):
        assert isinstance(entry.body, Chosen)
        body = replace(entry.body, after=numbers[entry.body.after], decision=decision)
        out.append(Entry(new, entry.seat, entry.at, body))
        decision = new if body.whole else decision
    return out
