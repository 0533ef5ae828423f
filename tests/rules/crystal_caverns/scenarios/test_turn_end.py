"""What lasts "this turn" ends with the turn, for every role; what lasts "until her next step" ends with a step."""

import pytest

from crystal import OFF, acts, asked, at, cubes, go, kind, mark, roll, say, starts, table, texts, th, treasure
from crystal import tribes as put
from undercroft.games.crystal_caverns.rules.conflict.attacks import fight_tribes
from undercroft.games.crystal_caverns.rules.conflict.blows import StrikeDragon
from undercroft.games.crystal_caverns.rules.conflict.crossing import AttackThief
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.rounds import NextTurn
from undercroft.games.crystal_caverns.state import Caverns


def quest(s: Caverns, name: str) -> None:
    s.knight.hand = [th.SIDEQUESTS.index(name)]


# The end of a turn.
@pytest.mark.rule("VC-B61", "VC-K06")
def test_the_fire_bomber_does_not_defend_in_the_knights_turn():
    s = table("kg", None, {(1, 0): "ambush"})
    put(s, eye=(2, (1, 0)))
    s.goblins.rage = 1
    acts(s)
    s.goblins.bomber = 4
    assert s.tribe_strength(2) == 4
    say(s, "end turn")
    while asked(s) == "goblins":
        s.choose(s.options[0])
    assert (asked(s), s.tribe_strength(2)) == ("knight", 2)
    cubes(s, 2)
    say(s, "place strength", "place strength")
    assert "move 1,0" in texts(s)


LASTING = {
    "knight": "at health grit pool placed aside discarded poisoned grit_cubes bombs bombs_gone cards faces hand "
    "quests crystals map_double monster_bonus",
    "goblins": "pop at slots rage hand face_up monster_pile monster_discards secret_pile secret_discards drawn "
    "crystals spared",
    "dragon": "at health wake tracks locked eaten awake surfaced hand pile kept shriek shrieks",
    "cavern": "hand omens hatred_tokens",
    "thief": "at assigned upgrades taken stash carried loot looked hex plain_left",
}
"""What of a role outlasts a turn: everything else counts or marks something for one turn."""


@pytest.mark.rule("VC-G02")
@pytest.mark.parametrize("role", LASTING)
def test_whatever_marks_something_for_a_turn_is_as_at_first_when_the_turn_is_over(role: str):
    s = table("kgdct", None)
    part = getattr(s, role)
    fresh = getattr(table("kgdct", None), role)
    marks = [field for field in part.FIELDS if field not in LASTING[role].split()]
    assert marks
    for field in marks:
        value = getattr(part, field)
        setattr(part, field, [7] if isinstance(value, list) else not value if isinstance(value, bool) else 7)
    s.agenda = [NextTurn(th.THIEF)]
    go(s)
    # Whose turn begins now has its own first marks: the Knight's must not be among them here.
    assert asked(s) == "knight"
    assert {field: getattr(part, field) for field in marks} == {field: getattr(fresh, field) for field in marks}


@pytest.mark.rule("VC-T04", "VC-T01")
def test_action_cubes_leave_the_thiefs_board_with_his_turn():
    s = table("kt", "thief")
    go(s)
    say(s, "stats 2 3 4", "end turn")
    while asked(s) == "thief":
        s.choose(s.options[0])
    assert (asked(s), s.thief.cubes, s.stat(2)) == ("knight", 0, 4)


@pytest.mark.rule("VC-T34", "VC-T04")
def test_so_they_do_when_he_dies_in_his_own_turn():
    s = table("gt", "thief", {(1, 0): "ambush"})
    s.map.flame = at((1, 0))
    go(s)
    say(s, "stats 2 3 4", "move 1,0")
    while asked(s) == "thief":
        s.choose(s.options[0])
    assert (s.thief.at, s.thief.cubes, s.thief.moved, s.active) == (OFF, 0, 0, th.GOBLINS)


@pytest.mark.rule("VC-D06")
def test_used_gems_are_turned_face_up_at_the_end_of_the_dragons_turn():
    s = table("kgdct", "dragon", {(1, 0): "ambush"})
    s.map.gems[1] = at((1, 0))
    s.dragon.hand, s.dragon.at = [0, 0, 0], at((0, 0))
    go(s)
    say(s, "power flame")
    s.choose(s.options[0])
    assert s.dragon.gems_used == 2
    while s.active == th.DRAGON:
        s.choose(s.options[-1])
    assert s.dragon.gems_used == 0


@pytest.mark.rule("VC-G10", "VC-B08")
def test_the_chosen_war_card_goes_back_at_the_end_of_the_goblin_turn():
    s = table("kg", None)
    acts(s)
    assert s.goblins.war == 0
    say(s, "end turn")
    while asked(s) == "goblins":
        s.choose(s.options[0])
    assert s.goblins.war == -1


