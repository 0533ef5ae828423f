"""Live updates by WebSocket. A client says what it has had (`since`) and gets the rest; so it is after every break."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from ..base import metrics
from ..base.errors import Refused, TooMuch
from ..db.storage import Visitor
from ..messages import views, wire
from ..messages.wire import No
from ..people.limits import Gatekeeper, address_of, counted_as
from ..people.visitors import person_of
from ..tables.actions import act, owns, viewpoint_of
from ..tables.registry import House
from ..tables.table import LiveTable
from .connection import Connection, connection_of

PATIENCE = 200
"""Refused or unreadable messages that one connection may send, beyond those that were carried out, before it is
closed."""
POLICY = 1008
AnySocket = WebSocket[Any, Any, Any]


class Follower:
    """One socket. News goes out at once; a slow client skips to the newest, it never holds up others."""

    def __init__(
        self,
        connection: Connection,
        live: LiveTable,
        person: Visitor | None,
        wanted: int | None,
        language: str,
        changes: bool,
    ) -> None:
        self.connection = connection
        self.live = live
        self.person = person
        self.wanted = wanted
        self.language = language
        self.seat = viewpoint_of(live, person, wanted)
        """The viewpoint from which the client was last told."""
        self.found = (live.record.seats, self.seat)
        self.owner = owns(live, person)
        self.changes = changes
        """Is it content with what has changed in its view?"""
        self.since = -1
        self.had = -1
        """The entry whose view it was last sent."""
        self.reply = b""
        """An answer that goes out together with the news of what it was about."""
        self.behind = asyncio.Event()
        """Something could not be told at once."""
        self.reading = True
        """What it has not had is being read from the log, or the first message has not gone out."""
        self.patience = PATIENCE
        """How many more refusals it may earn. What is carried out brings it back: a sitting may last for days."""

    def viewpoint(self) -> int:
        """Where this person looks from now; looked up again only if somebody sat down or got up."""
        seats, seat = self.found
        if seats is not self.live.record.seats:
            seat = viewpoint_of(self.live, self.person, self.wanted)
            self.found = (self.live.record.seats, seat)
        return seat

    def wake(self) -> None:
        """There is news."""
        if self.reading or not self.connection.writable.is_set() or not self._tell():
            self._answer()
            self.behind.set()

    def _answer(self) -> None:
        if self.reply:
            self.connection.say(self.reply)
            self.reply = b""

    def _tell(self) -> bool:
        """Send what is new, if it is all at hand."""
        live = self.live
        lately = live.lately(self.since)
        if lately is None:
            return False
        try:
            seat = self.viewpoint()
        except Refused:
            return False
        if seat != self.seat or lately.noticed(seat):
            had = self.had if self.changes and seat == self.seat else None
            news = live.told(seat, self.language, self.since, lately, self.owner, had)
            self.connection.say(self.reply, news)
            self.seat, self.reply, self.had = seat, b"", live.record.number
        self._answer()
        self.since = live.record.number
        return True

    async def follow(self, since: int) -> None:
        """Send the first message, and later what could not be told at once, for as long as the connection lasts."""
        self.since = since
        while True:
            self.reading = True
            self.behind.clear()
            await self.connection.writable.wait()
            seat = self.viewpoint()
            number, news = await self.live.news(seat, self.language, self.since, self.owner)
            if self.viewpoint() != seat:
                continue  # got up or sat down while the log was read: that was for another viewpoint
            self.connection.say(news)
            self.since, self.seat, self.had = number, seat, number
            self.reading = False
            if number == self.live.record.number:
                await self.behind.wait()

    async def listen(self, house: House, gatekeeper: Gatekeeper, key: object) -> None:
        """Carry out what the client says, one message after another."""
        while self.patience:
            message = await self.connection.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            data = text if text is not None else message.get("bytes") or b""
            ref = 0
            try:
                try:
                    action = wire.decode_action(data)
                    ref = action.ref  # whoever waits for the answer knows it by this, also that it is too often
                finally:
                    gatekeeper.actions.take(key)
                seat = self.viewpoint()
                reply: wire.Reply = await act(house, self.live, self.person, seat, action, self.language)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                reply = No("malformed", f"this message is not understood: {error}"[:300], ref=ref)
            except Refused as error:
                reply = No(error.code, error.words, error.rule, ref)
            if isinstance(reply, No):
                metrics.REFUSALS.labels(reply.code).inc()
                self.patience -= 1
            else:
                self.patience = min(PATIENCE, self.patience + 1)
            await self.connection.writable.wait()
            self._answer()
            self.reply = wire.encode(reply)
            if not self.live.telling:
                self._answer()
        raise TooMuch("tiresome", "too many messages that cannot be carried out")


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: AnySocket,
    table_id: FromPath[str],
    house: NamedDependency[House],
    gatekeeper: NamedDependency[Gatekeeper],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)] = -1,
    lang: Annotated[str, QueryParameter(max_length=10)] = "",
    changes: FromQuery[bool] = False,
) -> None:
    """Follow a table and play at it. With `changes` news after the first say only what has changed in the view."""
    address = counted_as(address_of(socket.scope))
    language = views.known_language(lang)
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
        follower = Follower(connection_of(socket.scope), live, person, seat, language, changes)
        live.watch(follower)
        if since > live.record.number:
            since = -1  # it followed a log we do not have; it gets everything
        key = person.id if person is not None else address
        tasks = [
            asyncio.create_task(follower.follow(since)),
            asyncio.create_task(follower.listen(house, gatekeeper, key)),
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
            live.unwatch(follower)
        metrics.SOCKETS.dec()
        gatekeeper.sockets.leave(address)


async def _refuse(socket: AnySocket, error: Refused) -> None:
    try:
        await socket.send_data(wire.encode(No(error.code, error.words)))
        await socket.close(POLICY, error.code)
    except (OSError, RuntimeError):
        pass
