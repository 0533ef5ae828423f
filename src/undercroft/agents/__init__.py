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
    "easy": lambda: Instinct(slips=20),
    "normal": lambda: Search(iterations=40),
    "hard": lambda: Search(iterations=200),
    "expert": lambda: Search(iterations=1200),
}
"""The levels people choose from, weakest first. docs/agents.md says how they were measured."""

AGENTS: dict[str, Callable[[], Agent]] = {
    "random": Random,
    "lively": Lively,
    "instinct": Instinct,
    "greedy": Greedy,
    **LEVELS,
}
"""Every agent by the name it is asked for; `search:N` searches N iterations, `search:Nms` N milliseconds."""


def make(name: str) -> Agent:
    """A fresh agent of this name, or a SetupError that says which there are."""
    if name in AGENTS:
        return AGENTS[name]()
    kind, _, budget = name.partition(":")
    number, _, unit = budget.partition("ms")
    if kind == "search" and number.isdecimal() and int(number) and not unit:
        return Search(0, int(number)) if budget.endswith("ms") else Search(int(number))
    near = difflib.get_close_matches(name, AGENTS, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"the agents are: {', '.join(AGENTS)}, search:ITERATIONS"
    raise SetupError(f"there is no agent {name!r}; {hint}")
