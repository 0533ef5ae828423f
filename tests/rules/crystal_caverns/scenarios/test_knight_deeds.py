"""Scenarios read from the rulebook: the Knight's Grit, Sidequests, Treasures, Events, equipment and the ground."""

import pytest

from cavern_scenes import bare, placed, settle, top_events
from crystal import (
    asked,
    at,
    cubes,
    go,
    kind,
    lit,
    mark,
    marked,
    refused,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.rules.conflict.encounter import resolve_event
from undercroft.games.crystal_caverns.rules.conflict.harm import gain_grit, gain_health, lose_grit
from undercroft.games.crystal_caverns.rules.effects.sidequests import quest_met
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


def event(s: Caverns, name: str) -> None:
    resolve_event(s, th.EVENTS.index(name))
    go(s)


# Sidequests.
@pytest.mark.rule("VC-K28")
def test_a_drawn_sidequest_that_is_met_already_is_shown_at_once():
    s = hers()
    s.knight.hand, s.knight.quests = [th.INTREPID], [th.PERSISTENT]
    s.revealed, s.smashed = 10, 3
    go(s)
    say(s, "quest intrepid", "quest persistent")
    assert (s.knight.grit, s.knight.hand) == (7, [])


@pytest.mark.rule("VC-K28")
def test_swift_counts_each_space_once():
    s = hers()
    s.knight.hand = [th.SWIFT]
    go(s)
    say(s, *["place movement"] * 3)
    for spot in ("1,0", "2,0", "1,0", "2,0", "1,0", "2,0", "3,0"):
        say(s, f"move {spot}")
    assert s.knight.moved == 7
    assert "quest swift" not in texts(s)


@pytest.mark.rule("VC-K28", "VC-K34")
def test_swift_is_met_on_the_seventh_space_with_the_boots():
    s = hers({(x, 0): "ambush" for x in range(1, 8)}, 4)
    s.knight.hand = [th.SWIFT]
    treasure(s, "heroic_boots", 1)
    go(s)
    say(s, "place heroic_boots", "place movement")
    assert s.knight_movement() == 7
    for x in range(1, 7):
        say(s, f"move {x},0")
    assert "quest swift" not in texts(s)
    say(s, "move 7,0", "quest swift")
    assert s.knight.grit == 4


@pytest.mark.rule("VC-K28")
def test_three_encounters_on_two_spaces_are_no_adventure():
    s = hers({(1, 0): "crystal", (2, 0): "ambush"}, 7)
    s.knight.hand = [th.ADVENTUROUS]
    mark(s, (1, 0))
    s.map.gems[0] = at((1, 0))
    tribes(s, eye=(1, (2, 0)))
    go(s)
    say(s, "place strength", "place strength", "place movement", "place perception", "place perception", "move 1,0")
    say(s, "encounter", "attack crystal")
    if kind(s) == "collect":
        say(s, "done")
    s.map.gems[1] = at((1, 0))
    s.ask_anew(s.seat)
    roll(s, "around")
    say(s, "encounter")
    while kind(s) == "attack":
        say(s, "done")
    say(s, "collect gem claw")
    if kind(s) == "collect":
        say(s, "done")
    say(s, "move 2,0", "attack tribes")
    assert s.knight.met == 3
    assert "quest adventurous" not in texts(s)


@pytest.mark.rule("VC-K28", "VC-V06")
def test_without_a_dragon_cunning_asks_for_two_treasures_in_one_turn():
    s = hers(roles="kgct")
    s.knight.at, s.knight.hand = at((1, 0)), [th.CUNNING]
    s.map.treasures, s.supply = [at((1, 0))] * 2, 10
    go(s)
    say(s, "encounter", "collect treasure")
    s.choose(s.options[0])
    s.choose(s.options[-1])
    assert "quest cunning" not in texts(s)
    say(s, "collect treasure")
    s.choose(s.options[0])
    s.choose(s.options[-1])
    assert "quest cunning" in texts(s)


@pytest.mark.rule("VC-K28", "VC-K34")
def test_bedecked_counts_cards_face_up_only():
    s = hers()
    s.knight.hand = [th.BEDECKED]
    treasure(s, "heroic_boots", 1)
    treasure(s, "elven_sword", 0)
    go(s)
    assert "quest bedecked" not in texts(s)
    say(s, "show elven_sword", "quest bedecked")
    assert s.knight.grit == 4


@pytest.mark.rule("VC-K28", "VC-K34")
def test_placing_the_cube_that_turns_the_second_card_up_meets_bedecked():
    s = hers()
    s.knight.hand = [th.BEDECKED]
    treasure(s, "heroic_boots", 1)
    treasure(s, "elven_sword", 0)
    go(s)
    say(s, "place elven_sword", "quest bedecked")
    assert (s.knight.grit, s.knight_perception()) == (4, 2)


@pytest.mark.rule("VC-K28", "VC-K35")
def test_an_arrow_at_the_dragons_hand_is_eagle_eyed():
    s = hers()
    s.knight.hand = [th.EAGLE_EYED]
    treasure(s, "enchanted_bow", 1)
    s.dragon.at, s.dragon.hand = at((2, 0)), [1, 1, 1]
    go(s)
    say(s, "place enchanted_bow", "place strength", "magic dragon")
    while asked(s) == "dragon":
        s.choose(s.options[0])
    assert "quest eagle_eyed" in texts(s)


@pytest.mark.rule("VC-K28", "VC-K25")
def test_the_grit_of_a_sidequest_ends_at_45():
    s = hers(pool=7)
    s.knight.grit, s.knight.hand, s.revealed = 43, [th.INTREPID], 12
    go(s)
    say(s, "quest intrepid")
    assert (s.knight.grit, s.knight.pool) == (45, 7)


# Grit.
@pytest.mark.rule("VC-K25")
def test_a_cube_lost_below_its_space_comes_back_when_she_reaches_it_again():
    s = table("kgdct", "cavern", agenda=[])
    cubes(s, 4)
    s.knight.grit = 12
    lose_grit(s, 5)
    go(s)
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (7, 3, 30)
    gain_grit(s, 4)
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (11, 4, 28)


@pytest.mark.rule("VC-K25", "VC-K03")
def test_a_discarded_cube_leaves_a_grit_space_empty_at_the_next_fall():
    s = table("kgdct", "cavern", agenda=[])
    cubes(s, 3)
    s.knight.pool, s.knight.discarded, s.knight.grit = 2, 1, 5
    lose_grit(s, 1)
    go(s)
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (4, 2, 30)


@pytest.mark.rule("VC-K25", "VC-K02")
def test_a_cube_given_back_from_movement_in_her_turn_ends_it_even_with_encounters_left():
    s = hers({(1, 0): "ambush", (2, 0): "ambush"}, 3)
    s.knight.grit, s.map.flame = 5, at((1, 0))
    go(s)
    say(s, "place movement", "place perception", "place perception", "move 1,0", "return movement")
    assert (s.active, s.knight.at) == (th.GOBLINS, at((1, 0)))


# Events.
@pytest.mark.rule("VC-E04", "VC-K03")
def test_with_two_cubes_there_is_no_light_to_buy():
    s = table("kgdct", "knight", agenda=[])
    s.knight.health = 3
    event(s, "light")
    assert (s.pending, s.knight.health, s.cubes_owned()) == ([], 3, 2)


@pytest.mark.rule("VC-E05")
def test_with_all_cubes_placed_fresh_air_is_not_breathed():
    s = table("kgdct", "knight", agenda=[])
    placed(s, movement=2, strength=1)
    s.knight.health = 3
    event(s, "fresh_air")
    assert (s.pending, s.knight.health) == ([], 3)


@pytest.mark.rule("VC-E05", "VC-K04")
def test_the_cube_of_fresh_water_is_hers_again_next_turn():
    s = table("kgdct", "knight", agenda=[])
    s.knight.health = 3
    event(s, "fresh_water")
    say(s, "yes")
    assert (s.knight.health, s.knight.pool, s.cubes_owned()) == (4, 1, 2)
    s.agenda = [StartTurn(th.KNIGHT)]
    go(s)
    assert (s.knight.pool, s.knight.aside) == (2, 0)


@pytest.mark.rule("VC-E04", "VC-V30", "VC-K29")
def test_light_heals_no_further_than_her_level_began():
    s = table("kgdct", "knight", agenda=[], goblins="easiest")
    cubes(s, 4)
    s.knight.health = 4
    event(s, "light")
    s.choose(s.options[0])
    assert s.knight.health == 5
    gain_health(s, 2)
    assert s.knight.health == 5


@pytest.mark.rule("VC-E06", "VC-M13")
def test_vantage_point_turns_up_no_tile_that_came_with_it():
    s = hers({(1, 0): "dark eye event"}, 2)
    top_events(s, "vantage_point", "rats", "light")
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    before = [cell for cell in s.map.cells() if s.map.dark(cell)]
    say(s, "ready", "event vantage_point")
    settle(s, "reveal")
    turned = [cell for cell in before if s.map.lit(cell)]
    assert len(turned) >= 2, "those beside the Entrance touch her tile at a corner"
    assert (s.knight.grit, kind(s)) == (1 + len(turned), "knight")


@pytest.mark.rule("VC-E01", "VC-K12", "VC-K10")
def test_an_ambush_card_with_nobody_hidden_leaves_her_the_grit_alone():
    s = hers({(1, 0): "dark eye event"}, 2)
    top_events(s, "ambush", "rats", "light")
    tribes(s, eye=(4, (0, 1)))
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    say(s, "ready", "event ambush")
    settle(s)
    while kind(s) == "brace":
        say(s, "ready")
    assert (asked(s), s.knight.health, s.knight.grit) == ("knight", 7, 1)


@pytest.mark.rule("VC-E02", "VC-K26")
def test_rats_at_no_grit_bite_nothing_and_the_tile_still_brings_its_point():
    s = hers({(1, 0): "dark eye event"}, 2)
    top_events(s, "rats", "ambush", "light")
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    settle(s)
    say(s, "event rats")
    settle(s)
    assert (s.knight.grit, kind(s), asked(s)) == (1, "knight", "knight")


@pytest.mark.rule("VC-K14", "VC-K08", "VC-K13")
def test_an_event_token_met_without_cavern_takes_the_top_card():
    s = hers({(1, 0): "event", (2, 0): "ambush"}, 2, roles="kgd")
    mark(s, (1, 0))
    top_events(s, "rats")
    s.events_pool, s.events_top, s.events_out = s.events_top, [], s.events_pool
    s.knight.grit = 3
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    assert (s.knight.grit, marked(s, (1, 0)), s.knight.met) == (1, False, 1)


# Treasures and equipment.
@pytest.mark.rule("VC-K36", "VC-K29")
def test_the_potion_is_drunk_at_one_below_full_and_heals_one():
    s = hers(pool=4)
    s.knight.health = 6
    treasure(s, "potion_kit", 1)
    go(s)
    say(s, "place potion_kit", "potion")
    assert (s.knight.health, s.knight.discarded, s.knight.pool) == (7, 1, 3)


@pytest.mark.rule("VC-K36", "VC-E07")
def test_cave_bread_brings_the_potions_cube_back_and_not_one_from_the_grit_track():
    s = hers(pool=4)
    s.knight.health = 3
    treasure(s, "potion_kit", 1)
    go(s)
    say(s, "place potion_kit", "potion")
    s.pending, s.agenda = [], []
    resolve_event(s, th.EVENTS.index("cave_bread"))
    assert (s.knight.discarded, s.knight.pool, s.knight.grit_cubes) == (0, 4, 28)


@pytest.mark.rule("VC-K34", "VC-K05")
def test_the_lantern_gives_the_step_and_the_encounter_at_once():
    s = hers({(1, 0): "dark eye treasure_room", (0, 1): "ambush"}, 2)
    s.supply = 0
    treasure(s, "pixie_lantern", 0)
    go(s)
    say(s, "move 1,0")
    settle(s)
    if kind(s) == "collect":
        say(s, "done")
    assert not starts(s, "move")
    say(s, "place pixie_lantern")
    assert "move 0,0" in texts(s)


@pytest.mark.rule("VC-K23", "VC-C17")
def test_without_cavern_she_is_offered_the_top_treasure_alone():
    s = hers(roles="kgd")
    s.knight.at = at((1, 0))
    s.map.treasures, s.supply = [at((1, 0))], 9
    go(s)
    roll(s, th.SWORD)
    say(s, "encounter", "collect treasure")
    assert (asked(s), texts(s)) == ("knight", ["keep elven_sword", "decline elven_sword"])
    say(s, "decline elven_sword")
    assert (s.knight.grit, s.treasure_out, s.supply) == (5, [th.SWORD], 10)


@pytest.mark.rule("VC-K30", "VC-M16", "VC-M04")
def test_the_map_crosses_a_rockslide_and_leaves_it_lying():
    s = hers()
    s.map.rocks.append(tile_at(s, (1, 0)) * 4 + 3)
    go(s)
    assert refused(s, "move 1,0") == "VC-K30"
    say(s, "place movement", "place ancient_map", "move 1,0")
    assert refused(s, "move 0,0") == "VC-K30"
    assert len(s.map.rocks) == 1


@pytest.mark.rule("VC-K31", "VC-K04")
def test_the_bomb_opens_one_wall_a_turn():
    s = hers({(1, 0): "ambush W"})
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place bomb", "bomb 1,0 E")
    settle(s)
    assert not starts(s, "bomb")
    assert "place bomb" not in texts(s)
    assert s.knight.bombs == 2


@pytest.mark.rule("VC-K31", "VC-M12")
def test_without_bomb_tokens_no_wall_is_offered():
    s = hers({(1, 0): "ambush W"})
    s.knight.at, s.knight.bombs = at((1, 0)), 0
    go(s)
    say(s, "place bomb")
    assert not starts(s, "bomb")


@pytest.mark.rule("VC-K30", "VC-K07", "VC-M10")
def test_through_a_wall_into_the_dark_she_must_reveal_all_the_same():
    s = hers({(1, 0): "ambush W", (2, 0): "dark eye treasure_room"})
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place ancient_map", "move 2,0")
    settle(s)
    assert (lit(s, (2, 0)), s.knight.met, s.knight.grit) == (True, 1, 1)


@pytest.mark.rule("VC-K22", "VC-K34")
def test_axe_and_sword_help_her_smash_a_crystal():
    s = hers({(1, 0): "crystal"}, 4)
    mark(s, (1, 0))
    treasure(s, "elven_sword", 0)
    treasure(s, "mighty_axe", 0)
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place elven_sword")
    assert "encounter" not in texts(s)
    say(s, "place mighty_axe", "encounter", "attack crystal")
    assert (s.knight.crystals, s.knight.grit) == (1, 2)


@pytest.mark.rule("VC-K22", "VC-V30")
def test_an_expert_knight_needs_strength_four_for_a_crystal():
    s = hers({(1, 0): "crystal"}, 5, knight="expert")
    mark(s, (1, 0))
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place strength", "place strength")
    assert "encounter" not in texts(s)
    say(s, "place strength", "encounter", "attack crystal")
    assert s.knight.crystals == 1


@pytest.mark.rule("VC-K11", "VC-K22", "VC-K10")
def test_the_crystal_of_a_tile_just_revealed_gives_three_grit_in_all():
    s = hers({(1, 0): "dark eye crystal"}, 4)
    go(s)
    say(s, "place strength", "place strength", "move 1,0")
    settle(s)
    say(s, "attack crystal")
    assert (s.knight.grit, s.knight.met, s.knight.crystals) == (3, 1, 1)


@pytest.mark.rule("VC-W02", "VC-V30")
@pytest.mark.parametrize(("level", "wins"), [("easy", True), ("standard", False)])
def test_an_easy_knight_leaves_with_four_crystals(level: str, wins: bool):
    s = hers(roles="kgc", knight=level)
    s.knight.at, s.knight.crystals = at((1, 0)), 4
    go(s)
    say(s, "move 0,0")
    assert (s.result is not None) == wins


@pytest.mark.rule("VC-K33", "VC-K04")
def test_a_shield_taken_up_again_protects_no_more():
    s = hers(pool=3)
    placed(s, shield=1, pool=2)
    s.knight.grit = 4
    go(s)
    assert not s.shielded()
    lose_grit(s, 3)
    assert s.knight.grit == 1


# The ground.
@pytest.mark.rule("VC-N03", "VC-K29")
@pytest.mark.parametrize(("health", "left"), [(4, 3), (1, 1)])
def test_a_turn_ended_on_magma_burns_her_but_never_to_death(health: int, left: int):
    s = hers({(1, 0): "ambush"}, terrain="yes")
    s.map.put_terrain(th.MAGMA, at((2, 0)), 0)
    s.terrain_left.remove(th.MAGMA)
    s.knight.health, s.knight.at = health, at((2, 0))
    go(s)
    say(s, "end turn")
    assert (s.knight.health, s.result) == (left, None)


@pytest.mark.rule("VC-N03")
def test_across_magma_without_stopping_she_is_not_burnt():
    s = hers({(1, 0): "ambush EW"}, terrain="yes")
    s.map.put_terrain(th.MAGMA, at((2, 0)), 0)
    s.terrain_left.remove(th.MAGMA)
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place movement", "move 2,0", "move 1,0", "end turn")
    assert s.knight.health == 7


@pytest.mark.rule("VC-K28", "VC-X09")
def test_persistent_counts_the_crystal_the_dragon_smashes_as_he_surfaces():
    from undercroft.games.crystal_caverns.rules.roles.dragon import Surface

    s = table("kgdct", "dragon", {(1, 0): "crystal"}, agenda=[Surface()])
    mark(s, (1, 0))
    s.smashed, s.dragon.at, s.dragon.awake = 2, at((1, 0)), True
    assert not quest_met(s, th.PERSISTENT)
    go(s)
    say(s, "yes")
    assert quest_met(s, th.PERSISTENT)
    assert s.knight.crystals == 0
