"""Agents think in worker processes. A process that dies or hangs is replaced, and its task is done again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from copy import copy

import msgspec

from undercroft.agents import AGENTS, Agent, answer, make
from undercroft.agents.hints import hint
from undercroft.engine.chance import seeded
from undercroft.engine.state import State
from undercroft.games import game as find_game
from undercroft.pool import Pool, WorkerLost

from ..base import metrics
from ..base.errors import NoHint, Refused, TooMuch
from ..base.fair_queue import FairQueue
from ..model.engine import Rules

logger = logging.getLogger("undercroft")

TRIES = 3
"""Workers that one task may cost before the server answers in the simplest way itself."""
HINTS_WAITING = 8
"""How many hints of an address may wait for a process."""
OVERTIME = 60.0
"""Seconds beyond its time after which a worker is taken to hang; a slow machine needs some for what is not search."""


def agent_named(name: str) -> str:
    """An agent by its name; without a name, the one that stands in for people."""
    if not name:
        return "lively" if "lively" in AGENTS else next(iter(AGENTS))
    if name not in AGENTS:
        raise Refused("no_agent", f"there is no agent {name!r}; the agents are: {', '.join(AGENTS)}")
    return name


class Task(msgspec.Struct, frozen=True, kw_only=True):
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


class AgentReply(msgspec.Struct, frozen=True):
    """What came of a task."""

    text: str = ""
    chances: float | None = None
    """What the choice is worth to the seat, where that was asked."""
    words: str = ""


_agents: dict[tuple[str, int], Agent] = {}
"""In a worker: the agents it has been asked for. They know their games, which takes a while to learn."""


def think(task: Task) -> AgentReply:
    """What a worker process does."""
    rules = Rules(find_game(task.game, task.version), task.cards)
    state = rules.game.load(task.state, rules.cards)
    if not task.agent:
        return advise(task, rules, state)
    known = (task.agent, task.milliseconds)
    if known not in _agents:
        _agents[known] = make(*known)
    return AgentReply(answer(_agents[known], rules.game, state, task.seat, seeded(task.seed)).text)


def advise(task: Task, rules: Rules, state: State) -> AgentReply:
    """A hint for a seat: the best choice, its chances, and in words what is expected."""
    game, chance = rules.game, seeded(task.seed)
    found = hint.make_hint(
        game, game.determinize(state, task.seat, chance), task.seat, chance, milliseconds=task.milliseconds
    )
    words = ""
    if task.language:
        texts = copy(game.texts(task.language, setup=state.setup))
        texts.names = texts.names | task.names
        words = hint.describe(found, game, texts, state)
    return AgentReply(found.choice.text, found.chances, words)


class AgentPool:
    """A few worker processes, started when first needed."""

    def __init__(
        self,
        count: int,
        milliseconds: int = 0,
        think: Callable[[Task], AgentReply] = think,
        overtime: float = OVERTIME,
    ) -> None:
        self.milliseconds = milliseconds
        self.think = think
        self.overtime = overtime
        self.pool = Pool(count, on_death=metrics.THINKERS_LOST.inc)
        self.queue = FairQueue(count, waiting=HINTS_WAITING, patient=max(1, count - 1))
        """Agents' moves go first. Hints leave one process to them, if there is more than one."""

    async def choose(
        self,
        rules: Rules,
        state: State,
        seat: int,
        agent: str,
        seed: str = "",
        table: str = "",
    ) -> str:
        """The text of the choice that an agent makes at a seat. Whatever happens, the game goes on."""
        try:
            task = self._move(rules, state, seat, agent, self.milliseconds, seed)
            return (await self._think(task, table, urgent=True)).text
        except NoHint:  # any legal answer will do
            decision = state.decision(seat)
            assert decision is not None
            return secrets.choice(decision.options).text

    async def would_choose(
        self, rules: Rules, state: State, seat: int, agent: str, milliseconds: int, asker: object
    ) -> str:
        """What an agent would choose, for a person who waits; refused if the agent fails."""
        return (await self._think(self._move(rules, state, seat, agent, milliseconds), asker)).text

    def _move(self, rules: Rules, state: State, seat: int, agent: str, milliseconds: int, seed: str = "") -> Task:
        """An agent draws its own luck, except at a lesson, where it comes from a seed."""
        game = rules.game
        return Task(
            game=game.id,
            version=game.version,
            cards=rules.folder,
            state=game.save(state),
            seat=seat,
            agent=agent,
            seed=seed or secrets.token_hex(16),
            milliseconds=milliseconds,
        )

    async def advise(
        self,
        rules: Rules,
        state: State,
        seat: int,
        milliseconds: int,
        language: str,
        names: dict[str, str],
        asker: object,
    ) -> AgentReply:
        """A hint for a seat; refused if the agent fails, because advice by chance is worse than none."""
        game, seed = rules.game, secrets.token_hex(16)
        saved = game.save(state)
        task = Task(
            game=game.id,
            version=game.version,
            cards=rules.folder,
            state=saved,
            seat=seat,
            agent="",
            seed=seed,
            milliseconds=milliseconds,
            language=language,
            names=names,
        )
        return await self._think(task, asker)

    async def _think(self, task: Task, key: object, urgent: bool = False) -> AgentReply:
        """Run a task when its turn has come; refused if it fails or costs too many workers."""
        try:
            async with self.queue.turn(key, urgent):
                return await self.pool.run(self.think, task, task.milliseconds / 1000 + self.overtime, TRIES)
        except WorkerLost:
            raise NoHint from None
        except TooMuch:
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            logger.error("agent failed", extra={"agent": task.agent, "game": task.game, "error": reason})
            raise NoHint from error

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.to_thread(self.pool.close)
