"""Shares and means with their margins, and the plots that show them."""

import re
from xml.etree import ElementTree

import pytest

from undercroft.lab.report.plots import Bar, alone, bars, histogram, lines
from undercroft.lab.statistics import Advantage, Share, advantage_of, mean, quantile, student


def test_a_share_has_wilsons_interval():
    half = Share(50, 100)
    assert half.share == 0.5
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
    assert Share(0, 10).low == 0.0 < Share(0, 10).high < 0.31
    assert (Share(0, 0).low, Share(0, 0).high) == (0.0, 1.0)
    assert str(Share(0.5, 1)) == "50% [5%–95%]"


def test_a_mean_says_how_far_to_trust_it():
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.margin == pytest.approx(3.182 * (5 / 3 / 4) ** 0.5), "Student's t: four values hardly tell the error"
    assert mean([]).count == 0
    assert str(mean([])) == str(Share(0, 0)) == "–"
    assert mean([7.0]).margin == float("inf"), "one value says nothing about others"
    assert found.errors == pytest.approx(2.5 / (5 / 3 / 4) ** 0.5)
    assert [mean(values).errors for values in ([], [7.0], [0.0, 0.0], [7.0, 7.0])] == [0, 0, 0, float("inf")]
    assert str(mean([7.0])) == "7.0"
    assert quantile([5.0, 1.0, 3.0], 0.5) == 3.0


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (9, 2.262), (10, 2.228), (15, 2.131), (30, 2.042), (100, 1.984)]
)
def test_margins_are_students(freedom: int, t: float):
    assert student(freedom) == pytest.approx(t, rel=2e-3)


def test_plots_are_well_formed_and_say_what_they_show():
    made = [
        bars([Bar("a & b", 0.4, 0.3, 0.5, "40%"), Bar("c", 0.0)], "shares", 1.0, 0.5),
        histogram([1.0, 2.0, 2.0, 90.0], "lengths", "rounds"),
        lines({"x": [(10, Bar("", 0.5, 0.4, 0.6)), (100, Bar("", 0.7))]}, "strength", "iterations", 0.5),
    ]
    for svg, title in zip(made, ("shares", "lengths", "strength")):
        tree = ElementTree.fromstring(alone(svg))
        assert tree.get("aria-label") == title
        assert "NaN" not in svg
    assert made[1].count("<rect") == 30 >= 90 / 3
    assert "2: 2" not in made[1], "wide ranges are put in classes"


# Like with like.
def seats_of(kind: str, did: bool, won: int, lost: int, at: int = 0) -> list[tuple[int, str, bool, float]]:
    """Each from a game of its own."""
    return [(at + n, kind, did, float(n < won)) for n in range(won + lost)]


def test_what_a_role_wins_is_not_put_down_to_what_only_it_can_do():
    """Seats that did it win less than others, but more than others of their role."""
    knights = seats_of("knight", True, 6, 54) + seats_of("knight", False, 1, 39, 100)
    others = seats_of("dragon", False, 60, 140, 200)
    found = advantage_of(knights + others)
    assert found is not None
    assert found.others == pytest.approx(1 / 40)
    assert found.more == pytest.approx(6 / 60 - 1 / 40)
    assert found == advantage_of(knights), "who can never do it tells nothing"


def test_roles_weigh_as_they_do_among_those_who_did_it():
    one = seats_of("a", True, 30, 0) + seats_of("a", False, 5, 5, 100)
    other = seats_of("b", True, 0, 10, 200) + seats_of("b", False, 40, 60, 300)
    found = advantage_of(one + other)
    assert found is not None
    assert found.others == pytest.approx((30 * 0.5 + 10 * 0.4) / 40)
    assert found.more == pytest.approx((30 * 0.5 - 10 * 0.4) / 40)
    assert advantage_of(one) is not None
    assert advantage_of(seats_of("a", True, 3, 3) + seats_of("b", False, 1, 1)) is None, "all of a kind did it, or none"
    assert advantage_of([]) is None


def test_without_roles_the_edge_is_the_difference_with_its_usual_error():
    found = advantage_of(seats_of("", True, 60, 40) + seats_of("", False, 40, 60, 1000))
    assert found is not None
    assert (found.others, found.more) == (0.4, pytest.approx(0.2))
    assert found.error == pytest.approx((0.25 * (1 / 100 + 1 / 100)) ** 0.5, rel=0.05)
    assert str(found) == "+20% ± 14%"
    assert str(Advantage(0.4, -0.001, 0.01)) == "+0% ± 2%"


def test_seats_that_win_at_each_others_cost_count_as_one_game():
    """In a duel the other's loss is no second witness of the victory."""
    apart = advantage_of(seats_of("", True, 60, 40) + seats_of("", False, 40, 60, 1000))
    duels = advantage_of(seats_of("", True, 60, 40) + [(n, "", False, float(n >= 60)) for n in range(100)])
    assert apart is not None
    assert duels is not None
    assert duels.more == apart.more
    assert duels.error == pytest.approx(apart.error * 2**0.5, rel=0.05)


def test_what_winners_have_more_is_reckoned_as_what_those_who_did_a_thing_won_more():
    """Counts instead of victories; in a game of much for all, winners and others have much."""
    apart = [(n, "", n % 2 == 0, n % 3 + (n % 2 == 0)) for n in range(600)]
    found = advantage_of(apart)
    assert found is not None
    assert (found.some, found.others, found.more) == (pytest.approx(2), pytest.approx(1), pytest.approx(1))
    variance = 2 / 3 + 1 / 4  # of thirds and of halves
    assert found.error == pytest.approx((variance * (1 / 300 + 1 / 300)) ** 0.5)
    assert found.errors == pytest.approx(1 / found.error)
    assert advantage_of([(0, "", True, 2.0), (0, "", False, 2.0)]) == Advantage(2.0, 0.0, 0.0)
    assert Advantage(2.0, 0.0, 0.0).errors == 0


def test_a_few_alike_are_no_proof():
    """Ten of ten lost where one in four wins: that happens to one in eighteen."""
    found = advantage_of(seats_of("", True, 0, 10) + seats_of("", False, 1000, 3000, 100))
    assert found is not None
    assert found.margin > -found.more > 0


def test_a_histogram_says_where_nothing_is_and_a_line_is_labelled_in_percent():
    drawn = histogram([3, 5, 5, 6], "", "rounds")
    labels = [text.text for text in ElementTree.fromstring(drawn).iter() if text.get("text-anchor") == "end"]
    assert labels == ["0", "1", "2"]
    assert ">22%</text>" in bars([Bar("a", 0.4)], "", 1.0, 0.219)


def test_a_bar_may_have_a_value_of_its_own_to_be_compared_with():
    drawn = bars([Bar("a", 0.4, fair=0.25), Bar("b", 0.4, fair=0.5), Bar("c", 0.4)], "", 1.0)
    places = [float(at) for at in re.findall(r'class="fair" d="M([0-9.]+) ', drawn)]
    ends = 190, 640 - 90
    assert places == [pytest.approx(ends[0] + part * (ends[1] - ends[0])) for part in (0.25, 0.5)]
