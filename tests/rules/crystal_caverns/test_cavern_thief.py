"""The Cavern and the Thief."""

import pytest

from crystal import (
    OFF,
    asked,
    at,
    go,
    kind,
    lit,
    mark,
    marked,
    refused,
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
from undercroft.games.crystal_caverns.rules.conflict.crossing import Stash, TakeToken, free_upgrades, kill_thief
from undercroft.games.crystal_caverns.rules.effects.omens import payments, perform, spores
from undercroft.games.crystal_caverns.rules.roles.cavern import collect
from undercroft.games.crystal_caverns.rules.roles.thief import ThiefMain
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.state import Caverns


def depths(tiles: dict[tuple[int, int], str] | None = None, omens: list[int] | None = None, **options: str) -> Caverns:
    s = table(options.pop("roles", "kgdct"), "cavern", tiles or {(1, 0): "ambush", (2, 0): "dark eye"}, **options)
    s.cavern.omens = omens or [0] * 6
    return go(s)


@pytest.mark.rule("VC-C01")
@pytest.mark.parametrize(("tokens", "drawn"), [(0, 1), (1, 2), (3, 3), (4, 4), (6, 4), (7, 5), (10, 5), (11, 6)])
def test_omens_by_tokens(tokens: int, drawn: int):
    s = table("kgdct", "cavern", {(1, 0): "crystal", (2, 0): "ambush"}, agenda=[])
    if tokens:
        mark(s, (1, 0))
        s.thief.carried = 1 if tokens > 1 else 0
        s.map.treasures = [at((2, 0))] * (tokens - 1 - s.thief.carried)
    s.dragon.kept = 2
    collect(s)
    assert sum(s.cavern.omens) == drawn
    s.cavern.omens = [6, 6, 6, 6, 6, 5]
    collect(s)
    assert s.cavern.omens == [6] * 6


@pytest.mark.rule("VC-C02")
def test_omens_cost_accepted_tokens_and_grow_dearer():
    s = depths(omens=[0, 1, 0, 1, 0, 0])
    assert refused(s, "omen rockslide") == "VC-C02"
    s = depths(omens=[0, 1, 1, 1, 0, 0])
    assert kind(s) == "cavern"
    assert "collect omens" in texts(s)
    assert {act.text for act in payments(s, th.PLUNDER)} == {"pay boulder", "pay quartz", "pay mushroom"}
    say(s, "omen past_plunder", "pay boulder")
    s.choose(s.options[0])
    assert s.cavern.omens[1] == 0
    assert {act.text for act in payments(s, th.PLUNDER)} == {"pay quartz mushroom"}
    assert [omen.cost for omen in s.cards.omens] == [[1], [2], [1, 2, 3], [3], [1, 2, 3], [1]]


@pytest.mark.rule("VC-C03", "VC-C04", "VC-C05", "VC-C06")
def test_shape_then_treasure():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"})
    s.stack += s.cavern.hand
    s.cavern.hand = [next(t for t in s.stack if s.cards.kinds[t] == k) for k in (th.EVENT, th.CRYSTAL, th.AMBUSH)]
    for tile in s.cavern.hand:
        s.stack.remove(tile)
    go(s)
    while kind(s) == "cavern":
        assert refused(s, "end turn") != ""
        s.choose(s.options[-1])
    assert kind(s) == "shape"
    say(s, "place tile 3,0")
    assert kind(s) == "put_tile"
    assert len(texts(s)) == 1
    assert "crystal" in texts(s)[0]
    s.choose(s.options[0])
    assert s.map.dark(at((3, 0)))
    assert len(s.cavern.hand) == 3
    while kind(s) == "cavern":
        s.choose(s.options[-1])
    assert kind(s) == "place_treasure"
    assert "treasure 1,0" not in texts(s)
    assert "treasure 2,0" in texts(s)
    say(s, "treasure 2,0")
    assert s.map.treasures == [at((2, 0))]


@pytest.mark.rule("VC-C04", "VC-V01")
def test_place_treasure_is_optional_in_some_sets():
    s = table("kct", "cavern", agenda=[PlaceTreasure(True)])
    go(s)
    assert "no" in texts(s)
    assert s.table.set.treasure_optional
    t = table("kgdct", "cavern", agenda=[PlaceTreasure(False)])
    t.thief.at = at((1, 0))
    t.map.treasures = [at((0, 1))]
    go(t)
    assert texts(t) == ["treasure 0,-1", "treasure -1,0"]


@pytest.mark.rule("VC-C06")
def test_crystal_first_only_in_its_own_turn():
    from undercroft.games.crystal_caverns.rules.tiles.filling import placeable

    s = table("kgdct", "cavern")
    crystal = next(t for t in s.stack if s.cards.kinds[t] == th.CRYSTAL)
    s.cavern.hand[0] = crystal
    s.active = th.CAVERN
    assert placeable(s) == [crystal]
    s.active = th.KNIGHT
    assert len(placeable(s)) == 3


def omen(s: Caverns, which: int) -> Caverns:
    s.agenda = []
    s.pending = []
    perform(s, which)
    return go(s)


@pytest.mark.rule("VC-C10", "VC-F05")
def test_giant_bats():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[])
    s.map.treasures = [at((1, 0))]
    s.dragon.at = s.thief.at = OFF
    s.map.gems[0] = at((2, 0))
    s.knight.placed[6], s.knight.pool = 1, 1
    omen(s, th.BATS)
    assert texts(s) == ["bats 1,0"]
    say(s, "bats 1,0", "to 2,0")
    assert s.map.treasures == [at((2, 0))]


