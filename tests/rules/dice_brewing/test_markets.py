"""DB-M: the Market and the Black Market."""

from pathlib import Path

import pytest

from brewery import events, held, in_reserve, in_store, kinds, refused, say, table, texts, until
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import INGREDIENTS, TOKENS
from undercroft.games.dice_brewing.definitions.load import OWN

PRICES = {"fruit": 2, "spices": 3, "special_malt": 3, "honey": 4, "special_hops": 4}
TOKEN_PRICES = {
    "raise_die": 2,
    "reroll_die": 2,
    "take_die": 3,
    "lock_die": 3,
    "block_building": 3,
    "block_recipe": 4,
}
# What a blue die of 1, 2 ... 6 saves.
SAVINGS = {
    "fruit": [0, 0, 0, 0, 0, 0],
    "spices": [0, 0, 0, 1, 1, 1],
    "special_malt": [0, 0, 0, 1, 1, 1],
    "honey": [0, 0, 0, 0, 1, 2],
    "special_hops": [0, 0, 0, 0, 1, 2],
}


def buys(offered: list[str]) -> list[str]:
    """The purchases among options."""
    return [text for text in offered if text.startswith("buy ")]


# DB-M1: the purchase turn.
@pytest.mark.rule("DB-M1")
def test_each_player_has_one_purchase_turn_in_turn_order() -> None:
    s = table("purchase", seats=3, holder=1, coins={0: 9, 1: 9, 2: 9})
    asked = []
    for _ in range(3):
        asked += kinds(s)
        say(s, "end purchase")
    assert asked == ["purchase 1", "purchase 2", "purchase 0"]
    assert kinds(s) == ["placement 2"]


@pytest.mark.rule("DB-M1")
@pytest.mark.parametrize("order", [("honey", "raise_die"), ("raise_die", "honey")])
def test_one_ingredient_and_one_token_in_any_order(order: tuple[str, str]) -> None:
    s = table("purchase", coins={0: 20, 1: 20})
    say(s, f"buy {order[0]}", f"buy {order[1]}")
    assert held(s, 0) == "honey raise_die"
    assert s.brewers[0].coins == 20 - 4 - 2
    assert buys(texts(s)) == []
    assert kinds(s) == ["purchase 0"], "the turn ends only when its player says so"
    say(s, "end purchase")
    assert kinds(s) == ["purchase 1"]


@pytest.mark.rule("DB-M1")
def test_storing_and_tokens_before_between_and_after_the_purchases() -> None:
    s = table(
        "purchase", coins={0: 20}, reserve={0: "yellow2 black3 green4"}, tokens={0: "raise_die raise_die raise_die"}
    )
    say(s, "store yellow2", "play raise_die", "target 0 storehouse yellow2")
    say(s, "buy honey", "store black3", "play raise_die", "target 0 storehouse yellow2+1")
    say(s, "buy take_die", "store green4", "play raise_die", "target 0 storehouse yellow2+2")
    assert in_store(s, 0) == "black3 green4 yellow2+3"
    assert held(s, 0) == "honey take_die"
    assert kinds(s) == ["purchase 0"]


@pytest.mark.rule("DB-M1")
def test_nothing_is_bought_outside_the_purchase_turn() -> None:
    s = table("placement", coins={0: 20})
    assert buys(texts(s)) == []
    assert refused(s, "buy honey") == "DB-M1"
    assert refused(s, "buy raise_die") == "DB-M1"
    say(s, "pass", "pass")
    assert kinds(s) == ["purchase 0"]
    assert "buy honey" in texts(s)


# DB-M2, DB-M3: when, and how many.
@pytest.mark.rule("DB-M2")
@pytest.mark.parametrize(("round", "open"), [(1, False), (2, True), (3, True), (8, True)])
def test_the_market_opens_in_round_2(round: int, open: bool) -> None:
    s = table("purchase", round=round, coins={0: 20})
    assert all((f"buy {ingredient}" in texts(s)) == open for ingredient in PRICES)
    if not open:
        assert refused(s, "buy fruit") == "DB-F14"


