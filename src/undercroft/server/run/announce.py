"""What `undercroft serve` says when it opens: where the house is, for this machine and for phones in the network."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser

import segno

from ..base.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
LOCAL = ("127.0.0.1", "::1", "localhost")
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses kept for examples: nothing is sent to them, they only ask which address of ours would be used."""
MORE = """What else there is:
  undercroft play GAME      play in the terminal (undercroft games lists them)
  undercroft serve --help   a house for others, too
  undercroft --help         everything
Ctrl-C closes the house; what was played is kept."""


def address(host: str, port: int) -> str:
    """The house's address, as a browser takes it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address(settings: Settings) -> str:
    """Where this machine reaches the house."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return address(here, settings.port)


def network_address(settings: Settings) -> str:
    """Where others in the network reach the house; empty if they cannot."""
    if settings.host in LOCAL:
        return ""
    if settings.host not in EVERYWHERE:
        return address(settings.host, settings.port)
    for family in (socket.AF_INET, socket.AF_INET6) if settings.host == "::" else (socket.AF_INET,):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((ELSEWHERE[family], 9))
                found = str(probe.getsockname()[0])
            except OSError:
                continue  # no network of this kind
        if found not in (*LOCAL, *EVERYWHERE):
            return address(found, settings.port)
    return ""


def say_where(settings: Settings) -> None:
    """Print the house's addresses; in a terminal, with a code that a phone's camera reads."""
    place = settings.file.resolve() if settings.file is not None else "PostgreSQL"
    print(f"Undercroft is open at {own_address(settings)} (kept in {place})")
    if others := network_address(settings):
        if others != own_address(settings):
            print(f"Others in your network open {others}")
        if sys.stdout.isatty():
            segno.make(others, micro=False, error="l").terminal(compact=True)
    elif settings.host in EVERYWHERE:
        print("This machine is in no network, so nobody else can open it.")
    sys.stdout.flush()


def say_more() -> None:
    """Print what one can do besides, where a person reads it."""
    if sys.stdout.isatty():
        print(MORE, flush=True)


def has_screen() -> bool:
    """Is there a screen on which a browser could open?"""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(settings: Settings) -> None:
    """Open the house in the browser as soon as it answers. The address stands in the terminal anyway."""

    def wait_and_open() -> None:
        for _ in range(120):
            try:
                with urllib.request.urlopen(f"{own_address(settings)}/health/live", timeout=1):
                    webbrowser.open(own_address(settings))
                    return
            except OSError:
                time.sleep(0.25)

    if has_screen():
        threading.Thread(target=wait_and_open, daemon=True).start()
