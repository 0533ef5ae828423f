"""The Collapse, victory, role sets, variants, Terrain and hidden things."""

import pytest

from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    events,
    go,
    kind,
    lit,
    mark,
    marked,
    roll,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    tile_at,
    treasure,
    tribes,
)
from undercroft.engine.chance import seeded
from undercroft.games.crystal_caverns import GAME, rounds
from undercroft.games.crystal_caverns.effects.ambush import Ambush, Brace, Fight
from undercroft.games.crystal_caverns.harm import lose_grit, lose_health
from undercroft.games.crystal_caverns.placing import EndTiles, PlunderCard
from undercroft.games.crystal_caverns.roles.goblins import Window
from undercroft.games.crystal_caverns.state import Caverns
from undercroft.games.crystal_caverns.terrain import PlaceTerrain, TerrainAt, places
from undercroft.games.crystal_caverns.tiles import (
    OTHERWISE,
    Collapse,
    Crumble,
    Reveal,
    Vacate,
    crystal_falls,
    exposed,
    removable,
    ways_off,
)


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
    t.choose(t.options[0])
    t.choose(t.options[0])
    assert len(t.map.cells()) == before - 2
    assert kind(t) != "remove"


@pytest.mark.rule("VC-X05", "VC-W05", "VC-W07")
def test_five_crystal_tiles_end_it():
    for roles, ending, winners in (("kgdc", "cavern", [3]), ("kgd", "collapse", [])):
        s = table(roles, None)
        for _ in range(4):
            crystal_falls(s)
        assert s.result is None
        crystal_falls(s)
        assert s.result is not None
        assert (s.result.ending, s.result.winners) == (ending, winners)


@pytest.mark.rule("VC-X06")
def test_any_adjacent_tile_without_an_attack_takes_a_piece_whose_tile_falls():
    """Neither a wall nor darkness holds anybody; only what would be an attack does."""
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
    assert ways_off(s, 3, [at((2, 0))]) == [at((1, 0))], "too weak to attack the Dragon, it may share his tile"


@pytest.mark.rule("VC-X06")
def test_the_surfaced_dragon_avoids_only_who_can_strike_him():
    s = table("kgdct", "cavern", {(1, 0): "ambush -", (2, 0): "dark eye"}, agenda=[])
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
    lose_health(s, 7)
    assert s.result is not None
    assert s.result.winners == [1]


@pytest.mark.rule("VC-W08", "VC-W11")
@pytest.mark.parametrize(
    ("roles", "ending"),
    [("kdt", "dragon"), ("kd", "dragon"), ("kct", "cavern"), ("kc", "cavern"), ("kt", "thief"), ("k", "killed")],
)
def test_the_knight_killed_without_goblins(roles: str, ending: str):
    s = table(roles, None)
    lose_health(s, 7)
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


@pytest.mark.rule("VC-V01", "VC-V04", "VC-V05", "VC-G03")
@pytest.mark.parametrize("roles", th.ROLE_SETS)
def test_every_role_set_sets_up_its_row(roles: str):
    s = GAME.new(len(roles), {"roles": roles}, 2)
    row = s.table.set
    if roles in ROWS:
        assert (row.line, row.flare, row.plunder, row.ash) == ROWS[roles]
    assert row.supply == (12 if "t" in roles else 10)
    assert row.vaults == ("t" in roles)
    locked = roles in ("kdct", "kdc", "dct", "dc")
    awake = 2 if locked or roles in ("kdt", "kd", "d") else 0
    if "d" in roles:
        assert (s.dragon.wake, s.dragon.tracks[1], s.dragon.locked) == (awake, 4 - awake, 2 if locked else 0)
    assert row.treasure_optional == (roles in ("kct", "gct", "dct", "ct"))
    if "k" in roles:
        gone = {th.DARING, th.EAGLE_EYED} if roles in ("kc", "k") else set()
        assert set(s.knight.hand + s.knight.quests) == set(range(10)) - gone
    assert row.alone == (len(roles) == 1)


