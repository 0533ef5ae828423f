"""Whom the Thief may act on, and what there is to take."""

from __future__ import annotations

from ... import choices
from ...choices import AIM_DRAGON, AIM_KNIGHT
from ...constants import (
    CROSSBOW,
    GREED,
    RUBY,
    TRAP,
)
from ...map import distance
from ...state import Caverns
from ..conflict.forced import target_cell
from ..conflict.hits import reaches


def near_targets(s: Caverns, backstab: bool) -> list[int]:
    """VC-T05, VC-T15. Pieces he may act on: on his tile, or with the Hand Crossbow visible within three."""
    found: list[int] = []
    for target in range(AIM_DRAGON + 1):
        if s.thief.targeted >> choices.owner_of_target(target) & 1 or not within_reach(s, target, backstab):
            continue
        if s.stealth() > guard(s, target):
            found.append(target)
    return found


def within_reach(s: Caverns, target: int, backstab: bool) -> bool:
    """VC-T12, VC-T15. On his tile; for a Backstab with the Hand Crossbow also visible within three."""
    at = s.thief.at
    cell = target_cell(s, target)
    if cell < 0 or not s.map.grid[cell]:
        return False
    if cell == at:
        return True
    if not backstab or not s.thief.upgrades >> CROSSBOW & 1 or distance(at, cell) > 3:
        return False
    return s.map.sees(at, cell) and reaches(s, at, cell, True)


def guard(s: Caverns, target: int) -> int:
    """VC-T05, VC-B57. What his Stealth must exceed."""
    if target == AIM_KNIGHT:
        return s.knight_perception()
    if target == AIM_DRAGON:
        return s.armor()
    return s.tribe_perception(target - 1) + (1 if TRAP in s.goblins.face_up else 0)


def can_pick(s: Caverns, target: int) -> bool:
    """VC-T13. Is there anything to take from this player?"""
    if target == AIM_KNIGHT:
        return len(s.knight.cards) > 0
    if target == AIM_DRAGON:
        return s.dragon.tracks[GREED] < s.cards.track_room[GREED] and s.dragon.wake > s.dragon.locked
    return len(s.goblins.hand) > 0 or RUBY in s.goblins.face_up
