"""Ingredients, potions and Orders (CT-F, CT-G)."""

import pytest

from tavern import asked, end_round, events, has, on_tables, order_of, refused, roll, say, tavern, texts
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import INGREDIENTS, NONE


def left(s, name):
    return s.supply[INGREDIENTS.index(name)]


@pytest.mark.rule("CT-F01")
def test_trays_are_public_and_have_no_limit():
    full = " ".join(name for name in INGREDIENTS[:12] for _ in range(3))
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={1: full})
    assert GAME.view(s, 0)["waiters"][1]["tray"] == dict.fromkeys(INGREDIENTS[:12], 3)
    assert GAME.view(s, -1)["waiters"][1]["tray"] == dict.fromkeys(INGREDIENTS[:12], 3)


@pytest.mark.rule("CT-F02", "CT-Z04")
def test_an_empty_pile_gives_nothing():
    s = tavern(seats=2, dice={0: "1 1", 1: "1"}, supply={"fruit": 0})
    say(s, "place cellar_1")
    assert has(s, 0) == ["herbs"]
    assert asked(s) == "turn 0"
    s = tavern(seats=2, dice={0: "4 5", 1: "1"}, supply={"syrup": 0})
    say(s, "place roast_the_meat")
    assert has(s, 0) == []
    assert s.waiters[0].score == 3


@pytest.mark.rule("CT-F02", "CT-G06")
def test_used_ingredients_return_at_once():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer fruit rocks wine"}, orders={0: "old_kings_cup"})
    assert left(s, "beer") == 5
    say(s, "complete order")
    assert [left(s, name) for name in ("beer", "fruit", "rocks", "wine")] == [6, 6, 6, 5]
    assert has(s, 0) == ["wine"]


@pytest.mark.rule("CT-F03")
def test_potions_replace_required_cards():
    s = tavern(
        seats=2, dice={0: "1", 1: "1"}, tray={0: "fruit wine magic_potion magic_potion"}, orders={0: "coal_dust"}
    )
    say(s, "complete order")
    # One potion must stand for the second Wine; the other may stand for anything else.
    assert set(texts(s)) == {"pay potion for wine", "pay potion for fruit wine", "pay potion for wine wine"}
    say(s, "pay potion for fruit wine")
    assert has(s, 0) == ["fruit"]
    assert left(s, "magic_potion") == 4


@pytest.mark.rule("CT-F03")
def test_a_potion_may_be_used_though_the_ingredient_is_there():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer fruit rocks magic_potion"}, orders={0: "old_kings_cup"})
    say(s, "complete order")
    assert set(texts(s)) == {"pay", "pay potion for beer", "pay potion for fruit", "pay potion for rocks"}
    say(s, "pay potion for beer")
    assert has(s, 0) == ["beer"]


@pytest.mark.rule("CT-F03")
def test_an_order_may_be_paid_with_potions_alone():
    s = tavern(
        seats=2, dice={0: "1", 1: "1"}, tray={0: "magic_potion magic_potion magic_potion"}, orders={0: "old_kings_cup"}
    )
    say(s, "complete order")
    assert has(s, 0) == []
    assert s.waiters[0].score == 8


@pytest.mark.rule("CT-F04")
def test_potions_are_left_out_only_where_said():
    # Steal: never. Exchange: may be returned, not taken. Choice: never. Fix the roof: both ways.
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "glass_of_strongcliff"}, tray={1: "magic_potion wine beer"})
    say(s, "play glass_of_strongcliff")
    assert texts(s) == ["steal 1 wine", "steal 1 beer"]
    assert refused(s, "steal 1 magic_potion") == "CT-F04"
    s = tavern(seats=2, dice={0: "4 5 6", 1: "1"}, tray={0: "magic_potion"})
    say(s, "place cut_the_meat", "return magic_potion")
    assert "take magic_potion" not in texts(s)
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "cellar_key"})
    say(s, "play cellar_key")
    assert len(texts(s)) == 12
    assert refused(s, "take magic_potion") == "CT-F04"
    s = tavern(seats=2, dice={0: "4 6 6", 1: "1"}, tray={0: "magic_potion", 1: "magic_potion"})
    say(s, "place fix_the_roof")
    assert texts(s) == ["trade 1 magic_potion", "decline"]
    say(s, "trade 1 magic_potion")
    assert texts(s) == ["give wine", "give magic_potion"]


@pytest.mark.rule("CT-G01")
def test_a_table_holds_an_order_or_a_meeple():
    s = tavern(seats=2, dice={0: "1", 1: "1"})
    assert NONE not in s.tables
    say(s, "take crossroads_punch")
    assert on_tables(s)[2] == "-"
    view = GAME.view(s, 1)["tables"]
    assert len(view) == 6
    assert (view[2]["order"], view[2]["meeple"]) == (None, 0)
    assert view[3]["meeple"] is None


@pytest.mark.rule("CT-G02")
def test_taking_from_a_table():
    s = tavern(seats=2, clock=5, dice={0: "1", 1: "1"})
    say(s, "take silver_leaf")
    waiter = s.waiters[0]
    assert (order_of(s, 0), waiter.table, waiter.taken) == ("silver_leaf", 3, 5)


@pytest.mark.rule("CT-G03")
def test_taking_blind_discards_one_and_stands_there():
    s = tavern(seats=2, clock=3, dice={0: "1", 1: "1"})
    roll(s, "black_knight")
    say(s, "take blind")
    assert asked(s) == "blind_discard 0"
    assert GAME.view(s, 1)["drawn"]["id"] == "black_knight"
    assert len(texts(s)) == 6
    say(s, "discard starlit_vow")
    assert (order_of(s, 0), s.waiters[0].table, s.waiters[0].taken) == ("black_knight", 5, 3)
    assert [s.cards.orders[order].id for order in s.order_discard] == ["starlit_vow"]
    assert on_tables(s)[5] == "-"


