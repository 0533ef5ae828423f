"""The helper that waits for facts."""

import asyncio
import itertools

import pytest

import eventually as waiting
from eventually import eventually, eventually_sync


def test_it_returns_what_the_fact_gave():
    counting = itertools.count()
    assert eventually_sync(lambda: next(counting), "a number above none") == 1

    async def later() -> int:
        return next(counting)

    assert asyncio.run(eventually(later, "a number")) == 2
    assert asyncio.run(eventually(lambda: [3], "a list")) == [3]


def test_it_says_what_never_came_true(monkeypatch):
    monkeypatch.setattr(waiting, "LIMIT", 0.01)
    with pytest.raises(AssertionError, match="pigs fly"):
        eventually_sync(lambda: False, "pigs fly")
    with pytest.raises(AssertionError, match="pigs swim"):
        asyncio.run(eventually(lambda: False, "pigs swim"))
