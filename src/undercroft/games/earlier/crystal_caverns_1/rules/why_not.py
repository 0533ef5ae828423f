"""Why not: what a player might expect to do now and cannot, with the rule that says so.

Runs only when somebody asks. It tells why an option is missing; it never decides whether one is there.
"""

from __future__ import annotations

from undercroft.engine.state import Fact, Refusal

from ..choices import AIM_DRAGON, AIM_KNIGHT, TARGETS, owner_of_target
from ..constants import (
    BOMB_SLOT,
    BOW_SLOT,
    CAVE_IN,
    CRYSTAL,
    DRAGON,
    EYE,
    GOBLINS,
    GOLEM,
    HIDING_SPOTS,
    HUNGER,
    JAVELIN,
    KNIGHT,
    LEADER,
    MAP_SLOT,
    OMENS,
    POISON,
    POWERS,
    SECRETS,
    SHRIEK,
    SIDEQUESTS,
    SLOTS,
    THIEF,
    TREASURE_SLOT,
    TREASURES,
    TRIBES,
    VAULT,
)
from ..map import STEP, space_name
from ..state import Caverns
from .effects import omens, powers
from .roles.reach import can_pick, guard, within_reach


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


# The Knight.
def of_knight(s: Caverns) -> list[Refusal]:
    """In the Knight's turn."""
    knight = s.knight
    out: list[Refusal] = []
    for side in range(4):
        add_knight_step(s, side, out)
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
        facts: dict[str, Fact] = {"quest": SIDEQUESTS[quest]}
        out.append(Refusal(f"quest {SIDEQUESTS[quest]}", "VC-K28", "quest-unmet", facts))
    out.append(no_encounter(s))
    add_no_shots(s, out)
    if not knight.placed[BOMB_SLOT]:
        out.append(Refusal("bomb", "VC-K31", "no-bomb-cube"))
    elif knight.bomb_used:
        out.append(Refusal("bomb", "VC-K31", "bomb-used"))
    elif not knight.bombs:
        out.append(Refusal("bomb", "VC-K31", "no-bomb-token"))
    else:
        out.append(Refusal("bomb", "VC-K31", "no-wall"))
    if KNIGHT in s.table.set.flare:
        out.append(Refusal("flare", "VC-V02", "flared" if knight.flared else "nothing-to-light"))
    for treasure in TREASURES:
        out.append(Refusal(f"show {treasure}", "VC-K34", "not-held"))
    if knight.must_meet:
        out.append(Refusal("end turn", "VC-K14", "event-first"))
    return out


def add_knight_step(s: Caverns, side: int, out: list[Refusal]) -> None:
    """Why she does not go that way."""
    knight = s.knight
    cell = knight.at + STEP[side]
    thing = f"move {space_name(cell)}"
    facts: dict[str, Fact] = {"space": space_name(cell)}
    walls = 2 if knight.map_double else 1
    if s.map.grid[cell] == 0:
        out.append(Refusal(thing, "VC-K05", "no-tile", facts))
    elif knight.must_meet:
        out.append(Refusal(thing, "VC-K14", "event-first", facts))
    elif knight.met >= s.knight_perception():
        out.append(Refusal(thing, "VC-K05", "no-encounters", facts))
    elif knight.moved >= s.knight_movement():
        out.append(Refusal(thing, "VC-K05", "no-movement", facts))
    elif s.map.impassable(cell):
        out.append(Refusal(thing, "VC-N03", "impassable", facts))
    elif s.map.wall(knight.at, side) and knight.placed[MAP_SLOT] - knight.map_used < walls:
        out.append(Refusal(thing, "VC-K30", "wall", facts))
    elif s.monster_token(cell):
        out.append(Refusal(thing, "VC-V09", "monster", facts))
    elif s.tribe_here(cell) or (s.dragon.surfaced and s.dragon.at == cell):
        out.append(Refusal(thing, "VC-K06", "too-strong", facts))


def no_encounter(s: Caverns) -> Refusal:
    """Why no Encounter can be spent here: none left, nothing to meet, or whatever is here is out of her reach."""
    knight = s.knight
    at = knight.at
    if knight.met >= s.knight_perception():
        return Refusal("encounter", "VC-K08", "no-encounters")
    if s.token_here(at, CRYSTAL):
        strength: dict[str, Fact] = {"count": s.table.smash_strength}
        return Refusal("encounter", "VC-K22", "crystal-hard", strength)
    if s.tribe_here(at):
        return Refusal("encounter", "VC-K20", "too-strong")
    if s.thief.at == at:
        return Refusal("encounter", "VC-K21", "thief-unseen")
    if s.dragon.at == at:
        if s.attack_strength() < s.armor():
            return Refusal("encounter", "VC-K17", "dragon-hard")
        return Refusal("encounter", "VC-K15", "struck-already" if knight.struck else "dragon-deep")
    return Refusal("encounter", "VC-K08", "nothing-here")


