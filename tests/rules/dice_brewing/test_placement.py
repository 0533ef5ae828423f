"""Dice Brewing, placement in general: DB-P1 to DB-P9. The buildings are in test_buildings."""

import pytest

from brewery import dice, free_chance, kinds, on, refused, roll, say, table, texts, until, wander
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import COLOURS
from undercroft.games.dice_brewing.dice import value_of
from undercroft.games.dice_brewing.state import Yard

# Each delayed space: a base piece that fits, and the lowest speed-up die.
DELAYED = {
    "malt_house_seed": ("seed", 3),
    "malt_house_roast": ("yellow1", 3),
    "malt_house_increase": ("black4", 2),
    "hops_plantation_seed": ("seed", 3),
    "hops_plantation_increase": ("green5", 2),
    "department_seeds": ("green1", 3),
    "department_dark_malt": ("black1", 3),
    "department_skill": ("blue1", 3),
}
SCHOOL = {"school_reroll": "blue2", "school_swap": "blue3", "school_train": "blue5"}


def to_raised(s: Yard) -> None:
    """Pass and decline until clean-up asks about a raised die."""
    until(s, "raised")
    assert kinds(s) == ["raised 0"]


def to_next_round(s: Yard) -> None:
    """Pass and decline until the next round begins; raised dice go to the Active Reserve."""
    free_chance(s)
    turn = s.round
    while s.round == turn:
        s.choose(s.options[-1])


def hoard(colour: str, left: int = 0, own: str = "") -> str:
    """All dice of a colour but `left`, and but those in `own`."""
    count = [14, 14, 12, 10][COLOURS.index(colour)] - left - own.count(colour)
    return f"{colour}2 " * count


# DB-P1.
@pytest.mark.rule("DB-P1")
@pytest.mark.parametrize("space", ["malt_house_roast", "hops_plantation_increase", "school_train", "department_skill"])
def test_each_space_once_a_round(space: str):
    piece = {"malt_house_roast": "yellow2", "hops_plantation_increase": "green2"}.get(space, "blue5")
    s = table(seats=3, reserve={0: f"{piece} {piece}"})
    say(s, f"place {space} {piece}")
    assert f"place {space} {piece}" not in texts(s)
    assert refused(s, f"place {space} {piece}") == "DB-P1"
    say(s, "end turn", "pass", "pass")
    assert refused(s, f"place {space} {piece}") == "DB-P1", "nor in a later turn"
    to_next_round(s)
    assert not s.brewers[0].used, "a new round frees it"


@pytest.mark.rule("DB-P1")
@pytest.mark.parametrize("space", DELAYED)
def test_a_sped_up_space_stays_used_until_cleanup(space: str):
    piece, _ = DELAYED[space]
    spare = "" if piece == "seed" else piece
    s = table(seats=3, base={0: {space: piece}}, reserve={0: f"blue6 blue4 {spare}"}, seeds={0: 1})
    say(s, f"speed {space} blue6")
    if s.pending[0].kind == "arrival":
        say(s, "to reserve")
    assert on(s, 0, space) == "+blue6"
    assert refused(s, f"place {space} {piece}") == "DB-P1"
    assert refused(s, f"speed {space} blue4") == "DB-P4", "one speed-up die is all"
    say(s, "end turn", "pass", "pass")
    assert refused(s, f"place {space} {piece}") == "DB-P1"


