"""Scenarios: Event cards beside other rules, games without a Cavern, a killed Knight, and the Thief's second chance."""

import pytest

from cavern_scenes import settle, surfaced, top_events
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    lit,
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
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.crossing import Stash, kill_thief
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.conflict.harm import lose_health
from undercroft.games.crystal_caverns.rules.tiles.tiles import OTHERWISE, Crumble, Reveal
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]


def meets(name: str, tiles: Tiles | None = None, roles: str = "kgdct", owned: int = 4) -> Caverns:
    """She is about to enter an Event token at 1,0 whose card is this one."""
    s = table(roles, "knight", {(1, 0): "event NESW", (2, 0): "ambush"} | (tiles or {}))
    cubes(s, owned)
    s.knight.health = 4
    top_events(s, name, last=True)
    if "c" not in roles:
        s.events_pool, s.events_top = s.events_top, []
    mark(s, (1, 0))
    return go(s)


# Event cards.
@pytest.mark.rule("VC-E02", "VC-K26")
def test_rats_take_one_grit_from_a_shield_that_was_up_before_them():
    s = meets("rats")
    s.knight.grit = 4
    say(s, "place shield", "move 1,0")
    until(s, "knight")
    assert s.knight.grit == 3


@pytest.mark.rule("VC-E02", "VC-K25")
def test_rats_take_no_grit_that_she_does_not_have():
    s = meets("rats")
    s.knight.grit = 1
    say(s, "move 1,0")
    until(s, "knight")
    assert s.knight.grit == 0


@pytest.mark.rule("VC-E04", "VC-K03")
def test_light_cannot_be_paid_with_her_last_two_cubes():
    s = meets("light", owned=2)
    say(s, "move 1,0", "ready")
    assert not starts(s, "give")
    if kind(s) == "light":
        s.choose(s.options[-1])
    assert (s.knight.health, s.knight.discarded) == (4, 0)


@pytest.mark.rule("VC-E04", "VC-K29")
def test_light_heals_no_further_than_her_full_health():
    s = meets("light")
    s.knight.health = 6
    say(s, "move 1,0", "ready", "give pool cube")
    assert (s.knight.health, s.knight.discarded, s.cubes_owned()) == (7, 1, 3)


@pytest.mark.rule("VC-E04", "VC-K01")
def test_a_placed_cube_given_for_light_lowers_its_statistic():
    s = meets("light")
    say(s, "place perception", "place movement", "move 1,0", "ready", "give cube perception")
    assert (s.knight.health, s.knight_perception()) == (6, 1)
    assert not starts(s, "move"), "her one Encounter is spent"


@pytest.mark.rule("VC-E05", "VC-K01")
def test_fresh_water_takes_no_placed_cube():
    s = meets("fresh_water", owned=3)
    say(s, "place movement", "place strength", "place shield", "move 1,0")
    until(s, "knight")
    assert (s.knight.health, s.knight.aside) == (4, 0)


@pytest.mark.rule("VC-E05", "VC-K03")
def test_a_cube_set_aside_comes_back_with_her_next_turn():
    s = meets("fresh_air")
    say(s, "move 1,0", "ready", "yes")
    assert (s.knight.health, s.knight.aside, s.cubes_owned()) == (5, 1, 4)
    say(s, "end turn")
    for _ in range(400):
        if asked(s) == "knight" and kind(s) == "knight":
            break
        s.choose(s.options[-1])
    assert (s.knight.aside, s.knight.pool) == (0, 4)


@pytest.mark.rule("VC-E07")
def test_cave_bread_brings_the_discarded_cube_before_one_of_the_grit_track():
    s = meets("cave_bread")
    s.knight.pool, s.knight.discarded = 3, 1
    grit = s.knight.grit_cubes
    say(s, "move 1,0")
    until(s, "knight")
    assert (s.knight.discarded, s.knight.pool, s.knight.grit_cubes) == (0, 4, grit)


@pytest.mark.rule("VC-E07", "VC-K25")
def test_cave_bread_takes_the_highest_cube_and_that_space_gives_nothing_later():
    s = meets("cave_bread", owned=6)
    assert s.knight.grit_cubes == 16
    say(s, "move 1,0")
    until(s, "knight")
    assert (s.knight.grit_cubes, s.cubes_owned()) == (0, 7)


