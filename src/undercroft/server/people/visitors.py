"""Who is asking: by the cookie of a browser, or by a bearer token of a program."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from ..db.storage import Storage, Visitor
from .credentials import COOKIE, hashed

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: AnyConnection) -> str | None:
    """The visitor's token; None if none was sent that could be one of ours."""
    bearer = connection.headers.get("authorization", "")
    token = bearer[7:] if bearer[:7].lower() == "bearer " else connection.cookies.get(COOKIE)
    return token if token and 40 <= len(token) <= 64 and token.isascii() else None


async def person_of(connection: AnyConnection, storage: Storage) -> Visitor | None:
    """The visitor who asks; None if unknown."""
    token = token_of(connection)
    return await storage.visitor(hashed(token)) if token else None