def add_no_shots(s: Caverns, out: list[Refusal]) -> None:
    """Why the Bow stays silent."""
    if not s.plays(GOBLINS):
        return
    for tribe in range(3):
        thing = f"shoot {TRIBES[tribe]}"
        if not s.knight.placed[BOW_SLOT]:
            out.append(Refusal(thing, "VC-K32", "no-bow-cube"))
        elif s.knight.shot:
            out.append(Refusal(thing, "VC-K32", "shot-already"))
        elif s.knight_strength() < 2:
            out.append(Refusal(thing, "VC-K32", "too-weak"))
        else:
            out.append(Refusal(thing, "VC-K32", "not-visible"))


# The Goblins.
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
    for secret in goblins.hand:
        if secret == POISON or secret == LEADER:
            out.append(Refusal(f"secret {SECRETS[secret]}", "VC-B50", "response-only"))
        elif secret == HIDING_SPOTS:
            out.append(Refusal("secret hiding_spots", "VC-B56", "no-ambush-tile"))
        elif secret == CAVE_IN:
            why = "no-falling-tile" if goblins.pop[EYE] else "no-eye"
            out.append(Refusal("secret cave_in", "VC-B52", why))
    return out


def of_tribe(s: Caverns) -> list[Refusal]:
    """While a Tribe is active."""
    goblins = s.goblins
    tribe = goblins.acting
    at = goblins.at[tribe]
    if at < 0:
        return [Refusal("hide", "VC-B14", "on-board"), Refusal("special", "VC-B28", "on-board")]
    if s.lurking(tribe):
        return [Refusal("special", "VC-B40", "lurking"), Refusal("explore", "VC-B40", "lurking")]
    out: list[Refusal] = []
    for side in range(4):
        cell = at + STEP[side]
        thing = f"walk {space_name(cell)}"
        facts: dict[str, Fact] = {"space": space_name(cell)}
        if s.map.grid[cell] == 0:
            out.append(Refusal(thing, "VC-B15", "no-tile", facts))
        elif goblins.tunnelled:
            out.append(Refusal(thing, "VC-B51", "tunnelled", facts))
        elif s.map.impassable(cell):
            out.append(Refusal(thing, "VC-N03", "impassable", facts))
        elif s.map.wall(at, side) and not s.has_monster(tribe, GOLEM):
            out.append(Refusal(thing, "VC-B15", "wall", facts))
        else:
            out.append(Refusal(thing, "VC-B17", "too-strong", facts))
    add_no_strikes(s, at, out)
    if not s.map.dark(at):
        out.append(Refusal("explore", "VC-B25", "explore-lit"))
    elif s.collapse or not s.tiles_left():
        out.append(Refusal("explore", "VC-B25", "no-more-tiles"))
    else:
        out.append(Refusal("explore", "VC-B25", "no-open-space"))
    out.append(Refusal("plunder treasure", "VC-B24", "nothing-here"))
    if s.plays(DRAGON):
        out.append(Refusal("plunder gem", "VC-B24", "nothing-here"))
        why = "target-away" if s.dragon.at != at else "gems-out" if s.gems_out() else "dragon-hard"
        out.append(Refusal("plunder dragon", "VC-B24", why))
    return out


def add_no_strikes(s: Caverns, at: int, out: list[Refusal]) -> None:
    """Why the Tribe attacks nothing here."""
    if s.plays(KNIGHT):
        out.append(Refusal("strike knight", "VC-B20", "too-strong" if s.knight.at == at else "target-away"))
    if s.plays(THIEF):
        out.append(Refusal("strike thief", "VC-B21", "thief-unseen" if s.thief.at == at else "target-away"))
    if s.plays(DRAGON):
        why = "no-ash" if not s.table.set.ash else "dragon-hard" if s.dragon.at == at else "target-away"
        out.append(Refusal("strike dragon", "VC-B22", why))
    if s.token_here(at, CRYSTAL):
        strength: dict[str, Fact] = {"count": s.table.smash_strength}
        out.append(Refusal("strike crystal", "VC-B23", "crystal-hard", strength))
    else:
        out.append(Refusal("strike crystal", "VC-B23", "nothing-here"))


# The Dragon.
def of_dragon(s: Caverns) -> list[Refusal]:
    """In the Dragon's turn."""
    dragon = s.dragon
    out: list[Refusal] = []
    for power in range(len(POWERS)):
        thing = f"power {POWERS[power]}"
        facts: dict[str, Fact] = {"power": POWERS[power]}
        if power == SHRIEK and dragon.shriek:
            out.append(Refusal(thing, "VC-D19", "shriek-placed", facts))
        elif not powers.payable(s, power):
            out.append(Refusal(thing, "VC-D06", "cannot-pay", facts))
        else:
            out.append(Refusal(thing, f"VC-D{10 + power}", f"power-{POWERS[power]}", facts))
    for side in range(4):
        cell = dragon.at + STEP[side]
        facts = {"space": space_name(cell)}
        if s.map.grid[cell] == 0:
            out.append(Refusal(f"move {space_name(cell)}", "VC-D04", "no-tile", facts))
        elif dragon.flown:
            out.append(Refusal(f"move {space_name(cell)}", "VC-D03", "moved-already", facts))
        elif s.map.dark(cell):
            out.append(Refusal(f"move {space_name(cell)}", "VC-D04", "dark", facts))
        else:
            out.append(Refusal(f"move {space_name(cell)}", "VC-D04", "wall", facts))
    if dragon.flown:
        out.append(Refusal("move", "VC-D03", "moved-already"))
    if not dragon.tracks[HUNGER]:
        out.append(Refusal("feed", "VC-D30", "no-hunger"))
    elif dragon.fed & 2:
        out.append(Refusal("feed", "VC-D30", "fed-already"))
    else:
        out.append(Refusal("feed", "VC-D30", "not-eaten"))
    return out


