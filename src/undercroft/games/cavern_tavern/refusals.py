"""Why not: stub."""

from __future__ import annotations

from undercroft.engine.state import Refusal

from .state import Tavern


def in_turn(s: Tavern, seat: int) -> list[Refusal]:
    return []


def of_dice(s: Tavern, seat: int, place: int) -> list[Refusal]:
    return []
