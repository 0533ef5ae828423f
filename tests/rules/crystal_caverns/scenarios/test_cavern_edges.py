"""Scenarios: the Cavern's Omens, tiles, walls and Treasures at their edges."""

import pytest

from cavern_scenes import settle, top_events
from crystal import (
    OFF,
    asked,
    at,
    cubes,
    go,
    kind,
    lit,
    mark,
    marked,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    tribes,
)
from undercroft.games.crystal_caverns.rules.effects.omens import perform, usable
from undercroft.games.crystal_caverns.rules.roles.cavern import collect
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
HALL: Tiles = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush", (4, 0): "ambush"}


def omen(s: Caverns, which: int) -> Caverns:
    s.agenda, s.pending = [], []
    perform(s, which)
    return go(s)


def depths(tiles: Tiles | None = None, roles: str = "kgdct", omens: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> Caverns:
    """The Cavern's turn with these Omen tokens: bat, boulder, quartz, mushroom, trail, chasm."""
    s = table(roles, "cavern", tiles or HALL)
    s.cavern.omens = list(omens)
    return go(s)


def hold(s: Caverns, *kinds: int) -> None:
    """Give the Cavern a hand of tiles of these kinds."""
    s.stack += s.cavern.hand
    s.cavern.hand = []
    for tile_kind in kinds:
        tile = next(t for t in s.stack if s.cards.kinds[t] == tile_kind)
        s.stack.remove(tile)
        s.cavern.hand.append(tile)


# Omen tokens.
@pytest.mark.rule("VC-C01", "VC-G01")
def test_the_bag_may_run_out_of_omens():
    s = table("kgdct", "cavern", HALL, agenda=[])
    s.cavern.omens = [6, 6, 6, 6, 6, 5]
    s.map.treasures, s.supply = [at((x, 0)) for x in (1, 2, 3, 4)], 8
    collect(s)
    assert s.cavern.omens == [6] * 6


@pytest.mark.rule("VC-C02")
def test_kept_omens_are_still_there_next_turn_and_new_ones_join_them():
    s = depths(omens=(2, 0, 0, 0, 0, 1))
    say(s, "collect omens")
    assert sum(s.cavern.omens) == 4
    assert (s.cavern.omens[0] >= 2, s.cavern.omens[5] >= 1) == (True, True)


@pytest.mark.rule("VC-C02", "VC-C14")
def test_hatred_grows_dearer_within_the_turn_and_stays_at_three():
    s = depths(omens=(0, 0, 0, 6, 6, 0))
    for number, left in enumerate((11, 9, 6, 3)):
        say(s, "omen hatred")
        if kind(s) == "pay":
            s.choose(s.options[0])
        while kind(s) in ("shape", "put_tile"):
            s.choose(s.options[0])
        assert sum(s.cavern.omens) == left, number


@pytest.mark.rule("VC-C02", "VC-C12")
def test_past_plunder_needs_all_its_tokens_of_the_right_kind():
    s = depths(omens=(6, 1, 0, 0, 6, 6))
    say(s, "omen past_plunder")
    if kind(s) == "pay":
        s.choose(s.options[0])
    s.choose(s.options[0])
    assert "omen past_plunder" not in texts(s)
    assert "omen giant_bats" in texts(s)


@pytest.mark.rule("VC-C13")
def test_spores_name_those_who_play_and_never_the_cavern():
    s = table("kdct", "cavern", agenda=[])
    omen(s, th.SPORES)
    assert set(texts(s)) == {"spores knight", "spores dragon", "spores thief"}


@pytest.mark.rule("VC-C13", "VC-K26", "VC-K25")
def test_her_shield_holds_against_spores():
    s = table("kgdct", "cavern", agenda=[])
    cubes(s, 3)
    s.knight.pool, s.knight.placed[th.SHIELD_SLOT], s.knight.grit = 2, 1, 8
    omen(s, th.SPORES)
    say(s, "spores knight")
    assert s.knight.grit == 7


@pytest.mark.rule("VC-C13", "VC-B40")
def test_spores_shrink_a_tribe_on_the_board_without_moving_it():
    s = table("kgdct", "cavern", HALL, agenda=[])
    tribes(s, fangs=(4, None), eye=(3, (1, 0)))
    s.goblins.rage = 3
    omen(s, th.SPORES)
    say(s, "spores goblins")
    assert (asked(s), set(texts(s))) == ("goblins", {"sleep fangs", "sleep eye"})
    say(s, "sleep eye")
    assert (s.goblins.pop, s.goblins.at[2], s.goblins.rage) == ([4, 0, 1], at((1, 0)), 3)


# Giant Bats.
@pytest.mark.rule("VC-C10", "VC-F03")
def test_bats_carry_a_tribe_over_lit_tiles_without_a_loss():
    s = table("kgdct", "cavern", HALL, agenda=[])
    s.dragon.at = s.thief.at = OFF
    tribes(s, bones=(2, (4, 0)))
    omen(s, th.BATS)
    say(s, "bats on bones", "push 3,0", "push 2,0", "push 1,0")
    assert (s.goblins.at[1], s.goblins.pop[1]) == (at((1, 0)), 2)


@pytest.mark.rule("VC-C10", "VC-F03", "VC-F02")
def test_bats_bring_no_tribe_onto_her_tile():
    s = table("kgdct", "cavern", HALL, agenda=[])
    s.dragon.at = s.thief.at = OFF
    s.knight.at = at((2, 0))
    tribes(s, bones=(2, (1, 0)))
    omen(s, th.BATS)
    say(s, "bats on bones")
    assert "push 2,0" not in texts(s)
    assert "push 0,0" in texts(s)


@pytest.mark.rule("VC-C10", "VC-F03")
def test_bats_carry_a_tribe_into_the_dark_but_not_her():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"}, agenda=[])
    s.dragon.at = s.thief.at = OFF
    s.knight.at = at((1, 0))
    omen(s, th.BATS)
    say(s, "bats on knight")
    assert "push 2,0" not in texts(s)
    assert "push 0,0" in texts(s)
    t = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"}, agenda=[])
    tribes(t, bones=(2, (1, 0)))
    omen(t, th.BATS)
    say(t, "bats on bones")
    assert "push 2,0" in texts(t)


@pytest.mark.rule("VC-C10", "VC-F05")
def test_a_treasure_is_carried_no_further_than_three_tiles():
    s = table("kgdct", "cavern", {**HALL, (-1, 0): "ambush"}, agenda=[])
    s.map.treasures, s.supply = [at((4, 0))], 11
    s.knight.at = s.dragon.at = s.thief.at = at((0, 1))
    omen(s, th.BATS)
    say(s, "bats 4,0")
    assert {"to 3,0", "to 2,0", "to 1,0"} <= set(texts(s))
    assert "to 0,0" not in texts(s)


# Rockslides.
@pytest.mark.rule("VC-C11", "VC-M16")
def test_no_rockslide_where_a_wall_is():
    s = table("kgdct", "cavern", {(1, 0): "ambush W", (2, 0): "event"}, agenda=[])
    omen(s, th.ROCKSLIDE)
    assert "rock 1,0 E" not in texts(s)
    assert "rock 2,0 W" not in texts(s)
    assert "rock 0,0 E" in texts(s)


@pytest.mark.rule("VC-C11", "VC-M16")
def test_no_rockslide_towards_an_empty_space():
    s = table("kgdct", "cavern", {(1, 0): "ambush NESW"}, agenda=[])
    omen(s, th.ROCKSLIDE)
    assert not {"rock 1,0 N", "rock 1,0 E", "rock 1,0 S"} & set(texts(s))


@pytest.mark.rule("VC-C11", "VC-M15")
def test_a_rockslide_on_a_bombed_wall_takes_the_bomb_from_the_game():
    s = table("kgdct", "cavern", {(1, 0): "ambush W", (2, 0): "event EW", (3, 0): "event"}, agenda=[])
    s.map.bombs, s.knight.bombs = [tile_at(s, (1, 0)) * 4 + 1], 2
    assert not s.map.wall(at((1, 0)), 1)
    omen(s, th.ROCKSLIDE)
    say(s, "rock 1,0 E")
    assert s.map.wall(at((1, 0)), 1)
    assert (s.map.bombs, s.knight.bombs, s.knight.bombs_gone) == ([], 2, 1)


@pytest.mark.rule("VC-C11", "VC-C15", "VC-M16")
def test_a_rockslide_of_a_turned_tile_may_be_laid_again():
    s = table("kgdct", "cavern", {(1, 0): "event EW", (2, 0): "ambush", (3, 0): "ambush"}, agenda=[])
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1, 0 * 4 + 0, 0 * 4 + 2]
    omen(s, th.CURSE)
    say(s, "rotate 1,0")
    settle(s, "rotate")
    assert s.map.rocks == [0, 2]
    omen(s, th.ROCKSLIDE)
    assert starts(s, "lift") == []
    assert starts(s, "rock")