@pytest.mark.rule("VC-E06", "VC-M13", "VC-K12")
def test_from_the_vantage_point_nothing_springs_at_her():
    tiles = {(2, 0): "dark eye", (1, 1): "dark bones event", (1, -1): "ambush", (0, 1): "ambush", (0, -1): "ambush"}
    s = meets("vantage_point", tiles)
    tribes(s, fangs=(4, None))
    say(s, "move 1,0", "ready")
    while kind(s) != "knight":
        s.choose(s.options[0])
    assert (s.knight.health, s.knight.grit) == (4, 2)
    assert lit(s, (2, 0))
    assert marked(s, (1, 1))


@pytest.mark.rule("VC-K13", "VC-K14", "VC-C07")
def test_the_two_cards_not_played_go_under_the_deck():
    s = table("kgdct", "knight", {(1, 0): "event NESW", (2, 0): "ambush"})
    top_events(s, "rats", "light", "fresh_air")
    mark(s, (1, 0))
    rest = s.events_left()
    go(s)
    say(s, "move 1,0")
    while asked(s) == "knight":
        s.choose(s.options[-1])
    assert (asked(s), len(texts(s))) == ("cavern", 3)
    say(s, next(text for text in texts(s) if "light" in text))
    while asked(s) == "cavern":
        s.choose(s.options[0])
    until(s, "knight")
    assert s.events_left() == rest - 1
    assert len(s.events_bottom) == 2
    assert {s.cards.events[card] for card in s.events_bottom} == {th.EVENTS.index("rats"), th.EVENTS.index("fresh_air")}


@pytest.mark.rule("VC-K23", "VC-C17")
def test_the_last_treasure_card_leaves_the_cavern_no_choice():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    s.knight.at, s.map.treasures, s.supply = at((1, 0)), [at((1, 0))], 11
    s.treasure_out, s.treasure_pool = s.treasure_pool[1:], s.treasure_pool[:1]
    go(s)
    say(s, "encounter", "collect treasure")
    assert asked(s) == "knight"
    say(s, *starts(s, "decline"))
    assert (s.knight.grit, s.treasure_pool) == (5, [])


@pytest.mark.rule("VC-K23", "VC-C17")
def test_without_treasure_cards_a_token_is_worth_five_grit():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    s.knight.at, s.map.treasures, s.supply = at((1, 0)), [at((1, 0))], 11
    s.treasure_out, s.treasure_pool = s.treasure_pool, []
    go(s)
    say(s, "encounter", "collect treasure")
    assert (s.knight.grit, s.supply) == (5, 12)


# Without a Cavern.
@pytest.mark.rule("VC-M12", "VC-C17", "VC-M09")
def test_without_a_cavern_the_dragon_fills_what_he_reveals():
    s = table("kgd", "dragon", {(1, 0): "dark eye treasure_room"}, agenda=[])
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    while kind(s) == "orient":
        assert asked(s) == "dragon"
        s.choose(s.options[0])
    while s.pending:
        assert asked(s) == "dragon"
        s.choose(s.options[0])
    assert s.map.unfilled() == []
    assert s.map.treasures == [at((1, 0))]


@pytest.mark.rule("VC-M12", "VC-X01")
def test_with_the_last_tile_of_the_stack_only_one_side_is_filled():
    s = table("kgd", "dragon", {(1, 0): "event EW", (2, 0): "dark eye"}, agenda=[])
    s.removed, s.stack = s.removed + s.stack[1:], s.stack[:1]
    s.map.turn(tile_at(s, (1, 0)), 15)
    assert len(s.map.unfilled()) == 2
    s.agenda = [Reveal([], [], th.DRAGON, -1, OTHERWISE)]
    s.agenda = [rounds.EndTurn(th.DRAGON), Crumble([], th.DRAGON)]
    go(s)
    while kind(s) == "fill":
        s.choose(s.options[0])
    assert (len(s.map.unfilled()), s.stack, s.collapse) == (1, [], False)


