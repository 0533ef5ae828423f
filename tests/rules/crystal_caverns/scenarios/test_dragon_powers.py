"""Scenarios of a fresh reader of the rulebook: what the Dragon's powers do, to whom and where."""

import pytest

from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    mark,
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
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules.conflict.forced import displace
from undercroft.games.crystal_caverns.rules.effects.powers import Wrath
from undercroft.games.crystal_caverns.rules.tiles.collapse import Vacate
from undercroft.games.crystal_caverns.rules.tiles.tiles import lift_tile
from undercroft.games.crystal_caverns.state import Caverns

HALL = {(x, y): "ambush NESW" for x in (1, 2, 3) for y in (1, 2, 3)} | {(1, 0): "event NESW", (0, 1): "event NESW"}


def hall(hand: str, roles: str = "kgdct", tiles: dict[tuple[int, int], str] | None = None) -> Caverns:
    """The Dragon in the middle of nine open tiles, everybody else on the Entrance."""
    s = table(roles, "dragon", HALL if tiles is None else tiles)
    s.dragon.at = at((2, 2))
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    s.dragon.pile = []
    return s


def use(s: Caverns, power: str) -> None:
    say(s, f"power {power}")
    s.choose(s.options[0])


@pytest.mark.rule("VC-D10", "VC-D25", "VC-D26", "VC-B04")
def test_vs233_claw_on_several_tiles():
    s = hall("c")
    s.goblins.rage, s.thief.loot, s.thief.at, s.knight.at = 0, 2, at((1, 2)), at((2, 2))
    s.dragon.pile = [0, 1, 2]
    tribes(s, fangs=(3, (2, 1)), eye=(1, (2, 1)), bones=(4, (3, 2)))
    go(s)
    roll(s, "cross", 1, 2)
    use(s, "claw")
    pushes = 0
    while kind(s) != "dragon":
        pushes += kind(s) == "push"
        s.choose(s.options[-1])
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage) == ([1, 2, 0], [OFF] * 3, 3)
    assert (s.dragon.eaten, s.thief.at, sum(s.dragon.hand), pushes) == (5, OFF, 2, 1)
    assert s.knight.grit == 0
    assert starts(s, "power")


@pytest.mark.rule("VC-D10", "VC-B66")
def test_vs234_claw_and_the_bright_beetles():
    s = hall("c")
    tribes(s, bones=(3, (2, 1)))
    monster(s, "bright_beetles", 1)
    go(s)
    roll(s, "diamond")
    use(s, "claw")
    assert (s.goblins.pop[1], s.dragon.eaten, s.goblins.slots[1]) == (2, 1, -1)


@pytest.mark.rule("VC-D10", "VC-F02")
def test_vs237_where_claw_may_push_her():
    tiles = {(2, 2): "ambush NESW", (1, 2): "ambush ESW", (0, 2): "dark eye", (1, 1): "event NEW", (1, 3): "event N"}
    s = hall("c", tiles=tiles)
    s.knight.at = at((1, 2))
    go(s)
    roll(s, "diamond")
    use(s, "claw")
    assert texts(s) == ["push 1,3", "done"]


@pytest.mark.rule("VC-D25")
def test_vs240_the_eaten_track_ends_at_seven():
    s = hall("ccc")
    s.dragon.eaten = 5
    tribes(s, eye=(4, (2, 2)), bones=(4, (2, 2)))
    go(s)
    use(s, "scratch")
    say(s, "scratch tribes")
    assert s.dragon.eaten == 7


@pytest.mark.rule("VC-D13")
def test_vs241_hiss_keeps_the_monsters():
    s = hall("cc")
    tribes(s, bones=(3, (0, 1)))
    monster(s, "ogre", 1)
    monster(s, "blob", 2)
    go(s)
    use(s, "hiss")
    say(s, "hiss bones")
    assert (s.goblins.pop[1], s.goblins.at[1], s.dragon.eaten, s.goblins.rage) == (2, OFF, 1, 2)
    assert s.goblins.slots[1:3] == [th.OGRE, th.BLOB]


