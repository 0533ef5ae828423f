"""Scenarios read from the rulebook: War cards, Population, Monsters and Secrets (VS-126 to VS-144)."""

import pytest

from cavern_scenes import bare, placed
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    free_chance,
    go,
    kind,
    monster,
    roll,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    tribes,
)
from undercroft.games.crystal_caverns.rules.conflict.harm import lose_population, scatter
from undercroft.games.crystal_caverns.rules.roles.goblins import (
    DrawMonsters,
    DrawWar,
    GoblinActs,
    GoblinStart,
    Populate,
)
from undercroft.games.crystal_caverns.rules.roles.monsters import draw_and_assign
from undercroft.games.crystal_caverns.rules.rounds import EndTurn
from undercroft.games.crystal_caverns.state import Caverns


def war(card: str, *, rage: int = 1, phases: bool = False) -> Caverns:
    """The Goblins populate by this War card; with `phases` they go on to their activations."""
    s = bare(table("kgdct", "goblins", {(1, 0): "dark bones", (2, 0): "ambush"}, agenda=[]))
    s.goblins.war, s.goblins.rage = th.WAR.index(card), rage
    s.agenda = [EndTurn(th.GOBLINS), GoblinActs()] if phases else []
    s.agenda.append(Populate(0, 0))
    return s


@pytest.mark.rule("VC-G10", "VC-B08")
def test_vs126_the_whole_war_deck_is_there_every_turn():
    s = table("kgdct", "goblins", agenda=[])
    for _ in range(2):
        s.agenda = [DrawWar()]
        s.goblins.rage = 3
        roll(s, 0, 1, 2)
        go(s)
        assert texts(s) == ["war thirst", "war spite", "war consumption"]
        say(s, "war thirst")


@pytest.mark.rule("VC-B09")
def test_vs127_hidden_tribes_are_populated_too():
    s = war("thirst")
    go(s)
    say(s, "populate fangs", "populate bones", "populate eye")
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage) == ([3, 2, 1], [OFF] * 3, 1)


@pytest.mark.rule("VC-B09", "VC-B05")
def test_vs128_a_tribe_is_skipped_whole_for_1_rage():
    s = war("thirst", rage=2)
    tribes(s, fangs=(2, None), bones=(1, None), eye=(0, None))
    go(s)
    assert texts(s) == ["populate fangs", "block fangs"]
    say(s, "block fangs", "block bones")
    assert s.pending == [], "the third skip cannot be paid"
    assert (s.goblins.pop, s.goblins.rage) == ([2, 1, 1], 0)


@pytest.mark.rule("VC-B09", "VC-B05", "VC-B17", "VC-B28")
def test_vs129_the_last_rage_spent_weakens_them_at_once():
    s = war("ruin", phases=True)
    s.knight.at = at((2, 0))
    placed(s, strength=2)
    tribes(s, fangs=(3, (1, 0)), bones=(1, (1, 0)))
    go(s)
    say(s, "block fangs")
    while kind(s) == "populate":
        s.choose(s.options[0])
    assert (s.goblins.rage, s.tribe_strength(0)) == (0, 3)
    say(s, "activate fangs")
    assert "walk 2,0" not in texts(s)
    t = war("ruin", phases=True)
    t.knight.at = at((2, 0))
    placed(t, strength=2)
    tribes(t, fangs=(3, (1, 0)), bones=(1, (1, 0)))
    t.map.treasures, t.supply = [at((1, 0))], 11
    go(t)
    say(t, "block fangs", "activate bones", "plunder treasure", "activate fangs")
    assert (t.goblins.rage, t.tribe_strength(0)) == (1, 4)
    assert "walk 2,0" in texts(t)


@pytest.mark.rule("VC-B10", "VC-B06")
def test_vs130_a_revealed_tribe_scatters_for_an_overpopulated_hidden_one():
    s = war("waste")
    tribes(s, fangs=(3, None), bones=(2, (1, 0)), eye=(1, None))
    monster(s, "golem", 1)
    go(s)
    say(s, "populate fangs", "populate bones", "populate eye")
    if kind(s) == "overpopulated":
        assert starts(s, "scatter") == ["scatter bones"]
        say(s, "scatter bones")
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage) == ([4, 1, 4], [OFF] * 3, 1)
    assert (s.goblins.slots[1], s.goblins.monster_discards) == (-1, [th.GOLEM])


@pytest.mark.rule("VC-B10")
def test_vs132_several_overpopulated_tribes_scatter_one():
    s = war("hate")
    tribes(s, fangs=(4, (1, 0)), bones=(4, None), eye=(4, (2, 0)))
    go(s)
    say(s, "populate fangs", "populate bones", "populate eye")
    assert texts(s) == ["scatter fangs", "scatter eye"]
    say(s, "scatter eye")
    assert (s.goblins.pop, s.pending) == ([4, 4, 2], [])


@pytest.mark.rule("VC-B02", "VC-B03", "VC-B10")
def test_vs134_strength_discs_are_no_population():
    s = war("pain")
    tribes(s, fangs=(3, None))
    monster(s, "troll", 0)
    go(s)
    say(s, "populate fangs", "populate bones", "populate eye")
    assert s.pending == []
    assert (s.goblins.pop[0], s.tribe_strength(0), s.tribe_perception(0)) == (4, 6, 5)


@pytest.mark.rule("VC-B12")
def test_vs136_monsters_stay_when_bones_shrink_but_no_new_one_comes():
    s = bare(table("kgdct", "goblins", {(1, 0): "ambush"}, agenda=[]))
    tribes(s, bones=(3, (1, 0)), fangs=(1, None))
    monster(s, "ogre", 0)
    monster(s, "troll", 1)
    monster(s, "golem", 2)
    lose_population(s, 1, 2)
    assert s.goblins.slots == [th.OGRE, th.TROLL, th.GOLEM, -1]
    draw_and_assign(s, 1)
    go(s)
    assert s.pending == []
    assert s.goblins.slots == [th.OGRE, th.TROLL, th.GOLEM, -1]
    assert len(s.goblins.monster_discards) == 1


