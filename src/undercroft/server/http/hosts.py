"""The names under which the house may be asked for.

A page of another site can point its own name at this machine, and is then one of our own to the browser (DNS
rebinding). So the house answers only to names that are its own. Nobody can point an address elsewhere.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from ..base.settings import Settings

LOCAL = "localhost"
PLACE = re.compile(r"(?:\[([^]]+)\]|([a-z0-9_.-]+))(?::[0-9]*)?")


def place_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is not an origin, such as `null`."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:  # such as an unclosed bracket
        return None


def name_in(place: str) -> str | None:
    """The host of a place, without the port; None if it is none."""
    found = PLACE.fullmatch(place.lower())
    return (found[1] or found[2]).rstrip(".") if found else None


def is_address(name: str) -> bool:
    """Is it an address, rather than a name?"""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Hosts:
    """What the host has named, what the server listens on, and what this machine is called."""

    def __init__(self, settings: Settings) -> None:
        here = socket.gethostname().lower()
        origins = [name_in(place_of(origin) or "") or "" for origin in settings.origins]
        named = [name.lower().rstrip(".") for name in (*settings.hosts, settings.host)]
        self.names = {LOCAL, here, f"{here.partition('.')[0]}.local", *named, *origins} - {""}

    def __contains__(self, place: str) -> bool:
        name = name_in(place)
        return name is not None and (name in self.names or name.endswith(f".{LOCAL}") or is_address(name))
