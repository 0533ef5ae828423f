"""Scenarios: the Knight's free actions at decisions that ask for something else, and where asking would be idle."""

import pytest

from cavern_scenes import bare, placed, settle, surfaced, top_events
from crystal import (
    OFF,
    asked,
    at,
    cubes,
    free_chance,
    go,
    kind,
    mark,
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
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules.conflict.asides import card_possible, may_act
from undercroft.games.crystal_caverns.rules.conflict.blows import StrikeDragon
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.roles.goblins import Overpopulated
from undercroft.games.crystal_caverns.state import Caverns


def struck(face: int, pool: int = 1, card: str = "mighty_axe", axe: bool = True, turn: str = "knight") -> Caverns:
    """She has hit the surfaced Dragon, a Treasure before her and so many cubes left."""
    s = table("kgdct", turn, agenda=[StrikeDragon(4, axe)])
    s.thief.at = OFF
    surfaced(s)
    placed(s, pool=pool + (face == 2), strength=3)
    s.knight.hand, s.knight.quests = [], []
    treasure(s, card, face)
    return go(s)


# The Mighty Axe.
@pytest.mark.rule("VC-K04", "VC-K18")
@pytest.mark.parametrize("face", [0, 1])
def test_after_a_hit_a_cube_may_still_come_onto_the_axe(face: int):
    s = struck(face)
    assert (kind(s), s.dragon.health, "yes" in texts(s)) == ("axe", 4, False)
    say(s, "place mighty_axe")
    say(s, "yes")
    assert (s.dragon.health, s.knight.discarded, s.pending) == (3, 1, [])


@pytest.mark.rule("VC-K18", "VC-K04")
def test_a_cube_that_lies_there_is_asked_for_without_further_ones():
    s = struck(2, pool=0)
    assert texts(s) == ["yes", "no"]


@pytest.mark.rule("VC-K18", "VC-K03")
def test_the_axe_is_not_swung_with_the_last_two_cubes():
    s = table("kgdct", "knight", agenda=[StrikeDragon(4, True)])
    surfaced(s)
    placed(s, pool=2)
    s.knight.hand, s.knight.quests = [], []
    treasure(s, "mighty_axe", 2)
    s.knight.pool = 1
    go(s)
    assert "yes" not in texts(s)


@pytest.mark.rule("VC-K18", "VC-H01")
def test_a_face_down_card_is_asked_for_whatever_it_is():
    """What the others see of the question is the same for the Axe and for any other card."""
    assert kind(struck(0)) == kind(struck(0, card="heroic_boots")) == "axe"
    assert kind(struck(1, card="heroic_boots")) == ""
    s = struck(0, card="heroic_boots")
    s.treasure_out.append(th.AXE)
    assert not card_possible(s, th.AXE)


@pytest.mark.rule("VC-K18", "VC-K31", "VC-D05")
def test_no_axe_without_cubes_with_a_bomb_or_in_the_turn_of_another():
    assert struck(1, pool=0).pending == []
    assert struck(2, axe=False).pending == []
    assert struck(1, turn="dragon").pending == []
    s = struck(2, turn="dragon")
    assert texts(s) == ["yes", "no"], "a cube that lies there may go in his turn too, no other comes"


# The Bomb on a wall and the Flare, in the middle of an Encounter.
@pytest.mark.rule("VC-K31", "VC-K04")
def test_a_wall_is_blasted_in_the_middle_of_an_encounter():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye event", (1, 1): "event NES"}))
    top_events(s, "rats", "light", "cave_bread")
    cubes(s, 4)
    go(s)
    say(s, "place bomb", "place movement", "move 1,0")
    settle(s)
    assert kind(s) == "before_event"
    walls = starts(s, "bomb")
    assert walls
    say(s, walls[0])
    settle(s)
    assert (kind(s), s.knight.bombs, starts(s, "bomb")) == ("before_event", 2, [])


@pytest.mark.rule("VC-V02", "VC-K28")
def test_a_flare_is_lit_in_the_middle_of_an_encounter():
    s = table("kgc", "knight", {(1, 0): "dark eye event"})
    top_events(s, "rats", "light", "cave_bread")
    s.knight.hand, s.knight.quests = [], []
    cubes(s, 3)
    s.knight.grit = 4
    go(s)
    say(s, "move 1,0")
    settle(s)
    assert kind(s) == "before_event"
    roll(s, "center")
    say(s, "flare", "flare at 0,1")
    free_chance(s)
    settle(s)
    assert (kind(s), s.knight.grit, s.knight.flared, "flare" in texts(s)) == ("before_event", 5, True, False)


@pytest.mark.rule("VC-K14", "VC-K31", "VC-V02")
def test_the_event_she_starts_on_comes_before_bomb_and_flare():
    s = table("kgc", "knight", {(1, 0): "event", (2, 0): "ambush W"})
    mark(s, (1, 0))
    s.knight.at = at((1, 0))
    cubes(s, 4)
    go(s)
    say(s, "place bomb")
    assert s.knight.must_meet
    assert not {"flare", *starts(s, "bomb")} & set(texts(s))


@pytest.mark.rule("VC-V02", "VC-K31")
def test_a_bomb_or_a_flare_alone_opens_no_moment():
    s = table("kgc", "knight", {(1, 0): "dark eye event", (1, 1): "event NES"})
    placed(s, bomb=1, movement=1)
    s.knight.hand, s.knight.quests = [], []
    go(s)
    s.knight.pool = 0
    assert not may_act(s)


@pytest.mark.rule("VC-K31", "VC-V02", "VC-B50", "VC-C02")
def test_between_a_bomb_or_a_flare_and_what_comes_of_it_nobody_else_has_a_moment():
    """Secrets and omens belong to the turn of those who hold them: the Cavern fills, and nothing more."""
    s = table("kgc", "knight", {(1, 0): "ambush W", (2, 0): "dark eye event", (3, 0): "dark eye"})
    s.knight.at = at((1, 0))
    s.knight.hand, s.knight.quests = [], []
    s.cavern.omens = [2] * 6
    secrets(s, "trap", "hex")
    cubes(s, 4)
    go(s)
    say(s, "place bomb")
    kinds = set()
    for deed in (("bomb 1,0 S",), ("flare", "flare at 2,0")):
        roll(s, "center")
        say(s, *deed)
        free_chance(s)
        while kind(s) != "knight":
            assert asked(s) == "knight" or {option.text.split()[0] for option in s.options} == {"fill"}
            kinds.add(kind(s))
            s.choose(s.options[0])
    assert "fill" in kinds


# Ambushes without Goblins.
@pytest.mark.rule("VC-V07", "VC-K28")
def test_a_sidequest_before_she_says_whether_she_draws_a_monster():
    s = table("kd", "knight", {(1, 0): "ambush"}, agenda=[Ambush()])
    s.dragon.at = OFF
    s.knight.hand, s.knight.quests, s.knight.ambushes = [th.STALWART], [th.FEARLESS], 1
    go(s)
    assert (kind(s), "yes" in texts(s)) == ("draw_monster", False)
    say(s, "quest stalwart")
    assert (kind(s), "yes" in texts(s)) == ("draw_monster", True)


@pytest.mark.rule("VC-V07", "VC-H01")
def test_with_fearless_out_of_the_game_nobody_is_asked_for_it():
    s = table("kd", "knight", {(1, 0): "ambush"}, agenda=[Ambush()])
    s.dragon.at = OFF
    s.knight.hand, s.knight.quests, s.knight.pool = [th.SWIFT], [th.INTREPID], 0
    roll(s, "around")
    go(s)
    assert s.pending == []
    s = table("kd", "knight", {(1, 0): "ambush"}, agenda=[Ambush()])
    s.dragon.at = OFF
    s.knight.hand, s.knight.quests, s.knight.pool = [th.SWIFT], [th.FEARLESS], 0
    go(s)
    assert texts(s) == ["no"], "it may be in her hand, for all the others know"


@pytest.mark.rule("VC-V07", "VC-K28", "VC-V21")
@pytest.mark.parametrize(("ambushes", "asked_for"), [(1, True), (0, False)])
def test_alone_she_is_asked_for_it_only_where_a_sidequest_of_hers_may_bring_it(ambushes: int, asked_for: bool):
    s = table("k", "knight", {(1, 0): "ambush"}, agenda=[Ambush()], solo="easy")
    s.knight.hand, s.knight.quests, s.knight.ambushes, s.knight.pool = [th.STALWART], [th.FEARLESS], ambushes, 0
    roll(s, "around")
    go(s)
    assert (kind(s) == "draw_monster") == asked_for


# Attacks that are beyond her.
@pytest.mark.rule("VC-K09", "VC-K22")
def test_nobody_is_asked_for_an_attack_where_nothing_could_come_of_it():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye crystal"}))
    placed(s, perception=1, movement=1)
    s.knight.hand, s.knight.quests = [], []
    go(s)
    say(s, "place movement", "place perception", "move 1,0")
    settle(s)
    assert (kind(s), s.knight.met) == ("knight", 1)


@pytest.mark.rule("VC-K09", "VC-K19", "VC-H01")
def test_a_face_down_card_may_be_the_javelin_so_she_is_asked():
    answers = []
    for card in ("javelin", "heroic_boots"):
        s = bare(table("kgdct", "knight", {(1, 0): "dark eye crystal"}))
        placed(s, strength=1, movement=1)
        s.knight.hand, s.knight.quests = [], []
        treasure(s, card, 0)
        go(s)
        say(s, "place movement", "place strength", "move 1,0")
        settle(s)
        answers.append((kind(s), asked(s)))
        if card == "javelin":
            say(s, "javelin", "attack crystal")
            assert (s.knight.crystals, s.knight.cards) == (1, [])
        else:
            assert GAME.auto.answer(s, s.seat, "nothing_to_do") is None
            say(s, "show heroic_boots")
            assert kind(s) == "knight", "now all see that it is none"
    assert answers == [("attack", "knight")] * 2


# The Goblins, before one Tribe scatters for all.
@pytest.mark.rule("VC-B50", "VC-B10", "VC-B55")
def test_a_secret_before_the_overpopulated_tribe_scatters():
    s = bare(table("kgdct", "goblins", {(1, 0): "dark eye"}, agenda=[Overpopulated()]))
    tribes(s, eye=(4, (1, 0)))
    secrets(s, "hex", "poison")
    s.knight.grit = 9
    go(s)
    assert texts(s) == ["scatter eye", "secret hex"]
    say(s, "secret hex", "hex knight")
    assert (kind(s), s.knight.grit) == ("overpopulated", 5)
    say(s, "scatter eye")
    assert s.goblins.pop[2] == 2


@pytest.mark.rule("VC-B10", "VC-B52", "VC-N03")
def test_no_tribe_scatters_where_a_secret_has_left_none():
    s = table("g", "goblins", {(1, 0): "event"}, agenda=[Overpopulated()])
    secrets(s, "leader")
    tribes(s, fangs=(0, None), bones=(0, None), eye=(0, None))
    go(s)
    assert s.pending == []
