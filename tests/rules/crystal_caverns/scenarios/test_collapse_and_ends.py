"""Scenarios: what falls and who leaves, ends that meet, and roles that meet at the end."""

import pytest

from cavern_scenes import settle, surfaced, wake
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    lit,
    mark,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    tile_at,
    tribes,
)
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.conflict.forced import Push
from undercroft.games.crystal_caverns.rules.effects.omens import perform, usable
from undercroft.games.crystal_caverns.rules.effects.powers import Wrath
from undercroft.games.crystal_caverns.rules.roles.cavern import collect
from undercroft.games.crystal_caverns.rules.tiles.collapse import Collapse, Vacate, removable
from undercroft.games.crystal_caverns.rules.tiles.tiles import Crumble, lift_tile
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]


def falling(tiles: Tiles, roles: str = "kgdct", number: int = 3, turn: str = "cavern") -> Caverns:
    """The Collapse has begun; these tiles and the Entrance lie there. Only the Knight stands on the map."""
    s = table(roles, turn, tiles, entrance=False, agenda=[])
    s.collapse = True
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    s.dragon.at = s.thief.at = OFF
    s.agenda = [Collapse(s.active, number)]
    return s


def over(s: Caverns, ending: str) -> bool:
    return s.result is not None and s.result.ending == ending


# Who leaves, and in what order.
@pytest.mark.rule("VC-X06")
def test_the_pieces_of_a_falling_tile_leave_in_turn_order():
    s = falling({(1, 0): "ambush", (2, 0): "ambush", (1, 1): "ambush"}, number=1)
    s.knight.at = s.dragon.at = s.thief.at = at((1, 0))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    said = []
    while kind(s) == "leave":
        said.append(asked(s))
        s.choose(s.options[0])
    assert said == ["knight", "dragon", "thief"]


@pytest.mark.rule("VC-X06", "VC-K14", "VC-K07")
def test_an_event_token_she_steps_onto_waits_for_her_turn():
    s = falling({(1, 0): "ambush", (2, 0): "event", (3, 0): "ambush"}, number=1)
    mark(s, (2, 0))
    event = tile_at(s, (2, 0))
    s.knight.at = at((1, 0))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    say(s, "leave 2,0")
    assert kind(s) == "slide", "the map is split"
    s.choose(s.options[0])
    assert s.knight.at == s.map.where[event]
    assert s.map.has_mark(event)
    assert s.pending == []


@pytest.mark.rule("VC-X06", "VC-K33")
def test_her_shield_does_not_hold_a_falling_tile():
    s = falling({(1, 0): "ambush", (2, 0): "ambush", (0, 1): "ambush", (0, 2): "ambush"})
    s.knight.at, s.knight.placed[th.SHIELD_SLOT], s.knight.pool = at((2, 0)), 1, 1
    go(s)
    say(s, "remove 2,0")
    assert s.knight.at == at((1, 0))


@pytest.mark.rule("VC-X06", "VC-B29")
def test_a_tribe_does_not_flee_onto_her_tile_so_its_own_stays():
    s = falling({(1, 0): "ambush", (0, 1): "ambush", (0, 2): "ambush"}, number=1)
    tribes(s, eye=(4, (1, 0)))
    s.knight.at = at((0, 0))
    assert {s.map.where[tile] for tile in removable(s)} == {at((0, 2))}


@pytest.mark.rule("VC-X06", "VC-X03")
def test_a_lit_crystal_that_nobody_can_leave_is_passed_over():
    s = falling({(1, 0): "crystal", (0, 1): "ambush", (-1, 0): "event"}, number=1)
    tribes(s, eye=(4, (1, 0)))
    s.knight.at = at((0, 0))
    assert {s.map.where[tile] for tile in removable(s)} == {at((0, 1)), at((-1, 0))}


@pytest.mark.rule("VC-X06", "VC-D01")
def test_the_underground_dragon_leaves_through_a_wall_into_the_dark():
    s = falling({(1, 0): "ambush -", (2, 0): "dark eye"}, number=1)
    s.dragon.at = at((1, 0))
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    assert (asked(s), set(texts(s))) == ("dragon", {"leave 0,0", "leave 2,0"})


