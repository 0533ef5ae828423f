"""DB-L: the unlucky roll option."""

from typing import Any

import pytest

from brewery import held, in_reserve, in_store, kinds, refused, roll, say, table, texts, until
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.state import Yard


def unlucky(phase: str = "purchase", **things: Any) -> Yard:
    """A table with the option on."""
    return table(phase, unlucky_roll="yes", **things)


def credit(s: Yard, seat: int = 0) -> int:
    """What the ones still lend."""
    lent = GAME.view(s, seat)["brewers"][seat]["credit"]
    assert isinstance(lent, int)
    return lent


def dearest(s: Yard) -> int:
    """The highest price among the purchases offered."""
    prices = {pile["id"]: pile["price"] for market in ("market", "black_market") for pile in GAME.view(s, 0)[market]}
    return max((prices[text.split()[1]] for text in texts(s) if text.startswith("buy")), default=0)


# DB-L1: how much.
@pytest.mark.rule("DB-L1")
@pytest.mark.parametrize(("ones", "lent"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 6), (5, 6), (8, 6)])
def test_what_ones_lend(ones: int, lent: int) -> None:
    dice = " ".join(["yellow1", "green1", "black1", "blue1", *["yellow1"] * 4][:ones])
    s = unlucky(reserve={0: f"{dice} yellow2 green6"})
    assert credit(s) == lent, "whatever their colour"
    assert dearest(s) == min(lent, 4)


@pytest.mark.rule("DB-L1")
def test_only_with_the_option() -> None:
    s = table("purchase", reserve={0: "yellow1 green1 black1"})
    assert credit(s) == 0
    assert refused(s, "buy fruit") == "DB-M4"
    assert GAME.check_options(2, None)["unlucky_roll"] == "no"


@pytest.mark.rule("DB-L1")
def test_only_ones_own_unlocked_ones_of_value_1() -> None:
    s = unlucky(reserve={0: "yellow1 green1/locked black1+1 blue2", 1: "yellow1 green1 black1"})
    assert credit(s) == 0
    s = unlucky(reserve={0: "yellow1 green1/protected"})
    assert credit(s) == 2, "protection does not hinder"


@pytest.mark.rule("DB-L1")
def test_only_in_the_purchase_turn() -> None:
    s = unlucky("placement", reserve={0: "yellow1 green1"})
    assert refused(s, "buy fruit") == "DB-M1"
    say(s, "pass", "pass")
    assert "buy fruit" in texts(s)


@pytest.mark.rule("DB-L1")
def test_the_credit_is_counted_at_any_moment_of_the_turn() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1"}, tokens={0: "raise_die"})
    assert credit(s) == 4
    say(s, "play raise_die", "target 0 reserve black1")
    assert credit(s) == 2


# DB-L2: how it is spent.
@pytest.mark.rule("DB-L2")
def test_credit_is_spent_before_coins_and_for_both_purchases() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1"}, coins={0: 5})
    say(s, "buy spices")
    assert (s.brewers[0].coins, credit(s)) == (5, 1)
    say(s, "buy take_die")
    assert (s.brewers[0].coins, credit(s)) == (5 - 2, 0), "one coin of credit was left, once and for all"


@pytest.mark.rule("DB-L2")
@pytest.mark.parametrize("thing", ["fruit", "raise_die"])
def test_credit_pays_for_either(thing: str) -> None:
    s = unlucky(reserve={0: "yellow1 green1"})
    say(s, f"buy {thing}")
    assert held(s, 0) == thing
    assert s.brewers[0].coins == 0
    assert credit(s) == 0


@pytest.mark.rule("DB-L2")
def test_unspent_credit_is_lost() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1 blue1"}, coins={0: 1})
    say(s, "buy fruit")
    assert credit(s) == 4
    say(s, "end purchase", "end purchase")
    assert s.round == 4
    assert s.brewers[0].coins == 1, "it never becomes a coin"


