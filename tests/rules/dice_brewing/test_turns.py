"""Dice Brewing, placement turns and free actions: DB-F4 to DB-F9, DB-F18, and the worked examples of turns."""

import pytest

from brewery import dice, die, events, kinds, on, refused, roll, say, table, texts, until, wander
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.dice import value_of

ALL = "yellow3 black3 green3 blue5"


@pytest.mark.rule("DB-F5")
@pytest.mark.parametrize(
    "pieces",
    [
        ["malt_house_roast yellow3"],
        ["malt_house_seed seed"],
        ["malt_house_roast yellow3", "hops_plantation_increase green3"],
        ["malt_house_increase black3", "school_train blue5"],
        ["malt_house_seed seed", "malt_house_increase black3"],
        ["hops_plantation_increase green3", "hops_plantation_seed seed"],
        ["malt_house_seed seed", "hops_plantation_seed seed"],
    ],
)
def test_one_or_two_pieces_of_any_mix(pieces: list[str]):
    s = table(reserve={0: ALL}, seeds={0: 2})
    for piece in pieces:
        say(s, f"place {piece}")
        space, thing = piece.split()
        assert on(s, 0, space) == thing
        assert on(s, 1, space) == "", "on one's own board"
        assert "end turn" in texts(s), "the second piece is optional"
    say(s, "end turn")
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-F5")
def test_a_base_piece_and_its_speed_up_die_are_the_two_pieces():
    s = table(reserve={0: ALL}, seeds={0: 2})
    say(s, "place malt_house_seed seed", "speed malt_house_seed blue5", "to reserve")
    assert not [text for text in texts(s) if text.startswith(("place", "speed"))]
    assert refused(s, "place malt_house_roast yellow3") == "DB-F5"


@pytest.mark.rule("DB-F5")
def test_two_speed_up_dice_may_be_the_two_pieces():
    s = table(base={0: {"malt_house_seed": "seed", "department_dark_malt": "black2"}}, reserve={0: "blue3 blue4 blue6"})
    say(s, "speed malt_house_seed blue4", "to reserve", "speed department_dark_malt blue3")
    assert [on(s, 0, "malt_house_seed"), on(s, 0, "department_dark_malt")] == ["+blue4", "+blue3"]
    assert "end turn" in texts(s)
    assert refused(s, "place school_train blue6") == "DB-F5"


@pytest.mark.rule("DB-F5")
def test_there_is_no_third_piece():
    s = table(base={0: {"department_dark_malt": "black2"}}, reserve={0: ALL}, seeds={0: 2})
    say(s, "place malt_house_seed seed", "place hops_plantation_seed seed")
    assert sorted(texts(s)) == ["end turn", "store black3", "store blue5", "store green3", "store yellow3"]
    assert refused(s, "place malt_house_roast yellow3") == "DB-F5"
    assert refused(s, "speed department_dark_malt blue5") == "DB-F5"
    say(s, "end turn", "pass")
    assert "place malt_house_roast yellow3" in texts(s), "the next turn has pieces of its own"


@pytest.mark.rule("DB-F5")
def test_every_turn_of_random_games_has_one_or_two_pieces():
    for seed in range(6):
        s = GAME.new(2 + seed % 3, {}, seed)
        pieces = turns = 0
        for _, decision, choice in wander(s, seed, 1200):
            if decision.kind != "placement":
                continue
            if choice.text.startswith(("place", "speed")):
                pieces += 1
            elif choice.text in ("pass", "end turn"):
                assert (choice.text == "end turn") == (pieces in (1, 2))
                assert pieces <= 2
                pieces = 0
                turns += 1
        assert turns > 50


