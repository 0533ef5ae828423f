"""Transcripts: a game as readable text, one choice a line, that replays to the same state."""

# mypyc: skip - text work

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .chance import seeded
from .errors import ChanceError, IllegalChoice, TranscriptError
from .game import Game
from .state import Choice, Result, Setup, State

FORMAT = "undercroft transcript 1"
CHANCE = -1
"""The seat number of lines with the outcomes of chance."""


@dataclass
class Transcript:
    """The header, the lines (seat and text; chance has a seat number of its own), and the result once there is one."""

    game: str
    version: int
    options: dict[str, str]
    seats: int
    deck: str = "own"
    lines: list[tuple[int, str]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """Where a parsed line stood in its file, for error messages."""
    result: Result | None = None

    def __str__(self) -> str:
        head = [FORMAT, f"game {self.game} {self.version}"]
        head.append(" ".join(["options", *(f"{id}={value}" for id, value in self.options.items())]))
        head.append(f"seats {self.seats}")
        if self.deck != "own":
            head.append(f"cards {self.deck}")
        body = [f"~ {text}" if seat == CHANCE else f"{seat} {text}" for seat, text in self.lines]
        tail = []
        if self.result is not None:
            tail.append(" ".join(["result", *map(str, self.result.scores)]))
            tail.append(" ".join(["winners", *map(str, self.result.winners)]))
        return "\n".join([*head, *body, *tail]) + "\n"

    def outcomes(self) -> list[int]:
        """All outcomes of chance, in order."""
        return [int(word) for seat, text in self.lines if seat == CHANCE for word in text.split()]

    def choices(self) -> int:
        """How many choices it holds."""
        return sum(seat != CHANCE for seat, _ in self.lines)


def parse(text: str) -> Transcript:
    """Read a transcript; raises a TranscriptError with the line that cannot be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise TranscriptError(f"this is not a transcript: one begins with the line {FORMAT!r}", 1)
    head: dict[str, list[str]] = {}
    out = Transcript("", 0, {}, 0)
    scores: list[int] | None = None
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.strip().partition(" ")
        try:
            if not word or word.startswith("#"):
                continue
            if word in ("game", "options", "seats", "cards", "result", "winners"):
                if word in head:
                    raise TranscriptError(f"{word!r} is given twice", number)
                head[word] = rest.split()
            if word == "game":
                out.game, out.version = head[word][0], int(head[word][1])
            elif word == "options":
                out.options = dict(pair.split("=", 1) for pair in head[word])
            elif word == "seats":
                out.seats = int(rest)
            elif word == "cards":
                out.deck = rest
            elif word == "result":
                scores = [int(score) for score in head[word]]
            elif word == "winners":
                out.result = Result(scores or [], [int(seat) for seat in head[word]], "")
            elif word == "~":
                [int(outcome) for outcome in rest.split()]
                out.lines.append((CHANCE, rest))
                out.numbers.append(number)
            elif word.isdecimal():
                out.lines.append((int(word), rest))
                out.numbers.append(number)
            else:
                raise TranscriptError(f"expected a seat, ~, result or winners, not {word!r}", number)
        except (ValueError, IndexError):
            raise TranscriptError(f"cannot be read: {line.strip()!r}", number) from None
    for word in ("game", "seats"):
        if word not in head:
            raise TranscriptError(f"the header lacks its {word!r} line", 1)
    return out


class Recorder:
    """Plays a game and writes its transcript: a new game, or the rest of one whose transcript stops earlier."""

    def __init__(self, game: Game[Any], state: State, transcript: Transcript, journal: list[int]) -> None:
        self.game = game
        self.state = state
        self.transcript = transcript
        self.journal = journal
        self._flush()

    @classmethod
    def begin(cls, game: Game[Any], setup: Setup, seed: int | str, listen: bool = False) -> Recorder:
        """A new game."""
        chance = seeded(seed)
        chance.journal = []
        state = game.begin(setup, chance, listen)
        return cls(
            game,
            state,
            Transcript(setup.game, setup.version, setup.options, setup.seats, setup.deck),
            chance.journal,
        )

    @classmethod
    def carry_on(
        cls, game: Game[Any], transcript: Transcript, seed: int | str, cards: Any = None, listen: bool = False
    ) -> Recorder:
        """Continue at the end of a transcript, with a new source of chance."""
        open_lines = 0

        def watch(s: State) -> None:
            nonlocal open_lines
            open_lines = 1 if len(s.waiting()) == len(s.pending) else open_lines + 1

        state = replay(transcript, game, cards, watch, listen)
        if len(state.waiting()) < len(state.pending):
            # It stops in a secret round, which will be written as a whole once all answers are in.
            del transcript.lines[-open_lines:], transcript.numbers[-open_lines:]
        chance = seeded(seed)
        chance.drawn = state.chance.drawn
        chance.journal = []
        state.chance = chance
        return cls(game, state, transcript, chance.journal)

    def choose(self, choice: Choice, seat: int = -1) -> None:
        """Answer, and record the choice and the outcomes of chance."""
        s = self.state
        seat = s.seat if seat < 0 else seat
        asked = s.pending[:]
        s.choose(choice, seat)
        answers = [(d.seat, choice if d.seat == seat else d.answer) for d in asked]
        if all(answer is not None for _, answer in answers):
            self.transcript.lines.extend((by, answer.text) for by, answer in answers if answer is not None)
        self._flush()

    def _flush(self) -> None:
        if self.journal:
            self.transcript.lines.append((CHANCE, " ".join(map(str, self.journal))))
            self.journal.clear()
        self.transcript.result = self.state.result


def replay(
    transcript: Transcript,
    game: Game[Any],
    cards: Any = None,
    watch: Callable[[State], None] | None = None,
    listen: bool = False,
) -> State:
    """Play a transcript again from its recorded outcomes. `watch` is called with the state before each choice.

    Raises a TranscriptError with the line that does not replay.
    """
    setup = game.setup_of_saved(transcript.version, transcript.seats, transcript.options, transcript.deck, cards)
    chance = seeded(0)
    chance.script = transcript.outcomes()
    at = 0
    try:
        s: State = game.begin(setup, chance, listen)
        for number, (seat, text) in enumerate(transcript.lines):
            at = number
            if seat != CHANCE:
                if watch is not None:
                    watch(s)
                s.choose_text(text, seat)
    except (IllegalChoice, ChanceError) as error:
        line = transcript.numbers[at] if at < len(transcript.numbers) else 0
        raise TranscriptError(f"does not replay: {error}", line) from None
    if chance.script_at < len(chance.script):
        raise TranscriptError("the game asks chance for less than the transcript records")
    return s


def check(transcript: Transcript, state: State) -> None:
    """Raise a TranscriptError unless a replayed state ends as the transcript says."""
    told = transcript.result
    if told is None:
        return
    if state.result is None:
        raise TranscriptError("the transcript has a result, but the game is not over")
    if (told.scores, told.winners) != (state.result.scores, state.result.winners):
        raise TranscriptError(f"the transcript says {told}, but the game ends with {state.result}")
