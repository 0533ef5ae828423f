"""Scenarios read from the rulebook: the Knight against Dragon, Tribes and Thief (VS-075 to VS-123)."""

import pytest

from cavern_scenes import bare, placed, settle, surfaced, wake
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    mark,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.rules.tiles.collapse import Collapse
from undercroft.games.crystal_caverns.state import Caverns


def beside(pool: int = 2, armor: int = 0, roles: str = "kgdct") -> Caverns:
    """The Knight and the Dragon on (1,0), so many cubes on Wakefulness; before her first decision."""
    s = bare(table(roles, "knight", {(1, 0): "ambush", (2, 0): "ambush"}))
    cubes(s, pool)
    s.knight.at = s.dragon.at = at((1, 0))
    wake(s, armor)
    return s


def outside(pool: int = 2) -> Caverns:
    """The Knight on the Entrance, Lit tiles in a row before her."""
    s = bare(table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}))
    cubes(s, pool)
    return s


@pytest.mark.rule("VC-K06", "VC-K07")
def test_vs075_she_walks_over_the_underground_dragon():
    s = outside()
    s.dragon.at = at((1, 0))
    wake(s, 8)
    go(s)
    say(s, "place movement", "move 1,0", "move 2,0")
    assert (s.armor(), s.knight.at, s.knight.met) == (3, at((2, 0)), 0)


@pytest.mark.rule("VC-K06", "VC-K07", "VC-K09", "VC-K17")
def test_vs076_entering_the_surfaced_dragon():
    for strength, faces, health in ((2, [], 5), (3, ["corners"], 5), (3, ["saltire"], 4), (4, [], 4)):
        s = outside(5)
        s.dragon.at = at((1, 0))
        surfaced(s, 8)
        go(s)
        for _ in range(strength - 1):
            say(s, "place strength")
        assert ("move 1,0" in texts(s)) == (strength > 2)
        if strength > 2:
            say(s, "move 1,0")
            assert texts(s)[0] == "attack dragon"
            assert "done" not in texts(s)
            roll(s, *faces)
            say(s, "attack dragon")
            assert (s.dragon.health, s.knight.met) == (health, 1)


@pytest.mark.rule("VC-K16", "VC-W01")
def test_vs077_three_encounters_kill_the_surfaced_dragon():
    s = beside(4, 4)
    s.dragon.health = 3
    s.dragon.surfaced = s.dragon.awake = True
    go(s)
    say(s, "place strength", "place strength", "place perception", "place perception")
    for health in (2, 1, 0):
        say(s, "encounter", "attack dragon")
        assert s.dragon.health == health
        if kind(s) == "attack":
            say(s, "done")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-K15", "VC-K17")
def test_vs078_a_bomb_still_needs_strength():
    for strength, faces, health in ((1, None, 5), (2, ["around"], 5), (2, ["center"], 4), (3, [], 4)):
        s = beside(4, 4)
        go(s)
        say(s, "place bomb")
        for _ in range(strength - 1):
            say(s, "place strength")
        assert ("encounter" in texts(s)) == (faces is not None)
        if faces is not None:
            say(s, "encounter")
            roll(s, *faces)
            say(s, "attack dragon")
        assert s.dragon.health == health


@pytest.mark.rule("VC-K31", "VC-K15")
def test_vs080_a_bomb_attack_needs_no_token():
    s = beside(3)
    s.map.turn(s.map.tile(at((1, 0))), 0b1000)
    s.knight.bombs = 0
    go(s)
    say(s, "place bomb", "place strength")
    assert not starts(s, "bomb")
    say(s, "encounter", "attack dragon")
    assert s.dragon.health == 4


