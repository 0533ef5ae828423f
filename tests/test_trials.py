"""The trials of other recipes that docs/balance.md tells of."""

import importlib.util
import sys
import tomllib
from pathlib import Path

import pytest

from undercroft.games import game

BENCH = Path(__file__).parents[1] / "bench/brewing_trials.py"
spec = importlib.util.spec_from_file_location("brewing_trials", BENCH)
assert spec is not None
assert spec.loader is not None
trials = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = trials  # dataclasses look for it there
spec.loader.exec_module(trials)


def recipes(folder: Path) -> list[dict[str, object]]:
    kept = ("id", "base", "reward", "improvements")
    read = tomllib.loads((folder / "recipes.toml").read_text("utf-8"))["recipe"]
    return [{key: recipe[key] for key in kept} for recipe in read]


def test_no_card_pays_less_for_its_effort_than_before(tmp_path: Path):
    present = min(trials.pay(trials.write(trials.TRIALS[trials.PRESENT], tmp_path / "present")))
    assert present >= min(trials.pay(trials.write(trials.TRIALS["before"], tmp_path / "before")))


@pytest.mark.parametrize("name", sorted(trials.TRIALS))
def test_trials_are_cards_that_can_be_played(name: str, tmp_path: Path):
    tried = trials.write(trials.TRIALS[name], tmp_path)
    assert game("dice_brewing").load_cards(tried).deck != "own"
    changed = recipes(tried) != recipes(trials.OWN.parent)
    assert changed == (name != trials.PRESENT)


def test_what_the_rulebook_says_is_never_changed(tmp_path: Path):
    with pytest.raises(AssertionError, match="strong_roasted_stout"):
        trials.write(trials.Trial(rewards={"strong_roasted_stout": {"xp": 3}}), tmp_path)
