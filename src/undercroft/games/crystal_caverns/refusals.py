"""Why not: what a player might expect to do now and cannot, with the rule that says so.

Runs only when somebody asks. It tells why an option is missing; it never decides whether one is there.
"""

from __future__ import annotations

from undercroft.engine.state import Fact, Refusal

from .map import STEP, space_name
from .state import Caverns
from .things import (
    BOMB_SLOT,
    BOW_SLOT,
    CLAW,
    DRAGON,
    FLAME_WALL,
    GOBLINS,
    GOLEM,
    JAVELIN,
    MAP_SLOT,
    OMENS,
    POWERS,
    SHRIEK,
    SIDEQUESTS,
    SLOTS,
    SMASH,
    SWAT,
    TREASURE_SLOT,
    TREASURES,
    TRIBES,
)


def unoffered(s: Caverns, found: list[Refusal]) -> list[Refusal]:
    """Only what is truly missing among the options asked now."""
    offered: list[str] = []
    for decision in s.pending:
        for option in decision.options:
            offered.append(option.text)
    out: list[Refusal] = []
    for refusal in found:
        thing = refusal.thing
        if not any(text == thing or text.startswith(thing + " ") for text in offered):
            out.append(refusal)
    return out


def of_knight(s: Caverns) -> list[Refusal]:
    """In the Knight's turn."""
    from .effects.sidequests import quest_met

    knight = s.knight
    out: list[Refusal] = []
    spent = knight.met >= s.knight_perception()
    tired = knight.moved >= s.knight_movement()
    for side in range(4):
        cell = knight.at + STEP[side]
        thing = f"move {space_name(cell)}"
        facts: dict[str, Fact] = {"space": space_name(cell)}
        if s.map.grid[cell] == 0:
            out.append(Refusal(thing, "VC-K05", "no-tile", facts))
        elif knight.must_meet:
            out.append(Refusal(thing, "VC-K14", "event-first", facts))
        elif spent:
            out.append(Refusal(thing, "VC-K05", "no-encounters", facts))
        elif tired:
            out.append(Refusal(thing, "VC-K05", "no-movement", facts))
        elif s.map.wall(knight.at, side) and knight.placed[MAP_SLOT] - knight.map_used < (
            2 if knight.map_double else 1
        ):
            out.append(Refusal(thing, "VC-K30", "wall", facts))
        elif s.monster_token(cell):
            out.append(Refusal(thing, "VC-V09", "monster", facts))
        elif s.tribe_here(cell) or (s.dragon.surfaced and s.dragon.at == cell):
            out.append(Refusal(thing, "VC-K06", "too-strong", facts))
    for slot in range(len(SLOTS)):
        thing = f"place {SLOTS[slot]}"
        if slot >= TREASURE_SLOT and slot - TREASURE_SLOT not in knight.cards:
            continue
        if slot == TREASURE_SLOT + JAVELIN:
            out.append(Refusal(thing, "VC-K19", "no-cube-needed"))
        elif not knight.pool:
            out.append(Refusal(thing, "VC-K04", "no-cube"))
        else:
            out.append(Refusal(thing, "VC-K04", "slot-full"))
    for quest in knight.hand:
        if not quest_met(s, quest):
            facts = {"quest": SIDEQUESTS[quest]}
            out.append(Refusal(f"quest {SIDEQUESTS[quest]}", "VC-K28", "quest-unmet", facts))
    if not spent:
        out.append(Refusal("encounter", "VC-K08", "nothing-here"))
    else:
        out.append(Refusal("encounter", "VC-K08", "no-encounters"))
    for tribe in range(3):
        thing = f"shoot {TRIBES[tribe]}"
        if not knight.placed[BOW_SLOT]:
            out.append(Refusal(thing, "VC-K32", "no-bow-cube"))
        elif knight.shot:
            out.append(Refusal(thing, "VC-K32", "shot-already"))
        elif s.knight_strength() < 2:
            out.append(Refusal(thing, "VC-K32", "too-weak"))
        else:
            out.append(Refusal(thing, "VC-K32", "not-visible"))
    if not knight.placed[BOMB_SLOT]:
        out.append(Refusal("bomb", "VC-K31", "no-bomb-cube"))
    elif not knight.bombs:
        out.append(Refusal("bomb", "VC-K31", "no-bomb-token"))
    else:
        out.append(Refusal("bomb", "VC-K31", "no-wall"))
    for treasure in TREASURES:
        out.append(Refusal(f"show {treasure}", "VC-K34", "not-held"))
    if knight.must_meet:
        out.append(Refusal("end turn", "VC-K14", "event-first"))
    return out


def of_goblins(s: Caverns) -> list[Refusal]:
    """While the Goblins choose what to activate."""
    goblins = s.goblins
    out: list[Refusal] = []
    for tribe in range(3):
        thing = f"activate {TRIBES[tribe]}"
        facts: dict[str, Fact] = {"tribe": TRIBES[tribe]}
        if goblins.activated >> tribe & 1:
            out.append(Refusal(thing, "VC-B14", "activated", facts))
        elif goblins.pop[tribe] == 0:
            out.append(Refusal(thing, "VC-B14", "no-goblins", facts))
        else:
            out.append(Refusal(thing, "VC-B26", "nowhere-to-appear", facts))
    for secret in ("poison", "leader"):
        out.append(Refusal(f"secret {secret}", "VC-B50", "response-only"))
    out.append(Refusal("secret hiding_spots", "VC-B56", "no-ambush-tile"))
    out.append(Refusal("secret cave_in", "VC-B52", "no-eye"))
    return out


