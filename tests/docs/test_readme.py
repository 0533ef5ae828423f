"""The tastes of the library in the README and in the package's own words, run as they stand."""

import doctest
from pathlib import Path

import undercroft

README = Path(__file__).parents[2] / "README.md"


def test_the_taste_is_true() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0


def test_the_packages_own_example_is_true() -> None:
    results = doctest.testmod(undercroft)
    assert results.attempted >= 5
    assert results.failed == 0
