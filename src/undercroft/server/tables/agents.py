"""Agents think in worker processes. One that dies or hangs is replaced, and its task is done again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from copy import copy

import msgspec

from undercroft.agents import Agent, answer, make
from undercroft.agents.hints import hint
from undercroft.engine.chance import seeded
from undercroft.engine.state import State
from undercroft.games import game as find_game
from undercroft.pool import Pool, WorkerLost

from ..base import metrics
from ..base.errors import NoHint
from ..model.engine import Rules

logger = logging.getLogger("undercroft")

TRIES = 3
"""Workers that one task may cost before the server answers in the simplest way itself."""
OVERTIME = 60.0
"""Seconds beyond its time after which a worker is taken to hang; a slow machine needs some for what is not search."""


class Task(msgspec.Struct, frozen=True):
    """A decision to think about. The worker gets the true state, but an agent only what `determinize` makes of it."""

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


_agents: dict[tuple[str, int], Agent] = {}
"""In a worker: the agents it has been asked for. They know their games, which takes a while to learn."""


def think(task: Task) -> Thought:
    """What a worker process does."""
    by = Rules(find_game(task.game, task.version), task.cards)
    state = by.game.load(task.state, by.cards)
    if not task.agent:
        return advise(task, by, state)
    known = (task.agent, task.milliseconds)
    if known not in _agents:
        _agents[known] = make(*known)
    return Thought(answer(_agents[known], by.game, state, task.seat, seeded(task.seed)).text)


def advise(task: Task, by: Rules, state: State) -> Thought:
    """A hint for a seat: the best choice, its chances, and in words what is expected."""
    game, luck = by.game, seeded(task.seed)
    found = hint.make_hint(
        game, game.determinize(state, task.seat, luck), task.seat, luck, milliseconds=task.milliseconds
    )
    words = ""
    if task.language:
        texts = copy(game.texts(task.language, by.cards))
        texts.names = texts.names | task.names
        words = hint.describe(found, game, texts, state)
    return Thought(found.choice.text, found.chances, words)


class Thinkers:
    """A few worker processes, started when first needed."""

    def __init__(
        self,
        many: int,
        milliseconds: int = 0,
        think: Callable[[Task], Thought] = think,
        overtime: float = OVERTIME,
    ) -> None:
        self.milliseconds = milliseconds
        self.think = think
        self.overtime = overtime
        self.pool = Pool(many, on_death=metrics.THINKERS_LOST.inc)

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
        try:
            return await self.pool.run(self.think, task, task.milliseconds / 1000 + self.overtime, TRIES)
        except WorkerLost:
            raise NoHint from None
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            logger.error("agent failed", extra={"agent": task.agent, "game": task.game, "error": told})
            raise NoHint from error

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.to_thread(self.pool.close)
