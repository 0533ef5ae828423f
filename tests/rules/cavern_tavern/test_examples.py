"""The worked examples of the rulebooks (catalogue, section 23)."""

import pytest

from tavern import asked, hand, has, on_tables, order_of, refused, roll, say, tavern, texts
from undercroft.games.cavern_tavern.constants import INGREDIENTS, NONE


def left(s, name):
    return s.supply[INGREDIENTS.index(name)]


@pytest.mark.rule("CT-A02", "CT-D05")
def test_w01_spaces():
    for seats, legal in ((3, False), (4, False), (5, True), (6, True)):
        s = tavern(seats=seats, dice={0: "3", 1: "1"}, used="cellar_3 cellar_3 cellar_3")
        assert ("place cellar_3" in texts(s)) == legal
    s = tavern(seats=3, dice={0: "3", 1: "1"}, used="cellar_3 cellar_3")
    assert refused(s, "place cellar_3") == "CT-D05"
    s = tavern(seats=4, dice={0: "3", 1: "1"}, used="cellar_3 cellar_3")
    assert "place cellar_3" in texts(s)


@pytest.mark.rule("CT-G06", "CT-G07")
@pytest.mark.parametrize("card", ["hopping_gnome", "thunder_smoke"])
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_w02_late_order(card, edition):
    tray = {
        "hopping_gnome": "fruit liqueur mead rocks rocks syrup wine",
        "thunder_smoke": "ambrosia beer fruit liqueur spirits spirits wine",
    }[card]
    s = tavern(seats=2, clock=7, dice={0: "1", 1: "1"}, tray={0: tray}, orders={0: f"{card} 5"}, edition=edition)
    say(s, "complete order")
    assert s.waiters[0].score == 15
    s = tavern(seats=2, clock=5, dice={0: "1", 1: "1"}, tray={0: tray}, orders={0: f"{card} 5"}, edition=edition)
    say(s, "complete order")
    assert s.waiters[0].score == 28


@pytest.mark.rule("CT-G12", "CT-G13")
def test_w03_forgotten_order():
    s = tavern("round_end", seats=2, clock=7, orders={0: "hopping_gnome 1 3"})
    assert s.clock == 8
    assert (s.waiters[0].nasty, s.waiters[0].score, s.waiters[0].order, s.waiters[0].table) == (1, -28, NONE, NONE)
    assert on_tables(s)[2] != "-"
    assert [s.cards.orders[order].id for order in s.order_discard] == ["hopping_gnome"]


@pytest.mark.rule("CT-D02", "CT-A11", "CT-G07", "CT-G09")
def test_w04_jamie():
    s = tavern(seats=4, clock=3, dice={0: "2 3 5 5", 1: "1"}, tray={0: "herbs rocks"}, orders={0: "button_thief 2 6"})
    say(s, "place cellar_2", "take syrup", "complete order")
    assert (left(s, "herbs"), left(s, "rocks"), left(s, "syrup")) == (6, 6, 6)
    assert s.waiters[0].score == 5
    assert (s.waiters[0].table, s.waiters[0].taken) == (NONE, 0)
    assert on_tables(s)[5] != "-"
    assert len(s.waiters[0].served) == 1
    assert s.waiters[0].dice == [3, 5, 5]


@pytest.mark.rule("CT-R11", "CT-A50")
def test_w05_christine():
    s = tavern("round_end", seats=4, score={0: 5, 1: 1, 2: 4, 3: 3}, white=3)
    assert s.white == 1
    assert len(s.waiters[1].dice) == 5
    s = tavern(seats=4, seat=1, white=1, dice={1: "1 1 3 4 6"})
    say(s, "place cellar_4")
    while asked(s) == "dice 1":
        say(s, "with 4")
    assert texts(s) == ["take wine", "take elixir"]
    say(s, "take wine")
    assert has(s, 1) == ["wine"]


@pytest.mark.rule("CT-D03", "CT-A52")
def test_w06_lily():
    s = tavern(seats=4, seat=2, dice={2: "1 3 4 5", 0: "3"}, tray={0: "ambrosia"}, items={2: "glass_of_strongcliff"})
    say(s, "place cellar_6", "take liqueur", "play glass_of_strongcliff")
    assert s.used[5] == 1
    assert sorted(has(s, 2)) == ["ambrosia", "liqueur"]
    assert has(s, 0) == []
    assert hand(s, 2) == []
    assert len(s.item_discard) == 1


@pytest.mark.rule("CT-T02", "CT-A34", "CT-A53")
def test_w07_thomas():
    s = tavern(seats=4, seat=3, dice={3: "1 3 6 6", 0: "1"}, tray={2: "ambrosia"}, first_turn=True)
    assert asked(s) == "duty 3"
    say(s, "take moonwell", "place fix_the_roof", "trade 2 ambrosia")
    assert has(s, 3) == ["ambrosia"]
    assert has(s, 2) == ["wine"]
    assert s.waiters[3].score == 6
    assert s.waiters[3].tracks == [0, 1]
    assert s.waiters[3].dice == []


