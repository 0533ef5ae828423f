"""Scenarios: Terrain and the Thief, the Cavern's omens, the Collapse, and how often Terrain comes."""

import pytest

from cavern_scenes import settle, surfaced
from crystal import OFF, acts, asked, at, cubes, go, kind, lit, roll, say, starts, table, texts, th, tile_at, tribes
from undercroft.games.crystal_caverns.rules.effects.omens import perform
from undercroft.games.crystal_caverns.rules.effects.powers import Wrath
from undercroft.games.crystal_caverns.rules.tiles.collapse import Collapse, Vacate
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.rules.tiles.tiles import OTHERWISE, Reveal, lift_tile
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
SHORE: Tiles = {(1, 0): "ambush NESW"}


def land(
    piece: int, spot: tuple[int, int], tiles: Tiles | None = None, turn: str | None = None, roles: str = "kgdct"
) -> Caverns:
    """A table with one Terrain piece; Dragon and Thief are off the map."""
    s = table(roles, turn, tiles or SHORE, terrain="yes", agenda=None if turn else [])
    s.map.put_terrain(piece, at(spot), 0)
    s.terrain_left.remove(piece)
    s.dragon.at = s.thief.at = OFF
    return s


def thief_on(
    piece: int, spot: tuple[int, int], start: tuple[int, int], stats: str, tiles: Tiles | None = None
) -> Caverns:
    s = land(piece, spot, tiles, "thief")
    s.thief.at = at(start)
    go(s)
    say(s, f"stats {stats}")
    return s


# The Thief.
@pytest.mark.rule("VC-N03", "VC-T34", "VC-D26")
def test_magma_kills_him_at_the_end_of_his_turn_and_his_loot_lies_there():
    s = thief_on(th.MAGMA, (2, 0), (1, 0), "2 3 4")
    s.thief.carried, s.supply, s.dragon.hand = 1, 11, [1, 1, 1]
    say(s, "move 2,0")
    assert s.thief.at == at((2, 0)), "not before the end of the turn"
    say(s, "end turn")
    assert (s.thief.at, s.map.treasures, sum(s.dragon.hand), s.thief.loot) == (OFF, [at((2, 0))], 3, 3)


@pytest.mark.rule("VC-N03", "VC-T02")
def test_he_crosses_magma_unharmed():
    s = thief_on(th.MAGMA, (2, 0), (1, 0), "4 2 3", {**SHORE, (4, 0): "event NESW"})
    say(s, "move 2,0", "move 3,0", "move 4,0", "end turn")
    assert s.thief.at == at((4, 0))


@pytest.mark.rule("VC-N03", "VC-T35")
def test_no_evasion_of_magma():
    s = thief_on(th.MAGMA, (2, 0), (1, 0), "2 3 4")
    s.thief.upgrades = 1 << th.EVASION
    say(s, "move 2,0", "end turn")
    assert s.thief.at == OFF


@pytest.mark.rule("VC-N03", "VC-T01")
def test_the_river_carries_him_at_no_cost_and_back_he_pays():
    s = thief_on(th.RIVER, (2, 0), (1, 0), "2 3 4")
    say(s, "move 2,0", "move 3,0", "move 4,0")
    assert (s.thief.at, s.thief.moved) == (at((4, 0)), 1)
    say(s, "move 3,0")
    assert s.thief.moved == 2


@pytest.mark.rule("VC-N03", "VC-T15", "VC-M06")
def test_his_crossbow_shoots_across_the_lake():
    s = land(th.LAKE, (2, 0), {**SHORE, (4, 0): "event NESW"}, "thief")
    s.thief.at, s.knight.at, s.thief.upgrades = at((1, 0)), at((4, 0)), 1 << th.CROSSBOW
    go(s)
    say(s, "stats 2 3 4")
    assert starts(s, "backstab knight")


@pytest.mark.rule("VC-N03", "VC-T10")
def test_in_the_forest_he_loots_as_anywhere():
    s = land(th.FOREST, (2, 0), None, "thief")
    s.thief.at, s.map.treasures, s.supply = at((2, 0)), [at((2, 0))], 11
    go(s)
    say(s, "stats 2 3 4", "loot treasure")
    assert s.thief.carried == 1


