"""Worker processes, for everything that computes: simulated games, searches, agents' turns.

A function given to a pool must belong to a module and depend on its argument alone. It may run anywhere and, because
the process that has it may die, more than once.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import logging
import multiprocessing
import pickle
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from undercroft.engine.errors import SetupError

T = TypeVar("T")
R = TypeVar("R")

Task = tuple[Callable[[Any], Any], Any]
"""A function of a module, and what it is given."""

RETRIES = 20
"""How often `map` begins a piece of work again when the process that has it dies."""

logger = logging.getLogger("undercroft")


class WorkerLost(Exception):
    """A worker died or hung, and so did those that took over its task."""


class Mapper(Protocol):
    """Whoever does many pieces of work: this process, a pool of processes, or a cluster. The answers are the same."""

    def map(self, do: Callable[[T], R], work: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Every piece of work by its number with its answer, in whatever order they are done, each exactly once."""

    def close(self) -> None:
        """End whatever was started."""


@contextmanager
def open_pool(jobs: int, ray: str = "") -> Iterator[Mapper]:
    """So many processes; or a Ray cluster at an address (`local`: one of its own on this machine)."""
    mapper: Mapper = Pool(jobs) if jobs > 1 else Serial()
    if ray:
        from .pool_ray import RayPool

        mapper = RayPool(jobs, ray, RETRIES)
    with closing(mapper):
        yield mapper


class Serial:
    """Does the work itself, one piece after another."""

    def map(self, do: Callable[[T], R], work: Sequence[T]) -> Iterator[tuple[int, R]]:
        return ((number, do(piece)) for number, piece in enumerate(work))

    def close(self) -> None:
        pass


class Answer(NamedTuple):
    """What came back from a worker: the number of the task, whether it went well, and the answer or the error."""

    number: int
    fine: bool
    value: Any

    def get(self) -> Any:
        if not self.fine:
            raise self.value
        return self.value


class Worker:
    """One process and our end of the pipe to it.

    It does not hear Ctrl-C, which is its parent's business: the parent ends it and keeps what came in.
    """

    def __init__(self, warm_up: Task | None = None) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, far = spawning.Pipe()
        # Not a daemon, which could have no children: an agent may search in several processes.
        self.process = spawning.Process(target=serve, args=(far, warm_up), name="undercroft-worker")
        start_deaf(self.process)
        atexit.register(self.process.kill)  # or a program that ends in the middle would wait for it
        far.close()  # or the end of the process would not be noticed
        self.asked = False

    def ready(self) -> bool:
        """Has it started up? It says so, which lies in the pipe until its first answer is waited for."""
        return self.asked or self.pipe.poll()

    def send(self, number: int, do: Callable[[T], object], piece: T) -> None:
        """Hand over a task under a number. If the worker is dead, that is noticed when its answer is due."""
        self.asked = True
        task = pickle.dumps((do, piece))
        with suppress(OSError):
            self.pipe.send((number, task))

    def receive(self, number: int) -> Answer | None:
        """What the worker says next, if it is the answer to this number; EOFError or OSError if it is dead.

        It may also say that it has started up, or answer what nobody waits for any more.
        """
        answer = Answer(*self.pipe.recv())
        return answer if answer.number == number else None

    async def receive_soon(self, number: int, timeout: float) -> Answer:
        """The answer to this number, without holding up the event loop; TimeoutError if none comes in that time."""
        loop = asyncio.get_running_loop()
        readable = asyncio.Event()
        # By its number: `end` may close the pipe, and the loop must not wait on whatever has that number next.
        file = self.pipe.fileno()
        loop.add_reader(file, readable.set)
        try:
            async with asyncio.timeout(timeout):
                while True:
                    await readable.wait()
                    readable.clear()
                    while self.pipe.poll():
                        answer = self.receive(number)
                        if answer is not None:
                            return answer
        finally:
            loop.remove_reader(file)

    def end(self) -> None:
        """End this process and only this one. It keeps nothing: what is done was handed over."""
        atexit.unregister(self.process.kill)
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Pool:
    """A few worker processes, started when first needed and kept until the pool is closed.

    One `map` or `scatter` at a time, or any number of `run`. Every worker started from now on does `warm_up` before
    anything else. `on_death` is called when a worker dies or hangs that `run` waits for.
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
        """As of every Mapper. What a worker had that died is done again by another."""
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
                for piece, answer in done:  # now that everyone is at work again
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
                                f"{RETRIES + 1} processes died over the same work; try fewer --jobs, or see to memory"
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
        """Hand one piece of work to each worker; what is returned waits for their answers.

        A worker that dies is left out and replaced the next time. With `only_ready` those that are still starting up
        are left out, too: then somebody waits.
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
        """The answer of one worker, for event loops. One that dies, or hangs for so many seconds, is replaced and its
        task done again; WorkerLost if that costs so many workers."""
        for _ in range(tries):
            async with self.free:
                worker = self.idle.pop() if self.idle else await self._start_soon()
                number = next(self.numbers)
                try:
                    worker.send(number, do, task)
                    answer = await worker.receive_soon(number, timeout)
                except (EOFError, OSError):  # a time that is out is one of these, too
                    if worker not in self.workers:
                        raise asyncio.CancelledError("the pool was closed") from None
                    self._lose(worker)
                    if self.on_death is not None:
                        self.on_death()
                    continue
                except BaseException:  # it is at work on what nobody waits for
                    self._end(worker)
                    raise
                if worker in self.workers:  # else the pool was closed meanwhile
                    self.idle.append(worker)
                return cast(R, answer.get())
        raise WorkerLost(f"{tries} workers died or hung over one task")

    def close(self) -> None:
        """End the processes. Whoever gives the pool work again starts new ones."""
        workers, self.workers, self.idle = self.workers, [], []
        for worker in workers:
            worker.end()

    def _start(self) -> Worker:
        worker = Worker(self.warm_up)
        self.workers.append(worker)
        return worker

    async def _start_soon(self) -> Worker:
        """Starting a process takes a while, so not on the loop; and one after the other."""
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


def start_deaf(process: Any) -> None:
    """Start a process that does not hear Ctrl-C even while it starts up."""
    if not hasattr(signal, "pthread_sigmask"):  # there is no such thing on Windows
        process.start()
        return
    resource_tracker.ensure_running()  # which start() would do, and hear Ctrl-C again after it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection, warm_up: Task | None) -> None:
    """The life of a worker: it ends when nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        if warm_up is not None:
            do, piece = warm_up
            do(piece)
        pipe.send((0, True, None))  # as no task is numbered
        while True:
            number, task = pipe.recv()
            pipe.send_bytes(answer_to(number, task))


def answer_to(number: int, task: bytes) -> bytes:
    """What a worker says to a task. Whatever cannot be told as it is, is told in words."""
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
