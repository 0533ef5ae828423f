"""What must hold in a game, for the conformance kit, and what can be met in it, for the lab."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Generic

from ..state import S


class Checks(Generic[S]):
    """Invariants, hidden information, and what many games together must meet."""

    shown_once: ClassVar[tuple[str, ...]] = ()
    """The events that show everyone something that no view keeps, such as a card looked at and put back."""

    nobody_wins: ClassVar[tuple[str, ...]] = ()
    """The ways of ending in which all have lost."""

    def invariants(self, s: S) -> list[str]:
        """The invariants that this state breaks, in words. Checked at every decision."""
        return []

    def coverage_goals(self, seats: int, options: dict[str, str], cards: Any = None) -> set[str]:
        """What many games must meet, as `fact:value` of some event, or `ending:...`.

        `cards` is what `load_cards` gave; none means the game's own.
        """
        return set()

    def hidden(self, s: S, seat: int) -> dict[str, object]:
        """What the seat cannot know, by name, where more than one value is possible: `randomize_hidden` must vary
        each."""
        return {}

    def known(self, s: S, seat: int) -> Collection[str]:
        """What chance dealt and this seat can work out though its view does not show it, such as `deck` where every
        other card lies open, or `players[].card` where it was told once. The kit does not ask that worlds differ in it.
        """
        return ()
