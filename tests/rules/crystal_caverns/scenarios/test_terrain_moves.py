"""Scenarios of a fresh reader of the cards: what Terrain does to those who come there."""

import pytest

from crystal import OFF, acts, asked, at, cubes, go, kind, roll, say, starts, table, texts, th, tribes
from undercroft.games.crystal_caverns.rules.conflict.forced import can_push
from undercroft.games.crystal_caverns.rules.effects.omens import bat_targets
from undercroft.games.crystal_caverns.rules.effects.powers import Wrath, usable
from undercroft.games.crystal_caverns.rules.effects.secrets import hexable
from undercroft.games.crystal_caverns.rules.roles.flight import flights
from undercroft.games.crystal_caverns.rules.roles.thief import ThiefMain
from undercroft.games.crystal_caverns.rules.tiles.collapse import Collapse
from undercroft.games.crystal_caverns.rules.tiles.tiles import OTHERWISE, Reveal
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]


def land(
    piece: int, spot: tuple[int, int], tiles: Tiles, turn: str = "knight", upright: int = 0, roles: str = "kgdct"
) -> Caverns:
    """A table with one Terrain piece; Dragon and Thief are out of the way."""
    s = table(roles, turn, tiles, terrain="yes")
    s.map.put_terrain(piece, at(spot), upright)
    s.terrain_left.remove(piece)
    s.dragon.at = s.thief.at = OFF
    return s


@pytest.mark.rule("VC-N01", "VC-X02")
def test_vs365_no_terrain_once_the_collapse_has_begun():
    s = table("kgdct", "dragon", {(1, 0): "dark eye event"}, terrain="yes", agenda=[])
    s.collapse = True
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    while kind(s) == "orient":
        s.choose(s.options[0])
    assert s.pending == []
    assert not s.terrain_done


@pytest.mark.rule("VC-N03", "VC-K30")
def test_vs366_only_the_bridge_of_the_canyon_may_be_entered():
    tiles = {(1, 0): "ambush NESW", (1, 1): "ambush NESW", (2, 1): "event NESW", (3, 1): "event NESW"}
    s = land(th.CANYON, (1, 2), tiles)
    cubes(s, 5)
    s.knight.at = at((2, 1))
    go(s)
    say(s, "place ancient_map", "place movement", "place movement")
    assert s.map.bridge() == at((2, 2))
    assert "move 2,2" in texts(s)
    say(s, "move 1,1")
    assert "move 1,2" not in texts(s)
    g = land(th.CANYON, (1, 2), tiles, "goblins")
    tribes(g, eye=(3, (1, 1)))
    acts(g)
    say(g, "activate eye")
    assert "walk 1,2" not in texts(g)
    say(g, "walk 2,1")
    assert "walk 2,2" in texts(g)


@pytest.mark.rule("VC-T11", "VC-N03")
@pytest.mark.parametrize(
    ("left", "number", "gear", "able"), [(2, 3, 0, True), (1, 3, 0, False), (2, 2, 0, False), (2, 2, 1, True)]
)
def test_vs367_the_thief_climbs_over_the_canyon(left: int, number: int, gear: int, able: bool):
    s = land(th.CANYON, (1, 2), {(1, 0): "ambush NESW", (1, 1): "ambush NESW", (1, 3): "event NESW"}, "thief")
    s.thief.at, s.thief.upgrades = at((1, 1)), gear << th.CLIMBING_GEAR
    go(s)
    say(s, "stats 2 3 4")
    s.thief.moved, s.thief.cubes = 2 - left, number
    s.ask_anew(s.seat)
    assert "move 1,2" not in texts(s)
    assert ("climb over 1,3" in texts(s)) == able
    if able:
        say(s, "climb over 1,3")
        assert (s.thief.at, s.thief.moved, s.thief.cubes) == (at((1, 3)), 2, 0)


@pytest.mark.rule("VC-N03", "VC-D12")
def test_vs368_a_wing_crosses_the_canyon():
    s = land(th.CANYON, (1, 2), {(1, 0): "ambush NESW", (1, 1): "ambush NESW", (1, 3): "event NESW"}, "dragon")
    s.dragon.at, s.dragon.awake, s.dragon.surfaced = at((1, 1)), True, True
    assert at((1, 3)) in flights(s, True)
    assert at((1, 2)) not in flights(s, True)
    assert not {at((1, 2)), at((1, 3))} & set(flights(s, False))


