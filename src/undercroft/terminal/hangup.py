"""Notices that the terminal is closed in the middle of a game, or that the machine shuts down."""

from __future__ import annotations

import signal
import sys
from types import TracebackType

SIGNALS = ("SIGHUP", "SIGTERM")
"""The window is closed; the machine shuts down. Not every system has both."""


class HungUp(Exception):
    """Nobody sits at the terminal any more."""


class Hangups:
    """Catches the signals of a terminal that goes away while a person plays."""

    def __init__(self) -> None:
        self.waiting = False
        """Are we waiting for a person? Then nothing is being computed, and the game can be left at once."""
        self.gone = False
        self.before: dict[signal.Signals, object] = {}

    def __enter__(self) -> None:
        if sys.stdin.isatty():
            for each in signal.Signals:
                if each.name in SIGNALS:
                    self.before[each] = signal.signal(each, self.notice)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for each, handler in self.before.items():
            signal.signal(each, handler)  # type: ignore[arg-type]

    def notice(self, *_: object) -> None:
        """Handle a signal. An answer that is being carried out is finished first."""
        self.gone = True
        if self.waiting:
            raise HungUp

    def look(self) -> None:
        """Raise HungUp if the terminal has gone meanwhile."""
        if self.gone:
            raise HungUp
