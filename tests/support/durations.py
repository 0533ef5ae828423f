"""The slowest tests first, so that no worker is left alone with a long one at the end.

`tests/durations.json` names tests that take a second or more. `pytest --write-durations` brings it up to date with the
tests of that run; what it does not name runs in the usual order.
"""

import json
from collections import defaultdict
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

FILE = Path(__file__).parents[1] / "durations.json"
LEAST = 1.0
"""Seconds from which a test is called slow."""


class Durations:
    """How long each test of a run took, its fixtures included."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def add(self, test: str, seconds: float) -> None:
        self.seconds[test] += seconds

    def write(self, file: Path = FILE) -> None:
        """Take the tests of this run anew, and leave the others as they were."""
        others = {test: seconds for test, seconds in read(file).items() if test not in self.seconds}
        slow = {test: round(seconds, 1) for test, seconds in self.seconds.items() if seconds >= LEAST}
        file.write_text(json.dumps(others | slow, indent=1, sort_keys=True) + "\n")


def read(file: Path = FILE) -> dict[str, float]:
    found: dict[str, float] = json.loads(file.read_text()) if file.exists() else {}
    return found


def slowest_first(tests: list[T], seconds: list[float], workers: int) -> list[T]:
    """Tests in the order for `--dist worksteal`. It gives each worker one stretch, so each begins with slow ones."""
    slow = sorted((at for at in range(len(tests)) if seconds[at] > 0), key=lambda at: -seconds[at])
    quick = [at for at in range(len(tests)) if seconds[at] <= 0]
    order: list[int] = []
    for worker in range(workers):
        size = (len(tests) - len(order)) // (workers - worker)
        mine = slow[worker::workers][:size]
        more = size - len(mine)
        order += mine + quick[:more]
        del quick[:more]
    return [tests[at] for at in order + sorted({*range(len(tests))} - {*order})]
