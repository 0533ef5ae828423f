"""Single tiles and tokens put down by a rule: Explore, the end of a turn, Past Plunder."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import Act
from ...constants import CAVE_TILES, CAVERN
from ...map import STEP, space_name
from ...state import Caverns
from .filling import draw_tile, place_tile, placeable


class PlaceAt(Step[Caverns]):
    """VC-B25, VC-N02. A Dark tile on one space: the Cavern's choice from its hand, else the top of the stack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell", "role")

    def __init__(self, cell: int, role: int) -> None:
        self.cell: int = cell
        self.role: int = role

    def run(self, s: Caverns) -> None:
        if not s.tiles_left() or s.map.grid[self.cell]:
            return
        if not s.plays(CAVERN):
            place_tile(s, draw_tile(s), self.cell)
            return
        tiles = placeable(s)
        if len(s.cavern.hand) == 1:
            place_tile(s, tiles[0], self.cell)
        else:
            options: list[Choice] = [choices.tile_at("put", self.cell, tile, s.cards.tile_ids[tile]) for tile in tiles]
            s.ask(s.seat_of(CAVERN), "put_tile", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        place_tile(s, choice.b, self.cell)


class EndTiles(Step[Caverns]):
    """VC-X07, VC-V20. Without a Cavern the player places so many tiles at the end of the turn, where he likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role", "left")

    def __init__(self, role: int, left: int) -> None:
        self.role: int = role
        self.left: int = left

    def run(self, s: Caverns) -> None:
        if not self.left or not s.stack:
            return
        cells = s.map.borders()
        s.ask(s.seat_of(self.role), "end_tile", [choices.at("place-tile", cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.agenda.append(EndTiles(self.role, self.left - 1))
        place_tile(s, draw_tile(s), choice.a)


def treasure_spaces(s: Caverns) -> list[int]:
    """VC-C04. Dark tiles without a piece and without a Treasure token."""
    found = [s.map.where[tile] for tile in range(1, CAVE_TILES) if takes_treasure(s, tile)]
    found.sort()
    return found


def takes_treasure(s: Caverns, tile: int) -> bool:
    """VC-C04. May a Treasure token be placed on this tile?"""
    map = s.map
    cell = map.where[tile]
    if cell < 0 or map.sides[tile] >= 0 or s.piece_of_others(cell, CAVERN):
        return False
    return cell not in map.treasures


def any_treasure_space(s: Caverns) -> bool:
    """VC-C04. Is there a tile for a Treasure token?"""
    for tile in range(1, CAVE_TILES):
        if takes_treasure(s, tile):
            return True
    return False


class PlaceTreasure(Step[Caverns]):
    """VC-C04, VC-C12. A Treasure token on a Dark tile; `free` says whether the Cavern may leave it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("free",)

    def __init__(self, free: bool) -> None:
        self.free: bool = free

    def run(self, s: Caverns) -> None:
        cells = treasure_spaces(s)
        if s.supply and cells:
            options: list[Choice] = [choices.at("treasure", cell) for cell in cells]
            if self.free:
                options.append(choices.NO)
            if len(options) == 1:
                put_treasure(s, cells[0])
            else:
                s.ask(s.seat_of(CAVERN), "place_treasure", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "treasure":
            put_treasure(s, choice.a)


def put_treasure(s: Caverns, cell: int) -> None:
    if s.take_treasure_token():
        s.map.treasures.append(cell)
        if s.events is not None:
            s.tell("treasure_placed", {"space": space_name(cell)})


class PlunderCard(Step[Caverns]):
    """VC-V03. Past Plunder at the end of its holder's turn: an empty Dark tile, else a new one, else a Lit tile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: int = role

    def run(self, s: Caverns) -> None:
        if not s.supply:
            return
        map = s.map
        dark = map.dark_cells()
        cells = [cell for cell in dark if s.unoccupied(cell)]
        if cells:
            self.ask_for(s, "plunder", cells)
            return
        if dark and s.stack and not s.collapse:
            spaces: list[int] = []
            for cell in dark:
                for step in STEP:
                    if map.grid[cell + step] == 0 and cell + step not in spaces:
                        spaces.append(cell + step)
            if spaces:
                self.ask_for(s, "plunder-tile", spaces)
            return
        if not dark:
            lit = [map.where[tile] for tile in range(1, CAVE_TILES) if map.where[tile] >= 0]
            self.ask_for(s, "plunder", [cell for cell in lit if s.unoccupied(cell)])

    def ask_for(self, s: Caverns, op: str, cells: list[int]) -> None:
        cells.sort()
        if cells:
            s.ask(s.seat_of(self.role), "plunder_card", [choices.at(op, cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "plunder-tile":
            place_tile(s, draw_tile(s), choice.a)
        put_treasure(s, choice.a)