@pytest.mark.rule("DB-M3")
@pytest.mark.parametrize(("round", "open"), [(1, False), (2, False), (3, True), (4, True), (9, True)])
def test_the_black_market_opens_in_round_3(round: int, open: bool) -> None:
    s = table("purchase", round=round, coins={0: 20})
    assert all((f"buy {token}" in texts(s)) == open for token in TOKEN_PRICES)
    if not open:
        assert refused(s, "buy raise_die") == "DB-F14"


@pytest.mark.rule("DB-M2")
def test_one_ingredient_a_player_a_round() -> None:
    s = table("purchase", coins={0: 20, 1: 20}, reserve={0: "blue6"})
    say(s, "buy fruit")
    assert not any(f"buy {ingredient}" in text for text in texts(s) for ingredient in PRICES)
    assert refused(s, "buy fruit") == "DB-M2"
    assert refused(s, "buy honey with blue6") == "DB-M2"
    assert "buy raise_die" in texts(s), "the token is counted apart"
    say(s, "end purchase")
    assert "buy fruit" in texts(s), "the other player's limit is their own"
    until(s, "placement")
    until(s, "purchase", 0)
    assert "buy fruit" in texts(s), "a new round, a new ingredient"


@pytest.mark.rule("DB-M3")
def test_one_token_a_player_a_round() -> None:
    s = table("purchase", coins={0: 20, 1: 20})
    say(s, "buy raise_die")
    assert not any(f"buy {token}" in texts(s) for token in TOKEN_PRICES)
    assert refused(s, "buy raise_die") == "DB-M3"
    assert refused(s, "buy block_recipe") == "DB-M3"
    assert "buy fruit" in texts(s), "the ingredient is counted apart"
    say(s, "end purchase")
    assert "buy raise_die" in texts(s), "the other player's limit is their own"
    until(s, "placement")
    until(s, "purchase", 0)
    assert "buy raise_die" in texts(s), "a new round, a new token"


# DB-M4: prices.
@pytest.mark.rule("DB-M4")
@pytest.mark.parametrize(("thing", "price"), [*PRICES.items(), *TOKEN_PRICES.items()])
def test_the_price(thing: str, price: int) -> None:
    poor = table("purchase", coins={0: price - 1, 1: 20})
    assert f"buy {thing}" not in texts(poor)
    assert refused(poor, f"buy {thing}") == "DB-M4"
    s = table("purchase", coins={0: price, 1: 20})
    say(s, f"buy {thing}")
    assert s.brewers[0].coins == 0
    assert s.brewers[1].coins == 20
    assert held(s, 0) == thing


