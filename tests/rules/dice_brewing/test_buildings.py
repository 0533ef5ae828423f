"""Dice Brewing, the eleven spaces of the board: DB-P10 to DB-P21."""

import pytest

from brewery import dice, free_chance, kinds, on, refused, roll, say, table, texts, until
from undercroft.games.dice_brewing.constants import COLOURS
from undercroft.games.dice_brewing.dice import colour_of
from undercroft.games.dice_brewing.state import Yard

P10, P12, P13, P14, P18, P19, P20 = (pytest.mark.rule(f"DB-P{number}") for number in (10, 12, 13, 14, 18, 19, 20))
EVERY_DIE = [f"{colour}{face}" for colour in COLOURS for face in range(1, 7)]


def to_next_round(s: Yard, *faces: int) -> None:
    """Pass and decline until the next round begins, where the Active Reserves roll these faces."""
    free_chance(s)
    turn = s.round
    while s.round == turn:
        if kinds(s)[0].startswith("purchase"):
            roll(s, *faces)
        s.choose(s.options[-1])


def taken(space: str, round: int = 3) -> list[str]:
    """The dice a space takes, each one alone with a spare yellow die beside it so that the School has work."""
    found = []
    for piece in EVERY_DIE:
        s = table(round=round, reserve={0: piece}, store={0: "green1"})
        if f"place {space} {piece}" in texts(s):
            found.append(piece)
        else:
            assert refused(s, f"place {space} {piece}").startswith("DB-P")
    return found


def faces(colour: str, lowest: int, highest: int) -> list[str]:
    return [f"{colour}{face}" for face in range(lowest, highest + 1)]


# Seeds into dice.
@pytest.mark.parametrize(
    ("space", "colour", "supply"),
    [
        pytest.param("malt_house_seed", "yellow", [13, 14, 12, 10], marks=P10),
        pytest.param("hops_plantation_seed", "green", [14, 14, 11, 10], marks=P13),
    ],
)
def test_a_seed_grows_into_a_die(space: str, colour: str, supply: list[int]):
    s = table(round=2, seeds={0: 2, 1: 1})
    say(s, f"place {space} seed")
    assert (on(s, 0, space), s.brewers[0].seeds, s.seeds) == ("seed", 1, 3)
    assert s.supply == [14, 14, 12, 10], "nothing is gained yet"
    say(s, "end turn")
    to_next_round(s, 6)
    assert s.brewers[0].reserve == dice(f"{colour}6")
    assert s.brewers[0].store == []
    assert (on(s, 0, space), s.brewers[0].seeds, s.seeds) == ("", 1, 4), "the seed is back in the pile"
    assert s.supply == supply


@pytest.mark.rule("DB-P10", "DB-P13")
def test_the_seed_spaces_take_one_seed_and_nothing_else():
    assert taken("malt_house_seed") == taken("hops_plantation_seed") == []
    s = table(seeds={1: 1}, reserve={0: "blue6"})
    assert refused(s, "place malt_house_seed seed") == "DB-P10"
    assert refused(s, "place hops_plantation_seed seed") == "DB-P13"
    s = table(seeds={0: 2})
    say(s, "place malt_house_seed seed")
    assert refused(s, "place malt_house_seed seed") == "DB-P1"


@pytest.mark.parametrize(
    ("space", "colour"),
    [
        pytest.param("malt_house_seed", "yellow", marks=P10),
        pytest.param("hops_plantation_seed", "green", marks=P13),
    ],
)
def test_a_seed_sped_up_with_a_three(space: str, colour: str):
    s = table(base={0: {space: "seed"}}, reserve={0: "blue2 blue3"})
    assert [text for text in texts(s) if text.startswith("speed")] == [f"speed {space} blue3"]
    roll(s, 2)
    say(s, f"speed {space} blue3", "to storehouse")
    assert s.brewers[0].store == dice(f"{colour}2")
    assert (s.seeds, s.brewers[0].seeds) == (6, 0)


# Roasting.
@pytest.mark.rule("DB-P11")
def test_roasting_takes_a_yellow_die_of_any_value():
    assert taken("malt_house_roast", 1) == faces("yellow", 1, 6)


@pytest.mark.rule("DB-P11")
def test_a_roasted_die_comes_out_black_in_cleanup():
    s = table(reserve={0: "yellow6"}, store={0: "yellow5"})
    say(s, "place malt_house_roast yellow6", "end turn")
    assert s.supply == [12, 14, 12, 10]
    to_next_round(s, 4)
    assert s.brewers[0].reserve == dice("black4")
    assert s.brewers[0].store == dice("yellow5")
    assert s.supply == [13, 13, 12, 10]


