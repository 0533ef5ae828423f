"""The Knight: cubes, steps, Encounters and attacks."""

import pytest

from crystal import (
    OFF,
    asked,
    at,
    cubes,
    free_chance,
    go,
    kind,
    mark,
    marked,
    refused,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
    until,
)
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush, resolve_event
from undercroft.games.crystal_caverns.rules.conflict.harm import lose_grit
from undercroft.games.crystal_caverns.rules.rounds import StartTurn
from undercroft.games.crystal_caverns.state import Caverns


def event(s: Caverns, name: str) -> None:
    resolve_event(s, th.EVENTS.index(name))
    go(s)


def turn(s: Caverns) -> Caverns:
    return go(s)


@pytest.mark.rule("VC-K01", "VC-K04", "VC-K34")
def test_cubes_raise_statistics_and_are_taken_up():
    s = table("kgdct", "knight")
    cubes(s, 7)
    treasure(s, "pixie_lantern")
    turn(s)
    assert (s.knight_movement(), s.knight_perception(), s.knight_strength()) == (1, 1, 1)
    say(s, "place movement", "place movement", "place perception", "place strength")
    assert (s.knight_movement(), s.knight_perception(), s.knight_strength()) == (5, 2, 2)
    say(s, "place pixie_lantern")
    assert s.knight.faces == [2]
    assert (s.knight_movement(), s.knight_perception()) == (6, 3)
    assert refused(s, "place pixie_lantern") == "VC-K04"
    say(s, "place movement", "place strength", "end turn")
    assert s.knight.pool == 0
    s.pending, s.agenda, s.active = [], [StartTurn(th.KNIGHT)], th.KNIGHT
    go(s)
    assert s.knight.pool == 7
    assert (s.knight.placed, s.knight.faces) == ([0] * 7, [1])


@pytest.mark.rule("VC-K02")
def test_sword_and_axe_give_strength_in_her_own_turn_only():
    s = table("kgdct", None)
    cubes(s, 4)
    treasure(s, "elven_sword", 2)
    treasure(s, "mighty_axe", 2)
    s.knight.placed[2] = 1
    s.active = th.KNIGHT
    assert (s.knight_strength(), s.knight_perception()) == (4, 2)
    s.active = th.GOBLINS
    assert (s.knight_strength(), s.knight_perception()) == (2, 2)


@pytest.mark.rule("VC-K03", "VC-E04")
def test_two_cubes_are_never_lost():
    s = table("kgdct", "knight", agenda=[])
    s.knight.grit, s.knight.grit_cubes = 5, 30
    s.knight.pool = 2
    s.knight.discarded = 1
    lose_grit(s, 2)
    go(s)
    assert (s.knight.pool, s.knight.grit, s.knight.grit_cubes) == (2, 3, 30)
    resolve_event(s, th.EVENTS.index("light"))
    go(s)
    assert s.pending == []


@pytest.mark.rule("VC-K05", "VC-K07")
def test_steps_need_movement_and_encounters():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    turn(s)
    say(s, "move 1,0")
    assert refused(s, "move 2,0") == "VC-K05"
    say(s, "place movement", "move 2,0")
    assert s.knight.at == at((2, 0))
    s.knight.met = 1
    s.knight.pool = 2
    say(s, "place strength")
    assert refused(s, "move 1,0") == "VC-K05"


@pytest.mark.rule("VC-K06", "VC-B57")
def test_who_bars_the_way():
    s = table("kgdct", "knight", {(1, 0): "ambush", (0, 1): "ambush", (-1, 0): "ambush"})
    cubes(s, 4)
    tribes(s, eye=(2, (1, 0)))
    s.dragon.at, s.dragon.surfaced, s.dragon.awake = at((0, 1)), True, True
    s.dragon.wake, s.dragon.tracks = 6, [2, 2, 2, 1, 1]
    s.thief.at = at((-1, 0))
    turn(s)
    assert refused(s, "move 1,0") == "VC-K06"
    assert refused(s, "move 0,1") == "VC-K06"
    assert "move -1,0" in texts(s)
    say(s, "place strength")
    assert "move 0,1" in texts(s)
    assert "move 1,0" not in texts(s)
    say(s, "place strength")
    assert "move 1,0" in texts(s)
    s.goblins.face_up = [th.TRAP]
    say(s, "place movement")
    assert "move 1,0" not in texts(s)


