"""Card files: read into typed definitions; every mistake is answered with file, line, field and what was expected."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

import undercroft.games
from undercroft.engine.cards import Deck, choose_files, deck_label, dotted, line_of
from undercroft.engine.errors import CardError

GOOD = """\
# Spells for a game that does not exist.
title = "Spells"
sizes = [1, 2, 3]

[rules]
hand = 5

[[spell]]
id = "frost"
cost = { mana = 2, gold = 0 }
needs = [
    { gem = "blue", count = 1 },
    { gem = "white", count = 2 },
]
mana = 7

[[spell]]
id = "flame"
cost = { mana = 3, gold = 1 }
needs = [{ gem = "red", count = 1 }, { gem = "gold", count = 4 }]
tags = ["hot", "bright"]
"""


class Cost(Struct, forbid_unknown_fields=True):
    mana: int
    gold: int


class Need(Struct, forbid_unknown_fields=True):
    gem: str
    count: Annotated[int, Meta(ge=1, le=6)]


class Spell(Struct, forbid_unknown_fields=True):
    id: str
    cost: Cost
    needs: list[Need]
    tags: list[str] = []
    mana: int = 0


class Rules(Struct, forbid_unknown_fields=True):
    hand: int


class Spells(Struct, forbid_unknown_fields=True):
    title: str
    sizes: list[int]
    rules: Rules
    spell: list[Spell]


def deck_of(folder: Path, text: str) -> Deck:
    file = folder / "spells.toml"
    file.write_text(text, "utf-8")
    return Deck(file)


def mistake(folder: Path, old: str, new: str) -> CardError:
    assert GOOD.count(old) == 1
    with pytest.raises(CardError) as caught:
        deck_of(folder, GOOD.replace(old, new)).read(Spells)
    return caught.value


def test_good_file_is_read(tmp_path: Path):
    spells = deck_of(tmp_path, GOOD).read(Spells)
    assert [spell.id for spell in spells.spell] == ["frost", "flame"]
    assert spells.spell[0].needs[1] == Need("white", 2)
    assert spells.rules.hand == 5


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "expected"),
    [
        # Wrong types, at every depth.
        ('title = "Spells"', "title = 4", 2, "title", "Expected `str`, got `int`"),
        ("hand = 5", 'hand = "five"', 6, "rules.hand", "Expected `int`, got `str`"),
        ("mana = 2", "mana = 2.5", 10, "spell[0].cost.mana", "Expected `int`, got `float`"),
        ("mana = 7", "mana = true", 15, "spell[0].mana", "Expected `int`, got `bool`"),
        ("count = 2", 'count = "two"', 13, "spell[0].needs[1].count", "Expected `int`, got `str`"),
        ("count = 4", "count = 9", 20, "spell[1].needs[1].count", "Expected `int` <= 6"),
        ('"bright"', "5", 21, "spell[1].tags[1]", "Expected `str`, got `int`"),
        ("[1, 2, 3]", '[1, "b", 3]', 3, "sizes[1]", "Expected `int`, got `str`"),
        # Missing fields: the thing that lacks one is shown.
        ('title = "Spells"\n', "", 1, "-", "missing required field `title`"),
        ('id = "flame"\n', "", 17, "spell[1]", "missing required field `id`"),
        ("mana = 3, gold = 1", "mana = 3", 19, "spell[1].cost", "missing required field `gold`"),
        (", count = 2 }", " }", 13, "spell[0].needs[1]", "missing required field `count`"),
        # Unknown fields: the field itself is shown.
        ("hand = 5", "hand = 5\nhands = 6", 7, "rules.hands", "unknown field `hands`"),
        ('id = "flame"', 'id = "flame"\ncolour = "red"', 19, "spell[1].colour", "unknown field `colour`"),
        ("gold = 0", "gold = 0, gems = 1", 10, "spell[0].cost.gems", "unknown field `gems`"),
        ('gem = "white"', 'stone = "white"', 13, "spell[0].needs[1]", "field `"),
    ],
)
def test_mistake_is_answered_with_its_place(tmp_path: Path, old: str, new: str, line: int, field: str, expected: str):
    error = mistake(tmp_path, old, new)
    assert error.file == str(tmp_path / "spells.toml")
    assert (error.line, error.field.removesuffix(".stone")) == (line, field)
    assert expected in error.expected
    for part in (error.file, f"line {line}", f"field {error.field}", error.expected):
        assert part in str(error)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [("hand = 5", "hand = = 5", 6), ('id = "flame"', 'id = "flame', 18), ("[rules]", "[rules", 5), ("}, {", "} {", 20)],
)
def test_what_is_not_toml_is_answered_with_its_line(tmp_path: Path, old: str, new: str, line: int):
    error = mistake(tmp_path, old, new)
    assert error.line == line
    assert error.expected.startswith("not valid TOML")


def test_unfinished_file_is_a_mistake_at_its_end(tmp_path: Path):
    with pytest.raises(CardError, match="not valid TOML") as caught:
        deck_of(tmp_path, "a = 1\nb = [1,\n")
    assert caught.value.line == 3


def test_file_that_cannot_be_read_is_a_mistake(tmp_path: Path):
    with pytest.raises(CardError, match="no such file"):
        Deck(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_bytes(b"a = '\xff'")
    with pytest.raises(CardError, match="cannot be read as text"):
        Deck(tmp_path / "bad.toml")
    with pytest.raises(CardError, match="cannot be read as text"):
        Deck(tmp_path)


def test_game_can_name_mistakes_of_its_own(tmp_path: Path):
    error = deck_of(tmp_path, GOOD).mistake(["spell", 1, "needs", 0, "gem"], "expected a gem that exists")
    assert (error.line, error.field, error.expected) == (20, "spell[1].needs[0].gem", "expected a gem that exists")


def test_path_in_words():
    assert dotted(["recipe", 3, "base", 1, "min"]) == "recipe[3].base[1].min"
    assert dotted(["title"]) == "title"
    assert dotted([]) == "-"


def leaves(value: Any, path: list[str | int]) -> list[tuple[list[str | int], Any]]:
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in leaves(item, [*path, key])]
    if isinstance(value, list):
        return [leaf for i, item in enumerate(value) for leaf in leaves(item, [*path, i])]
    return [(path, value)]


FILES = sorted(Path(undercroft.games.__path__[0]).glob("*/cards/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]}-{file.stem}" for file in FILES])
def test_every_value_in_every_deck_is_found_on_its_line(file: Path):
    text = file.read_text("utf-8")
    lines = text.splitlines()
    lost = []
    for path, value in leaves(tomllib.loads(text), []):
        line = lines[line_of(text, path) - 1]
        spelled = str(value).lower() if isinstance(value, bool) else str(value).split("\n")[0].replace('"', '\\"')
        if spelled not in line or (isinstance(path[-1], str) and path[-1] not in line):
            lost.append((dotted(path), line))
    assert lost == []


def test_what_stands_in_a_long_text_is_neither_header_nor_key():
    long = 'text_en = """Cold { -x ->\n    [some] level = 1\n   *[other] no\n}"""'
    text = f'[[spell]]\nid = "a"\n{long}\nlevel = 2\n\n[[spell]]\n'
    assert line_of(text, ["spell", 0, "level"]) == 7
    assert line_of(text, ["spell", 0, "text_en"]) == 3
    assert line_of(text, ["spell", 1]) == 9


# Decks that replace the game's own.
def test_given_files_replace_the_games_own(tmp_path: Path):
    own, given = tmp_path / "own", tmp_path / "given"
    own.mkdir()
    given.mkdir()
    (given / "monsters.toml").write_text("a = 1")
    names = ("spells", "monsters")
    assert choose_files(own, names, None) == {"spells": own / "spells.toml", "monsters": own / "monsters.toml"}
    assert choose_files(own, names, given) == {"spells": own / "spells.toml", "monsters": given / "monsters.toml"}


def test_folder_without_or_with_strange_files_is_a_mistake(tmp_path: Path):
    with pytest.raises(CardError, match=r"expected at least one of spells\.toml, monsters\.toml"):
        choose_files(tmp_path, ("spells", "monsters"), tmp_path)
    with pytest.raises(CardError, match="expected a folder of TOML files"):
        choose_files(tmp_path, ("spells",), tmp_path / "none")
    (tmp_path / "spell.toml").write_text("")
    with pytest.raises(CardError, match=r"no card file has this name; expected one of spells\.toml") as caught:
        choose_files(tmp_path, ("spells",), tmp_path)
    assert caught.value.file.endswith("spell.toml")


def test_label_tells_decks_apart_by_what_is_in_them(tmp_path: Path):
    own, one, other = (tmp_path / name for name in ("own", "one", "other"))
    for folder, text in ((own, "a = 1"), (one, "a = 1"), (other, "a = 2")):
        folder.mkdir()
        (folder / "spells.toml").write_text(text)
    labels = [deck_label({"spells": folder / "spells.toml"}, own) for folder in (own, one, other)]
    assert labels[0] == "own"
    assert len(set(labels)) == 3
    assert all(len(label) == 12 for label in labels[1:])
    assert deck_label({"spells": one / "spells.toml"}, tmp_path / "elsewhere") == labels[1]
