"""Features out of a view: every path and value in it, by the slot that counts it.

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


def slot(text: str, size: int) -> tuple[int, float]:
    """Where a fact is counted, and its sign: facts that share a slot cancel out on average instead of adding up. The
    same in every process and on every machine."""
    place = zlib.crc32(text.encode()) % (2 * size)
    return place % size, 1.0 if place < size else -1.0


def scaled(number: float) -> float:
    """A mild scale: 0, 1, 10 and 100 become 0, 0.7, 2.4 and 4.6."""
    return copysign(log1p(abs(number)), number)


SCALED: Final = [scaled(number) for number in range(256)]


class Features:
    """What is said: slots, and what is to be added to each."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.values: list[float] = []

    def add(self, other: Features) -> None:
        self.slots += other.slots
        self.values += other.values


class Path:
    """A place in a view. It knows its slots, the paths below it and what was seen there lately.

    `bag` is the same place with its position in lists left out: a card in hand is the same card wherever it lies.
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
        """What a word says here."""
        found = self.words.get(text)
        if found is None:
            found = self.words[text] = Features()
            for where in {self.name: 0, self.bag: 0}:  # in order, and once if they are the same
                place, sign = slot(f"{where}={text}", self.size)
                found.slots.append(place)
                found.values.append(sign)
        return found

    def number(self, number: float, out: Features) -> None:
        """Add what a number says here."""
        out.slots.append(self.place)
        out.values.append(self.sign * scaled(number))

    def take(self, value: object, out: Features) -> None:
        """Add what a value says."""
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
        """Add what a part says. Most parts of a view stay as they were, so it is kept by its very content."""
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
        """Add what a mapping says. What is empty, none, false or zero says nothing, and so costs nothing."""
        below = self.below
        for key, value in thing.items():
            if value:
                path = below.get(key)
                if path is None:
                    path = self.under(key, False)
                path.take(value, out)

    def read_list(self, things: list[object] | tuple[object, ...], out: Features) -> None:
        """Add what a list says, thing by thing."""
        for place, thing in enumerate(things):
            if thing:
                key: object = place
                if isinstance(thing, dict) and "x" in thing and "y" in thing:
                    key = (thing["x"], thing["y"])  # on a map a thing is where it is, not where it is listed
                self.under(key, True).take(thing, out)