def of_tribe(s: Caverns) -> list[Refusal]:
    """While a Tribe is active."""
    goblins = s.goblins
    tribe = goblins.acting
    at = goblins.at[tribe]
    out: list[Refusal] = []
    if at < 0:
        return [Refusal("hide", "VC-B14", "on-board"), Refusal("special", "VC-B28", "on-board")]
    for side in range(4):
        cell = at + STEP[side]
        thing = f"walk {space_name(cell)}"
        facts: dict[str, Fact] = {"space": space_name(cell)}
        if s.map.grid[cell] == 0:
            out.append(Refusal(thing, "VC-B15", "no-tile", facts))
        elif goblins.tunnelled:
            out.append(Refusal(thing, "VC-B51", "tunnelled", facts))
        elif s.map.grid[at] and s.map.wall(at, side) and not s.has_monster(tribe, GOLEM):
            out.append(Refusal(thing, "VC-B15", "wall", facts))
        else:
            out.append(Refusal(thing, "VC-B17", "too-strong", facts))
    for target, rule in (("knight", "VC-B20"), ("thief", "VC-B21"), ("dragon", "VC-B22"), ("crystal", "VC-B23")):
        out.append(Refusal(f"strike {target}", rule, "no-such-target"))
    out.append(Refusal("explore", "VC-B25", "cannot-explore"))
    for thing in ("plunder treasure", "plunder gem", "plunder dragon"):
        out.append(Refusal(thing, "VC-B24", "nothing-here"))
    return out


def of_dragon(s: Caverns) -> list[Refusal]:
    """In the Dragon's turn."""
    from .effects.powers import payable

    dragon = s.dragon
    out: list[Refusal] = []
    for power in range(len(POWERS)):
        thing = f"power {POWERS[power]}"
        facts: dict[str, Fact] = {"power": POWERS[power]}
        if power == SHRIEK and dragon.shriek:
            out.append(Refusal(thing, "VC-D19", "shriek-placed", facts))
        elif not payable(s, power):
            out.append(Refusal(thing, "VC-D06", "cannot-pay", facts))
        else:
            rule = (
                "VC-D22" if power == SMASH else "VC-D21" if power == FLAME_WALL else "VC-D15" if power == SWAT else ""
            )
            out.append(Refusal(thing, rule or f"VC-D{10 + power - CLAW}", "no-such-target", facts))
    if dragon.flown:
        out.append(Refusal("move", "VC-D03", "moved-already"))
    else:
        for side in range(4):
            cell = dragon.at + STEP[side]
            facts = {"space": space_name(cell)}
            if s.map.grid[cell] == 0:
                out.append(Refusal(f"move {space_name(cell)}", "VC-D04", "no-tile", facts))
            elif s.map.dark(cell):
                out.append(Refusal(f"move {space_name(cell)}", "VC-D04", "dark", facts))
            else:
                out.append(Refusal(f"move {space_name(cell)}", "VC-D04", "wall", facts))
    if dragon.eaten < 2:
        out.append(Refusal("feed", "VC-D30", "not-eaten"))
    else:
        out.append(Refusal("feed", "VC-D30", "fed-already"))
    return out


def of_cavern(s: Caverns) -> list[Refusal]:
    """In the Cavern's turn."""
    from .effects.omens import payable

    cavern = s.cavern
    out: list[Refusal] = []
    for omen in range(len(OMENS)):
        thing = f"omen {OMENS[omen]}"
        facts: dict[str, Fact] = {"omen": OMENS[omen]}
        if not payable(s, omen):
            out.append(Refusal(thing, "VC-C02", "cannot-pay-omen", facts))
        else:
            out.append(Refusal(thing, f"VC-C{10 + omen}", "no-such-target", facts))
    if not cavern.collected:
        for thing in ("shape", "place treasure", "end turn"):
            out.append(Refusal(thing, "VC-C01", "collect-first"))
    elif not cavern.shaped:
        for thing in ("place treasure", "end turn"):
            out.append(Refusal(thing, "VC-C03", "shape-first"))
    elif not cavern.placed:
        out.append(Refusal("end turn", "VC-C04", "treasure-first"))
    return out


def of_thief(s: Caverns) -> list[Refusal]:
    """In the Thief's turn."""
    thief = s.thief
    out: list[Refusal] = []
    for side in range(4):
        cell = thief.at + STEP[side]
        thing = f"move {space_name(cell)}"
        facts: dict[str, Fact] = {"space": space_name(cell)}
        if s.map.grid[cell] == 0:
            out.append(Refusal(thing, "VC-T02", "no-tile", facts))
        elif thief.over:
            out.append(Refusal(thing, "VC-T03", "movement-over", facts))
        elif thief.moved >= s.stat(0):
            out.append(Refusal(thing, "VC-T02", "no-movement", facts))
        else:
            out.append(Refusal(thing, "VC-T11", "wall", facts))
    for target, role in (("knight", 0), ("fangs", GOBLINS), ("bones", GOBLINS), ("eye", GOBLINS), ("dragon", DRAGON)):
        for thing, rule in (("pickpocket", "VC-T12"), ("backstab", "VC-T15")):
            if not s.plays(role):
                continue
            if thief.targeted >> role & 1:
                out.append(Refusal(f"{thing} {target}", "VC-T05", "targeted"))
            elif not thief.cubes:
                out.append(Refusal(f"{thing} {target}", rule, "no-action-cubes"))
            else:
                out.append(Refusal(f"{thing} {target}", "VC-T05", "out-of-reach"))
    for thing, rule in (("loot treasure", "VC-T10"), ("loot gem", "VC-T10"), ("pick lock", "VC-T14")):
        out.append(Refusal(thing, rule, "nothing-here"))
    out.append(Refusal("look", "VC-T03", "not-dark"))
    out.append(Refusal("turn up", "VC-T03", "look-first"))
    return out
