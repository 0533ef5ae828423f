"""Scenarios of a fresh reader of the rulebook: the Collapse, and who leaves a falling tile where to."""

import pytest

from crystal import OFF, asked, at, go, kind, mark, say, table, texts, th, tile_at
from undercroft.games.crystal_caverns.map import OFF as NOWHERE
from undercroft.games.crystal_caverns.rules.effects.omens import usable
from undercroft.games.crystal_caverns.rules.roles.thief import ThiefStart
from undercroft.games.crystal_caverns.rules.tiles.collapse import Collapse, Vacate, removable
from undercroft.games.crystal_caverns.rules.tiles.tiles import Crumble, lift_tile
from undercroft.games.crystal_caverns.state import Caverns


def falling(tiles: dict[tuple[int, int], str], roles: str = "kgdct", number: int = 3, turn: str = "cavern") -> Caverns:
    """The Collapse has begun; only these tiles and the Entrance lie there. Nobody is on the map but the Knight."""
    s = table(roles, turn, tiles, entrance=False, agenda=[])
    s.collapse = True
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    s.dragon.at = s.thief.at = OFF
    s.agenda = [Collapse(s.active, number)]
    return s


def first(s: Caverns) -> set[int]:
    return {s.map.where[tile] for tile in removable(s)}


@pytest.mark.rule("VC-X03", "VC-X04")
def test_vs292_neighbours_are_counted_anew_after_each_tile():
    s = falling({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush", (0, 1): "ambush", (0, 2): "ambush"})
    assert first(s) == {at((3, 0)), at((0, 2))}
    go(s)
    say(s, "remove 3,0", "remove 2,0", "remove 1,0")
    assert set(s.map.cells()) == {at((0, 0)), at((0, 1)), at((0, 2))}


@pytest.mark.rule("VC-X03", "VC-M05")
def test_vs293_touching_is_adjacency_whatever_the_walls():
    s = falling({(1, 0): "ambush -", (2, 0): "ambush -", (1, 1): "ambush -", (3, 0): "ambush -"})
    assert s.map.neighbours(at((2, 0))) == 2
    assert first(s) == {at((1, 1)), at((3, 0))}


@pytest.mark.rule("VC-X03", "VC-X05")
def test_vs295_a_dark_crystal_tile_is_not_forced_but_counts():
    s = falling({(1, 0): "dark eye crystal", (0, 1): "dark bones"})
    go(s)
    assert set(texts(s)) == {"remove 1,0", "remove 0,1"}
    say(s, "remove 1,0")
    assert s.fallen == 1


@pytest.mark.rule("VC-X03", "VC-X10")
def test_vs297_the_entrance_stays():
    s = falling({(1, 0): "ambush"})
    go(s)
    assert (s.map.cells(), s.pending) == ([at((0, 0))], [])


@pytest.mark.rule("VC-X06")
def test_vs299_the_owner_chooses_where_to_go():
    s = falling({(1, 0): "ambush", (2, 0): "ambush", (1, 1): "ambush"}, number=1)
    s.knight.at = at((1, 0))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    assert (kind(s), asked(s)) == ("leave", "knight")
    assert set(texts(s)) == {"leave 0,0", "leave 2,0", "leave 1,1"}


@pytest.mark.rule("VC-X06", "VC-T31", "VC-W06", "VC-W09")
def test_vs302_a_thief_who_leaves_for_the_entrance_stashes_and_wins():
    s = falling({(1, 0): "ambush", (0, 1): "ambush", (0, 2): "ambush", (0, 3): "ambush"})
    s.thief.at, s.thief.carried, s.thief.stash, s.supply = at((1, 0)), 1, 5, 6
    go(s)
    say(s, "remove 1,0")
    if kind(s) == "upgrade":
        s.choose(s.options[0])
    assert s.result is not None
    assert s.result.ending == "thief"
    assert s.map.grid[at((0, 3))], "nothing falls any more"


@pytest.mark.rule("VC-M17", "VC-M15", "VC-M16")
def test_vs304_tokens_of_a_fallen_tile_go_home():
    s = falling({(1, 0): "crystal", (2, 0): "event", (3, 0): "vault"})
    for spot in ((1, 0), (2, 0), (3, 0)):
        mark(s, spot)
    s.map.treasures, s.supply = [at((1, 0))], 11
    s.map.gems[1], s.map.flame = at((2, 0)), at((1, 0))
    s.map.rocks = [0 * 4 + 1]
    s.map.bombs, s.knight.bombs = [tile_at(s, (1, 0)) * 4 + 1], 2
    tokens = s.event_tokens()
    for spot in ((1, 0), (2, 0), (3, 0)):
        lift_tile(s, tile_at(s, spot))
    assert (s.map.treasures, s.supply, s.map.gems[1], s.map.flame) == ([], 12, NOWHERE, NOWHERE)
    assert (s.map.rocks, s.map.bombs, s.knight.bombs, s.knight.bombs_gone) == ([], [], 3, 0)
    assert (s.map.marks, s.event_tokens(), s.knight.crystals, s.gone) == (0, tokens + 1, 0, 0)


@pytest.mark.rule("VC-X05", "VC-X06", "VC-W09", "VC-W06", "VC-W05")
@pytest.mark.parametrize(("way", "ending"), [("leave 0,0", "thief"), ("leave 2,0", "cavern")])
def test_vs307_the_piece_leaves_before_the_fifth_crystal_tile_falls(way: str, ending: str):
    s = falling({(1, 0): "crystal", (2, 0): "ambush", (0, 1): "ambush", (0, 2): "ambush"})
    s.fallen = 4
    s.thief.at, s.thief.carried, s.thief.stash, s.supply = at((1, 0)), 1, 5, 6
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 3)]
    go(s)
    assert asked(s) == "thief"
    say(s, way)
    if kind(s) == "upgrade":
        s.choose(s.options[0])
    assert s.result is not None
    assert s.result.ending == ending
    assert s.map.grid[at((0, 2))], "the second and third removal do not happen"


