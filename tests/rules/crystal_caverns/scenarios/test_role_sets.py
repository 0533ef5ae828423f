"""Scenarios of a fresh reader of rulebook and cards: role sets, solo and levels."""

import pytest

from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    ends,
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
    tribes,
)
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.attacks import attack_options
from undercroft.games.crystal_caverns.rules.conflict.crossing import Stash, wake_cube
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.tiles.tiles import BY_POWER, Reveal, crystal_falls, lift_tile


@pytest.mark.rule("VC-X07", "VC-K25")
def test_vs381_a_turn_cut_short_still_places_its_tile():
    s = table("kgd", "knight", {(1, 0): "ambush"})
    cubes(s, 3)
    s.knight.grit = 5
    s.map.flame = at((1, 0))
    go(s)
    say(s, "place movement", "place strength", "place perception", "move 1,0")
    assert kind(s) == "return_cube"
    s.choose(s.options[0])
    assert (kind(s), asked(s)) == ("end_tile", "knight")


@pytest.mark.rule("VC-X07", "VC-T34")
def test_vs382_a_thief_who_died_still_places_his_tile():
    s = table("kgdt", "thief", {(1, 0): "ambush"})
    s.thief.at = s.map.gems[0] = at((1, 0))
    go(s)
    say(s, "stats 2 3 4")
    roll(s, "center")
    say(s, "loot gem claw with 1")
    assert (s.thief.at, kind(s), asked(s)) == (OFF, "end_tile", "thief")


@pytest.mark.rule("VC-V02", "VC-B25")
def test_vs386_after_a_flare_their_tile_is_lit_and_they_still_act():
    s = table("gct", "goblins", {(1, 0): "dark eye"})
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye")
    assert starts(s, "explore")
    roll(s, "center")
    say(s, "flare")
    s.chance.script = None
    while kind(s) != "tribe":
        s.choose(s.options[0])
    assert lit(s, (1, 0))
    assert not starts(s, "explore")
    assert "special eye" in texts(s)


@pytest.mark.rule("VC-V07", "VC-V08", "VC-K25")
def test_vs389_a_wisp_in_an_ambush_is_drawn_again():
    s = table("kt", "knight", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[Ambush()])
    cubes(s, 3)
    s.knight.at, s.knight.pool, s.knight.hand, s.knight.grit = at((1, 0)), 0, [], 6
    s.knight.placed[th.STRENGTH_SLOT], s.knight.placed[th.MOVEMENT_SLOT] = 1, 2
    roll(s, th.WISP, th.BLOB)
    go(s)
    while kind(s) == "brace":
        say(s, "ready")
    assert (s.knight.health, s.knight.grit, kind(s)) == (6, 1, "return_cube")
    s.choose(s.options[0])
    assert s.knight.grit_cubes == 31


@pytest.mark.rule("VC-V04", "VC-B22", "VC-W03")
@pytest.mark.parametrize("health", [1, 3])
def test_vs391_tribes_strike_the_underground_ash_dragon(health: int):
    s = table("gdc", "goblins", {(1, 0): "dark bones"})
    s.dragon.at, s.dragon.wake, s.dragon.health = at((1, 0)), 4, health
    tribes(s, bones=(4, (1, 0)))
    s.goblins.rage = 2
    assert s.armor() == 3
    acts(s)
    say(s, "activate bones", "strike dragon")
    if health == 1:
        assert s.result is not None
        assert s.result.ending == "goblins"
    else:
        assert (s.dragon.health, s.goblins.at[1], s.goblins.rage) == (2, OFF, 1)
    s.dragon.wake = 12
    assert s.armor() == 4


@pytest.mark.rule("VC-V04", "VC-B22")
def test_vs392_a_tie_with_the_ash_dragon_is_no_attack():
    s = table("gdc", "goblins", {(1, 0): "dark bones", (2, 0): "dark eye"})
    s.dragon.at, s.dragon.wake = at((1, 0)), 4
    tribes(s, bones=(3, (1, 0)), eye=(3, (2, 0)))
    acts(s)
    say(s, "activate bones")
    assert "strike dragon" not in texts(s)
    say(s, "done", "activate eye")
    assert "walk 1,0" not in texts(s)


@pytest.mark.rule("VC-V06", "VC-D30", "VC-M13")
def test_vs393_without_knight_an_event_tile_feeds_pride_but_gets_no_token():
    s = table("gd", "dragon", {(1, 0): "dark eye event"}, agenda=[])
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, BY_POWER)]
    go(s)
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert kind(s) == "pride"
    assert not marked(s, (1, 0))
    assert (s.supply, s.treasure_pool) == (10, [])


