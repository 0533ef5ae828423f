"""The Dragon: movement, powers, waking and surfacing."""

import pytest

from crystal import (
    OFF,
    acts,
    asked,
    at,
    go,
    kind,
    lit,
    mark,
    marked,
    monster,
    refused,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tribes,
    until,
)
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules.conflict.crossing import AttackThief, check_awake, wake_cube
from undercroft.games.crystal_caverns.rules.effects.powers import payments
from undercroft.games.crystal_caverns.rules.roles.dragon import PlaceGem, ReplaceHand, Still, Surface, TakeTreasure
from undercroft.games.crystal_caverns.rules.roles.flight import flights
from undercroft.games.crystal_caverns.state import Caverns

ROAD = {(1, 0): "ambush", (2, 0): "event", (3, 0): "dark eye"}


def lair(tiles: dict[tuple[int, int], str] | None = None, hand: str = "", roles: str = "kgdct") -> Caverns:
    """The Dragon on (1,0) in his own turn, everybody else on the Entrance."""
    s = table(roles, "dragon", ROAD if tiles is None else tiles)
    s.dragon.at = at((1, 0))
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    s.dragon.pile = []
    go(s)
    return s


def use(s: Caverns, power: str) -> None:
    """Use a power and pay the first way."""
    say(s, f"power {power}")
    assert kind(s) == "pay"
    s.choose(s.options[0])


