"""Scenarios: tokens on borders, who leaves first, which tile the Cavern gives, and other people's Entrance."""

import pytest

from cavern_scenes import settle, surfaced
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
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.crossing import kill_thief
from undercroft.games.crystal_caverns.rules.effects.omens import perform
from undercroft.games.crystal_caverns.rules.tiles.collapse import Vacate, removable
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.rules.tiles.tiles import OTHERWISE, Reveal
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]


def hold(s: Caverns, *kinds: int) -> None:
    """Give the Cavern a hand of tiles of these kinds."""
    s.stack += s.cavern.hand
    s.cavern.hand = []
    for tile_kind in kinds:
        tile = next(t for t in s.stack if s.cards.kinds[t] == tile_kind)
        s.stack.remove(tile)
        s.cavern.hand.append(tile)


def omen(s: Caverns, which: int) -> Caverns:
    s.agenda, s.pending = [], []
    perform(s, which)
    return go(s)


@pytest.mark.rule("VC-M15", "VC-C15")
def test_turning_the_tile_on_the_other_side_of_a_bomb_takes_it_too():
    s = table("kgdct", "cavern", {(1, 0): "ambush W", (2, 0): "event EW", (3, 0): "event"}, agenda=[])
    s.map.bombs, s.knight.bombs = [tile_at(s, (1, 0)) * 4 + 1], 2
    omen(s, th.CURSE)
    say(s, "rotate 2,0")
    settle(s, "rotate")
    assert (s.map.bombs, s.knight.bombs, s.knight.bombs_gone) == ([], 2, 1)


@pytest.mark.rule("VC-M16", "VC-C15")
def test_turning_the_tile_on_the_other_side_of_a_rockslide_takes_it_too():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "event EW", (3, 0): "event"}, agenda=[])
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1, tile_at(s, (1, 0)) * 4 + 3]
    omen(s, th.CURSE)
    say(s, "rotate 2,0")
    settle(s, "rotate")
    assert len(s.map.rocks) == 1, "the one towards the Entrance stays"


@pytest.mark.rule("VC-T11", "VC-T31")
def test_he_climbs_home_through_the_wall_of_the_entrance():
    s = table("kgdct", "thief", {(1, 0): "ambush -"})
    s.thief.at, s.thief.carried, s.supply = at((1, 0)), 1, 11
    go(s)
    say(s, "stats 2 3 4")
    assert not starts(s, "move")
    say(s, "climb 0,0")
    assert kind(s) == "upgrade"


@pytest.mark.rule("VC-T11", "VC-T02", "VC-C11")
def test_a_thief_walled_in_without_cubes_ends_his_turn():
    s = table("kgdct", "thief", {(1, 0): "ambush -"})
    s.thief.at = at((1, 0))
    go(s)
    say(s, "stats 3 4 2")
    s.thief.cubes = 1
    s.ask_anew(s.seat)
    assert not starts(s, "move")
    assert not starts(s, "climb")
    assert "end turn" in texts(s)


@pytest.mark.rule("VC-B25", "VC-C06", "VC-C05")
def test_for_explorers_the_cavern_may_keep_its_crystal_and_draws_anew():
    s = table("kgdct", None, {(1, 0): "dark eye"})
    hold(s, th.CRYSTAL, th.EVENT, th.AMBUSH)
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "explore 2,0")
    assert (asked(s), len(texts(s))) == ("cavern", 3)
    say(s, next(text for text in texts(s) if "event" in text))
    assert (s.goblins.at[2], len(s.cavern.hand), lit(s, (2, 0))) == (at((2, 0)), 3, False)


@pytest.mark.rule("VC-B25", "VC-C17")
def test_without_a_cavern_explorers_get_the_top_tile_unasked():
    s = table("kgd", None, {(1, 0): "dark eye"})
    tribes(s, eye=(2, (1, 0)))
    left = len(s.stack)
    acts(s)
    say(s, "activate eye", "explore 2,0")
    assert (s.goblins.at[2], len(s.stack), asked(s)) == (at((2, 0)), left - 1, "goblins")


@pytest.mark.rule("VC-X06", "VC-W02", "VC-W06", "VC-W09")
def test_of_two_who_would_win_by_leaving_the_knight_leaves_first():
    s = table("kgct", "cavern", {(1, 0): "ambush", (0, 1): "ambush"}, entrance=False, agenda=[])
    s.collapse, s.removed, s.stack, s.cavern.hand = True, s.removed + s.stack + s.cavern.hand, [], []
    s.knight.at = s.thief.at = at((1, 0))
    s.knight.crystals, s.thief.carried, s.thief.stash, s.supply = 5, 1, 5, 6
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    assert s.result is not None
    assert (s.result.ending, s.thief.at) == ("knight", at((1, 0)))


