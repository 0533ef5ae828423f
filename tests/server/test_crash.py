"""The crash suite in short; `make crash` runs it in full."""

import pytest

import crash


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_acknowledged_survives_sudden_death(kind):
    seen = crash.run(3, kind, seed=3)
    assert seen["kills"] == 3
    assert seen["acknowledged"] > 10
    assert seen["tables"] >= crash.TABLES
