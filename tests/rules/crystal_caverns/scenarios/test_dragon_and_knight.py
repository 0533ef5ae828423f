"""Scenarios read from the rulebook: the Dragon and the Knight in his turn, waking and Powers."""

import pytest

from cavern_scenes import placed, settle, surfaced, top_events, wake
from crystal import (
    OFF,
    asked,
    at,
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
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.rules.rounds import StartTurn
from undercroft.games.crystal_caverns.state import Caverns

ROAD = {(1, 0): "ambush", (2, 0): "event", (3, 0): "dark eye"}
Tiles = dict[tuple[int, int], str]


def his(tiles: Tiles | None = None, hand: str = "", spot: tuple[int, int] = (1, 0), roles: str = "kgdct") -> Caverns:
    """Before his turn; the Knight and the Thief on the Entrance."""
    s = table(roles, "dragon", ROAD if tiles is None else tiles)
    s.dragon.at = at(spot)
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    return s


def use(s: Caverns, power: str) -> None:
    say(s, f"power {power}")
    s.choose(s.options[0])


def finish(s: Caverns) -> None:
    """He does nothing more this turn."""
    while s.active == th.DRAGON and s.pending and asked(s) == "dragon":
        s.choose(s.options[-1])


# Where he meets her.
@pytest.mark.rule("VC-D05", "VC-K02")
def test_axe_and_sword_do_not_strike_a_dragon_who_walks_into_her():
    s = his({(1, 0): "ambush", (2, 0): "ambush"})
    s.thief.at = OFF
    s.knight.at = at((2, 0))
    placed(s, strength=1, pool=1)
    treasure(s, "mighty_axe", 2)
    s.knight.pool = 0
    surfaced(s, 8)
    go(s)
    assert (s.armor(), s.knight_strength()) == (3, 2)
    say(s, "move 2,0")
    assert (s.dragon.health, kind(s)) == (5, "dragon")


@pytest.mark.rule("VC-D05", "VC-K19")
def test_a_javelin_in_her_hand_is_not_thrown_in_his_turn():
    s = his({(1, 0): "ambush", (2, 0): "ambush"})
    s.knight.at = at((2, 0))
    placed(s, strength=1, pool=1)
    treasure(s, "javelin")
    surfaced(s, 8)
    go(s)
    say(s, "move 2,0")
    assert (s.dragon.health, s.knight.cards, kind(s)) == (5, [th.JAVELIN], "dragon")


@pytest.mark.rule("VC-D05", "VC-K16")
def test_each_time_he_comes_onto_her_tile_she_strikes():
    s = his({(1, 0): "ambush", (2, 0): "ambush"}, "ww")
    s.thief.at = OFF
    s.knight.at = at((2, 0))
    placed(s, strength=1, pool=1)
    surfaced(s)
    go(s)
    say(s, "move 2,0")
    use(s, "wing")
    say(s, "fly 1,0")
    use(s, "wing")
    say(s, "fly 2,0")
    assert s.dragon.health == 3


@pytest.mark.rule("VC-D05", "VC-W01")
def test_the_blow_that_kills_him_in_his_own_turn_wins_for_her():
    s = his({(1, 0): "ambush", (2, 0): "ambush"})
    s.thief.at = OFF
    s.dragon.at, s.knight.at = at((2, 0)), at((1, 0))
    placed(s, strength=1, pool=1)
    surfaced(s)
    s.dragon.health = 1
    go(s)
    say(s, "move 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-D04")
def test_surfaced_he_enters_no_dark_tile_on_the_wing_either():
    s = his({(1, 0): "ambush", (2, 0): "ambush"}, "w")
    s.thief.at = s.knight.at = at((0, 0))
    surfaced(s)
    go(s)
    use(s, "wing")
    assert texts(s) == ["fly 2,0", "fly 0,0"]


@pytest.mark.rule("VC-D03")
def test_he_crosses_no_open_space():
    s = his({(1, 0): "ambush W", (1, 1): "ambush N", (2, 1): "dark eye", (3, 0): "dark bones", (3, 1): "dark bones"})
    go(s)
    assert "move 3,0" not in texts(s)
    assert "move 1,1" in texts(s)


@pytest.mark.rule("VC-D33", "VC-W04")
def test_awake_but_underground_he_has_not_escaped_on_the_entrance():
    s = his()
    wake(s, 11)
    s.dragon.awake = True
    go(s)
    say(s, "move 0,0")
    assert (s.dragon.at, s.result) == (at((0, 0)), None)


@pytest.mark.rule("VC-D33")
def test_asleep_on_a_crystal_tile_he_is_not_asked_to_surface():
    s = his({(1, 0): "crystal"})
    wake(s, 10)
    go(s)
    seen = set()
    while s.active == th.DRAGON and asked(s) == "dragon":
        seen.add(kind(s))
        s.choose(s.options[-1])
    assert "surface" not in seen


@pytest.mark.rule("VC-D33")
def test_who_stays_below_is_asked_again_next_turn():
    s = his({(1, 0): "crystal"})
    mark(s, (1, 0))
    wake(s, 11)
    s.dragon.awake = True
    go(s)
    while kind(s) != "surface":
        s.choose(s.options[-1])
    say(s, "no")
    assert (s.dragon.surfaced, marked(s, (1, 0))) == (False, True)
    s.pending, s.agenda, s.active = [], [StartTurn(th.DRAGON)], th.DRAGON
    go(s)
    while kind(s) != "surface":
        s.choose(s.options[-1])
    say(s, "yes")
    assert s.dragon.surfaced


# Waking.
@pytest.mark.rule("VC-D30")
def test_powers_used_on_the_spot_leave_him_still():
    s = his(hand="ccw")
    tribes(s, eye=(2, (3, 0)))
    go(s)
    say(s, "power hiss")
    s.choose(s.options[0])
    say(s, "hiss eye", "end powers")
    assert kind(s) == "pride"
    say(s, "yes")
    assert s.dragon.tracks[th.PRIDE_STILL] == 0


@pytest.mark.rule("VC-D13", "VC-D30")
def test_a_goblin_hissed_up_now_feeds_him_now():
    s = his(hand="cc")
    s.dragon.eaten = 1
    tribes(s, eye=(2, (3, 0)))
    go(s)
    assert "feed" not in texts(s)
    say(s, "power hiss")
    s.choose(s.options[0])
    say(s, "hiss eye", "feed")
    assert (s.dragon.eaten, s.dragon.wake, s.dragon.tracks[th.HUNGER]) == (0, 1, 3)


@pytest.mark.rule("VC-D30")
def test_with_no_cube_left_in_hunger_he_does_not_feed():
    s = his()
    s.dragon.eaten, s.dragon.tracks, s.dragon.wake = 6, [4, 0, 4, 1, 1], 4
    go(s)
    assert "feed" not in texts(s)


@pytest.mark.rule("VC-D31")
def test_a_treasure_kept_goes_back_a_turn_later():
    s = his()
    s.map.treasures, s.supply = [at((1, 0))] * 2, 10
    go(s)
    say(s, "end powers", "no", "take treasures 2")
    assert (s.supply, s.dragon.kept, s.dragon.tracks[th.GREED], s.map.treasures) == (11, 1, 3, [])
    finish(s)
    s.pending, s.agenda, s.active = [], [StartTurn(th.DRAGON)], th.DRAGON
    go(s)
    say(s, "end powers")
    if kind(s) == "pride":
        say(s, "no")
    assert kind(s) == "dragon_treasure"
    s.choose(s.options[0])
    assert (s.supply, s.dragon.kept, s.dragon.tracks[th.GREED]) == (12, 0, 2)


@pytest.mark.rule("VC-D31", "VC-D04")
def test_he_takes_a_treasure_that_lies_on_a_dark_tile():
    s = his()
    s.map.treasures, s.supply = [at((3, 0))], 11
    go(s)
    say(s, "move 3,0", "end powers", "take treasures 1")
    assert (s.supply, s.dragon.wake, lit(s, (3, 0))) == (12, 1, False)


@pytest.mark.rule("VC-D14")
def test_with_all_tracks_full_there_is_nothing_to_slither():
    s = his(hand="cf")
    go(s)
    assert "power slither" not in texts(s)


@pytest.mark.rule("VC-D14", "VC-D30")
def test_what_slithers_into_greed_may_wake_the_same_turn():
    s = his(hand="cf")
    s.dragon.tracks, s.dragon.wake = [0, 4, 4, 1, 1], 4
    s.map.treasures, s.supply = [at((1, 0))], 11
    go(s)
    use(s, "slither")
    say(s, "from hunger", "into greed", "end powers")
    if kind(s) == "pride":
        say(s, "no")
    say(s, "take treasures 1")
    assert (s.dragon.tracks, s.dragon.wake) == ([0, 3, 4, 1, 1], 5)


@pytest.mark.rule("VC-D02")
def test_cubes_woken_this_turn_fill_the_hand_of_this_turn():
    s = his()
    s.dragon.tracks, s.dragon.wake, s.dragon.eaten = [4, 3, 4, 1, 1], 1, 2
    go(s)
    assert s.spirit() == 3
    say(s, "feed")
    finish(s)
    assert sum(s.dragon.hand) == 4


@pytest.mark.rule("VC-D30")
def test_a_gem_placed_with_that_cube_gone_brings_no_more_pride():
    s = his()
    s.dragon.tracks, s.dragon.wake = [4, 4, 4, 0, 0], 2
    s.map.gems[0] = at((3, 0))
    go(s)
    say(s, "end powers", "gem wing")
    assert s.dragon.wake == 2
    assert s.active != th.DRAGON or kind(s) != "pride"


# Powers upon her.
@pytest.mark.rule("VC-D20", "VC-K26")
def test_a_shield_turns_a_scratch_into_one_grit():
    s = his(hand="ccc")
    s.knight.at = at((1, 0))
    placed(s, shield=1, pool=1)
    s.knight.grit = 4
    go(s)
    use(s, "scratch")
    say(s, "scratch knight")
    assert s.knight.grit == 3


@pytest.mark.rule("VC-D20")
def test_nobody_on_his_tile_nobody_to_scratch():
    s = his(hand="ccc")
    tribes(s, eye=(2, (2, 0)))
    go(s)
    assert "power scratch" not in texts(s)
    say(s, "move 2,0")
    assert "power scratch" in texts(s)


@pytest.mark.rule("VC-D18", "VC-K33")
def test_no_slap_at_a_shielded_knight():
    s = his(hand="ww")
    placed(s, shield=1, pool=1)
    go(s)
    assert "power slap" not in texts(s)


@pytest.mark.rule("VC-D18")
def test_no_slap_across_a_corner():
    s = his({(1, 0): "ambush", (1, 1): "dark eye"}, "ww", (1, 1))
    go(s)
    assert "power slap" not in texts(s)


@pytest.mark.rule("VC-D18", "VC-F06")
def test_a_slap_at_a_knight_who_cannot_be_moved_is_his_to_waste():
    """The rule names where she stands, not where she may go, and no step at all is a way too."""
    s = his(hand="ww")
    go(s)
    use(s, "slap")
    assert (kind(s), s.knight.at, s.dragon.hand) == ("dragon", at((0, 0)), [0, 0, 0])


@pytest.mark.rule("VC-D35", "VC-F07", "VC-K33")
def test_of_those_beside_a_shielded_knight_the_tribe_scatters_and_the_thief_is_moved():
    """Her Shield holds her and her tile, not those who stand there with her."""
    s = his({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "event"}, "ccff")
    s.knight.at = s.thief.at = at((2, 0))
    placed(s, shield=1, pool=1)
    tribes(s, eye=(3, (2, 0)))
    go(s)
    roll(s, "diamond")
    use(s, "wrath")
    assert (s.knight.at, s.thief.at, s.goblins.at[2], s.goblins.pop[2]) == (at((2, 0)), at((3, 0)), OFF, 1)
    assert lit(s, (2, 0))


@pytest.mark.rule("VC-D18", "VC-F02", "VC-K14")
def test_slapped_onto_an_event_token_she_stops_and_must_meet_it():
    s = his({(1, 0): "ambush", (0, 1): "event", (0, 2): "ambush"}, "ww")
    s.thief.at = OFF
    mark(s, (0, 1))
    top_events(s, "cave_bread", "rats", "light")
    go(s)
    use(s, "slap")
    say(s, "push 0,1")
    assert kind(s) != "push"
    s.pending, s.agenda, s.active = [], [StartTurn(th.KNIGHT)], th.KNIGHT
    go(s)
    assert not starts(s, "move")
    say(s, "encounter")
    assert not starts(s, "attack")


@pytest.mark.rule("VC-D10", "VC-K23", "VC-F06")
def test_clawed_onto_a_treasure_she_has_not_collected_it():
    s = his(hand="c", tiles={(1, 0): "ambush", (2, 0): "ambush", (2, 1): "ambush", (2, -1): "dark eye"})
    s.thief.at = OFF
    s.knight.at = at((2, 0))
    s.map.treasures, s.supply = [at((2, 1))], 11
    go(s)
    roll(s, "diamond")
    use(s, "claw")
    say(s, "push 2,1")
    assert (s.knight.at, s.map.treasures, s.knight.cards) == (at((2, 1)), [at((2, 1))], [])


@pytest.mark.rule("VC-D10")
def test_he_may_leave_her_where_the_claw_finds_her():
    s = his({(1, 0): "ambush", (2, 0): "ambush", (2, 1): "ambush"}, "c")
    s.knight.at, s.knight.grit = at((2, 0)), 4
    s.thief.at = OFF
    go(s)
    roll(s, "diamond")
    use(s, "claw")
    say(s, "done")
    assert (s.knight.at, s.knight.grit, s.knight.health, kind(s)) == (at((2, 0)), 4, 7, "dragon")


@pytest.mark.rule("VC-D15", "VC-F05")
def test_swat_carries_a_gem_over_the_knight_but_not_onto_her():
    s = his({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush", (4, 0): "ambush"}, "cw")
    s.thief.at = OFF
    s.knight.at, s.map.gems[1] = at((3, 0)), at((2, 0))
    go(s)
    use(s, "swat")
    s.choose(s.options[0])
    assert "to 4,0" in texts(s)
    assert "to 3,0" not in texts(s)
    say(s, "to 4,0")
    assert s.map.gems[1] == at((4, 0))


@pytest.mark.rule("VC-D17", "VC-D08", "VC-K07")
def test_an_event_tile_burnt_open_waits_for_her_with_a_token():
    s = his({(1, 0): "dark eye event", (0, 1): "ambush"}, "fw", (0, 1))
    go(s)
    use(s, "burn")
    say(s, "burn 1,0")
    settle(s)
    assert marked(s, (1, 0))
    s.pending, s.agenda, s.active = [], [StartTurn(th.KNIGHT)], th.KNIGHT
    s.knight.hand, s.knight.quests = [], []
    top_events(s, "deep_and_dark", "rats", "light")
    go(s)
    say(s, "place strength", "place strength", "move 1,0")
    assert kind(s) == "choose_event"
    say(s, "event deep_and_dark")
    settle(s)
    assert (s.knight.grit, s.knight.met, marked(s, (1, 0))) == (0, 1, False)


@pytest.mark.rule("VC-D17", "VC-D08", "VC-K07")
def test_an_ambush_tile_he_burnt_open_costs_her_no_encounter():
    s = his({(1, 0): "dark eye ambush", (0, 1): "ambush"}, "fw", (0, 1))
    tribes(s, fangs=(4, None))
    go(s)
    use(s, "burn")
    say(s, "burn 1,0")
    settle(s)
    s.pending, s.agenda, s.active = [], [StartTurn(th.KNIGHT)], th.KNIGHT
    go(s)
    say(s, "move 1,0")
    assert (kind(s), s.knight.met, s.knight.health, s.knight.grit) == ("knight", 0, 7, 0)


@pytest.mark.rule("VC-D16")
def test_scorch_does_not_light_the_tile_under_him():
    s = his({(1, 0): "dark eye", (2, 0): "dark bones"}, "ff")
    go(s)
    use(s, "scorch")
    while kind(s) != "dragon":
        s.choose(s.options[0])
    assert (lit(s, (1, 0)), lit(s, (2, 0))) == (False, True)


@pytest.mark.rule("VC-D06", "VC-D19")
def test_a_gem_pays_for_a_question_mark_and_is_spent_for_the_turn():
    s = his(hand="w")
    s.map.gems[1] = at((3, 0))
    go(s)
    say(s, "power shriek", "pay wing gem-flame")
    assert (s.dragon.shriek, sum(s.dragon.hand), s.map.gems[1]) == (True, 0, at((3, 0)))
    assert "power flame" not in texts(s)


@pytest.mark.rule("VC-D19")
def test_the_second_roll_after_a_shriek_stands_though_it_is_worse():
    s = his(hand="c")
    s.thief.at = OFF
    s.dragon.shriek = True
    tribes(s, eye=(2, (2, 0)))
    go(s)
    roll(s, "corners", "center")
    use(s, "claw")
    assert kind(s).startswith("shriek")
    say(s, "yes")
    assert (s.dragon.shriek, s.goblins.at[2], kind(s)) == (False, at((2, 0)), "dragon")


@pytest.mark.rule("VC-D03", "VC-D06")
def test_his_free_move_may_stand_between_two_powers():
    s = his(hand="ww")
    go(s)
    use(s, "wing")
    say(s, "fly 2,0", "move 3,0")
    assert not starts(s, "move")
    use(s, "wing")
    say(s, "fly 1,0")
    assert s.dragon.at == at((1, 0))
