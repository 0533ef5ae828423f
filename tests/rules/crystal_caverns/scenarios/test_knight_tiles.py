"""Scenarios read from the rulebook: Dark tiles, Events and Ambushes (VS-030 to VS-058)."""

import pytest

from cavern_scenes import bare, placed, settle, top_events
from crystal import (
    OFF,
    asked,
    at,
    cubes,
    go,
    kind,
    lit,
    mark,
    marked,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    tribes,
)
from undercroft.games.crystal_caverns.choices import AIM_KNIGHT
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush, PlayEvent
from undercroft.games.crystal_caverns.rules.conflict.forced import reach
from undercroft.games.crystal_caverns.rules.effects.omens import perform
from undercroft.games.crystal_caverns.rules.rounds import StartTurn
from undercroft.games.crystal_caverns.state import Caverns


def lay(s: Caverns, tile_id: str, spot: tuple[int, int]) -> int:
    """Put this very tile Dark on a space, in place of the one there."""
    tile = s.cards.tile_ids.index(tile_id)
    if s.map.grid[at(spot)]:
        old = tile_at(s, spot)
        if old == tile:
            return tile
        s.map.take(old)
        s.stack.append(old)
    for pile in (s.stack, s.cavern.hand):
        if tile in pile:
            pile.remove(tile)
    s.map.put(tile, at(spot))
    return tile


def hold(s: Caverns, *tile_ids: str) -> None:
    """The Cavern's hand."""
    s.stack += s.cavern.hand
    s.cavern.hand = [s.cards.tile_ids.index(tile_id) for tile_id in tile_ids]
    for tile in s.cavern.hand:
        s.stack.remove(tile)


@pytest.mark.rule("VC-K07", "VC-K09", "VC-K11")
def test_vs030_a_dark_tile_is_revealed_and_its_treasure_taken_in_one_encounter():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye treasure_room"}))
    go(s)
    say(s, "place movement", "move 1,0")
    assert kind(s) in ("orient", "fill")
    settle(s)
    assert (lit(s, (1, 0)), s.knight.met, kind(s)) == (True, 1, "collect")
    assert "collect treasure" in texts(s)


@pytest.mark.rule("VC-M10")
def test_vs031_a_tunnel_opens_towards_where_she_came_from():
    s = bare(table("kgdct", "knight"))
    tile = lay(s, "event_01", (1, 0))
    go(s)
    say(s, "move 1,0")
    assert kind(s) != "orient"
    assert s.map.sides[tile] == 0b1010


@pytest.mark.rule("VC-M10", "VC-D17")
def test_vs033_where_nothing_joins_the_revealer_turns_it_freely():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (0, 2): "dark eye", (1, 2): "dark eye"})
    lay(s, "event_08", (1, 2))
    s.dragon.at, s.dragon.hand = at((1, 0)), [0, 1, 1]
    go(s)
    say(s, "power burn", "pay flame wing", "burn 1,2")
    assert (kind(s), asked(s), len(texts(s))) == ("orient", "dragon", 4)


@pytest.mark.rule("VC-M12", "VC-C05")
def test_vs034_the_cavern_fills_side_by_side_and_draws_after_each():
    s = bare(table("kgdct", "knight", {(1, 0): "dark fangs"}))
    lay(s, "ambush_01", (1, 0))
    s.removed, s.stack = s.stack[20:], s.stack[:20]
    go(s)
    say(s, "move 1,0")
    for left in (3, 2, 1):
        assert (kind(s), asked(s), len(s.cavern.hand)) == ("fill", "cavern", 3)
        assert len(texts(s)) == 3 * left
        s.choose(s.options[0])
    assert kind(s) != "fill"
    assert (len(s.cavern.hand), len(s.stack)) == (3, 17)