@pytest.mark.rule("VC-C11", "VC-M16")
def test_rockslide_places_and_moves():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye", (3, 0): "dark eye"}, agenda=[])
    omen(s, th.ROCKSLIDE)
    assert "rock 2,0 E" not in texts(s)
    say(s, "rock 1,0 E")
    assert s.map.wall(at((1, 0)), 1)
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1, 0 * 4 + 0, 0 * 4 + 2]
    omen(s, th.ROCKSLIDE)
    assert all(text.startswith("lift rock") for text in texts(s))
    say(s, "lift rock 1,0 E", "rock 0,0 E")
    assert not s.map.wall(at((1, 0)), 1)
    assert s.map.wall(at((0, 0)), 1)


@pytest.mark.rule("VC-C12")
def test_past_plunder():
    s = table("kgdct", "cavern", agenda=[])
    omen(s, th.PLUNDER)
    s.choose(s.options[0])
    assert len(s.map.treasures) == 1


@pytest.mark.rule("VC-C13", "VC-B29")
def test_soporific_spores():
    s = table("kgdct", "cavern", agenda=[])
    s.knight.grit = 7
    spores(s, th.KNIGHT)
    assert s.knight.grit == 2
    s.agenda = []
    tribes(s, eye=(4, None), bones=(1, None))
    spores(s, th.GOBLINS)
    go(s)
    assert (asked(s), texts(s)) == ("goblins", ["sleep eye"])
    say(s, "sleep eye")
    assert (s.goblins.pop[2], s.goblins.rage) == (1, 2)
    spores(s, th.GOBLINS)
    assert s.goblins.rage == 2
    s.dragon.wake, s.dragon.tracks, s.dragon.locked = 2, [3, 3, 4, 1, 1], 1
    spores(s, th.DRAGON)
    go(s)
    assert (asked(s), texts(s)) == ("dragon", ["doze greed", "doze hunger"])
    say(s, "doze hunger")
    assert (s.dragon.wake, s.dragon.tracks[1]) == (1, 4)
    spores(s, th.DRAGON)
    go(s)
    assert s.pending == []
    s.thief.upgrades = 1 << th.CROSSBOW
    spores(s, th.THIEF)
    go(s)
    say(s, "lose hand_crossbow")
    assert (s.thief.upgrades, s.stashed()) == (0, 1)


@pytest.mark.rule("VC-C14")
def test_hatred_places_or_removes():
    s = table("kgdct", "cavern", agenda=[])
    omen(s, th.HATRED)
    assert kind(s) == "shape"
    t = table("kgdct", "cavern", {(2, 0): "ambush", (1, 0): "ambush"}, agenda=[])
    t.collapse = True
    omen(t, th.HATRED)
    assert kind(t) == "remove"


