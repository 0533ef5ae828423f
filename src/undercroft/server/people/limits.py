"""Rate limits, for addresses and for people at a table."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Any

from ..base.errors import TooMuch
from ..base.settings import Settings

FAILURES = 3
"""Wrong passwords an hour from one address that do not yet make it one of those that guess."""
MONTH = 30 * 86_400.0


class Bucket:
    """A token bucket: it fills at a steady rate up to a brim, and every action takes one out."""

    __slots__ = ("at", "level")

    def __init__(self, level: float) -> None:
        self.level = level
        self.at = time.monotonic()

    def take(self, rate: float, brim: float) -> bool:
        """Take one, if there is one."""
        if not self.has_one(rate, brim):
            return False
        self.level -= 1
        return True

    def has_one(self, rate: float, brim: float) -> bool:
        """Is there one to take?"""
        now = time.monotonic()
        self.level = min(brim, self.level + (now - self.at) * rate)
        self.at = now
        return self.level >= 1


class Limit:
    """One bucket for each key. Only so many keys are kept, so that nobody can fill the memory with them."""

    KEYS = 20_000

    def __init__(self, rate: float, seconds: float = 10.0) -> None:
        self.rate = rate
        self.brim = max(1.0, rate * seconds)
        self.buckets: OrderedDict[object, Bucket] = OrderedDict()

    def used_up(self, key: object) -> bool:
        """Would `take` be refused?"""
        bucket = self.buckets.get(key)
        return bucket is not None and not bucket.has_one(self.rate, self.brim)

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


class Guesses:
    """Limits on guessing passwords.

    Many addresses that guess at one login are slowed down together. That does not hold for an address from which this
    login has succeeded, nor for one that has failed only now and then: its owner must not be shut out by them.
    """

    def __init__(self, addresses: Limit) -> None:
        self.addresses = addresses
        self.logins = Limit(0.1, 100)
        """By login. Apart from the addresses, because a login may look like one."""
        self.pairs = Limit(0.1, 100)
        """By login and address."""
        self.failures = Limit(FAILURES / 3600, 3600)
        """By both: what is taken are failures."""
        self.known = Limit(1 / MONTH, MONTH)
        """By both: taken by a success, so that for a month there is nothing more to take."""

    def take(self, login: str, address: str) -> None:
        """Let one try through, or raise TooMuch."""
        pair = (login, address)
        self.addresses.take(address)
        self.pairs.take(pair)
        if self.failures.used_up(pair) and not self.known.used_up(pair):
            self.logins.take(login)

    def wrong(self, login: str, address: str) -> None:
        """It was not the password."""
        if not self.failures.used_up((login, address)):
            self.failures.take((login, address))

    def right(self, login: str, address: str) -> None:
        """It was the password."""
        if not self.known.used_up((login, address)):
            self.known.take((login, address))


class RateLimits:
    """The limits of this process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.requests_per_second)
        self.actions = Limit(settings.actions_per_second)
        self.new_tables = Limit(settings.tables_per_hour / 3600, 1800)
        self.new_visitors = Limit(settings.visitors_per_hour / 3600, 600)
        self.logins = Limit(0.1, 100)
        """New accounts and guesses, by address."""
        self.guesses = Guesses(self.logins)
        self.hints = Limit(0.2, 25)
        self.sockets = Count(settings.sockets_per_address)


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
