"""Scenarios read from the rulebook: the Knight's set-up, cubes, steps, Grit and Sidequests (VS-001 to VS-028)."""

import pytest

from cavern_scenes import bare, placed, settle, surfaced, top_events
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    events,
    go,
    kind,
    monster,
    refused,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules.conflict.encounter import resolve_event
from undercroft.games.crystal_caverns.rules.conflict.harm import gain_grit
from undercroft.games.crystal_caverns.rules.effects.omens import spores
from undercroft.games.crystal_caverns.rules.rounds import StartTurn

LINE = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush", (4, 0): "ambush"}


@pytest.mark.rule("VC-G05")
def test_vs001_what_she_starts_with():
    k = GAME.new(5, {"roles": "kgdct"}, 4).knight
    assert (len(k.hand), len(k.quests)) == (3, 7)
    assert (k.pool, k.placed, k.grit_cubes) == (2, [0] * 7, 31)
    assert (k.discarded, k.aside, k.cards) == (0, 0, [])


@pytest.mark.rule("VC-K01", "VC-K02", "VC-K33")
def test_vs002_statistics_start_again_from_1():
    s = table("kgdct", "knight")
    s.knight.grit = 7
    placed(s, strength=2, shield=1)
    go(s)
    assert s.knight.pool == 3
    assert (s.knight_strength(), s.knight_perception(), s.knight_movement()) == (1, 1, 1)
    assert not s.shielded()


@pytest.mark.rule("VC-K01", "VC-K04")
def test_vs003_movement_goes_1_3_5_7_and_no_further():
    s = table("kgdct", "knight")
    cubes(s, 4)
    go(s)
    found = [s.knight_movement()]
    for _ in range(3):
        say(s, "place movement")
        found.append(s.knight_movement())
    assert found == [1, 3, 5, 7]
    assert s.knight.pool == 1
    assert refused(s, "place movement") == "VC-K04"


@pytest.mark.rule("VC-K04", "VC-K05")
def test_vs004_a_cube_placed_on_the_way_gives_the_difference():
    s = bare(table("kgdct", "knight", LINE))
    go(s)
    say(s, "place perception", "move 1,0")
    assert not starts(s, "move")
    say(s, "place movement", "move 2,0", "move 3,0")
    assert not starts(s, "move")
    assert s.knight.at == at((3, 0))


@pytest.mark.rule("VC-K05", "VC-K32", "VC-K28")
def test_vs005_vs103_without_an_encounter_no_step_but_the_rest_stays():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye ambush"}))
    cubes(s, 4)
    s.knight.hand, s.revealed = [th.INTREPID], 9
    tribes(s, eye=(2, (-1, 0)))
    go(s)
    say(s, "place movement", "place movement", "place strength", "place bow", "move 1,0")
    settle(s)
    assert (kind(s), s.knight.met, s.knight.moved, s.knight_movement()) == ("knight", 1, 1, 5)
    assert not starts(s, "move")
    assert {"shoot eye", "quest intrepid", "end turn"} <= set(texts(s))


@pytest.mark.rule("VC-K04", "VC-K05")
def test_vs006_a_cube_on_perception_lets_her_walk_on():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye ambush", (2, 0): "ambush"}))
    cubes(s, 3)
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    settle(s)
    assert asked(s) == "knight"
    assert not starts(s, "move")
    say(s, "place perception")
    assert "move 0,0" in texts(s)
    assert s.knight_movement() - s.knight.moved == 4


@pytest.mark.rule("VC-K05", "VC-K07")
def test_vs007_lit_empty_tiles_cost_no_encounter():
    s = bare(table("kgdct", "knight", LINE))
    go(s)
    say(s, "place movement", "move 1,0", "move 2,0", "move 3,0")
    assert (s.knight.met, s.knight_perception()) == (0, 1)


@pytest.mark.rule("VC-K05")
def test_vs008_no_diagonal_step():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush", (0, 1): "ambush", (1, 1): "ambush"}))
    go(s)
    assert set(starts(s, "move")) == {"move 1,0", "move 0,1", "move 0,-1", "move -1,0"}


@pytest.mark.rule("VC-K30", "VC-M04")
def test_vs009_two_walls_that_touch_are_one():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush W", (2, 0): "event -"}))
    s.knight.at = at((1, 0))
    go(s)
    assert refused(s, "move 2,0") == "VC-K30"
    say(s, "place ancient_map", "move 2,0")
    assert (s.knight.at, s.knight.moved, s.knight.map_used) == (at((2, 0)), 1, 1)


@pytest.mark.rule("VC-K30")
def test_vs010_each_cube_on_the_map_crosses_one_wall():
    s = bare(table("kgdct", "knight", {spot: f"{what} -" for spot, what in LINE.items()}))
    cubes(s, 5)
    go(s)
    say(s, "place movement", "place movement", "place ancient_map", "place ancient_map", "place ancient_map")
    say(s, "move 1,0", "move 2,0", "move 3,0")
    assert s.knight.moved == 3
    assert refused(s, "move 4,0") == "VC-K30"


