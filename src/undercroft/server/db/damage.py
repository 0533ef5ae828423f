"""What the database holds may be damaged: by a disk, or by a hand. That costs one table, not the house."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from ..base.errors import Damaged, Refused

logger = logging.getLogger("undercroft")


@contextmanager
def readable(table: str, what: str) -> Iterator[None]:
    """Read what is kept of a table, or replay it. Whatever goes wrong becomes Damaged.

    Any error counts: the rules carry out what the log says, and there is no telling what a damaged one says.
    """
    try:
        yield
    except Refused:
        raise
    except Exception as error:
        tell_host(table, what, f"{type(error).__name__}: {error}"[:200])
        raise Damaged from error


@lru_cache(maxsize=1000)
def tell_host(table: str, what: str, reason: str) -> None:
    """Log it: once, however often it is read."""
    logger.error("what is kept of a table is damaged", extra={"table": table, "error": f"{what}: {reason}"})
