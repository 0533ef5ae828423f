"""Scenarios of a fresh reader of the rulebook: what one player's change means to the next."""

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
    marked,
    monster,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    tribes,
    until,
)
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.conflict.harm import add_rage
from undercroft.games.crystal_caverns.rules.roles.cavern import collect
from undercroft.games.crystal_caverns.rules.roles.goblins import Populate
from undercroft.games.crystal_caverns.state import Caverns


def deck(s: Caverns, name: str) -> None:
    """Only cards of this name on top of the Event deck."""
    cards = [i for i in range(15) if s.cards.events[i] == th.EVENTS.index(name)]
    s.events_top, s.events_pool, s.events_bottom = cards[:3], [i for i in range(15) if i not in cards[:3]], []


@pytest.mark.rule("VC-W03", "VC-W09", "VC-K12")
def test_vs408_killed_on_the_way_to_the_fifth_crystal():
    s = table("kgc", "knight", {(1, 0): "event", (2, 0): "crystal"})
    cubes(s, 3)
    mark(s, (1, 0))
    mark(s, (2, 0))
    deck(s, "ambush")
    tribes(s, fangs=(3, None))
    s.knight.crystals, s.knight.health, s.knight.placed[th.STRENGTH_SLOT] = 4, 1, 0
    go(s)
    say(s, "place strength", "place strength", "place movement", "move 1,0")
    while asked(s) == "cavern":
        s.choose(s.options[0])
    if kind(s) == "brace":
        say(s, "ready")
    say(s, "ambush fangs")
    assert s.result is not None
    assert (s.result.ending, s.knight.crystals, marked(s, (2, 0))) == ("goblins", 4, True)


@pytest.mark.rule("VC-K28", "VC-K04", "VC-K21", "VC-K22", "VC-K25")
def test_vs414_quest_and_cube_between_two_attacks_of_an_encounter():
    s = table("kgdct", "knight", {(1, 0): "crystal"})
    cubes(s, 2)
    mark(s, (1, 0))
    s.knight.at = s.thief.at = at((1, 0))
    s.thief.assigned, s.thief.carried, s.supply = [1, 0, 2], 1, 11
    s.knight.grit = 3
    s.knight.quests = [q for q in range(10) if q != th.DARING]
    s.knight.hand = [th.DARING]
    go(s)
    say(s, "place strength", "place perception", "encounter", "attack thief")
    assert (s.knight.grit, s.knight.pool) == (6, 1)
    say(s, "quest daring")
    assert s.knight.grit == 10
    say(s, "place strength", "attack crystal")
    assert s.knight.crystals == 1


@pytest.mark.rule("VC-B05", "VC-K06", "VC-K32")
def test_vs416_the_end_of_malaise_bars_her_way():
    s = table("kgdct", "knight", {(1, 0): "ambush", (0, 1): "ambush"})
    cubes(s, 5)
    s.goblins.rage = 0
    tribes(s, bones=(3, (1, 0)), eye=(4, (0, 1)))
    go(s)
    say(s, "place strength", "place strength", "place bow")
    assert "move 1,0" in texts(s)
    say(s, "shoot eye")
    assert s.goblins.rage == 1
    assert "move 1,0" not in texts(s)


@pytest.mark.rule("VC-B04")
def test_vs417_rage_never_falls_below_zero():
    s = table("kgdct", "goblins", {(1, 0): "dark bones"})
    s.goblins.rage = 0
    s.knight.at = at((1, 0))
    tribes(s, bones=(4, (1, 0)))
    acts(s)
    say(s, "activate bones", "strike knight")
    assert (s.knight.health, s.goblins.rage) == (6, 0)
    add_rage(s, 1)
    assert s.goblins.rage == 1


@pytest.mark.rule("VC-B09", "VC-B04")
def test_vs418_desperation_asks_for_nothing():
    s = table("kgdct", "goblins", agenda=[Populate(0, 0)])
    s.goblins.war, s.goblins.rage = th.WAR.index("desperation"), 3
    tribes(s, fangs=(3, None), bones=(2, None), eye=(1, None))
    go(s)
    assert s.pending == []
    assert (s.goblins.rage, s.goblins.pop) == (3, [3, 2, 1])


