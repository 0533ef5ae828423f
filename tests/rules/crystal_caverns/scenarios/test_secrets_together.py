"""Scenarios read from the rulebook: the Javelin's one attack, Secrets that meet each other, and levels."""

import pytest

from cavern_scenes import bare, placed, settle
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
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
ROW = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}


def hers(tiles: Tiles | None = None, pool: int = 5, roles: str = "kgdct", **options: str) -> Caverns:
    """Her turn on the Entrance, nobody else on the map, no Sidequest in the game."""
    s = bare(table(roles, "knight", ROW if tiles is None else tiles, **options))
    cubes(s, pool)
    s.knight.hand, s.knight.quests = [], []
    return s


def theirs(tiles: Tiles | None = None, rage: int = 1, roles: str = "kgdct") -> Caverns:
    """Before their activations; the Knight on the Entrance, Dragon and Thief away."""
    s = bare(table(roles, "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"} if tiles is None else tiles))
    s.goblins.rage = rage
    return s


# The Javelin's one attack.
@pytest.mark.rule("VC-K19", "VC-K22")
def test_the_javelin_may_break_a_crystal_and_is_spent_on_it():
    s = hers({(1, 0): "crystal"})
    mark(s, (1, 0))
    treasure(s, "javelin")
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place strength")
    assert "encounter" not in texts(s)
    say(s, "javelin", "encounter", "attack crystal")
    assert (s.knight.crystals, s.knight.cards, s.treasure_out) == (1, [], [th.JAVELIN])


@pytest.mark.rule("VC-K19", "VC-K15", "VC-K28")
def test_a_javelin_thrown_at_a_tribe_leaves_the_underground_dragon_out_of_reach():
    s = hers()
    s.dragon.at = at((1, 0))
    treasure(s, "javelin")
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place perception", "javelin", "move 1,0", "attack tribes")
    assert "attack dragon" not in texts(s)
    assert (s.goblins.at[2], s.knight.cards) == (OFF, [])


# Their Secrets.
@pytest.mark.rule("VC-B52", "VC-M17")
def test_what_lies_on_a_caved_in_tile_goes_home():
    s = theirs({(1, 0): "ambush", (2, 0): "event", (0, 1): "dark eye"})
    s.map.gems[0], s.map.treasures, s.supply = at((2, 0)), [at((2, 0))], 11
    mark(s, (2, 0))
    tribes(s, eye=(1, None))
    secrets(s, "cave_in")
    acts(s)
    say(s, "secret cave_in", "cave in 2,0")
    settle(s)
    assert (s.map.gems[0], s.map.treasures, s.supply, s.goblins.rage) == (OFF, [], 12, 1)


@pytest.mark.rule("VC-B52")
def test_no_tile_under_another_players_piece_caves_in():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye", (0, 1): "dark eye"})
    s.dragon.at, s.thief.at, s.knight.at = at((2, 0)), at((0, 1)), at((1, 0))
    tribes(s, eye=(4, None))
    secrets(s, "cave_in")
    acts(s)
    say(s, "secret cave_in")
    assert set(starts(s, "cave")) == {"cave in 0,-1", "cave in -1,0"}


@pytest.mark.rule("VC-B56", "VC-B65", "VC-B05")
def test_the_frog_is_no_help_from_a_hiding_spot_in_malaise():
    s = theirs({(1, 0): "ambush"}, rage=0)
    placed(s, strength=1, pool=1)
    tribes(s, eye=(3, None))
    monster(s, "pet_frog", 3)
    secrets(s, "hiding_spots")
    acts(s)
    assert s.tribe_strength(2) == 3
    assert "secret hiding_spots" not in texts(s), "without Monsters 2 against 2"


@pytest.mark.rule("VC-B56", "VC-B53", "VC-B68")
def test_from_a_hiding_spot_neither_poison_nor_blob_comes_along():
    s = theirs({(1, 0): "ambush"})
    placed(s, pool=4)
    s.knight.grit = 4
    tribes(s, eye=(4, None))
    monster(s, "blob", 3)
    secrets(s, "hiding_spots", "poison")
    acts(s)
    say(s, "secret hiding_spots")
    assert texts(s) == ["spring eye"]
    say(s, "spring eye")
    assert (s.knight.health, s.knight.grit, s.knight.poisoned, kind(s)) == (6, 4, 0, "goblins")


