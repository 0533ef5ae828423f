"""Scenarios of a fresh reader of the rulebook: how the Thief moves, takes, stabs, stashes and dies."""

import pytest

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
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules.conflict.attacks import attack_options
from undercroft.games.crystal_caverns.rules.conflict.crossing import AttackThief, kill_thief
from undercroft.games.crystal_caverns.rules.effects.omens import OmenTarget
from undercroft.games.crystal_caverns.rules.effects.powers import usable
from undercroft.games.crystal_caverns.rules.roles.cavern import collect
from undercroft.games.crystal_caverns.rules.roles.goblins import GoblinStart
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]


def den(tiles: Tiles | None = None, stats: str = "2 3 4", roles: str = "kgdct", upgrades: int = 0) -> Caverns:
    """The Thief on (1,0), the others on the Entrance; movement, Stealth and Thievery as assigned."""
    s = table(roles, "thief", tiles or {(1, 0): "ambush", (2, 0): "dark eye"})
    s.thief.at = at((1, 0))
    s.thief.upgrades = s.thief.taken = upgrades
    go(s)
    say(s, f"stats {stats}")
    return s


@pytest.mark.rule("VC-T01")
def test_vs316_a_boost_gives_a_fifth_cube():
    s = den(stats="3 2 4", upgrades=1 << (th.PLUS_MOVEMENT + 2))
    assert (s.stat(0), s.stealth(), s.thief.cubes) == (3, 2, 5)
    assert not starts(s, "stats")


@pytest.mark.rule("VC-T32", "VC-T31")
def test_vs317_movement_rises_at_once():
    s = den({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}, "3 2 4")
    s.thief.at, s.thief.carried, s.supply = at((3, 0)), 1, 11
    s.ask_anew(s.seat)
    say(s, "move 2,0", "move 1,0", "move 0,0", "upgrade plus_movement")
    assert starts(s, "move")
    say(s, "move 1,0")
    assert not starts(s, "move")
    t = den({(1, 0): "ambush", (2, 0): "ambush"}, "3 2 4")
    t.thief.carried, t.supply = 1, 11
    t.ask_anew(t.seat)
    say(t, "move 0,0", "upgrade plus_thievery")
    assert t.thief.cubes == 4


@pytest.mark.rule("VC-T02")
def test_vs319_past_the_knight_onto_a_dark_tile():
    s = den({(1, 0): "ambush", (2, 0): "dark eye"})
    s.thief.at, s.knight.at = at((0, 0)), at((1, 0))
    s.knight.pool, s.knight.placed[th.STRENGTH_SLOT] = 0, 3
    s.ask_anew(s.seat)
    say(s, "move 1,0", "move 2,0")
    assert (s.thief.at, lit(s, (2, 0)), asked(s)) == (at((2, 0)), False, "thief")


@pytest.mark.rule("VC-T03", "VC-T14", "VC-M13")
def test_vs320_look_reveal_and_pick_the_lock():
    s = den({(1, 0): "ambush", (2, 0): "dark eye vault", (2, 1): "dark eye"}, "3 2 4")
    say(s, "move 2,0", "look")
    assert not starts(s, "move"), "his movement is over"
    say(s, "turn up")
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert marked(s, (2, 0))
    assert kind(s) == "thief"
    assert not starts(s, "move")
    assert starts(s, "pick lock")


@pytest.mark.rule("VC-T03", "VC-M13")
@pytest.mark.parametrize("what", ["event", "ambush"])
def test_vs321_what_he_reveals_does_nothing_to_anybody(what: str):
    s = den({(1, 0): f"dark eye {what}" if what != "ambush" else "dark eye", (2, 0): "ambush"})
    tribes(s, fangs=(4, None))
    say(s, "look", "turn up")
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert (kind(s), s.knight.grit, s.knight.health) == ("thief", 0, 7)
    assert marked(s, (1, 0)) == (what == "event")


