"""Reputation: the Nasty track, Nasty Says cards, Kitchen and Chores tracks (CT-N)."""

import pytest

from tavern import asked, events, free_chance, hand, has, held, refused, roll, say, tavern, texts
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.rules.decks.nasty import NastyDown, move_down


def talk(s, target=None):
    """Talk to Nasty; with several opponents, about one of them."""
    say(s, "place talk_to_nasty", *([] if target is None else [f"blame {target}"]))


@pytest.mark.rule("CT-N01")
def test_steps_beyond_the_ends_are_lost():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 9})
    talk(s)
    assert [w.nasty for w in s.waiters] == [0, 9]
    s = tavern("round_end", seats=2, nasty={0: 9}, orders={0: "hopping_gnome 2"})
    assert s.waiters[0].nasty == 9


@pytest.mark.rule("CT-N02")
def test_one_step_at_each_round_end_with_an_open_order():
    s = tavern("round_end", seats=3, orders={0: "hopping_gnome 1", 2: "seven_clubs 2"}, nasty={1: 4})
    assert [w.nasty for w in s.waiters] == [1, 4, 1]


@pytest.mark.rule("CT-N03")
def test_other_ways_up_and_down():
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "6 1", 1: "1"},
        nasty={0: 3},
        items={0: "dragons_claw"},
        secret_chamber="yes",
        chamber="keep_watch eavesdrop host_a_card_game",
    )
    say(s, "play dragons_claw", "place keep_watch")
    assert [w.nasty for w in s.waiters] == [2, 1]


@pytest.mark.rule("CT-N04")
def test_several_steps_are_done_one_by_one():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={0: 4}, items={0: "silver_tongue"})
    s.events.clear()
    say(s, "play silver_tongue")
    assert [event.facts["position"] for event in events(s, "nasty")] == [3, 2]
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2})
    s.pending.clear()
    s.agenda.append(s.asking)
    move_down(s, 1, 2)
    s.advance()
    assert s.waiters[1].nasty == 4
    assert len(held(s, 1)) == 1  # drawn on 3, in passing


@pytest.mark.rule("CT-N05")
@pytest.mark.parametrize(("position", "penalty"), list(enumerate([0, 1, 2, 4, 6, 8, 11, 14, 17, 20])))
def test_final_penalty(position, penalty):
    s = tavern("final", seats=2, clock=10, nasty={0: position})
    assert s.result.scores == [-penalty, 0]


@pytest.mark.rule("CT-N06")
@pytest.mark.parametrize("space", [3, 6, 9])
def test_arriving_on_three_six_nine_draws_at_once(space):
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: space - 1})
    roll(s, "docked_wages")
    talk(s)
    assert held(s, 1) == ["docked_wages"]
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-N06")
@pytest.mark.parametrize("space", [1, 2, 4, 5, 7, 8])
def test_other_spaces_draw_nothing(space):
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: space - 1})
    talk(s)
    assert held(s, 1) == []


@pytest.mark.rule("CT-N06")
def test_only_a_step_down_draws():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={0: 4})
    s.waiters[0].summoned = 0
    talk(s)
    assert s.waiters[0].nasty == 3
    assert held(s, 0) == []


@pytest.mark.rule("CT-N07")
def test_each_space_draws_once_a_game():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2})
    roll(s, "docked_wages")
    talk(s)
    s.waiters[1].nasty = 2
    free_chance(s)
    s.pending.clear()
    s.agenda += [s.asking, NastyDown(1)]
    s.advance()
    assert s.waiters[1].nasty == 3
    assert held(s, 1) == ["docked_wages"]
    # At most three cards come to anybody.
    for _ in range(9):
        s.waiters[1].nasty = 2
        s.pending.clear()
        s.agenda += [s.asking, *[NastyDown(1)] * 7]
        s.advance()
    assert len(held(s, 1)) == 3


@pytest.mark.rule("CT-N08")
def test_the_restriction():
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "1 2 3 4", 1: "1"},
        says={0: "my_mug_is_empty"},
        secret_chamber="yes",
        tasks={0: "eavesdrop"},
        chamber="stir_the_cauldron dust_the_secret_door keep_watch",
        items={0: "cellar_key"},
        tray={0: "elixir nectar wine"},
        orders={0: "silver_leaf"},
    )
    assert texts(s, "place") == [
        *[f"place cellar_{n}" for n in range(1, 7)],
        "place talk_to_nasty",
        "place workshop_item",
        "place workshop_magic_potion",
        "place workshop_replace_order",
        "place talk_to_mrs_nasty",
        "place stir_the_cauldron",
        "place dust_the_secret_door",
        "place keep_watch",
    ]
    for name in ("make_lunch_for_nasty", "mop_the_floor", "eavesdrop"):
        assert refused(s, f"place {name}") == "CT-N08"
    assert {"complete order", "play cellar_key"} <= set(texts(s))


@pytest.mark.rule("CT-N08")
def test_restricted_dice_do_not_count_for_the_round():
    # A 7 in the Kitchen would be legal; under the restriction nothing is.
    used = "cellar_3 cellar_4 talk_to_nasty workshop_item workshop_replace_order"
    s = tavern(seats=2, seat=1, dice={0: "3 4", 1: "1"}, says={0: "my_mug_is_empty"}, used=used)
    say(s, "place cellar_1", "take fruit", "end turn")
    assert s.clock == 3


