"""Terms, setting up, drawing and hands."""

import pytest

from caverns import (
    CARDS,
    ENCOUNTER,
    NUMBER,
    act,
    begun,
    cards,
    coming,
    creature_life,
    events,
    fate,
    finish_round,
    hand,
    kinds,
    quietly,
    refused,
    say,
    sets,
    table,
    take,
    texts,
    until,
)
from undercroft.engine.errors import SetupError
from undercroft.engine.state import SPECTATOR
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.constants import ITEM
from undercroft.games.cutthroat_caverns.rules.draws import Limit, Refill


@pytest.mark.rule("CC-G01", "CC-E03", "CC-M02", "CC-D03")
def test_the_column_is_that_of_those_who_started_whoever_has_died():
    s = table("ripper", "round", seats=5, dead=(0, 3))
    assert s.living() == 3
    assert s.creatures[0].start == 240
    assert sorted(hero.initiative for hero in s.heroes) == [0, 0, 1, 2, 3]


@pytest.mark.rule("CC-G02")
def test_life_starts_at_100_and_healing_stops_there():
    s = GAME.new(3, seed=1)
    assert [hero.life for hero in s.heroes] == [100, 100, 100]
    s = table(at="items", life={0: 90}, items={0: "cure_wounds"})
    say(s, 0, "use cure_wounds")
    assert s.heroes[0].life == 100


@pytest.mark.rule("CC-G03", "CC-E02")
def test_the_level_counts_every_encounter_revealed():
    s = table("ripper", "clean_up", level=3, road="axe trolgg", hands={0: "trip"})
    while s.level == 3:
        quietly(s)
    assert (s.level, s.encounter().id) == (4, "axe")
    assert s.road == [ENCOUNTER["trolgg"]]


@pytest.mark.rule("CC-G04", "CC-R15")
def test_a_round_is_initiative_setting_turns_and_the_creature_then_the_next():
    s = table("anti_paladin", "round", hands={seat: "attack_5" for seat in range(4)})
    finish_round(s)
    assert kinds(s) == ["set 0", "set 1", "set 2", "set 3"]
    sets(s, *["attack_5"] * 4)
    finish_round(s)
    assert s.round == 2
    names = [e.name for e in s.events or [] if e.name in ("initiative", "set", "turn", "sweep")]
    assert names == ["initiative", "set", *["turn"] * 4, "sweep", "initiative"]


@pytest.mark.rule("CC-G05", "CC-A54")
def test_a_maneuver_never_hits():
    s = table(at="turns", laid={0: "feint", 1: "attack_5"}, potions={0: "potion_of_strength:2"})
    finish_round(s)
    assert [event.facts["count"] for event in events(s, "hit")] == [5]
    assert creature_life(s) == 185
    assert NUMBER["feint"] in s.discard


@pytest.mark.rule("CC-G06", "CC-M07")
def test_a_strike_is_for_one_and_a_sweep_for_all_without_an_answer():
    s = table("anti_paladin", "creature", hands={0: "human_shield", 1: "human_shield"})
    assert [hero.life for hero in s.heroes] == [95, 95, 95, 95]
    assert not events(s, "strike")
    s = table("battle_troll", "creature", hands={0: "human_shield"}, blows=[(0, "attack_20")])
    assert kinds(s) == ["strike_response 0"]


@pytest.mark.rule("CC-G07")
def test_the_lead_seat_moves_on_with_each_encounter_and_skips_the_dead():
    s = table(level=1)
    assert (s.lead(1), s.lead(2), s.lead(4), s.lead(5)) == (0, 1, 3, 0)
    s = table(level=2, dead=(1,))
    assert s.lead(2) == 2
    assert s.from_lead() == [2, 3, 0]


@pytest.mark.rule("CC-G08", "CC-N20a")
def test_the_card_wins_over_the_general_rule():
    # In general every creature must die; the Necromancer's death is enough.
    s = table("necromancer", "turns", creature={0: 40}, laid={0: "attack_40"})
    act(s, 0, "target 0")
    assert events(s, "kill")
    assert ENCOUNTER["necromancer"] in s.finished


@pytest.mark.rule("CC-G09", "CC-I57")
def test_only_real_loss_is_damage():
    s = table("ripper", "creature", hands={1: "trip feint"}, potions={1: "potion_of_iron_skin"}, wait=True)
    coming(s, [1, 2, 3, 4])
    s.advance()
    finish_round(s)
    assert events(s, "strike")[0].facts["seat"] == 1
    assert s.heroes[1].life == 100
    assert not events(s, "discard")


