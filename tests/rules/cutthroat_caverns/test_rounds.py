"""The course of a round."""

import pytest

from caverns import (
    CARDS,
    act,
    coming,
    creature_life,
    dealt,
    events,
    fate,
    finish_round,
    hand,
    in_discard,
    kinds,
    lives,
    refused,
    say,
    sets,
    table,
    texts,
    until,
    values,
)
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.choices import PASS


@pytest.mark.rule("CC-R01", "CC-D03", "CC-S02")
def test_initiative_is_dealt_at_random_among_the_living():
    orders = set()
    for seed in range(20):
        s = table("ripper", "round", dead=(2,), hands={0: "attack_5"}, wait=True)
        fate(s, *dealt([[1, 2, 3], [3, 1, 2], [2, 3, 1]][seed % 3]))
        s.advance()
        orders.add(tuple(hero.initiative for hero in s.heroes))
    assert orders == {(1, 2, 0, 3), (3, 1, 0, 2), (2, 3, 0, 1)}


@pytest.mark.rule("CC-R02", "CC-M05")
def test_noted_strikes_fall_after_the_draw_before_anyone_sets():
    """W-04, with the Trolgg: initiative 1 for 30."""
    s = table("trolgg", "creature", initiative=[1, 2, 3, 4], hands={0: "attack_5", 2: "attack_5"}, wait=True)
    coming(s, [4, 3, 1, 2])
    s.advance()
    assert lives(s) == [100, 100, 100, 100]
    assert kinds(s) == ["strike_response 2"]
    say(s, 2, "pass")
    assert lives(s) == [100, 100, 70, 100]
    until(s, "set")
    assert s.round == 2


@pytest.mark.rule("CC-R02", "CC-N05")
def test_no_strike_in_the_first_round_without_an_opening_strike():
    s = table("trolgg", "round", hands={0: "attack_5"})
    assert lives(s) == [100] * 4
    s = table("lurker", "round", hands={1: "attack_5"}, wait=True)
    fate(s, *dealt([2, 4, 1, 3]))
    s.advance()
    until(s, "set")
    assert s.heroes[1].life == 75


@pytest.mark.rule("CC-R03", "CC-N10a", "CC-X06")
def test_fear_asks_at_the_start_of_the_round():
    s = table("fear", "round_start", hands={0: "attack_5", 1: "trip", 2: "attack_5 jockey_for_position"}, wait=True)
    s.heroes[0].tripped = 1
    s.advance()
    assert kinds(s) == ["stand 1", "stand 2"]
    say(s, 1, "cower")
    assert not s.heroes[1].cowering
    say(s, 2, "stand")
    assert [hero.cowering for hero in s.heroes] == [True, True, False, True]
    # The initiative window comes after it.
    assert s.pending[0].kind == "initiative_window"
    until(s, "set")
    assert kinds(s) == ["set 2"]


@pytest.mark.rule("CC-R04", "CC-X07", "CC-C61")
def test_jockey_for_position_is_played_after_the_strikes():
    s = table("trolgg", "creature", hands={1: "jockey_for_position attack_5"}, wait=True)
    coming(s, [1, 2, 3, 4])
    s.advance()
    until(s, "initiative_window", 1)
    assert s.heroes[0].life == 70
    say(s, 1, "play jockey_for_position 0")
    until(s, "set")
    assert [hero.initiative for hero in s.heroes] == [2, 1, 3, 4]
    assert lives(s) == [70, 100, 100, 100]


@pytest.mark.rule("CC-R05", "CC-X08")
def test_every_able_player_sets_at_once_and_in_secret():
    s = table(hands={seat: "attack_5" for seat in range(3)}, wait=True)
    s = table("ripper", hands={0: "attack_5", 1: "attack_5", 2: "attack_10", 3: "attack_10"}, wait=True)
    s.heroes[1].tripped, s.heroes[2].petrified = 1, True
    s.advance()
    assert kinds(s) == ["set 0", "set 3"]
    s = table("fear", hands={0: "attack_5", 1: "attack_5"}, dead=(2,), wait=True)
    s.heroes[1].cowering = True
    s.advance()
    assert kinds(s) == ["set 0"]


@pytest.mark.rule("CC-R05")
def test_a_trip_to_come_does_not_yet_hinder():
    s = table(hands={0: "attack_5", 1: "attack_5"}, wait=True)
    s.heroes[0].tripped = 2
    s.advance()
    assert kinds(s) == ["set 0", "set 1"]


