"""Numbers out of words: what a seat sees and is asked, as arrays of a fixed size, for any game.

An observation is made of nothing but the seat's view, its own decision and what the table decided before the game.
Every fact of the view is a path and a value (`brewers.0.gold` 7, `season` winter) and is hashed into a slot of the
vector: no game has to say anything, and a fifth game needs nothing new here.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping
from math import copysign, log1p
from typing import Any, Final

import msgspec

from undercroft.engine.game import Game
from undercroft.engine.state import State

from . import lacking

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking(error) from None

SIZE: Final = 2048
"""Slots of an observation."""
WIDTH: Final = 64
"""Slots of an option."""
SIGNATURE: Final = 16
"""The last slots of an option, which tell texts apart even where their words share slots."""
LIMIT: Final = 100.0
"""No slot goes beyond this either way, so that a space can say its bounds."""
MOST_KEPT: Final = 500
"""Contents of one place in a view remembered at a time."""
MOST_TEXTS: Final = 4096
"""Texts of options remembered at a time."""

Array = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]
Observation = dict[str, Any]
"""`observation` (SIZE), `options` (one row an action) and `action_mask` (1: offered)."""

PIECES: Final = re.compile(r"[a-z]+|[0-9]+")
ENCODE: Final = msgspec.json.Encoder().encode


def slot(text: str, size: int) -> int:
    """Where a fact is counted: 0 to size-1, or the same plus `size` where it counts negatively, so that facts that
    share a slot cancel out on average instead of adding up. The same in every process and on every machine."""
    return zlib.crc32(text.encode()) % (2 * size)


class Facts:
    """What a part of a view says: the slots of its words, the slots of its numbers, and those numbers."""

    __slots__ = ("numbers", "values", "words")

    def __init__(self) -> None:
        self.words: list[int] = []
        self.numbers: list[int] = []
        self.values: list[float] = []


class Path:
    """A place in a view. It knows its slots, the paths below it and what was seen there lately.

    `bag` is the same place with its position in lists left out: a card in hand is the same card wherever it lies.
    """

    __slots__ = ("bag", "below", "kept", "name", "number", "size", "words")

    def __init__(self, name: str, bag: str, size: int) -> None:
        self.name: Final = name
        self.bag: Final = bag
        self.size: Final = size
        self.number: Final = slot(name, size)
        self.words: Final[dict[str, list[int]]] = {}
        self.below: Final[dict[object, Path]] = {}
        self.kept: Final[dict[bytes, Facts]] = {}

    def under(self, key: object, listed: bool) -> Path:
        """The path of a field, or of a place in a list."""
        name, bag = f"{self.name}.{key}", f"{self.bag}.{'' if listed else key}"
        found = self.below[key] = Path(name, bag, self.size)
        return found

    def word(self, text: str) -> list[int]:
        """The slots of a word here."""
        found = [slot(f"{self.name}={text}", self.size)]
        if self.bag != self.name:
            found.append(slot(f"{self.bag}={text}", self.size))
        self.words[text] = found
        return found

    def read(self, thing: Mapping[str, Any], out: Facts) -> None:
        """Add what a mapping says. What is empty, none, false or zero says nothing, and so costs nothing."""
        below = self.below
        for key, value in thing.items():
            if value:
                path = below.get(key)
                (path if path is not None else self.under(key, False)).take(value, out)

    def take(self, value: Any, out: Facts) -> None:
        """Add what any value says."""
        kind = type(value)
        if kind is str:
            out.words += self.words.get(value) or self.word(value)
        elif kind is int or kind is float:
            out.numbers.append(self.number)
            out.values.append(SCALED[value] if kind is int and 0 <= value < len(SCALED) else scaled(value))
        elif kind is bool:
            out.words += self.words.get("yes") or self.word("yes")
        else:
            # Most parts of a view stay as they were: what one says is kept by its very content.
            content = ENCODE(value)
            facts = self.kept.get(content)
            if facts is None:
                facts = Facts()
                if isinstance(value, Mapping):
                    self.read(value, facts)
                else:
                    self.read_list(value, facts)
                if len(self.kept) >= MOST_KEPT:
                    self.kept.clear()
                self.kept[content] = facts
            out.words += facts.words
            out.numbers += facts.numbers
            out.values += facts.values

    def read_list(self, things: Iterable[Any], out: Facts) -> None:
        """Add what a list says, thing by thing."""
        below = self.below
        for place, thing in enumerate(things):
            if thing:
                key: object = place
                if isinstance(thing, dict) and "x" in thing and "y" in thing:
                    key = (thing["x"], thing["y"])  # on a map a thing is where it is, not where it is listed
                path = below.get(key)
                (path if path is not None else self.under(key, True)).take(thing, out)


def scaled(number: float) -> float:
    """A mild scale: 0, 1, 10 and 100 become 0, 0.7, 2.4 and 4.6."""
    return copysign(log1p(abs(number)), number)


SCALED: Final = [scaled(number) for number in range(256)]


class Encoder:
    """Makes observations of one game. It remembers slots, nothing of a game that is played."""

    def __init__(self, game: Game[Any], most: int, size: int = SIZE, width: int = WIDTH) -> None:
        self.game: Final = game
        self.most: Final = most
        self.size: Final = size
        self.width: Final = width
        self.path: Final = Path("", "", size)
        self.rows: Final = np.zeros((MOST_TEXTS, width), np.float32)
        self.row: Final[dict[str, int]] = {}

    def vector(self, s: State, seat: int, page: int = 0) -> Array:
        """What the seat sees and is asked."""
        facts = Facts()
        self.path.read(self.game.view(s, seat), facts)
        self.path.read(self.asked(s, seat, page), facts)
        double = np.bincount(np.array(facts.words, np.intp), minlength=2 * self.size).astype(np.float32)
        np.add.at(double, np.array(facts.numbers, np.intp), np.array(facts.values, np.float32))
        found: Array = double[: self.size] - double[self.size :]
        return np.minimum(np.maximum(found, -LIMIT, out=found), LIMIT, out=found)

    def asked(self, s: State, seat: int, page: int) -> dict[str, Any]:
        """Who asks, what, and at what kind of table; in a secret round the seat's own answer, and nobody else's."""
        about: dict[str, Any] = {"table": s.setup.options, "seats": f"{seat} of {s.seats}"}
        decision = s.decision(seat)
        if decision is not None:
            about["asked"] = decision.kind
            about["answer"] = decision.answer.text if decision.answer is not None else None
            about["question"] = self.game.question(s, seat)
            about["options"] = len(decision.options)
            about["page"] = page
        return {"decision": about}

    def options(self, texts: list[str]) -> Array:
        """A row for each action: the words of its text, their pieces, pairs of neighbours, and a signature of the whole."""
        out: Array = np.zeros((self.most, self.width), np.float32)
        if texts:
            row = self.row
            if len(row) + len(texts) > len(self.rows):
                row.clear()
            at = [row[text] if text in row else self.describe(text) for text in texts]
            out[: len(texts)] = self.rows[at]
        return out

    def describe(self, text: str) -> int:
        """The row of a text, worked out and kept."""
        words = text.split()
        features = [*words, *(f"{a} {b}" for a, b in zip(["", *words], words, strict=False))]
        features += [f"'{piece}" for word in words for piece in PIECES.findall(word) if piece != word]
        number = self.row[text] = len(self.row)
        row = self.rows[number]
        row[:] = 0.0
        room = self.width - SIGNATURE
        for feature in features:
            at = slot(feature, room)
            row[at % room] += 1.0 if at < room else -1.0
        code = zlib.crc32(text.encode())
        row[room:] = [0.25 if code >> bit & 1 else -0.25 for bit in range(SIGNATURE)]
        return number

    def mask(self, count: int) -> Mask:
        """Which actions are offered: the first ones."""
        out: Mask = np.zeros(self.most, np.int8)
        out[:count] = 1
        return out
