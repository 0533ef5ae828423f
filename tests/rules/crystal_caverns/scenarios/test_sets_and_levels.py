"""Scenarios: how role sets are laid out, what a person alone does at the end of a turn, and the levels."""

import pytest

from cavern_scenes import settle
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    ends,
    go,
    kind,
    mark,
    marked,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    treasure,
    tribes,
    until,
)
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.crossing import Stash, free_upgrades, wake_cube
from undercroft.games.crystal_caverns.rules.conflict.harm import lose_health
from undercroft.games.crystal_caverns.rules.effects.omens import OmenTarget, perform, spores, usable
from undercroft.games.crystal_caverns.rules.tiles.collapse import removable
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.rules.tiles.tiles import crystal_falls

ARMS = ((0, -1), (1, 0), (0, 1), (-1, 0))


# The lay-out.
@pytest.mark.rule("VC-G04", "VC-G05")
@pytest.mark.parametrize(
    ("roles", "stack", "hand"), [("kgdct", 44, 3), ("kgdc", 38, 3), ("kgdt", 47, 0), ("kd", 41, 0)]
)
def test_the_stack_with_and_without_cavern_and_thief(roles: str, stack: int, hand: int):
    s = GAME.new(len(roles), {"roles": roles}, 4)
    assert (len(s.stack), len(s.cavern.hand)) == (stack, hand)
    assert sorted(s.map.dark_cells()) == sorted(at(spot) for spot in ARMS)


@pytest.mark.rule("VC-G04")
def test_the_four_first_tiles_hide_neither_crystal_nor_vault():
    for seed in range(12):
        s = GAME.new(5, {"roles": "kgdct"}, seed)
        kinds = {s.cards.kinds[tile_at(s, spot)] for spot in ARMS}
        assert not kinds & {th.CRYSTAL, th.VAULT}


@pytest.mark.rule("VC-G02")
@pytest.mark.parametrize(
    ("roles", "first"), [("gdct", "goblins"), ("dct", "dragon"), ("ct", "cavern"), ("kt", "knight"), ("t", "thief")]
)
def test_the_lowest_number_in_play_begins(roles: str, first: str):
    assert asked(GAME.new(len(roles), {"roles": roles}, 2)) == first


@pytest.mark.rule("VC-G02")
def test_after_the_knight_comes_the_thief_where_nobody_is_between():
    s = table("kt", "knight")
    go(s)
    say(s, "end turn")
    until(s, "assign")
    assert asked(s) == "thief"


@pytest.mark.rule("VC-G08", "VC-G05")
def test_without_a_knight_the_dragon_comes_onto_the_entrance():
    s = GAME.new(2, {"roles": "dc"}, 5)
    assert (asked(s), s.dragon.at, s.dragon.surfaced) == ("dragon", at((0, 0)), False)


@pytest.mark.rule("VC-G05", "VC-D02")
def test_with_two_hunger_cubes_awake_he_still_begins_with_three_cards():
    s = GAME.new(2, {"roles": "dc"}, 5)
    assert (sum(s.dragon.hand), s.dragon.wake, s.dragon.locked, s.dragon.tracks) == (3, 2, 2, [4, 2, 4, 1, 1])


@pytest.mark.rule("VC-V05", "VC-C13")
def test_spores_cannot_put_the_locked_cubes_back():
    s = table("dc", "cavern", agenda=[OmenTarget(th.SPORES)])
    assert s.dragon.wake == s.dragon.locked == 2
    go(s)
    say(s, "spores dragon")
    assert (s.pending, s.dragon.wake, s.dragon.tracks[th.HUNGER]) == ([], 2, 2)


@pytest.mark.rule("VC-V05", "VC-D14")
def test_slither_feeds_the_empty_places_of_hunger():
    s = table("kd", "dragon", {(1, 0): "ambush"})
    s.dragon.hand = [1, 1, 0]
    go(s)
    say(s, "power slither")
    if kind(s) == "pay":
        s.choose(s.options[0])
    assert set(texts(s)) == {"from greed", "from pride_event", "from pride_still", "from pride_gem"}
    say(s, "from pride_still")
    assert texts(s) == ["into hunger"], "every other track is full"
    say(s, "into hunger")
    assert (s.dragon.tracks, s.dragon.wake) == ([4, 3, 4, 0, 1], 2)


