"""What a sensible player of each role does next: the policy of playouts."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Decision

from ..choices import AIM_CRYSTAL, AIM_DRAGON, AIM_KNIGHT, AIM_THIEF, Act
from ..constants import (
    AXE,
    BOMB_SLOT,
    CAVERN,
    CLAW,
    CRYSTAL,
    DRAGON,
    EYE,
    FLAME,
    GOBLINS,
    GREED,
    HATRED,
    HISS,
    HUNGER,
    KNIGHT,
    MONSTERS,
    MOVEMENT_SLOT,
    PERCEPTION_SLOT,
    PRIDE_EVENT,
    PRIDE_GEM,
    PRIDE_STILL,
    SCORCH,
    SCRATCH,
    SHIELD_SLOT,
    SPORES,
    STRENGTH_SLOT,
    SWORD,
    THIEF,
    TREASURE_SLOT,
    WING,
)
from ..map import CENTRE, STEP, distance, x_of, y_of
from ..state import Caverns
from .situation import (
    FAR,
    LIT,
    MOST_WAY,
    Situation,
    beats_prey,
    burnt,
    danger,
    dark_around,
    habit,
    loot_of,
    mines,
    prey_of,
    seeing,
    urgent,
)

MONSTER_VALUE: Final[dict[str, float]] = {
    "pet_frog": 1.0,
    "ogre": 3.0,
    "troll": 3.0,
    "golem": 2.0,
    "gnome": 1.5,
    "wisp": 1.0,
    "bright_beetles": 2.0,
    "underworm": 1.5,
    "blob": 2.0,
    "flame_giant": 3.0,
}
GEM_GAP: Final = 5
"""How far from the Thief the Dragon leaves a Gem."""


def choose(s: Caverns, decision: Decision, chance: Chance) -> Choice:
    """The choice that looks best, give or take a little."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    situation = Situation(s, decision.seat, decision.kind)
    best = options[0]
    top = -1e9
    for option in options:
        value = score(situation, option) + chance.below(1000) / 250.0
        if value > top:
            top = value
            best = option
    return best


def score(situation: Situation, choice: Choice) -> float:
    """How good a choice looks."""
    if not isinstance(choice, Act):
        return 5.0
    role = situation.role
    if role == KNIGHT:
        return knight_likes(situation, choice)
    if role == GOBLINS:
        return goblins_like(situation, choice)
    if role == DRAGON:
        return dragon_likes(situation, choice)
    if role == CAVERN:
        return cavern_likes(situation, choice)
    return thief_likes(situation, choice)


# The Knight.
def knight_likes(situation: Situation, choice: Act) -> float:
    s = situation.s
    knight = s.knight
    op = choice.op
    if op == "place":
        return placing(situation, choice.a)
    if op == "move" or op == "fight" or op == "pit":
        here = situation.steps(knight.at)
        there = situation.steps(choice.a)
        value = 40.0 if there < here else 3.0
        if there == 0:
            value += 6.0
        if op == "fight" or choice.a == s.map.flame:
            value -= 34.0
        if s.tribe_here(choice.a):
            value += 8.0
        return value
    if op == "encounter":
        if situation.chasing and situation.steps(knight.at) == 0:
            return 88.0 if seeing(s) == 0 else 5.0
        if situation.hunting and situation.steps(knight.at) == 0:
            ready = s.attack_strength() >= s.armor()
            bombed = s.dragon.surfaced or s.collapse or knight.placed[BOMB_SLOT] > 0
            return 88.0 if ready and bombed and s.attack_strength() > s.armor() else 70.0 if ready and bombed else 5.0
        if knight.must_meet:
            return 50.0
        if (situation.hunting or situation.chasing) and knight.met + 1 >= s.knight_perception():
            return 5.0
        return 50.0 if knight.at in s.map.treasures or crystal_here(s, knight.at) else 12.0
    if op == "attack":
        return {AIM_DRAGON: 99.0, AIM_THIEF: 98.0}.get(choice.a, 70.0)
    if op == "keep":
        # Five Grit are most of a cube, which does more than a card, but for the two that strike.
        return 20.0 if choice.a == SWORD or choice.a == AXE or knight.grit > 34 else 8.0
    if op == "decline":
        return 13.0
    if op == "end-turn":
        return 10.0
    if op == "potion":
        return 60.0 if knight.health <= 3 else 1.0
    return habit(choice)


