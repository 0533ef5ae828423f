"""Rate limits, for addresses and for people at a table."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Any

from ..base.budgets import Budgets
from ..base.errors import TooMuch
from ..base.settings import Settings


class Bucket:
    """A token bucket: it fills at a steady rate up to a brim, and every action takes one out."""

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
    """One bucket for each key. Only so many keys are kept, so that nobody can fill the memory with them."""

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
    """A limit on how many there are at the same time, for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.now: dict[object, int] = {}

    def enter(self, key: object) -> None:
        """Count one more, or raise TooMuch."""
        if self.now.get(key, 0) >= self.most:
            raise TooMuch("too_many", "too many connections from this address")
        self.now[key] = self.now.get(key, 0) + 1

    def leave(self, key: object) -> None:
        """Count one less."""
        left = self.now.get(key, 0) - 1
        if left > 0:
            self.now[key] = left
        else:
            self.now.pop(key, None)


class RateLimits:
    """The limits of this process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.requests_per_second)
        self.actions = Limit(settings.actions_per_second)
        self.new_tables = Limit(settings.tables_per_hour / 3600, 1800)
        self.new_visitors = Limit(settings.visitors_per_hour / 3600, 600)
        self.logins = Limit(0.1, 100)
        """By address."""
        self.tries = Limit(0.1, 100)
        """By login. Apart from the addresses, because a login may look like one."""
        self.hints = Limit(0.2, 25)
        self.sockets = Count(settings.sockets_per_address)
        self.frames = Budgets(settings.frames_per_address)


def address_of(scope: Any) -> str:
    """The address that a connection comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def counted_as(address: str) -> str:
    """The key by which limits count an address. One customer has 2**64 IPv6 addresses, which count as one."""
    if ":" not in address:
        return address
    try:
        long = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if long.ipv4_mapped is not None:
        return str(long.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(long) >> 64 << 64, 64)))
