"""The terminal's own messages, and the language of the user."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from undercroft.engine.state import Fact
from undercroft.engine.texts import LANGUAGES, Texts


@cache
def own_words(language: str) -> Texts:
    """The messages of the terminal itself; those of a game come with the game."""
    return Texts(language, [Path(__file__).parent / "texts"])


def seat_name(seat: int, texts: Texts) -> str:
    """A seat as the game names it, or its number counted from 1."""
    name = texts.name("seat", seat)
    return str(name) if not isinstance(name, int) else f"{seat + 1}"


def verdict(scores: list[int], winners: list[int], texts: Texts, words: Texts) -> str:
    """Who has won, and by what if others have as many points: a game says that in its message `tie-break`."""
    if not winners:
        return words.format("over-nobody")
    facts: dict[str, Fact] = {"seat": ", ".join(seat_name(seat, texts) for seat in winners)}
    most = scores[winners[0]]
    level = any(score == most for seat, score in enumerate(scores) if seat not in winners)
    if level and texts.has("tie-break"):
        facts |= {"points": most, "how": texts.format("tie-break")}
        return words.format("over-shared-tied" if len(winners) > 1 else "over-winner-tied", facts)
    return words.format("over-shared" if len(winners) > 1 else "over-winner", facts)


def spoken_language() -> str:
    """The language that the environment variables name, if it is one of ours; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"
