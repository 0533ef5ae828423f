"""A third language comes by new files alone: its words are used, and English stands in for the rest."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft

SOURCE = Path(undercroft.__file__).parent
ASK = """
import json
from io import StringIO
from rich.console import Console
from undercroft.engine.texts import LANGUAGES
from undercroft.games import game
from undercroft.server.http.games import about_house, cards_of, fluent
from undercroft.server.model.engine import Rules
from undercroft.terminal.doctor import texts_of
from undercroft.terminal.words import own_words, spoken_language
def drawn(game):
    out = StringIO()
    state = game.new(2, seed=1)
    Console(file=out, width=120).print(game.wording.draw(state, 0, game.texts("eo", state.cards), 120))
    return out.getvalue()
brewing = game("dice_brewing")
texts = brewing.texts("eo")
print(json.dumps({
    "languages": LANGUAGES,
    "environment": spoken_language(),
    "terminal": own_words("eo").format("over-nobody"),
    "game": texts.format("board-about"),
    "rule": texts.format("DB-S1"),
    "card": texts.name("ingredient", "fruit"),
    "card_text": texts.card_text("token", "take_die"),
    "missing": texts.card("building", "malt_house"),
    "others": game("crystal_caverns").texts("eo").card("secret", "hex"),
    "shown": drawn(brewing),
    "house": about_house.fn().languages,
    "sent": fluent(Rules(brewing), "eo").plain.decode(),
    "cards": json.loads(cards_of(Rules(brewing), "eo").plain),
    "doctor": texts_of(brewing),
}))
"""

CARDS = """
ingredient-fruit = tiurF
recipe-mass_lager = ssaM regaL
token-take_die =
    .text = evoM a eid.
"""


def reversed_words(english: str) -> str:
    """A Fluent file with the words of each plain message of one line turned round."""

    def turn(line: str) -> str:
        message = re.fullmatch(r"([a-z][\w-]*) = ([^{}]+)", line)
        return f"{message[1]} = {' '.join(word[::-1] for word in message[2].split())}" if message else line

    return "\n".join(turn(line) for line in english.splitlines()) + "\n"


def plain_message(file: Path, id: str) -> str:
    return next(line for line in file.read_text("utf-8").splitlines() if line.startswith(f"{id} = ")).split(" = ", 1)[1]


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What a copy of the house says that has files of a third language for terminal and one game."""
    root = tmp_path_factory.mktemp("third")
    package = root / "undercroft"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("client", "__pycache__", "*.so"))
    for folder in ("terminal/texts", "games/dice_brewing/texts"):
        english = (package / folder / "en.ftl").read_text("utf-8")
        (package / folder / "eo.ftl").write_text(reversed_words(english), "utf-8")
    (package / "games/dice_brewing/cards/eo.ftl").write_text(CARDS, "utf-8")
    environment = os.environ | {"PYTHONPATH": str(root), "LC_ALL": "eo.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", ASK], cwd=root, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)


def test_the_language_is_found(said):
    assert said["languages"] == said["house"] == ["en", "eo", "it"]
    assert said["environment"] == "eo"
    assert "eo: " in said["doctor"]


def test_its_words_are_used(said):
    for part, file, id in (
        ("terminal", SOURCE / "terminal/texts/en.ftl", "over-nobody"),
        ("game", SOURCE / "games/dice_brewing/texts/en.ftl", "board-about"),
    ):
        english = plain_message(file, id)
        assert said[part] == " ".join(word[::-1] for word in english.split()) != english
        assert part == "terminal" or f"{id} = {said[part]}" in said["sent"]


def test_its_cards_are_used_by_terminal_server_and_page(said):
    assert said["card"] == "tiurF"
    assert said["card_text"] == "evoM a eid."
    assert "ssaM regaL" in said["shown"]
    assert 'ingredient-fruit = { "tiurF" }' in said["sent"]
    # What the page asks a card for, in a language: `nameIn` and `textIn` in web/src/state/words.ts.
    token = said["cards"]["action_tokens"]["token"][0]
    assert (token["text_eo"], "text_en" in token) == ("evoM a eid.", False)
    assert said["cards"]["market"]["ingredient"][0]["name_eo"] == "tiurF"


def test_english_stands_in(said):
    english = undercroft.game("dice_brewing").texts("en")
    assert said["rule"] == english.format("DB-S1")
    assert said["missing"] == english.card("building", "malt_house")
    assert said["others"] == undercroft.game("crystal_caverns").texts("en").card("secret", "hex")
    token = said["cards"]["action_tokens"]["token"][1]
    assert token["text_en"]
    assert "text_it" not in token