@pytest.mark.rule("VC-K30")
def test_vs012_the_map_leads_nowhere_without_a_tile():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush W"}))
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place ancient_map")
    assert starts(s, "move") == ["move 0,0"]
    assert not s.map.grid[at((2, 0))]


@pytest.mark.rule("VC-K04", "VC-K08", "VC-K15")
def test_vs013_before_the_end_unused_cubes_go_anywhere_but_into_an_encounter():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 2)
    treasure(s, "elven_sword", 1)
    s.knight.at = s.dragon.at = at((1, 0))
    s.thief.at = OFF
    go(s)
    s.knight.met = 1
    s.ask_anew(s.seat)
    names = {"strength", "perception", "movement", "shield", "ancient_map", "bow", "elven_sword"}
    assert {f"place {name}" for name in names} <= set(texts(s))
    say(s, "place strength", "place bomb")
    assert kind(s) == "knight"
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-K04", "VC-K32")
def test_vs014_one_cube_and_one_shot_a_turn():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush"}))
    cubes(s, 4)
    tribes(s, eye=(4, (1, 0)))
    go(s)
    say(s, "place bow", "place strength", "shoot eye")
    assert s.knight.pool == 2
    assert not starts(s, "shoot")
    assert "place bow" not in texts(s)


@pytest.mark.rule("VC-K02", "VC-B17")
def test_vs015_placed_cubes_protect_her_until_she_takes_them_up():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush"}))
    go(s)
    say(s, "place strength", "place strength", "end turn")
    assert s.active == th.GOBLINS
    s.pending = []
    tribes(s, fangs=(2, (1, 0)))
    acts(s)
    say(s, "activate fangs")
    assert refused(s, "walk 0,0") == "VC-B17"


@pytest.mark.rule("VC-K03", "VC-K27")
def test_vs016_the_two_starting_cubes_are_never_lost():
    s = table("kgdct", "cavern", agenda=[])
    s.knight.grit = 4
    placed(s, strength=2)
    spores(s, th.KNIGHT)
    go(s)
    assert (s.knight.grit, s.cubes_owned(), s.knight_strength()) == (0, 2, 3)


@pytest.mark.rule("VC-K25", "VC-E02", "VC-K10")
def test_vs017_a_free_cube_goes_back_and_returns_with_the_grit_of_the_tile():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye event"}))
    s.knight.grit = 6
    cubes(s, 3)
    top_events(s, "rats", "ambush", "cave_bread")
    go(s)
    say(s, "place perception", "move 1,0")
    settle(s)
    say(s, "ready", "event rats")
    assert s.knight.grit == 4
    settle(s)
    assert [event.facts["grit"] for event in events(s, "grit_lost") + events(s, "grit")] == [4, 5]
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (5, 2, 30)
    assert (kind(s), s.knight.placed[1]) == ("knight", 1)


@pytest.mark.rule("VC-K25", "VC-E02")
def test_vs018_losing_a_placed_cube_ends_her_turn():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye event"}))
    s.knight.grit = 5
    cubes(s, 3)
    top_events(s, "rats", "ambush", "cave_bread")
    go(s)
    say(s, "place movement", "place movement", "place perception", "move 1,0")
    settle(s)
    say(s, "event rats")
    settle(s)
    assert (s.knight.grit, asked(s), texts(s)) == (3, "knight", ["return movement", "return perception"])
    say(s, "return movement")
    settle(s)
    assert s.knight.placed[:2] == [1, 1]
    assert s.active == th.GOBLINS


@pytest.mark.rule("VC-K25", "VC-C13")
def test_vs019_in_anothers_turn_only_the_cube_goes():
    s = table("kgdct", "cavern", agenda=[])
    s.knight.grit = 12
    placed(s, strength=2, movement=2)
    s.active = th.CAVERN
    spores(s, th.KNIGHT)
    go(s)
    assert (s.knight.grit, asked(s), texts(s)) == (7, "knight", ["return movement", "return strength"])
    say(s, "return movement")
    assert (s.cubes_owned(), s.knight.cut, s.active) == (3, False, th.CAVERN)
    assert s.knight.grit_cubes == 30


@pytest.mark.rule("VC-K25", "VC-B55", "VC-B17")
@pytest.mark.parametrize(("given", "enters"), [("strength", True), ("perception", False)])
def test_vs020_a_cube_given_from_strength_weakens_her_at_once(given: str, enters: bool):
    s = bare(table("kgdct", "goblins", {(1, 0): "ambush"}))
    s.knight.grit = 6
    placed(s, strength=2, perception=1)
    tribes(s, eye=(3, None), bones=(3, (1, 0)))
    s.goblins.rage = 2
    secrets(s, "hex")
    acts(s)
    say(s, "secret hex", "hex knight")
    assert (s.knight.grit, asked(s)) == (3, "knight")
    say(s, f"return {given}", "activate bones")
    assert ("walk 0,0" in texts(s)) == enters


