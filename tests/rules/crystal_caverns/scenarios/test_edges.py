"""Scenarios at the very edge of a rule: as much as, exactly to, no further than."""

import pytest

from cavern_scenes import bare, placed, surfaced
from crystal import at, cubes, events, go, kind, roll, say, table, texts, th, treasure
from undercroft.games.crystal_caverns.rules.conflict.harm import gain_grit, lose_grit
from undercroft.games.crystal_caverns.rules.roles.dragon import DragonMain
from undercroft.games.crystal_caverns.rules.tiles.collapse import removable
from undercroft.games.crystal_caverns.state import GRIT_SPACES, Caverns


# Grit.
@pytest.mark.rule("VC-K25")
@pytest.mark.parametrize("space", GRIT_SPACES)
@pytest.mark.parametrize("below", [0, 1])
def test_falling_exactly_to_a_grit_space_keeps_its_cube_and_one_below_does_not(space: int, below: int):
    s = bare(table("kgdct", "cavern", agenda=[]))
    i = GRIT_SPACES.index(space)
    cubes(s, 2 + i + 1)
    s.knight.grit = space + 2
    lose_grit(s, 2 + below)
    go(s)
    assert s.knight.grit == space - below
    assert s.knight.pool == 2 + i + 1 - below
    assert (s.knight.grit_cubes >> i & 1) == below


@pytest.mark.rule("VC-K25")
@pytest.mark.parametrize("space", GRIT_SPACES)
@pytest.mark.parametrize("short", [0, 1])
def test_rising_exactly_to_a_grit_space_brings_its_cube_and_one_short_does_not(space: int, short: int):
    s = bare(table("kgdct", "knight", agenda=[]))
    i = GRIT_SPACES.index(space)
    cubes(s, 2 + i)
    s.knight.grit = space - 3
    gain_grit(s, 3 - short)
    assert s.knight.pool == 2 + i + 1 - short


@pytest.mark.rule("VC-K25")
def test_falling_from_a_grit_space_by_one_puts_the_cube_back():
    s = bare(table("kgdct", "cavern", agenda=[]))
    cubes(s, 3)
    s.knight.grit = 5
    lose_grit(s, 1)
    go(s)
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (4, 2, 31)


@pytest.mark.rule("VC-K25", "VC-K26")
def test_with_a_shield_she_falls_exactly_to_the_space_and_keeps_all():
    s = bare(table("kgdct", "cavern", agenda=[]))
    placed(s, pool=2, shield=1)
    s.knight.grit = 6
    lose_grit(s, 5)
    go(s)
    assert (s.knight.grit, s.knight.pool, s.knight.placed[6]) == (5, 2, 1)


# The Collapse in the solo game Alone in the Dark.
@pytest.mark.rule("VC-V20", "VC-X03")
def test_alone_dark_tiles_go_before_lit_ones_with_as_few_neighbours():
    s = table("k", "knight", {(1, 0): "ambush", (0, 1): "dark eye", (-1, 0): "event"}, entrance=False)
    s.collapse = True
    assert {s.map.where[tile] for tile in removable(s)} == {at((0, 1))}


@pytest.mark.rule("VC-V20", "VC-X03")
def test_alone_a_lit_crystal_goes_before_dark_tiles():
    s = table("k", "knight", {(1, 0): "crystal", (0, 1): "dark eye", (-1, 0): "event"}, entrance=False)
    s.collapse = True
    assert {s.map.where[tile] for tile in removable(s)} == {at((1, 0))}


@pytest.mark.rule("VC-V20", "VC-X03")
def test_alone_a_dark_crystal_tile_is_one_dark_tile_among_the_others():
    s = table("k", "knight", {(1, 0): "dark eye crystal", (0, 1): "dark eye", (-1, 0): "event"}, entrance=False)
    s.collapse = True
    assert {s.map.where[tile] for tile in removable(s)} == {at((1, 0)), at((0, 1))}


@pytest.mark.rule("VC-V20", "VC-X03")
def test_alone_a_lit_tile_with_fewer_neighbours_goes_before_a_dark_one():
    tiles = {(1, 0): "ambush", (0, 1): "dark eye", (1, 1): "dark eye", (-1, 0): "event"}
    s = table("k", "knight", tiles, entrance=False)
    s.collapse = True
    assert {s.map.where[tile] for tile in removable(s)} == {at((-1, 0))}


