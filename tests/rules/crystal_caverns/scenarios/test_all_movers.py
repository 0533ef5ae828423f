"""Terrain is the same for all who come there, also for the Dragon and for those carried off."""

import pytest

from crystal import OFF, acts, at, go, kind, monster, say, secrets, starts, table, texts, th, tribes
from undercroft.games.crystal_caverns.rules.conflict.forced import Push, displace, reach
from undercroft.games.crystal_caverns.rules.roles.flight import flights
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]


def land(piece: int, spot: tuple[int, int], tiles: Tiles, turn: str | None = "dragon", upright: int = 0) -> Caverns:
    """A table with one Terrain piece; the Thief is out of the way and the Dragon beneath 1,0."""
    s = table("kgdct", turn, tiles, terrain="yes")
    s.map.put_terrain(piece, at(spot), upright)
    s.terrain_left.remove(piece)
    s.thief.at, s.dragon.at = OFF, at((1, 0))
    return s


# The River.
@pytest.mark.rule("VC-N03", "VC-D03")
@pytest.mark.parametrize("surfaced", [False, True])
def test_the_dragon_drifts_on_the_river(surfaced):
    s = land(th.RIVER, (2, 0), {(1, 0): "ambush NESW", (6, 0): "ambush NESW"})
    s.dragon.awake = s.dragon.surfaced = surfaced
    assert {at((2, 0)), at((3, 0)), at((4, 0)), at((5, 0)), at((6, 0))} <= set(flights(s, False))
    go(s)
    say(s, "move 5,0")
    assert (s.dragon.at, s.dragon.flown) == (at((5, 0)), True)


@pytest.mark.rule("VC-N03", "VC-D03")
def test_he_enters_across_the_current_and_is_carried_round_the_corner_but_not_on_from_there():
    s = land(th.RIVER, (1, 1), {(1, 0): "ambush NESW", (2, 2): "ambush NESW"})
    ends = set(flights(s, False))
    assert {at((1, 1)), at((2, 1)), at((3, 1)), at((4, 1))} <= ends
    assert at((2, 2)) not in ends, "no straight line leads there"


@pytest.mark.rule("VC-N03", "VC-D03")
def test_against_the_current_two_spaces_are_all():
    s = land(th.RIVER, (2, 0), {(1, 0): "ambush NESW", (6, 0): "ambush NESW"})
    s.dragon.at = at((6, 0))
    assert at((4, 0)) in flights(s, False)
    assert at((3, 0)) not in flights(s, False)


@pytest.mark.rule("VC-N03", "VC-F06")
def test_the_river_carries_those_on_whom_others_push():
    s = land(th.RIVER, (2, 0), {(1, 0): "ambush NESW"}, None)
    s.knight.at, s.dragon.at = at((1, 0)), at((-1, 0))
    assert at((5, 0)) in reach(s, 0, 1)
    s.agenda = [Push(0, 1, th.DRAGON)]
    go(s)
    say(s, "push 2,0", "push 3,0", "push 4,0")
    assert "push 5,0" in texts(s)
    assert "push 3,0" not in texts(s), "up the current costs a step, and none is left"


# The Pits.
@pytest.mark.rule("VC-N03", "VC-D12")
def test_the_dragon_passes_the_pits_with_his_free_move_and_a_wing_only():
    tiles = {(1, 0): "ambush NESW", (0, 1): "ambush NESW", (0, 2): "ambush NESW", (3, 0): "ambush NESW"}
    s = land(th.PIT, (2, 0), tiles)
    s.map.put_terrain(th.PIT + 1, at((1, 2)), 0)
    s.terrain_left.remove(th.PIT + 1)
    s.dragon.hand = [0, 0, 2]
    assert not {at((2, 0)), at((3, 0))} & set(flights(s, True)), "not straight across for two"
    go(s)
    say(s, "power wing")
    if kind(s) == "pay":
        s.choose(s.options[0])
    assert "pit 0,2" in texts(s)
    say(s, "pit 0,2")
    assert (s.dragon.at, s.dragon.flown, starts(s, "move")) == (at((0, 2)), True, [])