@pytest.mark.rule("VC-T04")
def test_vs322_cubes_left_without_movement_may_still_be_used():
    s = den({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"})
    s.map.treasures, s.supply = [at((3, 0))], 11
    say(s, "move 2,0", "move 3,0")
    assert not starts(s, "move")
    assert "loot treasure" in texts(s)


@pytest.mark.rule("VC-T10", "VC-T01")
def test_vs324_a_cube_for_each_treasure():
    s = den()
    s.map.treasures, s.supply = [at((1, 0))] * 2, 10
    s.ask_anew(s.seat)
    say(s, "loot treasure")
    assert (s.thief.cubes, s.thief.carried, s.stealth()) == (3, 1, 2)
    say(s, "loot treasure")
    assert (s.thief.cubes, s.thief.carried, s.stealth()) == (2, 2, 1)


@pytest.mark.rule("VC-T10", "VC-T34", "VC-D26")
def test_vs325_the_trap_of_a_gem_gives_nobody_a_bonus():
    s = den()
    s.map.gems[0] = at((1, 0))
    s.thief.carried, s.supply, s.dragon.hand = 1, 11, [1, 0, 0]
    s.ask_anew(s.seat)
    roll(s, "saltire")
    say(s, "loot gem claw with 1")
    assert (s.thief.at, s.map.treasures, s.map.gems[0]) == (OFF, [at((1, 0))], at((1, 0)))
    assert (sum(s.dragon.hand), asked(s)) == (1, "knight")


@pytest.mark.rule("VC-T11")
def test_vs326_climbing_needs_cubes_and_movement():
    walls = {(1, 0): "ambush W", (2, 0): "event NESW", (3, 0): "ambush W"}
    s = den(walls, "3 4 2")
    s.thief.cubes = 1
    s.ask_anew(s.seat)
    assert not starts(s, "climb")
    s.thief.cubes, s.thief.moved = 2, 3
    s.ask_anew(s.seat)
    assert not starts(s, "climb")
    s.thief.moved = 2
    s.ask_anew(s.seat)
    say(s, "climb 2,0")
    assert (s.thief.moved, s.thief.cubes) == (3, 0)


@pytest.mark.rule("VC-T11")
def test_vs327_two_walls_in_a_row():
    s = den({(1, 0): "ambush W", (2, 0): "event NS", (3, 0): "ambush -"})
    say(s, "climb 2,0", "climb 3,0")
    assert (s.thief.at, s.thief.cubes, s.thief.moved) == (at((3, 0)), 0, 2)


@pytest.mark.rule("VC-T05", "VC-T06", "VC-K21")
def test_vs328_a_tie_lets_neither_act():
    s = den(stats="2 3 4")
    s.knight.at, s.knight.pool, s.knight.placed[th.PERCEPTION_SLOT] = at((1, 0)), 0, 2
    treasure(s, "javelin")
    s.ask_anew(s.seat)
    assert (s.stealth(), s.knight_perception()) == (3, 3)
    assert not starts(s, "backstab")
    assert not starts(s, "pickpocket")
    s.active = th.KNIGHT
    assert attack_options(s, 0) == []


@pytest.mark.rule("VC-T05")
def test_vs330_one_action_on_each_player():
    s = den(stats="2 4 3", upgrades=1 << (th.PLUS_MOVEMENT + 2))
    s.knight.at = s.dragon.at = at((1, 0))
    s.dragon.hand = [1, 1, 1]
    treasure(s, "javelin")
    s.ask_anew(s.seat)
    roll(s, 3)
    say(s, "pickpocket knight with 1")
    assert (s.thief.carried, s.thief.cubes) == (0, 3)
    assert not starts(s, "backstab knight")
    assert not starts(s, "pickpocket knight")
    assert starts(s, "backstab dragon")


@pytest.mark.rule("VC-T12")
@pytest.mark.parametrize(("number", "die", "won"), [(1, 3, 0), (1, 4, 1), (2, 1, 0), (2, 2, 1), (3, 0, 1)])
def test_vs331_pickpocket_odds(number: int, die: int, won: int):
    s = den(stats="2 3 4")
    s.knight.at = at((1, 0))
    treasure(s, "javelin", 1)
    s.ask_anew(s.seat)
    roll(s, *([die] if die else []))
    say(s, f"pickpocket knight with {number}")
    if kind(s) == "steal":
        s.choose(s.options[0])
    assert (s.thief.carried, s.thief.cubes) == (won, 4 - number)


@pytest.mark.rule("VC-T13", "VC-K34")
def test_vs332_a_stolen_sword_loses_its_bonus_at_once():
    s = den(stats="2 4 3")
    s.knight.at, s.knight.pool, s.supply = at((1, 0)), 2, 4
    treasure(s, "elven_sword", 2)
    treasure(s, "mighty_axe")
    s.ask_anew(s.seat)
    assert s.knight_perception() == 2
    owned = s.cubes_owned()
    say(s, "pickpocket knight with 3", "steal elven_sword")
    assert (s.knight_perception(), s.cubes_owned(), s.supply) == (1, owned, 3)
    assert s.treasure_bottom == [th.SWORD]


@pytest.mark.rule("VC-T13", "VC-D32")
def test_vs335_a_pickpocket_puts_nobody_to_sleep():
    s = den(stats="2 4 3")
    s.dragon.at, s.dragon.awake, s.dragon.wake, s.dragon.tracks = at((1, 0)), True, 11, [0, 2, 1, 0, 0]
    s.ask_anew(s.seat)
    say(s, "pickpocket dragon with 3")
    assert (s.dragon.wake, s.dragon.tracks[th.GREED], s.dragon.awake) == (10, 1, True)


@pytest.mark.rule("VC-T13", "VC-V05")
def test_vs336_locked_cubes_stay():
    s = den(stats="2 4 3", roles="kdct")
    s.dragon.at, s.dragon.tracks = at((1, 0)), [3, 2, 4, 1, 1]
    s.ask_anew(s.seat)
    assert (s.dragon.wake, s.dragon.locked) == (2, 2)
    assert not starts(s, "pickpocket dragon")
    s.dragon.wake = 3
    s.ask_anew(s.seat)
    assert starts(s, "pickpocket dragon")


@pytest.mark.rule("VC-T15", "VC-K25")
def test_vs340_a_grave_backstab_takes_a_placed_cube():
    s = den(stats="2 3 4")
    cubes(s, 3)
    s.knight.at, s.knight.grit, s.knight.pool = at((1, 0)), 6, 0
    s.knight.placed[th.PERCEPTION_SLOT], s.knight.placed[th.STRENGTH_SLOT] = 1, 2
    s.ask_anew(s.seat)
    say(s, "backstab knight with 3")
    assert (s.knight.grit, kind(s), asked(s)) == (1, "return_cube", "knight")
    say(s, "return perception")
    assert (s.knight_perception(), s.knight.grit_cubes) == (1, 31)
    assert (kind(s), asked(s)) == ("thief", "thief")


@pytest.mark.rule("VC-T15")
def test_vs341_a_backstab_takes_all_cards_he_has():
    s = den(stats="2 3 4")
    s.dragon.at, s.dragon.hand, s.dragon.health = at((1, 0)), [1, 0, 1], 5
    s.ask_anew(s.seat)
    say(s, "backstab dragon with 3")
    assert (s.dragon.hand, s.dragon.health, kind(s)) == ([0, 0, 0], 5, "thief")


@pytest.mark.rule("VC-T15", "VC-M06")
@pytest.mark.parametrize(
    ("spot", "dark", "able"), [((4, 0), False, True), ((5, 0), False, False), ((3, 0), True, False)]
)
def test_vs342_the_hand_crossbow(spot: tuple[int, int], dark: bool, able: bool):
    tiles = {(x, 0): "ambush" for x in range(1, 6)}
    if dark:
        tiles[(2, 0)] = "dark eye"
    s = den(tiles, upgrades=1 << th.CROSSBOW)
    s.knight.at = at(spot)
    treasure(s, "javelin")
    s.ask_anew(s.seat)
    assert bool(starts(s, "backstab knight")) == able
    assert not starts(s, "pickpocket")


@pytest.mark.rule("VC-T31", "VC-T33")
def test_vs346_a_stashed_gem_and_an_empty_supply():
    s = den({(1, 0): "ambush", (2, 0): "ambush"})
    s.map.gems[0], s.supply, s.map.treasures = CARRIED, 0, [at((2, 0))]
    s.ask_anew(s.seat)
    say(s, "move 0,0")
    assert kind(s) == "upgrade"
    s.choose(s.options[0])
    assert (s.map.gems[0], s.stashed(), s.map.treasures) == (OFF, 1, [])
    t = den({(1, 0): "ambush", (2, 0): "ambush"})
    t.map.gems[0], t.supply = CARRIED, 0
    t.ask_anew(t.seat)
    say(t, "move 0,0")
    assert (t.map.gems[0], t.stashed(), kind(t)) == (OFF, 0, "thief")


@pytest.mark.rule("VC-T36", "VC-W06", "VC-W09")
def test_vs347_the_sixth_token_wins_before_the_seventh():
    s = den()
    s.thief.carried, s.thief.stash, s.supply = 2, 5, 5
    s.ask_anew(s.seat)
    say(s, "move 0,0", "upgrade plus_movement")
    assert s.result is not None
    assert (s.result.ending, s.thief.carried) == ("thief", 1)


@pytest.mark.rule("VC-T34", "VC-D10", "VC-C13")
def test_vs352_a_dead_thief_is_no_piece_on_the_map():
    s = table("kgdct", "cavern", {(1, 0): "ambush"}, agenda=[OmenTarget(th.SPORES)])
    s.thief.at, s.dragon.at, s.knight.at = at((1, 0)), at((1, 0)), at((-1, 0))
    kill_thief(s, th.DRAGON)
    assert not usable(s, th.SCRATCH)
    go(s)
    assert "spores thief" in texts(s)
    hand = sum(s.dragon.hand)
    s.pending, s.agenda = [], [AttackThief(th.DRAGON)]
    go(s)
    assert sum(s.dragon.hand) == hand, "no second bonus"


@pytest.mark.rule("VC-T34", "VC-C01", "VC-C04")
def test_vs354_vs355_dropped_treasures_count_and_may_lie_together():
    s = table("kgdct", "cavern", agenda=[PlaceTreasure(False)])
    s.thief.at, s.thief.carried, s.supply = at((1, 0)), 2, 10
    kill_thief(s, th.KNIGHT)
    assert s.map.treasures == [at((1, 0))] * 2
    collect(s)
    assert sum(s.cavern.omens) == 3
    go(s)
    assert "treasure 1,0" not in texts(s)
    assert "treasure 0,1" in texts(s)


@pytest.mark.rule("VC-T35", "VC-T31", "VC-W06")
def test_vs357_evading_onto_the_entrance_stashes():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[AttackThief(th.KNIGHT)])
    s.thief.at, s.thief.carried, s.thief.stash, s.supply = at((1, 0)), 1, 4, 6
    s.thief.upgrades = s.thief.taken = 1 << th.EVASION
    roll(s, 6)
    go(s)
    say(s, "evade 0,0")
    if kind(s) == "upgrade":
        s.choose(s.options[0])
    assert s.result is not None
    assert s.result.ending == "thief"


@pytest.mark.rule("VC-T35", "VC-T10")
def test_vs358_no_evasion_of_a_trapped_gem():
    s = den(upgrades=1 << th.EVASION)
    s.map.gems[0] = at((1, 0))
    s.ask_anew(s.seat)
    roll(s, "center")
    say(s, "loot gem claw with 1")
    assert s.thief.at == OFF


@pytest.mark.rule("VC-K21", "VC-K25")
def test_vs360_a_cube_for_killing_him_comes_at_once():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 6)
    s.knight.at = s.thief.at = at((1, 0))
    s.knight.grit = 33
    go(s)
    say(s, "place perception", "place perception", "place perception", "encounter")
    pool = s.knight.pool
    say(s, "attack thief")
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (36, pool + 1, 0)
    while kind(s) != "knight":
        s.choose(s.options[-1])
    assert "place strength" in texts(s)


