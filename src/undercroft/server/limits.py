"""Limits: so much a second, with some saved up. For addresses and for people at a table."""

from __future__ import annotations

import time
from collections import OrderedDict

from .errors import TooMuch


class Bucket:
    """Fills at a steady rate up to a brim; every action takes one out."""

    __slots__ = ("at", "level")

    def __init__(self, level: float) -> None:
        self.level = level
        self.at = time.monotonic()

    def take(self, rate: float, brim: float) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.level = min(brim, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """One bucket for each key. Only so many keys are remembered, or the limit would itself be a way to fill memory."""

    KEYS = 20_000

    def __init__(self, rate: float, seconds: float = 10.0) -> None:
        self.rate = rate
        self.brim = max(1.0, rate * seconds)
        self.buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, key: object) -> None:
        """Let one through, or raise TooMuch."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.brim)
            if len(self.buckets) > self.KEYS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        if not bucket.take(self.rate, self.brim):
            raise TooMuch("too_often", "too often; wait a moment")


class Count:
    """How many at the same time, for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.now: dict[object, int] = {}

    def enter(self, key: object) -> None:
        """One more, or TooMuch."""
        if self.now.get(key, 0) >= self.most:
            raise TooMuch("too_many", "too many connections from this address")
        self.now[key] = self.now.get(key, 0) + 1

    def leave(self, key: object) -> None:
        """One less."""
        left = self.now.get(key, 0) - 1
        if left > 0:
            self.now[key] = left
        else:
            self.now.pop(key, None)
