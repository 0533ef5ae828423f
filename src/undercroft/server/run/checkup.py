"""What `undercroft doctor` finds out about a house, open or not. It changes nothing."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from undercroft.engine.errors import UndercroftError

from ..base.errors import Damaged, StorageError, StorageUnavailable
from ..base.private import open_to_others
from ..base.settings import Settings
from ..db import migrate, schema
from ..db.damage import readable
from ..db.statements import trial
from ..db.storage import Storage
from ..model.log import Head
from ..model.record import Record, fresh_record
from ..tables.registry import committer_of

ROOM = 200_000_000
"""Bytes that should be free where the database is, and as many again as it has itself."""
NAMED = 10
"""Damaged tables told by their ids; the rest are counted."""
ASKED = 20
"""Requests for a house's figures: each process tells its own, and any may answer."""


class Finding(NamedTuple):
    """The result of one check."""

    name: str
    ok: bool
    found: str


def examine(settings: Settings, address: str) -> list[Finding]:
    """Run all checks of a house. A failed one does not stop the others."""
    return asyncio.run(_examine(settings, address))


async def _examine(settings: Settings, address: str) -> list[Finding]:
    file = settings.file
    if file is not None and not file.exists():
        return [Finding("database", False, f"there is no such file: {file}")]
    storage = Storage(settings)
    checks: list[tuple[str, Callable[[], Coroutine[Any, Any, str]]]] = [("database", lambda: _schema(storage, file))]
    if file is not None:
        checks += [("rights", lambda: _rights(file)), ("disk", lambda: _disk(file)), ("copies", lambda: _copies(file))]
    checks += [
        ("writing", lambda: _writing(settings, storage)),
        ("tables", lambda: _tables(storage)),
        ("open house", lambda: _open_house(address)),
    ]
    try:
        return [await _look(name, check) for name, check in checks]
    finally:
        await storage.close()


async def _look(name: str, check: Callable[[], Coroutine[Any, Any, str]]) -> Finding:
    try:
        return Finding(name, True, await check())
    except (UndercroftError, OSError) as error:
        return Finding(name, False, str(error))
    except SQLAlchemyError as error:
        return Finding(name, False, f"the database cannot be read: {getattr(error, 'orig', None) or error}")


async def _schema(storage: Storage, file: Path | None) -> str:
    """The version of the schema; and of an SQLite file, whether it is whole."""
    async with storage.engine.connect() as connection:
        now, head = await connection.run_sync(migrate.versions)
        whole = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar() if file is not None else "ok"
    where = str(file) if file is not None else migrate.shown(storage.engine.url)
    if whole != "ok":
        raise StorageError(f"{where} is damaged: {whole}; restore a backup")
    if now is None:
        raise StorageError(f"{where} has no house in it")
    if now == head:
        return f"{where}, schema {now}"
    if now > head:
        raise StorageError(f"{where} has schema {now}, of a newer version of Undercroft; this one knows {head}")
    return f"{where}, schema {now}; brought to {head} when the house is opened the next time"


async def _rights(file: Path) -> str:
    """May only the owner read what is kept?"""
    files = [each for each in (file, *migrate.beside(file), *migrate.copies_of(file)) if each.exists()]
    bare = [each.name for each in files if open_to_others(each)]
    if bare:
        raise StorageError(f"others on this machine may read {', '.join(bare)}: chmod 600")
    for place in (file, file.resolve().parent):
        if not os.access(place, os.W_OK):
            raise StorageError(f"{place} may not be written by this user")
    return f"only {_owner(file)} may read {len(files)} file{'s' if len(files) > 1 else ''}"


def _owner(file: Path) -> str:
    try:
        return file.owner()
    except (KeyError, NotImplementedError):
        return "the owner"


