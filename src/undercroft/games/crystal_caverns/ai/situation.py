"""What a player of Crystal Caverns works out before choosing: ways, targets, dangers; and habits for the rest."""

from __future__ import annotations

from typing import Final

from ..choices import Act
from ..constants import (
    BOMB_SLOT,
    CRYSTAL,
    DRAGON,
    GOBLINS,
    GOLEM,
    KNIGHT,
    MOVEMENT_SLOT,
    PERCEPTION_SLOT,
    STRENGTH_SLOT,
    THIEF,
    VAULT,
)
from ..map import AROUND, CENTRE, OFF, STEP, distance
from ..state import Caverns

FAR: Final = 99
LESS: Final = 2
"""How many steps more a treasure is worth than what else is to be explored."""
READY: Final = 2
"""Cubes above the Dragon's Armor with which the Knight goes after him: one for the Bomb and one for the way."""
LIT: Final = 64
"""A Lit tile on a Tribe's way counts as much as so many steps."""
MOST_WAY: Final = 100 * LIT
"""Longer than any way."""

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


class Situation:
    """What one decision needs: the role, and the ways to its targets, worked out when first asked for."""

    def __init__(self, s: Caverns, seat: int, kind: str) -> None:
        self.s: Final = s
        self.role: Final = s.table.order[seat]
        self.kind: Final = kind
        self.ways: dict[int, int] = {}
        self.hunting: bool = False
        """Can the Knight strike the Dragon in this turn?"""
        self.chasing: bool = False
        """Is the Thief the prey, of the Knight or of a Tribe?"""
        self.cubes: int = 0
        """Movement cubes that the hunt still needs."""
        self.guard: int = 0
        """Cubes that the Knight keeps for Strength, because they would hold the Tribes off."""
        if self.role == KNIGHT and kind == "knight":
            self.plan_knight()
        elif self.role == THIEF and (kind == "thief" or kind == "assign"):
            self.plan_thief()
        elif self.role == GOBLINS and kind == "tribe":
            self.plan_tribe()
        elif self.role == DRAGON and s.dragon.surfaced and s.dragon.at >= 0:
            self.ways = walk(s, [CENTRE], False)

    def plan_knight(self) -> None:
        """Hunt the Dragon or a laden Thief if in reach; else home with enough Crystals; else explore and gather."""
        s = self.s
        knight = s.knight
        barred = barring(s)
        laden = s.plays(THIEF) and s.thief.at >= 0 and worth_killing(s)
        if laden and urgent(s) and self.chase_thief(barred):
            return
        if s.plays(DRAGON) and s.dragon.at >= 0 and (not knight.struck or s.dragon.surfaced):
            ways = walk(s, [s.dragon.at], False, barred, start=knight.at)
            steps = ways.get(knight.at, FAR)
            cubes = strides(s, steps)
            bomb = 0 if s.dragon.surfaced or s.collapse or knight.placed[BOMB_SLOT] else 1
            force = s.armor() - s.attack_strength()
            met = knight.met + (1 if knight.must_meet else 0)
            sight = met + 1 - s.knight_perception() if met >= s.knight_perception() else 0
            if cubes + bomb + sight + (force if force > 0 else 0) <= knight.pool:
                self.ways = ways
                self.hunting = True
                self.cubes = cubes
                return
        if laden and self.chase_thief(barred):
            return
        targets: list[int] = []
        others: list[int] = []
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
                            others.append(cell)
                    elif able and s.cards.kinds[tile] == CRYSTAL and s.map.has_mark(tile):
                        targets.append(cell)
            for cell in s.map.treasures:
                targets.append(cell)
            if s.plays(DRAGON) and s.dragon.at >= 0 and s.cubes_owned() >= s.armor() + READY:
                others.extend(targets)
                targets = [s.dragon.at]
        if knight.at in targets:
            targets.remove(knight.at)
        self.ways = walk(s, targets, False, barred, others, start=knight.at)
        self.guard = guarding(s)

    def chase_thief(self, barred: list[int]) -> bool:
        """Can the Knight strike the Thief in this turn? Then she goes for him."""
        s = self.s
        knight = s.knight
        ways = walk(s, [s.thief.at], False, barred, start=knight.at)
        cubes = strides(s, ways.get(knight.at, FAR))
        sight = seeing(s)
        if cubes + sight > knight.pool or knight.placed[PERCEPTION_SLOT] + sight > 3:
            return False
        self.ways = ways
        self.chasing = True
        self.cubes = cubes
        return True

    def plan_tribe(self) -> None:
        """After the Thief if he is worth it and can be caught, else after the usual prey. In the dark if possible."""
        s = self.s
        tribe = s.goblins.acting
        at = s.goblins.at[tribe]
        prey = prey_of(s)
        self.ways = creep(s, tribe, prey) if prey >= 0 else {}
        if not s.plays(THIEF) or s.thief.at < 0 or not s.revealed_tribe(tribe):
            return
        ways = creep(s, tribe, s.thief.at)
        if at not in ways or s.tribe_perception(tribe) - burnt(s, ways[at]) <= s.stealth():
            return
        if burnt(s, ways[at]) >= s.goblins.pop[tribe]:
            return
        sure = at in self.ways and beats_prey(s, tribe, burnt(s, self.ways[at]))
        if urgent(s) or (not sure and (worth_killing(s) or burnt(s, ways[at]) == 0)):
            self.ways = ways
            self.chasing = True

    def plan_thief(self) -> None:
        """Home with the loot, else to what can be taken."""
        s = self.s
        loot = loot_of(s)
        near = distance(s.thief.at, CENTRE) if s.thief.at >= 0 else 0
        if loot >= 2 or (loot == 1 and (near <= 4 or s.stashed() + 1 >= s.table.stash)):
            self.ways = walk(s, [CENTRE], True, start=s.thief.at)
            return
        targets = spoils(s)
        if not targets:
            for tile in range(1, 52):
                cell = s.map.where[tile]
                if cell >= 0 and s.map.sides[tile] < 0:
                    targets.append(cell)
        self.ways = walk(s, targets, True, start=s.thief.at)

    def steps(self, cell: int) -> int:
        """How far a space is from what the role wants."""
        return self.ways.get(cell, FAR)


