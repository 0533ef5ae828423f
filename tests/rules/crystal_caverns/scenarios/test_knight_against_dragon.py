"""Scenarios read from the rulebook: the Knight against the Dragon in her turn, and his Gems."""

import pytest

from cavern_scenes import bare, settle, surfaced
from crystal import (
    OFF,
    asked,
    at,
    cubes,
    go,
    kind,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.state import Caverns

ROAD = {(1, 0): "ambush", (2, 0): "event", (3, 0): "dark eye"}
Tiles = dict[tuple[int, int], str]


def his(tiles: Tiles | None = None, hand: str = "", spot: tuple[int, int] = (1, 0), roles: str = "kgdct") -> Caverns:
    """Before his turn; the Knight and the Thief on the Entrance."""
    s = table(roles, "dragon", ROAD if tiles is None else tiles)
    s.dragon.at = at(spot)
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    return s


def hers(tiles: Tiles | None = None, pool: int = 5) -> Caverns:
    """Her turn on the Entrance, the Thief away and the Dragon not yet here."""
    s = bare(table("kgdct", "knight", ROAD if tiles is None else tiles))
    cubes(s, pool)
    return s


# Her attacks on him.
@pytest.mark.rule("VC-K06", "VC-K20", "VC-K16", "VC-K09")
def test_the_surfaced_dragon_and_a_tribe_on_one_tile_are_one_encounter():
    s = hers()
    s.dragon.at = at((1, 0))
    surfaced(s, 4)
    tribes(s, eye=(2, (1, 0)))
    go(s)
    say(s, "place strength")
    assert "move 1,0" not in texts(s), "as strong as his Armor, but not stronger than the Tribe"
    say(s, "place strength", "move 1,0")
    assert set(texts(s)) >= {"attack dragon", "attack tribes"}
    assert "done" not in texts(s)
    say(s, "attack dragon", "attack tribes")
    assert (s.dragon.health, s.goblins.at[2], s.knight.met) == (4, OFF, 1)


@pytest.mark.rule("VC-K15", "VC-K20")
def test_beside_an_underground_dragon_the_tribe_must_be_attacked_and_he_may_be():
    s = hers()
    s.dragon.at = at((1, 0))
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place strength", "place bomb", "move 1,0", "attack tribes")
    assert {"attack dragon", "done"} <= set(texts(s))
    say(s, "attack dragon")
    assert (s.dragon.health, s.knight.met) == (4, 1)


@pytest.mark.rule("VC-K06", "VC-K19")
def test_with_the_javelin_ready_she_walks_up_to_an_armor_one_above_her_strength():
    s = hers()
    s.dragon.at = at((1, 0))
    surfaced(s, 4)
    treasure(s, "javelin")
    go(s)
    assert "move 1,0" not in texts(s)
    say(s, "javelin", "move 1,0")
    roll(s, "center")
    say(s, "attack dragon")
    assert (s.dragon.health, s.knight.cards, s.treasure_out) == (4, [], [th.JAVELIN])


@pytest.mark.rule("VC-K15")
def test_one_bomb_and_much_perception_are_one_attack_underground():
    s = hers(pool=6)
    s.knight.at = s.dragon.at = at((1, 0))
    go(s)
    say(s, "place bomb", "place strength", "place perception", "place perception", "encounter", "attack dragon")
    if kind(s) == "attack":
        say(s, "done")
    assert s.dragon.health == 4
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-K15", "VC-K17")
def test_a_bomb_attack_that_missed_was_the_one_of_the_turn():
    s = hers(pool=6)
    s.knight.at = s.dragon.at = at((1, 0))
    go(s)
    say(s, "place bomb", "place perception", "place perception", "encounter")
    roll(s, "around")
    say(s, "attack dragon")
    if kind(s) == "attack":
        say(s, "done")
    say(s, "place strength")
    assert (s.dragon.health, "encounter" in texts(s)) == (5, False)


@pytest.mark.rule("VC-K28", "VC-K17")
@pytest.mark.parametrize(("face", "daring"), [("around", False), ("cross", True)])
def test_daring_wants_a_hit_on_the_dragon(face: str, daring: bool):
    s = hers(pool=6)
    s.knight.hand = [th.DARING]
    s.knight.at = s.dragon.at = at((1, 0))
    go(s)
    say(s, "place bomb", "place perception", "encounter")
    roll(s, face)
    say(s, "attack dragon")
    assert ("quest daring" in texts(s)) == daring


@pytest.mark.rule("VC-K18", "VC-K15")
def test_no_axe_blow_follows_a_bomb():
    s = hers(pool=6)
    treasure(s, "mighty_axe", 1)
    s.knight.at = s.dragon.at = at((1, 0))
    go(s)
    say(s, "place mighty_axe", "place bomb", "encounter", "attack dragon")
    assert (s.dragon.health, kind(s) == "axe") == (4, False)


@pytest.mark.rule("VC-K18", "VC-K19")
def test_the_axe_follows_a_javelin_that_hits_underground():
    s = hers(pool=6)
    treasure(s, "mighty_axe", 1)
    treasure(s, "javelin")
    s.knight.at = s.dragon.at = at((1, 0))
    go(s)
    say(s, "place mighty_axe", "javelin", "encounter", "attack dragon")
    assert kind(s) == "axe"
    say(s, "yes")
    assert (s.dragon.health, s.knight.discarded) == (3, 1)


@pytest.mark.rule("VC-K35")
def test_an_enchanted_arrow_takes_the_whole_of_a_small_hand_without_a_choice():
    s = hers(pool=6)
    treasure(s, "enchanted_bow", 1)
    s.dragon.at, s.dragon.hand = at((3, 0)), [1, 1, 0]
    go(s)
    say(s, "place enchanted_bow", "place strength", "place strength", "place strength", "magic dragon")
    assert (s.dragon.hand, asked(s)) == ([0, 0, 0], "knight")


@pytest.mark.rule("VC-K35", "VC-G08")
def test_no_arrow_flies_at_a_dragon_who_has_not_come_yet():
    s = hers(pool=6)
    treasure(s, "enchanted_bow", 1)
    go(s)
    say(s, "place enchanted_bow", "place strength")
    assert not starts(s, "magic")


@pytest.mark.rule("VC-K07", "VC-K24")
def test_over_an_underground_dragon_she_meets_only_his_gem():
    s = hers()
    s.dragon.at = s.map.gems[0] = at((1, 0))
    go(s)
    say(s, "place strength", "move 1,0")
    assert s.knight.met == 0
    say(s, "encounter")
    assert "attack dragon" not in texts(s)
    say(s, "done")
    roll(s, "around")
    say(s, "collect gem claw")
    assert (s.knight.grit, s.map.gems[0]) == (5, OFF)


@pytest.mark.rule("VC-K24", "VC-K10", "VC-K09")
def test_a_gem_on_a_dark_tile_is_hers_in_the_encounter_that_reveals_it():
    s = hers({(1, 0): "dark eye treasure_room"})
    s.map.gems[2], s.supply = at((1, 0)), 12
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    assert {"collect treasure", "collect gem wing"} <= set(texts(s))
    roll(s, "corners")
    say(s, "collect gem wing")
    assert (s.knight.grit, s.knight.met) == (6, 1)


@pytest.mark.rule("VC-K24", "VC-K25")
def test_the_cube_a_gem_brings_is_placed_before_the_next_gem():
    s = hers()
    s.knight.at = at((1, 0))
    s.map.gems[0] = s.map.gems[1] = at((1, 0))
    cubes(s, 2)
    go(s)
    say(s, "place movement", "place movement", "encounter")
    roll(s, "around", "center")
    say(s, "collect gem claw")
    assert (s.knight.grit, s.knight.pool) == (5, 1)
    say(s, "place shield", "collect gem flame")
    assert s.knight.grit == 4, "with the Shield up the trap costs 1"


@pytest.mark.rule("VC-K24")
def test_a_gem_trap_takes_no_grit_that_is_not_there():
    s = hers()
    s.knight.at = s.map.gems[0] = at((1, 0))
    s.knight.grit = 1
    go(s)
    roll(s, "saltire")
    say(s, "encounter", "collect gem claw")
    assert (s.knight.grit, kind(s)) == (0, "knight")


@pytest.mark.rule("VC-K28", "VC-K24")
def test_cunning_is_content_with_a_trapped_gem():
    s = hers()
    s.knight.hand, s.knight.quests = [th.CUNNING], []
    s.knight.at = s.map.gems[0] = at((1, 0))
    go(s)
    roll(s, "center")
    say(s, "encounter", "collect gem claw")
    say(s, "quest cunning")
    assert s.knight.grit == 3


@pytest.mark.rule("VC-D36", "VC-D06")
def test_with_all_gems_out_he_places_none():
    s = his()
    s.map.gems = [at((3, 0)), at((2, 0)), CARRIED]
    go(s)
    say(s, "end powers")
    met = []
    while s.active == th.DRAGON and asked(s) == "dragon":
        met.append(kind(s))
        s.choose(s.options[-1])
    assert "gem" not in met
    assert s.map.gems == [at((3, 0)), at((2, 0)), CARRIED]


@pytest.mark.rule("VC-V30", "VC-W01")
def test_against_an_expert_knights_dragon_six_hits_do_not_kill():
    s = table("kgdct", "knight", ROAD, knight="expert")
    s.thief.at = OFF
    cubes(s, 7)
    s.knight.at = s.dragon.at = at((1, 0))
    surfaced(s)
    go(s)
    assert s.dragon.health == 7
    say(s, "place strength", "place perception", "place perception", "place perception")
    for _ in range(4):
        say(s, "encounter", "attack dragon")
        if kind(s) == "attack":
            say(s, "done")
    assert (s.dragon.health, s.result) == (3, None)
