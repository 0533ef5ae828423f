"""The Flare, a variant card: where it lights anything, and what it reveals."""

from __future__ import annotations

from ...map import AROUND
from ...state import Caverns
from ..conflict.harm import affected, roll_face
from ..tiles.tiles import OTHERWISE, Reveal, dark_tiles


def dark_near(s: Caverns, cell: int) -> bool:
    """Could a Flare here light anything?"""
    if s.map.dark(cell):
        return True
    for offset in AROUND:
        if s.map.dark(cell + offset):
            return True
    return False


def flare_spaces(s: Caverns) -> list[int]:
    """VC-V02. Spaces where a Flare could light something."""
    return sorted(cell for cell in s.map.cells() if dark_near(s, cell))


def light(s: Caverns, role: int, cell: int) -> None:
    """VC-V02. Roll around a space and reveal the Dark tiles it shows."""
    tiles = dark_tiles(s, affected(s, cell, roll_face(s)))
    s.agenda.append(Reveal(tiles, [], role, -1, OTHERWISE))