def walk(
    s: Caverns,
    targets: list[int],
    dark: bool,
    barred: list[int] | None = None,
    others: list[int] | None = None,
    start: int = OFF,
) -> dict[int, int]:
    """Steps from every space to the nearest target, walls in the way; through the dark only if `dark`.

    `barred` spaces are not entered. `others` are targets too, but worth a detour of one step less. Whoever walks from
    `start` needs to know only what is nearer than that: no space is looked at beyond it.
    """
    map = s.map
    grid = map.grid
    ways: dict[int, int] = {}
    line: list[int] = []
    for cell in targets:
        if cell not in ways and grid[cell]:
            ways[cell] = 0
            line.append(cell)
    if start in ways:
        return ways
    at = 0
    waiting = others
    while at < len(line) or waiting is not None:
        if waiting is not None and (at >= len(line) or ways[line[at]] >= LESS):
            for cell in waiting:
                if cell not in ways and (barred is None or cell not in barred):
                    ways[cell] = LESS
                    line.append(cell)
            if start in ways:
                return ways
            waiting = None
            continue
        cell = line[at]
        at += 1
        steps = ways[cell] + 1
        for side in range(4):
            other = cell + STEP[side]
            if grid[other] and other not in ways and not map.wall(cell, side):
                if barred is not None and other in barred:
                    continue
                ways[other] = steps
                if other == start:
                    return ways
                if dark or not map.dark(other):
                    line.append(other)
    return ways


def creep(s: Caverns, tribe: int, target: int) -> dict[int, int]:
    """A Tribe's way to a space: from every space the Lit tiles to leave, times LIT, and the steps.

    Once the Tribe is on the map, what lies farther than its own space is of no use, and not looked at.
    """
    map = s.map
    grid = map.grid
    ways: dict[int, int] = {target: 0}
    line: list[int] = [target]
    golem = s.has_monster(tribe, GOLEM)
    shut = s.dragon.at if s.tribe_strength(tribe) <= s.armor() else -1
    start = s.goblins.at[tribe] if s.revealed_tribe(tribe) else OFF
    most = MOST_WAY
    at = 0
    while at < len(line):
        cell = line[at]
        at += 1
        if cell != target and (cell == s.knight.at or cell == shut):
            continue
        steps = ways[cell] + 1
        if steps > most:
            continue
        for side in range(4):
            other = cell + STEP[side]
            if grid[other] and (golem or not map.wall(cell, side)):
                cost = steps + (LIT if map.lit(other) else 0)
                known = ways.get(other)
                if known is None or cost < known:
                    ways[other] = cost
                    line.append(other)
                    if other == start:
                        most = cost
    return ways


