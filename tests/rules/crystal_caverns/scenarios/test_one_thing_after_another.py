"""Scenarios read from the rulebook: Knight, Tribes and Dragon where one effect runs into the next."""

import pytest

from cavern_scenes import bare, placed, settle, surfaced, top_events, wake
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
    monster,
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
from undercroft.games.crystal_caverns.rules.conflict.encounter import resolve_event
from undercroft.games.crystal_caverns.rules.rounds import StartTurn
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
ROW = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}


def hers(tiles: Tiles | None = None, pool: int = 5, roles: str = "kgdct", **options: str) -> Caverns:
    """Her turn on the Entrance, nobody else on the map, no Sidequest in the game."""
    s = bare(table(roles, "knight", ROW if tiles is None else tiles, **options))
    cubes(s, pool)
    s.knight.hand, s.knight.quests = [], []
    return s


def theirs(tiles: Tiles | None = None, rage: int = 1, roles: str = "kgdct") -> Caverns:
    """Before their activations; the Knight on the Entrance, Dragon and Thief away."""
    s = bare(table(roles, "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"} if tiles is None else tiles))
    s.goblins.rage = rage
    return s


def his(hand: str, tiles: Tiles | None = None, spot: tuple[int, int] = (1, 0), roles: str = "kgdct") -> Caverns:
    """Before his turn; the Knight on the Entrance, the Thief away."""
    s = bare(table(roles, "dragon", ROW if tiles is None else tiles))
    s.dragon.at = at(spot)
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    return s


def use(s: Caverns, power: str) -> None:
    say(s, f"power {power}")
    s.choose(s.options[0])


# Her turn.
@pytest.mark.rule("VC-E04", "VC-K20", "VC-K09")
def test_who_sells_strength_for_light_still_attacks_the_tribe_she_came_upon():
    s = hers({(1, 0): "dark eye event"}, 3)
    top_events(s, "light", "rats", "ambush")
    s.knight.health = 3
    tribes(s, bones=(2, (1, 0)))
    go(s)
    say(s, "place strength", "place strength", "place perception", "move 1,0")
    settle(s)
    while kind(s) == "before_event":
        say(s, "ready")
    say(s, "event light")
    settle(s)
    say(s, "give cube strength")
    settle(s)
    assert (s.knight.health, s.knight_strength(), s.knight.grit) == (5, 2, 1)
    assert texts(s) == ["attack tribes"]
    say(s, "attack tribes")
    assert (s.goblins.at[1], s.goblins.pop[1]) == (OFF, 0)


@pytest.mark.rule("VC-K19", "VC-K06", "VC-K09")
def test_the_javelin_that_let_her_in_may_fly_at_the_dragon_and_the_tribe_is_attacked_all_the_same():
    s = hers()
    s.dragon.at = at((1, 0))
    surfaced(s, 4)
    treasure(s, "javelin")
    tribes(s, eye=(2, (1, 0)))
    go(s)
    say(s, "place strength")
    assert "move 1,0" not in texts(s)
    say(s, "javelin", "move 1,0", "attack dragon")
    assert (s.dragon.health, s.knight.cards, s.knight_strength()) == (4, [], 2)
    assert texts(s)[0] == "attack tribes"
    assert "done" not in texts(s)
    say(s, "attack tribes")
    assert s.goblins.at[2] == OFF


@pytest.mark.rule("VC-B05", "VC-K06", "VC-K32", "VC-K20")
def test_a_shot_that_ends_malaise_in_the_encounter_saves_no_tribe_she_has_come_upon():
    s = hers()
    s.goblins.rage = 0
    tribes(s, eye=(2, (1, 0)), bones=(4, (2, 0)))
    go(s)
    say(s, "place strength", "place bow", "move 1,0", "shoot bones")
    assert (s.goblins.rage, s.tribe_strength(2), s.knight_strength()) == (1, 2, 2)
    assert "done" not in texts(s)
    say(s, "attack tribes")
    assert s.goblins.at[2] == OFF


@pytest.mark.rule("VC-K20", "VC-K09")
def test_a_tribe_beside_her_that_has_grown_too_strong_is_attacked_no_more():
    s = hers()
    s.knight.at, s.goblins.rage = at((1, 0)), 0
    tribes(s, eye=(2, (1, 0)), bones=(4, (2, 0)))
    go(s)
    say(s, "place strength", "place bow", "encounter", "shoot bones")
    assert "attack tribes" not in texts(s)
    assert s.goblins.at[2] == at((1, 0))