@pytest.mark.rule("DB-F6")
def test_storing_and_tokens_are_free_before_between_and_after_the_pieces():
    s = table(reserve={0: "yellow1 yellow2 yellow3 black1 black2 green4"}, tokens={0: "raise_die raise_die raise_die"})
    say(s, "store yellow1", "store yellow2", "play raise_die", "target 0 reserve green4")
    say(s, "place malt_house_roast yellow3")
    say(s, "play raise_die", "target 0 storehouse yellow1", "store black1")
    say(s, "place malt_house_increase black2")
    say(s, "store green4+1", "play raise_die", "target 0 storehouse yellow2")
    assert texts(s) == ["end turn"]
    assert s.brewers[0].store == dice("yellow1+1 yellow2+1 black1 green4+1")
    assert kinds(s) == ["placement 0"], "none of it was a turn"
    assert len(events(s, "place")) == 2


@pytest.mark.rule("DB-F6")
def test_free_actions_are_possible_on_a_turn_that_ends_in_a_pass():
    s = table(reserve={0: "yellow1 green2"}, tokens={0: "raise_die"})
    say(s, "store yellow1", "play raise_die", "target 0 reserve green2", "store green2+1")
    assert kinds(s) == ["placement 0"]
    say(s, "pass")
    assert s.brewers[0].store == dice("yellow1 green2+1")


@pytest.mark.rule("DB-F9")
@pytest.mark.parametrize("phase", ["placement", "purchase"])
def test_any_number_of_dice_may_be_stored_values_kept(phase: str):
    s = table(phase, reserve={0: "yellow1 yellow1 black4+1 green3/locked blue6/protected", 1: "yellow6"})
    assert {text for text in texts(s) if text.startswith("store")} == {
        "store yellow1",
        "store black4+1",
        "store green3/locked",
        "store blue6/protected",
    }
    say(s, "store yellow1", "store yellow1", "store black4+1", "store green3/locked", "store blue6/protected")
    assert s.brewers[0].reserve == []
    assert s.brewers[0].store == dice("yellow1 yellow1 black4+1 green3/locked blue6/protected")
    assert value_of(die("black4+1")) == 5
    assert s.brewers[1].reserve == dice("yellow6"), "another's dice are not touched"


@pytest.mark.rule("DB-F9")
def test_storing_is_possible_on_every_own_turn_and_on_nobody_elses():
    s = table(reserve={0: "yellow1 yellow2 green3", 1: "black6"})
    say(s, "store yellow1", "place hops_plantation_increase green3", "end turn")
    assert "store yellow2" not in texts(s), "it is seat 1's turn"
    say(s, "store black6", "pass")
    say(s, "store yellow2", "pass")
    assert s.brewers[0].store == dice("yellow1 yellow2")


@pytest.mark.rule("DB-F9")
def test_the_end_of_the_own_purchase_turn_is_the_last_chance():
    s = table(
        reserve={0: "yellow1", 1: "black6"},
        store={0: "yellow2 green1", 1: "yellow2 green1"},
        tokens={0: "raise_die", 1: "raise_die"},
    )
    say(s, "pass", "pass")
    assert "store yellow1" in texts(s), "after the pass too"
    say(s, "end purchase", "store black6", "end purchase")
    while s.round == 3:
        assert not [text for text in texts(s) if text.startswith("store")], kinds(s)
        s.choose(s.options[-1])
    assert s.brewers[1].store == dice("yellow2 green1 black6")
    assert len(s.brewers[0].reserve) == 1


@pytest.mark.rule("DB-F18")
def test_only_end_turn_or_the_pass_ends_a_turn():
    s = table(reserve={0: "yellow1 yellow2 green3"}, seeds={0: 2}, tokens={0: "raise_die"})
    assert refused(s, "end turn") == "DB-F18"
    say(s, "place malt_house_seed seed")
    assert kinds(s) == ["placement 0"]
    assert refused(s, "pass") == "DB-F7"
    say(s, "place hops_plantation_seed seed")
    assert kinds(s) == ["placement 0"], "the second piece does not end the turn"
    assert refused(s, "place malt_house_roast yellow1") == "DB-F5"
    say(s, "store yellow1", "play raise_die", "target 0 reserve green3", "store green3+1")
    assert texts(s) == ["store yellow2", "end turn"]
    say(s, "end turn")
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-F18")
def test_end_turn_is_no_pass():
    s = table(reserve={0: "yellow1 green3"})
    say(s, "place malt_house_roast yellow1", "end turn", "pass")
    assert kinds(s) == ["placement 0"]
    assert "place hops_plantation_increase green3" in texts(s)