def crystal_here(s: Caverns, cell: int) -> bool:
    """Can she smash a Crystal on this space now?"""
    tile = s.map.tile(cell)
    return (
        0 <= tile < 52
        and s.cards.kinds[tile] == CRYSTAL
        and s.map.has_mark(tile)
        and s.knight_strength() >= s.table.smash_strength
    )


def placing(situation: Situation, slot: int) -> float:
    """Where a Hero cube does most good now."""
    s = situation.s
    knight = s.knight
    if situation.kind != "knight":  # an Ambush: strength if it may help
        return 14.0 if slot == STRENGTH_SLOT and danger(s, 0) else 2.0
    if situation.hunting:
        armor = s.armor()
        strength = s.attack_strength()
        if slot == BOMB_SLOT:
            return 2.0 if s.dragon.surfaced or s.collapse or knight.placed[BOMB_SLOT] else 85.0
        if slot == STRENGTH_SLOT:
            if strength < armor:
                return 84.0
            return 80.0 if strength == armor and knight.pool > situation.cubes else 20.0
        if slot == MOVEMENT_SLOT:
            return 83.0 if situation.cubes else 6.0
        if slot == PERCEPTION_SLOT:
            met = knight.met + (1 if knight.must_meet else 0)
            return 82.0 if met >= s.knight_perception() else 8.0
        if slot >= TREASURE_SLOT:
            return 60.0
        return 9.0
    if situation.chasing:
        if slot == PERCEPTION_SLOT:
            return 84.0 if seeing(s) else 6.0
        if slot == MOVEMENT_SLOT:
            return 83.0 if situation.cubes else 5.0
        return 9.0
    left = s.knight_movement() - knight.moved
    sight = s.knight_perception() - knight.met
    steps = situation.steps(knight.at)
    need = (1 if left <= 0 else 0) + (1 if sight <= 0 else 0)
    spare = knight.pool - situation.guard >= need and steps < FAR
    if slot == STRENGTH_SLOT:
        if on_crystal(s, knight.at) and s.knight_strength() < s.table.smash_strength and sight > 0:
            enough = knight.pool + s.knight_strength() >= s.table.smash_strength
            return 55.0 if enough else 8.0
        return 15.0 if s.plays(GOBLINS) else 7.0
    if slot == MOVEMENT_SLOT:
        return 36.0 if spare and left <= 0 else 4.0
    if slot == PERCEPTION_SLOT:
        return 35.0 if spare and sight <= 0 else 4.0
    if slot == SHIELD_SLOT:
        return 12.0 if (left <= 0 or sight <= 0) and knight.grit > 4 else 5.0
    if slot >= TREASURE_SLOT:
        return 30.0 if knight.pool > situation.guard else 8.0
    return 6.0


def on_crystal(s: Caverns, cell: int) -> bool:
    """Does a Crystal stand here?"""
    tile = s.map.tile(cell)
    return 0 <= tile < 52 and s.cards.kinds[tile] == CRYSTAL and s.map.has_mark(tile)


