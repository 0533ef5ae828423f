"""Changed card files, as an owner of the printed game may put them in a folder."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from undercroft.engine.errors import CardError
from undercroft.engine.game import Game


def changed(game: Game[Any], folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A folder with one of the game's own files, in which each text is replaced where it first stands."""
    text = (game.folder() / "cards" / f"{file}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    tomllib.loads(text)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{file}.toml").write_text(text, "utf-8")
    return folder


def refused(game: Game[Any], folder: Path, file: str, old: str, new: str) -> CardError:
    """How a change is refused: with the file, the line that was changed, the field, and what is expected."""
    changed(game, folder, file, (old, new))
    with pytest.raises(CardError) as caught:
        game.load_cards(folder)
    error = caught.value
    assert error.file == str(folder / f"{file}.toml")
    assert error.line > 0
    assert error.expected
    return error
