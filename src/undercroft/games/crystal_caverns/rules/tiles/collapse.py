"""The Collapse: tiles fall, one at a time, and whoever stands on one leaves it."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import AIM_KNIGHT, Act
from ...constants import (
    CAVE_TILES,
    CAVERN,
    CRYSTAL,
    DRAGON,
    GOBLINS,
    KNIGHT,
    PIECES,
)
from ...map import DARK, STEP
from ...state import Caverns
from ..conflict.encounter import Meet
from ..conflict.forced import carry, target_cell, target_role
from .tiles import Rejoin, crystal_falls, lift_tile


def ways_off(s: Caverns, target: int, cells: list[int]) -> list[int]:
    """VC-X06. Where the owner may step when the tile (these spaces) under a piece falls: any adjacent tile, wall or
    not, as long as it may stand there and its arrival is no attack."""
    start = target_cell(s, target)
    found: list[int] = []
    for step in STEP:
        cell = start + step
        if s.map.grid[cell] and cell not in cells and may_stand(s, target, cell) and not attack_at(s, target, cell):
            found.append(cell)
    return found


def may_stand(s: Caverns, target: int, cell: int) -> bool:
    """VC-X06. May a piece be on this tile at all? A surfaced Dragon not on a Dark one, a Tribe not beside a Dragon it
    does not overcome."""
    role = target_role(target)
    if s.map.impassable(cell) or (role == DRAGON and s.dragon.surfaced and s.map.dark(cell)):
        return False
    return role != GOBLINS or s.dragon.at != cell or s.tribe_strength(target - 1) > s.armor()


def attack_at(s: Caverns, target: int, cell: int) -> bool:
    """VC-X06. Would a piece that comes to a tile attack there, or be attacked?"""
    role = target_role(target)
    if role == KNIGHT:
        return s.tribe_here(cell) or s.monster_token(cell) or (s.dragon.surfaced and s.dragon.at == cell)
    if role == GOBLINS:
        return s.knight.at == cell
    if role == DRAGON and s.dragon.surfaced:
        return (s.knight.at == cell and s.knight_strength() >= s.armor()) or (s.table.set.ash and strong_tribe(s, cell))
    return False


def strong_tribe(s: Caverns, cell: int) -> bool:
    """Is a Tribe here that may attack the Dragon?"""
    for tribe in range(3):
        if s.goblins.at[tribe] == cell and s.tribe_strength(tribe) > s.armor():
            return True
    return False


def can_empty(s: Caverns, cells: list[int]) -> bool:
    """VC-X06. Does every piece here (targets in turn order) have a step to take?"""
    for target in range(6):
        if target_cell(s, target) in cells and not ways_off(s, target, cells):
            return False
    return True


def exposed(s: Caverns, piece: int) -> bool:
    """VC-N04. At least half of a Terrain piece's outer sides touch open spaces."""
    cells = s.map.piece_cells(piece)
    outer = 0
    bare = 0
    for cell in cells:
        for step in STEP:
            if cell + step not in cells:
                outer += 1
                if s.map.grid[cell + step] == 0:
                    bare += 1
    return 2 * bare >= outer


def removable(s: Caverns) -> list[int]:
    """VC-X03, VC-V20, VC-N04. The tiles that may be removed next: fewest neighbours, a Lit Crystal first."""
    map = s.map
    best = 9
    found: list[int] = []
    for tile in range(1, CAVE_TILES):
        cell = map.where[tile]
        if cell < 0:
            continue
        touching = map.neighbours(cell)
        if touching <= best and (not s.piece_of_others(cell, CAVERN) or can_empty(s, [cell])):
            if touching < best:
                best = touching
                found = []
            found.append(tile)
    crystals = [tile for tile in found if map.sides[tile] >= 0 and s.cards.kinds[tile] == CRYSTAL]
    if crystals:
        return crystals
    terrain: list[int] = []
    for piece in range(CAVE_TILES, PIECES):
        if map.where[piece] >= 0 and exposed(s, piece) and can_empty(s, map.piece_cells(piece)):
            terrain.append(piece)
    if s.solo():
        dark = [tile for tile in found if map.sides[tile] == DARK]
        if dark:
            return dark + terrain
    return found + terrain


def any_removable(s: Caverns) -> bool:
    """VC-X03. Is there a tile that may be removed at all?"""
    for tile in range(1, CAVE_TILES):
        cell = s.map.where[tile]
        if cell >= 0 and (not s.piece_of_others(cell, CAVERN) or can_empty(s, [cell])):
            return True
    return len(removable(s)) > 0


class Collapse(Step[Caverns]):
    """VC-X03, VC-X04, VC-X07, VC-X10. Remove so many tiles, one after another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role", "left")

    def __init__(self, role: int, left: int) -> None:
        self.role: int = role
        self.left: int = left

    def run(self, s: Caverns) -> None:
        if not self.left:
            return
        tiles = removable(s)
        if len(tiles) == 1:
            s.agenda.append(Vacate(s.map.where[tiles[0]], 0, self.role, self.left))
        elif tiles:
            cells = sorted(s.map.where[tile] for tile in tiles)
            s.ask(s.seat_of(self.role), "remove", [choices.at("remove", cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.agenda.append(Vacate(choice.a, 0, self.role, self.left))


class Vacate(Step[Caverns]):
    """VC-X06. Each piece on a falling tile is moved off by its owner, in turn order; then the tile goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell", "target", "role", "left")

    def __init__(self, cell: int, target: int, role: int, left: int) -> None:
        self.cell: int = cell
        self.target: int = target
        self.role: int = role
        self.left: int = left

    def run(self, s: Caverns) -> None:
        tile = s.map.tile(self.cell)
        cells = s.map.piece_cells(tile)
        for target in range(self.target, 6):
            if target_cell(s, target) not in cells:
                continue
            ways = ways_off(s, target, cells)
            if not ways:
                # An earlier piece barred the way: the tile is passed over.
                s.agenda.append(Collapse(self.role, self.left))
            elif len(ways) == 1:
                self.leave(s, target, ways[0])
            elif target != self.target:
                s.agenda.append(Vacate(self.cell, target, self.role, self.left))
            else:
                s.ask(s.seat_of(target_role(target)), "leave", [choices.at("leave", cell) for cell in ways])
            return
        s.agenda.append(Collapse(self.role, self.left - 1))
        if tile >= CAVE_TILES or s.map.neighbours(self.cell) > 1:
            s.agenda.append(Rejoin(self.role))
        lift_tile(s, tile)
        if tile >= CAVE_TILES:
            s.terrain_left.append(tile)
            return
        s.removed.append(tile)
        if s.cards.kinds[tile] == CRYSTAL:
            crystal_falls(s)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.leave(s, self.target, choice.a)

    def leave(self, s: Caverns, target: int, cell: int) -> None:
        old = target_cell(s, target)
        # Whatever the step brings about, an Ogre even drives her back: look again at every piece.
        s.agenda.append(Vacate(self.cell, 0, self.role, self.left))
        carry(s, target, cell, target_role(target))
        if target == AIM_KNIGHT and s.map.dark(cell):
            side = STEP.index(cell - old)
            s.agenda.append(Meet(-1 if s.map.wall(old, side) else side ^ 2))
