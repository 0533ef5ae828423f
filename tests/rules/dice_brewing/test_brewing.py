"""DB-B: brewing."""

import tomllib
from typing import Any

import pytest

from brewery import (
    events,
    have_brewed,
    held,
    in_reserve,
    in_store,
    kinds,
    refused,
    roll,
    say,
    shown,
    supply,
    table,
    texts,
    until,
)
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import INGREDIENTS, TOKENS
from undercroft.games.dice_brewing.definitions.load import OWN
from undercroft.games.dice_brewing.state import Yard

# What the cards say, read by this test itself and not by the game.
RECIPES: list[dict[str, Any]] = tomllib.loads((OWN / "recipes.toml").read_text("utf-8"))["recipe"]
NUMBER = {recipe["id"]: number for number, recipe in enumerate(RECIPES)}
NEXT_ROUND = [1] * 20
"""More than enough rolls for the round after a brew."""
IMPROVEMENTS = [(recipe, improvement) for recipe in RECIPES for improvement in recipe["improvements"]]


def just_enough(recipe: dict[str, Any]) -> list[str]:
    """The lowest dice that a recipe takes."""
    return [f"{need['color']}{need['min']}" for need in recipe["base"]]


def before_the_brew(recipe: dict[str, Any], store: list[str], ingredients: str = "") -> Yard:
    """Seat 0 before its brewing turn; seat 1 can brew something else, so that play stops there."""
    other, dice = ("village_wheat", "yellow1 yellow3")
    if recipe["id"] == other:
        other, dice = ("mass_lager", "yellow2 green1")
    return table(
        "brewing",
        round=1,
        store={0: " ".join(store), 1: dice},
        ingredients={0: ingredients},
        display=f"{recipe['id']} {other}",
    )


# The cards.
def test_there_are_thirty_recipes() -> None:
    assert len(RECIPES) == 30


@pytest.mark.rule("DB-B2", "DB-B7")
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: str(recipe["id"]))
def test_every_recipe_with_exactly_its_minimums(recipe: dict[str, Any]) -> None:
    dice = just_enough(recipe)
    reward = recipe["reward"]
    s = before_the_brew(recipe, dice)
    say(s, f"brew {recipe['id']}")
    for _ in range(reward["action_tokens"]):
        assert kinds(s) == ["reward_token 0"]
        say(s, "win lock_die")
    for _ in range(reward["dice"]):
        assert kinds(s) == ["reward_die 0"]
        say(s, "win black")
    assert kinds(s) == ["brewing 1"]
    brewer = s.brewers[0]
    assert brewer.xp == reward["xp"] + 1
    assert brewer.coins == reward["coins"]
    assert held(s, 0) == " ".join(["lock_die"] * reward["action_tokens"])
    assert in_store(s, 0) == ""
    assert in_reserve(s, 0) == " ".join(sorted(dice + ["black?"] * reward["dice"]))
    assert brewer.brewed == [NUMBER[recipe["id"]]]


@pytest.mark.rule("DB-B2")
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: str(recipe["id"]))
def test_no_recipe_with_a_die_too_low_or_missing(recipe: dict[str, Any]) -> None:
    assert recipe["base"]
    for need, lowest in enumerate(recipe["base"]):
        dice = just_enough(recipe)
        del dice[need]
        assert f"brew {recipe['id']}" not in texts(before_the_brew(recipe, dice)), f"without its die {need}"
        if lowest["min"] > 1:
            dice = just_enough(recipe)
            dice[need] = f"{lowest['color']}{lowest['min'] - 1}"
            assert f"brew {recipe['id']}" not in texts(before_the_brew(recipe, dice)), f"with die {need} too low"


