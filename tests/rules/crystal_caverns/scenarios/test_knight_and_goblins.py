"""Scenarios read from the rulebook: the Knight against the Tribes in her turn, and their Ambushes."""

import pytest

from cavern_scenes import bare, settle
from crystal import (
    OFF,
    asked,
    at,
    cubes,
    go,
    kind,
    monster,
    say,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.state import Caverns

ROW = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}


def hers(tiles: dict[tuple[int, int], str] | None = None, pool: int = 5) -> Caverns:
    """Her turn on the Entrance, Dragon and Thief away."""
    s = bare(table("kgdct", "knight", ROW if tiles is None else tiles))
    cubes(s, pool)
    return s


def open_secret(s: Caverns, name: str) -> None:
    """This Secret lies face up before them."""
    s.goblins.secret_pile.remove(th.SECRETS.index(name))
    s.goblins.face_up.append(th.SECRETS.index(name))


# Her Bow.
@pytest.mark.rule("VC-K32")
def test_of_two_tribes_on_a_tile_the_bow_hits_the_one_she_names():
    s = hers()
    tribes(s, bones=(4, (2, 0)), eye=(4, (2, 0)))
    go(s)
    say(s, "place strength", "place strength", "place bow", "shoot bones")
    assert (s.goblins.pop, s.goblins.at[1], s.goblins.rage) == ([0, 2, 4], at((2, 0)), 2)


@pytest.mark.rule("VC-K32", "VC-B04")
def test_a_shot_at_full_rage_leaves_it_at_three():
    s = hers()
    s.goblins.rage = 3
    tribes(s, eye=(3, (1, 0)))
    go(s)
    say(s, "place strength", "place bow", "shoot eye")
    assert (s.goblins.pop[2], s.goblins.rage) == (2, 3)


@pytest.mark.rule("VC-K32", "VC-B66", "VC-B04")
def test_the_beetles_may_save_one_goblin_from_the_bow():
    s = hers()
    tribes(s, eye=(3, (1, 0)))
    monster(s, "bright_beetles", 3)
    go(s)
    say(s, "place strength", "place strength", "place bow", "shoot eye")
    assert asked(s) == "goblins"
    say(s, "yes")
    assert (s.goblins.pop[2], s.goblins.slots[3], s.goblins.rage) == (2, -1, 2)
    assert (asked(s), kind(s)) == ("knight", "knight")


@pytest.mark.rule("VC-K32", "VC-B06")
def test_shot_down_to_nothing_bones_choose_which_monster_goes():
    s = hers()
    tribes(s, bones=(2, (1, 0)))
    monster(s, "golem", 1)
    monster(s, "blob", 2)
    go(s)
    say(s, "place strength", "place strength", "place bow", "shoot bones")
    assert (asked(s), texts(s)) == ("goblins", ["drop monster golem", "drop monster blob"])
    say(s, "drop monster golem")
    assert (s.goblins.pop[1], s.goblins.at[1], s.goblins.slots[1:3]) == (0, OFF, [-1, th.BLOB])
    assert asked(s) == "knight"


@pytest.mark.rule("VC-K32", "VC-B59")
def test_a_shot_that_empties_a_tribe_breaks_the_ruby():
    s = hers()
    tribes(s, eye=(1, (1, 0)), bones=(3, (2, 0)))
    open_secret(s, "goblin_ruby")
    go(s)
    say(s, "place strength", "place bow", "shoot eye")
    assert (s.goblins.face_up, s.goblins.secret_discards) == ([], [th.RUBY])


@pytest.mark.rule("VC-K32", "VC-B57")
def test_the_trap_waits_while_she_only_shoots():
    s = hers()
    tribes(s, eye=(3, (1, 0)))
    open_secret(s, "trap")
    go(s)
    say(s, "place strength", "place strength", "place bow", "shoot eye")
    assert (s.goblins.pop[2], s.goblins.face_up) == (1, [th.TRAP])
    assert "move 1,0" in texts(s), "her 3 against 1 and 1 for the Trap"


@pytest.mark.rule("VC-K32", "VC-M06")
def test_she_shoots_at_a_tribe_that_shares_her_tile():
    s = hers()
    s.knight.at = at((1, 0))
    tribes(s, bones=(4, (1, 0)))
    go(s)
    say(s, "place strength", "place bow", "shoot bones")
    assert (s.goblins.pop[1], s.goblins.at[1], s.knight.met) == (3, at((1, 0)), 0)


