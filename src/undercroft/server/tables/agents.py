"""Agents think in worker processes, over pipes. A worker that dies is replaced, and its task is done again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import signal
from collections.abc import Callable
from copy import copy
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from undercroft.agents import answer, hints, make
from undercroft.engine.chance import seeded
from undercroft.engine.state import State
from undercroft.games import game as find_game

from ..base import metrics
from ..base.errors import NoHint
from ..model.engine import Rules

logger = logging.getLogger("undercroft")

TRIES = 3
"""Workers that one task may cost before the server answers in the simplest way itself."""
OVERTIME = 60.0
"""Seconds beyond its time after which a worker is taken to hang; a slow machine needs some for what is not search."""


class Task(msgspec.Struct, frozen=True):
    """A decision to think about. The worker gets the true state, but an agent only what `hide` makes of it."""

    game: str
    version: int
    cards: str
    state: bytes
    seat: int
    agent: str
    seed: str
    milliseconds: int = 0
    language: str = ""
    """For a hint: the language it is said in."""
    names: dict[str, str] = {}
    """For a hint: what the seats are called."""


class Thought(msgspec.Struct, frozen=True):
    """What came of it."""

    text: str = ""
    chances: float | None = None
    """What the choice is worth to the seat, where that was asked."""
    words: str = ""
    error: str = ""


def work(pipe: Connection) -> None:
    """What a worker process does: think, one task after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.msgpack.Decoder(Task)
    agents: dict[tuple[str, int], Any] = {}
    while True:
        try:
            task = decoder.decode(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            by = Rules(find_game(task.game, task.version), task.cards)
            game = by.game
            state = game.load(task.state, by.cards)
            if not task.agent:
                thought = advise(task, by, state)
            else:
                known = (task.agent, task.milliseconds)
                if known not in agents:
                    agents[known] = make(*known)
                thought = Thought(answer(agents[known], game, state, task.seat, seeded(task.seed)).text)
        except Exception as error:
            thought = Thought(error=f"{type(error).__name__}: {error}")
        pipe.send_bytes(msgspec.msgpack.encode(thought))


def advise(task: Task, by: Rules, state: State) -> Thought:
    """A hint for a seat: the best choice, its chances, and in words what is expected."""
    game, luck = by.game, seeded(task.seed)
    found = hints.hint(game, game.hide(state, task.seat, luck), task.seat, luck, milliseconds=task.milliseconds)
    words = ""
    if task.language:
        texts = copy(game.texts(task.language, by.cards))
        texts.names = texts.names | task.names
        words = hints.say(found, game, texts, state)
    return Thought(found.choice.text, found.chances, words)


class WorkerLost(Exception):
    """The worker died while it thought."""


class Worker:
    """One worker process and our end of its pipe."""

    def __init__(self, target: Callable[[Connection], None], overtime: float) -> None:
        self.overtime = overtime
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=target, args=(other,), daemon=True, name="undercroft-thinker")
        self.process.start()
        other.close()

    async def ask(self, task: Task) -> Thought:
        """Send a task and wait for its answer without holding up the loop."""
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()

        def readable() -> None:
            if not ready.done():
                ready.set_result(None)

        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(task))
            number = self.pipe.fileno()
            loop.add_reader(number, readable)
            try:
                async with asyncio.timeout(task.milliseconds / 1000 + self.overtime):
                    await ready
            finally:
                # By its number: `end` may have closed the pipe, and the loop must not wait on whatever has it next.
                loop.remove_reader(number)
            return msgspec.msgpack.decode(self.pipe.recv_bytes(), type=Thought)
        except (EOFError, OSError) as error:  # a time that is out is one of these, too
            raise WorkerLost from error

    def end(self) -> None:
        """Stop this worker and only this one."""
        self.pipe.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join(timeout=5)


class Thinkers:
    """A few workers, started when first needed."""

    def __init__(
        self,
        many: int,
        milliseconds: int = 0,
        target: Callable[[Connection], None] = work,
        overtime: float = OVERTIME,
    ) -> None:
        self.many = max(1, many)
        self.overtime = overtime
        self.milliseconds = milliseconds
        self.target = target
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.free = asyncio.Semaphore(self.many)
        self.lock = asyncio.Lock()

    async def choose(
        self,
        by: Rules,
        state: State,
        seat: int,
        agent: str,
        milliseconds: int = 0,
        seed: str = "",
    ) -> str:
        """The text of the choice that an agent makes at a seat; whatever happens, the game must go on."""
        try:
            return await self.would_choose(by, state, seat, agent, milliseconds, seed)
        except NoHint:  # any legal answer will do
            decision = state.decision(seat)
            assert decision is not None
            return secrets.choice(decision.options).text

    async def would_choose(
        self, by: Rules, state: State, seat: int, agent: str, milliseconds: int = 0, seed: str = ""
    ) -> str:
        """The same for somebody who only asks, in so much time if a person waits; refused if nothing comes of it.

        An agent's luck is its own, but for lessons, where it comes from a seed.
        """
        game, most = by.game, milliseconds or self.milliseconds
        seed = seed or secrets.token_hex(16)
        task = Task(game.id, game.version, by.folder, game.save(state), seat, agent, seed, most)
        return (await self._think(task)).text

    async def advise(
        self, by: Rules, state: State, seat: int, milliseconds: int, language: str, names: dict[str, str]
    ) -> Thought:
        """A hint for a seat; refused if nothing comes of the thinking, for advice by chance is worse than none."""
        game, seed = by.game, secrets.token_hex(16)
        saved = game.save(state)
        task = Task(game.id, game.version, by.folder, saved, seat, "", seed, milliseconds, language, names)
        return await self._think(task)

    async def _think(self, task: Task) -> Thought:
        """What a worker thought; refused if it failed, or cost too many workers."""
        for _ in range(TRIES):
            async with self.free:
                worker = self.idle.pop() if self.idle else await self._start()
                try:
                    thought = await worker.ask(task)
                except WorkerLost:
                    metrics.THINKERS_LOST.inc()
                    logger.warning("a worker process died; it is replaced and its task done again")
                    self._end(worker)
                    continue
                except BaseException:
                    self._end(worker)
                    raise
                self.idle.append(worker)
                if not thought.error:
                    return thought
                logger.error("agent failed", extra={"agent": task.agent, "game": task.game, "error": thought.error})
                break
        raise NoHint

    async def _start(self) -> Worker:
        async with self.lock:
            # Starting a process takes a while, so not on the loop.
            worker = await asyncio.to_thread(Worker, self.target, self.overtime)
        self.all.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self.all.discard(worker)
        worker.end()

    async def close(self) -> None:
        """Stop all workers."""
        workers, self.all, self.idle = self.all, set(), []
        for worker in workers:
            await asyncio.to_thread(worker.end)