# The course of the phase.
@pytest.mark.rule("DB-F4")
def test_turns_go_round_and_round_those_who_have_not_passed():
    s = table(seats=4, holder=3, reserve={seat: "yellow1 green1 black1 blue5" for seat in range(4)})
    say(s, "place malt_house_roast yellow1", "end turn")
    say(s, "pass")  # seat 0
    say(s, "place hops_plantation_increase green1", "end turn")
    say(s, "place malt_house_increase yellow1", "end turn")
    assert kinds(s) == ["placement 3"]
    say(s, "place malt_house_increase black1", "end turn")
    assert kinds(s) == ["placement 1"], "seat 0 has passed"
    say(s, "pass")
    assert kinds(s) == ["placement 2"]
    say(s, "place hops_plantation_increase green1", "end turn")
    assert kinds(s) == ["placement 3"]
    say(s, "pass")
    assert kinds(s) == ["placement 2"]


@pytest.mark.rule("DB-F4")
def test_a_player_may_take_as_many_turns_as_there_are_pieces():
    s = table(
        seats=3,
        reserve={0: "yellow3 yellow2 yellow1 black3 black4 green3 green4 blue2 blue3 blue5 blue6"},
        seeds={0: 2},
    )
    one_piece_turns = [
        ["malt_house_seed seed"],
        ["malt_house_roast yellow3"],
        ["malt_house_increase black3"],
        ["hops_plantation_seed seed"],
        ["hops_plantation_increase green3"],
        ["school_swap blue3"],
        ["school_reroll blue2"],
        ["school_train blue5"],
        ["department_seeds green4"],
        ["department_dark_malt black4"],
        ["department_skill blue6"],
    ]
    for turn, (piece,) in enumerate(one_piece_turns):
        assert kinds(s) == ["placement 0"]
        say(s, f"place {piece}")
        if "swap" in piece:
            say(s, "roll yellow", "no swap")
        if "reroll" in piece:
            say(s, "reroll yellow1", "roll")
        say(s, "end turn")
        if turn == 0:
            say(s, "pass", "pass")
    assert len(events(s, "place")) == 11


@pytest.mark.rule("DB-F7")
def test_whoever_places_nothing_must_pass():
    s = table(reserve={0: "yellow3", 1: "yellow3"})
    assert "pass" in texts(s)
    assert "end turn" not in texts(s)
    say(s, "store yellow3")
    assert "end turn" not in texts(s), "storing is no piece"
    assert refused(s, "end turn") == "DB-F18"
    say(s, "pass")
    say(s, "place malt_house_roast yellow3")
    assert "pass" not in texts(s)
    assert refused(s, "pass") == "DB-F7"


@pytest.mark.rule("DB-F7")
def test_a_pass_is_final_and_hinders_nobody():
    s = table(seats=3, reserve={0: "yellow3 green3", 1: "yellow3 green3 black3", 2: ""})
    say(s, "pass")
    say(s, "place malt_house_roast yellow3", "place hops_plantation_increase green3", "end turn")
    say(s, "pass")
    assert kinds(s) == ["placement 1"]
    say(s, "place department_dark_malt black3", "end turn")
    assert kinds(s) == ["placement 1"], "seat 0 could place two dice, but has passed"
    say(s, "pass")
    assert kinds(s) == ["purchase 0"]


@pytest.mark.rule("DB-F7")
def test_a_pass_lasts_only_for_its_round():
    s = table(reserve={0: "yellow3", 1: "green3"})
    say(s, "pass", "pass", "end purchase", "end purchase")
    assert kinds(s) == ["placement 1"]
    say(s, "pass")
    assert kinds(s) == ["placement 0"]


