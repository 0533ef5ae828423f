"""The course of rounds and turns (CT-R, CT-T)."""

import pytest

from tavern import (
    asked,
    end_round,
    events,
    has,
    on_tables,
    order_of,
    refused,
    roll,
    say,
    tavern,
    texts,
    until,
)
from undercroft.engine.chance import seeded
from undercroft.engine.state import playout
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import NONE


@pytest.mark.rule("CT-R01")
@pytest.mark.parametrize("options", [{}, {"edition": "prototype"}])
def test_ten_rounds_exactly(options):
    s = GAME.new(3, options, 4, listen=True)
    playout(s, seeded(5))
    assert [event.facts["round"] for event in events(s, "round")] == list(range(1, 11))


@pytest.mark.rule("CT-R02")
def test_round_start_opens_the_chamber_then_rolls():
    s = tavern("round_start", seats=2, clock=4, secret_chamber="yes")
    names = [event.name for event in s.events]
    assert names.index("open_chamber") < names.index("new_task") < names.index("roll")
    assert names.count("roll") == 2
    assert [len(w.dice) for w in s.waiters] == [4, 5]


@pytest.mark.rule("CT-R02")
def test_alone_the_automa_rolls_before_the_player():
    s = tavern("round_start", seats=1, clock=4, secret_chamber="yes")
    names = [event.name for event in s.events]
    assert names.index("open_chamber") < names.index("automa") < names.index("roll")
    assert names.count("automa") == 6


@pytest.mark.rule("CT-R03")
def test_turns_go_clockwise_from_the_holder():
    s = tavern("round_start", seats=3, first=2, orders={0: "old_kings_cup", 1: "moonwell", 2: "silver_leaf"})
    order = []
    for _ in range(4):
        order.append(s.seat)
        say(s, texts(s, "place cellar")[0])
        until(s, "turn")
        while s.seat == order[-1]:
            say(s, "end turn")
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("CT-R04", "CT-A56")
def test_the_marker_counts_from_the_next_round():
    s = tavern(seats=3, first=0, seat=1, dice={0: "1", 1: "3 4", 2: "1"})
    say(s, "place make_lunch_for_nasty", "end turn")
    assert s.first == 1
    assert s.seat == 2
    end_round(s)
    assert s.starter == 1
    assert s.seat == 1


@pytest.mark.rule("CT-A56")
def test_the_holder_may_make_lunch_too():
    s = tavern(seats=2, first=0, dice={0: "3 4", 1: "1"})
    say(s, "place make_lunch_for_nasty")
    assert s.first == 0
    assert s.waiters[0].score == 2


@pytest.mark.rule("CT-R05", "CT-P08")
@pytest.mark.parametrize("options", [{}, {"edition": "prototype"}])
def test_without_dice_one_still_gets_turns(options):
    s = tavern(seats=2, dice={0: "2 3", 1: ""}, items={1: "cellar_key"}, **options)
    say(s, "place cellar_2", "take syrup", "end turn")
    assert asked(s) == "turn 1"
    assert "play cellar_key" in texts(s)
    assert "end turn" in texts(s)
    say(s, "play cellar_key", "take wine", "end turn")
    assert has(s, 1) == ["wine"]
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-R06", "CT-T06")
def test_nobody_may_decline_to_place():
    s = tavern(seats=2, dice={0: "2 3", 1: "1"})
    assert refused(s, "end turn") == "CT-T06"
    say(s, "place cellar_3", "take mead")
    assert "end turn" in texts(s)


@pytest.mark.rule("CT-T06")
def test_without_a_legal_placement_a_turn_may_end():
    s = tavern(seats=2, dice={0: "2", 1: "3 5"}, used="cellar_2 talk_to_nasty workshop_replace_order")
    assert not texts(s, "place")
    assert "end turn" in texts(s)


@pytest.mark.rule("CT-R07")
def test_the_round_ends_when_nobody_can_place():
    s = tavern(seats=3, dice={0: "2", 1: "", 2: ""}, orders={1: "hopping_gnome 2"})
    assert s.clock == 2
    say(s, "place cellar_2", "take syrup", "end turn")
    assert s.clock == 3


@pytest.mark.rule("CT-R07")
def test_the_last_placer_finishes_the_turn_first():
    s = tavern(
        seats=2, dice={0: "2", 1: ""}, tray={0: "herbs rocks"}, orders={0: "button_thief 1"}, items={0: "cellar_key"}
    )
    say(s, "place cellar_2", "take syrup")
    assert s.clock == 2
    say(s, "complete order", "play cellar_key", "take wine", "end turn")
    assert s.waiters[0].score == 5
    assert s.clock == 3


@pytest.mark.rule("CT-R07", "CT-I08")
def test_an_extra_turn_is_lost_when_the_round_ends():
    s = tavern(seats=2, dice={0: "2", 1: ""}, items={0: "sand_clock"})
    say(s, "play sand_clock", "place cellar_2", "take syrup", "end turn")
    assert s.clock == 3
    assert s.extra == 0