# The Cavern.
def of_cavern(s: Caverns) -> list[Refusal]:
    """In the Cavern's turn."""
    cavern = s.cavern
    out: list[Refusal] = []
    for omen in range(len(OMENS)):
        thing = f"omen {OMENS[omen]}"
        facts: dict[str, Fact] = {"omen": OMENS[omen]}
        if not omens.payable(s, omen):
            out.append(Refusal(thing, "VC-C02", "cannot-pay-omen", facts))
        else:
            out.append(Refusal(thing, f"VC-C{10 + omen}", f"omen-{OMENS[omen]}", facts))
    if not cavern.collected:
        for thing in ("shape", "place treasure", "end turn"):
            out.append(Refusal(thing, "VC-C01", "collect-first"))
    elif not cavern.shaped:
        for thing in ("place treasure", "end turn"):
            out.append(Refusal(thing, "VC-C03", "shape-first"))
    elif not cavern.placed:
        out.append(Refusal("end turn", "VC-C04", "treasure-first"))
    return out


# The Thief.
def of_thief(s: Caverns) -> list[Refusal]:
    """In the Thief's turn."""
    thief = s.thief
    out: list[Refusal] = []
    for side in range(4):
        cell = thief.at + STEP[side]
        facts: dict[str, Fact] = {"space": space_name(cell)}
        if s.map.grid[cell] == 0:
            rule, why = "VC-T02", "no-tile"
        elif thief.over:
            rule, why = "VC-T03", "movement-over"
        elif thief.moved >= s.stat(0):
            rule, why = "VC-T02", "no-movement"
        elif s.map.impassable(cell):
            rule, why = "VC-T11", "impassable"
        else:
            rule, why = "VC-T11", "wall"
        out.append(Refusal(f"move {space_name(cell)}", rule, why, facts))
        out.append(Refusal(f"climb {space_name(cell)}", rule, "no-climb" if why == "wall" else why, facts))
    for target in range(AIM_DRAGON + 1):
        if s.plays(owner_of_target(target)):
            out.append(no_hands_on(s, "pickpocket", "VC-T12", target))
            out.append(no_hands_on(s, "backstab", "VC-T15", target))
    out.append(Refusal("loot treasure", "VC-T10", here_but_no_cubes(s, thief.at in s.map.treasures)))
    if s.plays(DRAGON):
        out.append(Refusal("loot gem", "VC-T10", here_but_no_cubes(s, thief.at in s.map.gems)))
    tried = thief.tried >> s.map.tile(thief.at) & 1
    vault = s.token_here(thief.at, VAULT)
    out.append(Refusal("pick lock", "VC-T14", "tried" if vault and tried else here_but_no_cubes(s, vault)))
    out.append(Refusal("hide loot", "VC-T16", "no-loot-level" if not thief.loot else "no-action-cubes"))
    if THIEF in s.table.set.flare:
        out.append(Refusal("flare", "VC-V02", "no-action-cubes" if not thief.cubes else "nothing-to-light"))
    dark = s.map.dark(thief.at)
    out.append(Refusal("look", "VC-T03", "looked-already" if dark else "not-dark"))
    out.append(Refusal("turn up", "VC-T03", "look-first" if dark else "not-dark"))
    return out


def here_but_no_cubes(s: Caverns, here: bool) -> str:
    """Why the Thief takes nothing: there is nothing, or no Action cube for it."""
    return "no-action-cubes" if here else "nothing-here"


def no_hands_on(s: Caverns, thing: str, rule: str, target: int) -> Refusal:
    """VC-T05, VC-T12, VC-T13. Why the Thief leaves a player alone."""
    thief = s.thief
    text = f"{thing} {TARGETS[target]}"
    facts: dict[str, Fact] = {"target": TARGETS[target]}
    if thief.targeted >> owner_of_target(target) & 1:
        return Refusal(text, "VC-T05", "targeted", facts)
    if not within_reach(s, target, thing == "backstab"):
        return Refusal(text, rule, "target-away", facts)
    if s.stealth() <= guard(s, target):
        facts = {"target": TARGETS[target], "stealth": s.stealth(), "count": guard(s, target)}
        return Refusal(text, "VC-T05", "too-watchful-armor" if target == AIM_DRAGON else "too-watchful", facts)
    if thing == "pickpocket" and not can_pick(s, target):
        why = "no-cards" if target == AIM_KNIGHT else "no-cube-to-take" if target == AIM_DRAGON else "no-secrets"
        return Refusal(text, "VC-T13", why, facts)
    return Refusal(text, rule, "no-action-cubes", facts)
