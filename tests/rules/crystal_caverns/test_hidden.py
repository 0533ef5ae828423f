"""Hidden things: who sees what, and what is not asked."""

import pytest

from crystal import (
    at,
    events,
    go,
    kind,
    mark,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    treasure,
)
from undercroft.engine.chance import seeded
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules.conflict.asides import Moment
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.roles.goblins import Window
from undercroft.games.crystal_caverns.rules.tiles.tiles import Crumble


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
    before = s.reveals
    s.agenda = [Crumble([at((1, 0))], th.CAVERN)]
    go(s)
    assert events(s, "removed")[0].facts["kind"] == "crystal"
    assert events(s, "removed")[0].known == -1
    assert s.reveals > before


@pytest.mark.rule("VC-H05")
def test_a_drawn_world_looks_the_same_and_differs_inside():
    s = GAME.new(5, {"roles": "kgdct"}, 11)
    seen = GAME.view(s, 0)
    worlds = [GAME.determinize(s, 0, seeded(i)) for i in range(12)]
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
    from undercroft.games.crystal_caverns.rules.roles.goblins import DrawWar

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
def test_with_no_room_for_strength_no_cube_is_asked_for_in_the_turn_of_another():
    s = table("kg", "goblins", agenda=[Moment(True)])
    s.knight.placed[th.STRENGTH_SLOT] = 3
    go(s)
    assert kind(s) == ""
    t = table("kg", "goblins", agenda=[Moment(True)])
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


@pytest.mark.rule("VC-C07", "VC-H03")
def test_dark_faces_are_drawn_anew_for_all_but_the_cavern():
    s = go(table("kgdct", "knight", {(2, 0): "dark eye event", (1, 0): "event"}))
    moved = {seat: 0 for seat in range(5)}
    for seat in moved:
        for seed in range(10):
            moved[seat] += GAME.determinize(s, seat, seeded(seed)).map.where != s.map.where
    assert moved[3] == 0
    assert all(moved[seat] for seat in (0, 1, 2, 4))


@pytest.mark.rule("VC-H03", "VC-H06")
@pytest.mark.parametrize("role", ["knight", "goblins", "dragon", "thief"])
def test_tiles_change_places_and_none_is_lost(role: str):
    """Every tile is still somewhere once, and the Thief has looked at the same spaces, whatever lies there."""
    tiles = {(1, 0): "dark eye", (2, 0): "dark eye", (3, 0): "dark eye event", (1, 1): "dark bones"}
    s = go(table("kgdct", "knight", tiles, entrance=False))
    looked = [s.map.tile(at((1, 0))), s.map.tile(at((1, 1)))]
    s.thief.looked = sum(1 << tile for tile in looked)
    places = set()
    for luck in range(30):
        world = GAME.determinize(s, s.seat_of(th.ROLES.index(role)), seeded(luck))
        on_map = [tile for tile in range(1, th.CAVE_TILES) if world.map.where[tile] >= 0]
        assert sorted(world.stack + world.cavern.hand + on_map + world.removed) == list(range(1, th.CAVE_TILES))
        seen = [tile for tile in range(th.CAVE_TILES) if world.thief.looked >> tile & 1]
        assert {world.map.where[tile] for tile in seen} == {at((1, 0)), at((1, 1))}
        assert len(world.cavern.hand) == 3
        places.add(tuple(world.map.where))
    assert len(places) > 10