@pytest.mark.rule("CT-R08")
def test_the_order_of_the_steps_after_a_round():
    s = tavern(
        seats=2,
        clock=7,
        seat=0,
        dice={0: "2", 1: ""},
        orders={0: "hopping_gnome 1 2"},
        nasty={0: 2},
        score={0: 50, 1: 40},
    )
    s.events.clear()
    roll(s, "docked_wages", "last_swan", *[1] * 9)
    say(s, "place cellar_2", "take syrup", "end turn")
    names = [
        event.name
        for event in s.events
        if event.name in ("nasty", "nasty_says", "forget_order", "new_order", "white_die", "round", "roll")
    ]
    # Clock, Nasty step with its card, the forgotten Order and its table, the white die, then the new round.
    assert names == ["nasty", "nasty_says", "forget_order", "new_order", "white_die", "round", "roll", "roll"]
    assert s.clock == 8
    assert s.waiters[0].score == 50 - 28
    assert s.placements == []
    assert s.white == 0


@pytest.mark.rule("CT-R08")
def test_players_are_handled_in_the_order_of_the_coming_round():
    s = tavern("round_end", seats=3, first=2, orders={0: "hopping_gnome 2", 1: "seven_clubs 2", 2: "thunder_smoke 2"})
    assert [event.facts["seat"] for event in events(s, "nasty")] == [2, 0, 1]


@pytest.mark.rule("CT-R08", "CT-N06")
def test_each_player_is_completed_before_the_next():
    s = tavern(
        "round_end",
        seats=2,
        nasty={0: 2, 1: 2},
        orders={0: "hopping_gnome 2", 1: "seven_clubs 2"},
        clock=5,
        secret_chamber="yes",
        tokens={0: "mrs_nasty mrs_nasty mrs_nasty"},
    )
    assert asked(s) == "summons 0"
    assert [w.nasty for w in s.waiters] == [3, 2]


@pytest.mark.rule("CT-R09")
def test_nothing_happens_after_round_ten_but_scoring():
    s = tavern("round_end", seats=2, clock=10, orders={0: "old_kings_cup 8"}, nasty={0: 2})
    assert s.over
    # Position 2 costs 2; no step to 3, no forgotten Order (-8).
    assert s.result.scores == [-2, 0]


@pytest.mark.rule("CT-R09")
def test_the_last_placement_of_round_ten_leads_straight_to_the_scoring():
    # A Nasty step would ask Keishara; a forgotten or replaced Order, a claimed Task, the white die would all show.
    s = tavern(
        seats=2,
        clock=10,
        seat=1,
        dice={1: "5"},
        nasty={0: 2, 1: 5},
        orders={0: "old_kings_cup 8", 1: "moonwell 10"},
        characters={0: "keishara"},
        score={0: 9, 1: 20},
        white=1,
        secret_chamber="yes",
    )
    before = (on_tables(s), s.chamber[:], len(s.order_deck))
    say(s, "place deliver_a_sealed_note", "end turn")
    assert s.over
    assert s.clock == 10
    assert (on_tables(s), s.chamber, len(s.order_deck)) == before
    assert s.white == 1
    assert [waiter.tasks for waiter in s.waiters] == [[], []]
    # 9 - 2 for space 2; 20 + 1 for the Task - 8 for space 5. The Orders cost nothing, the ingredients bring nothing.
    assert s.result.scores == [7, 13]


@pytest.mark.rule("CT-R10")
def test_white_die_to_the_fewest_points_ties_to_the_last():
    s = tavern("round_end", seats=3, first=1, score={0: 5, 1: 3, 2: 4}, white=0)
    assert s.white == 1
    s = tavern("round_end", seats=3, first=1, score={0: 4, 1: 4, 2: 9}, white=2)
    # Turn order of the coming round: 1, 2, 0.
    assert s.white == 0
    s = tavern("round_end", seats=3, first=0, score={0: 4, 1: 4, 2: 4}, white=2)
    assert s.white == 2
    assert not events(s, "white_die")


@pytest.mark.rule("CT-R10")
def test_a_tie_is_judged_by_the_turn_order_of_the_coming_round():
    # The marker has changed hands: the coming round starts with seat 1, so seat 0 is last.
    s = tavern(seats=2, first=0, seat=1, dice={0: "", 1: "3 4"}, score={0: 2, 1: 0}, white=1)
    roll(s, *[1] * 9)
    say(s, "place make_lunch_for_nasty", "end turn")
    assert s.first == 1
    assert s.white == 0


@pytest.mark.rule("CT-R11")
def test_the_white_die_is_a_fifth_die():
    s = tavern("round_start", seats=2, white=0, orders={0: "old_kings_cup", 1: "moonwell"})
    assert [len(w.dice) for w in s.waiters] == [5, 4]