@pytest.mark.rule("VC-W04", "VC-X06", "VC-D34")
def test_the_surfaced_dragon_may_win_by_leaving_a_falling_tile():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (0, 1): "ambush"}, entrance=False, agenda=[])
    s.collapse, s.removed, s.stack, s.cavern.hand = True, s.removed + s.stack + s.cavern.hand, [], []
    surfaced(s, 8)
    s.dragon.at, s.knight.at, s.thief.at = at((1, 0)), at((0, 1)), OFF
    s.agenda = [Vacate(at((1, 0)), 0, th.CAVERN, 1)]
    go(s)
    assert s.result is not None
    assert s.result.ending == "dragon"


@pytest.mark.rule("VC-X06", "VC-D05", "VC-X03")
def test_he_does_not_leave_towards_a_knight_who_could_strike_him():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (0, 1): "ambush"}, entrance=False, agenda=[])
    s.collapse, s.removed, s.stack, s.cavern.hand = True, s.removed + s.stack + s.cavern.hand, [], []
    surfaced(s, 8)
    cubes(s, 5)
    s.knight.pool, s.knight.placed[th.STRENGTH_SLOT] = 3, 2
    s.dragon.at, s.thief.at = at((1, 0)), OFF
    assert s.armor() == s.knight_strength() == 3
    assert {s.map.where[tile] for tile in removable(s)} == {at((0, 1))}


@pytest.mark.rule("VC-C04", "VC-D24")
def test_a_treasure_may_be_placed_into_the_flame_wall():
    s = table("kgdct", "cavern", agenda=[PlaceTreasure(False)])
    s.map.flame = at((1, 0))
    go(s)
    assert "treasure 1,0" in texts(s)


@pytest.mark.rule("VC-C04", "VC-B40")
def test_a_lurking_tribe_keeps_no_treasure_away():
    s = table("kgdct", "cavern", agenda=[PlaceTreasure(False)])
    tribes(s, eye=(2, (1, 1)))
    go(s)
    assert len(texts(s)) == 4


@pytest.mark.rule("VC-M21", "VC-C03", "VC-C10")
def test_a_tile_shaped_under_a_lurking_tribe_makes_it_a_prey_of_the_bats():
    s = table("kgdct", "cavern", {(1, 0): "dark eye"})
    s.dragon.at = s.thief.at = OFF
    tribes(s, eye=(2, (1, 1)))
    s.cavern.omens = [1, 0, 0, 0, 0, 0]
    go(s)
    while kind(s) == "cavern":
        s.choose_text("shape" if "shape" in texts(s) else texts(s)[-1])
    say(s, "place tile 1,1")
    s.choose(s.options[0])
    assert s.revealed_tribe(2)
    say(s, "omen giant_bats")
    assert "bats on eye" in texts(s)


@pytest.mark.rule("VC-T34", "VC-T10", "VC-K24")
def test_she_may_pick_up_the_gem_he_dropped():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    s.knight.at = s.thief.at = at((1, 0))
    s.map.gems[2] = CARRIED
    kill_thief(s, th.CAVERN)
    go(s)
    roll(s, "around")
    say(s, "encounter")
    say(s, next(text for text in texts(s) if "gem" in text))
    assert (s.knight.grit, s.map.gems[2]) == (5, OFF)


@pytest.mark.rule("VC-T34", "VC-B24")
def test_a_tribe_may_plunder_what_he_dropped():
    s = table("kgdct", None, {(1, 0): "dark eye"})
    s.thief.at, s.thief.carried, s.supply, s.dragon.at = at((1, 0)), 1, 11, OFF
    kill_thief(s, th.CAVERN)
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "plunder treasure")
    assert (s.goblins.rage, s.supply) == (2, 12)


@pytest.mark.rule("VC-T34", "VC-D31", "VC-D30")
def test_the_dragon_feeds_his_greed_with_what_the_thief_dropped():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"})
    s.thief.at, s.thief.carried, s.supply, s.dragon.at = at((1, 0)), 1, 11, at((2, 0))
    s.dragon.hand = [0, 0, 0]
    kill_thief(s, th.CAVERN)
    go(s)
    say(s, "move 1,0")
    say(s, "end powers")
    say(s, "take treasures 1")
    assert (s.dragon.wake, s.dragon.tracks[th.GREED], s.supply) == (1, 3, 12)