@pytest.mark.rule("VC-K32", "VC-M06")
def test_the_bow_does_not_shoot_round_a_corner():
    s = hers({(1, 0): "ambush", (1, 1): "ambush"})
    tribes(s, eye=(2, (1, 1)))
    go(s)
    say(s, "place strength", "place bow")
    assert not starts(s, "shoot")
    say(s, "move 1,0")
    assert starts(s, "shoot") == ["shoot eye"]


@pytest.mark.rule("VC-K32", "VC-M15", "VC-K31")
def test_a_wall_blown_open_lets_the_bow_through():
    s = hers({(1, 0): "ambush W", (2, 0): "ambush -"})
    s.knight.at = at((1, 0))
    tribes(s, eye=(2, (2, 0)))
    go(s)
    say(s, "place strength", "place bow")
    assert not starts(s, "shoot")
    say(s, "place bomb", "bomb 1,0 E")
    settle(s)
    assert starts(s, "shoot") == ["shoot eye"]


@pytest.mark.rule("VC-K32", "VC-K34")
def test_sword_and_axe_add_to_her_shot_in_her_turn():
    s = hers()
    treasure(s, "elven_sword", 1)
    treasure(s, "mighty_axe", 1)
    tribes(s, eye=(4, (2, 0)))
    go(s)
    say(s, "place elven_sword", "place mighty_axe", "place bow", "shoot eye")
    assert (s.knight_strength(), s.goblins.pop[2]) == (3, 2)


@pytest.mark.rule("VC-K32", "VC-K19")
def test_a_javelin_in_hand_makes_no_shot_stronger():
    s = hers()
    treasure(s, "javelin")
    tribes(s, eye=(4, (2, 0)))
    go(s)
    say(s, "place bow", "javelin")
    assert not starts(s, "shoot"), "Strength 1 takes nobody"
    say(s, "place strength", "shoot eye")
    assert (s.goblins.pop[2], s.knight.cards) == (3, [th.JAVELIN])


@pytest.mark.rule("VC-K04", "VC-K32")
def test_the_bow_still_shoots_when_encounters_are_spent():
    s = hers({(1, 0): "ambush", (2, 0): "ambush"})
    tribes(s, eye=(1, (1, 0)), bones=(2, (2, 0)))
    go(s)
    say(s, "place strength", "place movement", "move 1,0", "attack tribes")
    assert not starts(s, "move")
    say(s, "place bow", "shoot bones")
    assert s.goblins.pop[1] == 1


# Her attacks.
@pytest.mark.rule("VC-K06", "VC-B62")
def test_a_troll_is_counted_when_she_would_enter():
    s = hers()
    tribes(s, eye=(1, (1, 0)))
    monster(s, "troll", 3)
    go(s)
    say(s, "place strength")
    assert "move 1,0" not in texts(s)
    say(s, "place strength")
    assert "move 1,0" in texts(s)


@pytest.mark.rule("VC-K06", "VC-B05", "VC-B65")
def test_in_malaise_the_frogs_tribe_alone_keeps_its_strength():
    s = hers({(1, 0): "ambush", (0, 1): "ambush"})
    s.goblins.rage = 0
    tribes(s, eye=(2, (1, 0)), bones=(2, (0, 1)))
    monster(s, "pet_frog", 3)
    go(s)
    say(s, "place strength")
    assert ("move 1,0" in texts(s), "move 0,1" in texts(s)) == (False, True)


@pytest.mark.rule("VC-K20", "VC-B06", "VC-B04")
def test_each_tribe_of_an_attack_scatters_by_itself():
    s = hers()
    s.goblins.rage = 0
    tribes(s, fangs=(1, (1, 0)), bones=(2, (1, 0)), eye=(3, (1, 0)))
    monster(s, "blob", 3)
    monster(s, "gnome", 1)
    go(s)
    say(s, "place strength", "place strength", "move 1,0", "attack tribes")
    assert (s.goblins.pop, s.goblins.at, s.goblins.rage) == ([0, 0, 1], [OFF] * 3, 3)
    assert sorted(s.goblins.monster_discards) == [th.GNOME, th.BLOB]