# DB-M5, DB-M11: discounts.
@pytest.mark.rule("DB-M5", "DB-M11")
@pytest.mark.parametrize("ingredient", INGREDIENTS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_what_a_blue_die_saves(ingredient: str, value: int) -> None:
    saving = SAVINGS[ingredient][value - 1]
    s = table("purchase", coins={0: 10}, reserve={0: f"blue{value}"})
    choice = f"buy {ingredient} with blue{value}"
    assert f"buy {ingredient}" in texts(s), "the die is never needed"
    assert (choice in texts(s)) == (saving > 0)
    if saving:
        say(s, choice)
        assert s.brewers[0].coins == 10 - PRICES[ingredient] + saving
        assert in_reserve(s, 0) == ""
    else:
        assert refused(s, choice) == "DB-M11"


@pytest.mark.rule("DB-M5")
def test_a_bonus_counts_for_the_discount() -> None:
    s = table("purchase", coins={0: 2}, reserve={0: "blue5+1"})
    say(s, "buy honey with blue5+1")
    assert s.brewers[0].coins == 0


@pytest.mark.rule("DB-M5")
def test_only_blue_dice_lower_a_price_and_never_a_tokens() -> None:
    s = table("purchase", coins={0: 10}, reserve={0: "yellow6 black6 green6 blue6"}, store={0: "green6"})
    with_dice = [text for text in texts(s) if " with " in text]
    assert with_dice == [f"buy {ingredient} with blue6" for ingredient in INGREDIENTS if ingredient != "fruit"]
    assert not any(f"buy {token} with" in text for text in texts(s) for token in TOKENS)


@pytest.mark.rule("DB-M11")
@pytest.mark.parametrize(
    ("ingredient", "die", "lowered"),
    [("spices", "blue4", 2), ("special_malt", "blue6", 2), ("honey", "blue5", 3), ("special_hops", "blue6", 2)],
)
def test_the_lowered_price_must_be_payable(ingredient: str, die: str, lowered: int) -> None:
    poor = table("purchase", coins={0: lowered - 1}, reserve={0: die})
    assert refused(poor, f"buy {ingredient} with {die}") == "DB-M4"
    s = table("purchase", coins={0: lowered}, reserve={0: die})
    assert refused(s, f"buy {ingredient}") == "DB-M4", "without the die it is too dear"
    say(s, f"buy {ingredient} with {die}")
    assert s.brewers[0].coins == 0


# DB-M6: the discount die.
@pytest.mark.rule("DB-M6")
@pytest.mark.parametrize(("area", "ending"), [("reserve", ""), ("store", " from storehouse")])
def test_the_discount_die_comes_from_either_area_and_lies_on_the_market(area: str, ending: str) -> None:
    s = table("purchase", coins={0: 3}, base={1: {"malt_house_increase": "yellow2"}}, **{area: {0: "blue5"}})
    say(s, f"buy honey with blue5{ending}")
    assert (in_reserve(s, 0), in_store(s, 0)) == ("", "")
    view = GAME.view(s, 1)
    assert view["brewers"][0]["market_die"]["name"] == "blue5"
    until(s, "raised", 1)
    assert in_reserve(s, 0) == "blue5", "clean-up brings it to the Active Reserve, wherever it came from"
    assert GAME.view(s, 1)["brewers"][0]["market_die"] is None


@pytest.mark.rule("DB-M6")
def test_a_locked_die_gives_no_discount_but_a_protected_one_does() -> None:
    s = table("purchase", coins={0: 20}, reserve={0: "blue6/locked"}, store={0: "blue5/protected"})
    assert [text for text in texts(s) if "locked" in text and "buy" in text] == []
    assert refused(s, "buy honey with blue6/locked") == "DB-M6"
    assert "buy honey with blue5/protected from storehouse" in texts(s)


@pytest.mark.rule("DB-M6")
def test_each_buyer_uses_own_dice_and_one_at_most() -> None:
    s = table("purchase", coins={0: 3, 1: 4}, reserve={0: "blue5 blue6"}, store={1: "yellow1"})
    assert [text for text in buys(texts(s)) if "honey" in text] == ["buy honey with blue5", "buy honey with blue6"]
    say(s, "buy honey with blue5", "end purchase")
    assert [text for text in texts(s) if " with " in text] == [], "neither the die on the Market nor a neighbour's"
    say(s, "buy honey")
    assert s.brewers[1].coins == 0


@pytest.mark.rule("DB-M6")
@pytest.mark.parametrize("discount", [False, True])
def test_the_discount_die_is_missing_when_brewing(discount: bool) -> None:
    s = table("purchase", coins={0: 3}, store={0: "yellow2 green1 blue4"}, display="mass_lager")
    say(s, "buy spices with blue4 from storehouse" if discount else "buy spices", "end purchase", "end purchase")
    say(s, "brew mass_lager")
    assert ("improve blue4" in texts(s)) == (not discount)


# DB-M7: coins.
@pytest.mark.rule("DB-M7")
def test_coins_have_no_limit_and_change_is_always_possible() -> None:
    s = table("purchase", coins={0: 1000, 1: 999}, base={0: {"department_skill": "blue1"}})
    say(s, "buy spices")
    assert s.brewers[0].coins == 997
    until(s, "placement")
    assert s.brewers[0].coins == 997 + 4


@pytest.mark.rule("DB-M7")
def test_a_price_never_falls_below_nothing(tmp_path: Path) -> None:
    market = (OWN / "market.toml").read_text()
    (tmp_path / "market.toml").write_text(market.replace("price = 4", "price = 1"))
    cards = GAME.load_cards(tmp_path)
    s = table("purchase", coins={0: 0}, reserve={0: "blue6"}, cards=cards)
    say(s, "buy honey with blue6")
    assert s.brewers[0].coins == 0, "a die that saves 2 on a price of 1 pays nothing back"
    assert events(s, "buy")[-1].facts["price"] == 0
    assert s.brewers[0].credit_spent == 0


# DB-M8: piles.
@pytest.mark.rule("DB-M8")
@pytest.mark.parametrize("ingredient", INGREDIENTS)
def test_an_empty_ingredient_pile(ingredient: str) -> None:
    s = table("purchase", coins={0: 20}, reserve={0: "blue6"}, ingredients={1: " ".join([ingredient] * 3)})
    assert not any(text.startswith(f"buy {ingredient}") for text in texts(s))
    assert refused(s, f"buy {ingredient}") == "DB-M8"
    last = table("purchase", coins={0: 20}, ingredients={1: " ".join([ingredient] * 2)})
    say(last, f"buy {ingredient}")
    assert held(last, 0) == ingredient
    assert last.market[INGREDIENTS.index(ingredient)] == 0


@pytest.mark.rule("DB-M8")
@pytest.mark.parametrize("token", TOKENS)
def test_an_empty_token_pile(token: str) -> None:
    s = table("purchase", coins={0: 20}, tokens={1: " ".join([token] * 3)})
    assert f"buy {token}" not in texts(s)
    assert refused(s, f"buy {token}") == "DB-M8"
    last = table("purchase", coins={0: 20}, tokens={1: " ".join([token] * 2)})
    say(last, f"buy {token}")
    assert held(last, 0) == token
    assert last.black_market[TOKENS.index(token)] == 0


@pytest.mark.rule("DB-M8")
def test_nothing_limits_what_a_player_holds() -> None:
    all_but_one_ingredient = " ".join([*INGREDIENTS * 3][:-1])
    all_but_one_token = " ".join([*TOKENS * 3][:-1])
    s = table("purchase", coins={0: 20}, ingredients={0: all_but_one_ingredient}, tokens={0: all_but_one_token})
    say(s, "buy special_hops", "buy reroll_die")
    assert s.brewers[0].ingredients == [3] * 5
    assert s.brewers[0].tokens == [3] * 6


# DB-M9, DB-M10: what comes back.
@pytest.mark.rule("DB-M9")
def test_a_used_ingredient_can_be_bought_again() -> None:
    s = table(
        "brewing",
        coins={1: 20},
        store={0: "yellow2 green1", 1: "yellow1 yellow3"},
        ingredients={0: "fruit fruit fruit"},
        display="mass_lager village_wheat",
    )
    say(s, "brew mass_lager", "improve fruit")
    assert kinds(s) == ["brewing 1"]
    assert held(s, 0) == "fruit fruit"
    assert s.market[INGREDIENTS.index("fruit")] == 1, "at once, not in clean-up"
    until(s, "purchase", 1)
    say(s, "buy fruit")
    assert held(s, 1) == "fruit"


@pytest.mark.rule("DB-M10")
def test_a_played_token_is_never_sold_again() -> None:
    s = table("purchase", coins={0: 20}, store={0: "yellow1 green1"}, tokens={0: "raise_die raise_die raise_die"})
    say(s, "play raise_die", "target 0 storehouse yellow1")
    say(s, "play raise_die", "target 0 storehouse green1", "play raise_die", "target 0 storehouse yellow1+1")
    assert refused(s, "buy raise_die") == "DB-M8"
    until(s, "placement")
    until(s, "purchase", 0)
    assert refused(s, "buy raise_die") == "DB-M8"
    assert s.black_market[TOKENS.index("raise_die")] == 0