@pytest.mark.rule("DB-L2")
def test_once_a_round_but_again_in_the_next() -> None:
    s = unlucky(reserve={0: "yellow1 green1", 1: "black6"})
    say(s, "buy fruit")
    roll(s, 6, 1, 1)
    until(s, "placement")
    until(s, "purchase", 0)
    assert in_reserve(s, 0) == "green1 yellow1"
    assert credit(s) == 2


# DB-L3: the dice stay.
@pytest.mark.rule("DB-L3")
def test_ones_in_the_storehouse_do_not_count() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1"}, store={0: "blue1"})
    assert credit(s) == 4
    say(s, "store black1")
    assert credit(s) == 2, "storing a one gives up its credit"
    say(s, "store green1")
    assert credit(s) == 0


@pytest.mark.rule("DB-L3")
def test_spent_ones_stay_and_are_pinned() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1 blue1 yellow3", 1: "yellow1"}, coins={0: 9})
    assert "store yellow1" in texts(s)
    say(s, "buy fruit")
    assert in_reserve(s, 0) == "black1/lent blue1/lent green1/lent yellow1/lent yellow3"
    assert [text for text in texts(s) if text.startswith("store")] == ["store yellow3"], "all ones, not only two"
    assert refused(s, "store yellow1/lent") == "DB-L3"
    assert refused(s, "store blue1/lent") == "DB-L3"
    say(s, "end purchase")
    assert "store yellow1" in texts(s), "the other player's ones are free"


@pytest.mark.rule("DB-L3")
def test_without_credit_spent_ones_are_not_pinned() -> None:
    s = unlucky(reserve={0: "yellow1"}, coins={0: 9})
    say(s, "buy honey", "store yellow1")
    assert in_store(s, 0) == "yellow1"


@pytest.mark.rule("DB-L3")
def test_a_die_that_has_lent_stays_whatever_it_shows_later() -> None:
    s = unlucky(reserve={0: "yellow1 green1"}, tokens={0: "reroll_die"})
    say(s, "buy fruit", "play reroll_die")
    roll(s, 5)
    say(s, "target 0 reserve green1/lent")
    assert in_reserve(s, 0) == "green5/old/lent yellow1/lent"
    assert refused(s, "store green5/old/lent") == "DB-L3"
    assert not [text for text in texts(s) if text.startswith("store")]


@pytest.mark.rule("DB-L3", "DB-L5")
def test_a_one_that_has_lent_nothing_is_free() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1/old blue1/locked"})
    say(s, "buy fruit")
    stores = {text for text in texts(s) if text.startswith("store")}
    assert stores == {"store black1/old", "store blue1/locked"}
    view = {die["name"]: die["lent"] for die in GAME.view(s, 0)["brewers"][0]["reserve"]}
    assert view == {"yellow1/lent": True, "green1/lent": True, "black1/old": False, "blue1/locked": False}


@pytest.mark.rule("DB-L3", "DB-M6")
def test_a_die_that_has_lent_does_not_go_to_the_market() -> None:
    s = unlucky(reserve={0: "blue1 green1 blue6"}, coins={0: 4}, tokens={0: "reroll_die"})
    say(s, "buy raise_die", "play reroll_die")
    roll(s, 6)
    say(s, "target 0 reserve blue1/lent")
    assert in_reserve(s, 0) == "blue6 blue6/old/lent green1/lent"
    assert [text for text in texts(s) if text.startswith("buy honey")] == ["buy honey", "buy honey with blue6"]
    assert refused(s, "buy honey with blue6/old/lent") == "DB-L3"


@pytest.mark.rule("DB-L3")
def test_of_five_ones_four_lend_and_the_fifth_is_free() -> None:
    s = unlucky(reserve={0: "yellow1 yellow1 green1 black1 blue1"}, coins={0: 9})
    say(s, "buy honey")
    assert in_reserve(s, 0).count("/lent") == 4
    free = [text for text in texts(s) if text.startswith("store")]
    assert len(free) == 1
    say(s, "buy raise_die")
    assert in_reserve(s, 0).count("/lent") == 4, "those that have lent already lend on"
    say(s, free[0])
    assert s.brewers[0].coins == 9


