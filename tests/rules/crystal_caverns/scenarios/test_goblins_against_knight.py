"""Scenarios read from the rulebook: the Tribes against the Knight in their turn."""

import pytest

from cavern_scenes import bare, placed
from crystal import (
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    mark,
    marked,
    monster,
    refused,
    say,
    secrets,
    table,
    texts,
    th,
    tribes,
)
from undercroft.games.crystal_caverns.state import Caverns

ROW = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}


def hers(tiles: dict[tuple[int, int], str] | None = None, pool: int = 5) -> Caverns:
    """Her turn on the Entrance, Dragon and Thief away."""
    s = bare(table("kgdct", "knight", ROW if tiles is None else tiles))
    cubes(s, pool)
    return s


def theirs(tiles: dict[tuple[int, int], str] | None = None, rage: int = 1) -> Caverns:
    """Before their activations, the Knight on the Entrance, Dragon and Thief away."""
    s = bare(table("kgdct", "goblins", ROW if tiles is None else tiles))
    s.goblins.rage = rage
    return s


# Their attacks on her.
@pytest.mark.rule("VC-B20", "VC-B05", "VC-B04")
def test_after_the_first_attack_has_cost_the_last_rage_the_second_tribe_is_too_weak():
    s = theirs({(1, 0): "dark eye"})
    tribes(s, eye=(2, (1, 0)), bones=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 0,0", "strike knight")
    assert (s.knight.health, s.goblins.rage) == (6, 0)
    say(s, "activate bones")
    assert refused(s, "walk 0,0") == "VC-B17"


@pytest.mark.rule("VC-B20", "VC-B65")
def test_with_the_frog_the_second_tribe_strikes_in_malaise_and_rage_stays_at_nought():
    s = theirs({(1, 0): "dark eye"})
    tribes(s, eye=(2, (1, 0)), bones=(2, (1, 0)))
    monster(s, "pet_frog", 1)
    acts(s)
    say(s, "activate eye", "walk 0,0", "strike knight", "activate bones", "walk 0,0", "strike knight")
    assert (s.knight.health, s.goblins.rage, s.goblins.pop) == (5, 0, [0, 0, 0])


@pytest.mark.rule("VC-B20", "VC-W03")
def test_her_last_health_ends_the_game_in_their_turn():
    s = theirs({(1, 0): "dark eye"})
    s.knight.health = 1
    tribes(s, eye=(2, (1, 0)))
    monster(s, "blob", 3)
    s.knight.grit = 9
    acts(s)
    say(s, "activate eye", "walk 0,0", "strike knight")
    assert s.result is not None
    assert (s.result.ending, s.knight.grit, s.goblins.pop[2]) == ("goblins", 9, 2)


@pytest.mark.rule("VC-B53")
@pytest.mark.parametrize(("strength", "poisoned"), [(2, 1), (3, 2)])
def test_poison_takes_a_second_cube_from_one_who_is_two_weaker(strength: int, poisoned: int):
    s = theirs({(1, 0): "dark eye"})
    placed(s, pool=6)
    tribes(s, eye=(strength, (1, 0)))
    secrets(s, "poison")
    acts(s)
    say(s, "activate eye", "walk 0,0", "strike with poison")
    while kind(s) == "poison":
        assert asked(s) == "knight"
        s.choose(s.options[0])
    assert (s.knight.poisoned, s.knight.pool) == (poisoned, 6 - poisoned)
    assert th.SECRETS.index("poison") in s.goblins.secret_discards


@pytest.mark.rule("VC-B53", "VC-K04")
def test_poisoned_cubes_come_back_for_use_as_she_steps_onto_the_entrance():
    s = hers()
    s.knight.at, s.knight.poisoned, s.knight.pool = at((1, 0)), 2, 3
    go(s)
    say(s, "place movement", "move 0,0")
    assert (s.knight.poisoned, s.knight.pool) == (0, 4)
    say(s, "place movement")


@pytest.mark.rule("VC-B53", "VC-K04")
def test_poisoned_cubes_do_not_come_back_for_standing_on_the_entrance():
    s = hers()
    s.knight.poisoned, s.knight.pool = 2, 3
    go(s)
    assert (s.knight.poisoned, s.knight.pool) == (2, 3)
    say(s, "move 1,0")
    assert s.knight.poisoned == 2


@pytest.mark.rule("VC-B58", "VC-K33")
def test_no_wisp_calls_a_knight_behind_her_shield():
    s = theirs()
    placed(s, shield=1, pool=1)
    tribes(s, eye=(1, (1, 0)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye")
    assert "wisp" not in texts(s)


@pytest.mark.rule("VC-B58", "VC-F06")
def test_the_wisp_may_call_a_knight_who_cannot_come():
    s = theirs()
    tribes(s, eye=(1, (1, 0)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye", "wisp")
    assert (kind(s), s.knight.at, "wisp" in texts(s)) == ("tribe", at((0, 0)), False)


@pytest.mark.rule("VC-B58", "VC-F02")
def test_the_wisp_leads_her_not_onto_the_thief():
    s = theirs()
    s.thief.at = at((2, 0))
    s.knight.at = at((3, 0))
    tribes(s, eye=(1, (1, 0)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye", "wisp")
    assert "push 2,0" not in texts(s)


@pytest.mark.rule("VC-B67", "VC-B17", "VC-B20")
def test_the_underworm_brings_its_tribe_down_upon_her():
    s = theirs({(1, 0): "ambush", (1, 1): "dark eye"})
    tribes(s, eye=(2, (1, 1)))
    monster(s, "underworm", 3)
    acts(s)
    say(s, "activate eye", "worm 0,0")
    assert texts(s) == ["strike knight"]
    say(s, "strike knight")
    assert s.knight.health == 6


@pytest.mark.rule("VC-B67", "VC-B17")
def test_the_underworm_does_not_land_on_one_as_strong():
    s = theirs({(1, 0): "ambush", (1, 1): "dark eye"})
    placed(s, strength=1, pool=1)
    tribes(s, eye=(2, (1, 1)))
    monster(s, "underworm", 3)
    acts(s)
    say(s, "activate eye")
    assert "worm 0,0" not in texts(s)


@pytest.mark.rule("VC-B61", "VC-B17")
def test_a_bomber_who_does_not_attack_keeps_its_goblins():
    s = theirs({(1, 0): "dark eye", (2, 0): "dark bones"})
    tribes(s, eye=(2, (1, 0)))
    secrets(s, "fire_bomber")
    acts(s)
    say(s, "secret fire_bomber", "name eye", "activate eye", "walk 2,0", "hide", "end turn")
    assert s.goblins.pop[2] == 2


@pytest.mark.rule("VC-B61", "VC-B53")
def test_the_bombers_strength_counts_for_poison():
    s = theirs({(1, 0): "dark eye"})
    placed(s, strength=2, pool=4)
    tribes(s, eye=(3, (1, 0)))
    secrets(s, "fire_bomber", "poison")
    acts(s)
    say(s, "secret fire_bomber", "name eye", "activate eye", "walk 0,0", "strike with poison")
    while kind(s) == "poison":
        say(s, "poison pool")
    assert (s.knight.poisoned, s.goblins.pop[2]) == (2, 0)


@pytest.mark.rule("VC-B56")
@pytest.mark.parametrize(
    ("tiles", "spot", "springs"),
    [
        ({(1, 0): "event -", (2, 0): "ambush -"}, (1, 0), True),
        ({(1, 0): "event", (2, 0): "dark eye ambush"}, (1, 0), False),
        ({(1, 0): "event", (2, 0): "event", (2, 1): "ambush"}, (1, 0), False),
        ({(1, 0): "ambush"}, (1, 0), True),
    ],
)
def test_hiding_spots_are_lit_ambush_tiles_next_to_her_walled_or_not(
    tiles: dict[tuple[int, int], str], spot: tuple[int, int], springs: bool
):
    s = theirs(tiles)
    s.knight.at = at(spot)
    tribes(s, eye=(3, None))
    secrets(s, "hiding_spots")
    acts(s)
    assert ("secret hiding_spots" in texts(s)) == springs


@pytest.mark.rule("VC-B50", "VC-B56", "VC-B14")
def test_springing_from_a_hiding_spot_is_an_activation_and_waits_for_that_phase():
    """Tribes act in the phase of activations, one after another: the card is no moment of its own before or within."""
    s = theirs({(1, 0): "ambush", (2, 0): "dark bones"})
    s.knight.at = at((1, 0))
    tribes(s, eye=(3, None), bones=(1, (2, 0)))
    secrets(s, "hiding_spots", "trap")
    go(s)
    before = set()
    while kind(s) != "goblins":
        before.update([kind(s)] if "secret trap" in texts(s) else [])
        assert "secret hiding_spots" not in texts(s)
        s.choose(next(option for option in s.options if not option.text.startswith("secret")))
    assert {"window", "war", "monsters"} <= before
    assert "secret hiding_spots" in texts(s)
    say(s, "activate bones")
    assert "secret trap" in texts(s)
    assert "secret hiding_spots" not in texts(s)
    say(s, "done", "secret hiding_spots")
    assert kind(s) == "hiding_spots"


@pytest.mark.rule("VC-B56", "VC-B14")
def test_a_tribe_that_hid_this_turn_does_not_spring():
    s = theirs({(1, 0): "ambush", (2, 0): "dark eye"})
    tribes(s, eye=(3, (2, 0)), bones=(3, None))
    secrets(s, "hiding_spots")
    acts(s)
    say(s, "activate eye", "hide", "secret hiding_spots")
    assert texts(s) == ["spring bones"]


@pytest.mark.rule("VC-B55", "VC-K26")
def test_a_shield_turns_a_great_hex_into_one():
    s = theirs()
    placed(s, shield=1, pool=1)
    s.knight.grit = 4
    tribes(s, eye=(4, None))
    secrets(s, "hex")
    acts(s)
    say(s, "secret hex", "hex knight")
    assert s.knight.grit == 3


@pytest.mark.rule("VC-B55", "VC-K25")
def test_a_hex_takes_the_cube_she_had_kept_back_without_asking_her():
    s = theirs()
    placed(s, strength=2, pool=1)
    s.knight.grit = 6
    tribes(s, eye=(2, None))
    secrets(s, "hex")
    acts(s)
    say(s, "secret hex", "hex knight")
    assert (s.knight.grit, s.knight.pool, s.knight.placed[2], s.knight.grit_cubes) == (4, 0, 2, 31)
    assert asked(s) == "goblins"


# Crystals.
@pytest.mark.rule("VC-B23", "VC-K22")
def test_the_crystal_they_smash_brings_her_no_grit():
    s = theirs({(1, 0): "crystal"}, rage=2)
    mark(s, (1, 0))
    tribes(s, bones=(3, (1, 0)), fangs=(2, (1, 0)))
    acts(s)
    say(s, "activate bones", "strike crystal", "activate fangs", "strike crystal")
    assert (s.knight.crystals, s.knight.grit, s.goblins.rage, s.goblins.pop) == (1, 0, 1, [0, 1, 0])
    assert (s.smashed, marked(s, (1, 0))) == (1, False)


@pytest.mark.rule("VC-W02", "VC-B23")
def test_the_fifth_crystal_handed_to_her_wins_only_as_she_comes_back():
    s = bare(table("kgct", "goblins", {(1, 0): "crystal"}))
    mark(s, (1, 0))
    s.knight.crystals = 4
    tribes(s, bones=(3, (1, 0)), eye=(3, (1, 0)))
    acts(s)
    say(s, "activate bones", "strike crystal", "activate eye", "strike crystal")
    assert (s.knight.crystals, s.knight.at, s.result) == (5, at((0, 0)), None)


@pytest.mark.rule("VC-B23")
def test_one_tribe_alone_smashes_nothing_however_strong():
    s = theirs({(1, 0): "crystal"})
    mark(s, (1, 0))
    tribes(s, fangs=(4, (1, 0)), bones=(2, (1, 0)))
    monster(s, "ogre", 0)
    acts(s)
    say(s, "activate fangs", "strike crystal", "activate bones")
    assert "strike crystal" not in texts(s)
    say(s, "done", "end turn")
    assert (marked(s, (1, 0)), s.goblins.pop[0], s.goblins.slots[0]) == (True, 4, th.OGRE)