@pytest.mark.rule("VC-D01", "VC-D02")
def test_armor_and_spirit_follow_wakefulness():
    s = table("kgdct", None)
    found = []
    for wake in range(15):
        s.dragon.wake = wake
        found.append((s.armor(), s.spirit()))
    expected = [(1, 3), (1, 4), (2, 4), (2, 5), (3, 5), (3, 6), (4, 6), (4, 7)]
    assert found == [expected[wake // 2] for wake in range(15)]
    assert sum(table("kgdct", None).dragon.tracks) == 14


@pytest.mark.rule("VC-D03", "VC-D04")
def test_free_move_once_in_a_straight_line():
    s = lair()
    assert set(starts(s, "move")) == {"move 2,0", "move 3,0", "move 0,0", "move -1,0"}
    say(s, "move 3,0")
    assert s.dragon.at == at((3, 0))
    assert refused(s, "move 2,0") == "VC-D03"
    t = lair({(1, 0): "ambush EW", (2, 0): "event S", (2, 1): "dark eye", (1, 1): "ambush"})
    assert "move 2,0" in texts(t)
    t.dragon.awake = t.dragon.surfaced = True
    assert flights(t, False) == [at((0, 0))]
    assert set(flights(t, True)) == {at((0, 0)), at((2, 0)), at((1, 1))}


@pytest.mark.rule("VC-D12")
def test_wing_flies_again_and_through_a_wall():
    s = lair({(1, 0): "ambush EW", (2, 0): "event S", (2, 1): "dark eye"}, "ww")
    s.dragon.awake = s.dragon.surfaced = True
    s.ask_anew(s.seat)
    assert "move 2,0" not in texts(s)
    use(s, "wing")
    say(s, "fly 2,0")
    assert s.dragon.at == at((2, 0))


@pytest.mark.rule("VC-D05", "VC-K17", "VC-V04")
def test_entering_surfaced_draws_the_knights_blow():
    s = lair()
    s.dragon.awake = s.dragon.surfaced = True
    s.knight.at, s.knight.placed[2], s.knight.pool = at((2, 0)), 1, 1
    say(s, "move 2,0")
    assert s.dragon.health == 4
    assert s.dragon.at == at((2, 0))
    t = lair(roles="gdct")
    t.dragon.awake = t.dragon.surfaced = True
    tribes(t, eye=(3, (2, 0)))
    say(t, "move 2,0")
    assert (t.dragon.health, t.goblins.at[2], t.goblins.rage) == (4, OFF, 0)
    u = lair()
    u.dragon.awake = u.dragon.surfaced = True
    u.knight.at = at((0, 0))
    tribes(u, eye=(4, (2, 0)))
    say(u, "move 2,0")
    assert u.dragon.health == 5


@pytest.mark.rule("VC-D06", "VC-T30")
def test_cards_and_gems_pay():
    s = lair(hand="cf")
    s.map.gems[2] = CARRIED
    assert [act.text for act in payments(s, th.SWAT)] == ["pay claw gem-wing"]
    assert [act.text for act in payments(s, th.WING)] == ["pay gem-wing"]
    assert {act.text for act in payments(s, th.SHRIEK)} == {
        "pay claw flame",
        "pay claw gem-wing",
        "pay flame gem-wing",
    }
    s.dragon.gems_used = 4
    assert payments(s, th.WING) == []
    assert refused(s, "power wrath") == "VC-D06"
    costs = {power: s.cards.powers[i].cost for i, power in enumerate(th.POWERS)}
    assert costs["slither"] == [0, 1]
    assert costs["slap"] == [2, 2]
    assert costs["wrath"] == [3, 3, 3, 3]


@pytest.mark.rule("VC-D07", "VC-D10", "VC-D25", "VC-D26", "VC-T34")
def test_claw():
    s = lair({(1, 0): "ambush W", (2, 0): "event S", (2, 1): "event"}, "c")
    s.knight.at = at((2, 0))
    s.thief.at = at((0, 0))
    s.thief.loot = 2
    s.dragon.pile = [0, 1, 2]
    tribes(s, eye=(3, (2, 0)), fangs=(1, (2, 0)))
    s.goblins.rage = 0
    roll(s, "diamond", 1, 2)
    use(s, "claw")
    assert set(texts(s)) == {"claw 2,0", "claw 0,0"}
    say(s, "claw 2,0")
    assert (s.goblins.pop, s.goblins.rage, s.dragon.eaten) == ([0, 0, 1], 2, 3)
    assert texts(s) == ["push 2,1", "done"]
    say(s, "push 2,1")
    assert s.knight.at == at((2, 1))
    assert s.thief.at == OFF
    assert s.dragon.hand == [0, 1, 1]


@pytest.mark.rule("VC-D11", "VC-D08", "VC-D30", "VC-M13")
def test_flame_reveals_and_feeds_pride():
    s = lair({(1, 0): "ambush", (2, 0): "dark eye event"}, "f")
    roll(s, "diamond")
    use(s, "flame")
    while kind(s) in ("orient", "fill", "reveal"):
        s.chance.script = None
        s.choose(s.options[0])
    assert lit(s, (2, 0))
    assert marked(s, (2, 0))
    assert kind(s) == "pride"
    say(s, "yes")
    assert (s.dragon.tracks, s.dragon.wake) == ([4, 4, 3, 1, 1], 1)
    assert s.dragon.fed & 4


@pytest.mark.rule("VC-D13", "VC-D25")
def test_hiss():
    s = lair(hand="cc")
    tribes(s, eye=(1, (3, 0)), bones=(3, None))
    monster(s, "blob", 3)
    s.goblins.rage = 1
    s.ask_anew(s.seat)
    use(s, "hiss")
    assert texts(s) == ["hiss eye"]
    say(s, "hiss eye")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.rage, s.dragon.eaten, s.goblins.slots[3]) == (0, OFF, 2, 1, -1)


@pytest.mark.rule("VC-D14", "VC-V05")
def test_slither():
    s = lair(hand="cf")
    s.dragon.tracks, s.dragon.wake = [3, 4, 4, 1, 0], 2
    s.ask_anew(s.seat)
    use(s, "slither")
    say(s, "from hunger")
    assert texts(s) == ["into greed", "into pride_gem"]
    say(s, "into pride_gem")
    assert s.dragon.tracks == [3, 3, 4, 1, 1]


@pytest.mark.rule("VC-D15", "VC-F05")
def test_swat():
    s = lair(hand="cw")
    s.map.treasures, s.supply = [at((2, 0))], 11
    s.ask_anew(s.seat)
    use(s, "swat")
    say(s, "swat 2,0")
    assert "to 3,0" in texts(s)
    assert "to 0,0" not in texts(s)
    say(s, "to 3,0")
    assert s.map.treasures == [at((3, 0))]


@pytest.mark.rule("VC-D16", "VC-D17")
def test_scorch_and_burn():
    s = lair({(1, 0): "dark eye", (2, 1): "dark bones", (3, 1): "dark eye", (2, 0): "ambush"}, "fff")
    s.dragon.hand = [0, 3, 1]
    s.ask_anew(s.seat)
    use(s, "burn")
    say(s, "burn 3,1")
    while kind(s) != "dragon":
        s.choose(s.options[0])
    assert lit(s, (3, 1))
    use(s, "scorch")
    while kind(s) != "dragon":
        s.choose(s.options[0])
    assert lit(s, (2, 1))
    assert not lit(s, (1, 0))


@pytest.mark.rule("VC-D18")
def test_slap():
    s = lair({(1, 0): "ambush W", (2, 0): "event S", (2, 1): "event", (2, 2): "ambush"}, "ww")
    s.knight.at = at((2, 0))
    s.ask_anew(s.seat)
    use(s, "slap")
    say(s, "push 2,1", "push 2,2", "done")
    assert s.knight.at == at((2, 2))
    assert "power slap" not in texts(s)


@pytest.mark.rule("VC-D19")
def test_shriek_rolls_again():
    s = lair(hand="ccf")
    tribes(s, eye=(4, (2, 0)))
    s.ask_anew(s.seat)
    say(s, "power shriek", "pay claw flame")
    assert s.dragon.shriek
    assert refused(s, "power shriek") == "VC-D19"
    roll(s, "center", "diamond")
    use(s, "claw")
    assert kind(s) == "shriek_center"
    say(s, "yes")
    assert not s.dragon.shriek
    say(s, "claw 2,0")
    assert s.goblins.pop[2] == 2


@pytest.mark.rule("VC-D20", "VC-D25")
def test_scratch():
    def scratched(target: str) -> Caverns:
        s = lair(hand="ccc")
        s.knight.at = s.thief.at = at((1, 0))
        s.knight.grit = 4
        s.goblins.rage = 1
        tribes(s, eye=(4, (1, 0)), bones=(3, (1, 0)))
        s.ask_anew(s.seat)
        use(s, "scratch")
        say(s, f"scratch {target}")
        return s

    assert scratched("knight").knight.grit == 0
    s = scratched("tribes")
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage, s.dragon.eaten) == ([0, 0, 0], [OFF] * 3, 3, 7)
    assert scratched("thief").thief.at == OFF


