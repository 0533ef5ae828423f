"""The commands of a host: list, inspect, rewind, export and close tables; help whoever has lost a password; prune, back
up and restore the whole database.

They work beside a running server: a change goes into the log, where the server finds it.
"""

from __future__ import annotations

import base64
import gzip
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select, text

from undercroft.engine.saves import fingerprint

from ..base.errors import StorageError
from ..base.private import write_private
from ..base.settings import Settings
from ..db import retention, schema
from ..messages.views import seat_view
from ..messages.wire import Done
from ..model import engine
from ..people import credentials
from ..tables.actions import Close, Command, Rewind
from ..tables.registry import Registry

FORMAT = "undercroft backup 1"
PACKED = b"\x1f\x8b"
"""The first bytes of every gzip file."""
TABLES: dict[str, Table] = {
    "accounts": schema.accounts,
    "visitors": schema.visitors,
    "card_sets": schema.card_sets,
    "tables": schema.tables,
    "seats": schema.seats,
    "entries": schema.entries,
    "snapshots": schema.snapshots,
}
"""In the order in which they can be filled."""
ROWS = 500
ONCE_HOURS = 24
ONCE_LETTERS = 16


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Registry]:
    """The tables of a database, without a server: no agents think, and nothing sweeps or listens."""
    registry = Registry(settings)
    await registry.storage.open()
    registry.journal.start()
    try:
        yield registry
    finally:
        await registry.close()


async def list_tables(settings: Settings, status: str | None = None) -> list[dict[str, Any]]:
    """Every table, the latest first."""
    async with opened(settings) as registry:
        rows = await registry.storage.all_tables(status)
    return [
        {
            "table": row.id,
            "game": row.game,
            "seats": head.seats if head else 0,
            "title": head.title if head else "",
            "status": row.status if head else "damaged",
            "changed": row.changed,
            "result": row.result,
        }
        for row, head in rows
    ]


async def inspect(settings: Settings, table: str) -> dict[str, Any]:
    """Everything about a table, hidden things included. Not for players."""
    async with opened(settings) as registry:
        live = await registry.table(table)
        live.forget()
        record = live.record
        return {
            "head": msgspec.to_builtins(live.head),
            "number": record.shown(record.number),
            "choices": record.choices,
            "waiting": sorted(record.waiting),
            "seats": [msgspec.to_builtins(seat_view(number, seat)) for number, seat in enumerate(record.seats)],
            "over": record.over,
            "closed": record.closed,
            "fingerprint": fingerprint(live.state),
            "laws_broken": live.game.checks.invariants(live.state),
            "state": msgspec.json.decode(live.game.save(live.state)),
            "last": [
                {
                    "number": record.shown(entry.number),
                    "seat": entry.seat,
                    "at": entry.at,
                    **msgspec.to_builtins(entry.body),
                }
                for entry in await registry.storage.entries(table, record.number - 10)
            ],
        }


async def command(registry: Registry, table: str, action: Rewind | Close) -> int:
    """Carry out an action of the host at a table, and return the number of its entry."""
    reply = await (await registry.table(table)).act(Command(-1, action))
    assert isinstance(reply, Done)
    return reply.number


async def rewind(settings: Settings, table: str, to: int) -> int:
    """Take a table back to an entry. Everyone sees it in the log."""
    async with opened(settings) as registry:
        return await command(registry, table, Rewind(to))


async def close(settings: Settings, table: str, reason: str) -> int:
    """Close a table. It stays readable."""
    async with opened(settings) as registry:
        return await command(registry, table, Close(reason))


async def export(settings: Settings, table: str) -> str:
    """A table's transcript as far as it has got, hidden things included. Not for players."""
    async with opened(settings) as registry:
        head, record = await registry.read_record(table)
        begun, way = await registry.history.whole_way(head, record.position)
        return str(engine.to_transcript(head, begun, way, await registry.history.result(head)))


async def prune(settings: Settings, policy: retention.Policy, dry_run: bool) -> retention.Pruned:
    """Prune by the host's policy; in a dry run, only say how much that would be."""
    async with opened(settings) as registry:
        return await retention.prune(registry.storage, policy, time.time(), dry_run)


async def reset_password(settings: Settings, login: str) -> str:
    """Give an account a password that is good for choosing another one, for whoever has lost theirs."""
    password = credentials.new_secret()[:ONCE_LETTERS]
    async with opened(settings) as registry:
        storage = registry.storage
        account = await storage.account(login.lower())
        if account is None:
            raise StorageError(f"nobody logs in as {login!r}")
        until = time.time() + ONCE_HOURS * 3600
        await storage.set_password(account, await credentials.hash_password(password), until)
        await registry.sessions.end(await storage.visitors_of(account.id))
    return password


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(key): base64.b64encode(bytes(value)).decode() if isinstance(value, bytes | memoryview) else value
        for key, value in row.items()
    }


def _rich(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {key: base64.b64decode(value) if key in binary else value for key, value in row.items()}


async def back_up(settings: Settings, file: Path) -> int:
    """Write the whole database into one file, from SQLite or PostgreSQL alike, also while the server runs."""
    count = 0
    async with opened(settings) as registry, registry.storage.engine.connect() as connection:
        # Read everything as of one moment, whatever is written meanwhile.
        if registry.storage.sqlite:
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        with write_private(file) as raw, gzip.open(raw, "wb") as out:
            out.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
            for name, table in TABLES.items():
                for row in (await connection.execute(select(table))).mappings():
                    out.write(msgspec.json.encode([name, _plain(dict(row))]) + b"\n")
                    count += 1
    return count


def read_backup(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows of a backup, each with the name of its table."""
    if not file.exists():
        raise StorageError(f"there is no such file: {file}")
    try:
        with gzip.open(file, "rb") as packed:
            lines = packed.read().splitlines()
    except (gzip.BadGzipFile, EOFError, zlib.error):
        if not file.read_bytes().startswith(PACKED):
            raise StorageError(f"{file} is not a backup of Undercroft") from None
        raise StorageError(f"{file} is damaged and cannot be read to its end; use another backup") from None
    except OSError as error:
        raise StorageError(f"{file} cannot be read: {error.strerror}") from None
    try:
        if msgspec.json.decode(lines[0]) != {"format": FORMAT}:
            raise ValueError
        return [msgspec.json.decode(line, type=tuple[str, dict[str, Any]]) for line in lines[1:]]
    except (ValueError, IndexError):
        raise StorageError(f"{file} is not a backup of Undercroft") from None


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database from a backup. The backup is read first, so that a bad one leaves no new database
    behind."""
    pairs = read_backup(file)
    count = 0
    async with opened(settings) as registry, registry.storage.engine.begin() as connection:
        for table in TABLES.values():
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                raise StorageError("a backup goes into an empty database; this one has something in it")
        for name, table in TABLES.items():
            rows = [_rich(table, row) for of, row in pairs if of == name]
            for first in range(0, len(rows), ROWS):
                await connection.execute(insert(table), rows[first : first + ROWS])
            count += len(rows)
        if not registry.storage.sqlite:
            for name in ("accounts", "visitors"):
                await connection.execute(
                    text(
                        f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), "
                        f"coalesce((SELECT max(id) FROM {name}), 0) + 1, false)"
                    )
                )
    return count