@pytest.mark.rule("CC-R06", "CC-T03")
def test_attack_cards_first_else_a_bluff():
    """W-07."""
    s = table("battle_troll", hands={0: "attack_5 feint trip", 1: "trip rally", 2: "slip_behind"})
    assert texts(s, 0) == ["set attack_5", "set feint"]
    assert refused(s, 0, "set trip") == "CC-R06"
    assert texts(s, 1) == ["set trip", "set rally"]
    assert kinds(s) == ["set 0", "set 1", "set 2"]
    sets(s, "attack_5", "trip", "slip_behind")
    finish_round(s)
    assert in_discard(s, "trip") == 1
    assert events(s, "bluff")[0].facts["seat"] == 1
    assert not events(s, "play_on")
    assert creature_life(s) == 185


@pytest.mark.rule("CC-R07", "CC-I55", "CC-X08")
def test_haste_lets_set_two_cards_in_order():
    s = table(hands={0: "attack_5 attack_50 trip", 1: "attack_5"}, potions={0: "potion_of_haste:2"})
    assert texts(s, 0) == [
        "set attack_50",
        "set attack_5",
        "set attack_50 attack_5",
        "set attack_5 attack_50",
    ]
    assert refused(s, 1, "set attack_5 attack_5") == "CC-R07"
    sets(s, "attack_5 attack_50", "attack_5")
    finish_round(s)
    hits = [(event.facts["seat"], event.facts["count"]) for event in events(s, "hit")]
    assert hits == [(0, 5), (0, 50), (1, 5)]
    s = table(hands={0: "trip rally"}, potions={0: "potion_of_haste:2"})
    assert texts(s, 0) == ["set trip", "set rally"]
    s = table(hands={0: "attack_5 attack_5"}, potions={0: "potion_of_haste:2"})
    assert texts(s, 0) == ["set attack_5", "set attack_5 attack_5"]


@pytest.mark.rule("CC-R08")
def test_a_set_card_may_be_changed_until_the_last_is_in():
    s = table(hands={0: "attack_5 attack_50", 1: "attack_25"})
    say(s, 0, "set attack_5")
    say(s, 0, "set attack_50")
    assert hand(s, 0) == ["attack_50", "attack_5"]
    say(s, 1, "set attack_25")
    assert s.pending[0].kind == "pre_reveal"
    assert refused(s, 0, "set attack_5") == ""
    assert CARDS.ids(s.heroes[0].laid) == ["attack_50"]


@pytest.mark.rule("CC-R08")
def test_a_set_card_may_be_exchanged_in_the_windows_before_the_first_reveal():
    hands = {0: "attack_5 attack_50 trip", 1: "attack_25 attack_40", 2: "attack_5 attack_10", 3: "attack_10"}
    s = table("axe", hands=hands)
    sets(s, "attack_5", "attack_25", "attack_5", "attack_10")
    until(s, "pre_reveal", 1)
    s.events = []
    assert texts(s, 1) == ["exchange attack_25 for attack_40", "pass"]
    say(s, 1, "exchange attack_25 for attack_40")
    assert [event.facts for event in events(s, "exchange")] == [{"seat": 1}], "nobody hears which"
    assert CARDS.ids(s.heroes[1].laid) == ["attack_40"]
    assert hand(s, 1) == ["attack_25"]
    until(s, "pre_reveal", 0)
    assert s.active == 0, "whoever is about to reveal comes last"
    assert texts(s, 0) == ["exchange attack_5 for attack_50", "pass"], "an Attack card for an Attack card (CC-R06)"
    say(s, 0, "exchange attack_5 for attack_50")
    until(s, "pre_reveal", 2)
    assert not [text for text in texts(s, 2) if text.startswith("exchange")], "never after the first reveal"
    assert refused(s, 2, "exchange attack_5 for attack_10") == "CC-R08"


@pytest.mark.rule("CC-R06", "CC-R08")
def test_a_bluff_may_be_exchanged_for_any_card():
    s = table("axe", hands={0: "trip edge_out", 1: "attack_25"})
    sets(s, "trip", "attack_25")
    until(s, "pre_reveal", 0)
    assert texts(s, 0) == ["exchange trip for edge_out", "pass"]


