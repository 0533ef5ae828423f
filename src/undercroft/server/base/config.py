"""Reads the file of settings that `undercroft serve --config` names."""

from __future__ import annotations

import difflib
from pathlib import Path

import msgspec

from undercroft.engine.cards import Deck
from undercroft.engine.errors import CardError, SetupError

from .settings import Settings


def read_settings(file: Path) -> Settings:
    """The settings of a TOML file. A mistake is told with file, line and setting, and what is expected. Folders and the
    database's file count from the folder of the file."""
    try:
        found = Deck(file).read(Settings)
    except CardError as error:
        expected = error.expected
        known = Settings.__struct_fields__
        if error.field.partition(".")[0].partition("[")[0] not in (*known, "-"):
            near = difflib.get_close_matches(error.field, known, 1)
            expected = f"there is no such setting; {f'did you mean {near[0]}?' if near else 'docs/settings.md has all'}"
        raise SetupError(f"{error.file}, line {error.line}, setting {error.field}: {expected}") from None
    home = file.resolve().parent
    cards = {game: str(home / folder) for game, folder in found.cards.items()}
    database = str(home / found.file) if found.file is not None and "database" in Deck(file).data else found.database
    return msgspec.structs.replace(found, cards=cards, database=database)