@pytest.mark.rule("DB-B5")
@pytest.mark.parametrize(
    ("recipe", "improvement"),
    IMPROVEMENTS,
    ids=lambda part: str(part.get("id") or part.get("ingredient") or "blue"),
)
def test_every_improvement_pays_its_bonus(recipe: dict[str, Any], improvement: dict[str, Any]) -> None:
    dice = just_enough(recipe)
    blue = f"blue{improvement['min']}" if improvement["kind"] == "die" else ""
    ingredient = improvement.get("ingredient", "")
    s = before_the_brew(recipe, [*dice, blue], ingredient)
    say(s, f"brew {recipe['id']}")
    assert texts(s) == [f"improve {blue or ingredient}", "no improvement"]
    say(s, f"improve {blue or ingredient}")
    while kinds(s) != ["brewing 1"]:
        say(s, texts(s)[0])
    assert s.brewers[0].xp == recipe["reward"]["xp"] + 1 + improvement["bonus"]["xp"]
    assert s.brewers[0].coins == recipe["reward"]["coins"] + improvement["bonus"]["coins"]
    assert in_store(s, 0) == ""
    assert blue in in_reserve(s, 0)
    assert s.brewers[0].ingredients == [0] * 5
    assert s.market == [3] * 5


@pytest.mark.rule("DB-B5")
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: str(recipe["id"]))
def test_only_the_improvements_on_the_card(recipe: dict[str, Any]) -> None:
    lowest = next((i["min"] for i in recipe["improvements"] if i["kind"] == "die"), 7)
    blues = [f"blue{value}" for value in (1, 2, 3, 4, 5, 6)]
    named = [i["ingredient"] for i in recipe["improvements"] if i["kind"] == "ingredient"]
    s = before_the_brew(recipe, [*just_enough(recipe), *blues], " ".join(INGREDIENTS))
    say(s, f"brew {recipe['id']}")
    expected = [f"improve {blue}" for blue in blues[lowest - 1 :]]
    expected += [f"improve {ingredient}" for ingredient in INGREDIENTS if ingredient in named]
    assert texts(s) == [*expected, "no improvement"]
    for thing in [*blues[: lowest - 1], *(i for i in INGREDIENTS if i not in named)]:
        assert refused(s, f"improve {thing}") == "DB-B5"


# DB-B1, DB-B12: turns.
@pytest.mark.rule("DB-B1")
def test_one_recipe_a_turn_in_turn_order() -> None:
    s = table(
        "brewing",
        seats=3,
        holder=1,
        store={0: "yellow3 yellow1 yellow3 yellow1", 1: "yellow2 green1 black2 green2", 2: "black3 yellow1"},
        display="village_wheat mass_lager dry_stout dockside_porter",
    )
    roll(
        s,
        NUMBER["strong_roasted_stout"],
        NUMBER["ice_bock"],
        NUMBER["baltic_porter"],
        NUMBER["double_bock"],
        *NEXT_ROUND,
    )
    assert kinds(s) == ["brewing 1"]
    say(s, "brew dry_stout")
    assert kinds(s) == ["brewing 2"], "a second brew waits for a new turn"
    say(s, "brew dockside_porter")
    assert kinds(s) == ["brewing 0"]
    say(s, "brew village_wheat", "use yellow3 yellow1")
    assert kinds(s) == ["brewing 1"], "and round again"
    assert texts(s) == ["brew mass_lager", "decline"]
    say(s, "brew mass_lager")
    assert [event.facts["seat"] for event in events(s, "brew")] == [1, 2, 0, 1]


@pytest.mark.rule("DB-B12")
def test_declining_is_not_final() -> None:
    s = table(
        "brewing",
        seats=3,
        store={0: "yellow2 green1", 1: "yellow2 green1", 2: "black2 green2"},
        display="mass_lager dry_stout",
    )
    roll(s, NUMBER["garage_ipa"])
    say(s, "decline", "decline", "brew dry_stout")
    assert kinds(s) == ["brewing 0"]
    say(s, "decline")
    assert kinds(s) == ["brewing 1"]
    roll(s, NUMBER["ice_bock"], *NEXT_ROUND)
    say(s, "brew mass_lager")
    # Nobody can brew any more: all decline by themselves and the round goes on to its end.
    assert [event.facts["seat"] for event in events(s, "brew")] == [2, 1]
    assert s.round == 4