@pytest.mark.rule("VC-D21", "VC-D24")
def test_flame_wall_lies_until_his_next_turn():
    s = lair({(1, 0): "ambush W", (2, 0): "event"}, "fff")
    use(s, "flame_wall")
    assert texts(s) == ["wall of flame 0,0"]
    say(s, "wall of flame 0,0")
    assert s.map.flame == at((0, 0))
    assert s.knight.grit == 0
    assert s.thief.at == at((0, 0))
    from undercroft.games.crystal_caverns.rules.roles.dragon import DragonStart

    DragonStart().run(s)
    assert s.map.flame == OFF


@pytest.mark.rule("VC-D24", "VC-B04")
def test_a_tribe_burnt_by_the_flame_wall_gives_no_rage():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"})
    s.map.flame = at((2, 0))
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert (s.goblins.pop[2], s.goblins.rage) == (2, 1)


@pytest.mark.rule("VC-D22", "VC-D33")
def test_smash_and_surfacing_smash():
    s = lair({(1, 0): "crystal", (2, 0): "event"}, "cfw")
    mark(s, (1, 0))
    s.ask_anew(s.seat)
    s.events = []
    use(s, "smash")
    assert (s.smashed, s.gone, marked(s, (1, 0))) == (1, 1, False)
    told = [event.facts for event in s.events if event.name == "smashed"]
    assert told == [{"role": "dragon", "owner": "nobody", "count": 1}]
    t = table("kgdct", "dragon", {(1, 0): "crystal", (2, 0): "dark eye crystal"}, agenda=[Surface()])
    mark(t, (1, 0))
    t.dragon.at, t.dragon.awake = at((1, 0)), True
    go(t)
    say(t, "yes")
    assert (t.dragon.surfaced, t.smashed, marked(t, (1, 0))) == (True, 1, False)
    t.dragon.surfaced, t.dragon.at = False, at((2, 0))
    t.agenda = [Surface()]
    go(t)
    assert t.pending == []


