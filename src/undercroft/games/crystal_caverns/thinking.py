"""How Crystal Caverns is played well: how near each role is to its victory. What a role does next is in `instincts`."""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Decision
from undercroft.engine.thinking import Effort, Thinking, outcome

from .instincts import liking
from .levels import EFFORTS
from .map import CENTRE, distance
from .minds import Mind
from .state import Caverns
from .things import CAVERN, CRYSTAL, DRAGON, GOBLINS, KNIGHT

HEAT: Final = 0.16
"""How much further ahead, as a part of the whole way, makes a role clearly the favourite."""

BEGINNINGS: Final = ["knight", "war", "dragon", "cavern", "assign"]
"""The kinds of decision that a role's turn begins with."""


class CavernsSense(Thinking[Caverns]):
    """Finishes what is begun, in eight choices at most, then looks how near everyone is.

    Played on through others' turns, a search of 200 iterations lost to one that looks a single step ahead.
    """

    def __init__(self, depth: int = 0, patience: int = 8) -> None:
        super().__init__(depth, patience)

    def effort(self, level: str, s: Caverns) -> Effort:
        return EFFORTS[level]

    def settled(self, s: Caverns) -> bool:
        """A role's turn has just begun."""
        if not s.pending or s.pending[0].kind not in BEGINNINGS:
            return not s.pending
        if s.active == KNIGHT:
            return s.knight.moved == 0 and s.knight.met == 0 and s.cubes_placed() == 0
        if s.active == DRAGON:
            return not s.dragon.moved and sum(s.dragon.hand) >= s.spirit()
        return s.active != CAVERN or not s.cavern.collected

    def values(self, s: Caverns) -> list[float]:
        """Each seat's share of the hopes of victory; what the Collapse may take belongs to nobody."""
        if s.result is not None:
            return outcome(s.result)
        doom = 0.0 if s.plays(CAVERN) else 0.85 * collapsing(s)
        ways = [way(s, role) for role in s.table.order]
        if s.seats == 1:
            return [0.02 + 0.96 * ways[0] * (1.0 - 0.7 * doom)]
        shares = [math.exp(one / HEAT) for one in ways]
        total = sum(shares)
        return [(1.0 - 0.6 * doom) * share / total for share in shares]

    def pick(self, s: Caverns, decision: Decision, chance: Chance) -> Choice:
        """The choice that looks best, give or take a little."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        mind = Mind(s, decision.seat, decision.kind)
        best = options[0]
        top = -1e9
        for option in options:
            worth = liking(mind, option) + chance.below(1000) / 250.0
            if worth > top:
                top = worth
                best = option
        return best


def collapsing(s: Caverns) -> float:
    """How far the cave is on its way to its end, from 0 to 1: all tiles laid, then five Crystal tiles gone."""
    if not s.collapse:
        left = len(s.stack) + len(s.cavern.hand)
        return 0.5 * (1.0 - left / 50.0)
    return 0.5 + 0.5 * s.fallen / s.table.crystal_tiles


def way(s: Caverns, role: int) -> float:
    """How much of the way to victory a role has gone, from 0 to 1."""
    if role == KNIGHT:
        return knight_way(s)
    if role == GOBLINS:
        return goblin_way(s)
    if role == DRAGON:
        return dragon_way(s)
    if role == CAVERN:
        return collapsing(s) + 0.006 * sum(s.cavern.omens)
    return thief_way(s)


def knight_way(s: Caverns) -> float:
    """Wounds dealt or Crystals smashed; the strength to go on; the health to live."""
    knight = s.knight
    if knight.at < 0:
        return 0.0
    strength = s.cubes_owned() / 8.0 + 0.1 * knight.grit / 45.0 + 0.04 * len(knight.cards)
    if strength > 1.0:
        strength = 1.0
    alive = knight.health / (knight.health + 1.2)
    if s.plays(DRAGON):
        done = 1.0 - s.dragon.health / (1.0 * s.table.dragon_health)
        near = 0.03 / (1.0 + distance(knight.at, s.dragon.at)) if s.dragon.at >= 0 else 0.0
    else:
        done = knight.crystals / (1.0 * s.table.crystals)
        near = 0.0
        if knight.crystals >= s.table.crystals:
            done = 1.0
            near = 0.15 / (1.0 + distance(knight.at, CENTRE))
    return alive * (0.5 * done + 0.38 * strength + near)


def goblin_way(s: Caverns) -> float:
    """The Knight's wounds (or what stands for her), the people, and what they have in hand."""
    goblins = s.goblins
    people = 0.0
    for tribe in range(3):
        people += goblins.pop[tribe]
        if s.revealed_tribe(tribe) and s.map.lit(goblins.at[tribe]):
            people -= 0.6
    monsters = 0
    for slot in goblins.slots:
        if slot >= 0:
            monsters += 1
    force = 0.018 * people + 0.02 * monsters + 0.015 * (len(goblins.hand) + len(goblins.face_up)) + 0.015 * goblins.rage
    if s.plays(KNIGHT):
        done = 1.0 - s.knight.health / (1.0 * s.table.knight_health)
        if s.knight.at >= 0:
            reach = 0.0
            for tribe in range(3):
                if s.revealed_tribe(tribe) and s.tribe_strength(tribe) > s.knight_strength():
                    reach += 0.04 / (1.0 + distance(goblins.at[tribe], s.knight.at))
            force += reach
    elif s.plays(DRAGON):
        done = 1.0 - s.dragon.health / 5.0
    else:
        done = goblins.crystals / (1.0 * s.table.crystals)
        for tile in range(1, 52):
            if s.cards.kinds[tile] == CRYSTAL and s.map.has_mark(tile):
                for tribe in range(3):
                    if s.revealed_tribe(tribe) and s.tribe_strength(tribe) >= 3:
                        force += 0.02 / (1.0 + distance(goblins.at[tribe], s.map.where[tile]))
    return 0.72 * done + force