@pytest.mark.rule("DB-B12")
def test_brewing_ends_when_all_have_declined_in_a_row() -> None:
    s = table("brewing", seats=3, store=dict.fromkeys(range(3), "yellow2 green1"), display="mass_lager")
    for seat in range(3):
        assert kinds(s) == [f"brewing {seat}"]
        say(s, "decline")
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-B12")
def test_who_cannot_brew_is_not_asked() -> None:
    s = table("brewing", seats=3, store={0: "yellow1 green1", 1: "yellow2 green1"}, display="mass_lager")
    assert kinds(s) == ["brewing 1"]
    say(s, "decline")
    assert kinds(s) == ["placement 1"]


# DB-B2, DB-B3, DB-B4: the dice.
@pytest.mark.rule("DB-B2")
@pytest.mark.parametrize(
    ("store", "enough"),
    [
        ("yellow1 yellow2 green2", True),
        ("yellow2 yellow1 green2", True),
        ("yellow6 green2", False),  # one die cannot serve two needs
        ("yellow1 yellow1 green2", False),  # one of them must be a 2
        ("yellow6 yellow1 green1", False),  # surplus on one die does not help another
        ("yellow6 green2 green6", False),  # nor does another colour
        ("yellow6 black6 green2", False),
        ("yellow6 blue6 green2", False),
        ("yellow1+1 yellow1 green1+1", True),  # a bonus counts
        ("yellow6 yellow6 green6", True),
    ],
)
def test_each_need_takes_its_own_die(store: str, enough: bool) -> None:
    s = table("brewing", store={0: store}, display="cheap_lager")
    assert ("brew cheap_lager" in texts(s)) == enough


@pytest.mark.rule("DB-B2")
def test_surplus_value_is_lost() -> None:
    s = table("brewing", store={0: "yellow6 green6", 1: "yellow1 yellow3"}, display="mass_lager village_wheat")
    say(s, "brew mass_lager")
    assert (s.brewers[0].xp, s.brewers[0].coins) == (1, 2)
    assert in_reserve(s, 0) == "green6 yellow6"


@pytest.mark.rule("DB-B2")
def test_only_face_up_recipes() -> None:
    s = table("brewing", store={0: "yellow6 yellow6 green6 green6 black6"}, display="mass_lager")
    assert texts(s) == ["brew mass_lager", "decline"]
    assert refused(s, "brew cheap_lager") == ""


@pytest.mark.rule("DB-B3")
def test_only_unlocked_dice_of_the_storehouse_count() -> None:
    s = table(
        "brewing",
        reserve={0: "yellow6 black6"},
        store={0: "yellow2 green1 black6/locked green6/locked", 1: "black6 green6"},
        display="mass_lager sladek_pilsner dry_stout village_wheat",
    )
    assert texts(s) == ["brew mass_lager", "decline"]
    for recipe in ("sladek_pilsner", "dry_stout", "village_wheat"):
        assert refused(s, f"brew {recipe}") == "DB-B2"


@pytest.mark.rule("DB-B3")
def test_dice_on_the_board_or_in_the_reserve_brew_nothing() -> None:
    s = table(
        "brewing",
        reserve={0: "yellow2"},
        store={0: "green1"},
        base={0: {"malt_house_roast": "yellow4"}},
        display="mass_lager",
    )
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-B4")
def test_the_brewer_picks_the_dice() -> None:
    s = table(
        "brewing",
        store={0: "yellow1 yellow2 yellow5 green2 green6 green1", 1: "yellow1 yellow3"},
        display="cheap_lager village_wheat",
    )
    say(s, "brew cheap_lager")
    assert kinds(s) == ["brew_dice 0"]
    assert sorted(texts(s)) == ["use yellow2 yellow1", "use yellow5 yellow1", "use yellow5 yellow2"]
    say(s, "use yellow5 yellow1")
    assert sorted(texts(s)) == ["use green2", "use green6"], "green1 is too low"
    say(s, "use green6")
    assert in_reserve(s, 0) == "green6 yellow1 yellow5"
    assert in_store(s, 0) == "green1 green2 yellow2"


