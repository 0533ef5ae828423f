"""Tiles are turned up, and go: revealing; removing, joining again, and the Collapse."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import NO, YES, Act
from ...constants import (
    CAVE_TILES,
    CAVERN,
    CRYSTAL,
    DRAGON,
    EVENT,
    KINDS,
    KNIGHT,
    OGRE,
    PRIDE_EVENT,
    ROLES,
    TERRAINS,
    THIEF,
    TREASURE_ROOM,
    TROLL,
    VAULT,
    turned,
)
from ...map import DARK, OFF, STEP, space_name, x_of, y_of
from ...state import Caverns
from ..conflict.crossing import wake_cube
from ..conflict.harm import gain_grit
from .filling import Fill, refill_hand
from .terrain import PlaceTerrain

# Revealing.
ENTERED: Final = 0
"""The Knight revealed it by entering: her Encounter resolves Events and Ambushes."""
BY_POWER: Final = 1
"""A power of the Dragon: may feed his Pride."""
OTHERWISE: Final = 2


class Reveal(Step[Caverns]):
    """VC-M09. Turn up the tiles on these spaces one by one in the revealer's order; fill once; then their effects.

    `side` is the side towards the tile that the Knight left through an open border, or -1.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cells", "done", "role", "side", "how")

    def __init__(self, cells: list[int], done: list[int], role: int, side: int, how: int) -> None:
        self.cells: list[int] = cells
        self.done: list[int] = done
        self.role: int = role
        self.side: int = side
        self.how: int = how

    def run(self, s: Caverns) -> None:
        if not self.cells:
            if self.done:
                s.agenda.append(AfterReveal(self.done, self.role, self.how))
                s.agenda.append(Fill())
        elif len(self.cells) == 1:
            self.turn_up(s, self.cells[0])
        else:
            options: list[Choice] = [choices.at("reveal", cell) for cell in self.cells]
            s.ask(s.seat_of(self.role), "reveal", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.turn_up(s, choice.a)

    def turn_up(self, s: Caverns, cell: int) -> None:
        tile = s.map.tile(cell)
        rest = [other for other in self.cells if other != cell]
        s.agenda.append(Reveal(rest, [*self.done, tile], self.role, self.side, self.how))
        s.agenda.append(Orient(tile, self.role, self.side))
        s.map.turn(tile, rotations(s, tile, self.side)[0])
        s.revealed += 1
        s.thief.looked &= ~(1 << tile)
        if s.cards.kinds[tile] == CRYSTAL:
            s.crystals_seen += 1
        s.mark_revealed()
        if s.events is not None:
            kind = KINDS[s.cards.kinds[tile]]
            s.tell("revealed", {"space": space_name(s.map.where[tile]), "kind": kind, "role": ROLES[self.role]})


def rotations(s: Caverns, tile: int, side: int) -> list[int]:
    """VC-M10. The ways a revealed tile may lie, as masks of open sides."""
    base = s.cards.open_sides[tile]
    ways: list[int] = []
    for quarter in range(4):
        sides = turned(base, quarter)
        if sides not in ways and (side < 0 or sides >> side & 1):
            ways.append(sides)
    map = s.map
    cell = map.where[tile]
    linked = map.linked(tile)
    before = map.sides[tile]
    joined: list[int] = []
    for sides in ways:
        map.sides[tile] = sides
        for way in range(4):
            other = map.grid[cell + STEP[way]] - 1
            if other >= 0 and linked >> other & 1 and map.open_side(tile, way) and not map.wall(cell, way):
                joined.append(sides)
                break
    map.sides[tile] = before
    return joined if joined else ways


class Orient(Step[Caverns]):
    """VC-M10, VC-M11. The revealer picks how the tile lies; a Rockslide under its own wall goes back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "role", "side")

    def __init__(self, tile: int, role: int, side: int) -> None:
        self.tile: int = tile
        self.role: int = role
        self.side: int = side

    def run(self, s: Caverns) -> None:
        ways = rotations(s, self.tile, self.side)
        if len(ways) == 1:
            self.lay(s, ways[0])
        else:
            s.ask(s.seat_of(self.role), "orient", [choices.rotation(sides) for sides in ways])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.lay(s, choice.a)

    def lay(self, s: Caverns, sides: int) -> None:
        map = s.map
        map.turn(self.tile, sides)
        cell = map.where[self.tile]
        for side in range(4):
            if not sides >> side & 1:
                map.take_rock(cell, side)


class AfterReveal(Step[Caverns]):
    """VC-M13, VC-V02, VC-N01. What revealed tiles do, by their kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tiles", "role", "how")

    def __init__(self, tiles: list[int], role: int, how: int) -> None:
        self.tiles: list[int] = tiles
        self.role: int = role
        self.how: int = how

    def run(self, s: Caverns) -> None:
        events = 0
        map = s.map
        for tile in self.tiles:
            kind = s.cards.kinds[tile]
            if kind == TREASURE_ROOM:
                if s.take_treasure_token():
                    map.treasures.append(map.where[tile])
            elif kind == CRYSTAL or (kind == VAULT and s.plays(THIEF)):
                map.marks |= 1 << tile
            elif kind == EVENT:
                events += 1
                if self.how != ENTERED and s.knight.at >= 0 and s.event_tokens() > 0:
                    map.marks |= 1 << tile
        if self.how == BY_POWER and events and s.dragon.tracks[PRIDE_EVENT] and not s.dragon.fed & 4:
            s.agenda.append(Pride(PRIDE_EVENT))
        if events and s.table.terrain and not s.terrain_done and not s.collapse:
            s.terrain_done = True
            s.agenda.append(PlaceTerrain(self.role))
        if self.role == KNIGHT and self.how == OTHERWISE:
            gain_grit(s, len(self.tiles))


class Pride(Step[Caverns]):
    """VC-D30. A Pride condition is met: take its cube now?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("track",)

    def __init__(self, track: int) -> None:
        self.track: int = track

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(DRAGON), "pride", [YES, NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        if choice is YES:
            wake_cube(s, self.track)


def dark_tiles(s: Caverns, cells: list[int]) -> list[int]:
    """Those of these spaces that hold a Dark tile."""
    return [cell for cell in cells if s.map.dark(cell)]


# Removing.
def lift_tile(s: Caverns, tile: int) -> None:
    """VC-M17, VC-M15, VC-M16. A tile leaves the map; its tokens go to their owners. No piece may be on it."""
    map = s.map
    cells = map.piece_cells(tile)
    for cell in cells:
        while cell in map.treasures:
            map.treasures.remove(cell)
            s.supply += 1
        for gem in range(3):
            if map.gems[gem] == cell:
                map.gems[gem] = OFF
        if map.flame == cell:
            map.flame = OFF
        if map.ogre == cell:
            map.ogre = OFF
            s.goblins.monster_discards.append(OGRE)
        if map.troll == cell:
            map.troll = OFF
            s.goblins.monster_discards.append(TROLL)
        for side in range(4):
            map.take_rock(cell, side)
            if map.take_bomb(cell, side):
                s.knight.bombs += 1
    map.marks &= ~(1 << tile)
    s.thief.looked &= ~(1 << tile)
    dark = tile < CAVE_TILES and map.sides[tile] == DARK
    if dark:
        s.mark_revealed()
        if s.cards.kinds[tile] == CRYSTAL:
            s.crystals_seen += 1
    if s.events is not None:
        kind = TERRAINS[tile - CAVE_TILES] if tile >= CAVE_TILES else KINDS[s.cards.kinds[tile]]
        s.tell("removed", {"space": space_name(cells[0]), "kind": kind})
    map.take(tile)


def crystal_falls(s: Caverns) -> None:
    """VC-X05, VC-W05, VC-W07. One more Crystal tile is gone."""
    s.fallen += 1
    check_fallen(s)


def check_fallen(s: Caverns) -> None:
    """VC-W05, VC-W07, VC-V30. Has the Cavern collapsed?"""
    if s.fallen >= s.table.crystal_tiles:
        if not s.plays(CAVERN):
            s.all_lose("collapse")
        elif s.cavern.hatred_tokens == 0:
            s.win(CAVERN)


class Crumble(Step[Caverns]):
    """VC-X09. Cave-In and Wrath: the tiles go at once; the map is joined again, then filled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cells", "role")

    def __init__(self, cells: list[int], role: int) -> None:
        self.cells: list[int] = cells
        self.role: int = role

    def run(self, s: Caverns) -> None:
        back = False
        for cell in self.cells:
            tile = s.map.tile(cell)
            lift_tile(s, tile)
            if tile >= CAVE_TILES:
                s.terrain_left.append(tile)
            elif s.collapse or s.cards.kinds[tile] == CRYSTAL:
                s.removed.append(tile)
                if s.cards.kinds[tile] == CRYSTAL:
                    crystal_falls(s)
            else:
                s.stack.append(tile)
                s.layer[tile] = s.layers
                back = True
        if back:
            s.layers += 1
            refill_hand(s)
        s.agenda.append(Fill())
        s.agenda.append(Rejoin(self.role))


class Rejoin(Step[Caverns]):
    """VC-M18 to VC-M20, VC-X08. Whoever split the map slides a section until one map remains."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: int = role

    def run(self, s: Caverns) -> None:
        slides = s.map.slides()
        if slides:
            options: list[Choice] = []
            for slide in slides:
                first = min(slide.cells)
                options.append(choices.shift(first, x_of(first + slide.by) - x_of(first), south_of(first, slide.by)))
            s.ask(s.seat_of(self.role), "slide", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        for part in s.map.sections():
            if choice.a in part:
                slide_section(s, part, choice.b)
                break
        s.agenda.append(self)


def south_of(cell: int, by: int) -> int:
    return y_of(cell + by) - y_of(cell)


def slide_section(s: Caverns, part: list[int], by: int) -> None:
    """VC-M19, VC-M21. Tiles, tokens and pieces slide together; a lurking Tribe stays where it is."""
    map = s.map
    others = map.where[0] in part
    s.knight.at = map.shifted(s.knight.at, part, by, others)
    s.dragon.at = map.shifted(s.dragon.at, part, by, others)
    s.thief.at = map.shifted(s.thief.at, part, by, others)
    for tribe in range(3):
        s.goblins.at[tribe] = map.shifted(s.goblins.at[tribe], part, by, others)
    map.slide(part, by)
    if s.events is not None:
        s.tell("slid", {"count": len(part)})