@pytest.mark.rule("DB-P11")
def test_roasting_sped_up_with_a_three():
    s = table(base={0: {"malt_house_roast": "yellow6"}}, reserve={0: "blue2 blue3"})
    assert [text for text in texts(s) if text.startswith("speed")] == ["speed malt_house_roast blue3"]
    roll(s, 1)
    say(s, "speed malt_house_roast blue3", "to reserve")
    assert s.brewers[0].reserve == dice("black1 blue2")
    assert s.supply == [14, 13, 12, 8]


# Increasing.
@pytest.mark.rule("DB-P12")
def test_malt_of_one_to_five_can_be_increased():
    assert taken("malt_house_increase", 1) == faces("yellow", 1, 5) + faces("black", 1, 5)
    assert refused(table(reserve={0: "yellow6"}), "place malt_house_increase yellow6") == "DB-P12"
    assert refused(table(reserve={0: "black5+1"}), "place malt_house_increase black5+1") == "DB-P12", "its value is 6"


@pytest.mark.rule("DB-P14")
def test_hops_of_one_to_five_can_be_increased():
    assert taken("hops_plantation_increase", 1) == faces("green", 1, 5)
    assert refused(table(reserve={0: "green6"}), "place hops_plantation_increase green6") == "DB-P14"


INCREASES = [
    pytest.param("malt_house_increase", "yellow", marks=P12),
    pytest.param("malt_house_increase", "black", marks=P12),
    pytest.param("hops_plantation_increase", "green", marks=P14),
]


@pytest.mark.parametrize(("space", "colour"), INCREASES)
@pytest.mark.parametrize("face", range(1, 6))
def test_the_face_rises_by_one_in_cleanup(space: str, colour: str, face: int):
    s = table(reserve={0: f"{colour}{face}"})
    say(s, f"place {space} {colour}{face}", "end turn")
    assert on(s, 0, space) == f"{colour}{face}", "not yet"
    until(s, "raised")
    assert kinds(s) == ["raised 0"]
    say(s, "to storehouse")
    assert s.brewers[0].store == dice(f"{colour}{face + 1}")
    assert s.brewers[0].reserve == []


@pytest.mark.parametrize(("space", "colour"), INCREASES)
def test_an_increase_sped_up_with_a_two(space: str, colour: str):
    s = table(base={0: {space: f"{colour}5"}}, reserve={0: "blue1 blue2"})
    assert [text for text in texts(s) if text.startswith("speed")] == [f"speed {space} blue2"]
    say(s, f"speed {space} blue2", "to storehouse")
    assert s.brewers[0].store == dice(f"{colour}6")


@pytest.mark.rule("DB-P12")
@pytest.mark.parametrize("sped_up", [True, False])
def test_no_face_rises_above_six(sped_up: bool):
    """A die of 5 may have been rerolled to 6 on the board."""
    s = table(base={0: {"malt_house_increase": "yellow6"}}, reserve={0: "blue2"})
    if sped_up:
        say(s, "speed malt_house_increase blue2")
    else:
        until(s, "raised")
    say(s, "to storehouse")
    assert s.brewers[0].store == dice("yellow6")


# The School: reroll.
@pytest.mark.rule("DB-P15")
def test_a_reroll_takes_a_blue_die_of_two_or_more():
    assert taken("school_reroll", 2) == faces("blue", 2, 6)
    assert refused(table(reserve={0: "blue6"}), "place school_reroll blue6") == "DB-P15", "not itself"
    beside = table(reserve={0: "blue6/protected"}, store={0: "green1"})
    assert "place school_reroll blue6/protected" in texts(beside), "a protected die may be placed"


@pytest.mark.rule("DB-P15")
def test_any_own_dice_of_both_areas_are_rolled_once_and_stay_in_their_area():
    s = table(reserve={0: "blue2 yellow1 blue4", 1: "black1"}, store={0: "green6 green6 black2", 1: "green1"})
    say(s, "place school_reroll blue2")
    assert texts(s) == [
        "reroll yellow1",
        "reroll blue4",
        "reroll black2 from storehouse",
        "reroll green6 from storehouse",
    ], "own dice only, the placed one not among them, and at least one"
    assert refused(s, "roll") == "DB-P15"
    say(s, "reroll blue4", "reroll green6 from storehouse")
    assert "roll" in texts(s)
    assert "reroll green6 from storehouse" in texts(s), "the other one"
    assert "reroll blue4" not in texts(s), "once each"
    say(s, "reroll black2 from storehouse")
    roll(s, 5, 1, 2)
    say(s, "roll")
    assert kinds(s) == ["placement 0"]
    assert s.brewers[0].reserve == dice("yellow1 blue5")
    assert sorted(map(colour_of, s.brewers[0].store)) == [1, 2, 2]
    assert dice("green6")[0] in s.brewers[0].store, "the one not chosen"
    assert s.brewers[0].store in (dice("green6 black1 green2"), dice("green6 black2 green1"))
    assert (s.brewers[1].reserve, s.brewers[1].store) == (dice("black1"), dice("green1"))
    assert s.chance.script_at == 3, "each rolled once"
    assert on(s, 0, "school_reroll") == "blue2"


