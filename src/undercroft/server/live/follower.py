"""Live updates by WebSocket. A client says what it has had (`since`) and gets the rest; so it is after every break."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from ..base import metrics
from ..base.budgets import Budget
from ..base.errors import Refused, TooMuch
from ..db.storage import Visitor
from ..messages import views, wire
from ..messages.wire import No
from ..people.limits import RateLimits, address_of, counted_as
from ..people.visitors import person_of, session_of
from ..tables.actions import Command, own_seat, owns, viewpoint_of
from ..tables.registry import Registry
from ..tables.table import Table
from .connection import Connection, connection_of

REFUSALS = 200
"""Refused or unreadable messages that one connection may send, beyond those that were carried out, before it is
closed."""
POLICY = 1008
UNAUTHORIZED = 3000
"""The session has ended: the client may come back as whoever it is then."""
AnySocket = WebSocket[Any, Any, Any]


class Follower:
    """One client at one table. News goes out at once; a slow client skips to the newest and never holds up others."""

    def __init__(
        self,
        connection: Connection,
        table: Table,
        person: Visitor | None,
        wanted: int | None,
        language: str,
        changes: bool,
        address: str,
    ) -> None:
        self.connection = connection
        self.table = table
        self.person = person
        self.wanted = wanted
        self.language = language
        self.seat = viewpoint_of(table.head, table.record, person, wanted)
        """The viewpoint of the last news that was sent."""
        self.found = (table.record.seats, self.seat)
        self.owner = owns(table.head, person)
        self.address = address
        self.changes = changes
        """Is the client content with what has changed in its view?"""
        self.since = -1
        """The last entry that it was sent."""
        self.last_view = -1
        """The entry whose view it was last sent."""
        self.behind = asyncio.Event()
        """Something could not be sent at once."""
        self.catching_up = True
        """The first message has not gone out, or what the client has not had is being read from the log."""
        self.refusals_left = REFUSALS
        """Every action that is carried out gives one back: a sitting may last for days."""

    def viewpoint(self) -> int:
        """Where this person looks from now; looked up again only if somebody sat down or got up."""
        table = self.table
        seats, seat = self.found
        if seats is not table.record.seats:
            seat = viewpoint_of(table.head, table.record, self.person, self.wanted)
            self.found = (table.record.seats, seat)
        return seat

    def wake(self) -> None:
        """There is news."""
        if self.catching_up or not self.connection.writable.is_set() or not self._send_news():
            self.behind.set()

    def _send_news(self) -> bool:
        """Send what is new. False if it is not all in memory."""
        feed, number = self.table.feed, self.table.record.number
        recent = feed.recent_since(self.since)
        if recent is None:
            return False
        try:
            seat = self.viewpoint()
        except Refused:
            return False
        if seat != self.seat or recent.visible_to(seat):
            last_view = self.last_view if self.changes and seat == self.seat else None
            self.connection.send(feed.encode(seat, self.language, recent, self.owner, last_view))
            self.seat, self.last_view = seat, number
        self.since = number
        return True

    async def follow(self, since: int) -> None:
        """Send the first message, and later what could not be sent at once, for as long as the connection lasts."""
        self.since = since
        while True:
            self.catching_up = True
            self.behind.clear()
            await self.connection.writable.wait()
            seat = self.viewpoint()
            number, news = await self.table.feed.news(seat, self.language, self.since, self.owner)
            if self.viewpoint() != seat:
                continue  # got up or sat down while the log was read: that was for another viewpoint
            self.connection.send(news)
            self.since, self.seat, self.last_view = number, seat, number
            self.catching_up = False
            if number == self.table.record.number:
                await self.behind.wait()

    async def run(self, limits: RateLimits, key: object) -> None:
        """Carry out what the client says, one message after another."""
        while self.refusals_left:
            reply = await self._carry_out(await self.connection.receive(), limits, key)
            if isinstance(reply, No):
                metrics.REFUSALS.labels(reply.code).inc()
                self.refusals_left -= 1
            else:
                self.refusals_left = min(REFUSALS, self.refusals_left + 1)
            # Nothing waits between the commit and this, unless the client is slow: so the reply precedes the news.
            await self.connection.writable.wait()
            self.connection.send(wire.encode(reply))
        raise TooMuch("tiresome", "too many messages that cannot be carried out")

    async def _carry_out(self, message: bytes, limits: RateLimits, key: object) -> wire.Reply:
        ref = 0
        try:
            try:
                action = wire.decode_action(message)
                ref = action.ref  # also a refusal because of limits says which message it answers
            finally:
                limits.actions.take(key)
            return await self.table.act(
                Command(self.viewpoint(), action, self.person, "person", self.language, self.address)
            )
        except Refused as error:
            return No(error.code, error.words, error.rule, ref)


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: AnySocket,
    table_id: FromPath[str],
    registry: NamedDependency[Registry],
    limits: NamedDependency[RateLimits],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    since: Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)] = -1,
    lang: Annotated[str, QueryParameter(max_length=10)] = "",
    changes: FromQuery[bool] = False,
) -> None:
    """Follow a table and play at it. With `changes` news after the first say only what has changed in the view."""
    address = counted_as(address_of(socket.scope))
    language = views.known_language(lang)
    await socket.accept()
    connection = connection_of(socket.scope)
    connection.limit(Budget(registry.settings.frames_per_second), limits.frames.of(address))
    try:
        limits.sockets.enter(address)
    except TooMuch as error:
        refuse(connection, error)
        return
    metrics.SOCKETS.inc()
    table: Table | None = None
    follower: Follower | None = None
    session, end = session_of(socket), partial(connection.cut, UNAUTHORIZED, "session_ended")
    registry.sessions.enter(session, end)
    try:
        person = await person_of(socket, registry.sessions)
        table = await registry.table(table_id)
        own_seat(table.record, person, seat)
        follower = Follower(connection, table, person, seat, language, changes, address)
        table.watch(follower)
        key = person.id if person is not None else address
        ended = await first_end(follower.follow(table.feed.number_of(since)), follower.run(limits, key))
        if isinstance(ended, Refused):
            refuse(connection, ended)
        elif ended is not None and not isinstance(ended, ConnectionError):  # that one says that the client has gone
            raise ended
    except Refused as error:
        refuse(connection, error)
    finally:
        if table is not None and follower is not None:
            table.unwatch(follower)
        registry.sessions.leave(session, end)
        metrics.SOCKETS.dec()
        limits.sockets.leave(address)


async def first_end(*works: Coroutine[Any, Any, None]) -> BaseException | None:
    """Run works side by side until one ends, and return what ended it.

    It is not raised here: an error holds the frames it passes, and these hold the table. Such a cycle would keep in
    memory what nobody looks at any more.
    """
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next(task.exception() for task in tasks if task.done())
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def refuse(connection: Connection, error: Refused) -> None:
    """Say why, and goodbye."""
    connection.send(wire.encode(No(error.code, error.words)))
    connection.close(POLICY, error.code)
