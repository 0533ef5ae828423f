"""Dice and placement (CT-D)."""

import pytest

from tavern import asked, has, held, refused, say, tavern, texts
from undercroft.games.cavern_tavern.constants import NONE


@pytest.mark.rule("CT-D01")
def test_count_areas_take_exactly_so_many_dice_of_any_value():
    s = tavern(seats=2, dice={0: "1 5 6", 1: "1"})
    say(s, "place workshop_item")
    assert texts(s) == ["with 1 5", "with 1 6", "with 5 6"]
    assert refused(s, "with 1") == "CT-D01"
    s = tavern(seats=2, dice={0: "1 5", 1: "1"})
    assert refused(s, "place workshop_magic_potion") == "CT-D01"
    s = tavern(seats=2, dice={0: "1 5 6", 1: "1"})
    say(s, "place workshop_magic_potion")
    assert s.waiters[0].dice == []
    s = tavern(seats=2, clock=5, dice={0: "3", 1: "1"}, secret_chamber="yes")
    assert "place talk_to_mrs_nasty" in texts(s)


@pytest.mark.rule("CT-D02")
def test_value_areas_need_the_exact_total():
    s = tavern(seats=2, dice={0: "2 5 6", 1: "1"})
    assert "place cook_dragon_eggs" in texts(s)  # 5 + 6
    assert "place make_lunch_for_nasty" in texts(s)  # 2 + 5
    assert "place wash_the_dishes" in texts(s)  # 2 + 5 + 6
    assert refused(s, "place roast_the_meat") == "CT-D02"
    assert refused(s, "place prepare_the_rooms") == "CT-D02"
    say(s, "place cook_dragon_eggs")
    assert s.waiters[0].dice == [2]


@pytest.mark.rule("CT-D03")
def test_dice_may_be_combined_for_the_cellar():
    s = tavern(seats=2, dice={0: "1 5 6", 1: "1"})
    say(s, "place cellar_6")
    assert texts(s) == ["with 6", "with 1 5"]
    say(s, "with 1 5", "take liqueur")
    assert s.waiters[0].dice == [6]


@pytest.mark.rule("CT-D04", "CT-D06")
def test_one_area_once_a_turn_but_again_in_later_turns():
    s = tavern(seats=3, dice={0: "1 1", 1: "2", 2: "2"})
    say(s, "place cellar_1", "take fruit")
    assert s.waiters[0].dice == [1]
    assert refused(s, "place cellar_1") == "CT-D04"
    say(s, "end turn", "place cellar_2", "take rocks", "end turn", "place cellar_2", "take rocks", "end turn")
    say(s, "place cellar_1", "take fruit")
    assert has(s, 0) == ["fruit", "fruit"]


@pytest.mark.rule("CT-D05")
def test_a_full_area_is_closed_and_a_group_takes_one_space():
    s = tavern(seats=3, dice={0: "1 5", 1: "6", 2: "6"}, used="cellar_6")
    say(s, "place cellar_6", "take liqueur", "end turn")
    assert s.used[5] == 2
    assert refused(s, "place cellar_6") == "CT-D05"


@pytest.mark.rule("CT-D06")
def test_kitchen_and_chores_serve_once_a_round():
    s = tavern(seats=2, dice={0: "3 4 3 4", 1: ""})
    say(s, "place make_lunch_for_nasty", "end turn", "end turn")
    assert refused(s, "place make_lunch_for_nasty") == "CT-D05"


@pytest.mark.rule("CT-D07", "CT-N17")
@pytest.mark.parametrize("position", range(10))
def test_track_help_in_the_kitchen(position):
    # 4 + 4 = 8: by one it makes 7 or 9.
    s = tavern(seats=2, dice={0: "4 4", 1: "1"}, kitchen={0: position})
    offered = {name for name in ("make_lunch_for_nasty", "roast_the_meat") if f"place {name}" in texts(s)}
    assert offered == (set() if position < 6 else {"make_lunch_for_nasty", "roast_the_meat"})


@pytest.mark.rule("CT-D07", "CT-N17")
def test_help_by_two_only_on_nine_and_within_one_to_six():
    for position, legal in ((8, False), (9, True)):
        s = tavern(seats=2, dice={0: "4 5", 1: "1"}, kitchen={0: position})
        assert ("place cook_dragon_eggs" in texts(s)) == legal  # 9 made 11
    # 6 + 6 = 12 cannot be made 13: a 6 never becomes a 7.
    s = tavern(seats=2, dice={0: "6 6", 1: "1"}, kitchen={0: 9})
    assert "place wash_the_dishes" not in texts(s)
    # 1 + 1 never goes below: 1 + 6 + 6 = 13, minus nothing from the 1.
    s = tavern(seats=2, dice={0: "1 6", 1: "1"}, chores={0: 6})
    assert "place wipe_the_tables" in texts(s)  # the 1 made a 2
    s = tavern(seats=2, dice={0: "6 3", 1: "1"}, kitchen={0: 6})
    assert "place roast_the_meat" in texts(s)


@pytest.mark.rule("CT-D07")
def test_help_changes_one_die_for_one_placement():
    # Two dice changed by 1 each would make 9 of 3 + 4; one die cannot.
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, kitchen={0: 6})
    assert "place roast_the_meat" not in texts(s)
    s = tavern(seats=2, dice={0: "3 3 5", 1: "1"}, kitchen={0: 6})
    say(s, "place make_lunch_for_nasty", "with 3 3")
    assert s.waiters[0].dice == [5]


