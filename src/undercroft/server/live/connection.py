"""A WebSocket of uvicorn's, with a short way out: what is said goes out at the end of the loop's round, without a
coroutine."""

from __future__ import annotations

import asyncio
import re
import socket
from typing import Any, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..base.peers import Neighbours

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

EXTENSION = "undercroft.connection"
BACKLOG = 16
"""Messages that may wait before reading pauses."""
LETTERS = 64
"""Messages that are sent together at most, so that nobody waits long for others."""
LIVE = re.compile(rb"GET /api/tables/([A-Za-z0-9]{1,32})/live[? ]")
"""A request to follow a table."""


class Outbox:
    """What all connections say in one round of the loop, sent one after the other at its end.

    To go back and forth between our work and the system's costs both of them more than their time.
    """

    def __init__(self) -> None:
        self.letters: list[tuple[asyncio.Transport, bytes]] = []
        self.loop: asyncio.AbstractEventLoop | None = None

    def put(self, transport: asyncio.Transport, letter: bytes) -> None:
        """To be sent soon."""
        loop = asyncio.get_running_loop()
        if self.loop is not loop:  # another ended before it sent them
            self.loop, self.letters = loop, []
        if not self.letters:
            loop.call_soon(self.empty)
        self.letters.append((transport, letter))
        if len(self.letters) >= LETTERS:
            self.empty()

    def empty(self) -> None:
        """Send what is there."""
        letters, self.letters = self.letters, []
        for transport, letter in letters:
            if not transport.is_closing():
                transport.write(letter)


OUTBOX = Outbox()


class Connection(WebSocketsSansIOProtocol):
    """What `undercroft serve` speaks through. Handlers find it in the scope of their socket."""

    def __init__(self, *args: Any, neighbours: Neighbours | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.neighbours = neighbours
        """Where there are several server processes: the others."""
        self.moved = False
        """Has another process taken it over?"""
        self.between = False
        """Does the next thing to come begin a message, as far as we know?"""

    def data_received(self, data: bytes) -> None:
        """The first that comes is the request; it may be for another process to answer."""
        if self.moved:
            return
        if not self.handshake_initiated:
            if not self._hand_over(data):
                super().data_received(data)
                self.between = True
            return
        if self.between and not self.close_sent:
            text = unframed(data)
            if text is not None and len(text) <= self.config.ws_max_size:
                self.put(text)
                return
        self.between = self.between and whole(data)
        super().data_received(data)

    def _hand_over(self, request: bytes) -> bool:
        asked = LIVE.match(request)
        guest = self.transport.get_extra_info("socket")
        if self.neighbours is None or asked is None or guest is None:
            return False
        self.transport.pause_reading()
        self.moved = self.neighbours.hand_over(guest.fileno(), request, asked[1].decode())
        if self.moved:
            self.transport.abort()  # our end of it; the socket itself lives on
        else:
            self.transport.resume_reading()
        return self.moved

    def put(self, text: bytes) -> None:
        """A message for whoever reads the queue."""
        self.frames = [text]
        self.send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone, or gone elsewhere."""
        if self.moved:
            self.connections.discard(self)
        else:
            super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Let the application find this connection."""
        cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def say(self, *messages: bytes) -> None:
        """Send messages, as text so that any client can read them; whoever has gone does not hear them."""
        if not self.close_sent:
            OUTBOX.put(self.transport, b"".join([framed(message) for message in messages if message]))

    async def send(self, message: Any) -> None:
        """What uvicorn sends by itself, such as a goodbye, comes after what was said before."""
        OUTBOX.empty()
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Read on while few messages wait: to pause and resume for each costs more than most of them."""
        self.curr_msg_data_type = "bytes"  # whoever decodes a message sees what is wrong with it, and can say so
        if self.read_paused:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it does not pause
        super().send_receive_event_to_app()
        self.read_paused = False
        if self.queue.qsize() > BACKLOG:
            self.read_paused = True
            self.transport.pause_reading()


def welcome(server: uvicorn.Server, guest: socket.socket, request: bytes) -> None:
    """Take over a socket that another process was asked through, with the request it made."""
    if server.should_exit:
        guest.close()
        return
    guest.setblocking(False)
    loop = asyncio.get_running_loop()
    task = loop.create_task(_welcome(server, guest, request))
    server.server_state.tasks.add(task)
    task.add_done_callback(server.server_state.tasks.discard)


async def _welcome(server: uvicorn.Server, guest: socket.socket, request: bytes) -> None:
    connection = Connection(server.config, server.server_state, server.lifespan.state)
    await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, guest)
    connection.data_received(request)


def connection_of(scope: Any) -> Connection:
    """The connection behind a socket."""
    connection: Connection = scope["extensions"][EXTENSION]
    return connection


def framed(message: bytes) -> bytes:
    """A message as one text frame of the WebSocket protocol (RFC 6455, 5.2), unmasked as a server's are."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def unframed(data: bytes) -> bytes | None:
    """What a client says, if it came as one whole text frame and nothing else, as nearly always."""
    if len(data) < 6 or data[0] != 0x81 or not 0x80 <= data[1] < 0xFF:
        return None
    size, start = data[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def whole(data: bytes) -> bool:
    """Does this end where a message ends, if it begins where one begins?"""
    at, fragment = 0, False
    while at < len(data):
        size, start = data[at + 1] & 0x7F if at + 1 < len(data) else 0, at + 2
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(data[at + 2 : start], "big")
        if data[at] & 0x0F < 8:
            fragment = data[at] < 0x80
        at = start + 4 + size
    return at == len(data) and not fragment