@pytest.mark.rule("CT-T01")
def test_four_actions_in_any_order_but_one_placement():
    s = tavern(
        seats=2,
        dice={0: "1 2 6", 1: "1"},
        items={0: "cellar_key cellar_key"},
        tables="old_kings_cup moonwell button_thief silver_leaf coal_dust tide_pool",
        tray={0: "herbs rocks"},
    )
    say(s, "play cellar_key", "take wine", "place cellar_2", "take syrup")
    assert not texts(s, "place")
    assert refused(s, "place cellar_1") == "CT-D04"
    say(s, "take button_thief", "complete order", "play cellar_key", "take wine", "take coal_dust")
    assert order_of(s, 0) == "coal_dust"
    assert s.waiters[0].score == 8


@pytest.mark.rule("CT-T02")
def test_the_duty_to_take_comes_first_in_the_first_turn_only():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"}, first_turn=True, items={0: "cellar_key"})
    assert asked(s) == "duty 0"
    assert all(text.startswith("take ") for text in texts(s))
    assert refused(s, "place cellar_1") == "CT-T02"
    assert refused(s, "play cellar_key") == "CT-T02"
    say(s, texts(s)[0])
    assert asked(s) == "turn 0"
    s = tavern(seats=2, dice={0: "1 2", 1: "1"})
    assert asked(s) == "turn 0"
    assert texts(s, "take")
    assert texts(s, "place")


@pytest.mark.rule("CT-T02")
def test_no_duty_with_an_open_order():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"}, first_turn=True, orders={0: "moonwell 1"})
    assert asked(s) == "turn 0"
    assert not texts(s, "take")


@pytest.mark.rule("CT-T03")
def test_the_duty_lapses_when_there_is_nothing_to_take():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"}, first_turn=True, tables="- - - - - -")
    assert asked(s) == "turn 0"
    assert texts(s, "place")


@pytest.mark.rule("CT-T04")
def test_only_one_open_order():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"}, orders={0: "moonwell"})
    assert refused(s, f"take {on_tables(s)[3]}") == "CT-T04"
    assert refused(s, "take blind") == "CT-T04"


@pytest.mark.rule("CT-T05")
def test_after_completing_another_may_be_taken_and_completed():
    s = tavern(
        seats=2,
        dice={0: "1 2", 1: "1"},
        tray={0: "beer fruit rocks elixir mead wine"},
        orders={0: "old_kings_cup"},
        tables="- squires_courage moonwell silver_leaf coal_dust tide_pool",
    )
    say(s, "complete order", "take squires_courage", "complete order")
    assert s.waiters[0].score == 8 + 7
    assert s.waiters[0].order == NONE


@pytest.mark.rule("CT-T07")
def test_free_options_before_and_after_placing():
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "1 2 2", 1: "1"},
        tray={0: "beer wine"},
        says={0: "docked_wages"},
        characters={0: "marek"},
        secret_chamber="yes",
        tokens={0: "beer modifier modifier"},
    )
    free = ["obey docked_wages", "use marek", "drink beer", "modify 2 to 3"]
    assert set(free) <= set(texts(s))
    say(s, "place cellar_1", "take fruit")
    assert set(free) <= set(texts(s))


@pytest.mark.rule("CT-T07")
def test_free_options_never_before_the_duty():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"}, says={0: "docked_wages"}, characters={0: "marek"}, first_turn=True)
    assert refused(s, "obey docked_wages") == "CT-T02"
    assert refused(s, "use marek") == "CT-T02"


@pytest.mark.rule("CT-R05")
def test_nobody_is_asked_when_there_is_nothing_to_do():
    s = tavern(
        seats=3, dice={0: "2 3"}, orders={0: "moonwell", 1: "hopping_gnome", 2: "seven_clubs"}, items={2: "hammer"}
    )
    say(s, "place cellar_2", "take syrup", "end turn")
    # Seat 1 has no dice, no Item and an Order out of reach; that seat 2's Item is of no use is its own secret.
    assert asked(s) == "turn 2"
    assert texts(s) == ["end turn"]
    say(s, "end turn")
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-R05")
@pytest.mark.parametrize(
    ("table", "offered"),
    [
        ({"tokens": {1: "beer"}, "tray": {1: "beer"}}, "drink beer"),
        ({"says": {1: "my_mug_is_empty"}, "tray": {1: "beer"}}, "obey my_mug_is_empty"),
        ({"tray": {1: "wine elixir liqueur"}}, "complete order"),
        ({}, ""),
    ],
)
def test_without_dice_a_turn_comes_as_long_as_there_is_something_to_do(table, offered):
    orders = {0: "hopping_gnome 5", 1: "moonwell 5"}
    s = tavern(seats=2, clock=5, dice={0: "1 2"}, orders=orders, secret_chamber="yes", **table)
    say(s, "place cellar_1", "take fruit", "end turn")
    if offered:
        assert asked(s) == "turn 1"
        assert texts(s) == [offered, "end turn"]
    else:
        assert asked(s) == "turn 0", "nobody is asked only to end the turn"
