"""Starts several server processes under one command, watches over them, and ends them together."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from ..base.peers import Peers
from ..db.shared_writer import SharedWriter

logger = logging.getLogger("undercroft")

FAILED_START = 5.0
"""Seconds: a process that ends sooner than this after its start has failed to start."""
TRIES = 3
"""The supervisor gives up after this many failed starts in a row."""
STOP_SECONDS = 10.0
"""Seconds that a process has to finish what it has begun."""


def supervise(
    count: int, serve: Callable[..., None], args: tuple[Any, ...], shared_writer: SharedWriter | None = None
) -> int:
    """Run `serve(*args, peers)` in `count` processes until told to stop; one that ends is replaced.

    With a shared writer they do not write to the database themselves.
    """
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory(prefix="undercroft-") as folder:
        # Nothing is sent through this pipe. It closes when this process ends, for whatever reason.
        theirs, ours = spawn.Pipe(duplex=False)

        def start(index: int) -> SpawnProcess:
            writer_socket = shared_writer.connect() if shared_writer is not None else None
            process = spawn.Process(target=work, args=(serve, args, Path(folder), index, count, writer_socket, theirs))
            process.start()
            if writer_socket is not None:
                writer_socket.close()  # the process has its own copy by now
            return process

        processes = [start(index) for index in range(count)]
        born = [time.monotonic()] * count
        failed = 0
        while not stopping.is_set():
            wait([process.sentinel for process in processes], timeout=0.5)
            if shared_writer is not None and not shared_writer.thread.is_alive():
                print("undercroft serve: writing has failed for a reason we do not know; see the log", file=sys.stderr)
                failed = TRIES + 1
                break
            for index, process in enumerate(processes):
                if process.is_alive() or stopping.is_set():
                    continue
                failed = failed + 1 if time.monotonic() - born[index] < FAILED_START else 1
                if failed > TRIES:
                    print("undercroft serve: the server processes end as soon as they start", file=sys.stderr)
                    stopping.set()
                    break
                logger.warning("a server process ended and is replaced", extra={"code": process.exitcode})
                processes[index], born[index] = start(index), time.monotonic()
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(STOP_SECONDS)
            process.kill()
            process.join()
        if shared_writer is not None:
            shared_writer.stop()
        ours.close()
    return 1 if failed > TRIES else 0


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
