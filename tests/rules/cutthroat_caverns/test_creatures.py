"""Creature attacks in general."""

import pytest

from caverns import (
    ENCOUNTER,
    NUMBER,
    act,
    coming,
    creature_life,
    dealt,
    events,
    fate,
    finish_round,
    hand,
    kinds,
    lives,
    say,
    sets,
    table,
    until,
)
from undercroft.games.cutthroat_caverns.definitions import types
from undercroft.games.cutthroat_caverns.definitions.native import Aim
from undercroft.games.cutthroat_caverns.parts import Blow
from undercroft.games.cutthroat_caverns.rules.strikes import hardest, least_damager, selected

FIRST, LAST = (
    Aim(types.Aim(target="first_damager", damage=20)),
    Aim(types.Aim(target="last_damager", damage=10)),
)


def strikes(s) -> list[tuple[int, int]]:
    return [(int(str(e.facts["seat"])), int(str(e.facts["count"]))) for e in events(s, "strike")]


def next_round(encounter: str, initiative: list[int], **how):
    """A creature's attack at the end of a round and the strikes it brings after the next draw."""
    seats = how.get("seats", 4)
    hands = {seat: "attack_5" for seat in range(min(seats, 4)) if seat not in how.get("dead", ())}
    s = table(encounter, "creature", hands=how.pop("hands", hands), wait=True, **how)
    coming(s, initiative)
    s.advance()
    until(s, "set")
    return s


@pytest.mark.rule("CC-M01", "CC-N09")
def test_before_the_attack_the_attack_and_after_it():
    s = table("clockwork_golem", "creature", hands={0: "attack_5"}, wait=True)
    coming(s, [1, 2, 3, 4])
    s.advance()
    until(s, "set")
    # The token of the round counts already: 15 + 5.
    assert strikes(s) == [(0, 20)]
    s = table("gasbag", "creature", hands={0: "attack_5"})
    names = [e.name for e in s.events or [] if e.name in ("sweep", "token")]
    assert names == ["sweep", "token"]


@pytest.mark.rule("CC-M02")
@pytest.mark.parametrize(("seats", "expected"), [(3, [25]), (4, [30]), (5, [20, 15]), (6, [20, 15])])
def test_the_column_is_that_of_the_players_who_started(seats: int, expected: list[int]):
    s = next_round("iron_skin_gargoyle", list(range(1, seats + 1)), seats=seats)
    assert [damage for _, damage in strikes(s)] == expected


@pytest.mark.rule("CC-M03")
def test_creatures_never_miss():
    s = next_round("trolgg", [2, 1, 3, 4])
    assert lives(s) == [100, 70, 100, 100]


@pytest.mark.rule("CC-M04", "CC-M12", "CC-N02")
def test_strikes_at_the_end_of_the_round_fall_in_order_each_with_its_answer():
    s = table(
        "battle_troll",
        "creature",
        blows=[(0, "attack_20"), (1, "attack_30")],
        hands={0: "human_shield", 1: "attack_5"},
    )
    assert kinds(s) == ["strike_response 0"]
    say(s, 0, "play human_shield 1")
    while s.stack:
        say(s, s.seat, "pass")
    assert kinds(s) == ["strike_response 1"]
    say(s, 1, "pass")
    # The second strike was fixed on seat 1 from the start.
    assert kinds(s) == ["strike_response 1"]
    say(s, 1, "pass")
    assert lives(s)[:2] == [100, 70]


@pytest.mark.rule("CC-M04", "CC-M12", "CC-D01")
def test_deaths_count_before_the_next_strike_which_is_then_lost():
    s = table("battle_troll", "creature", blows=[(0, "attack_20")], life={0: 15}, hands={1: "attack_5"})
    assert strikes(s) == [(0, 20)]
    assert lives(s) == [0, 100, 100, 100]


@pytest.mark.rule("CC-M05")
def test_the_number_counts_when_it_is_next_drawn():
    s = table(
        "ripper", "creature", initiative=[2, 1, 3, 4], hands={seat: "attack_5 feint" for seat in range(3)}, wait=True
    )
    coming(s, [1, 3, 2, 4], None)
    assert s.chance.script is not None
    # One of the two cards of seat 2 and the one it draws goes by chance, last.
    s.chance.script.append(NUMBER["feint"])
    s.advance()
    until(s, "set")
    assert lives(s) == [100, 100, 85, 100]


@pytest.mark.rule("CC-M06", "CC-N08")
def test_a_missing_number_means_the_highest_in_play():
    s = next_round("basilicanth", [1, 2], dead=(1, 3))
    # Initiative 3 is not in play with two alive: the strike falls on 2.
    assert strikes(s) == [(2, 30)]


@pytest.mark.rule("CC-M06")
def test_a_number_whose_holder_has_just_died_means_the_highest_too():
    s = next_round("axe", [1, 2, 3, 4], life={0: 10})
    assert strikes(s) == [(0, 25), (1, 20)]
    s = table("wolf_pack", "creature", seats=3, life={0: 10}, hands={1: "attack_5", 2: "attack_5"}, wait=True)
    coming(s, [1, 2, 3])
    s.advance()
    until(s, "set")
    # Wolves 1 to 4 strike 1, 2, 3 and 1 again; the holder of 1 is dead by then, so 3 is bitten twice.
    assert strikes(s) == [(0, 10), (1, 10), (2, 10), (2, 10)]


@pytest.mark.rule("CC-M07", "CC-D07")
def test_a_sweep_hits_all_at_the_same_moment():
    s = table("anti_paladin", "creature", life={0: 5, 1: 3}, hands={2: "human_shield"})
    assert lives(s) == [0, 0, 95, 95]
    assert not events(s, "strike")
    # CC-M14: 5 + 3 + 5 + 5 were really suffered.
    assert creature_life(s) == 145 + 18


@pytest.mark.rule("CC-M08")
def test_whom_a_creature_remembers():
    """W-15 and more."""
    s = table("battle_troll", "set", hands={0: "attack_5"})
    blow = Blow(
        card=NUMBER["poke_with_stick_0"], owner=0, target=0, step=2, flat=0, protected=False, special=False, holy=False
    )
    s.spent = [
        blow,
        Blow(card=NUMBER["attack_20"], owner=1, target=0, step=2, flat=0, protected=False, special=False, holy=False),
        Blow(card=NUMBER["attack_30"], owner=2, target=0, step=2, flat=0, protected=False, special=False, holy=False),
    ]
    assert (selected(s, FIRST), selected(s, LAST)) == (1, 2)
    # By the final pile: a Glancing Blow that takes the 20 to 0 makes seat 2 the first.
    s.spent[1].step = 0
    assert (selected(s, FIRST), selected(s, LAST)) == (2, 2)
    # Fire counts as damage.
    s.spent.append(Blow(card=-1, owner=3, target=-1, step=0, flat=30, protected=False, special=False, holy=False))
    assert selected(s, LAST) == 3
    # Least damage: 0 included; ties to the higher Initiative.
    assert least_damager(s) == 1
    s.heroes[1].alive = False
    assert least_damager(s) == 0
    assert hardest(s, -1) == 2
    # The dead are not looked at.
    s.heroes[2].alive = False
    assert hardest(s, -1) == -1


@pytest.mark.rule("CC-M08", "CC-N19")
def test_the_hardest_blow():
    """W-05."""
    blows = [(0, "attack_40"), (1, "attack_25"), (2, "attack_40"), (3, "attack_10")]
    s = table("minotaur", "creature", seats=5, blows=blows, hands={4: "attack_5"})
    assert strikes(s) == [(0, 25), (2, 15)]
    s = table("minotaur", "creature", seats=4, blows=blows, hands={3: "attack_5"})
    assert strikes(s) == [(0, 30)]


@pytest.mark.rule("CC-M09", "CC-N19")
def test_nobody_found_no_strike_or_the_fallback():
    s = table("minotaur", "creature", seats=5, blows=[(1, "attack_25")], hands={4: "attack_5"})
    # Only one player hit it: there is no second hardest.
    assert strikes(s) == [(1, 25)]
    s = table("battle_troll", "creature", blows=[(1, "attack_25")], hands={0: "attack_5"})
    assert strikes(s) == [(1, 20), (1, 10)]
    s = table("battle_troll", "creature", blows=[], hands={0: "attack_5"})
    assert strikes(s) == []
    assert lives(s) == [95] * 4


@pytest.mark.rule("CC-M10", "CC-N01")
def test_side_effects_need_real_damage_and_follow_the_strike():
    s = table(
        "ripper",
        "creature",
        hands={1: "human_shield", 2: "attack_5"},
        potions={2: "potion_of_iron_skin"},
        wait=True,
    )
    coming(s, [1, 2, 3, 4])
    s.advance()
    act(s, 1, "play human_shield 2")
    until(s, "set")
    assert lives(s) == [100] * 4
    assert len(hand(s, 2)) == 2
    s = table("ripper", "creature", hands={1: "human_shield", 2: "attack_5"}, wait=True)
    coming(s, [1, 2, 3, 4], "attack_50 attack_50 attack_50 attack_50")
    assert s.chance.script is not None
    s.chance.script.append(NUMBER["attack_5"])
    s.advance()
    act(s, 1, "play human_shield 2")
    until(s, "set")
    assert hand(s, 2) == ["attack_50"]
    assert lives(s)[2] == 85


@pytest.mark.rule("CC-M11")
def test_noted_strikes_vanish_with_the_encounter():
    s = table("trolgg", "set", hands={0: "attack_5 attack_10"}, creature={0: 5}, wait=True)
    s.rules().attack(s)
    assert len(s.noted) == 1
    s.advance()
    sets(s, "attack_5")
    finish_round(s)
    assert ENCOUNTER["trolgg"] in s.finished
    assert s.noted == []
    assert lives(s) == [100] * 4


@pytest.mark.rule("CC-M12")
def test_a_fallback_is_for_the_whole_attack_only():
    # The first strike kills its target; there is no sweep instead of the second.
    s = table("battle_troll", "creature", blows=[(0, "attack_20")], life={0: 20, 1: 50}, hands={1: "attack_5"})
    assert lives(s) == [0, 50, 100, 100]


@pytest.mark.rule("CC-M12", "CC-N10a")
def test_several_strikes_of_one_selector_fall_in_ascending_initiative():
    s = table("fear", "creature", initiative=[3, 1, 4, 2], hands={0: "attack_5"})
    while events(s, "strike").__len__() < 4:
        say(s, s.seat, "pass")
    assert strikes(s) == [(1, 10), (3, 10), (0, 10), (2, 10)]


@pytest.mark.rule("CC-M13", "CC-N20a")
def test_a_skeleton_just_risen_does_not_join_the_noted_strikes():
    s = table("necromancer", "creature", hands={0: "attack_5"}, wait=True)
    coming(s, [1, 2, 3, 4])
    s.advance()
    until(s, "set")
    assert strikes(s) == [(0, 25), (1, 5)]
    assert [creature.number for creature in s.creatures] == [0, 1, 2]


@pytest.mark.rule("CC-M14", "CC-N03")
def test_suffering_is_what_is_lost():
    s = table("anti_paladin", "creature", life={0: 3}, hands={1: "attack_5"}, creature={0: 100})
    assert creature_life(s) == 100 + 3 + 15


def test_the_opening_strike_of_the_lurker_falls_at_once():
    s = table("lurker", "round", hands={seat: "attack_5" for seat in range(4)}, wait=True)
    fate(s, *dealt([1, 4, 2, 3]))
    s.advance()
    until(s, "set")
    assert strikes(s) == [(1, 25)]


@pytest.mark.rule("CC-M08", "CC-N19")
def test_ties_for_the_hardest_blow_go_to_the_earlier_attack():
    blows = [(3, "attack_25"), (1, "attack_40"), (0, "attack_40"), (2, "attack_25")]
    s = table("minotaur", "creature", seats=5, blows=blows, hands={4: "attack_5"})
    assert strikes(s) == [(1, 25), (0, 15)], "hardest and second, both earlier than nobody harder"
    s = table("minotaur", "creature", seats=5, blows=[*blows[:2], blows[3]], hands={4: "attack_5"})
    assert strikes(s) == [(1, 25), (3, 15)], "seat 3 struck its 25 before seat 2"
    s = table(
        "minotaur", "creature", seats=5, blows=[(2, "attack_40"), (2, "attack_40"), (1, "attack_5")], hands={4: "trip"}
    )
    assert strikes(s) == [(2, 25), (1, 15)], "the second is another player"


@pytest.mark.rule("CC-M08")
def test_a_blow_that_does_nothing_is_not_the_hardest():
    s = table("iron_skin_gargoyle", "turns", blows=[(0, "attack_20")], hands={1: "attack_5"}, wait=True)
    assert hardest(s, -1) == -1


@pytest.mark.rule("CC-M08", "CC-N02")
def test_every_attack_card_counts_as_damage():
    for card in ("attack_100", "attack_5"):
        s = table("battle_troll", "creature", blows=[(1, card)], hands={0: "attack_5"})
        assert strikes(s) == [(1, 20), (1, 10)], card
        assert [event.facts["creature"] for event in events(s, "strike")] == ["battle_troll"] * 2


@pytest.mark.rule("CC-M08", "CC-G09", "CC-N02")
def test_a_blow_of_nothing_is_neither_first_nor_last():
    stick = "poke_with_stick_0"
    s = table("battle_troll", "creature", blows=[(0, stick), (1, "attack_25"), (2, stick)], hands={3: "attack_5"})
    assert strikes(s) == [(1, 20), (1, 10)]


@pytest.mark.rule("CC-M08", "CC-I51", "CC-N02")
def test_fire_makes_its_thrower_the_one_who_damaged_it():
    s = table(
        "battle_troll", "turns", laid={0: "poke_with_stick_0"}, items={1: "alchemists_fire"}, hands={3: "attack_5"}
    )
    act(s, 1, "use alchemists_fire")
    finish_round(s)
    assert strikes(s) == [(1, 20), (1, 10)]
