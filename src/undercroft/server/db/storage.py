"""The queries to the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, bindparam, event, func, insert, literal, select, text, tuple_, update
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from ..base.errors import Damaged, StorageError, StorageUnavailable, WriteConflict
from ..base.private import make_private, new_private
from ..base.settings import Settings
from ..model.log import Entry, Head, unpacked
from ..model.record import Record
from . import schema
from .damage import readable
from .migrate import beside, check_file, migrate, shown
from .postgres import connect
from .sqlite import prepare_sqlite

logger = logging.getLogger("undercroft")
Answer = TypeVar("Answer")

NAMES = 500
"""The most tables named in one query."""
LONG = 200
"""More entries than this are decoded beside the event loop."""
NOT_UNDERSTOOD = (
    "the address of the database is not understood; it is written postgresql://USER:PASSWORD@HOST:PORT/NAME, and in a "
    "password %40 for @, %2F for /, %3A for :, %3F for ?, %23 for #, %25 for %"
)


def with_heads(rows: Sequence[Row[Any]]) -> Iterator[tuple[Head, Row[Any]]]:
    """The rows of tables with their heads. Where one cannot be read, that table alone is left out."""
    for row in rows:
        with contextlib.suppress(Damaged), readable(row.id, "its head"):
            yield msgspec.json.decode(row.head, type=Head), row


class Visitor(msgspec.Struct, frozen=True):
    """A visitor, known by a token, perhaps with an account that their other devices share."""

    id: int
    name: str
    account: int | None
    webhook: str | None
    all_ids: frozenset[int]
    """The visitors of the same account: one person, on several devices."""
    seen: float = 0.0
    """When this device was last seen, as far as it has been written down."""


class Account(msgspec.Struct, frozen=True):
    """What one logs in with."""

    id: int
    login: str
    password: str
    """A hash."""
    once: float | None
    """Until when a password of the host's is good, which is only for choosing another."""


