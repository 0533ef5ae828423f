"""The same work on a real Ray of two workers, one of which is killed in the middle of it."""

import os
import signal
from pathlib import Path

import pytest

from undercroft.lab.record import Variant, record_games
from undercroft.lab.runners import LOCAL, each_done

pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(tmp_path: Path):
    variant = Variant("standard", "dice_brewing", 2, {}, ["instinct"])
    tasks = [(variant, "s", first, first + 2) for first in range(0, 24, 2)]

    def work(task):  # a closure, so that it travels by value
        import time

        (tmp_path / f"{os.getpid()}").touch()
        time.sleep(0.2)
        return record_games(task)

    answers: list[int] = []
    found = {}
    killed = 0
    for number, records in each_done(work, tasks, 2, LOCAL):
        answers.append(number)
        found[number] = records
        if len(answers) == 3:
            killed = int(next(iter(tmp_path.iterdir())).name)
            os.kill(killed, signal.SIGKILL)
    assert killed
    assert sorted(answers) == list(range(12))
    assert len({file.name for file in tmp_path.iterdir()}) >= 3, "another worker took the dead one's place"
    assert [found[number] for number in range(12)] == [record_games(task) for task in tasks]
