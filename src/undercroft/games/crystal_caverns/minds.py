"""What a player of Crystal Caverns works out before choosing: ways, targets, dangers; and habits for the rest."""

from __future__ import annotations

from typing import Final

from .choices import Act
from .map import CENTRE, STEP, distance
from .state import Caverns
from .things import (
    BOMB_SLOT,
    CRYSTAL,
    DRAGON,
    GOBLINS,
    KNIGHT,
    MOVEMENT_SLOT,
    STRENGTH_SLOT,
    THIEF,
    VAULT,
)

FAR: Final = 99

HABITS: Final[dict[str, float]] = {
    "quest": 100.0,
    "attack": 60.0,
    "collect-treasure": 40.0,
    "collect-gem": 12.0,
    "collect-omens": 90.0,
    "ambush": 80.0,
    "strike": 90.0,
    "strike-with-poison": 92.0,
    "feed": 95.0,
    "give-back": 70.0,
    "gem": 25.0,
    "yes": 12.0,
    "no": 6.0,
    "done": 5.0,
    "end-turn": 10.0,
    "end-powers": 10.0,
    "go-on": 8.0,
    "shape": 60.0,
    "place-treasure": 60.0,
    "hatred-token": 20.0,
    "loot-treasure": 95.0,
    "pick-lock": 80.0,
    "turn-up": 28.0,
    "look": 30.0,
    "stop-here": 8.0,
    "hide-loot": 9.0,
    "plunder-treasure": 30.0,
    "plunder-gem": 14.0,
    "plunder-dragon": 12.0,
    "explore": 9.0,
    "special": 26.0,
    "fight": 8.0,
    "flare": 14.0,
    "ready": 6.0,
    "populate": 12.0,
    "block": 6.0,
    "assign": 20.0,
    "assign-for": 6.0,
    "discard-monster": 5.0,
    "secret": 7.0,
    "spring": 60.0,
    "magic": 20.0,
    "shoot": 20.0,
    "take-treasures": 70.0,
    "potion": 6.0,
    "show": 4.0,
    "javelin": 5.0,
    "bomb": 4.0,
    "venture": 12.0,
    "steal": 12.0,
    "wisp": 6.0,
}


