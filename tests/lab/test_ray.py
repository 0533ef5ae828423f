"""The same work on a real Ray of two workers, one of which is killed in the middle of it."""

import os
import signal
import socket
from pathlib import Path

import pytest

from eventually import eventually_sync
from undercroft.cli import main
from undercroft.engine.errors import CardError, SetupError
from undercroft.lab.record import Variant, record_games
from undercroft.lab.runners import LOCAL, each_done
from undercroft.lab.study import record_alike

pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(tmp_path: Path):
    variant = Variant("standard", "dice_brewing", 2, {}, ["instinct"])
    tasks = [(variant, "s", first, first + 2) for first in range(0, 24, 2)]

    def work(task):  # a closure, so that it travels by value
        import time

        (tmp_path / f"{task[2]}-{os.getpid()}").touch()
        while task[2] >= 4 and not (tmp_path / "go").exists():
            time.sleep(0.01)  # until one of us has been killed
        return record_games(task)

    answers: list[int] = []
    found = {}
    killed = 0
    for number, records in each_done(work, tasks, 2, LOCAL):
        answers.append(number)
        found[number] = records
        if not killed:
            (file,) = eventually_sync(lambda: list(tmp_path.glob("4-*")), "somebody is at the third piece")
            killed = int(file.name.partition("-")[2])
            os.kill(killed, signal.SIGKILL)
            (tmp_path / "go").touch()
    assert killed
    assert sorted(answers) == list(range(12))
    assert len(list(tmp_path.glob("4-*"))) == 2, "another worker took the dead one's place"
    assert [found[number] for number in range(12)] == [record_games(task) for task in tasks]


@pytest.mark.parametrize("address", ["ray://127.0.0.1:10001", "nonsense", "127.0.0.1:{closed}"])
def test_an_address_where_no_cluster_is_is_told_with_what_to_do(address: str, tmp_path: Path, capsys):
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))  # and nobody listens
        asked = address.format(closed=door.getsockname()[1])
        told = ["lab", "dice_brewing", "--agents", "random", "--games", "2", "--ray", asked, "--out", str(tmp_path)]
        assert main(told) == 2
    error = capsys.readouterr().err
    assert f"--ray {asked}: no Ray cluster answers there" in error
    assert "ray start --address=HEAD:6379" in error


@pytest.mark.filterwarnings("ignore")
def test_what_a_worker_refuses_is_told_as_it_is():
    def work(piece):
        raise SetupError(f"not {piece}")

    with pytest.raises(SetupError) as caught:
        list(each_done(work, [5], 2, LOCAL))
    assert str(caught.value) == "not 5"


@pytest.mark.filterwarnings("ignore")
def test_cards_that_a_worker_does_not_find_are_told_as_they_are():
    variant = Variant("standard", "dice_brewing", 2, {}, ["random"], "/nowhere/cards")
    with pytest.raises(CardError, match="/nowhere/cards, line 0, field -: expected a folder of TOML files"):
        list(each_done(record_alike, [((variant, "s", 0, 1), "")], 2, LOCAL))


@pytest.mark.filterwarnings("ignore")
def test_a_local_ray_is_one_of_its_own_whatever_cluster_there_is(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:6399")

    def work(piece):
        return piece * piece

    assert list(each_done(work, [5], 2, LOCAL)) == [(0, 25)]