@pytest.mark.rule("DB-P15")
def test_one_die_is_enough_and_all_may_be_chosen():
    s = table(reserve={0: "blue3 yellow1 yellow1"})
    say(s, "place school_reroll blue3", "reroll yellow1")
    one = s.copy()
    roll(one, 6)
    say(one, "roll")
    assert one.brewers[0].reserve == dice("yellow1 yellow6")
    say(s, "reroll yellow1")
    assert texts(s) == ["roll"]
    roll(s, 3, 1)
    say(s, "roll")
    assert s.brewers[0].reserve == dice("yellow1 yellow3"), "whatever the result"


@pytest.mark.rule("DB-P15")
def test_locked_and_protected_dice_are_not_rerolled():
    s = table(reserve={0: "blue3 yellow1/locked black2/protected"}, store={0: "green1 green1/locked"})
    say(s, "place school_reroll blue3")
    assert texts(s) == ["reroll green1 from storehouse"]
    assert refused(s, "reroll yellow1/locked") == "DB-T12"
    assert refused(s, "reroll black2/protected") == "DB-T12"
    s = table(reserve={0: "blue3/protected"}, store={0: "green1/locked"})
    assert refused(s, "place school_reroll blue3/protected") == "DB-P15"


@pytest.mark.rule("DB-P15")
def test_a_reroll_ends_a_bonus():
    s = table(reserve={0: "blue3 yellow2+1"})
    say(s, "place school_reroll blue3", "reroll yellow2+1")
    roll(s, 2)
    say(s, "roll")
    assert s.brewers[0].reserve == dice("yellow2")


# The School: swap.
@pytest.mark.rule("DB-P16")
def test_a_swap_takes_a_blue_die_of_three_or_more():
    assert taken("school_swap", 2) == faces("blue", 3, 6)


@pytest.mark.rule("DB-P16")
def test_the_colour_must_be_in_the_supply_and_among_the_own_free_dice():
    s = table(
        reserve={0: "blue3 blue4 yellow2"},
        store={0: "black1 green1/locked green1/protected", 1: "black2 " * 13},
    )
    say(s, "place school_swap blue3")
    assert kinds(s) == ["swap_colour 0"]
    assert texts(s) == ["roll yellow"]
    assert refused(s, "roll black") == "DB-P16", "none in the supply"
    assert refused(s, "roll green") == "DB-P16", "no free one"
    assert refused(s, "roll blue") == "DB-P16", "never blue"
    s = table(reserve={0: "blue3 yellow2"}, store={0: "black1 green1", 1: "black2 " * 12})
    say(s, "place school_swap blue3")
    assert texts(s) == ["roll yellow", "roll black", "roll green"]


@pytest.mark.rule("DB-P16")
@pytest.mark.parametrize("area", ["reserve", "storehouse"])
def test_one_rolled_die_takes_the_place_of_one_own_die(area: str):
    s = table(reserve={0: "blue3 green2 yellow1"}, store={0: "green3+1", 1: "green1 " * 7})
    assert s.supply[2] == 3
    say(s, "place school_swap blue3")
    roll(s, 5, 6, 5)
    say(s, "roll green")
    assert s.chance.script_at == 3, "all supply dice of the colour are rolled"
    assert kinds(s) == ["swap 0"]
    assert texts(s) == [
        "swap green2 for 5",
        "swap green2 for 6",
        "swap green3+1 from storehouse for 5",
        "swap green3+1 from storehouse for 6",
        "no swap",
    ]
    assert refused(s, "swap yellow1 for 6") == "DB-P16", "same colour only"
    say(s, "swap green2 for 6" if area == "reserve" else "swap green3+1 from storehouse for 6")
    assert kinds(s) == ["placement 0"], "exactly one"
    if area == "reserve":
        assert (s.brewers[0].reserve, s.brewers[0].store) == (dice("green6 yellow1"), dice("green3+1"))
    else:
        assert (s.brewers[0].reserve, s.brewers[0].store) == (dice("green2 yellow1"), dice("green6"))
    assert s.supply == [13, 14, 3, 9], "one goes in, one comes out"
    assert on(s, 0, "school_swap") == "blue3"


@pytest.mark.rule("DB-P16")
def test_the_swap_may_be_declined():
    s = table(reserve={0: "blue3 green2"})
    say(s, "place school_swap blue3", "roll green", "no swap")
    assert s.brewers[0].reserve == dice("green2")
    assert s.supply[2] == 11