@pytest.mark.rule("VC-K31")
def test_vs081_a_bomb_on_a_wall_is_not_left_for_the_dragon():
    s = beside(4)
    s.map.turn(s.map.tile(at((1, 0))), 0b1010)
    s.dragon.at = at((2, 0))
    go(s)
    say(s, "place bomb", "place strength", "bomb 1,0 N")
    settle(s)
    say(s, "move 2,0")
    assert s.knight.at == s.dragon.at
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-K15")
def test_vs082_in_the_collapse_a_bomb_gives_no_second_attack():
    s = beside(6, 8)
    s.collapse = True
    go(s)
    say(s, "place strength", "place strength", "place strength", "place perception", "encounter", "attack dragon")
    assert s.dragon.health == 4
    if kind(s) == "attack":
        say(s, "place bomb", "done")
    else:
        say(s, "place bomb")
    assert "attack dragon" not in texts(s)
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-G08", "VC-K15")
def test_vs083_before_his_first_turn_there_is_no_dragon_to_attack():
    s = outside()
    go(s)
    say(s, "place bomb", "place strength")
    assert s.dragon.at == OFF
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-W01", "VC-W09")
def test_vs084_the_killing_blow_ends_the_encounter_too():
    s = beside(3, 4)
    s.dragon.surfaced = s.dragon.awake = True
    s.dragon.health, s.knight.grit = 1, 44
    s.map.treasures, s.supply = [at((1, 0))], 11
    go(s)
    say(s, "place strength", "place strength", "encounter", "attack dragon")
    assert s.result is not None
    assert (s.result.ending, s.result.winners, s.pending) == ("knight", [0], [])


@pytest.mark.rule("VC-K18")
@pytest.mark.parametrize("struck", [True, False])
def test_vs085_after_a_hit_the_axe_may_strike_again(struck: bool):
    s = beside(4, 8)
    s.dragon.surfaced = s.dragon.awake = True
    s.dragon.health = 2
    treasure(s, "mighty_axe", 1)
    go(s)
    say(s, "place mighty_axe", "place strength", "place strength", "encounter", "attack dragon")
    assert (s.dragon.health, kind(s)) == (1, "axe")
    say(s, "yes" if struck else "no")
    assert (s.result is not None) == struck
    assert (s.knight.discarded, s.knight_has(th.AXE)) == ((1, False) if struck else (0, True))


@pytest.mark.rule("VC-K18", "VC-K15")
def test_vs088_in_the_collapse_the_axe_strikes_underground():
    s = beside(4, 8)
    s.collapse = True
    treasure(s, "mighty_axe", 1)
    go(s)
    say(s, "place mighty_axe", "place strength", "place strength", "encounter", "attack dragon")
    assert (s.dragon.health, kind(s)) == (4, "axe")


@pytest.mark.rule("VC-K19", "VC-K17")
def test_vs089_a_javelin_that_misses_is_gone_too():
    s = beside(2, 4)
    treasure(s, "javelin")
    go(s)
    say(s, "javelin", "encounter")
    roll(s, "diamond")
    say(s, "attack dragon")
    assert (s.dragon.health, s.knight.cards, s.treasure_out) == (5, [], [th.JAVELIN])


@pytest.mark.rule("VC-K19", "VC-K15")
@pytest.mark.parametrize("first", ["bomb", "javelin"])
def test_vs090_bomb_and_javelin_do_not_both_strike_the_dragon(first: str):
    s = beside(5)
    treasure(s, "javelin")
    go(s)
    say(s, "place strength", "place perception", "place bomb" if first == "bomb" else "javelin")
    say(s, "encounter", "attack dragon")
    assert s.dragon.health == 4
    for word in ("place bomb", "javelin"):
        if word in texts(s):
            say(s, word)
    assert "attack dragon" not in texts(s)
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-K02", "VC-B17", "VC-T05")
def test_vs092_the_sword_watches_but_does_not_defend():
    s = bare(table("kgdct", "goblins", {(1, 0): "ambush"}))
    placed(s, strength=1, pool=1)
    treasure(s, "elven_sword", 2)
    tribes(s, bones=(3, (1, 0)))
    acts(s)
    assert (s.knight_strength(), s.knight_perception()) == (2, 2)
    say(s, "activate bones")
    assert "walk 0,0" in texts(s)
    t = table("kgdct", "thief")
    placed(t, strength=1, pool=1)
    treasure(t, "elven_sword", 2)
    t.knight.grit, t.dragon.at = 4, OFF
    go(t)
    say(t, "stats 4 2 3")
    assert t.stealth() == 2
    assert not starts(t, "backstab")