@pytest.mark.rule("VC-X07", "VC-V03")
def test_in_the_collapse_past_plunder_comes_after_the_three_tiles():
    s = table("kg", "goblins", {(x, 0): "ambush" for x in range(1, 7)}, agenda=[rounds.EndTurn(th.GOBLINS)])
    s.removed, s.stack, s.collapse = s.removed + s.stack, [], True
    go(s)
    say(s, "remove 6,0", "remove 5,0", "remove 4,0")
    assert (kind(s), asked(s), len(starts(s, "plunder"))) == ("plunder_card", "goblins", 3)


@pytest.mark.rule("VC-V06", "VC-V32")
def test_without_a_cavern_nobody_is_asked_for_her_treasure_card():
    s = table("kgd", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    s.knight.at, s.map.treasures, s.supply = at((1, 0)), [at((1, 0))], 9
    go(s)
    say(s, "encounter", "collect treasure")
    assert (asked(s), len(texts(s))) == ("knight", 2)


# A killed Knight where the others go on.
def widowed(turn: str = "dragon") -> Caverns:
    s = table("kdct", turn, {(1, 0): "ambush"}, agenda=[])
    s.knight.health, s.active = 1, th.KNIGHT
    treasure(s, "javelin")
    lose_health(s, 1)
    s.active = th.ROLES.index(turn)
    s.agenda, s.pending = [rounds.StartTurn(s.active)], []
    return s


@pytest.mark.rule("VC-W11", "VC-G02")
def test_after_the_thief_comes_the_dragon_once_she_is_dead():
    s = widowed("thief")
    go(s)
    say(s, "stats 2 3 4", "end turn")
    assert asked(s) == "dragon"


@pytest.mark.rule("VC-W11", "VC-T05")
def test_the_dead_knight_is_nobody_to_rob():
    s = widowed("thief")
    s.thief.at = at((0, 0))
    go(s)
    say(s, "stats 2 4 3")
    assert not starts(s, "pickpocket knight")
    assert not starts(s, "backstab knight")


@pytest.mark.rule("VC-W11", "VC-G08")
def test_if_she_dies_before_his_first_turn_the_dragon_comes_onto_the_entrance():
    s = widowed("dragon")
    s.dragon.at = OFF
    go(s)
    assert (asked(s), s.dragon.at) == ("dragon", at((0, 0)))


@pytest.mark.rule("VC-W11", "VC-V07")
def test_an_ambush_that_kills_her_ends_her_turn():
    s = table("kdc", "knight", {(1, 0): "ambush"}, agenda=[])
    s.agenda = [rounds.EndTurn(th.KNIGHT), Ambush()]
    s.knight.health, s.knight.pool, s.knight.hand = 1, 0, []
    roll(s, th.GNOME)
    go(s)
    while s.pending and asked(s) == "knight":
        s.choose(s.options[-1])
    assert (s.result, s.knight.at, asked(s)) == (None, OFF, "dragon")


# The Thief once more.
@pytest.mark.rule("VC-T35", "VC-T34")
def test_each_turn_brings_him_a_new_chance_to_evade():
    s = table("kdct", "knight", {(1, 0): "ambush"})
    s.thief.at = s.dragon.at = s.knight.at = at((1, 0))
    s.thief.upgrades, s.thief.assigned, s.knight.pool, s.dragon.hand = 1 << th.EVASION, [1, 0, 2], 3, [3, 0, 0]
    go(s)
    say(s, "place perception", "place perception", "encounter")
    roll(s, 5)
    say(s, "attack thief", "stay")
    while asked(s) == "knight":
        s.choose(s.options[-1])
    say(s, "power scratch", "pay claw claw claw")
    roll(s, 4)
    say(s, "scratch thief")
    assert (kind(s), asked(s)) == ("evade", "thief")


@pytest.mark.rule("VC-T35", "VC-D20", "VC-D10")
def test_a_second_attack_in_the_dragons_turn_finds_him():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"})
    s.thief.at, s.dragon.at, s.thief.upgrades, s.dragon.hand = at((1, 0)), at((1, 0)), 1 << th.EVASION, [4, 0, 0]
    s.dragon.pile = [0] * 2 + [1] * 6 + [2] * 6
    go(s)
    roll(s, "center", 6)
    say(s, "power claw", "pay claw")
    say(s, "stay")
    assert s.thief.at == at((1, 0))
    s.chance.script = None
    say(s, "power scratch")
    if kind(s) == "pay":
        s.choose(s.options[0])
    say(s, "scratch thief")
    assert (s.thief.at, sum(s.dragon.hand)) == (OFF, 3)


@pytest.mark.rule("VC-T31", "VC-T33")
def test_for_a_gem_and_an_empty_supply_he_chooses_the_treasure_on_the_map():
    s = table("kgdct", "thief", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[Stash()])
    s.map.gems[1], s.supply, s.map.treasures = CARRIED, 0, [at((1, 0)), at((2, 0))]
    go(s)
    assert (asked(s), len(texts(s))) == ("thief", 2)
    s.choose(s.options[1])
    assert (len(s.map.treasures), kind(s), s.map.gems[1]) == (1, "upgrade", OFF)


@pytest.mark.rule("VC-T34", "VC-D04")
def test_a_gem_he_drops_when_killed_by_claw_pays_for_the_next_power():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"})
    s.dragon.at = s.thief.at = at((1, 0))
    s.thief.loot, s.map.gems[1], s.dragon.hand = 0, CARRIED, [1, 0, 0]
    go(s)
    roll(s, "center")
    say(s, "power claw", "pay claw")
    assert (s.thief.at, s.map.gems[1]) == (OFF, at((1, 0)))
    assert "power flame" in texts(s)


@pytest.mark.rule("VC-T34", "VC-B04", "VC-T16")
def test_at_level_0_the_goblins_pay_rage_for_nothing():
    s = table("kgdct", None, {(1, 0): "dark eye"})
    s.thief.at, s.thief.assigned, s.thief.loot, s.goblins.rage = at((1, 0)), [1, 0, 2], 0, 2
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye", "strike thief")
    assert (s.thief.at, s.goblins.rage, s.goblins.hand) == (OFF, 1, [])
    assert kind(s) in ("tribe", "goblins")


@pytest.mark.rule("VC-T34", "VC-C10", "VC-F05")
def test_his_dropped_treasure_on_a_dark_tile_is_still_there_when_it_is_turned_up():
    s = table("kgdct", "dragon", {(1, 0): "dark eye event", (2, 0): "ambush"}, agenda=[])
    s.thief.at, s.thief.carried, s.supply = at((1, 0)), 2, 10
    kill_thief(s, th.CAVERN)
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s)
    assert s.map.treasures == [at((1, 0))] * 2
    assert lit(s, (1, 0))
    assert marked(s, (1, 0))