@pytest.mark.rule("VC-N02", "VC-T02", "VC-T03")
def test_from_the_lake_he_ventures_into_the_open_onto_a_new_dark_tile():
    s = thief_on(th.LAKE, (2, 0), (3, 0), "4 2 3")
    assert "venture 4,0" in texts(s)
    say(s, "venture 4,0")
    if kind(s) == "put_tile":
        assert asked(s) == "cavern"
        s.choose(s.options[0])
    assert (s.thief.at, lit(s, (4, 0)), s.thief.moved) == (at((4, 0)), False, 1)
    assert kind(s) == "thief"


@pytest.mark.rule("VC-N02", "VC-M12")
def test_the_lake_asks_for_no_tiles():
    s = land(th.LAKE, (2, 0))
    assert not set(s.map.unfilled()) & {at(spot) for spot in ((4, 0), (4, 1), (2, 2), (3, 2), (2, -1), (3, -1))}


# The Knight and the Dragon.
@pytest.mark.rule("VC-N03", "VC-K29")
def test_magma_takes_one_health_at_the_end_of_her_own_turn_only():
    s = land(th.MAGMA, (2, 0), None, "knight")
    s.knight.at = at((1, 0))
    go(s)
    say(s, "move 2,0", "end turn")
    assert s.knight.health == 6
    while asked(s) != "knight":
        s.choose(s.options[-1])
    assert s.knight.health == 6, "the others' turns take nothing"


@pytest.mark.rule("VC-N03", "VC-D34")
def test_the_dragon_ends_his_turn_on_magma_unharmed():
    s = land(th.MAGMA, (2, 0), None, "dragon")
    surfaced(s)
    s.dragon.at = at((1, 0))
    go(s)
    say(s, "move 2,0")
    while asked(s) == "dragon":
        s.choose(s.options[-1])
    assert (s.dragon.at, s.dragon.health) == (at((2, 0)), 5)


# When it comes.
@pytest.mark.rule("VC-N01")
def test_terrain_comes_once_a_round_whoever_reveals():
    s = table("kgdct", "dragon", {(1, 0): "dark eye event", (0, 1): "dark eye event"}, terrain="yes", agenda=[])
    s.agenda = [Reveal([at((1, 0)), at((0, 1))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s, "order", "reveal")
    assert (kind(s), asked(s)) == ("terrain", "cavern")
    say(s, starts(s, "terrain")[0])
    settle(s, "terrain_place", "order", "reveal")
    assert s.pending == []
    assert lit(s, (1, 0))
    assert lit(s, (0, 1))


@pytest.mark.rule("VC-N01")
def test_without_a_cavern_who_reveals_lays_the_terrain():
    s = table("kgdt", "thief", {(1, 0): "dark eye event"}, terrain="yes")
    s.thief.at = at((1, 0))
    go(s)
    say(s, "stats 2 3 4", "look", "turn up")
    settle(s)
    assert (kind(s), asked(s)) == ("terrain", "thief")


@pytest.mark.rule("VC-N01", "VC-V31")
def test_without_the_option_no_terrain_comes():
    s = table("kgdct", "dragon", {(1, 0): "dark eye event"}, agenda=[])
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s)
    assert s.pending == []


@pytest.mark.rule("VC-N01")
def test_when_every_piece_lies_there_none_comes():
    s = table("kgdct", "dragon", {(1, 0): "dark eye event"}, terrain="yes", agenda=[])
    s.terrain_left = []
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s)
    assert s.pending == []


@pytest.mark.rule("VC-N01", "VC-M13")
def test_other_tiles_bring_no_terrain():
    s = table("kgdct", "dragon", {(1, 0): "dark eye treasure_room"}, terrain="yes", agenda=[])
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s)
    assert (s.pending, s.terrain_done) == ([], False)


# The Cavern.
@pytest.mark.rule("VC-C04", "VC-N03")
def test_no_treasure_is_placed_on_terrain():
    s = land(th.LAKE, (2, 0))
    s.agenda = [PlaceTreasure(False)]
    go(s)
    assert set(texts(s)) == {"treasure 0,-1", "treasure -1,0", "treasure 0,1"}


@pytest.mark.rule("VC-C15", "VC-M02")
def test_terrain_is_not_turned():
    s = land(th.LAKE, (2, 0), {(1, 0): "ambush EW"})
    perform(s, th.CURSE)
    go(s)
    assert starts(s, "rotate") == ["rotate 1,0"]