@pytest.mark.rule("CC-R07", "CC-R08")
def test_with_haste_each_set_card_may_be_exchanged():
    s = table("axe", hands={0: "attack_5 attack_10 attack_50 trip", 1: "attack_25"}, potions={0: "potion_of_haste:1"})
    sets(s, "attack_5 attack_10", "attack_25")
    until(s, "pre_reveal", 0)
    assert texts(s, 0) == ["exchange attack_5 for attack_50", "exchange attack_10 for attack_50", "pass"]
    s.events = []
    say(s, 0, "exchange attack_10 for attack_50")
    assert texts(s, 0) == ["exchange attack_5 for attack_10", "pass"], "both cards, each once"
    say(s, 0, "exchange attack_5 for attack_10")
    assert texts(s, 0) == ["pass"]
    say(s, 0, "pass")
    assert [event.facts["card"] for event in events(s, "reveal")] == ["attack_10"]
    assert CARDS.ids(s.heroes[0].laid) == ["attack_50"], "second still"
    hands = {0: "attack_5 attack_10 attack_50", 1: "attack_25 attack_40"}
    s = table("axe", hands=hands, potions={0: "potion_of_haste:1"}, initiative=[2, 1, 3, 4])
    sets(s, "attack_5 attack_10", "attack_25")
    until(s, "pre_reveal", 0)
    say(s, 0, "exchange attack_10 for attack_50")
    say(s, 0, "pass")
    assert texts(s, 1) == ["exchange attack_25 for attack_40", "pass"], "each player's own cards"


@pytest.mark.rule("CC-R07", "CC-R08")
def test_of_two_equal_set_cards_both_may_be_exchanged():
    hands = {0: "attack_5 attack_5 attack_5 attack_10 attack_50", 1: "attack_25"}
    s = table("axe", hands=hands, potions={0: "potion_of_haste:1"})
    sets(s, "attack_5 attack_5", "attack_25")
    until(s, "pre_reveal", 0)
    offered = ["exchange attack_5 for attack_50", "exchange attack_5 for attack_10", "pass"]
    assert texts(s, 0) == offered, "each way once, and never for its like"
    say(s, 0, "exchange attack_5 for attack_10")
    assert texts(s, 0) == offered[:1] + offered[2:]
    say(s, 0, "exchange attack_5 for attack_50")
    assert CARDS.ids(s.heroes[0].laid) == ["attack_10", "attack_50"]


@pytest.mark.rule("CC-R08", "CC-C51", "CC-I51")
def test_an_exchange_is_no_pass():
    hands = {0: "attack_5 attack_50", 1: "attack_25 attack_40 edge_out", 2: "attack_10"}
    s = table("axe", hands=hands, items={0: "alchemists_fire"})
    sets(s, "attack_5", "attack_25", "attack_10")
    until(s, "pre_reveal", 1)
    say(s, 1, "exchange attack_25 for attack_40")
    assert texts(s, 1) == ["play edge_out", "pass"]
    say(s, 1, "pass")
    until(s, "pre_reveal", 0)
    say(s, 0, "exchange attack_5 for attack_50")
    assert texts(s, 0) == ["use alchemists_fire", "pass"]


@pytest.mark.rule("CC-R08", "CC-N13a")
def test_a_card_that_was_passed_on_is_not_exchanged():
    s = table("shift", hands={0: "attack_5 attack_50", 1: "attack_10 attack_40"})
    sets(s, "attack_5", "attack_10")
    until(s, "pre_reveal")
    asked = s.pending[0].seat
    assert not [text for text in texts(s, asked) if text.startswith("exchange")]
    assert refused(s, asked, "exchange attack_10 for attack_50") == "CC-R08"


@pytest.mark.rule("CC-R08", "CC-R15")
def test_in_the_next_round_set_cards_may_be_exchanged_again():
    s = table("axe", hands={0: "attack_5 attack_10 attack_50", 1: "attack_25 attack_40"})
    sets(s, "attack_5", "attack_25")
    finish_round(s)
    for decision in s.pending[:]:
        say(s, decision.seat, "set attack_10" if decision.seat == 0 else decision.options[0].text)
    until(s, "pre_reveal", 0)
    assert s.round == 2
    assert "exchange attack_10 for attack_50" in texts(s, 0)


@pytest.mark.rule("CC-R08", "CC-T02")
def test_while_nothing_has_been_revealed_each_turn_may_exchange():
    hands = {0: "attack_5 attack_50 trip", 1: "attack_25 attack_40 edge_out", 2: "attack_10 attack_20"}
    s = table("axe", hands=hands)
    sets(s, "attack_5", "attack_25", "attack_10")
    until(s, "pre_reveal", 1)
    say(s, 1, "play edge_out")
    until(s, "pre_reveal", 2)
    while s.active == 0:
        say(s, s.pending[0].seat, "pass")
    assert (s.active, s.pending[0].seat) == (1, 2)
    assert "exchange attack_10 for attack_20" in texts(s, 2), "the first player had nothing left to reveal"