@pytest.mark.rule("VC-K25", "VC-K19", "VC-K28")
def test_a_turn_cut_off_by_rats_ends_like_any_other():
    s = table("kg", "knight", {(1, 0): "event"})
    mark(s, (1, 0))
    rats = next(i for i in range(15) if s.cards.events[i] == th.EVENTS.index("rats"))
    s.events_pool, s.events_bottom = [rats], [i for i in range(15) if i != rats]
    treasure(s, "javelin", 1)
    s.knight.grit = 5
    s.knight.pool, s.knight.grit_cubes = 3, 30
    quest(s, "cunning")
    go(s)
    say(s, "place strength", "place strength", "place strength", "javelin", "move 1,0")
    if kind(s) == "return_cube":
        s.choose(s.options[0])
    while asked(s) == "knight":
        s.choose(s.options[0])
    knight = s.knight
    assert (knight.cut, knight.moved, knight.met, knight.javelin, knight.entered) == (False, 0, 0, False, [])
    assert th.JAVELIN in knight.cards


@pytest.mark.rule("VC-W11", "VC-G02")
def test_a_knight_off_the_board_has_no_turn_and_the_others_still_end_theirs():
    s = table("kdct", "thief")
    s.knight.at, s.knight.cut = OFF, True
    go(s)
    say(s, "stats 2 3 4", "end turn")
    assert (asked(s), s.knight.cut, s.thief.cubes) == ("dragon", False, 0)


@pytest.mark.rule("VC-K28", "VC-K12")
def test_an_ambush_in_anothers_turn_is_none_of_hers():
    s = table("kct", "cavern", agenda=[Ambush()])
    go(s)
    assert s.knight.ambushes == 0


@pytest.mark.rule("VC-T35")
def test_the_first_attack_of_each_turn_is_counted_anew():
    s = table("kgdct", None, agenda=[NextTurn(th.KNIGHT)])
    s.thief.attacked = True
    go(s)
    assert s.thief.attacked is False


# Until her next step.
@pytest.mark.rule("VC-K28")
def test_a_second_attack_does_not_undo_a_sidequest_met():
    s = table("kgdct", "knight", {(1, 0): "crystal", (2, 0): "ambush"})
    mark(s, (1, 0))
    put(s, eye=(3, (1, 0)))
    quest(s, "stalwart")
    cubes(s, 6)
    go(s)
    say(s, *["place strength"] * 3, "move 1,0", "attack tribes", "attack crystal")
    assert "quest stalwart" in texts(s)


@pytest.mark.rule("VC-K28", "VC-K20")
def test_nor_do_attacks_on_tribes_on_the_dragon_or_on_the_thief():
    met = 1 << th.CUNNING
    s = table("kgdct", "knight", {(1, 0): "ambush"}, agenda=[])
    s.knight.at = at((1, 0))
    put(s, eye=(3, (1, 0)))
    s.knight.just = met
    fight_tribes(s, False)
    assert s.knight.just == met | 1 << th.STALWART
    s.agenda = [StrikeDragon(4, False), AttackThief(th.KNIGHT)]
    s.knight.just = met
    go(s)
    assert s.knight.just == met | 1 << th.DARING


@pytest.mark.rule("VC-K28", "VC-K32", "VC-K08")
def test_nor_does_a_shot_or_an_encounter_on_the_spot_but_a_step_does():
    s = table("kgdct", "knight", {(1, 0): "crystal", (2, 0): "ambush", (3, 0): "ambush"})
    mark(s, (1, 0))
    put(s, eye=(3, (1, 0)), fangs=(4, (3, 0)))
    quest(s, "stalwart")
    cubes(s, 7)
    s.map.gems[0] = at((1, 0))
    go(s)
    say(s, *["place strength"] * 3, "place perception", "place bow", "move 1,0", "attack tribes", "done")
    if kind(s) == "collect":
        say(s, "done")
    say(s, "shoot fangs")
    assert "quest stalwart" in texts(s)
    say(s, "encounter", "attack crystal")
    if kind(s) == "attack":
        say(s, "done")
    assert "quest stalwart" in texts(s)
    roll(s, "around")
    say(s, starts(s, "collect")[0])
    assert "quest stalwart" in texts(s)


@pytest.mark.rule("VC-K28", "VC-K05")
def test_a_step_undoes_it():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"})
    put(s, eye=(3, (1, 0)))
    quest(s, "stalwart")
    cubes(s, 7)
    go(s)
    say(s, *["place strength"] * 3, "place perception", "place movement", "move 1,0", "attack tribes")
    assert "quest stalwart" in texts(s)
    say(s, "move 2,0")
    assert "quest stalwart" not in texts(s)


@pytest.mark.rule("VC-K28", "VC-V09")
def test_a_lost_fight_for_a_space_is_no_step():
    s = table("kt", "knight", {(1, 0): "ambush"})
    s.map.ogre = at((1, 0))
    s.goblins.monster_pile.remove(th.MONSTERS.index("ogre"))
    quest(s, "cunning")
    s.knight.just = 1 << th.CUNNING
    s.knight.at = at((0, 0))
    go(s)
    s.knight.just = 1 << th.CUNNING
    say(s, "fight 1,0")
    if kind(s) == "brace":
        say(s, "ready")
    assert (s.knight.at, s.knight.just >> th.CUNNING & 1) == (at((0, 0)), 1)
