"""One thread that writes for several server processes: what they commit at the same time goes into one transaction.

SQLite has one writer at a time, and every commit waits for the disk. So the processes send their writes to their parent
process and hear when they are committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import selectors
import socket
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..base.errors import RejectedByDatabase, StorageUnavailable, WriteConflict
from .sqlite import IDLE_SECONDS, SqliteWriter
from .statements import Statement, Write

logger = logging.getLogger("undercroft")

COMMITTED, CONFLICT, REJECTED, UNAVAILABLE = b"K", b"C", b"F", b"U"
"""The answer to a process: committed; a number is taken; the database rejects it; nothing is certain. The last is
followed by the cause, after a byte for its length."""
SIZE = 4
"""Bytes of the length that precedes every message."""
READ_BYTES = 1_048_576
"""The most bytes read from a socket at once."""

Parts = tuple[str, list[Any], list[Statement], list[Statement]]
"""A write as it is sent: its table, its rows, and the statements that go with them."""
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Parts]).decode


def packed(writes: Sequence[Write]) -> bytes:
    """Writes as bytes."""
    message = _encode([(write.table, write.rows, write.others, write.first) for write in writes])
    return len(message).to_bytes(SIZE, "big") + message


def unpacked(message: bytes) -> list[Write]:
    """Writes from bytes."""
    writes = []
    for table, rows, others, first in _decode(message):
        write = Write(table, [], others, first)
        write.rows = rows
        writes.append(write)
    return writes


class WriterClient:
    """The writer's end of the socket to one process, which sends one bundle of writes at a time."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.end.setblocking(False)
        self.received = b""

    def read(self) -> list[Write] | None:
        """The writes of a complete bundle; an empty list while some of it is missing; None if the process has gone."""
        try:
            some = self.end.recv(READ_BYTES)
        except BlockingIOError:
            return []
        except OSError:
            some = b""
        if not some:
            return None
        self.received += some
        end = SIZE + int.from_bytes(self.received[:SIZE], "big")
        if len(self.received) < max(end, SIZE):
            return []
        message, self.received = self.received[SIZE:end], self.received[end:]
        return unpacked(message)

    def answer(self, what: bytes) -> None:
        """Send the outcome. A process that has gone misses it; what is committed stays committed."""
        try:
            self.end.send(what)
        except OSError:
            logger.info("a server process has gone before it heard of a commit")


class SharedWriter:
    """Writes for all processes, in a thread of its own."""

    def __init__(self, file: Path) -> None:
        self.file_writer = SqliteWriter(file)
        self.selector = selectors.DefaultSelector()
        self.wake_end, self.waker = socket.socketpair()
        """To wake the thread: for a new client, or to stop."""
        self.selector.register(self.wake_end, selectors.EVENT_READ)
        self.new: list[WriterClient] = []
        self.stopping = False
        self.thread = threading.Thread(target=self._run, name="undercroft-writer", daemon=True)
        self.thread.start()

    def connect(self) -> socket.socket:
        """The process's end of a new socket to this writer."""
        ours, theirs = socket.socketpair()
        self.new.append(WriterClient(ours))
        self.waker.send(b"!")
        return theirs

    def stop(self) -> None:
        """Write what has arrived, then stop."""
        self.stopping = True
        self.waker.send(b"!")
        self.thread.join()
        self.wake_end.close()
        self.waker.close()

    def _run(self) -> None:
        while True:
            bundles: list[tuple[WriterClient, list[Write]]] = []
            wait = IDLE_SECONDS if self.file_writer.written else None
            found = self.selector.select(0 if self.stopping else wait)
            if not found and not self.stopping:
                self.file_writer.empty_log()
            for key, _ in found:
                client: WriterClient | None = key.data
                if client is None:
                    self.wake_end.recv(READ_BYTES)
                    self._add_clients()
                    continue
                writes = client.read()
                if writes is None:
                    self._remove(client)
                elif writes:
                    bundles.append((client, writes))
            if bundles:
                self._write(bundles)
            elif self.stopping:
                break
        self.file_writer.finish()
        for key in list(self.selector.get_map().values()):
            if key.data is not None:
                self._remove(key.data)
        self.selector.close()

    def _add_clients(self) -> None:
        while self.new:
            client = self.new.pop()
            self.selector.register(client.end, selectors.EVENT_READ, client)

    def _remove(self, client: WriterClient) -> None:
        self.selector.unregister(client.end)
        client.end.close()

    def _write(self, bundles: list[tuple[WriterClient, list[Write]]]) -> None:
        answer = COMMITTED
        try:
            self.file_writer.write([write for _, writes in bundles for write in writes])
        except (WriteConflict, RejectedByDatabase) as error:
            if len(bundles) > 1:
                # One of them cannot be written; the others must not suffer for it.
                for one in bundles:
                    self._write([one])
                return
            answer = CONFLICT if isinstance(error, WriteConflict) else REJECTED
        except StorageUnavailable as error:
            logger.warning("a commit failed", extra={"error": f"{error.cause}: {error.__cause__}"[:200]})
            cause = error.cause.encode()[:255]
            answer = UNAVAILABLE + bytes([len(cause)]) + cause
        for client, _ in bundles:
            client.answer(answer)
        self.file_writer.checkpoint()


class SharedCommitter:
    """How one of several processes commits: it sends its writes to the shared writer and waits for the answer."""

    def __init__(self, socket: socket.socket, tell: Callable[[list[str]], None]) -> None:
        self.socket = socket
        self.tell = tell
        """Tells other processes which tables have new entries."""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def commit(self, writes: Sequence[Write]) -> None:
        """Commit all of the writes or none."""
        try:
            if self.streams is None:
                self.streams = await asyncio.open_connection(sock=self.socket)
            reader, writer = self.streams
            writer.write(packed(writes))
            answer = await reader.readexactly(1)
            cause = await reader.readexactly((await reader.readexactly(1))[0]) if answer == UNAVAILABLE else b""
        except (OSError, asyncio.IncompleteReadError) as error:
            raise StorageUnavailable("the process that writes has gone") from error
        if answer == CONFLICT:
            raise WriteConflict
        if answer == REJECTED:
            raise RejectedByDatabase
        if answer != COMMITTED:
            raise StorageUnavailable(cause.decode(errors="replace"))
        self.tell([write.table for write in writes])

    async def drop(self) -> None:
        """Close the socket."""
        if self.streams is None:
            self.socket.close()
        else:
            self.streams[1].close()
            with contextlib.suppress(OSError):
                await self.streams[1].wait_closed()
