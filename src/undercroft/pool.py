"""Worker processes for simulated games, searches and agents' turns.

A function given to a pool must be defined at module level and depend on its argument alone. It may run in any process,
and more than once: if a process dies, another one repeats its task.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from undercroft.engine.errors import SetupError

T = TypeVar("T")
R = TypeVar("R")

Task = tuple[Callable[[Any], Any], Any]
"""A module-level function and its argument."""

RETRIES = 20
"""How often `map` starts a task again after the process that ran it has died."""

logger = logging.getLogger("undercroft")


class WorkerLost(Exception):
    """A worker died or hung, and so did every worker that repeated its task."""


class Mapper(Protocol):
    """Runs many tasks: in this process, in a pool of processes or on a cluster. The answers are the same."""

    def map(self, do: Callable[[T], R], work: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Yield each task's number and answer, in the order in which the tasks end, each exactly once."""

    def close(self) -> None:
        """Stop everything that was started."""


@contextmanager
def open_pool(jobs: int, ray: str = "") -> Iterator[Mapper]:
    """Open a pool of `jobs` processes, or join the Ray cluster at an address (`local` starts one on this machine)."""
    mapper: Mapper = Pool(jobs) if jobs > 1 else Serial()
    if ray:
        from .pool_ray import RayPool

        mapper = RayPool(jobs, ray, RETRIES)
    with closing(mapper):
        yield mapper


class Serial:
    """Runs the tasks in this process, one after another."""

    def map(self, do: Callable[[T], R], work: Sequence[T]) -> Iterator[tuple[int, R]]:
        return ((number, do(piece)) for number, piece in enumerate(work))

    def close(self) -> None:
        pass


class Answer(NamedTuple):
    """A worker's answer: the number of the task, whether it succeeded, and the result or the error."""

    number: int
    fine: bool
    value: Any

    def get(self) -> Any:
        if not self.fine:
            raise self.value
        return self.value