@pytest.mark.rule("VC-G06", "VC-V32")
def test_without_a_knight_there_are_no_cards_of_hers():
    s = GAME.new(4, {"roles": "gdct"}, 5)
    assert (s.events_left(), s.treasure_pool, s.knight.quests, s.knight.hand) == (0, [], [], [])
    assert s.supply == 12


@pytest.mark.rule("VC-C04", "VC-V01")
@pytest.mark.parametrize(("roles", "optional"), [("dct", True), ("ct", True), ("gdct", False), ("kdct", False)])
def test_where_the_cavern_may_keep_its_treasure(roles: str, optional: bool):
    s = table(roles, "cavern")
    go(s)
    for _ in range(20):
        if kind(s) == "place_treasure":
            break
        wanted = starts(s, "place treasure")
        s.choose_text(wanted[0]) if wanted else s.choose(s.options[-1])
    assert kind(s) == "place_treasure"
    assert ("no" in texts(s)) == optional


@pytest.mark.rule("VC-V31")
def test_common_tiles_left_out_are_never_crystals():
    for seed in range(8):
        s = GAME.new(4, {"roles": "kgdc", "remove_tiles": "4"}, seed)
        gone = [s.cards.kinds[tile] for tile in s.removed if s.cards.kinds[tile] != th.VAULT]
        assert (len(gone), th.CRYSTAL in gone) == (4, False)


@pytest.mark.rule("VC-V31", "VC-X07")
def test_one_tile_falls_a_turn_among_four_who_agreed_on_it():
    s = table("kgdt", "thief", {(x, 0): "ambush" for x in range(1, 6)}, entrance=False, collapse_one="yes")
    s.removed, s.stack = s.removed + s.stack, []
    go(s)
    say(s, "stats 2 3 4", "end turn")
    assert (asked(s), s.map.cells()) == ("knight", [at((x, 0)) for x in range(5)])


# Without a Cavern.
@pytest.mark.rule("VC-X07", "VC-M08")
def test_each_of_them_places_a_tile_where_he_likes():
    s = table("kgt", "thief", {(1, 0): "ambush"})
    go(s)
    say(s, "stats 2 3 4", "end turn")
    assert (kind(s), asked(s)) == ("end_tile", "thief")
    assert "place tile 2,0" in texts(s)
    assert "place tile 1,0" not in texts(s)
    left = len(s.stack)
    say(s, "place tile 2,0")
    assert (len(s.stack), asked(s)) == (left - 1, "knight")
    assert s.map.dark(at((2, 0)))


@pytest.mark.rule("VC-X07", "VC-X01")
def test_the_last_tile_of_the_stack_is_placed_and_the_next_player_takes_three():
    s = table("kgt", "knight", {(1, 0): "ambush", (0, 1): "ambush", (2, 0): "ambush"})
    s.removed, s.stack = s.removed + s.stack[1:], s.stack[:1]
    go(s)
    say(s, "end turn")
    assert kind(s) == "end_tile"
    s.choose(s.options[0])
    count = len(s.map.cells())
    assert s.stack == []
    until(s, "remove")
    assert (asked(s), s.collapse) == ("goblins", True)
    while kind(s) == "remove" and asked(s) == "goblins":
        s.choose(s.options[0])
    assert len(s.map.cells()) == count - 3


@pytest.mark.rule("VC-X07", "VC-W07", "VC-X05")
def test_the_fifth_crystal_tile_ends_it_for_all_where_no_cavern_plays():
    s = table("kgt", "thief", {(1, 0): "dark eye crystal", (0, 1): "ambush", (0, 2): "ambush"}, entrance=False)
    s.removed, s.stack = s.removed + s.stack, []
    s.fallen = 4
    go(s)
    say(s, "stats 2 3 4", "end turn", "remove 1,0")
    assert s.result is not None
    assert s.result.winners == []
    assert s.map.grid[at((0, 2))]


