"""The Collapse and victory."""

import pytest

from crystal import (
    OFF,
    asked,
    at,
    ends,
    events,
    go,
    kind,
    lit,
    say,
    starts,
    table,
    th,
    tile_at,
    tribes,
)
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.harm import lose_grit, lose_health
from undercroft.games.crystal_caverns.rules.tiles.collapse import Collapse, Vacate, removable, ways_off
from undercroft.games.crystal_caverns.rules.tiles.tiles import Crumble, crystal_falls


# The Collapse.
@pytest.mark.rule("VC-X01", "VC-X02")
def test_when_the_collapse_begins():
    s = table("kgdct", "knight")
    s.stack, s.cavern.hand, s.removed = [], [], s.removed + s.stack + s.cavern.hand
    go(s)
    assert not s.collapse
    s.pending, s.agenda, s.active = [], [rounds.StartTurn(th.CAVERN)], th.CAVERN
    go(s)
    assert s.collapse
    assert events(s, "collapse")
    t = table("kg", "knight")
    t.removed, t.stack = t.stack, []
    go(t)
    assert t.collapse
    u = table("kg", "knight")
    u.removed, u.stack = u.stack[1:], u.stack[:1]
    go(u)
    assert not u.collapse


@pytest.mark.rule("VC-X03", "VC-X04", "VC-X05")
def test_fewest_neighbours_and_lit_crystals_first():
    lay = {(1, 0): "ambush", (2, 0): "crystal", (0, 1): "ambush", (-1, 0): "dark eye", (0, -1): "dark eye"}
    s = table("kgdct", "cavern", lay, agenda=[])
    s.collapse = True
    assert {s.map.where[t] for t in removable(s)} == {at((2, 0))}
    s.map.take(tile_at(s, (2, 0)))
    row = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "crystal", (4, 0): "event"}, agenda=[])
    assert at((1, 0)) not in {row.map.where[t] for t in removable(row)}
    assert at((3, 0)) not in {row.map.where[t] for t in removable(row)}, "a Crystal with more neighbours waits"
    assert at((4, 0)) in {row.map.where[t] for t in removable(row)}
    assert {s.map.where[t] for t in removable(s)} == {at(spot) for spot in ((1, 0), (0, 1), (-1, 0), (0, -1))}
    t = table("kgdct", "cavern", {(2, 0): "crystal", (1, 0): "ambush", (0, 1): "dark eye", (0, 2): "dark eye"})
    t.stack, t.cavern.hand, t.removed = [], [], t.stack + t.cavern.hand
    fallen = sum(t.cards.kinds[tile] == th.CRYSTAL for tile in t.removed)
    t.removed = [tile for tile in t.removed if t.cards.kinds[tile] != th.CRYSTAL]
    assert fallen == 8
    go(t)
    while kind(t) == "cavern":
        t.choose(t.options[-1])
    assert t.fallen == 1
    assert not t.map.grid[at((2, 0))]
    assert kind(t) == "remove"
    before = len(t.map.cells())
    say(t, starts(t, "remove")[0])
    say(t, starts(t, "remove")[0])
    assert len(t.map.cells()) == before - 2
    assert kind(t) != "remove"


@pytest.mark.rule("VC-X05", "VC-W05", "VC-W07")
def test_five_crystal_tiles_end_it():
    for roles, ending, winners in (("kgdc", "cavern", [3]), ("kgd", "collapse", [])):
        s = table(roles, None)
        for _ in range(4):
            crystal_falls(s)
        assert s.result is None
        ends(s, crystal_falls)
        assert s.result is not None
        assert (s.result.ending, s.result.winners) == (ending, winners)