# The Goblins.
def goblins_like(situation: Situation, choice: Act) -> float:
    s = situation.s
    goblins = s.goblins
    op = choice.op
    if op == "war":
        return war_worth(s, choice.a)
    if op == "scatter":
        return (
            10.0 - goblins.pop[choice.a] - (3.0 if s.revealed_tribe(choice.a) and near_prey(s, choice.a) < 4 else 0.0)
        )
    if op == "activate":
        return 30.0 if s.revealed_tribe(choice.a) else 20.0
    if op == "assign":
        return 22.0 + MONSTER_VALUE[str(choice.facts["monster"])]
    if op == "assign-for":
        return 10.0 + 4.0 * (MONSTER_VALUE[str(choice.facts["monster"])] - MONSTER_VALUE[MONSTERS[choice.b]])
    if op == "discard-monster":
        return 12.0 - MONSTER_VALUE[MONSTERS[choice.a]]
    if op == "populate":
        return 12.0
    if op == "block":
        return 16.0 if goblins.pop[choice.a] >= 3 and goblins.rage >= 2 else 2.0
    if situation.kind == "tribe":
        return tribe_likes(situation, choice, goblins.acting)
    if op == "ambush":
        return 80.0 + goblins.pop[choice.a]
    if op == "end-turn" or op == "done":
        return 10.0
    if op == "hex":
        return threat(s, choice.a)
    return habit(choice)


def war_worth(s: Caverns, number: int) -> float:
    """What a War card brings: people where there is room, Monsters, Secrets, Rage."""
    war = s.cards.wars[number]
    value = 0.0
    over = False
    for tribe in range(3):
        room = 4 - s.goblins.pop[tribe]
        value += min(war.discs[tribe], room) * (1.2 if tribe != EYE else 1.0)
        over = over or war.discs[tribe] > room
    return 2.0 * value + 2.0 * war.monsters + 2.0 * war.secrets + 1.5 * war.rage - (6.0 if over else 0.0)


def near_prey(s: Caverns, tribe: int) -> int:
    """How far a Tribe is from it."""
    prey = prey_of(s)
    at = s.goblins.at[tribe]
    return distance(prey, at) if prey >= 0 and at >= 0 else 9


def gathered(s: Caverns, cell: int) -> int:
    """Tribes on a space that are strong enough for a Crystal."""
    count = 0
    for tribe in range(3):
        if s.goblins.at[tribe] == cell and s.tribe_strength(tribe) >= s.table.smash_strength:
            count += 1
    return count


def tribe_likes(situation: Situation, choice: Act, tribe: int) -> float:
    """One Tribe: strike if it wins, creep up through the dark, else stay out of the light."""
    s = situation.s
    op = choice.op
    at = s.goblins.at[tribe]
    here = situation.steps(at) if at >= 0 else FAR
    if mines(s):
        value = mining(situation, choice, tribe)
        if value > 0.0:
            return value
    if op == "strike":
        if choice.a == AIM_CRYSTAL:  # it takes two
            return 60.0 if gathered(s, at) > 1 or s.goblins.smasher >= 0 else 5.0
        if choice.a == AIM_THIEF:
            return 98.0 if situation.chasing else 40.0
        return 95.0
    if op == "strike-with-poison":
        return 97.0
    if op == "walk" or op == "worm" or op == "tunnel":
        there = situation.ways.get(choice.a, MOST_WAY)
        if here == 0:  # where it wants to be already
            return 3.0
        if there == 0:
            return 90.0
        if there < here and (situation.chasing or beats_prey(s, tribe, burnt(s, there))):
            return 45.0 - there / LIT
        if s.map.lit(at) and not s.map.lit(choice.a):
            return 26.0
        return 4.0 if s.map.lit(choice.a) or len(s.goblins.left) > 2 else 9.0
    if op == "appear":
        gap = situation.steps(choice.a) % LIT
        if not situation.ways:  # nothing to hunt yet: light must be made
            return 18.0
        if not beats_prey(
            s, tribe, burnt(s, situation.steps(choice.a)) - 1
        ):  # one more Goblin may come before it strikes
            near = gap < 3 or (s.plays(DRAGON) and s.dragon.at >= 0 and distance(choice.a, s.dragon.at) <= 2)
            return 1.0 if near else 17.0 + min(gap, 6)
        # Not under the nose of a Knight who strikes first, nor of the Dragon.
        fear = 10.0 if s.plays(DRAGON) and s.dragon.at >= 0 and distance(choice.a, s.dragon.at) <= 2 else 0.0
        return 30.0 - 2.0 * gap - fear
    if op == "lurk":
        return 12.0 - 0.5 * distance(choice.a, s.knight.at)
    if op == "hide":
        if here == 0:
            return 6.0
        return 40.0 if s.map.lit(at) or (here % LIT <= 2 and not beats_prey(s, tribe, 0)) else 16.0
    if op == "flare":
        return 34.0 if not situation.ways else 12.0
    if op == "special":
        return 30.0 if not s.map.lit(at) else 14.0
    if op == "done" or op == "end-turn" or op == "no":
        return 14.0
    if op == "secret":
        return 9.0
    return habit(choice)


