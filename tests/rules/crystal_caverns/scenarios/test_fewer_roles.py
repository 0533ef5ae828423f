"""Scenarios read from the rulebook: Knight, Tribes and Dragon where a role is missing or the cave comes down."""

import pytest

from cavern_scenes import bare, placed, settle, surfaced, wake
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    mark,
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
from undercroft.games.crystal_caverns.rules.rounds import StartTurn
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
ROW = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye"}


def turn(roles: str, role: str, tiles: Tiles | None = None, **options: str) -> Caverns:
    """A role's turn, Dragon and Thief off the map, no Sidequest in her hand."""
    s = bare(table(roles, role, ROW if tiles is None else tiles, **options))
    s.knight.hand, s.knight.quests = [], []
    return s


@pytest.mark.rule("VC-K14", "VC-K04")
def test_who_starts_on_an_event_token_may_not_end_her_turn_before_it():
    s = turn("kgdct", "knight", {(1, 0): "event", (2, 0): "ambush"})
    mark(s, (1, 0))
    s.knight.at = at((1, 0))
    go(s)
    assert "encounter" in texts(s)
    assert "end turn" not in texts(s)


@pytest.mark.rule("VC-B55", "VC-V32")
@pytest.mark.parametrize(("roles", "named"), [("kg", ["hex knight"]), ("gd", ["hex dragon"]), ("gc", ["hex cavern"])])
def test_a_hex_names_only_who_plays(roles: str, named: list[str]):
    s = turn(roles, "goblins")
    tribes(s, eye=(2, (3, 0)))
    secrets(s, "hex")
    acts(s)
    say(s, "secret hex")
    assert starts(s, "hex") == named


@pytest.mark.rule("VC-B55", "VC-V32")
def test_alone_the_goblins_have_nobody_to_hex():
    s = turn("g", "goblins")
    tribes(s, eye=(2, (3, 0)))
    secrets(s, "hex")
    acts(s)
    assert "secret hex" not in texts(s)


@pytest.mark.rule("VC-B56", "VC-B53", "VC-V32")
def test_without_a_knight_no_tribe_springs_from_hiding():
    s = turn("gdct", "goblins", {(1, 0): "ambush", (2, 0): "dark eye"})
    tribes(s, eye=(3, None))
    secrets(s, "hiding_spots", "poison")
    acts(s)
    assert not starts(s, "secret")


@pytest.mark.rule("VC-X07", "VC-D33")
def test_without_cavern_he_comes_up_before_he_lays_his_tile():
    s = turn("kgd", "dragon", {(1, 0): "crystal"})
    s.dragon.at = at((1, 0))
    wake(s, 11)
    s.dragon.awake = True
    go(s)
    seen = []
    while s.active == th.DRAGON and s.pending:
        seen.append(kind(s))
        s.choose(s.options[0] if kind(s) != "dragon" else s.options[-1])
    assert seen.index("surface") < seen.index("end_tile")


