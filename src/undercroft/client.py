"""A small client for programs: make tables, sit down, follow a table live and answer.

It keeps to the server's limits: what is refused as too often is sent again after a pause, and what is cut off comes
back.
"""

from __future__ import annotations

import random
from asyncio import sleep
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

News = dict[str, Any]
"""The table as my seat sees it; the server's OpenAPI page lists the fields."""
TRIES = 30
"""How often something refused as too often is sent before the refusal is raised."""
PAUSE = 1.0
"""Seconds after which an action refused as too often is sent again. Requests are told theirs by `Retry-After`."""
LATER = ("tiresome", "too_many", "too_often", "unkept")
"""Refusals of a socket after which one may come back, after a pause."""
OPENINGS = (0.5, 1.0, 2.0, 4.0)
"""Seconds between the first tries to open a socket: a server that turns it away before it is open says no reason."""
FIRST_BREAK, LONGEST_BREAK = 0.1, 20.0
"""Seconds before a lost connection is opened again: every time twice as long, until news come."""

SESSION_ENDED = 3000
"""The code with which the server closes a socket whose session has ended."""


class Refused(Exception):
    """The server refused the request; nothing has changed."""

    def __init__(self, status: int, code: str, words: str, rule: str = "") -> None:
        self.status = status
        self.code = code
        self.words = words
        self.rule = rule
        super().__init__(f"{code}: {words}" + (f" ({rule})" if rule else ""))


