"""Scenarios read from the rulebook: the Dragon's moves, payments, reveals and Pride (VS-201 to VS-215)."""

import pytest

from cavern_scenes import placed, settle, surfaced
from crystal import OFF, at, go, kind, lit, marked, roll, say, starts, table, texts, th, tile_at, tribes
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules.effects.powers import payments
from undercroft.games.crystal_caverns.rules.rounds import NextTurn, StartTurn
from undercroft.games.crystal_caverns.state import Caverns


def lair(tiles: dict[tuple[int, int], str], hand: str = "", at_spot: tuple[int, int] = (1, 0)) -> Caverns:
    """The Dragon before his turn, the others on the Entrance."""
    s = table("kgdct", "dragon", tiles)
    s.dragon.at = at(at_spot)
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    return s


@pytest.mark.rule("VC-D05")
def test_vs201_underground_he_draws_no_blow():
    s = lair({(1, 0): "ambush"})
    placed(s, strength=3)
    go(s)
    say(s, "move 0,0")
    assert (s.dragon.at, s.dragon.health, kind(s)) == (s.knight.at, 5, "dragon")


@pytest.mark.rule("VC-D12", "VC-D04")
def test_vs203_a_wing_crosses_a_wall_by_one_tile_only():
    s = lair({(1, 0): "ambush", (2, 0): "ambush W", (3, 0): "ambush"}, "ww")
    surfaced(s)
    s.knight.at = s.thief.at = OFF
    go(s)
    say(s, "power wing")
    s.choose(s.options[0])
    assert "fly 2,0" in texts(s)
    assert "fly 3,0" not in texts(s)
    say(s, "fly 2,0", "power wing")
    s.choose(s.options[0])
    say(s, "fly 3,0")
    assert s.dragon.at == at((3, 0))


@pytest.mark.rule("VC-D06")
def test_vs204_a_gem_pays_once_a_turn_and_stays():
    s = lair({(1, 0): "ambush", (2, 0): "ambush"}, "ccw")
    s.map.gems[0] = at((2, 0))
    tribes(s, eye=(3, (2, 0)), bones=(3, (2, 0)))
    go(s)
    say(s, "power hiss", "pay claw gem-claw", "hiss eye")
    assert (s.dragon.hand, s.map.gems[0]) == ([1, 0, 1], at((2, 0)))
    assert "power hiss" not in texts(s)
    s.pending, s.agenda, s.dragon.hand = [], [NextTurn(th.GOBLINS)], [1, 0, 0]
    go(s)
    assert "power hiss" in texts(s)


@pytest.mark.rule("VC-D06", "VC-T30", "VC-T31")
def test_vs206_a_carried_gem_pays_until_it_is_stashed():
    s = table("kgdct", "thief", {(1, 0): "ambush"})
    s.thief.at, s.map.gems[1] = at((1, 0)), CARRIED
    s.dragon.hand = [0, 0, 0]
    assert [act.text for act in payments(s, th.FLAME)] == ["pay gem-flame"]
    go(s)
    say(s, "stats 2 3 4", "move 0,0")
    assert s.map.gems[1] == OFF
    assert payments(s, th.FLAME) == []


@pytest.mark.rule("VC-D36", "VC-D06")
def test_vs207_a_gem_placed_now_pays_from_his_next_turn():
    s = lair({(1, 0): "ambush", (2, 0): "ambush"})
    go(s)
    say(s, "end powers")
    while kind(s) != "gem":
        s.choose(s.options[-1])
    say(s, "gem wing")
    assert s.active != th.DRAGON or kind(s) != "dragon"
    s.pending, s.agenda, s.dragon.hand = [], [StartTurn(th.DRAGON)], [0, 0, 0]
    go(s)
    assert "power wing" in texts(s)


@pytest.mark.rule("VC-R02", "VC-D11")
def test_vs208_the_centre_of_the_die_is_his_own_tile():
    tiles = {(2, 2): "dark eye", (1, 1): "dark eye", (3, 3): "dark eye", (1, 3): "ambush", (3, 2): "dark bones"}
    s = lair({**tiles, (2, 1): "ambush", (2, 3): "ambush"}, "f", (2, 2))
    go(s)
    before = s.revealed
    roll(s, "saltire")
    say(s, "power flame", "pay flame")
    assert set(starts(s, "reveal")) == {"reveal 2,2", "reveal 1,1", "reveal 3,3"}
    assert not s.map.grid[at((3, 1))]
    s.chance.script = None
    settle(s, "reveal")
    assert s.revealed == before + 3
    assert lit(s, (2, 2))
    assert not lit(s, (3, 2))


