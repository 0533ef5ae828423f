"""Scenarios read from the rulebook: Encounters, Treasures, Gems and Crystals (VS-059 to VS-074)."""

import pytest

from cavern_scenes import bare, settle, surfaced
from crystal import OFF, asked, at, cubes, go, kind, mark, marked, roll, say, starts, table, texts, th
from undercroft.games.crystal_caverns.state import Caverns


def here(*, treasures: int = 0, kind: str = "ambush", pool: int = 2) -> Caverns:
    """The Knight on (1,0) at the start of her turn, with Treasures at her feet."""
    s = bare(table("kgdct", "knight", {(1, 0): kind, (2, 0): "ambush"}))
    cubes(s, pool)
    s.knight.at = at((1, 0))
    s.map.treasures, s.supply = [at((1, 0))] * treasures, 12 - treasures
    return s


@pytest.mark.rule("VC-K09")
def test_vs059_whoever_collects_first_attacks_no_more():
    s = here(treasures=1)
    s.thief.at, s.thief.assigned, s.thief.carried, s.supply = at((1, 0)), [1, 0, 2], 1, 10
    go(s)
    assert s.stealth() == 1
    say(s, "place perception", "encounter")
    assert "attack thief" in texts(s)
    say(s, "done", "collect treasure")
    s.choose(s.options[0])
    s.choose(s.options[0])
    assert "attack thief" not in texts(s)
    assert (kind(s), s.knight.met) == ("knight", 1)
    say(s, "encounter", "attack thief")
    assert (s.thief.at, s.knight.met) == (OFF, 2)


@pytest.mark.rule("VC-K09", "VC-K16")
def test_vs061_attack_and_collect_in_one_encounter():
    s = here(treasures=2)
    s.dragon.at = at((1, 0))
    surfaced(s)
    go(s)
    say(s, "place strength", "encounter", "attack dragon")
    assert s.dragon.health == 4
    for _ in range(2):
        say(s, "collect treasure")
        s.choose(s.options[0])
        s.choose(s.options[0])
    assert (s.map.treasures, s.knight.met) == ([], 1)


@pytest.mark.rule("VC-K08")
def test_vs062_nothing_is_collected_from_afar():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush"}))
    s.map.treasures = [at((1, 0))]
    go(s)
    assert "encounter" not in texts(s)
    assert not starts(s, "collect")


@pytest.mark.rule("VC-M13", "VC-K11", "VC-K23")
@pytest.mark.parametrize("taken", [True, False])
def test_vs063_the_treasure_of_a_room_may_be_left(taken: bool):
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye treasure_room"}))
    s.supply = 5
    go(s)
    say(s, "move 1,0")
    settle(s)
    assert (s.supply, s.map.treasures) == (4, [at((1, 0))])
    say(s, "collect treasure" if taken else "done")
    assert (s.supply, len(s.map.treasures)) == ((5, 0) if taken else (4, 1))


@pytest.mark.rule("VC-K23")
def test_vs066_each_treasure_is_resolved_by_itself():
    s = here(treasures=3)
    s.treasure_pool = [th.JAVELIN, th.BOOTS]
    s.treasure_out = [card for card in range(7) if card not in s.treasure_pool]
    go(s)
    say(s, "encounter", "collect treasure")
    assert (asked(s), sorted(texts(s))) == ("cavern", ["give heroic_boots", "give javelin"])
    say(s, "give javelin", "keep javelin", "collect treasure")
    assert (asked(s), texts(s)) == ("knight", ["keep heroic_boots", "decline heroic_boots"])
    say(s, "keep heroic_boots")
    assert s.knight.grit == 0
    say(s, "collect treasure")
    assert (s.knight.grit, sorted(s.knight.cards)) == (5, [th.JAVELIN, th.BOOTS])
    assert kind(s) == "knight"


@pytest.mark.rule("VC-K23", "VC-K25")
def test_vs067_a_declined_treasure_brings_its_cube_before_the_next_token():
    s = here(treasures=2, pool=3)
    s.knight.grit = 8
    go(s)
    say(s, "place movement", "place movement", "place strength", "encounter", "collect treasure")
    s.choose(s.options[0])
    s.choose(s.options[-1])
    assert (s.knight.grit, s.knight.pool, kind(s)) == (13, 1, "collect")
    assert {"collect treasure", "place perception"} <= set(texts(s))


@pytest.mark.rule("VC-K24", "VC-K25")
def test_vs070_a_gem_trap_that_takes_a_placed_cube_ends_her_turn():
    s = here(pool=4)
    s.knight.grit = 11
    s.map.gems[0] = s.map.gems[1] = at((1, 0))
    go(s)
    say(s, "place movement", "place movement", "place strength", "place strength", "encounter")
    roll(s, "center")
    say(s, "collect gem claw")
    assert (s.knight.grit, texts(s)) == (9, ["return movement", "return strength"])
    s.chance.script = None
    say(s, "return movement")
    assert s.active == th.GOBLINS
    assert s.map.gems[:2] == [OFF, at((1, 0))]


@pytest.mark.rule("VC-K24", "VC-K26", "VC-K25")
def test_vs071_the_shield_softens_a_gem_trap():
    s = here(pool=4)
    s.knight.grit = 11
    s.map.gems[0] = at((1, 0))
    go(s)
    say(s, "place shield", "place movement", "place strength", "place strength", "encounter")
    roll(s, "cross")
    say(s, "collect gem claw")
    assert (s.knight.grit, texts(s)) == (10, ["return movement", "return strength", "return shield"])
    s.chance.script = None
    say(s, "return shield")
    assert (s.active, s.shielded(), s.knight.grit_cubes & 2) == (th.GOBLINS, False, 2)


@pytest.mark.rule("VC-K22", "VC-K08")
def test_vs074_a_crystal_is_smashed_later_on_the_spot():
    s = here(kind="crystal")
    mark(s, (1, 0))
    go(s)
    say(s, "place strength")
    assert "encounter" not in texts(s)
    say(s, "place strength", "encounter", "attack crystal")
    assert (s.knight.crystals, marked(s, (1, 0)), s.knight.moved) == (1, False, 0)