@pytest.mark.rule("CC-G10")
def test_nothing_in_the_rules_shows_or_binds_a_hand():
    # Talk is outside the rules: no choice shows a card, and what others see of a hand is its size.
    s = table(hands={0: "attack_50 trip"})
    assert GAME.view(s, 1)["heroes"][0]["hand"] is None
    assert all(text.startswith("set ") for text in texts(s, 0))


@pytest.mark.rule("CC-S01")
def test_three_to_six_players():
    for seats in (2, 7):
        with pytest.raises(SetupError):
            GAME.new(seats)
    assert [GAME.new(seats, seed=1).seats for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]


@pytest.mark.rule("CC-S02", "CC-S04", "CC-S05")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_setting_up(seats: int):
    """W-01."""
    s = begun(seats, 2)
    assert [hero.life for hero in s.heroes] == [100] * seats
    characters = [hero.character for hero in s.heroes]
    assert len(set(characters)) == seats
    assert len(s.road) + 1 == 9
    assert len(s.unused) == 16
    t = table("axe", "round", seats=seats)
    assert sorted(hero.initiative for hero in t.heroes) == list(range(1, seats + 1))


@pytest.mark.rule("CC-S04")
def test_characters_are_dealt_at_random():
    assert len({GAME.new(3, seed=seed).heroes[0].character for seed in range(40)}) == 6


@pytest.mark.rule("CC-S05", "CC-E02")
def test_encounters_are_random():
    assert len({begun(3, seed).current for seed in range(200)}) == 25


@pytest.mark.rule("CC-S03", "CC-S08")
def test_the_deck_has_94_cards_in_both_editions():
    first, second = GAME.new(3, seed=1), GAME.new(3, {"edition": "second"}, seed=1)
    for s in (first, second):
        assert sum(s.copies()) == 94
        held = sum(len(hero.hand) + len(hero.items) for hero in s.heroes)
        assert len(s.deck) + len(s.discard) + held == 94
    five, strike = NUMBER["attack_5"], NUMBER["unintentional_strike"]
    assert (first.copies()[five], first.copies()[strike]) == (4, 0)
    assert (second.copies()[five], second.copies()[strike]) == (3, 1)


@pytest.mark.rule("CC-S06")
def test_a_first_game_begins_with_the_ripper():
    for seed in range(6):
        s = begun(4, seed, first_game="yes")
        assert s.encounter().id == "ripper"
        assert len(s.road) == 8
        assert ENCOUNTER["ripper"] not in s.road + s.unused


@pytest.mark.rule("CC-S07", "CC-E01", "CC-H03")
def test_the_first_refill_deals_seven_cards():
    s = begun(4, 3)
    assert len(s.heroes) == 4
    for hero in s.heroes:
        assert len(hero.hand) == s.limit(hero)


@pytest.mark.rule("CC-H01")
def test_an_empty_deck_takes_the_discard_pile():
    s = table("anti_paladin", "turns", seats=3, laid={0: "attack_5"}, wait=True)
    s.discard, s.deck = s.deck, []
    s.advance()
    assert events(s, "reshuffle")
    assert s.discard == []
    assert sum(len(hero.hand) + len(hero.items) for hero in s.heroes) >= 3


@pytest.mark.rule("CC-H01")
def test_nothing_is_drawn_when_both_piles_are_empty():
    from undercroft.games.cutthroat_caverns.rules.draws import Draw, draw_card

    s = table(hands={1: "attack_5"})
    s.deck, s.discard = [], []
    assert draw_card(s, 0) == -1
    Draw(0, 2).run(s)
    assert s.heroes[0].hand == []


@pytest.mark.rule("CC-H02", "CC-H04", "CC-I01", "CC-I02")
def test_an_item_drawn_lies_open_at_once_and_waits():
    """W-09."""
    s = table("anti_paladin", "turns", seats=3, laid={0: "attack_5"}, life={0: 60}, wait=True)
    coming(s, [1, 2, 3], "potion_of_healing alchemists_fire attack_5")
    s.advance()
    finish_round(s)
    assert hand(s, 0) == []
    assert CARDS.ids(s.heroes[0].items) == ["potion_of_healing"]
    assert GAME.view(s, SPECTATOR)["heroes"][0]["items"] == ["potion_of_healing"]
    # The fire may be thrown on the very next turn, the potion not before the next encounter.
    sets(s, "attack_5")
    until(s, "pre_reveal", 1)
    assert "use alchemists_fire" in texts(s, 1)
    assert not any("potion" in text for decision in s.pending for text in texts(s, decision.seat))


