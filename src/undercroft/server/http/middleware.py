"""Middleware: checks the origin and limits of requests, and adds the headers that every answer carries."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..base import metrics
from ..base.errors import NotAllowed, NotFound, Refused, TooMuch
from ..base.settings import Settings
from ..messages.wire import No
from ..people.limits import RateLimits, address_of, counted_as
from .hosts import Hosts, place_of

BIG = ("/api/transcripts", "/api/tables")
"""The paths that accept a transcript or an owner's cards, and so a bigger body."""
LONGEST_PATH = 255
"""In bytes: no file system has longer names, and none of our addresses comes near it."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Where cookies travel by https only, the page should, too, for a year."""
ALLOW = "whoever runs it starts it with --host-name NAME"
API = "/api/"
NO_STORE = (b"cache-control", b"no-store")
"""What is told of people and tables is kept neither by a browser nor on the way to it."""


def check_path(path: str) -> None:
    """Refuse an impossible path, before a disk or a database fails on it."""
    if "\0" in path or len(path.encode(errors="replace")) > LONGEST_PATH:
        raise NotFound("no_page", "there is no such page")


class SecurityMiddleware:
    """Refuses requests of other sites, too many requests and bad bodies; adds the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.hosts = Hosts(settings)
        self.headers = [*HEADERS, *([HSTS] if settings.secure_cookies else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self.check_head(scope)
            check_path(scope["path"])
            self.check_host(headers)
            self.check_origin(kind, scope, headers)
            self.limits.requests.take(counted_as(address_of(scope)))
            if kind == "http":
                self.check_body(scope, headers)
        except Refused as error:
            metrics.REFUSALS.labels(error.code).inc()
            await self._refuse(kind, error, scope, send)
            return

        own = self.headers_of(scope["path"])
        replaced = {name for name, _ in own}

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*(each for each in message["headers"] if each[0] not in replaced), *own]
            await send(message)

        await self.app(scope, receive, with_headers if kind == "http" else send)

    def headers_of(self, path: str) -> list[tuple[bytes, bytes]]:
        """The headers that every answer to this path carries."""
        return [*self.headers, NO_STORE] if path.startswith(API) else self.headers

    def check_head(self, scope: Any) -> None:
        """Refuse what a request says before its body, if it is very long: no browser sends so much here."""
        said = len(scope.get("raw_path") or b"") + len(scope["query_string"])
        if said + sum(len(name) + len(value) for name, value in scope["headers"]) > self.settings.head_bytes:
            raise LongHead("long_head", f"a request may say {self.settings.head_bytes:,} bytes before its body")

    def check_host(self, headers: dict[str, str]) -> None:
        """Refuse a name that is not the house's. Only programs of old send none."""
        host = headers.get("host", "")
        if host and host not in self.hosts:
            raise OtherHost("other_host", f"this house does not go by that name; if it should, {ALLOW}")

    def check_origin(self, kind: str, scope: Any, headers: dict[str, str]) -> None:
        """Refuse a page of another site: it must not act in a visitor's name, nor listen."""
        if kind == "http" and scope["method"] in SAFE:
            return
        origin = headers.get("origin")
        if origin is not None:
            if place_of(origin) != headers.get("host", "").lower() and origin not in self.settings.origins:
                raise NotAllowed("cross_site", "this page may not do that here")
        elif headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise NotAllowed("cross_site", "this page may not do that here")

    def check_body(self, scope: Any, headers: dict[str, str]) -> None:
        """Accept only JSON, and refuse a body that is too big before reading it. A body without a length is cut off
        while it is read."""
        kind = headers.get("content-type", "application/json")
        if scope["method"] not in SAFE and not kind.startswith("application/json"):
            # A form of another site can send anything but JSON.
            raise WrongType("not_json", "send JSON, as application/json")
        length = headers.get("content-length", "0")
        most = self.settings.import_bytes if scope["path"] in BIG else self.settings.body_bytes
        if not length.isdecimal() or int(length) > most:
            raise TooBig("too_big", f"a request may hold {most:,} bytes")

    async def _refuse(self, kind: str, error: Refused, scope: Scope, send: Send) -> None:
        if kind == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        body = msgspec.json.encode(No(error.code, error.words))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += self.headers_of(scope["path"])
        if isinstance(error, TooMuch) and not isinstance(error, TooBig):
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": error.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


class LongHead(Refused):
    """Too much before the body."""

    status = 431


class OtherHost(Refused):
    """A name that is not ours."""

    status = 421


class WrongType(Refused):
    """A body that is not JSON."""

    status = 415


class TooBig(TooMuch):
    """A body that is too big."""

    status = 413
