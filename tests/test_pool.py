"""Worker processes: one that dies loses nothing, one that hangs is replaced, Ctrl-C is not their business."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
import uvloop

import labour
from eventually import eventually, eventually_sync
from undercroft import pool as pools
from undercroft.cli import main
from undercroft.engine.errors import CardError, SetupError
from undercroft.games import game as find_game
from undercroft.lab import study
from undercroft.lab.records import Variant, record_games
from undercroft.lab.study import record_alike
from undercroft.pool import Mapper, Pool, Serial, Worker, WorkerLost, open_pool

SUPPORT = str(Path(labour.__file__).parent)
MAPPERS = {"serial": (1, ""), "pool": (2, ""), "ray": (2, "local")}


@pytest.fixture(scope="class", params=MAPPERS)
def mapper(request: pytest.FixtureRequest) -> Iterator[Mapper]:
    jobs, ray = MAPPERS[request.param]
    if ray:
        pytest.importorskip("ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", SUPPORT)  # for Ray: its workers must find our work
        with open_pool(jobs, ray) as pool:
            yield pool


def at_work(folder: Path, number: int) -> int:
    """The process that has this piece of work, once it has begun."""
    file = eventually_sync(lambda: next(folder.glob(f"{number}-*"), None), f"somebody begins piece {number}")
    return int(file.name.partition("-")[2])


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


# The same from every mapper.
@pytest.mark.filterwarnings("ignore")
class TestEveryMapper:
    def test_every_piece_of_work_is_answered_exactly_once(self, mapper: Mapper):
        for _ in range(2):
            assert sorted(mapper.map(labour.square, list(range(9)))) == [(n, n * n) for n in range(9)]

    def test_no_work_is_done_at_once(self, mapper: Mapper):
        assert list(mapper.map(labour.square, [])) == []

    def test_a_fault_in_the_work_is_told_as_it_is(self, mapper: Mapper):
        with pytest.raises(ValueError, match="no 5"):
            list(mapper.map(labour.fail, [5, 5]))
        assert sorted(mapper.map(labour.square, [2, 3])) == [(0, 4), (1, 9)], "and it goes on"

    def test_what_the_house_refuses_is_told_as_it_is(self, mapper: Mapper):
        variant = Variant("standard", "dice_brewing", 2, {}, ["random"], "/nowhere/cards")
        with pytest.raises(CardError, match="/nowhere/cards, line 0, field -: expected a folder of TOML files"):
            list(mapper.map(record_alike, [((variant, "s", 0, 1), "")]))

    def test_games_of_a_seed_are_the_same(self, mapper: Mapper):
        variant = Variant("standard", "dice_brewing", 2, {}, ["instinct"])
        tasks = [(variant, "s", first, first + 2) for first in range(0, 8, 2)]
        found = dict(mapper.map(record_games, tasks))
        assert [found[number] for number in range(4)] == [record_games(task) for task in tasks]


def test_a_pool_is_opened_by_how_many_work():
    with open_pool(1) as pool:
        assert isinstance(pool, Serial)
    with open_pool(3) as pool:
        assert isinstance(pool, Pool)
        assert pool.size == 3


# Map.
def struck(folder: Path, with_signal: int) -> tuple[list[tuple[int, int]], int]:
    """Answers of two processes to six pieces of work, the one that had number 2 struck in the middle of it."""
    found: list[tuple[int, int]] = []
    victim = 0
    with closing(Pool(2)) as pool:
        for answer in pool.map(labour.touch_and_wait, [(str(folder), n) for n in range(6)]):
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
    monkeypatch.setattr(pools, "RETRIES", 1)
    with closing(Pool(2)) as pool, pytest.raises(SetupError, match="2 processes died over the same work"):
        list(pool.map(labour.die, [3, 3]))


@pytest.mark.parametrize("do", [labour.fail_untold, labour.give_a_function])
def test_what_cannot_be_told_as_it_is_is_told_in_words(do: Any):
    with closing(Pool(1)) as pool:
        with pytest.raises(Exception, match=r"5 and 5|pickle"):
            list(pool.map(do, [5]))
        assert list(pool.map(labour.square, [5])) == [(0, 25)], "the worker lives on"
        assert len(pool.workers) == 1


def test_workers_are_kept_from_one_map_to_the_next(tmp_path: Path):
    (tmp_path / "go").touch()
    with closing(Pool(2)) as pool:
        for _ in range(3):
            list(pool.map(labour.touch_and_wait, [(str(tmp_path), n) for n in range(4)]))
    assert len({file.name.partition("-")[2] for file in tmp_path.glob("*-*")}) == 2


def test_cards_that_a_process_does_not_find_are_told_in_one_line(tmp_path: Path, monkeypatch, capsys):
    cards = tmp_path / "cards"
    cards.mkdir()
    file = cards / "coins.toml"
    file.write_bytes((find_game("dice_brewing").folder() / "cards" / "coins.toml").read_bytes())

    def without_cards(*asked):
        file.unlink()
        cards.rmdir()
        return open_pool(*asked)

    monkeypatch.setattr(study, "open_pool", without_cards)
    asked = ["lab", "dice_brewing", "--agents", "random", "--games", "2", "--jobs", "2", "--cards", str(cards)]
    assert main([*asked, "--out", str(tmp_path / "out")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{cards}, line 0, field -: expected a folder of TOML files" in line


def test_leaving_early_ends_the_processes_at_work(tmp_path: Path):
    with closing(Pool(2)) as pool:
        answers = pool.map(labour.touch_and_wait, [(str(tmp_path), n) for n in range(6)])
        next(answers)
        at_work(tmp_path, 2)
        answers.close()  # type: ignore[attr-defined]
        busy = {int(file.name.partition("-")[2]) for file in tmp_path.iterdir()}
        left = {worker.process.pid for worker in pool.workers}
        assert all(gone(process) for process in busy - left)
        assert sorted(pool.map(labour.square, [1, 2])) == [(0, 1), (1, 4)], "the pool goes on"
    assert all(gone(process) for process in busy)


def test_the_end_of_the_program_ends_the_processes(tmp_path: Path):
    program = f"""