@pytest.mark.rule("DB-F8")
def test_placement_ends_as_soon_as_all_have_passed():
    s = table(seats=3, holder=2, reserve={seat: "yellow3" for seat in range(3)})
    say(s, "pass", "pass")
    assert kinds(s) == ["placement 1"]
    say(s, "pass")
    assert kinds(s) == ["purchase 2"]


@pytest.mark.rule("DB-F8")
def test_without_a_legal_placement_there_are_only_free_actions_and_the_pass():
    s = table(round=1, reserve={0: "blue6 black6"}, tokens={0: "raise_die"}, store={1: "yellow2"})
    assert sorted(texts(s)) == ["pass", "play raise_die", "store black6", "store blue6"]
    assert texts(table(round=1)) == ["pass"], "even then the player is asked"


# Worked examples.
@pytest.mark.rule("DB-P4", "DB-P5", "DB-P7", "DB-P12")
def test_w_2_sped_up_increase():
    s = table(round=1, reserve={0: "yellow3 blue3 black2"}, seeds={0: 1})
    say(s, "place malt_house_increase yellow3", "speed malt_house_increase blue3")
    assert kinds(s) == ["arrival 0"]
    say(s, "to storehouse")
    assert s.brewers[0].store == dice("yellow4")
    assert on(s, 0, "malt_house_increase") == "+blue3"
    assert texts(s) == ["store black2", "end turn"], "no third piece"
    say(s, "end turn")
    assert kinds(s) == ["placement 1"]
    say(s, "pass", "pass", "end purchase")
    assert on(s, 0, "malt_house_increase") == "+blue3", "until clean-up"
    roll(s, 1, 1)
    say(s, "end purchase")
    assert on(s, 0, "malt_house_increase") == ""
    assert s.brewers[0].reserve == dice("black1 blue1")
    assert s.brewers[0].store == dice("yellow4")


@pytest.mark.rule("DB-P15", "DB-F6")
@pytest.mark.parametrize("malt", ["yellow", "black"])
def test_w_3_school_reroll(malt: str):
    s = table(round=2, reserve={0: f"blue3 {malt}1 green2"}, seeds={0: 1})
    assert {"place school_reroll blue3", "place school_swap blue3"} <= set(texts(s))
    assert refused(s, "place school_train blue3") == "DB-P17"
    say(s, "place school_reroll blue3", f"reroll {malt}1", "reroll green2")
    roll(s, 4, 5)
    say(s, "roll")
    assert s.brewers[0].reserve == dice(f"{malt}4 green5")
    say(s, f"store {malt}4", "store green5")
    assert s.brewers[0].store == dice(f"{malt}4 green5")
    assert s.brewers[0].seeds == 1
    assert "place malt_house_seed seed" in texts(s), "a second piece is possible, not needed"
    say(s, "end turn", "pass")
    assert kinds(s) == ["placement 0"]
    say(s, "pass")
    assert kinds(s) == ["purchase 0"]
    assert s.brewers[0].seeds == 1


@pytest.mark.rule("DB-P4", "DB-P5", "DB-P10", "DB-P11")
@pytest.mark.parametrize("first", [True, False])
def test_w_8_late_speed_up(first: bool):
    s = table(round=1, seats=3, reserve={0: "yellow2 blue3"}, seeds={0: 1})
    say(s, "place malt_house_seed seed", "place malt_house_roast yellow2", "end turn", "pass", "pass")
    assert {"speed malt_house_seed blue3", "speed malt_house_roast blue3"} <= set(texts(s))
    roll(s, 6)
    say(s, "speed malt_house_seed blue3" if first else "speed malt_house_roast blue3", "to storehouse")
    assert s.brewers[0].store == dice("yellow6" if first else "black6")
    assert on(s, 0, "malt_house_roast" if first else "malt_house_seed") == ("yellow2" if first else "seed")
    say(s, "end turn", "pass")
    roll(s, 2, 2)
    until(s, "placement")
    assert s.brewers[0].reserve == dice("black2 blue2" if first else "yellow2 blue2"), "the other one in clean-up"
    assert s.supply[:2] == [13, 13], "the yellow die that was roasted is back in the supply"