def mining(situation: Situation, choice: Act, tribe: int) -> float:
    """What differs for a Tribe that is after Crystals; 0 if nothing does.

    Where none is to be seen, light must be made, in a dark place; more light than that only shortens the game. Nobody
    is lain in wait for, so all stay on the map, and the first at a Crystal strikes, for another to come in that turn.
    """
    s = situation.s
    goblins = s.goblins
    op = choice.op
    at = goblins.at[tribe]
    if op == "strike" and choice.a == AIM_CRYSTAL:
        return 60.0 if gathered(s, at) > 1 or goblins.smasher >= 0 or helped(s, tribe) else 5.0
    if op == "flare":
        return 46.0 + 4.0 * dark_around(s, at) if not situation.ways else 9.0
    if op == "hide":
        return 8.0
    if op == "appear" and not situation.ways:
        return 18.0 + 2.0 * dark_around(s, choice.a)
    if (op == "walk" or op == "worm" or op == "tunnel") and not situation.ways:
        there = dark_around(s, choice.a)
        darker = there > dark_around(s, at) and not goblins.flared >> tribe & 1
        return 46.0 + 4.0 * there if darker else 3.0
    return 0.0


def helped(s: Caverns, tribe: int) -> bool:
    """May another Tribe that is strong enough for a Crystal still come?"""
    for other in range(3):
        ready = s.revealed_tribe(other) and s.tribe_strength(other) >= s.table.smash_strength
        if other != tribe and ready and not s.goblins.activated >> other & 1:
            return True
    return False


# The Dragon.
def dragon_likes(situation: Situation, choice: Act) -> float:
    s = situation.s
    dragon = s.dragon
    op = choice.op
    if op == "move" or op == "fly":
        gain = standing(situation, choice.a) - standing(situation, dragon.at)
        if op == "fly":
            return 30.0 + gain
        still = 6.0 if dragon.tracks[PRIDE_STILL] and not dragon.moved and not dragon.fed & 4 else 0.0
        return 12.0 + gain - still
    if op == "power":
        return power_value(situation, choice.a)
    if op == "take-treasures":
        return 70.0 + choice.a
    if op == "hiss":
        return 10.0 + s.goblins.pop[choice.a]
    if op == "scratch":
        return 30.0 if choice.a != AIM_KNIGHT else 12.0
    if op == "pay-power":
        # A Gem pays again next turn: cards are kept.
        return 10.0 + 3.0 * ((choice.b & 1) + (choice.b >> 1 & 1) + (choice.b >> 2))
    if op == "gem" and s.plays(THIEF):
        # A Gem pays for powers, but the Thief lives on Gems: only where he does not come by at once, or for Pride.
        thief = s.thief.at if s.thief.at >= 0 else CENTRE
        if dragon.tracks[PRIDE_GEM] and s.gems_out():
            return 25.0
        return 25.0 if distance(thief, dragon.at) > GEM_GAP else 1.0
    if op == "burn" or op == "reveal":
        return 12.0 - 0.3 * distance(choice.a, dragon.at)
    return habit(choice)


def around(cell: int, centre: int) -> bool:
    """Is this one of the nine spaces that the Dragon die may hit?"""
    return abs(x_of(cell) - x_of(centre)) <= 1 and abs(y_of(cell) - y_of(centre)) <= 1