@pytest.mark.rule("VC-C15", "VC-M15", "VC-M16", "VC-C16", "VC-M12")
def test_crystal_curse():
    s = table("kgdct", "cavern", {(1, 0): "event EW", (2, 0): "ambush"}, agenda=[])
    s.map.bombs = [tile_at(s, (1, 0)) * 4 + 0]
    s.knight.bombs = 2
    s.map.rocks = [tile_at(s, (2, 0)) * 4 + 3]
    s.knight.at = at((1, 0))
    omen(s, th.CURSE)
    assert "rotate 0,0" not in texts(s)
    say(s, "rotate 1,0")
    while kind(s) in ("rotate",):
        s.choose(s.options[0])
    assert s.map.sides[tile_at(s, (1, 0))] == 0b0101
    assert (s.map.bombs, s.map.rocks, s.knight.bombs_gone) == ([], [], 1)
    assert kind(s) == "fill"
    while s.pending:
        s.choose(s.options[0])
    omen(s, th.CURSE)
    say(s, "restore 1,0")
    assert marked(s, (1, 0))
    from undercroft.games.crystal_caverns.rules.roles.knight import KnightStart

    KnightStart().run(s)
    assert s.knight.must_meet
    top = s.events_top[:]
    omen(s, th.CURSE)
    say(s, "bury events")
    assert s.events_bottom == top
    assert not set(s.events_top) & set(top)


# The Thief.
def den(tiles: dict[tuple[int, int], str] | None = None, stats: str = "2 3 4", roles: str = "kgdct") -> Caverns:
    """The Thief on (1,0), the others on the Entrance."""
    s = table(roles, "thief", tiles or {(1, 0): "ambush", (2, 0): "dark eye"})
    s.thief.at = at((1, 0))
    go(s)
    say(s, f"stats {stats}")
    return s


@pytest.mark.rule("VC-T01", "VC-T32")
def test_statistics():
    s = den()
    assert (s.stat(0), s.stealth(), s.stat(2), s.thief.cubes) == (2, 3, 4, 4)
    s.thief.carried, s.thief.hex = 1, 2
    s.map.gems[0] = CARRIED
    assert s.stealth() == -1
    s.thief.upgrades = 1 << th.ALL_4 | 1 << (th.PLUS_MOVEMENT + 2)
    assert (s.stat(0), s.stat(2)) == (4, 5)
    t = table("kgdct", "thief")
    t.thief.upgrades = 1 << th.ALL_4
    go(t)
    assert kind(t) == "thief"
    assert t.thief.cubes == 4
    u = table("kgdct", "thief")
    u.thief.upgrades = u.thief.taken = 1 << th.FLIP_2
    go(u)
    assert sorted(texts(u)) == ["stats 3 3 4", "stats 3 4 3", "stats 4 3 3"]


@pytest.mark.rule("VC-T02", "VC-T11")
def test_moving_and_climbing():
    s = den({(1, 0): "ambush W", (2, 0): "event S", (2, 1): "ambush"})
    assert "move 2,0" not in texts(s)
    say(s, "climb 2,0")
    assert (s.thief.at, s.thief.cubes, s.thief.moved) == (at((2, 0)), 2, 1)
    say(s, "move 2,1")
    assert refused(s, "move 2,0") == "VC-T02"
    t = den({(1, 0): "ambush W", (2, 0): "event S", (2, 1): "ambush"}, "2 4 3")
    t.thief.upgrades = 1
    t.thief.cubes = 1
    t.ask_anew(t.seat)
    say(t, "climb 2,0")
    assert t.thief.cubes == 0


@pytest.mark.rule("VC-T03", "VC-H06")
def test_looking_and_revealing():
    s = den({(1, 0): "dark eye treasure_room", (2, 0): "ambush"})
    assert "turn up" not in texts(s)
    say(s, "look")
    assert not starts(s, "move")
    assert s.thief.looked >> tile_at(s, (1, 0)) & 1
    say(s, "turn up")
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert lit(s, (1, 0))
    assert s.map.treasures == [at((1, 0))]
    assert "loot treasure" in texts(s)


@pytest.mark.rule("VC-T04")
def test_movement_and_actions_mix():
    s = den({(1, 0): "ambush", (2, 0): "ambush"})
    s.map.treasures, s.supply = [at((1, 0)), at((2, 0))], 10
    s.ask_anew(s.seat)
    say(s, "loot treasure", "move 2,0", "loot treasure", "move 1,0")
    assert s.thief.carried == 2
    assert kind(s) == "thief"