class Client:
    """A visitor of a server, known by a token.

    async with await Client.visit("http://127.0.0.1:8000", "Ada") as ada:
        table = await ada.make_table("dice_brewing", ["me", "agent:random"])
        async with ada.sit(table["table"]) as seat:
            news = await seat.play(lambda news: news["decision"]["options"][0]["text"])
    """

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=30, trust_env=False)

    @classmethod
    async def visit(cls, address: str, name: str) -> Client:
        """Register a new visitor under this name."""
        async with cls(address) as nobody:
            token = (await nobody.post("/api/token", {"name": name}))["token"]
        return cls(address, token)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **params: Any) -> Any:
        """Send a GET request and return the decoded answer."""
        return await self._request("GET", path, params=params)

    async def post(self, path: str, body: Any = None, **params: Any) -> Any:
        """Send a POST request and return the decoded answer."""
        return await self._request("POST", path, json=body, params=params)

    async def put(self, path: str, body: Any) -> Any:
        """Send a PUT request and return the decoded answer."""
        return await self._request("PUT", path, json=body)

    async def _request(self, method: str, path: str, **what: Any) -> Any:
        """Send a request, and again when the server says so if that is too often. Without a time it means hours."""
        for _ in range(TRIES - 1):
            response = await self.http.request(method, path, **what)
            wait = response.headers.get("retry-after", "")
            if response.status_code != httpx.codes.TOO_MANY_REQUESTS or not wait.isdecimal():
                return _answer(response)
            await sleep(int(wait))
        return _answer(await self.http.request(method, path, **what))

    async def make_table(self, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
        """Make a table. Seats are `me`, `link`, `open`, or `agent:NAME`."""
        wanted = []
        for seat in seats:
            kind, _, agent = seat.partition(":")
            wanted.append({"kind": kind, "agent": agent} if agent else {"kind": kind})
        made: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": wanted, **more})
        return made

    async def act(self, table: str, type: str, **fields: Any) -> Any:
        """Send an action, such as `take` or `say`, to a table by a request."""
        return await self.post(f"/api/tables/{table}/act", {"type": type, **fields})

    async def take(self, table: str, seat: int, secret: str = "") -> Any:
        """Sit down at a seat."""
        return await self.act(table, "take", seat=seat, secret=secret)

    async def look(self, table: str, **params: Any) -> News:
        """Fetch the table as I see it."""
        news: News = await self.get(f"/api/tables/{table}", **params)
        return news

    def sit(self, table: str, **params: Any) -> Follower:
        """Follow a table live."""
        return Follower(self, table, params)


def changed(view: Any, changes: list[dict[str, Any]]) -> Any:
    """Return a view with the changes applied; the old view is not modified."""
    for change in changes:
        view = _with(view, change["path"], change["value"])
    return view


def _with(part: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    new = part.copy()
    new[path[0]] = _with(part[path[0]], path[1:], value)
    return new


class Follower:
    """Follows a table live. Reconnects by itself after a break and receives what it missed."""

    def __init__(self, client: Client, table: str, params: dict[str, Any]) -> None:
        self.client = client
        self.table = table
        self.params = params
        self.news: News | None = None
        self.view: Any = None
        """The view of the latest news; the next news may hold only the changes in it."""
        self.since = -1
        self.socket: ClientConnection | None = None
        self.ref = 0
        self.replies: dict[int, dict[str, Any]] = {}

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and tell the server which news we already have. Comes again a few times if it is turned away."""
        for wait in OPENINGS:
            try:
                self.socket = await self._open()
                return
            except InvalidStatus:
                await sleep(wait)
        self.socket = await self._open()

    async def _open(self) -> ClientConnection:
        address = self.client.address.replace("http", "ws", 1)
        params = httpx.QueryParams({"changes": True, **self.params, "since": self.since})
        headers = {"Authorization": f"Bearer {self.client.token}"} if self.client.token else {}
        return await connect(
            f"{address}/api/tables/{self.table}/live?{params}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
        )

    async def close(self) -> None:
        """Close the connection."""
        if self.socket is not None:
            await self.socket.close()

    async def hear(self) -> dict[str, Any]:
        """Receive the next message of any kind."""
        assert self.socket is not None
        try:
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == SESSION_ENDED:
                # To come back would be to come as a stranger, who is asked nothing.
                raise Refused(0, "session_ended", "this session has ended; the token is worth nothing now") from None
            raise
        if message["type"] == "news":
            if (changes := message.pop("changes", None)) is not None:
                message["view"] = changed(self.view, changes)
            self.news = message
            self.view = message["view"]
            self.since = message["number"]
        return message

    async def next_news(self) -> News:
        """Wait for the next news."""
        while (message := await self.hear())["type"] != "news":
            if message["type"] == "refused" and not message.get("ref"):
                raise Refused(0, message["code"], message["words"])
        return message

    async def until(self, when: Callable[[News], bool]) -> News:
        """Return news for which `when` holds: the latest, or the first to come."""
        while self.news is None or not when(self.news):
            await self.next_news()
        return self.news

    async def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send an action and wait for the answer; raises Refused. If it comes too often, it is sent again later."""
        for _ in range(TRIES - 1):
            try:
                return await self._do(type, fields)
            except Refused as error:
                if error.code != "too_often":
                    raise
                await sleep(PAUSE)
        return await self._do(type, fields)

    async def _do(self, type: str, fields: dict[str, Any]) -> dict[str, Any]:
        assert self.socket is not None
        self.ref += 1
        await self.socket.send(msgspec.json.encode({"type": type, "ref": self.ref, **fields}).decode())
        while True:
            message = await self.hear()
            if message.get("ref") == self.ref:
                if message["type"] == "refused":
                    raise Refused(0, message["code"], message["words"], message.get("rule", ""))
                return message

    async def choose(self, text: str) -> dict[str, Any]:
        """Answer the decision of the latest news."""
        assert self.news is not None
        return await self.do("choose", decision=self.news["decision"]["number"], text=text)

    async def asked(self) -> AsyncIterator[News]:
        """Yield the news of every decision that I am asked, until the game is over; reconnects after breaks."""
        answered = -1
        wait = FIRST_BREAK
        while True:
            try:
                if self.socket is None:
                    await self.open()
                news = self.news
                decision = news["decision"] if news else None
                if news is not None and (news["result"] is not None or news["closed"]):
                    return
                if news is not None and decision and decision["answer"] is None and decision["number"] != answered:
                    yield news
                    answered = decision["number"]
                else:
                    await self.next_news()
                wait = FIRST_BREAK
            except (Refused, ConnectionClosed, WebSocketException, OSError) as error:
                if isinstance(error, Refused) and error.code not in LATER:
                    raise
                self.socket = None
                answered = -1
                await sleep(wait * (0.5 + random.random()))  # not everyone at the same moment
                wait = min(LONGEST_BREAK, wait * 2)

    async def play(self, pick: Callable[[News], str]) -> News:
        """Answer every decision with what `pick` returns, to the end of the game."""
        async for news in self.asked():
            try:
                await self.choose(pick(news))
            except Refused as error:
                # Answered meanwhile: by a clock, an automatic answer, or our own choice before a break.
                if error.code not in ("stale", "not_asked", "over", "closed", "repeated", "unkept"):
                    raise
                self.news = None
                await self.close()
                self.socket = None
            except (ConnectionClosed, WebSocketException, OSError):
                self.news = None
                self.socket = None
        assert self.news is not None
        return self.news


def _answer(response: httpx.Response) -> Any:
    if response.is_success:
        if "json" in response.headers.get("content-type", ""):
            return response.json()
        return response.text
    try:
        body = response.json()
        raise Refused(response.status_code, body["code"], body["words"], body.get("rule", ""))
    except (ValueError, KeyError):
        raise Refused(response.status_code, "unknown", response.text[:200]) from None