@pytest.mark.rule("VC-K08", "VC-K09", "VC-K11", "VC-K22")
def test_a_voluntary_encounter_attacks_then_collects():
    s = table("kgdct", "knight", {(1, 0): "crystal"})
    cubes(s, 3)
    s.knight.at = at((1, 0))
    mark(s, (1, 0))
    s.map.treasures, s.supply = [at((1, 0))], 11
    turn(s)
    say(s, "encounter")
    assert kind(s) == "attack"
    assert "attack crystal" not in texts(s)
    say(s, "place strength", "place strength", "attack crystal")
    assert (s.knight.crystals, s.knight.grit, s.smashed) == (1, 2, 1)
    assert kind(s) == "collect"
    say(s, "done")
    assert s.knight.met == 1
    assert refused(s, "encounter") == "VC-K08"


@pytest.mark.rule("VC-K10", "VC-E02", "VC-K14")
def test_reveal_grit_comes_after_the_event():
    s = table("kgdct", "knight", {(1, 0): "dark eye event"})
    s.knight.grit = 2
    s.events_top = [i for i in range(15) if s.cards.events[i] == th.EVENTS.index("rats")]
    s.events_pool = [i for i in range(15) if i not in s.events_top]
    s.events_bottom = []
    turn(s)
    say(s, "move 1,0")
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    say(s, "ready")
    assert kind(s) == "choose_event"
    assert asked(s) == "cavern"
    say(s, "event rats")
    assert s.knight.grit == 0
    s.choose(s.options[0])
    assert s.knight.grit == 1
    assert not marked(s, (1, 0))
    t = table("kgdct", "knight", {(1, 0): "event"})
    mark(t, (1, 0))
    t.knight.at = at((1, 0))
    turn(t)
    assert "end turn" not in texts(t)
    assert refused(t, "move 0,0") == "VC-K14"
    say(t, "encounter")
    assert kind(t) == "choose_event"
    until(t, "knight")
    assert t.knight.grit == 0, "an Event token gives no Grit for revealing"
    assert not marked(t, (1, 0))


@pytest.mark.rule("VC-K12", "VC-E01", "VC-B29")
def test_an_ambush_by_a_stronger_hidden_tribe():
    s = table("kgdct", "knight", {(1, 0): "ambush"}, agenda=[Ambush()])
    tribes(s, fangs=(3, None), bones=(4, (1, 0)), eye=(1, None))
    s.goblins.rage = 2
    go(s)
    assert (kind(s), asked(s)) == ("brace", "knight")
    say(s, "place strength", "ready")
    assert (kind(s), asked(s)) == ("ambush", "goblins")
    assert texts(s) == ["ambush fangs", "no"]
    say(s, "ambush fangs")
    assert (s.knight.health, s.goblins.pop[0], s.goblins.rage) == (6, 1, 1)
    t = table("kgdct", "knight", agenda=[Ambush()])
    tribes(t, fangs=(0, None))
    go(t)
    assert t.pending == []


@pytest.mark.rule("VC-K13")
def test_event_deck_and_its_end():
    s = table("kgd", "knight", {(1, 0): "event"})
    s.knight.at = at((1, 0))
    mark(s, (1, 0))
    s.events_out, s.events_pool = list(range(15)), []
    turn(s)
    assert "end turn" in texts(s)
    assert "encounter" not in texts(s)
    t = table("kgdct", "knight", agenda=[])
    t.events_top, t.events_bottom = [0, 4, 7], [14]
    t.events_pool = [i for i in range(14) if i not in (0, 4, 7)]
    from undercroft.games.crystal_caverns.rules.conflict.encounter import PlayEvent

    t.agenda = [PlayEvent()]
    t.knight.grit = 9
    go(t)
    assert sorted(texts(t)) == ["event ambush", "event deep_and_dark", "event rats"]
    say(t, "event deep_and_dark", "under rats")
    assert t.events_bottom == [14, 4, 0]
    assert t.events_out == [7]
    assert len(t.events_top) == 3
    assert sum(t.cavern.omens) == 2


def dragon_fight(**given: int) -> Caverns:
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 6)
    s.knight.at = s.dragon.at = at((1, 0))
    turn(s)
    return s


