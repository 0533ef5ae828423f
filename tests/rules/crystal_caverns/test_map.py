"""Set-up and the map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crystal import OFF, at, go, lit, mark, marked, roll, say, starts, table, texts, th, tile_at, tribes
from undercroft.engine.errors import SetupError
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.choices import AIM_DRAGON, AIM_KNIGHT, AIM_THIEF
from undercroft.games.crystal_caverns.map import Map, new_map, space
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.forced import Push, can_push, reach, token_reach
from undercroft.games.crystal_caverns.rules.conflict.harm import affected, shows_centre
from undercroft.games.crystal_caverns.rules.effects.bomb import blast
from undercroft.games.crystal_caverns.rules.effects.omens import put_rock
from undercroft.games.crystal_caverns.rules.tiles.filling import Fill
from undercroft.games.crystal_caverns.rules.tiles.tiles import (
    OTHERWISE,
    Rejoin,
    Reveal,
    lift_tile,
    rotations,
    slide_section,
)


@pytest.mark.rule("VC-G01", "VC-G05", "VC-G10")
def test_each_role_starts_with_its_things():
    s = GAME.new(5, {"roles": "kgdct"}, 3)
    k, g, d, c, t = s.knight, s.goblins, s.dragon, s.cavern, s.thief
    assert (k.health, k.grit, k.at, k.bombs, len(k.hand)) == (7, 0, at((0, 0)), 3, 3)
    assert (k.pool + sum(k.placed), k.grit_cubes) == (2, 31)
    assert (g.pop, g.at, g.rage, g.hand) == ([0, 0, 0], [OFF] * 3, 1, [])
    assert (d.tracks, d.wake, d.eaten, d.health, sum(d.hand), d.at) == ([4, 4, 4, 1, 1], 0, 0, 5, 3, OFF)
    assert (c.omens, len(c.hand), s.supply) == ([0] * 6, 3, 12)
    assert (t.loot, t.at, [s.stat(i) for i in range(3)]) == (3, OFF, [2, 3, 4])
    assert len(s.dragon.pile) == 15
    s.supply = 0
    assert not s.take_treasure_token()


@pytest.mark.rule("VC-G02")
def test_turns_go_by_fixed_numbers_and_skip_absent_roles():
    s = GAME.new(3, {"roles": "gdt"}, 3, listen=True)
    while s.round < 3 and not s.over:
        s.choose(s.options[-1])
    turns = [event.facts["role"] for event in s.events if event.name == "turn"]
    assert turns[:6] == ["goblins", "dragon", "thief"] * 2


@pytest.mark.rule("VC-G03")
def test_thirty_role_sets_and_no_other():
    assert len(th.ROLE_SETS) == 30
    assert "c" not in th.ROLE_SETS
    with pytest.raises(SetupError, match="is for 3 seats, not 2"):
        GAME.new(2, {"roles": "kgd"})
    with pytest.raises(SetupError, match="not in 'kg'"):
        GAME.new(2, {"roles": "kg", "dragon": "hard"})


@pytest.mark.rule("VC-G04")
@pytest.mark.parametrize(("roles", "stack", "vaults"), [("kgdct", 44, 2), ("kgdc", 38, 0), ("kgd", 41, 0)])
def test_the_stack_is_laid_in_three_parts(roles: str, stack: int, vaults: int):
    s = GAME.new(len(roles), {"roles": roles}, 5)
    kinds = s.cards.kinds
    assert len(s.stack) + len(s.cavern.hand) == stack + len(s.cavern.hand)
    around = [tile_at(s, spot) for spot in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    assert all(kinds[tile] in (th.AMBUSH, th.EVENT, th.TREASURE_ROOM) for tile in around)
    assert s.map.sides[0] == 15
    parts = [[t for t in s.stack + s.cavern.hand if s.layer[t] == part] for part in range(3)]
    for part in parts:
        assert [kinds[t] for t in part].count(th.CRYSTAL) == 3
        assert [kinds[t] for t in part].count(th.VAULT) == vaults
    assert [len(part) for part in parts] == [14 + vaults, 14 + vaults, 13 + vaults]
    assert all(s.layer[t] == 0 for t in s.cavern.hand)


@pytest.mark.rule("VC-G06", "VC-V06", "VC-V32")
def test_without_knight_no_events_and_no_treasure_cards():
    s = GAME.new(3, {"roles": "gdc"}, 1)
    assert (s.events_left(), s.treasure_pool, s.supply) == (0, [], 10)
    assert s.knight.at == OFF
    t = table("gdc", "dragon", {(1, 0): "dark eye event"}, agenda=[])
    t.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(t)
    while t.pending:
        t.choose(t.options[0])
    assert lit(t, (1, 0))
    assert not marked(t, (1, 0))


@pytest.mark.rule("VC-G07", "VC-C17")
def test_without_cavern_the_decks_are_there():
    s = GAME.new(2, {"roles": "kg"}, 1)
    assert s.events_left() == 15
    assert len(s.treasure_pool) == 7
    assert s.events_top == []
    assert s.cavern.hand == []


@pytest.mark.rule("VC-G08")
def test_dragon_comes_to_the_knight_and_thief_to_the_entrance():
    s = table("kdct", "dragon", {(1, 0): "event"})
    s.knight.at, s.dragon.at, s.thief.at = at((1, 0)), OFF, OFF
    go(s)
    assert s.dragon.at == at((1, 0))
    t = table("kdct", "thief")
    t.thief.at = OFF
    go(t)
    assert t.thief.at == at((0, 0))
    u = table("dc", "dragon")
    u.dragon.at = OFF
    assert go(u).dragon.at == at((0, 0))


@pytest.mark.rule("VC-G09", "VC-W09")
def test_a_win_ends_everything_at_once():
    s = table("kgc", "cavern", {(1, 0): "event"}, agenda=[])
    s.knight.crystals = 5
    s.knight.at = at((1, 0))
    s.agenda = [rounds.NextTurn(th.CAVERN), Push(AIM_KNIGHT, 3, th.CAVERN)]
    go(s)
    say(s, "push 0,0")
    assert s.result is not None
    assert (s.result.ending, s.result.winners, s.agenda, s.pending) == ("knight", [0], [], [])


@pytest.mark.rule("VC-M01", "VC-M05")
def test_spaces_and_distances():
    m = new_map()
    assert (m.tile(at((0, 0))), m.tile(at((1, 0)))) == (0, OFF)
    from undercroft.games.crystal_caverns.map import distance

    assert distance(at((-1, 2)), at((3, 0))) == 6
    m.put(1, at((1, 0)))
    assert m.neighbours(at((0, 0))) == 1
    assert m.neighbours(at((1, 1))) == 1


@pytest.mark.rule("VC-M02", "VC-M03")
def test_dark_tiles_show_a_symbol_and_no_walls():
    s = table("kgdc", None, {(1, 0): "dark eye crystal", (2, 0): "event NS"})
    assert s.map.dark(at((1, 0)))
    assert not s.map.wall(at((0, 0)), 1)
    assert s.map.wall(at((1, 0)), 1)
    view = GAME.view(s, 0)
    seen = next(t for t in view["tiles"] if (t["x"], t["y"]) == (1, 0))
    assert (seen["symbol"], seen["kind"], seen["sides"]) == ("eye", None, "NESW")
    mark(s, (2, 0))
    s.map.marks = 0
    assert s.cards.kinds[tile_at(s, (2, 0))] == th.EVENT


@pytest.mark.rule("VC-M04", "VC-M15", "VC-M16")
def test_rockslide_before_bomb_before_walls():
    s = table("kgdc", "knight", {(1, 0): "event NS", (2, 0): "ambush"})
    here = at((1, 0))
    assert s.map.wall(here, 3)
    s.map.bombs = [tile_at(s, (1, 0)) * 4 + 3]
    assert not s.map.wall(here, 3)
    assert not s.map.wall(at((0, 0)), 1)
    put_rock(s, at((0, 0)), 1)
    assert s.map.wall(here, 3)
    assert (s.map.bombs, s.knight.bombs_gone) == ([], 1)
    s.knight.at = here
    blast(s, here, 3)
    assert s.map.rocks == []
    assert not s.map.wall(here, 3)


@pytest.mark.rule("VC-M06")
def test_sight_is_straight_lit_and_unwalled():
    s = table("kgdc", None, {(1, 0): "event", (2, 0): "ambush", (3, 0): "dark eye", (1, 1): "event"})
    see = s.map.sees
    assert see(at((0, 0)), at((0, 0)))
    assert see(at((0, 0)), at((3, 0)))
    assert not see(at((0, 0)), at((1, 1)))
    s.map.turn(tile_at(s, (2, 0)), 0b0101)
    assert not see(at((0, 0)), at((3, 0)))
    s.map.turn(tile_at(s, (2, 0)), 15)
    s.map.sides[tile_at(s, (1, 0))] = -1
    assert see(at((0, 0)), at((1, 0)))
    assert not see(at((0, 0)), at((2, 0)))


@pytest.mark.rule("VC-M07", "VC-M12")
def test_open_sides_are_filled_before_the_collapse():
    s = table("kgdc", "knight", {(1, 0): "event EW"}, agenda=[Fill()])
    assert s.map.unfilled() == [at((2, 0))]
    go(s)
    assert s.pending[0].seat == s.seat_of(th.CAVERN)
    assert len(texts(s)) == 3
    placed = s.cavern.hand[0]
    s.choose(s.options[0])
    assert s.map.dark(at((2, 0)))
    assert s.map.where[placed] == at((2, 0))
    assert len(s.cavern.hand) == 3
    t = table("kgdc", "knight", {(1, 0): "event EW"}, agenda=[Fill()])
    t.collapse = True
    go(t)
    assert (t.pending, t.map.unfilled()) == ([], [at((2, 0))])
    u = table("kgd", "knight", {(1, 0): "event NESW"}, agenda=[Fill()])
    go(u)
    assert not u.pending, "with tiles enough for all spaces their order changes nothing"
    assert [u.map.dark(at(spot)) for spot in ((1, -1), (1, 1), (2, 0))] == [True] * 3
    w = table("kgd", "knight", {(1, 0): "event NESW"}, agenda=[Fill()])
    w.removed, w.stack = w.stack[2:], w.stack[:2]
    go(w)
    assert w.pending[0].seat == 0
    assert sorted(texts(w)) == ["fill 1,-1", "fill 1,1", "fill 2,0"]
    v = table("kgd", "knight", {(1, 0): "event EW"}, agenda=[Fill()])
    v.map.rocks = [tile_at(v, (1, 0)) * 4 + 1]
    assert v.map.unfilled() == []


@pytest.mark.rule("VC-M08")
def test_tiles_are_placed_dark_next_to_the_map():
    s = table("kg", "goblins", agenda=[])
    from undercroft.games.crystal_caverns.rules.tiles.placing import EndTiles

    s.agenda = [EndTiles(th.GOBLINS, 1)]
    go(s)
    cells = {text.split()[-1] for text in texts(s)}
    assert cells == {"0,-2", "1,-1", "-1,-1", "2,0", "-2,0", "1,1", "-1,1", "0,2"}
    say(s, "place tile 2,0")
    assert s.map.dark(at((2, 0)))


@pytest.mark.rule("VC-M09", "VC-M13", "VC-M12")
def test_several_tiles_are_revealed_in_order_and_filled_once():
    s = table("kgdct", "dragon", {(1, 0): "dark eye treasure_room", (0, 1): "dark eye crystal"}, agenda=[])
    s.agenda = [Reveal([at((1, 0)), at((0, 1))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    assert starts(s, "reveal") == ["reveal 1,0", "reveal 0,1"]
    say(s, "reveal 0,1")
    while s.pending and s.pending[0].kind == "orient":
        assert s.map.treasures == []
        s.choose(s.options[0])
    assert (lit(s, (1, 0)), lit(s, (0, 1))) == (True, True)
    while s.pending:
        assert s.pending[0].kind == "fill"
        s.choose(s.options[0])
    assert s.map.treasures == [at((1, 0))]
    assert marked(s, (0, 1))
    assert s.revealed == 2


@pytest.mark.rule("VC-M10")
def test_orientation_joins_the_way_she_came_and_the_entrance():
    s = table("kgdc", None, {(1, 0): "dark eye ambush"})
    tile = tile_at(s, (1, 0))
    s.cards.open_sides[tile], before = 0b0011, s.cards.open_sides[tile]
    try:
        assert sorted(rotations(s, tile, 3)) == [0b1001, 0b1100]
        assert sorted(rotations(s, tile, -1)) == [0b1001, 0b1100]
        s.map.put(tile, at((1, 0)))
        s.map.turn(0, 0)
        assert len(rotations(s, tile, -1)) == 4
    finally:
        s.map.turn(0, 15)
        s.cards.open_sides[tile] = before


@pytest.mark.rule("VC-M11")
def test_a_revealed_wall_sends_the_rockslide_back():
    s = table("kgdc", "dragon", {(1, 0): "dark eye event"}, agenda=[])
    s.map.rocks = [0 * 4 + 1]
    tile = tile_at(s, (1, 0))
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    if s.pending and s.pending[0].kind == "orient":
        say(
            s,
            next(text for text in texts(s) if "W" not in text) if any("W" not in t for t in texts(s)) else texts(s)[0],
        )
    assert (0 * 4 + 1 in s.map.rocks) == bool(s.map.sides[tile] >> 3 & 1)


@pytest.mark.rule("VC-M14")
def test_unoccupied_means_no_piece_and_no_token():
    s = table("kgdc", None, {(1, 0): "event", (2, 0): "dark eye"})
    assert s.unoccupied(at((1, 0)))
    mark(s, (1, 0))
    assert not s.unoccupied(at((1, 0)))
    assert s.unoccupied(at((2, 0)))
    tribes(s, eye=(1, (2, 0)))
    assert not s.unoccupied(at((2, 0)))


@pytest.mark.rule("VC-M17", "VC-M15")
def test_tokens_of_a_removed_tile_go_to_their_owners():
    s = table("kgdct", None, {(1, 0): "crystal", (2, 0): "event"})
    mark(s, (1, 0))
    s.map.treasures = [at((1, 0))]
    s.supply -= 1
    s.map.gems[0] = at((1, 0))
    s.map.flame = at((1, 0))
    s.map.bombs = [tile_at(s, (1, 0)) * 4]
    s.knight.bombs -= 1
    lift_tile(s, tile_at(s, (1, 0)))
    assert (s.supply, s.map.gems[0], s.map.flame, s.knight.bombs, s.map.marks) == (12, OFF, OFF, 3, 0)
    assert s.smashed == 0


@pytest.mark.rule("VC-M18", "VC-M19", "VC-B52", "VC-X09", "VC-M12")
def test_worked_example_1_joining_after_cave_in():
    lay = {spot: "event" for spot in ((1, 0), (2, 0), (0, 1), (0, 2), (2, 1), (1, 2), (2, 2), (3, 2))}
    lay[(-1, 0)] = lay[(0, -1)] = "dark eye"
    s = table("kgdct", "goblins", lay)
    for spot in ((1, 0), (2, 0), (0, 1), (0, 2), (2, 2), (3, 2)):
        s.map.turn(tile_at(s, spot), s.map.sides[tile_at(s, spot)])
    tribes(s, eye=(2, None))
    s.goblins.secret_pile.remove(th.CAVE_IN)
    s.goblins.hand = [th.CAVE_IN]
    from crystal import acts

    acts(s)
    stack = len(s.stack) + len(s.cavern.hand)
    gone = {tile_at(s, (2, 1)), tile_at(s, (1, 2))}
    say(s, "secret cave_in", "cave in 2,1", "cave in 1,2")
    assert (s.pending[0].kind, s.pending[0].seat) == ("slide", 1)
    assert set(texts(s)) == {
        "slide 2,2 by -1,0",
        "slide 2,2 by 0,-1",
        "slide 0,-1 by 1,0",
        "slide 0,-1 by 0,1",
    }
    assert gone <= set(s.stack) | set(s.cavern.hand)
    assert len(s.stack) + len(s.cavern.hand) == stack + 2
    say(s, "slide 2,2 by -1,0")
    assert s.map.grid[at((1, 2))]
    assert s.map.grid[at((2, 2))]
    assert not s.map.grid[at((3, 2))]
    while s.pending and s.pending[0].kind == "fill":
        assert s.pending[0].seat == s.seat_of(th.CAVERN)
        s.choose(s.options[0])
    assert s.map.unfilled() == []


@pytest.mark.rule("VC-D23", "VC-D35", "VC-R02", "VC-M19", "VC-M12")
def test_worked_example_2_joining_after_wrath():
    # The catalogue's picture with its Entrance at (-1,0), moved so that the Entrance lies at (0,0).
    lay = {spot: "event" for spot in ((1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (1, 1), (2, 1), (3, 1))}
    lay[(1, 0)] = "event ESW"
    lay[(2, 1)] = "event NEW"
    lay[(0, -1)] = lay[(-1, 0)] = lay[(0, 1)] = "dark eye"
    s = table("kgdct", "dragon", lay)
    s.knight.at = s.thief.at = at((0, 0))
    s.dragon.at = at((2, 1))
    s.dragon.hand, s.dragon.pile = [2, 1, 1], []
    go(s)
    roll(s, "diamond")
    say(s, "power wrath", "pay claw claw flame wing")
    assert s.pending[0].kind == "slide"
    # A is the Entrance's section, B the Dragon's tile, C the rest.
    assert set(texts(s)) == {
        "slide 0,-1 by 1,0",
        "slide 0,-1 by 0,1",
        "slide 2,1 by 0,-1",
        "slide 2,1 by 1,0",
        "slide 2,1 by -1,0",
        "slide 3,0 by -1,0",
        "slide 3,0 by 0,1",
    }
    say(s, "slide 3,0 by -1,0")
    assert len(s.map.sections()) == 1
    for spot in ((2, 0), (3, 0), (3, 1)):
        assert s.map.grid[at(spot)]
    assert s.pending[0].kind == "fill"
    assert {text.split()[2] for text in texts(s)} >= {"1,1"}
    free = len([cell for cell in s.map.unfilled() if cell == at((1, 1))])
    assert free == 1


@pytest.mark.rule("VC-M20")
def test_without_a_straight_slide_the_shortest_shift_joins():
    m = new_map()
    m.put(1, space(3, 4))
    slides = m.slides()
    assert {slide.by for slide in slides if slide.cells == [space(3, 4)]} == {
        -2 + -4 * 160,
        -3 + -3 * 160,
    } or slides
    totals = {abs((slide.by + 80) % 160 - 80) + abs(round(slide.by / 160)) for slide in slides}
    assert totals == {6}


@pytest.mark.rule("VC-M21")
def test_a_lurking_tribe_stays_and_a_tile_reveals_it():
    s = table("kgd", "goblins", {(1, 0): "event", (3, 0): "ambush"}, agenda=[])
    tribes(s, eye=(2, (2, 0)))
    assert s.lurking(2)
    part = next(part for part in s.map.sections() if at((3, 0)) in part)
    slide_section(s, part, -1)
    assert s.goblins.at[2] == at((2, 0))
    assert s.revealed_tribe(2)


spots = st.lists(st.tuples(st.integers(-6, 6), st.integers(-6, 6)), min_size=2, max_size=25, unique=True)


def connected(spots: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """The model: sections by plain sets."""
    out, left = [], set(spots)
    while left:
        part, edge = set(), [left.pop()]
        while edge:
            x, y = edge.pop()
            part.add((x, y))
            for other in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                if other in left:
                    left.remove(other)
                    edge.append(other)
        out.append(part)
    return out


@pytest.mark.rule("VC-M18", "VC-M19", "VC-M20")
@given(spots, st.randoms(use_true_random=False))
def test_splitting_and_joining_like_a_plain_model(places: list[tuple[int, int]], luck) -> None:
    m = new_map()
    for tile, spot in enumerate([p for p in places if p != (0, 0)], 1):
        m.put(tile, space(*spot))
    model = {(0, 0), *places}
    while True:
        parts = connected(model)
        assert sorted(len(part) for part in m.sections()) == sorted(len(part) for part in parts)
        slides = m.slides()
        assert bool(slides) == (len(parts) > 1)
        if not slides:
            break
        slide = luck.choice(slides)
        from undercroft.games.crystal_caverns.map import x_of, y_of

        moving = {(x_of(c), y_of(c)) for c in slide.cells}
        first = slide.cells[0]
        dx, dy = x_of(first + slide.by) - x_of(first), y_of(first + slide.by) - y_of(first)
        shifted = {(x + dx, y + dy) for x, y in moving}
        rest = model - moving
        assert not shifted & rest
        assert len(connected(shifted | rest)) < len(parts)
        model = shifted | rest
        if (0, 0) in moving:  # the Entrance stays in the middle, the others move the other way
            model = {(x - dx, y - dy) for x, y in model}
        m.slide(slide.cells, slide.by)
        assert {(x_of(c), y_of(c)) for c in m.cells()} == model
        assert len(model) == len(m.cells())
        copy = Map(**{field: getattr(m, field) for field in Map.FIELDS})
        assert copy.grid == m.grid


@pytest.mark.rule("VC-C10", "VC-F01", "VC-F02", "VC-F06")
def test_worked_example_3_forced_movement():
    lit_spots = [(0, -1), (0, -2), (1, 0), (3, 0), (0, 1), (1, 1), (2, 1), (1, 2), (0, 2), (-1, 0), (-2, 0)]
    shift = (0, 3)  # the Knight is not on the Entrance here, so the picture lies south of it
    lay = {(x + shift[0], y + shift[1] + 1): "event NESW" for x, y in lit_spots}
    lay[(0, 4)] = "event NESW"
    lay[(0, 3)] = "event NESW"
    lay[(2, 4)] = lay[(-1, 5)] = "dark eye"
    lay[(0, 1)] = "event NESW"
    lay[(0, 5)] = "event NEW"
    s = table("kgdct", "cavern", lay, agenda=[])
    mark(s, (0, 3))
    s.knight.at = at((0, 4))
    s.dragon.at = at((-1, 4))
    ends = {(c % 160 - 80, c // 160 - 80 - 4) for c in reach(s, AIM_KNIGHT, 3)}
    assert ends == {(0, 0), (0, -1), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2)}
    s.agenda = [Push(AIM_KNIGHT, 3, th.CAVERN)]
    go(s)
    assert set(texts(s)) == {"push 0,3", "push 1,4", "push 0,5", "done"}
    say(s, "push 0,3")
    assert s.pending == []


@pytest.mark.rule("VC-F03", "VC-F04")
def test_tribes_thief_and_dragon_are_pushed_by_their_own_limits():
    s = table("kgdct", None, {(1, 0): "event NS", (2, 0): "dark eye", (0, 1): "dark eye"})
    s.dragon.at = s.thief.at = at((0, 0))
    s.knight.at = at((0, 1))
    tribes(s, fangs=(3, (0, 0)))
    assert not can_push(s, 1, at((0, 0)), 1)
    assert not can_push(s, 1, at((0, 0)), 2)
    assert can_push(s, AIM_DRAGON, at((0, 0)), 1)
    assert not can_push(s, AIM_DRAGON, at((0, 0)), 2)
    s.dragon.surfaced = s.dragon.awake = True
    assert not can_push(s, AIM_DRAGON, at((0, 0)), 1)
    assert not can_push(s, AIM_DRAGON, at((0, 0)), 0)
    assert not can_push(s, AIM_THIEF, at((0, 0)), 1)
    assert can_push(s, 1, at((0, 0)), 0)
    s.goblins.at[0] = OFF
    s.dragon.at = OFF
    s.agenda = [Push(1, 1, th.CAVERN)]
    tribes(s, fangs=(1, (1, 0)))
    s.map.turn(tile_at(s, (1, 0)), 15)
    s.thief.at = OFF
    go(s)
    say(s, "push 0,0")
    assert s.goblins.pop[0] == 1


@pytest.mark.rule("VC-F05")
def test_tokens_cross_no_wall_and_stop_on_no_piece():
    s = table("kgdc", None, {(1, 0): "event", (2, 0): "event", (3, 0): "dark eye", (2, 1): "event S"})
    s.knight.at = at((1, 0))
    s.dragon.at = OFF
    ends = token_reach(s, at((0, 0)), 3)
    assert at((1, 0)) not in ends
    assert at((2, 0)) in ends
    assert at((3, 0)) in ends
    assert at((2, 1)) not in ends


@pytest.mark.rule("VC-F07", "VC-K33")
def test_shield_stops_wrath_and_pushes():
    s = table("kgdct", "dragon", {(1, 0): "event", (2, 0): "ambush"}, agenda=[])
    from undercroft.games.crystal_caverns.rules.effects.powers import Wrath, usable

    s.knight.at, s.dragon.at, s.thief.at = at((1, 0)), at((2, 0)), OFF
    s.knight.placed[6], s.knight.pool = 1, 1
    assert not usable(s, th.SLAP)
    s.dragon.at = at((0, 1))
    s.agenda = [Wrath([at((1, 0)), at((2, 0))], [])]
    go(s)
    assert s.map.grid[at((1, 0))]
    assert not s.map.grid[at((2, 0))]
    assert s.knight.at == at((1, 0))


@pytest.mark.rule("VC-R01", "VC-R02")
def test_the_dragon_die():
    s = table("kgdc", None, {(1, 0): "event", (1, 1): "event"})
    sizes = [len(face.cells) for face in s.cards.faces]
    assert sizes == [8, 1, 4, 5, 4, 5]
    assert [shows_centre(s, face) for face in range(6)] == [False, True, False, True, False, True]
    assert set(affected(s, at((0, 0)), 4)) == {at((1, 1))}
    assert set(affected(s, at((0, 0)), 2)) == {at((0, -1)), at((1, 0)), at((0, 1)), at((-1, 0))}


@pytest.mark.rule("VC-R03", "VC-T12", "VC-T14")
def test_the_action_die():
    from undercroft.games.crystal_caverns.rules.roles.thief import lucky

    s = table("kgdct", None)
    for level, least in ((1, 4), (2, 2)):
        for face in range(1, 7):
            roll(s, face)
            assert lucky(s, level) == (face >= least)
    roll(s)
    assert lucky(s, 3)


@pytest.mark.rule("VC-M19", "VC-X08")
def test_whoever_removes_joins():
    s = table("kgd", "goblins", {(1, 0): "event", (3, 0): "ambush"}, agenda=[])
    s.agenda = [Rejoin(th.GOBLINS)]
    go(s)
    assert (s.pending[0].kind, s.pending[0].seat) == ("slide", 1)


@pytest.mark.rule("VC-M10")
def test_the_side_she_came_through_stays_open_even_if_another_way_would_join():
    s = table("kgdc", None, {(1, 0): "dark eye ambush", (1, -1): "event NESW", (0, -1): "event NESW"})
    corner = next(t for t in s.stack if s.cards.open_sides[t] == 3)  # north and east
    s.map.take(tile_at(s, (1, 0)))
    s.map.put(corner, at((1, 0)))
    assert {sides & 8 for sides in rotations(s, corner, 3)} == {8}
    assert 1 in {sides & 1 for sides in rotations(s, corner, -1) if not sides & 8}, "from above it may join northwards"
