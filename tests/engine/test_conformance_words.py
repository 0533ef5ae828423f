"""The conformance kit holds a game to its words in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.small_games import CellarGame
from undercroft.engine.conformance import Fault, check

Patch = pytest.MonkeyPatch

ENGLISH = """
choice-play = Bid { $card }
event-dealt = { $card }
event-bids = { $seat }: { $card }
event-rolled = { $face }
event-peeked = { $seat } peeks
event-top = { $card }
event-drew = { $seat } draws
why-played = { $card } has been played
SG-2 = Cards are played once.
"""


def speaking(monkeypatch: Patch, folder: Path, italian: str) -> CellarGame:
    (folder / "texts").mkdir()
    (folder / "texts/en.ftl").write_text(ENGLISH)
    (folder / "texts/it.ftl").write_text(italian)
    monkeypatch.setattr(CellarGame, "folder", lambda game: folder)
    return CellarGame()


def test_complete_words_pass(monkeypatch: Patch, tmp_path: Path):
    assert check(speaking(monkeypatch, tmp_path, ENGLISH), games=12, deep_every=4).games == 12


@pytest.mark.parametrize("message", ["choice-play", "event-bids", "event-top", "why-played", "SG-2"])
def test_missing_translation_is_caught(monkeypatch: Patch, tmp_path: Path, message: str):
    italian = "\n".join(line for line in ENGLISH.splitlines() if not line.startswith(f"{message} "))
    with pytest.raises(Fault, match=f"no message '{message}' in it") as caught:
        check(speaking(monkeypatch, tmp_path, italian), games=12, deep_every=4)
    assert caught.value.check == "words"


def test_message_with_an_unknown_fact_is_caught(monkeypatch: Patch, tmp_path: Path):
    with pytest.raises(Fault, match="event-bids") as caught:
        check(speaking(monkeypatch, tmp_path, ENGLISH.replace("{ $seat }: {", "{ $winner }: {")), games=12)
    assert caught.value.check == "words"