@pytest.mark.rule("VC-W02", "VC-T36", "VC-V30")
def test_vs394_six_agreed_means_six_for_both():
    s = table("kt", "knight", {(1, 0): "ambush"}, number="6")
    s.knight.at, s.knight.crystals = at((1, 0)), 5
    go(s)
    say(s, "move 0,0")
    assert s.result is None
    s.knight.at, s.knight.crystals = at((1, 0)), 6
    s.knight.moved = 0
    s.ask_anew(s.seat)
    say(s, "move 0,0")
    assert s.result is not None


@pytest.mark.rule("VC-V20", "VC-K03")
def test_vs396_vs397_solo_tiles_by_owned_cubes():
    s = table("k", None)
    cubes(s, 4)
    s.crystals_seen = 2
    assert rounds.alone_number(s, th.KNIGHT) == 4
    s.knight.pool, s.knight.discarded = 3, 1
    assert rounds.alone_number(s, th.KNIGHT) == 3


@pytest.mark.rule("VC-V20")
def test_vs399_collapsed_crystal_tiles_count_for_the_solo_number():
    s = table("t", None, {(1, 0): "crystal", (2, 0): "dark eye crystal"})
    s.thief.assigned, s.crystals_seen = [1, 0, 2], 3
    assert rounds.alone_number(s, th.THIEF) == 3
    lift_tile(s, s.map.tile(at((1, 0))))
    assert s.crystals_seen == 3
    lift_tile(s, s.map.tile(at((2, 0))))
    assert rounds.alone_number(s, th.THIEF) == 4


@pytest.mark.rule("VC-G05", "VC-V30", "VC-D02")
def test_vs401_an_easy_solo_dragon_draws_three():
    s = GAME.new(1, {"roles": "d", "solo": "easy"}, 1)
    assert (s.dragon.wake, s.dragon.tracks[th.HUNGER], s.armor(), s.spirit()) == (4, 0, 2, 4)
    assert sum(s.dragon.hand) == 3


@pytest.mark.rule("VC-V30", "VC-K22")
def test_vs402_a_novice_smashes_with_two():
    s = table("kgdct", "knight", {(1, 0): "crystal"}, knight="easiest")
    mark(s, (1, 0))
    s.knight.at, s.knight.placed[th.STRENGTH_SLOT], s.active = at((1, 0)), 1, th.KNIGHT
    assert [c.text for c in attack_options(s, 0)] == ["attack crystal"]


@pytest.mark.rule("VC-V30", "VC-D32", "VC-D02")
def test_vs404_the_dragons_level_moves_waking_not_armor():
    s = table("kgdct", None, dragon="easy")
    s.dragon.wake, s.dragon.tracks = 8, [2, 2, 1, 1, 0]
    wake_cube(s, th.GREED)
    assert (s.dragon.wake, s.dragon.awake, s.armor()) == (9, True, 3)
    t = table("kgdct", None, dragon="hard")
    assert t.table.awake_at > 11
    t.dragon.wake, t.dragon.tracks = 11, [1, 1, 1, 0, 0]
    wake_cube(t, th.GREED)
    assert (t.dragon.wake, t.dragon.awake, t.armor()) == (12, False, 4)


@pytest.mark.rule("VC-V30", "VC-W05")
def test_vs405_three_crystal_tiles_in_a_lava_tube():
    s = table("kgdct", None, cavern="easiest")
    for _ in range(2):
        crystal_falls(s)
    assert s.result is None
    ends(s, crystal_falls)
    assert s.result is not None
    assert s.result.ending == "cavern"
    assert table("kgct", None, cavern="easiest").table.crystals == 5


@pytest.mark.rule("VC-V30", "VC-T31")
def test_vs406_a_prowlers_first_token_gives_no_upgrade():
    s = table("kgdct", "thief", agenda=[Stash()], thief="hard")
    s.thief.carried, s.supply, s.thief.loot = 2, 10, 0
    go(s)
    assert (s.stashed(), s.thief.upgrades, s.thief.loot, kind(s)) == (1, 0, 3, "upgrade")
    assert s.table.stash == 7


@pytest.mark.rule("VC-V30")
def test_vs407_levels_do_not_mix():
    s = GAME.new(5, {"roles": "kgdct", "knight": "easy", "dragon": "easy"}, 1)
    assert (s.dragon.health, s.table.awake_at, s.knight.health, s.table.stash) == (4, 9, 7, 6)
