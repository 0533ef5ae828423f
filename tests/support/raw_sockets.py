"""Sockets to the byte: a connection of the server without a network, and a client that sends just what it is told."""

import asyncio
import base64
import json
import os

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from eventually import eventually
from serving import run, serving, settings_for
from undercroft.server.live.connection import Connection


def frame(data, kind=Opcode.TEXT, fin=True):
    return bytes(Frame(kind, data, fin).serialize(mask=True))


class Transport(asyncio.Transport):
    """What a connection writes to in a test."""

    def __init__(self):
        super().__init__()
        self.sent = b""
        self.closed = self.aborted = False
        self.reading = True

    def get_extra_info(self, name, default=None):
        return default

    def write(self, data):
        self.sent += data

    def is_closing(self):
        return self.closed

    def close(self):
        self.closed = True

    def abort(self):
        self.closed = self.aborted = True

    def can_write_eof(self):
        return True

    def write_eof(self):
        self.sent += b"EOF"

    def pause_reading(self):
        self.reading = False

    def resume_reading(self):
        self.reading = True


HELLO = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def opened():
    """A connection after its handshake, with an application that stays."""

    async def stay(scope, receive, send):
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = uvicorn.Config(stay, log_config=None, ws_max_size=70_000)
    config.load()
    connection, transport = Connection(config, ServerState(), {}), Transport()
    connection.connection_made(transport)
    connection.data_received(HELLO)
    await eventually(lambda: b" 101 " in transport.sent, "the handshake is over")
    transport.sent = b""
    return connection, transport


def close_all(connection):
    connection.connection_lost(None)
    for task in connection.server_state.tasks:
        task.cancel()


class Raw:
    """A socket that sends just the bytes it is told to."""

    async def open(self, client, table, seat=0):
        self.client = client
        host, port = client.address.removeprefix("http://").split(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /api/tables/{table}/live?seat={seat} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {client.token}\r\n\r\n".encode()
        )
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        await self.until(lambda heard: heard.get("type") == "news")

    async def frame(self):
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def until(self, wanted):
        while True:
            kind, data = await self.frame()
            if kind == Opcode.CLOSE:
                return {"closed": int.from_bytes(data[:2], "big")}
            heard = json.loads(data) if kind == Opcode.TEXT else {"kind": kind}
            if wanted(heard):
                return heard

    async def reply(self, ref):
        return await self.until(lambda heard: heard.get("ref") == ref)


def with_raw(tmp_path, work, **settings):
    async def play():
        async with serving(settings_for(tmp_path, **settings)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            raw = Raw()
            live = await served.registry.table(table)
            await raw.open(ada, table, live.state.seat)
            await work(raw, live)
            raw.writer.close()

    run(play)


def say(text, ref):
    return frame(json.dumps({"type": "say", "text": text, "ref": ref}).encode())
