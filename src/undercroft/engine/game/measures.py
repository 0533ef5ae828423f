"""What a game tells lab and hints about its events and scores."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from typing import ClassVar, Generic

from ..state import Event, S


class Measures(Generic[S]):
    """Roles, who caused an event, the parts of a score, rounds."""

    not_a_use: ClassVar[tuple[str, ...]] = ()
    """The events that name a thing without the seat using it: it was drawn, shown or thrown away."""

    passive: ClassVar[tuple[str, ...]] = ()
    """The things, as `fact:value`, that work without being used, such as an amulet that is worn."""

    routine: ClassVar[tuple[str, ...]] = ()
    """The events that only mark time, such as the start of a turn, or say that nothing happens. They are no reason to
    choose anything."""

    def role(self, s: S, seat: int) -> str:
        """The role or character that a seat plays, by id; empty in a game where all are alike."""
        return ""

    def first_player(self, s: S) -> int | None:
        """The seat that begins a game just set up, or None if no seat is first."""
        return s.seat if s.seats > 1 and len(s.pending) == 1 else None

    def actor(self, s: S, event: Event) -> int | None:
        """The seat that caused an event, or None if it happened to all."""
        seat = event.facts.get("seat")
        return seat if isinstance(seat, int) else None

    def score_parts(self, s: S, seat: int) -> dict[str, int]:
        """The parts of a seat's score at the end, by name; empty if it has none."""
        return {}

    def rounds(self, s: S) -> int:
        """How many rounds have begun. By default this is the state's `round`, or 0 if it has none."""
        return int(getattr(s, "round", 0))
