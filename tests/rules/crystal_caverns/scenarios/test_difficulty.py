"""Scenarios: the levels of each role at the moment they bite, and Terrain that lets nobody stop."""

import pytest

from cavern_scenes import settle
from crystal import (
    OFF,
    at,
    cubes,
    go,
    kind,
    mark,
    roll,
    say,
    table,
    texts,
    th,
    tribes,
)
from undercroft.engine.errors import SetupError
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules.conflict.crossing import AttackThief, Stash, wake_cube
from undercroft.games.crystal_caverns.rules.effects.omens import perform
from undercroft.games.crystal_caverns.rules.tiles.collapse import removable
from undercroft.games.crystal_caverns.rules.tiles.tiles import crystal_falls
from undercroft.games.crystal_caverns.state import Caverns


def land(piece: int, spot: tuple[int, int]) -> Caverns:
    """A table with one Terrain piece east of 1,0; Dragon and Thief are off the map."""
    s = table("kgdct", None, {(1, 0): "ambush NESW"}, terrain="yes", agenda=[])
    s.map.put_terrain(piece, at(spot), 0)
    s.terrain_left.remove(piece)
    s.dragon.at = s.thief.at = OFF
    return s


def elder(cubes: int, shrieks: int) -> Caverns:
    """The Dragon of the highest level with so many cubes on Wakefulness and so many turns with a Shriek."""
    s = table("kgdct", "dragon", {(1, 0): "ambush"}, dragon="expert")
    s.dragon.wake, s.dragon.tracks, s.dragon.shrieks = cubes, [14 - cubes, 0, 0, 0, 0], shrieks
    s.dragon.hand = [3, 3, 0]
    return s


# The Dragon.
@pytest.mark.rule("VC-V30", "VC-D32")
@pytest.mark.parametrize(("shrieks", "awake"), [(2, False), (3, True)])
def test_an_ancient_dragon_sleeps_on_until_he_has_shrieked_in_three_turns(shrieks: int, awake: bool):
    s = elder(12, shrieks)
    s.agenda = []
    wake_cube(s, th.GREED)
    assert (s.dragon.wake, s.dragon.awake) == (13, awake)


@pytest.mark.rule("VC-V30", "VC-D19", "VC-D32")
def test_with_thirteen_cubes_his_third_shriek_wakes_him():
    s = elder(13, 2)
    go(s)
    say(s, "power shriek")
    s.choose(s.options[0])
    assert s.dragon.awake


@pytest.mark.rule("VC-V30", "VC-D19")
def test_two_shrieks_in_one_turn_are_one_turn():
    s = elder(13, 0)
    s.dragon.pile = [2] * 6
    go(s)
    say(s, "power shriek")
    s.choose(s.options[0])
    s.dragon.hand = [1, 4, 0]
    s.ask_anew(s.seat)
    roll(s, "around", "around")
    say(s, "power claw", "pay claw", "yes")
    s.chance.script = None
    settle(s, "claw")
    assert not s.dragon.shriek
    say(s, "power shriek")
    if kind(s) == "pay":
        s.choose(s.options[0])
    assert (s.dragon.shrieks, s.dragon.awake) == (1, False)


@pytest.mark.rule("VC-V30", "VC-D02")
def test_a_whelp_awake_has_the_armor_of_his_cubes():
    s = table("kgdct", "dragon", dragon="easy", agenda=[])
    s.dragon.wake, s.dragon.tracks = 8, [2, 2, 1, 1, 0]
    wake_cube(s, th.HUNGER)
    assert (s.dragon.awake, s.armor(), s.spirit()) == (True, 3, 5)


# The Cavern.
@pytest.mark.rule("VC-V30", "VC-C14", "VC-C02")
def test_a_hatred_token_costs_what_hatred_costs():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"}, cavern="hard")
    s.cavern.omens = [1, 0, 0, 2, 1, 0]
    go(s)
    for left in (3, 1):
        say(s, "omen hatred")
        if kind(s) == "pay":
            s.choose(s.options[0])
        say(s, "hatred token")
        assert sum(s.cavern.omens) == left
    assert s.cavern.hatred_tokens == 2


@pytest.mark.rule("VC-V30", "VC-C14")
def test_in_a_great_cave_hatred_may_still_place_a_tile():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"}, cavern="hard", agenda=[])
    count = len(s.map.cells())
    perform(s, th.HATRED)
    go(s)
    say(s, "hatred tile", "place tile 3,0")
    if kind(s) == "put_tile":
        s.choose(s.options[0])
    assert (s.cavern.hatred_tokens, len(s.map.cells())) == (4, count + 1)


@pytest.mark.rule("VC-V30", "VC-C14", "VC-X04")
def test_in_a_great_cave_hatred_may_take_a_token_in_the_collapse_instead_of_a_tile():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"}, cavern="hard", agenda=[])
    s.collapse = True
    count = len(s.map.cells())
    perform(s, th.HATRED)
    go(s)
    assert set(texts(s)) == {"hatred token", "hatred tile"}
    say(s, "hatred token")
    assert (s.cavern.hatred_tokens, len(s.map.cells())) == (3, count)


