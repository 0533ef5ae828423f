"""Lessons: guided first games, each a file `lessons/NAME.toml` of a game. web/BOARDS.md says how to write one."""

# mypyc: skip - reads files once

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from .cards import Deck
from .errors import CardError, SetupError
from .game import Game
from .saves import encode, pack_state
from .state import State

EVENT = "event-"
"""The prefix of `when` in a step that waits for an event. The message that tells the event has the same prefix."""
NAME = re.compile(r"[a-z][a-z0-9_]*")


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a lesson says, and when."""

    __qualname__ = "Step"  # what OpenAPI calls it: names on the wire stay

    say: str
    """The message, in the game's texts."""
    when: str = ""
    """A kind of decision that the learner is asked, or `event-NAME` for after that event; empty for at once."""
    choose: list[str] = []
    """What the learner should answer, the best first: the text of an option, or its beginning, or `*` for anything."""
    light: list[str] = []
    """What to highlight on the board, by the names of its Spots: `recipe:mass_lager`."""

    def pick(self, texts: Iterable[str]) -> str | None:
        """The first of the offered texts that the step asks for; None if there is none."""
        offered = list(texts)
        for wanted in self.choose:
            for text in offered:
                if fits(wanted, text):
                    return text
        return None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game: how its table is set up, and what is said at it."""

    seats: int
    seed: int
    names: list[str]
    """What the agents are called, in the order of their seats."""
    steps: list[LessonStep]
    me: int = 0
    """The learner's seat."""
    agent: str = "instinct"
    """Who plays the other seats: an agent whose budget is not in milliseconds, so that it plays the same everywhere."""
    options: dict[str, str] = {}
    standing: str = ""
    """One of the game's own automatic answers, set for the learner at the start. The learner may unset it."""
    order: int = 0
    """Where it stands among the game's lessons."""
    course: dict[str, str] = {}
    """Recorded answers for decisions that no step answers, by `place`: those of the other seats, so that a lesson stays
    the same game when agents change. `tools/lesson.py` writes them."""

    def scripted_answer(self, s: State, seat: int) -> str | None:
        """The recorded answer of this seat here; None once the learner has left the course."""
        text = self.course.get(place(s, seat)) if self.course else None
        decision = s.decision(seat)
        return text if text is not None and decision is not None and decision.option(text) is not None else None


@lru_cache(maxsize=1024)
def pattern(wanted: str) -> re.Pattern[str]:
    """What a step asks for, as a regular expression: whole words from the beginning."""
    return re.compile(".*".join(map(re.escape, wanted.split("*"))) + r"(?= |$)")


def fits(wanted: str, text: str) -> bool:
    """Is this the option that a step asks for?"""
    return pattern(wanted).match(text) is not None


def lessons_of(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order."""
    folder = game.folder() / "lessons"
    found = {file.stem: read(game, file) for file in sorted(folder.glob("*.toml"))}
    return dict(sorted(found.items(), key=lambda each: each[1].order))


@lru_cache(maxsize=128)
def read(game: Game[Any], file: Path) -> Lesson:
    """Read a lesson from its file; raises a CardError that says where the mistake is."""
    deck = Deck(file)
    lesson = deck.read(Lesson)
    if not NAME.fullmatch(file.stem):
        raise CardError(str(file), 0, "-", "the name of a lesson is small letters, digits and _")
    try:
        game.check_options(lesson.seats, lesson.options)
    except SetupError as error:
        raise deck.mistake(["options"], str(error)) from None
    if not 0 <= lesson.me < lesson.seats:
        raise deck.mistake(["me"], f"expected a seat, 0 to {lesson.seats - 1}")
    if len(lesson.names) != lesson.seats - 1:
        raise deck.mistake(["names"], f"expected {lesson.seats - 1}, one for each other seat")
    if not lesson.steps:
        raise deck.mistake(["steps"], "expected at least one step")
    if lesson.standing and lesson.standing not in game.auto.names:
        raise deck.mistake(["standing"], f"expected one of {', '.join(game.auto.names) or 'none'}")
    for at, step in enumerate(lesson.steps):
        if step.choose and (not step.when or step.when.startswith(EVENT)):
            raise deck.mistake(["steps", at, "choose"], "a step that asks for a choice says at which kind of decision")
    return lesson


def lesson_seed(seed: int, s: State, whose: str) -> str:
    """The seed of all chance at a lesson from this position on, for the game itself or for a seat's agent.

    It depends on the position alone, not on the source of chance. So everyone who follows the steps gets the same game,
    also after taking something back or after a restart of the server. Answers already given in a secret round do not
    count, because their order is not fixed.
    """
    return f"{seed} {whose} {digest(s)}"


def digest(s: State) -> str:
    """A digest of the position, without the source of chance and answers that are still secret."""
    position = pack_state(s)
    del position["chance"], position["answers"]
    return hashlib.blake2b(encode(position), digest_size=16).hexdigest()


def place(s: State, seat: int) -> str:
    """A key for the decision of a seat in this position, for the course of a lesson."""
    return f"{digest(s)[:12]}-{seat}"
