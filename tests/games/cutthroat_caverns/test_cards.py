"""The card files: the printed numbers, an owner's files in their place, and mistakes in them."""

import tomllib
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from caverns import CARDS, ENCOUNTER, events, finish_round, hits, say, table
from undercroft.engine.errors import CardError
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.constants import ACTION, ATTACK, ITEM
from undercroft.games.cutthroat_caverns.definitions.load import FILES, OWN
from undercroft.games.cutthroat_caverns.rules import encounters
from undercroft.games.cutthroat_caverns.rules.encounters import found
from undercroft.games.cutthroat_caverns.rules.encounters.general import General

COPIES = {
    "attack_100": 3,
    "attack_50": 6,
    "attack_40": 8,
    "attack_30": 8,
    "attack_25": 7,
    "attack_20": 7,
    "crowd": 2,
    "attack_10": 4,
    "holy_water": 2,
    "pickpocket": 2,
    "attack_5": 4,
    "poke": 2,
    "feint": 3,
    "focus": 2,
    "slip": 2,
    "edge_out": 3,
    "mixed_signals": 3,
    "not_on_my_watch": 3,
    "not_so_fast": 3,
    "trip": 2,
    "critical_miss": 2,
    "rally": 2,
    "human_shield": 2,
    "glancing_blow": 2,
    "jockey": 1,
    "unintentional": 0,
    "alchemists_fire": 2,
    "cure_wounds": 2,
    "amulet": 1,
    "potion_of_haste": 1,
    "potion_of_healing": 1,
    "potion_of_iron_skin": 1,
    "potion_of_strength": 1,
}


def replaced(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A folder with one of the game's own files, changed: each text once, where it first stands."""
    text = (OWN / f"{file}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{file}.toml").write_text(text, "utf-8")
    return folder


def mistake(folder: Path) -> CardError:
    with pytest.raises(CardError) as caught:
        GAME.load_cards(folder)
    return caught.value


@pytest.mark.parametrize("name", COPIES)
def test_how_many_of_each_card(name: str):
    kinds = [card for card in CARDS.cards if card.id == name or card.id.startswith(f"{name}_")]
    assert sum(CARDS.copies[card.number] for card in kinds) == COPIES[name]


def test_the_three_groups():
    for group, first, second in ((ATTACK, 62, 61), (ACTION, 23, 24), (ITEM, 9, 9)):
        kinds = [card.number for card in CARDS.cards if card.group == group]
        assert sum(CARDS.copies[number] for number in kinds) == first
        assert sum(CARDS.copies_second[number] for number in kinds) == second


def test_every_character_has_three_portraits():
    for number in range(6):
        values = sorted(card.ladder[2] for card in CARDS.cards if card.portrait == number)
        assert values == [20, 30, 40]


def test_every_entry_says_where_it_comes_from():
    decks = [tomllib.loads((OWN / f"{file}.toml").read_text("utf-8")) for file in FILES]
    entries = [entry for data in decks for value in data.values() if isinstance(value, list) for entry in value]
    assert len(entries) > 100
    for entry in entries:
        assert entry["source"].startswith(("rulebook", "public", "reconstructed")), entry


def test_names_and_texts_in_both_languages():
    english, italian = GAME.texts("en"), GAME.texts("it")
    assert english.names.keys() == italian.names.keys()
    assert (english.card("card", "edge_out"), italian.card("card", "edge_out")) == ("Edge Out", "Spintonare")
    assert italian.card_text("encounter", "ripper") != english.card_text("encounter", "ripper") != ""


def test_no_module_of_an_encounter_is_stray():
    assert len(found()) > 20
    assert set(found()) < set(ENCOUNTER), "an encounter without rules of its own needs no module"


def test_a_changed_attack_strikes_as_changed(tmp_path: Path):
    sides = "sides = { normal = 100, double = 200, half = 50, zero = 0 }\nladder = [0, 50, 100, 200]"
    other = "sides = { normal = 90, double = 200, half = 50, zero = 0 }\nladder = [0, 50, 90, 200]"
    cards = GAME.load_cards(replaced(tmp_path, "attacks", (sides, other)))
    s = table("axe", "turns", laid={0: "attack_100"}, own_cards=cards)
    assert hits(s) == [90]
    assert cards.deck != "own"


def one_more(folder: Path, *changes: tuple[str, str]) -> Path:
    """A folder with an encounter file that has a 26th encounter, made of Axe by some changes."""
    text = (OWN / "encounters.toml").read_text("utf-8")
    entry = text[text.index('[[encounter]]\nid = "axe"') : text.index('[[encounter]]\nid = "mind_grub"')]
    for old, new in (('"axe"', '"giant_rat"'), ('name = "Axe"', 'name = "Giant Rat"'), *changes):
        assert old in entry
        entry = entry.replace(old, new)
    (folder / "encounters.toml").write_text(text + entry, "utf-8")
    return folder


def test_a_new_encounter_needs_only_its_data(tmp_path: Path):
    cards = GAME.load_cards(one_more(tmp_path))
    assert len(cards.encounters) == 26
    assert type(cards.rules[25]) is General
    s = GAME.new(3, seed=1, cards=cards)
    assert len(s.road) + len(s.unused) + (s.current >= 0) == 26
    assert GAME.texts("en", cards).card("encounter", "giant_rat") == "Giant Rat"


GIANT_RAT = '''
from typing import ClassVar

from undercroft.games.cutthroat_caverns.rules.encounters.general import General
from undercroft.games.cutthroat_caverns.rules.strikes import Strike


class GiantRat(General):
    """It gnaws at whoever is weakest."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("gnaw",)
    CLAUSES: ClassVar[tuple[str, ...]] = ("gnaw",)
    AIMS: ClassVar[tuple[str, ...]] = ("weakest",)

    def attack(self, s):
        weakest = min((seat for seat in s.by_initiative()), key=lambda seat: s.heroes[seat].life)
        s.agenda.append(Strike(weakest, s.encounter().of("gnaw", s.column), 0))


RULES = GiantRat()
'''


def test_an_encounter_with_a_rule_of_its_own_is_one_entry_and_one_module(tmp_path: Path, monkeypatch):
    """No line of code elsewhere knows of it: not the card files' schema, nor the view, nor the drawing."""
    (tmp_path / "giant_rat.py").write_text(GIANT_RAT, "utf-8")
    monkeypatch.setattr(encounters, "__path__", [*encounters.__path__, str(tmp_path)])
    numbers = "numbers = { gnaw = { p3 = 7, p4 = 8, p5 = 9, p6 = 10 } }\nprestige = 3\n"
    folder = one_more(tmp_path, ("prestige = 3\n", numbers), ('target = "initiative:1"', 'target = "weakest"'))
    cards = GAME.load_cards(folder)
    monkeypatch.setitem(ENCOUNTER, "giant_rat", 25)
    s = table("giant_rat", "creature", life={2: 40}, own_cards=cards)
    finish_round(s)
    assert [(event.facts["seat"], event.facts["count"]) for event in events(s, "strike")] == [(2, 8)]
    view = GAME.view(s, 0)
    assert [line["aim"] for line in view["matrix"]] == ["weakest", "initiative", "gnaw"]
    console = Console(width=80, file=StringIO())
    console.print(GAME.wording.draw(s, 0, GAME.texts("en", cards), 80))
    assert "Giant Rat" in console.file.getvalue()


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        (("prestige = 3\n", "numbers = { gnaw = 7 }\nprestige = 3\n"), "encounter[25].numbers", "gnaw"),
        (('target = "initiative:1"', 'target = "weakest"'), "encounter[25].attack.p3[0].target", "weakest"),
    ],
)
def test_a_number_or_a_target_that_no_rule_reads_is_a_mistake(
    tmp_path, change: tuple[str, str], field: str, words: str
):
    error = mistake(one_more(tmp_path, change))
    assert error.field == field
    assert words in error.expected


