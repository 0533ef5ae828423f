"""Brings the schema up to date, after a copy of the file, and checks that a database can be used."""

from __future__ import annotations

import errno
import glob
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect

from ..base.errors import StorageError
from ..base.private import new_private

MIGRATIONS = Path(__file__).parent / "migrations"


def shown(url: URL) -> str:
    """The address of a database without any password, so that it can be shown."""
    return url.difference_update_query(["password", "passfile"]).render_as_string(hide_password=True)


def check_file(file: Path) -> None:
    """Raise StorageError if a file cannot be used as database, before SQLite says so in its own words."""
    folder = file.resolve().parent
    if not folder.is_dir():
        raise StorageError(f"there is no folder {folder} to keep the database in")
    if file.is_dir():
        raise StorageError(f"{file} is a folder; --database names a file")
    target = file if file.exists() else folder
    if not os.access(target, os.W_OK):
        raise StorageError(f"{target} is not writable: {os.strerror(errno.EACCES)}")
    if file.exists():
        check_tables(tables_in(file), str(file))


def beside(file: Path) -> list[Path]:
    """What SQLite keeps beside its file while it is in use: its write-ahead log, and the index of that."""
    return [file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm")]


def tables_in(file: Path) -> list[str]:
    """The tables of an SQLite file, opened for reading only; empty if it cannot be read, which its first use
    reports."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    except sqlite3.Error:
        return []


def check_tables(names: Sequence[str], where: str) -> None:
    """Raise StorageError if the database belongs to another program."""
    if names and "alembic_version" not in names:
        some = ", ".join(sorted(names)[:3])
        raise StorageError(
            f"the database {where} is not one of Undercroft's: it has tables of something else ({some}) and was left "
            "as it is; name another one with --database, a new one is made where there is none"
        )


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def versions(connection: Connection) -> tuple[str | None, str]:
    """The schema of a database, None if it has none; and the one that we have."""
    script = ScriptDirectory.from_config(_config(connection))
    return MigrationContext.configure(connection).get_current_revision(), str(script.get_current_head())


def migrate(connection: Connection, file: Path | None) -> None:
    """Bring the schema up to this version, as a whole or not at all, after copying an SQLite file."""
    config = _config(connection)
    script = ScriptDirectory.from_config(config)
    now, head = versions(connection)
    if now == head:
        return
    if file is not None:
        # Otherwise SQLite would commit every statement by itself. Another process may have migrated while we waited
        # here.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        now = MigrationContext.configure(connection).get_current_revision()
        if now == head:
            return
    known = {revision.revision for revision in script.walk_revisions()}
    if now is not None and now not in known:
        raise StorageError(
            f"the database has schema {now}, which this version of Undercroft (schema {head}) does not know: "
            "it was made by a newer one; use that, or another database"
        )
    where = str(file) if file else shown(connection.engine.url)
    copies: list[Path] = []
    if now is None:
        check_tables(inspect(connection).get_table_names(), where)
    elif file is not None:
        copies = backed_up(file, str(head))
    try:
        command.upgrade(config, "head")
    except Exception as error:  # for any error the host needs to hear where the copy is
        reason = getattr(error, "orig", None) or error
        raise StorageError(
            f"the database {where} could not be brought from schema {now} to {head}: {reason}; use the version of "
            f"Undercroft it was made with until this is mended{''.join(f', or begin again from {c}' for c in copies)}"
        ) from error


def backed_up(file: Path, head: str) -> list[Path]:
    """Copy an SQLite file before it is changed, never over an earlier copy. Return all copies, the oldest first."""
    first = file.with_name(f"{file.name}.before-{head}")
    copies, target = [], first
    while target.exists():
        copies.append(target)
        target = first.with_name(f"{first.name}.{len(copies) + 1}")
    try:
        new_private(target)
        back_up_file(file, target)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)  # half a copy would be taken for a whole one
        raise StorageError(
            f"{file} must be copied to {target} before its schema is brought up to date, and that failed: {error}; "
            "nothing was changed; make room or give leave to write there"
        ) from error
    return [*copies, target]


def copies_of(file: Path) -> list[Path]:
    """The copies that were made of an SQLite file before it was changed."""
    return sorted(file.parent.glob(f"{glob.escape(file.name)}.before-*"))


def back_up_file(file: Path, target: Path) -> None:
    """Make a whole copy of an SQLite database, also while it is in use."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