@pytest.mark.rule("VC-K01", "VC-K05")
def test_vs093_a_cube_on_the_sword_is_another_encounter():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye ambush"}))
    cubes(s, 2)
    treasure(s, "elven_sword", 1)
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    assert not starts(s, "move")
    say(s, "place elven_sword")
    assert (s.knight_perception(), s.knight_strength()) == (2, 2)
    assert "move 0,0" in texts(s)


@pytest.mark.rule("VC-K01")
def test_vs094_lantern_and_boots_add_to_the_track():
    s = table("kgdct", "knight")
    cubes(s, 3)
    treasure(s, "pixie_lantern", 1)
    treasure(s, "heroic_boots", 1)
    go(s)
    say(s, "place movement", "place pixie_lantern", "place heroic_boots")
    assert (s.knight_movement(), s.knight_perception()) == (8, 2)


@pytest.mark.rule("VC-K35")
@pytest.mark.parametrize(("spot", "hit"), [((5, 0), True), ((6, 0), False), ((3, 1), False)])
def test_vs096_the_enchanted_bow_reaches_five_spaces_in_line(spot: tuple[int, int], hit: bool):
    lay = {(1, 0): "ambush W", (2, 0): "dark eye", (3, 0): "ambush", (3, 1): "ambush", (4, 0): "ambush"}
    s = bare(table("kgdct", "knight", {**lay, (5, 0): "ambush", (6, 0): "ambush"}))
    cubes(s, 3)
    treasure(s, "enchanted_bow", 1)
    s.dragon.at, s.dragon.hand = at(spot), [2, 1, 1]
    go(s)
    say(s, "place enchanted_bow", "place strength", "place strength")
    assert ("magic dragon" in texts(s)) == hit
    if hit:
        say(s, "magic dragon")
        assert asked(s) == "dragon"
        say(s, "discard claw", "discard wing")
        assert (sum(s.dragon.hand), s.dragon.health, s.knight.met) == (2, 5, 0)


@pytest.mark.rule("VC-K35", "VC-T34")
def test_vs098_the_enchanted_bow_kills_a_thief_she_perceives():
    lay = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush", (4, 0): "ambush"}
    s = bare(table("kgdct", "knight", lay))
    cubes(s, 5)
    treasure(s, "enchanted_bow", 1)
    s.thief.at, s.thief.assigned, s.thief.loot, s.thief.carried, s.supply = at((4, 0)), [0, 2, 1], 2, 1, 11
    go(s)
    assert s.stealth() == 3
    say(s, "place enchanted_bow", "place perception", "place perception")
    assert not starts(s, "magic")
    say(s, "place perception", "magic thief")
    assert (s.thief.at, s.map.treasures, s.knight.grit, s.knight.met) == (OFF, [at((4, 0))], 2, 0)


@pytest.mark.rule("VC-K06", "VC-K20", "VC-B04")
def test_vs114_two_tribes_are_measured_one_by_one_and_attacked_together():
    s = outside(4)
    tribes(s, fangs=(2, (1, 0)), eye=(1, (1, 0)))
    go(s)
    say(s, "place strength", "place strength")
    assert "move 1,0" not in texts(s)
    say(s, "place strength", "move 1,0", "attack tribes")
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage, s.knight.met) == ([0, 0, 0], [OFF] * 3, 3, 1)


@pytest.mark.rule("VC-K05", "VC-K07")
def test_vs115_entering_a_tribe_needs_an_encounter():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye ambush"}))
    cubes(s, 6)
    go(s)
    say(s, "place movement", "place movement", "place strength", "place strength", "move 1,0")
    settle(s)
    tribes(s, bones=(1, (0, 0)))
    s.ask_anew(s.seat)
    assert not starts(s, "move")
    say(s, "place perception", "move 0,0", "attack tribes")
    assert (s.goblins.at[1], s.knight.met) == (OFF, 2)