@pytest.mark.rule("VC-K25", "VC-K34", "VC-K05")
def test_a_cube_on_a_treasure_may_be_the_one_to_go_and_takes_its_bonus_along():
    s = table("kgdct", "cavern", agenda=[])
    from undercroft.games.crystal_caverns.rules.conflict.harm import lose_grit

    cubes(s, 3)
    treasure(s, "heroic_boots", 2)
    s.knight.pool, s.knight.placed[2], s.knight.grit = 0, 2, 5
    s.active = th.CAVERN
    lose_grit(s, 1)
    go(s)
    assert set(texts(s)) == {"return strength", "return heroic_boots"}
    say(s, "return heroic_boots")
    assert (s.knight_movement(), s.knight.cards, s.knight.faces, s.knight.grit_cubes) == (1, [th.BOOTS], [1], 31)


@pytest.mark.rule("VC-K35", "VC-T34", "VC-K24")
def test_a_gem_the_shot_thief_drops_is_there_for_her_to_collect():
    from undercroft.games.crystal_caverns.map import CARRIED

    s = hers(pool=6)
    treasure(s, "enchanted_bow", 1)
    s.thief.at, s.map.gems[0], s.thief.loot = at((1, 0)), CARRIED, 0
    go(s)
    say(s, "place enchanted_bow", "place perception", "place perception", "place perception", "magic thief")
    assert (s.thief.at, s.map.gems[0]) == (OFF, at((1, 0)))
    say(s, "move 1,0", "encounter")
    roll(s, "around")
    while kind(s) == "attack":
        say(s, "done")
    say(s, "collect gem claw")
    assert s.knight.grit == 5


@pytest.mark.rule("VC-E03", "VC-K23")
def test_deep_and_dark_without_cavern_and_without_treasures_is_five_grit():
    s = table("kgd", "knight", agenda=[])
    s.treasure_out, s.treasure_pool = list(range(7)), []
    resolve_event(s, th.EVENTS.index("deep_and_dark"))
    go(s)
    assert (s.knight.grit, s.knight.pool) == (5, 3)


@pytest.mark.rule("VC-K23")
def test_a_declined_card_is_never_offered_again():
    s = hers(roles="kgd")
    s.knight.at = at((1, 0))
    s.map.treasures, s.supply = [at((1, 0))] * 2, 8
    s.treasure_pool, s.treasure_out = [th.AXE], [card for card in range(7) if card != th.AXE]
    go(s)
    say(s, "encounter", "collect treasure", "decline mighty_axe", "collect treasure")
    assert (s.knight.grit, s.knight.cards, s.treasure_pool) == (10, [], [])
    assert kind(s) == "knight"


@pytest.mark.rule("VC-W02")
def test_who_starts_on_the_entrance_with_five_crystals_has_to_come_back_to_it():
    s = hers(roles="kgc")
    s.knight.crystals = 5
    go(s)
    assert s.result is None
    say(s, "place movement", "move 1,0", "move 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-W02", "VC-W01")
def test_with_a_dragon_in_play_five_crystals_win_nothing():
    s = hers()
    s.knight.at, s.knight.crystals = at((1, 0)), 5
    go(s)
    say(s, "move 0,0")
    assert s.result is None


@pytest.mark.rule("VC-K31", "VC-M10", "VC-M15")
def test_through_a_side_blown_open_the_dark_tile_turns_an_open_side_to_her():
    s = hers({(1, 0): "ambush W", (2, 0): "dark eye treasure_room"})
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place bomb", "bomb 1,0 E", "place movement", "move 2,0")
    settle(s)
    assert lit(s, (2, 0))
    assert not s.map.wall(at((2, 0)), 3)


@pytest.mark.rule("VC-K06", "VC-B05")
def test_in_malaise_a_single_goblin_bars_nobody():
    s = hers(pool=2)
    s.goblins.rage = 0
    tribes(s, eye=(1, (1, 0)))
    go(s)
    assert s.tribe_strength(2) == 0
    say(s, "move 1,0", "attack tribes")
    assert (s.goblins.at[2], s.goblins.rage) == (OFF, 1)


