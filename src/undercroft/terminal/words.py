"""The terminal's own words, and the language a person most likely reads."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from undercroft.engine.texts import LANGUAGES, Texts


@cache
def own_words(language: str) -> Texts:
    """The messages of the terminal itself; those of a game come with the game."""
    return Texts(language, [Path(__file__).parent / "texts"])


def spoken_language() -> str:
    """The language that the environment asks for, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"
