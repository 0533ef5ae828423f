"""Tokens, invitations and passwords. Only hashes are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "undercroft"
_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(2)
"""argon2 takes memory and time on purpose; a crowd of logins must not take all of it."""


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A name for a table: 100 bits, so that it is found by its link only."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(20))


def hashed(secret: str) -> str:
    """What is stored of a secret. It has 256 bits of its own, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


@cache
def _nobody() -> str:
    return _hasher.hash("nobody")


async def hash_password(password: str) -> str:
    """argon2, beside the loop."""
    async with _at_once:
        return await asyncio.to_thread(_hasher.hash, password)


async def password_fits(stored: str | None, password: str) -> bool:
    """Takes the same time whether there is such an account or not."""

    def verify() -> bool:
        try:
            return _hasher.verify(stored or _nobody(), password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    async with _at_once:
        return await asyncio.to_thread(verify)