@pytest.mark.rule("VC-K15", "VC-K17", "VC-K31")
def test_the_underground_dragon_needs_a_bomb():
    s = dragon_fight()
    say(s, "place strength", "place perception")
    assert "encounter" not in texts(s)
    say(s, "place bomb", "encounter", "attack dragon")
    assert s.dragon.health == 4
    assert s.knight.bombs == 3
    assert "encounter" not in texts(s)
    assert not starts(s, "bomb")
    t = dragon_fight()
    t.collapse = True
    say(t, "place strength", "encounter", "attack dragon")
    assert t.dragon.health == 4


@pytest.mark.rule("VC-K16", "VC-K17")
def test_the_surfaced_dragon_is_attacked_each_encounter_and_equal_needs_the_die():
    s = dragon_fight()
    s.dragon.awake = s.dragon.surfaced = True
    say(s, "place perception", "place perception")
    for face, health in (("around", 5), ("center", 4), ("saltire", 3)):
        roll(s, face)
        say(s, "encounter", "attack dragon")
        if kind(s) == "attack":
            say(s, "done")
        assert s.dragon.health == health
    s.dragon.wake, s.dragon.tracks = 4, [2, 2, 4, 1, 1]
    s.knight.met = 0
    free_chance(s)
    say(s, "place shield")
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-K18")
def test_the_axe_doubles_a_hit_but_not_with_a_bomb():
    s = dragon_fight()
    treasure(s, "mighty_axe", 2)
    s.dragon.awake = s.dragon.surfaced = True
    say(s, "place strength", "encounter", "attack dragon")
    assert kind(s) == "axe"
    say(s, "yes")
    assert (s.dragon.health, s.knight.discarded) == (3, 1)
    assert not s.knight_has(th.AXE)
    t = dragon_fight()
    treasure(t, "mighty_axe", 2)
    say(t, "place strength", "place bomb", "encounter", "attack dragon")
    assert (t.dragon.health, kind(t)) == (4, "knight")


@pytest.mark.rule("VC-K19")
def test_the_javelin_reaches_the_underground_dragon_once():
    s = dragon_fight()
    treasure(s, "javelin")
    say(s, "place shield", "javelin", "encounter", "attack dragon")
    assert s.dragon.health == 4
    assert s.knight.cards == []
    assert th.JAVELIN in s.treasure_out
    t = table("kgdct", "knight", {(1, 0): "ambush"})
    treasure(t, "javelin")
    tribes(t, eye=(1, (1, 0)), bones=(1, (1, 0)))
    turn(t)
    assert "move 1,0" not in texts(t)
    say(t, "javelin", "move 1,0", "attack tribes")
    assert t.goblins.at == [OFF, OFF, OFF]
    assert t.knight.cards == []


@pytest.mark.rule("VC-K20", "VC-B04", "VC-B06")
def test_all_tribes_on_a_tile_are_attacked_together():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 5)
    tribes(s, bones=(3, (1, 0)), eye=(1, (1, 0)))
    s.goblins.rage = 0
    turn(s)
    say(s, "place strength", "place strength", "move 1,0")
    assert texts(s)[0] == "attack tribes"
    assert "done" not in texts(s)
    say(s, "attack tribes")
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage) == ([0, 1, 0], [OFF] * 3, 2)


@pytest.mark.rule("VC-K21", "VC-T34")
def test_killing_the_thief():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 5)
    s.knight.at = s.thief.at = at((1, 0))
    s.thief.carried, s.supply, s.thief.loot = 2, 10, 2
    turn(s)
    assert s.stealth() == 1
    say(s, "place perception", "encounter", "attack thief")
    assert s.thief.at == OFF
    assert s.knight.grit == 2
    assert s.map.treasures == [at((1, 0))] * 2
    assert "collect treasure" in texts(s)


@pytest.mark.rule("VC-K15")
def test_in_the_collapse_the_underground_dragon_is_still_attacked_once_a_turn():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    s.knight.at = s.dragon.at = at((1, 0))
    s.collapse = True
    cubes(s, 4)
    turn(s)
    say(s, "place strength", "place perception", "encounter", "attack dragon")
    assert s.dragon.health == 4
    assert "attack dragon" not in texts(s)
    until(s, "knight")
    assert "encounter" not in texts(s)