@pytest.mark.rule("VC-X07", "VC-W04", "VC-W09")
@pytest.mark.parametrize("roles", ["kgd", "d"])
def test_vs309_vs400_the_escape_comes_before_the_removal(roles: str):
    s = table(roles, "dragon", {(1, 0): "ambush", (2, 0): "crystal"})
    s.collapse = s.dragon.awake = s.dragon.surfaced = True
    s.dragon.at, s.fallen, s.dragon.wake = at((1, 0)), 4, 11
    if s.plays(th.KNIGHT):
        s.knight.at = at((0, 1))
    go(s)
    say(s, "move 0,0")
    assert s.result is not None
    assert (s.result.ending, s.fallen) == ("dragon", 4)
    assert s.map.grid[at((2, 0))]


@pytest.mark.rule("VC-X09", "VC-X02")
def test_vs310_wrath_in_the_collapse_takes_all_tiles_from_the_game():
    s = falling({(1, 0): "ambush", (2, 0): "crystal", (0, 1): "event"})
    tiles = [tile_at(s, spot) for spot in ((1, 0), (2, 0), (0, 1))]
    s.agenda = [Crumble([at((1, 0)), at((2, 0)), at((0, 1))], th.DRAGON)]
    go(s)
    assert (s.fallen, s.stack, s.cavern.hand, s.pending) == (1, [], [], [])
    assert set(tiles) <= set(s.removed)
    assert s.map.cells() == [at((0, 0))], "no side is filled"


@pytest.mark.rule("VC-C12", "VC-C04")
def test_vs314_past_plunder_needs_a_dark_tile():
    s = falling({(1, 0): "ambush", (0, 1): "ambush"})
    assert not usable(s, th.PLUNDER)


@pytest.mark.rule("VC-X06", "VC-W02", "VC-F06")
def test_vs420_she_leaves_for_the_entrance_with_five_crystals_and_wins():
    s = falling({(1, 0): "crystal", (2, 0): "ambush"}, "kgct")
    s.fallen, s.knight.crystals, s.knight.at = 4, 5, at((1, 0))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    say(s, "leave 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-X06", "VC-B53")
def test_vs415_poisoned_cubes_come_back_when_she_is_forced_onto_the_entrance():
    s = falling({(1, 0): "ambush"}, number=1)
    s.knight.at, s.knight.poisoned, s.knight.pool = at((1, 0)), 1, 2
    go(s)
    assert (s.knight.at, s.knight.poisoned, s.knight.pool) == (at((0, 0)), 0, 3)
    t = table("kgdct", "knight", {(1, 0): "ambush"})
    t.knight.at, t.knight.poisoned = at((1, 0)), 1
    go(t)
    say(t, "move 0,0")
    assert (t.knight.poisoned, t.knight.pool) == (0, 3)


@pytest.mark.rule("VC-T34", "VC-G08")
def test_vs351_coming_back_on_a_burning_entrance_is_no_entering():
    s = table("kgdct", "thief")
    s.thief.at, s.map.flame = OFF, at((0, 0))
    s.dragon.at = at((1, 0))
    ThiefStart().run(s)
    assert s.thief.at == at((0, 0))
