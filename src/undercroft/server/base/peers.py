"""The other server processes on this machine.

Any process can serve any table, because only the log decides. But a choice is cheapest where all followers of its table
are. So every table belongs to one process, and a socket that reaches another one is passed on, open as it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import zlib
from collections.abc import Callable
from pathlib import Path

NEWS, ENDED, SOCKET = b"N", b"E", b"G"
"""The first byte of a note: names of tables that have new entries, sessions that have ended, or a socket that is passed
on."""
SUPERVISOR = "all"
"""The supervisor's socket in the folder. A note to it holds only the number of the process that is alive."""
BEAT = 0.5
"""Seconds between two signs of life."""
NAMES = 500
"""Tables or sessions named in one note."""
SIZE = 131_072
"""The longest note: a request with all its headers is far shorter."""
AGAIN = 0.005
"""Seconds until the next try if a peer has too many notes waiting."""


class Peers:
    """The process number `index` of `count`. They know each other by sockets in a folder.

    `writer_socket` leads to the process that writes for all, where there is one.
    """

    def __init__(self, folder: Path, index: int, count: int, writer_socket: socket.socket | None = None) -> None:
        self.folder = folder
        self.index = index
        self.count = count
        self.writer_socket = writer_socket
        self.on_news: Callable[[list[str]], None] = lambda tables: None
        """Called with tables to which another process has written."""
        self.on_ended: Callable[[list[str]], None] = lambda sessions: None
        """Called with sessions that another process has ended."""
        self.on_socket: Callable[[socket.socket, bytes], None] = lambda client, request: client.close()
        """Called with a socket that another process passes on, and the bytes it has sent so far."""
        self.unsent: dict[tuple[int, bytes], set[str]] = {}
        self.socket: socket.socket | None = None
        self.made = index
        self.beat: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begin to receive notes."""
        path = self.folder / str(self.index)
        path.unlink(missing_ok=True)  # of one that died
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(str(path))
        self.socket.setblocking(False)
        asyncio.get_running_loop().add_reader(self.socket.fileno(), self._read)
        self._beat()

    def close(self) -> None:
        """Neither send nor receive any more."""
        if self.beat is not None:
            self.beat.cancel()
            self.beat = None
        if self.socket is not None:
            asyncio.get_running_loop().remove_reader(self.socket.fileno())
            (self.folder / str(self.index)).unlink(missing_ok=True)
            self.socket.close()
            self.socket = None

    def _beat(self) -> None:
        """Tell the supervisor that this loop still turns."""
        with contextlib.suppress(OSError):
            self._send(SUPERVISOR, str(self.index).encode())
        self.beat = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def owner(self, table: str) -> int:
        """The process to which a table belongs."""
        return zlib.crc32(table.encode()) % self.count

    def next_owner(self) -> int:
        """The process that gets the next new table: they take turns, so that all have the same number."""
        self.made += 1
        return self.made % self.count

    def tell(self, tables: list[str]) -> None:
        """Tell the peers that these tables have new entries."""
        self._tell_all(NEWS, tables)

    def tell_ended(self, sessions: list[str]) -> None:
        """Tell the peers that these sessions have ended."""
        self._tell_all(ENDED, sessions)

    def _tell_all(self, kind: bytes, names: list[str]) -> None:
        for other in range(self.count):
            if other != self.index:
                waiting = self.unsent.setdefault((other, kind), set())
                trying = bool(waiting)
                waiting.update(names)
                if not trying:
                    self._tell(other, kind)

    def _tell(self, other: int, kind: bytes) -> None:
        waiting = self.unsent[other, kind]
        while waiting:
            some = [name for name, _ in zip(waiting, range(NAMES), strict=False)]
            try:
                self._send(other, kind + " ".join(some).encode())
            except BlockingIOError:
                asyncio.get_running_loop().call_later(AGAIN, self._tell, other, kind)
                return
            except OSError:
                # It is not running, so it has no stale table in memory and no socket open.
                waiting.clear()
                return
            waiting.difference_update(some)

    def pass_socket(self, client: int, request: bytes, table: str) -> bool:
        """Pass an open socket to the process that owns its table. False if it stays here."""
        other = self.owner(table)
        if other == self.index or self.socket is None or len(request) >= SIZE:
            return False
        try:
            self._send(other, SOCKET + request, client)
        except OSError:  # the peer is busy or away: this process can serve the table as well
            return False
        return True

    def _send(self, other: int | str, note: bytes, client: int | None = None) -> None:
        if self.socket is None:
            raise FileNotFoundError
        rights = [] if client is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, client.to_bytes(4, "little"))]
        self.socket.sendmsg([note], rights, 0, str(self.folder / str(other)))

    def _read(self) -> None:
        while self.socket is not None:
            try:
                note, rights, _, _ = self.socket.recvmsg(SIZE + 1, socket.CMSG_SPACE(4), socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            if note[:1] == NEWS:
                self.on_news(note[1:].decode().split())
            elif note[:1] == ENDED:
                self.on_ended(note[1:].decode().split())
            for level, kind, data in rights:
                if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                    self.on_socket(socket.socket(fileno=int.from_bytes(data[:4], "little")), note[1:])