class Storage:
    """The database. Reads go through a pool; the log is written by journal.py through a connection of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.file is not None
        self.asking: set[asyncio.Task[Any]] = set()
        self.sender = secrets.token_hex(8)
        """Marks our own notifications, so that we do not read what we wrote."""
        self.answers = True
        """Has the last query been answered?"""
        if self.sqlite:
            self.engine: AsyncEngine = create_async_engine(settings.url)
            event.listen(self.engine.sync_engine, "connect", lambda connection, _: prepare_sqlite(connection))
        else:
            # The driver parses the address, as it does for the writer: it knows sslmode and all other parameters.
            connecting = partial(connect, settings.postgres)
            try:
                self.engine = create_async_engine(
                    settings.url, async_creator=connecting, pool_size=5, max_overflow=5, pool_pre_ping=True
                )
            except (ArgumentError, ValueError):
                raise StorageError(NOT_UNDERSTOOD) from None  # the reason may hold a piece of the password

    # Opening and closing.
    async def open(self) -> None:
        """Create the database or bring it up to this version; raises StorageError that says what is wrong."""
        file = self.settings.file
        if file is not None:
            check_file(file)
            with contextlib.suppress(FileExistsError):
                new_private(file)  # SQLite makes the files beside it with the same rights
        try:
            async with self.engine.connect() as connection:
                if not self.sqlite:
                    # Several processes may start at once; one migrates, the others find it done.
                    await connection.execute(text("SELECT pg_advisory_lock(7361)"))
                try:
                    await connection.run_sync(migrate, file)
                    await connection.commit()
                finally:
                    if not self.sqlite:
                        await connection.execute(text("SELECT pg_advisory_unlock(7361)"))
        except ValueError:
            if file is not None:
                raise
            raise StorageError(NOT_UNDERSTOOD) from None
        except (OSError, SQLAlchemyError) as error:
            where = str(file) if file else shown(self.engine.url)
            reason = getattr(error, "orig", None) or error
            raise StorageError(f"the database {where} cannot be used: {reason}") from error
        for each in (file, *beside(file)) if file is not None else ():
            make_private(each)

    async def close(self) -> None:
        """Close all connections, once no query is running any more."""
        await asyncio.gather(*self.asking, return_exceptions=True)
        await self.engine.dispose()

    async def _to_its_end(self, asking: Coroutine[Any, Any, Answer]) -> Answer:
        """Let a query run to its end even if the caller is cancelled: an interrupted driver loses its connection."""
        task = asyncio.ensure_future(asking)
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        return await self._to_its_end(self._read(query))

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
            self.answers = True
            return rows
        except (OSError, SQLAlchemyError) as error:
            self.answers = False
            logger.warning("the database does not answer", extra={"error": str(error)[:200]})
            raise StorageUnavailable from error

    async def look(self) -> None:
        """Ask for nothing: raises StorageUnavailable if the database does not answer."""
        await self._rows(select(1))

    # Tables.
    async def head(self, table: str) -> Head | None:
        """The head of a table; None if there is no such table."""
        rows = await self._rows(select(schema.tables.c.head).where(schema.tables.c.id == table))
        if not rows:
            return None
        with readable(table, "its head"):
            return msgspec.json.decode(rows[0].head, type=Head)

    async def latest_snapshot(self, table: str, upto: int) -> tuple[int, Record, bytes] | None:
        """The last snapshot at or before an entry that can be read: its number, record and state."""
        c = schema.snapshots.c
        while True:
            query = select(c.number, c.record, c.state).where(c.table_id == table, c.number <= upto)
            rows = await self._rows(query.order_by(c.number.desc()).limit(1))
            if not rows:
                return None
            number, upto = rows[0].number, rows[0].number - 1
            with contextlib.suppress(Damaged), readable(table, f"snapshot {number}"):
                record = msgspec.json.decode(rows[0].record, type=Record)
                if record.number == number:
                    return number, record, bytes(rows[0].state)
                raise ValueError(f"it is of entry {record.number}")

    async def entries(self, table: str, after: int, upto: int = 2**31 - 1, limit: int = 100_000) -> list[Entry]:
        """The entries after number `after`, in order."""
        c = schema.entries.c
        query = select(c.number, c.seat, c.at, c.body).where(c.table_id == table, c.number > after, c.number <= upto)
        rows = await self._rows(query.order_by(c.number).limit(limit))
        with readable(table, "an entry of its log"):
            return _entries(rows) if len(rows) <= LONG else await asyncio.to_thread(_entries, rows)

    async def taken_back(self, table: str, upto: int) -> list[Entry]:
        """The entries up to a number that take choices back, in order."""
        c = schema.entries.c
        query = select(c.number, c.seat, c.at, c.body).where(c.table_id == table, c.number <= upto, c.kind == "undo")
        rows = await self._rows(query.order_by(c.number))
        with readable(table, "an entry of its log"):
            return _entries(rows)

    async def last_choice(self, table: str, seat: int, upto: int) -> Entry | None:
        """The last choice of a seat up to an entry, taken back or not."""
        c = schema.entries.c
        query = select(c.number, c.seat, c.at, c.body).where(
            c.table_id == table, c.number <= upto, c.seat == seat, c.kind == "choice"
        )
        rows = await self._rows(query.order_by(c.number.desc()).limit(1))
        with readable(table, "an entry of its log"):
            return next(iter(_entries(rows)), None)

    async def result(self, table: str) -> tuple[list[int], list[int]] | None:
        """Scores and winners of a finished game."""
        rows = await self._rows(select(schema.tables.c.result).where(schema.tables.c.id == table))
        if not rows or rows[0].result is None:
            return None
        with readable(table, "its result"):
            return msgspec.json.decode(rows[0].result, type=tuple[list[int], list[int]])

    async def card_set(self, id: str) -> dict[str, str]:
        """An owner's cards, by file name."""
        rows = await self._rows(select(schema.card_sets.c.files).where(schema.card_sets.c.id == id))
        with readable("", f"the set of cards {id}"):
            return msgspec.json.decode(rows[0].files, type=dict[str, str])

    async def listed(self, limit: int = 100) -> list[tuple[Head, str, float]]:
        """Tables anyone may see in the list, the newest first."""
        c = schema.tables.c
        query = select(c.id, c.head, c.status, c.changed).where(c.listed == 1, c.status.in_(("open", "playing")))
        rows = await self._rows(query.order_by(c.changed.desc()).limit(limit))
        return [(head, row.status, row.changed) for head, row in with_heads(rows)]

    async def all_tables(self, status: str | None = None) -> list[tuple[Row[Any], Head | None]]:
        """Every table, for the host: its row, and its head unless that cannot be read."""
        c = schema.tables.c
        query = select(c.id, c.game, c.head, c.status, c.changed, c.result).order_by(c.changed.desc())
        if status is not None:
            query = query.where(c.status == status)
        rows = await self._rows(query)
        heads = {row.id: head for head, row in with_heads(rows)}
        return [(row, heads.get(row.id)) for row in rows]

    async def tables_of(self, visitors: frozenset[int], limit: int = 200) -> list[tuple[Head, str, float, str | None]]:
        """The tables a person sits at or has made, the newest first."""
        c, s = schema.tables.c, schema.seats.c
        mine = select(s.table_id).where(s.visitor.in_(visitors))
        query = select(c.id, c.head, c.status, c.changed, c.result).where(c.id.in_(mine))
        rows = await self._rows(query.order_by(c.changed.desc()).limit(limit))
        return [(head, row.status, row.changed, row.result) for head, row in with_heads(rows)]

    async def to_wake(self, before: float, last: tuple[float, str], limit: int = 100) -> list[tuple[float, str]]:
        """Tables at which the server itself had to act before a time, each with the time when it had to; at most
        `limit`, after the `last` one."""
        c = schema.tables.c
        query = select(c.wake, c.id).where(c.wake <= before, tuple_(c.wake, c.id) > tuple_(*map(literal, last)))
        return [(row.wake, row.id) for row in await self._rows(query.order_by(c.wake, c.id).limit(limit))]

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        c, found = schema.entries.c, dict[str, int]()
        for at in range(0, len(tables), NAMES):
            some = tables[at : at + NAMES]
            query = select(c.table_id, func.max(c.number).label("last")).where(c.table_id.in_(some))
            found |= {row.table_id: row.last for row in await self._rows(query.group_by(c.table_id))}
        return found

    async def change(self, statements: Sequence[Executable]) -> None:
        """Carry out all of the statements or none."""
        await self._to_its_end(self._change_all(statements))

    async def _change_all(self, statements: Sequence[Executable]) -> None:
        try:
            async with self.engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
        except (OSError, SQLAlchemyError) as error:
            logger.warning("the database does not answer", extra={"error": str(error)[:200]})
            raise StorageUnavailable from error

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        """The answer to a query of another module."""
        return await self._rows(query)

    # People.
    async def _write(self, statement: Executable, lines: list[dict[str, Any]] | None = None) -> Any:
        return await self._to_its_end(self._change(statement, lines))

    async def _change(
        self, statement: Executable, lines: list[dict[str, Any]] | None = None, rows: bool = False
    ) -> Any:
        try:
            async with self.engine.begin() as connection:
                result = await connection.execute(statement, lines)
                return result.all() if rows else result
        except IntegrityError as error:
            raise WriteConflict from error
        except (OSError, SQLAlchemyError) as error:
            logger.warning("the database does not answer", extra={"error": str(error)[:200]})
            raise StorageUnavailable from error

    async def add_visitor(self, token: str, name: str) -> Visitor:
        """Add a visitor."""
        now = time.time()
        values = {"token": token, "name": name, "created": now, "begun": now}
        result = await self._write(insert(schema.visitors).values(values))
        id = int(result.inserted_primary_key[0])
        return Visitor(id, name, None, None, frozenset({id}))

    async def visitor(self, token: str) -> Visitor | None:
        """The visitor whose token has this hash, if the session lasts."""
        c = schema.visitors.c
        query = select(c.id, c.name, c.account, c.webhook, c.seen)
        rows = await self._rows(query.where(c.token == token, c.ended.is_(None)))
        if not rows:
            return None
        row = rows[0]
        ids = {row.id}
        if row.account is not None:
            ids |= {other.id for other in await self._rows(select(c.id).where(c.account == row.account))}
        return Visitor(row.id, row.name, row.account, row.webhook, frozenset(ids), row.seen)

    async def change_visitor(self, visitor: int, **values: Any) -> None:
        """Change a visitor's name, account or webhook."""
        await self._write(update(schema.visitors).where(schema.visitors.c.id == visitor).values(**values))

    async def webhook_of(self, visitor: int) -> str | None:
        """The webhook of this person: their own, or that of another device of the same account."""
        c = schema.visitors.c
        own = select(c.account).where(c.id == visitor).scalar_subquery()
        rows = await self._rows(
            select(c.webhook).where((c.id == visitor) | (c.account == own), c.webhook.is_not(None)).limit(1)
        )
        return str(rows[0].webhook) if rows else None

    async def new_session(self, visitor: int, old: str, new: str, **values: Any) -> bool:
        """Put a new token in the place of the old one. False if that one was worth nothing any more."""
        c = schema.visitors.c
        change = update(schema.visitors).where(c.id == visitor, c.token == old, c.ended.is_(None))
        result = await self._write(change.values(token=new, begun=time.time(), **values))
        return bool(result.rowcount)

    async def end_sessions(self, visitors: Iterable[int], but: int = 0) -> list[str]:
        """End the sessions of visitors, but for one. Return the hashes of their tokens."""
        c = schema.visitors.c
        theirs = c.id.in_(list(visitors)), c.id != but, c.ended.is_(None)
        change = update(schema.visitors).where(*theirs).values(ended=time.time()).returning(c.token)
        return [row.token for row in await self._to_its_end(self._change(change, rows=True))]

    async def sessions_of(self, visitors: frozenset[int]) -> list[tuple[int, float, float, str]]:
        """The sessions of a person: the visitor, when it began and was last seen, and the browser; the latest first."""
        c = schema.visitors.c
        query = select(c.id, c.created, c.begun, c.seen, c.browser).where(c.id.in_(visitors), c.ended.is_(None))
        rows = await self._rows(query)
        lines = [(row.id, row.begun or row.created, max(row.seen, row.begun, row.created), row.browser) for row in rows]
        return sorted(lines, key=lambda line: line[2], reverse=True)

    async def lasting(self, tokens: Sequence[str]) -> set[str]:
        """Those of these hashes of tokens whose sessions last."""
        c, found = schema.visitors.c, set[str]()
        for at in range(0, len(tokens), NAMES):
            query = select(c.token).where(c.token.in_(tokens[at : at + NAMES]), c.ended.is_(None))
            found.update(row.token for row in await self._rows(query))
        return found

    async def saw(self, seen: dict[int, tuple[float, str]]) -> None:
        """Write down when visitors were seen, each with the browser."""
        change = update(schema.visitors).where(schema.visitors.c.id == bindparam("visitor"))
        lines = [{"visitor": visitor, "at": at, "said": said} for visitor, (at, said) in seen.items()]
        if lines:
            await self._write(change.values(seen=bindparam("at"), browser=bindparam("said")), lines)

    async def visitors_of(self, account: int) -> list[int]:
        """The visitors of an account."""
        c = schema.visitors.c
        return [row.id for row in await self._rows(select(c.id).where(c.account == account))]

    async def add_account(self, login: str, password: str) -> int:
        """Add an account. Raises WriteConflict if the login is taken."""
        values = {"login": login, "password": password, "created": time.time()}
        result = await self._write(insert(schema.accounts).values(values))
        return int(result.inserted_primary_key[0])

    async def account(self, of: str | int | None) -> Account | None:
        """An account by its login or its id."""
        c = schema.accounts.c
        query = select(c.id, c.login, c.password, c.once)
        rows = await self._rows(query.where(c.login == of if isinstance(of, str) else c.id == of))
        return Account(rows[0].id, rows[0].login, rows[0].password, rows[0].once) if rows else None

    async def set_password(self, account: Account, password: str, once: float | None = None) -> bool:
        """Set another password. False if that is not the account's any more which we knew."""
        c = schema.accounts.c
        change = update(schema.accounts).where(c.id == account.id, c.password == account.password)
        return bool((await self._write(change.values(password=password, once=once))).rowcount)


def _entries(rows: Sequence[Row[Any]]) -> list[Entry]:
    return [unpacked(row.number, row.seat, row.at, row.body) for row in rows]