@pytest.mark.rule("VC-T05", "VC-T15", "VC-B04")
def test_backstab_once_a_player_and_only_unseen():
    s = den(stats="2 4 3")
    s.knight.at = s.dragon.at = at((1, 0))
    s.knight.grit = 10
    s.knight.grit_cubes = 28
    s.dragon.hand = [1, 1, 1]
    tribes(s, eye=(4, (1, 0)), bones=(2, (1, 0)))
    s.ask_anew(s.seat)
    assert not starts(s, "backstab eye")
    say(s, "backstab bones with 1")
    assert (s.goblins.pop[1], s.goblins.at[1], s.goblins.rage) == (1, at((1, 0)), 2)
    assert refused(s, "backstab bones with 1") == "VC-T05"
    say(s, "backstab dragon with 1")
    assert asked(s) == "dragon"
    say(s, "discard wing")
    say(s, "backstab knight with 1")
    assert s.knight.grit == 9
    t = den(stats="2 4 3")
    t.knight.at = at((1, 0))
    t.knight.placed[1] = 3
    t.knight.pool = 0
    t.ask_anew(t.seat)
    assert not starts(t, "backstab")


@pytest.mark.rule("VC-T15")
def test_backstab_grades_and_crossbow():
    s = den({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}, "2 3 4")
    s.knight.at, s.knight.grit = at((3, 0)), 9
    s.knight.grit_cubes = 30
    s.ask_anew(s.seat)
    assert not starts(s, "backstab")
    s.thief.upgrades = 1 << th.CROSSBOW
    s.ask_anew(s.seat)
    say(s, "backstab knight with 2")
    assert s.knight.grit == 6


@pytest.mark.rule("VC-T06")
def test_the_cavern_and_the_dragon_may_always_target_him():
    from undercroft.games.crystal_caverns.rules.conflict.attacks import attack_options

    s = table("kgdct", None, {(1, 0): "ambush"})
    s.knight.at = s.thief.at = at((1, 0))
    s.active = th.KNIGHT
    assert s.stealth() == 3
    assert attack_options(s, 0) == []
    s.knight.placed[1] = 3
    assert [c.text for c in attack_options(s, 0)] == ["attack thief"]


@pytest.mark.rule("VC-T10")
def test_loot_gems():
    s = den()
    s.map.gems[0] = s.map.gems[1] = at((1, 0))
    s.ask_anew(s.seat)
    say(s, "loot gem claw with 2")
    assert (s.map.gems[0], s.thief.cubes) == (CARRIED, 2)
    roll(s, "saltire")
    say(s, "loot gem flame with 1")
    assert s.thief.at == OFF
    assert s.map.gems[:2] == [at((1, 0))] * 2
    t = den()
    t.map.gems[0] = at((1, 0))
    t.ask_anew(t.seat)
    roll(t, "around")
    say(t, "loot gem claw with 1")
    assert t.map.gems[0] == CARRIED


@pytest.mark.rule("VC-T12", "VC-T13", "VC-K34")
def test_pickpocket_the_knight():
    s = den(stats="2 4 3")
    s.knight.at = at((1, 0))
    s.ask_anew(s.seat)
    assert not starts(s, "pickpocket")
    treasure(s, "elven_sword", 1)
    treasure(s, "javelin", 0)
    s.ask_anew(s.seat)
    say(s, "pickpocket knight with 3")
    assert s.thief.carried == 1
    assert s.supply == 11
    assert texts(s) == ["steal elven_sword", "steal unseen"]
    say(s, "steal elven_sword")
    assert (s.knight.cards, s.treasure_bottom) == ([th.JAVELIN], [th.SWORD])


@pytest.mark.rule("VC-T12", "VC-T13", "VC-B04")
def test_pickpocket_fails_sticks_and_harms_goblins_and_dragon():
    s = den(stats="2 4 3")
    tribes(s, eye=(1, (1, 0)))
    s.goblins.hand = [th.HEX]
    s.goblins.secret_pile.remove(th.HEX)
    s.thief.upgrades = 1 << th.STICKY_FINGERS
    s.ask_anew(s.seat)
    roll(s, 3, 5, 0)
    say(s, "pickpocket eye with 1")
    assert (kind(s), s.goblins.rage) == ("sticky", 2)
    say(s, "yes")
    assert (s.thief.carried, s.goblins.hand, s.goblins.secret_discards) == (1, [], [th.HEX])
    s.chance.script = None
    s.dragon.at = at((1, 0))
    s.ask_anew(s.seat)
    assert not starts(s, "pickpocket")
    s.dragon.wake, s.dragon.tracks = 1, [3, 4, 4, 1, 1]
    s.ask_anew(s.seat)
    roll(s, 2)
    say(s, "pickpocket dragon with 2")
    assert (s.dragon.wake, s.dragon.tracks[0], s.thief.carried) == (0, 4, 2)


