"""Scenarios read from the rulebook: what the Tribes draw, muster, hide and reveal before they fight."""

import pytest

from cavern_scenes import bare, placed, settle
from crystal import (
    OFF,
    acts,
    asked,
    at,
    go,
    kind,
    lit,
    mark,
    monster,
    refused,
    roll,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    tile_at,
    tribes,
)
from undercroft.games.crystal_caverns.rules.roles.goblins import DrawMonsters, DrawWar, GoblinStart, Populate
from undercroft.games.crystal_caverns.rules.roles.recruits import secrets_for
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
ROAD = {(1, 0): "dark eye", (2, 0): "dark bones", (3, 0): "dark fangs"}


def theirs(tiles: Tiles | None = None, rage: int = 1, roles: str = "kgdct") -> Caverns:
    """Before their activations; the Knight on the Entrance, Dragon and Thief away."""
    s = bare(table(roles, "goblins", ROAD if tiles is None else tiles))
    s.goblins.rage = rage
    return s


def war(card: str, rage: int = 1) -> Caverns:
    """They populate by this War card."""
    s = bare(table("kgdct", "goblins", ROAD, agenda=[Populate(0, 0)]))
    s.goblins.war, s.goblins.rage = th.WAR.index(card), rage
    return s


def open_secret(s: Caverns, name: str) -> None:
    """This Secret lies face up before them."""
    s.goblins.secret_pile.remove(th.SECRETS.index(name))
    s.goblins.face_up.append(th.SECRETS.index(name))


def muster(s: Caverns) -> None:
    """Every Tribe takes its discs."""
    while kind(s) == "populate":
        s.choose(s.options[0])


# War cards and Population.
@pytest.mark.rule("VC-B08", "VC-B05")
def test_from_no_rage_they_rise_to_one_and_draw_one_card():
    s = bare(table("kgdct", "goblins", agenda=[GoblinStart()]))
    s.goblins.rage = 0
    roll(s, th.WAR.index("hate"))
    go(s)
    assert s.goblins.rage == 1
    if kind(s) == "war":
        assert texts(s) == ["war hate"]


@pytest.mark.rule("VC-B08")
def test_with_two_rage_they_choose_between_two_war_cards():
    s = bare(table("kgdct", "goblins", agenda=[DrawWar()]))
    s.goblins.rage = 2
    roll(s, th.WAR.index("hate"), th.WAR.index("fear"))
    go(s)
    assert (kind(s), texts(s)) == ("war", ["war hate", "war fear"])


@pytest.mark.rule("VC-B11", "VC-B09")
def test_the_rage_of_pain_comes_too_late_to_pay_for_a_second_tribe():
    s = war("pain")
    go(s)
    say(s, "block fangs")
    muster(s)
    assert (s.goblins.pop, s.goblins.rage) == ([0, 1, 1], 1)


@pytest.mark.rule("VC-B10")
def test_exactly_four_is_no_overpopulation():
    s = war("hate")
    tribes(s, fangs=(2, None), bones=(2, None), eye=(2, (1, 0)))
    go(s)
    muster(s)
    assert (s.goblins.pop, s.goblins.at[2], s.pending) == ([4, 4, 4], at((1, 0)), [])


@pytest.mark.rule("VC-B10", "VC-B40")
def test_a_tribe_that_lurks_is_hidden_and_may_be_the_one_to_scatter():
    s = war("pain")
    tribes(s, fangs=(4, None), bones=(1, None), eye=(3, (2, 1)))
    go(s)
    muster(s)
    assert set(starts(s, "scatter")) == {"scatter fangs", "scatter bones", "scatter eye"}
    say(s, "scatter eye")
    assert (s.goblins.pop, s.goblins.at[2]) == ([4, 2, 2], OFF)


@pytest.mark.rule("VC-B10", "VC-B65")
def test_the_frogs_tribe_may_overflow_alone_without_harm():
    s = war("pain")
    tribes(s, fangs=(1, (1, 0)), bones=(1, None), eye=(4, None))
    monster(s, "pet_frog", 3)
    go(s)
    muster(s)
    assert (s.goblins.pop, s.goblins.at[0], s.pending) == ([2, 2, 4], at((1, 0)), [])


