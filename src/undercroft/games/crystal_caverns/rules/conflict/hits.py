"""Whom an effect hits: settled once, when it is declared, by what stands where and by what the Mushroom Forest lets in
and out."""

from __future__ import annotations

from ...choices import AIM_KNIGHT, AIM_THIEF, owner_of_target
from ...constants import FOREST
from ...state import Caverns
from .forced import target_cell


def reaches(s: Caverns, source: int, cell: int, attack: bool) -> bool:
    """VC-N03. May an effect from one space touch a piece on another?

    Nothing from outside the Mushroom Forest touches a piece inside, and whoever is inside attacks and shoots on the own
    space alone. `source` is -1 for what comes from no space: Hex, Spores, Bats, a hidden Tribe.
    """
    if source == cell:
        return True
    if in_forest(s, cell):
        return not attack and in_forest(s, source)
    return not attack or not in_forest(s, source)


def in_forest(s: Caverns, cell: int) -> bool:
    """Is this space one of the Mushroom Forest?"""
    return cell >= 0 and s.map.grid[cell] == FOREST + 1


def pieces_on(s: Caverns, cells: list[int], role: int) -> list[int]:
    """The pieces of all roles but one on these spaces; a lurking Tribe is on none."""
    found: list[int] = []
    for target in range(AIM_THIEF + 1):
        cell = target_cell(s, target)
        if cell >= 0 and owner_of_target(target) != role and cell in cells and s.map.grid[cell]:
            found.append(target)
    return found


def attacked(s: Caverns, source: int, cells: list[int], role: int) -> list[int]:
    """Whom an attack by a role from one space hits on these spaces."""
    return [target for target in pieces_on(s, cells, role) if reaches(s, source, target_cell(s, target), True)]


def movable(s: Caverns, source: int) -> bool:
    """VC-F07, VC-N03. May an effect of another player from this space move the Knight?"""
    at = s.knight.at
    return at >= 0 and not s.shielded() and reaches(s, source, at, False)


def tribes_among(targets: list[int]) -> list[int]:
    """The Tribes among these pieces, as numbers of Tribes."""
    return [target - 1 for target in targets if AIM_KNIGHT < target < 4]
