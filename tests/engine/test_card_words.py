"""The words on cards: English in the card files, other languages in files beside them or in an owner's cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

import undercroft
from having import CARDS
from undercroft.engine.card_words import CardWords, Named, read_translation
from undercroft.engine.cards import Deck
from undercroft.engine.errors import CardError
from undercroft.engine.game import Game
from undercroft.engine.texts import LANGUAGES, Texts

SPELLS = """\
[market]
text_en = "Open at night."

[[spell]]
id = "frost"
name = "Frost"
text_en = "Cold."

[[spell]]
id = "flame"
name = "Flame"
text_en = "Hot."

[[rune]]
id = "stone"
sign = "o"
"""
ITALIAN = """\
market =
    .text = Aperto di notte.
spell-frost = Gelo
    .text = Freddo.
spell-flame = Fiamma
"""
KINDS = {"spell": [Named("spell")], "rune": [Named("rune", by="sign", suffixes=("", "_1"))]}


class Spell(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    text_en: str = ""


class SpellFile(Struct):
    spell: list[Spell]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "spells.toml").write_text(SPELLS, "utf-8")
    (folder / "it.ftl").write_text(ITALIAN, "utf-8")
    return folder


def replaced(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """An owner's folder with the card file, some of it changed."""
    folder = tmp_path / "owner"
    folder.mkdir()
    text = SPELLS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "spells.toml").write_text(text, "utf-8")
    return folder


def test_names_and_texts(own: Path):
    words = CardWords(own, None, KINDS)
    assert words.names("en") == {"spell-frost": "Frost", "spell-flame": "Flame", "rune-o": "Stone", "rune-o_1": "Stone"}
    assert words.names("it") == words.names("en") | {"spell-frost": "Gelo", "spell-flame": "Fiamma"}
    assert (words.text("spell", "frost", "en"), words.text("spell", "frost", "it")) == ("Cold.", "Freddo.")
    assert words.text("spell", "flame", "it") == "Hot.", "English stands in"
    assert words.text("rune", "o", "it") == ""
    assert words.files["spells"]["market"] == {"text_en": "Open at night.", "text_it": "Aperto di notte."}


def test_texts_look_cards_up(own: Path, tmp_path: Path):
    italian = Texts("it", [tmp_path], CardWords(own, None, KINDS))
    assert (italian.card("spell", "frost"), italian.card_text("spell", "frost")) == ("Gelo", "Freddo.")
    assert italian.name("spell", "frost") == italian.format("spell-frost") == "Gelo"


def test_a_translation_holds_where_an_owner_left_the_english_alone(own: Path, tmp_path: Path):
    words = CardWords(own, replaced(tmp_path, ('"Frost"', '"Ice"'), ("Hot.", "Very hot.")), KINDS)
    italian = words.names("it")
    assert (italian["spell-frost"], italian["spell-flame"]) == ("Ice", "Fiamma")
    assert words.text("spell", "frost", "it") == "Freddo."
    assert "name_it" not in words.files["spells"]["spell"][0]


def test_an_owners_own_translation_comes_first(own: Path, tmp_path: Path):
    change = ('name = "Frost"', 'name = "Frost"\nname_it = "Ghiaccio"\nname_eo = "Frosto"\ntext_it = ""')
    folder = replaced(tmp_path, change)
    words = CardWords(own, folder, KINDS)
    assert [words.names(language)["spell-frost"] for language in ("en", "it", "eo")] == ["Frost", "Ghiaccio", "Frosto"]
    deck = Deck(folder / "spells.toml")
    assert deck.translations == {"spell-frost": {"name_it": "Ghiaccio", "name_eo": "Frosto", "text_it": ""}}
    assert deck.read(SpellFile).spell[0] == Spell("frost", "Frost", "Cold.")


BY_CASE = (
    """\
[[spell]]
id = "hail"
name = "Hail"
stones = 3
effect = { n = 2, by = [1, 5] }
text_en = """
    + '''"""
{ -edition.is ->
    [old] { $stones } stones, { $effect_n } blows
   *[new] up to { $effect_by_1 } of { -most }
}"""
'''
    + """
[[spell]]
id = "rain"
name = "Rain"
text_en = "Wet."
text_en_old = "Damp."

[[spell]]
id = "curl"
name = "Curl"
text_en = "As { printed } here"
"""
)
ITALIAN_BY_CASE = """\
spell-hail = Grandine
    .text = { -edition.is ->
        [old] { $stones } pietre, { $effect_n } colpi
       *[new] fino a { $effect_by_1 } su { -most }
      }
spell-rain = Pioggia
    .text = Bagnato.
"""