@pytest.mark.rule("DB-L3")
def test_pinned_ones_are_free_in_the_next_round() -> None:
    s = unlucky(reserve={0: "yellow1 green1"})
    say(s, "buy fruit")
    roll(s, 1, 1)
    until(s, "placement", 0)
    assert "store yellow1" in texts(s)


# DB-L4: with discounts, where a market is open.
@pytest.mark.rule("DB-L4")
def test_credit_together_with_a_discount() -> None:
    s = unlucky(reserve={0: "yellow1 green1 blue6"})
    assert refused(s, "buy honey") == "DB-M4"
    say(s, "buy honey with blue6")
    assert held(s, 0) == "honey"
    assert (s.brewers[0].coins, credit(s)) == (0, 0)


@pytest.mark.rule("DB-L4")
@pytest.mark.parametrize(("round", "ingredient", "token"), [(1, False, False), (2, True, False), (3, True, True)])
def test_only_where_a_market_is_open(round: int, ingredient: bool, token: bool) -> None:
    s = unlucky(round=round, reserve={0: "yellow1 green1 black1 blue1"})
    assert ("buy fruit" in texts(s)) == ingredient
    assert ("buy raise_die" in texts(s)) == token
    assert credit(s) == (6 if ingredient or token else 0), "none is shown while nothing can be bought"


@pytest.mark.rule("DB-L4")
@pytest.mark.parametrize(("round", "bought", "left"), [(2, "fruit", 0), (3, "fruit", 4), (3, "fruit raise_die", 0)])
def test_no_credit_is_shown_when_everything_is_bought(round: int, bought: str, left: int) -> None:
    s = unlucky(round=round, reserve={0: "yellow1 green1 black1 blue1"})
    say(s, *[f"buy {thing}" for thing in bought.split()])
    assert credit(s) == left


@pytest.mark.rule("DB-L2", "DB-L3")
def test_w4_unlucky_roll() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1"}, coins={0: 2})
    say(s, "buy special_malt")
    assert s.brewers[0].coins == 2
    say(s, "buy take_die")
    assert s.brewers[0].coins == 0
    assert held(s, 0) == "special_malt take_die"
    assert in_reserve(s, 0) == "black1/lent green1/lent yellow1/lent"


# DB-L5: rolled in this round's first phase.
@pytest.mark.rule("DB-L5")
def test_the_first_roll_counts() -> None:
    s = unlucky("cleanup", reserve={0: "yellow5 green5"}, base={0: {"malt_house_increase": "black1"}})
    roll(s, 1, 1)
    say(s, "to storehouse")
    until(s, "purchase", 0)
    assert in_reserve(s, 0) == "green1 yellow1"
    assert credit(s) == 2


@pytest.mark.rule("DB-L5")
def test_a_one_stored_in_an_earlier_round_does_not_count() -> None:
    s = unlucky(reserve={0: "yellow1 green1"}, tokens={0: "take_die take_die"})
    roll(s, 1)
    say(s, "store yellow1", "end purchase", "end purchase", "decline")
    assert (in_reserve(s, 0), in_store(s, 0)) == ("green1", "yellow1/old")
    until(s, "purchase", 0)
    say(s, "play take_die", "target 0 storehouse yellow1/old")
    assert in_reserve(s, 0) == "green1 yellow1/old"
    assert credit(s) == 0


@pytest.mark.rule("DB-L5")
def test_a_one_stored_and_taken_back_in_the_same_round_counts() -> None:
    s = unlucky("placement", reserve={0: "yellow1 green1"}, tokens={0: "take_die"})
    say(s, "store yellow1", "pass", "pass")
    assert credit(s) == 0
    say(s, "play take_die", "target 0 storehouse yellow1")
    assert credit(s) == 2