@pytest.mark.rule("VC-B56", "VC-B61")
def test_a_bombers_strength_does_not_reach_a_hiding_spot():
    s = theirs({(1, 0): "ambush"})
    placed(s, strength=2, pool=1)
    tribes(s, eye=(3, None))
    secrets(s, "hiding_spots", "fire_bomber")
    acts(s)
    if "secret fire_bomber" in texts(s):
        say(s, "secret fire_bomber", "name eye")
    assert "secret hiding_spots" not in texts(s)


@pytest.mark.rule("VC-B10", "VC-B59", "VC-B06")
def test_an_overpopulation_that_empties_a_small_tribe_breaks_the_ruby():
    from undercroft.games.crystal_caverns.rules.roles.goblins import Populate

    s = bare(table("kgdct", "goblins", {(1, 0): "dark eye"}, agenda=[Populate(0, 0)]))
    s.goblins.war = th.WAR.index("pain")
    s.goblins.secret_pile.remove(th.RUBY)
    s.goblins.face_up = [th.RUBY]
    tribes(s, fangs=(4, None), eye=(1, (1, 0)))
    go(s)
    while kind(s) == "populate":
        s.choose(s.options[0])
    if kind(s) == "overpopulated":
        say(s, "scatter eye")
    assert (s.goblins.pop, s.goblins.at[2], s.goblins.face_up) == ([4, 1, 0], OFF, [])


@pytest.mark.rule("VC-D24", "VC-B17", "VC-B20")
def test_a_tribe_burnt_on_her_tile_to_no_more_than_her_strength_strikes_all_the_same():
    s = theirs()
    s.map.flame = at((0, 0))
    placed(s, strength=1, pool=1)
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 0,0")
    assert (s.goblins.pop[2], s.knight_strength(), texts(s)) == (2, 2, ["strike knight"])
    say(s, "strike knight")
    assert (s.knight.health, s.goblins.pop[2]) == (6, 0)


@pytest.mark.rule("VC-B58")
def test_the_wisp_leads_her_aside_in_the_middle_of_the_walk_and_clears_the_way():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye", (0, 1): "ambush"})
    placed(s, strength=3)
    tribes(s, eye=(3, (2, 0)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye", "walk 1,0")
    assert "walk 0,0" not in texts(s)
    say(s, "wisp", "push 0,1", "done")
    assert "wisp" not in texts(s)
    say(s, "walk 0,0")
    assert (s.knight.at, s.goblins.at[2]) == (at((0, 1)), at((0, 0)))


@pytest.mark.rule("VC-K25", "VC-B55", "VC-B53")
def test_hex_and_poison_may_both_fall_on_her_in_one_turn():
    s = theirs()
    placed(s, movement=2, strength=1, pool=1)
    s.knight.grit = 11
    tribes(s, eye=(3, (1, 0)))
    secrets(s, "hex", "poison")
    acts(s)
    say(s, "secret hex", "hex knight")
    assert (s.knight.grit, s.knight.pool, asked(s)) == (8, 0, "goblins")
    say(s, "activate eye", "walk 0,0", "strike with poison", "poison movement")
    assert (s.knight.poisoned, s.cubes_owned(), s.knight.health) == (1, 2, 6)


# Levels.
@pytest.mark.rule("VC-V30", "VC-W02")
@pytest.mark.parametrize(("crystals", "wins"), [(5, False), (6, True)])
def test_a_hard_knight_leaves_with_six_crystals(crystals: int, wins: bool):
    s = hers(roles="kgc", knight="hard")
    s.knight.at, s.knight.crystals = at((1, 0)), crystals
    go(s)
    say(s, "move 0,0")
    assert (s.result is not None) == wins


@pytest.mark.rule("VC-V30", "VC-D32")
def test_a_hard_dragon_sleeps_on_at_twelve_and_wakes_at_thirteen():
    s = table("kgdct", "dragon", ROW, dragon="hard")
    s.thief.at = OFF
    s.dragon.at, s.dragon.eaten, s.dragon.wake, s.dragon.tracks = at((1, 0)), 2, 11, [1, 1, 1, 0, 0]
    s.map.treasures, s.supply = [at((1, 0))], 11
    go(s)
    say(s, "feed")
    assert (s.dragon.wake, s.dragon.awake) == (12, False)
    say(s, "end powers")
    if kind(s) == "pride":
        say(s, "no")
    say(s, "take treasures 1")
    assert (s.dragon.wake, s.dragon.awake) == (13, True)