@pytest.mark.rule("VC-V03", "VC-X07")
def test_with_past_plunder_the_tile_comes_before_the_treasure():
    s = table("kg", "goblins", {(1, 0): "ambush"}, agenda=[rounds.EndTurn(th.GOBLINS)])
    go(s)
    assert (kind(s), asked(s)) == ("end_tile", "goblins")
    say(s, "place tile 2,0")
    assert (kind(s), asked(s)) == ("plunder_card", "goblins")
    assert "plunder 2,0" in texts(s), "on the tile just placed"


@pytest.mark.rule("VC-V03", "VC-G01")
def test_past_plunder_places_nothing_from_an_empty_supply():
    s = table("kg", "goblins", {(1, 0): "ambush"}, agenda=[rounds.EndTurn(th.GOBLINS)])
    s.supply, s.map.treasures = 0, [at((0, 1))] * 10
    go(s)
    say(s, "place tile 2,0")
    assert kind(s) != "plunder_card"
    assert len(s.map.treasures) == 10


# Alone.
@pytest.mark.rule("VC-V20", "VC-T01")
def test_the_thief_alone_places_as_many_tiles_as_he_may_walk():
    s = table("t", "thief", {(1, 0): "ambush"})
    s.thief.upgrades = s.thief.taken = 1 << th.PLUS_MOVEMENT
    go(s)
    before = len(s.map.cells())
    say(s, "stats 3 2 4", "end turn")
    while kind(s) == "end_tile":
        s.choose(s.options[0])
    assert len(s.map.cells()) == before + 4


@pytest.mark.rule("VC-V20", "VC-X03")
def test_the_thief_alone_takes_as_many_tiles_in_the_collapse():
    s = table("t", "thief", {(x, 0): "ambush" for x in range(1, 9)}, entrance=False)
    s.removed, s.stack = s.removed + s.stack, []
    go(s)
    say(s, "stats 2 4 3", "end turn")
    while kind(s) == "remove":
        s.choose(s.options[0])
    assert len(s.map.cells()) == 7


@pytest.mark.rule("VC-V20", "VC-X01")
def test_alone_fewer_tiles_than_asked_are_placed_when_the_stack_runs_out():
    s = table("t", "thief", {(1, 0): "ambush"})
    s.removed, s.stack = s.removed + s.stack[2:], s.stack[:2]
    go(s)
    before = len(s.map.cells())
    say(s, "stats 4 2 3", "end turn")
    while kind(s) == "end_tile":
        s.choose(s.options[0])
    assert (len(s.map.cells()), s.stack) == (before + 2, [])


@pytest.mark.rule("VC-V20", "VC-D02")
def test_the_dragon_alone_places_by_his_spirit():
    s = table("d", "dragon", {(1, 0): "ambush"})
    go(s)
    before, spirit = len(s.map.cells()), s.spirit()
    say(s, "move 1,0")
    while asked(s) == "dragon" and kind(s) != "end_tile":
        s.choose(s.options[-1])
    number = 0
    while kind(s) == "end_tile":
        s.choose(s.options[0])
        number += 1
    assert (number, len(s.map.cells())) == (spirit, before + spirit)


@pytest.mark.rule("VC-V20", "VC-V21")
def test_goblins_without_a_goblin_place_by_the_crystal_tiles_alone():
    s = table("g", None)
    assert rounds.alone_number(s, th.GOBLINS) == 0
    s.crystals_seen = 2
    assert rounds.alone_number(s, th.GOBLINS) == 2
    s.goblins.pop = [1, 4, 0]
    assert rounds.alone_number(s, th.GOBLINS) == 4


@pytest.mark.rule("VC-V20", "VC-K03")
def test_cubes_on_the_entrance_or_discarded_are_not_hers_when_she_counts_tiles():
    s = table("k", None)
    cubes(s, 5)
    s.knight.pool, s.knight.placed[th.STRENGTH_SLOT], s.knight.discarded = 2, 2, 1
    assert rounds.alone_number(s, th.KNIGHT) == 4


