"""Scenarios read from the rulebook: activations, light and attacks of the Tribes (VS-145 to VS-164)."""

import pytest

from cavern_scenes import bare, placed
from crystal import (
    OFF,
    acts,
    at,
    kind,
    mark,
    marked,
    monster,
    refused,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    tribes,
)
from undercroft.games.crystal_caverns.state import Caverns

ROW = {(1, 1): "dark eye", (2, 1): "ambush", (3, 1): "dark bones", (4, 1): "ambush", (5, 1): "dark fangs"}


def field(tiles: dict[tuple[int, int], str], rage: int = 1) -> Caverns:
    """Dragon and Thief away, the Knight on the Entrance; before the Goblins' activations."""
    s = bare(table("kgdct", "goblins", tiles))
    s.goblins.rage = rage
    return s


@pytest.mark.rule("VC-B14")
def test_vs145_one_tribe_after_the_other_and_each_once():
    s = field({(1, 0): "dark eye", (2, 0): "dark bones"})
    tribes(s, fangs=(1, (1, 0)), bones=(1, (1, 0)), eye=(1, (1, 0)))
    acts(s)
    say(s, "activate fangs", "walk 2,0")
    assert not starts(s, "activate")
    say(s, "done")
    assert refused(s, "activate fangs") == "VC-B14"
    say(s, "activate bones", "done")
    assert starts(s, "activate") == ["activate eye"]
    assert "end turn" in texts(s)


@pytest.mark.rule("VC-B16")
@pytest.mark.parametrize("left", [True, False])
def test_vs146_the_second_lit_tile_costs_a_goblin_when_it_is_left(left: bool):
    s = field(ROW)
    tribes(s, bones=(3, (1, 1)))
    acts(s)
    say(s, "activate bones", "walk 2,1", "walk 3,1", "walk 4,1")
    assert s.goblins.pop[1] == 3
    if left:
        say(s, "walk 5,1")
    say(s, "done")
    assert s.goblins.pop[1] == (2 if left else 3)


@pytest.mark.rule("VC-B16", "VC-B17", "VC-B20")
def test_vs147_on_the_second_lit_tile_the_tribe_still_strikes():
    s = field({(1, 0): "ambush", (2, 0): "dark eye", (-1, 0): "ambush", (-2, 0): "dark eye"})
    s.knight.at = at((0, 0))
    tribes(s, fangs=(1, (2, 0)))
    acts(s)
    say(s, "activate fangs", "walk 1,0", "walk 0,0")
    assert (s.goblins.pop[0], texts(s)) == (1, ["strike knight"])
    say(s, "strike knight")
    assert s.knight.health == 6


@pytest.mark.rule("VC-B15", "VC-B63")
def test_vs150_a_golem_helps_its_own_tribe_only():
    s = field({(1, 0): "dark eye", (2, 0): "ambush -"})
    tribes(s, fangs=(2, (1, 0)), bones=(2, (1, 0)))
    monster(s, "golem", 0)
    acts(s)
    say(s, "activate bones")
    assert refused(s, "walk 2,0") == "VC-B15"
    say(s, "done", "activate fangs")
    assert "walk 2,0" in texts(s)


@pytest.mark.rule("VC-B17", "VC-B20", "VC-B06", "VC-B04")
def test_vs152_who_enters_her_tile_must_attack():
    s = field({(1, 0): "dark eye"}, rage=2)
    placed(s, strength=3)
    s.knight.health = 5
    tribes(s, bones=(4, (1, 0)))
    monster(s, "ogre", 1)
    acts(s)
    say(s, "activate bones", "walk 0,0")
    assert texts(s) == ["strike knight"]
    say(s, "strike knight")
    assert (s.knight.health, s.goblins.pop[1], s.goblins.at[1], s.goblins.rage) == (4, 2, OFF, 1)
    assert s.goblins.monster_discards == [th.OGRE]