# The Crystal Curse.
@pytest.mark.rule("VC-C15")
def test_dark_tiles_and_the_entrance_are_not_turned():
    s = table("kgdct", "cavern", {(1, 0): "event EW", (2, 0): "dark eye"}, agenda=[])
    omen(s, th.CURSE)
    assert starts(s, "rotate") == ["rotate 1,0"]


@pytest.mark.rule("VC-C15", "VC-K13")
def test_no_event_comes_back_once_the_deck_is_empty():
    s = table("kgdct", "cavern", {(1, 0): "event EW", (2, 0): "ambush"}, agenda=[])
    top_events(s, last=True)
    assert s.events_left() == 0
    omen(s, th.CURSE)
    assert set(texts(s)) == {"rotate 1,0", "rotate 2,0"}


@pytest.mark.rule("VC-C15", "VC-G06")
def test_without_a_knight_the_curse_only_turns_tiles():
    s = table("gdct", "cavern", {(1, 0): "event EW", (2, 0): "ambush"}, agenda=[])
    omen(s, th.CURSE)
    assert set(texts(s)) == {"rotate 1,0", "rotate 2,0"}


@pytest.mark.rule("VC-C15")
def test_without_knight_and_lit_tile_the_curse_is_not_offered():
    s = table("gdct", "cavern", agenda=[])
    assert not usable(s, th.CURSE)