@pytest.mark.rule("VC-B10", "VC-B65", "VC-B06")
def test_another_tribes_overflow_may_cost_the_frogs_tribe():
    s = war("pain")
    tribes(s, fangs=(4, None), bones=(1, None), eye=(4, (1, 0)))
    monster(s, "pet_frog", 3)
    go(s)
    muster(s)
    if kind(s) == "overpopulated":
        assert starts(s, "scatter") == ["scatter eye"]
        say(s, "scatter eye")
    assert (s.goblins.pop, s.goblins.slots[3]) == ([4, 2, 2], -1)


@pytest.mark.rule("VC-B10", "VC-B66")
def test_beetles_soften_the_scatter_of_an_overpopulation():
    s = war("pain")
    tribes(s, fangs=(4, None), bones=(1, None), eye=(3, (1, 0)))
    monster(s, "bright_beetles", 3)
    go(s)
    muster(s)
    if kind(s) == "overpopulated":
        say(s, "scatter eye")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3]) == (3, OFF, -1)


@pytest.mark.rule("VC-B10", "VC-B54")
def test_with_leader_all_three_stay_at_four():
    s = war("hate")
    tribes(s, fangs=(3, (1, 0)), bones=(4, (2, 0)), eye=(4, (3, 0)))
    secrets(s, "leader")
    go(s)
    muster(s)
    say(s, "leader")
    assert (s.goblins.pop, s.goblins.at) == ([4, 4, 4], [at((1, 0)), at((2, 0)), at((3, 0))])
    assert s.goblins.secret_discards == [th.SECRETS.index("leader")]


@pytest.mark.rule("VC-B10", "VC-B09")
def test_a_tribe_kept_out_for_rage_overflows_nowhere():
    s = war("pain", rage=2)
    tribes(s, fangs=(4, (1, 0)), bones=(1, None), eye=(1, None))
    go(s)
    say(s, "block fangs")
    muster(s)
    assert (s.goblins.pop, s.goblins.at[0], s.goblins.rage, s.pending) == ([4, 2, 2], at((1, 0)), 2, [])


# Monsters and Secrets.
@pytest.mark.rule("VC-B12")
def test_a_tribe_without_goblins_may_be_given_a_monster():
    s = table("kgdct", "goblins", agenda=[DrawMonsters()])
    s.goblins.war = th.WAR.index("ruin")
    tribes(s, bones=(1, None), eye=(0, None))
    roll(s, th.OGRE)
    go(s)
    say(s, "assign ogre to eye")
    assert (s.goblins.slots[3], s.tribe_strength(2)) == (th.OGRE, 1)


@pytest.mark.rule("VC-B12")
def test_bones_hold_two_monsters_and_the_others_one():
    s = table("kgdct", "goblins", agenda=[DrawMonsters()])
    s.goblins.war = th.WAR.index("desperation")
    tribes(s, bones=(4, None))
    monster(s, "gnome", 0)
    roll(s, th.OGRE, th.TROLL, th.BLOB)
    go(s)
    say(s, "assign ogre to bones", "assign troll to bones")
    assert "assign blob to bones" not in texts(s)
    assert "assign blob to fangs" not in texts(s)
    assert {"assign blob to eye", "assign blob to fangs for gnome", "discard monster blob"} <= set(texts(s))
    assert s.tribe_strength(1) == 6


@pytest.mark.rule("VC-B12", "VC-B28")
def test_bones_without_room_under_the_limit_draw_only_to_exchange():
    s = theirs()
    tribes(s, bones=(1, (2, 0)))
    monster(s, "blob", 0)
    acts(s)
    say(s, "activate bones")
    roll(s, th.OGRE)
    say(s, "special bones")
    assert set(texts(s)) == {"assign ogre to fangs for blob", "discard monster ogre"}


@pytest.mark.rule("VC-B13")
def test_face_up_secrets_count_for_the_hand_and_may_be_given_up():
    s = table("kgdct", "goblins", agenda=[])
    secrets(s, "hex", "leader", "poison", "cave_in")
    open_secret(s, "trap")
    roll(s, th.SECRETS.index("blind_fury"))
    secrets_for(s, 1)
    s.chance.script = None
    go(s)
    while kind(s) == "ruby":
        say(s, "no")
    assert kind(s) == "secret_limit"
    assert any("trap" in text for text in texts(s))
    say(s, next(text for text in texts(s) if "trap" in text))
    assert (s.goblins.face_up, len(s.goblins.hand), th.TRAP in s.goblins.secret_discards) == ([], 5, True)


