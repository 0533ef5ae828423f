"""Terrain, an option of the table: where its pieces go, and what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import NO, Act
from ...constants import CANYON, CAVE_TILES, DRAGON, GOBLINS, KNIGHT, PIT, RIVER, TERRAINS
from ...map import AROUND, STEP, distance, shape_cells, space_name
from ...state import Caverns
from .filling import Fill

TURNS: Final = [2, 1, 1, 1, 1, 1, 1, 4]
"""How many ways each piece can lie."""


def piece_cell(s: Caverns, role: int) -> int:
    """Where the piece stands that revealed the Event tile."""
    if role == KNIGHT:
        return s.knight.at
    if role == GOBLINS:
        return s.goblins.at[s.goblins.acting] if s.goblins.acting >= 0 else s.map.where[0]
    if role == DRAGON:
        return s.dragon.at
    return s.thief.at


def fits(s: Caverns, piece: int, at: int, turn: int) -> bool:
    """VC-N01. Open spaces only, a side shared with a cave tile (the Canyon's bridge), no Terrain near."""
    grid = s.map.grid
    touching = False
    offsets = shape_cells(piece, turn)
    for i, offset in enumerate(offsets):
        cell = at + offset
        if grid[cell]:
            return False
        for around in AROUND:
            if grid[cell + around] > CAVE_TILES:
                return False
        for step in STEP:
            if 0 < grid[cell + step] <= CAVE_TILES and (piece != CANYON or i == 1):
                touching = True
    return touching


def places(s: Caverns, piece: int, near: int, farthest: bool) -> list[int]:
    """VC-N01. The best places for a piece: space * 4 + quarter turns, as close as possible (or as far, for Pits)."""
    best = -1
    found: list[int] = []
    spots: list[int] = []
    for border in s.map.borders():
        for turn in range(TURNS[piece - CAVE_TILES]):
            for offset in shape_cells(piece, turn):
                spot = (border - offset) * 4 + turn
                if spot not in spots and fits(s, piece, border - offset, turn):
                    spots.append(spot)
    for spot in spots:
        away = 1000
        for offset in shape_cells(piece, spot & 3):
            away = min(away, distance((spot >> 2) + offset, near))
        if farthest:
            away = 1000 - away
        if best < 0 or away < best:
            best = away
            found = []
        if away == best:
            found.append(spot)
    found.sort()
    return found


class PlaceTerrain(Step[Caverns]):
    """VC-N01. Once a round the Cavern, else the revealer, may place a Terrain piece."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: int = role

    def chooser(self, s: Caverns) -> int:
        return s.keeper(self.role)

    def run(self, s: Caverns) -> None:
        near = piece_cell(s, self.role)
        options: list[Choice] = []
        for piece in s.terrain_left:
            if PIT < piece < RIVER:
                continue
            if places(s, piece, near, False):
                options.append(choices.one_of("terrain", "terrain", TERRAINS, piece - CAVE_TILES))
        if options:
            options.append(NO)
            s.ask(self.chooser(s), "terrain", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "terrain":
            s.agenda.append(TerrainAt(choice.a + CAVE_TILES, self.role, piece_cell(s, self.role), False))


class TerrainAt(Step[Caverns]):
    """VC-N01, VC-N03. Where exactly, among the nearest places; the second and third Pit as far as possible."""

    FIELDS: ClassVar[tuple[str, ...]] = ("piece", "role", "near", "troll")

    def __init__(self, piece: int, role: int, near: int, troll: bool) -> None:
        self.piece: int = piece
        self.role: int = role
        self.near: int = near
        self.troll: bool = troll

    def run(self, s: Caverns) -> None:
        spots = places(s, self.piece, self.near, PIT < self.piece < RIVER)
        if len(spots) == 1:
            self.lay(s, spots[0])
        elif spots:
            options: list[Choice] = [choices.at_side("lay", spot >> 2, spot & 3) for spot in spots]
            s.ask(s.keeper(self.role), "terrain_place", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.lay(s, choice.a * 4 + choice.b)

    def lay(self, s: Caverns, spot: int) -> None:
        s.map.put_terrain(self.piece, spot >> 2, spot & 3)
        if self.piece in s.terrain_left:
            s.terrain_left.remove(self.piece)
        if s.events is not None:
            facts = {"terrain": TERRAINS[self.piece - CAVE_TILES], "space": space_name(spot >> 2)}
            s.tell("terrain", {"terrain": facts["terrain"], "space": facts["space"]})
        if self.troll:
            s.map.troll = s.map.bridge()
        # The Canyon's bridge asks for Dark tiles like a Lit tile (VC-N02).
        if PIT <= self.piece < RIVER - 1 and self.piece + 1 in s.terrain_left:
            s.agenda.append(TerrainAt(self.piece + 1, self.role, self.near, False))
        s.agenda.append(Fill())
