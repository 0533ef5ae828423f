"""Scenarios: whom an effect on several spaces hits is settled when it is declared, and the Mushroom Forest shelters."""

import pytest

from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    monster,
    roll,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.rules.effects.omens import bat_targets, dreamers, spores
from undercroft.games.crystal_caverns.rules.effects.omens import usable as omen_usable
from undercroft.games.crystal_caverns.rules.effects.powers import Roll, usable
from undercroft.games.crystal_caverns.rules.effects.secrets import hexable
from undercroft.games.crystal_caverns.rules.roles.goblins import GoblinActs
from undercroft.games.crystal_caverns.state import Caverns

HALL = {(x, y): "ambush NESW" for x in (1, 2, 3) for y in (1, 2, 3)} | {(1, 0): "event NESW", (0, 1): "event NESW"}


def hall(hand: str, roles: str = "kgdct") -> Caverns:
    """The Dragon in the middle of nine open tiles, everybody else on the Entrance."""
    s = table(roles, "dragon", HALL)
    s.dragon.at = at((2, 2))
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    s.dragon.pile = []
    return s


def forest(turn: str = "dragon", roles: str = "kgdct") -> Caverns:
    """The Forest covers 2,0 to 3,1; a Lit tile lies to its west."""
    s = table(roles, turn, {(1, 0): "ambush NESW", (1, 1): "ambush NESW"}, terrain="yes")
    s.map.put_terrain(th.FOREST, at((2, 0)), 0)
    s.terrain_left.remove(th.FOREST)
    s.knight.at = s.dragon.at = s.thief.at = OFF
    return s


def use(s: Caverns, power: str) -> None:
    say(s, f"power {power}")
    s.choose(s.options[0])


def trap(s: Caverns) -> None:
    """A Trap lies face up."""
    secrets(s, "trap")
    s.goblins.hand.remove(th.TRAP)
    s.goblins.face_up.append(th.TRAP)


@pytest.mark.rule("VC-D10", "VC-F06")
def test_claw_pushes_her_once_though_she_comes_to_another_struck_tile():
    s = hall("c")
    s.knight.at = at((2, 1))
    go(s)
    roll(s, "around")
    use(s, "claw")
    assert kind(s) == "push"
    say(s, "push 3,1")
    assert kind(s) == "dragon"
    assert s.knight.at == at((3, 1))


@pytest.mark.rule("VC-D10", "VC-T35")
def test_claw_does_not_follow_a_thief_who_evaded_it():
    s = hall("c")
    s.thief.at, s.thief.upgrades = at((2, 1)), 1 << th.EVASION
    tribes(s, bones=(3, (3, 1)))
    go(s)
    roll(s, "around", 4)
    use(s, "claw")
    say(s, "claw 2,1", "evade 3,1")
    assert kind(s) == "dragon"
    assert s.thief.at == at((3, 1))
    assert (s.goblins.at[1], s.dragon.eaten) == (OFF, 2)


@pytest.mark.rule("VC-D10")
def test_claw_misses_who_comes_to_a_struck_tile_afterwards():
    s = hall("c")
    s.knight.at, s.thief.at, s.thief.upgrades = at((3, 1)), at((2, 1)), 1 << th.EVASION
    go(s)
    roll(s, "around", 6)
    use(s, "claw")
    say(s, "claw 3,1", "done")
    assert kind(s) == "evade"
    say(s, "evade 1,1")
    assert (kind(s), s.thief.at) == ("dragon", at((1, 1)))


@pytest.mark.rule("VC-D27", "VC-D35")
def test_no_trap_is_asked_for_a_tribe_on_the_entrance_which_never_falls():
    s = table("kgdct", "dragon", {(1, 0): "event NESW"}, agenda=[])
    s.dragon.at, s.knight.at, s.thief.at = at((1, 0)), at((0, 1)), OFF
    tribes(s, fangs=(3, (0, 0)))
    trap(s)
    s.agenda = [Roll(th.WRATH)]
    roll(s, "diamond")
    go(s)
    assert kind(s) != "trap"
    assert s.goblins.at[0] == at((0, 0))


@pytest.mark.rule("VC-D27", "VC-D35", "VC-N04")
def test_the_trap_is_asked_for_where_a_tribe_stands_on_another_space_of_a_falling_piece():
    s = forest()
    s.dragon.at = at((1, 0))
    tribes(s, eye=(3, (3, 1)))
    trap(s)
    s.agenda = [Roll(th.WRATH)]
    roll(s, "diamond")
    go(s)
    assert (kind(s), asked(s)) == ("trap", "goblins")
    say(s, "yes")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (3, at((3, 1)))
    # A piece that does not leave keeps its tile.
    assert s.map.where[th.FOREST] >= 0


