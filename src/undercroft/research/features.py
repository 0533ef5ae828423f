"""Turns a view into features: every path and value in it, with the slot that counts it.

Apart from the arrays, because this is what takes the time and what mypyc makes quicker.
"""

from __future__ import annotations

import zlib
from math import copysign, log1p
from typing import Final

import msgspec

MOST_KEPT: Final = 500
"""Contents kept in the cache for one place in a view."""
ENCODE: Final = msgspec.json.Encoder().encode


def slot(text: str, size: int) -> tuple[int, float]:
    """The slot of a fact, and its sign. Because of the sign, facts that share a slot cancel out on average instead of
    adding up. The same in every process and on every machine."""
    place = zlib.crc32(text.encode()) % (2 * size)
    return place % size, 1.0 if place < size else -1.0


def scaled(number: float) -> float:
    """A logarithmic scale: 0, 1, 10 and 100 become 0, 0.7, 2.4 and 4.6."""
    return copysign(log1p(abs(number)), number)


SCALED: Final = [scaled(number) for number in range(256)]


class Features:
    """Slots, and the value to add to each."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.values: list[float] = []

    def add(self, other: Features) -> None:
        self.slots += other.slots
        self.values += other.values


class Path:
    """A place in a view, with its slots, the paths below it and a cache of its latest contents.

    `bag` is the same path without the positions in lists: a card in hand counts the same wherever it lies.
    """

    def __init__(self, name: str, bag: str, size: int) -> None:
        self.name: Final = name
        self.bag: Final = bag
        self.size: Final = size
        place, sign = slot(name, size)
        self.place: Final = place
        self.sign: Final = sign
        self.words: Final[dict[str, Features]] = {}
        self.below: Final[dict[object, Path]] = {}
        self.kept: Final[dict[bytes, Features]] = {}

    def under(self, key: object, listed: bool) -> Path:
        """The path of a field, or of a place in a list."""
        found = self.below.get(key)
        if found is None:
            found = Path(f"{self.name}.{key}", f"{self.bag}.{'' if listed else key}", self.size)
            self.below[key] = found
        return found

    def word(self, text: str) -> Features:
        """The features of a word at this place."""
        found = self.words.get(text)
        if found is None:
            found = self.words[text] = Features()
            for where in {self.name: 0, self.bag: 0}:  # in order, and once if they are the same
                place, sign = slot(f"{where}={text}", self.size)
                found.slots.append(place)
                found.values.append(sign)
        return found

    def number(self, number: float, out: Features) -> None:
        """Add the features of a number at this place."""
        out.slots.append(self.place)
        out.values.append(self.sign * scaled(number))

    def take(self, value: object, out: Features) -> None:
        """Add the features of a value."""
        if isinstance(value, str):
            out.add(self.word(value))
        elif isinstance(value, bool):
            out.add(self.word("yes"))
        elif isinstance(value, int):
            if 0 < value < 256:
                out.slots.append(self.place)
                out.values.append(self.sign * SCALED[value])
            else:
                self.number(value, out)
        elif isinstance(value, float):
            self.number(value, out)
        elif isinstance(value, (dict, list, tuple)):
            self.remember(value, out)
        else:
            raise TypeError(f"{self.name}: a view is made of texts, numbers, lists and mappings, not {value!r}")

    def remember(self, thing: dict[str, object] | list[object] | tuple[object, ...], out: Features) -> None:
        """Add the features of a mapping or list. Most parts of a view stay as they were, so features are kept by
        content."""
        content = ENCODE(thing)
        facts = self.kept.get(content)
        if facts is None:
            facts = Features()
            if isinstance(thing, dict):
                self.read(thing, facts)
            else:
                self.read_list(thing, facts)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[content] = facts
        out.add(facts)

    def read(self, thing: dict[str, object], out: Features) -> None:
        """Add the features of a mapping. Empty, None, False and zero add nothing, and so cost nothing."""
        below = self.below
        for key, value in thing.items():
            if value:
                path = below.get(key)
                if path is None:
                    path = self.under(key, False)
                path.take(value, out)

    def read_list(self, things: list[object] | tuple[object, ...], out: Features) -> None:
        """Add the features of a list, item by item."""
        for place, thing in enumerate(things):
            if thing:
                key: object = place
                if isinstance(thing, dict) and "x" in thing and "y" in thing:
                    key = (thing["x"], thing["y"])  # on a map its position counts, not its place in the list
                self.under(key, True).take(thing, out)
