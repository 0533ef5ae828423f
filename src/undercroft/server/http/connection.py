"""One connection for requests: uvicorn's, with an end to waiting, and only so many of them from one address.

uvicorn waits for ever for a head or a body that does not come, and for a client that does not take its answer.
"""

from __future__ import annotations

import asyncio
from typing import Literal

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..base.errors import Refused, TooMuch
from ..base.settings import Settings
from ..messages.wire import No
from ..people.limits import RateLimits, counted_as
from .proxies import Proxies

Owed = Literal["", "head", "body", "taking"]
"""What we wait for: that a client says what it wants, or the rest of it, or that it takes what it was told."""


class HttpConnection(H11Protocol):
    """The server's end of one connection."""

    limits: RateLimits
    settings: Settings
    proxies: Proxies
    counted: str | None = None
    owed: Owed = ""
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The connection is open; one too many is closed at once."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address and address not in self.proxies:
            try:
                self.limits.connections.enter(counted_as(address))
            except TooMuch as error:
                transport.write(refusal(error))
                transport.close()
                return
            self.counted = counted_as(address)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which is counted and watched as such."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._stop()
        if self.counted is not None:
            self.limits.connections.leave(self.counted)
            self.counted = None

    # Whatever may change what we wait for.
    def data_received(self, data: bytes) -> None:
        """Bytes of the client."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        """The client has not asked for anything more."""
        super().timeout_keep_alive_handler()
        self._watch()

    def pause_writing(self) -> None:
        """The client takes its answers more slowly than we give them."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._watch()

    def _owes(self) -> Owed:
        if self.transport.is_closing() or self.flow.write_paused:
            return "taking"
        if self.conn.their_state is h11.IDLE:
            return "head"
        return "body" if self.conn.their_state is h11.SEND_BODY else ""

    def _watch(self) -> None:
        """Begin to wait. Another piece of the same does not give more time for the rest."""
        owed = self._owes() if self.transport.get_protocol() is self else ""
        if owed != self.owed:
            self._stop()
            self.owed = owed
            if owed:
                seconds = self.settings.head_seconds if owed == "head" else self.settings.body_seconds
                self.timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        self.owed = ""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def refusal(error: Refused) -> bytes:
    """An answer before anything was asked."""
    body = msgspec.json.encode(No(error.code, error.words))
    head = f"HTTP/1.1 {error.status} Too Many\r\ncontent-type: application/json\r\ncontent-length: {len(body)}"
    return f"{head}\r\nconnection: close\r\n\r\n".encode() + body


def connection_for(limits: RateLimits) -> type[HttpConnection]:
    """The kind of connection that goes by these limits."""
    the_limits = limits

    class ConnectionOfHere(HttpConnection):
        limits = the_limits
        settings = the_limits.settings
        proxies = Proxies(the_limits.settings)

    return ConnectionOfHere
