"""How the Dragon moves: where to, and who strikes at him when he comes, surfaced."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import Act
from ...constants import DRAGON, GOBLINS, PIT, RIVER
from ...map import STEP, space_name
from ...state import Caverns
from ..conflict.blows import StrikeDragon
from ..conflict.crossing import hurt_dragon
from ..conflict.forced import dragon_reaches
from ..conflict.harm import add_rage, scatter
from ..tiles.ground import downstream, may_venture, step_cost
from ..tiles.placing import PlaceAt


def flight_paths(s: Caverns, wing: bool) -> list[list[int]]:
    """VC-D03, VC-D04, VC-D12, VC-N03. The ways of one move, each as the spaces he comes onto: two tiles in a straight
    line at most, and on with the River."""
    found: list[list[int]] = []
    for side in range(4):
        fly_on(s, found, side, wing)
    return found


def fly_on(s: Caverns, found: list[list[int]], side: int, wing: bool) -> None:
    """VC-D03, VC-N03. The ways in one line: tile after tile, and from the River on with the current."""
    map = s.map
    surfaced = s.dragon.surfaced
    cell = s.dragon.at
    path: list[int] = []
    paid = step_cost(s, cell, side)
    while paid <= 2:
        other = cell + STEP[side]
        if map.grid[other] == 0:
            if not surfaced and may_venture(s, cell):
                found.append([*path, other])
            return
        if map.in_terrain(other, PIT) or (surfaced and map.dark(other)):
            return
        if surfaced and map.wall(cell, side):
            if wing and not path and not map.impassable(other):
                found.append([other])
            return
        if map.impassable(other):
            if path or (surfaced and not wing):
                return
            path = [other]
        else:
            path = [*path, other]
            found.append(path)
            if map.grid[other] == RIVER + 1:
                drift = path
                for after in downstream(s, other):
                    drift = [*drift, after]
                    found.append(drift)
        cell = other
        paid += step_cost(s, cell, side)


def flights(s: Caverns, wing: bool) -> list[int]:
    """VC-D03, VC-D04, VC-D12. Where a move of his may end."""
    ends: list[int] = []
    for path in flight_paths(s, wing):
        end = path[len(path) - 1]
        if end not in ends:
            ends.append(end)
    return ends


def may_fly(s: Caverns, wing: bool) -> bool:
    """VC-D03, VC-D12. Is there anywhere to go?"""
    found: list[list[int]] = []
    for side in range(4):
        fly_on(s, found, side, wing)
        if found:
            return True
    return False


def passages(s: Caverns) -> list[int]:
    """VC-N03. Where a passage through the Pits may end: it takes his free move and a Wing."""
    if s.dragon.flown:
        return []
    ends = s.map.pit_exits(s.dragon.at, not s.dragon.surfaced)
    return [cell for cell in ends if not (s.dragon.surfaced and s.map.dark(cell))]


class Fly(Step[Caverns]):
    """VC-D12. Wing: where to."""

    def run(self, s: Caverns) -> None:
        options: list[Choice] = [choices.at("fly", cell) for cell in flights(s, True)]
        options.extend([choices.at("pit", cell) for cell in passages(s)])
        s.ask(s.seat_of(DRAGON), "fly", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "pit":
            s.dragon.moved = True
            s.dragon.flown = True
            s.agenda.append(Enter(choice.a))
        else:
            fly(s, choice.a, True)


def fly(s: Caverns, cell: int, wing: bool) -> None:
    """VC-D03, VC-D05, VC-N02. Off he goes; surfaced he enters each space on the way."""
    dragon = s.dragon
    dragon.moved = True
    s.agenda.append(Enter(cell))
    if s.map.grid[cell] == 0:
        s.agenda.append(PlaceAt(cell, DRAGON))
    if not dragon.surfaced:
        return
    for path in flight_paths(s, wing):
        if path[len(path) - 1] == cell:
            for i in range(len(path) - 2, -1, -1):
                s.agenda.append(Enter(path[i]))
            break


class Enter(Step[Caverns]):
    """VC-D05, VC-D34. He comes onto a tile; surfaced, whoever is strong enough there strikes at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        if s.map.grid[self.cell] == 0:
            return
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
    """VC-D34, VC-W04. The awake Dragon has reached the Entrance."""

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