@pytest.mark.rule("VC-D13", "VC-B59", "VC-B06")
def test_vs242_hiss_at_population_one_scatters():
    s = hall("cc")
    tribes(s, eye=(1, (0, 1)))
    monster(s, "wisp", 3)
    s.goblins.secret_pile.remove(th.RUBY)
    s.goblins.face_up = [th.RUBY]
    go(s)
    use(s, "hiss")
    say(s, "hiss eye")
    assert (s.goblins.pop[2], s.goblins.slots[3], s.dragon.eaten, s.goblins.rage) == (0, -1, 1, 2)
    assert (s.goblins.face_up, s.goblins.secret_discards) == ([], [th.RUBY])


@pytest.mark.rule("VC-D13", "VC-B40")
def test_vs243_no_hiss_at_a_lurking_tribe():
    s = hall("cc")
    tribes(s, eye=(2, (4, 2)), bones=(3, None))
    go(s)
    assert s.lurking(2)
    assert "power hiss" not in texts(s)


@pytest.mark.rule("VC-D15")
def test_vs245_swat_takes_from_adjacent_tiles_only():
    s = hall("cw")
    s.map.treasures, s.supply = [at((3, 2)), at((2, 2)), at((3, 3))], 9
    s.thief.at = OFF
    go(s)
    use(s, "swat")
    assert texts(s) == ["swat 3,2"]
    say(s, "swat 3,2")
    assert "to 0,1" in texts(s), "five steps"
    assert "to -1,0" not in texts(s), "more than five"


@pytest.mark.rule("VC-D18", "VC-F02")
def test_vs246_slap_from_an_adjacent_space_only():
    s = hall("ww")
    s.knight.at = at((2, 2))
    go(s)
    assert "power slap" not in texts(s)
    t = hall("ww")
    t.knight.at = at((1, 2))
    go(t)
    use(t, "slap")
    assert "push 2,2" not in texts(t)
    say(t, "push 1,1", "push 1,0")
    assert t.knight.at == at((1, 0))
    assert kind(t) == "push"


@pytest.mark.rule("VC-D19")
def test_vs247_shriek_waits_for_a_roll_of_his_own():
    s = hall("c")
    s.dragon.shriek = True
    tribes(s, eye=(4, (2, 1)))
    go(s)
    assert "power shriek" not in texts(s)
    say(s, "end powers")
    while asked(s) == "dragon":
        s.choose(s.options[-1])
    assert s.dragon.shriek
    k = table("kgdct", "knight", {(1, 0): "ambush"})
    k.dragon.shriek = True
    k.knight.at = k.map.gems[0] = at((1, 0))
    go(k)
    say(k, "encounter")
    roll(k, "corners")
    say(k, next(text for text in texts(k) if "gem" in text))
    assert (asked(k), k.knight.grit, k.dragon.shriek) == ("knight", 5, True)


@pytest.mark.rule("VC-D24", "VC-K25", "VC-K26")
def test_vs248_the_flame_wall_burns_the_knight_once():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    cubes(s, 3)
    s.knight.grit, s.map.flame = 8, at((1, 0))
    go(s)
    say(s, "place movement", "place movement", "place strength", "move 1,0")
    assert (s.knight.grit, kind(s)) == (3, "return_cube")
    s.choose(s.options[-1])
    assert s.knight.grit_cubes == 31
    assert asked(s) != "knight", "her turn is over"
    t = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    cubes(t, 3)
    t.knight.grit, t.map.flame = 8, at((1, 0))
    go(t)
    say(t, "place movement", "place movement", "place shield", "move 1,0")
    assert (t.knight.grit, kind(t)) == (7, "knight")
    say(t, "move 2,0", "move 1,0")
    assert t.knight.grit == 7