def standing(situation: Situation, cell: int) -> float:
    """How well the Dragon stands on a space."""
    s = situation.s
    dragon = s.dragon
    if cell < 0:
        return 0.0
    if dragon.surfaced:
        value = 40.0 - 4.0 * situation.steps(cell)
        return value - (25.0 if cell == s.knight.at and s.knight_strength() >= s.armor() else 0.0)
    best = 0.0
    if dragon.awake:
        for tile in range(1, 52):
            where = s.map.where[tile]
            if s.cards.kinds[tile] == CRYSTAL and where >= 0 and s.map.sides[tile] >= 0:
                near = 40.0 - 4.0 * distance(where, cell) - 1.0 * distance(where, CENTRE)
                best = max(best, near)
    else:
        if dragon.tracks[GREED]:
            for where in s.map.treasures:
                best = max(best, 24.0 - 3.0 * distance(where, cell))
        if dragon.tracks[HUNGER] and dragon.eaten < 6:
            for tribe in range(3):
                if s.revealed_tribe(tribe):
                    best = max(best, 16.0 + s.goblins.pop[tribe] - 3.0 * distance(s.goblins.at[tribe], cell))
    if s.plays(THIEF) and s.thief.at >= 0 and dragon.hand[CLAW] and loot_of(s) and around(cell, s.thief.at):
        best += 3.0 + 2.0 * loot_of(s) + (6.0 if urgent(s) else 0.0)
    if s.plays(KNIGHT) and s.knight.at >= 0:
        gap = distance(cell, s.knight.at)
        if gap < 4 and s.cubes_owned() > s.armor():
            best -= 7.0 * (4 - gap) / 2.0
    return best


def power_value(situation: Situation, power: int) -> float:
    """Which power to use."""
    s = situation.s
    dragon = s.dragon
    if power == CLAW:
        prey = 0.0
        for tribe in range(3):
            if s.revealed_tribe(tribe) and around(s.goblins.at[tribe], dragon.at):
                prey += s.goblins.pop[tribe]
        if s.plays(THIEF) and s.thief.at >= 0 and around(s.thief.at, dragon.at):
            prey += 1.5 + 1.5 * loot_of(s)
        return 14.0 + 3.0 * prey if prey else 4.0
    if power == FLAME or power == SCORCH:
        dark = 0
        for side in range(4):
            if s.map.dark(dragon.at + STEP[side]):
                dark += 1
        pride = 10.0 if dragon.tracks[PRIDE_EVENT] and not dragon.fed & 4 else 2.0
        return 8.0 + pride * dark / 3.0 + (2.0 if power == FLAME else 0.0)
    if power == WING:
        best = 0.0
        for side in range(4):
            for far in (1, 2):
                cell = dragon.at + far * STEP[side]
                if not s.map.grid[cell]:
                    break
                best = max(best, standing(situation, cell) - standing(situation, dragon.at))
        return 10.0 + best if best > 1.0 else 3.0
    if power == HISS:
        return 20.0 if dragon.tracks[HUNGER] else 6.0
    if power == SCRATCH:
        return 34.0 if s.tribe_here(dragon.at) else 9.0
    return 5.0


# The Cavern.
def cavern_likes(situation: Situation, choice: Act) -> float:
    s = situation.s
    op = choice.op
    if op == "omen":
        if choice.a == HATRED:
            cost = s.cavern.hatreds
            return 80.0 if cost < 2 else 40.0
        if choice.a == SPORES:
            return 45.0
        return 22.0 if s.cavern.collected and sum(s.cavern.omens) > 3 else 8.0
    if op == "treasure":
        return away(s, choice.a)
    if op == "place-tile" or op == "put" or op == "fill-with" or op == "fill":
        value = 20.0 - 2.0 * s.map.neighbours(choice.a)
        if op == "fill-with" and s.cards.kinds[choice.b] == CRYSTAL:
            value += 4.0
        return value
    if op == "spores":
        return threat(s, choice.a)
    if op == "event":
        return [14.0 if s.plays(GOBLINS) else 6.0, 13.0, 12.0, 5.0, 8.0, 4.0, 4.0, 3.0][choice.a]
    if op == "give":
        return 10.0 + 0.4 * choice.a
    if op == "bats" or op == "bats-on":
        return 10.0
    if op == "to" or op == "push":
        return away(s, choice.a)
    if op == "end-turn":
        return 14.0
    return habit(choice)