@pytest.mark.rule("VC-K14", "VC-K20", "VC-K09")
def test_a_token_and_a_tribe_on_one_tile_are_one_encounter_the_event_first():
    s = hers({(1, 0): "event", (2, 0): "ambush"})
    mark(s, (1, 0))
    top_events(s, "rats", "ambush", "light")
    s.knight.grit = 4
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place strength", "move 1,0")
    settle(s)
    while kind(s) == "before_event":
        say(s, "ready")
    say(s, "event rats")
    settle(s)
    assert s.knight.grit == 2
    say(s, "attack tribes")
    assert (s.goblins.at[2], s.knight.met, marked(s, (1, 0))) == (OFF, 1, False)


@pytest.mark.rule("VC-K13", "VC-K07")
def test_with_no_event_cards_left_a_token_under_her_binds_her_to_nothing():
    s = hers({(1, 0): "event", (2, 0): "ambush"}, 2)
    mark(s, (1, 0))
    s.events_out, s.events_pool, s.events_top, s.events_bottom = list(range(15)), [], [], []
    s.knight.at = at((1, 0))
    go(s)
    say(s, "move 2,0")
    assert (s.knight.met, marked(s, (1, 0))) == (0, True)


@pytest.mark.rule("VC-X02", "VC-M12", "VC-K10")
def test_in_the_collapse_her_revealed_tile_gets_no_neighbours():
    s = hers({(1, 0): "dark eye treasure_room"}, 2)
    s.collapse, s.supply = True, 12
    go(s)
    count = len(s.map.cells())
    say(s, "place movement", "move 1,0")
    while kind(s) == "orient":
        s.choose(s.options[0])
    assert (len(s.map.cells()), s.map.treasures, s.knight.grit) == (count, [at((1, 0))], 1)


@pytest.mark.rule("VC-K15", "VC-X02", "VC-K31")
def test_in_the_collapse_the_bomb_still_opens_a_wall_beside_her_attack():
    s = hers({(1, 0): "ambush W", (2, 0): "ambush -"}, 5)
    s.collapse = True
    s.knight.at = s.dragon.at = at((1, 0))
    go(s)
    say(s, "place strength", "encounter", "attack dragon")
    while kind(s) == "attack":
        say(s, "done")
    assert s.dragon.health == 4
    say(s, "place bomb", "bomb 1,0 E")
    assert s.knight.bombs == 2


@pytest.mark.rule("VC-K16", "VC-K08")
def test_a_surfaced_dragon_on_her_tile_need_not_be_attacked_when_she_has_not_just_come():
    s = hers()
    s.knight.at = s.dragon.at = at((1, 0))
    surfaced(s)
    go(s)
    say(s, "place strength", "move 2,0")
    assert (s.dragon.health, s.knight.met) == (5, 0)


@pytest.mark.rule("VC-K06", "VC-K16")
def test_back_onto_the_surfaced_dragons_tile_she_must_attack_him_again():
    s = hers(pool=6)
    s.dragon.at = at((1, 0))
    surfaced(s)
    go(s)
    say(s, "place strength", "place movement", "place perception", "move 1,0", "attack dragon")
    while kind(s) == "attack":
        say(s, "done")
    say(s, "move 2,0")
    assert "move 1,0" in texts(s)
    say(s, "move 1,0")
    assert "done" not in texts(s)
    say(s, "attack dragon")
    assert (s.dragon.health, s.knight.met) == (3, 2)
    assert not starts(s, "move")


# Their turn.
@pytest.mark.rule("VC-B69", "VC-B68", "VC-B53", "VC-K25")
def test_blob_and_poison_take_their_cubes_one_after_the_other():
    s = theirs()
    placed(s, strength=1, movement=3)
    s.knight.grit = 7
    tribes(s, eye=(3, (1, 0)))
    monster(s, "blob", 3)
    secrets(s, "poison")
    acts(s)
    say(s, "activate eye", "walk 0,0", "strike with poison")
    assert (s.knight.health, s.knight.grit, kind(s)) == (6, 2, "return_cube")
    say(s, "return strength")
    assert kind(s) == "poison"
    say(s, "poison movement")
    assert (s.knight.poisoned, s.cubes_owned()) == (1, 2)
    assert s.goblins.at[2] == OFF


@pytest.mark.rule("VC-B17", "VC-B15")
def test_a_tribe_cannot_pass_through_her_tile():
    s = theirs({(1, 0): "dark eye", (-1, 0): "dark bones"})
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 0,0")
    assert texts(s) == ["strike knight"]


