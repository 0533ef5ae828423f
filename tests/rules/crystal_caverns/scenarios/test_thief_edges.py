"""Scenarios: the Thief at the edges of his actions, his loot and his upgrades."""

import pytest

from cavern_scenes import settle
from crystal import (
    OFF,
    asked,
    at,
    events,
    go,
    kind,
    lit,
    mark,
    marked,
    roll,
    say,
    secrets,
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
from undercroft.games.crystal_caverns.rules.effects.omens import spores
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
ROW: Tiles = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}


def prowl(
    tiles: Tiles | None = None, stats: str = "2 3 4", roles: str = "kgdct", own: int = 0, spot: tuple[int, int] = (1, 0)
) -> Caverns:
    """The Thief's turn on 1,0 with his tokens assigned; the others stand on the Entrance."""
    s = table(roles, "thief", tiles or ROW)
    s.thief.at = at(spot)
    s.thief.upgrades = s.thief.taken = own
    go(s)
    say(s, f"stats {stats}")
    return s


def again(s: Caverns) -> Caverns:
    s.ask_anew(s.seat)
    return s


@pytest.mark.rule("VC-T32", "VC-C13")
def test_without_all_4_he_assigns_his_flipped_tokens_again():
    s = table("kgdct", "thief", agenda=[])
    s.thief.upgrades = s.thief.taken = 1 << th.FLIP_2 | 1 << th.FLIP_3 | 1 << th.ALL_4
    spores(s, th.THIEF)
    go(s)
    say(s, "lose all_4")
    t = table("kgdct", "thief")
    t.thief.upgrades, t.thief.taken = s.thief.upgrades, s.thief.taken
    go(t)
    assert sorted(texts(t)) == ["stats 3 4 4", "stats 4 3 4", "stats 4 4 3"]


@pytest.mark.rule("VC-T32", "VC-C13")
def test_the_second_flip_outlives_the_first():
    s = table("kgdct", "thief", agenda=[])
    s.thief.upgrades = s.thief.taken = 1 << th.FLIP_2 | 1 << th.FLIP_3
    spores(s, th.THIEF)
    go(s)
    say(s, "lose flip_2_to_3")
    t = table("kgdct", "thief")
    t.thief.upgrades, t.thief.taken = s.thief.upgrades, s.thief.taken
    go(t)
    assert sorted(texts(t)) == ["stats 2 4 4", "stats 4 2 4", "stats 4 4 2"]


@pytest.mark.rule("VC-T11", "VC-T03")
def test_he_climbs_into_a_dark_tile_and_looks_at_it():
    s = prowl({(1, 0): "ambush W", (2, 0): "dark eye"})
    say(s, "climb 2,0")
    assert not lit(s, (2, 0))
    assert "turn up" not in texts(s)
    say(s, "look")
    assert "turn up" in texts(s)


@pytest.mark.rule("VC-T11", "VC-T02")
def test_no_climb_where_no_tile_lies_behind_the_wall():
    s = prowl({(1, 0): "ambush W"})
    assert not starts(s, "climb")


@pytest.mark.rule("VC-T11", "VC-T32")
def test_with_climbing_gear_one_cube_climbs_but_the_step_still_costs_movement():
    s = prowl({(1, 0): "ambush W", (2, 0): "event NESW"}, "2 3 4", own=1 << th.CLIMBING_GEAR)
    s.thief.moved = 2
    assert not starts(again(s), "climb")
    s.thief.moved = 1
    say(again(s), "climb 2,0")
    assert (s.thief.cubes, s.thief.moved) == (3, 2)


@pytest.mark.rule("VC-T16")
def test_nothing_is_hidden_below_level_0():
    s = prowl(stats="2 3 4")
    s.thief.loot = 2
    assert starts(again(s), "hide") == ["hide loot 1", "hide loot 2"]
    say(s, "hide loot 2")
    assert (s.thief.loot, s.thief.cubes, starts(s, "hide")) == (0, 2, [])


@pytest.mark.rule("VC-T31", "VC-T34")
def test_the_entrance_without_loot_leaves_the_level_where_it_is():
    s = prowl(stats="4 2 3")
    s.thief.loot = 1
    say(again(s), "move 0,0", "move 1,0")
    assert s.thief.loot == 1