@pytest.mark.rule("VC-D35", "VC-D23", "VC-B04", "VC-D30")
def test_wrath_moves_pieces_and_scatters_without_rage():
    s = lair({(1, 0): "ambush", (2, 0): "event", (1, 1): "event"}, "ccff")
    s.knight.at = s.thief.at = at((0, 0))
    s.knight.at = at((1, 0))
    tribes(s, eye=(3, (1, 0)))
    roll(s, "center")
    say(s, "power wrath", "pay claw claw flame flame")
    assert s.goblins.pop[2] == 1
    assert (s.goblins.rage, s.dragon.eaten) == (1, 0)
    assert kind(s) == "flee"
    assert asked(s) == "dragon"
    assert set(texts(s)) == {"flee 2,0", "flee 1,1"}
    say(s, "flee 2,0")
    assert s.dragon.at == at((1, 1)) or kind(s) == "flee"
    while kind(s) == "flee":
        s.choose(s.options[0])
    assert s.dragon.moved
    assert not s.map.grid[at((1, 0))] or s.map.dark(at((1, 0)))


@pytest.mark.rule("VC-D27", "VC-B57")
def test_a_trap_cancels_a_power_for_all_tribes():
    s = lair(hand="c")
    tribes(s, eye=(3, (2, 0)))
    s.goblins.face_up = [th.TRAP]
    s.goblins.secret_pile.remove(th.TRAP)
    s.ask_anew(s.seat)
    roll(s, "diamond")
    use(s, "claw")
    assert (kind(s), asked(s)) == ("trap", "goblins")
    say(s, "yes")
    assert (s.goblins.pop[2], s.dragon.eaten, s.goblins.face_up) == (3, 0, [])


@pytest.mark.rule("VC-D30", "VC-D32")
def test_hunger_once_a_turn_and_awake_at_eleven():
    s = lair()
    s.dragon.eaten, s.dragon.wake, s.dragon.tracks = 5, 10, [0, 2, 1, 1, 0]
    s.ask_anew(s.seat)
    say(s, "feed")
    assert (s.dragon.eaten, s.dragon.wake, s.dragon.awake) == (3, 11, True)
    assert refused(s, "feed") == "VC-D30"
    s.dragon.wake = 3
    check_awake(s)
    assert s.dragon.awake


@pytest.mark.rule("VC-D30")
def test_pride_for_not_moving():
    s = table("kgdct", "dragon", agenda=[Still()])
    go(s)
    say(s, "yes")
    assert s.dragon.tracks[th.PRIDE_STILL] == 0
    t = table("kgdct", "dragon", agenda=[Still()])
    t.dragon.moved = True
    go(t)
    assert t.pending == []