@pytest.mark.rule("VC-D35", "VC-N04")
def test_wrath_scatters_a_tribe_on_another_space_of_a_falling_piece():
    s = forest()
    s.dragon.at = at((1, 0))
    tribes(s, eye=(3, (3, 1)))
    s.agenda = [Roll(th.WRATH)]
    roll(s, "diamond")
    go(s)
    assert (s.goblins.pop[2], s.goblins.at[2]) == (1, OFF)


@pytest.mark.rule("VC-D27", "VC-N03")
def test_no_trap_is_asked_for_a_claw_that_the_forest_keeps_out():
    s = forest()
    s.dragon.at, s.dragon.hand = at((1, 0)), [1, 0, 0]
    s.knight.at = at((1, 1))
    tribes(s, eye=(3, (2, 0)))
    trap(s)
    go(s)
    roll(s, "diamond")
    use(s, "claw")
    assert kind(s) == "push"
    say(s, "done")
    assert (kind(s), s.goblins.pop[2], th.TRAP in s.goblins.face_up) == ("dragon", 3, True)


@pytest.mark.rule("VC-D10", "VC-F07")
def test_claw_is_not_offered_against_a_shielded_knight_alone():
    s = hall("c")
    s.thief.at, s.knight.at = OFF, at((2, 1))
    assert usable(s, th.CLAW)
    s.knight.placed[6] = 1
    assert not usable(s, th.CLAW)


@pytest.mark.rule("VC-D20", "VC-D27")
def test_scratch_kills_the_tribes_on_his_tile_and_no_other():
    s = hall("ccc")
    s.thief.at = OFF
    tribes(s, fangs=(2, (2, 2)), eye=(3, (2, 2)), bones=(4, (2, 1)))
    trap(s)
    go(s)
    use(s, "scratch")
    say(s, "scratch tribes", "no")
    assert (s.goblins.pop, s.dragon.eaten) == ([0, 4, 0], 5)


@pytest.mark.rule("VC-N03", "VC-D10")
def test_a_dragon_in_the_forest_claws_nobody_outside():
    s = forest()
    s.dragon.at, s.dragon.hand = at((2, 0)), [1, 0, 0]
    s.knight.at, s.thief.at = at((1, 0)), at((1, 1))
    tribes(s, eye=(3, (3, 0)), bones=(2, (1, 1)))
    assert not usable(s, th.CLAW)
    tribes(s, fangs=(3, (2, 0)))
    go(s)
    roll(s, "cross")
    use(s, "claw")
    assert s.goblins.at == [OFF, at((1, 1)), at((3, 0))]
    assert (s.knight.at, s.thief.at) == (at((1, 0)), at((1, 1)))


@pytest.mark.rule("VC-N03", "VC-D18", "VC-D13")
def test_slap_and_hiss_are_no_attacks_and_come_out_of_the_forest_but_not_in():
    s = forest()
    s.dragon.at, s.knight.at = at((2, 0)), at((1, 0))
    tribes(s, eye=(3, (1, 1)))
    assert usable(s, th.SLAP)
    assert usable(s, th.HISS)
    s.dragon.at, s.knight.at, s.goblins.at[2] = at((1, 0)), at((2, 0)), at((2, 0))
    assert not usable(s, th.SLAP)
    assert not usable(s, th.HISS)


@pytest.mark.rule("VC-N03", "VC-C13")
def test_spores_do_not_reach_into_the_forest():
    s = forest("cavern")
    s.knight.at = s.dragon.at = s.thief.at = at((2, 0))
    tribes(s, eye=(4, (3, 1)), fangs=(1, None), bones=(0, None))
    assert dreamers(s) == [th.GOBLINS]
    s.agenda = []
    spores(s, th.GOBLINS)
    assert (s.goblins.rage, s.goblins.pop[2], s.agenda) == (1, 4, [])
    s.goblins.pop[0] = 3
    spores(s, th.GOBLINS)
    go(s)
    assert texts(s) == ["sleep fangs"]


