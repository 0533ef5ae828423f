"""A terminal that is closed in the middle of a game, or a machine that shuts down."""

from __future__ import annotations

import signal
import sys
from types import TracebackType

SIGNALS = ("SIGHUP", "SIGTERM")
"""The window is closed; the machine shuts down. Not every system has both."""


class HungUp(Exception):
    """Nobody sits at the terminal any more."""


class Hangups:
    """Notices, while a person plays, that the terminal goes away."""

    def __init__(self) -> None:
        self.waiting = False
        """Is somebody being waited for? Then the game rests, and one can leave it at once."""
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
        """What is being answered is finished first."""
        self.gone = True
        if self.waiting:
            raise HungUp

    def look(self) -> None:
        """Has it gone meanwhile?"""
        if self.gone:
            raise HungUp
