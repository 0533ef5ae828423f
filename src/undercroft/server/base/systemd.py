"""Tells systemd that the house is open and its process alive. Without systemd nothing is told."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket

READY, ALIVE = "READY=1", "WATCHDOG=1"
OFTEN = 5.0
"""Seconds between two signs of life; the unit in deploy/ waits for sixty."""


def notify(state: str) -> None:
    """Send a word to systemd, if it waits for any."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as teller:
        teller.sendto(state.encode(), address)


async def keep_alive() -> None:
    """From now on the house is open, and alive as long as its event loop turns."""
    notify(READY)
    while True:
        notify(ALIVE)
        await asyncio.sleep(OFTEN)
