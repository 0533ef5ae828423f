"""What the figures of a role see on the map, and where they could walk by plain steps."""

from __future__ import annotations

from ..choices import Act
from ..constants import CAVE_TILES, DRAGON, EVENT, GOBLINS, KNIGHT, THIEF
from ..map import STEP, space_name
from ..state import Caverns

TRIBE_STEPS = 6
"""How far a Tribe is shown the way at most."""


def figures(s: Caverns, role: int) -> list[int]:
    """The spaces where a role stands."""
    if role == GOBLINS:
        return [at for at in s.goblins.at if at >= 0]
    at = {KNIGHT: s.knight.at, DRAGON: s.dragon.at, THIEF: s.thief.at}.get(role, -1)
    return [at] if at >= 0 else []


def seen(s: Caverns, role: int) -> list[str]:
    """VC-M06. The spaces that a role's figures see."""
    found: set[int] = set()
    for start in figures(s, role):
        if not s.map.grid[start]:
            continue
        found.add(start)
        for side in range(4):
            cell = start
            while s.map.passage(cell, side):
                cell += STEP[side]
                found.add(cell)
                if s.map.dark(cell):
                    break
    return [space_name(cell) for cell in sorted(found)]


def ways(s: Caverns, seat: int) -> dict[str, list[str]]:
    """The spaces that a figure could walk to by two and more plain steps, each with the spaces of the way.

    The first step is among the options, and nothing waits on the others (see `plain`).
    """
    decision = s.decision(seat) if seat >= 0 else None
    if decision is None:
        return {}
    role, op, steps = KNIGHT, "move", s.knight_movement() - s.knight.moved
    if decision.kind == "thief":
        role, steps = THIEF, s.stat(0) - s.thief.moved
    elif decision.kind == "tribe":
        role, op, steps = GOBLINS, "walk", TRIBE_STEPS
    elif decision.kind != "knight":
        return {}
    first = sorted(choice.a for choice in decision.options if isinstance(choice, Act) and choice.op == op)
    known = set(figures(s, role)) | set(first)
    edge = [[cell] for cell in first if s.map.grid[cell] and plain(s, role, cell)]
    found: dict[str, list[str]] = {}
    for _ in range(steps - 1):
        further: list[list[int]] = []
        for way in edge:
            for side in range(4):
                cell = way[-1] + STEP[side]
                if cell in known or not s.map.passage(way[-1], side) or not plain(s, role, cell):
                    continue
                known.add(cell)
                further.append([*way, cell])
                found[space_name(cell)] = [space_name(step) for step in further[-1]]
        edge = further
    return found


def plain(s: Caverns, role: int, cell: int) -> bool:
    """Nothing waits on this tile for this role: it is passed without a thought."""
    map = s.map
    if cell in (map.flame, map.ogre, map.troll):
        return False
    if role == THIEF:
        return True
    if cell == s.dragon.at or (cell == s.knight.at and role != KNIGHT):
        return False
    if role == GOBLINS:  # light wears a Tribe down
        return map.dark(cell)
    if cell in s.goblins.at or map.dark(cell):
        return False
    tile = map.tile(cell)
    return tile >= CAVE_TILES or s.cards.kinds[tile] != EVENT or not map.has_mark(tile)