@pytest.mark.rule("VC-V02")
def test_flare_of_knight_tribe_and_thief():
    s = table("kgct", "knight", {(1, 0): "dark eye event"})
    go(s)
    say(s, "flare")
    roll(s, "diamond")
    say(s, "flare at 0,0")
    s.chance.script = None
    while kind(s) != "knight":
        s.choose(s.options[0])
    assert s.knight.grit == 4
    assert marked(s, (1, 0))
    assert "flare" not in texts(s)
    assert s.knight.met == 0
    t = table("gct", "goblins", {(1, 0): "dark eye"})
    tribes(t, eye=(2, (1, 0)))
    acts(t)
    say(t, "activate eye")
    roll(t, "center")
    say(t, "flare")
    t.chance.script = None
    while kind(t) != "tribe":
        t.choose(t.options[0])
    assert lit(t, (1, 0))
    assert "flare" not in texts(t)
    u = table("ct", "thief", {(1, 0): "dark eye"})
    go(u)
    say(u, "stats 2 3 4")
    roll(u, "center")
    say(u, "flare")
    assert u.thief.cubes == 3


@pytest.mark.rule("VC-V03")
def test_past_plunder_card():
    s = table("kgd", "dragon", {(1, 0): "dark eye"}, agenda=[rounds.EndTurn(th.DRAGON)])
    go(s)
    assert kind(s) == "end_tile"
    s.choose(s.options[0])
    assert kind(s) == "plunder_card"
    say(s, "plunder 1,0")
    assert s.map.treasures == [at((1, 0))]
    t = table("kgd", "dragon", agenda=[PlunderCard(th.DRAGON)])
    t.map.treasures = [at(spot) for spot in ((1, 0), (0, 1), (-1, 0), (0, -1))]
    t.supply = 6
    go(t)
    assert starts(t, "plunder tile")
    say(t, "plunder tile 2,0")
    assert at((2, 0)) in t.map.treasures
    u = table("kgd", "dragon", {(0, 1): "ambush", (1, 0): "ambush", (-1, 0): "ambush", (0, -1): "ambush"}, agenda=[])
    u.agenda = [PlunderCard(th.DRAGON)]
    go(u)
    assert "plunder 1,0" in texts(u)


def infested(line: str, strength: int, *outcomes: int | str, hand: list[int] | None = None) -> Caverns:
    """An Ambush without Goblins."""
    roles = {"a": "kd", "b": "kc", "c": "kt"}[line]
    s = table(roles, "knight", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[Ambush()])
    s.knight.at = at((1, 0))
    s.knight.pool = 0
    s.knight.placed[2] = strength - 1
    s.knight.hand = hand or []
    roll(s, *outcomes)
    return go(s)


@pytest.mark.rule("VC-V07", "VC-K12")
def test_goblin_infestation_lines():
    assert infested("a", 3).knight.health == 7
    assert infested("a", 2, "around").knight.health == 7
    assert infested("a", 2, "center").knight.health == 6
    assert infested("a", 1).knight.health == 6
    assert infested("b", 2).knight.health == 6
    assert infested("b", 4).knight.health == 7
    s = infested("a", 3, th.FROG, hand=[th.FEARLESS])
    assert kind(s) == "draw_monster"
    say(s, "yes")
    assert s.knight.just >> th.FEARLESS & 1
    assert s.goblins.monster_discards == [th.FROG]
    t = infested("c", 1, th.WISP, th.FROG)
    assert t.goblins.monster_discards == [th.WISP, th.FROG]
    assert t.knight.health == 6


@pytest.mark.rule("VC-V08")
def test_monsters_ambush_texts():
    assert infested("c", 3, th.FLAME_GIANT).knight.health == 5
    assert infested("c", 1, th.GOLEM).knight.map_double
    assert infested("c", 1, th.BEETLES).knight.monster_bonus == 1
    s = infested("c", 1, th.OGRE)
    assert texts(s) == ["retreat 2,0"]
    say(s, "retreat 2,0")
    assert (s.map.ogre, s.knight.at) == (at((1, 0)), at((2, 0)))
    t = table("kt", "knight", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[Ambush()])
    t.knight.at, t.knight.pool, t.knight.hand = at((1, 0)), 0, []
    t.goblins.monster_pile, t.goblins.slots = [th.TROLL], [-1] * 4
    go(t)
    while kind(t) in ("terrain_place", "fill"):
        t.choose(t.options[0])
    assert t.map.troll == t.map.bridge()
    u = infested("c", 4, th.GNOME)
    assert u.knight.health == 7
    v = table("kt", "knight", {(1, 0): "ambush"}, agenda=[Ambush()])
    v.knight.at, v.knight.pool, v.knight.hand, v.knight.grit = at((1, 0)), 0, [], 4
    roll(v, th.BLOB)
    go(v)
    assert v.knight.grit == 0
    w = table("kt", "knight", {(1, 0): "ambush", (2, 1): "dark eye", (2, 0): "ambush"}, agenda=[Ambush()])
    w.knight.at, w.knight.pool, w.knight.hand = at((1, 0)), 0, []
    w.goblins.monster_pile = [th.UNDERWORM]
    go(w)
    assert kind(w) == "worm"
    say(w, "dragged 2,1")
    assert w.knight.at == at((2, 1))
    assert lit(w, (2, 1))
    x = table("kt", "knight", {(1, 0): "ambush"}, agenda=[Ambush()])
    x.knight.at, x.knight.pool, x.knight.hand = at((1, 0)), 0, []
    x.treasure_pool.remove(th.AXE)
    x.knight.cards, x.knight.faces = [th.AXE], [0]
    roll(x, th.GNOME, 0)
    go(x)
    assert (x.knight.cards, x.treasure_out) == ([], [th.AXE])


