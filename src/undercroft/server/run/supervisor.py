"""Starts several server processes under one command, watches over them, and ends them together."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from ..base import systemd
from ..base.peers import SUPERVISOR, Peers
from ..base.scratch import ScratchFolder
from ..base.settings import Settings
from ..db.shared_writer import SharedWriter

logger = logging.getLogger("undercroft")

FAILED_START = 5.0
"""Seconds: a process that ends sooner than this after its start has failed to start."""
TRIES = 3
"""The supervisor gives up after this many failed starts in a row."""
STOP_SECONDS = 10.0
"""Seconds that a process has to finish what it has begun."""
START_SECONDS = 120.0
"""Seconds that a process has to give its first sign of life."""
LOOK = 0.5
"""Seconds between two looks at the processes."""

spawn = multiprocessing.get_context("spawn")


def supervise(settings: Settings, serve: Callable[..., None], args: tuple[Any, ...]) -> int:
    """Run `serve(*args, peers)` in several processes until told to stop; one that ends or hangs is replaced.

    On SQLite they do not write to the database themselves: this process does, for all of them.
    """
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    writer = SharedWriter(settings.file) if settings.file is not None else None
    with ScratchFolder(settings.house) as folder:
        supervisor = Supervisor(settings, serve, args, folder.path, writer)
        try:
            while not stopping.is_set() and not supervisor.failed:
                supervisor.watch()
        finally:
            supervisor.stop()
    return 1 if supervisor.failed else 0


class Worker:
    """One server process, and when it was last known to be alive."""

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.process = spawn.Process(target=target, args=args)
        self.process.start()
        self.born = time.monotonic()
        self.seen: float | None = None
        """When it gave its last sign of life; None before the first."""

    def hangs(self, now: float, patience: float) -> bool:
        """Has it given no sign of life for too long?"""
        return now - self.born > START_SECONDS if self.seen is None else now - self.seen > patience


class Supervisor:
    """The server processes of one command."""

    def __init__(
        self,
        settings: Settings,
        serve: Callable[..., None],
        args: tuple[Any, ...],
        folder: Path,
        writer: SharedWriter | None,
    ) -> None:
        self.serve = serve
        self.args = args
        self.folder = folder
        self.count = settings.workers
        self.patience = settings.hung_seconds
        self.writer = writer
        self.failed = False
        self.failed_starts = 0
        self.ready = False
        self.looked = self.reported = time.monotonic()
        # Nothing is sent through this pipe. It closes when this process ends, for whatever reason.
        self.their_end, self.our_end = spawn.Pipe(duplex=False)
        self.signs = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.signs.bind(str(folder / SUPERVISOR))
        self.signs.setblocking(False)
        self.workers = [self.start(index) for index in range(self.count)]

    def start(self, index: int) -> Worker:
        """Start one of the processes."""
        end = self.writer.connect() if self.writer is not None else None
        worker = Worker(work, (self.serve, self.args, self.folder, index, self.count, end, self.their_end))
        if end is not None:
            end.close()  # the process has its own copy by now
        return worker

    def watch(self) -> None:
        """Wait for news of the processes, and replace those that have ended or hang."""
        wait([self.signs, *(worker.process.sentinel for worker in self.workers)], timeout=LOOK)
        if self.writer is not None and not self.writer.thread.is_alive():
            print("undercroft serve: writing has failed for a reason we do not know; see the log", file=sys.stderr)
            self.failed = True
            return
        self._read_signs()
        now = time.monotonic()
        for index, worker in enumerate(self.workers):
            if worker.hangs(now, self.patience):
                logger.error("a server process hangs and is killed", extra={"worker": worker.process.pid})
                worker.process.kill()
                worker.process.join(LOOK)
                worker.seen = now  # if it cannot even be killed, it is told of again later
            if worker.process.is_alive():
                continue
            self.failed_starts = self.failed_starts + 1 if now - worker.born < FAILED_START else 1
            if self.failed_starts > TRIES:
                print("undercroft serve: the server processes end as soon as they start", file=sys.stderr)
                self.failed = True
                return
            logger.warning("a server process ended and is replaced", extra={"code": worker.process.exitcode})
            self.workers[index] = self.start(index)
        if not self.ready and all(worker.seen for worker in self.workers):
            self.ready = True
            systemd.notify(systemd.READY)
        if now - self.reported > systemd.OFTEN:
            self.reported = now
            systemd.notify(systemd.ALIVE)

    def _read_signs(self) -> None:
        now = time.monotonic()
        if now - self.looked > self.patience / 2:
            # This process itself was held up, as by a machine that slept: nobody else is to blame.
            for worker in self.workers:
                worker.seen = worker.seen and now
        self.looked = now
        with contextlib.suppress(BlockingIOError):
            while True:
                self.workers[int(self.signs.recv(16))].seen = now

    def stop(self) -> None:
        """End all of them."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join(STOP_SECONDS)
            worker.process.kill()
            worker.process.join()
        if self.writer is not None:
            self.writer.stop()
        self.signs.close()
        self.our_end.close()


def work(
    serve: Callable[..., None],
    args: tuple[Any, ...],
    folder: Path,
    index: int,
    count: int,
    writer_socket: socket.socket | None,
    parent: Pipe,
) -> None:
    """Run one of the processes."""
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C at a terminal reaches all processes
        serve(*args, Peers(folder, index, count, writer_socket))


def _end_with(parent: Pipe) -> None:
    """Stop this process once its parent has ended, because nobody else would."""
    with contextlib.suppress(EOFError, OSError):
        parent.recv()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(STOP_SECONDS)
    os.kill(os.getpid(), signal.SIGKILL)  # it hangs
