"""Agents: whatever answers decisions without being a person."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial

from undercroft.engine.errors import SetupError
from undercroft.engine.thinking import EFFORTS

from .base import Agent, answer
from .greedy import Greedy, Instinct
from .level import Level
from .random import Lively, Random
from .search import Search

__all__ = ["AGENTS", "LEVELS", "Agent", "answer", "make"]

LEVELS: dict[str, Callable[[], Agent]] = {name: partial(Level, name) for name in EFFORTS}
"""The levels people choose from, weakest first; docs/agents.md says how they were measured. What they do is the game's
to say. Their budgets are not in milliseconds, so that a level plays the same on every machine; the one in choices
keeps long playouts in time."""

AGENTS: dict[str, Callable[[], Agent]] = {
    "random": Random,
    "lively": Lively,
    "instinct": Instinct,
    "greedy": Greedy,
    **LEVELS,
}
"""Every agent by the name it is asked for; `search:N` searches N iterations, `search:Nms` N milliseconds, and
`instinct:N` slips N times in a hundred."""


def make(name: str, milliseconds: int = 0) -> Agent:
    """A fresh agent of this name, or a SetupError that says which there are.

    With `milliseconds` one that searches stops then at the latest: for people who wait, on any machine.
    """
    agent = AGENTS[name]() if name in AGENTS else numbered(name)
    if isinstance(agent, Search | Level) and milliseconds:
        agent.milliseconds = min(agent.milliseconds or milliseconds, milliseconds)
    if agent is not None:
        return agent
    near = difflib.get_close_matches(name, AGENTS, 1)
    known = f"the agents are: {', '.join(AGENTS)}, search:ITERATIONS, instinct:SLIPS"
    raise SetupError(f"there is no agent {name!r}; {f'did you mean {near[0]!r}?' if near else known}")


def numbered(name: str) -> Agent | None:
    """What `search:N`, `search:Nms` and `instinct:N` name."""
    kind, _, said = name.partition(":")
    number, _, unit = said.partition("ms")
    if not number.isdecimal() or unit:
        return None
    count = int(number)
    if kind == "search" and count:
        return Search(0, count) if said.endswith("ms") else Search(count)
    return Instinct(count) if kind == "instinct" and said == number and count <= 100 else None