@pytest.mark.rule("VC-T14", "VC-T33")
def test_pick_lock():
    s = den({(1, 0): "vault", (2, 0): "ambush"})
    mark(s, (1, 0))
    s.ask_anew(s.seat)
    roll(s, 3)
    say(s, "pick lock 1")
    assert marked(s, (1, 0))
    assert not starts(s, "pick lock")
    s.thief.tried = 0
    s.thief.upgrades = 1 << th.LOCK_KIT
    s.thief.cubes = 0
    s.ask_anew(s.seat)
    assert starts(s, "pick lock") == ["pick lock 1"]
    roll(s, 4)
    say(s, "pick lock 1")
    assert (marked(s, (1, 0)), s.thief.carried) == (False, 1)


@pytest.mark.rule("VC-T16")
def test_hide_loot():
    s = den()
    say(s, "hide loot 2")
    assert (s.thief.loot, s.thief.cubes) == (1, 2)
    assert starts(s, "hide loot") == ["hide loot 1"]


@pytest.mark.rule("VC-T30", "VC-T31", "VC-T32", "VC-T36", "VC-W06")
def test_stashing():
    s = den()
    s.thief.carried, s.supply, s.thief.loot = 1, 11, 0
    s.map.gems[0] = CARRIED
    s.ask_anew(s.seat)
    say(s, "move 0,0")
    assert kind(s) == "upgrade"
    assert s.map.gems[0] == OFF
    assert s.thief.carried == 2
    assert "upgrade flip_3_to_4" not in texts(s)
    say(s, "upgrade flip_2_to_3")
    assert "upgrade flip_3_to_4" in texts(s)
    say(s, "upgrade plus_movement")
    assert (s.thief.loot, s.stashed(), s.stat(0)) == (3, 2, 4)
    s.thief.stash, s.supply, s.thief.carried = 3, 5, 1
    s.ask_anew(s.seat)
    assert kind(s) == "thief"
    say(s, "move 1,0", "move 0,0", "upgrade unnatural_evasion")
    assert s.result is not None
    assert s.result.ending == "thief"


@pytest.mark.rule("VC-T32")
def test_upgrades_in_order_even_after_spores():
    s = table("kgdct", None)
    s.thief.taken = s.thief.upgrades = 1 << th.FLIP_2
    assert th.FLIP_3 in free_upgrades(s)
    s.thief.upgrades = 0
    assert th.FLIP_3 in free_upgrades(s)
    assert th.ALL_4 not in free_upgrades(s)
    assert len(th.UPGRADES) == 11


@pytest.mark.rule("VC-T33")
def test_empty_supply_takes_from_the_map():
    s = table("kgdct", "thief", {(1, 0): "ambush"}, agenda=[TakeToken()])
    s.supply = 0
    s.map.treasures = [at((1, 0)), at((0, 1))]
    go(s)
    say(s, "take 1,0")
    assert (s.thief.carried, s.map.treasures) == (1, [at((0, 1))])
    s.map.treasures, s.agenda = [], [TakeToken()]
    go(s)
    assert s.thief.carried == 1


@pytest.mark.rule("VC-T34", "VC-W10")
def test_death_drops_everything_and_ends_his_turn():
    s = den()
    s.thief.carried, s.supply, s.thief.loot = 2, 10, 1
    s.map.gems[2] = CARRIED
    kill_thief(s, -1)
    assert s.map.treasures == [at((1, 0))] * 2
    assert s.map.gems[2] == at((1, 0))
    assert (s.thief.at, s.thief.loot) == (OFF, 1)
    s.pending, s.agenda = [], [ThiefMain()]
    go(s)
    assert s.pending == []
    from undercroft.games.crystal_caverns.rules.roles.thief import ThiefStart

    ThiefStart().run(s)
    assert s.thief.at == at((0, 0))


@pytest.mark.rule("VC-D24", "VC-T31")
def test_flame_wall_on_the_entrance_kills_before_the_stash():
    s = den()
    s.thief.carried, s.supply = 1, 11
    s.map.flame = at((0, 0))
    say(s, "move 0,0")
    assert (s.thief.at, s.stashed(), s.map.treasures) == (OFF, 0, [at((0, 0))])


@pytest.mark.rule("VC-T31")
def test_tokens_gained_on_the_entrance_wait():
    s = table("kgdct", "thief", agenda=[Stash()])
    go(s)
    assert s.pending == []
    t = den()
    t.thief.at = at((0, 0))
    t.map.treasures, t.supply = [at((0, 0))], 11
    t.ask_anew(t.seat)
    say(t, "loot treasure")
    assert (t.stashed(), t.thief.carried) == (0, 1)