@pytest.mark.rule("VC-X06")
def test_any_adjacent_tile_without_an_attack_takes_a_piece_whose_tile_falls():
    """No wall holds anybody; what would be an attack does, and where a piece may not stand at all."""
    s = table("kgdct", "cavern", {(1, 0): "ambush W", (2, 0): "ambush -", (1, 1): "dark eye"}, agenda=[])
    s.collapse = True
    s.knight.at = at((1, 0))
    s.dragon.at = s.thief.at = OFF
    assert set(ways_off(s, 0, [at((1, 0))])) == {at((0, 0)), at((2, 0)), at((1, 1))}
    tribes(s, eye=(1, (2, 0)))
    assert set(ways_off(s, 0, [at((1, 0))])) == {at((0, 0)), at((1, 1))}
    s.dragon.at = at((0, 0))
    assert at((0, 0)) in ways_off(s, 0, [at((1, 0))])
    s.dragon.awake = s.dragon.surfaced = True
    assert ways_off(s, 0, [at((1, 0))]) == [at((1, 1))]
    assert ways_off(s, 3, [at((2, 0))]) == [], "a Tribe on the Knight's tile must attack"
    s.knight.at = at((1, 1))
    s.dragon.at = at((1, 0))
    assert s.tribe_strength(2) <= s.armor()
    assert ways_off(s, 3, [at((2, 0))]) == [], "the Tribe is too weak to be on the Dragon's tile"
    tribes(s, eye=(4, (2, 0)))
    assert s.tribe_strength(2) > s.armor()
    assert ways_off(s, 3, [at((2, 0))]) == [at((1, 0))]


@pytest.mark.rule("VC-X06")
def test_the_surfaced_dragon_avoids_only_who_can_strike_him():
    s = table("kgdct", "cavern", {(1, 0): "ambush -", (2, 0): "event", (1, 1): "dark eye"}, agenda=[])
    s.collapse = s.dragon.awake = s.dragon.surfaced = True
    s.dragon.at = at((1, 0))
    s.dragon.wake = 4
    s.knight.at = at((0, 0))
    assert s.armor() == 2
    assert set(ways_off(s, 4, [at((1, 0))])) == {at((0, 0)), at((2, 0))}
    s.knight.placed[th.STRENGTH_SLOT] = 1
    assert ways_off(s, 4, [at((1, 0))]) == [at((2, 0))]


@pytest.mark.rule("VC-X06", "VC-K10")
def test_on_a_dark_tile_she_reveals_and_resolves():
    """Every Dark tile she enters is revealed and resolved, this one without an Encounter."""
    s = table("kgdct", "cavern", {(1, 0): "ambush W", (2, 0): "dark eye event"}, agenda=[Collapse(3, 1)])
    s.collapse = True
    s.knight.at = at((1, 0))
    s.dragon.at = s.thief.at = OFF
    tribes(s, eye=(2, (0, 0)))
    rats = [i for i in range(15) if s.cards.events[i] == th.EVENTS.index("rats")]
    s.events_top, s.events_pool, s.events_bottom = rats, [i for i in range(15) if i not in rats], []
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    while kind(s) == "orient":
        s.choose(s.options[0])
    assert (kind(s), asked(s)) == ("choose_event", "cavern")
    assert s.knight.at == at((2, 0))
    assert lit(s, (2, 0))
    assert (s.knight.met, s.knight.grit) == (0, 0)
    say(s, "event rats", "under rats")
    assert s.knight.grit == 1
    assert not s.map.grid[at((1, 0))]
    assert kind(s) == "slide", "the tile she left has fallen and the map is to be joined"


@pytest.mark.rule("VC-X06", "VC-X10")
def test_stuck_tiles_are_passed_over():
    t = table("kgdct", "cavern", {(1, 0): "ambush W", (2, 0): "ambush -"}, agenda=[Collapse(3, 1)])
    t.collapse = True
    t.knight.at = at((2, 0))
    t.thief.at = at((0, 1))
    tribes(t, eye=(2, (1, 0)))
    for spot in ((0, -1), (-1, 0)):
        t.removed.append(tile_at(t, spot))
        t.map.take(tile_at(t, spot))
    assert t.map.tile(at((2, 0))) not in removable(t)
    go(t)
    assert t.thief.at == at((0, 0))
    assert t.map.grid[at((2, 0))]
    assert t.map.grid[at((1, 0))]
    assert not t.map.grid[at((0, 1))]