@pytest.mark.rule("VC-B13", "VC-G10")
def test_an_empty_secrets_deck_is_made_of_its_discards():
    s = theirs()
    hex_card = th.SECRETS.index("hex")
    s.goblins.secret_discards, s.goblins.secret_pile = s.goblins.secret_pile, []
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "special eye")
    assert len(s.goblins.hand) == 1
    assert len(s.goblins.secret_pile) == 9
    assert (s.goblins.secret_discards, hex_card in s.goblins.hand + s.goblins.secret_pile) == ([], True)


@pytest.mark.rule("VC-B52", "VC-X09")
def test_a_cave_in_takes_no_more_tiles_than_eye_has_goblins():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye", (0, 1): "dark eye", (0, 2): "dark bones"})
    tribes(s, eye=(1, None))
    secrets(s, "cave_in")
    acts(s)
    count = len(s.map.cells())
    say(s, "secret cave_in", "cave in 0,2")
    settle(s)
    assert (kind(s), len(s.map.cells())) == ("goblins", count - 1)


@pytest.mark.rule("VC-B52", "VC-X09", "VC-X05")
def test_a_dark_crystal_tile_that_caves_in_counts_for_the_cavern():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye crystal"})
    tribes(s, eye=(1, None))
    secrets(s, "cave_in")
    tile = tile_at(s, (2, 0))
    acts(s)
    say(s, "secret cave_in", "cave in 2,0")
    settle(s)
    assert (s.fallen, tile in s.removed, s.knight.crystals) == (1, True, 0)


@pytest.mark.rule("VC-B52")
def test_without_eye_goblins_nothing_caves_in():
    s = theirs()
    tribes(s, bones=(4, None))
    secrets(s, "cave_in")
    acts(s)
    assert "secret cave_in" not in texts(s)