@pytest.mark.rule("VC-V21", "VC-W08")
def test_the_knight_alone_loses_when_she_is_killed():
    s = table("k", "knight", agenda=[])
    s.knight.health = 1
    ends(s, lose_health, 1)
    assert s.result is not None
    assert s.result.winners == []


@pytest.mark.rule("VC-W08", "VC-V07")
@pytest.mark.parametrize(("roles", "winner"), [("kd", "dragon"), ("kdt", "dragon"), ("kct", "cavern"), ("kt", "thief")])
def test_who_wins_by_her_death_where_no_goblins_play(roles: str, winner: str):
    s = table(roles, "knight", agenda=[])
    s.knight.health = 1
    ends(s, lose_health, 1)
    assert s.result is not None
    assert s.result.ending == winner


@pytest.mark.rule("VC-W11", "VC-C13", "VC-C10")
def test_a_killed_knight_is_no_target_of_the_cavern():
    s = table("kdc", "cavern", {(1, 0): "ambush"}, agenda=[])
    s.knight.health, s.active = 1, th.KNIGHT
    lose_health(s, 1)
    assert s.knight.at == OFF
    assert s.result is None
    s.active, s.agenda, s.pending = th.CAVERN, [OmenTarget(th.SPORES)], []
    go(s)
    assert texts(s) == ["spores dragon"]
    assert not usable(s, th.BATS)


# Levels.
@pytest.mark.rule("VC-V30", "VC-K22")
def test_a_lady_needs_strength_four_for_a_crystal():
    s = table("kgct", "knight", {(1, 0): "crystal"}, knight="expert")
    mark(s, (1, 0))
    cubes(s, 6)
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place strength", "place strength")
    assert "encounter" not in texts(s)
    say(s, "place strength", "encounter")
    assert "attack crystal" in texts(s)
    say(s, "attack crystal")
    assert (s.knight.crystals, s.knight.grit) == (1, 2)


@pytest.mark.rule("VC-V30", "VC-W02")
def test_a_squire_leaves_with_four_crystals():
    s = table("kgct", "knight", {(1, 0): "ambush"}, knight="easy")
    s.knight.at, s.knight.crystals = at((1, 0)), 4
    go(s)
    say(s, "move 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-V30", "VC-K29")
def test_against_a_miscreant_she_never_has_more_than_five_health():
    s = table("kgdct", "knight", {(1, 0): "ambush"}, goblins="easiest")
    assert s.knight.health == 5
    s.knight.health = 4
    cubes(s, 3)
    treasure(s, "potion_kit", 1)
    go(s)
    say(s, "place potion_kit", "potion")
    assert s.knight.health == 5


@pytest.mark.rule("VC-V30", "VC-D32")
def test_a_hatchling_wakes_with_the_seventh_cube():
    s = table("kgdct", "dragon", dragon="easiest", agenda=[])
    s.dragon.wake, s.dragon.tracks = 5, [2, 2, 3, 1, 1]
    wake_cube(s, th.GREED)
    assert not s.dragon.awake
    wake_cube(s, th.HUNGER)
    assert (s.dragon.wake, s.dragon.awake) == (7, True)


@pytest.mark.rule("VC-V30", "VC-T36")
def test_a_footpad_wins_with_his_fourth_token():
    s = table("kgdct", "thief", agenda=[Stash()], thief="easiest")
    s.thief.carried, s.thief.stash, s.supply = 1, 3, 8
    go(s)
    s.choose(s.options[0])
    assert s.result is not None
    assert s.result.ending == "thief"


@pytest.mark.rule("VC-V30", "VC-T31", "VC-C13")
def test_an_invader_who_loses_an_upgrade_has_still_paid_his_two_plain_tokens():
    s = table("kgdct", "thief", agenda=[Stash()], thief="expert")
    s.thief.carried, s.supply = 3, 9
    go(s)
    assert (s.stashed(), s.thief.upgrades, kind(s)) == (2, 0, "upgrade")
    say(s, "upgrade plus_stealth")
    spores(s, th.THIEF)
    go(s)
    say(s, "lose plus_stealth")
    assert (s.stashed(), s.thief.upgrades) == (3, 0)
    s.thief.carried, s.supply, s.agenda, s.pending = 1, 8, [Stash()], []
    go(s)
    assert kind(s) == "upgrade", "the fourth token is no plain one"
    assert th.PLUS_MOVEMENT in free_upgrades(s)


