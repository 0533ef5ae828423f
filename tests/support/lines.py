"""A client's end of a socket, frame by frame: it sends whatever it is told to, and keeps all that it hears."""

from __future__ import annotations

import asyncio
import base64
import itertools
import os
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.frames import Frame, Opcode

from eventually import LIMIT as LONGEST
from undercroft.client import changed

LIMIT = LONGEST / 4
"""Seconds. Nothing that the server says takes so long; who looks for the shortest script waits for it often."""
GONE = (OSError, EOFError)
REFS = itertools.count(1)


def frame(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return bytes(Frame(kind, data, fin).serialize(mask=True))


class Ended(Exception):
    """The server has closed the line, with a code and a reason; 0 without a word."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(f"{code} {reason}")


class Refusal(Exception):
    """The handshake was answered with another status."""


class Line:
    """One socket that follows a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.news: list[dict[str, Any]] = []
        """All news, their views put together."""
        self.bare: list[bytes] = []
        """All messages as they came."""
        self.replies: dict[int, dict[str, Any]] = {}
        self.refused: list[dict[str, Any]] = []
        """Refusals that name no message of ours."""
        self.pongs: set[bytes] = set()
        self.ended: Ended | None = None
        self.heard = asyncio.Condition()
        self.listening = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, address: str, table: str, token: str | None, **params: Any) -> Line:
        """Connect; `params` as the wire has them."""
        place = urlsplit(address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        key = base64.b64encode(os.urandom(16)).decode()
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"GET /api/tables/{table}/live?{urlencode(params)} HTTP/1.1\r\nHost: {place.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{who}\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise Refusal(head.split(b"\r\n")[0].decode())
        return cls(reader, writer)

    async def _listen(self) -> None:
        code, reason = 0, ""
        try:
            while True:
                kind, data = await self._frame()
                if kind == Opcode.CLOSE:
                    code, reason = int.from_bytes(data[:2], "big"), data[2:].decode()
                    self.writer.write(frame(data, Opcode.CLOSE))
                    break
                if kind == Opcode.PING:
                    self.writer.write(frame(data, Opcode.PONG))
                elif kind == Opcode.PONG:
                    self.pongs.add(data)
                else:
                    assert kind == Opcode.TEXT, f"the server sent a frame of kind {kind}"
                    self._take(data)
                async with self.heard:
                    self.heard.notify_all()
        except GONE:
            pass
        finally:
            self.writer.close()
            self.ended = Ended(code, reason)
            async with self.heard:
                self.heard.notify_all()

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        assert first & 0x80, "the server sends whole messages"
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0x7F, await self.reader.readexactly(size)

    def _take(self, data: bytes) -> None:
        self.bare.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] == "news":
            if (changes := message.pop("changes", None)) is not None:
                message["view"] = changed(self.news[-1]["view"], changes)
            self.news.append(message)
        elif message.get("ref"):
            assert message["ref"] not in self.replies, f"{message} is a second answer"
            self.replies[message["ref"]] = message
        else:
            assert message["type"] == "refused", f"{message} answers nothing"
            self.refused.append(message)

    async def until(self, fact: Any) -> None:
        """Wait until something is true of what was heard. Raises Ended if it cannot come any more."""
        async with asyncio.timeout(LIMIT), self.heard:
            while not fact():
                if self.ended is not None:
                    if self.listening.done():
                        self.listening.result()
                    raise self.ended
                await self.heard.wait()

    def write(self, data: bytes) -> None:
        """Send bytes."""
        if self.ended is None:
            self.writer.write(data)

    def send(self, type: str, **fields: Any) -> int:
        """Send an action; its reply has this `ref`."""
        ref = next(REFS)
        self.write(frame(msgspec.json.encode({"type": type, "ref": ref, **fields})))
        return ref

    async def reply(self, ref: int) -> dict[str, Any]:
        """The answer to an action."""
        await self.until(lambda: ref in self.replies)
        return self.replies.pop(ref)

    async def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send an action and wait for its answer."""
        return await self.reply(self.send(type, **fields))

    async def barrier(self) -> None:
        """All that the server sent before now has been heard."""
        mark = os.urandom(8)
        self.write(frame(mark, Opcode.PING))
        await self.until(lambda: mark in self.pongs)
        self.pongs.discard(mark)

    async def close(self, rudely: bool = False) -> None:
        """Leave; rudely without a word."""
        if rudely:
            self.writer.transport.abort()
        else:
            self.write(frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
        async with asyncio.timeout(LIMIT):
            await self.listening