# Out of hiding and back.
@pytest.mark.rule("VC-B26")
def test_a_tribe_may_appear_beside_another_and_on_a_treasure():
    s = theirs({(1, 0): "dark eye", (2, 0): "dark eye"})
    s.map.treasures, s.supply = [at((1, 0))], 11
    tribes(s, eye=(1, None), bones=(1, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert {"appear 1,0", "appear 2,0"} <= set(texts(s))


@pytest.mark.rule("VC-B26", "VC-B40")
def test_while_its_symbol_lies_dark_anywhere_a_tribe_does_not_lurk():
    s = theirs()
    tribes(s, eye=(2, None))
    acts(s)
    say(s, "activate eye")
    assert not starts(s, "lurk")


@pytest.mark.rule("VC-B26", "VC-M05")
def test_a_tribe_lurks_beside_any_tile_walled_or_not():
    s = theirs({(1, 0): "ambush W"})
    tribes(s, eye=(2, None))
    acts(s)
    say(s, "activate eye")
    assert {"lurk 2,0", "lurk 1,1", "lurk 1,-1", "lurk -2,0"} <= set(texts(s))
    assert "lurk 3,0" not in texts(s)


@pytest.mark.rule("VC-B14")
def test_a_tribe_without_goblins_is_not_activated():
    s = theirs()
    tribes(s, eye=(0, None), fangs=(0, None), bones=(1, None))
    acts(s)
    assert starts(s, "activate") == ["activate bones"]


@pytest.mark.rule("VC-B28", "VC-B14")
def test_a_hidden_tribe_has_no_special_action():
    s = theirs()
    tribes(s, fangs=(3, None))
    acts(s)
    say(s, "activate fangs")
    assert not starts(s, "special")
    assert "hide" not in texts(s)


@pytest.mark.rule("VC-B40", "VC-B27")
def test_a_lurking_tribe_hides_or_steps_and_does_nothing_else():
    s = theirs({(1, 0): "ambush NESW"})
    tribes(s, eye=(2, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert {"walk 1,0", "hide"} <= set(texts(s))
    assert not starts(s, "special")
    assert not starts(s, "explore")
    say(s, "walk 1,0")
    assert (kind(s), s.goblins.at[2], s.goblins.pop[2]) == ("goblins", at((1, 0)), 2)


@pytest.mark.rule("VC-B40", "VC-D24")
def test_a_lurking_tribe_that_steps_into_the_flame_wall_is_burnt():
    s = theirs({(1, 0): "ambush NESW"})
    s.map.flame = at((1, 0))
    tribes(s, eye=(2, (2, 0)))
    acts(s)
    say(s, "activate eye", "walk 1,0")
    assert s.goblins.pop[2] == 1


@pytest.mark.rule("VC-B40", "VC-B63", "VC-B15")
def test_only_a_golem_brings_a_lurking_tribe_through_the_wall_of_a_tile():
    for golem in (False, True):
        s = theirs({(1, 0): "ambush W"})
        tribes(s, eye=(2, (2, 0)))
        if golem:
            monster(s, "golem", 3)
        acts(s)
        say(s, "activate eye")
        assert ("walk 1,0" in texts(s)) == golem


@pytest.mark.rule("VC-B56", "VC-B40")
def test_a_lurking_tribe_springs_from_its_hiding_spot():
    s = theirs({(1, 0): "ambush"})
    tribes(s, eye=(2, (1, 1)))
    secrets(s, "hiding_spots")
    acts(s)
    assert s.lurking(2)
    say(s, "secret hiding_spots", "spring eye")
    assert (s.knight.health, s.goblins.at[2], s.goblins.pop[2], s.goblins.rage) == (6, OFF, 0, 0)


@pytest.mark.rule("VC-B51", "VC-B40")
def test_the_tunnels_open_to_revealed_tribes_alone():
    s = theirs({(1, 0): "ambush NESW", (0, 1): "dark bones"})
    tribes(s, eye=(2, (2, 0)), bones=(2, None))
    secrets(s, "secret_tunnels")
    acts(s)
    if "secret secret_tunnels" in texts(s):
        say(s, "secret secret_tunnels")
    say(s, "activate eye")
    assert not starts(s, "tunnel")


@pytest.mark.rule("VC-B51", "VC-B16")
def test_the_way_through_the_tunnels_costs_no_goblin():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye", (3, 0): "ambush"})
    tribes(s, eye=(1, (1, 0)))
    secrets(s, "secret_tunnels")
    acts(s)
    say(s, "secret secret_tunnels", "activate eye", "tunnel 2,0")
    assert (s.goblins.pop[2], "special eye" in texts(s)) == (1, True)


@pytest.mark.rule("VC-B64", "VC-B26")
def test_the_gnomes_tribe_appears_under_any_symbol():
    s = theirs({(1, 0): "dark bones", (0, 1): "dark bones"})
    tribes(s, eye=(1, None), bones=(1, None))
    monster(s, "gnome", 3)
    acts(s)
    say(s, "activate eye")
    assert {"appear 1,0", "appear 0,1"} <= set(texts(s))
    assert not starts(s, "lurk")


# On the way.
@pytest.mark.rule("VC-B16", "VC-B18")
def test_the_last_goblin_lost_to_the_light_ends_the_walk():
    s = theirs({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye", (4, 0): "dark eye"})
    tribes(s, eye=(1, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0", "walk 3,0")
    assert (s.goblins.pop[2], s.goblins.at[2], kind(s)) == (0, OFF, "goblins")


@pytest.mark.rule("VC-B16", "VC-B66")
def test_the_beetles_shade_the_last_goblin_from_the_light():
    s = theirs({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye", (4, 0): "dark eye"})
    tribes(s, eye=(1, (1, 0)))
    monster(s, "bright_beetles", 3)
    acts(s)
    say(s, "activate eye", "walk 2,0", "walk 3,0", "yes")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3]) == (1, at((3, 0)), -1)
    assert "walk 4,0" in texts(s)


@pytest.mark.rule("VC-B60", "VC-B16")
def test_blind_fury_may_be_called_in_the_middle_of_the_walk():
    s = theirs({(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye"})
    tribes(s, eye=(1, (1, 0)))
    secrets(s, "blind_fury")
    acts(s)
    say(s, "activate eye", "walk 2,0", "secret blind_fury", "name eye", "walk 3,0")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (1, at((3, 0)))


@pytest.mark.rule("VC-B15", "VC-M16", "VC-B63")
def test_a_rockslide_stops_a_tribe_but_not_its_golem():
    for golem in (False, True):
        s = theirs({(1, 0): "ambush", (2, 0): "dark eye"})
        s.map.rocks.append(tile_at(s, (1, 0)) * 4 + 1)
        tribes(s, eye=(2, (2, 0)))
        if golem:
            monster(s, "golem", 3)
        acts(s)
        say(s, "activate eye")
        assert ("walk 1,0" in texts(s)) == golem


@pytest.mark.rule("VC-B25", "VC-B16")
def test_a_tribe_explores_after_its_walk_and_goes_no_further():
    s = theirs()
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0", "walk 3,0", "explore 4,0")
    settle(s)
    assert (kind(s), s.goblins.at[2], s.map.dark(at((4, 0)))) == ("goblins", at((4, 0)), True)


@pytest.mark.rule("VC-B25", "VC-X02")
def test_in_the_collapse_nobody_explores():
    s = theirs()
    s.collapse = True
    tribes(s, eye=(2, (3, 0)))
    acts(s)
    say(s, "activate eye")
    assert not starts(s, "explore")


@pytest.mark.rule("VC-B25", "VC-C17", "VC-V32")
def test_without_cavern_the_explored_tile_comes_from_the_stack_unseen():
    s = theirs(roles="kgd")
    tribes(s, eye=(2, (3, 0)))
    acts(s)
    before = len(s.stack)
    say(s, "activate eye", "explore 4,0")
    assert (asked(s), len(s.stack), lit(s, (4, 0))) == ("goblins", before - 1, False)
    assert s.goblins.at[2] == at((4, 0))


@pytest.mark.rule("VC-B21", "VC-B04")
def test_the_rage_for_a_killed_thief_ends_at_three():
    s = theirs(rage=2)
    s.thief.at = at((1, 0))
    tribes(s, eye=(4, (1, 0)))
    acts(s)
    say(s, "activate eye", "strike thief", "take rage")
    assert (s.goblins.rage, s.goblins.at[2], s.goblins.pop[2], s.thief.at) == (3, at((1, 0)), 4, OFF)


@pytest.mark.rule("VC-B21", "VC-B05")
def test_the_last_rage_spent_on_the_thief_comes_back_with_his_loot():
    s = theirs(rage=1)
    s.thief.at, s.thief.loot = at((1, 0)), 1
    tribes(s, eye=(4, (1, 0)))
    acts(s)
    say(s, "activate eye", "strike thief", "take rage")
    assert (s.goblins.rage, s.tribe_strength(2)) == (1, 4)


@pytest.mark.rule("VC-B21", "VC-B03")
def test_a_thief_as_stealthy_as_their_eyes_is_not_struck():
    s = theirs()
    s.thief.at, s.thief.assigned = at((2, 0)), [0, 1, 2]
    tribes(s, eye=(s.stealth() - 1, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert "strike thief" not in texts(s)


@pytest.mark.rule("VC-B58", "VC-W02", "VC-F06")
def test_a_wisp_that_leads_her_home_with_five_crystals_loses_the_game():
    s = bare(table("kgc", "goblins", {(1, 0): "ambush", (2, 0): "ambush"}))
    s.knight.at, s.knight.crystals = at((1, 0)), 5
    tribes(s, eye=(1, (2, 0)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye", "wisp", "push 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-B53", "VC-K03")
def test_no_poison_for_one_who_owns_two_cubes():
    s = theirs()
    placed(s, pool=2)
    tribes(s, eye=(4, (1, 0)))
    secrets(s, "poison")
    acts(s)
    say(s, "activate eye", "walk 0,0")
    say(s, texts(s)[-1])
    assert (s.knight.poisoned, s.knight.pool, s.knight.health, asked(s)) == (0, 2, 6, "goblins")


@pytest.mark.rule("VC-B23", "VC-B66")
def test_beetles_soften_the_scatter_after_a_smashed_crystal():
    s = theirs({(1, 0): "crystal"}, rage=2)
    mark(s, (1, 0))
    tribes(s, bones=(3, (1, 0)), eye=(3, (1, 0)))
    monster(s, "bright_beetles", 3)
    acts(s)
    say(s, "activate bones", "strike crystal", "activate eye", "strike crystal")
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage) == ([0, 1, 2], [OFF] * 3, 1)


@pytest.mark.rule("VC-B17", "VC-B14")
def test_who_has_struck_her_is_not_activated_again():
    s = theirs(rage=3)
    tribes(s, eye=(4, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 0,0", "strike knight")
    assert s.goblins.pop[2] == 2
    assert refused(s, "activate eye") == "VC-B14"
