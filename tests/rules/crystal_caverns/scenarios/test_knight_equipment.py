"""Scenarios read from the rulebook: Bow, Shield and Bomb (VS-099 to VS-112)."""

import pytest

from cavern_scenes import bare, placed, settle, top_events
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    monster,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    tribes,
)
from undercroft.games.crystal_caverns.rules.conflict.harm import lose_grit
from undercroft.games.crystal_caverns.rules.effects.omens import perform, put_rock

LINE = {(x, 0): "ambush" for x in range(1, 7)}


@pytest.mark.rule("VC-K32", "VC-M06", "VC-B04")
def test_vs099_the_bow_reaches_as_far_as_she_sees_and_scatters_nobody():
    s = bare(table("kgdct", "knight", LINE))
    cubes(s, 3)
    tribes(s, bones=(4, (6, 0)))
    monster(s, "ogre", 1)
    go(s)
    say(s, "place bow", "place strength", "place strength", "shoot bones")
    assert (s.goblins.pop[1], s.goblins.at[1], s.goblins.slots[1]) == (2, at((6, 0)), th.OGRE)
    assert (s.goblins.rage, s.knight.met) == (2, 0)


@pytest.mark.rule("VC-K32", "VC-B06", "VC-B59")
def test_vs100_a_tribe_shot_down_to_0_scatters():
    s = bare(table("kgdct", "knight", LINE))
    tribes(s, eye=(1, (2, 0)))
    monster(s, "wisp", 3)
    s.goblins.face_up = [th.RUBY]
    s.goblins.secret_pile.remove(th.RUBY)
    go(s)
    say(s, "place bow", "place strength", "shoot eye")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3]) == (0, OFF, -1)
    assert (s.goblins.rage, s.goblins.face_up) == (2, [])


@pytest.mark.rule("VC-K32", "VC-B29", "VC-B40")
def test_vs102_hidden_and_lurking_tribes_are_no_target():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush NESW"}))
    tribes(s, fangs=(3, (2, 0)), bones=(3, None))
    go(s)
    say(s, "place bow", "place strength")
    assert s.lurking(0)
    assert not starts(s, "shoot")


@pytest.mark.rule("VC-K32", "VC-K06", "VC-K20", "VC-B04")
def test_vs104_the_bow_opens_the_way():
    s = bare(table("kgdct", "knight", LINE))
    cubes(s, 4)
    tribes(s, bones=(3, (1, 0)))
    go(s)
    say(s, "place strength", "place strength", "place bow")
    assert "move 1,0" not in texts(s)
    say(s, "shoot bones")
    assert (s.goblins.pop[1], s.goblins.rage) == (1, 2)
    say(s, "move 1,0", "attack tribes")
    assert (s.goblins.pop[1], s.goblins.at[1], s.goblins.rage) == (0, OFF, 3)


@pytest.mark.rule("VC-K33", "VC-F07", "VC-D10")
def test_vs105_the_shield_holds_her_against_a_claw():
    s = bare(table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"}))
    placed(s, pool=1, shield=1)
    s.dragon.at, s.dragon.hand, s.knight.at = at((1, 0)), [1, 0, 0], at((2, 0))
    tribes(s, eye=(2, (2, 0)))
    go(s)
    roll(s, "diamond")
    say(s, "power claw", "pay claw")
    if kind(s) == "claw":
        say(s, "claw 2,0")
    assert (kind(s), s.knight.at, s.goblins.pop[2]) == ("dragon", at((2, 0)), 0)


@pytest.mark.rule("VC-K33", "VC-F07", "VC-C10")
def test_vs105_the_shield_holds_her_against_bats():
    s = bare(table("kgdct", "cavern", {(1, 0): "ambush"}, agenda=[]))
    placed(s, pool=1, shield=1)
    s.map.treasures, s.supply = [at((1, 0))], 11
    perform(s, th.BATS)
    go(s)
    assert "bats on knight" not in texts(s)


@pytest.mark.rule("VC-K33", "VC-F07", "VC-B58")
def test_vs105_the_shield_holds_her_against_the_wisp():
    s = bare(table("kgdct", "goblins", {(1, 0): "ambush"}))
    placed(s, pool=1, shield=1)
    tribes(s, eye=(1, (1, 0)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye")
    assert "wisp" not in texts(s)


@pytest.mark.rule("VC-K33", "VC-E02")
def test_vs106_a_shield_after_the_card_is_too_late():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye event"}))
    s.knight.grit = 4
    top_events(s, "rats", "cave_bread", "ambush")
    go(s)
    say(s, "place strength", "move 1,0")
    settle(s)
    while kind(s) != "choose_event":
        s.choose(s.options[-1])
    say(s, "event rats")
    assert s.knight.grit == 2
    assert asked(s) == "cavern"


@pytest.mark.rule("VC-K26", "VC-K25")
def test_vs108_with_the_shield_each_loss_is_1_until_its_cube_goes():
    s = table("kgdct", "thief", agenda=[])
    s.active, s.knight.grit = th.THIEF, 12
    placed(s, shield=1, movement=3)
    lose_grit(s, 5)
    assert (s.knight.grit, s.agenda) == (11, [])
    lose_grit(s, 5)
    go(s)
    assert (s.knight.grit, texts(s)) == (10, ["return movement", "return shield"])
    say(s, "return shield")
    lose_grit(s, 5)
    assert s.knight.grit == 5


@pytest.mark.rule("VC-K31", "VC-M15", "VC-M04")
def test_vs109_a_bomb_token_opens_a_wall_for_good_and_costs_no_encounter():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush W", (2, 0): "dark eye"}))
    cubes(s, 3)
    s.knight.at = at((1, 0))
    go(s)
    s.knight.met = 1
    s.ask_anew(s.seat)
    say(s, "place bomb", "bomb 1,0 E")
    settle(s)
    assert (s.knight.bombs, s.knight.met) == (2, 1)
    say(s, "place strength", "end turn")
    assert not s.map.wall(at((1, 0)), 1)
    s.pending = []
    tribes(s, eye=(2, (2, 0)))
    s.knight.at = at((0, 0))
    acts(s)
    say(s, "activate eye")
    assert "walk 1,0" in texts(s)


@pytest.mark.rule("VC-M15", "VC-M16")
def test_vs112_under_a_rockslide_the_bomb_is_gone_for_good():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush W", (2, 0): "dark eye"}, agenda=[]))
    s.map.bombs, s.knight.bombs = [tile_at(s, (1, 0)) * 4 + 1], 2
    assert not s.map.wall(at((1, 0)), 1)
    put_rock(s, at((1, 0)), 1)
    assert (s.map.bombs, s.knight.bombs) == ([], 2)
    s.map.take_rock(at((1, 0)), 1)
    assert s.map.wall(at((1, 0)), 1)
