"""What a game tells those who study it. Lab and hints ask."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from typing import ClassVar, Generic

from ..state import Event, S


class Measures(Generic[S]):
    """Who plays what, who did what, what a score is made of."""

    not_a_use: ClassVar[tuple[str, ...]] = ()
    """The events that name a thing which the seat did not use: it was drawn, shown or thrown away."""

    passive: ClassVar[tuple[str, ...]] = ()
    """The things, as `fact:value`, that work without being used, such as an amulet that is worn."""

    routine: ClassVar[tuple[str, ...]] = ()
    """The events that only tell how time goes by, such as whose turn begins, or that nothing happens: no reason to
    choose anything."""

    def role(self, s: S, seat: int) -> str:
        """The role or character that a seat plays, by id; empty in a game where all are alike."""
        return ""

    def first_player(self, s: S) -> int | None:
        """The seat that begins a game just set up, or None where it means nothing."""
        return s.seat if s.seats > 1 and len(s.pending) == 1 else None

    def actor(self, s: S, event: Event) -> int | None:
        """The seat that did what an event tells, or None: such a thing happened to all."""
        seat = event.facts.get("seat")
        return seat if isinstance(seat, int) else None

    def score_parts(self, s: S, seat: int) -> dict[str, int]:
        """What a seat's score at the end is made of, by name; nothing where it has no parts."""
        return {}

    def rounds(self, s: S) -> int:
        """How many rounds have begun, in whatever a game is counted by."""
        return int(getattr(s, "round", 0))
