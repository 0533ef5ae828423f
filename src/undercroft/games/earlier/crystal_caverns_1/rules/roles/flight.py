"""How the Dragon moves: where to, and who strikes at him when he comes, surfaced."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import Act
from ...constants import DRAGON, GOBLINS
from ...map import STEP, space_name
from ...state import Caverns
from ..conflict.crossing import StrikeDragon, hurt_dragon
from ..conflict.forced import dragon_reaches
from ..conflict.harm import add_rage, scatter


def flights(s: Caverns, wing: bool) -> list[int]:
    """VC-D03, VC-D04, VC-D12. Where a move of one or two tiles in a straight line may end."""
    found: list[int] = []
    map = s.map
    at = s.dragon.at
    for side in range(4):
        first = at + STEP[side]
        if map.grid[first] == 0:
            continue
        second = first + STEP[side]
        if not s.dragon.surfaced:
            if not map.impassable(first):
                found.append(first)
            if map.grid[second] and not map.impassable(second):
                found.append(second)
            continue
        if map.wall(at, side):
            if wing and not map.dark(first) and not map.impassable(first):
                found.append(first)
            continue
        if map.dark(first):
            continue
        if not map.impassable(first):
            found.append(first)
        elif not wing:
            continue
        if map.grid[second] and not map.wall(first, side) and not map.dark(second) and not map.impassable(second):
            found.append(second)
    return found


class Fly(Step[Caverns]):
    """VC-D12. Wing: where to."""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(DRAGON), "fly", [choices.at("fly", cell) for cell in flights(s, True)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        fly(s, choice.a)


def fly(s: Caverns, cell: int) -> None:
    """VC-D03, VC-D05. One or two tiles in a line; surfaced he enters each on the way."""
    dragon = s.dragon
    dragon.moved = True
    by = cell - dragon.at
    s.agenda.append(Enter(cell))
    if dragon.surfaced and by not in STEP:
        s.agenda.append(Enter(dragon.at + by // 2))


class Enter(Step[Caverns]):
    """VC-D05, VC-D34. He comes onto a tile; surfaced, whoever is strong enough there strikes at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        s.dragon.at = self.cell
        if s.events is not None:
            s.tell("dragon_moves", {"space": space_name(self.cell)})
        if not s.dragon.surfaced or s.map.impassable(self.cell):
            return
        s.agenda.append(Out())
        if s.table.set.ash:
            for tribe in range(2, -1, -1):
                if s.goblins.at[tribe] == self.cell:
                    s.agenda.append(TribeAnswer(tribe))
        if s.knight.at == self.cell and s.knight_strength() >= s.armor():
            s.agenda.append(StrikeDragon(s.knight_strength(), True))


class Out(Step[Caverns]):
    """VC-D34, VC-W04."""

    def run(self, s: Caverns) -> None:
        dragon_reaches(s)


class TribeAnswer(Step[Caverns]):
    """VC-D05, VC-B22. With the Ash Dragon card a strong enough Tribe attacks him as he enters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: int = tribe

    def run(self, s: Caverns) -> None:
        if s.tribe_strength(self.tribe) > s.armor():
            hurt_dragon(s, GOBLINS)
            scatter(s, self.tribe)
            add_rage(s, -1)
