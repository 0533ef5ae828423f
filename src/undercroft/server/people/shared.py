"""Memory that the processes of a house on one machine share, so that a limit is one limit however many they are.

It is a file among the sockets by which they know each other; a house of one process has it for itself. Nothing in it is
kept: it begins empty with the house. Keys are hashed with a secret, so that nobody can choose whose place they take.
"""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b

from ..base.peers import Peers

NAME = "limits"
SECRET = 32
"""Bytes at its beginning."""
SLOTS = 2**15
"""Keys of one limit. When all are taken, those give way of which most is left."""
WAYS = 8
"""Slots in which a key may be."""
KNOWN = 20_000
"""Keys whose hashes a process remembers."""
_SLOT = struct.Struct("=Qdd")
_TALLY = struct.Struct("=i")


class Memory:
    """One piece of memory, dealt out before it is opened."""

    def __init__(self, peers: Peers | None) -> None:
        self.peers = peers
        self.index, self.count = (peers.index, peers.count) if peers is not None else (0, 1)
        self.size = SECRET
        self.bytes: mmap.mmap
        self.hash: Callable[[object], int]

    def deal(self, size: int) -> int:
        """Where so much of it begins. All processes ask for the same in the same order."""
        at, self.size = self.size, self.size + size
        return at

    def open(self) -> None:
        """Begin to use it. The process that comes first makes up the secret."""
        if self.peers is None:
            self.bytes = mmap.mmap(-1, self.size)
            self.bytes[:SECRET] = os.urandom(SECRET)
        else:
            import fcntl  # there is no such thing on Windows, where a house has one process

            with open(self.peers.folder / NAME, "a+b") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                os.truncate(file.fileno(), self.size)  # what is there already stays
                self.bytes = mmap.mmap(file.fileno(), self.size)
                if not any(self.bytes[:SECRET]):
                    self.bytes[:SECRET] = os.urandom(SECRET)
                fcntl.flock(file, fcntl.LOCK_UN)  # the memory would hold it: it keeps the file open
        secret = self.bytes[:SECRET]
        self.hash = lru_cache(KNOWN)(lambda key: _hashed(key, secret))


def _hashed(key: object, secret: bytes) -> int:
    """A number that is not 0, which marks what is empty."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=8, key=secret).digest()) or 1


class Slots:
    """What is left for each key: a level, and the time when it was that."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.at = memory.deal(SLOTS * _SLOT.size)

    def read(self, key: object, now: float, rate: float, brim: float) -> tuple[int, float]:
        """The place of a key, and what is left of it by now. A new key takes the place of which most is left."""
        hashed = self.memory.hash(key)
        first = self.at + hashed % (SLOTS // WAYS) * WAYS * _SLOT.size
        fullest, most = first, -1.0
        for offset in range(first, first + WAYS * _SLOT.size, _SLOT.size):
            found, level, at = _SLOT.unpack_from(self.memory.bytes, offset)
            left = min(brim, level + max(0.0, now - at) * rate)
            if found == hashed:
                return offset, left
            if not found:
                return offset, brim
            if left > most:
                fullest, most = offset, left
        return fullest, brim

    def write(self, key: object, place: int, level: float, now: float) -> None:
        """Write down what is left."""
        _SLOT.pack_into(self.memory.bytes, place, self.memory.hash(key), level, now)


class Tallies:
    """How many there are of each key in each process. Keys that share a place are counted together, in one of two rows
    at most by chance: a tally is never too low, and hardly ever too high."""

    ROWS = 2

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.row = SLOTS * _TALLY.size
        self.at = memory.deal(self.row * self.ROWS * memory.count)

    def _places(self, key: object, process: int) -> list[int]:
        hashed = self.memory.hash(key)
        start = self.at + process * self.row * self.ROWS
        return [start + row * self.row + (hashed >> 32 * row) % SLOTS * _TALLY.size for row in range(self.ROWS)]

    def add(self, key: object, more: int) -> None:
        """Count in this process."""
        for place in self._places(key, self.memory.index):
            (tally,) = _TALLY.unpack_from(self.memory.bytes, place)
            _TALLY.pack_into(self.memory.bytes, place, tally + more)

    def elsewhere(self, key: object) -> int:
        """How many there are in the other processes."""
        others = [process for process in range(self.memory.count) if process != self.memory.index]
        return sum(
            min(_TALLY.unpack_from(self.memory.bytes, place)[0] for place in self._places(key, process))
            for process in others
        )

    def begin(self) -> None:
        """This process has none yet; one that died in its place may have left some."""
        start = self.at + self.memory.index * self.row * self.ROWS
        self.memory.bytes[start : start + self.row * self.ROWS] = bytes(self.row * self.ROWS)
