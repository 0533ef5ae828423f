"""What the Thief may do, counted a second time by a reader of the rulebook, in games played at random."""

import random

import pytest

from crystal import at, kind, table, texts, th
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.map import space_name
from undercroft.games.crystal_caverns.state import Caverns

STEPS = [at(spot) - at((0, 0)) for spot in ((0, -1), (1, 0), (0, 1), (-1, 0))]
MODELLED = ("climb", "move", "loot", "hide", "backstab", "pickpocket")


def seen_at(s: Caverns, start: int, goal: int) -> int:
    """How far away he sees a space in a straight line, up to three; -1 if he does not."""
    for side, step in enumerate(STEPS):
        cell = start
        for far in range(1, 4):
            if s.map.wall(cell, side) or (far > 1 and s.map.dark(cell)):
                break
            cell += step
            if not s.map.grid[cell]:
                break
            if cell == goal:
                return far
    return -1


def steps(s: Caverns) -> set[str]:
    thief, may = s.thief, set[str]()
    if thief.over or thief.moved >= s.stat(0):
        return may
    for side, step in enumerate(STEPS):
        if not s.map.grid[thief.at + step]:
            continue
        if not s.map.wall(thief.at, side):
            may.add(f"move {space_name(thief.at + step)}")
        elif thief.cubes + (thief.upgrades >> th.CLIMBING_GEAR & 1) >= 2:
            may.add(f"climb {space_name(thief.at + step)}")
    return may


def loot(s: Caverns) -> set[str]:
    thief = s.thief
    may = {f"hide loot {number}" for number in range(1, min(thief.cubes, thief.loot) + 1)}
    if thief.cubes and thief.at in s.map.treasures:
        may.add("loot treasure")
    for gem, name in enumerate(th.POWER_SYMBOLS):
        if s.map.gems[gem] == thief.at:
            may |= {f"loot gem {name} with {number}" for number in range(1, min(2, thief.cubes) + 1)}
    return may


def victims(s: Caverns) -> list[tuple[str, int, int, bool, bool]]:
    """Name, place, what his Stealth must exceed, and whether there is something to stab and to pick."""
    knight, goblins, dragon = s.knight, s.goblins, s.dragon
    found = []
    if s.plays(th.KNIGHT) and not s.thief.targeted >> th.KNIGHT & 1:
        found.append(("knight", knight.at, s.knight_perception(), True, bool(knight.cards)))
    if s.plays(th.DRAGON) and not s.thief.targeted >> th.DRAGON & 1:
        full = dragon.tracks[th.GREED] == 4 or dragon.wake <= dragon.locked
        found.append(("dragon", dragon.at, s.armor(), sum(dragon.hand) > 0, not full))
    if s.plays(th.GOBLINS) and not s.thief.targeted >> th.GOBLINS & 1:
        watch = 1 - (th.RUBY in goblins.face_up) + (th.TRAP in goblins.face_up)
        secrets = bool(goblins.hand) or th.RUBY in goblins.face_up
        for tribe, name in enumerate(th.TRIBES):
            if s.revealed_tribe(tribe):
                found.append((name, goblins.at[tribe], goblins.pop[tribe] + watch, True, secrets))
    return found


def attacks(s: Caverns) -> set[str]:
    thief, may = s.thief, set[str]()
    for name, cell, guard, to_stab, to_pick in victims(s):
        if cell < 0 or s.stealth() <= guard:
            continue
        here = cell == thief.at
        shot = thief.upgrades >> th.CROSSBOW & 1 and seen_at(s, thief.at, cell) > 0
        for number in range(1, min(3, thief.cubes) + 1):
            if to_stab and (here or shot):
                may.add(f"backstab {name} with {number}")
            if to_pick and here:
                may.add(f"pickpocket {name} with {number}")
    return may


@pytest.mark.rule("VC-T02", "VC-T05", "VC-T10", "VC-T11", "VC-T12", "VC-T13", "VC-T15", "VC-T16")
@pytest.mark.parametrize("roles", ["kgdct", "kdct", "gdt", "kgt", "ct"])
def test_at_every_moment_the_thief_is_offered_what_the_rulebook_gives_him(roles: str):
    dice = random.Random(roles)
    checked = 0
    for seed in range(8):
        s = GAME.new(len(roles), {"roles": roles}, seed)
        for _ in range(900):
            if s.over or any(cell >= 0 for cell in s.map.where[th.CAVE_TILES :]):
                break
            choices = s.options
            if kind(s) == "thief":
                offered = {text for text in texts(s) if text.split()[0] in MODELLED}
                assert offered == steps(s) | loot(s) | attacks(s)
                checked += 1
                bold = [one for one in choices if one.text.split()[0] in ("loot", "pickpocket", "backstab", "climb")]
                choices = bold if bold and dice.random() < 0.6 else choices
            s.choose(dice.choice(choices))
    assert checked > 100


@pytest.mark.rule("VC-M06")
def test_the_plain_model_sees_as_far_as_the_crossbow_reaches():
    s = table("kgdct", None, {(x, 0): "ambush" for x in range(1, 6)} | {(0, 2): "dark eye", (0, 3): "dark eye"})
    assert [seen_at(s, at((0, 0)), at((x, 0))) for x in (1, 3, 4)] == [1, 3, -1]
    assert (seen_at(s, at((0, 0)), at((0, 1))), seen_at(s, at((0, 0)), at((0, 2)))) == (1, -1)