def burnt(s: Caverns, way: int) -> int:
    """What the light will cost the acting Tribe on such a way: every second Lit tile that it leaves."""
    left = len(s.goblins.left)
    return (left + way // LIT) // 2 - left // 2


def beats_prey(s: Caverns, tribe: int, lost: int) -> bool:
    """Could this Tribe win against its prey, after so much Population lost in the light?"""
    force = s.tribe_strength(tribe) - lost
    if s.plays(KNIGHT) and s.knight.at >= 0:
        return force > s.knight_strength() and s.goblins.pop[tribe] > lost
    if s.table.set.ash:
        return force > s.armor()
    return force >= 3


def loot_of(s: Caverns) -> int:
    """What the Thief carries."""
    return s.thief.carried + s.map.gems.count(-2)


def worth_killing(s: Caverns) -> bool:
    """Is the Thief worth a strike? He carries something, or is so near victory that a setback costs him much."""
    return loot_of(s) > 0 or s.stashed() + 2 >= s.table.stash


def urgent(s: Caverns) -> bool:
    """Is the Thief about to win, or about to bring much home?"""
    loot = loot_of(s)
    return loot > 0 and (loot > 2 or s.stashed() + loot + 1 >= s.table.stash)


def barring(s: Caverns) -> list[int]:
    """Where Tribes stand that the Knight cannot beat in this turn."""
    found: list[int] = []
    if s.plays(GOBLINS):
        room = 3 - s.knight.placed[STRENGTH_SLOT]
        most = s.attack_strength() + (s.knight.pool if s.knight.pool < room else room)
        for tribe in range(3):
            if s.revealed_tribe(tribe) and s.defence(tribe) >= most:
                found.append(s.goblins.at[tribe])
    return found


def strides(s: Caverns, steps: int) -> int:
    """Cubes that the Knight needs on Movement to go so far in this turn; FAR if she cannot."""
    left = s.knight_movement() - s.knight.moved
    cubes = 0
    while left < steps and s.knight.placed[MOVEMENT_SLOT] + cubes < 3:
        cubes += 1
        left += 2
    return cubes if left >= steps else FAR


def spoils(s: Caverns) -> list[int]:
    """Where there is something for the Thief to take."""
    found = s.map.treasures[:]
    for tile in range(1, 52):
        if s.cards.kinds[tile] == VAULT and s.map.has_mark(tile) and s.map.where[tile] >= 0:
            found.append(s.map.where[tile])
    for cell in s.map.gems:
        if cell >= 0:
            found.append(cell)
    return found


def seeing(s: Caverns) -> int:
    """Cubes that the Knight needs on Perception to strike the Thief."""
    sight = s.stealth() + 1 - s.knight_perception()
    used = s.knight.met + (1 if s.knight.must_meet else 0) + 1 - s.knight_perception()
    if used > sight:
        sight = used
    return sight if sight > 0 else 0


def guarding(s: Caverns) -> int:
    """Cubes that would keep the Tribes on the map away; 0 if she does not have as many."""
    if not s.plays(GOBLINS):
        return 0
    strength = s.knight_strength()
    worst = 0
    for tribe in range(3):
        if s.revealed_tribe(tribe):
            force = s.tribe_strength(tribe) - strength
            if force > worst:
                worst = force
    return worst if worst <= s.knight.pool and worst + s.knight.placed[STRENGTH_SLOT] <= 3 else 0


def mines(s: Caverns) -> bool:
    """Are the Goblins after Crystals, as there is nobody to kill?"""
    return not s.plays(KNIGHT) and not s.table.set.ash


def prey_of(s: Caverns) -> int:
    """The space that the Goblins are after; -1 if there is none."""
    if s.plays(KNIGHT) and s.knight.at >= 0:
        return s.knight.at
    if s.table.set.ash and s.dragon.at >= 0:
        return s.dragon.at
    for tile in s.goblins.smashing:
        if tile >= 0 and s.map.has_mark(tile):
            return s.map.where[tile]
    best = -1
    least = 0
    for tile in range(1, 52):
        if s.cards.kinds[tile] == CRYSTAL and s.map.has_mark(tile) and s.map.where[tile] >= 0:
            cell = s.map.where[tile]
            far = gap_to_others(s, cell)
            if best < 0 or far < least:
                best = cell
                least = far
    return best


def gap_to_others(s: Caverns, cell: int) -> int:
    """How far the nearest Tribe is that could smash a Crystal with the acting one; the Entrance, if there is none.

    Where the acting Tribe itself is does not count: its prey would change while it walks, and it might go to and fro.
    """
    least = FAR
    for tribe in range(3):
        able = s.revealed_tribe(tribe) and s.tribe_strength(tribe) >= s.table.smash_strength
        if able and tribe != s.goblins.acting:
            gap = distance(cell, s.goblins.at[tribe])
            if gap < least:
                least = gap
    return least if least < FAR else distance(cell, CENTRE)


def dark_around(s: Caverns, cell: int) -> int:
    """How many of the spaces around are Dark."""
    count = 0
    for step in AROUND:
        if s.map.dark(cell + step):
            count += 1
    return count


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
    """How good a choice looks in any position."""
    return HABITS.get(choice.op, 10.0)
