"""Areas of the board (CT-A), both editions."""

import pytest

from tavern import asked, events, free_chance, hand, has, on_tables, refused, roll, say, tavern, texts
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import AREAS
from undercroft.games.cavern_tavern.rules.decks.orders import draw_order

SPACES = {
    "cellar_1": [1, 1, 2, 3, 4, 4],
    "cellar_6": [1, 1, 2, 3, 4, 4],
    "serve_dinner": [1, 1, 1, 1, 1, 1],
    "chop_wood": [1, 1, 1, 1, 1, 1],
    "talk_to_nasty": [1, 1, 2, 3, 3, 3],
    "workshop_item": [1, 1, 1, 2, 2, 2],
    "workshop_magic_potion": [1, 1, 1, 1, 1, 1],
    "workshop_replace_order": [1, 1, 1, 1, 1, 1],
    "talk_to_mrs_nasty": [1, 1, 1, 1, 1, 1],
}


@pytest.mark.rule("CT-A02")
@pytest.mark.parametrize("name", SPACES)
def test_spaces_by_number_of_players(name):
    for seats in range(1, 7):
        capacity = GAME.new(seats, {"secret_chamber": "yes"}, 1).capacity
        assert capacity[AREAS.index(name)] == SPACES[name][seats - 1]
        assert capacity[23:26] == [1, 1, 1]


@pytest.mark.rule("CT-A02")
def test_a_full_area_by_number_of_players():
    for seats in range(2, 7):
        spaces = SPACES["cellar_1"][seats - 1]
        for used in (spaces - 1, spaces):
            s = tavern(seats=seats, dice={0: "1", 1: "1 2 3"}, used="cellar_1 " * used)
            assert ("place cellar_1" in texts(s)) == (used < spaces)


@pytest.mark.rule("CT-A10", "CT-A11", "CT-A12", "CT-A13", "CT-A14", "CT-A15", "CT-A50")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
@pytest.mark.parametrize(
    ("value", "kinds"),
    [
        (1, "fruit herbs"),
        (2, "syrup rocks"),
        (3, "mead nectar"),
        (4, "wine elixir"),
        (5, "ambrosia beer"),
        (6, "liqueur spirits"),
    ],
)
def test_the_cellar(edition, value, kinds):
    assert kinds
    for kind in kinds.split():
        s = tavern(seats=2, dice={0: f"{value}", 1: "1"}, edition=edition)
        say(s, f"place cellar_{value}")
        assert texts(s) == [f"take {name}" for name in kinds.split()]
        say(s, f"take {kind}")
        assert has(s, 0) == [kind]
        assert asked(s) == "turn 0"


# Place, dice, ingredient, points of the retail edition, points and Items of the prototype.
TASKS = [
    ("CT-A20", "make_lunch_for_nasty", "3 4", "herbs", 2, 2, 0),
    ("CT-A21", "roast_the_meat", "4 5", "syrup", 3, 3, 0),
    ("CT-A22", "cook_dragon_eggs", "5 6", "nectar", 4, 4, 1),
    ("CT-A23", "wash_the_dishes", "1 6 6", "elixir", 5, 6, 1),
    ("CT-A24", "cut_the_meat", "3 6 6", "beer", 6, 7, 1),
    ("CT-A25", "serve_dinner", "5 6 6", "mead", 7, 10, 1),
    ("CT-A30", "wipe_the_tables", "4 4", "fruit", 2, 2, 0),
    ("CT-A31", "mop_the_floor", "4 6", "rocks", 3, 3, 0),
    ("CT-A32", "prepare_the_rooms", "6 6", "ambrosia", 4, 4, 1),
    ("CT-A33", "chop_wood", "2 6 6", "liqueur", 5, 6, 1),
    ("CT-A34", "fix_the_roof", "4 6 6", "wine", 6, 8, 1),
    ("CT-A35", "entertain_the_guests", "6 6 6", "spirits", 7, 12, 1),
]


def do_task(name, dice, **options):
    s = tavern(seats=2, dice={0: dice, 1: "1"}, first=1, **options)
    say(s, f"place {name}")
    while asked(s) != "turn 0":
        say(s, "decline" if "decline" in texts(s) else "take elixir" if "take elixir" in texts(s) else texts(s)[0])
    return s


@pytest.mark.rule(*[task[0] for task in TASKS])
@pytest.mark.parametrize(("rule", "name", "dice", "gain", "retail", "prototype", "items"), TASKS)
def test_kitchen_and_chores(rule, name, dice, gain, retail, prototype, items):
    track = 0 if rule < "CT-A30" else 1
    for edition, points, cards in (("retail", retail, 0), ("prototype", prototype, items)):
        s = do_task(name, dice, edition=edition)
        waiter = s.waiters[0]
        assert gain in has(s, 0)
        assert len(has(s, 0)) == (2 if name == "entertain_the_guests" else 1)
        assert waiter.score == points
        assert len(waiter.items) == cards
        assert waiter.tracks[track] == 1
        assert waiter.tracks[1 - track] == 0
        assert s.first == (0 if name == "make_lunch_for_nasty" else 1)


