"""Limits are those of a house, however many processes it has."""

from types import SimpleNamespace

import pytest

from undercroft.server.base.errors import TooMuch
from undercroft.server.base.peers import Peers
from undercroft.server.base.settings import Settings
from undercroft.server.people import limits, shared
from undercroft.server.people.limits import RateLimits


@pytest.fixture
def time(monkeypatch):
    time = SimpleNamespace(now=0.0)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: time.now))
    return time


def house(folder, count, **settings):
    """The limits of each process of a house."""
    return [RateLimits(Settings(**settings), Peers(folder, index, count)) for index in range(count)]


def until_refused(take, most=10_000):
    for times in range(most):
        try:
            take(times)
        except TooMuch:
            return times
    return most


def test_one_limit_for_all_processes(tmp_path, time):
    four = house(tmp_path, 4, requests_per_second=10.0)
    assert until_refused(lambda n: four[n % 4].requests.take("198.51.100.1")) == 100
    assert all(each.requests.used_up("198.51.100.1") for each in four)
    assert not four[1].requests.used_up("198.51.100.2")
    time.now += 1.0
    assert until_refused(lambda n: four[2].requests.take("198.51.100.1")) == 10
    assert four[3].requests.used_up("198.51.100.1")
    assert not four[3].actions.used_up("198.51.100.1"), "another limit is another one"


def test_connections_are_counted_in_all_processes(tmp_path):
    three = house(tmp_path, 3, sockets_per_address=9)
    assert until_refused(lambda n: three[n % 3].sockets.enter("home")) == 9
    three[0].sockets.leave("home")
    three[2].sockets.enter("home")
    with pytest.raises(TooMuch, match="too many connections"):
        three[1].sockets.enter("home")
    three[1].sockets.enter("elsewhere")
    # A process that dies has none of its own any more, nor has the one that takes its place.
    three[2] = RateLimits(three[2].settings, Peers(tmp_path, 2, 3))
    assert until_refused(lambda n: three[n % 2].sockets.enter("home")) == 4


def test_a_new_process_begins_with_what_the_others_have_counted(tmp_path, time):
    one, _ = house(tmp_path, 2, actions_per_second=1.0)
    assert until_refused(lambda _: one.actions.take(7)) == 10
    assert RateLimits(one.settings, Peers(tmp_path, 1, 2)).actions.used_up(7)


def test_nobody_fills_the_memory_or_takes_anothers_place(time):
    alone = RateLimits(Settings(requests_per_second=1.0))
    assert until_refused(lambda _: alone.requests.take("guilty")) == 10
    for n in range(shared.SLOTS // 2):
        alone.requests.take(f"address {n}")
    assert alone.requests.used_up("guilty"), "what is used up stays longest"
    for n in range(2 * shared.SLOTS):
        alone.requests.take(f"another {n}")
    assert not alone.requests.used_up("innocent")


def test_more_than_there_can_ever_be_takes_all(time):
    written = RateLimits(Settings()).written
    written.take(1, "home", 2**40)
    with pytest.raises(TooMuch, match="20 MB an hour is not kept of one person"):
        written.take(1, "home", limits.LUMP)
    with pytest.raises(TooMuch, match="100 MB an hour is not kept of one address"):
        written.take(2, "home", limits.LUMP)
    written.take(3, "elsewhere", limits.LUMP)


def test_little_is_counted_in_lumps(time):
    written = RateLimits(Settings(person_megabytes_per_hour=1.0)).written
    assert 1000 < until_refused(lambda _: written.take(1, "home", 400, "table")) < 1100  # 0.4 MB
    for person in range(limits.MOST_UNCOUNTED + 10):
        written.take(person + 2, "home", 10)
    assert len(written.uncounted) <= limits.MOST_UNCOUNTED
