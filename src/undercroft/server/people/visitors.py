"""Who is asking: by the cookie of a browser, or by a bearer token of a program."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from ..db.storage import Visitor
from .credentials import COOKIE, hashed
from .sessions import Sessions

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: AnyConnection) -> str | None:
    """The visitor's token; None if none was sent that could be one of ours."""
    bearer = connection.headers.get("authorization", "")
    token = bearer[7:] if is_program(connection) else connection.cookies.get(COOKIE)
    return token if token and 40 <= len(token) <= 64 and token.isascii() else None


def is_program(connection: AnyConnection) -> bool:
    """Is this a program with a bearer token, rather than a browser with a cookie?"""
    return connection.headers.get("authorization", "")[:7].lower() == "bearer "


def session_of(connection: AnyConnection) -> str:
    """The hash of the token, by which a session is known; empty if none was sent."""
    token = token_of(connection)
    return hashed(token) if token else ""


async def person_of(connection: AnyConnection, sessions: Sessions) -> Visitor | None:
    """The visitor who asks; None if unknown."""
    session = session_of(connection)
    person = await sessions.storage.visitor(session) if session else None
    if person is not None:
        sessions.saw(person, connection.headers.get("user-agent", ""))
    return person
