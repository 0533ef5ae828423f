"""What speaks for the victory of each role: facts of a position, and how much each of them weighs."""

from __future__ import annotations

from typing import Final

from ..constants import CAVERN, CRYSTAL, DRAGON, GOBLINS, KNIGHT, THIEF
from ..map import CENTRE, distance
from ..state import Caverns
from .situation import loot_of, spoils
from .weights import WEIGHTS

NOBODY: Final = 5
"""Beside the five roles: that the cave collapses on everybody."""


def hope(s: Caverns, role: int) -> float:
    """The logarithm of a role's chances, up to what all at the table have in common."""
    weights = WEIGHTS[kind_of(s, role)]
    total = 0.0
    for i, fact in enumerate(facts(s, role)):
        total += weights[i] * fact
    return total


def kind_of(s: Caverns, role: int) -> str:
    """What a role is after at this table."""
    if role == KNIGHT:
        return "knight" if s.plays(DRAGON) else "smasher"
    if role == GOBLINS:
        return "goblins" if s.plays(KNIGHT) else "slayers" if s.table.set.ash else "miners"
    if role == DRAGON:
        return "dragon"
    if role == CAVERN:
        return "cavern"
    if role == THIEF:
        return "thief"
    return "alone" if s.seats == 1 else "nobody"


def facts(s: Caverns, role: int) -> list[float]:
    """What speaks for or against a role, in the order of its weights; the first is always 1."""
    if role == KNIGHT:
        return knight_facts(s)
    if role == GOBLINS:
        return goblin_facts(s)
    if role == DRAGON:
        return dragon_facts(s)
    if role == THIEF:
        return thief_facts(s)
    return cave_facts(s)


def wait(s: Caverns, role: int) -> float:
    """How much of a round goes by before a role has its turn, from 0 (it is there) to 1."""
    here = s.table.seat_of[s.active] if 0 <= s.active < 5 else 0
    gap = s.table.seat_of[role] - here
    if gap < 0:
        gap += s.seats
    return gap / (1.0 * s.seats)


def laid(s: Caverns) -> float:
    """How much of the cave is laid, from 0 to 1."""
    return 1.0 - (len(s.stack) + len(s.cavern.hand)) / 50.0


def nearness(at: int, cells: list[int], homewards: float = 0.0) -> float:
    """How near the nearest of some spaces is, from 0 (there is none) to 1; its way to the Entrance may count too."""
    best = 0.0
    for cell in cells:
        near = 1.0 / (1.0 + distance(cell, at) + homewards * distance(cell, CENTRE))
        if near > best:
            best = near
    return best


def crystals(s: Caverns) -> list[tuple[int, int]]:
    """The Crystal tiles that are laid, each with its space."""
    return [
        (tile, s.map.where[tile]) for tile in range(1, 52) if s.cards.kinds[tile] == CRYSTAL and s.map.where[tile] >= 0
    ]


def knight_facts(s: Caverns) -> list[float]:
    """Wounds dealt or Crystals smashed; the strength to go on; the health to live."""
    knight = s.knight
    gone = 1.0 if knight.at < 0 else 0.0
    cubes = s.cubes_owned()
    health = knight.health
    near = 0.0
    if s.plays(DRAGON):
        left = 1.0 * s.dragon.health
        done = 1.0 - left / s.table.dragon_health
        edge = cubes - s.armor()
        if knight.at >= 0 and s.dragon.at >= 0:
            near = 1.0 / (1.0 + distance(knight.at, s.dragon.at))
        home = 1.0 if s.dragon.surfaced and left else 0.0
    else:
        left = 1.0 * (s.table.crystals - knight.crystals)
        if left < 0.0:
            left = 0.0
        done = 1.0 - left / s.table.crystals
        edge = cubes - s.table.smash_strength
        home = 0.0
        if knight.at >= 0:
            if left <= 0.0:
                home = 1.0 / (1.0 + distance(knight.at, CENTRE))
            else:
                near = nearness(knight.at, [cell for tile, cell in crystals(s) if s.map.has_mark(tile)])
    return [
        1.0,
        gone,
        done,
        done * done,
        1.0 if left <= 1.0 else 0.0,
        1.0 if left <= 0.0 else 0.0,
        cubes / 7.0,
        edge / 7.0,
        knight.grit / 45.0,
        len(knight.cards) / 4.0,
        health / 7.0,
        1.0 if health <= 2 else 0.0,
        near,
        home,
        laid(s),
        done * laid(s),
        s.fallen / 5.0,
        near * wait(s, KNIGHT),
    ]


def goblin_facts(s: Caverns) -> list[float]:
    """The Knight's wounds (or what stands for her), the people, and who could strike soon."""
    goblins = s.goblins
    people = 0.0
    shone = 0.0
    shown = 0.0
    ready = 0.0
    reach = 0.0
    prey = -1
    shield = 0
    if s.plays(KNIGHT):
        left = 1.0 * s.knight.health
        most = s.table.knight_health
        prey = s.knight.at
        shield = s.knight_strength()
    elif s.table.set.ash:
        left = 1.0 * s.dragon.health
        most = s.table.dragon_health
        prey = s.dragon.at
        shield = s.armor()
    else:
        left = 1.0 * (s.table.crystals - goblins.crystals)
        most = s.table.crystals
        shield = s.table.smash_strength - 1
    for tribe in range(3):
        people += goblins.pop[tribe]
        if s.revealed_tribe(tribe):
            shown += 1.0
            at = goblins.at[tribe]
            if s.map.lit(at):
                shone += 1.0
            if s.tribe_strength(tribe) > shield:
                ready += 1.0
                if prey >= 0:
                    reach += 1.0 / (1.0 + distance(at, prey))
        elif goblins.pop[tribe] >= 3:
            ready += 0.5
    monsters = 0.0
    for slot in goblins.slots:
        if slot >= 0:
            monsters += 1.0
    done = 1.0 - left / most
    return [
        1.0,
        done,
        done * done,
        1.0 if left <= 2.0 else 0.0,
        1.0 if left <= 1.0 else 0.0,
        people / 12.0,
        shown / 3.0,
        shone / 3.0,
        ready / 3.0,
        reach,
        monsters / 4.0,
        (len(goblins.hand) + len(goblins.face_up)) / 5.0,
        goblins.rage / 3.0,
        shield / 4.0,
        done * ready / 3.0,
        laid(s),
        done * laid(s),
        s.fallen / 5.0,
        ready * wait(s, GOBLINS) / 3.0,
    ]


