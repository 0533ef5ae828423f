"""Agents: players that are not people."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from functools import partial

from undercroft.engine.errors import SetupError
from undercroft.engine.knowledge import BUDGETS

from .base import Agent, answer
from .greedy import Greedy, Instinct
from .levels import Level
from .random import Lively, Random
from .search.agent import Search

__all__ = ["AGENTS", "LEVELS", "NUMBERED", "Agent", "answer", "make"]

LEVELS: dict[str, Callable[[], Agent]] = {name: partial(Level, name) for name in BUDGETS}
"""The levels people choose from, weakest first. Each game says what they do; docs/notes/agent-strength.md says how
strong they are. Budgets are not in milliseconds, so that a level plays the same on every machine; the budget of
choices keeps long playouts in time."""

AGENTS: dict[str, Callable[[], Agent]] = {
    "random": Random,
    "lively": Lively,
    "instinct": Instinct,
    "greedy": Greedy,
    **LEVELS,
}
"""Every agent by its name. Names with numbers are in NUMBERED."""

NUMBERED = ("search:ITERATIONS", "search:MILLISECONDSms", "search:ITERATIONS:PROCESSES", "instinct:BLUNDERS")
"""How agents with numbers are asked for; an instinct blunders so many times in a hundred."""

MOST_PROCESSES = 64
"""That a search may be given: who asks for more has most likely mixed up the numbers."""


def make(name: str, milliseconds: int = 0) -> Agent:
    """Make a new agent by its name. Raises a SetupError that lists the agents if there is none of that name.

    An agent that searches stops after `milliseconds` at the latest, so that nobody waits longer on a slow machine.
    """
    agent = AGENTS[name]() if name in AGENTS else numbered(name)
    if isinstance(agent, Search | Level) and milliseconds:
        agent.milliseconds = min(agent.milliseconds or milliseconds, milliseconds)
    if agent is not None:
        return agent
    near = difflib.get_close_matches(name, AGENTS, 1)
    known = f"the agents are: {', '.join((*AGENTS, *NUMBERED))}"
    raise SetupError(f"there is no agent {name!r}; {f'did you mean {near[0]!r}?' if near else known}")


def numbered(name: str) -> Agent | None:
    """The agent of a name with numbers: `search:N` or `search:Nms`, either with `:P` behind it, or `instinct:N`.
    None if it has another form. Raises a SetupError if a number is out of range."""
    found = re.fullmatch(r"(search|instinct):([0-9]{1,9})(ms)?(?::([0-9]{1,9}))?", name)
    if found is None:
        return None
    kind, number, unit, many = found.groups()
    count, processes = int(number), int(many or 1)
    if kind == "instinct":
        if unit or many:
            return None
        if count > 100:
            raise SetupError(f"{name!r}: an instinct blunders 0 to 100 times in a hundred, not {count}")
        return Instinct(count)
    if not count:
        raise SetupError(f"{name!r}: a search needs at least 1 {'millisecond' if unit else 'iteration'}")
    if not 1 <= processes <= MOST_PROCESSES:
        raise SetupError(f"{name!r}: a search takes 1 to {MOST_PROCESSES} processes, not {processes}")
    return Search(0, count, processes=processes) if unit else Search(count, processes=processes)