@pytest.mark.rule("VC-M12", "VC-M07")
def test_vs035_a_side_with_a_neighbour_gets_no_tile():
    s = bare(table("kgdct", "knight", {(1, 0): "dark fangs", (1, 1): "dark eye", (1, -1): "event W"}))
    lay(s, "ambush_01", (1, 0))
    go(s)
    say(s, "move 1,0")
    assert {text.split()[2] for text in starts(s, "fill")} == {"2,0"}
    s.choose(s.options[0])
    assert kind(s) != "fill"


@pytest.mark.rule("VC-C06", "VC-M12")
def test_vs036_in_her_turn_the_cavern_may_keep_its_crystal():
    s = bare(table("kgdct", "knight", {(1, 0): "dark fangs"}))
    lay(s, "event_01", (1, 0))
    hold(s, "crystal_01", "ambush_03", "event_05")
    go(s)
    say(s, "move 1,0")
    assert sorted(texts(s)) == ["fill with 2,0 ambush_03", "fill with 2,0 crystal_01", "fill with 2,0 event_05"]


@pytest.mark.rule("VC-M12", "VC-X01", "VC-K15")
def test_vs038_the_last_tile_fills_one_side_and_the_collapse_waits():
    s = bare(table("kgdct", "knight"))
    cubes(s, 4)
    lay(s, "ambush_01", (1, 0))
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack, [], s.cavern.hand[:1]
    s.dragon.at = at((1, 0))
    go(s)
    say(s, "place strength", "place perception", "place movement", "move 1,0")
    assert (kind(s), len(texts(s))) == ("fill", 3)
    s.choose(s.options[0])
    assert len(s.map.unfilled()) == 2
    assert not s.collapse
    assert "attack dragon" not in texts(s)
    say(s, "done")
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-X02", "VC-K10")
def test_vs039_in_the_collapse_open_sides_stay_open():
    s = bare(table("kgdct", "knight"))
    lay(s, "ambush_01", (1, 0))
    s.collapse = True
    go(s)
    say(s, "move 1,0")
    assert kind(s) == "knight"
    assert (s.knight.grit, len(s.map.unfilled())) == (1, 3)


@pytest.mark.rule("VC-K13")
def test_vs041_the_event_deck_runs_out():
    s = table("kgdct", "knight", agenda=[PlayEvent()])
    top_events(s, "deep_and_dark", "cave_bread", last=True)
    go(s)
    assert sorted(texts(s)) == ["event cave_bread", "event deep_and_dark"]
    say(s, "event cave_bread")
    settle(s)
    assert s.events_left() == 1
    s.agenda = [PlayEvent()]
    go(s)
    assert s.pending == []
    assert (s.events_left(), sum(s.cavern.omens)) == (0, 2)
    t = bare(table("kgdct", "knight", {(1, 0): "dark eye event"}))
    top_events(t, last=True)
    go(t)
    say(t, "move 1,0")
    settle(t)
    assert (kind(t), t.knight.grit, t.events_left()) == ("knight", 1, 0)


@pytest.mark.rule("VC-K13", "VC-C17")
def test_vs042_without_a_cavern_the_top_event_is_played():
    s = bare(table("kgd", "knight", {(1, 0): "dark eye event"}))
    s.knight.health = 5
    top_events(s, "rats")
    s.events_pool, s.events_top, s.events_out = s.events_top, [], s.events_pool
    s.knight.grit = 3
    go(s)
    say(s, "move 1,0")
    settle(s)
    say(s, "ready")
    settle(s)
    assert (kind(s), s.knight.grit, s.events_left()) == ("knight", 2, 0)


@pytest.mark.rule("VC-K07", "VC-K09", "VC-K14")
def test_vs043_entering_an_event_token_is_an_encounter():
    s = bare(table("kgdct", "knight", {(1, 0): "event", (2, 0): "ambush"}))
    mark(s, (1, 0))
    s.map.treasures, s.supply = [at((1, 0))], 11
    top_events(s, "deep_and_dark", "rats", "ambush")
    go(s)
    say(s, "place movement", "move 1,0", "ready")
    assert (kind(s), asked(s), s.knight.met) == ("choose_event", "cavern", 1)
    say(s, "event deep_and_dark")
    settle(s)
    assert not marked(s, (1, 0))
    assert "collect treasure" in texts(s)
    say(s, "done")
    assert not starts(s, "move")