@pytest.mark.rule("VC-V30", "VC-W05", "VC-C14")
def test_in_a_great_cave_five_crystal_tiles_are_not_enough_while_tokens_remain():
    s = table("kgdct", "cavern", cavern="hard")
    assert s.cavern.hatred_tokens == 4
    for _ in range(6):
        crystal_falls(s)
    assert (s.result, s.fallen) == (None, 6)


@pytest.mark.rule("VC-V30", "VC-C14", "VC-W05")
def test_in_a_great_cave_the_last_token_alone_wins_nothing():
    s = table("kgdct", "cavern", cavern="hard", agenda=[])
    s.cavern.hatred_tokens, s.fallen = 1, 4
    perform(s, th.HATRED)
    go(s)
    say(s, "hatred token")
    assert (s.cavern.hatred_tokens, s.result) == (0, None)
    ends(s, crystal_falls)
    assert s.result is not None
    assert s.result.ending == "cavern"


@pytest.mark.rule("VC-V30", "VC-C14")
def test_at_the_standard_level_hatred_takes_no_token():
    s = table("kgdct", "cavern", agenda=[])
    perform(s, th.HATRED)
    go(s)
    assert "hatred token" not in texts(s)


@pytest.mark.rule("VC-V30", "VC-B23")
def test_without_a_knight_the_goblins_smash_by_her_level():
    s = table("gct", None, {(1, 0): "crystal"}, goblins="easiest")
    mark(s, (1, 0))
    tribes(s, bones=(2, (1, 0)), eye=(2, (1, 0)))
    s.goblins.rage, s.goblins.crystals = 2, 3
    acts(s)
    say(s, "activate bones", "strike crystal", "activate eye", "strike crystal")
    assert s.result is not None
    assert (s.result.ending, s.goblins.crystals) == ("goblins", 4)


@pytest.mark.rule("VC-V30", "VC-B23")
def test_with_a_knight_the_goblins_level_changes_no_crystal():
    s = table("kgct", None, {(1, 0): "crystal"}, goblins="easiest")
    mark(s, (1, 0))
    tribes(s, bones=(2, (1, 0)), eye=(2, (1, 0)))
    s.goblins.rage = 2
    acts(s)
    say(s, "activate bones")
    assert "strike crystal" not in texts(s)
    assert marked(s, (1, 0))


@pytest.mark.rule("VC-G03", "VC-V01", "VC-V02")
def test_two_flares_in_one_game_are_each_their_owners():
    s = table("kct", "knight", {(1, 0): "dark eye"})
    go(s)
    assert "flare" in texts(s)
    t = table("kct", "thief", {(1, 0): "dark eye"})
    t.thief.at = at((1, 0))
    go(t)
    say(t, "stats 2 3 4")
    roll(t, "center")
    say(t, "flare")
    t.chance.script = None
    settle(t)
    assert (t.knight.grit, t.thief.cubes, t.map.lit(at((1, 0)))) == (0, 3, True)


@pytest.mark.rule("VC-X03", "VC-V20")
def test_with_a_cavern_no_preference_among_dark_and_lit_tiles():
    s = table("ct", "cavern", {(1, 0): "ambush", (0, 1): "dark eye"}, entrance=False)
    s.collapse = True
    assert {s.map.where[tile] for tile in removable(s)} == {at((1, 0)), at((0, 1))}


@pytest.mark.rule("VC-C04", "VC-V01")
def test_a_cavern_that_keeps_its_treasure_may_place_one_with_an_omen():
    s = table("ct", "cavern", agenda=[PlaceTreasure(True)])
    go(s)
    say(s, "no")
    assert s.map.treasures == []
    s.agenda, s.pending = [], []
    perform(s, th.PLUNDER)
    go(s)
    assert "no" not in texts(s)
    say(s, "treasure 1,0")
    assert s.map.treasures == [at((1, 0))]
