"""Live updates by WebSocket. A client says what it has had (`since`) and gets the rest; so it is after every break."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, QueryParameter

from . import metrics, viewpoint, wire
from .actions import act, owns, viewpoint_of
from .errors import Refused, TooMuch
from .gate import Gatekeeper, address_of
from .given import TheGatekeeper, TheHouse
from .house import House
from .people import person_of
from .storage import Visitor
from .tables import LiveTable
from .wire import No

PATIENCE = 200
"""Refused or unreadable messages that one connection may send before it is closed."""
POLICY = 1008
AnySocket = WebSocket[Any, Any, Any]


class Follower:
    """One socket. It is woken when there is news and sends the newest: a slow one skips, it never holds up others."""

    def __init__(self, socket: AnySocket, live: LiveTable, person: Visitor | None, wanted: int | None) -> None:
        self.socket = socket
        self.live = live
        self.person = person
        self.wanted = wanted
        self.seat = viewpoint_of(live, person, wanted)
        self.news = asyncio.Event()

    def wake(self) -> None:
        """There is news."""
        self.news.set()

    async def send(self, data: bytes) -> None:
        """One message, as text so that any client can read it."""
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def follow(self, language: str, since: int) -> None:
        """Send news for as long as the connection lasts. The first message comes at once."""
        live = self.live
        first = True
        while True:
            if not first:
                await self.news.wait()
            self.news.clear()
            seat = viewpoint_of(live, self.person, self.wanted)
            unseen = [entry for entry in live.recent if entry.number > since]
            gap = live.record.number - since > len(unseen)
            if first or gap or seat != self.seat or any(viewpoint.visible(entry, seat) for entry in unseen):
                self.seat = seat
                since, data = await live.news(seat, language, since, owns(live, self.person))
                await self.send(data)
            else:
                since = live.record.number
            first = False

    async def listen(self, house: House, gatekeeper: Gatekeeper, key: object, language: str) -> None:
        """Carry out what the client says, one message after another."""
        patience = PATIENCE
        while patience:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            data = text if text is not None else message.get("bytes") or b""
            ref = 0
            try:
                gatekeeper.actions.take(key)
                action = wire.decode_action(data)
                ref = action.ref
                seat = viewpoint_of(self.live, self.person, self.wanted)
                reply: wire.Reply = await act(house, self.live, self.person, seat, action, language)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                reply = No("malformed", f"this message is not understood: {error}"[:300], ref=ref)
            except Refused as error:
                reply = No(error.code, error.words, error.rule, ref)
            if isinstance(reply, No):
                metrics.REFUSALS.labels(reply.code).inc()
                patience -= 1
            await self.send(wire.encode(reply))
        await self.socket.close(POLICY, "too many messages that cannot be carried out")


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: AnySocket,
    table_id: FromPath[str],
    house: TheHouse,
    gatekeeper: TheGatekeeper,
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)] = -1,
    lang: Annotated[str, QueryParameter(max_length=10)] = "",
) -> None:
    """Follow a table and play at it."""
    address = address_of(socket.scope)
    language = viewpoint.known_language(lang)
    await socket.accept()
    try:
        gatekeeper.sockets.enter(address)
    except TooMuch as error:
        await _refuse(socket, error)
        return
    metrics.SOCKETS.inc()
    tasks: list[asyncio.Task[None]] = []
    live: LiveTable | None = None
    follower: Follower | None = None
    try:
        person = await person_of(socket, house.storage)
        live = await house.table(table_id)
        follower = Follower(socket, live, person, seat)
        live.watchers.add(follower)
        if since > live.record.number:
            since = -1  # it followed a log we do not have; it gets everything
        key = person.id if person is not None else address
        tasks = [
            asyncio.create_task(follower.follow(language, since)),
            asyncio.create_task(follower.listen(house, gatekeeper, key, language)),
        ]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except Refused as error:
        await _refuse(socket, error)
    except (OSError, RuntimeError):
        pass  # gone while we spoke to it
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if live is not None and follower is not None:
            live.watchers.discard(follower)
        metrics.SOCKETS.dec()
        gatekeeper.sockets.leave(address)


async def _refuse(socket: AnySocket, error: Refused) -> None:
    try:
        await socket.send_data(wire.encode(No(error.code, error.words)))
        await socket.close(POLICY, error.code)
    except (OSError, RuntimeError):
        pass