@pytest.mark.parametrize(
    ("file", "change", "field", "words"),
    [
        ("attacks", ("ladder = [0, 50, 100, 200]", "ladder = [0, 50, 100, 201]"), "attack[0].ladder", "sides"),
        ("attacks", ('portrait = "talon"', 'portrait = "tallon"'), "attack[3].portrait", "tallon"),
        ("attacks", ("count = 3", "count = 4"), "deck.attacks", "62"),
        ("attacks", ('kind = "standard"', 'kind = "standart"'), "attack[0].kind", "standart"),
        ("attacks", ('effect_types = ["undead"', 'effect_types = ["undeed"'), "attack[26].effect_types", "undeed"),
        ("actions", ('id = "trip"', 'id = "edge_out"'), "action[4].id", "twice"),
        ("actions", ('effect = "rotate_attack"', 'effect = "rotate"'), "action[8].effect", "rotate"),
        ("items", ('id = "cure_wounds"', 'id = "cure_all"'), "item[2].id", "cure_all"),
        ("characters", ('"attack_40_talon"', '"attack_40"'), "character[0].portrait_cards", "attack_40"),
        ("encounters", ('type = "beast"', 'type = "dog"'), "encounter[0].type", "dog"),
        ("encounters", ('target = "initiative:2"', 'target = "initiative:9"'), "encounter[0].attack.p3[0].target", ""),
        ("encounters", ("ignore_up_to = 20", ""), "encounter[3]", "ignore_up_to"),
        ("encounters", ("p3 = 150, p4 = 190", "p3 = 0, p4 = 190"), "encounter[0].life", "at least 1"),
        (
            "tables",
            ('opener = "ripper"', 'opener = "dog"'),
            "encounters.first_game_opener",
            "dog",
        ),
        ("tables", ("dealt = 9", "dealt = 26"), "encounters.dealt", "only 25"),
        ("tables", ("refill_to = 7", "refill_to = 6"), "hand.refill_to", "CC-H05"),
        ("tables", ("start = 100", "start = 90"), "life.start", "CC-G02"),
    ],
)
def test_mistakes_are_answered(tmp_path: Path, file: str, change: tuple[str, str], field: str, words: str):
    error = mistake(replaced(tmp_path, file, change))
    assert error.field == field
    assert words in error.expected
    assert error.line > 0


def test_a_potion_of_an_owner_heals_more(tmp_path: Path):
    cards = GAME.load_cards(replaced(tmp_path, "items", ("heal = 15", "heal = 40")))
    s = table(at="items", items={0: "cure_wounds"}, life={0: 10}, own_cards=cards)
    say(s, 0, "use cure_wounds")
    assert s.heroes[0].life == 50
