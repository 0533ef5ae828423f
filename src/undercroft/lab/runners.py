"""Who does the work: this process, a pool of processes, or a Ray cluster. The answers are the same from all three."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from undercroft.engine.errors import SetupError

Work = TypeVar("Work")
Answer = TypeVar("Answer")

LOCAL = "local"
"""For `--ray`: a small Ray of its own on this machine."""
RETRIES = 20
"""How often a piece of work is begun again on another Ray worker when one dies with it."""


def each_done(
    do: Callable[[Work], Answer], work: Sequence[Work], jobs: int = 1, ray: str = ""
) -> Iterator[tuple[int, Answer]]:
    """Every piece of work by its number with its answer, in whatever order they are done, each exactly once.

    `do` must be a function of a module and depend on its argument alone: it may run anywhere, and on Ray, where a
    worker may die, more than once.
    """
    if ray:
        return _on_ray(do, work, jobs, ray)
    if jobs > 1 and len(work) > 1:
        return _on_pool(do, work, jobs)
    return ((number, do(piece)) for number, piece in enumerate(work))


def _on_pool(do: Callable[[Work], Answer], work: Sequence[Work], jobs: int) -> Iterator[tuple[int, Answer]]:
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(work)), _ignore_interrupts) as pool:
        numbered = [(do, number, piece) for number, piece in enumerate(work)]
        yield from pool.imap_unordered(_done, numbered)


def _done(task: tuple[Callable[[Any], Any], int, Any]) -> tuple[int, Any]:
    do, number, piece = task
    return number, do(piece)


def _ignore_interrupts() -> None:
    """Ctrl-C is the parent's business: it ends the pool and keeps what came in."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(
    do: Callable[[Work], Answer], work: Sequence[Work], jobs: int, address: str
) -> Iterator[tuple[int, Answer]]:
    try:
        import ray
    except ImportError:
        raise SetupError("--ray needs Ray: install undercroft[ray]") from None
    ours = not ray.is_initialized()
    if ours:
        if address == LOCAL:
            ray.init(num_cpus=max(jobs, 2), include_dashboard=False, log_to_driver=False, logging_level="error")
        else:
            ray.init(address=address, log_to_driver=False, logging_level="error")
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
                yield waiting.pop(one), ray.get(one)
    finally:
        if ours:
            ray.shutdown()