async def _disk(file: Path) -> str:
    """Is there room?"""
    free = shutil.disk_usage(file.resolve().parent).free
    used = sum(each.stat().st_size for each in (file, *migrate.beside(file)) if each.exists())
    found = f"{_size(free)} free, {_size(used)} used by the database"
    if free < ROOM + used:
        raise StorageError(f"{found}: a copy before a migration, and games to come, may find no room")
    return found


def _size(many: int) -> str:
    return f"{many / 1e9:.1f} GB" if many >= 1e9 else f"{many / 1e6:.1f} MB"


async def _copies(file: Path) -> str:
    """Copies made before migrations, and whether they can be opened."""
    lines = []
    for copy in migrate.copies_of(file):
        try:
            with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as connection:
                whole = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            whole = str(error)
        if whole != "ok":
            raise StorageError(f"the copy {copy} cannot be used: {whole}")
        lines.append(f"{copy.name} ({_size(copy.stat().st_size)})")
    return ", ".join(lines) or "none was needed yet"


async def _writing(settings: Settings, storage: Storage) -> str:
    """Commit a write that changes nothing."""
    committer = committer_of(settings, storage)
    try:
        await committer.commit([trial()])
    except StorageUnavailable as error:
        raise StorageError(f"nothing can be kept: {error.cause}") from None
    except Exception as error:
        raise StorageError(f"nothing can be kept: {error.__cause__ or error}") from None
    finally:
        await committer.drop()
    return "a commit works"


async def _tables(storage: Storage) -> str:
    """Read every table: its head, its whole log, its snapshots."""
    async with storage.engine.connect() as connection:
        now, head = await connection.run_sync(migrate.versions)
    if now != head:
        return "looked through once the schema is brought up to date"
    rows = await storage.all_tables()
    damaged = {row.id: "its head" for row, head_of in rows if head_of is None}
    for row, head_of in rows:
        if head_of is not None:
            wrong = await _damage(storage, head_of)
            if wrong:
                damaged[row.id] = wrong
    if damaged:
        lines = ", ".join(f"{id} ({what})" for id, what in list(damaged.items())[:NAMED])
        more = f" and {len(damaged) - NAMED} more" if len(damaged) > NAMED else ""
        raise StorageError(f"{len(damaged)} of {len(rows)} are damaged: {lines}{more}")
    return f"{len(rows)}, all readable"


async def _damage(storage: Storage, head: Head) -> str:
    """What is damaged of a table; empty if nothing is."""
    try:
        entries = await storage.entries(head.id, -1)
        with readable(head.id, "its log"):
            record = fresh_record(head.seats, head.clock)
            for entry in entries:
                record.fold(entry, head.clock)
    except Damaged:
        return "its log"
    c = schema.snapshots.c
    async with storage.engine.connect() as connection:
        snapshots = (await connection.execute(select(c.number, c.record).where(c.table_id == head.id))).all()
    for row in snapshots:
        try:
            with readable(head.id, f"snapshot {row.number}"):
                assert msgspec.json.decode(row.record, type=Record).number == row.number
        except Damaged:
            return f"snapshot {row.number}, which its log makes up for"
    return ""


async def _open_house(address: str) -> str:
    """Ask the house itself, if it is open."""
    try:
        async with httpx.AsyncClient(base_url=address, timeout=5, trust_env=False) as client:
            ready = await client.get("/health/ready")
            failed = [await _last_failure(client) for _ in range(ASKED)]
    except httpx.HTTPError:
        return f"not open at {address}"
    last = max(failed)
    when = f"the last commit that failed was {time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(last))}"
    trouble = when if last else "no commit has failed since it was opened"
    if not ready.is_success:
        raise StorageError(f"open at {address}, but it cannot keep anything: {ready.text}; {trouble}")
    return f"open at {address} and ready; {trouble}"


async def _last_failure(client: httpx.AsyncClient) -> float:
    page = (await client.get("/metrics")).text
    found = re.search(r"^undercroft_last_commit_failure_seconds (\S+)$", page, re.M)
    return float(found[1]) if found is not None else 0.0