@pytest.mark.rule("VC-T34", "VC-D26")
def test_death_leaves_the_level_and_the_next_death_is_worth_as_little():
    s = prowl(stats="2 3 4")
    say(s, "hide loot 2", "end turn")
    assert s.thief.loot == 1
    t = table("kgdct", "dragon", ROW)
    t.thief.loot, t.thief.at, t.dragon.at, t.dragon.hand = 1, at((1, 0)), at((1, 0)), [3, 0, 0]
    t.dragon.pile = [0] * 3 + [1] * 6 + [2] * 6
    go(t)
    say(t, "power scratch")
    while kind(t) not in ("dragon",):
        t.choose(t.options[0])
    assert (t.thief.at, t.thief.loot, sum(t.dragon.hand)) == (OFF, 1, 1)


@pytest.mark.rule("VC-T10", "VC-T02")
def test_he_loots_on_a_dark_tile_without_turning_it_up():
    s = prowl({(1, 0): "dark eye treasure_room", (2, 0): "ambush"})
    s.map.treasures, s.supply = [at((1, 0))], 11
    say(again(s), "loot treasure")
    assert (s.thief.carried, lit(s, (1, 0)), s.map.treasures) == (1, False, [])
    assert "move 2,0" in texts(s)


@pytest.mark.rule("VC-T14")
def test_a_failed_lock_may_be_tried_again_in_his_next_turn_only():
    s = prowl({(1, 0): "vault", (2, 0): "ambush"}, "4 2 3", roles="t")
    mark(s, (1, 0))
    roll(again(s), 3)
    say(s, "pick lock 1")
    s.chance.script = None
    assert (s.thief.carried, starts(s, "pick")) == (0, [])
    say(s, "move 2,0", "move 1,0")
    assert starts(s, "pick") == [], "leaving and coming back is no new turn"
    say(s, "end turn")
    until(s, "assign")
    say(s, "stats 4 2 3")
    assert len(starts(s, "pick")) == 3


@pytest.mark.rule("VC-T14", "VC-T32")
def test_with_the_kit_a_try_is_free_and_two_cubes_always_open():
    s = prowl({(1, 0): "vault", (2, 0): "ambush"}, "4 3 2", own=1 << th.LOCK_KIT)
    mark(s, (1, 0))
    s.thief.cubes = 0
    assert starts(again(s), "pick") == ["pick lock 1"]
    s.thief.cubes = 2
    assert len(starts(again(s), "pick")) == 3
    say(s, "pick lock 3")
    assert (s.thief.carried, s.thief.cubes, events(s, "action_die")) == (1, 0, [])


@pytest.mark.rule("VC-T12", "VC-T32")
def test_sticky_fingers_help_once_a_turn():
    s = prowl(stats="2 4 3", own=1 << th.STICKY_FINGERS | 1 << (th.PLUS_MOVEMENT + 2))
    s.knight.at = s.dragon.at = at((1, 0))
    s.dragon.wake, s.dragon.tracks = 2, [3, 3, 4, 1, 1]
    treasure(s, "javelin")
    again(s)
    roll(s, 1, 2, 3)
    say(s, "pickpocket knight with 1", "yes")
    assert (kind(s), s.thief.carried) == ("thief", 0)
    say(s, "pickpocket dragon with 1")
    assert (kind(s), s.thief.carried, s.dragon.wake) == ("thief", 0, 2)


@pytest.mark.rule("VC-T12", "VC-T14", "VC-T32")
def test_sticky_fingers_do_not_help_with_locks():
    s = prowl({(1, 0): "vault", (2, 0): "ambush"}, own=1 << th.STICKY_FINGERS)
    mark(s, (1, 0))
    roll(again(s), 1)
    say(s, "pick lock 2")
    assert (kind(s), s.thief.carried) == ("thief", 0)
    assert marked(s, (1, 0))


@pytest.mark.rule("VC-T12", "VC-T13")
def test_a_failed_pickpocket_takes_nothing_from_her():
    s = prowl(stats="2 4 3")
    s.knight.at = at((1, 0))
    treasure(s, "javelin", 1)
    roll(again(s), 1)
    say(s, "pickpocket knight with 2")
    assert (s.knight.cards, s.thief.carried, s.supply) == ([th.JAVELIN], 0, 12)


@pytest.mark.rule("VC-T13", "VC-B04", "VC-B06")
def test_a_robbed_tribe_stays_where_it_is():
    s = prowl(stats="2 4 3")
    tribes(s, eye=(2, (1, 0)))
    secrets(s, "hex")
    s.goblins.rage = 1
    say(again(s), "pickpocket eye with 3")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.rage) == (2, at((1, 0)), 2)
    assert s.goblins.hand == []