def test_a_text_says_what_holds_at_the_table(tmp_path: Path):
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "spells.toml").write_text(BY_CASE, "utf-8")
    (folder / "it.ftl").write_text(ITALIAN_BY_CASE, "utf-8")
    words = CardWords(folder, None, KINDS)
    new, old = (words.told((("edition", edition), ("most", 9))) for edition in ("new", "old"))
    assert (new.text("spell", "hail", "en"), new.text("spell", "hail", "it")) == ("up to 5 of 9", "fino a 5 su 9")
    assert old.text("spell", "hail", "en") == "3 stones, 2 blows"
    assert old.text("spell", "hail", "it") == "3 pietre, 2 colpi"
    # A whole text for a case, as owners may have it, is what the Italian of the usual one does not say.
    assert [(each.text("spell", "rain", "en"), each.text("spell", "rain", "it")) for each in (new, old)] == [
        ("Wet.", "Bagnato."),
        ("Damp.", "Damp."),
    ]
    # What is no pattern is told as it is printed, and what the page reads is what the terminal reads.
    assert new.text("spell", "curl", "en") == "As { printed } here"
    assert old.files["spells"]["spell"][0]["text_en"] == "3 stones, 2 blows"


def test_a_text_follows_an_owners_number(tmp_path: Path):
    own, owner = tmp_path / "cards", tmp_path / "owner"
    for folder, text in ((own, BY_CASE), (owner, BY_CASE.replace("stones = 3", "stones = 7"))):
        folder.mkdir()
        (folder / "spells.toml").write_text(text, "utf-8")
    (own / "it.ftl").write_text(ITALIAN_BY_CASE, "utf-8")
    words = CardWords(own, owner, KINDS).told((("edition", "old"),))
    assert words.text("spell", "hail", "en") == "7 stones, 2 blows"
    assert words.text("spell", "hail", "it") == "7 pietre, 2 colpi"


@pytest.mark.parametrize(
    ("line", "field", "said"),
    [
        ("name_it = 5", "spell[1].name_it", "Expected `str`, got `int`"),
        ('name_ita = "Fiamma"', "spell[1].name_ita", "unknown field `name_ita`"),
        ('rank_it = "Fiamma"', "spell[1].rank_it", "unknown field `rank_it`"),
        ('name_en = "Flame"', "spell[1].name_en", "unknown field `name_en`"),
    ],
)
def test_mistakes_beside_translations_keep_file_line_and_field(tmp_path: Path, line: str, field: str, said: str):
    folder = replaced(
        tmp_path,
        (
            'name = "Flame"',
            f'name = "Flame"\nname_it = "Fiamma"\n{line}'.replace('name_it = "Fiamma"\nname_it', "name_it"),
        ),
    )
    with pytest.raises(CardError) as raised:
        Deck(folder / "spells.toml").read(SpellFile)
    lines = (folder / "spells.toml").read_text("utf-8").splitlines()
    assert (raised.value.field, raised.value.line) == (field, lines.index(line) + 1)
    assert said in raised.value.expected


# The games that have cards.
@pytest.mark.parametrize("game", CARDS.values(), ids=list(CARDS))
def test_every_card_is_translated(game: Game[Any]):
    words = game.card_words()
    assert words.named
    for language in LANGUAGES[1:]:
        for id, entry in words.named.items():
            assert entry.get(f"name_{language}"), (id, language)
            assert "text_en" not in entry or entry.get(f"text_{language}"), (id, language)


@pytest.mark.parametrize("game", CARDS.values(), ids=list(CARDS))
def test_every_translation_belongs_to_a_card(game: Game[Any]):
    own = game.folder() / "cards"
    keys = {key for file in own.glob("*.toml") for key, _, _ in Deck(file).entries()}
    files = list(own.glob("*.ftl"))
    assert files
    for file in files:
        translated = read_translation(file)
        assert file.stem in LANGUAGES
        assert translated
        assert translated.keys() <= keys


@pytest.mark.parametrize("game", CARDS.values(), ids=list(CARDS))
def test_the_games_own_card_files_are_english_alone(game: Game[Any]):
    assert game.decks
    for name in game.decks:
        assert Deck(game.folder() / "cards" / f"{name}.toml").translations == {}


def test_no_code_names_a_language_but_english():
    package = Path(str(undercroft.__file__)).parent
    sources = [file for file in package.rglob("*.py") if "client" not in file.parts]
    assert len(sources) > 200
    named = re.compile(r"""\b\w+_it\b\s*[:=]|\.(name|text)_it\b|(==|!=|\bin)\s*[(\[]?\s*["']it["']""")
    found = [
        f"{file.name}: {line}"
        for file in sources
        for line in file.read_text("utf-8").splitlines()
        if named.search(line)
    ]
    assert found == []
