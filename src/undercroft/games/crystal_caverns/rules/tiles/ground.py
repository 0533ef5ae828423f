"""What a space costs and does to those who come there or leave it, whoever they are and whoever moves them."""

from __future__ import annotations

from typing import Final

from ...constants import CAVE_TILES, LAKE, MAGMA, RIVER
from ...map import STEP
from ...state import Caverns

PASSAGE: Final = 3
"""VC-N03. What a passage through the Pits costs at least; nobody stops there."""


def current(s: Caverns) -> int:
    """VC-N03. The way in which the River flows, as a side."""
    return (1 + s.map.sides[RIVER]) & 3


def step_cost(s: Caverns, cell: int, side: int) -> int:
    """VC-N03. What a step costs: one; down the River's current nothing."""
    grid = s.map.grid
    if grid[cell] == RIVER + 1 and grid[cell + STEP[side]] == RIVER + 1:
        return 0 if side == current(s) else 1
    return 1


def downstream(s: Caverns, cell: int) -> list[int]:
    """VC-N03. The spaces to which the River carries a piece that comes onto this one, nearest first."""
    found: list[int] = []
    if s.map.grid[cell] == RIVER + 1:
        way = STEP[current(s)]
        while s.map.grid[cell + way] == RIVER + 1:
            cell += way
            found.append(cell)
    return found


def may_venture(s: Caverns, cell: int) -> bool:
    """VC-N02. May a piece step from here onto an open space, where a Dark tile is placed first?"""
    return s.map.grid[cell] > CAVE_TILES and not s.collapse and s.tiles_left()


def bright(s: Caverns, cell: int) -> bool:
    """VC-B16, VC-N03. Does a Tribe suffer from light here? On a Lit tile, and on the Lake."""
    return s.map.lit(cell) or s.map.tile(cell) == LAKE


def leaving_loss(s: Caverns, cell: int) -> int:
    """VC-N03. What a Tribe loses that leaves this space: on Magma one."""
    return 1 if s.map.tile(cell) == MAGMA else 0


def entering_loss(s: Caverns, old: int, cell: int) -> int:
    """VC-N03. Lake and River take one Population from a Tribe that enters; each space against the current one more."""
    map = s.map
    tile = map.grid[cell] - 1
    came = map.grid[old] - 1
    if tile == LAKE:
        return 1 if came != LAKE else 0
    if tile == RIVER:
        if came != RIVER:
            return 1
        return 1 if cell - old == -STEP[current(s)] else 0
    return 0