@pytest.mark.rule("VC-W03", "VC-V04")
def test_without_a_knight_the_dragons_last_health_wins_for_the_goblins():
    s = turn("gd", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"})
    s.dragon.at, s.dragon.health = at((2, 0)), 1
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0", "strike dragon")
    assert s.result is not None
    assert s.result.ending == "goblins"


@pytest.mark.rule("VC-W03", "VC-B23")
def test_with_neither_knight_nor_dragon_the_crystals_stay_with_the_goblins():
    s = turn("gc", "goblins", {(1, 0): "crystal"})
    mark(s, (1, 0))
    s.goblins.crystals = 3
    tribes(s, eye=(3, (1, 0)), bones=(3, (1, 0)))
    acts(s)
    say(s, "activate eye", "strike crystal", "activate bones", "strike crystal")
    assert (s.goblins.crystals, s.result) == (4, None)


@pytest.mark.rule("VC-K15", "VC-V06", "VC-K31")
def test_without_a_dragon_the_bomb_is_for_walls_alone():
    s = turn("kgc", "knight", {(1, 0): "ambush W"})
    cubes(s, 4)
    s.knight.at = at((1, 0))
    go(s)
    say(s, "place bomb", "place strength", "place strength")
    assert "encounter" not in texts(s)
    assert starts(s, "bomb")


@pytest.mark.rule("VC-V07", "VC-K28", "VC-V05")
def test_without_goblins_two_ambushes_in_one_turn_are_stalwart():
    s = turn("kd", "knight", {(1, 0): "dark eye ambush", (0, 1): "dark eye ambush"})
    cubes(s, 6)
    s.knight.hand = [th.STALWART]
    go(s)
    say(s, "place movement", "place strength", "place strength", "place perception", "move 1,0")
    settle(s)
    while kind(s) == "brace":
        say(s, "ready")
    assert "quest stalwart" not in texts(s)
    say(s, "move 0,0", "move 0,1")
    settle(s)
    while kind(s) == "brace":
        say(s, "ready")
    assert (s.knight.health, "quest stalwart" in texts(s)) == (7, True)


@pytest.mark.rule("VC-V07", "VC-K12")
def test_in_an_infestation_a_braced_tie_is_decided_by_the_die():
    s = turn("kd", "knight", {(1, 0): "dark eye ambush"})
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    assert kind(s) == "brace"
    roll(s, "corners")
    say(s, "place strength")
    if kind(s) == "brace":
        say(s, "ready")
    assert (s.knight.health, s.knight.grit) == (7, 1)


@pytest.mark.rule("VC-B57", "VC-D27", "VC-D10")
def test_a_trap_thrown_away_under_a_claw_saves_the_tribe_and_not_her_place():
    s = turn("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush", (2, 1): "ambush"})
    s.dragon.at, s.dragon.hand, s.knight.at = at((1, 0)), [1, 0, 0], at((2, 0))
    tribes(s, eye=(3, (2, 0)))
    s.goblins.secret_pile.remove(th.TRAP)
    s.goblins.face_up = [th.TRAP]
    go(s)
    roll(s, "diamond")
    say(s, "power claw")
    s.choose(s.options[0])
    assert asked(s) == "goblins"
    say(s, "yes")
    assert (s.goblins.pop[2], s.goblins.rage, s.dragon.eaten, s.goblins.face_up) == (3, 1, 0, [])
    assert "push 2,1" in texts(s)
    say(s, "push 2,1")
    assert s.knight.at == at((2, 1))


@pytest.mark.rule("VC-B57", "VC-D27", "VC-D13")
def test_a_trap_kept_under_a_hiss_does_nothing_for_the_tribe():
    s = turn("kgdct", "dragon")
    s.dragon.at, s.dragon.hand = at((1, 0)), [2, 0, 0]
    tribes(s, eye=(3, (3, 0)))
    s.goblins.secret_pile.remove(th.TRAP)
    s.goblins.face_up = [th.TRAP]
    go(s)
    say(s, "power hiss")
    s.choose(s.options[0])
    say(s, "hiss eye", "no")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.rage, s.goblins.face_up) == (2, OFF, 2, [th.TRAP])


# The cave comes down.
@pytest.mark.rule("VC-B52", "VC-X09")
def test_in_the_collapse_caved_in_tiles_leave_the_game():
    s = turn("kgdct", "goblins", {(1, 0): "ambush", (2, 0): "dark eye", (0, 1): "dark bones"})
    s.collapse = True
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    tile = tile_at(s, (2, 0))
    tribes(s, eye=(1, None))
    secrets(s, "cave_in")
    acts(s)
    say(s, "secret cave_in", "cave in 2,0")
    settle(s, "slide")
    assert (tile in s.removed, s.stack, s.fallen) == (True, [], 0)


@pytest.mark.rule("VC-X02", "VC-D08", "VC-M12")
def test_in_the_collapse_what_he_lights_gets_no_neighbours():
    s = turn("kgdct", "dragon")
    s.collapse = True
    s.dragon.at, s.dragon.hand = at((2, 0)), [0, 1, 1]
    go(s)
    count = len(s.map.cells())
    say(s, "power burn", "pay flame wing", "burn 3,0")
    while kind(s) == "orient":
        s.choose(s.options[0])
    assert (len(s.map.cells()), kind(s)) == (count, "dragon")


@pytest.mark.rule("VC-X02", "VC-K15")
def test_in_the_collapse_two_encounters_are_one_attack_on_the_dragon_below_and_two_above():
    for up, health in ((False, 4), (True, 3)):
        s = turn("kgdct", "knight")
        cubes(s, 5)
        s.collapse = True
        s.knight.at = s.dragon.at = at((1, 0))
        if up:
            surfaced(s)
        go(s)
        say(s, "place strength", "place perception")
        for _ in range(2):
            if "encounter" in texts(s):
                say(s, "encounter", "attack dragon")
                while kind(s) == "attack":
                    say(s, "done")
        assert s.dragon.health == health