@pytest.mark.rule("VC-B17", "VC-B15")
def test_a_tribe_passes_through_the_thiefs_tile_unseen_or_not():
    s = theirs()
    s.thief.at, s.thief.assigned = at((2, 0)), [0, 2, 1]
    s.knight.at = at((0, -1))
    tribes(s, fangs=(1, (1, 0)))
    acts(s)
    say(s, "activate fangs", "walk 2,0")
    assert not starts(s, "strike")
    assert "walk 1,0" in texts(s)


@pytest.mark.rule("VC-B16", "VC-M02")
def test_the_entrance_is_a_lit_tile_for_the_tribes():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye", (-1, 0): "dark bones"})
    s.knight.at = at((0, 1))
    tribes(s, eye=(3, (2, 0)))
    acts(s)
    say(s, "activate eye", "walk 1,0", "walk 0,0", "walk -1,0")
    assert s.goblins.pop[2] == 2


@pytest.mark.rule("VC-B16")
def test_the_light_is_counted_for_each_tribe_by_itself():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye", (0, 1): "dark bones"})
    s.knight.at = at((0, -1))
    tribes(s, eye=(2, (1, 0)), bones=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0", "done", "activate bones", "walk 2,0", "done")
    assert s.goblins.pop == [0, 2, 2]


@pytest.mark.rule("VC-B24", "VC-K23")
def test_a_plundered_treasure_is_no_card_of_hers_and_goes_back_to_the_supply():
    s = theirs()
    s.map.treasures, s.supply = [at((2, 0))], 11
    tribes(s, eye=(1, (1, 0)))
    acts(s)
    pool = len(s.treasure_pool)
    say(s, "activate eye", "walk 2,0", "plunder treasure")
    assert (s.supply, len(s.treasure_pool), s.goblins.rage, s.goblins.at[2]) == (12, pool, 2, at((2, 0)))


@pytest.mark.rule("VC-B24", "VC-B05", "VC-B17")
def test_rage_plundered_by_one_tribe_lets_the_next_strike_her():
    s = theirs(rage=0)
    s.map.treasures, s.supply = [at((2, 0))], 11
    tribes(s, bones=(1, (2, 0)), eye=(2, (1, 0)))
    acts(s)
    say(s, "activate bones", "plunder treasure", "activate eye", "walk 0,0", "strike knight")
    assert (s.knight.health, s.goblins.rage) == (6, 0)


# His turn.
@pytest.mark.rule("VC-D15", "VC-F05")
def test_he_swats_no_treasure_under_himself():
    s = his("cw")
    s.map.treasures, s.supply = [at((2, 0))], 11
    go(s)
    use(s, "swat")
    say(s, "swat 2,0")
    assert "to 3,0" in texts(s)
    assert "to 1,0" not in texts(s)


@pytest.mark.rule("VC-D11", "VC-D33", "VC-R02")
def test_he_lights_the_crystal_tile_he_lies_on_and_comes_up_through_it():
    s = his("f", {(1, 0): "ambush", (2, 0): "dark eye crystal"}, (2, 0))
    wake(s, 11)
    s.dragon.awake = True
    go(s)
    roll(s, "center")
    use(s, "flame")
    s.chance.script = None
    settle(s, "reveal")
    assert marked(s, (2, 0))
    while kind(s) != "surface":
        s.choose(s.options[-1])
    say(s, "yes")
    assert (s.dragon.surfaced, marked(s, (2, 0)), s.smashed) == (True, False, 1)


@pytest.mark.rule("VC-D31")
def test_with_a_kept_treasure_and_a_new_one_only_one_goes_back_a_turn():
    s = his("")
    s.dragon.kept, s.map.treasures, s.supply = 1, [at((1, 0))], 10
    go(s)
    say(s, "end powers")
    if kind(s) == "pride":
        say(s, "no")
    say(s, "take treasures 1")
    assert (s.dragon.kept, s.supply, s.dragon.tracks[th.GREED]) == (1, 11, 3)
    assert kind(s) != "dragon_treasure"


@pytest.mark.rule("VC-D31")
def test_with_greed_empty_treasures_go_straight_home():
    s = his("")
    s.dragon.tracks, s.dragon.wake = [0, 4, 4, 1, 1], 4
    s.map.treasures, s.supply = [at((1, 0))] * 2, 10
    go(s)
    say(s, "end powers")
    if kind(s) == "pride":
        say(s, "no")
    say(s, "take treasures 2")
    assert (s.dragon.kept, s.supply, s.dragon.wake) == (0, 12, 4)


@pytest.mark.rule("VC-D35", "VC-F07", "VC-K33")
def test_of_all_tiles_a_wrath_strikes_the_one_under_a_shielded_knight_stays():
    s = his("ccff", {(1, 0): "ambush", (2, 0): "ambush", (1, 1): "event"})
    s.knight.at = at((2, 0))
    placed(s, shield=1, pool=1)
    hers_tile, other = tile_at(s, (2, 0)), tile_at(s, (1, 1))
    go(s)
    roll(s, "diamond")
    use(s, "wrath")
    s.chance.script = None
    assert not s.map.where[other] or other in s.stack + s.cavern.hand
    settle(s, "slide")
    assert (s.map.tile(s.knight.at), kind(s)) == (hers_tile, "dragon")


@pytest.mark.rule("VC-D20", "VC-K25", "VC-K02")
def test_scratched_she_gives_a_placed_cube_and_his_turn_goes_on():
    s = his("cccw")
    s.knight.at, s.knight.grit = at((1, 0)), 6
    placed(s, strength=2, shield=0, perception=1)
    go(s)
    use(s, "scratch")
    say(s, "scratch knight")
    assert (asked(s), kind(s)) == ("knight", "return_cube")
    say(s, "return perception")
    assert (asked(s), kind(s), s.knight.grit) == ("dragon", "dragon", 1)
    assert "power wing" in texts(s)


@pytest.mark.rule("VC-D06", "VC-D15")
def test_a_gem_swatted_away_after_it_paid_pays_no_second_time():
    s = his("cw")
    s.map.gems[0] = at((2, 0))
    tribes(s, eye=(2, (3, 0)))
    go(s)
    say(s, "power swat", "pay wing gem-claw")
    say(s, *[text for text in texts(s) if text.startswith("swat")][:1])
    s.choose(next(c for c in s.options if c.text != "to 2,0"))
    assert s.map.gems[0] != at((2, 0))
    assert s.dragon.hand == [1, 0, 0]
    assert "power hiss" not in texts(s), "one card is left and the Gem is used"


@pytest.mark.rule("VC-D13", "VC-D06")
def test_a_hiss_is_paid_with_one_card_and_one_gem():
    s = his("c")
    s.map.gems[0] = at((3, 0))
    tribes(s, eye=(2, (2, 0)))
    go(s)
    say(s, "power hiss", "pay claw gem-claw", "hiss eye")
    assert (s.dragon.hand, s.dragon.eaten) == ([0, 0, 0], 1)


@pytest.mark.rule("VC-D36", "VC-D30", "VC-W04")
def test_a_gem_laid_on_the_entrance_is_hers_to_take():
    s = his("", spot=(0, 0))
    go(s)
    say(s, "end powers")
    while kind(s) != "gem":
        s.choose(s.options[-1])
    say(s, "gem claw")
    assert s.map.gems[0] == at((0, 0))
    s.pending, s.agenda, s.active = [], [StartTurn(th.KNIGHT)], th.KNIGHT
    go(s)
    say(s, "encounter")
    roll(s, "around")
    while kind(s) == "attack":
        say(s, "done")
    say(s, "collect gem claw")
    assert (s.knight.grit, s.map.gems[0]) == (5, OFF)


@pytest.mark.rule("VC-V05", "VC-D13", "VC-D10")
def test_without_goblins_he_neither_hisses_nor_feeds():
    s = his("ccc", roles="kdc")
    s.knight.at = at((1, 0))
    go(s)
    assert "power hiss" not in texts(s)
    assert "feed" not in texts(s)
    use(s, "scratch")
    assert texts(s)[0] == "scratch knight"


@pytest.mark.rule("VC-D02", "VC-V30")
def test_an_easy_dragon_wakes_at_nine():
    s = table("kgdct", "dragon", ROW, dragon="easy")
    s.thief.at = OFF
    s.dragon.at, s.dragon.eaten, s.dragon.wake, s.dragon.tracks = at((1, 0)), 2, 8, [2, 2, 1, 1, 0]
    go(s)
    say(s, "feed")
    assert (s.dragon.wake, s.dragon.awake) == (9, True)


@pytest.mark.rule("VC-D05", "VC-M16", "VC-D04")
def test_a_rockslide_stops_the_surfaced_dragon_but_not_the_one_below():
    for up in (False, True):
        s = his("", {(1, 0): "ambush", (2, 0): "ambush"})
        s.map.rocks.append(tile_at(s, (2, 0)) * 4 + 3)
        if up:
            surfaced(s)
        go(s)
        assert ("move 2,0" in texts(s)) == (not up)