@pytest.mark.rule("VC-N03", "VC-D12")
def test_after_his_free_move_there_is_no_passage():
    tiles = {(1, 0): "ambush NESW", (0, 1): "ambush NESW", (0, 2): "ambush NESW"}
    s = land(th.PIT, (2, 0), tiles)
    s.map.put_terrain(th.PIT + 1, at((1, 2)), 0)
    s.dragon.hand, s.dragon.flown = [0, 0, 1], True
    go(s)
    say(s, "power wing")
    if kind(s) == "pay":
        s.choose(s.options[0])
    assert starts(s, "pit") == []


# Out of Terrain.
@pytest.mark.rule("VC-N02", "VC-D04")
def test_the_dragon_underground_steps_from_terrain_onto_an_open_space():
    s = land(th.LAKE, (2, 0), {(1, 0): "ambush NESW"})
    s.dragon.at = at((3, 0))
    go(s)
    assert "move 4,0" in texts(s)
    say(s, "move 4,0")
    if kind(s) == "put_tile":
        s.choose(s.options[0])
    assert (s.dragon.at, s.map.dark(at((4, 0)))) == (at((4, 0)), True)


@pytest.mark.rule("VC-N02", "VC-D04")
def test_but_not_surfaced_nor_in_the_collapse():
    s = land(th.LAKE, (2, 0), {(1, 0): "ambush NESW"})
    s.dragon.at = at((3, 0))
    s.collapse = True
    assert at((4, 0)) not in flights(s, False)
    s.collapse, s.dragon.awake, s.dragon.surfaced = False, True, True
    assert at((4, 0)) not in flights(s, False)


# Magma and Lake.
@pytest.mark.rule("VC-N03", "VC-F06")
def test_a_tribe_carried_off_magma_loses_one_for_each_space_it_leaves():
    s = land(th.MAGMA, (2, 0), {(1, 0): "ambush NESW"}, None)
    s.dragon.at = at((-1, 0))
    tribes(s, eye=(4, (3, 0)))
    s.agenda = [Push(3, 3, th.CAVERN)]
    go(s)
    say(s, "push 2,0")
    assert s.goblins.pop[2] == 3
    say(s, "push 1,0")
    assert s.goblins.pop[2] == 2


@pytest.mark.rule("VC-N03", "VC-B66")
def test_the_beetles_are_asked_for_it():
    s = land(th.MAGMA, (2, 0), {(1, 0): "ambush NESW"}, None)
    tribes(s, eye=(1, (2, 0)))
    monster(s, "bright_beetles", 3)
    s.agenda = []
    displace(s, 3, at((1, 0)))
    go(s)
    assert kind(s) == "beetles"
    say(s, "no")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (0, OFF)


@pytest.mark.rule("VC-N03", "VC-B51", "VC-B64")
def test_a_tunnel_out_of_magma_costs_one_too():
    s = land(th.MAGMA, (2, 0), {(1, 0): "ambush NESW", (0, 1): "dark eye"}, None)
    s.dragon.at = at((-1, 0))
    tribes(s, eye=(3, (2, 0)))
    secrets(s, "secret_tunnels")
    acts(s)
    say(s, "secret secret_tunnels", "activate eye", "tunnel 0,1")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (2, at((0, 1)))


@pytest.mark.rule("VC-N03")
def test_nobody_else_pays_for_magma_or_water_in_another_players_turn():
    s = land(th.MAGMA, (2, 0), {(1, 0): "ambush NESW"}, None)
    s.dragon.at, s.knight.at = at((-1, 0)), at((2, 0))
    s.agenda = [Push(0, 1, th.CAVERN)]
    go(s)
    say(s, "push 1,0")
    assert s.knight.health == 7
