"""Old saves: positions written before anything moved load, and are saved again to the same bytes.

`old/saves` holds, for each game, positions that together name every class met in its golden games and in many more
(tools/old_saves.py). `old/never_at_rest.json` lists the others with their fields. They are steps that were done
before anybody was asked in every game played, so that no position shows them; no proof that none ever will.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from having import SAVES
from old_saves import parts_in, read_saves
from undercroft.engine.game import Game
from undercroft.engine.state import State, Step
from undercroft.games import game

OLD = Path(__file__).parent / "old"
NEVER_AT_REST = json.loads((OLD / "never_at_rest.json").read_text("utf-8"))


def rules_of(kept: str) -> Game[Any]:
    """The rules under which the saves were written; by now they may be kept rules."""
    ((id, version),) = {(saved["game"], saved["version"]) for saved in map(json.loads, read_saves(kept))}
    assert kept in (id, f"{id}_{version}")
    return game(id, version)


def parts_of(kept: str) -> dict[str, type]:
    """The classes that such a save may name."""
    parts = rules_of(kept)._parts()
    return {name: part for name, part in parts.items() if part is not Step and not issubclass(part, State)}


@pytest.mark.parametrize("kept", SAVES)
def test_old_saves_load_and_are_saved_to_the_same_bytes(kept: str) -> None:
    rules, saves = rules_of(kept), read_saves(kept)
    assert len(saves) >= 10
    for data in saves:
        assert rules.save(rules.load(data)) == data


@pytest.mark.parametrize("kept", SAVES)
def test_every_class_of_a_save_is_in_one_or_is_listed(kept: str) -> None:
    """A class that is new here needs a position (tools/old_saves.py) or a line in the list."""
    met = {name for data in read_saves(kept) for name in parts_in(data)}
    parts = set(parts_of(kept))
    assert met | set(NEVER_AT_REST[kept]) == parts | met
    assert met <= parts
    assert not met & set(NEVER_AT_REST[kept])


@pytest.mark.parametrize("kept", SAVES)
def test_steps_that_no_save_holds_keep_their_names_and_fields(kept: str) -> None:
    listed = NEVER_AT_REST[kept]
    assert listed
    parts = parts_of(kept)
    assert {name: list(parts[name].FIELDS) for name in listed if name in parts} == listed  # type: ignore[attr-defined]


def test_every_version_of_a_game_that_has_saves_has_its_own() -> None:
    """A new version of the rules begins with saves of its own: those of the one before keep its number."""
    games = {rules_of(kept).id for kept in SAVES}
    assert games <= set(SAVES)
    assert {id: rules_of(id).version for id in games} == {id: game(id).version for id in games}
