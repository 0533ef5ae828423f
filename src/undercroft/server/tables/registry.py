"""All tables of this process in memory, and what the server does by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from ..base import metrics
from ..base.errors import Damaged, Refused
from ..base.fair_queue import FairQueue
from ..base.peers import Peers
from ..base.settings import Settings
from ..db.journal import Journal
from ..db.postgres import CHANNEL, PostgresCommitter, connect
from ..db.readiness import Readiness
from ..db.shared_writer import SharedCommitter
from ..db.sqlite import SqliteCommitter
from ..db.statements import Committer
from ..db.storage import Storage
from ..model.log import Head
from ..model.record import Record
from ..people import credentials
from ..people.limits import RateLimits
from ..people.sessions import Sessions
from ..people.webhooks import WebhookAddresses, Webhooks
from .agent_pool import AgentPool
from .card_sets import CardSets
from .history import History
from .services import Services
from .table import Table

logger = logging.getLogger("undercroft")

SWEEP = 5.0
"""Seconds between two looks for tables where the server should have acted."""
GRACE = 15.0
"""Seconds that the process which wrote the last entry has to act on it before another one does."""
READERS_WAITING = 32
"""How many requests of an address for something long may wait."""
FINISHED_SECONDS, UNUSED_SECONDS = 60.0, 3600.0
"""After so long without use a table leaves memory: one whose game is over, and any other."""
LOOK = 1.0
"""Seconds between two looks whether someone else has written."""


class Registry:
    """The tables of one server process. It knows the tables; they know only `Services`."""

    def __init__(self, settings: Settings, peers: Peers | None = None, limits: RateLimits | None = None) -> None:
        self.settings = settings
        self.peers = peers
        self.storage = Storage(settings)
        self.sessions = Sessions(self.storage, peers)
        self.journal = Journal(committer_of(settings, self.storage, peers))
        self.readiness = Readiness(self.storage, self.journal)
        self.card_sets = CardSets(self.storage)
        self.history = History(self.storage, self.card_sets)
        self.services = Services(
            settings,
            self.storage,
            self.journal,
            self.history,
            AgentPool(settings.thinkers, settings.thinking_ms),
            Webhooks(settings.private_webhooks),
            WebhookAddresses(self.storage),
            limits or RateLimits(settings, peers),
            alone=self.storage.sqlite and peers is None,
            spawn=self.spawn,
            reload=self.reload,
        )
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.readers = FairQueue(1, waiting=READERS_WAITING)
        """Long logs are read and replayed one after the other, address by address: those who look back must hold up
        neither those who play nor each other."""
        self.closing = False

    # Opening and closing.
    async def open(self) -> None:
        """Open the database and begin to act."""
        await self.storage.open()
        self.journal.start()
        self.spawn(self._sweep())
        self.spawn(self._measure_lag())
        self.spawn(self._look_at_sessions())
        self.spawn(self._poll_log() if self.storage.sqlite else self._listen_to_postgres())
        if self.peers is not None:
            self.peers.on_news = self.reload
            self.peers.on_ended = self.sessions.end_sockets
            self.peers.open()

    async def close(self) -> None:
        """Finish what has begun, then close everything."""
        self.closing = True
        if self.peers is not None:
            self.peers.close()
        for table in self.tables.values():
            table.forget()
        await self.services.agents.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.journal.stop()
        await self.services.webhooks.close()
        self.card_sets.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside; a failure is logged and ends only that."""
        if self.closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(_guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    # Tables.
    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from its log."""
        table = self.tables.get(id)
        if table is not None:
            self.tables.move_to_end(id)
            table.used = monotonic()
            return table
        loading = self.loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self.loading[id] = loading
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    def new_table_id(self) -> str:
        """An id that nobody can guess, and that belongs to the process whose turn it is."""
        owner = self.peers.next_owner() if self.peers is not None else 0
        while True:
            id = credentials.new_table_id()
            if self.peers is None or self.peers.owner(id) == owner:
                return id

    async def read_record(self, id: str) -> tuple[Head, Record]:
        """What the log says of a table. It needs no rules: they may be of a version that this server does not have."""
        table = self.tables.get(id)
        if table is not None:
            return table.head, table.record
        head = await self.history.head(id)
        return head, await self.history.record(head)

    async def _load(self, id: str) -> Table:
        table = Table(self.services, await self.history.restore(await self.history.head(id)))
        table.arm_clock()
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """Keep a table in memory; if there are too many, the longest unused leaves."""
        table.in_memory = True
        self.tables[table.head.id] = table
        metrics.LIVE_TABLES.set(len(self.tables))
        for other in list(self.tables.values()):
            if len(self.tables) <= self.settings.live_tables:
                return
            if other.idle:
                self.forget(other)

    def drop_unused(self) -> None:
        """Let tables leave memory that nobody has wanted for a while. Whoever comes back has them loaded again."""
        now = monotonic()
        for table in list(self.tables.values()):
            most = FINISHED_SECONDS if table.record.over or table.record.closed else UNUSED_SECONDS
            if now - table.used > most and table.idle and table.timer is None:  # a clock must ring in time
                self.forget(table)

    def forget(self, table: Table) -> None:
        """Let a table leave memory."""
        table.forget()
        del self.tables[table.head.id]
        metrics.LIVE_TABLES.set(len(self.tables))

    # What the server does by itself.
    async def _sweep(self) -> None:
        """Wake tables that wait for the server: after a restart, or because another process has gone."""
        grace = 0.0
        while True:
            self.drop_unused()
            try:
                before, last = time.time() - grace, (0.0, "")
                while some := await self.storage.to_wake(before, last):
                    for _, id in some:
                        await self._wake(id)
                    last = some[-1]
            except Refused as error:
                logger.warning("sweep", extra={"code": error.code})
            await asyncio.sleep(SWEEP)
            grace = GRACE

    async def _wake(self, id: str) -> None:
        try:
            table = await self.table(id)
            await table.catch_up()
        except Damaged:  # which the log has told once
            return
        except Refused as error:  # such as a table of other rules: the others are woken all the same
            logger.warning("a table cannot be woken", extra={"table": id, "code": error.code})
            return
        except Exception:
            logger.exception("a table cannot be woken", extra={"table": id})
            return
        table.wake_agents()
        table.arm_clock()

    async def _look_at_sessions(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sessions.look()
            except Refused as error:
                logger.warning("sessions cannot be looked at", extra={"code": error.code})

    async def _measure_lag(self) -> None:
        while True:
            due = time.perf_counter() + 0.25
            await asyncio.sleep(0.25)
            metrics.LOOP_LAG.set(max(0.0, time.perf_counter() - due))

    # News of other processes.
    async def _poll_log(self) -> None:
        """SQLite does not say that someone else has written, such as a host who closes a table: look now and then."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._poll_log_once()
            except Refused as error:
                logger.warning("the log cannot be polled", extra={"code": error.code})

    async def _poll_log_once(self) -> None:
        # A function of its own: what waits for the next look must keep no table in memory.
        followed = [id for id, table in self.tables.items() if table.watchers]
        for id, number in (await self.storage.last_numbers(followed)).items():
            table = self.tables.get(id)
            if table is not None and table.record.number < number:
                self.spawn(table.catch_up())

    def reload(self, ids: list[str]) -> None:
        """Another process, or another copy of the table, has written to these tables."""
        for id in ids:
            table = self.tables.get(id)
            if table is not None and table.idle:
                # Nobody looks at it here: whoever comes next loads it anew, rather than we every time.
                self.forget(table)
            elif table is not None:
                self.spawn(table.catch_up())

    async def _listen_to_postgres(self) -> None:
        while True:
            try:
                connection = await connect(self.settings.postgres)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._on_notify)
                    self.catch_up_all()  # for what was sent while nobody listened
                    await lost.wait()
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("the database does not answer; listening again in a second")
            await asyncio.sleep(1)

    def catch_up_all(self) -> None:
        """Read what others have written to any table."""
        for table in self.tables.values():
            self.spawn(table.catch_up())

    def _on_notify(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, *ids = str(payload).split()
        if sender != self.storage.sender:
            self.reload(ids)


def committer_of(settings: Settings, storage: Storage, peers: Peers | None = None) -> Committer:
    """How this process commits."""
    if peers is not None and peers.writer_socket is not None:
        return SharedCommitter(peers.writer_socket, peers.tell)
    if settings.file is not None:
        return SqliteCommitter(settings.file)
    return PostgresCommitter(settings.postgres, storage.sender)


async def _guarded(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Refused as error:
        logger.info("refused", extra={"code": error.code})
    except Exception:
        logger.exception("a background task failed")