def threat(s: Caverns, role: int) -> float:
    """How much a role is to be feared."""
    if role == DRAGON:
        return 10.0 + 1.2 * s.dragon.wake
    if role == KNIGHT:
        hurt = s.table.dragon_health - s.dragon.health if s.plays(DRAGON) else s.knight.crystals
        return 10.0 + 2.5 * hurt + 0.15 * s.knight.grit
    if role == GOBLINS:
        return 10.0 + 1.8 * (s.table.knight_health - s.knight.health) if s.plays(KNIGHT) else 12.0
    return 10.0 + 2.2 * s.stashed()


def away(s: Caverns, cell: int) -> float:
    """Far from whoever feeds on treasure: the Dragon first."""
    value = 10.0
    if s.plays(DRAGON) and s.dragon.at >= 0 and s.dragon.tracks[GREED]:
        value += 2.0 * min(distance(cell, s.dragon.at), 7)
    if s.plays(THIEF):
        at = s.thief.at if s.thief.at >= 0 else CENTRE
        value += 1.2 * min(distance(cell, at), 6) + 0.6 * min(distance(cell, CENTRE), 6)
    if s.plays(KNIGHT) and s.knight.at >= 0:
        value += 0.8 * min(distance(cell, s.knight.at), 6)
    return value


# The Thief.
def thief_likes(situation: Situation, choice: Act) -> float:
    s = situation.s
    thief = s.thief
    op = choice.op
    loot = loot_of(s)
    if op == "stats":
        return stats_value(situation, choice)
    if op == "move" or op == "climb" or op == "climb-over" or op == "pit":
        here = situation.steps(thief.at)
        there = situation.steps(choice.a)
        value = 60.0 if there < here else 4.0
        if op != "move":
            value -= 25.0
        if choice.a == s.map.flame:
            value -= 80.0
        if loot and s.plays(KNIGHT) and choice.a == s.knight.at:
            value -= 20.0
        return value
    if op == "loot-gem":
        return 70.0 if choice.b >= 2 else 18.0
    if op == "pick-lock":
        return 70.0 + 5.0 * choice.a
    if op == "pickpocket":
        return {1: 15.0, 2: 62.0, 3: 66.0}.get(choice.b, 10.0)
    if op == "backstab":
        return 12.0 if thief.moved >= s.stat(0) or situation.steps(thief.at) > 5 else 3.0
    if op == "hide-loot":
        return 11.0 + choice.a if thief.moved >= s.stat(0) else 3.0
    if op == "upgrade":
        return [8.0, 9.0, 10.0, 5.0, 16.0, 12.0, 14.0, 15.0, 13.0, 12.0, 14.0][choice.a]
    if op == "evade":
        return 12.0
    return habit(choice)


def stats_value(situation: Situation, choice: Act) -> float:
    """Movement to get there, Thievery once there, Stealth under watching eyes."""
    s = situation.s
    at = s.thief.at if s.thief.at >= 0 else CENTRE
    steps = situation.steps(at)
    facts = choice.facts
    movement = facts["movement"]
    stealth = facts["stealth"]
    thievery = facts["thievery"]
    assert isinstance(movement, int)
    assert isinstance(stealth, int)
    assert isinstance(thievery, int)
    loot = loot_of(s)
    if loot:
        return 4.0 * min(movement, steps + 1) + 3.0 * stealth
    reach = 4.0 * min(movement, steps + 1)
    return reach + (2.5 * thievery if steps <= movement else 1.0 * thievery) + 1.0 * stealth
