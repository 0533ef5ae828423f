"""The pool of processes: one that dies loses nothing, and Ctrl-C is not the workers' business."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import labour
from eventually import eventually_sync
from undercroft.cli import main
from undercroft.engine.errors import SetupError
from undercroft.games import game as find_game
from undercroft.lab import runners, study
from undercroft.lab.runners import each_done


def at_work(folder: Path, number: int) -> int:
    """The process that has this piece of work, once it has begun."""
    (file,) = eventually_sync(lambda: list(folder.glob(f"{number}-*")), f"somebody begins piece {number}")
    return int(file.name.partition("-")[2])


def struck(folder: Path, with_signal: int) -> tuple[list[tuple[int, int]], int]:
    """Answers of two processes to six pieces of work, the one that had number 2 struck in the middle of it."""
    found: list[tuple[int, int]] = []
    victim = 0
    answers: Iterator[tuple[int, int]] = each_done(labour.touch_and_wait, [(str(folder), n) for n in range(6)], 2)
    for answer in answers:
        found.append(answer)
        if not victim:
            victim = at_work(folder, 2)
            os.kill(victim, with_signal)
            (folder / "go").touch()
    return sorted(found), victim


def test_a_killed_process_loses_nothing_and_nothing_counts_twice(tmp_path: Path):
    found, victim = struck(tmp_path, signal.SIGKILL)
    assert found == [(n, n * n) for n in range(6)]
    again = [file.name for file in tmp_path.glob("2-*")]
    assert len(again) == 2, "the dead one's piece was begun again by another"
    assert f"2-{victim}" in again


def test_interrupts_are_left_to_the_parent(tmp_path: Path):
    found, victim = struck(tmp_path, signal.SIGINT)
    assert found == [(n, n * n) for n in range(6)]
    assert [file.name for file in tmp_path.glob("2-*")] == [f"2-{victim}"], "it went on undisturbed"


def test_work_that_kills_every_process_ends_with_words(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(runners, "RETRIES", 1)
    with pytest.raises(SetupError, match="2 processes died over the same games"):
        list(each_done(labour.die, [3, 3], 2))


def test_a_fault_in_the_work_is_told_as_it_is():
    with pytest.raises(ValueError, match="no 5"):
        list(each_done(labour.fail, [5, 5], 2))


def test_cards_that_a_process_does_not_find_are_told_in_one_line(tmp_path: Path, monkeypatch, capsys):
    cards = tmp_path / "cards"
    cards.mkdir()
    shutil.copy(find_game("dice_brewing").folder() / "cards" / "coins.toml", cards)

    def without_cards(*work):
        shutil.rmtree(cards)
        return each_done(*work)

    monkeypatch.setattr(study, "each_done", without_cards)
    asked = ["lab", "dice_brewing", "--agents", "random", "--games", "2", "--jobs", "2", "--cards", str(cards)]
    assert main([*asked, "--out", str(tmp_path / "out")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{cards}, line 0, field -: expected a folder of TOML files" in line


def test_leaving_early_ends_the_processes(tmp_path: Path):
    answers = each_done(labour.touch_and_wait, [(str(tmp_path), n) for n in range(6)], 2)
    next(answers)
    at_work(tmp_path, 2)
    answers.close()  # type: ignore[attr-defined]
    begun = list(tmp_path.iterdir())
    assert begun
    for file in begun:
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.name.partition("-")[2]), 0)


def test_the_end_of_the_program_ends_the_processes(tmp_path: Path):
    program = f"""
import labour
from eventually import eventually_sync
from undercroft.lab.runners import each_done
if __name__ == "__main__":
    answers = each_done(labour.touch_and_wait, [({str(tmp_path)!r}, n) for n in range(6)], 2)
    next(answers)  # and the rest is never asked for
"""
    subprocess.run([sys.executable, "-c", program], cwd=Path(labour.__file__).parent, check=True, timeout=60)
    begun = list(tmp_path.iterdir())
    assert begun
    for file in begun:
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.name.partition("-")[2]), 0)


def test_agents_in_the_pool_may_have_processes_of_their_own():
    helped = [tries for _, tries in each_done(labour.search_with_a_helper, [1, 2], 2)]
    assert len(helped) == 2
    assert min(helped) > 0, "what the helper found is counted"


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_of_work_is_answered_exactly_once(jobs: int):
    assert sorted(each_done(abs, [-5, -7, -9], jobs)) == [(0, 5), (1, 7), (2, 9)]
