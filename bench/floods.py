"""How long others wait while one address floods the server with frames.

    python bench/floods.py [--seconds 5] [--sockets 8]

Starts a server on 127.0.0.1 with its usual limits. For each kind of flood a few sockets of another address of this
machine (127.0.0.2) send as fast as they can, and open again when they are cut off, while somebody chats at a table of
their own. It tells how long a line of chat takes there and back, and how often flooders were cut off.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import signal
import subprocess
import sys
import tempfile
import time
from asyncio import FIRST_COMPLETED
from pathlib import Path
from typing import Any

import msgspec

from server import SERVE, free_port
from undercroft.client import Client, Follower

HERE, FLOODER = "127.0.0.1", "127.0.0.2"
MASK = b"\0\0\0\0"
PIECE = 262_144
FLOODS = {
    "no flood": b"",
    "empty pings": b"\x89\x80" + MASK,
    "unsolicited pongs": b"\x8a\x80" + MASK,
    "empty fragments": b"\x00\x80" + MASK,
    "pings, answers unread": b"\x89\xfd" + MASK + b"x" * 125,
    "messages of nothing": b"\x81\x82" + MASK + b"{}",
    "deep JSON": b"\x81\xfe\x3e\x80" + MASK + b"[" * 16_000,
}


class Flooders:
    """Sockets that send one kind of frame for ever, and come back when they are cut off."""

    def __init__(self, port: int, table: str, kind: str) -> None:
        self.port = port
        self.path = f"/api/tables/{table}/live"
        self.kind = kind
        self.sent = 0
        self.cut_off = 0
        self.refused = 0

    async def flood(self) -> None:
        """One socket after another, until cancelled."""
        piece = FLOODS[self.kind] * max(1, PIECE // len(FLOODS[self.kind]))
        if self.kind == "empty fragments":
            piece = b"\x01\x80" + MASK + piece
        while True:
            try:
                await self._one_socket(piece)
            except (OSError, asyncio.IncompleteReadError):
                self.cut_off += 1
            await asyncio.sleep(0)

    async def _one_socket(self, piece: bytes) -> None:
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(FLOODER, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HERE}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        reading = None
        try:
            answer = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in answer:
                self.refused += 1
                return
            if self.kind != "pings, answers unread":
                reading = asyncio.create_task(self._read(reader))
            while reading is None or not reading.done():
                writer.write(piece)
                drained = asyncio.create_task(writer.drain())
                await asyncio.wait([drained, *([reading] if reading else [])], timeout=1, return_when=FIRST_COMPLETED)
                if not drained.done():  # nothing of ours is read any more
                    drained.cancel()
                    break
                self.sent += len(piece)
            self.cut_off += 1
        finally:
            if reading is not None:
                reading.cancel()
            writer.transport.abort()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(65_536):
            if b"\x88" in data and b"too_often" in data:
                return


async def chat(port: int, seconds: float) -> list[float]:
    """Seconds that lines of chat take there and back, ten a second."""
    found = []
    async with await Client.visit(f"http://{HERE}:{port}", "Ada") as ada:
        table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
        async with ada.sit(table) as seat:
            await seat.next_news()
            end = time.perf_counter() + seconds
            while (began := time.perf_counter()) < end:
                await _say(seat)
                found.append(time.perf_counter() - began)
                await asyncio.sleep(0.12)
    return found


async def _say(seat: Follower) -> None:
    assert seat.socket is not None
    await seat.socket.send(b'{"type": "say", "text": "hello"}')
    while msgspec.json.decode(await seat.socket.recv())["type"] == "news":
        pass


async def measure(kind: str, port: int, sockets: int, seconds: float) -> dict[str, Any]:
    """Chat beside one kind of flood."""
    async with await Client.visit(f"http://{HERE}:{port}", "Eve") as eve:
        table = (await eve.make_table("dice_brewing", ["me", "me"]))["table"]
    flooders = Flooders(port, table, kind)
    tasks = [asyncio.create_task(flooders.flood()) for _ in range(sockets if FLOODS[kind] else 0)]
    found = sorted(await chat(port, seconds))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

    def at(part: float) -> float:
        return round(found[min(len(found) - 1, int(len(found) * part))] * 1000, 1)

    return {
        "lines": len(found),
        "p50": at(0.5),
        "p99": at(0.99),
        "max": at(1.0),
        "sent_mb": round(flooders.sent / 1e6, 1),
        "cut_off": flooders.cut_off,
        "refused": flooders.refused,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--sockets", type=int, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="undercroft-floods-") as name:
        for kind in FLOODS:
            port = free_port()
            settings = {"database": str(Path(name) / f"{port}.db"), "port": port}
            process = subprocess.Popen(
                [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()],
                stdout=subprocess.DEVNULL,
                stderr=(Path(name) / "server.log").open("ab"),
            )
            try:
                wait_for(port)
                found = asyncio.run(measure(kind, port, options.sockets, options.seconds))
                print(f"{kind}: {found}", flush=True)
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(20)


def wait_for(port: int) -> None:
    """Until the server takes connections."""

    async def opened() -> None:
        while True:
            try:
                _, writer = await asyncio.open_connection(HERE, port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.05)

    asyncio.run(opened())


if __name__ == "__main__":
    main()