@pytest.mark.rule("VC-X06", "VC-W04")
def test_the_underground_dragon_who_leaves_for_the_entrance_does_not_win():
    s = falling({(1, 0): "ambush", (0, 1): "ambush"}, number=1)
    s.dragon.at, s.dragon.awake = at((1, 0)), True
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    assert (s.result, s.dragon.at) == (None, at((0, 0)))


# What falls.
@pytest.mark.rule("VC-M17", "VC-X04", "VC-C04")
def test_a_treasure_that_fell_may_be_placed_again_in_the_same_turn():
    tiles = {(1, 0): "ambush", (0, 1): "dark eye", (0, 2): "dark bones", (0, 3): "dark eye", (0, 4): "dark fangs"}
    s = table("kgdct", "cavern", tiles, entrance=False)
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    s.supply, s.map.treasures = 0, [at((0, 4))] * 12
    go(s)
    while asked(s) == "cavern":
        wanted = starts(s, "remove 0,4")
        s.choose_text(wanted[0]) if wanted else s.choose(s.options[-1])
    assert (s.map.treasures, s.supply) == ([at((0, 1))], 11), "the only Dark tile left"


@pytest.mark.rule("VC-X05", "VC-M17", "VC-C01")
def test_a_fallen_crystal_token_is_lost_to_the_knight_and_to_the_omens():
    s = falling({(1, 0): "crystal", (0, 1): "ambush", (0, 2): "ambush"}, "kgct", number=1)
    mark(s, (1, 0))
    s.knight.crystals = 4
    go(s)
    assert (s.fallen, s.knight.crystals, s.result) == (1, 4, None)
    collect(s)
    assert sum(s.cavern.omens) == 1


@pytest.mark.rule("VC-X03", "VC-X08", "VC-M19")
def test_where_every_tile_touches_two_the_ring_is_broken():
    ring = {(1, 0): "ambush", (1, 1): "ambush", (0, 1): "ambush"}
    s = falling(ring, number=1)
    assert {s.map.where[tile] for tile in removable(s)} == {at((1, 0)), at((1, 1)), at((0, 1))}
    go(s)
    say(s, "remove 1,0")
    assert len(s.map.cells()) == 3


@pytest.mark.rule("VC-X02", "VC-C15")
def test_a_tile_turned_in_the_collapse_stays_open():
    s = falling({(1, 0): "event EW", (2, 0): "ambush", (0, 1): "ambush"})
    s.agenda = []
    perform(s, th.CURSE)
    go(s)
    say(s, "rotate 1,0")
    settle(s, "rotate")
    assert s.pending == []
    assert len(s.map.cells()) == 4


@pytest.mark.rule("VC-X02", "VC-T03")
def test_what_the_thief_turns_up_in_the_collapse_is_not_filled():
    s = falling({(1, 0): "dark eye treasure_room", (0, 1): "ambush"}, turn="thief")
    s.thief.at, s.agenda = at((1, 0)), [rounds.StartTurn(th.THIEF)]
    go(s)
    say(s, "stats 2 3 4", "look", "turn up")
    while kind(s) == "orient":
        s.choose(s.options[0])
    assert kind(s) == "thief"
    assert lit(s, (1, 0))
    assert (len(s.map.cells()), s.map.treasures) == (3, [at((1, 0))])


@pytest.mark.rule("VC-M17", "VC-D21")
def test_the_flame_wall_falls_back_to_the_dragon():
    s = falling({(1, 0): "ambush", (0, 1): "ambush", (0, 2): "ambush"})
    s.map.flame = at((1, 0))
    lift_tile(s, tile_at(s, (1, 0)))
    assert s.map.flame == OFF


def crumbled(sides: str) -> Caverns:
    """The stack is empty; the tile at 2,0 crumbles beside one with these open sides, then the Cavern's turn comes."""
    s = table("kgdct", "dragon", {(1, 0): f"ambush {sides}", (2, 0): "event"}, agenda=[])
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    s.dragon.at = s.knight.at = s.thief.at = at((0, 0))
    s.agenda = [Crumble([at((2, 0))], th.DRAGON)]
    go(s)
    settle(s)
    s.pending, s.active, s.agenda = [], th.CAVERN, [rounds.StartTurn(th.CAVERN)]
    return s


@pytest.mark.rule("VC-X01", "VC-X09", "VC-C05")
def test_a_tile_that_crumbles_onto_the_empty_stack_puts_the_collapse_off():
    s = crumbled("W")
    assert [s.cards.kinds[tile] for tile in s.cavern.hand] == [th.EVENT], "it comes into the hand at once"
    go(s)
    assert not s.collapse


