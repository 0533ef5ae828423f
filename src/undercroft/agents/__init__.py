"""Agents: whatever answers decisions without being a person."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from undercroft.engine.errors import SetupError

from .base import Agent, answer
from .random import Lively, Random

__all__ = ["AGENTS", "Agent", "answer", "make"]

AGENTS: dict[str, Callable[[], Agent]] = {"random": Random, "lively": Lively}
"""Every agent by the name it is asked for."""


def make(name: str) -> Agent:
    """A fresh agent of this name, or a SetupError that says which there are."""
    if name not in AGENTS:
        near = difflib.get_close_matches(name, AGENTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"the agents are: {', '.join(AGENTS)}"
        raise SetupError(f"there is no agent {name!r}; {hint}")
    return AGENTS[name]()