@pytest.mark.rule("VC-T15", "VC-B29", "VC-B40")
def test_the_crossbow_finds_no_lurking_tribe():
    s = prowl({(1, 0): "ambush NESW"}, own=1 << th.CROSSBOW)
    tribes(s, eye=(1, (2, 0)))
    assert s.lurking(2)
    assert not starts(again(s), "backstab eye")


@pytest.mark.rule("VC-T15", "VC-M06")
@pytest.mark.parametrize(("tiles", "spot"), [({(1, 0): "ambush W", (2, 0): "event"}, (2, 0)), ({}, (2, 1))])
def test_the_crossbow_shoots_neither_through_a_wall_nor_round_a_corner(tiles: Tiles, spot: tuple[int, int]):
    s = prowl(tiles or {(1, 0): "ambush", (2, 0): "event", (1, 1): "event", (2, 1): "ambush"}, own=1 << th.CROSSBOW)
    s.knight.at = at(spot)
    assert not starts(again(s), "backstab knight")


@pytest.mark.rule("VC-T05", "VC-T30")
def test_loot_taken_just_now_makes_him_too_loud_to_stab():
    s = prowl(stats="3 2 4")
    s.knight.at, s.map.treasures, s.supply = at((1, 0)), [at((1, 0))], 11
    assert starts(again(s), "backstab knight")
    say(s, "loot treasure")
    assert s.stealth() == s.knight_perception() == 1
    assert not starts(s, "backstab knight")


@pytest.mark.rule("VC-T03", "VC-M13")
def test_a_crystal_tile_he_turns_up_gets_its_token():
    s = prowl({(1, 0): "dark eye crystal", (2, 0): "ambush"})
    say(s, "look", "turn up")
    settle(s)
    assert lit(s, (1, 0))
    assert marked(s, (1, 0))
    assert kind(s) == "thief"


@pytest.mark.rule("VC-T03", "VC-M13", "VC-G06")
def test_without_a_knight_the_event_tile_he_turns_up_gets_no_token():
    s = prowl({(1, 0): "dark eye event", (2, 0): "ambush"}, roles="dct")
    say(s, "look", "turn up")
    settle(s)
    assert lit(s, (1, 0))
    assert not marked(s, (1, 0))


@pytest.mark.rule("VC-T03")
def test_what_he_has_looked_at_he_may_leave_dark():
    s = prowl({(1, 0): "dark eye treasure_room", (2, 0): "ambush"})
    say(s, "look", "end turn")
    assert not lit(s, (1, 0))
    assert (s.map.treasures, asked(s)) == ([], "knight")


@pytest.mark.rule("VC-T03")
def test_on_a_lit_tile_there_is_nothing_to_look_at():
    s = prowl(stats="2 3 4")
    say(s, "move 2,0", "move 3,0")
    assert "look" not in texts(s)


@pytest.mark.rule("VC-T31", "VC-T32")
def test_two_tokens_are_stashed_one_after_the_other():
    s = prowl()
    s.thief.carried, s.thief.loot, s.supply = 2, 0, 10
    say(again(s), "move 0,0")
    assert len(starts(s, "upgrade")) == 9, "of the flips only the first"
    say(s, "upgrade flip_2_to_3")
    assert kind(s) == "upgrade"
    assert "upgrade flip_2_to_3" not in texts(s)
    assert "upgrade flip_3_to_4" in texts(s)
    assert "upgrade all_4" not in texts(s)
    say(s, "upgrade hand_crossbow")
    assert (s.thief.carried, s.stashed(), s.thief.loot, kind(s)) == (0, 2, 3, "thief")


@pytest.mark.rule("VC-T31", "VC-T30", "VC-T32")
def test_stashing_makes_him_quiet_again_at_once():
    s = prowl(stats="2 3 4")
    s.thief.carried, s.supply = 2, 10
    assert s.stealth() == 1
    say(again(s), "move 0,0", "upgrade plus_stealth", "upgrade plus_movement")
    assert s.stealth() == 4


@pytest.mark.rule("VC-D24", "VC-T34", "VC-T35")
def test_the_flame_wall_kills_him_on_his_way_and_nobody_gains():
    s = prowl(stats="4 2 3", own=1 << th.EVASION)
    s.thief.carried, s.supply, s.map.flame, s.dragon.hand = 2, 10, at((2, 0)), [1, 1, 1]
    say(again(s), "move 2,0")
    assert (s.thief.at, s.map.treasures, sum(s.dragon.hand)) == (OFF, [at((2, 0))] * 2, 3)
    assert asked(s) == "knight", "his turn is over"


