"""The other server processes of this house, on this machine.

Any of them can serve any table, as only the log decides. But a choice is cheapest where all who follow its table are,
so every table belongs to one process, and a socket that reaches another one is handed over, open as it is.
"""

from __future__ import annotations

import asyncio
import socket
import zlib
from collections.abc import Callable
from pathlib import Path

NEWS, GUEST = b"N", b"G"
"""What a note begins with: tables that have new entries, or someone who is handed over."""
NAMES = 500
"""Tables named in one note."""
SIZE = 131_072
"""The longest note: a request with all its headers is far shorter."""
AGAIN = 0.005
"""Seconds until the next try when a neighbour has too many notes waiting."""


class Neighbours:
    """The process number `index` of `count`. They know each other by sockets in a folder.

    `desk` is this process's own socket to the one who writes for all, where there is one.
    """

    def __init__(self, folder: Path, index: int, count: int, desk: socket.socket | None = None) -> None:
        self.folder = folder
        self.index = index
        self.count = count
        self.desk = desk
        self.heard: Callable[[list[str]], None] = lambda tables: None
        """Called with tables to which another process has written."""
        self.guest: Callable[[socket.socket, bytes], None] = lambda guest, request: guest.close()
        """Called with a socket that another process hands over, and what it has said so far."""
        self.untold: dict[int, set[str]] = {}
        self.socket: socket.socket | None = None
        self.made = index

    def open(self) -> None:
        """Begin to listen."""
        path = self.folder / str(self.index)
        path.unlink(missing_ok=True)  # of one that died
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(str(path))
        self.socket.setblocking(False)
        asyncio.get_running_loop().add_reader(self.socket.fileno(), self._read)

    def close(self) -> None:
        """Say nothing more, and hear nothing."""
        if self.socket is not None:
            asyncio.get_running_loop().remove_reader(self.socket.fileno())
            (self.folder / str(self.index)).unlink(missing_ok=True)
            self.socket.close()
            self.socket = None

    def owner(self, table: str) -> int:
        """The process to which a table belongs."""
        return zlib.crc32(table.encode()) % self.count

    def next_owner(self) -> int:
        """The process that should have the next new table: each in its turn, so that all have as many."""
        self.made += 1
        return self.made % self.count

    def tell(self, tables: list[str]) -> None:
        """These tables have new entries."""
        for other in range(self.count):
            if other != self.index:
                waiting = self.untold.setdefault(other, set())
                trying = bool(waiting)
                waiting.update(tables)
                if not trying:
                    self._tell(other)

    def _tell(self, other: int) -> None:
        waiting = self.untold[other]
        while waiting:
            some = [table for table, _ in zip(waiting, range(NAMES), strict=False)]
            try:
                self._send(other, NEWS + " ".join(some).encode())
            except BlockingIOError:
                asyncio.get_running_loop().call_later(AGAIN, self._tell, other)
                return
            except OSError:
                # It is not there, so it has no table in memory of which it would not know.
                waiting.clear()
                return
            waiting.difference_update(some)

    def hand_over(self, guest: int, request: bytes, table: str) -> bool:
        """Give an open socket to the process that has its table; False if it stays here."""
        other = self.owner(table)
        if other == self.index or self.socket is None or len(request) >= SIZE:
            return False
        try:
            self._send(other, GUEST + request, guest)
        except OSError:  # it is busy or away; here will do
            return False
        return True

    def _send(self, other: int, note: bytes, guest: int | None = None) -> None:
        if self.socket is None:
            raise FileNotFoundError
        rights = [] if guest is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, guest.to_bytes(4, "little"))]
        self.socket.sendmsg([note], rights, 0, str(self.folder / str(other)))

    def _read(self) -> None:
        while self.socket is not None:
            try:
                note, rights, _, _ = self.socket.recvmsg(SIZE + 1, socket.CMSG_SPACE(4), socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            if note[:1] == NEWS:
                self.heard(note[1:].decode().split())
            for level, kind, data in rights:
                if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                    self.guest(socket.socket(fileno=int.from_bytes(data[:4], "little")), note[1:])