@pytest.mark.rule("CT-R07")
def test_w08_end_of_a_round():
    s = tavern(seats=4, seat=2, dice={2: "4"}, orders={2: "hopping_gnome 2"})
    say(s, "place cellar_4", "take wine", "end turn")
    assert s.clock == 3


@pytest.mark.rule("CT-F03")
def test_w09_potions():
    tray = {0: "ambrosia elixir herbs spirits syrup beer magic_potion"}
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray=tray, orders={0: "dawn_over_ashes"})
    beer, potions = left(s, "beer"), left(s, "magic_potion")
    say(s, "complete order")
    assert (left(s, "beer"), left(s, "magic_potion")) == (beer + 1, potions + 1)


@pytest.mark.rule("CT-X11")
def test_w10_drink_token():
    s = tavern(seats=2, clock=5, dice={0: "1", 1: "1"}, tray={0: "beer"}, tokens={0: "beer"}, secret_chamber="yes")
    say(s, "drink beer")
    assert (left(s, "beer"), s.waiters[0].score, s.waiters[0].drinks) == (6, 2, [0] * 12)


@pytest.mark.rule("CT-D07")
def test_w11_track_help():
    # With a 6 beside it, the 3 makes 8 to 10 at position 6, and 7, 8, 10 and 11 at position 9.
    for position, kitchen in ((5, {9}), (6, {9}), (9, {7, 9, 11})):
        s = tavern(seats=2, dice={0: "3 6", 1: "1"}, kitchen={0: position})
        values = {7: "make_lunch_for_nasty", 9: "roast_the_meat", 11: "cook_dragon_eggs"}
        assert {value for value, name in values.items() if f"place {name}" in texts(s)} == kitchen
        assert "place wipe_the_tables" not in texts(s)
        assert "place cellar_2" not in texts(s)
        assert "place cellar_4" not in texts(s)
    s = tavern(seats=2, dice={0: "3 5", 1: "1"}, kitchen={0: 6})
    assert {"place make_lunch_for_nasty", "place roast_the_meat"} <= set(texts(s))


@pytest.mark.rule("CT-P03", "CT-A34")
def test_w12_player_d():
    s = tavern(seats=4, seat=3, dice={3: "1 3 6 6", 0: "1"}, tray={2: "ambrosia"}, edition="prototype")
    say(s, "place fix_the_roof")
    assert asked(s) == "trade 3"
    say(s, "decline")
    assert has(s, 3) == ["wine"]
    assert len(hand(s, 3)) == 1
    assert s.waiters[3].score == 8
    assert s.waiters[3].tracks == [0, 1]


@pytest.mark.rule("CT-J02", "CT-P13")
def test_w13_secret_task():
    served = "squires_courage silver_leaf moonwell coal_dust deep_vein"
    s = tavern("final", seats=2, clock=10, secrets={0: "task_wine"}, served={0: served}, edition="prototype")
    assert s.result.scores[0] == 15


@pytest.mark.rule("CT-T05", "CT-P05")
def test_w14_quick_service():
    s = tavern(
        seats=2, clock=4, dice={0: "1 2", 1: "3"}, tray={0: "elixir liqueur wine"}, first_turn=True, edition="prototype"
    )
    say(s, "take moonwell", "complete order")
    assert s.waiters[0].score == 8
    assert texts(s, "take")
    say(s, "place cellar_1", "take fruit", "end turn")
    assert s.seat == 1
    assert s.waiters[0].order == NONE


@pytest.mark.rule("CT-G03")
def test_w15_blind_draw():
    s = tavern(seats=2, dice={0: "1", 1: "1"})
    gone = on_tables(s)[3]
    roll(s, "black_knight")
    say(s, "take blind", f"discard {gone}")
    assert order_of(s, 0) == "black_knight"
    assert s.waiters[0].table == 3
    assert len([table for table in on_tables(s) if table != "-"]) == 5
    assert len(s.order_discard) == 1


@pytest.mark.rule("CT-N07")
def test_w16_nasty_thresholds():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2})
    s.waiters[1].summoned = 1 << 3
    say(s, "place talk_to_nasty")
    assert s.waiters[1].nasty == 3
    assert s.waiters[1].says == []


@pytest.mark.rule("CT-E01")
def test_w17_open_order_at_the_end():
    tray = {0: "wine wine beer beer mead mead"}
    s = tavern("final", seats=2, clock=10, tray=tray, orders={0: "hopping_gnome 4"})
    assert s.result.scores == [0, 0]
    s = tavern("final", seats=2, clock=10, tray=tray)
    assert s.result.scores == [6, 0]