@pytest.mark.rule("VC-T34", "VC-G08", "VC-T10")
def test_a_dead_thief_starts_anew_from_the_entrance_and_may_fetch_what_he_lost():
    s = table("kgdct", "thief", ROW)
    s.thief.at, s.map.treasures, s.supply = OFF, [at((1, 0))], 11
    go(s)
    assert s.thief.at == at((0, 0))
    say(s, "stats 2 3 4", "move 1,0", "loot treasure")
    assert s.thief.carried == 1


@pytest.mark.rule("VC-T31", "VC-T34")
def test_what_he_lost_on_the_entrance_is_stashed_when_he_enters_it_again():
    s = table("kgdct", "thief", ROW)
    s.thief.at, s.map.treasures, s.supply = OFF, [at((0, 0))], 11
    go(s)
    say(s, "stats 2 3 4", "loot treasure")
    assert (s.thief.carried, s.stashed(), kind(s)) == (1, 0, "thief")
    say(s, "move 1,0", "move 0,0")
    assert kind(s) == "upgrade"


@pytest.mark.rule("VC-T05", "VC-V32", "VC-V21")
def test_alone_he_has_nobody_to_rob():
    s = prowl(roles="t", own=1 << th.CROSSBOW)
    assert not starts(s, "backstab")
    assert not starts(s, "pickpocket")
    assert starts(s, "hide") or starts(s, "move")


@pytest.mark.rule("VC-T33", "VC-T12")
def test_with_an_empty_supply_he_says_which_treasure_of_the_map_he_takes():
    s = prowl(stats="2 4 3")
    s.knight.at, s.supply = at((1, 0)), 0
    s.map.treasures = [at((2, 0)), at((0, 1))]
    treasure(s, "javelin")
    say(again(s), "pickpocket knight with 3")
    if kind(s) == "steal":
        s.choose(s.options[0])
    assert asked(s) == "thief"
    assert sorted(text.split()[-1] for text in texts(s)) == ["0,1", "2,0"]
    s.choose(s.options[0])
    assert (s.thief.carried, len(s.map.treasures), s.knight.cards) == (1, 1, [])


@pytest.mark.rule("VC-G08", "VC-G05")
def test_before_his_first_turn_he_is_nowhere():
    s = GAME.new(2, {"roles": "ct"}, 3)
    assert (s.thief.at, s.thief.loot, s.thief.carried, asked(s)) == (OFF, 3, 0, "cavern")
    until(s, "assign")
    assert s.thief.at == at((0, 0))


@pytest.mark.rule("VC-T35", "VC-K21")
def test_a_three_does_not_save_him():
    s = table("kgdct", "knight", ROW)
    s.knight.at = s.thief.at = at((1, 0))
    s.thief.upgrades, s.thief.assigned, s.knight.pool = 1 << th.EVASION, [1, 0, 2], 3
    go(s)
    say(s, "place perception", "place perception", "encounter")
    roll(s, 3)
    say(s, "attack thief")
    assert (s.thief.at, s.knight.grit) == (OFF, 3)


@pytest.mark.rule("VC-T35")
def test_who_evades_may_stay():
    s = table("kgdct", "knight", ROW)
    s.knight.at = s.thief.at = at((1, 0))
    s.thief.upgrades, s.thief.assigned, s.knight.pool = 1 << th.EVASION, [1, 0, 2], 3
    go(s)
    say(s, "place perception", "place perception", "encounter")
    roll(s, 4)
    say(s, "attack thief")
    assert (kind(s), asked(s)) == ("evade", "thief")
    assert {"stay", "evade 0,0", "evade 2,0"} <= set(texts(s))
    say(s, "stay")
    assert (s.thief.at, s.knight.grit) == (at((1, 0)), 0)


@pytest.mark.rule("VC-T35", "VC-T02")
def test_who_evades_crosses_no_wall():
    s = table("kgdct", "knight", {(1, 0): "ambush W", (2, 0): "event"})
    s.knight.at = s.thief.at = at((1, 0))
    s.thief.upgrades, s.thief.assigned, s.knight.pool = 1 << th.EVASION, [1, 0, 2], 3
    go(s)
    say(s, "place perception", "place perception", "encounter")
    roll(s, 5)
    say(s, "attack thief")
    assert set(texts(s)) == {"stay", "evade 0,0"}
    assert tile_at(s, (2, 0)) > 0