@pytest.mark.rule("VC-C16", "VC-K14", "VC-C15")
def test_vs044_an_event_restored_under_her_waits_for_her_turn():
    s = bare(table("kgdct", "cavern", {(1, 0): "event"}, agenda=[]))
    s.knight.at = at((1, 0))
    top_events(s, "deep_and_dark", "rats", "ambush")
    perform(s, th.CURSE)
    go(s)
    say(s, "restore 1,0")
    assert marked(s, (1, 0))
    assert s.pending == []
    s.agenda = [StartTurn(th.KNIGHT)]
    go(s)
    assert asked(s) == "knight"
    assert "end turn" not in texts(s)
    assert not starts(s, "move")
    say(s, "encounter", "event deep_and_dark")
    settle(s)
    assert not marked(s, (1, 0))
    assert "end turn" in texts(s)


@pytest.mark.rule("VC-F02", "VC-C10")
def test_vs045_she_is_not_carried_past_an_event_token():
    s = bare(table("kgdct", None, {(1, 0): "ambush", (2, 0): "event", (3, 0): "ambush"}))
    mark(s, (2, 0))
    s.knight.at = at((1, 0))
    assert at((2, 0)) in reach(s, AIM_KNIGHT, 3)
    assert at((3, 0)) not in reach(s, AIM_KNIGHT, 3)


@pytest.mark.rule("VC-K13", "VC-F02")
def test_vs046_without_event_cards_tokens_are_ignored():
    s = bare(table("kgdct", "knight", {(1, 0): "event", (2, 0): "ambush"}))
    mark(s, (1, 0))
    top_events(s, last=True)
    assert at((2, 0)) in reach(s, AIM_KNIGHT, 3)
    go(s)
    say(s, "place movement", "move 1,0")
    assert (kind(s), s.knight.met) == ("knight", 0)
    say(s, "move 2,0")
    assert s.knight.at == at((2, 0))


@pytest.mark.rule("VC-K12")
@pytest.mark.parametrize(("braced", "struck"), [(True, False), (False, True)])
def test_vs048_she_braces_first_and_a_tie_is_no_attack(braced: bool, struck: bool):
    s = bare(table("kgdct", "knight", agenda=[Ambush()]))
    placed(s, pool=1, strength=1)
    s.active = th.KNIGHT
    tribes(s, bones=(3, None))
    go(s)
    assert (kind(s), asked(s)) == ("brace", "knight")
    if braced:
        say(s, "place strength")
    if kind(s) == "brace":
        say(s, "ready")
    assert (kind(s) == "ambush") == struck
    if struck:
        assert (asked(s), texts(s)) == ("goblins", ["ambush bones", "no"])


@pytest.mark.rule("VC-K12")
def test_vs050_one_hidden_tribe_at_most():
    s = bare(table("kgdct", "knight", agenda=[Ambush()]))
    placed(s, strength=2)
    s.active, s.knight.health = th.KNIGHT, 3
    tribes(s, fangs=(3, None), bones=(4, None))
    s.goblins.rage = 2
    go(s)
    assert texts(s) == ["ambush fangs", "ambush bones", "no"]
    say(s, "ambush bones")
    assert s.pending == []
    assert (s.knight.health, s.goblins.rage, s.goblins.pop) == (2, 1, [3, 2, 0])


@pytest.mark.rule("VC-K12", "VC-B05")
def test_vs051_malaise_weakens_an_ambush():
    s = bare(table("kgdct", "knight", agenda=[Ambush()]))
    placed(s, strength=2)
    s.active, s.goblins.rage = th.KNIGHT, 0
    tribes(s, fangs=(3, None), bones=(4, None))
    go(s)
    assert s.pending == []
    assert s.knight.health == 7


