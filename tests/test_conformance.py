"""Every game through the conformance kit. The run of record is longer: tools/conformance_run.py."""

import pytest

from undercroft.engine.conformance import check
from undercroft.games import all_games, game

TABLES = [
    (id, seats) for id, rules in sorted(all_games().items()) for seats in sorted({v[0] for v in rules.variants()})
]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_game_keeps_the_laws_of_the_house(id: str, seats: int) -> None:
    report = check(game(id), games=8, seats=seats, style="lively", deep_every=500)
    assert report.games >= 8
