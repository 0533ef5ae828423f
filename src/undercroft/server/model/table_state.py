"""A table at one moment: everything needed to show it or to plan what comes next."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.engine.state import State

from .engine import AnyGame, Rules
from .log import Head
from .record import Record


class TableState(NamedTuple):
    """A table as it stands after the last entry of its log."""

    head: Head
    rules: Rules
    record: Record
    state: State

    @property
    def game(self) -> AnyGame:
        """The game, in the version the table began with."""
        return self.rules.game
