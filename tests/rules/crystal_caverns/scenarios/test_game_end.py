"""The game ends at one point: nothing of the same action, answer or effect happens after it."""

import pytest

from crystal import acts, at, events, go, kind, mark, monster, say, table, tribes
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.effects.powers import Wrath
from undercroft.games.crystal_caverns.state import Caverns


def ended(s: Caverns, ending: str) -> None:
    """The game is over, its end is the last that was told, and nothing is left."""
    assert s.result is not None
    assert s.events
    assert (s.result.ending, s.events[-1].name, s.agenda, s.pending) == (ending, "end", [], [])


@pytest.mark.rule("VC-W09", "VC-W03", "VC-B20", "VC-B69")
def test_after_the_knights_death_there_is_no_slime_scatter_or_rage():
    s = table("kgdct", None, {(1, 0): "ambush", (2, 0): "dark bones"})
    s.knight.at, s.knight.health, s.knight.grit = at((1, 0)), 1, 9
    tribes(s, bones=(4, (2, 0)))
    monster(s, "blob", 1)
    s.goblins.rage = 2
    acts(s)
    say(s, "activate bones", "walk 1,0", "strike knight")
    ended(s, "goblins")
    assert (s.goblins.pop[1], s.goblins.rage, s.knight.grit) == (4, 2, 9)
    assert not events(s, "scatter")


@pytest.mark.rule("VC-W09", "VC-K12", "VC-K10")
def test_after_a_deadly_ambush_there_is_no_scatter_and_no_grit_for_the_tile():
    s = table("kgdct", "knight", agenda=[Ambush()])
    s.knight.health = 1
    tribes(s, eye=(3, None))
    go(s)
    if kind(s) == "brace":
        say(s, "ready")
    say(s, "ambush eye")
    ended(s, "goblins")
    assert (s.goblins.pop[2], s.goblins.rage, s.knight.grit) == (3, 1, 0)


@pytest.mark.rule("VC-W09", "VC-W05", "VC-D35")
def test_wrath_stops_at_the_fifth_crystal_tile():
    s = table("kgdct", "dragon", {(1, 0): "crystal", (2, 0): "crystal", (0, 1): "ambush"}, agenda=[])
    s.fallen = 4
    s.agenda = [Wrath([at((1, 0)), at((2, 0)), at((0, 1))], [])]
    go(s)
    ended(s, "cavern")
    assert s.fallen == 5
    assert not events(s, "slid")
    assert not events(s, "placed")


@pytest.mark.rule("VC-W09", "VC-B23")
def test_the_goblins_fifth_crystal_ends_it_before_anybody_scatters():
    s = table("gct", None, {(1, 0): "crystal"})
    mark(s, (1, 0))
    s.goblins.crystals = s.table.crystals - 1
    tribes(s, fangs=(3, (1, 0)), bones=(3, (1, 0)))
    acts(s)
    say(s, "activate fangs", "strike crystal", "activate bones", "strike crystal")
    ended(s, "goblins")
    assert s.goblins.pop[:2] == [3, 3]


@pytest.mark.rule("VC-W09", "VC-W01", "VC-K18")
def test_no_axe_blow_after_the_last_hit_on_the_dragon():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    s.knight.at = s.dragon.at = at((1, 0))
    s.dragon.health, s.dragon.awake, s.dragon.surfaced = 1, True, True
    s.knight.pool = 2
    go(s)
    say(s, "place strength", "encounter", "attack dragon")
    ended(s, "knight")
    assert not events(s, "tiles")


@pytest.mark.rule("VC-W09", "VC-T36", "VC-T31")
def test_the_sixth_token_ends_it_and_the_seventh_is_not_stashed():
    s = table("kgdct", "thief", {(1, 0): "ambush"})
    s.thief.at, s.thief.stash, s.thief.carried = at((1, 0)), 5, 2
    go(s)
    say(s, "stats 4 3 2")
    say(s, "move 0,0")
    s.choose(s.options[0])
    ended(s, "thief")
    assert (s.thief.carried, s.stashed()) == (1, 6)