@pytest.mark.rule("VC-X01", "VC-X09", "VC-M12")
def test_a_tile_that_crumbles_and_fills_the_gap_at_once_does_not():
    s = crumbled("EW")
    assert s.map.dark(at((2, 0)))
    go(s)
    assert s.collapse


@pytest.mark.rule("VC-X02", "VC-C12", "VC-C14")
def test_in_the_collapse_hatred_needs_a_tile_that_can_fall():
    s = falling({})
    assert not usable(s, th.HATRED)


# Ends.
@pytest.mark.rule("VC-D35", "VC-W04", "VC-W05", "VC-W09")
def test_the_surfaced_dragon_flees_his_own_wrath_onto_the_entrance_before_the_fifth_crystal_falls():
    s = table("kgdct", "dragon", {(1, 0): "crystal", (0, 1): "ambush"}, entrance=False, agenda=[])
    surfaced(s, 11)
    s.dragon.at, s.knight.at, s.thief.at, s.fallen = at((1, 0)), at((0, 1)), OFF, 4
    s.agenda = [Wrath([at((1, 0))], [])]
    go(s)
    settle(s, "flee")
    assert over(s, "dragon")
    assert s.fallen == 4


@pytest.mark.rule("VC-D34", "VC-D33", "VC-W04")
def test_an_awake_dragon_underground_walks_over_the_entrance_and_nothing_happens():
    s = table("kgdct", "dragon", {(1, 0): "ambush"})
    wake(s, 11)
    s.dragon.awake, s.dragon.at, s.knight.at = True, at((1, 0)), at((0, 1))
    go(s)
    say(s, "move 0,0")
    assert (s.result, s.dragon.surfaced) == (None, False)


@pytest.mark.rule("VC-D33", "VC-M02")
def test_a_dark_crystal_tile_is_no_way_up():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "dark eye crystal"})
    wake(s, 11)
    s.dragon.awake, s.dragon.at = True, at((1, 0))
    go(s)
    say(s, "move 2,0")
    while asked(s) == "dragon":
        assert kind(s) != "surface"
        s.choose(s.options[-1])
    assert not s.dragon.surfaced


@pytest.mark.rule("VC-W02", "VC-F06", "VC-C10")
def test_bats_may_carry_her_to_her_victory():
    s = table("kgct", "cavern", {(1, 0): "ambush"}, agenda=[])
    s.knight.at, s.knight.crystals, s.thief.at = at((1, 0)), 5, OFF
    perform(s, th.BATS)
    go(s)
    say(s, "bats on knight", "push 0,0")
    assert over(s, "knight")


@pytest.mark.rule("VC-W02", "VC-B23")
def test_a_fifth_crystal_that_comes_while_she_stands_at_the_entrance_asks_her_to_enter_it_again():
    s = table("kgc", None, {(1, 0): "crystal", (0, 1): "ambush"})
    mark(s, (1, 0))
    tribes(s, bones=(3, (1, 0)), eye=(3, (1, 0)))
    s.knight.crystals, s.goblins.rage = 4, 2
    acts(s)
    say(s, "activate bones", "strike crystal", "activate eye", "strike crystal")
    assert (s.knight.crystals, s.result) == (5, None)
    t = table("kgc", "knight", {(0, 1): "ambush"})
    t.knight.crystals = 5
    cubes(t, 3)
    go(t)
    say(t, "place movement", "move 0,1", "move 0,0")
    assert over(t, "knight")


@pytest.mark.rule("VC-W02", "VC-W01")
def test_with_a_dragon_in_play_five_crystals_open_no_way_out():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    s.knight.at, s.knight.crystals = at((1, 0)), 5
    go(s)
    say(s, "move 0,0")
    assert s.result is None


@pytest.mark.rule("VC-B52", "VC-W05", "VC-W09")
def test_a_cave_in_may_bring_the_cavern_its_fifth_crystal_tile():
    s = table("kgct", None, {(1, 0): "crystal", (2, 0): "ambush"})
    tribes(s, eye=(2, None))
    secrets(s, "cave_in")
    s.fallen, s.thief.at = 4, OFF
    acts(s)
    say(s, "secret cave_in", "cave in 1,0")
    while kind(s) not in ("goblins",) and not s.over:
        s.choose(s.options[-1])
    assert over(s, "cavern")