@pytest.mark.rule("VC-N03", "VC-D04")
@pytest.mark.parametrize("wing", [False, True])
def test_underground_the_dragon_passes_beneath_the_canyon_and_does_not_stop_there(wing: bool):
    """The card asks for a Wing of the surfaced Dragon alone; below, no wall and no chasm bars him."""
    tiles = {(1, 0): "ambush NESW", (1, 1): "ambush NESW", (1, 3): "event NESW"}
    s = land(th.CANYON, (1, 2), tiles, "dragon")
    s.dragon.at = at((1, 1))
    assert at((1, 3)) in flights(s, wing)
    assert at((1, 2)) not in flights(s, wing)
    s.dragon.at = at((1, 0))
    assert not {at((1, 2)), at((1, 3))} & set(flights(s, wing)), "it would be three tiles"


@pytest.mark.rule("VC-N03", "VC-F02")
def test_vs369_nobody_is_pushed_into_the_canyon():
    tiles = {(1, 0): "ambush NESW", (1, 1): "ambush NESW", (2, 1): "event NESW"}
    s = land(th.CANYON, (1, 2), tiles)
    assert not can_push(s, 0, at((1, 1)), 2)
    assert can_push(s, 0, at((2, 1)), 2)


@pytest.mark.rule("VC-N03")
def test_vs373_a_tribe_pays_for_leaving_magma_and_not_for_others_turns():
    s = land(th.MAGMA, (2, 0), {(1, 0): "dark eye", (0, 1): "ambush"}, "goblins")
    tribes(s, eye=(4, (2, 0)))
    acts(s)
    say(s, "activate eye", "walk 3,0")
    assert s.goblins.pop[2] == 3
    say(s, "walk 2,0", "walk 1,0")
    assert s.goblins.pop[2] == 1
    say(s, "done")
    while asked(s) == "goblins":
        s.choose(s.options[-1])
    assert (s.goblins.pop[2], s.goblins.at[2]) == (1, at((1, 0)))


@pytest.mark.rule("VC-N03")
def test_vs374_the_mushroom_forest_shelters_the_knight():
    s = land(th.FOREST, (2, 0), {(1, 0): "ambush NESW"}, "thief", roles="kgdct")
    s.knight.at, s.dragon.at, s.thief.at = at((2, 0)), at((1, 0)), at((1, 0))
    s.thief.upgrades = 1 << th.CROSSBOW
    go(s)
    say(s, "stats 2 3 4")
    assert not starts(s, "backstab knight")
    assert not usable(s, th.SLAP)
    assert bat_targets(s) == []
    assert th.KNIGHT not in hexable(s)


@pytest.mark.rule("VC-N03", "VC-D10")
def test_vs374_claw_from_outside_does_nothing_in_the_forest():
    s = land(th.FOREST, (2, 0), {(1, 0): "ambush NESW"}, "dragon")
    s.dragon.at, s.dragon.hand = at((1, 0)), [1, 0, 0]
    tribes(s, eye=(4, (2, 0)), bones=(2, (1, 0)))
    s.knight.at = at((-1, 0))
    go(s)
    roll(s, "cross")
    say(s, "power claw", "pay claw")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (4, at((2, 0)))
    assert s.goblins.at[1] == OFF


@pytest.mark.rule("VC-N03", "VC-N04", "VC-D35")
def test_vs374_wrath_takes_the_forest():
    s = land(th.FOREST, (2, 0), {(1, 0): "ambush NESW"}, "dragon")
    s.dragon.at, s.knight.at = at((0, 1)), at((2, 0))
    s.agenda = [Wrath([at((2, 0))], [])]
    go(s)
    while kind(s) == "flee":
        s.choose(s.options[0])
    assert s.knight.at == at((1, 0))
    assert th.FOREST in s.terrain_left


@pytest.mark.rule("VC-N03", "VC-K32")
def test_vs375_no_shot_out_of_the_forest():
    s = land(th.FOREST, (2, 0), {(1, 0): "ambush NESW"})
    cubes(s, 4)
    s.knight.at = at((2, 0))
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place bow", "place strength")
    assert not starts(s, "shoot")