def dragon_facts(s: Caverns) -> list[float]:
    """Awake, then out of the ground, then to the Entrance; wounds and a strong Knight near take hope away."""
    dragon = s.dragon
    woken = dragon.wake / (1.0 * s.table.awake_at)
    if woken > 1.0:
        woken = 1.0
    near = 0.0
    home = 0.0
    food = 0.0
    if dragon.at >= 0:
        if dragon.surfaced:
            home = 1.0 / (1.0 + distance(dragon.at, CENTRE))
        elif dragon.awake or woken > 0.8:
            near = nearness(dragon.at, [cell for tile, cell in crystals(s) if s.map.sides[tile] >= 0], 0.3)
        if not dragon.awake and dragon.tracks[0]:
            food = nearness(dragon.at, s.map.treasures)
    feared = 0.0
    hunted = 0.0
    weak = 0.0
    if s.plays(KNIGHT) or s.table.set.ash:
        weak = 1.0 - dragon.health / (1.0 * s.table.dragon_health)
    if s.plays(KNIGHT) and s.knight.at >= 0 and dragon.at >= 0:
        edge = s.cubes_owned() - s.armor()
        if edge > 0:
            feared = edge / 5.0
            hunted = feared / (1.0 + distance(s.knight.at, dragon.at))
    return [
        1.0,
        woken,
        woken * woken,
        1.0 if dragon.awake else 0.0,
        1.0 if dragon.surfaced else 0.0,
        near if dragon.awake else 0.0,
        0.0 if dragon.awake else near,
        home,
        home * (1.0 - wait(s, DRAGON)),
        food,
        dragon.eaten / 7.0 if dragon.tracks[1] else 0.0,
        (dragon.kept if dragon.kept < dragon.tracks[0] else dragon.tracks[0]) / 3.0,
        sum(dragon.hand) / 6.0,
        (3 - s.map.gems.count(-1)) / 3.0,
        weak,
        weak * weak,
        feared,
        hunted,
        laid(s),
        woken * laid(s),
        s.fallen / 5.0,
    ]


def thief_facts(s: Caverns) -> list[float]:
    """Stashed, carried towards the Entrance past those who could strike him, and what there is to take."""
    thief = s.thief
    goal = 1.0 * s.table.stash
    loot = loot_of(s)
    done = s.stashed() / goal
    there = done + loot / goal
    if there > 1.0:
        there = 1.0
    carried = there - done
    gap = 0.0
    near = 0.0
    watched = 0.0
    if thief.at >= 0:
        steps = distance(thief.at, CENTRE)
        if loot:
            gap = carried / (1.0 + 0.5 * steps)
            watched = carried * watchers(s)
        else:
            near = nearness(thief.at, spoils(s), 0.5)
    return [
        1.0,
        done,
        done * done,
        carried,
        gap,
        gap * (1.0 - wait(s, THIEF)),
        done * carried,
        1.0 if there >= 1.0 else 0.0,
        watched,
        near,
        s.stealth() / 4.0,
        thief.loot / 3.0,
        len(s.map.treasures) / 8.0,
        1.0 if thief.at < 0 else 0.0,
        laid(s),
        done * laid(s),
        s.fallen / 5.0,
    ]


def watchers(s: Caverns) -> float:
    """How many could strike the Thief where he stands."""
    at = s.thief.at
    found = 0.0
    if s.plays(GOBLINS):
        for tribe in range(3):
            if s.revealed_tribe(tribe) and s.tribe_perception(tribe) > s.stealth():
                found += 1.0 / (1.0 + 0.2 * distance(s.goblins.at[tribe], at))
    if s.plays(KNIGHT) and s.knight.at >= 0:
        gap = distance(s.knight.at, at)
        if gap < 6 and s.cubes_owned() + 1 > s.stealth():
            found += 1.0 / (1.0 + 0.5 * gap)
    if s.plays(DRAGON) and s.dragon.at >= 0:
        found += 1.0 / (1.0 + distance(s.dragon.at, at))
    return found


def cave_facts(s: Caverns) -> list[float]:
    """How far the cave is on its way to its end; for the Cavern also its Omens and what they come from."""
    left = (len(s.stack) + len(s.cavern.hand)) / 50.0
    fallen = s.fallen / (1.0 * s.table.crystal_tiles)
    tokens = len(s.map.treasures) + s.thief.carried + s.crystal_tokens()
    return [
        1.0,
        1.0 - left,
        (1.0 - left) * (1.0 - left),
        1.0 if left <= 0.1 else 0.0,
        1.0 if s.collapse else 0.0,
        fallen,
        fallen * fallen,
        sum(s.cavern.omens) / 6.0,
        tokens / 8.0,
        s.round / 15.0,
    ]
