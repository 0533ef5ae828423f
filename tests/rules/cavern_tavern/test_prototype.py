"""What is different in the prototype edition (CT-P), and decks that run out (CT-Z)."""

import pytest

from tavern import asked, end_round, hand, has, held, on_tables, refused, roll, say, tavern, texts
from undercroft.engine.errors import SetupError
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import NONE

PROTOTYPE = {"edition": "prototype"}


@pytest.mark.rule("CT-P01")
def test_what_the_prototype_does_not_have():
    for seats, options in ((1, {}), (6, {}), (3, {"secret_chamber": "yes"}), (3, {"characters": "random"})):
        with pytest.raises(SetupError):
            GAME.new(seats, {**PROTOTYPE, **options}, 1)
    s = GAME.new(5, PROTOTYPE, 1)
    assert s.edition.characters == []
    assert asked(s).startswith("take")
    assert s.edition.areas[21] is None


@pytest.mark.rule("CT-P02")
def test_the_prototype_decks():
    edition = GAME.new(2, PROTOTYPE, 1).edition
    assert [len(d) for d in (edition.orders, edition.items, edition.says, edition.secrets)] == [42, 20, 15, 8]


@pytest.mark.rule("CT-P03")
def test_prototype_rewards_draw_items():
    s = tavern(seats=2, dice={0: "5 6", 1: "1"}, **PROTOTYPE)
    say(s, "place cook_dragon_eggs")
    assert (has(s, 0), len(hand(s, 0)), s.waiters[0].score) == (["nectar"], 1, 4)


@pytest.mark.rule("CT-P04")
def test_an_item_icon_draws_an_item():
    tray = "ambrosia beer fruit spirits wine"
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: tray}, orders={0: "northern_standard"}, **PROTOTYPE)
    say(s, "complete order")
    assert (s.waiters[0].score, len(hand(s, 0))) == (15, 1)
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: tray}, orders={0: "northern_standard"})
    say(s, "complete order")
    assert (s.waiters[0].score, len(hand(s, 0))) == (15, 0)


@pytest.mark.rule("CT-P05", "CT-T07")
def test_the_duty_may_be_met_at_any_moment_of_the_first_turn():
    s = tavern(
        seats=2, dice={0: "1", 1: "1"}, first_turn=True, items={0: "cellar_key"}, says={0: "docked_wages"}, **PROTOTYPE
    )
    assert {"play cellar_key", "place cellar_1", "obey docked_wages", "take moonwell"} <= set(texts(s))
    say(s, "play cellar_key", "take wine", "place cellar_1", "take fruit")
    assert refused(s, "end turn") == "CT-P05"
    say(s, "take moonwell", "end turn")
    assert s.seat == 1


@pytest.mark.rule("CT-P06")
def test_no_hand_limit():
    s = tavern(seats=2, dice={0: "1 2 3", 1: "1"}, items={0: "hammer clover bracelet"}, **PROTOTYPE)
    say(s, "place workshop_magic_potion")
    assert asked(s) == "turn 0"
    assert len(hand(s, 0)) == 4


@pytest.mark.rule("CT-P07", "CT-A51")
def test_cut_the_meat_two_for_one():
    s = tavern(seats=2, dice={0: "3 6 6", 1: "1"}, tray={0: "wine mead"}, **PROTOTYPE)
    say(s, "place cut_the_meat", "return wine")
    assert refused(s, "decline") == "CT-A51"
    say(s, "return beer", "take spirits")
    assert has(s, 0) == ["mead", "spirits"]
    assert s.waiters[0].score == 7
    # With one card only there is no exchange.
    s = tavern(seats=2, dice={0: "3 6 6", 1: "1"}, **PROTOTYPE)
    say(s, "place cut_the_meat")
    assert asked(s) == "turn 0"
    assert has(s, 0) == ["beer"]


@pytest.mark.rule("CT-P09")
def test_prototype_spaces():
    for seats, cellar, office, item in ((2, 1, 1, 1), (3, 2, 2, 1), (4, 3, 3, 2), (5, 4, 3, 2)):
        capacity = GAME.new(seats, PROTOTYPE, 1).capacity
        assert (capacity[0], capacity[18], capacity[19], capacity[20]) == (cellar, office, item, 1)


@pytest.mark.rule("CT-P11")
def test_cards_are_drawn_in_round_ten_but_cost_nothing():
    s = tavern(seats=2, clock=10, dice={0: "1", 1: ""}, nasty={1: 2}, **PROTOTYPE)
    roll(s, "docked_wages")
    say(s, "place talk_to_nasty")
    assert held(s, 1) == ["docked_wages"]
    say(s, "end turn")
    assert s.over
    assert s.result.scores == [0, -4]
    s = tavern("final", seats=2, clock=10, says={0: "docked_wages"}, **PROTOTYPE)
    assert s.result.scores == [-10, 0]


@pytest.mark.rule("CT-P11", "CT-N11")
def test_a_card_of_round_nine_costs():
    s = tavern("round_end", seats=2, clock=9, nasty={0: 2}, orders={0: "hopping_gnome 6"}, **PROTOTYPE)
    assert s.waiters[0].says_last == [0]


@pytest.mark.rule("CT-P12")
def test_after_round_ten_open_orders_still_move_down():
    s = tavern("round_end", seats=2, clock=10, nasty={0: 2}, orders={0: "old_kings_cup 8"}, **PROTOTYPE)
    assert s.over
    # On 3 now (-4), the card drawn there is free, and the Order is not forgotten (-8).
    assert s.result.scores == [-4, 0]
    assert len(held(s, 0)) == 1