@pytest.mark.rule("VC-C15", "VC-T35")
def test_a_tile_turned_under_the_thief_shuts_him_in_and_leaves_him_his_loot():
    s = table("kgdct", "cavern", {(1, 0): "event EW", (2, 0): "ambush", (1, 1): "dark eye"}, agenda=[])
    s.thief.at, s.thief.carried, s.supply = at((1, 0)), 2, 10
    omen(s, th.CURSE)
    say(s, "rotate 1,0")
    settle(s, "rotate")
    assert (s.thief.at, s.thief.carried) == (at((1, 0)), 2)
    assert s.map.wall(at((1, 0)), 1)
    assert s.map.dark(at((1, -1))), "the newly open side is filled"


# Tiles.
@pytest.mark.rule("VC-C05", "VC-C03")
def test_with_an_empty_stack_the_hand_shrinks():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"})
    hold(s, th.EVENT, th.AMBUSH, th.AMBUSH)
    s.removed, s.stack = s.removed + s.stack, []
    go(s)
    while kind(s) == "cavern":
        s.choose(s.options[-1])
    say(s, "place tile 3,0")
    if kind(s) == "put_tile":
        s.choose(s.options[0])
    assert (len(s.cavern.hand), s.collapse) == (2, False)


@pytest.mark.rule("VC-C04", "VC-C03")
def test_the_treasure_may_lie_on_the_tile_just_placed():
    s = depths({(1, 0): "ambush", (2, 0): "dark eye"})
    hold(s, th.EVENT, th.AMBUSH, th.AMBUSH)
    while kind(s) == "cavern":
        s.choose(s.options[-1])
    say(s, "place tile 3,0")
    if kind(s) == "put_tile":
        s.choose(s.options[0])
    while kind(s) == "cavern":
        s.choose(s.options[-1])
    assert "treasure 3,0" in texts(s)