@pytest.mark.rule("VC-B12")
def test_vs137_monsters_beyond_the_limit_are_discarded():
    s = table("kgdct", "goblins", agenda=[DrawMonsters()])
    s.goblins.war = th.WAR.index("desperation")
    tribes(s, bones=(2, None))
    roll(s, th.BLOB, th.GOLEM, th.OGRE)
    go(s)
    say(s, "assign blob to fangs", "assign golem to eye")
    assert all(" for " in text for text in starts(s, "assign"))
    say(s, "discard monster ogre")
    assert s.pending == []
    assert (s.goblins.slots, s.goblins.drawn) == ([th.BLOB, -1, -1, th.GOLEM], [])
    assert s.goblins.monster_discards == [th.OGRE]


@pytest.mark.rule("VC-G10", "VC-B12")
def test_vs138_an_empty_monster_deck_is_made_anew():
    s = table("kgdct", "goblins", agenda=[DrawMonsters()])
    s.goblins.war = th.WAR.index("desperation")
    tribes(s, bones=(4, None))
    s.goblins.monster_pile, s.goblins.monster_discards = [th.BLOB], [th.OGRE, th.TROLL, th.WISP, th.GNOME]
    s.goblins.slots = [th.FROG, -1, -1, -1]
    go(s)
    assert len(s.goblins.drawn) == 3
    assert th.BLOB in s.goblins.drawn
    assert th.FROG not in s.goblins.drawn
    assert len(s.goblins.monster_pile) == 2


@pytest.mark.rule("VC-B06", "VC-B02", "VC-B62")
@pytest.mark.parametrize(("dropped", "strength"), [("blob", 3), ("troll", 2)])
def test_vs139_strength_goes_with_the_monster_that_is_discarded(dropped: str, strength: int):
    s = bare(table("kgdct", "goblins", {(1, 0): "ambush"}))
    tribes(s, bones=(4, (1, 0)))
    s.goblins.rage = 2
    monster(s, "troll", 1)
    monster(s, "blob", 2)
    acts(s)
    assert s.tribe_strength(1) == 5
    say(s, "activate bones", "walk 0,0", "strike knight", f"drop monster {dropped}")
    assert (s.goblins.pop[1], s.tribe_strength(1)) == (2, strength)
    assert s.goblins.slots[1:3].count(-1) == 1


@pytest.mark.rule("VC-B02", "VC-B06")
def test_vs140_the_disc_of_fangs_is_never_lost():
    s = bare(table("kgdct", "goblins", {(1, 0): "ambush"}, agenda=[]))
    tribes(s, fangs=(2, (1, 0)))
    monster(s, "ogre", 0)
    assert s.tribe_strength(0) == 4
    scatter(s, 0)
    assert (s.goblins.pop[0], s.goblins.slots[0]) == (0, -1)
    s.goblins.pop[0] = 2
    assert s.tribe_strength(0) == 3


@pytest.mark.rule("VC-B13", "VC-B21")
def test_vs142_the_hand_is_cut_to_five_before_the_next_activation():
    s = bare(table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"}))
    s.thief.at = at((1, 0))
    tribes(s, eye=(3, (1, 0)), bones=(1, (2, 0)))
    secrets(s, "hex", "leader", "poison", "cave_in", "blind_fury")
    acts(s)
    say(s, "activate eye", "strike thief", "take secrets", "no")
    for left in (8, 7, 6):
        assert (kind(s), len(s.goblins.hand)) == ("secret_limit", left)
        s.choose(s.options[0])
    assert (kind(s), len(s.goblins.hand)) == ("goblins", 5)
    assert "activate bones" in texts(s)


@pytest.mark.rule("VC-B50", "VC-B55")
def test_vs143_hex_before_the_war_card_and_after_populating():
    for late, grit in ((False, 8), (True, 5)):
        s = bare(table("kgdct", "goblins", agenda=[GoblinStart()]))
        s.knight.grit = 9
        tribes(s, eye=(1, None))
        secrets(s, "hex")
        roll(s, th.WAR.index("waste"))
        go(s)
        assert kind(s) == "window"
        if late:
            say(s, "go on")
            while kind(s) in ("war", "populate"):
                s.choose(s.options[0])
        assert s.goblins.pop[2] == (4 if late else 1)
        free_chance(s)
        say(s, "secret hex", "hex knight")
        assert s.knight.grit == grit


@pytest.mark.rule("VC-B50", "VC-B55")
def test_vs143_hex_between_a_move_and_the_action_and_between_activations():
    s = bare(table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"}))
    tribes(s, bones=(2, (2, 0)), eye=(1, (2, 0)))
    secrets(s, "hex")
    acts(s)
    assert "secret hex" in texts(s)
    say(s, "activate bones", "walk 1,0")
    assert "secret hex" in texts(s)
    say(s, "done")
    assert {"secret hex", "activate eye"} <= set(texts(s))


@pytest.mark.rule("VC-B50", "VC-B57")
def test_vs144_in_her_turn_they_play_no_secret():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush"}))
    cubes(s, 2)
    tribes(s, eye=(1, (1, 0)))
    secrets(s, "trap", "secret_tunnels")
    go(s)
    say(s, "place strength", "move 1,0")
    assert asked(s) == "knight"
    say(s, "attack tribes")
    assert (asked(s), s.goblins.at[2], len(s.goblins.hand)) == ("knight", OFF, 2)