@pytest.mark.rule("CT-A01")
def test_rewards_in_the_listed_order_then_bonus_then_track():
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, first=1, kitchen={0: 3})
    s.events.clear()
    say(s, "place make_lunch_for_nasty")
    assert [event.name for event in s.events] == ["place", "gain", "first_player", "points", "points", "track"]
    assert [event.facts["points"] for event in events(s, "points")] == [2, 2]
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, first=1, kitchen={0: 3}, edition="prototype")
    s.events.clear()
    say(s, "place make_lunch_for_nasty")
    assert [event.name for event in s.events] == ["place", "gain", "points", "first_player", "points", "track"]


@pytest.mark.rule("CT-A51", "CT-A24")
def test_cut_the_meat_exchanges_one_for_one():
    s = tavern(seats=2, dice={0: "3 6 6", 1: "1"}, tray={0: "wine"})
    say(s, "place cut_the_meat")
    # The Beer just gained may go too.
    assert texts(s) == ["return wine", "return beer", "decline"]
    say(s, "return beer")
    assert "take beer" in texts(s)
    assert len(texts(s)) == 12
    say(s, "take mead")
    assert has(s, 0) == ["mead", "wine"]
    s = tavern(seats=2, dice={0: "3 6 6", 1: "1"}, tray={0: "wine"})
    say(s, "place cut_the_meat", "decline")
    assert has(s, 0) == ["wine", "beer"]


@pytest.mark.rule("CT-A51")
def test_the_pile_of_the_returned_card_counts():
    s = tavern(seats=2, dice={0: "3 6 6", 1: "1"}, tray={0: "wine"}, supply={"wine": 0})
    say(s, "place cut_the_meat", "return wine")
    assert "take wine" in texts(s)


@pytest.mark.rule("CT-A52", "CT-A25")
def test_serve_dinner_steals_if_it_can():
    s = tavern(seats=3, dice={0: "5 6 6", 1: "1"}, tray={1: "wine magic_potion", 2: "beer"})
    say(s, "place serve_dinner")
    assert asked(s) == "steal 0"
    assert texts(s) == ["steal 1 wine", "steal 2 beer"]
    assert refused(s, "decline") == ""
    say(s, "steal 2 beer")
    assert has(s, 0) == ["mead", "beer"]
    assert has(s, 2) == []
    s = tavern(seats=3, dice={0: "5 6 6", 1: "1"}, tray={1: "magic_potion"})
    say(s, "place serve_dinner")
    assert asked(s) == "turn 0"
    assert has(s, 1) == ["magic_potion"]


@pytest.mark.rule("CT-A53", "CT-A34")
def test_fix_the_roof_may_force_a_trade():
    s = tavern(seats=3, dice={0: "4 6 6", 1: "1"}, tray={1: "beer beer", 2: "mead"})
    say(s, "place fix_the_roof")
    assert texts(s) == ["trade 1 beer", "trade 2 mead", "decline"]
    say(s, "trade 1 beer")  # the Wine just gained is all there is to give
    assert has(s, 0) == ["beer"]
    assert has(s, 1) == ["wine", "beer"]
    assert s.waiters[0].score == 6
    # Nothing on one side: no trade.
    s = tavern(seats=2, dice={0: "4 6 6", 1: "1"})
    say(s, "place fix_the_roof")
    assert asked(s) == "turn 0"
    s = tavern(seats=2, dice={0: "4 6 6", 1: "1"}, tray={1: "beer"}, supply={"wine": 6})
    s.waiters[1].tray[6], s.supply[6] = 6, 0
    say(s, "place fix_the_roof")
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-A54", "CT-A43")
def test_replace_order():
    s = tavern(seats=2, dice={0: "1", 1: "1"})
    roll(s, "black_knight", "mud_bath", "seven_clubs")
    say(s, "place workshop_replace_order")
    assert texts(s) == [f"discard {name}" for name in on_tables(s)]
    say(s, "discard moonwell")
    assert texts(s) == ["seat black_knight", "seat mud_bath", "seat seven_clubs"]
    assert GAME.view(s, 1)["look"]["orders"] is None
    look = GAME.view(s, 0)["look"]
    assert [order["id"] for order in look["orders"]] == ["black_knight", "mud_bath", "seven_clubs"]
    say(s, "seat mud_bath")
    assert on_tables(s)[4] == "mud_bath"
    assert [s.cards.orders[order].id for order in s.order_bottom] == ["black_knight", "seven_clubs"]
    assert [s.cards.orders[order].id for order in s.order_discard] == ["moonwell"]
    assert GAME.view(s, 0)["order_bottom"] == ["black_knight", "seven_clubs"]
    assert GAME.view(s, 1)["order_bottom"] == []