@pytest.mark.rule("VC-X07", "VC-V31")
def test_end_of_turn_tiles_without_a_cavern():
    s = table("kgdt", "thief", agenda=[rounds.EndTurn(th.THIEF)])
    go(s)
    assert (kind(s), asked(s)) == ("end_tile", "thief")
    count = len(s.map.cells())
    s.choose(s.options[0])
    assert len(s.map.cells()) == count + 1
    assert asked(s) == "knight"
    for one, removed in (("no", 3), ("yes", 1)):
        t = table("kgdt", "thief", {(x, 0): "ambush" for x in range(1, 9)}, agenda=[], collapse_one=one)
        t.agenda = [rounds.EndTurn(th.THIEF)]
        t.collapse = True
        before = len(t.map.cells())
        go(t)
        while kind(t) in ("remove", "leave", "slide"):
            t.choose(t.options[0])
        assert len(t.map.cells()) == before - removed
    u = GAME.new(5, {"roles": "kgdct", "remove_tiles": "3"}, 1)
    assert len(u.removed) == 3


@pytest.mark.rule("VC-X09", "VC-C05", "VC-H04")
def test_crumbled_tiles_go_under_the_stack_or_out():
    s = table("kgdct", "dragon", {(2, 0): "crystal", (1, 0): "ambush", (0, 1): "dark eye"}, agenda=[])
    ambush, crystal = tile_at(s, (1, 0)), tile_at(s, (2, 0))
    s.knight.at = s.thief.at = s.dragon.at = at((0, 0))
    s.agenda = [Crumble([at((1, 0)), at((2, 0))], th.DRAGON)]
    go(s)
    assert s.fallen == 1
    assert crystal in s.removed
    assert ambush in s.stack
    assert s.layer[ambush] > max(s.layer[t] for t in s.stack if t != ambush)
    assert [e.facts["kind"] for e in events(s, "removed")] == ["ambush", "crystal"]
    t = table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[])
    t.collapse = True
    t.knight.at = t.thief.at = t.dragon.at = at((0, 0))
    t.agenda = [Crumble([at((1, 0))], th.DRAGON)]
    go(t)
    assert len(t.removed) == 1
    u = table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[])
    u.stack, u.cavern.hand, u.removed = [], [], u.stack + u.cavern.hand
    u.agenda = [Crumble([at((1, 0))], th.DRAGON)]
    go(u)
    assert u.map.grid[at((1, 0))]


# Victory.
@pytest.mark.rule("VC-W03")
def test_whom_the_goblins_must_kill():
    s = table("kgdct", None)
    ends(s, lose_health, 7)
    assert s.result is not None
    assert s.result.winners == [1]


@pytest.mark.rule("VC-W08", "VC-W11")
@pytest.mark.parametrize(
    ("roles", "ending"),
    [("kdt", "dragon"), ("kd", "dragon"), ("kct", "cavern"), ("kc", "cavern"), ("kt", "thief"), ("k", "killed")],
)
def test_the_knight_killed_without_goblins(roles: str, ending: str):
    s = table(roles, None)
    ends(s, lose_health, 7)
    assert s.result is not None
    assert s.result.ending == ending
    t = table("kdct", "knight", {(1, 0): "ambush"})
    t.map.bombs = [tile_at(t, (1, 0)) * 4]
    t.knight.bombs = 2
    lose_health(t, 7)
    assert t.result is None
    assert (t.knight.at, t.map.bombs != [], t.cubes_owned()) == (OFF, True, 0)
    go(t)
    assert asked(t) == "dragon"


@pytest.mark.rule("VC-W10")
def test_grit_never_kills():
    s = table("kgdct", None)
    lose_grit(s, 45)
    assert s.result is None


# Role sets and variants.
ROWS = {
    "kgdt": (-1, [], th.DRAGON, False),
    "kgct": (-1, [th.KNIGHT], -1, False),
    "kdct": (0, [], -1, False),
    "gdct": (-1, [], -1, True),
    "kgt": (-1, [th.THIEF], -1, False),
    "kdt": (0, [th.THIEF], -1, False),
    "kct": (1, [th.KNIGHT, th.THIEF], -1, False),
    "gct": (-1, [th.GOBLINS, th.THIEF], -1, False),
    "kg": (-1, [], th.GOBLINS, False),
    "kd": (0, [], th.DRAGON, False),
    "kt": (2, [th.THIEF], -1, False),
    "gd": (-1, [], th.GOBLINS, True),
    "dt": (-1, [th.THIEF], -1, True),
    "g": (-1, [th.GOBLINS], -1, False),
}
