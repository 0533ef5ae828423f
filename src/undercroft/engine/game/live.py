"""What a game may do for tables that people sit at. Server and terminal ask."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from ..state import Choice, S


class LiveViews(Generic[S]):
    """Spares work where many look at a table whose view is large."""

    def view_since(self, s: S, seat: int, before: S, seen: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The view of a seat that has `seen` another state of this game: what is as it was then may be the same
        objects, so that it need be neither made nor compared. None: `Game.view` makes it anew."""
        return None

    def same_view_as(self, s: S, seat: int) -> int:
        """A viewpoint that sees just what this one does now: itself, or SPECTATOR where all is open to all."""
        return seat


class AutoAnswers(Generic[S]):
    """Answers that a seat gives by itself while its player wishes so. Comfort, not rules."""

    names: ClassVar[tuple[str, ...]] = ()
    """Those that a seat may set, one at a time; the message `standing-NAME` says what each does."""

    def answer(self, s: S, seat: int, name: str) -> Choice | None:
        """One of the options that this seat is asked, or None if the person must be asked."""
        return None
