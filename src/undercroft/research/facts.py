"""Facts out of a view: every path and value in it, by the slot that counts it.

Apart from the arrays, because this is what takes the time and what mypyc makes quicker.
"""

from __future__ import annotations

import zlib
from math import copysign, log1p
from typing import Final

import msgspec

MOST_KEPT: Final = 500
"""Contents of one place in a view remembered at a time."""
ENCODE: Final = msgspec.json.Encoder().encode


def slot(text: str, size: int) -> int:
    """Where a fact is counted: 0 to size-1, or the same plus `size` where it counts negatively, so that facts that
    share a slot cancel out on average instead of adding up. The same in every process and on every machine."""
    return zlib.crc32(text.encode()) % (2 * size)


def scaled(number: float) -> float:
    """A mild scale: 0, 1, 10 and 100 become 0, 0.7, 2.4 and 4.6."""
    return copysign(log1p(abs(number)), number)


SCALED: Final = [scaled(number) for number in range(256)]


class Facts:
    """What a part of a view says: the slots of its words, the slots of its numbers, and those numbers."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.numbers: list[int] = []
        self.values: list[float] = []


class Path:
    """A place in a view. It knows its slots, the paths below it and what was seen there lately.

    `bag` is the same place with its position in lists left out: a card in hand is the same card wherever it lies.
    """

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
        found = self.below.get(key)
        if found is None:
            found = Path(f"{self.name}.{key}", f"{self.bag}.{'' if listed else key}", self.size)
            self.below[key] = found
        return found

    def word(self, text: str) -> list[int]:
        """The slots of a word here."""
        found = self.words.get(text)
        if found is None:
            found = [slot(f"{self.name}={text}", self.size)]
            if self.bag != self.name:
                found.append(slot(f"{self.bag}={text}", self.size))
            self.words[text] = found
        return found

    def take(self, value: object, out: Facts) -> None:
        """Add what any value says. What is empty, none, false or zero says nothing, and so costs nothing."""
        if isinstance(value, str):
            if value:
                out.words += self.word(value)
        elif isinstance(value, bool):
            if value:
                out.words += self.word("yes")
        elif isinstance(value, int):
            if value:
                out.numbers.append(self.number)
                out.values.append(SCALED[value] if 0 < value < 256 else scaled(value))
        elif isinstance(value, float):
            out.numbers.append(self.number)
            out.values.append(scaled(value))
        elif isinstance(value, (dict, list, tuple)):
            if value:
                self.remember(value, out)
        elif value is not None:
            raise TypeError(f"{self.name}: a view is made of texts, numbers, lists and mappings, not {value!r}")

    def remember(self, thing: dict[str, object] | list[object] | tuple[object, ...], out: Facts) -> None:
        """Add what a part says. Most parts of a view stay as they were, so it is kept by its very content."""
        content = ENCODE(thing)
        facts = self.kept.get(content)
        if facts is None:
            facts = Facts()
            if isinstance(thing, dict):
                self.read(thing, facts)
            else:
                self.read_list(thing, facts)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[content] = facts
        out.words += facts.words
        out.numbers += facts.numbers
        out.values += facts.values

    def read(self, thing: dict[str, object], out: Facts) -> None:
        """Add what a mapping says."""
        below = self.below
        for key, value in thing.items():
            path = below.get(key)
            if path is None:
                path = self.under(key, False)
            path.take(value, out)

    def read_list(self, things: list[object] | tuple[object, ...], out: Facts) -> None:
        """Add what a list says, thing by thing."""
        for place, thing in enumerate(things):
            key: object = place
            if isinstance(thing, dict) and "x" in thing and "y" in thing:
                key = (thing["x"], thing["y"])  # on a map a thing is where it is, not where it is listed
            self.under(key, True).take(thing, out)