@pytest.mark.rule("VC-K19", "VC-X02", "VC-K15")
def test_in_the_collapse_the_javelin_gives_no_second_attack_underground_either():
    s = turn("kgdct", "knight")
    cubes(s, 6)
    s.collapse = True
    treasure(s, "javelin")
    s.knight.at = s.dragon.at = at((1, 0))
    go(s)
    say(s, "place strength", "place perception", "encounter", "attack dragon")
    while kind(s) == "attack":
        say(s, "done")
    if "javelin" in texts(s):
        say(s, "javelin")
    assert "encounter" not in texts(s)


@pytest.mark.rule("VC-M13", "VC-G01")
def test_a_treasure_room_without_a_token_in_the_supply_stays_bare():
    s = turn("kgdct", "knight", {(1, 0): "dark eye treasure_room"})
    s.supply, s.dragon.kept = 0, 12
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    assert (s.map.treasures, s.knight.grit, kind(s)) == ([], 1, "knight")


@pytest.mark.rule("VC-K33", "VC-B58", "VC-D18")
def test_a_shield_put_up_last_thing_in_her_turn_guards_her_in_theirs_and_his():
    s = turn("kgdct", "knight", {(1, 0): "ambush", (0, 1): "ambush"})
    s.dragon.at = at((1, 0))
    go(s)
    say(s, "place shield", "end turn")
    assert s.shielded()
    s.pending, s.dragon.hand = [], [0, 0, 2]
    tribes(s, eye=(1, (0, 1)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye")
    assert "wisp" not in texts(s)
    s.pending, s.agenda, s.active = [], [StartTurn(th.DRAGON)], th.DRAGON
    go(s)
    assert "power slap" not in texts(s)


@pytest.mark.rule("VC-K33", "VC-C10")
def test_outside_her_turn_no_cube_goes_onto_the_shield():
    s = turn("kgdct", "dragon")
    s.dragon.at, s.dragon.hand, s.knight.at = at((1, 0)), [3, 0, 0], at((1, 0))
    placed(s, pool=3)
    s.knight.grit = 9
    go(s)
    say(s, "power scratch")
    s.choose(s.options[0])
    say(s, "scratch knight")
    assert (asked(s), s.knight.grit, s.shielded()) == ("dragon", 4, False)


# Three on one tile.
@pytest.mark.rule("VC-B17")
def test_where_knight_and_dragon_stand_together_a_tribe_must_be_stronger_than_both():
    for strength, armor, enters in ((1, 4, False), (2, 0, False), (1, 0, True)):
        s = turn("kgdct", "goblins", {(1, 0): "dark eye"})
        s.dragon.at = at((0, 0))
        wake(s, armor)
        placed(s, strength=strength - 1, pool=2)
        tribes(s, eye=(2, (1, 0)))
        acts(s)
        say(s, "activate eye")
        assert ("walk 0,0" in texts(s)) == enters


@pytest.mark.rule("VC-B57", "VC-K19", "VC-K06")
def test_the_javelin_makes_up_for_the_trap():
    s = turn("kgdct", "knight")
    cubes(s, 3)
    treasure(s, "javelin")
    tribes(s, eye=(1, (1, 0)))
    s.goblins.secret_pile.remove(th.TRAP)
    s.goblins.face_up = [th.TRAP]
    go(s)
    say(s, "place strength")
    assert "move 1,0" not in texts(s)
    say(s, "javelin", "move 1,0", "attack tribes")
    assert (s.goblins.at[2], s.goblins.face_up, s.knight.cards) == (OFF, [], [])


@pytest.mark.rule("VC-D12", "VC-D05", "VC-K17")
def test_through_a_wall_on_the_wing_he_flies_into_her_blow():
    s = turn("kgdct", "dragon", {(1, 0): "ambush W", (2, 0): "ambush"})
    s.dragon.at, s.dragon.hand, s.knight.at = at((1, 0)), [0, 0, 1], at((2, 0))
    surfaced(s)
    placed(s, pool=2)
    go(s)
    say(s, "power wing")
    s.choose(s.options[0])
    roll(s, "saltire")
    say(s, "fly 2,0")
    assert (s.dragon.health, s.dragon.at) == (4, at((2, 0)))


@pytest.mark.rule("VC-D33", "VC-D05", "VC-B17")
def test_a_tribe_shares_the_surfaced_dragons_tile_and_nobody_is_hurt():
    s = turn("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "ambush"})
    s.dragon.at = at((1, 0))
    surfaced(s)
    tribes(s, fangs=(4, (2, 0)))
    go(s)
    say(s, "move 2,0")
    assert (s.dragon.health, s.goblins.at[0], s.goblins.pop[0]) == (5, at((2, 0)), 4)


@pytest.mark.rule("VC-K20", "VC-K09", "VC-K24")
def test_tribe_gem_and_treasure_on_one_tile_are_one_encounter():
    s = turn("kgdct", "knight")
    cubes(s, 3)
    s.map.gems[0], s.map.treasures, s.supply = at((1, 0)), [at((1, 0))], 11
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place strength", "move 1,0", "attack tribes")
    roll(s, "around")
    say(s, "collect gem claw")
    s.chance.script = None
    say(s, "collect treasure")
    s.choose(s.options[0])
    s.choose(s.options[0])
    assert (s.knight.met, s.knight.grit, s.map.treasures, len(s.knight.cards)) == (1, 5, [], 1)


@pytest.mark.rule("VC-B24", "VC-B66")
def test_beetles_soften_the_trap_of_a_gem():
    s = turn("kgdct", "goblins")
    s.map.gems[0] = at((3, 0))
    tribes(s, eye=(3, (3, 0)))
    monster(s, "bright_beetles", 3)
    acts(s)
    say(s, "activate eye")
    roll(s, "center")
    say(s, "plunder gem claw")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3], s.map.gems[0]) == (2, OFF, -1, OFF)


@pytest.mark.rule("VC-B03", "VC-B21", "VC-B59")
def test_the_ruby_hides_from_them_a_thief_one_goblin_more_would_see():
    s = turn("kgdct", "goblins")
    s.goblins.secret_pile.remove(th.RUBY)
    s.goblins.face_up = [th.RUBY]
    s.thief.at = at((3, 0))
    tribes(s, eye=(s.stealth(), (3, 0)), bones=(s.stealth() + 1, (3, 0)))
    acts(s)
    say(s, "activate eye")
    assert "strike thief" not in texts(s)
    say(s, "done", "activate bones", "strike thief")
    assert s.thief.at == OFF


@pytest.mark.rule("VC-K21", "VC-K20", "VC-K09")
def test_tribe_and_thief_on_one_tile_the_thief_may_be_spared():
    s = turn("kgdct", "knight")
    cubes(s, 7)
    s.thief.at = at((1, 0))
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place strength", "place perception", "place perception", "place perception", "move 1,0")
    assert {"attack tribes", "attack thief"} <= set(texts(s))
    assert "done" not in texts(s)
    say(s, "attack tribes", "done")
    assert (s.thief.at, s.knight.met) == (at((1, 0)), 1)


@pytest.mark.rule("VC-D20", "VC-D26", "VC-T34")
def test_a_scratched_thief_with_hidden_loot_brings_him_no_card():
    s = turn("kgdct", "dragon")
    s.dragon.at, s.dragon.hand, s.dragon.pile = at((1, 0)), [3, 0, 0], [1, 1]
    s.thief.at, s.thief.loot = at((1, 0)), 0
    go(s)
    say(s, "power scratch")
    s.choose(s.options[0])
    say(s, "scratch thief")
    assert (s.thief.at, s.dragon.hand) == (OFF, [0, 0, 0])


@pytest.mark.rule("VC-D21", "VC-D06")
def test_the_flame_wall_may_be_moved_in_the_turn_it_was_raised():
    s = turn("kgdct", "dragon")
    s.dragon.at, s.dragon.hand = at((1, 0)), [0, 6, 0]
    go(s)
    say(s, "power flame_wall")
    s.choose(s.options[0])
    say(s, "wall of flame 2,0", "power flame_wall")
    s.choose(s.options[0])
    say(s, "wall of flame 0,0")
    assert s.map.flame == at((0, 0))