@pytest.mark.rule("VC-B55", "VC-T01")
def test_vs362_a_hex_outlasts_his_own_turn():
    s = table("kgdct", "thief", {(1, 0): "ambush"})
    s.thief.at, s.thief.hex = at((1, 0)), 2
    go(s)
    say(s, "stats 2 4 3", "end turn")
    assert (asked(s), s.stealth()) == ("knight", 2)
    GoblinStart().run(s)
    assert s.stealth() == 4


@pytest.mark.rule("VC-T13", "VC-K34")
def test_vs422_the_cube_of_a_stolen_treasure_comes_back_with_the_next_turn():
    s = den(stats="2 4 3")
    cubes(s, 3)
    s.knight.at = at((1, 0))
    treasure(s, "heroic_boots", 2)
    s.ask_anew(s.seat)
    say(s, "pickpocket knight with 3")
    if kind(s) == "steal":
        say(s, "steal heroic_boots")
    assert (s.knight.cards, s.knight.pool) == ([], 2)
    say(s, "end turn")
    assert (asked(s), s.knight.pool) == ("knight", 3)


@pytest.mark.rule("VC-T33", "VC-D31", "VC-T14")
def test_vs423_what_the_dragon_keeps_is_out_of_reach():
    s = den({(1, 0): "vault", (2, 0): "vault"}, upgrades=31)
    s.supply, s.thief.carried, s.dragon.kept, s.map.treasures = 0, 3, 3, [at((0, 1))]
    mark(s, (1, 0))
    mark(s, (2, 0))
    s.ask_anew(s.seat)
    say(s, "pick lock 3")
    assert (s.thief.carried, s.map.treasures, s.dragon.kept) == (4, [], 3)
    s.thief.cubes = 3
    s.ask_anew(s.seat)
    say(s, "move 2,0", "pick lock 3")
    assert (s.thief.carried, s.dragon.kept) == (4, 3)
    assert not marked(s, (2, 0))
    assert tile_at(s, (2, 0)) > 0
