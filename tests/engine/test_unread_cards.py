"""Each field of a card file is read by some rule, or fixed by its type: the law, for every game there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Literal

import pytest
from msgspec import Struct

from undercroft.engine.cards import Complete, Deck, Fixed, Repeated, SameKind, Told, check_fixed
from undercroft.engine.conformance import Fault, cards, check_cards
from undercroft.engine.errors import CardError
from undercroft.engine.game import Game
from undercroft.games import all_games


@pytest.mark.parametrize("id", sorted(all_games()))
def test_whatever_an_owner_changes_is_obeyed_or_refused(id: str) -> None:
    game = all_games()[id]
    assert isinstance(game.decks, dict) == bool((game.folder() / "cards").exists()), "each file is named with its type"
    check_cards(game)


# What the law finds, in a small game.
class Bolt(Struct, forbid_unknown_fields=True, tag_field="type", tag="bolt"):
    harm: int


class Fog(Struct, forbid_unknown_fields=True, tag_field="type", tag="fog"):
    turns: int


class Spell(Struct, kw_only=True):
    free: ClassVar[dict[str, list[str]]] = {"frost": ["mana"]}

    id: str
    name: Told[str]
    power: int
    mana: Fixed[int] = 1
    school: Fixed[str] = ""
    once: Literal[True] = True
    effect: SameKind[Bolt | Fog]


class SpellFile(Struct, forbid_unknown_fields=True):
    total: Repeated[int]
    spell: Complete[list[Spell]]


class Forgetful(Struct, kw_only=True):
    """The same, but nobody marked what the rules do not read."""

    id: str
    name: Told[str]
    power: int
    mana: int = 1
    school: str = ""
    once: bool = True
    effect: Bolt | Fog


class ForgetfulFile(Struct, forbid_unknown_fields=True):
    total: int
    spell: list[Forgetful]


GOOD = """
total = 2

[[spell]]
id = "frost"
name = "Frost"
power = 3
mana = 2
school = "ice"
note = "it is cold"
effect = { type = "bolt", harm = 4 }

[[spell]]
id = "mist"
name = "Mist"
power = 1
effect = { type = "fog", turns = 2 }
"""


class Native:
    """What the rules of the small game have of a spell."""

    def __init__(self, spell: Any) -> None:
        self.id = spell.id
        self.power = spell.power
        self.cold = spell.mana if spell.id == "frost" else 0
        self.strength = spell.effect.harm if isinstance(spell.effect, Bolt) else spell.effect.turns


Native.__module__ = "undercroft.games.spells.definitions.native"


class Spells(Game[Any]):
    """A game of which there are only the cards."""

    id = "spells"
    name = "Spells"
    decks: ClassVar[dict[str, type]] = {"spells": SpellFile}
    home: ClassVar[Path]

    def folder(self) -> Path:
        return self.home

    def load_cards(self, folder: Path | None) -> list[Native]:
        own = self.home / "cards"
        deck = Deck((folder or own) / "spells.toml", own)
        found: Any = deck.read(self.decks["spells"])
        deck.repeats(["total"], found.total, len(found.spell))
        check_fixed([deck])
        return [Native(spell) for spell in found.spell]


class ForgetfulSpells(Spells):
    decks: ClassVar[dict[str, type]] = {"spells": ForgetfulFile}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "spells"
    (folder / "cards").mkdir(parents=True)
    (folder / "cards/spells.toml").write_text(GOOD, "utf-8")
    (folder / "rules.py").write_text("def harm(card):\n    return card.power + card.strength + card.cold + card.id\n")
    monkeypatch.setattr(Spells, "home", folder, raising=False)
    return folder


def test_a_game_that_reads_its_cards_keeps_the_law(home: Path) -> None:
    assert cards.unread(Spells()) == []
    check_cards(Spells())


def test_a_field_that_no_rule_reads_is_found(home: Path) -> None:
    found = cards.changed_in_vain(ForgetfulSpells(), thorough=True)
    assert [line.split(" = ")[0] for line in found] == ["spell[0].school", "spell[0].once", "spell[1].mana"]
    with pytest.raises(Fault, match=r"cards: no rule reads spell\[0\]\.school"):
        check_cards(ForgetfulSpells())


def test_an_attribute_that_no_source_reads_is_found(home: Path) -> None:
    (home / "rules.py").write_text("def harm(card):\n    return card.power + card.cold + card.id\n")
    (home / "show").mkdir()
    (home / "show/draw.py").write_text("def draw(card):\n    return card.strength\n")
    with pytest.raises(Fault, match=r"cards: no rule reads Native\.strength$"):
        check_cards(Spells())


@pytest.mark.parametrize(
    ("old", "new", "field", "expected"),
    [
        ('school = "ice"', 'school = "fire"', "spell[0].school", 'expected "ice"'),
        ('name = "Mist"', 'name = "Mist"\nmana = 5', "spell[1].mana", "expected 1"),
        ("it is cold", "it is warm", "spell[0].note", 'expected "it is cold"'),
        ('name = "Mist"', 'name = "Mist"\nfroth = 7', "spell[1].froth", "no such field"),
        ('type = "fog", turns', 'type = "bolt", harm', "spell[1].effect.type", 'expected "fog"'),
        ('type = "fog", turns', 'type = "dew", turns', "spell[1].effect.type", "bolt or fog"),
        ('id = "mist"', 'id = "haze"', "spell", "'mist' is missing"),
        ("total = 2", "total = 3", "total", "expected 2"),
        ("power = 1", "power = 1\nonce = false", "spell[1].once", "expected True"),
    ],
)
def test_what_is_fixed_is_refused(home: Path, tmp_path: Path, old: str, new: str, field: str, expected: str) -> None:
    text = GOOD.replace(old, new, 1)
    (tmp_path / "spells.toml").write_text(text, "utf-8")
    with pytest.raises(CardError) as caught:
        Spells().load_cards(tmp_path)
    error = caught.value
    assert (error.file, error.field) == (str(tmp_path / "spells.toml"), field)
    assert expected in error.expected
    assert 1 <= error.line <= len(text.splitlines())


@pytest.mark.parametrize(
    ("old", "new"), [("mana = 2", "mana = 5"), ('"Mist"', '"Fog"\nname_it = "Nebbia"'), ("turns = 2", "turns = 3")]
)
def test_what_is_free_is_read(home: Path, tmp_path: Path, old: str, new: str) -> None:
    (tmp_path / "spells.toml").write_text(GOOD.replace(old, new, 1), "utf-8")
    assert len(Spells().load_cards(tmp_path)) == 2
