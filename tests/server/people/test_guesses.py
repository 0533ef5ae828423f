"""Guessing a password is slow, from one address and from many, and never shuts out whom the account belongs to."""

from types import SimpleNamespace

import pytest

from undercroft.server.base.errors import TooMuch
from undercroft.server.base.settings import Settings
from undercroft.server.people import limits

HOME, MINUTE, HOUR = "192.0.2.1", 60.0, 3600.0


class Time:
    """The time that limits go by, which stands still until the test says otherwise."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self):
        return self.now


@pytest.fixture
def time(monkeypatch):
    time = Time()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=time.monotonic))
    return time


@pytest.fixture
def guesses(time):
    return limits.RateLimits(Settings()).guesses


def may_try(guesses, address, login="ada", right=False):
    """Is a password looked at?"""
    try:
        guesses.take(login, address)
    except TooMuch:
        return False
    (guesses.right if right else guesses.wrong)(login, address)
    return True


def tries(guesses, address, most=1000):
    """How many wrong passwords are looked at, one after the other, before it is too often."""
    return next((n for n in range(most) if not may_try(guesses, address)), most)


def strangers(count, first=0):
    return [f"198.51.{n // 250}.{n % 250}" for n in range(first, first + count)]


def test_one_address_gets_few_tries_and_its_own_alone(guesses):
    assert tries(guesses, "198.51.100.1") == 10
    assert may_try(guesses, HOME, right=True)
    # Also where nobody has been before, and after a slip.
    assert may_try(guesses, "192.0.2.2")
    assert may_try(guesses, "192.0.2.2", right=True)


def test_many_addresses_are_slowed_down_together(guesses, time):
    tried = sum(tries(guesses, address) for address in strangers(100))
    assert tried <= 100 * limits.FAILURES + 10
    time.now += MINUTE
    assert sum(tries(guesses, address) for address in strangers(100)) <= 6
    time.now += HOUR
    assert sum(tries(guesses, address) for address in strangers(100)) <= 100 * limits.FAILURES + 10


def test_an_address_from_which_it_has_succeeded_is_not_slowed_down_with_the_others(guesses, time):
    assert may_try(guesses, HOME, right=True)
    time.now += 20 * 24 * HOUR
    for address in strangers(50):
        tries(guesses, address)
    for _ in range(limits.FAILURES + 2):
        assert may_try(guesses, HOME)
    assert may_try(guesses, HOME, right=True)
    # Its own limit holds: whoever sits beside the owner may not guess without end either.
    assert tries(guesses, HOME) < 10


def test_another_login_is_not_held_up(guesses):
    for address in strangers(50):
        tries(guesses, address)
    assert may_try(guesses, HOME, login="bob", right=True)
