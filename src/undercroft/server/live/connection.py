"""One WebSocket: bytes to messages and back.

uvicorn makes a Connection for each request that asks for a WebSocket. The handshake goes through the application, as
any other request does: cookies, origins and limits are the same. Then the handler uses the Connection directly.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
from collections import deque
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from ..base.budgets import Budget
from ..base.errors import TooMuch
from ..base.peers import Peers

logger = logging.getLogger("undercroft")

EXTENSION = "undercroft.connection"
BACKLOG = 16
"""Messages that may wait before reading pauses."""
SLICE = 2048
"""Bytes read in one round of the loop. A quarter of a megabyte may hold 40,000 empty frames, and others wait."""
KILOBYTE = 1024
"""Bytes that cost as much as a frame."""
PING_SECONDS = 20.0
"""A client that has not answered a ping by the time of the next one is gone."""
CLOSE_SECONDS = 10.0
"""Time that a client has to answer our close frame, and to take what was sent before it."""
LIVE = re.compile(rb"GET /api/tables/([A-Za-z0-9]{1,32})/live[? ]")
"""A request to follow a table."""
RESTART = 1012


class Disconnected(ConnectionError):
    """The client has gone."""


class Connection(asyncio.Protocol):
    """The server's end of one WebSocket."""

    peers: Peers | None = None
    """Where there are several server processes: the others."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.protocol = ServerProtocol(max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.transport: asyncio.Transport = cast(asyncio.Transport, None)
        self.response: Response | None = None
        """The answer to the handshake, until it is sent."""
        self.messages: deque[bytes] = deque()
        self.fragments: list[bytes] = []
        self.arrived = asyncio.Event()
        """There is a message, or the client has gone."""
        self.gone = False
        self.closing = False
        """Have we said goodbye? What comes then is not read."""
        self.moved = False
        """Has another process taken the socket over?"""
        self.budgets: tuple[Budget, ...] = ()
        """What the client may send: each frame and each kilobyte is paid for from all of them."""
        self.overdrawn = False
        """Did the client send more? Nothing of it is read any more."""
        self.reading = True
        self.unread = b""
        """Bytes that wait for the loop's next rounds. The transport reads nothing meanwhile."""
        self.slicing = False
        """Is a piece of `unread` read in the next round of the loop?"""
        self.flushing = False
        """Is there something to send in the next round of the loop?"""
        self.writable = asyncio.Event()
        self.writable.set()
        self.unanswered_ping = b""
        self.timer: asyncio.TimerHandle | None = None

    # For handlers.
    def limit(self, *budgets: Budget) -> None:
        """From now on the client pays from these budgets for what it sends."""
        self.budgets = budgets

    async def receive(self) -> bytes:
        """The next message. Raises Disconnected if the client has gone, TooMuch if it has sent more than it may."""
        while not self.messages and not self.overdrawn:
            if self.gone:
                raise Disconnected
            self.arrived.clear()
            await self.arrived.wait()
        if self.overdrawn:
            raise TooMuch("too_often", "more messages than one connection or one address may send; wait a moment")
        message = self.messages.popleft()
        if not self.reading:
            self._pace()
        return message

    def send(self, message: bytes) -> None:
        """Send a message, as text so that any client can read it. A client that has gone misses it."""
        if self.protocol.state is State.OPEN and not self.transport.is_closing():
            self.protocol.send_text(message)
            if not self.flushing:
                # At the end of the loop's round: a reply and the news of it go out together.
                self.flushing = True
                asyncio.get_running_loop().call_soon(self._flush)

    def close(self, code: int = 1000, reason: str = "") -> None:
        """Say goodbye after what was sent before."""
        if self.protocol.state is State.OPEN and not self.transport.is_closing():
            self.protocol.send_close(code, reason)
            self._flush()
            self.closing = True
            if self.overdrawn and self.transport.can_write_eof():
                self.transport.write_eof()  # we do not read its goodbye: so it need not wait for our answer to that
            self._pace()  # for the client's own goodbye
            self._set_timer(CLOSE_SECONDS, self.transport.abort)

    def cut(self, code: int, reason: str) -> None:
        """Say goodbye at once: what has arrived but was not carried out yet never is."""
        self.close(code, reason)
        self.messages.clear()
        self._leave()

    # For the event loop.
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is open."""
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed, or another process has it."""
        self.server_state.connections.discard(self)  # type: ignore[arg-type]
        self._stop_timer()
        self._leave()
        self.writable.set()  # the transport never resumes, and nobody should wait for it

    def pause_writing(self) -> None:
        """The client reads more slowly than we write. Until it has caught up, nothing of it is read, or the answers
        to its pings would fill the memory."""
        self.writable.clear()
        self._pace()

    def resume_writing(self) -> None:
        """It has caught up."""
        self.writable.set()
        self._pace()

    def data_received(self, data: bytes) -> None:
        """Bytes of the client. First comes the request, which may be for another process to answer."""
        if self.moved:
            return
        try:
            if self.response is not None or self.unread:
                self.unread += data  # one more piece may come although reading has stopped
            elif self.protocol.state is State.CONNECTING:
                if not self._pass_socket(data):
                    self._read(data)
            elif len(data) > SLICE:
                self.unread = data
                self._read_slice()
            else:
                self._read(data)
        except Exception:
            self._fail()

    def eof_received(self) -> None:
        """The client sends nothing more."""
        try:
            self.protocol.receive_eof()
            self._flush()
            self._leave()
        except Exception:
            self._fail()

    def shutdown(self) -> None:
        """uvicorn stops."""
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(RESTART)
            self._flush()
        self._leave()
        self._close_transport()

    # Reading.
    @property
    def _ready(self) -> bool:
        """May we read on?"""
        if not self.writable.is_set() or self.response is not None or self.overdrawn:
            return False
        return self.closing or len(self.messages) <= BACKLOG

    def _pace(self) -> None:
        """Read on, or stop reading: what is not read waits with the client."""
        ready = self._ready
        if self.unread and ready:
            ready = False
            if not self.slicing:
                self.slicing = True
                asyncio.get_running_loop().call_soon(self._read_slice)
        if ready is not self.reading and not self.transport.is_closing():
            self.reading = ready
            if ready:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def _read_slice(self) -> None:
        """Read a piece of what has arrived, and leave the rest for the loop's next rounds."""
        self.slicing = False
        if self.transport.is_closing():
            self.unread = b""
        elif self._ready:
            piece, self.unread = self.unread[:SLICE], self.unread[SLICE:]
            try:
                self._read(piece)
            except Exception:
                self._fail()
        self._pace()

    def _read(self, data: bytes) -> None:
        for budget in self.budgets:
            if not budget.spend(1 + len(data) / KILOBYTE):
                self._overdraw()
                return
        self.protocol.receive_data(data)
        events = self.protocol.events_received()
        for event in events:
            if isinstance(event, Frame):
                self._take_in(event)
            elif isinstance(event, Request):
                self._begin_handshake(event)
        if len(events) > 1:
            for budget in self.budgets:
                budget.spend(len(events) - 1)
        self._flush()
        if self.protocol.close_expected():
            self._leave()

    def _overdraw(self) -> None:
        """The client has sent more than it may. Whoever handles its messages says so and closes."""
        self.overdrawn = True
        self.unread = b""
        self.messages.clear()
        self.arrived.set()
        self._pace()

    def _fail(self) -> None:
        """A fault of ours ends the connection, and nothing else."""
        logger.exception("a socket failed")
        self.transport.abort()
        self._leave()

    # Messages.
    def _take_in(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            if frame.data == self.unanswered_ping:
                self.unanswered_ping = b""
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and not self.closing:
            # Whoever decodes a text that is no UTF-8 sees it, and can say so.
            if frame.data:
                self.fragments.append(bytes(frame.data))
            if frame.fin:
                self.messages.append(b"".join(self.fragments))
                self.fragments.clear()
                self.arrived.set()
                if self.reading and len(self.messages) > BACKLOG:
                    self._pace()

    def _flush(self) -> None:
        """Send what the protocol has to send; an empty piece means that nothing comes after it."""
        self.flushing = False
        pieces = self.protocol.data_to_send()
        if pieces and not self.transport.is_closing():
            self.transport.write(b"".join(pieces))
            if not pieces[-1]:
                self._close_transport()

    def _close_transport(self) -> None:
        """Close, once the client has taken what was sent; it does not have for ever."""
        self.transport.close()
        self._set_timer(CLOSE_SECONDS, self.transport.abort)

    def _leave(self) -> None:
        """No message comes any more."""
        self.gone = True
        self.arrived.set()

    # Keeping alive.
    def _set_timer(self, seconds: float, do: Any) -> None:
        self._stop_timer()
        self.timer = asyncio.get_running_loop().call_later(seconds, do)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ping(self) -> None:
        if self.protocol.state is not State.OPEN or self.transport.is_closing():
            return
        if self.unanswered_ping:
            # Not closed politely: whoever does not read would never hear of it, and count as present for ever.
            self.transport.abort()
            self._leave()
            return
        self.unanswered_ping = os.urandom(4)  # only whoever has read it can answer
        self.protocol.send_ping(self.unanswered_ping)
        self._flush()
        self._set_timer(PING_SECONDS, self._ping)

    # The handshake.
    def _pass_socket(self, request: bytes) -> bool:
        """Pass the socket to the process that owns the table, if that is another one."""
        asked = LIVE.match(request)
        client = self.transport.get_extra_info("socket")
        if self.peers is None or asked is None or client is None:
            return False
        self.transport.pause_reading()
        self.moved = self.peers.pass_socket(client.fileno(), request, asked[1].decode())
        if self.moved:
            self.transport.abort()  # our end of it; the socket itself lives on
        else:
            self.transport.resume_reading()
        return self.moved

    def _begin_handshake(self, request: Request) -> None:
        response = self.protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._respond(response)
            return
        self.response = response
        self._pace()  # what comes behind the request waits until it is answered
        path, _, query = request.path.partition("?")
        root = self.config.root_path
        scope = {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "server": _address(self.transport.get_extra_info("sockname")),
            "client": _address(self.transport.get_extra_info("peername")),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {EXTENSION: self},
        }
        task = asyncio.get_running_loop().create_task(self._run_application(scope))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _run_application(self, scope: Any) -> None:
        """Let the application accept or refuse, and carry on with the Connection."""
        events: list[Any] = [{"type": "websocket.connect"}]

        async def receive() -> Any:
            if events:
                return events.pop()
            while not self.gone:
                await self.receive()
            return {"type": "websocket.disconnect", "code": 1006}

        async def send(event: Any) -> None:
            if event["type"] == "websocket.accept":
                self._accept(event.get("headers", ()))
            elif event["type"] == "websocket.close" and self.response is not None:
                self._respond(self.protocol.reject(HTTPStatus.FORBIDDEN, ""))
            elif event["type"] == "websocket.close":
                self.close(event.get("code", 1000), event.get("reason") or "")
            else:
                raise RuntimeError(f"after the handshake use the Connection, not {event['type']}")

        try:
            await self.config.loaded_app(scope, receive, send)
        except Exception:
            logger.exception("a handler of sockets failed")
            if self.response is not None:
                self._respond(self.protocol.reject(HTTPStatus.INTERNAL_SERVER_ERROR, "Internal Server Error"))
        self._flush()
        if self.protocol.state is not State.CLOSING:  # else the client has some time to answer
            self._close_transport()

    def _accept(self, headers: Any) -> None:
        response = self.response
        if response is None or self.transport.is_closing():
            return
        for name, value in headers:
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self.response = None
        self.protocol.send_response(response)
        self._flush()
        self._set_timer(PING_SECONDS, self._ping)
        self._pace()

    def _respond(self, response: Response) -> None:
        """Answer the request with a response that ends the connection."""
        self.response = None
        self.protocol.send_response(response)
        self._flush()
        self._leave()
        self._close_transport()


def _address(name: Any) -> tuple[str, int] | None:
    return (str(name[0]), int(name[1])) if isinstance(name, tuple | list) else None


def adopt_socket(server: uvicorn.Server, client: socket.socket, request: bytes) -> None:
    """Take over a socket that has reached another process, with the request it sent."""
    if server.should_exit:
        client.close()
        return
    client.setblocking(False)
    task = asyncio.get_running_loop().create_task(_adopt(server, client, request))
    server.server_state.tasks.add(task)
    task.add_done_callback(server.server_state.tasks.discard)


async def _adopt(server: uvicorn.Server, client: socket.socket, request: bytes) -> None:
    connection = Connection(server.config, server.server_state, server.lifespan.state)
    await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, client)
    connection.data_received(request)


def connection_of(scope: Any) -> Connection:
    """The connection behind a socket of the application."""
    connection: Connection = scope["extensions"][EXTENSION]
    return connection