class Worker:
    """One process and our end of the pipe to it.

    It ignores Ctrl-C. The parent handles that: it ends the process and keeps the answers it already has.
    """

    def __init__(self, warm_up: Task | None = None) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, far = spawning.Pipe()
        # Not a daemon: daemons may not have children, and an agent may search in several processes.
        self.process = spawning.Process(target=serve, args=(far, warm_up), name="undercroft-worker")
        with ctrl_c_waits():  # the process inherits that it does not hear Ctrl-C, while it starts up
            self.process.start()
            atexit.register(self.process.kill)  # otherwise an interrupted program would wait for it
        far.close()  # otherwise we would not notice when the process ends
        self.asked = False

    def ready(self) -> bool:
        """Has it started up? Its first message says so, and stays in the pipe until `receive` is called."""
        return self.asked or self.pipe.poll()

    def send(self, number: int, do: Callable[[T], object], piece: T) -> None:
        """Send a task under a number. If the worker is dead, this shows only when its answer is awaited."""
        self.asked = True
        task = pickle.dumps((do, piece))
        with suppress(OSError):
            self.pipe.send((number, task))

    def receive(self, number: int) -> Answer | None:
        """Read the worker's next message: the answer to this number, or None for any other message.

        Other messages say that the worker has started, or answer a task that nobody waits for any more. Raises EOFError
        or OSError if the worker is dead.
        """
        answer = Answer(*self.pipe.recv())
        return answer if answer.number == number else None

    async def receive_soon(self, number: int, timeout: float) -> Answer:
        """Wait for the answer to this number without blocking the event loop; TimeoutError after `timeout` seconds."""
        loop = asyncio.get_running_loop()
        readable = asyncio.Event()
        # Remember the descriptor: `end` may close the pipe, and another file may then get the same number.
        file = self.pipe.fileno()
        loop.add_reader(file, readable.set)
        try:
            async with asyncio.timeout(timeout):
                while True:
                    await readable.wait()
                    readable.clear()
                    # uvloop has made it non-blocking, but of a long answer only the beginning may be there.
                    os.set_blocking(file, True)
                    while self.pipe.poll():
                        answer = self.receive(number)
                        if answer is not None:
                            return answer
        finally:
            loop.remove_reader(file)

    def end(self) -> None:
        """Kill this one process and close the pipe. No result is lost: each was sent when it was done."""
        atexit.unregister(self.process.kill)
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Pool:
    """A few worker processes, started on demand and kept until the pool is closed.

    Use one `map` or `scatter` at a time, or any number of `run`. Each new worker first runs `warm_up`. `on_death` is
    called when a worker that `run` waits for dies or hangs.
    """

    def __init__(self, size: int, warm_up: Task | None = None, on_death: Callable[[], None] | None = None) -> None:
        self.size = max(1, size)
        self.warm_up = warm_up
        self.on_death = on_death
        self.workers: list[Worker] = []
        self.idle: list[Worker] = []
        self.numbers = itertools.count(1)
        self.free = asyncio.Semaphore(self.size)
        self.starting = asyncio.Lock()

    def map(self, do: Callable[[T], R], work: Sequence[T]) -> Iterator[tuple[int, R]]:
        """See Mapper. If a worker dies, another one repeats its task."""
        left = deque(range(len(work)))
        deaths: Counter[int] = Counter()
        busy: dict[object, tuple[Worker, int, int]] = {}
        done: list[tuple[int, Answer]] = []
        try:
            while left or busy or done:
                while left and len(busy) < self.size:
                    worker = self.idle.pop() if self.idle else self._start()
                    piece, number = left.popleft(), next(self.numbers)
                    busy[worker.pipe] = worker, piece, number
                    worker.send(number, do, work[piece])
                for piece, answer in done:  # only now, when all workers are busy again
                    yield piece, answer.get()
                done = []
                for pipe in wait([worker.pipe for worker, _, _ in busy.values()]) if busy else []:
                    worker, piece, number = busy[pipe]
                    try:
                        said = worker.receive(number)
                    except (EOFError, OSError):
                        del busy[pipe]
                        self._end(worker)
                        deaths[piece] += 1
                        if deaths[piece] > RETRIES:
                            raise SetupError(
                                f"{RETRIES + 1} processes died over the same work; try fewer --jobs or check the memory"
                            ) from None
                        left.appendleft(piece)
                        continue
                    if said is not None:
                        del busy[pipe]
                        self.idle.append(worker)
                        done.append((piece, said))
        finally:
            for worker, _, _ in busy.values():
                self._end(worker)

    def scatter(self, do: Callable[[T], R], work: Sequence[T], only_ready: bool = False) -> Callable[[], list[R]]:
        """Send one task to each worker, and return a function that waits for the answers.

        A dead worker is left out and replaced at the next call. With `only_ready`, workers that are still starting are
        left out, too: for use while a person waits.
        """
        for worker in self.workers[:]:
            if not worker.process.is_alive():
                self._lose(worker)
        while len(self.workers) < self.size:
            self.idle.append(self._start())
        asked: list[tuple[Worker, int]] = []
        for worker, piece in zip(self.workers, work, strict=False):
            if worker.ready() or not only_ready:
                number = next(self.numbers)
                worker.send(number, do, piece)
                asked.append((worker, number))
        return partial(self._gather, asked)

    def _gather(self, asked: list[tuple[Worker, int]]) -> list[Any]:
        answers: list[Any] = []
        for worker, number in asked:
            try:
                while (answer := worker.receive(number)) is None:
                    pass
            except (EOFError, OSError):
                self._lose(worker)
            else:
                answers.append(answer.get())
        return answers

    async def run(self, do: Callable[[T], R], task: T, timeout: float, tries: int = 3) -> R:
        """Run a task on one worker and return its answer, for use on an event loop.

        A worker that dies, or hangs for `timeout` seconds, is replaced and its task repeated. Raises WorkerLost after
        `tries` workers.
        """
        for _ in range(tries):
            async with self.free:
                worker = self.idle.pop() if self.idle else await self._start_soon()
                number = next(self.numbers)
                try:
                    worker.send(number, do, task)
                    answer = await worker.receive_soon(number, timeout)
                except (EOFError, OSError):  # a TimeoutError is an OSError
                    if worker not in self.workers:
                        raise asyncio.CancelledError("the pool was closed") from None
                    self._lose(worker)
                    if self.on_death is not None:
                        self.on_death()
                    continue
                except BaseException:  # nobody waits for its answer any more
                    self._end(worker)
                    raise
                if worker in self.workers:  # else the pool was closed meanwhile
                    self.idle.append(worker)
                return cast(R, answer.get())
        raise WorkerLost(f"{tries} workers died or hung over one task")

    def close(self) -> None:
        """End the processes. The pool can be used again; it then starts new ones."""
        workers, self.workers, self.idle = self.workers, [], []
        for worker in workers:
            worker.end()

    def _start(self) -> Worker:
        with ctrl_c_waits():  # otherwise it could leave a worker that nobody knows and nobody ends
            worker = Worker(self.warm_up)
            self.workers.append(worker)
        return worker

    async def _start_soon(self) -> Worker:
        """Start a worker in a thread, because that takes a while, and one at a time."""
        async with self.starting:
            return await asyncio.to_thread(self._start)

    def _lose(self, worker: Worker) -> None:
        logger.warning("a worker process died; it is replaced")
        self._end(worker)

    def _end(self, worker: Worker) -> None:
        if worker in self.workers:  # else the pool was closed meanwhile
            self.workers.remove(worker)
            if worker in self.idle:
                self.idle.remove(worker)
            worker.end()


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Hear Ctrl-C only at the end of this block. A process started in it does not hear it at all."""
    with interrupt_waits():
        if not hasattr(signal, "pthread_sigmask"):  # not on Windows
            yield
            return
        resource_tracker.ensure_running()  # starting a process would do this, too, but unblock Ctrl-C afterwards
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupt_waits() -> Iterator[None]:
    """Call what handles Ctrl-C only at the end of this block.

    Blocking the signal is not enough: where there is another thread, such as one of numpy's, it gets the signal
    instead, and Python interrupts the main thread all the same.
    """
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler) or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[FrameType | None] = []
    signal.signal(signal.SIGINT, lambda _, frame: heard.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if heard:
            handler(signal.SIGINT, heard[0])


def serve(pipe: Connection, warm_up: Task | None) -> None:
    """The main loop of a worker. It ends when the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        if warm_up is not None:
            do, piece = warm_up
            do(piece)
        pipe.send((0, True, None))  # no task has the number 0: this says that we have started
        while True:
            number, task = pipe.recv()
            pipe.send_bytes(answer_to(number, task))


def answer_to(number: int, task: bytes) -> bytes:
    """Run a task and pickle its answer. An error that cannot be pickled becomes a RuntimeError with its text."""
    try:
        do, piece = pickle.loads(task)
        return pickle.dumps((number, True, do(piece)))
    except Exception as error:
        try:
            told = pickle.dumps((number, False, error))
            pickle.loads(told)
        except Exception:
            told = pickle.dumps((number, False, RuntimeError(f"{type(error).__name__}: {error}")))
        return told
