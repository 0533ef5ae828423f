"""Scenarios: Pits, River and Magma on the ways of those whom others move, and through walls."""

import pytest

from crystal import OFF, acts, asked, at, cubes, go, kind, monster, roll, say, secrets, starts, table, texts, th, tribes
from undercroft.games.crystal_caverns.choices import AIM_KNIGHT
from undercroft.games.crystal_caverns.rules.conflict.crossing import AttackThief
from undercroft.games.crystal_caverns.rules.conflict.encounter import OgrePush
from undercroft.games.crystal_caverns.rules.conflict.forced import Push, nearest, reach, token_reach
from undercroft.games.crystal_caverns.rules.roles.thief import ThiefMain
from undercroft.games.crystal_caverns.rules.tiles.collapse import Vacate
from undercroft.games.crystal_caverns.state import Caverns

PITS = {(1, 0): "ambush NESW", (0, 1): "ambush NESW", (0, 2): "ambush NESW"}


def land(piece: int, spot: tuple[int, int], tiles: dict[tuple[int, int], str], turn: str | None = "knight") -> Caverns:
    """A table with one Terrain piece; Dragon and Thief are out of the way."""
    s = table("kgdct", turn, tiles, terrain="yes")
    s.map.put_terrain(piece, at(spot), 0)
    s.terrain_left.remove(piece)
    s.thief.at = s.dragon.at = OFF
    return s


def pits(tiles: dict[tuple[int, int], str], turn: str | None = "knight") -> Caverns:
    """A Pit east of 1,0 and another east of 0,2."""
    s = land(th.PIT, (2, 0), tiles, turn)
    s.map.put_terrain(th.PIT + 1, at((1, 2)), 0)
    s.terrain_left.remove(th.PIT + 1)
    return s


# The Pits.
@pytest.mark.rule("VC-N03", "VC-F06", "VC-C10")
def test_three_spaces_carry_her_through_the_pits_and_fewer_do_not():
    s = pits(PITS, None)
    s.knight.at = at((1, 0))
    assert at((0, 2)) in reach(s, AIM_KNIGHT, 3)
    s.agenda = [Push(AIM_KNIGHT, 2, th.CAVERN)]
    go(s)
    assert "push 0,2" not in texts(s)
    s.agenda, s.pending = [Push(AIM_KNIGHT, 3, th.CAVERN)], []
    go(s)
    assert "push 2,0" not in texts(s), "nobody stops on a Pit"
    say(s, "push 0,2")
    assert (s.knight.at, s.pending) == (at((0, 2)), [])


@pytest.mark.rule("VC-N03", "VC-F06")
def test_a_step_beside_costs_one_though_a_passage_leads_there_too():
    s = pits(PITS | {(1, 1): "ambush NESW"}, None)
    s.knight.at = at((1, 0))
    s.agenda = [Push(AIM_KNIGHT, 3, th.CAVERN)]
    go(s)
    assert starts(s, "push").count("push 1,1") == 1
    say(s, "push 1,1")
    assert kind(s) == "push"


@pytest.mark.rule("VC-N03", "VC-F02")
def test_nobody_is_carried_through_the_pits_onto_a_piece_or_into_the_dark():
    s = pits({(1, 0): "ambush NESW", (0, 1): "ambush NESW", (0, 2): "dark eye"}, None)
    s.knight.at = at((1, 0))
    assert at((0, 2)) not in reach(s, AIM_KNIGHT, 3)
    s = pits(PITS, None)
    s.knight.at, s.thief.at = at((1, 0)), at((0, 2))
    assert at((0, 2)) not in reach(s, AIM_KNIGHT, 3)


@pytest.mark.rule("VC-N03", "VC-F05")
def test_tokens_pass_the_pits_too():
    s = land(th.PIT, (2, 0), PITS | {(0, 3): "ambush NESW"})
    s.map.put_terrain(th.PIT + 1, at((1, 3)), 0)
    assert at((0, 3)) in token_reach(s, at((1, 0)), 3), "on foot it would be four"
    assert at((0, 3)) not in token_reach(s, at((1, 0)), 2)
    assert at((2, 0)) not in token_reach(s, at((1, 0)), 5)
    s.knight.at = at((1, 0))
    assert at((0, 3)) in reach(s, AIM_KNIGHT, 3)


WALLED = {(1, 0): "ambush SW", (0, 1): "ambush NESW", (0, 2): "ambush NSW"}


@pytest.mark.rule("VC-N03", "VC-B63")
@pytest.mark.parametrize("golem", [False, True])
def test_the_golem_walks_through_the_walls_before_the_pits(golem: bool):
    s = pits(WALLED, None)
    tribes(s, eye=(3, (1, 0)))
    if golem:
        monster(s, "golem", 3)
    acts(s)
    say(s, "activate eye")
    assert ("walk 0,2" in texts(s)) == golem