@pytest.mark.rule("VC-C06", "VC-C03")
def test_of_two_crystal_tiles_she_chooses_and_the_second_waits():
    s = depths({(1, 0): "ambush", (2, 0): "dark eye"})
    hold(s, th.CRYSTAL, th.CRYSTAL, th.EVENT)
    while kind(s) == "cavern":
        s.choose(s.options[-1])
    say(s, "place tile 3,0")
    assert kind(s) == "put_tile"
    assert len(texts(s)) == 2
    s.choose(s.options[0])
    assert sum(1 for tile in s.cavern.hand if s.cards.kinds[tile] == th.CRYSTAL) >= 1


@pytest.mark.rule("VC-C04", "VC-T30", "VC-G01")
def test_with_every_token_in_use_no_treasure_comes():
    s = table("kgdct", "cavern", agenda=[PlaceTreasure(False)])
    s.thief.carried, s.thief.upgrades, s.supply, s.dragon.kept = 4, 63, 0, 2
    go(s)
    assert (s.pending, s.map.treasures) == ([], [])


@pytest.mark.rule("VC-C04")
def test_a_gem_does_not_keep_a_treasure_away():
    s = table("kgdct", "cavern", agenda=[PlaceTreasure(False)])
    s.map.gems[2] = at((1, 0))
    go(s)
    assert "treasure 1,0" in texts(s)


# Events.
@pytest.mark.rule("VC-K13", "VC-C07")
def test_with_two_event_cards_left_it_chooses_of_two():
    s = table("kgdct", "knight", {(1, 0): "event NESW", (2, 0): "ambush"})
    top_events(s, "rats", "light", last=True)
    mark(s, (1, 0))
    go(s)
    say(s, "move 1,0")
    while asked(s) == "knight":
        s.choose(s.options[-1])
    assert (asked(s), len(texts(s))) == ("cavern", 2)


@pytest.mark.rule("VC-E03", "VC-C01", "VC-G01")
def test_deep_and_dark_takes_no_more_than_the_bag_holds():
    s = table("kgdct", "knight", {(1, 0): "event NESW", (2, 0): "ambush"})
    top_events(s, "deep_and_dark", last=True)
    mark(s, (1, 0))
    s.cavern.omens = [6, 6, 6, 6, 6, 5]
    go(s)
    say(s, "move 1,0")
    while kind(s) != "knight":
        s.choose(s.options[-1])
    assert s.cavern.omens == [6] * 6
    assert not marked(s, (1, 0))


@pytest.mark.rule("VC-E03", "VC-C17", "VC-K23")
def test_deep_and_dark_without_a_cavern_offers_her_a_treasure_card():
    s = table("kgd", "knight", {(1, 0): "event NESW", (2, 0): "ambush"})
    top_events(s, "deep_and_dark", last=True)
    s.events_pool, s.events_top = s.events_top, []
    mark(s, (1, 0))
    go(s)
    say(s, "move 1,0", "ready")
    assert (asked(s), len(starts(s, "keep")), len(starts(s, "decline"))) == ("knight", 1, 1)
    say(s, *starts(s, "decline"))
    assert s.knight.grit == 5


@pytest.mark.rule("VC-K14", "VC-C15")
def test_a_walk_over_an_event_tile_without_its_token_costs_nothing():
    s = table("kgdct", "knight", {(1, 0): "event NESW", (2, 0): "ambush"})
    cubes(s, 2)
    go(s)
    say(s, "place movement", "move 1,0", "move 2,0")
    assert (s.knight.at, s.knight.met) == (at((2, 0)), 0)
    assert lit(s, (1, 0))
