"""Waiting for a fact: one generous limit, and a word on what never came true.

A test that sleeps for a while and then looks fails on a slow machine; one that waits for what it wants to see does not.
"""

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

LIMIT = 60.0
"""Seconds. A test that waits this long has failed; none is meant to come near it."""
AGAIN = 0.005
"""Seconds between two looks."""


async def eventually(fact: Callable[[], T | Awaitable[T]], what: str) -> T:
    """Wait until the fact is true, and return what it gave. `what` completes "never: ..." in the failure."""
    end = time.monotonic() + LIMIT
    while True:
        found = fact()
        seen = await found if inspect.isawaitable(found) else found
        if seen:
            return seen
        if time.monotonic() > end:
            raise AssertionError(f"never within {LIMIT:.0f} s: {what}")
        await asyncio.sleep(AGAIN)


def eventually_sync(fact: Callable[[], T], what: str) -> T:
    """The same for tests without a loop."""
    end = time.monotonic() + LIMIT
    while not (seen := fact()):
        if time.monotonic() > end:
            raise AssertionError(f"never within {LIMIT:.0f} s: {what}")
        time.sleep(AGAIN)
    return seen
