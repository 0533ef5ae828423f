"""Runs the tasks of a pool on a Ray cluster."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from undercroft.engine.errors import SetupError, installing

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
"""The address that starts a small Ray cluster on this machine."""


class RayPool:
    """A connection to a Ray cluster, kept while the pool is open."""

    def __init__(self, jobs: int, address: str, retries: int) -> None:
        try:
            import ray
        except ImportError:
            raise SetupError(f"--ray needs Ray: {installing('ray')}") from None
        self.ray = ray
        self.retries = retries
        self.ours = not ray.is_initialized()
        if self.ours and address == LOCAL:
            # Pass the address: otherwise Ray would join a cluster that it finds on this machine or in RAY_ADDRESS.
            ray.init(
                address=LOCAL,
                num_cpus=max(jobs, 2),
                include_dashboard=False,
                log_to_driver=False,
                logging_level="error",
            )
        elif self.ours:
            try:
                knock(address)
                ray.init(address=address, log_to_driver=False, logging_level="error")
            except (ValueError, OSError, RuntimeError) as error:
                told = str(error).splitlines()[0]
                raise SetupError(
                    f"--ray {address}: no Ray cluster answers there ({told}); join this machine to the cluster with "
                    f"`ray start --address=HEAD:6379` and say --ray auto, or try --ray {LOCAL}"
                ) from None

    def map(self, do: Callable[[T], R], work: Sequence[T]) -> Iterator[tuple[int, R]]:
        ray = self.ray
        remote = ray.remote(max_retries=self.retries)(do)
        # Limit the tasks under way, so that an interrupted run loses little.
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
                except ray.exceptions.RayTaskError as error:  # the task's own error, without Ray's wrapper
                    raise error.cause from None
                yield waiting.pop(one), answer

    def close(self) -> None:
        if self.ours:
            self.ray.shutdown()


def knock(address: str) -> None:
    """Check that somebody answers at HOST:PORT; Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()