@pytest.mark.rule("VC-N03", "VC-C13")
def test_spores_are_not_offered_where_everybody_is_in_the_forest():
    s = forest("cavern", "kc")
    s.knight.at = at((2, 0))
    assert not omen_usable(s, th.SPORES)
    s.knight.at = at((1, 0))
    assert omen_usable(s, th.SPORES)


@pytest.mark.rule("VC-N03", "VC-B55", "VC-C10")
def test_hex_and_bats_do_not_reach_into_the_forest():
    s = forest("goblins")
    s.knight.at = s.dragon.at = s.thief.at = at((2, 0))
    tribes(s, eye=(4, (3, 1)))
    assert hexable(s) == [th.CAVERN]
    assert bat_targets(s) == []
    s.knight.at = s.dragon.at = s.thief.at = at((1, 0))
    assert hexable(s) == [th.KNIGHT, th.DRAGON, th.CAVERN, th.THIEF]


@pytest.mark.rule("VC-N03", "VC-K35")
def test_the_enchanted_bow_does_not_shoot_into_the_forest_nor_out():
    for knight, dragon, allowed in (((1, 0), (2, 0), False), ((2, 0), (1, 0), False), ((1, 1), (1, 0), True)):
        s = forest("knight")
        cubes(s, 4)
        treasure(s, "enchanted_bow", 2)
        s.knight.at, s.dragon.at, s.dragon.hand = at(knight), at(dragon), [2, 0, 0]
        go(s)
        say(s, "place enchanted_bow", "place strength")
        assert ("magic dragon" in texts(s)) == allowed


@pytest.mark.rule("VC-N03", "VC-T15")
def test_a_thief_in_the_forest_stabs_on_his_space_alone():
    s = forest("thief")
    s.thief.at, s.thief.upgrades = at((2, 0)), 1 << th.CROSSBOW
    s.knight.at = at((1, 0))
    s.dragon.at = at((2, 0))
    go(s)
    say(s, "stats 2 3 4")
    assert starts(s, "backstab dragon")
    assert not starts(s, "backstab knight")


@pytest.mark.rule("VC-N03", "VC-B56")
def test_hiding_spots_do_not_reach_her_in_the_forest():
    s = forest("goblins")
    s.knight.at = at((2, 0))
    tribes(s, fangs=(3, None))
    secrets(s, "hiding_spots")
    s.agenda = [GoblinActs()]
    acts(s)
    assert "secret hiding_spots" not in texts(s)
    s = forest("goblins")
    s.knight.at = at((1, 0))
    tribes(s, fangs=(3, None))
    secrets(s, "hiding_spots")
    acts(s)
    assert "secret hiding_spots" in texts(s)


@pytest.mark.rule("VC-B58", "VC-N03")
@pytest.mark.parametrize(("tribe", "knight", "able"), [((1, 0), (2, 0), False), ((2, 0), (1, 0), True)])
def test_the_wisp_does_not_move_her_in_the_forest_but_comes_out_of_it(tribe, knight, able):
    s = forest("goblins")
    tribes(s, eye=(1, tribe))
    monster(s, "wisp", 3)
    s.knight.at = at(knight)
    acts(s)
    say(s, "activate eye")
    assert ("wisp" in texts(s)) == able


@pytest.mark.rule("VC-D27", "VC-D24", "VC-B57")
@pytest.mark.parametrize(("answer", "left"), [("yes", 3), ("no", 2)])
def test_a_trap_in_answer_to_a_flame_wall_under_a_tribe_keeps_it_from_burning_tribes(answer: str, left: int):
    s = hall("fff")
    tribes(s, eye=(3, (2, 1)), bones=(3, (1, 1)))
    trap(s)
    go(s)
    say(s, "power flame_wall")
    s.choose(s.options[0])
    say(s, "wall of flame 2,1")
    assert (asked(s), kind(s)) == ("goblins", "trap")
    say(s, answer)
    assert (th.TRAP in s.goblins.face_up) == (answer == "no")
    s.agenda, s.pending = [], []
    acts(s)
    say(s, "activate bones", "walk 2,1")
    assert s.goblins.pop[1] == left


@pytest.mark.rule("VC-D27", "VC-D24")
def test_no_trap_is_asked_for_a_flame_wall_beside_the_tribes():
    s = hall("fff")
    tribes(s, eye=(3, (2, 1)))
    trap(s)
    go(s)
    say(s, "power flame_wall")
    s.choose(s.options[0])
    say(s, "wall of flame 2,3")
    assert asked(s) == "dragon"
