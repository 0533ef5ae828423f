"""Which tables of Cavern Tavern the conformance kit sits at (tests/test_conformance.py runs it)."""

import pytest

from undercroft.games.cavern_tavern import GAME


def test_the_variants_show_every_edition_mode_and_count() -> None:
    found = {(seats, o["edition"], o["secret_chamber"], o["solo_mode"]) for seats, o in GAME.variants()}
    assert found >= {(1, "retail", chamber, mode) for chamber in ("no", "yes") for mode in ("normal", "story")}
    assert found >= {(seats, "retail", chamber, "normal") for seats in range(2, 7) for chamber in ("no", "yes")}
    assert found >= {(seats, "prototype", "no", "normal") for seats in range(2, 6)}


@pytest.mark.parametrize(
    ("seats", "options", "spoken"),
    [
        (1, {"solo_mode": "story"}, {"edition", "secret_chamber", "solo_mode"}),
        (4, {}, {"edition", "secret_chamber", "characters", "first_player"}),
        (3, {"edition": "prototype"}, {"edition", "first_player"}),
    ],
)
def test_only_options_that_mean_something_at_a_table_are_spoken_of(
    seats: int, options: dict[str, str], spoken: set[str]
) -> None:
    assert set(GAME.chosen_options(GAME.setup(seats, options))) == spoken