@pytest.mark.rule("CT-N09")
def test_cards_are_public_and_several_may_be_held():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 5}, says={1: "my_mug_is_empty"})
    roll(s, "docked_wages")
    talk(s)
    assert [card["id"] for card in GAME.view(s, 0)["waiters"][1]["says"]] == ["my_mug_is_empty", "docked_wages"]


def pay(card, *answers, seats=2, **table):
    s = tavern(seats=seats, dice={0: "1 2", 1: "1"}, says={0: card}, **table)
    assert f"obey {card}" in texts(s)
    say(s, f"obey {card}", *answers)
    assert held(s, 0) == []
    assert [s.cards.says[number].id for number in s.says_discard] == [card]
    return s


@pytest.mark.rule("CT-N10")
def test_paying_with_named_ingredients():
    assert has(pay("my_mug_is_empty", tray={0: "beer wine"}), 0) == ["wine"]
    assert has(pay("something_stronger", "return spirits", tray={0: "liqueur spirits"}), 0) == ["liqueur"]
    assert has(pay("a_gift_for_the_missus", tray={0: "nectar magic_potion"}), 0) == ["magic_potion"]


@pytest.mark.rule("CT-N10")
def test_paying_with_any_ingredients():
    s = pay("breakage_fee", "return beer", "return beer", tray={0: "beer beer wine magic_potion"})
    assert has(s, 0) == ["wine", "magic_potion"]
    s = tavern(seats=2, dice={0: "1", 1: "1"}, says={0: "empty_the_tray"}, tray={0: "beer beer wine mead fruit"})
    say(s, "obey empty_the_tray", "return beer")
    assert texts(s) == ["return fruit", "return mead", "return wine"]
    say(s, "return mead", "return wine")
    assert has(s, 0) == ["fruit", "beer"]
    s = tavern(
        seats=2, dice={0: "1", 1: "1"}, says={0: "empty_the_tray breakage_fee"}, tray={0: "beer beer wine magic_potion"}
    )
    assert refused(s, "obey empty_the_tray") == "CT-N10"
    assert "obey breakage_fee" in texts(s)


@pytest.mark.rule("CT-N10")
def test_potions_never_pay():
    tray = {0: "magic_potion magic_potion magic_potion"}
    for card in ("my_mug_is_empty", "something_stronger", "breakage_fee", "empty_the_tray", "share_the_tips"):
        s = tavern(seats=2, dice={0: "1", 1: "1"}, says={0: card}, tray=tray)
        assert refused(s, f"obey {card}") == "CT-N10"


@pytest.mark.rule("CT-N10")
def test_paying_with_items_or_points():
    s = pay("turn_out_your_pockets", "discard hammer", items={0: "hammer clover"})
    assert hand(s, 0) == ["clover"]
    s = pay("docked_wages", score={0: 2})
    assert s.waiters[0].score == -3
    s = pay("finders_pay", "by item", items={0: "hammer"}, tray={0: "beer wine"})
    assert (hand(s, 0), has(s, 0)) == ([], ["wine", "beer"])
    s = pay("finders_pay", "by ingredients", "return beer", items={0: "hammer"}, tray={0: "beer wine"})
    assert (hand(s, 0), has(s, 0)) == (["hammer"], [])
    s = pay("finders_pay", items={0: "hammer"}, tray={0: "beer"})
    assert (hand(s, 0), has(s, 0)) == ([], ["beer"])


@pytest.mark.rule("CT-N10")
def test_share_the_tips_goes_to_the_fewest_points():
    s = pay("share_the_tips", "give beer", seats=3, tray={0: "beer wine"}, score={0: 0, 1: 4, 2: 3})
    assert has(s, 2) == ["beer"]
    s = tavern(seats=3, dice={0: "1", 1: "1"}, says={0: "share_the_tips"}, tray={0: "beer"}, score={0: 0, 1: 3, 2: 3})
    say(s, "obey share_the_tips")
    assert texts(s) == ["tip 1", "tip 2"]
    say(s, "tip 1")
    assert has(s, 1) == ["beer"]


@pytest.mark.rule("CT-N10")
def test_cards_that_are_obeyed_by_themselves():
    s = tavern(
        seats=2,
        dice={0: "1", 1: "1"},
        says={0: "serve_dont_chat"},
        tray={0: "beer fruit rocks"},
        orders={0: "old_kings_cup"},
    )
    assert refused(s, "obey serve_dont_chat") == "CT-N10"
    say(s, "complete order")
    assert held(s, 0) == []
    s = tavern(seats=2, dice={0: "1", 1: "1"}, says={0: "report_to_my_office run_to_the_wizard"})
    talk(s)
    assert held(s, 0) == ["run_to_the_wizard"]
    s = tavern(seats=2, dice={0: "1", 1: "1"}, says={0: "report_to_my_office run_to_the_wizard"})
    say(s, "place workshop_replace_order", "discard moonwell")
    say(s, texts(s)[0])
    assert held(s, 0) == ["report_to_my_office"]