@pytest.mark.rule("DB-B4")
def test_equal_values_with_other_marks_are_other_dice() -> None:
    s = table("brewing", store={0: "yellow2 yellow1+1 yellow2/protected green1"}, display="mass_lager")
    say(s, "brew mass_lager")
    assert sorted(texts(s)) == ["use yellow1+1", "use yellow2", "use yellow2/protected"]


@pytest.mark.rule("DB-B4")
def test_nobody_must_brew() -> None:
    s = table("brewing", store={0: "yellow2 green1", 1: "yellow2 green1"}, display="mass_lager")
    for _ in range(2):
        assert texts(s) == ["brew mass_lager", "decline"]
        say(s, "decline")
    assert events(s, "brew") == []
    assert s.round == 4


# DB-B5: improvements.
@pytest.mark.rule("DB-B5")
def test_a_blue_die_improves_only_from_the_storehouse_and_unlocked() -> None:
    s = table("brewing", reserve={0: "blue6"}, store={0: "yellow2 green1 blue5/locked blue4"}, display="mass_lager")
    say(s, "brew mass_lager")
    assert texts(s) == ["improve blue4", "no improvement"]
    assert refused(s, "improve blue6") == "DB-B5"
    assert refused(s, "improve blue5/locked") == "DB-T12"


@pytest.mark.rule("DB-B5")
def test_one_improvement_at_most() -> None:
    s = table(
        "brewing",
        store={0: "yellow2 green1 blue4 blue6", 1: "yellow1 yellow3"},
        ingredients={0: "fruit fruit"},
        display="mass_lager village_wheat",
    )
    say(s, "brew mass_lager", "improve fruit")
    assert kinds(s) == ["brewing 1"], "no second one is asked for"
    assert held(s, 0) == "fruit"
    assert in_store(s, 0) == "blue4 blue6"
    assert (s.brewers[0].xp, s.brewers[0].coins) == (1, 2 + 3)


@pytest.mark.rule("DB-B5")
def test_none_is_forced() -> None:
    s = table(
        "brewing",
        store={0: "yellow2 green1 blue4", 1: "yellow1 yellow3"},
        ingredients={0: "fruit"},
        display="mass_lager village_wheat",
    )
    say(s, "brew mass_lager", "no improvement")
    assert (held(s, 0), in_store(s, 0)) == ("fruit", "blue4")
    assert (s.brewers[0].xp, s.brewers[0].coins) == (1, 2)


@pytest.mark.rule("DB-B5")
def test_a_bonus_counts_for_the_improving_die() -> None:
    s = table("brewing", store={0: "yellow2 green1 blue3+1"}, display="mass_lager")
    say(s, "brew mass_lager")
    assert texts(s) == ["improve blue3+1", "no improvement"]


# DB-B6, DB-B7: the order of a brew.
@pytest.mark.rule("DB-B6")
def test_dice_card_and_new_card_come_before_the_reward() -> None:
    s = table(
        "brewing",
        store={0: "yellow4 green3 blue5"},
        ingredients={0: "spices"},
        display="mass_lager session_pale_ale cheap_lager",
    )
    roll(s, NUMBER["ice_bock"])
    before = s.copy()
    say(s, "brew session_pale_ale")
    # Declared together: nothing has moved yet.
    assert kinds(s) == ["improvement 0"]
    assert in_store(s, 0) == in_store(before, 0)
    assert shown(s) == shown(before)
    say(s, "improve spices")
    assert kinds(s) == ["reward_token 0"]
    assert in_reserve(s, 0) == "green3 yellow4", "with their faces"
    assert in_store(s, 0) == "blue5"
    assert held(s, 0) == ""
    assert s.market[INGREDIENTS.index("spices")] == 3
    assert s.brewers[0].brewed == [NUMBER["session_pale_ale"]]
    assert shown(s) == ["mass_lager", "ice_bock", "cheap_lager"], "the same place of the display"
    assert NUMBER["ice_bock"] not in s.deck