@pytest.mark.rule("VC-K20", "VC-B66")
def test_beetles_halve_the_loss_of_an_attacked_tribe_and_go():
    s = hers()
    tribes(s, eye=(2, (1, 0)))
    monster(s, "bright_beetles", 3)
    go(s)
    say(s, "place strength", "place strength", "move 1,0", "attack tribes")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.monster_discards) == (1, OFF, [th.BEETLES])


@pytest.mark.rule("VC-K09", "VC-K20", "VC-K23")
def test_after_the_compelled_attack_she_collects_in_the_same_encounter():
    s = hers()
    tribes(s, eye=(1, (1, 0)))
    s.map.treasures, s.supply = [at((1, 0))], 11
    go(s)
    say(s, "place strength", "move 1,0", "attack tribes")
    assert "collect treasure" in texts(s)
    say(s, "collect treasure")
    s.choose(s.options[0])
    s.choose(s.options[0])
    assert (s.supply, s.knight.met, len(s.knight.cards)) == (12, 1, 1)


@pytest.mark.rule("VC-K09", "VC-K20")
def test_on_entering_she_may_not_take_the_treasure_before_the_tribe():
    s = hers()
    tribes(s, eye=(1, (1, 0)))
    s.map.treasures, s.supply = [at((1, 0))], 11
    go(s)
    say(s, "place strength", "move 1,0")
    assert not starts(s, "collect")
    assert "done" not in texts(s)


@pytest.mark.rule("VC-K20", "VC-K08")
def test_a_tribe_already_beside_her_is_left_alone_if_she_likes():
    s = hers()
    s.knight.at = at((1, 0))
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place strength", "move 2,0")
    assert (s.knight.met, s.goblins.at[2]) == (0, at((1, 0)))


@pytest.mark.rule("VC-K20")
def test_against_a_stronger_tribe_beside_her_no_encounter_is_offered():
    s = hers()
    s.knight.at = at((1, 0))
    tribes(s, fangs=(1, (1, 0)))
    go(s)
    say(s, "place strength")
    assert "encounter" not in texts(s)
    say(s, "place strength", "encounter", "attack tribes")
    assert (s.goblins.at[0], s.knight.moved) == (OFF, 0)


@pytest.mark.rule("VC-K28", "VC-K20")
def test_stalwart_counts_goblins_and_not_strength():
    s = hers()
    s.knight.hand = [th.STALWART]
    tribes(s, fangs=(2, (1, 0)))
    monster(s, "ogre", 0)
    go(s)
    say(s, *["place strength"] * 3)
    assert "move 1,0" not in texts(s)
    s.goblins.slots[0] = -1
    s.ask_anew(s.seat)
    say(s, "move 1,0", "attack tribes")
    assert "quest stalwart" not in texts(s)


@pytest.mark.rule("VC-K28", "VC-K20")
def test_one_attack_meets_stalwart_and_daring_both():
    s = hers()
    s.knight.hand, s.knight.quests = [th.STALWART, th.DARING], []
    tribes(s, eye=(3, (1, 0)))
    monster(s, "blob", 3)
    go(s)
    say(s, *["place strength"] * 3, "move 1,0", "attack tribes")
    say(s, "quest stalwart", "quest daring")
    assert (s.knight.grit, s.knight.hand) == (9, [])
    assert s.knight.pool == 2, "the cube at 5 came with it"


@pytest.mark.rule("VC-K28", "VC-K20")
def test_fearless_is_no_attack_on_a_lit_tile():
    s = hers()
    s.knight.hand = [th.FEARLESS]
    tribes(s, eye=(1, (1, 0)))
    go(s)
    say(s, "place strength", "move 1,0", "attack tribes")
    assert "quest fearless" not in texts(s)


@pytest.mark.rule("VC-B57", "VC-K20")
def test_a_trap_strengthens_both_tribes_of_a_tile_and_is_gone_after_the_attack():
    s = hers()
    tribes(s, bones=(2, (1, 0)), eye=(1, (1, 0)), fangs=(2, (2, 0)))
    open_secret(s, "trap")
    go(s)
    say(s, "place strength", "place strength")
    assert "move 1,0" not in texts(s), "3 against 2 and 1"
    say(s, "place strength", "place perception", "place movement", "move 1,0", "attack tribes")
    assert (s.goblins.face_up, s.goblins.secret_discards) == ([], [th.TRAP])
    assert "move 2,0" in texts(s), "4 against 3: the Trap is gone"


