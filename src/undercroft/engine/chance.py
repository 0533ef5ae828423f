"""Chance: the only source of randomness in a game. Small, copyable, the same on every machine."""

from __future__ import annotations

import hashlib
from typing import ClassVar

from mypy_extensions import i64

from .errors import ChanceError


class Chance:
    """A generator of 32-bit words (Doty-Humphrey's sfc32) that can record its outcomes, or read them from a record.

    Every word stays below 2**32 and every product below 2**63, so compiled code on machine integers and plain Python
    agree to the bit.

    If `journal` is a list, every outcome is appended to it. If `script` is a list, outcomes are read from it instead of
    being drawn: from a transcript, or from real dice typed in at a table.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("a", "b", "c", "counter", "drawn")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64, drawn: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.drawn: int = drawn
        self.journal: list[int] | None = None
        self.script: list[int] | None = None
        self.script_at: int = 0

    def copy(self) -> Chance:
        copy = Chance(self.a, self.b, self.c, self.counter, self.drawn)
        if self.script is not None:
            copy.script = self.script
            copy.script_at = self.script_at
        return copy

    def word(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        mixed: i64 = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        if self.script is not None:
            return self._told(0, n - 1)
        outcome = int(self._uniform(n))
        self.drawn += 1
        if self.journal is not None:
            self.journal.append(outcome)
        return outcome

    def roll(self, sides: int) -> int:
        """A die: 1 to sides."""
        if self.script is not None:
            return self._told(1, sides)
        outcome = int(self._uniform(sides)) + 1
        self.drawn += 1
        if self.journal is not None:
            self.journal.append(outcome)
        return outcome

    def draw(self, pile: list[int]) -> int:
        """Remove a random thing from a pile whose order does not matter. The recorded outcome is the thing itself."""
        if self.script is not None:
            if self.script_at >= len(self.script):
                raise ChanceError("the recorded outcomes end before the game does")
            thing = self.script[self.script_at]
            if thing not in pile:
                raise ChanceError(f"recorded outcome {thing} is not in the pile drawn from")
            self._told(thing, thing)
            pile.remove(thing)
            return thing
        thing = pile.pop(int(self._uniform(len(pile))))
        self.drawn += 1
        if self.journal is not None:
            self.journal.append(thing)
        return thing

    def shuffle(self, deck: list[int]) -> None:
        """Put a deck in a random order, in place."""
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            card = deck[last]
            deck[last] = deck[other]
            deck[other] = card

    def _uniform(self, n: int) -> i64:
        """A number from 0 to n-1 by Lemire's method: a multiplication, and a rare rejection that makes it exact."""
        if n < 1 or n > 0x7FFFFFFF:
            raise ValueError(f"chance chooses among 1 to {0x7FFFFFFF} things, not {n}")
        size: i64 = n
        product: i64 = self.word() * size
        low: i64 = product & 0xFFFFFFFF
        if low < size:
            floor: i64 = (0x100000000 - size) % size
            while low < floor:
                product = self.word() * size
                low = product & 0xFFFFFFFF
        return product >> 32

    def _told(self, lowest: int, highest: int) -> int:
        script = self.script
        assert script is not None
        if self.script_at >= len(script):
            raise ChanceError("the recorded outcomes end before the game does")
        outcome = script[self.script_at]
        if not lowest <= outcome <= highest:
            raise ChanceError(f"recorded outcome {outcome} is not between {lowest} and {highest}")
        self.script_at += 1
        self.drawn += 1
        if self.journal is not None:
            self.journal.append(outcome)
        return outcome


def seeded(seed: int | str) -> Chance:
    """The generator for a seed, which may be any whole number or text."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=12).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
    fresh = Chance(words[0], words[1], words[2], 1, 0)
    for _ in range(12):
        fresh.word()
    return fresh


def renewed(source: Chance) -> Chance:
    """A new generator seeded from another. The outcomes of one tell nothing about those of the other."""
    fresh = Chance(source.word(), source.word(), source.word(), 1, 0)
    for _ in range(12):
        fresh.word()
    return fresh
