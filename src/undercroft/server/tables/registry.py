"""The house: all tables of this process, what they share, and what the server does by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from undercroft.agents import AGENTS
from undercroft.engine.errors import SaveError, SetupError
from undercroft.engine.state import Result, State

from ..base import metrics
from ..base.errors import NotFound, Refused
from ..base.peers import Neighbours
from ..base.settings import Settings
from ..db.journal import Writer
from ..db.postgres import CHANNEL, PostgresCommits
from ..db.shared_writer import ScribeCommits
from ..db.sqlite import SqliteCommits
from ..db.statements import Commits
from ..db.storage import Storage
from ..model import engine
from ..model.engine import Rules
from ..model.log import Begun, Chosen, Entry, Head, Seated, TakenBack
from ..model.record import Record, fresh_record
from ..people import credentials
from ..people.webhooks import Hooks
from .agents import Thinkers
from .card_sets import CardSets
from .table import LiveTable

logger = logging.getLogger("undercroft")

SWEEP = 5.0
"""Seconds between two looks for tables where the server should have acted."""
GRACE = 15.0
"""Seconds that the process which wrote the last entry has to act on it before another one does."""
LOOK = 1.0
"""Seconds between two looks whether someone else has written."""
WEBHOOK_KNOWN = 30.0
"""Seconds for which a webhook is remembered; another process may change it meanwhile."""


class House:
    """One server process."""

    def __init__(self, settings: Settings, neighbours: Neighbours | None = None) -> None:
        self.settings = settings
        self.neighbours = neighbours
        self.storage = Storage(settings)
        self.writer = Writer(_commits(settings, self.storage, neighbours))
        self.card_sets = CardSets(self.storage)
        self.thinkers = Thinkers(settings.thinkers, settings.thinking_ms)
        self.hooks = Hooks(settings.private_webhooks)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.replaying = asyncio.Lock()
        """Whole games are replayed one after the other: those who look back must not hold up those who play."""
        self.webhooks: dict[int, tuple[str, float]] = {}
        """By visitor: where they want to be told (empty: nowhere), and until when we believe it."""
        self.closing = False
        self.alone = self.storage.sqlite and neighbours is None
        """Does nobody else serve these tables?"""

    # Opening and closing.
    async def open(self) -> None:
        """Open the database and begin to act."""
        await self.storage.open()
        self.writer.start()
        self.spawn(self._sweep())
        self.spawn(self._measure_lag())
        self.spawn(self._look_around() if self.storage.sqlite else self._listen())
        if self.neighbours is not None:
            self.neighbours.heard = self.heard
            self.neighbours.open()

    async def close(self) -> None:
        """Finish what is begun and let go."""
        self.closing = True
        if self.neighbours is not None:
            self.neighbours.close()
        for live in self.tables.values():
            live.forget()
        await self.thinkers.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.stop()
        await self.hooks.close()
        self.card_sets.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; a failure is logged and ends only that."""
        if self.closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(_guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    # Tables.
    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from its log."""
        live = self.tables.get(id)
        if live is not None:
            self.tables.move_to_end(id)
            return live
        loading = self.loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self.loading[id] = loading
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    def new_table_id(self) -> str:
        """An id nobody can guess; of those, one that belongs to the process whose turn it is."""
        owner = self.neighbours.next_owner() if self.neighbours is not None else 0
        while True:
            id = credentials.new_table_id()
            if self.neighbours is None or self.neighbours.owner(id) == owner:
                return id

    async def _head(self, id: str) -> Head:
        head = await self.storage.head(id) if 1 <= len(id) <= 32 and id.isalnum() else None
        if head is None:
            raise NotFound("no_table", "there is no such table")
        return head

    async def kept(self, id: str) -> tuple[Head, Record]:
        """What the log says of a table, without its rules: they may be of a version that this house does not have."""
        live = self.tables.get(id)
        if live is not None:
            return live.head, live.record
        head = await self._head(id)
        return head, await self._record(head)

    async def rules(self, head: Head) -> Rules:
        """The rules a table began with."""
        return Rules(engine.game_of(head), await self.card_sets.folder(head.cards))

    async def _load(self, id: str) -> LiveTable:
        head = await self._head(id)
        live = LiveTable(self, head, await self.rules(head), *await self.restore(head))
        live.arm_clock()
        self.seat(live)
        return live

    def seat(self, live: LiveTable) -> None:
        """Keep a table in memory; the longest unused leaves if there are too many."""
        self.tables[live.head.id] = live
        metrics.LIVE_TABLES.set(len(self.tables))
        for id, live in list(self.tables.items()):
            if len(self.tables) <= self.settings.live_tables:
                return
            if live.idle:
                live.forget()
                del self.tables[id]

    async def restore(self, head: Head) -> tuple[State, Record]:
        """The state and record of a table, from its last snapshot and what came after."""
        record = await self._record(head)
        return await self.position(head, record.position, record.number), record

    async def _record(self, head: Head) -> Record:
        snapshot = await self.storage.latest_snapshot(head.id, 2**31 - 1)
        record = snapshot[1] if snapshot else fresh_record(head.seats, head.clock)
        for entry in await self.storage.entries(head.id, record.number):
            record.fold(entry, head.clock)
        return record

    async def position(self, head: Head, to: int, upto: int | None = None) -> State:
        """The state after an entry: the nearest snapshot on the way, then the choices from there."""
        by = await self.rules(head)
        upto = to if upto is None else upto
        try:
            while True:
                snapshot = await self.storage.latest_snapshot(head.id, upto)
                start = snapshot[1].position if snapshot else 0
                if start <= to:
                    entries = await self.storage.entries(head.id, start - (snapshot is None), to)
                    way = engine.chain({entry.number: entry for entry in entries}, to, start)
                    if way is not None:
                        break
                assert snapshot is not None, f"table {head.id} has no way to {to}"
                upto = snapshot[0] - 1
            if snapshot is not None:
                state = engine.load(by, snapshot[2])
            else:
                begun = entries[0].body
                assert isinstance(begun, Begun)
                state = engine.begin_again(by, head, begun)
            for entry in way:
                assert isinstance(entry.body, Chosen)
                state = engine.answer_again(state, entry.seat, entry.body)
            return state
        except (SaveError, SetupError) as error:
            raise Refused("other_rules", str(error)) from None

    async def result(self, head: Head) -> Result | None:
        """How a table's game ended; None if it has not. Read from what is kept to find tables by: no rules needed."""
        kept = await self.storage.result(head.id)
        return Result(kept[0], kept[1], "") if kept is not None else None

    async def whole_way(self, head: Head, to: int) -> tuple[Begun, list[Entry]]:
        """All choices that lead to a position, from the beginning."""
        entries = {entry.number: entry for entry in await self.storage.entries(head.id, -1, to)}
        way = engine.chain(entries, to, 0)
        begun = entries[0].body
        if way is None or not isinstance(begun, Begun):
            raise Refused("no_position", "the game never stood there")
        return begun, way

    # What the server does by itself.
    def agent_named(self, name: str) -> str:
        """An agent the house has; without a name, the one that stands in for people."""
        if not name:
            return next(iter(AGENTS)) if "lively" not in AGENTS else "lively"
        if name not in AGENTS:
            raise Refused("no_agent", f"there is no agent {name!r}; the agents are: {', '.join(AGENTS)}")
        return name

    def settle(self, live: LiveTable, entry: Entry) -> None:
        """After an entry that this process wrote: let agents think, tell the absent."""
        live.arm_clock()
        record = live.record
        if self.tables.get(live.head.id) is not live:
            self.heard([live.head.id])  # it left memory while someone was at it, and is back for others
        if record.over or record.closed:
            return
        for seat in record.waiting:
            holder = record.seats[seat]
            if holder.agent:
                self.think(live, seat)
        if isinstance(entry.body, Chosen | TakenBack) or (isinstance(entry.body, Seated) and record.full):
            self.notify(live, entry.at)

    def notify(self, live: LiveTable, now: float) -> None:
        """Tell by webhook those who are asked from now on and are not looking."""
        looking = {watcher.seat for watcher in live.watchers}
        for seat, since in live.record.waiting.items():
            holder = live.record.seats[seat]
            if since == now and holder.visitor and not holder.agent and seat not in looking:
                known = self.webhooks.get(holder.visitor)
                # Most people have none, and nobody's choice should cost a question to the database.
                if known is None or known[0] or known[1] < time.monotonic():
                    self.spawn(self._notify(live, seat, holder.visitor))

    async def _notify(self, live: LiveTable, seat: int, visitor: int) -> None:
        number = live.record.asked
        known = self.webhooks.get(visitor)
        if known is None or known[1] < time.monotonic():
            known = ((await self.storage.webhook_of(visitor)) or "", time.monotonic() + WEBHOOK_KNOWN)
            self.webhooks[visitor] = known
        asked = live.state.decision(seat)
        if known[0] and asked is not None and live.record.asked == number:
            note = {
                "table": live.head.id,
                "game": live.head.game,
                "title": live.head.title,
                "seat": seat,
                "decision": number,
                "kind": asked.kind,
            }
            await self.hooks.tell(known[0], note)

    def think(self, live: LiveTable, seat: int) -> None:
        """Have the seat's agent answer, unless it is at it already."""
        if live.thinking.get(seat) != live.record.asked:
            live.thinking[seat] = live.record.asked
            self.spawn(self._think(live, seat, live.record.asked))

    async def _think(self, live: LiveTable, seat: int, asked: int) -> None:
        began = time.perf_counter()
        try:
            decision = live.state.decision(seat)
            if decision is None or decision.answer is not None or live.record.asked != asked:
                return
            agent = live.record.seats[seat].agent
            text = live.scripted_answer(seat) or await self.thinkers.choose(
                live.rules, live.state, seat, agent, seed=live.lesson_seed(f"seat {seat}")
            )
            metrics.THINKING_SECONDS.observe(time.perf_counter() - began)
            if live.record.seats[seat].agent == agent:
                await live.choose(seat, asked, text, "agent")
        except Refused as error:
            # The position changed meanwhile, or the database is away; the sweep comes by again.
            logger.info("agent's choice refused", extra={"table": live.head.id, "code": error.code})
        finally:
            if live.thinking.get(seat) == asked:
                del live.thinking[seat]

    async def _sweep(self) -> None:
        """Wake tables that wait for the server: after a restart, or because another process went away."""
        grace = 0.0
        while True:
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
            live = await self.table(id)
            await live.catch_up()
        except Refused as error:  # such as a table of other rules: the others are woken all the same
            logger.warning("a table cannot be woken", extra={"table": id, "code": error.code})
            return
        except Exception:
            logger.exception("a table cannot be woken", extra={"table": id})
            return
        for seat in live.record.waiting:
            if live.record.seats[seat].agent:
                self.think(live, seat)
        live.arm_clock()

    async def _measure_lag(self) -> None:
        while True:
            due = time.perf_counter() + 0.25
            await asyncio.sleep(0.25)
            metrics.LOOP_LAG.set(max(0.0, time.perf_counter() - due))

    # Hearing of other processes.
    async def _look_around(self) -> None:
        """SQLite does not say that someone else has written: a host who closes a table, say. So look now and then."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                followed = [id for id, live in self.tables.items() if live.watchers]
                for id, number in (await self.storage.last_numbers(followed)).items():
                    live = self.tables.get(id)
                    if live is not None and live.record.number < number:
                        self.spawn(live.catch_up())
            except Refused as error:
                logger.warning("a look around failed", extra={"code": error.code})

    def heard(self, names: list[str]) -> None:
        """Another process has written to these tables."""
        for name in names:
            live = self.tables.get(name)
            if live is not None and live.idle:
                # Nobody looks at it here: whoever comes next reads it anew, rather than we every time.
                live.forget()
                del self.tables[name]
            elif live is not None:
                self.spawn(live.catch_up())

    async def _listen(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.settings.postgres)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, self._heard)
                    # Whatever was said while nobody listened:
                    for live in list(self.tables.values()):
                        self.spawn(live.catch_up())
                    await lost.wait()
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("the database does not answer; listening again in a second")
            await asyncio.sleep(1)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, *names = str(payload).split()
        if sender != self.storage.sender:
            self.heard(names)


def _commits(settings: Settings, storage: Storage, neighbours: Neighbours | None) -> Commits:
    if neighbours is not None and neighbours.desk is not None:
        return ScribeCommits(neighbours.desk, neighbours.tell)
    if settings.file is not None:
        return SqliteCommits(settings.file)
    return PostgresCommits(settings.postgres, storage.sender)


async def _guarded(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Refused as error:
        logger.info("refused", extra={"code": error.code})
    except Exception:
        logger.exception("something went wrong beside")