@pytest.mark.rule("VC-B17", "VC-B16")
def test_vs153_the_light_on_the_way_counts_before_her_tile():
    s = field({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye"})
    placed(s, pool=1, strength=1)
    tribes(s, bones=(3, (3, 0)))
    acts(s)
    say(s, "activate bones", "walk 2,0", "walk 1,0")
    assert s.tribe_strength(1) == 3
    assert refused(s, "walk 0,0") == "VC-B17"


@pytest.mark.rule("VC-B68", "VC-K26", "VC-K25")
@pytest.mark.parametrize(("shield", "grit"), [(1, 6), (0, 2)])
def test_vs155_the_blob_costs_grit_and_the_shield_softens_it(shield: int, grit: int):
    s = field({(1, 0): "dark eye"})
    placed(s, strength=2, shield=shield, perception=1 - shield)
    s.knight.health, s.knight.grit = 4, 7
    tribes(s, fangs=(3, (1, 0)))
    monster(s, "blob", 0)
    acts(s)
    say(s, "activate fangs", "walk 0,0", "strike knight")
    assert (s.knight.health, s.knight.grit) == (3, grit)
    assert (kind(s) == "return_cube") == (not shield)


@pytest.mark.rule("VC-B03", "VC-B05", "VC-B21")
@pytest.mark.parametrize(("ruby", "struck"), [(False, True), (True, False)])
def test_vs157_vs158_malaise_leaves_perception_and_the_ruby_dulls_it(ruby: bool, struck: bool):
    s = field({(1, 0): "dark eye"}, rage=0)
    s.thief.at = at((1, 0))
    tribes(s, bones=(3, (1, 0)))
    if ruby:
        s.goblins.face_up = [th.RUBY]
    acts(s)
    say(s, "activate bones")
    assert (s.tribe_strength(1), s.stealth()) == (2, 3)
    assert ("strike thief" in texts(s)) == struck


@pytest.mark.rule("VC-B21", "VC-T34")
def test_vs159_a_thief_with_hidden_loot_brings_nothing():
    s = field({(1, 0): "dark eye"}, rage=2)
    s.thief.at, s.thief.loot = at((1, 0)), 0
    tribes(s, bones=(3, (1, 0)))
    acts(s)
    say(s, "activate bones", "strike thief")
    assert (s.thief.at, s.goblins.rage, s.goblins.hand, kind(s)) == (OFF, 1, [], "goblins")


@pytest.mark.rule("VC-B17")
def test_vs160_beside_the_knight_the_thief_is_not_attacked():
    s = field({(1, 0): "dark eye"})
    s.thief.at, s.thief.assigned, s.thief.carried = at((0, 0)), [1, 0, 2], 1
    tribes(s, bones=(3, (1, 0)))
    acts(s)
    say(s, "activate bones", "walk 0,0")
    assert texts(s) == ["strike knight"]
    say(s, "strike knight")
    assert (s.thief.at, s.knight.health, kind(s)) == (at((0, 0)), 6, "goblins")


@pytest.mark.rule("VC-B17")
def test_vs161_a_strong_knight_covers_the_thief():
    s = field({(1, 0): "dark eye"})
    placed(s, strength=3)
    s.thief.at, s.thief.assigned, s.thief.carried = at((0, 0)), [1, 0, 2], 2
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye")
    assert s.stealth() == 0
    assert refused(s, "walk 0,0") == "VC-B17"


@pytest.mark.rule("VC-B23", "VC-B05")
def test_vs164_strength_for_a_crystal_is_that_of_the_moment():
    s = field({(1, 0): "crystal", (0, 1): "dark eye"})
    mark(s, (1, 0))
    tribes(s, fangs=(2, (1, 0)), bones=(3, (1, 0)), eye=(2, (0, 1)))
    acts(s)
    say(s, "activate fangs", "strike crystal", "activate eye", "walk 0,0", "strike knight")
    assert (s.goblins.rage, s.tribe_strength(1)) == (0, 2)
    say(s, "activate bones")
    assert "strike crystal" not in texts(s)
    assert marked(s, (1, 0))


@pytest.mark.rule("VC-B53", "VC-K03")
def test_vs194_poison_leaves_her_two_cubes():
    s = field({(1, 0): "dark eye"})
    placed(s, strength=1, pool=2)
    tribes(s, fangs=(4, (1, 0)))
    secrets(s, "poison")
    acts(s)
    say(s, "activate fangs", "walk 0,0", "strike with poison")
    assert texts(s) == ["poison strength", "poison pool"]
    say(s, "poison strength")
    assert kind(s) != "poison"
    assert (s.knight.poisoned, s.cubes_owned(), s.knight_strength()) == (1, 2, 1)


@pytest.mark.rule("VC-B60", "VC-B16")
def test_vs195_blind_fury_spares_one_tribe_the_light():
    s = field({**{(x, 0): "ambush" for x in range(1, 7)}, (7, 0): "dark eye"})
    tribes(s, fangs=(1, (7, 0)), bones=(2, (7, 0)))
    s.knight.at = at((0, 1))
    secrets(s, "blind_fury")
    acts(s)
    say(s, "secret blind_fury", "name fangs", "activate fangs")
    say(s, *[f"walk {x},0" for x in range(6, -1, -1)], "done")
    assert (s.goblins.pop[0], s.goblins.at[0]) == (1, at((0, 0)))
    say(s, "activate bones", "walk 6,0", "walk 5,0", "walk 4,0")
    assert s.goblins.pop[1] == 1