@pytest.mark.rule("DB-L5")
def test_a_roll_of_the_school_counts() -> None:
    s = unlucky("placement", reserve={0: "blue2 green1 yellow4"}, store={0: "black4/old"}, tokens={0: "take_die"})
    roll(s, 1, 1)
    say(s, "place school_reroll blue2", "reroll yellow4", "reroll black4/old from storehouse", "roll")
    assert (in_reserve(s, 0), in_store(s, 0)) == ("green1 yellow1", "black1")
    say(s, "play take_die", "target 0 storehouse black1", "end turn", "pass", "pass")
    assert credit(s) == 4


@pytest.mark.rule("DB-L5")
def test_a_swapped_and_a_gained_die_count() -> None:
    s = unlucky("placement", reserve={0: "blue3 green4 blue4"}, seeds={0: 1})
    roll(s, *[1] * 12)
    say(s, "place malt_house_seed seed", "speed malt_house_seed blue4", "to reserve", "end turn", "pass")
    say(s, "place school_swap blue3", "roll green", "swap green4 for 1", "end turn", "pass")
    assert in_reserve(s, 0) == "green1 yellow1"
    assert credit(s) == 2


@pytest.mark.rule("DB-L5")
@pytest.mark.parametrize(("phase", "lent"), [("placement", 2), ("purchase", 0)])
def test_a_token_counts_in_placement_but_not_in_purchase(phase: str, lent: int) -> None:
    s = unlucky("placement", reserve={0: "green1 yellow4"}, tokens={0: "reroll_die"})
    until(s, phase)
    roll(s, 1)
    say(s, "play reroll_die", "target 0 reserve yellow4")
    until(s, "purchase")
    assert credit(s) == lent


@pytest.mark.rule("DB-L5")
def test_a_one_rolled_again_in_purchase_no_longer_counts() -> None:
    s = unlucky(reserve={0: "green1 yellow1"}, tokens={0: "reroll_die"})
    assert credit(s) == 2
    roll(s, 1)
    say(s, "play reroll_die", "target 0 reserve yellow1")
    assert credit(s) == 0


@pytest.mark.rule("DB-L5")
def test_a_stored_one_rolled_again_by_a_token_in_placement_counts() -> None:
    s = unlucky("placement", reserve={0: "green1"}, store={0: "yellow1/old"}, tokens={0: "reroll_die take_die"})
    roll(s, 1)
    say(s, "play reroll_die", "target 0 storehouse yellow1/old", "play take_die", "target 0 storehouse yellow1")
    say(s, "pass", "pass")
    assert credit(s) == 2


# DB-L6: credit that changes.
@pytest.mark.rule("DB-L6")
def test_ones_lost_between_two_purchases() -> None:
    s = unlucky(reserve={0: "yellow1 green1 black1 blue1"}, coins={0: 9}, tokens={0: "raise_die raise_die"})
    say(s, "buy spices")
    assert credit(s) == 6 - 3
    say(s, "play raise_die", "target 0 reserve yellow1/lent")
    assert credit(s) == 4 - 3
    say(s, "play raise_die", "target 0 reserve green1/lent")
    assert credit(s) == 0, "never below nothing"
    say(s, "buy raise_die")
    assert s.brewers[0].coins == 9 - 2, "what was spent is not asked back"


@pytest.mark.rule("DB-L6")
def test_ones_won_between_two_purchases() -> None:
    s = unlucky("placement", reserve={0: "yellow1 green1 black1"}, coins={0: 0}, tokens={0: "take_die"})
    say(s, "store black1", "pass", "pass", "buy fruit")
    assert credit(s) == 0
    say(s, "play take_die", "target 0 storehouse black1")
    assert credit(s) == 4 - 2
    say(s, "buy raise_die")
    assert (s.brewers[0].coins, credit(s)) == (0, 0)
    assert kinds(s) == ["purchase 0"]