@pytest.mark.rule("VC-K06", "VC-K07")
def test_vs117_she_passes_the_thief():
    s = outside()
    s.thief.at, s.thief.assigned = at((1, 0)), [0, 2, 1]
    go(s)
    say(s, "place movement", "move 1,0")
    assert (s.stealth(), s.knight.met) == (4, 0)
    say(s, "move 2,0")
    assert s.thief.at == at((1, 0))


@pytest.mark.rule("VC-K21", "VC-T06")
def test_vs118_perception_must_exceed_stealth():
    s = outside(4)
    s.thief.at, s.thief.carried, s.supply = at((0, 0)), 1, 11
    go(s)
    assert s.stealth() == 2
    say(s, "place perception")
    assert "encounter" not in texts(s)
    say(s, "place perception", "encounter", "attack thief")
    assert (s.thief.at, s.knight.grit, s.knight.met) == (OFF, 3, 1)
    t = outside(4)
    t.thief.at, t.thief.carried, t.supply, t.thief.loot = at((0, 0)), 1, 11, 0
    go(t)
    say(t, "place perception", "place perception", "encounter", "attack thief")
    assert (t.thief.at, t.knight.grit) == (OFF, 0)


@pytest.mark.rule("VC-T35", "VC-K28", "VC-K21")
def test_vs119_vs120_evasion_saves_him_once_a_turn():
    s = outside(6)
    s.knight.hand = [th.DARING]
    s.thief.at, s.thief.assigned, s.thief.upgrades = at((0, 0)), [1, 0, 2], 1 << th.EVASION
    go(s)
    say(s, "place perception", "place perception", "place movement", "encounter")
    roll(s, 5)
    say(s, "attack thief")
    assert asked(s) == "thief"
    say(s, "evade 1,0")
    s.chance.script = None
    assert (s.thief.at, s.knight.met) == (at((1, 0)), 1)
    assert "quest daring" not in texts(s)
    say(s, "move 1,0", "encounter")
    roll(s)
    say(s, "attack thief")
    assert (s.thief.at, s.knight.met) == (OFF, 2)


@pytest.mark.rule("VC-W02", "VC-K22")
def test_vs121_the_fifth_crystal_wins_only_at_the_entrance():
    s = table("kgc", "knight", {(1, 0): "crystal"})
    cubes(s, 4)
    mark(s, (1, 0))
    s.knight.at, s.knight.crystals = at((1, 0)), 4
    go(s)
    say(s, "place strength", "place strength", "place perception", "encounter", "attack crystal")
    assert (s.knight.crystals, s.result) == (5, None)
    say(s, "move 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-M17", "VC-X05", "VC-K28")
def test_vs123_a_crystal_lost_in_the_collapse_counts_for_the_cavern_alone():
    s = table("kgc", "cavern", {(1, 0): "crystal W"}, agenda=[])
    for spot in ((0, -1), (0, 1), (-1, 0)):
        tile = s.map.tile(at(spot))
        s.map.take(tile)
        s.stack.append(tile)
    mark(s, (1, 0))
    s.collapse, s.active = True, th.CAVERN
    s.agenda = [Collapse(th.CAVERN, 1)]
    go(s)
    while s.pending:
        s.choose(s.options[0])
    assert not s.map.grid[at((1, 0))]
    assert (s.knight.crystals, s.smashed, s.fallen, s.crystal_tokens()) == (0, 0, 1, 0)


@pytest.mark.rule("VC-K19", "VC-K20")
def test_after_a_bomb_on_the_dragon_the_javelin_still_flies_at_tribes():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    treasure(s, "javelin")
    cubes(s, 6)
    tribes(s, eye=(2, (1, 0)))
    s.dragon.at, s.thief.at = at((0, 0)), OFF
    go(s)
    roll(s, "corners")
    say(s, "place bomb", "place perception", "place strength", "place movement", "encounter", "attack dragon")
    if kind(s) == "attack":
        say(s, "done")
    assert s.knight.bomb_used == 1
    say(s, "javelin")
    assert not starts(s, "encounter"), "the Dragon is out of reach"
    say(s, "move 1,0", "attack tribes")
    assert (s.goblins.at[2], th.JAVELIN in s.knight.cards) == (OFF, False)
