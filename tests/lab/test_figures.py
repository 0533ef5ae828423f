"""Shares and means with their margins, and the plots that show them."""

from xml.etree import ElementTree

import pytest

from undercroft.lab.figures import Share, mean, quantile
from undercroft.lab.plots import Bar, alone, bars, histogram, lines


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
    assert found.margin == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert mean([]).count == 0
    assert mean([7.0]).margin == float("inf"), "one value says nothing about others"
    assert str(mean([7.0])) == "7.0"
    assert quantile([5.0, 1.0, 3.0], 0.5) == 3.0


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
