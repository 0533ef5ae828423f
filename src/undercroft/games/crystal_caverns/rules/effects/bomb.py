"""The Bomb on a wall: which sides of her tile it may open, and what that brings."""

from __future__ import annotations

from undercroft.engine.state import Choice

from ... import choices
from ...constants import BOMB_SLOT, CAVE_TILES, SIDES
from ...map import STEP
from ...state import Caverns
from ..tiles.filling import Fill


def blasts(s: Caverns) -> list[Choice]:
    """VC-K31. The walls that a Bomb token may open now: those of her own tile."""
    knight = s.knight
    options: list[Choice] = []
    if not knight.placed[BOMB_SLOT] or knight.bomb_used or not knight.bombs or s.map.tile(knight.at) >= CAVE_TILES:
        return options
    for side in range(4):
        if walled(s, knight.at, side):
            options.append(choices.at_side("bomb", knight.at, side))
    return options


def walled(s: Caverns, cell: int, side: int) -> bool:
    """A wall on this side of a tile, also towards an open space."""
    if s.map.grid[cell + STEP[side]]:
        return s.map.wall(cell, side)
    return s.map.side_walled(cell, side)


def blast(s: Caverns, cell: int, side: int) -> None:
    """VC-K31, VC-M15. A Bomb token opens a side of her tile; a Rockslide there goes back; then filling."""
    knight = s.knight
    knight.bomb_used = 2
    knight.bombs -= 1
    s.map.take_rock(cell, side)
    s.map.bombs.append(s.map.tile(cell) * 4 + side)
    if s.events is not None:
        s.tell("bombed", {"side": SIDES[side]})
    s.agenda.append(Fill())
