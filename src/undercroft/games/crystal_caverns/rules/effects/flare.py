"""The Flare, a variant card: where it lights anything, and what it reveals."""

from __future__ import annotations

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import Act
from ...constants import KNIGHT
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


def may_flare(s: Caverns) -> bool:
    """VC-V02. Has the Knight a Flare for this turn, and could it light anything?"""
    return KNIGHT in s.table.set.flare and not s.knight.flared and s.map.any_dark()


def light(s: Caverns, role: int, cell: int) -> None:
    """VC-V02. Roll around a space and reveal the Dark tiles it shows."""
    tiles = dark_tiles(s, affected(s, cell, roll_face(s)))
    s.agenda.append(Reveal(tiles, [], role, -1, OTHERWISE))


class Flare(Step[Caverns]):
    """VC-V02. The Knight's: any space of the map, once a turn."""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(KNIGHT), "flare", [choices.at("flare-at", cell) for cell in flare_spaces(s)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.knight.flared = True
        light(s, KNIGHT, choice.a)