@pytest.mark.rule("VC-B06", "VC-B12")
def test_vs419_the_ogre_of_fangs_outlives_bones():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 3)
    tribes(s, bones=(1, (1, 0)), fangs=(2, None))
    monster(s, "ogre", 0)
    go(s)
    say(s, "place strength", "move 1,0")
    while kind(s) == "attack" and "attack tribes" in texts(s):
        say(s, "attack tribes")
    assert (s.goblins.pop[1], s.goblins.at[1]) == (0, OFF)
    assert s.goblins.slots[0] == th.OGRE


@pytest.mark.rule("VC-K14", "VC-K12")
def test_vs421_at_the_start_of_her_turn_she_has_her_cubes_for_the_ambush():
    s = table("kgdct", "knight", {(1, 0): "event"})
    cubes(s, 3)
    mark(s, (1, 0))
    deck(s, "ambush")
    tribes(s, fangs=(3, None))
    s.knight.at, s.knight.health, s.knight.pool, s.knight.placed[th.STRENGTH_SLOT] = at((1, 0)), 1, 0, 3
    go(s)
    if kind(s) == "knight":
        say(s, "encounter")
    while asked(s) == "cavern":
        s.choose(s.options[0])
    while kind(s) == "brace" and "place strength" in texts(s):
        say(s, "place strength")
    if kind(s) == "brace":
        say(s, "ready")
    assert s.knight_strength() == 4
    if kind(s) == "ambush":
        assert texts(s) == ["no"]
    assert (s.knight.health, s.result) == (1, None)


@pytest.mark.rule("VC-M16", "VC-K30", "VC-K31", "VC-M15")
def test_vs425_map_and_bomb_against_a_rockslide():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    cubes(s, 4)
    s.knight.at = at((1, 0))
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1]
    go(s)
    assert "move 2,0" not in texts(s)
    say(s, "place bomb", "bomb 1,0 E")
    assert (s.map.rocks, s.map.wall(at((1, 0)), 1)) == ([], False)
    t = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    t.knight.at = at((1, 0))
    t.map.rocks = [tile_at(t, (1, 0)) * 4 + 1]
    go(t)
    say(t, "place ancient_map", "move 2,0")
    assert (t.knight.at, len(t.map.rocks)) == (at((2, 0)), 1)


@pytest.mark.rule("VC-M13", "VC-K10", "VC-C01")
def test_vs427_a_vault_is_nothing_to_the_knight():
    s = table("kgdct", "knight", {(1, 0): "dark eye vault"})
    go(s)
    say(s, "move 1,0")
    until(s, "knight")
    assert (marked(s, (1, 0)), s.knight.grit, s.knight.cards) == (True, 1, [])
    assert "encounter" not in texts(s)
    collect(s)
    assert sum(s.cavern.omens) == 1


@pytest.mark.rule("VC-B28", "VC-B04", "VC-B05")
@pytest.mark.parametrize(("rage", "after"), [(3, 3), (0, 1)])
def test_vs428_the_special_action_of_fangs(rage: int, after: int):
    s = table("kgdct", "goblins", {(1, 0): "dark fangs", (2, 0): "dark eye"})
    s.goblins.rage = rage
    tribes(s, fangs=(1, (1, 0)), eye=(2, (2, 0)))
    acts(s)
    before = s.tribe_strength(2)
    say(s, "activate fangs", "special fangs")
    assert s.goblins.rage == after
    assert s.tribe_strength(2) == before + (1 if rage == 0 else 0)


@pytest.mark.rule("VC-B05", "VC-B02", "VC-K06", "VC-B17")
def test_vs429_malaise_leaves_a_small_tribe_no_strength():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    s.goblins.rage = 0
    tribes(s, eye=(1, (1, 0)), bones=(0, None))
    assert (s.tribe_strength(2), s.tribe_strength(1)) == (0, 0)
    go(s)
    assert "move 1,0" in texts(s)
    g = table("kgdct", "goblins", {(1, 0): "ambush", (2, 0): "dark eye"})
    g.goblins.rage, g.knight.at = 0, at((1, 0))
    tribes(g, eye=(1, (2, 0)))
    acts(g)
    say(g, "activate eye")
    assert not starts(g, "walk 1,0")


@pytest.mark.rule("VC-K12")
def test_vs387_no_goblin_player_is_asked_in_an_infestation():
    s = table("kdc", "knight", {(1, 0): "ambush"}, agenda=[Ambush()])
    s.knight.at, s.knight.hand = at((1, 0)), []
    go(s)
    assert (kind(s), asked(s)) == ("brace", "knight")
    say(s, "place strength")
    roll(s, "center")
    say(s, "ready")
    assert s.knight.health == 6