@pytest.mark.rule("VC-V09")
def test_monster_tokens_bar_their_space():
    s = table("kt", "knight", {(1, 0): "ambush"})
    cubes(s, 7)
    s.map.ogre = at((1, 0))
    s.goblins.monster_pile.remove(th.OGRE)
    go(s)
    assert "move 1,0" not in texts(s)
    say(s, "place strength", "place strength", "place strength", "place perception")
    roll(s, "center")
    say(s, "fight 1,0")
    assert (s.knight.at, s.knight.health, s.knight.met) == (at((0, 0)), 6, 1)
    roll(s, "around")
    say(s, "place movement", "fight 1,0")
    assert (s.knight.at, s.map.ogre, s.goblins.monster_discards) == (at((1, 0)), OFF, [th.OGRE])
    assert isinstance(Fight(1, 2).token, int)


@pytest.mark.rule("VC-V20", "VC-V21")
def test_alone_in_the_dark():
    s = table("k", "knight", agenda=[rounds.EndTurn(th.KNIGHT)])
    s.crystals_seen = 1
    go(s)
    count = len(s.map.cells())
    while kind(s) == "end_tile":
        s.choose(s.options[0])
    assert len(s.map.cells()) == count + 2
    assert rounds.alone_number(s, th.KNIGHT) == 2
    s.crystals_seen = 4
    assert rounds.alone_number(s, th.KNIGHT) == 4
    t = table("g", None)
    tribes(t, bones=(3, None))
    assert rounds.alone_number(t, th.GOBLINS) == 3
    assert rounds.alone_number(table("d", None), th.DRAGON) == 4
    assert rounds.alone_number(table("t", None), th.THIEF) == 2
    u = table("g", "goblins", {(1, 0): "ambush", (0, 1): "ambush"}, agenda=[])
    u.collapse = True
    assert {u.map.where[t] for t in removable(u)} == {at((0, -1)), at((-1, 0))}
    lost = table("k", None)
    for _ in range(5):
        crystal_falls(lost)
    assert lost.result is not None
    assert lost.result.winners == []
    assert isinstance(EndTiles(0, 1), EndTiles)


@pytest.mark.rule("VC-V30")
def test_difficulty_levels():
    s = GAME.new(5, {"roles": "kgdct", **{role: "expert" for role in th.ROLES}}, 1)
    t = s.table
    assert (s.dragon.health, t.crystals, t.smash_strength, s.knight.health) == (7, 6, 4, 9)
    assert (t.awake_at, t.shriek_turns, s.cavern.hatred_tokens, t.stash, s.thief.plain_left) == (13, 3, 8, 8, 2)
    e = GAME.new(5, {"roles": "kgdct", **{role: "easiest" for role in th.ROLES}}, 1)
    assert (e.dragon.health, e.knight.health, e.table.crystal_tiles, e.table.stash) == (3, 5, 3, 4)
    assert len(e.removed) == 10
    g = GAME.new(2, {"roles": "gc", "goblins": "hard"}, 1)
    assert g.table.crystals == 6
    for _ in range(5):
        crystal_falls(s)
    assert s.result is None
    from undercroft.games.crystal_caverns.effects.omens import perform

    s.pending, s.agenda, s.active = [], [], th.CAVERN
    s.cavern.hatred_tokens = 1
    perform(s, th.HATRED)
    go(s)
    say(s, "hatred token")
    assert s.result is not None
    assert s.result.ending == "cavern"
    k = GAME.new(2, {"roles": "kt", "number": "6"}, 1)
    assert (k.table.crystals, k.table.stash) == (6, 6)
    d = GAME.new(1, {"roles": "d", "solo": "easy"}, 1)
    assert (d.dragon.wake, d.dragon.tracks[1]) == (4, 0)
    assert GAME.new(1, {"roles": "k", "solo": "hard"}, 1).table.line == 2


