"""Webhooks notify people elsewhere that they are asked. They must not become a way into the host's network."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpx

from ..base.errors import Refused
from ..db.storage import Storage

logger = logging.getLogger("undercroft")

TIMEOUT = 5.0
KNOWN = 20_000
"""Visitors whose addresses are remembered."""
REMEMBERED = 30.0
"""Seconds for which an address is remembered; another process may change it meanwhile."""
AT_ONCE = 16
WORLD = ipaddress.ip_network("2000::/3")
"""The part of IPv6 that has been given out so far."""
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 addresses as written in a network that has only IPv6."""
SET_APART = [
    ipaddress.ip_network(each)
    for each in ("192.0.0.0/24", "192.88.99.0/24", "2001:db8::/32", "3fff::/20")  # protocols, relays, documentation
]
"""Reserved addresses that some versions of Python take for public."""


class Webhooks:
    """Sends notes. The name is resolved and checked each time, and the connection goes to the checked address."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.free = asyncio.Semaphore(AT_ONCE)
        self.client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        """Close the HTTP client."""
        await self.client.aclose()

    async def check(self, address: str) -> tuple[str, str, dict[str, str], dict[str, Any]]:
        """Method, pinned address, headers and extensions of the request; refuses addresses inside the host's
        network."""
        refused = Refused("bad_webhook", "a webhook is an http or https address of a public host, without a password")
        try:
            parts = urlsplit(address)
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise refused from None
        host = parts.hostname
        if parts.scheme not in ("http", "https") or not host or parts.username or parts.password or len(address) > 500:
            raise refused
        if any(ord(letter) <= 32 or ord(letter) > 126 for letter in address):
            raise refused
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refused("bad_webhook", "this host's name cannot be found") from None
        addresses = [ipaddress.ip_address(str(each[4][0]).split("%")[0]) for each in found]
        # All of them: a name with one public and one private address is not to be trusted either.
        if not addresses or not (self.private or all(is_public(each) for each in addresses)):
            raise refused
        target = addresses[0]
        place = f"[{target}]" if target.version == 6 else str(target)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        pinned = f"{parts.scheme}://{place}:{port}{path}"
        return "POST", pinned, {"Host": parts.netloc}, {"sni_hostname": host}

    async def tell(self, address: str, note: dict[str, Any]) -> bool:
        """Send a note, and return whether it arrived. The body of the answer is not read."""
        try:
            # One limit for all of it: httpx starts its own anew with every byte, so a slow server could keep the slot
            # for ever.
            async with self.free, asyncio.timeout(TIMEOUT):
                method, pinned, headers, extensions = await self.check(address)
                async with self.client.stream(
                    method, pinned, json=note, headers=headers, extensions=extensions
                ) as response:
                    return response.is_success
        except (Refused, httpx.HTTPError, httpx.InvalidURL, ValueError, TimeoutError) as error:
            logger.info("a webhook did not arrive", extra={"error": type(error).__name__})
            return False


class WebhookAddresses:
    """Where visitors want to be notified, remembered for a while."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: dict[int, tuple[str, float]] = {}
        """By visitor: the address (empty for none), and until when we believe it."""

    def has_none(self, visitor: int) -> bool:
        """Do we know that this visitor has no webhook?"""
        known = self.known.get(visitor)
        return known is not None and not known[0] and known[1] >= time.monotonic()

    async def of(self, visitor: int) -> str:
        """The address of a visitor; empty for none."""
        known = self.known.get(visitor)
        if known is None or known[1] < time.monotonic():
            known = ((await self.storage.webhook_of(visitor)) or "", time.monotonic() + REMEMBERED)
            self.known[visitor] = known
            if len(self.known) > KNOWN:
                del self.known[next(iter(self.known))]
        return known[0]

    def forget(self, visitors: Iterable[int]) -> None:
        """Forget the addresses of visitors who have changed theirs."""
        for visitor in visitors:
            self.known.pop(visitor, None)


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Is this a public address, and not another way to write a private one?"""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(inner)
        if address in TRANSLATED:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in WORLD or address.is_site_local:
            return False
    if any(address in each for each in SET_APART):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved
