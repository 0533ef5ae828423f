"""A player's turn, and the windows in which others answer."""

import pytest

from caverns import (
    CARDS,
    NUMBER,
    act,
    creature_life,
    dealt,
    events,
    fate,
    finish_round,
    hand,
    hits,
    in_discard,
    kinds,
    lives,
    points,
    quietly,
    refused,
    say,
    sets,
    table,
    texts,
    until,
)
from undercroft.engine.chance import seeded
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.parts import Played
from undercroft.games.cutthroat_caverns.rules.actions import take_effect

LAID = {0: "attack_25", 1: "attack_50", 2: "attack_10", 3: "attack_5"}


def order(s, kind: str) -> list[int]:
    """Who is asked, one after another, while everybody passes in a window."""
    out = []
    while s.pending and s.pending[0].kind == kind:
        out.append(s.seat)
        say(s, s.seat, "pass")
    return out


@pytest.mark.rule("CC-T01", "CC-X09", "CC-C02")
def test_before_a_reveal_the_others_are_asked_then_the_active_player():
    hands = {seat: "attack_25" for seat in range(4)}
    s = table(at="turns", laid=LAID, hands=hands, initiative=[2, 1, 4, 3], items={1: "alchemists_fire"})
    # Seat 1 is active; after it come initiative 2, 3, 4: seats 0, 3, 2; the active player last.
    assert order(s, "pre_reveal") == [0, 3, 2, 1]
    assert s.pending[0].kind == "reveal_response"


@pytest.mark.rule("CC-T01", "CC-X09")
def test_what_may_be_done_before_a_reveal():
    s = table(at="turns", laid=LAID, hands={1: "edge_out mixed_signals trip", 0: "edge_out mixed_signals"})
    assert kinds(s) == ["pre_reveal 1"]
    swaps = [f"play mixed_signals first {other} first" for other in (0, 2, 3)]
    assert texts(s) == ["play edge_out", *swaps, "pass"]
    assert refused(s, 1, "play trip") == "CC-C01"
    say(s, 1, "pass")
    assert kinds(s) == ["pre_reveal 0"]
    assert "play edge_out" not in texts(s)
    assert refused(s, 0, "play edge_out") == "CC-C51"


@pytest.mark.rule("CC-T02")
def test_without_a_set_card_the_turn_goes_to_its_end():
    s = table(at="turns", laid={1: "attack_5"}, items={0: "alchemists_fire"}, hands={2: "edge_out"})
    # Nobody could use Edge Out on seat 0, who has set nothing; it may throw its fire before or after.
    assert kinds(s) == ["pre_reveal 0"]
    say(s, 0, "pass")
    assert kinds(s) == ["post_attack 0"]
    assert not events(s, "reveal")


@pytest.mark.rule("CC-T03", "CC-C09", "CC-A55", "CC-A56")
def test_a_maneuver_is_put_away_without_an_answer():
    s = table(at="turns", laid={0: "slip_behind", 1: "feint"}, hands={2: "trip rally", 3: "glancing_blow"})
    while not events(s, "turn") or len(events(s, "reveal")) < 2:
        assert s.pending[0].kind == "pre_reveal"
        quietly(s)
    assert CARDS.ids(s.heroes[0].riders) == ["slip_behind"]
    assert in_discard(s, "feint") == 1
    assert creature_life(s) == 190


@pytest.mark.rule("CC-T03", "CC-C60")
def test_in_the_second_edition_a_maneuver_may_be_answered_by_one_card():
    s = table(at="turns", edition="second", laid={0: "feint"}, hands={1: "trip", 2: "unintentional_strike"})
    until(s, "maneuver_response")
    assert kinds(s) == ["maneuver_response 1"]
    assert texts(s) == ["pass"]
    assert refused(s, 1, "play trip") == "CC-C09"
    say(s, 1, "pass")
    assert texts(s) == ["play unintentional_strike", "pass"]
    say(s, 2, "pass")
    assert in_discard(s, "feint") == 1


@pytest.mark.rule("CC-T04", "CC-X10", "CC-X11", "CC-X12")
def test_choices_come_in_their_order():
    s = table("necromancer", "turns", laid={0: "attack_40_talon", 1: "holy_water_10"})
    assert kinds(s) == ["special 0"]
    assert texts(s) == ["special", "plain"]
    say(s, 0, "special")
    assert kinds(s) == ["target 0"]
    assert texts(s) == ["target 0", "target 1"]
    say(s, 0, "target 1")
    # Seat 0 killed the skeleton, so for seat 1 only the holy water is left to choose.
    assert kinds(s) == ["holy_water 1"]
    assert texts(s) == ["holy water", "no holy water"]
    s = table("necromancer", "turns", laid={0: "holy_water_10"})
    assert kinds(s) == ["target 0"]
    say(s, 0, "target 1")
    assert kinds(s) == ["holy_water 0"]


@pytest.mark.rule("CC-T04", "CC-X10", "CC-X12")
def test_no_choice_where_there_is_nothing_to_choose():
    s = table("axe", "turns", laid={0: "attack_40_nyx", 1: "holy_water_10"}, hands={3: "rally"})
    seen = set()
    while s.round == 1 and s.pending[0].kind not in ("set", "strike_response"):
        seen.add(s.pending[0].kind)
        quietly(s)
    assert not seen & {"special", "target", "holy_water"}


@pytest.mark.rule("CC-T05", "CC-A05")
def test_the_step_is_known_before_anybody_answers():
    s = table(at="turns", laid={0: "attack_50"}, riders={0: "focus_strength"}, hands={1: "glancing_blow"})
    until(s, "reveal_response")
    assert GAME.view(s, 1)["attack"]["value"] == 100
    say(s, 1, "play glancing_blow")
    finish_round(s)
    assert creature_life(s) == 140


@pytest.mark.rule("CC-T06", "CC-X13", "CC-C02")
def test_after_a_reveal_the_others_answer_in_initiative_order():
    hands = {seat: "attack_25" for seat in range(4)}
    s = table("axe", "turns", laid={1: "attack_50"}, hands=hands, initiative=[2, 1, 4, 3])
    until(s, "reveal_response")
    assert order(s, "reveal_response") == [0, 3, 2]


@pytest.mark.rule("CC-T06", "CC-C55")
def test_a_cancelled_attack_is_discarded_at_once_and_the_window_closes():
    s = table(
        at="turns", laid={0: "attack_50"}, hands={1: "trip", 2: "rally", 3: "rally"}, items={0: "alchemists_fire"}
    )
    act(s, 1, "play trip")
    while s.pending[0].kind == "counter":
        quietly(s)
    assert in_discard(s, "attack_50") == 1
    assert kinds(s) == ["post_attack 0"]


@pytest.mark.rule("CC-T07", "CC-A53", "CC-N12")
def test_resolution_goes_damage_credit_effect_reaction():
    s = table(
        "spite",
        "turns",
        creature={0: 10},
        laid={0: "pickpocket_10"},
        items={1: "cure_wounds"},
        life={0: 5},
        hands={1: "attack_5"},
    )
    until(s, "steal", 0)
    # The kill is credited before the theft, and the theft before Spite's revenge.
    assert points(s)[0] == 3
    assert s.heroes[0].alive
    say(s, 0, "steal cure_wounds from 1")
    assert not s.heroes[0].alive
    assert in_discard(s, "cure_wounds") == 1
    names = [e.name for e in s.events or [] if e.name in ("hit", "kill", "theft", "death")]
    assert names == ["hit", "kill", "theft", "death"]


@pytest.mark.rule("CC-T08")
def test_the_second_card_has_a_window_of_its_own():
    s = table(
        at="turns",
        laid={0: "feint attack_40", 1: "attack_5"},
        potions={0: "potion_of_haste:2"},
        hands={1: "edge_out"},
    )
    assert kinds(s) == ["pre_reveal 1"]
    say(s, 1, "pass")
    assert [e.facts["card"] for e in events(s, "reveal")] == ["feint"]
    assert kinds(s) == ["pre_reveal 1"]
    say(s, 1, "play edge_out")
    finish_round(s)
    assert [e.facts["card"] for e in events(s, "reveal")] == ["feint", "attack_5"]
    assert creature_life(s) == 185


@pytest.mark.rule("CC-T09", "CC-X16")
def test_fire_at_the_end_of_the_turn_as_often_as_owned():
    s = table("axe", "turns", laid={0: "attack_5"}, items={0: "alchemists_fire alchemists_fire"})
    until(s, "post_attack")
    assert texts(s) == ["use alchemists_fire", "pass"]
    say(s, 0, "use alchemists_fire")
    assert kinds(s) == ["post_attack 0"]
    say(s, 0, "use alchemists_fire")
    assert lives(s) == [100, 80, 80, 80]
    finish_round(s)
    assert events(s, "creature_life")[0].facts["life"] == 220 - 5 - 60


@pytest.mark.rule("CC-T10", "CC-A51", "CC-N04")
def test_an_attack_that_does_nothing_still_resolves():
    s = table("iron_skin_gargoyle", "turns", laid={0: "crowd_20", 1: "attack_50"}, items={1: "cure_wounds"})
    finish_round(s)
    assert hits(s) == [0, 25]
    s = table("iron_skin_gargoyle", "turns", laid={0: "pickpocket_10"}, items={1: "cure_wounds"})
    assert kinds(s) == ["steal 0"]


@pytest.mark.rule("CC-T10", "CC-A53")
def test_a_cancelled_attack_has_no_after_effect():
    s = table("ripper", "turns", laid={0: "pickpocket_10"}, items={1: "cure_wounds"}, hands={2: "critical_miss"})
    act(s, 2, "play critical_miss")
    finish_round(s)
    assert not events(s, "theft")
    assert NUMBER["cure_wounds"] in s.heroes[1].items


@pytest.mark.rule("CC-T11", "CC-C56", "CC-D04")
def test_dying_on_your_turn_ends_it():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50 attack_40", 1: "attack_5"},
        potions={0: "potion_of_haste:2"},
        items={0: "alchemists_fire"},
        life={0: 10},
        hands={1: "critical_miss", 2: "attack_5"},
    )
    act(s, 1, "play critical_miss")
    while s.pending[0].kind == "counter":
        quietly(s)
    assert not s.heroes[0].alive
    assert s.active == 1
    assert in_discard(s, "attack_50") == 1
    assert in_discard(s, "attack_40") == 1


# Windows.
@pytest.mark.rule("CC-C01")
def test_action_cards_only_in_their_window():
    s = table("ripper", "turns", laid={0: "attack_50"}, hands={1: "trip human_shield not_so_fast edge_out"})
    assert texts(s) == ["play edge_out", "pass"]
    assert refused(s, 1, "play human_shield 0") == "CC-C01"
    say(s, 1, "pass")
    assert texts(s) == ["play trip", "pass"]
    assert refused(s, 1, "play not_so_fast") == "CC-C01"


@pytest.mark.rule("CC-C03")
def test_after_each_card_everybody_is_asked_again():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "rally feint", 2: "rally feint", 3: "feint"})
    until(s, "reveal_response")
    say(s, 1, "pass")
    say(s, 2, "play rally")
    assert order(s, "counter") == [3, 1]
    # From the top again, with seat 1, who had passed.
    assert kinds(s) == ["reveal_response 1"]
    say(s, 1, "play rally")
    assert order(s, "counter") == [2, 3]
    assert order(s, "reveal_response") == [1, 2, 3]
    assert hits(s) == [90]


@pytest.mark.rule("CC-C04")
def test_being_asked_tells_nothing():
    hands = {0: "attack_5", 1: "attack_5 feint", 2: "attack_10 feint", 3: "trip edge_out"}
    s = table("axe", hands=hands)
    sets(s, "attack_5", "attack_5", "attack_10", "trip")
    # Seats without an answer are asked just like the others; only passing is open to them.
    asked = [s.seat]
    while s.pending[0].kind == "pre_reveal":
        assert "pass" in texts(s)
        say(s, s.seat, "pass")
        asked.append(s.seat)
    assert asked[:3] == [1, 2, 3]
    # Whatever the others hold, the same seats are asked.
    for i in range(20):
        world = GAME.determinize(s, 1, seeded(i))
        assert kinds(world) == kinds(s)


@pytest.mark.rule("CC-C04")
def test_no_window_where_nobody_could_hold_an_answer():
    # All answers to an attack lie open in the discard pile, and so do both kinds of cards before a reveal.
    gone = "trip trip critical_miss critical_miss rally rally glancing_blow glancing_blow edge_out edge_out edge_out "
    gone += "mixed_signals mixed_signals mixed_signals"
    hands = {seat: "attack_25" for seat in range(4)}
    s = table("axe", "turns", laid={0: "attack_5"}, hands=hands, discard=gone, wait=True)
    s.revealed = True  # or a set card could still be exchanged
    s.advance()
    assert s.pending[0].kind in ("strike_response", "set", "initiative_window")
    # One of them unseen, and everybody is asked.
    s = table("axe", "turns", laid={0: "attack_5"}, hands=hands, discard=gone.replace("trip ", "", 1), wait=True)
    s.revealed = True
    s.advance()
    assert kinds(s) == ["reveal_response 1"]


@pytest.mark.rule("CC-C04", "CC-C52")
def test_mixed_signals_alone_asks_only_those_with_a_set_card():
    hands = {seat: "attack_25" for seat in range(4)}
    s = table("axe", "turns", laid={0: "attack_5", 2: "attack_5"}, hands=hands, discard="edge_out edge_out edge_out")
    assert order(s, "pre_reveal") == [2, 0]


@pytest.mark.rule("CC-C05", "CC-X14", "CC-C07", "CC-C13")
def test_counters_to_counters():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50"},
        hands={0: "not_on_my_watch", 1: "trip not_so_fast", 2: "not_on_my_watch", 3: "attack_5"},
    )
    until(s, "reveal_response", 1)
    say(s, 1, "play trip")
    # Not the one who played it; from the next in initiative on.
    assert kinds(s) == ["counter 2"]
    say(s, 2, "pass")
    say(s, 3, "pass")
    assert kinds(s) == ["counter 0"]
    say(s, 0, "play not_on_my_watch")
    assert kinds(s) == ["counter 1"]
    assert texts(s) == ["play not_so_fast", "pass"]
    say(s, 1, "play not_so_fast")
    # Not So Fast! can be stopped too, by everybody but seat 1; they let it work. Then Trip is polled afresh.
    assert order(s, "counter") == [2, 3, 2, 3]
    assert hand(s, 1) == ["not_on_my_watch"]


@pytest.mark.rule("CC-C13", "CC-C06")
def test_when_a_counter_is_cancelled_the_card_under_it_is_polled_afresh():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50"},
        hands={0: "not_on_my_watch", 1: "trip not_on_my_watch feint", 2: "not_on_my_watch", 3: "attack_5"},
    )
    until(s, "reveal_response", 1)
    say(s, 1, "play trip")
    say(s, 2, "pass")
    say(s, 3, "pass")
    say(s, 0, "play not_on_my_watch")
    say(s, 1, "play not_on_my_watch")
    while len(s.stack) > 1:
        say(s, s.seat, "pass")
    # Trip is on top again, and seat 2, who had passed before, is asked anew.
    assert kinds(s) == ["counter 2"]
    say(s, 2, "play not_on_my_watch")
    while s.stack:
        say(s, s.seat, "pass")
    # In the end Trip is cancelled: discarded without effect.
    assert in_discard(s, "trip") == 1
    assert in_discard(s, "not_on_my_watch") == 3
    assert s.heroes[0].tripped == 0
    finish_round(s)
    assert hits(s) == [50]


@pytest.mark.rule("CC-C07", "CC-C05")
def test_nobody_counters_their_own_card_and_the_order_follows_initiative():
    hands = {seat: "not_on_my_watch attack_5" if seat < 3 else "trip feint" for seat in range(4)}
    s = table("axe", "turns", laid={0: "attack_50"}, hands=hands, initiative=[1, 4, 2, 3])
    until(s, "reveal_response", 3)
    say(s, 3, "play trip")
    # Seat 3 has initiative 3: then 4 (seat 1), 1 (seat 0), 2 (seat 2), and never seat 3 itself.
    assert order(s, "counter") == [1, 0, 2]


@pytest.mark.rule("CC-C08", "CC-A03")
def test_protected_attacks_cannot_be_touched_once_revealed():
    """W-02, with Talon's portrait at seat 0."""
    answers = {1: "trip feint", 2: "critical_miss rally feint", 3: "glancing_blow feint"}
    s = table("axe", "turns", laid={0: "attack_30_talon"}, hands=answers)
    act(s, 0, "special")
    assert hits(s) == [60]
    s = table("axe", "turns", laid={0: "attack_30_talon"}, hands=answers)
    act(s, 0, "plain")
    assert kinds(s) == ["reveal_response 1"]
    assert texts(s) == ["play trip", "pass"]
    say(s, 1, "pass")
    assert texts(s) == ["play critical_miss", "play rally", "pass"]
    say(s, 2, "pass")
    assert texts(s) == ["play glancing_blow", "pass"]
    say(s, 3, "pass")
    assert hits(s) == [30]


@pytest.mark.rule("CC-C08")
def test_before_the_reveal_protection_does_not_help():
    s = table("axe", "turns", laid={0: "attack_30_talon"}, hands={1: "edge_out"})
    act(s, 1, "play edge_out")
    finish_round(s)
    assert not events(s, "reveal")
    assert in_discard(s, "attack_30_talon") == 1


@pytest.mark.rule("CC-C08", "CC-A56", "CC-C59")
def test_an_attack_helped_by_slip_behind_is_protected_even_against_rally():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_25", 1: "attack_10"},
        riders={1: "slip_behind"},
        hands={2: "rally glancing_blow trip"},
    )
    until(s, "reveal_response", 2)
    say(s, 2, "pass")
    until(s, "reveal_response", 2)
    # Seat 1's attack is protected; the one of seat 0 in the pile is not.
    assert texts(s) == ["play glancing_blow pile 1", "pass"]
    assert refused(s, 2, "play rally") == "CC-C08"


@pytest.mark.rule("CC-C10", "CC-N24a")
def test_no_action_card_in_a_challenge_and_no_counter_to_a_shove():
    hands = {0: "trip not_so_fast", 1: "not_on_my_watch", 2: "attack_5 attack_5"}
    s = table("trap_room", "challenge", hands=hands, wait=True)
    fate(s, *dealt([1, 2, 3, 4]))
    s.advance()
    assert not any(text.startswith("play") for text in texts(s, 0))
    assert refused(s, 0, "play trip") == "CC-C10"
    say(s, 0, "shove 3 with trip")
    assert kinds(s) == ["trap 1"]
    assert not events(s, "play")


@pytest.mark.rule("CC-C11", "CC-I08")
def test_attacks_and_items_are_never_countered():
    s = table("axe", "turns", laid={0: "attack_50"}, items={0: "alchemists_fire"}, hands={1: "not_so_fast"})
    act(s, 0, "use alchemists_fire")
    assert not any(kind.startswith("counter") for kind in kinds(s))
    seen = set()
    while not events(s, "hit"):
        seen.add(s.pending[0].kind)
        quietly(s)
    assert "counter" not in seen


@pytest.mark.rule("CC-C12")
def test_a_card_aimed_at_the_dead_is_discarded_without_effect():
    s = table("axe", "turns", laid={0: "attack_50", 1: "attack_5"}, hands={2: "edge_out trip"}, dead=(3,))
    s.stack.append(Played(card=NUMBER["edge_out"], seat=2, target=3, own=-1, other=-1, blow=-1))
    s.heroes[2].hand.remove(NUMBER["edge_out"])
    take_effect(s)
    assert in_discard(s, "edge_out") == 1
    assert not events(s, "takes_effect")
    # And the dead are never asked.
    assert all(decision.seat != 3 for decision in s.pending)


@pytest.mark.rule("CC-C14", "CC-C54")
def test_a_card_taken_may_be_played_in_the_same_window():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip feint", 2: "not_so_fast"})
    until(s, "reveal_response", 1)
    say(s, 1, "play trip")
    act(s, 2, "play not_so_fast")
    while s.stack:
        say(s, s.seat, "pass")
    assert hand(s, 2) == ["trip"]
    act(s, 2, "play trip")
    while s.stack:
        say(s, s.seat, "pass")
    assert s.heroes[0].tripped
    assert hits(s) == []


@pytest.mark.rule("CC-C15")
def test_nobody_must_answer_and_targets_are_named_first():
    s = table("axe", "turns", laid={0: "attack_50", 1: "attack_5"}, hands={1: "mixed_signals", 2: "not_so_fast"})
    assert texts(s)[-1] == "pass"
    say(s, 1, "play mixed_signals first 0 first")
    assert kinds(s) == ["counter 2"]
    assert GAME.view(s, 2)["stack"] == [{"card": "mixed_signals", "seat": 1, "target": 0}]
    # Without another set card there is no target, and the card is not offered.
    s = table("axe", "turns", laid={0: "attack_50"}, hands={0: "mixed_signals", 1: "mixed_signals"})
    while s.pending[0].kind == "pre_reveal":
        assert texts(s) == ["pass"]
        say(s, s.seat, "pass")