@pytest.mark.rule("VC-V02", "VC-M13", "VC-T03")
def test_his_flare_lays_event_tokens_for_her():
    s = table("kct", "thief", {(1, 0): "ambush", (2, 0): "dark eye event"})
    s.thief.at = at((1, 0))
    go(s)
    say(s, "stats 2 3 4")
    roll(s, "diamond")
    say(s, "flare")
    s.chance.script = None
    settle(s)
    assert marked(s, (2, 0))
    assert (s.thief.cubes, s.knight.grit) == (3, 0)


@pytest.mark.rule("VC-V02", "VC-T04")
def test_without_cubes_there_is_no_flare_for_him():
    s = table("ct", "thief", {(1, 0): "ambush"})
    go(s)
    say(s, "stats 4 3 2", "hide loot 2")
    assert "flare" not in texts(s)
    assert starts(s, "move")


@pytest.mark.rule("VC-M13", "VC-G01", "VC-D11")
def test_a_treasure_room_revealed_with_an_empty_supply_stays_bare():
    s = table("kgdct", "dragon", {(1, 0): "dark eye treasure_room"}, agenda=[])
    s.supply, s.thief.carried, s.map.treasures = 0, 4, [at((0, 1))] * 8
    s.agenda = [Reveal([at((1, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s)
    assert lit(s, (1, 0))
    assert len(s.map.treasures) == 8


@pytest.mark.rule("VC-G01", "VC-M13")
def test_the_eleventh_event_tile_gets_no_token():
    spots = [(x, y) for x in range(1, 6) for y in (0, 1)]
    s = table("kgdct", "dragon", {spot: "event" for spot in spots} | {(6, 0): "dark eye event"}, agenda=[])
    for spot in spots:
        mark(s, spot)
    assert s.event_tokens() == 0
    s.agenda = [Reveal([at((6, 0))], [], th.DRAGON, -1, OTHERWISE)]
    go(s)
    settle(s)
    assert not marked(s, (6, 0))


@pytest.mark.rule("VC-C15", "VC-G01")
def test_with_all_event_tokens_out_none_is_restored():
    spots = [(x, y) for x in range(1, 6) for y in (0, 1)]
    s = table("kgdct", "cavern", {spot: "event" for spot in spots} | {(6, 0): "event"}, agenda=[])
    for spot in spots:
        mark(s, spot)
    omen(s, th.CURSE)
    assert not starts(s, "restore")


@pytest.mark.rule("VC-T13", "VC-K34", "VC-C17")
def test_the_only_face_down_card_is_stolen_unseen():
    s = table("kgdct", "thief", {(1, 0): "ambush"})
    s.thief.at = s.knight.at = at((1, 0))
    treasure(s, "javelin")
    go(s)
    say(s, "stats 2 4 3", "pickpocket knight with 3")
    if kind(s) == "steal":
        assert texts(s) == ["steal unseen"]
        s.choose(s.options[0])
    assert (s.knight.cards, s.knight.faces, s.treasure_bottom) == ([], [], [th.JAVELIN])


@pytest.mark.rule("VC-T13", "VC-T12")
def test_a_secret_is_taken_at_random_and_the_open_ruby_by_name():
    s = table("kgdct", "thief", {(1, 0): "ambush"})
    s.thief.at = at((1, 0))
    tribes(s, eye=(1, (1, 0)))
    secrets(s, "hex", "goblin_ruby")
    s.goblins.hand.remove(th.RUBY)
    s.goblins.face_up.append(th.RUBY)
    go(s)
    say(s, "stats 2 4 3", "pickpocket eye with 3")
    assert (asked(s), len(texts(s))) == ("thief", 2)
    say(s, next(text for text in texts(s) if "ruby" in text))
    assert (s.goblins.face_up, s.goblins.hand) == ([], [th.HEX])


@pytest.mark.rule("VC-G02", "VC-X07")
def test_a_round_of_three_without_cavern_places_three_tiles():
    s = GAME.new(3, {"roles": "kgt"}, 6)
    before = len(s.stack)
    count = 0
    while s.round < 2 and count < 400:
        fills = len(s.stack)
        s.choose(s.options[-1])
        count += 1
        assert len(s.stack) <= fills
    assert s.round == 2
    assert before - len(s.stack) >= 3


@pytest.mark.rule("VC-X01", "VC-X07")
def test_the_stack_may_end_in_the_midst_of_a_round_without_cavern():
    s = table("kgt", "goblins", {(1, 0): "ambush"}, agenda=[rounds.EndTurn(th.GOBLINS)])
    s.removed, s.stack = s.removed + s.stack[1:], s.stack[:1]
    go(s)
    say(s, "place tile 2,0")
    assert (asked(s), s.collapse) == ("thief", True)