@pytest.mark.rule("CC-R08")
def test_who_has_nothing_to_play_is_passed_for_although_a_card_could_be_exchanged():
    s = table("axe", hands={0: "attack_5 attack_50", 1: "attack_25 attack_40"})
    sets(s, "attack_5", "attack_25")
    until(s, "pre_reveal", 1)
    assert GAME.auto.answer(s, 1, "nothing_to_play") is PASS


@pytest.mark.rule("CC-R09", "CC-N13", "CC-N13a")
def test_shift_moves_set_cards_at_the_lock():
    s = table(
        "shift",
        hands={0: "attack_5 attack_40", 1: "attack_10 trip", 3: "attack_25"},
        potions={0: "potion_of_haste:1"},
        initiative=[3, 1, 2, 4],
    )
    sets(s, "attack_5 attack_40", "attack_10", "attack_25")
    # Ascending initiative: seats 1, 0, 3. Each first card moves to the next, the last to the first.
    assert [CARDS.ids(hero.laid) for hero in s.heroes] == [["attack_10", "attack_40"], ["attack_25"], [], ["attack_5"]]
    assert [hero.laid_by for hero in s.heroes] == [[1, 0], [3], [], [0]]
    # Receivers do not look; whoever set a card still knows it.
    assert GAME.view(s, 0)["heroes"][0]["laid"] == [{"card": None, "by": 1}, {"card": "attack_40", "by": 0}]
    assert GAME.view(s, 0)["heroes"][3]["laid"] == [{"card": "attack_5", "by": 0}]


@pytest.mark.rule("CC-R10")
def test_turns_go_in_ascending_initiative_and_skip_the_dead():
    s = table(
        at="turns",
        initiative=[3, 1, 4, 2],
        laid={0: "attack_5", 1: "attack_10", 2: "attack_20", 3: "attack_25"},
        items={1: "alchemists_fire"},
        life={3: 10},
    )
    act(s, 1, "use alchemists_fire")
    finish_round(s)
    assert [event.facts["seat"] for event in events(s, "turn")] == [1, 0, 2]
    assert [event.facts["seat"] for event in events(s, "reveal")] == [1, 0, 2]


@pytest.mark.rule("CC-R11", "CC-A07", "CC-A12")
def test_the_pile_is_counted_and_discarded():
    """W-03."""
    s = table("trolgg", "turns", creature={0: 190}, laid={0: "attack_50", 1: "attack_25", 2: "attack_5"}, wait=True)
    s.heroes[3].laid, s.heroes[3].laid_by = [], []
    s.agenda = [step for step in s.agenda if type(step).__name__ in ("PileTotal", "NextTurn")]
    s.advance()
    while s.pending:
        say(s, s.seat, "pass")
    assert s.creatures[0].start == 110
    assert s.pile == []
    assert values(s) == [50, 25, 5]
    assert sorted(CARDS.ids(s.discard)) == ["attack_25", "attack_5", "attack_50"]


@pytest.mark.rule("CC-R12")
def test_a_living_creature_acts_after_the_turns():
    s = table("anti_paladin", "turns", laid={0: "attack_5"})
    assert lives(s) == [95] * 4


@pytest.mark.rule("CC-R13", "CC-I58", "CC-I03")
def test_upkeep_counts_potions_down_and_ends_round_statuses():
    s = table(
        "anti_paladin",
        "upkeep",
        potions={0: "potion_of_haste:2", 1: "potion_of_strength:1", 2: "potion_of_iron_skin"},
        hands={0: "attack_5"},
        wait=True,
    )
    s.heroes[3].tripped, s.heroes[2].tripped, s.heroes[1].petrified, s.heroes[1].crowded = 2, 1, True, 2
    s.advance()
    assert s.heroes[0].rounds == [1]
    assert s.heroes[1].potions == []
    assert CARDS.ids(s.removed) == ["potion_of_strength"]
    assert CARDS.ids(s.heroes[2].potions) == ["potion_of_iron_skin"]
    assert [hero.tripped for hero in s.heroes] == [0, 0, 0, 1]
    assert not s.heroes[1].petrified
    assert s.heroes[1].crowded == 0


@pytest.mark.rule("CC-R14")
def test_everybody_alive_draws_one_card_between_rounds():
    s = table("anti_paladin", "turns", laid={0: "attack_5"}, dead=(2,), hands={1: "trip"}, level=2, wait=True)
    coming(s, [1, 2, 3], "attack_100 attack_50 attack_40")
    s.advance()
    finish_round(s)
    # The lead seat of level 2 is seat 1, then 3, then 0.
    assert [hand(s, seat) for seat in range(4)] == [["attack_40"], ["attack_100", "trip"], [], ["attack_50"]]