class Mind:
    """What is worked out once for a decision: the role, and on demand the ways to its targets."""

    def __init__(self, s: Caverns, seat: int, kind: str) -> None:
        self.s: Final = s
        self.role: Final = s.table.order[seat]
        self.kind: Final = kind
        self.ways: dict[int, int] = {}
        self.hunting: bool = False
        """Can the Knight strike the Dragon in this turn?"""
        self.cubes: int = 0
        """Movement cubes that the hunt still needs."""
        if self.role == KNIGHT and kind == "knight":
            self.plan_knight()
        elif self.role == THIEF and (kind == "thief" or kind == "assign"):
            self.plan_thief()
        elif self.role == GOBLINS and kind == "tribe":
            prey = prey_of(s)
            if prey >= 0:
                self.ways = walk(s, [prey], True)
        elif self.role == DRAGON and s.dragon.surfaced and s.dragon.at >= 0:
            self.ways = walk(s, [CENTRE], False)

    def plan_knight(self) -> None:
        """Hunt the Dragon if he is in reach; else home with enough Crystals; else explore and gather."""
        s = self.s
        knight = s.knight
        if s.plays(DRAGON) and s.dragon.at >= 0 and (not knight.struck or s.dragon.surfaced):
            ways = walk(s, [s.dragon.at], False)
            steps = ways.get(knight.at, FAR)
            spare = knight.pool
            left = s.knight_movement() - knight.moved
            cubes = 0
            while left < steps and knight.placed[MOVEMENT_SLOT] + cubes < 3:
                cubes += 1
                left += 2
            bomb = 0 if s.dragon.surfaced or s.collapse or knight.placed[BOMB_SLOT] else 1
            force = s.armor() - s.attack_strength()
            sight = 1 if knight.met >= s.knight_perception() else 0
            if left >= steps and cubes + bomb + sight + (force if force > 0 else 0) <= spare:
                self.ways = ways
                self.hunting = True
                self.cubes = cubes
                return
        targets: list[int] = []
        if not s.plays(DRAGON) and knight.crystals >= s.table.crystals:
            targets.append(CENTRE)
        else:
            able = knight.pool + knight.placed[STRENGTH_SLOT] + 1 >= s.table.smash_strength
            safe = knight.health > 2 or not danger(s, 1)
            for tile in range(1, 52):
                cell = s.map.where[tile]
                if cell >= 0:
                    if s.map.sides[tile] < 0:
                        if safe:
                            targets.append(cell)
                    elif able and s.cards.kinds[tile] == CRYSTAL and s.map.has_mark(tile):
                        targets.append(cell)
            for cell in s.map.treasures:
                if s.map.lit(cell):
                    targets.append(cell)
            if s.plays(DRAGON) and s.dragon.at >= 0 and s.cubes_owned() >= s.armor() + 1:
                targets.append(s.dragon.at)
        if knight.at in targets:
            targets.remove(knight.at)
        self.ways = walk(s, targets, False)

    def plan_thief(self) -> None:
        """Home with the loot, else to what can be taken."""
        s = self.s
        loot = s.thief.carried + s.map.gems.count(-2)
        near = distance(s.thief.at, CENTRE) if s.thief.at >= 0 else 0
        if loot >= 2 or (loot == 1 and (near <= 4 or s.stashed() + 1 >= s.table.stash)):
            self.ways = walk(s, [CENTRE], True)
            return
        targets: list[int] = s.map.treasures[:]
        for tile in range(1, 52):
            if s.cards.kinds[tile] == VAULT and s.map.has_mark(tile) and s.map.where[tile] >= 0:
                targets.append(s.map.where[tile])
        for cell in s.map.gems:
            if cell >= 0:
                targets.append(cell)
        if not targets:
            for tile in range(1, 52):
                cell = s.map.where[tile]
                if cell >= 0 and s.map.sides[tile] < 0:
                    targets.append(cell)
        self.ways = walk(s, targets, True)

    def steps(self, cell: int) -> int:
        """How far a space is from what the role wants."""
        return self.ways.get(cell, FAR)


def walk(s: Caverns, targets: list[int], dark: bool) -> dict[int, int]:
    """Steps from every space to the nearest target, walls in the way; through the dark only if `dark`."""
    map = s.map
    ways: dict[int, int] = {}
    line: list[int] = []
    for cell in targets:
        if cell not in ways and map.grid[cell]:
            ways[cell] = 0
            line.append(cell)
    at = 0
    while at < len(line):
        cell = line[at]
        at += 1
        steps = ways[cell] + 1
        for side in range(4):
            other = cell + STEP[side]
            if map.grid[other] and other not in ways and not map.wall(cell, side):
                ways[other] = steps
                if dark or not map.dark(other):
                    line.append(other)
    return ways


def prey_of(s: Caverns) -> int:
    """The space that the Goblins are after; -1 if there is none."""
    if s.plays(KNIGHT) and s.knight.at >= 0:
        return s.knight.at
    if s.table.set.ash and s.dragon.at >= 0:
        return s.dragon.at
    best = -1
    for tile in range(1, 52):
        if s.cards.kinds[tile] == CRYSTAL and s.map.has_mark(tile) and s.map.where[tile] >= 0:
            cell = s.map.where[tile]
            if best < 0 or distance(cell, CENTRE) < distance(best, CENTRE):
                best = cell
    return best


def danger(s: Caverns, reserve: int) -> bool:
    """Could Goblins wound the Knight soon, with so many cubes kept for Strength?"""
    if not s.plays(GOBLINS):
        return False
    strength = s.knight_strength() + (reserve if reserve < s.knight.pool else s.knight.pool)
    for tribe in range(3):
        if s.goblins.pop[tribe] > 0 and s.tribe_strength(tribe) > strength:
            return True
    return False


def habit(choice: Act) -> float:
    """How good a choice looks whatever the position."""
    return HABITS.get(choice.op, 10.0)
