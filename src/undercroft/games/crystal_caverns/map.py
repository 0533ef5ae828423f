"""The map: tiles on a grid, walls, sight, splitting and joining. It knows tiles and tokens, no role and no card.

A space is one number, y * 160 + x from a far corner, with the Entrance always in the middle: when the Entrance's
section slides, everything else is moved the other way instead. The grid is a bytearray, changed in place; it is read
as `bytes`, which compiled code indexes fast, and a bytearray is one for that purpose.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from .constants import CANYON, CAVE_TILES, PIECES, PIT, RIVER

WIDTH: Final = 160
CENTRE: Final = 80 * WIDTH + 80
AREA: Final = WIDTH * WIDTH
STEP: Final = [-WIDTH, 1, WIDTH, -1]
DIAGONAL: Final = [-WIDTH + 1, WIDTH + 1, WIDTH - 1, -WIDTH - 1]
AROUND: Final = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1]
HERE_AND_AROUND: Final = [0, *AROUND]

OFF: Final = -1
"""Not on the map: in a supply, a stack, a hand, on a board."""
CARRIED: Final = -2
"""A Gem that the Thief carries."""
DARK: Final = -1


def space(x: int, y: int) -> int:
    """VC-M01. The number of a space: x to the east, y to the south, the Entrance at 0, 0."""
    return CENTRE + y * WIDTH + x


def x_of(cell: int) -> int:
    return cell % WIDTH - 80


def y_of(cell: int) -> int:
    return cell // WIDTH - 80


def space_name(cell: int) -> str:
    """A space in transcripts: `1,-2`."""
    return f"{x_of(cell)},{y_of(cell)}"


def distance(a: int, b: int) -> int:
    """VC-M05. Steps between two spaces, walls or not."""
    return abs(x_of(a) - x_of(b)) + abs(y_of(a) - y_of(b))


def shape_cells(terrain: int, turn: int) -> list[int]:
    """The spaces of a Terrain piece, as offsets from its first; `turn` counts quarter turns."""
    line: list[int]
    if terrain == CANYON:
        line = [0, STEP[1 + (turn & 1)], 2 * STEP[1 + (turn & 1)]]
    elif terrain == RIVER:
        way = STEP[(1 + turn) & 3]
        line = [0, way, 2 * way, 3 * way]
    elif terrain >= PIT:
        line = [0]
    else:
        line = [0, 1, WIDTH, WIDTH + 1]
    return line


class Slide:
    """VC-M19. One way to move a section: its spaces and by how much."""

    def __init__(self, cells: list[int], by: int) -> None:
        self.cells: Final = cells
        self.by: Final = by


class Map:
    """Where every tile and every token on tiles lies.

    `where` and `sides` go by tile: its space, and its open sides as bits (DARK while face down; for Terrain its
    quarter turns). `marks` has a bit for each tile that carries the token of its kind: Crystal, Event or Vault.
    `bombs` and `rocks` are borders: tile * 4 + side. `treasures` are spaces, one entry a token; `gems` the space of
    each Gem. `flame`, `ogre` and `troll` are the spaces of those tokens.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "where",
        "sides",
        "marks",
        "bombs",
        "rocks",
        "treasures",
        "gems",
        "flame",
        "ogre",
        "troll",
    )

    def __init__(
        self,
        *,
        where: list[int],
        sides: list[int],
        marks: int,
        bombs: list[int],
        rocks: list[int],
        treasures: list[int],
        gems: list[int],
        flame: int,
        ogre: int,
        troll: int,
        grid: bytes = b"",
    ) -> None:
        self.where: list[int] = where
        self.sides: list[int] = sides
        self.marks: int = marks
        self.bombs: list[int] = bombs
        self.rocks: list[int] = rocks
        self.treasures: list[int] = treasures
        self.gems: list[int] = gems
        self.flame: int = flame
        self.ogre: int = ogre
        self.troll: int = troll
        self.grid: bytes = grid if grid else drawn(where, sides)

    def copy(self) -> Map:
        return Map(
            where=self.where[:],
            sides=self.sides[:],
            marks=self.marks,
            bombs=self.bombs[:],
            rocks=self.rocks[:],
            treasures=self.treasures[:],
            gems=self.gems[:],
            flame=self.flame,
            ogre=self.ogre,
            troll=self.troll,
            grid=cast(bytes, bytearray(self.grid)),
        )

    def draw(self, cell: int, piece: int) -> None:
        """Show a piece on a space of the grid; OFF clears it."""
        cast(bytearray, self.grid)[cell] = piece + 1

    def draw_anew(self) -> None:
        """After tiles have changed places."""
        self.grid = drawn(self.where, self.sides)

    # Looking at one space.
    def tile(self, cell: int) -> int:
        """The tile or Terrain on a space, or OFF on an open space."""
        return self.grid[cell] - 1

    def dark(self, cell: int) -> bool:
        """VC-M02. Does a Dark tile lie here?"""
        tile = self.grid[cell] - 1
        return 0 <= tile < CAVE_TILES and self.sides[tile] < 0

    def lit(self, cell: int) -> bool:
        """VC-M02. Does a Lit tile lie here? Terrain is neither."""
        tile = self.grid[cell] - 1
        return 0 <= tile < CAVE_TILES and self.sides[tile] >= 0

    def impassable(self, cell: int) -> bool:
        """VC-N03. The two outer spaces of the Canyon and the Pits: nothing stands there."""
        tile = self.grid[cell] - 1
        if tile < CAVE_TILES:
            return False
        return (tile == CANYON and cell != self.bridge()) or PIT <= tile < RIVER

    def pit_ways(self, cell: int) -> list[tuple[int, int]]:
        """VC-N03. Tiles that a passage through two Pits leads to from here, with the walls it crosses at least."""
        found: dict[int, int] = {}
        if self.where[PIT] < 0 and self.where[PIT + 1] < 0:
            return []  # a third Pit alone leads nowhere
        for side in range(4):
            pit = self.grid[cell + STEP[side]] - 1
            if not PIT <= pit < RIVER:
                continue
            first = 1 if self.wall(cell, side) else 0
            for other in range(PIT, RIVER):
                out = self.where[other]
                if other == pit or out < 0:
                    continue
                for way in range(4):
                    end = out + STEP[way]
                    if self.grid[end] == 0 or self.impassable(end) or end == cell:
                        continue
                    walls = first + (1 if self.wall(out, way) else 0)
                    found[end] = min(walls, found.get(end, walls))
        return list(found.items())

    def pit_exits(self, cell: int, through_walls: bool = False) -> list[int]:
        """VC-N03. Where a passage through two Pits leads to from here, across walls or not."""
        return [end for end, walls in self.pit_ways(cell) if through_walls or not walls]

    def bridge(self) -> int:
        """The middle of the Canyon."""
        return self.where[CANYON] + shape_cells(CANYON, self.sides[CANYON])[1]

    def in_terrain(self, cell: int, terrain: int) -> bool:
        tile = self.grid[cell] - 1
        return tile == terrain or (terrain == PIT and PIT <= tile < RIVER)

    def has_mark(self, tile: int) -> bool:
        return self.marks >> tile & 1 == 1

    def treasures_at(self, cell: int) -> int:
        return self.treasures.count(cell)

    # Walls.
    def wall(self, cell: int, side: int) -> bool:
        """VC-M04. Is there a wall between this tile and the tile on that side?"""
        tile = self.grid[cell] - 1
        other = self.grid[cell + STEP[side]] - 1
        if self.rocks and (tile * 4 + side in self.rocks or other * 4 + (side ^ 2) in self.rocks):
            return True
        if self.bombs and (tile * 4 + side in self.bombs or other * 4 + (side ^ 2) in self.bombs):
            return False
        if tile < CAVE_TILES:
            open_sides = self.sides[tile]
            if open_sides >= 0 and not open_sides >> side & 1:
                return True
        if other < CAVE_TILES:
            open_sides = self.sides[other]
            if open_sides >= 0 and not open_sides >> (side ^ 2) & 1:
                return True
        return False

    def borders_at(self, cell: int, side: int) -> tuple[int, int]:
        """The two names of one border, as seen from the tiles on either side of it."""
        return (self.grid[cell] - 1) * 4 + side, (self.grid[cell + STEP[side]] - 1) * 4 + (side ^ 2)

    def take_rock(self, cell: int, side: int) -> None:
        """VC-M16. A Rockslide on this border goes back to the supply."""
        for border in self.borders_at(cell, side):
            if border in self.rocks:
                self.rocks.remove(border)

    def take_bomb(self, cell: int, side: int) -> bool:
        """VC-M15. Take a Bomb token off this border; was there one?"""
        for border in self.borders_at(cell, side):
            if border in self.bombs:
                self.bombs.remove(border)
                return True
        return False

    def passage(self, cell: int, side: int) -> bool:
        """A tile on that side and no wall between."""
        return self.grid[cell + STEP[side]] != 0 and not self.wall(cell, side)

    def open_side(self, tile: int, side: int) -> bool:
        """VC-M07. Is this side of a Lit tile open?"""
        if tile * 4 + side in self.rocks:
            return False
        return self.sides[tile] >> side & 1 == 1 or tile * 4 + side in self.bombs

    def side_walled(self, cell: int, side: int) -> bool:
        """Does the tile here itself show a wall on this side, towards an open space?"""
        tile = self.grid[cell] - 1
        return tile < CAVE_TILES and self.sides[tile] >= 0 and not self.open_side(tile, side)

    def unfilled(self) -> list[int]:
        """VC-M07, VC-N02. Open spaces that an open side of a Lit tile (or the Canyon's bridge) faces."""
        found: list[int] = []
        grid = self.grid
        sides = self.sides
        where = self.where
        for tile in range(CAVE_TILES):
            if sides[tile] > 0 and where[tile] >= 0:
                cell = where[tile]
                for side in range(4):
                    other = cell + STEP[side]
                    if grid[other] == 0 and self.open_side(tile, side) and other not in found:
                        found.append(other)
        for tile in range(CAVE_TILES):
            if sides[tile] == 0 and where[tile] >= 0 and self.bombs:
                for side in range(4):
                    other = where[tile] + STEP[side]
                    if grid[other] == 0 and tile * 4 + side in self.bombs and other not in found:
                        found.append(other)
        if where[CANYON] >= 0:
            bridge = self.bridge()
            for side in range(4):
                if grid[bridge + STEP[side]] == 0 and bridge + STEP[side] not in found:
                    found.append(bridge + STEP[side])
        return found

    def borders(self) -> list[int]:
        """VC-M08. Open spaces next to a tile, where a tile may be placed."""
        found: set[int] = set()
        grid = self.grid
        for cell in self.cells():
            for step in STEP:
                if grid[cell + step] == 0:
                    found.add(cell + step)
        return sorted(found)

    def cells(self) -> list[int]:
        """Every space with a tile, Terrain spaces included."""
        found = [cell for cell in self.where[:CAVE_TILES] if cell >= 0]
        for piece in range(CAVE_TILES, PIECES):
            if self.where[piece] >= 0:
                found.extend(self.piece_cells(piece))
        return found

    def dark_cells(self) -> list[int]:
        """VC-M02. The spaces of all Dark tiles, in the order of spaces."""
        found = [self.where[tile] for tile in range(1, CAVE_TILES) if self.sides[tile] < 0 and self.where[tile] >= 0]
        found.sort()
        return found

    def any_dark(self) -> bool:
        for tile in range(1, CAVE_TILES):
            if self.sides[tile] < 0 and self.where[tile] >= 0:
                return True
        return False

    def piece_cells(self, piece: int) -> list[int]:
        """The spaces that one tile or Terrain piece covers."""
        at = self.where[piece]
        if piece < CAVE_TILES:
            return [at]
        return [at + offset for offset in shape_cells(piece, self.sides[piece])]

    def neighbours(self, cell: int) -> int:
        """How many adjacent spaces hold tiles."""
        count = 0
        for step in STEP:
            if self.grid[cell + step]:
                count += 1
        return count

    # Sight and roads.
    def sees(self, a: int, b: int) -> bool:
        """VC-M06. Is b visible from a?"""
        if a == b:
            return True
        if y_of(a) == y_of(b):
            side = 1 if b > a else 3
        elif x_of(a) == x_of(b):
            side = 2 if b > a else 0
        else:
            return False
        cell = a
        while cell != b:
            if cell != a and (self.grid[cell] == 0 or self.dark(cell)):
                return False
            after = cell + STEP[side]
            if self.grid[after] == 0:
                return False
            if self.grid[cell] and self.wall(cell, side):
                return False
            cell = after
        return True

    def linked(self, without: int) -> int:
        """VC-M10. Lit tiles, as bits, from which the Entrance can be reached over Lit tiles only, not crossing tile
        `without`."""
        found = 1
        passed = found | 1 << without
        reached = [self.where[0]]
        at = 0
        while at < len(reached):
            cell = reached[at]
            at += 1
            for side in range(4):
                tile = self.grid[cell + STEP[side]] - 1
                if not 0 <= tile < CAVE_TILES or passed >> tile & 1 or self.sides[tile] < 0 or self.wall(cell, side):
                    continue
                passed |= 1 << tile
                found |= 1 << tile
                reached.append(cell + STEP[side])
        return found

    # Changing.
    def put(self, tile: int, cell: int) -> None:
        """VC-M08. A cave tile on an open space, Dark side up."""
        self.where[tile] = cell
        self.sides[tile] = DARK
        self.draw(cell, tile)

    def put_terrain(self, piece: int, cell: int, turn: int) -> None:
        self.where[piece] = cell
        self.sides[piece] = turn
        for each in self.piece_cells(piece):
            self.draw(each, piece)

    def turn(self, tile: int, sides: int) -> None:
        """Turn a tile up, or rotate it, so that these sides are open."""
        self.sides[tile] = sides

    def take(self, tile: int) -> None:
        """Take a tile off the map. The caller sees to its tokens."""
        for cell in self.piece_cells(tile):
            self.draw(cell, OFF)
        self.where[tile] = OFF
        self.sides[tile] = DARK

    # Splitting and joining.
    def sections(self) -> list[list[int]]:
        """VC-M18. The connected parts of the map, walls or not; the Entrance's first."""
        first = self.section(self.where[0])
        out = [first]
        cells = self.cells()
        if len(first) == len(cells):
            return out
        seen = set(first)
        # By space, not by tile: which Dark tile lies where must not show in any order.
        for start in sorted(cells):
            if start not in seen:
                part = self.section(start)
                out.append(part)
                seen.update(part)
        return out

    def section(self, start: int) -> list[int]:
        """The connected part of the map that a space belongs to. Pits are joined to each other."""
        tile = self.grid[start] - 1
        seen = 1 << tile
        part = self.piece_cells(tile)
        at = 0
        while at < len(part):
            cell = part[at]
            at += 1
            for step in STEP:
                tile = self.grid[cell + step] - 1
                if tile < 0 or seen >> tile & 1:
                    continue
                seen |= 1 << tile
                if tile < CAVE_TILES:
                    part.append(cell + step)
                else:
                    part.extend(self.piece_cells(tile))
            if PIT <= self.grid[cell] - 1 < RIVER:
                for pit in range(PIT, RIVER):
                    if self.where[pit] >= 0 and not seen >> pit & 1:
                        seen |= 1 << pit
                        part.append(self.where[pit])
        return part

    def slides(self) -> list[Slide]:
        """VC-M19, VC-M20. Every way to join a section to another: straight, or if none is, the shortest shift."""
        parts = self.sections()
        out: list[Slide] = []
        if len(parts) < 2:
            return out
        for part in parts:
            inside = self.tiles_of(part)
            reach = self.reach(inside)
            for way in range(4):
                for far in range(1, reach[way] + 1):
                    by = STEP[way] * far
                    if self.touches(part, inside, by):
                        out.append(Slide(part, by))
                        break
        if out:
            return out
        for total in range(2, WIDTH):
            for part in parts:
                inside = self.tiles_of(part)
                for east in range(-total, total + 1):
                    for south in (total - abs(east), abs(east) - total):
                        by = south * WIDTH + east
                        if any(slide.cells is part and slide.by == by for slide in out):
                            continue
                        if (
                            in_grid(part, east, south)
                            and self.fits(part, inside, by)
                            and self.touches(part, inside, by)
                        ):
                            out.append(Slide(part, by))
            if out:
                break
        return out

    def tiles_of(self, part: list[int]) -> int:
        """The tiles of a section, as bits."""
        inside = 0
        for cell in part:
            inside |= 1 << (self.grid[cell] - 1)
        return inside

    def reach(self, inside: int) -> list[int]:
        """How far a slide of these tiles can still meet another one, by the way it goes."""
        west = north = other_west = other_north = 1000
        east = south = other_east = other_south = -1000
        for cell in self.cells():
            x = x_of(cell)
            y = y_of(cell)
            if inside >> (self.grid[cell] - 1) & 1:
                west, east, north, south = min(west, x), max(east, x), min(north, y), max(south, y)
            else:
                other_west, other_east = min(other_west, x), max(other_east, x)
                other_north, other_south = min(other_north, y), max(other_south, y)
        return [south - other_north + 1, other_east - west + 1, other_south - north + 1, east - other_west + 1]

    def fits(self, part: list[int], inside: int, by: int) -> bool:
        """Would a section lie clear of all others after a shift?"""
        for cell in part:
            tile = self.grid[cell + by] - 1
            if tile >= 0 and not inside >> tile & 1:
                return False
        return True

    def touches(self, part: list[int], inside: int, by: int) -> bool:
        """Would a section touch another after a shift?"""
        for cell in part:
            for step in STEP:
                tile = self.grid[cell + by + step] - 1
                if tile >= 0 and not inside >> tile & 1:
                    return True
        return False

    def slide(self, part: list[int], by: int) -> None:
        """VC-M19. A section and all that lies on it slide; if the Entrance is in it, all others the other way."""
        others = self.where[0] in part
        inside = self.tiles_of(part)
        for tile in range(PIECES):
            cell = self.where[tile]
            if cell >= 0 and (inside >> tile & 1 == 1) != others:
                self.where[tile] = cell - by if others else cell + by
        self.treasures = [self.shifted(cell, part, by, others) for cell in self.treasures]
        self.gems = [self.shifted(cell, part, by, others) for cell in self.gems]
        self.flame = self.shifted(self.flame, part, by, others)
        self.ogre = self.shifted(self.ogre, part, by, others)
        self.troll = self.shifted(self.troll, part, by, others)
        self.draw_anew()

    def shifted(self, cell: int, part: list[int], by: int, others: bool) -> int:
        """Where a thing on a space goes when a section slides."""
        if cell < 0 or (cell in part) == others:
            return cell
        return cell - by if others else cell + by


def in_grid(part: list[int], east: int, south: int) -> bool:
    """Does a shift keep a section on the grid?"""
    for cell in part:
        if not -78 < x_of(cell) + east < 78 or not -78 < y_of(cell) + south < 78:
            return False
    return True


def drawn(where: list[int], sides: list[int]) -> bytes:
    """The grid of a map."""
    grid = bytearray(AREA)
    for tile in range(CAVE_TILES):
        if where[tile] >= 0:
            grid[where[tile]] = tile + 1
    for piece in range(CAVE_TILES, PIECES):
        if where[piece] >= 0:
            for offset in shape_cells(piece, sides[piece]):
                grid[where[piece] + offset] = piece + 1
    return cast(bytes, grid)


def new_map() -> Map:
    """VC-G04. The Entrance alone, Lit and open on four sides."""
    where = [OFF] * PIECES
    sides = [DARK] * PIECES
    where[0] = CENTRE
    sides[0] = 15
    return Map(
        where=where,
        sides=sides,
        marks=0,
        bombs=[],
        rocks=[],
        treasures=[],
        gems=[OFF] * 3,
        flame=OFF,
        ogre=OFF,
        troll=OFF,
    )