@pytest.mark.rule("VC-K12", "VC-B05", "VC-K06", "VC-B04")
def test_vs052_malaise_after_an_ambush_opens_her_way():
    s = bare(table("kgdct", "knight", {(1, 0): "dark fangs", (2, 0): "ambush NESW"}))
    cubes(s, 4)
    lay(s, "ambush_01", (1, 0))
    tribes(s, fangs=(2, None), bones=(3, (2, 0)))
    go(s)
    say(s, "place strength", "place perception", "place movement", "move 1,0")
    settle(s)
    say(s, "ready", "ambush fangs")
    assert (s.goblins.rage, s.tribe_strength(1)) == (0, 2)
    assert "move 2,0" not in texts(s)
    say(s, "place strength", "move 2,0", "attack tribes")
    assert (s.goblins.rage, s.goblins.at[1], s.goblins.pop[1], s.tribe_strength(1)) == (1, OFF, 1, 1)


@pytest.mark.rule("VC-K12", "VC-B40", "VC-B06")
def test_vs054_a_lurking_tribe_ambushes():
    s = bare(table("kgdct", "knight", agenda=[Ambush()]))
    placed(s, pool=1, strength=1)
    s.active = th.KNIGHT
    tribes(s, bones=(4, (3, 3)))
    go(s)
    say(s, "ready", "ambush bones")
    assert (s.knight.health, s.goblins.rage, s.goblins.at[1], s.goblins.pop[1]) == (6, 0, OFF, 2)


@pytest.mark.rule("VC-M13", "VC-K07")
def test_vs055_an_ambush_tile_that_the_thief_revealed_is_harmless():
    s = table("kgdct", "thief", {(1, 0): "dark fangs", (2, 0): "ambush"})
    lay(s, "ambush_05", (1, 0))
    s.thief.at = at((1, 0))
    tribes(s, fangs=(4, None))
    go(s)
    say(s, "stats 2 3 4", "look", "turn up")
    settle(s)
    assert (lit(s, (1, 0)), asked(s)) == (True, "thief")
    s.pending, s.agenda = [], [StartTurn(th.KNIGHT)]
    go(s)
    say(s, "move 1,0")
    assert (kind(s), s.knight.met, s.knight.health) == ("knight", 0, 7)


@pytest.mark.rule("VC-K09", "VC-E01", "VC-K10", "VC-K20")
def test_vs057_event_then_grit_then_the_tribe_on_the_tile():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye event"}))
    tribes(s, eye=(1, (1, 0)), bones=(3, None))
    top_events(s, "ambush", "rats", "cave_bread")
    go(s)
    say(s, "place strength", "place movement", "move 1,0")
    settle(s)
    assert kind(s) == "choose_event"
    say(s, "event ambush")
    settle(s)
    assert (asked(s), texts(s), s.knight.grit) == ("goblins", ["ambush bones", "no"], 0)
    say(s, "ambush bones")
    assert (s.knight.health, s.knight.grit, s.goblins.rage) == (6, 1, 0)
    assert texts(s)[0] == "attack tribes"
    assert "done" not in texts(s)
    say(s, "attack tribes")
    assert (s.goblins.at[2], s.goblins.rage, s.knight.met) == (OFF, 1, 1)


@pytest.mark.rule("VC-K28", "VC-K09")
def test_vs058_reveal_and_attack_in_one_encounter_is_fearless():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye ambush"}))
    s.knight.hand = [th.FEARLESS]
    tribes(s, fangs=(1, (1, 0)))
    go(s)
    say(s, "place strength", "place strength", "move 1,0")
    settle(s)
    say(s, "attack tribes")
    assert (s.goblins.pop[0], s.goblins.at[0]) == (0, OFF)
    say(s, "quest fearless")
    assert s.knight.grit == 5