@pytest.mark.rule("VC-X03")
def test_with_others_dark_and_lit_tiles_go_alike():
    s = bare(table("kgdct", "cavern", {(1, 0): "ambush", (0, 1): "dark eye", (-1, 0): "event"}, entrance=False))
    s.collapse = True
    assert {s.map.where[tile] for tile in removable(s)} == {at((1, 0)), at((0, 1)), at((-1, 0))}


@pytest.mark.rule("VC-X03")
def test_a_dark_crystal_tile_need_not_go_first_as_nobody_knows_it():
    tiles = {(1, 0): "dark eye crystal", (0, 1): "dark eye", (-1, 0): "event"}
    s = bare(table("kgdct", "cavern", tiles, entrance=False))
    s.collapse = True
    assert {s.map.where[tile] for tile in removable(s)} == {at((1, 0)), at((0, 1)), at((-1, 0))}


# The Dragon enters the Knight's tile.
def dragon_comes(strength: int, armor: int, face: str) -> Caverns:
    """The surfaced Dragon moves onto the Knight's tile; what the die would show."""
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[])
    surfaced(s)
    s.dragon.wake = next(cubes for cubes, each in enumerate(s.cards.armor) if each == armor)
    s.dragon.at, s.thief.at, s.knight.at = at((1, 0)), -1, at((2, 0))
    placed(s, strength=strength - 1)
    s.agenda = [DragonMain()]
    go(s)
    roll(s, face)
    say(s, "move 2,0")
    return s


@pytest.mark.rule("VC-D05", "VC-K17")
@pytest.mark.parametrize(("face", "hit"), [("center", 1), ("cross", 1), ("saltire", 1), ("around", 0), ("diamond", 0)])
def test_as_strong_as_his_armor_she_strikes_by_the_die_as_he_comes(face: str, hit: int):
    s = dragon_comes(3, 3, face)
    assert s.dragon.health == 5 - hit
    assert len(events(s, "die")) == 1


@pytest.mark.rule("VC-D05", "VC-K17")
def test_stronger_than_his_armor_she_hits_without_a_die_and_weaker_she_does_not_strike():
    s = dragon_comes(4, 3, "around")
    assert (s.dragon.health, events(s, "die")) == (4, [])
    s = dragon_comes(2, 3, "center")
    assert (s.dragon.health, events(s, "strike"), s.dragon.at) == (5, [], at((2, 0)))


# The Enchanted Bow.
@pytest.mark.rule("VC-K35")
@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
@pytest.mark.parametrize(("far", "allowed"), [(0, True), (1, True), (5, True), (6, False)])
@pytest.mark.parametrize("target", ["dragon", "thief"])
def test_the_enchanted_bow_reaches_five_tiles_and_no_further(
    way: tuple[int, int], far: int, allowed: bool, target: str
):
    s = bare(table("kgdct", "knight", {(1, 0): "ambush"}))
    cubes(s, 6)
    treasure(s, "enchanted_bow", 1)
    spot = at((way[0] * far, way[1] * far))
    if target == "dragon":
        s.dragon.at, s.dragon.hand = spot, [1, 1, 1]
    else:
        s.thief.at, s.thief.assigned = spot, [1, 0, 2]
    go(s)
    say(s, "place enchanted_bow", "place strength", "place perception", "place perception")
    assert kind(s) == "knight"
    assert (f"magic {target}" in texts(s)) == allowed


@pytest.mark.rule("VC-K35")
@pytest.mark.parametrize("spot", [(1, 1), (2, 1), (-1, 3), (4, -1)])
def test_the_enchanted_bow_shoots_in_a_straight_line_alone(spot: tuple[int, int]):
    s = bare(table("kgdct", "knight"))
    cubes(s, 4)
    treasure(s, "enchanted_bow", 1)
    s.dragon.at, s.dragon.hand = at(spot), [1, 1, 1]
    go(s)
    say(s, "place enchanted_bow", "place strength")
    assert "magic dragon" not in texts(s)
    assert th.ENCHANTED_BOW in s.knight.cards