@pytest.mark.rule("VC-N03", "VC-M06")
def test_vs376_a_passage_through_the_pits_takes_three_movement():
    tiles = {(1, 0): "ambush NESW", (0, 1): "ambush NESW", (0, 2): "ambush NESW"}
    s = land(th.PIT, (2, 0), tiles)
    s.map.put_terrain(th.PIT + 1, at((1, 2)), 0)
    s.terrain_left.remove(th.PIT + 1)
    s.knight.at = at((1, 0))
    go(s)
    assert not starts(s, "pit")
    assert "move 2,0" not in texts(s)
    say(s, "place movement")
    assert "pit 0,2" in texts(s)
    s.knight.moved = 1
    s.ask_anew(s.seat)
    assert not starts(s, "pit")
    s.knight.moved = 0
    s.ask_anew(s.seat)
    say(s, "pit 0,2")
    assert (s.knight.at, s.knight.moved) == (at((0, 2)), 3)
    assert not s.map.sees(at((1, 0)), at((0, 2)))
    assert not can_push(s, 0, at((1, 0)), 1), "nobody is pushed onto a Pit"


@pytest.mark.rule("VC-N03")
def test_vs377_the_thief_needs_three_movement_for_a_pit():
    tiles = {(1, 0): "ambush NESW", (0, 1): "ambush NESW", (0, 2): "ambush NESW"}
    s = land(th.PIT, (2, 0), tiles, "thief")
    s.map.put_terrain(th.PIT + 1, at((1, 2)), 0)
    s.terrain_left.remove(th.PIT + 1)
    s.thief.at = at((1, 0))
    go(s)
    say(s, "stats 2 3 4")
    assert not starts(s, "pit")
    s.thief.assigned = [1, 0, 2]
    s.agenda, s.pending = [ThiefMain()], []
    go(s)
    assert "pit 0,2" in texts(s)


@pytest.mark.rule("VC-N03")
def test_vs378_the_river_carries_her_for_one_movement():
    s = land(th.RIVER, (2, 0), {(1, 0): "ambush NESW"})
    s.knight.at = at((1, 0))
    go(s)
    say(s, "move 2,0", "move 3,0", "move 4,0", "move 5,0")
    assert (s.knight.at, s.knight.moved) == (at((5, 0)), 1)
    assert "move 4,0" not in texts(s), "against the current it costs Movement"


@pytest.mark.rule("VC-N03", "VC-B06")
def test_vs378_against_the_current_a_tribe_drowns():
    s = land(th.RIVER, (1, 1), {(1, 0): "dark bones", (2, 0): "dark eye", (3, 0): "dark eye"}, "goblins")
    s.knight.at = at((0, 1))
    tribes(s, eye=(3, (3, 0)))
    acts(s)
    say(s, "activate eye", "walk 3,1")
    assert s.goblins.pop[2] == 2
    say(s, "walk 2,1")
    assert s.goblins.pop[2] == 1
    if "walk 1,1" in texts(s):
        say(s, "walk 1,1")
        assert (s.goblins.pop[2], s.goblins.at[2]) == (0, OFF)


@pytest.mark.rule("VC-N04", "VC-X06")
def test_vs379_terrain_falls_as_one_after_everybody_has_left():
    s = land(th.LAKE, (2, 0), {(1, 0): "ambush NESW", (1, 1): "ambush NESW"}, "cavern")
    s.collapse = True
    s.knight.at, s.thief.at = at((2, 0)), at((2, 1))
    s.agenda = [Collapse(th.CAVERN, 1)]
    s.pending = []
    go(s)
    say(s, "remove 2,0")
    while kind(s) == "leave":
        s.choose(s.options[0])
    assert (s.knight.at, s.thief.at) == (at((1, 0)), at((1, 1)))
    assert not any(s.map.grid[at(spot)] for spot in ((2, 0), (3, 0), (2, 1), (3, 1)))
    assert s.pending == [] or kind(s) != "remove", "one removal"
    t = land(th.LAKE, (2, 0), {(1, 0): "ambush NESW", (1, 1): "ambush NESW"}, "cavern")
    t.collapse = True
    t.knight.at = at((2, 0))
    tribes(t, eye=(3, (1, 0)))
    t.agenda = [Collapse(th.CAVERN, 1)]
    t.pending = []
    go(t)
    assert "remove 2,0" not in texts(t), "she could only leave into an attack"
