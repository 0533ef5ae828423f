"""People at a table do whatever they may and may not, over real sockets. `tools/fuzz.py` goes on for hours."""

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

import fuzz
from fuzz_house import House
from fuzz_machine import machine_for
from undercroft.server.model import record

FEW = settings(
    max_examples=10,
    stateful_step_count=30,
    database=None,
    derandomize=True,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_whatever_people_do_the_promises_hold(database, tmp_path):
    with House(tmp_path, database=database) as house:
        machine = machine_for(house)
        before = house.watched()
        run_state_machine_as_test(machine, settings=FEW)
        fuzz.check(before, house.watched())
    assert machine.seen["tables"] >= FEW.max_examples
    assert machine.seen["choose done"] > 2
    assert {"choose stale", "unreadable malformed", "say done"} <= machine.seen.keys()


def test_a_broken_promise_is_seen(tmp_path, monkeypatch):
    """Numbers that tell of changed answers."""
    monkeypatch.setattr(record.Record, "shown", lambda self, number: number)
    with House(tmp_path) as house, pytest.raises(AssertionError, match=r"honest count|hears of"):
        run_state_machine_as_test(machine_for(house, ["bids"]), settings=settings(FEW, max_examples=100))