import labour
from undercroft.pool import Pool
if __name__ == "__main__":
    answers = Pool(2).map(labour.touch_and_wait, [({str(tmp_path)!r}, n) for n in range(6)])
    next(answers)  # and the rest is never asked for
"""
    subprocess.run([sys.executable, "-c", program], cwd=SUPPORT, check=True, timeout=60)
    begun = list(tmp_path.iterdir())
    assert begun
    assert all(gone(int(file.name.partition("-")[2])) for file in begun)


def test_ctrl_c_leaves_no_orphan_and_says_nothing(tmp_path: Path):
    program = f"""
import labour
from undercroft.pool import open_pool
if __name__ == "__main__":
    try:
        with open_pool(2) as pool:
            list(pool.map(labour.touch_and_wait, [({str(tmp_path)!r}, n) for n in range(400)]))
    except KeyboardInterrupt:
        print("ended")
"""
    command = [sys.executable, "-X", "dev", "-W", "error", "-c", program]
    run = subprocess.Popen(
        command,
        cwd=SUPPORT,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    at_work(tmp_path, 1)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to all of them
    said, wrong = run.communicate(timeout=60)
    assert (said, wrong) == ("ended\n", "")
    assert all(gone(int(file.name.partition("-")[2])) for file in tmp_path.iterdir())


@pytest.mark.parametrize("hears", ["main thread", "another thread"])
def test_ctrl_c_while_a_worker_starts_leaves_none_that_nobody_knows(monkeypatch: pytest.MonkeyPatch, hears: str):
    finished = threading.Event()
    other = threading.Thread(target=finished.wait)
    other.start()
    start = SpawnProcess.start
    told, telling = socket.socketpair()
    telling.setblocking(False)

    def interrupted(process: SpawnProcess) -> None:
        start(process)
        if hears == "another thread":
            signal.pthread_kill(other.ident or 0, signal.SIGINT)
            told.recv(1)  # Python has noticed
        else:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    monkeypatch.setattr(SpawnProcess, "start", interrupted)
    pool = Pool(2)
    before = signal.set_wakeup_fd(telling.fileno())
    try:
        with told, telling, pytest.raises(KeyboardInterrupt):
            list(pool.map(labour.square, [1]))
    finally:
        signal.set_wakeup_fd(before)
        finished.set()
        other.join()
    (worker,) = pool.workers
    process = worker.process.pid or 0
    pool.close()
    assert process
    assert gone(process)


def test_agents_in_the_pool_may_have_processes_of_their_own():
    with closing(Pool(2)) as pool:
        helped = [tries for _, tries in pool.map(labour.search_with_a_helper, [1, 2])]
    assert len(helped) == 2
    assert min(helped) > 0, "what the helper found is counted"


# Scatter.
def test_each_worker_gets_one_piece(tmp_path: Path):
    with closing(Pool(3)) as pool:
        collect = pool.scatter(labour.sign, [str(tmp_path)] * 3)
        assert sorted(collect()) == sorted(worker.process.pid or 0 for worker in pool.workers)
        assert len(pool.scatter(labour.sign, [str(tmp_path)] * 2)()) == 2


def test_a_worker_that_dies_is_left_out_and_replaced_before_the_next():
    with closing(Pool(2)) as pool:
        collect = pool.scatter(labour.square, [2, 3])
        first, second = pool.workers
        assert collect() == [4, 9]
        first.process.kill()
        first.process.join()
        assert sorted(pool.scatter(labour.square, [2, 3])()) == [4, 9]
        assert second in pool.workers
        assert first not in pool.workers
        collect = pool.scatter(labour.square, [5, 5])
        assert collect() == [25, 25]
        assert pool.scatter(labour.die, [1, 1])() == []
        assert pool.workers == []


def test_an_answer_that_nobody_waited_for_is_not_taken_for_another():
    with closing(Pool(1)) as pool:
        pool.scatter(labour.square, [2])  # whoever asked was interrupted
        assert pool.scatter(labour.square, [3])() == [9]
        assert list(pool.map(labour.square, [4])) == [(0, 16)]


def test_those_that_start_up_are_not_asked_if_somebody_waits(tmp_path: Path):
    with closing(Pool(1, (labour.touch_and_wait, (str(tmp_path), 7)))) as pool:
        assert pool.scatter(labour.square, [2], only_ready=True)() == []
        (worker,) = pool.workers
        (tmp_path / "go").touch()
        eventually_sync(worker.ready, "the worker has started up")
        assert list(tmp_path.glob("7-*")), "it warmed up first"
        assert pool.scatter(labour.square, [2], only_ready=True)() == [4]
        assert pool.scatter(labour.square, [3], only_ready=True)() == [9], "one that was waited for is there"


def test_a_worker_does_not_hear_ctrl_c_even_while_it_starts_up():
    worker = Worker()
    try:
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGINT)
        assert worker.pipe.poll(60)
        assert worker.pipe.recv() == (0, True, None)
    finally:
        worker.end()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, []), "we do"


@pytest.mark.parametrize("broken", [EOFError, BrokenPipeError, ConnectionResetError])
def test_a_worker_whose_house_is_gone_ends_without_a_word(broken: type[Exception], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pools.signal, "signal", lambda *_: None)
    ended = []

    class Pipe:
        """It breaks at this word or task."""

        def __init__(self, words: int) -> None:
            self.words = words

        def recv(self) -> Any:
            self.send(None)
            return 1, b"nothing to do"

        def send(self, _: Any) -> None:
            self.words -= 1
            if self.words < 0:
                raise broken

        send_bytes = send

    for words in range(4):
        pools.serve(Pipe(words), (labour.square, 2))  # type: ignore[arg-type]
        ended.append(words)
    assert ended == [0, 1, 2, 3]


# Run.
def test_tasks_are_run_beside_the_event_loop(tmp_path: Path):
    async def work() -> None:
        with closing(Pool(2)) as pool:
            answers = asyncio.gather(*(pool.run(labour.touch_and_wait, (str(tmp_path), n), 60) for n in range(6)))
            await eventually(lambda: list(tmp_path.glob("2-*")), "a worker is at the third")
            assert not answers.done(), "the loop goes round meanwhile"
            (tmp_path / "go").touch()
            assert await answers == [n * n for n in range(6)]
            assert len(pool.workers) == 2
            with pytest.raises(ValueError, match="no 5"):
                await pool.run(labour.fail, 5, 60)
            assert len(pool.workers) == 2

    asyncio.run(work())


@pytest.mark.parametrize(("do", "timeout"), [(labour.die_once, 60.0), (labour.hang, 3.0)])
def test_a_worker_that_dies_or_hangs_is_replaced_and_its_task_done_again(tmp_path: Path, do: Any, timeout: float):
    deaths: list[None] = []

    async def work() -> None:
        with closing(Pool(1, on_death=lambda: deaths.append(None))) as pool:
            await pool.run(labour.square, 2, 60)
            (before,) = (worker.process.pid for worker in pool.workers)
            after = await pool.run(do, str(tmp_path), timeout)
            assert before != after
            assert [worker.process.pid for worker in pool.workers] == [after]
            assert before is not None
            assert gone(before)
            assert len(deaths) == 1

    asyncio.run(work())


def test_a_long_answer_arrives_whole_in_every_loop():
    """uvloop makes the pipe non-blocking, and of a long answer only the beginning is there at first."""

    async def work() -> None:
        with closing(Pool(1)) as pool:
            assert len(await pool.run(labour.long_answer, 20_000_000, timeout=60, tries=1)) == 20_000_000

    for run in (asyncio.run, uvloop.run):
        run(work())


def test_a_task_costs_so_many_workers_and_no_more():
    async def work() -> None:
        with closing(Pool(1)) as pool:
            with pytest.raises(WorkerLost):
                await pool.run(labour.die, 1, 60, tries=2)
            assert await pool.run(labour.square, 3, 60) == 9

    asyncio.run(work())


def test_a_task_that_nobody_waits_for_any_more_is_ended(tmp_path: Path):
    async def work() -> None:
        with closing(Pool(1)) as pool:
            task = asyncio.ensure_future(pool.run(labour.hang, str(tmp_path), 60))
            sign = await eventually(lambda: next(tmp_path.glob("done-*"), None), "it is begun")
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert gone(int(sign.name.partition("-")[2]))
            assert await pool.run(labour.square, 3, 60) == 9

    asyncio.run(work())


def test_closing_cancels_whoever_waits_and_starts_nothing(tmp_path: Path):
    async def work() -> None:
        pool = Pool(1)
        task = asyncio.ensure_future(pool.run(labour.hang, str(tmp_path), 60))
        await eventually(lambda: next(tmp_path.glob("done-*"), None), "it is begun")
        await asyncio.to_thread(pool.close)
        await asyncio.wait([task], timeout=60)
        assert task.cancelled()
        assert pool.workers == []

    asyncio.run(work())


# Ray alone.
@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_of_a_cluster_loses_nothing_and_nothing_counts_twice(tmp_path: Path):
    pytest.importorskip("ray")
    variant = Variant("standard", "dice_brewing", 2, {}, ["instinct"])
    tasks = [(variant, "s", first, first + 2) for first in range(0, 24, 2)]
    go = tmp_path / "go"
    os.mkfifo(go)

    def work(task: Any) -> Any:  # a closure, so that it travels by value
        (tmp_path / f"{task[2]}-{os.getpid()}").touch()
        if task[2] >= 4:
            go.open("rb").close()  # opening a pipe waits for its other end: until one of us has been killed
        return record_games(task)

    answers: list[int] = []
    found = {}
    killed = 0
    with open_pool(2, "local") as pool:
        for number, records in pool.map(work, tasks):
            answers.append(number)
            found[number] = records
            if not killed:
                killed = at_work(tmp_path, 4)
                os.kill(killed, signal.SIGKILL)
                other_end = os.open(go, os.O_RDWR)
    os.close(other_end)
    assert killed
    assert sorted(answers) == list(range(12))
    assert len(list(tmp_path.glob("4-*"))) == 2, "another worker took the dead one's place"
    assert [found[number] for number in range(12)] == [record_games(task) for task in tasks]


@pytest.mark.parametrize("address", ["ray://127.0.0.1:10001", "nonsense", "127.0.0.1:{closed}"])
def test_an_address_where_no_cluster_is_is_told_with_what_to_do(address: str, tmp_path: Path, capsys):
    pytest.importorskip("ray")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))  # and nobody listens
        asked = address.format(closed=door.getsockname()[1])
        told = ["lab", "dice_brewing", "--agents", "random", "--games", "2", "--ray", asked, "--out", str(tmp_path)]
        assert main(told) == 2
    error = capsys.readouterr().err
    assert f"--ray {asked}: no Ray cluster answers there" in error
    assert "ray start --address=HEAD:6379" in error


@pytest.mark.filterwarnings("ignore")
def test_a_local_ray_is_one_of_its_own_whatever_cluster_there_is(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:6399")
    monkeypatch.setenv("PYTHONPATH", SUPPORT)
    with open_pool(2, "local") as pool:
        assert list(pool.map(labour.square, [5])) == [(0, 25)]
