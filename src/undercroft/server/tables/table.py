"""A table in memory: it commits what is planned for it, tells its followers, and wakes agents and clocks."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Iterable
from time import monotonic
from typing import Protocol, get_args

from undercroft.engine.state import State

from ..base import metrics
from ..base.errors import Refused, StorageUnavailable, WriteConflict
from ..db import statements
from ..db.damage import readable
from ..messages import views, wire
from ..messages.news import NewsFeed
from ..model import engine
from ..model.clocks import next_deadline, passing
from ..model.log import Agreed, By, Chosen, Entry, Head, Proposed, Seated, TakenBack
from ..model.record import Record
from ..model.table_state import TableState
from . import actions
from .actions import CarryOut, CatchUp, ClockStandIn, Command, DeclineStandIn, IndexRow, Plan
from .agent_pool import agent_named
from .services import Services

logger = logging.getLogger("undercroft")

OBJECTION_SECONDS = 2.0
"""Time that another process has to say that a player is present there."""
TRIES = 64
"""How often an action is planned again because another process was quicker."""


class Watcher(Protocol):
    """Someone who follows a table live."""

    seat: int

    def wake(self) -> None:
        """There is news."""


class Table:
    """One sitting of a game. `act` is the only way to change it."""

    def __init__(
        self, services: Services, now: TableState, recent: Iterable[Entry] = (), index_row: IndexRow | None = None
    ) -> None:
        self.services = services
        self.now = now
        self.index_row = index_row
        """The row of the database by which the table is found; None if we do not know it."""
        self.feed = NewsFeed(services.storage, now, recent)
        self.lock = asyncio.Lock()
        self.unsure = False
        """The database may know more than we do: read the log before the next plan."""
        self.watchers: set[Watcher] = set()
        self.publishing = False
        self.thinking: dict[int, int] = {}
        """By seat, the decision that its agent is thinking about."""
        self.timer: asyncio.TimerHandle | None = None
        self.in_memory = True
        """Does the registry know this copy? Else others use another one."""
        self.used = monotonic()
        """When somebody last wanted it, or ceased to look at it."""
        self.choices = {by: metrics.CHOICES.labels(now.head.game, by) for by in get_args(By)}

    @property
    def head(self) -> Head:
        """What was decided when the table was made."""
        return self.now.head

    @property
    def game(self) -> engine.AnyGame:
        """The game that is played."""
        return self.now.game

    @property
    def record(self) -> Record:
        """What the log adds up to, beside the position."""
        return self.now.record

    @property
    def state(self) -> State:
        """The position of the game."""
        return self.now.state

    @property
    def idle(self) -> bool:
        """May it leave memory? Nobody looks at it, and nothing is under way."""
        return not self.watchers and not self.thinking and not self.lock.locked()

    # Changing.
    async def act(self, command: Command) -> wire.Done | wire.Reasons:
        """Carry out a command: return once it is committed, or raise Refused and change nothing.

        If another process writes first, its entries are read and the command is planned again.
        """
        began, action = time.perf_counter(), command.action
        if isinstance(action, wire.Why):
            return self._reasons(command, action)
        async with self.lock:
            for _ in range(TRIES):
                if self.unsure:
                    await self._read_log()
                plan = await actions.plan(self.now, self.index_row, command, self.services, self.here)
                if not plan.entries:
                    return plan.reply
                if command.person is not None:
                    self.services.limits.written.take(command.person.id, command.address, plan.write.size, self.head.id)
                try:
                    await self.services.journal.append(plan.write)
                except WriteConflict:
                    self.unsure = True
                    # Two processes that race for the next number must not keep step.
                    await asyncio.sleep(random.random() * 0.005)
                    continue
                except BaseException as error:
                    # Only the log knows whether the commit has happened.
                    self.unsure = True
                    if isinstance(error, asyncio.CancelledError):
                        # The caller has gone, its choice has not: the others must hear of it all the same.
                        self.services.spawn(self._look_again())
                    raise
                self._apply(plan)
                if isinstance(action, wire.Choose) and command.by == "person":
                    metrics.CHOICE_SECONDS.observe(time.perf_counter() - began)
                return plan.reply
        raise StorageUnavailable

    def _reasons(self, command: Command, action: wire.Why) -> wire.Reasons:
        """Why a seat cannot do what it might expect. This changes nothing.

        Clients also ask it to learn whether the line lives, so nobody is refused: a spectator gets no reasons.
        """
        if command.seat < 0:
            return wire.Reasons([], action.ref)
        texts = self.feed.texts(command.language)
        return wire.Reasons(views.reasons(self.game, self.state, command.seat, texts), action.ref)

    def _apply(self, plan: Plan) -> None:
        """The plan is committed."""
        self.index_row = plan.index_row
        self._take_in(plan.now, plan.entries)
        for entry in plan.entries:
            if isinstance(entry.body, Chosen):
                self.choices[entry.body.by].inc()
        self.after_commit(plan.entries)
        self._publish_soon()

    def _take_in(self, now: TableState, entries: list[Entry]) -> None:
        self.now = now
        self.feed.update(now, entries)

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        self.unsure = True
        await self.act(Command(-1, CatchUp()))

    async def _read_log(self) -> None:
        self.unsure = False  # before the log is read: whoever sets it meanwhile knows of something newer
        try:
            entries = await self.services.storage.entries(self.head.id, self.record.number)
            for entry in entries:
                with readable(self.head.id, "its log"):
                    state = await self._state_after(entry)
                    record = self.record.after(entry, self.head.clock)
                self._take_in(self.now._replace(record=record, state=state), [entry])
                self.index_row = None
        except BaseException:
            self.unsure = True
            raise
        if entries:
            self._publish_soon()
            self.arm_clock()
            self._decline_for_those_present()

    async def _state_after(self, entry: Entry) -> State:
        if isinstance(entry.body, Chosen):
            return engine.answer_again(self.state, entry.seat, entry.body)
        if isinstance(entry.body, TakenBack):
            return await self.services.history.position(self.head, entry.body.to)
        return self.state

    async def _look_again(self) -> None:
        """After a commit nobody waited for: the log says what came of it, once the commits before this are done."""
        await self.services.journal.append(statements.Write(self.head.id, []))
        await self.catch_up()
        self.wake_agents()

    # After a change.
    def after_commit(self, entries: list[Entry]) -> None:
        """After entries that this process wrote: arm the clock, wake agents, notify the absent."""
        self.arm_clock()
        record = self.record
        if not self.in_memory:
            self.services.reload([self.head.id])
        if any(isinstance(entry.body, Proposed | Agreed) for entry in entries):
            self._carry_out_soon()
        if record.over or record.closed:
            return
        self.wake_agents()
        if any(_asks(entry, record) for entry in entries):
            self._notify(entries[0].at)

    def _carry_out_soon(self) -> None:
        """A stand-in that all have agreed to waits until every process has had time to say that the player is there."""
        proposal = self.record.proposal
        if proposal is not None and proposal.what == "stand_in" and self.record.vote_passed:
            self.services.spawn(self._carry_out_later(proposal.number))

    async def _carry_out_later(self, proposal: int) -> None:
        await asyncio.sleep(OBJECTION_SECONDS)
        await self.act(Command(-1, CarryOut(proposal)))

    def _notify(self, since: float) -> None:
        """Notify by webhook those who are asked since then and are not looking."""
        looking = {watcher.seat for watcher in self.watchers}
        for seat, asked_at in self.record.waiting.items():
            holder = self.record.seats[seat]
            if asked_at < since or not holder.visitor or holder.agent or seat in looking:
                continue
            # Most people have no webhook, and nobody's choice should cost a question to the database.
            if not self.services.webhook_addresses.has_none(holder.visitor):
                self.services.spawn(self._notify_seat(seat, holder.visitor))

    async def _notify_seat(self, seat: int, visitor: int) -> None:
        number = self.record.asked
        address = await self.services.webhook_addresses.of(visitor)
        asked = self.state.decision(seat)
        if address and asked is not None and self.record.asked == number:
            note = {
                "table": self.head.id,
                "game": self.head.game,
                "title": self.head.title,
                "seat": seat,
                "decision": self.record.shown(number),
                "kind": asked.kind,
            }
            await self.services.webhooks.tell(address, note)

    # Followers.
    def watch(self, watcher: Watcher) -> None:
        """Someone follows from now on."""
        self.watchers.add(watcher)
        self._decline_for_those_present()

    def unwatch(self, watcher: Watcher) -> None:
        """Someone follows no more."""
        self.watchers.discard(watcher)
        self.used = monotonic()
        if not self.watchers:
            self.feed.clear_views()

    def here(self, seat: int) -> bool:
        """Does the player of this seat look at the table, as far as this process knows?"""
        return any(watcher.seat == seat for watcher in self.watchers)

    def _decline_for_those_present(self) -> None:
        """If an agent is to stand in for someone who is here after all, vote no for them."""
        proposal = self.record.proposal
        if proposal is not None and proposal.what == "stand_in" and self.here(proposal.seat):
            self.services.spawn(self.act(Command(proposal.seat, DeclineStandIn(proposal.number))))

    def _publish_soon(self) -> None:
        """Wake the followers in the loop's next round: whoever acted has the reply first."""
        if not self.publishing:
            self.publishing = True
            asyncio.get_running_loop().call_soon(self._publish)

    def _publish(self) -> None:
        self.publishing = False
        for watcher in self.watchers:
            watcher.wake()
        self.feed.clear_cache()

    # Agents.
    def wake_agents(self) -> None:
        """Have the agents think that are asked something, unless they are at it already."""
        for seat in self.record.waiting:
            if self.record.seats[seat].agent and self.thinking.get(seat) != self.record.asked:
                self.thinking[seat] = self.record.asked
                self.services.spawn(self._think(seat, self.record.asked))

    async def _think(self, seat: int, asked: int) -> None:
        began = time.perf_counter()
        try:
            decision = self.state.decision(seat)
            if decision is None or decision.answer is not None or self.record.asked != asked:
                return
            agent = self.record.seats[seat].agent
            text = actions.scripted_answer(self.now, seat) or await self.services.agents.choose(
                self.now.rules,
                self.state,
                seat,
                agent,
                seed=actions.lesson_seed(self.now, f"seat {seat}"),
                table=self.head.id,
            )
            metrics.THINKING_SECONDS.observe(time.perf_counter() - began)
            if self.record.seats[seat].agent == agent:
                await self.act(Command(seat, wire.Choose(decision=self.record.shown(asked), text=text), by="agent"))
        except Refused as error:
            # The position has changed meanwhile, or the database is away; the sweep comes by again.
            logger.info("agent's choice refused", extra={"table": self.head.id, "code": error.code})
        finally:
            if self.thinking.get(seat) == asked:
                del self.thinking[seat]

    # Clocks.
    def arm_clock(self) -> None:
        """Set the timer for the next clock that runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        deadline = next_deadline(self.record, self.head.clock)
        if deadline is not None:
            delay = max(0.0, deadline[0] - time.time()) + 0.01
            self.timer = asyncio.get_running_loop().call_later(delay, self._on_time)

    def _on_time(self) -> None:
        self.services.spawn(self.time_out())

    async def time_out(self) -> None:
        """A clock ran out: do as the table chose when it was made."""
        self.timer = None
        if self.unsure:
            await self.catch_up()
        deadline = next_deadline(self.record, self.head.clock)
        if deadline is None:
            return
        at, seat = deadline
        if at > time.time():
            self.arm_clock()
            return
        if self.head.clock.then == "agent":
            await self.act(Command(seat, ClockStandIn(deadline)))
            return
        asked, decision = self.state.decision(seat), self.record.shown(self.record.asked)
        if asked is None:
            return
        text = passing([option.text for option in asked.options])
        if text is None:
            agent = agent_named(self.head.clock.agent)
            text = await self.services.agents.choose(self.now.rules, self.state, seat, agent, table=self.head.id)
        await self.act(Command(seat, wire.Choose(decision=decision, text=text), by="clock"))

    def forget(self) -> None:
        """Leave memory."""
        self.in_memory = False
        if self.timer is not None:
            self.timer.cancel()


def _asks(entry: Entry, record: Record) -> bool:
    """May anyone be asked something new after this entry?"""
    return isinstance(entry.body, Chosen | TakenBack) or (isinstance(entry.body, Seated) and record.full)
