"""The taste of the library in the README, run as it stands."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_taste_is_true() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0
