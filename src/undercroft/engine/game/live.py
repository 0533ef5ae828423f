"""Optional parts of a game for tables that people sit at, used by server and terminal."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from ..state import Choice, S


class LiveViews(Generic[S]):
    """Saves work when many people watch a table with a large view."""

    def view_since(self, s: S, seat: int, before: S, seen: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The view of a seat that has already `seen` its view of the state `before`. Parts that have not changed may be
        the same objects, so that they are neither made again nor compared. None means that `Game.view` makes the whole
        view."""
        return None

    def same_view_as(self, s: S, seat: int) -> int:
        """A viewpoint with exactly the same view as this one: itself, or SPECTATOR if everything is open to all."""
        return seat


class AutoAnswers(Generic[S]):
    """Automatic answers: given for a seat while its player wants that. A convenience, not part of the
    rules."""

    names: ClassVar[tuple[str, ...]] = ()
    """The automatic answers that a seat may set, one at a time; the message `standing-NAME` says what each does."""

    def answer(self, s: S, seat: int, name: str) -> Choice | None:
        """The option that the automatic answer `name` picks for this seat, or None if the person must be asked."""
        return None
