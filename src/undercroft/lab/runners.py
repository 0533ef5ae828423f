"""Who does the work: this process, a pool of processes, or a Ray cluster. The answers are the same from all three."""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import signal
import socket
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar, cast

from undercroft.agents.crew import start_deaf
from undercroft.engine.errors import SetupError

Work = TypeVar("Work")
Answer = TypeVar("Answer")

LOCAL = "local"
"""For `--ray`: a small Ray of its own on this machine."""
RETRIES = 20
"""How often a piece of work is begun again elsewhere when the process that has it dies."""


def each_done(
    do: Callable[[Work], Answer], work: Sequence[Work], jobs: int = 1, ray: str = ""
) -> Iterator[tuple[int, Answer]]:
    """Every piece of work by its number with its answer, in whatever order they are done, each exactly once.

    `do` must be a function of a module and depend on its argument alone: it may run anywhere and, because the
    process that has it may die, more than once.
    """
    if ray:
        return _on_ray(do, work, jobs, ray)
    if jobs > 1 and len(work) > 1:
        return _on_pool(do, work, jobs)
    return ((number, do(piece)) for number, piece in enumerate(work))


def _on_pool(do: Callable[[Work], Answer], work: Sequence[Work], jobs: int) -> Iterator[tuple[int, Answer]]:
    """A pipe to each process, so that it is known which piece of work died with which process."""
    left = deque(range(len(work)))
    deaths: Counter[int] = Counter()
    hands: dict[Connection, _Hand] = {}
    try:
        while left or hands:
            while left and len(hands) < jobs:
                hand = _Hand(do)
                hands[hand.pipe] = hand
                hand.give(number := left.popleft(), work[number])
            for pipe in wait(list(hands)):
                hand = hands[cast(Connection, pipe)]
                number = hand.number
                try:
                    fine, answer = hand.pipe.recv()
                except (EOFError, OSError):  # the process died: another one does its piece of work
                    del hands[hand.pipe]
                    hand.end()
                    deaths[number] += 1
                    if deaths[number] > RETRIES:
                        raise SetupError(
                            f"{RETRIES + 1} processes died over the same games; try fewer --jobs, or see to memory"
                        ) from None
                    left.appendleft(number)
                    continue
                if not fine:
                    raise answer
                if left:
                    hand.give(following := left.popleft(), work[following])
                else:
                    del hands[hand.pipe]
                    hand.end()
                yield number, answer
    finally:
        for hand in hands.values():
            hand.end()


class _Hand:
    """A process of the pool, and the number of the piece of work it has."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pipe, far = spawning.Pipe()
        self.number = -1
        # Not a daemon, which could have no children: an agent may search in several processes.
        self.process = spawning.Process(target=_serve, args=(do, far))
        start_deaf(self.process)
        atexit.register(self.process.kill)  # or a program that ends in the middle would wait for it
        far.close()  # or the end of the process would not be heard

    def give(self, number: int, piece: Any) -> None:
        """Hand over a piece of work. To a dead process: that it is dead is heard when its answer is waited for."""
        self.number = number
        with contextlib.suppress(OSError):
            self.pipe.send(piece)

    def end(self) -> None:
        atexit.unregister(self.process.kill)
        self.process.kill()  # it keeps nothing: what is done was handed over
        self.process.join()
        self.process.close()
        self.pipe.close()


def _serve(do: Callable[[Any], Any], pipe: Connection) -> None:
    """What a process of the pool does. Ctrl-C is the parent's business: it ends the pool and keeps what came in."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):  # the parent has gone
        while True:
            piece = pipe.recv()
            try:
                said = True, do(piece)
            except Exception as error:
                said = False, error
            pipe.send(said)


def _on_ray(
    do: Callable[[Work], Answer], work: Sequence[Work], jobs: int, address: str
) -> Iterator[tuple[int, Answer]]:
    try:
        import ray
    except ImportError:
        raise SetupError("--ray needs Ray: install undercroft[ray]") from None
    ours = not ray.is_initialized()
    if ours and address == LOCAL:
        # Named, or Ray would join a cluster that it finds on this machine or in RAY_ADDRESS.
        ray.init(
            address=LOCAL, num_cpus=max(jobs, 2), include_dashboard=False, log_to_driver=False, logging_level="error"
        )
    elif ours:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ValueError, OSError, RuntimeError) as error:
            told = str(error).splitlines()[0]
            raise SetupError(
                f"--ray {address}: no Ray cluster answers there ({told}); join this machine to the cluster with "
                f"`ray start --address=HEAD:6379` and say --ray auto, or try --ray {LOCAL}"
            ) from None
    try:
        remote = ray.remote(max_retries=RETRIES)(do)
        # Few enough at a time that an interrupted run has little to throw away.
        waiting: dict[Any, int] = {}
        ahead = max(2 * int(ray.cluster_resources().get("CPU", 2)), 4)
        coming = iter(enumerate(work))
        while True:
            for number, piece in coming:
                waiting[remote.remote(piece)] = number
                if len(waiting) >= ahead:
                    break
            if not waiting:
                return
            done, _ = ray.wait(list(waiting), num_returns=1)
            for one in done:
                try:
                    answer = ray.get(one)
                except ray.exceptions.RayTaskError as error:  # what went wrong there, without Ray's wrapping
                    raise error.cause from None
                yield waiting.pop(one), answer
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Is anybody at HOST:PORT? Ray itself would wait there for minutes."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()
