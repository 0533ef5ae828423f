"""Terrain."""

import pytest

from crystal import (
    OFF,
    acts,
    asked,
    at,
    go,
    kind,
    lit,
    say,
    table,
    texts,
    th,
    tile_at,
    tribes,
)
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.tiles.collapse import exposed, removable
from undercroft.games.crystal_caverns.rules.tiles.ground import entering_loss, step_cost
from undercroft.games.crystal_caverns.rules.tiles.terrain import PlaceTerrain, TerrainAt, places
from undercroft.games.crystal_caverns.rules.tiles.tiles import OTHERWISE, Crumble, Reveal
from undercroft.games.crystal_caverns.state import Caverns


# Terrain.
@pytest.mark.rule("VC-N01")
def test_terrain_comes_with_the_first_event_tile_of_a_round():
    for terrain in ("yes", "no"):
        s = table("kgdct", "knight", {(1, 0): "dark eye event", (0, 1): "dark eye event"}, terrain=terrain)
        go(s)
        say(s, "move 1,0")
        while kind(s) in ("orient", "fill"):
            s.choose(s.options[0])
        assert kind(s) == ("terrain" if terrain == "yes" else "before_event")
        assert s.terrain_done == (terrain == "yes")
    s = table("kgdct", "dragon", {(0, 1): "dark eye event"}, terrain="yes", agenda=[])
    s.terrain_done = True
    s.agenda = [Reveal([at((0, 1))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert s.pending == []
    t = table("kgdct", "knight", {(1, 0): "ambush"}, terrain="yes", agenda=[PlaceTerrain(th.KNIGHT)])
    t.knight.at = at((1, 0))
    go(t)
    assert (kind(t), asked(t)) == ("terrain", "cavern")
    say(t, "terrain lake")
    if kind(t) == "terrain_place":
        t.choose(t.options[0])
    cells = t.map.piece_cells(th.LAKE)
    assert len(cells) == 4
    assert any(0 < t.map.grid[cell + step] <= 52 for cell in cells for step in (1, -1, 160, -160))
    near = places(t, th.MAGMA, at((1, 0)), False)
    assert near
    for spot in near:
        for cell in (spot >> 2, (spot >> 2) + 1, (spot >> 2) + 160, (spot >> 2) + 161):
            assert all(abs(cell % 160 - c % 160) > 1 or abs(cell // 160 - c // 160) > 1 for c in cells)


def with_terrain(
    piece: int, spot: tuple[int, int], turn: int = 0, roles: str = "kgdct", turn_of: str = "knight"
) -> Caverns:
    s = table(roles, turn_of, {(1, 0): "ambush", (2, 0): "ambush"}, terrain="yes")
    s.map.put_terrain(piece, at(spot), turn)
    s.terrain_left.remove(piece)
    return s


@pytest.mark.rule("VC-N02")
def test_from_terrain_onto_an_open_space():
    s = with_terrain(th.LAKE, (3, 0))
    s.map.turn(tile_at(s, (2, 0)), 0b1010)
    s.knight.at = at((4, 0))
    go(s)
    assert "venture 5,0" in texts(s)
    say(s, "venture 5,0")
    assert kind(s) == "put_tile"
    s.choose(s.options[0])
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert s.knight.at == at((5, 0))
    assert lit(s, (5, 0))
    t = with_terrain(th.CANYON, (3, -1), 1)
    assert t.map.bridge() == at((3, 0))
    assert at((4, 0)) in t.map.unfilled()
    assert t.map.impassable(at((3, -1)))


@pytest.mark.rule("VC-N03")
def test_terrain_effects():
    s = with_terrain(th.LAKE, (3, 0), turn_of="goblins")
    s.map.turn(tile_at(s, (2, 0)), 0b1010)
    s.dragon.at = s.thief.at = OFF
    tribes(s, eye=(3, (2, 0)))
    acts(s)
    say(s, "activate eye", "walk 3,0")
    assert s.goblins.pop[2] == 2
    say(s, "walk 4,0")
    assert s.goblins.pop[2] == 1
    m = with_terrain(th.MAGMA, (3, 0))
    m.knight.at = at((3, 0))
    m.agenda = [rounds.EndTurn(th.KNIGHT)]
    go(m)
    assert m.knight.health == 6
    m.knight.health = 1
    rounds.burn(m, th.KNIGHT)
    assert m.knight.health == 1
    m.thief.at = at((4, 1))
    rounds.burn(m, th.THIEF)
    assert m.thief.at == OFF
    tribes(m, eye=(3, (4, 0)))
    rounds.burn(m, th.GOBLINS)
    assert m.goblins.pop[2] == 0
    f = with_terrain(th.FOREST, (3, 0))
    f.knight.at = at((3, 0))
    from undercroft.games.crystal_caverns.rules.effects.omens import bat_targets

    assert bat_targets(f) == []
    r = with_terrain(th.RIVER, (3, 0), 0)
    assert step_cost(r, at((3, 0)), 1) == 0
    assert step_cost(r, at((4, 0)), 3) == 1
    p = with_terrain(th.PIT, (3, 0))
    p.map.put_terrain(th.PIT + 1, at((0, 2)), 0)
    p.map.turn(tile_at(p, (2, 0)), 0b1010)
    p.knight.at = at((2, 0))
    assert p.map.pit_exits(at((2, 0))) == [at((0, 1))]
    q = with_terrain(th.PIT, (3, 0), turn_of="goblins")
    q.map.put_terrain(th.PIT + 1, at((2, 1)), 0)
    q.map.turn(tile_at(q, (2, 0)), 15)
    q.map.turn(tile_at(q, (1, 0)), 15)
    tribes(q, eye=(3, (2, 0)))
    q.dragon.at = q.thief.at = OFF
    acts(q)
    say(q, "activate eye")
    assert len(set(texts(q))) == len(texts(q))
    c = with_terrain(th.CANYON, (3, 0), roles="kgdct", turn_of="thief")
    c.map.turn(tile_at(c, (2, 0)), 0b1010)
    c.thief.at = at((2, 0))
    go(c)
    say(c, "stats 2 3 4")
    assert "move 3,0" not in texts(c)
    assert "climb over 4,0" in texts(c)


@pytest.mark.rule("VC-N04")
def test_terrain_in_the_collapse():
    s = with_terrain(th.LAKE, (3, 0))
    s.collapse = True
    assert exposed(s, th.LAKE)
    assert th.LAKE in removable(s)
    s.agenda = [Crumble([at((3, 0))], th.DRAGON)]
    go(s)
    assert th.LAKE in s.terrain_left
    assert isinstance(TerrainAt(th.LAKE, 0, 0, False).piece, int)


@pytest.mark.rule("VC-N03")
def test_the_river_takes_one_from_a_tribe_that_enters_or_goes_against_it():
    s = table("kgdct", None, {(1, 0): "event NESW"}, terrain="yes")
    s.map.put_terrain(th.RIVER, at((2, 0)), 0)
    river = [at((2 + i, 0)) for i in range(4)]
    assert entering_loss(s, at((1, 0)), river[0]) == 1
    assert entering_loss(s, river[0], river[1]) == 0, "with the current"
    assert entering_loss(s, river[1], river[0]) == 1, "against it"


@pytest.mark.rule("VC-N04")
def test_terrain_hemmed_in_by_tiles_stays_in_the_collapse():
    around = {(2, -1): "event", (1, 0): "event", (3, 0): "event"}
    s = table("kgdct", None, around, terrain="yes")
    s.map.put_terrain(th.PIT, at((2, 0)), 0)
    assert not exposed(s, th.PIT), "three of four sides touch tiles"
    s.map.take(s.map.tile(at((3, 0))))
    assert exposed(s, th.PIT)