@pytest.mark.rule("CT-P13")
def test_the_wine_task():
    s = tavern("final", seats=2, clock=10, secrets={0: "task_wine"}, served={0: "coal_dust"}, **PROTOTYPE)
    assert s.result.scores[0] == 3


@pytest.mark.rule("CT-P14")
def test_round_one_is_no_exception():
    s = GAME.new(2, {**PROTOTYPE, "first_player": "1"}, 1)
    while s.pending[0].kind == "take":
        s.choose(s.options[0])
    assert "end turn" not in texts(s)
    assert len(texts(s, "take ")) == 6, "from a table"
    assert refused(s, "take blind") == "CT-P14"


@pytest.mark.rule("CT-P14")
def test_blind_draws_begin_with_the_second_order_or_round():
    s = tavern(clock=2, first_turn=True, dice={0: "1", 1: "1"}, **PROTOTYPE)
    assert "take blind" in texts(s), "the first turn of round 2"
    s = tavern(clock=1, first_turn=True, dice={0: "1", 1: "1"}, **PROTOTYPE)
    assert "take blind" not in texts(s)
    s = tavern(clock=1, dice={0: "1 2 3", 1: "1"}, **PROTOTYPE)
    assert "take blind" in texts(s), "a later turn of round 1"
    s = tavern(
        clock=1,
        first_turn=True,
        dice={0: "1", 1: "1"},
        tray={0: "ambrosia beer fruit spirits wine"},
        tables="northern_standard moonwell - - - -",
        **PROTOTYPE,
    )
    say(s, "take northern_standard", "complete order")
    assert "take moonwell" in texts(s), "a second Order in the first turn of round 1"
    assert "take blind" not in texts(s)
    assert refused(s, "take blind") == "CT-P14"
    s = GAME.new(2, {"edition": "retail", "first_player": "1"}, 1)
    while "take blind" not in texts(s):
        s.choose(s.options[0])
    assert s.clock == 1, "and in retail at once"


# Running out.
@pytest.mark.rule("CT-Z01")
def test_the_order_discards_are_reshuffled():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer fruit rocks"}, orders={0: "old_kings_cup 2 4"})
    s.order_discard, s.order_deck = s.order_deck, []
    say(s, "complete order")
    assert on_tables(s)[3] != "-"
    assert s.order_discard == []
    assert s.order_deck


@pytest.mark.rule("CT-Z01")
def test_without_any_card_a_table_stays_empty_until_the_round_ends():
    s = tavern(seats=2, dice={0: "1", 1: ""}, tray={0: "beer fruit rocks"}, orders={0: "old_kings_cup 2 4"})
    s.waiters[1].served, s.order_deck = s.order_deck, []
    say(s, "complete order")
    assert on_tables(s)[3] == "-"
    s.order_discard = [s.waiters[1].served.pop()]
    say(s, "place cellar_1", "take herbs", "end turn")
    assert s.clock == 3
    assert on_tables(s)[3] != "-"
    assert s.order_discard == []


@pytest.mark.rule("CT-Z01")
def test_the_lowest_empty_table_is_filled_first():
    s = tavern(seats=2, dice={0: "1", 1: ""}, tables="- moonwell - silver_leaf coal_dust tide_pool")
    s.waiters[1].served, s.order_deck = s.order_deck[1:], s.order_deck[:1]
    say(s, "place cellar_1", "take herbs", "end turn")
    assert [table != "-" for table in on_tables(s)] == [True, True, False, True, True, True]


@pytest.mark.rule("CT-Z02")
def test_the_item_discards_are_reshuffled():
    s = tavern(seats=2, dice={0: "1 2 3", 1: "1"}, **PROTOTYPE)
    s.item_discard, s.item_deck = s.item_deck, []
    say(s, "place workshop_magic_potion")
    assert len(hand(s, 0)) == 1
    assert (len(s.item_deck), s.item_discard) == (19, [])
    s = tavern(seats=2, dice={0: "1 2 3", 1: "1"}, **PROTOTYPE)
    s.waiters[1].items, s.item_deck = s.item_deck, []
    say(s, "place workshop_magic_potion")
    assert hand(s, 0) == []
    assert has(s, 0) == ["magic_potion"]


@pytest.mark.rule("CT-Z03")
def test_the_nasty_says_discards_are_reshuffled():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2})
    s.says_discard, s.says_deck = s.says_deck, []
    say(s, "place talk_to_nasty")
    assert len(held(s, 1)) == 1
    assert (len(s.says_deck), s.says_discard) == (14, [])


@pytest.mark.rule("CT-Z03")
def test_without_any_card_the_space_counts_as_used():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2})
    s.waiters[0].says, s.says_deck = s.says_deck, []
    s.waiters[0].says_done, s.waiters[0].says_last = [0] * 15, [0] * 15
    s.choose_text("place talk_to_nasty")
    assert held(s, 1) == []
    assert s.waiters[1].summoned == 1 << 3


@pytest.mark.rule("CT-Z05")
def test_secret_tasks_and_characters_are_dealt_once():
    s = GAME.new(6, {"characters": "random"}, 3)
    assert s.characters_left == []
    secrets = [waiter.secret for waiter in s.waiters]
    while not s.over and s.clock < 3:
        s.choose(s.options[0])
    end_round(s)
    assert [waiter.secret for waiter in s.waiters] == secrets
    assert NONE not in secrets