@pytest.mark.rule("DB-P16")
def test_locked_and_protected_dice_are_not_swapped():
    s = table(reserve={0: "blue3 green2 green3/locked"}, store={0: "green4/protected"})
    say(s, "place school_swap blue3")
    roll(s, *[6] * 9)
    say(s, "roll green")
    assert texts(s) == ["swap green2 for 6", "no swap"]
    assert refused(s, "swap green3/locked for 6") == "DB-T12"


# The School: train.
@pytest.mark.rule("DB-P17")
def test_training_takes_a_blue_die_of_five_or_more():
    assert taken("school_train", 2) == faces("blue", 5, 6)
    assert "place school_train blue4+1" in texts(table(reserve={0: "blue4+1"}))


@pytest.mark.rule("DB-P17")
def test_training_brings_one_more_blue_die_in_cleanup():
    s = table(round=2, reserve={0: "blue4"}, store={0: "blue5"})
    say(s, "place school_train blue5 from storehouse", "end turn")
    assert s.supply[3] == 8, "not yet"
    to_next_round(s, 1, 2, 3)
    assert s.brewers[0].reserve == dice("blue1 blue2 blue3")
    assert s.brewers[0].store == []
    assert s.supply[3] == 7


# The Department of Seed.
@pytest.mark.rule("DB-P18")
def test_seeds_are_sold_for_a_yellow_or_green_die_of_any_value():
    assert taken("department_seeds") == faces("yellow", 1, 6) + faces("green", 1, 6)


@pytest.mark.rule("DB-P18", "DB-P21")
@pytest.mark.parametrize(("piece", "colour"), [("yellow1", 0), ("green6", 2)])
@pytest.mark.parametrize(("pile", "paid"), [(4, 2), (2, 2), (1, 1)])
def test_a_die_given_up_for_two_seeds(piece: str, colour: int, pile: int, paid: int):
    s = table(round=4, reserve={0: piece}, seeds={1: 6 - pile})
    say(s, f"place department_seeds {piece}", "end turn")
    assert s.brewers[0].seeds == 0, "not yet"
    to_next_round(s)
    assert (s.brewers[0].seeds, s.seeds) == (paid, pile - paid)
    assert s.brewers[0].reserve == s.brewers[0].store == []
    assert s.supply == [14, 14, 12, 10]


@pytest.mark.rule("DB-P19")
def test_coins_are_paid_for_a_black_die_of_any_value():
    assert taken("department_dark_malt") == faces("black", 1, 6)


@pytest.mark.rule("DB-P20")
def test_coins_are_paid_for_a_blue_die_of_any_value():
    assert taken("department_skill") == faces("blue", 1, 6)


@pytest.mark.rule("DB-P21")
@pytest.mark.parametrize(
    ("space", "piece", "coins"),
    [
        pytest.param("department_dark_malt", "black6", 3, marks=P19),
        pytest.param("department_skill", "blue6", 4, marks=P20),
    ],
)
def test_a_die_given_up_for_coins(space: str, piece: str, coins: int):
    s = table(store={0: piece}, coins={0: 1})
    say(s, f"place {space} {piece} from storehouse", "end turn")
    assert s.brewers[0].coins == 1, "not yet"
    to_next_round(s)
    assert s.brewers[0].coins == 1 + coins
    assert s.brewers[0].reserve == s.brewers[0].store == [], "it is gone"
    assert s.supply == [14, 14, 12, 10]


@pytest.mark.rule("DB-P21")
@pytest.mark.parametrize(
    ("space", "piece", "seeds", "coins"),
    [
        pytest.param("department_seeds", "green4", 2, 0, marks=P18),
        pytest.param("department_dark_malt", "black4", 0, 3, marks=P19),
        pytest.param("department_skill", "blue4", 0, 4, marks=P20),
    ],
)
def test_the_department_sped_up_with_a_three(space: str, piece: str, seeds: int, coins: int):
    s = table(round=4, base={0: {space: piece}}, reserve={0: "blue2 blue3"})
    assert [text for text in texts(s) if text.startswith("speed")] == [f"speed {space} blue3"]
    say(s, f"speed {space} blue3")
    assert (s.brewers[0].seeds, s.brewers[0].coins) == (seeds, coins)
    assert s.supply == [14, 14, 12, 8], "the die given up is in the supply, both blue ones are not"
    assert s.brewers[0].reserve == dice("blue2")
    to_next_round(s, 5, 6)
    assert s.brewers[0].reserve == dice("blue5 blue6"), "the speed-up die goes home"
    assert (s.brewers[0].seeds, s.brewers[0].coins) == (seeds, coins)