@pytest.mark.rule("CT-N10")
def test_the_restriction_ends_at_once():
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, says={0: "docked_wages"})
    assert "place make_lunch_for_nasty" not in texts(s)
    say(s, "obey docked_wages")
    assert "place make_lunch_for_nasty" in texts(s)


@pytest.mark.rule("CT-N11")
def test_no_card_in_round_ten_but_the_space_is_used():
    s = tavern(seats=2, clock=10, dice={0: "1", 1: "1"}, nasty={1: 2})
    talk(s)
    assert s.waiters[1].nasty == 3
    assert held(s, 1) == []
    assert s.waiters[1].summoned == 1 << 3


@pytest.mark.rule("CT-N11")
def test_the_step_after_round_nine_draws():
    s = tavern("round_end", seats=2, clock=9, orders={0: "hopping_gnome 5"}, nasty={0: 2})
    assert s.clock == 10
    assert len(held(s, 0)) == 1


@pytest.mark.rule("CT-N12")
def test_each_card_held_costs_ten():
    s = tavern("final", seats=2, clock=10, says={0: "docked_wages my_mug_is_empty"})
    assert s.result.scores == [-20, 0]


@pytest.mark.rule("CT-N13")
def test_counting_begins_with_the_draw_and_is_public():
    s = tavern(seats=2, dice={0: "1 2 3", 1: ""}, says={0: "fetch_and_carry"})
    say(s, "place cellar_1", "take fruit")
    assert GAME.view(s, 1)["waiters"][0]["says"][0]["done"] == 1
    say(s, "end turn", "end turn", "place cellar_2", "take syrup")
    assert held(s, 0) == []


@pytest.mark.rule("CT-N14", "CT-N15")
def test_tracks_stop_at_nine():
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, kitchen={0: 9}, chores={0: 2})
    say(s, "place make_lunch_for_nasty")
    assert s.waiters[0].tracks == [9, 2]
    s = tavern(seats=2, dice={0: "4 4", 1: "1"}, kitchen={0: 5}, chores={0: 2})
    say(s, "place wipe_the_tables")
    assert s.waiters[0].tracks == [5, 3]


@pytest.mark.rule("CT-N16")
@pytest.mark.parametrize(("position", "bonus"), list(enumerate([0, 0, 0, 2, 2, 2, 3, 3, 3, 4])))
def test_bonus_by_the_position_before_the_use(position, bonus):
    for area, dice, track in (("roast_the_meat", "4 5", "kitchen"), ("mop_the_floor", "4 6", "chores")):
        s = tavern(seats=2, dice={0: dice, 1: "1"}, **{track: {0: position}})
        say(s, f"place {area}")
        assert s.waiters[0].score == 3 + bonus


@pytest.mark.rule("CT-N18")
def test_tracks_do_not_help_each_other():
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, kitchen={0: 9})
    assert "place wipe_the_tables" not in texts(s)
    assert "place cellar_5" not in texts(s)
    s = tavern(seats=2, dice={0: "4 4", 1: "1"}, chores={0: 9})
    assert "place roast_the_meat" not in texts(s)
    s = tavern(seats=2, dice={0: "4 5", 1: "1"}, chores={0: 9})
    say(s, "place roast_the_meat")
    assert s.waiters[0].score == 3


@pytest.mark.rule("CT-N13")
def test_a_card_counts_from_the_moment_it_is_drawn():
    s = tavern(seats=2, dice={0: "1 2 3", 1: "4 5"}, nasty={0: 2})
    say(s, "place cellar_1", "take fruit", "end turn")
    roll(s, "fetch_and_carry")
    say(s, "place talk_to_nasty", "with 4", "end turn")
    assert held(s, 0) == ["fetch_and_carry"]
    assert GAME.view(s, 1)["waiters"][0]["says"][0]["done"] == 0
    say(s, "place cellar_2", "take rocks", "end turn", "place cellar_5", "take beer", "end turn")
    assert GAME.view(s, 1)["waiters"][0]["says"][0]["done"] == 1
    say(s, "place cellar_3", "take mead")
    assert held(s, 0) == []


@pytest.mark.rule("CT-N10")
def test_two_equal_ingredients_pay_where_they_need_not_differ():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, says={0: "breakage_fee"}, tray={0: "beer beer"})
    say(s, "obey breakage_fee")
    assert (held(s, 0), has(s, 0)) == ([], [])
    s = tavern(seats=2, dice={0: "1", 1: "1"}, says={0: "empty_the_tray"}, tray={0: "beer beer wine"})
    assert "obey empty_the_tray" not in texts(s)


@pytest.mark.rule("CT-N10", "CT-O03")
def test_alone_tips_go_back_to_the_supply():
    s = tavern(seats=1, dice={0: "1"}, says={0: "share_the_tips"}, tray={0: "fruit beer"})
    say(s, "obey share_the_tips")
    assert texts(s) == ["return fruit", "return beer"]
    say(s, "return fruit")
    assert (held(s, 0), has(s, 0)) == ([], ["beer"])
