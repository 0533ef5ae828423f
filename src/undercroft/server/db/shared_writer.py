"""One who writes for several server processes: what they all have to commit at a time goes into one transaction.

SQLite has one writer at a time, and every commit waits for the disk. So the processes bring their works to the one
that watches over them, and are told when they are kept.
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

from ..base.errors import Conflict, Unfit, Unkept
from .sqlite import Book
from .statements import Statement, Work

logger = logging.getLogger("undercroft")

KEPT, TAKEN, UNFIT, UNSURE = b"K", b"C", b"F", b"U"
"""What a process is told: committed; a number is taken; the database will not have it; nothing is sure."""
SIZE = 4
"""Bytes that say how long what follows is."""
MOUTHFUL = 1_048_576

Parts = tuple[str, list[Any], list[Statement], list[Statement]]
"""A work on its way: its table, rows, and what goes with them."""
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Parts]).decode


def packed(works: Sequence[Work]) -> bytes:
    """Works, as they travel."""
    said = _encode([(work.table, work.rows, work.others, work.first) for work in works])
    return len(said).to_bytes(SIZE, "big") + said


def unpacked(said: bytes) -> list[Work]:
    """Works that have arrived."""
    works = []
    for table, rows, others, first in _decode(said):
        work = Work(table, [], others, first)
        work.rows = rows
        works.append(work)
    return works


class Desk:
    """Where one process brings its works, one bundle at a time."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end
        self.end.setblocking(False)
        self.heard = b""

    def read(self) -> list[Work] | None:
        """The works that have come in whole; none if there are more to come. None if the process has gone."""
        try:
            some = self.end.recv(MOUTHFUL)
        except BlockingIOError:
            return []
        except OSError:
            some = b""
        if not some:
            return None
        self.heard += some
        end = SIZE + int.from_bytes(self.heard[:SIZE], "big")
        if len(self.heard) < max(end, SIZE):
            return []
        said, self.heard = self.heard[SIZE:end], self.heard[end:]
        return unpacked(said)

    def answer(self, what: bytes) -> None:
        """Tell what came of it. Whoever has gone does not hear it; what is kept is kept."""
        try:
            self.end.send(what)
        except OSError:
            logger.info("a server process has gone before it heard of a commit")


class Scribe:
    """Writes for all desks, in a thread of its own."""

    def __init__(self, file: Path) -> None:
        self.book = Book(file)
        self.selector = selectors.DefaultSelector()
        self.inbox, self.outbox = socket.socketpair()
        """To wake the thread: for a new desk, or to stop."""
        self.selector.register(self.inbox, selectors.EVENT_READ)
        self.new: list[Desk] = []
        self.stopping = False
        self.thread = threading.Thread(target=self._run, name="undercroft-scribe", daemon=True)
        self.thread.start()

    def desk(self) -> socket.socket:
        """A process's end of a new desk."""
        ours, theirs = socket.socketpair()
        self.new.append(Desk(ours))
        self.outbox.send(b"!")
        return theirs

    def stop(self) -> None:
        """Write what has come in, then stop."""
        self.stopping = True
        self.outbox.send(b"!")
        self.thread.join()
        self.inbox.close()
        self.outbox.close()

    def _run(self) -> None:
        while True:
            bundles: list[tuple[Desk, list[Work]]] = []
            for key, _ in self.selector.select(0 if self.stopping else None):
                desk: Desk | None = key.data
                if desk is None:
                    self.inbox.recv(MOUTHFUL)
                    self._seat()
                    continue
                works = desk.read()
                if works is None:
                    self._leave(desk)
                elif works:
                    bundles.append((desk, works))
            if bundles:
                self._write(bundles)
            elif self.stopping:
                break
        self.book.finish()
        for key in list(self.selector.get_map().values()):
            if key.data is not None:
                self._leave(key.data)
        self.selector.close()

    def _seat(self) -> None:
        while self.new:
            desk = self.new.pop()
            self.selector.register(desk.end, selectors.EVENT_READ, desk)

    def _leave(self, desk: Desk) -> None:
        self.selector.unregister(desk.end)
        desk.end.close()

    def _write(self, bundles: list[tuple[Desk, list[Work]]]) -> None:
        answer = KEPT
        try:
            self.book.write([work for _, works in bundles for work in works])
        except (Conflict, Unfit) as error:
            if len(bundles) > 1:
                # One of them does not fit; the others must not suffer for it.
                for one in bundles:
                    self._write([one])
                return
            answer = TAKEN if isinstance(error, Conflict) else UNFIT
        except Unkept as error:
            logger.warning("a commit failed", extra={"error": str(error.__cause__)[:200]})
            answer = UNSURE
        for desk, _ in bundles:
            desk.answer(answer)
        self.book.tidy()


class ScribeCommits:
    """How one of several processes commits: it brings its works to the scribe and waits."""

    def __init__(self, desk: socket.socket, tell: Callable[[list[str]], None]) -> None:
        self.desk = desk
        self.tell = tell
        """How other processes hear of tables that have new entries."""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def commit(self, works: Sequence[Work]) -> None:
        """All of them or none."""
        try:
            if self.streams is None:
                self.streams = await asyncio.open_connection(sock=self.desk)
            reader, writer = self.streams
            writer.write(packed(works))
            answer = await reader.readexactly(1)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Unkept from error
        if answer == TAKEN:
            raise Conflict
        if answer == UNFIT:
            raise Unfit
        if answer != KEPT:
            raise Unkept
        self.tell([work.table for work in works])

    async def drop(self) -> None:
        """Leave the desk."""
        if self.streams is None:
            self.desk.close()
        else:
            self.streams[1].close()
            with contextlib.suppress(OSError):
                await self.streams[1].wait_closed()