@pytest.mark.rule("VC-V30", "VC-G04", "VC-W05")
def test_a_lava_tube_has_seven_crystal_tiles_and_falls_with_three():
    s = GAME.new(5, {"roles": "kgdct", "cavern": "easiest"}, 1)
    gone = [s.cards.kinds[tile] for tile in s.removed]
    assert sorted(gone) == sorted([th.AMBUSH, th.EVENT, th.TREASURE_ROOM, th.VAULT, th.CRYSTAL] * 2)
    assert s.table.crystal_tiles == 3


@pytest.mark.rule("VC-V30", "VC-W07")
def test_at_the_standard_level_the_fourth_crystal_tile_ends_nothing():
    s = table("kgt", None)
    for _ in range(4):
        crystal_falls(s)
    assert s.result is None


@pytest.mark.rule("VC-V30", "VC-G03")
@pytest.mark.parametrize(("roles", "role"), [("kg", "thief"), ("kgt", "cavern"), ("gc", "dragon"), ("kc", "goblins")])
def test_who_does_not_play_has_no_level(roles: str, role: str):
    with pytest.raises(SetupError):
        GAME.new(len(roles), {"roles": roles, role: "hard"}, 1)


# The Knight and the Goblins.
@pytest.mark.rule("VC-V30", "VC-K22", "VC-K09")
def test_a_novice_smashes_with_two_and_leaves_with_four():
    s = table("kgct", "knight", {(1, 0): "crystal"}, knight="easiest")
    mark(s, (1, 0))
    cubes(s, 4)
    s.knight.at, s.knight.crystals = at((1, 0)), 3
    go(s)
    say(s, "place strength", "place perception", "encounter", "attack crystal")
    while kind(s) != "knight":
        s.choose(s.options[-1])
    say(s, "move 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-V30", "VC-W01", "VC-K17")
def test_a_baroness_needs_a_sixth_hit():
    s = table("kgdct", None, knight="hard")
    assert s.dragon.health == 6


@pytest.mark.rule("VC-V30", "VC-W03")
def test_a_warlord_faces_a_knight_of_nine():
    s = GAME.new(2, {"roles": "kg", "goblins": "expert"}, 1)
    assert s.knight.health == 9


# The Thief.
@pytest.mark.rule("VC-V30", "VC-T36", "VC-W09")
def test_a_prowler_does_not_win_with_six():
    s = table("kgdct", "thief", agenda=[Stash()], thief="hard")
    s.thief.stash, s.thief.carried, s.thief.plain_left, s.supply = 5, 1, 0, 6
    go(s)
    s.choose(s.options[0])
    assert (s.stashed(), s.result) == (6, None)


@pytest.mark.rule("VC-V30", "VC-T31", "VC-T36")
def test_a_prowlers_plain_token_counts_for_victory():
    s = table("kgdct", "thief", agenda=[Stash()], thief="hard")
    s.thief.stash, s.thief.carried, s.supply = 6, 1, 5
    go(s)
    assert s.result is not None
    assert s.result.ending == "thief"


# Terrain where nobody stops.
@pytest.mark.rule("VC-N03", "VC-T35", "VC-T02")
@pytest.mark.parametrize("piece", [th.CANYON, th.PIT])
def test_nobody_evades_into_a_canyon_or_a_pit(piece: int):
    s = land(piece, (2, 0))
    s.thief.at, s.thief.upgrades = at((1, 0)), 1 << th.EVASION
    s.agenda = [AttackThief(th.DRAGON)]
    roll(s, 6)
    go(s)
    assert set(texts(s)) == {"evade 0,0", "stay"}


@pytest.mark.rule("VC-N03", "VC-F05", "VC-C10")
def test_bats_drop_no_treasure_into_the_canyon():
    s = land(th.CANYON, (2, 0))
    s.map.treasures, s.supply = [at((1, 0))], 11
    perform(s, th.BATS)
    go(s)
    say(s, "bats 1,0")
    assert not {"to 2,0", "to 3,0"} & set(texts(s))
    assert "to -1,0" in texts(s)


@pytest.mark.rule("VC-N03", "VC-X06", "VC-X03")
def test_a_tile_from_which_only_a_pit_can_be_reached_is_passed_over():
    s = land(th.PIT, (2, 0))
    s.collapse, s.knight.at = True, at((1, 0))
    tribes(s, eye=(4, (0, 0)))
    assert at((1, 0)) not in {s.map.where[tile] for tile in removable(s) if tile < th.CANYON}
    tribes(s, eye=(4, None))
    for spot in ((0, -1), (0, 1), (-1, 0)):
        s.map.take(s.map.tile(at(spot)))
    s.map.take(th.PIT)
    assert at((1, 0)) in {s.map.where[tile] for tile in removable(s)}