# Ambushes.
@pytest.mark.rule("VC-K12", "VC-B02")
def test_without_goblins_no_tribe_ambushes_for_its_discs():
    s = hers({(1, 0): "dark eye ambush"}, 2)
    tribes(s, fangs=(0, None))
    monster(s, "ogre", 0)
    go(s)
    assert s.tribe_strength(0) == 2
    say(s, "place movement", "move 1,0")
    settle(s)
    while kind(s) == "brace":
        say(s, "ready")
    assert (asked(s), s.knight.health, s.knight.grit) == ("knight", 7, 1)


@pytest.mark.rule("VC-K12", "VC-B68")
def test_a_blob_in_an_ambush_costs_no_grit():
    s = hers({(1, 0): "dark eye ambush"}, 2)
    s.knight.grit = 4
    tribes(s, fangs=(2, None))
    monster(s, "blob", 0)
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    say(s, "ready", "ambush fangs")
    assert (s.knight.health, s.knight.grit, s.goblins.slots[0]) == (6, 5, -1)


@pytest.mark.rule("VC-K12", "VC-B29")
def test_a_tribe_on_the_map_ambushes_nobody():
    s = hers({(1, 0): "dark eye ambush", (0, 1): "dark eye"}, 2)
    tribes(s, fangs=(4, (0, 1)))
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    while kind(s) == "brace":
        say(s, "ready")
    assert (asked(s), s.knight.health, s.goblins.at[0]) == ("knight", 7, at((0, 1)))


@pytest.mark.rule("VC-K12", "VC-K10", "VC-K20", "VC-B04")
def test_an_ambush_comes_before_her_attack_on_the_tribe_of_that_tile():
    s = hers({(1, 0): "dark eye ambush"})
    s.goblins.rage = 2
    tribes(s, eye=(1, (1, 0)), fangs=(4, None))
    go(s)
    say(s, "place strength", "move 1,0")
    settle(s)
    say(s, "ready", "ambush fangs")
    assert (s.knight.health, s.goblins.rage, s.knight.grit) == (6, 1, 1)
    assert texts(s)[0] == "attack tribes"
    say(s, "attack tribes")
    assert (s.goblins.rage, s.goblins.at[2], s.knight.met) == (2, OFF, 1)


@pytest.mark.rule("VC-K12", "VC-B06")
def test_bones_choose_the_monster_lost_in_their_ambush_before_her_grit_comes():
    s = hers({(1, 0): "dark eye ambush"}, 2)
    tribes(s, bones=(3, None))
    monster(s, "ogre", 1)
    monster(s, "wisp", 2)
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    say(s, "ready", "ambush bones")
    assert (asked(s), kind(s), s.knight.grit) == ("goblins", "drop_monster", 0)
    say(s, "drop monster wisp")
    assert (s.goblins.slots[1:3], s.knight.grit, s.goblins.pop[1]) == ([th.OGRE, -1], 1, 1)


@pytest.mark.rule("VC-K12", "VC-B57")
def test_a_trap_is_no_help_in_an_ambush():
    s = hers({(1, 0): "dark eye ambush"}, 2)
    open_secret(s, "trap")
    tribes(s, eye=(2, None))
    go(s)
    say(s, "place strength", "move 1,0")
    settle(s)
    while kind(s) == "brace":
        say(s, "ready")
    assert (asked(s), s.knight.health, s.goblins.face_up) == ("knight", 7, [th.TRAP])


@pytest.mark.rule("VC-K12", "VC-K34")
def test_the_sword_put_to_use_in_an_ambush_holds_the_tribe_off():
    s = hers({(1, 0): "dark eye ambush"}, 2)
    treasure(s, "elven_sword", 0)
    tribes(s, eye=(2, None))
    go(s)
    say(s, "place movement", "move 1,0")
    settle(s)
    assert kind(s) == "brace"
    say(s, "place elven_sword")
    while kind(s) == "brace":
        say(s, "ready")
    assert (asked(s), s.knight.health, s.knight_strength()) == ("knight", 7, 2)