@pytest.mark.rule("VC-C10", "VC-F02")
def test_bats_carry_her_over_the_lake():
    s = land(th.LAKE, (2, 0), {**SHORE, (4, 0): "event NESW"})
    s.knight.at = at((1, 0))
    perform(s, th.BATS)
    go(s)
    say(s, "bats on knight", "push 2,0", "push 3,0", "push 4,0")
    assert s.knight.at == at((4, 0))


@pytest.mark.rule("VC-C03", "VC-M08")
def test_a_dark_tile_may_be_placed_beside_terrain():
    s = land(th.LAKE, (2, 0), None, "cavern")
    go(s)
    while kind(s) == "cavern":
        s.choose(s.options[-1])
    assert kind(s) == "shape"
    assert "place tile 4,0" in texts(s)
    assert "place tile 2,0" not in texts(s)


# Falling.
@pytest.mark.rule("VC-N04", "VC-X04")
def test_a_lake_is_one_of_the_three_tiles_that_fall():
    s = land(th.LAKE, (2, 0), {**SHORE, (-1, 0): "ambush", (-2, 0): "ambush"})
    s.collapse = True
    s.active, s.agenda = th.CAVERN, [Collapse(th.CAVERN, 3)]
    before = len(s.map.cells())
    go(s)
    say(s, "remove 2,0")
    assert kind(s) == "remove"
    s.choose(s.options[0])
    s.choose(s.options[0])
    assert (s.pending, before - len(s.map.cells())) == ([], 6)


@pytest.mark.rule("VC-N04", "VC-M17")
def test_tokens_on_falling_terrain_go_home():
    s = land(th.FOREST, (2, 0))
    s.map.treasures, s.supply = [at((3, 1)), at((2, 0))], 10
    s.map.gems[1] = at((3, 0))
    lift_tile(s, th.FOREST)
    assert (s.map.treasures, s.supply, s.map.gems[1]) == ([], 12, OFF)


@pytest.mark.rule("VC-N04", "VC-X05", "VC-X09")
def test_falling_terrain_counts_for_nobody_and_may_come_back():
    s = land(th.LAKE, (2, 0), None, "dragon")
    s.dragon.at = at((0, 1))
    s.pending, s.agenda = [], [Wrath([at((2, 0))], [])]
    stack = len(s.stack)
    go(s)
    settle(s, "flee")
    assert (s.fallen, th.LAKE in s.terrain_left, len(s.stack) <= stack) == (0, True, True)


@pytest.mark.rule("VC-N04", "VC-X06", "VC-N03")
def test_she_may_leave_a_falling_tile_onto_magma():
    s = land(th.MAGMA, (2, 0))
    s.collapse, s.active, s.knight.at = True, th.CAVERN, at((1, 0))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    say(s, "leave 2,0")
    assert (s.knight.at, s.knight.health) == (at((2, 0)), 7)


# Tribes.
@pytest.mark.rule("VC-N03", "VC-B06")
def test_the_lake_drowns_the_last_goblin():
    s = land(th.LAKE, (2, 0), {(1, 0): "dark eye"})
    tribes(s, eye=(1, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (0, OFF)


@pytest.mark.rule("VC-N03", "VC-K20", "VC-K32")
def test_the_bow_shoots_across_magma():
    s = land(th.MAGMA, (2, 0), {**SHORE, (4, 0): "dark eye"}, "knight")
    cubes(s, 4)
    s.knight.at = at((1, 0))
    tribes(s, eye=(3, (4, 0)))
    go(s)
    say(s, "place strength", "place bow", "shoot eye")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (2, at((4, 0)))


@pytest.mark.rule("VC-N03", "VC-B06")
def test_a_tribe_that_ends_its_turn_on_magma_is_burnt_to_nothing():
    s = land(th.MAGMA, (2, 0), {(1, 0): "dark eye"}, None)
    tribes(s, eye=(4, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0", "done")
    assert s.goblins.pop[2] == 4
    say(s, "end turn")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.rage) == (0, OFF, 1)


@pytest.mark.rule("VC-N03", "VC-V02")
def test_a_flare_reveals_around_the_thief_on_the_lake():
    s = land(th.LAKE, (2, 0), {**SHORE, (4, 0): "dark eye"}, "thief", "kct")
    s.thief.at = at((3, 0))
    go(s)
    say(s, "stats 2 3 4")
    roll(s, "diamond")
    say(s, "flare")
    s.chance.script = None
    settle(s)
    assert lit(s, (4, 0))
    assert tile_at(s, (4, 0)) < th.CANYON
