"""What Dice Brewing tells its agents."""

from collections import Counter

import pytest

from brewery import have_brewed, table, until
from undercroft.engine.chance import seeded
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.ai.policy import rounds_left, spare_dice, wanted_dice
from undercroft.games.dice_brewing.dice import names
from undercroft.games.dice_brewing.state import Yard

SENSE = GAME.knowledge()
EASY = "mass_lager cheap_lager experimental_lager"


def worth(s: Yard) -> float:
    return SENSE.evaluate(s)[0]


def picks(s: Yard, times: int = 200) -> Counter[str]:
    chance = seeded(1)
    return Counter(SENSE.policy(s, s.pending[0], chance).text for _ in range(times))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_share_one_hope_of_victory(seats):
    s = GAME.new(seats, seed=2)
    values = SENSE.evaluate(s)
    assert all(0 < value < 1 for value in values)
    if seats == 2:
        assert sum(values) == pytest.approx(1)


def test_a_victory_is_worth_no_less_than_being_far_ahead():
    """Else whoever is far ahead would never end the game: one took 47 rounds."""
    ahead = table("brewing", store={0: "yellow2 green1", 1: "yellow2 green1"}, display=EASY)
    have_brewed(ahead, 0, 7)
    have_brewed(ahead, 1, 2)
    ahead.brewers[0].xp = 40
    over = ahead.copy()
    over.choose_text("brew mass_lager")
    until(over, "no more")
    assert over.result is not None
    won, lost = SENSE.evaluate(over)
    assert won >= worth(ahead)
    assert worth(ahead) > 0.85
    assert lost <= SENSE.evaluate(ahead)[1]


def test_points_coins_dice_and_seeds_are_good_to_have():
    even = table(store={0: "yellow3", 1: "yellow3"})
    assert worth(even) == pytest.approx(0.5)
    richer = table(store={0: "yellow3", 1: "yellow3"}, coins={0: 4})
    assert worth(richer) > 0.5
    assert worth(table(store={0: "yellow3", 1: "yellow3"}, seeds={0: 2})) > 0.5
    assert worth(table(store={0: "yellow3 black1", 1: "yellow3"})) > 0.5
    assert worth(table(store={0: "yellow3", 1: "yellow3 green1"})) < 0.5


def test_dice_that_meet_a_recipe_are_worth_more_than_dice_that_do_not():
    meets = table(
        "brewing", store={0: "yellow3 green3", 1: "yellow1 green1"}, display="bohemian_pilsner dry_stout mass_lager"
    )
    assert worth(meets) > 0.5


def test_a_seed_in_the_ground_counts_as_the_die_it_becomes():
    planted = table(base={0: {"malt_house_seed": "seed"}}, reserve={1: "yellow1"})
    assert worth(planted) == pytest.approx(0.5, abs=0.08)


def test_the_end_is_nearer_the_more_is_brewed():
    s = GAME.new(2, seed=1)
    before = rounds_left(s)
    assert before == pytest.approx(10 / 1.4)
    s.brewers[0].brewed = [1, 2, 3]
    assert rounds_left(s) == pytest.approx(5)


def test_the_dice_to_keep_are_those_that_complete_a_recipe_and_no_higher_than_needed():
    s = table(
        reserve={0: "yellow2 yellow6 green1 black5 blue6"}, display="mass_lager strong_roasted_stout baltic_porter"
    )
    assert names(wanted_dice(s, s.brewers[0])) == ["yellow2", "green1"]


def test_with_nothing_to_complete_the_nearest_recipe_is_kept_for():
    s = table(reserve={0: "black4 yellow1"}, display="dry_stout golden_crown_pilsner double_imperial_ipa")
    assert names(wanted_dice(s, s.brewers[0])) == ["black4"]


def test_a_sensible_brewer_stores_for_a_recipe_before_it_is_too_late_and_then_brews():
    s = table("purchase", reserve={0: "yellow2 green1 blue3"}, display=EASY)
    found = picks(s)
    assert found["store yellow2"] + found["store green1"] > 150
    assert found["store blue3"] == 0
    ready = table("brewing", store={0: "yellow2 green1"}, display=EASY)
    assert picks(ready)["brew mass_lager"] > 150


def test_seeds_are_planted():
    s = table(seeds={0: 1}, reserve={0: "yellow2 green1 blue3"}, display=EASY)
    found = picks(s)
    assert found["place malt_house_seed seed"] + found["place hops_plantation_seed seed"] > 120


YELLOW_ASKED = "amber_harvest_ale old_cellar_lager strong_roasted_stout"
"""The display of the longest game that was seen: two or three yellow dice for every recipe."""


def test_what_a_brewer_can_spare_is_what_no_recipe_asks_for():
    s = table(
        reserve={0: "yellow2 yellow5 blue1"},
        store={0: "black1 black5 green3 green5 green6"},
        base={0: {"malt_house_seed": "seed", "hops_plantation_increase": "green2"}},
        display=YELLOW_ASKED,
    )
    assert spare_dice(s, s.brewers[0])[:3] == [0, 1, 3]


def test_yellow_dice_that_the_display_asks_for_are_not_roasted_nor_given_away():
    short = table(reserve={0: "yellow2 black1"}, store={0: "yellow5 green3 black6"}, display=YELLOW_ASKED)
    found = picks(short)
    assert not [text for text in found if "roast" in text or "department" in text]
    enough = table(reserve={0: "yellow1 yellow2 yellow3 yellow5"}, store={0: "green3"}, display=YELLOW_ASKED)
    assert [text for text in picks(enough) if "roast" in text]


def test_a_seed_is_planted_for_the_colour_that_is_lacking():
    s = table(seeds={0: 1}, reserve={0: "green3 green4 green5"}, display=YELLOW_ASKED)
    found = picks(s)
    assert found["place malt_house_seed seed"] > 2 * found["place hops_plantation_seed seed"]


def test_the_first_of_two_dice_that_are_lacking_is_worth_more_than_a_black_one():
    """Else brewers roast the yellow dice that every recipe asks for, as a black one is a point more."""
    green, black = "green3 green4 green5 green6", "black3 black5"
    yellow = table(store={0: f"{green} {black} yellow5", 1: f"{green} {black} black5"}, display=YELLOW_ASKED)
    for brewer in yellow.brewers:
        brewer.brewed = [0, 1, 2, 3]
    assert worth(yellow) > 0.5


def test_many_dice_of_one_colour_are_worth_less_than_some_of_each():
    s = table(store={0: "green1 green1 green1 green1 yellow1 yellow1", 1: "green1 green1 green1 green1 green1 green1"})
    s.display = [-1, -1, -1]
    assert worth(s) > 0.5


def test_a_position_is_settled_only_at_the_beginning_of_a_round():
    s = GAME.new(2, seed=1)
    assert SENSE.is_quiet(s)
    s.choose_text("pass")
    assert not SENSE.is_quiet(s)
    assert not SENSE.is_quiet(table("brewing", store={0: "yellow2 green1"}, display=EASY))


def test_playing_on_stops_at_the_next_round():
    s = GAME.new(2, seed=1)
    SENSE.rollout(s, 4, 200, seeded(3))
    assert s.round == 2
    assert SENSE.is_quiet(s)


def test_sensible_games_end_in_time():
    rounds = []
    for seed in range(6):
        s = GAME.new(2, seed=seed)
        SENSE.rollout(s, 3000, 0, seeded(f"luck {seed}"))
        assert s.result is not None
        rounds.append(s.round)
    assert min(rounds) >= 5
    assert sum(rounds) / len(rounds) < 15