@pytest.mark.rule("DB-P1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_uses_a_space_twice_in_random_games(seats: int):
    for seed in range(5):
        s = GAME.new(seats, {}, seed, listen=True)
        for _ in wander(s, seed, 1000):
            pass
        used: set[tuple[object, ...]] = set()
        placed = 0
        for event in s.events or []:
            if event.name == "round":
                used = set()
            elif event.name == "place":
                use = event.facts["seat"], event.facts["space"]
                assert use not in used
                used.add(use)
                placed += 1
        assert placed > 50


# DB-P2.
@pytest.mark.rule("DB-P2")
def test_each_condition_of_a_legal_placement():
    """A position where every condition fails somewhere, each with its own reason."""
    s = table(
        seats=2,
        round=2,
        reserve={0: "yellow6 yellow2/locked black2 green6 blue4"},
        seeds={0: 1},
        base={0: {"malt_house_roast": "yellow1"}, 1: {"hops_plantation_seed": "seed"}},
    )
    assert [text for text in texts(s) if text.startswith(("place", "speed"))] == [
        "place malt_house_seed seed",
        "place malt_house_increase black2",
        "place school_reroll blue4",
        "place school_swap blue4",
        "speed malt_house_roast blue4",
    ]
    assert refused(s, "place department_dark_malt black2") == "DB-F14", "not unlocked"
    assert refused(s, "place malt_house_roast yellow6") == "DB-P1", "used"
    assert refused(s, "place hops_plantation_seed seed") == "DB-K2", "blocked"
    assert refused(s, "place malt_house_increase green6") == "DB-P12", "not of a kind it takes"
    assert refused(s, "place school_train blue4") == "DB-P17", "below the minimum"
    assert refused(s, "place malt_house_increase yellow6") == "DB-P12", "above the maximum"
    assert refused(s, "place malt_house_increase yellow2/locked") == "DB-T12", "locked"


@pytest.mark.rule("DB-P2")
def test_seeds_and_dice_do_not_change_places():
    s = table(reserve={0: "yellow3 green3"}, seeds={0: 1})
    assert refused(s, "place malt_house_seed yellow3") == "DB-P10"
    assert refused(s, "place hops_plantation_seed green3") == "DB-P13"
    assert refused(s, "place malt_house_roast seed") == "DB-P11"
    assert refused(s, "place department_seeds seed") == "DB-P18"


@pytest.mark.rule("DB-P2")
@pytest.mark.parametrize("area", ["reserve", "store"])
def test_a_locked_die_is_no_piece(area: str):
    locked = "yellow2/locked black2/locked green2/locked blue6/locked"
    s = table(base={0: {"malt_house_seed": "seed"}}, **{area: {0: locked}})
    assert not [text for text in texts(s) if text.startswith(("place", "speed"))]
    own = " from storehouse" if area == "store" else ""
    assert refused(s, f"speed malt_house_seed blue6/locked{own}") == "DB-T12"
    assert refused(s, f"place malt_house_roast yellow2/locked{own}") == "DB-T12"
    s = table(base={0: {"malt_house_seed": "seed"}}, **{area: {0: locked.replace("locked", "protected")}})
    assert f"place malt_house_roast yellow2/protected{own}" in texts(s), "a protected die may be used"
    assert f"speed malt_house_seed blue6/protected{own}" in texts(s)


@pytest.mark.rule("DB-P2")
def test_an_immediate_effect_must_be_able_to_do_something():
    s = table(reserve={0: "blue6"})
    assert refused(s, "place school_reroll blue6") == "DB-P15"
    assert refused(s, "place school_swap blue6") == "DB-P16"
    assert "place school_train blue6" in texts(s)
    s = table(reserve={0: "blue6 blue1"})
    assert "place school_reroll blue6" in texts(s)
    assert refused(s, "place school_swap blue6") == "DB-P16", "blue is no colour to swap"
    s = table(reserve={0: "blue6 yellow1/locked green1/protected"})
    assert refused(s, "place school_reroll blue6") == "DB-P15"
    assert refused(s, "place school_swap blue6") == "DB-P16"
    s = table(reserve={0: "blue6"}, store={0: "yellow1"})
    assert {"place school_reroll blue6", "place school_swap blue6"} <= set(texts(s))


@pytest.mark.rule("DB-P2")
@pytest.mark.parametrize(
    ("space", "piece", "colour"),
    [
        ("malt_house_seed", "seed", "yellow"),
        ("malt_house_roast", "yellow1", "black"),
        ("hops_plantation_seed", "seed", "green"),
        ("school_train", "blue5", "blue"),
    ],
)
def test_a_delayed_gain_may_be_started_with_an_empty_supply(space: str, piece: str, colour: str):
    own = "" if piece == "seed" else piece
    s = table(reserve={0: own}, seeds={0: 1}, store={1: hoard(colour, 0, own)})
    assert s.supply[COLOURS.index(colour)] == 0
    say(s, f"place {space} {piece}")


@pytest.mark.rule("DB-P2")
def test_seeds_may_be_ordered_from_an_empty_pile():
    s = table(reserve={0: "green1"}, seeds={1: 6})
    assert s.seeds == 0
    say(s, "place department_seeds green1")
    assert s.brewers[0].reserve == []


# DB-P3.
@pytest.mark.rule("DB-P3")
@pytest.mark.parametrize("space", [*DELAYED, *SCHOOL])
def test_pieces_stay_on_the_board_until_cleanup(space: str):
    piece = DELAYED[space][0] if space in DELAYED else SCHOOL[space]
    s = table(
        reserve={0: "" if piece == "seed" else piece, 1: ""},
        store={0: "yellow2 green1", 1: "yellow2 green1"},
        seeds={0: 1 if piece == "seed" else 0},
        tokens={1: "raise_die"},
    )
    say(s, f"place {space} {piece}")
    if space == "school_reroll":
        say(s, "reroll yellow2 from storehouse")
        roll(s, 2)
        say(s, "roll")
    if space == "school_swap":
        say(s, "roll green", "no swap")
    for kind in ("placement 1", "purchase 0", "purchase 1", "token_window 1", "brewing 0", "brewing 1"):
        while kinds(s) != [kind]:
            s.choose(s.options[-1])
        assert on(s, 0, space) == piece
        assert s.brewers[0].reserve == []
    to_next_round(s)
    assert on(s, 0, space) == ""


# DB-P4.
@pytest.mark.rule("DB-P4")
@pytest.mark.parametrize("space", DELAYED)
@pytest.mark.parametrize("value", range(1, 7))
def test_the_lowest_speed_up_die(space: str, value: int):
    piece, lowest = DELAYED[space]
    s = table(base={0: {space: piece}}, reserve={0: f"blue{value}", 1: "blue6"})
    offered = [text for text in texts(s) if text.startswith("speed")]
    assert offered == ([f"speed {space} blue{value}"] if value >= lowest else [])
    if value < lowest:
        assert refused(s, f"speed {space} blue{value}") == "DB-P4"
    say(s, "pass")
    assert not [text for text in texts(s) if text.startswith("speed")], "not another's space"


@pytest.mark.rule("DB-P4")
def test_a_low_die_is_refused_beside_a_fitting_one_and_a_bonus_counts():
    s = table(base={0: {"malt_house_seed": "seed"}}, reserve={0: "blue2 blue3 yellow6"}, tokens={0: "raise_die"})
    assert refused(s, "speed malt_house_seed blue2") == "DB-P4"
    assert refused(s, "speed malt_house_seed yellow6") == "DB-P4"
    say(s, "play raise_die", "target 0 reserve blue2")
    assert "speed malt_house_seed blue2+1" in texts(s)


@pytest.mark.rule("DB-P4")
@pytest.mark.parametrize("space", SCHOOL)
def test_the_school_cannot_be_sped_up(space: str):
    s = table(base={0: {space: "blue6"}}, reserve={0: "blue6"})
    assert not [text for text in texts(s) if text.startswith("speed")]
    assert refused(s, f"speed {space} blue6") == "DB-P4"


@pytest.mark.rule("DB-P4")
def test_a_speed_up_needs_the_own_base_piece():
    s = table(seats=3, reserve={0: "blue6"}, base={1: {"malt_house_seed": "seed"}})
    assert not [text for text in texts(s) if text.startswith("speed")]
    assert refused(s, "speed malt_house_seed blue6") == "DB-P4"


@pytest.mark.rule("DB-P4")
def test_a_speed_up_in_the_same_turn_or_a_later_one_is_one_piece():
    s = table(reserve={0: "yellow2 blue3 blue4 green2"}, seeds={0: 1})
    say(s, "place malt_house_roast yellow2", "speed malt_house_roast blue3", "to reserve")
    assert not [text for text in texts(s) if text.startswith(("place", "speed"))], "two pieces"
    s = table(reserve={0: "yellow2 blue3 blue4 green2"}, seeds={0: 1})
    say(s, "place malt_house_roast yellow2", "end turn", "pass")
    say(s, "speed malt_house_roast blue3", "to reserve")
    say(s, "place hops_plantation_increase green2")
    assert not [text for text in texts(s) if text.startswith(("place", "speed"))], "again two pieces"


@pytest.mark.rule("DB-P4")
def test_a_speed_up_belongs_to_the_placement_phase():
    s = table("purchase", base={0: {"malt_house_seed": "seed"}}, reserve={0: "blue6"}, store={0: "blue6"})
    assert not [text for text in texts(s) if text.startswith("speed")]


# DB-P5 to DB-P7.
@pytest.mark.rule("DB-P5", "DB-P7")
@pytest.mark.parametrize("area", ["reserve", "storehouse"])
@pytest.mark.parametrize(
    ("space", "gained", "supply", "seeds"),
    [
        ("malt_house_seed", "yellow5", [13, 14, 12, 9], 6),
        ("malt_house_roast", "black5", [14, 13, 12, 9], 6),
        ("malt_house_increase", "black5", [14, 13, 12, 9], 6),
        ("hops_plantation_seed", "green5", [14, 14, 11, 9], 6),
        ("hops_plantation_increase", "green6", [14, 14, 11, 9], 6),
    ],
)
def test_what_a_sped_up_die_becomes(space: str, gained: str, supply: list[int], seeds: int, area: str):
    s = table(base={0: {space: DELAYED[space][0]}}, reserve={0: "blue3"})
    roll(s, *([] if "increase" in space else [5]))
    say(s, f"speed {space} blue3")
    assert kinds(s) == ["arrival 0"]
    say(s, f"to {area}")
    brewer = s.brewers[0]
    assert (brewer.reserve if area == "reserve" else brewer.store) == dice(gained)
    assert (brewer.store if area == "reserve" else brewer.reserve) == []
    assert on(s, 0, space) == "+blue3"
    assert s.supply == supply, "the base piece has left at once"
    assert (s.seeds, brewer.seeds) == (seeds, 0)
    say(s, "end turn")
    roll(s, *([1, 1, 1][: 1 + (area == "reserve")]))
    until(s, "placement", 1)
    say(s, "pass", "pass", "end purchase", "end purchase")
    assert s.round == 4
    assert on(s, 0, space) == ""
    assert s.brewers[0].reserve == dice("blue1" + (f" {gained[:-1]}1" if area == "reserve" else ""))
    assert s.supply == supply, "in clean-up nothing more is gained"


@pytest.mark.rule("DB-P5")
@pytest.mark.parametrize(
    ("space", "coins", "seeds", "supply"),
    [
        ("department_seeds", 0, 2, [14, 14, 12, 9]),
        ("department_dark_malt", 3, 0, [14, 14, 12, 9]),
        ("department_skill", 4, 0, [14, 14, 12, 9]),
    ],
)
def test_what_a_sped_up_department_pays(space: str, coins: int, seeds: int, supply: list[int]):
    s = table(round=4, base={0: {space: DELAYED[space][0]}}, reserve={0: "blue3"})
    say(s, f"speed {space} blue3")
    assert kinds(s) == ["placement 0"]
    assert (s.brewers[0].coins, s.brewers[0].seeds) == (coins, seeds)
    assert on(s, 0, space) == "+blue3"
    assert s.supply == supply, "the base die has left at once, the blue one has not"
    say(s, "end turn")
    roll(s, 2)
    say(s, "pass", "pass", "end purchase", "end purchase")
    assert (s.brewers[0].coins, s.brewers[0].seeds) == (coins, seeds), "paid once"
    assert s.brewers[0].reserve == dice("blue2")
    assert s.supply == supply


@pytest.mark.rule("DB-P6")
@pytest.mark.parametrize(
    ("space", "colour"),
    [("malt_house_seed", "yellow"), ("malt_house_roast", "black"), ("hops_plantation_seed", "green")],
)
def test_no_speed_up_while_the_supply_has_no_die(space: str, colour: str):
    piece = DELAYED[space][0]
    s = table(base={0: {space: piece}}, reserve={0: "blue6"}, store={1: hoard(colour)})
    assert f"speed {space} blue6" not in texts(s)
    assert refused(s, f"speed {space} blue6") == "DB-P6"
    s = table(base={0: {space: piece}}, reserve={0: "blue6"}, store={1: hoard(colour, left=1)})
    say(s, f"speed {space} blue6", "to reserve")
    assert s.supply[COLOURS.index(colour)] == 0


@pytest.mark.rule("DB-P6")
@pytest.mark.parametrize(("pile", "paid"), [(0, None), (1, 1), (2, 2), (3, 2)])
def test_seeds_are_sped_up_while_the_pile_has_one(pile: int, paid: int | None):
    s = table(base={0: {"department_seeds": "yellow2"}}, reserve={0: "blue3"}, seeds={1: 6 - pile})
    if paid is None:
        assert "speed department_seeds blue3" not in texts(s)
        assert refused(s, "speed department_seeds blue3") == "DB-P6"
    else:
        say(s, "speed department_seeds blue3")
        assert (s.brewers[0].seeds, s.seeds) == (paid, pile - paid)


@pytest.mark.rule("DB-P6")
def test_what_needs_no_supply_is_always_sped_up():
    everything = {1: hoard("yellow") + hoard("black", own="black black") + hoard("green", own="green")}
    board = {"malt_house_increase": "black3", "hops_plantation_increase": "green3", "department_dark_malt": "black1"}
    s = table(base={0: board}, reserve={0: "blue3"}, store=everything)
    assert s.supply[:3] == [0, 0, 0]
    assert [text for text in texts(s) if text.startswith("speed")] == [f"speed {space} blue3" for space in board]


@pytest.mark.rule("DB-P6")
def test_a_die_that_comes_back_makes_the_speed_up_possible():
    board = {"malt_house_roast": "yellow1", "department_dark_malt": "black1"}
    s = table(base={0: board}, reserve={0: "blue3 blue4"}, store={1: hoard("black", own="black1")})
    assert refused(s, "speed malt_house_roast blue3") == "DB-P6"
    say(s, "speed department_dark_malt blue4")
    say(s, "speed malt_house_roast blue3", "to storehouse")
    assert s.supply[1] == 0


@pytest.mark.rule("DB-P7")
def test_a_raised_die_is_turned_not_rolled():
    s = table(base={0: {"malt_house_increase": "yellow3+1"}}, reserve={0: "blue2"})
    roll(s)
    say(s, "speed malt_house_increase blue2", "to storehouse")
    assert s.brewers[0].store == dice("yellow4+1")
    assert value_of(s.brewers[0].store[0]) == 5


# DB-P8 and DB-P9.
@pytest.mark.rule("DB-P8")
def test_a_reroll_below_the_minimum_does_not_undo_a_placement():
    s = table(reserve={0: "blue5"}, tokens={1: "reroll_die"})
    say(s, "place school_train blue5", "end turn", "play reroll_die")
    roll(s, 1)
    say(s, "target 0 school_train blue5")
    assert on(s, 0, "school_train") == "blue1"
    roll(s, 3, 3)
    say(s, "pass", "pass", "end purchase", "end purchase")
    assert s.brewers[0].reserve == dice("blue3 blue3")


@pytest.mark.rule("DB-P8")
def test_a_rerolled_speed_up_die_changes_nothing():
    s = table(reserve={0: "blue3 green2"}, base={0: {"malt_house_seed": "seed"}}, tokens={1: "reroll_die"})
    say(s, "speed malt_house_seed blue3", "to storehouse", "end turn", "play reroll_die")
    roll(s, 1)
    say(s, "target 0 malt_house_seed.speed blue3")
    assert on(s, 0, "malt_house_seed") == "+blue1"
    assert len(s.brewers[0].store) == 1


@pytest.mark.rule("DB-P8")
@pytest.mark.parametrize(("face", "after"), [(6, "green6"), (1, "green2")])
def test_a_die_to_be_increased_may_change_on_the_board(face: int, after: str):
    s = table(reserve={0: "green5"}, tokens={1: "reroll_die"})
    say(s, "place hops_plantation_increase green5", "end turn", "play reroll_die")
    roll(s, face)
    say(s, "target 0 hops_plantation_increase green5")
    to_raised(s)
    say(s, "to storehouse")
    assert s.brewers[0].store == dice(after)


@pytest.mark.rule("DB-P8")
def test_the_end_of_a_bonus_does_not_undo_a_placement():
    s = table(reserve={0: "blue4"}, tokens={0: "raise_die", 1: "reroll_die"})
    say(s, "play raise_die", "target 0 reserve blue4", "place school_train blue4+1", "end turn", "play reroll_die")
    roll(s, 4)
    say(s, "target 0 school_train blue4+1")
    assert on(s, 0, "school_train") == "blue4", "a reroll ends the bonus"
    roll(s, 3, 3)
    say(s, "pass", "pass", "end purchase", "end purchase")
    assert s.brewers[0].reserve == dice("blue3 blue3")


@pytest.mark.rule("DB-P9")
def test_blue_dice_always_come_home_to_the_active_reserve():
    """From the School, as speed-ups and from the Market; the one sold in the Department is gone."""
    s = table(
        store={0: "blue2 blue3 blue4 blue5 blue6 blue1 blue3"},
        base={0: {"malt_house_increase": "yellow1"}},
        coins={0: 5},
    )
    say(s, "place school_reroll blue2 from storehouse", "reroll blue4 from storehouse")
    roll(s, 4)
    say(s, "roll", "place school_train blue5 from storehouse", "end turn", "pass")
    say(s, "speed malt_house_increase blue3 from storehouse", "to storehouse")
    say(s, "place department_skill blue1 from storehouse", "end turn")
    roll(s, *[1] * 14)
    say(s, "place school_swap blue3 from storehouse", "roll yellow", "no swap", "end turn", "pass")
    say(s, "buy special_hops with blue6 from storehouse", "end purchase")
    roll(s, *[1, 2, 3, 4, 5, 6])
    say(s, "end purchase")
    assert s.round == 4
    assert s.brewers[0].reserve == dice("blue1 blue2 blue3 blue4 blue5 blue6"), "five of them, and a trained one"
    assert s.brewers[0].store == dice("yellow2 blue4")
    assert s.supply[3] == 10 - 7
    assert s.brewers[0].coins == 5 - 2 + 4