@pytest.mark.rule("CT-G04")
def test_a_blind_draw_needs_a_card_and_an_order_to_discard():
    s = tavern(seats=2, dice={0: "1", 1: "1"})
    s.order_discard, s.order_deck = s.order_deck, []
    s.ask_anew(0)
    assert "take blind" in texts(s)
    s.waiters[1].served, s.order_discard = s.order_discard, []
    s.ask_anew(0)
    assert refused(s, "take blind") == "CT-G04"
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tables="- - - - - -")
    assert refused(s, "take blind") == "CT-G04"


@pytest.mark.rule("CT-G04", "CT-O06")
def test_the_blocked_order_is_not_discarded():
    s = tavern(seats=1, dice={0: "1"}, blocked_table=2)
    say(s, "take blind")
    assert "discard squires_courage" not in texts(s)
    assert refused(s, "discard squires_courage") == "CT-O06"


@pytest.mark.rule("CT-G05")
def test_orders_in_the_mess_hall_are_not_open():
    s = tavern("round_end", seats=2, clock=2)
    assert [w.nasty for w in s.waiters] == [0, 0]
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer fruit rocks"})
    assert refused(s, "complete order") == "CT-G05"


@pytest.mark.rule("CT-G06")
def test_completing_is_voluntary_and_needs_everything():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer fruit"}, orders={0: "old_kings_cup"})
    assert refused(s, "complete order") == "CT-G06"
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer fruit rocks"}, orders={0: "old_kings_cup"})
    assert "complete order" in texts(s)
    say(s, "place cellar_1", "take herbs", "end turn")
    assert asked(s) == "turn 1"
    assert order_of(s, 0) == "old_kings_cup"


@pytest.mark.rule("CT-G07")
@pytest.mark.parametrize(("taken", "points"), [(7, 28), (6, 21), (5, 15), (4, 11), (3, 8), (2, 5), (1, 2)])
def test_points_by_lateness(taken, points):
    tray = "fruit liqueur mead rocks rocks syrup wine"
    s = tavern(seats=2, clock=7, dice={0: "1", 1: "1"}, tray={0: tray}, orders={0: f"hopping_gnome {taken}"})
    say(s, "complete order")
    assert s.waiters[0].score == points


@pytest.mark.rule("CT-G08")
def test_an_icon_moves_its_track_without_bonus():
    s = tavern(
        seats=2,
        dice={0: "1", 1: "1"},
        tray={0: "elixir nectar wine"},
        orders={0: "silver_leaf"},
        kitchen={0: 9 - 1},
        chores={0: 5},
    )
    say(s, "complete order")
    assert s.waiters[0].tracks == [9, 5]
    assert s.waiters[0].score == 7
    s = tavern(
        seats=2, dice={0: "1", 1: "1"}, tray={0: "elixir mead wine"}, orders={0: "squires_courage"}, chores={0: 3}
    )
    say(s, "complete order")
    assert s.waiters[0].tracks == [0, 4]
    assert s.waiters[0].score == 7


@pytest.mark.rule("CT-G09", "CT-G10")
def test_a_completed_order_is_kept_and_its_table_filled():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer fruit rocks"}, orders={0: "old_kings_cup 2 4"})
    roll(s, "black_knight")
    say(s, "complete order")
    waiter = s.waiters[0]
    assert (waiter.order, waiter.table, waiter.taken) == (NONE, NONE, 0)
    assert [s.cards.orders[order].id for order in waiter.served] == ["old_kings_cup"]
    assert on_tables(s)[3] == "black_knight"
    served = waiter.served[0]
    assert served not in s.order_deck + s.order_discard
    view = GAME.view(s, 1)["waiters"][0]
    assert (view["served_count"], view["served"]) == (1, None)


@pytest.mark.rule("CT-G11")
def test_an_open_order_is_never_given_back():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, orders={0: "old_kings_cup"})
    kinds = {text.split()[0] for text in texts(s)}
    assert kinds == {"place"}
    say(s, "place workshop_replace_order")
    assert "discard old_kings_cup" not in texts(s)


@pytest.mark.rule("CT-G12", "CT-G13")
def test_a_forgotten_order():
    s = tavern("round_end", seats=2, clock=3, orders={0: "old_kings_cup 1 5"}, score={0: 3})
    assert s.clock == 4
    assert s.waiters[0].score == 3 - 8
    assert s.waiters[0].order == NONE
    assert s.waiters[0].nasty == 1
    assert on_tables(s)[4] not in ("-", "old_kings_cup")
    names = [event.name for event in s.events]
    assert names.index("nasty") < names.index("forget_order")


@pytest.mark.rule("CT-G12")
def test_a_round_before_it_is_not_yet_forgotten():
    s = tavern("round_end", seats=2, clock=2, orders={0: "old_kings_cup 1"})
    assert order_of(s, 0) == "old_kings_cup"


@pytest.mark.rule("CT-G14")
def test_scores_may_be_negative():
    s = tavern("round_end", seats=2, clock=8, orders={0: "hopping_gnome 2"})
    assert s.waiters[0].score == -28


@pytest.mark.rule("CT-G15")
def test_discarded_orders_lie_face_up():
    s = tavern("round_end", seats=2, clock=3, orders={0: "old_kings_cup 1"})
    assert GAME.view(s, 1)["order_discard"] == ["old_kings_cup"]
    end_round(s)
    assert events(s, "forget_order")
