"""Old saves: positions written before anything moved load, and are saved again to the same bytes.

`old/saves` holds, for each game, positions that together name every class met in its golden games and in many more
(tools/old_saves.py). `old/never_at_rest.json` lists the others with their fields. They are steps that were done
before anybody was asked in every game played, so that no position shows them; no proof that none ever will.
"""

import json
from pathlib import Path

import pytest

from having import SAVES
from old_saves import parts_in, read_saves
from undercroft.engine.state import State, Step
from undercroft.games import game

OLD = Path(__file__).parent / "old"
NEVER_AT_REST = json.loads((OLD / "never_at_rest.json").read_text("utf-8"))


@pytest.mark.parametrize("id", SAVES)
def test_old_saves_load_and_are_saved_to_the_same_bytes(id: str) -> None:
    rules, saves = game(id), read_saves(id)
    assert len(saves) >= 10
    for data in saves:
        assert rules.save(rules.load(data)) == data


@pytest.mark.parametrize("id", SAVES)
def test_every_class_of_a_save_is_in_one_or_is_listed(id: str) -> None:
    """A class that is new here needs a position (tools/old_saves.py) or a line in the list."""
    met = {name for data in read_saves(id) for name in parts_in(data)}
    parts = {name: part for name, part in game(id)._parts().items() if part is not Step and not issubclass(part, State)}
    assert met | set(NEVER_AT_REST[id]) == set(parts) | met
    assert met <= set(parts)
    assert not met & set(NEVER_AT_REST[id])


@pytest.mark.parametrize("id", SAVES)
def test_steps_that_no_save_holds_keep_their_names_and_fields(id: str) -> None:
    listed = NEVER_AT_REST[id]
    assert listed
    parts = game(id)._parts()
    assert {name: list(parts[name].FIELDS) for name in listed if name in parts} == listed  # type: ignore[attr-defined]