def dragon_way(s: Caverns) -> float:
    """Awake, then out of the ground, then to the Entrance; wounds take hope away."""
    dragon = s.dragon
    if dragon.surfaced:
        done = 0.75 + 0.25 / (1.0 + 0.35 * distance(dragon.at, CENTRE))
    elif dragon.awake:
        near = 9
        for tile in range(1, 52):
            if s.cards.kinds[tile] == CRYSTAL and s.map.where[tile] >= 0 and s.map.sides[tile] >= 0 and dragon.at >= 0:
                near = min(near, distance(s.map.where[tile], dragon.at))
        done = 0.66 - 0.012 * near
    else:
        done = 0.58 * dragon.wake / s.table.awake_at + 0.012 * dragon.eaten + 0.01 * min(dragon.kept, 3)
        if dragon.at >= 0 and dragon.tracks[0]:
            near = 9
            for cell in s.map.treasures:
                near = min(near, distance(cell, dragon.at))
            done += 0.012 / (1.0 + near)
    if not s.plays(KNIGHT) and not s.table.set.ash:
        return done
    wounds = dragon.health / (dragon.health + 0.8)
    return done * (0.3 + 0.7 * wounds * (1.0 + 0.16))


def thief_way(s: Caverns) -> float:
    """Stashed, carried towards the Entrance, and what he has learnt."""
    thief = s.thief
    loot = thief.carried + s.map.gems.count(-2)
    done = s.stashed() / (1.0 * s.table.stash)
    if loot and thief.at >= 0:
        safe = 0.75 - 0.05 * distance(thief.at, CENTRE)
        done += (safe if safe > 0.2 else 0.2) * loot / s.table.stash
    elif thief.at >= 0:
        near = 9
        for cell in s.map.treasures:
            near = min(near, distance(cell, thief.at))
        done += 0.05 / (1.0 + near)
    return done + 0.01 * (3 - thief.loot)
