"""A WebSocket of uvicorn's, with a short way out: what is said goes to the transport at once, without a coroutine."""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "undercroft.connection"
BACKLOG = 16
"""Messages that may wait before reading pauses."""


class Connection(WebSocketsSansIOProtocol):
    """What `undercroft serve` speaks through. Handlers find it in the scope of their socket."""

    async def run_asgi(self) -> None:
        """Let the application find this connection."""
        cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def say(self, *messages: bytes) -> None:
        """Send messages now, as text so that any client can read them; whoever has gone does not hear them."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([framed(message) for message in messages if message]))

    def send_receive_event_to_app(self) -> None:
        """Read on while few messages wait: to pause and resume for each costs more than most of them."""
        if self.read_paused:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it does not pause
        super().send_receive_event_to_app()
        self.read_paused = False
        if self.queue.qsize() > BACKLOG:
            self.read_paused = True
            self.transport.pause_reading()


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