@pytest.mark.rule("VC-V06", "VC-V32")
def test_absent_roles_leave_nothing_behind():
    s = table("kgc", "cavern", {(1, 0): "ambush"})
    from undercroft.games.crystal_caverns.effects.omens import OmenTarget

    s.agenda = [OmenTarget(th.SPORES)]
    s.pending = []
    go(s)
    assert texts(s) == ["spores knight", "spores goblins"]
    assert GAME.view(s, 0)["dragon"] is None
    assert s.supply == 10


# Terrain.
@pytest.mark.rule("VC-N01")
def test_terrain_comes_with_the_first_event_tile_of_a_round():
    for terrain in ("yes", "no"):
        s = table("kgdct", "knight", {(1, 0): "dark eye event", (0, 1): "dark eye event"}, terrain=terrain)
        go(s)
        say(s, "move 1,0")
        while kind(s) in ("orient", "fill"):
            s.choose(s.options[0])
        assert kind(s) == ("terrain" if terrain == "yes" else "choose_event")
        assert s.terrain_done == (terrain == "yes")
    s = table("kgdct", "dragon", {(0, 1): "dark eye event"}, terrain="yes", agenda=[])
    s.terrain_done = True
    s.agenda = [Reveal([at((0, 1))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert s.pending == []
    t = table("kgdct", "knight", {(1, 0): "ambush"}, terrain="yes", agenda=[PlaceTerrain(th.KNIGHT)])
    t.knight.at = at((1, 0))
    go(t)
    assert (kind(t), asked(t)) == ("terrain", "cavern")
    say(t, "terrain lake")
    if kind(t) == "terrain_place":
        t.choose(t.options[0])
    cells = t.map.piece_cells(th.LAKE)
    assert len(cells) == 4
    assert any(0 < t.map.grid[cell + step] <= 52 for cell in cells for step in (1, -1, 160, -160))
    near = places(t, th.MAGMA, at((1, 0)), False)
    assert near
    for spot in near:
        for cell in (spot >> 2, (spot >> 2) + 1, (spot >> 2) + 160, (spot >> 2) + 161):
            assert all(abs(cell % 160 - c % 160) > 1 or abs(cell // 160 - c // 160) > 1 for c in cells)


def with_terrain(
    piece: int, spot: tuple[int, int], turn: int = 0, roles: str = "kgdct", turn_of: str = "knight"
) -> Caverns:
    s = table(roles, turn_of, {(1, 0): "ambush", (2, 0): "ambush"}, terrain="yes")
    s.map.put_terrain(piece, at(spot), turn)
    s.terrain_left.remove(piece)
    return s


@pytest.mark.rule("VC-N02")
def test_from_terrain_onto_an_open_space():
    s = with_terrain(th.LAKE, (3, 0))
    s.map.turn(tile_at(s, (2, 0)), 0b1010)
    s.knight.at = at((4, 0))
    go(s)
    assert "venture 5,0" in texts(s)
    say(s, "venture 5,0")
    assert kind(s) == "put_tile"
    s.choose(s.options[0])
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert s.knight.at == at((5, 0))
    assert lit(s, (5, 0))
    t = with_terrain(th.CANYON, (3, -1), 1)
    assert t.map.bridge() == at((3, 0))
    assert at((4, 0)) in t.map.unfilled()
    assert t.map.impassable(at((3, -1)))


@pytest.mark.rule("VC-N03")
def test_terrain_effects():
    s = with_terrain(th.LAKE, (3, 0), turn_of="goblins")
    s.map.turn(tile_at(s, (2, 0)), 0b1010)
    s.dragon.at = s.thief.at = OFF
    tribes(s, eye=(3, (2, 0)))
    acts(s)
    say(s, "activate eye", "walk 3,0")
    assert s.goblins.pop[2] == 2
    say(s, "walk 4,0")
    assert s.goblins.pop[2] == 1
    m = with_terrain(th.MAGMA, (3, 0))
    m.knight.at = at((3, 0))
    m.agenda = [rounds.EndTurn(th.KNIGHT)]
    go(m)
    assert m.knight.health == 6
    m.knight.health = 1
    rounds.burn(m, th.KNIGHT)
    assert m.knight.health == 1
    m.thief.at = at((4, 1))
    rounds.burn(m, th.THIEF)
    assert m.thief.at == OFF
    tribes(m, eye=(3, (4, 0)))
    rounds.burn(m, th.GOBLINS)
    assert m.goblins.pop[2] == 0
    f = with_terrain(th.FOREST, (3, 0))
    f.knight.at = at((3, 0))
    from undercroft.games.crystal_caverns.effects.omens import bat_targets

    assert bat_targets(f) == []
    r = with_terrain(th.RIVER, (3, 0), 0)
    from undercroft.games.crystal_caverns.roles.knight import step_cost

    assert step_cost(r, at((3, 0)), 1) == 0
    assert step_cost(r, at((4, 0)), 3) == 1
    p = with_terrain(th.PIT, (3, 0))
    p.map.put_terrain(th.PIT + 1, at((0, 2)), 0)
    p.map.turn(tile_at(p, (2, 0)), 0b1010)
    p.knight.at = at((2, 0))
    assert p.map.pit_exits(at((2, 0))) == [at((0, 1))]
    q = with_terrain(th.PIT, (3, 0), turn_of="goblins")
    q.map.put_terrain(th.PIT + 1, at((2, 1)), 0)
    q.map.turn(tile_at(q, (2, 0)), 15)
    q.map.turn(tile_at(q, (1, 0)), 15)
    tribes(q, eye=(3, (2, 0)))
    q.dragon.at = q.thief.at = OFF
    acts(q)
    say(q, "activate eye")
    assert len(set(texts(q))) == len(texts(q))
    c = with_terrain(th.CANYON, (3, 0), roles="kgdct", turn_of="thief")
    c.map.turn(tile_at(c, (2, 0)), 0b1010)
    c.thief.at = at((2, 0))
    go(c)
    say(c, "stats 2 3 4")
    assert "move 3,0" not in texts(c)
    assert "climb over 4,0" in texts(c)


@pytest.mark.rule("VC-N04")
def test_terrain_in_the_collapse():
    s = with_terrain(th.LAKE, (3, 0))
    s.collapse = True
    assert exposed(s, th.LAKE)
    assert th.LAKE in removable(s)
    s.agenda = [Crumble([at((3, 0))], th.DRAGON)]
    go(s)
    assert th.LAKE in s.terrain_left
    assert isinstance(TerrainAt(th.LAKE, 0, 0, False).piece, int)


# Hidden things.
def test_names_of_the_rules_are_there():
    assert len(GAME.texts("en").rules()) == len(GAME.texts("it").rules()) == 247


@pytest.mark.rule("VC-H01", "VC-H02", "VC-H03")
def test_who_sees_what():
    s = table("kgdct", "knight", {(1, 0): "dark eye crystal"})
    go(s)
    for seat in range(-1, 5):
        view = GAME.view(s, seat)
        tile = next(t for t in view["tiles"] if (t["x"], t["y"]) == (1, 0))
        assert tile["symbol"] == "eye"
        assert (tile["kind"] == "crystal") == (seat == 3)
        assert (view["knight"]["hand"] is not None) == (seat == 0)
        assert (view["goblins"]["secrets"] is not None) == (seat == 1)
        assert (view["dragon"]["hand"] is not None) == (seat == 2)
        assert (view["cavern"]["hand"] is not None) == (seat == 3)
        assert (view["cavern"]["events"] is not None) == (seat == 3)
        assert view["cavern"]["omens"] is not None
        assert view["thief"]["loot"] == 3
    t = table("kgd", "knight", {(1, 0): "dark eye crystal"})
    for seat in range(-1, 3):
        tile = next(x for x in GAME.view(t, seat)["tiles"] if (x["x"], x["y"]) == (1, 0))
        assert tile["kind"] is None


@pytest.mark.rule("VC-H04")
def test_removed_dark_tiles_are_shown():
    s = table("kgdct", "cavern", {(1, 0): "dark eye crystal"}, agenda=[])
    s.collapse = True
    before = s.barrier
    s.agenda = [Crumble([at((1, 0))], th.CAVERN)]
    go(s)
    assert events(s, "removed")[0].facts["kind"] == "crystal"
    assert events(s, "removed")[0].known == -1
    assert s.barrier > before


@pytest.mark.rule("VC-H05")
def test_a_drawn_world_looks_the_same_and_differs_inside():
    s = GAME.new(5, {"roles": "kgdct"}, 11)
    seen = GAME.view(s, 0)
    worlds = [GAME.hide(s, 0, seeded(i)) for i in range(12)]
    assert all(GAME.view(w, 0) == seen for w in worlds)
    assert len({tuple(w.cavern.hand) for w in worlds}) > 3
    assert all(w.knight.hand == s.knight.hand for w in worlds)
    assert len({tuple(w.dragon.hand) for w in worlds}) > 1


@pytest.mark.rule("VC-H06")
def test_the_thief_remembers_and_war_cards_stay_hidden():
    s = table("kgdct", "thief", {(1, 0): "dark eye crystal", (2, 0): "ambush"})
    s.thief.at = at((1, 0))
    go(s)
    say(s, "stats 2 3 4", "look")
    tile = next(t for t in GAME.view(s, 4)["tiles"] if (t["x"], t["y"]) == (1, 0))
    assert tile["kind"] == "crystal"
    assert GAME.view(s, 0)["tiles"] != GAME.view(s, 4)["tiles"]
    from undercroft.games.crystal_caverns.roles.goblins import DrawWar

    t = table("kgdct", "goblins", agenda=[DrawWar()])
    t.goblins.rage = 3
    go(t)
    assert GAME.view(t, 1)["goblins"]["drawn"] is not None
    assert GAME.view(t, 0)["goblins"]["drawn"] is None
    shown = [e for e in t.events or [] if e.name == "war"]
    t.choose(t.options[0])
    assert len([e for e in t.events or [] if e.name == "war"]) == len(shown) + 1


@pytest.mark.rule("VC-W06", "VC-W04")
def test_goals_by_role():
    s = table("kgdct", None)
    assert (s.table.stash, s.table.crystals, s.table.awake_at) == (6, 5, 11)
    mark(s, (0, 1))


# Alone at the table.
@pytest.mark.rule("VC-B50")
def test_alone_no_window_is_asked_that_cannot_matter():
    """With others there the Goblins are asked whenever they hold Secrets, so that nobody learns which."""
    for roles, windows in (("g", 0), ("gc", 1)):
        s = table(roles, "goblins", agenda=[Window()])
        secrets(s, "poison")
        go(s)
        assert len(starts(s, "go on")) == windows, roles
    s = table("g", "goblins", agenda=[Window()])
    secrets(s, "trap")
    go(s)
    assert texts(s) == ["secret trap", "go on"]


@pytest.mark.rule("VC-V07")
def test_alone_she_is_asked_for_a_monster_only_with_fearless():
    for roles, quest, asked_for in (("k", "daring", 0), ("k", "fearless", 1), ("kc", "daring", 1)):
        s = table(roles, "knight", agenda=[Ambush()])
        s.knight.hand = [th.SIDEQUESTS.index(quest)]
        s.knight.pool = 0
        go(s)
        assert (kind(s) == "draw_monster") == bool(asked_for), (roles, quest)


@pytest.mark.rule("VC-K12")
def test_with_no_room_for_strength_no_cube_is_asked_for():
    s = table("kg", "knight", agenda=[Brace()])
    s.knight.placed[th.STRENGTH_SLOT] = 3
    go(s)
    assert kind(s) == ""
    t = table("kg", "knight", agenda=[Brace()])
    t.knight.placed[th.STRENGTH_SLOT] = 3
    treasure(t, "heroic_boots")
    go(t)
    assert texts(t) == ["ready"], "nobody may learn that the face-down card is no Sword"


@pytest.mark.rule("VC-D06")
def test_alone_the_only_way_to_pay_is_paid():
    for roles, asked_for in (("d", False), ("dc", True)):
        s = table(roles, "dragon", {(1, 0): "dark eye"})
        s.dragon.hand = [0, 2, 0]
        go(s)
        say(s, "power scorch")
        assert (kind(s) == "pay") == asked_for, roles