@pytest.mark.rule("VC-T15", "VC-D33")
def test_the_crossbow_reaches_a_dragon_underground_too():
    s = table("kgdct", "thief", {(1, 0): "ambush", (2, 0): "ambush"})
    s.thief.at, s.dragon.at, s.thief.upgrades, s.dragon.hand = at((2, 0)), at((0, 0)), 1 << th.CROSSBOW, [0, 2, 0]
    go(s)
    say(s, "stats 2 3 4", "backstab dragon with 1")
    if asked(s) == "dragon":
        s.choose(s.options[0])
    assert s.dragon.hand == [0, 1, 0]


@pytest.mark.rule("VC-D05", "VC-T06")
def test_the_surfaced_dragon_comes_onto_the_thief_and_nothing_happens():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"})
    surfaced(s)
    s.dragon.at, s.thief.at, s.knight.at, s.thief.carried = at((1, 0)), at((2, 0)), at((0, 1)), 1
    s.supply = 11
    go(s)
    say(s, "move 2,0")
    assert (s.thief.at, s.thief.carried, s.dragon.health, kind(s)) == (at((2, 0)), 1, 5, "dragon")


@pytest.mark.rule("VC-T14", "VC-M13")
def test_a_vault_turned_up_by_the_dragon_waits_for_the_thief():
    s = table("kgdct", "dragon", {(1, 0): "dark eye vault"}, agenda=[])
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s)
    assert marked(s, (1, 0))
    assert s.map.treasures == []
