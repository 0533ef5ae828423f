"""The card files: what they hold, and how mistakes in an owner's files are answered."""

from pathlib import Path

import pytest

from undercroft.engine.errors import CardError
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.constants import CRYSTAL, KINDS, WAR
from undercroft.games.crystal_caverns.definitions.load import OWN, library


def replaced(folder: Path, file: str, old: str, new: str) -> Path:
    text = (OWN / f"{file}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
    return folder


def test_the_tiles_are_all_there():
    cards = GAME.load_cards(None)
    assert [cards.kinds.count(kind) for kind in range(6)] == [1, 15, 15, 6, 6, 9]
    shapes = [bin(sides).count("1") for sides in cards.open_sides[1:]]
    assert sorted(set(shapes)) == [1, 2, 3, 4]
    assert cards.deck == "own"
    assert KINDS[CRYSTAL] == "crystal"


def test_a_changed_war_card_is_followed(tmp_path: Path):
    cards = GAME.load_cards(replaced(tmp_path, "war", "fangs = 3", "fangs = 4"))
    assert cards.wars[WAR.index("thirst")].discs == [4, 2, 1]
    assert cards.deck != "own"
    s = GAME.new(2, {"roles": "kg"}, 1, cards)
    assert s.setup.deck == cards.deck


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "said"),
    [
        ("tiles", 'kind = "vault"', 'kind = "cellar"', "tile[37].kind", "Invalid enum value"),
        ("tiles", 'dark_symbol = "fangs"', 'dark_symbol = ""', "tile[1].dark_symbol", "expected a Tribe"),
        ("tiles", 'kind = "ambush"', 'kind = "event"', "tile[15].kind", "expected 15 tiles of kind ambush, found 14"),
        ("war", "bones = 2", "bones = -2", "war[0].populate.bones", ">= 0"),
        ("war", 'id = "spite"', 'id = "malice"', "war[1].id", "expected one of thirst"),
        ("powers", 'cost = ["claw", "claw"]', 'cost = ["claw", "tail"]', "power[3].cost[1]", "Invalid enum value"),
        ("events", "count = 4", "count = 5", "event[0].count", "expected 15 Event cards"),
        (
            "difficulty",
            "values = { knight_health = 5 }",
            "values = { knights = 5 }",
            "difficulty[5].values",
            "knight_health",
        ),
        ("dragon", "min = 2, max = 3, armor", "min = 2, max = 4, armor", "wakefulness.rows", "cover 0 to 14"),
    ],
)
def test_mistakes_are_answered_with_file_and_field(
    tmp_path: Path, file: str, old: str, new: str, field: str, said: str
):
    with pytest.raises(CardError) as raised:
        GAME.load_cards(replaced(tmp_path, file, old, new))
    error = raised.value
    assert error.file.endswith(f"{file}.toml")
    assert error.line > 1
    assert error.field == field
    assert said in error.expected


def test_names_in_both_languages():
    english, italian = GAME.texts("en"), GAME.texts("it")
    assert english.names.keys() == italian.names.keys()
    assert (english.card("secret", "hex"), italian.card("secret", "hex")) == ("Hex", "Maledizione")
    assert english.card("tile", "crystal_01") == "Crystal 1"


def test_what_is_reconstructed_is_said():
    wisp = next(card for card in library().decks["monsters"].data["monster"] if card["id"] == "wisp")
    assert "reconstructed" in wisp["source_note"]
    entries = [
        entry
        for deck in library().decks.values()
        for group in deck.data.values()
        if isinstance(group, list)
        for entry in group
        if isinstance(entry, dict) and "text_en" in entry
    ]
    assert len(entries) > 250
    assert all(entry["source"] for entry in entries)