@pytest.mark.rule("VC-B52", "VC-W07", "VC-W09")
def test_without_a_cavern_a_cave_in_may_undo_the_goblins_too():
    s = table("kg", None, {(1, 0): "crystal", (2, 0): "ambush"})
    tribes(s, eye=(2, None))
    secrets(s, "cave_in")
    s.fallen = 4
    acts(s)
    say(s, "secret cave_in", "cave in 1,0")
    while kind(s) not in ("goblins",) and not s.over:
        s.choose(s.options[-1])
    assert s.result is not None
    assert s.result.winners == []


@pytest.mark.rule("VC-W03", "VC-K12", "VC-W08")
def test_a_deadly_ambush_wins_for_the_goblins():
    s = table("kgct", "knight", agenda=[Ambush()])
    s.knight.health = 1
    tribes(s, eye=(3, None))
    go(s)
    if kind(s) == "brace":
        say(s, "ready")
    say(s, "ambush eye")
    assert over(s, "goblins")


@pytest.mark.rule("VC-T36", "VC-T31", "VC-W06")
def test_the_sixth_token_may_be_a_gem():
    s = table("kgdct", "thief", {(1, 0): "ambush"})
    s.thief.at, s.thief.stash, s.map.gems[0], s.supply = at((1, 0)), 5, CARRIED, 7
    go(s)
    say(s, "stats 2 3 4", "move 0,0")
    if kind(s) == "upgrade":
        s.choose(s.options[0])
    assert over(s, "thief")


# Roles that meet.
@pytest.mark.rule("VC-B55", "VC-B21", "VC-T01")
def test_a_hex_makes_the_thief_visible_to_a_tribe_in_the_same_turn():
    s = table("kgdct", None, {(1, 0): "dark eye"})
    s.thief.at, s.thief.assigned = at((1, 0)), [0, 2, 1]
    tribes(s, eye=(2, (1, 0)))
    secrets(s, "hex")
    acts(s)
    say(s, "activate eye")
    assert (s.stealth(), "strike thief" in texts(s)) == (4, False)
    say(s, "secret hex", "hex thief")
    assert s.stealth() == 2
    assert "strike thief" in texts(s)


@pytest.mark.rule("VC-D18", "VC-F02")
def test_slap_does_not_push_her_onto_the_thief():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}, agenda=[])
    s.dragon.at, s.knight.at, s.thief.at = at((0, 0)), at((1, 0)), at((2, 0))
    s.agenda = [Push(0, 3, th.DRAGON)]
    go(s)
    assert "push 2,0" not in texts(s)


@pytest.mark.rule("VC-C11", "VC-D01", "VC-D12")
def test_a_rockslide_stops_the_surfaced_dragon_until_he_spreads_a_wing():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"})
    surfaced(s)
    s.dragon.at, s.dragon.hand = at((1, 0)), [0, 0, 1]
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1]
    s.knight.at = at((0, 1))
    go(s)
    assert "move 2,0" not in texts(s)
    say(s, "power wing")
    if kind(s) == "pay":
        s.choose(s.options[0])
    assert any(text.endswith(" 2,0") for text in texts(s))


@pytest.mark.rule("VC-C11", "VC-D01")
def test_a_rockslide_does_not_stop_the_dragon_underground():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"})
    s.dragon.at = at((1, 0))
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1]
    go(s)
    assert "move 2,0" in texts(s)


@pytest.mark.rule("VC-C13", "VC-D32", "VC-D33")
def test_spores_on_an_awake_dragon_lower_his_armor_and_not_his_eyelids():
    s = table("kgdct", "cavern", {(1, 0): "ambush"}, agenda=[])
    wake(s, 12)
    s.dragon.awake = True
    assert s.armor() == 4
    perform(s, th.SPORES)
    go(s)
    say(s, "spores dragon")
    s.choose(s.options[0])
    assert (s.dragon.wake, s.dragon.awake, s.armor()) == (11, True, 3)


@pytest.mark.rule("VC-C11", "VC-B25", "VC-T11")
def test_a_rockslide_bars_a_tribe_on_its_way():
    s = table("kgdct", None, {(1, 0): "ambush", (2, 0): "dark eye"})
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1]
    s.thief.at = s.dragon.at = OFF
    tribes(s, eye=(2, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert "walk 1,0" not in texts(s)