@pytest.mark.rule("DB-B6")
def test_an_improving_blue_die_goes_to_the_reserve_too() -> None:
    s = table("brewing", store={0: "yellow2 green1 blue4", 1: "yellow1 yellow3"}, display="mass_lager village_wheat")
    say(s, "brew mass_lager", "improve blue4")
    assert in_reserve(s, 0) == "blue4 green1 yellow2"
    assert in_reserve(s, 1) == ""


@pytest.mark.rule("DB-B5", "DB-B6", "DB-B7")
def test_w1_strong_roasted_stout() -> None:
    s = table(
        "brewing",
        store={0: "yellow5 yellow3 black5 black4 green4", 1: "yellow1 yellow3"},
        ingredients={0: "special_hops special_malt"},
        display="mass_lager strong_roasted_stout village_wheat",
    )
    roll(s, NUMBER["dry_stout"])
    say(s, "brew strong_roasted_stout")
    assert texts(s) == ["improve special_malt", "improve special_hops", "no improvement"]
    say(s, "improve special_malt")
    assert kinds(s) == ["brewing 1"]
    assert in_store(s, 0) == ""
    assert in_reserve(s, 0) == "black4 black5 green4 yellow3 yellow5"
    assert held(s, 0) == "special_hops"
    assert s.market[INGREDIENTS.index("special_malt")] == 3
    assert s.brewers[0].xp == 5 + 1
    assert s.brewers[0].coins == 5
    assert s.brewers[0].brewed == [NUMBER["strong_roasted_stout"]]
    assert shown(s) == ["mass_lager", "dry_stout", "village_wheat"]


@pytest.mark.rule("DB-B7")
def test_every_brew_gives_one_point_on_top() -> None:
    s = table("brewing", store={0: "yellow2 green1 black2 green2"}, display="mass_lager dry_stout", seats=2)
    roll(s, NUMBER["ice_bock"])
    say(s, "brew mass_lager", "use green1")
    assert s.brewers[0].xp == 1, "for a card that prints none"
    roll(s, NUMBER["baltic_porter"], *NEXT_ROUND)
    say(s, "brew dry_stout")
    assert s.brewers[0].xp == 1 + (1 + 1)


# DB-B8, DB-B9: rewards to choose.
@pytest.mark.rule("DB-B8")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_token_as_reward(round: int) -> None:
    s = table(
        "brewing",
        round=round,
        coins={0: 0},
        store={0: "yellow1 green3", 1: "yellow1 yellow3"},
        tokens={1: "take_die take_die take_die raise_die"},
        display="session_pale_ale village_wheat",
    )
    say(s, "brew session_pale_ale")
    assert texts(s) == [f"win {token}" for token in TOKENS if token != "take_die"], "what the piles still have"
    say(s, "win block_recipe")
    assert held(s, 0) == "block_recipe"
    assert s.brewers[0].coins == 0, "it is free"
    assert s.black_market[TOKENS.index("block_recipe")] == 2
    assert not s.brewers[0].bought_token


@pytest.mark.rule("DB-B8")
def test_no_token_left_no_reward() -> None:
    s = table(
        "brewing",
        store={0: "yellow1 green3", 1: "yellow1 yellow3"},
        tokens={1: " ".join(TOKENS * 3)},
        display="session_pale_ale village_wheat",
    )
    say(s, "brew session_pale_ale")
    assert kinds(s) == ["brewing 1"]
    assert held(s, 0) == ""
    assert s.brewers[0].xp == 1


@pytest.mark.rule("DB-B9")
@pytest.mark.parametrize("colour", ["yellow", "black", "green", "blue"])
def test_a_die_as_reward(colour: str) -> None:
    s = table(
        "brewing", store={0: "yellow3 yellow4 green1", 1: "yellow1 yellow3"}, display="cloudy_hefeweizen village_wheat"
    )
    before = supply(s)
    say(s, "brew cloudy_hefeweizen")
    assert texts(s) == ["win yellow", "win black", "win green", "win blue"]
    say(s, f"win {colour}")
    assert in_reserve(s, 0) == " ".join(sorted([f"{colour}?", "green1", "yellow3", "yellow4"])), "unrolled"
    assert in_store(s, 0) == ""
    assert supply(s) == {**before, colour: before[colour] - 1}