@pytest.mark.rule("VC-M13", "VC-D08", "VC-D16", "VC-D30")
def test_vs211_scorch_reveals_one_of_each_kind():
    tiles = {
        (1, 0): "ambush",
        (2, 0): "dark eye event",
        (2, 1): "dark eye treasure_room",
        (2, -1): "dark eye crystal",
        (1, 1): "dark eye vault",
        (1, -1): "dark eye ambush",
    }
    s = lair(tiles, "ffw")
    tribes(s, fangs=(4, None))
    s.supply = 5
    go(s)
    for spot in ((0, -1), (0, 1)):
        s.map.turn(tile_at(s, spot), 15)
    s.ask_anew(s.seat)
    say(s, "power scorch")
    s.choose(s.options[0])
    settle(s, "reveal")
    assert [marked(s, spot) for spot in ((2, 0), (2, -1), (1, 1), (1, -1))] == [True, True, True, False]
    assert (s.map.treasures, s.supply, s.knight.grit, s.knight.health) == ([at((2, 1))], 4, 0, 7)
    assert kind(s) == "pride"
    say(s, "yes")
    assert (s.dragon.wake, s.dragon.tracks[th.PRIDE_EVENT], kind(s)) == (1, 3, "dragon")


@pytest.mark.rule("VC-D30")
def test_vs212_pride_wakes_one_cube_a_turn():
    tiles = {(1, 0): "ambush", (2, 0): "dark eye event", (1, 1): "dark eye event", (3, 0): "dark bones event"}
    s = lair(tiles, "fffw")
    go(s)
    roll(s, "diamond")
    say(s, "power flame", "pay flame")
    s.chance.script = None
    settle(s, "reveal")
    say(s, "yes")
    say(s, "power burn", "pay flame wing", "burn 3,0")
    settle(s)
    assert marked(s, (3, 0))
    assert (kind(s), s.dragon.wake) == ("dragon", 1)


@pytest.mark.rule("VC-D30")
@pytest.mark.parametrize("taken", [th.PRIDE_EVENT, th.PRIDE_STILL, th.PRIDE_GEM])
def test_vs213_of_three_ways_of_pride_he_uses_one(taken: int):
    s = lair({(1, 0): "ambush", (2, 0): "dark eye event"}, "fw")
    s.map.gems[0] = at((2, 0))
    go(s)
    say(s, "power burn", "pay flame wing", "burn 2,0")
    settle(s)
    before = s.dragon.tracks[:]
    ways = []
    while s.active == th.DRAGON:
        if kind(s) == "pride":
            ways.append((th.PRIDE_EVENT, th.PRIDE_STILL, th.PRIDE_GEM)[len(ways)])
            say(s, "yes" if ways[-1] == taken else "no")
        elif kind(s) == "gem":
            say(s, "gem flame")
        else:
            s.choose(s.options[-1])
    assert ways[-1] == taken
    assert [before[i] - s.dragon.tracks[i] for i in range(5)] == [1 if i == taken else 0 for i in range(5)]


@pytest.mark.rule("VC-D30")
def test_vs214_standing_still_feeds_pride_once():
    s = lair({(1, 0): "ambush"})
    for expected in (1, 1):
        s.pending, s.agenda, s.active = [], [StartTurn(th.DRAGON)], th.DRAGON
        go(s)
        say(s, "end powers")
        if kind(s) == "pride":
            say(s, "yes")
        assert (s.dragon.wake, s.dragon.tracks[th.PRIDE_STILL]) == (expected, 0)


@pytest.mark.rule("VC-D30")
def test_vs215_back_where_he_began_is_not_still():
    s = lair({(1, 0): "ambush", (2, 0): "ambush"}, "w")
    go(s)
    say(s, "move 2,0", "power wing", "pay wing", "fly 1,0", "end powers")
    assert s.dragon.at == at((1, 0))
    assert kind(s) != "pride"
    assert s.dragon.wake == 0