@pytest.mark.rule("VC-K03", "VC-K25", "VC-E07")
def test_vs021_with_two_cubes_left_the_grit_space_stays_empty():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"}))
    s.knight.grit, s.knight.grit_cubes, s.knight.discarded = 6, 30, 1
    s.map.flame = at((1, 0))
    go(s)
    say(s, "place strength", "place strength", "move 1,0")
    assert (s.knight.grit, s.knight.grit_cubes, s.knight_strength(), s.knight.cut) == (1, 30, 3, False)
    gain_grit(s, 4)
    assert (s.knight.grit, s.cubes_owned()) == (5, 2)
    resolve_event(s, th.EVENTS.index("cave_bread"))
    assert (s.knight.discarded, s.cubes_owned()) == (0, 3)


@pytest.mark.rule("VC-K25", "VC-K28")
def test_vs022_a_cube_passed_on_the_way_up_is_taken():
    s = table("kgdct", "knight")
    s.knight.grit, s.knight.hand = 4, [th.ADVENTUROUS]
    go(s)
    s.knight.met_at = [1, 2, 3]
    s.ask_anew(s.seat)
    say(s, "quest adventurous")
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (10, 3, 30)


@pytest.mark.rule("VC-K28", "VC-K25", "VC-K05")
def test_vs024_the_cube_of_a_sidequest_prolongs_her_turn():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye ambush"}))
    s.knight.grit, s.knight.hand, s.knight.quests = 3, [th.INTREPID], [th.SWIFT]
    s.revealed = 9
    go(s)
    say(s, "place movement", "place strength", "move 1,0")
    settle(s)
    assert s.knight.grit == 4
    assert not starts(s, "move")
    say(s, "quest intrepid")
    assert (s.knight.grit, s.knight.pool, s.knight.hand) == (7, 1, [th.SWIFT])
    say(s, "place perception", "move 0,0")
    assert s.knight.at == at((0, 0))


@pytest.mark.rule("VC-K28")
def test_vs025_sidequests_wait_for_her_own_turn():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "dark eye"})
    s.knight.hand, s.revealed = [th.INTREPID], 9
    s.dragon.at, s.dragon.hand = at((1, 0)), [0, 1, 1]
    go(s)
    say(s, "power burn", "pay flame wing", "burn 2,0")
    settle(s)
    assert (s.revealed, asked(s), kind(s)) == (10, "dragon", "dragon")
    s.pending, s.agenda = [], [StartTurn(th.KNIGHT)]
    go(s)
    assert "quest intrepid" in texts(s)


@pytest.mark.rule("VC-K28", "VC-G11")
def test_vs026_a_magic_bow_kill_is_no_attack():
    s = bare(table("kgdct", "knight", LINE))
    cubes(s, 6)
    s.knight.hand = [th.DARING]
    treasure(s, "enchanted_bow", 1)
    s.thief.at = at((3, 0))
    go(s)
    say(s, "place enchanted_bow", "place perception", "place perception", "place perception", "magic thief")
    assert s.thief.at == OFF
    assert "quest daring" not in texts(s)


@pytest.mark.rule("VC-K28", "VC-K12")
def test_vs026_a_tribe_that_ambushes_is_not_attacked_by_her():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye ambush"}))
    s.knight.hand = [th.DARING]
    tribes(s, fangs=(3, None))
    monster(s, "ogre", 0)
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    say(s, "ready", "ambush fangs")
    assert (kind(s), s.goblins.slots[0]) == ("knight", -1)
    assert "quest daring" not in texts(s)


@pytest.mark.rule("VC-K28", "VC-D05")
def test_vs027_her_blow_at_a_dragon_who_walks_into_her_is_no_daring_deed():
    s = bare(table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"}))
    s.knight.at, s.dragon.at, s.knight.hand = at((2, 0)), at((1, 0)), [th.DARING]
    placed(s, strength=3)
    surfaced(s, 8)
    go(s)
    say(s, "move 2,0")
    assert (s.armor(), s.dragon.health) == (3, 4)
    s.pending, s.agenda = [], [StartTurn(th.KNIGHT)]
    go(s)
    assert (kind(s), "quest daring" in texts(s)) == ("knight", False)


@pytest.mark.rule("VC-K28", "VC-G10")
def test_vs028_no_sidequest_is_drawn_from_an_empty_deck():
    s = table("kgdct", "knight")
    s.knight.hand, s.knight.quests, s.revealed = [th.INTREPID, th.SWIFT], [], 10
    go(s)
    say(s, "quest intrepid")
    assert (s.knight.grit, s.knight.hand, s.knight.quests) == (3, [th.SWIFT], [])