@pytest.mark.rule("CC-H03")
def test_items_do_not_count_when_refilling():
    s = table("ripper", "clean_up", seats=3, road="axe", hands={0: "attack_5 attack_5 attack_5 attack_5"})
    others = ["attack_10"] * 4 + ["attack_25"] * 7 + ["attack_50"] * 3
    fate(s, *cards("cure_wounds alchemists_fire attack_100 attack_100 attack_100"), *cards(" ".join(others)))
    while s.current < 0:
        say(s, s.seat, texts(s)[0])
    order = s.from_lead()
    assert [len(hero.hand) for hero in s.heroes] == [7, 7, 7]
    assert sum(len(s.heroes[seat].items) for seat in order) == 2


@pytest.mark.rule("CC-H04", "CC-R14")
def test_drawing_one_is_one_card_even_if_it_is_an_item():
    s = table("anti_paladin", "turns", seats=3, level=2, laid={0: "attack_5"}, wait=True)
    coming(s, [1, 2, 3], "attack_100 cure_wounds attack_50")
    s.advance()
    finish_round(s)
    # From the lead seat on: level 2 is led by seat 1.
    assert [hand(s, seat) for seat in range(3)] == [["attack_50"], ["attack_100"], []]
    assert CARDS.ids(s.heroes[2].items) == ["cure_wounds"]


@pytest.mark.rule("CC-H05", "CC-I52")
def test_the_hand_limit_is_7_and_8_with_the_amulet():
    s = table(items={1: "amulet_of_mentalism"})
    assert [s.limit(hero) for hero in s.heroes] == [7, 8, 7, 7]


@pytest.mark.rule("CC-H06", "CC-X05")
def test_a_hand_above_its_limit_is_brought_down_at_once():
    seven = "attack_5 attack_10 attack_20 attack_25 attack_30 attack_40 attack_50"
    s = table("anti_paladin", "turns", seats=3, hands={1: seven}, laid={0: "attack_5"})
    coming(s, [1, 2, 3], "attack_100 trip feint")
    until(s, "discard_down")
    assert kinds(s) == ["discard_down 1"]
    assert len(texts(s)) == 8
    assert refused(s, 1, "keep") == "CC-H06"
    say(s, 1, "discard attack_5")
    assert len(s.heroes[1].hand) == 7
    assert s.pending[0].kind != "discard_down"


@pytest.mark.rule("CC-H07")
def test_hands_and_set_cards_are_secret_but_their_number_is_not():
    s = table(hands={0: "attack_50 attack_5", 1: "attack_25"})
    sets(s, "attack_50", "attack_25")
    theirs = GAME.view(s, 1)["heroes"][0]
    assert theirs["hand"] is None
    assert theirs["hand_size"] == 1
    assert theirs["laid"] == [{"card": None, "by": 0}]
    mine = GAME.view(s, 0)["heroes"][0]
    assert mine["hand"] == ["attack_5"]
    assert mine["laid"] == [{"card": "attack_50", "by": 0}]


def test_no_item_is_ever_in_a_hand():
    s = GAME.new(6, seed=11)
    assert all(CARDS.cards[card].group != ITEM for hero in s.heroes for card in hero.hand)


@pytest.mark.rule("CC-H01", "CC-H03")
def test_a_refill_ends_with_the_last_card_there_is():
    s = table("ripper", "clean_up", level=1, road="axe", hands={0: "attack_5"}, wait=True)
    s.heroes[1].scored, s.deck = s.deck[2:], s.deck[:2]
    s.agenda[-1:] = [Refill(2)]
    s.advance()
    hero = s.heroes[2]
    assert (len(hero.hand) + len(hero.items), s.deck) == (2, [])


@pytest.mark.rule("CC-H06", "CC-X05")
def test_a_hand_is_brought_down_card_by_card():
    s = table("axe", hands={0: "attack_5 attack_5 attack_5 attack_10 attack_10 attack_10 trip"}, wait=True)
    s.heroes[0].hand = sorted(s.heroes[0].hand + take(s, "rally rally"))
    s.agenda.append(Limit(0))
    s.advance()
    assert kinds(s) == ["discard_down 0"]
    say(s, 0, "discard attack_5")
    assert kinds(s) == ["discard_down 0"], "still eight"
    say(s, 0, "discard trip")
    assert kinds(s) == ["set 0"]
    assert len(s.heroes[0].hand) == 7