@pytest.mark.rule("CT-D08")
def test_what_counts_as_a_legal_placement():
    # A 2 with no free space for it: Items, tokens and abilities do not create a duty.
    everything = "cellar_2 talk_to_nasty workshop_replace_order"
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "2", 1: "3 5"},
        used=everything + " talk_to_mrs_nasty",
        items={0: "loaded_die hammer"},
        tokens={0: "modifier"},
        characters={0: "grumm"},
        secret_chamber="yes",
        chamber="prepare_the_banquet move_the_war_table carve_dragon_roast",
    )
    assert "end turn" in texts(s)
    # Track help does: 2 made 3 fits no kitchen area, but an own Task of value 5 needs 5.
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "5", 1: "3"},
        used="cellar_5 talk_to_nasty workshop_replace_order talk_to_mrs_nasty",
        secret_chamber="yes",
        chamber="prepare_the_banquet move_the_war_table carve_dragon_roast",
        tasks={0: "deliver_a_sealed_note"},
    )
    assert texts(s, "place") == ["place deliver_a_sealed_note"]
    assert "end turn" not in texts(s)


@pytest.mark.rule("CT-D08", "CT-R06")
def test_free_track_help_creates_the_duty_to_place():
    s = tavern(seats=2, clock=5, dice={0: "2 6", 1: "1"}, kitchen={0: 6},
               used="cellar_2 cellar_6 talk_to_nasty workshop_replace_order wipe_the_tables workshop_item")  # fmt: skip
    assert texts(s, "place") == ["place make_lunch_for_nasty", "place roast_the_meat"]
    assert "end turn" not in texts(s)


@pytest.mark.rule("CT-D09")
def test_a_placement_may_give_nothing():
    s = tavern(seats=2, dice={0: "1", 1: "2"}, supply={"fruit": 0, "herbs": 0})
    say(s, "place cellar_1")
    assert asked(s) == "turn 0"
    assert has(s, 0) == []
    s = tavern(seats=2, dice={0: "1", 1: "2"})
    say(s, "place talk_to_nasty")
    assert s.waiters[0].nasty == 0


@pytest.mark.rule("CT-D09")
def test_replace_order_needs_an_order():
    s = tavern(seats=2, dice={0: "1", 1: "2"}, tables="- - - - - -")
    assert refused(s, "place workshop_replace_order") == "CT-D09"


@pytest.mark.rule("CT-D10")
def test_changed_dice_keep_their_face_and_changes_add_up():
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "2 6", 1: "1"},
        items={0: "goblin_abacus"},
        tokens={0: "modifier modifier"},
        secret_chamber="yes",
    )
    say(s, "play goblin_abacus", "set 2 to 4", "modify 4 to 5", "modify 5 to 6")
    assert s.waiters[0].dice == [6, 6]
    assert not texts(s, "modify")
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "1 6", 1: "1"},
        items={0: "goblin_abacus"},
        tokens={0: "modifier"},
        secret_chamber="yes",
    )
    assert texts(s, "modify") == ["modify 1 to 2", "modify 6 to 5"]
    assert refused(s, "modify 6 to 1") == "CT-X10"
    say(s, "play goblin_abacus")
    assert texts(s) == ["set 1 to 2", "set 1 to 3", "set 6 to 4", "set 6 to 5"]


@pytest.mark.rule("CT-D10")
def test_a_changed_die_combines_with_track_help():
    s = tavern(seats=2, clock=5, dice={0: "4 6", 1: "1"}, kitchen={0: 6}, tokens={0: "modifier"}, secret_chamber="yes")
    assert "place cook_dragon_eggs" in texts(s)
    assert "place wash_the_dishes" not in texts(s)
    say(s, "modify 4 to 5")
    assert "place prepare_the_rooms" not in texts(s)  # Chores has no help
    say(s, "place cook_dragon_eggs")
    assert s.waiters[0].tracks[0] == 7


@pytest.mark.rule("CT-D11")
def test_a_held_card_can_be_a_place():
    s = tavern(
        seats=2, dice={0: "4 6 6", 1: "1"}, says={0: "dig_out_the_back polish_my_boots"}, kitchen={0: 9}, chores={0: 9}
    )
    assert {"place dig_out_the_back", "place polish_my_boots"} <= set(texts(s))
    say(s, "place dig_out_the_back")
    assert held(s, 0) == ["polish_my_boots"]
    assert s.waiters[0].dice == [6]
    assert s.placed
    assert not texts(s, "place")


@pytest.mark.rule("CT-D11")
def test_such_a_card_gets_no_track_help_and_counts_as_a_duty():
    s = tavern(seats=2, dice={0: "4 5", 1: "1"}, says={0: "dig_out_the_back"}, kitchen={0: 9}, chores={0: 9})
    assert "place dig_out_the_back" not in texts(s)
    used = "cellar_4 cellar_6 talk_to_nasty workshop_item workshop_replace_order"
    s = tavern(seats=2, dice={0: "4 6", 1: ""}, says={0: "dig_out_the_back"}, used=used)
    assert texts(s, "place") == ["place dig_out_the_back"]
    assert "end turn" not in texts(s)
    # It is nobody else's place, and it counts in the round end test.
    assert s.clock == 2
    say(s, "place dig_out_the_back", "end turn")
    assert s.clock == 3


@pytest.mark.rule("CT-D11")
def test_the_round_goes_on_while_a_card_can_be_placed_on():
    used = "cellar_4 cellar_6 talk_to_nasty workshop_item workshop_replace_order"
    s = tavern(seats=2, seat=1, dice={0: "4 6", 1: "2"}, says={0: "dig_out_the_back"}, used=used)
    say(s, "place cellar_2", "take rocks", "end turn")
    assert asked(s) == "turn 0"
    assert s.clock == 2
    assert s.waiters[0].order == NONE
