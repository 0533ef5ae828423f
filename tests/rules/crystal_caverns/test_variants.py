"""Role sets, variants and levels."""

import pytest

from crystal import (
    OFF,
    acts,
    at,
    cubes,
    ends,
    go,
    kind,
    lit,
    marked,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tribes,
)
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush, Fight
from undercroft.games.crystal_caverns.rules.tiles.collapse import removable
from undercroft.games.crystal_caverns.rules.tiles.placing import EndTiles, PlunderCard
from undercroft.games.crystal_caverns.rules.tiles.tiles import crystal_falls
from undercroft.games.crystal_caverns.state import Caverns

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
    assert row.solo == (len(roles) == 1)


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
    say(s, "fight 1,0", "ready")
    assert (s.knight.at, s.knight.health, s.knight.met) == (at((0, 0)), 6, 1)
    roll(s, "around")
    say(s, "place movement", "fight 1,0", "ready")
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
    for _ in range(4):
        crystal_falls(lost)
    ends(lost, crystal_falls)
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
    from undercroft.games.crystal_caverns.rules.effects.omens import perform

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
    from undercroft.games.crystal_caverns.rules.effects.omens import OmenTarget

    s.agenda = [OmenTarget(th.SPORES)]
    s.pending = []
    go(s)
    assert texts(s) == ["spores knight", "spores goblins"]
    assert GAME.view(s, 0)["dragon"] is None
    assert s.supply == 10


@pytest.mark.rule("VC-V08")
def test_after_the_beetles_the_next_monster_is_stronger_once():
    s = table("k", "knight", agenda=[Fight(th.OGRE, -1)])
    s.knight.placed[th.STRENGTH_SLOT] = 3
    s.knight.monster_bonus = 1
    assert s.knight_strength() == s.cards.monsters[th.OGRE].strength == 4
    go(s)
    assert (s.knight.health, s.knight.monster_bonus) == (6, 0), "5 beats her without a die"