@pytest.mark.rule("VC-N03", "VC-K30")
@pytest.mark.parametrize(("maps", "able"), [(1, False), (2, True)])
def test_the_ancient_map_opens_the_walls_before_the_pits_a_cube_each(maps: int, able: bool):
    s = pits(WALLED)
    s.knight.at = at((1, 0))
    cubes(s, 5)
    go(s)
    say(s, "place movement", *["place ancient_map"] * maps)
    assert ("pit 0,2" in texts(s)) == able
    if able:
        say(s, "pit 0,2")
        assert (s.knight.at, s.knight.map_used, s.knight.moved) == (at((0, 2)), 2, 3)


@pytest.mark.rule("VC-N03", "VC-T11")
def test_the_thief_does_not_climb_over_a_pit():
    s = pits(PITS | {(3, 0): "ambush NESW"}, "thief")
    s.thief.at = at((1, 0))
    go(s)
    say(s, "stats 4 2 3")
    s.thief.cubes = 5
    s.agenda, s.pending = [ThiefMain()], []
    go(s)
    assert starts(s, "climb over") == []
    assert "pit 0,2" in texts(s)


# The River takes on whoever comes onto it.
@pytest.mark.rule("VC-N03", "VC-T35")
def test_a_thief_who_evades_onto_the_river_may_be_carried_on():
    s = land(th.RIVER, (2, 0), {(1, 0): "ambush NESW"}, None)
    s.thief.at, s.thief.upgrades = at((1, 0)), 1 << th.EVASION
    s.agenda = [AttackThief(th.DRAGON)]
    roll(s, 6)
    go(s)
    assert {"evade 2,0", "evade 3,0", "evade 5,0", "stay"} <= set(texts(s))
    say(s, "evade 4,0")
    assert s.thief.at == at((4, 0))


@pytest.mark.rule("VC-N03", "VC-X06")
def test_the_owner_of_a_piece_that_leaves_a_falling_tile_may_let_the_river_take_it_on():
    s = land(th.RIVER, (2, 0), {(1, 0): "ambush NESW"}, None)
    s.collapse = True
    s.active, s.knight.at = th.CAVERN, at((1, 0))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    say(s, "leave 2,0")
    assert (asked(s), kind(s), texts(s)) == ("knight", "push", ["push 3,0", "done"])
    say(s, "push 3,0", "done")
    assert (s.knight.at, s.map.grid[at((1, 0))]) == (at((3, 0)), 0)


@pytest.mark.rule("VC-N03", "VC-B40")
def test_a_lurking_tribe_that_steps_onto_the_river_may_be_carried_on():
    s = land(th.RIVER, (2, 0), {(1, 0): "ambush NESW"}, None)
    tribes(s, eye=(3, (2, 1)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert (s.goblins.pop[2], asked(s), starts(s, "push")) == (2, "goblins", ["push 3,0"])
    say(s, "push 3,0", "done")
    assert (s.goblins.pop[2], s.goblins.at[2], kind(s)) == (2, at((3, 0)), "goblins")


@pytest.mark.rule("VC-N03", "VC-V08")
def test_she_retreats_from_the_ogre_onto_the_river():
    s = table("kd", "knight", {(1, 0): "ambush NESW"}, terrain="yes", agenda=[OgrePush()])
    s.map.put_terrain(th.RIVER, at((2, 0)), 0)
    s.dragon.at, s.knight.at = OFF, at((1, 0))
    s.goblins.monster_pile.remove(th.OGRE)
    s.goblins.monster_discards.append(th.OGRE)
    go(s)
    say(s, "retreat 2,0", "push 3,0", "push 4,0", "done")
    assert (s.knight.at, s.map.ogre) == (at((4, 0)), at((1, 0)))


# Ways of several steps.
@pytest.mark.rule("VC-N03", "VC-B52")
def test_a_tribe_that_flees_over_two_spaces_of_magma_pays_for_both():
    s = land(th.MAGMA, (2, 0), {(1, 0): "ambush NESW"}, None)
    tribes(s, eye=(4, (3, 0)))
    secrets(s, "cave_in")
    assert nearest(s, 3, s.map.piece_cells(th.MAGMA)) == {at((1, 0)): 2}
    acts(s)
    say(s, "secret cave_in", "cave in 2,0", "done")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (2, at((1, 0)))


@pytest.mark.rule("VC-N03", "VC-B52")
def test_so_it_does_where_there_are_two_ways_as_short():
    s = land(th.MAGMA, (2, 0), {(1, 0): "ambush NESW", (3, 2): "ambush NESW"}, None)
    tribes(s, eye=(4, (3, 0)))
    secrets(s, "cave_in")
    acts(s)
    say(s, "secret cave_in", "cave in 2,0", "done")
    assert starts(s, "flee") == ["flee 1,0", "flee 3,2"]
    say(s, "flee 3,2")
    assert s.goblins.pop[2] == 2


@pytest.mark.rule("VC-N03", "VC-B64")
def test_the_gnome_carries_its_tribe_off_magma_at_a_price():
    s = land(th.MAGMA, (2, 0), {(1, 0): "ambush NESW", (0, 1): "dark eye"}, None)
    tribes(s, eye=(3, (2, 0)))
    monster(s, "gnome", 3)
    s.map.treasures.append(at((2, 0)))
    s.supply -= 1
    acts(s)
    say(s, "activate eye", "plunder treasure", "hop 0,1")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (2, at((0, 1)))
