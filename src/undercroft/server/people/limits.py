"""Rate limits, for addresses and for people at a table."""

from __future__ import annotations

import ipaddress
import time
from typing import Any

from ..base.budgets import Budgets
from ..base.errors import TooMuch
from ..base.peers import Peers
from ..base.settings import Settings
from .shared import Memory, Slots, Tallies

FAILURES = 3
"""Wrong passwords an hour from one address that do not yet make it one of those that guess."""
MONTH = 30 * 86_400.0
BURST = 1440.0
"""Seconds of writing that may be saved up: with the defaults 8 MB for a person, as much as a long transcript takes."""
LUMP = 4096
MOST_UNCOUNTED = 20_000


class Limit:
    """How often something may be done, or how much of it, for each key: it fills at a steady rate up to a brim.

    All processes of a house on this machine share it. Two of them that take at the same instant may both take the last
    one; that is all that goes without a lock.
    """

    def __init__(self, memory: Memory, rate: float, seconds: float = 10.0, words: str = "too often") -> None:
        self.rate = rate
        self.brim = max(1.0, rate * seconds)
        self.words = words
        self.slots = Slots(memory)

    def used_up(self, key: object) -> bool:
        """Would `take` be refused?"""
        return self.slots.read(key, time.monotonic(), self.rate, self.brim)[1] < 1

    def take(self, key: object, amount: float = 1.0) -> None:
        """Let one through, or so many of them, or raise TooMuch. What is more than all there can be takes all."""
        now = time.monotonic()
        place, left = self.slots.read(key, now, self.rate, self.brim)
        left -= min(amount, self.brim)
        if left < 0:
            raise TooMuch("too_often", f"{self.words}; wait a moment")
        self.slots.write(key, place, left, now)


class Count:
    """A limit on how many there are at the same time, for each key, in all processes of a house on this machine."""

    def __init__(self, memory: Memory, most: int) -> None:
        self.most = most
        self.now: dict[object, int] = {}
        """Those in this process."""
        self.tallies = Tallies(memory)

    def enter(self, key: object) -> None:
        """Count one more, or raise TooMuch."""
        here = self.now.get(key, 0)
        if here + self.tallies.elsewhere(key) >= self.most:
            raise TooMuch("too_many", "too many connections from this address")
        self.now[key] = here + 1
        self.tallies.add(key, 1)

    def leave(self, key: object) -> None:
        """Count one less."""
        self.tallies.add(key, -1)
        left = self.now.pop(key) - 1
        if left > 0:
            self.now[key] = left


class Guesses:
    """Limits on guessing passwords.

    Many addresses that guess at one login are slowed down together. That does not hold for an address from which this
    login has succeeded, nor for one that has failed only now and then: its owner must not be shut out by them.
    """

    def __init__(self, memory: Memory, addresses: Limit) -> None:
        self.addresses = addresses
        self.logins = Limit(memory, 0.1, 100, "too many passwords for this login")
        """By login. Apart from the addresses, because a login may look like one."""
        self.pairs = Limit(memory, 0.1, 100, "too many passwords for this login")
        """By login and address."""
        self.failures = Limit(memory, FAILURES / 3600, 3600)
        """By both: what is taken are failures."""
        self.known = Limit(memory, 1 / MONTH, MONTH)
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


class Written:
    """Limits on what is kept of people: of each, of each table, and of each address."""

    def __init__(self, memory: Memory, settings: Settings) -> None:
        def limit(megabytes: float, of: str) -> Limit:
            words = f"more than {megabytes:g} MB an hour is not kept of one {of}"
            return Limit(memory, megabytes * 2**20 / 3600, BURST, words)

        self.people = limit(settings.person_megabytes_per_hour, "person")
        self.tables = limit(settings.table_megabytes_per_hour, "table")
        self.addresses = limit(settings.address_megabytes_per_hour, "address")
        self.uncounted: dict[tuple[int, str], int] = {}
        """By person and table, what was too little to count: most choices are, and each pays for being counted."""

    def take(self, person: int, address: str, size: int, table: str = "") -> None:
        """Let so many bytes be kept, or raise TooMuch."""
        size += self.uncounted.pop((person, table), 0)
        if size < LUMP:
            if len(self.uncounted) >= MOST_UNCOUNTED:
                self.uncounted.clear()
            self.uncounted[person, table] = size
            return
        self.people.take(person, size)
        if table:
            self.tables.take(table, size)
        if address:
            self.addresses.take(address, size)


class RateLimits:
    """The limits of a house. Its processes on one machine share them; another machine has its own."""

    def __init__(self, settings: Settings, peers: Peers | None = None) -> None:
        self.settings = settings
        memory = Memory(peers)
        requests, actions = "too many requests from this address", "too much at once"
        self.requests = Limit(memory, settings.requests_per_second, words=requests)
        self.actions = Limit(memory, settings.actions_per_second, words=actions)
        self.new_tables = Limit(memory, settings.tables_per_hour / 3600, 1800, "too many new tables from this address")
        self.new_visitors = Limit(memory, settings.visitors_per_hour / 3600, 600, "too many newcomers at this address")
        self.logins = Limit(memory, 0.1, 100, "too many accounts and passwords from this address")
        """New accounts and guesses, by address."""
        self.guesses = Guesses(memory, self.logins)
        self.hints = Limit(memory, 0.2, 25, "too many hints")
        self.written = Written(memory, settings)
        self.sockets = Count(memory, settings.sockets_per_address)
        self.connections = Count(memory, settings.connections_per_address)
        self.frames = Budgets(settings.frames_per_address)
        memory.open()
        for count in (self.sockets, self.connections):
            count.tallies.begin()


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
