"""Agents: whatever answers decisions without being a person."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from undercroft.engine.errors import SetupError

from .base import Agent, answer
from .greedy import Greedy, Instinct
from .random import Lively, Random
from .search import Search

__all__ = ["AGENTS", "LEVELS", "Agent", "answer", "make"]

LEVELS: dict[str, Callable[[], Agent]] = {
    "easy": lambda: Instinct(slips=30),
    "normal": lambda: Search(iterations=20, choices=2_000),
    "hard": lambda: Search(iterations=200, choices=16_000),
    "expert": lambda: Search(iterations=2000, choices=120_000),
}
"""The levels people choose from, weakest first; docs/agents.md says how they were measured. Their budgets are not in
milliseconds, so that a level plays the same on every machine; the one in choices keeps long playouts in time."""

AGENTS: dict[str, Callable[[], Agent]] = {
    "random": Random,
    "lively": Lively,
    "instinct": Instinct,
    "greedy": Greedy,
    **LEVELS,
}
"""Every agent by the name it is asked for; `search:N` searches N iterations, `search:Nms` N milliseconds."""


def make(name: str, milliseconds: int = 0) -> Agent:
    """A fresh agent of this name, or a SetupError that says which there are.

    With `milliseconds` one that searches stops then at the latest: for people who wait, on any machine.
    """
    agent = AGENTS[name]() if name in AGENTS else searching(name)
    if isinstance(agent, Search) and milliseconds:
        agent.milliseconds = min(agent.milliseconds or milliseconds, milliseconds)
    if agent is not None:
        return agent
    near = difflib.get_close_matches(name, AGENTS, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"the agents are: {', '.join(AGENTS)}, search:ITERATIONS"
    raise SetupError(f"there is no agent {name!r}; {hint}")


def searching(name: str) -> Search | None:
    """What `search:N` and `search:Nms` name."""
    kind, _, budget = name.partition(":")
    number, _, unit = budget.partition("ms")
    if kind == "search" and number.isdecimal() and int(number) and not unit:
        return Search(0, int(number)) if budget.endswith("ms") else Search(int(number))
    return None