@pytest.mark.rule("CT-A54")
def test_the_bottom_of_the_deck_is_drawn_last_and_in_order():
    s = tavern(seats=2, dice={0: "1 1", 1: "1"})
    roll(s, "black_knight", "mud_bath", "seven_clubs")
    say(s, "place workshop_replace_order", "discard moonwell", "seat mud_bath")
    s.waiters[1].served, s.order_deck = s.order_deck, []
    say(s, "take blind")
    assert GAME.view(s, 1)["drawn"]["id"] == "black_knight"


@pytest.mark.rule("CT-A54")
def test_replacing_with_fewer_than_three_cards():
    s = tavern(seats=2, dice={0: "1 1", 1: "1"})
    s.waiters[1].served, s.order_deck = s.order_deck[1:], s.order_deck[:1]
    say(s, "place workshop_replace_order", "discard moonwell")
    # One card of the deck, and the one just discarded, reshuffled.
    assert len(texts(s)) == 2
    assert "seat moonwell" in texts(s)


@pytest.mark.rule("CT-A55", "CT-A40")
def test_talk_to_nasty():
    s = tavern(seats=3, dice={0: "5", 1: "1"}, nasty={0: 4, 1: 9, 2: 1})
    say(s, "place talk_to_nasty")
    assert s.waiters[0].nasty == 3
    assert texts(s) == ["blame 1", "blame 2"]
    assert refused(s, "blame 0") == "CT-A55"
    say(s, "blame 2")
    assert [w.nasty for w in s.waiters] == [3, 9, 2]
    s = tavern(seats=3, dice={0: "5", 1: "1"}, nasty={1: 9, 2: 1})
    say(s, "place talk_to_nasty", "blame 1")
    assert [w.nasty for w in s.waiters] == [0, 9, 1]


@pytest.mark.rule("CT-A57", "CT-A35")
def test_ingredient_of_choice():
    s = tavern(seats=2, dice={0: "6 6 6", 1: "1"}, supply={"wine": 0})
    say(s, "place entertain_the_guests")
    assert len(texts(s)) == 11
    assert refused(s, "take wine") == "CT-F02"
    assert refused(s, "take magic_potion") == "CT-F04"
    say(s, "take spirits")
    assert has(s, 0) == ["spirits", "spirits"]


@pytest.mark.rule("CT-A42")
def test_magic_potion_space():
    s = tavern(seats=2, dice={0: "1 1 6", 1: "1"})
    say(s, "place workshop_magic_potion")
    assert has(s, 0) == ["magic_potion"]
    assert len(hand(s, 0)) == 1


@pytest.mark.rule("CT-A43", "CT-P01")
def test_replace_order_is_not_on_the_prototype_board():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, edition="prototype")
    assert "place workshop_replace_order" not in texts(s)


@pytest.mark.rule("CT-A58")
def test_a_full_hand_does_not_close_the_workshop():
    s = tavern(seats=2, dice={0: "1 1", 1: "1"}, items={0: "hammer clover bracelet"})
    assert "place workshop_item" in texts(s)
    roll(s, "runestone", "sand_clock", "cellar_key")
    say(s, "place workshop_item", "keep sand_clock")
    assert asked(s) == "hand_limit 0"
    assert len(texts(s)) == 4


@pytest.mark.rule("CT-A54", "CT-Z01")
def test_orders_under_the_deck_come_last_in_the_order_they_were_put_there():
    s = tavern(seats=2, dice={0: "1", 1: "1"})
    roll(s, "black_knight", "mud_bath", "seven_clubs")
    say(s, "place workshop_replace_order", "discard moonwell", "seat mud_bath")
    free_chance(s)
    names = [s.cards.orders[draw_order(s)].id for _ in range(len(s.order_deck) + 3)]
    assert names[-3:] == ["black_knight", "seven_clubs", "moonwell"], "then the discards are shuffled"


@pytest.mark.rule("CT-A54", "CT-Z01")
def test_the_only_order_drawn_is_put_up_without_a_question():
    s = tavern(seats=2, dice={0: "1", 1: "1"})
    s.waiters[1].served, s.order_deck = s.order_deck, []
    s.choose_text("place workshop_replace_order")
    s.choose_text("discard moonwell")
    # The discarded card itself is shuffled into the new deck.
    assert asked(s) == "turn 0"
    assert "moonwell" in on_tables(s)
    assert s.looked_orders == s.order_bottom == s.order_discard == []


@pytest.mark.rule("CT-A56")
def test_the_holder_of_the_marker_cooks_and_nothing_is_told():
    for first, told in ((0, []), (1, [0])):
        s = tavern(seats=2, first=first, seat=0, dice={0: "1 6", 1: "1"})
        say(s, "place make_lunch_for_nasty")
        assert [event.facts["seat"] for event in events(s, "first_player")] == told
