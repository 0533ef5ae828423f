"""The cards and words that the server sends are those it sent before languages became files.

`python tests/old/test_words.py` keeps what is sent now: run it when a card or a message is changed on purpose.
"""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from undercroft.games import game
from undercroft.server.http.games import cards_of, fluent
from undercroft.server.model.engine import Rules

KEPT = Path(__file__).parent
GAMES = ["dice_brewing", "cavern_tavern", "cutthroat_caverns", "crystal_caverns"]


def sent(id: str) -> dict[str, Any]:
    """What `/cards` (in every language, then in one) and `/texts` answer: data, and lines in no order."""
    rules = Rules(game(id))
    cards = {language: json.loads(cards_of(rules, language).plain) for language in ("", "en", "it")}
    texts = {language: sorted(fluent(rules, language).plain.decode().splitlines()) for language in ("en", "it")}
    return {"cards": cards, "texts": texts}


@pytest.mark.parametrize("id", GAMES)
def test_cards_and_texts_are_what_they_were(id: str):
    before = json.loads(lzma.decompress((KEPT / f"words-{id}.json.xz").read_bytes()))
    now = sent(id)
    for language, files in before["cards"].items():
        assert now["cards"][language].keys() == files.keys()
        for file, data in files.items():
            assert now["cards"][language][file] == data, (language, file)
    assert now["texts"] == before["texts"]


if __name__ == "__main__":
    for id in GAMES:
        body = json.dumps(sent(id), ensure_ascii=False).encode()
        (KEPT / f"words-{id}.json.xz").write_bytes(lzma.compress(body, preset=9))