@pytest.mark.rule("VC-D31")
def test_treasures_on_his_tile():
    s = table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[TakeTreasure()])
    s.dragon.at = at((1, 0))
    s.map.treasures, s.supply = [at((1, 0))] * 3, 9
    go(s)
    assert texts(s) == ["take treasures 1", "take treasures 2", "take treasures 3", "no"]
    say(s, "take treasures 3")
    assert (s.supply, s.dragon.kept, s.dragon.tracks[0], s.dragon.wake) == (10, 2, 3, 1)
    s.dragon.fed = 0
    s.agenda = [TakeTreasure()]
    go(s)
    say(s, "give back")
    assert (s.supply, s.dragon.kept, s.dragon.wake) == (11, 1, 2)
    s.dragon.tracks[0], s.dragon.wake, s.dragon.fed = 0, 4, 0
    s.map.treasures, s.supply = [at((1, 0))], 10
    s.agenda = [TakeTreasure()]
    go(s)
    assert "give back" not in texts(s)
    say(s, "take treasures 1")
    assert (s.supply, s.dragon.kept, s.dragon.wake) == (11, 1, 4)


@pytest.mark.rule("VC-D33")
def test_surfacing_only_awake_and_on_a_lit_crystal_tile():
    s = table("kgdct", "dragon", {(1, 0): "crystal"}, agenda=[Surface()])
    s.dragon.at = at((1, 0))
    go(s)
    assert s.pending == []


@pytest.mark.rule("VC-D34", "VC-W04")
def test_escape_comes_after_the_knights_blow():
    s = lair()
    s.dragon.awake = s.dragon.surfaced = True
    s.knight.at, s.knight.placed[2], s.knight.pool = at((0, 0)), 1, 1
    s.dragon.health = 1
    say(s, "move 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"
    t = lair()
    t.dragon.awake = t.dragon.surfaced = True
    t.knight.at = at((2, 0))
    say(t, "move 0,0")
    assert t.result is not None
    assert t.result.ending == "dragon"
    u = lair()
    say(u, "move 0,0")
    assert u.result is None


@pytest.mark.rule("VC-D36", "VC-D30")
def test_one_gem_a_turn_and_pride():
    s = table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[PlaceGem()])
    s.dragon.at = at((1, 0))
    go(s)
    say(s, "gem flame")
    assert (s.map.gems, s.pending) == ([OFF, at((1, 0)), OFF], [])
    s.agenda = [PlaceGem()]
    go(s)
    assert texts(s) == ["gem claw", "gem wing", "no"]
    say(s, "gem claw")
    assert kind(s) == "pride"
    say(s, "yes")
    assert s.dragon.tracks[th.PRIDE_GEM] == 0


@pytest.mark.rule("VC-G10", "VC-D02")
def test_replace_hand():
    s = table("kgdct", "dragon", agenda=[ReplaceHand()])
    s.dragon.wake, s.dragon.hand = 6, [3, 0, 0]
    go(s)
    assert (sum(s.dragon.hand), len(s.dragon.pile)) == (5, 13)


@pytest.mark.rule("VC-D26")
def test_a_draw_in_mid_turn_needs_undrawn_cards():
    s = table("kgdct", "dragon", agenda=[AttackThief(th.DRAGON)])
    s.dragon.pile, s.dragon.hand = [2], [0, 0, 0]
    go(s)
    assert s.dragon.hand == [0, 0, 1]
    wake_cube(s, th.GREED)
    assert s.dragon.fed == 1


@pytest.mark.rule("VC-D08")
def test_an_ambush_tile_he_reveals_never_ambushes():
    s = lair({(1, 0): "ambush", (2, 0): "dark eye"}, "fw")
    tribes(s, fangs=(4, None))
    use(s, "burn")
    say(s, "burn 2,0")
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert kind(s) == "dragon"
    until(s, "knight")
    assert s.knight.health == 7


@pytest.mark.rule("VC-D04")
def test_surfaced_he_enters_no_dark_tile_not_even_to_pass():
    s = table("kgdct", None, {(1, 0): "ambush NESW", (2, 0): "dark eye", (3, 0): "event NESW", (1, 1): "event NESW"})
    s.dragon.at = at((1, 0))
    assert at((2, 0)) in flights(s, False)
    s.dragon.awake = s.dragon.surfaced = True
    assert set(flights(s, False)) == {at((0, 0)), at((1, 1))}
