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
"""argon2 takes memory and time on purpose; many logins at once must not take all of it."""


def new_secret() -> str:
    """A random secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A random id for a table: 100 bits, so that a table is found only by its link."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(20))


def hashed(secret: str) -> str:
    """The hash of a secret, which is all that is stored. A secret has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


@cache
def _nobody() -> str:
    return _hasher.hash("nobody")


async def hash_password(password: str) -> str:
    """Hash a password with argon2, in a thread."""
    async with _at_once:
        return await asyncio.to_thread(_hasher.hash, password)


async def password_fits(stored: str | None, password: str) -> bool:
    """Is this the password? Takes the same time whether there is such an account or not."""

    def verify() -> bool:
        try:
            return _hasher.verify(stored or _nobody(), password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    async with _at_once:
        return await asyncio.to_thread(verify)