@pytest.mark.rule("VC-D24", "VC-F06")
def test_vs249_the_flame_wall_burns_nobody_pushed_or_standing_there():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[])
    s.knight.grit, s.map.flame = 9, at((1, 0))
    tribes(s, eye=(3, (2, 0)))
    displace(s, 0, at((1, 0)))
    displace(s, 3, at((1, 0)))
    assert (s.knight.grit, s.goblins.pop[2]) == (9, 3)
    t = table("kgdct", "knight", {(1, 0): "ambush"})
    t.knight.grit, t.knight.at, t.map.flame = 9, at((1, 0)), at((1, 0))
    go(t)
    assert t.knight.grit == 9


@pytest.mark.rule("VC-D24", "VC-D25")
def test_vs251_what_the_flame_wall_burns_is_not_eaten():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"})
    s.map.flame = at((2, 0))
    tribes(s, eye=(1, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert (s.goblins.pop[2], s.goblins.at[2], s.dragon.eaten) == (0, OFF, 0)


@pytest.mark.rule("VC-D21", "VC-M17")
def test_vs253_the_flame_wall_comes_back_for_another():
    s = hall("fff")
    s.map.flame = at((2, 1))
    go(s)
    assert s.map.flame == OFF
    use(s, "flame_wall")
    say(s, "wall of flame 2,1")
    assert s.map.flame == at((2, 1))
    lift_tile(s, tile_at(s, (2, 1)))
    assert s.map.flame == OFF


@pytest.mark.rule("VC-D22", "VC-C01")
def test_vs255_smash_leaves_the_tile_and_takes_the_token_from_the_game():
    s = hall("cfw", tiles={(1, 0): "crystal", (2, 2): "ambush", (1, 1): "event", (1, 2): "event"})
    mark(s, (1, 0))
    s.dragon.at = at((1, 0))
    go(s)
    before = s.crystal_tokens()
    use(s, "smash")
    assert (before, s.crystal_tokens(), s.knight.crystals) == (1, 0, 0)
    assert s.cards.kinds[tile_at(s, (1, 0))] == th.CRYSTAL
    assert s.fallen == 0


@pytest.mark.rule("VC-D23", "VC-D35", "VC-X09")
def test_vs256_wrath_before_the_collapse():
    tiles = HALL | {(2, 1): "crystal NESW"}
    del tiles[(2, 3)]
    s = hall("ccff", tiles=tiles)
    mark(s, (2, 1))
    s.knight.at = at((3, 2))
    tribes(s, bones=(4, (1, 2)))
    west, east, north = (tile_at(s, spot) for spot in ((1, 2), (3, 2), (2, 1)))
    go(s)
    roll(s, "diamond")
    use(s, "wrath")
    assert (s.goblins.pop[1], s.goblins.at[1], s.dragon.eaten) == (2, OFF, 0)
    assert (kind(s), asked(s)) == ("flee", "dragon")
    assert set(texts(s)) == {"flee 3,1", "flee 3,3"}
    s.chance.script = None
    say(s, "flee 3,1")
    assert s.fallen == 1
    assert north in s.removed
    assert west in s.stack + s.cavern.hand
    assert east in s.stack + s.cavern.hand
    assert s.knight.crystals == 0
    assert s.smashed == 0


@pytest.mark.rule("VC-D35")
def test_vs258_the_entrance_stands():
    s = hall("ccff")
    s.dragon.at = at((0, 1))
    s.thief.at, s.knight.at = at((0, 0)), at((2, 2))
    go(s)
    roll(s, "diamond")
    use(s, "wrath")
    s.chance.script = None
    assert s.map.grid[at((0, 0))]
    assert s.thief.at == at((0, 0))
    while kind(s) in ("slide", "fill"):
        s.choose(s.options[0])
    assert kind(s) == "dragon"


@pytest.mark.rule("VC-D35", "VC-T34")
def test_vs409_wrath_moves_the_thief_with_what_he_carries():
    s = hall("ccff")
    s.thief.at, s.thief.carried, s.supply = at((2, 1)), 2, 9
    s.map.treasures = [at((2, 1))]
    go(s)
    roll(s, "diamond")
    use(s, "wrath")
    s.chance.script = None
    assert asked(s) == "dragon"
    s.choose(s.options[0])
    assert (s.thief.carried, s.map.treasures, s.supply) == (2, [], 10)
    assert s.thief.at not in (OFF, at((2, 1)))


@pytest.mark.rule("VC-D06", "VC-T34", "VC-D26")
def test_vs412_a_gem_dropped_by_the_dead_thief_is_still_used():
    s = hall("")
    s.dragon.pile = [1, 1, 2, 2]
    s.thief.at, s.thief.loot, s.map.gems[0] = at((2, 1)), 2, CARRIED
    tribes(s, eye=(4, (2, 1)))
    go(s)
    roll(s, "diamond", 1, 2)
    say(s, "power claw", "pay gem-claw")
    assert (s.thief.at, s.map.gems[0], sum(s.dragon.hand)) == (OFF, at((2, 1)), 2)
    assert "power claw" not in texts(s)


@pytest.mark.rule("VC-D26", "VC-G10")
def test_vs413_cards_drawn_for_the_kill_do_not_enlarge_the_next_hand():
    s = hall("c")
    s.dragon.pile = [1, 1, 1, 2, 2]
    s.thief.at, s.thief.loot = at((2, 1)), 3
    go(s)
    roll(s, "diamond", 1, 1, 2)
    use(s, "claw")
    s.chance.script = None
    assert sum(s.dragon.hand) == 3
    use(s, starts(s, "power")[0].split()[1])
    while kind(s) != "dragon":
        s.choose(s.options[0])
    say(s, "end powers")
    while asked(s) == "dragon":
        s.choose(s.options[-1])
    assert sum(s.dragon.hand) == s.spirit()


@pytest.mark.rule("VC-D20", "VC-D10", "VC-D35", "VC-W10")
def test_vs430_the_dragon_never_lowers_her_health():
    s = hall("cccc")
    s.knight.at, s.knight.health, s.knight.grit = at((2, 2)), 1, 4
    go(s)
    use(s, "scratch")
    say(s, "scratch knight")
    roll(s, "center")
    use(s, "claw")
    s.choose(s.options[-1])
    assert (s.knight.health, s.knight.grit, s.result) == (1, 0, None)
    s.agenda.append(Wrath([at((2, 2))], []))
    s.pending = []
    s.chance.script = None
    go(s)
    assert (s.knight.health, s.result) == (1, None)


@pytest.mark.rule("VC-K25", "VC-D20")
def test_vs431_scratch_takes_the_unused_cube():
    s = hall("ccc")
    cubes(s, 6)
    s.knight.pool, s.knight.placed, s.knight.grit, s.knight.at = 1, [2, 0, 3, 0, 0, 0, 0], 27, at((2, 2))
    go(s)
    use(s, "scratch")
    say(s, "scratch knight")
    assert (s.knight.grit, s.knight.pool, s.knight.placed[:3], s.knight.grit_cubes) == (22, 0, [2, 0, 3], 24)


@pytest.mark.rule("VC-X06", "VC-D34")
def test_vs303_a_surfaced_dragon_who_leaves_for_the_entrance_wins():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[])
    s.collapse = s.dragon.awake = s.dragon.surfaced = True
    s.dragon.at, s.thief.at, s.knight.at = at((1, 0)), OFF, at((0, 1))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    if s.result is None:
        say(s, "leave 0,0")
    assert s.result is not None
    assert s.result.ending == "dragon"


@pytest.mark.rule("VC-D35", "VC-W05", "VC-W07")
@pytest.mark.parametrize(("roles", "ending"), [("kgdct", "cavern"), ("kgd", "collapse")])
def test_vs259_the_fifth_crystal_tile_by_wrath_ends_it(roles: str, ending: str):
    s = hall("ccff", roles, HALL | {(2, 1): "crystal NESW"})
    s.fallen = 4
    go(s)
    roll(s, "diamond")
    use(s, "wrath")
    assert s.result is not None
    assert s.result.ending == ending