@pytest.mark.rule("DB-B9")
def test_only_colours_that_the_supply_has() -> None:
    s = table(
        "brewing",
        reserve={1: " ".join(["blue1"] * 10 + ["yellow1"] * 9)},
        store={0: "yellow3 yellow4 green1", 1: "yellow1 yellow3"},
        display="cloudy_hefeweizen village_wheat",
    )
    assert supply(s)["blue"] == 0
    assert supply(s)["yellow"] == 1
    say(s, "brew cloudy_hefeweizen")
    assert texts(s) == ["win yellow", "win black", "win green"]
    say(s, "win yellow")
    assert supply(s)["yellow"] == 0


@pytest.mark.rule("DB-B9")
def test_no_die_left_no_reward() -> None:
    rest = ["yellow1"] * 10 + ["black1"] * 14 + ["green1"] * 11 + ["blue1"] * 10
    s = table(
        "brewing",
        reserve={1: " ".join(rest)},
        store={0: "yellow3 yellow4 green1", 1: "yellow1 yellow3"},
        display="cloudy_hefeweizen village_wheat",
    )
    say(s, "brew cloudy_hefeweizen")
    assert kinds(s) == ["brewing 1"]
    assert in_reserve(s, 0) == "green1 yellow3 yellow4"


# DB-B10, DB-B11, DB-B13: the display, and dice used once.
@pytest.mark.rule("DB-B10")
def test_the_new_card_may_be_brewed_in_the_same_round() -> None:
    s = table("brewing", store={0: "yellow2 green1 yellow1 yellow3", 1: "black2 green2"}, display="mass_lager")
    roll(s, NUMBER["dry_stout"], NUMBER["village_wheat"], NUMBER["ice_bock"], *NEXT_ROUND)
    say(s, "brew mass_lager", "use yellow2")
    assert kinds(s) == ["brewing 1"], "by the next player"
    say(s, "brew dry_stout")
    assert kinds(s) == ["brewing 0"], "and on"
    say(s, "brew village_wheat")
    assert shown(s) == ["ice_bock"]


@pytest.mark.rule("DB-B10")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    s = table(
        "brewing",
        seats=4,
        store={0: "yellow2 green1", 1: "yellow1 yellow3"},
        display="mass_lager village_wheat dry_stout",
    )
    have_brewed(s, 3, len(s.deck) - 1)
    (last,) = s.deck
    say(s, "brew mass_lager")
    assert s.display == [last, NUMBER["village_wheat"], NUMBER["dry_stout"]]
    assert s.deck == []
    say(s, "brew village_wheat")
    assert s.display == [last, -1, NUMBER["dry_stout"]]
    view = GAME.view(s, 0)
    assert view["display"][1] == {"recipe": None, "blocked": False, "needs": []}
    assert view["deck"] == 0
    told = [event.facts["recipe"] for event in events(s, "new_recipe")]
    assert told == [RECIPES[last]["id"]], "only a card that really came"


@pytest.mark.rule("DB-B11")
def test_dice_are_used_once_a_round() -> None:
    s = table("brewing", store={0: "yellow3 green3"}, display="mass_lager sladek_pilsner")
    roll(s, NUMBER["ice_bock"], *NEXT_ROUND)
    say(s, "brew mass_lager")
    assert len(events(s, "brew")) == 1
    assert s.round == 4, "with both dice in the Active Reserve nothing more could be brewed"
    assert in_store(s, 0) == ""


@pytest.mark.rule("DB-B13")
def test_unbrewed_recipes_stay() -> None:
    s = table("brewing", store={0: "yellow2 green1"}, display="ice_bock mass_lager dry_stout")
    roll(s, NUMBER["baltic_porter"], *NEXT_ROUND)
    say(s, "brew mass_lager")
    assert s.round == 4
    assert shown(s) == ["ice_bock", "baltic_porter", "dry_stout"]
    roll(s)
    until(s, "purchase")
    assert shown(s) == ["ice_bock", "baltic_porter", "dry_stout"]
