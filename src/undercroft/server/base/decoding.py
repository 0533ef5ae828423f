"""Reads what strangers send. Whatever it is, it is understood or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .errors import Refused

T = TypeVar("T")


class Malformed(Refused):
    """What was sent is not what is read here."""

    status = 400


def decoded(message: bytes, decode: Callable[[bytes], T], code: str = "malformed") -> T:
    """Decode a message, or refuse it: also one that nests too deep, has too many digits, or is no text at all."""
    try:
        return decode(message)
    except (ValueError, RecursionError) as error:
        raise Malformed(code, f"this is not understood: {error}"[:300]) from None
