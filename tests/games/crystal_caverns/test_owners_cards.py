"""What a card file may say is read by the rules, or refused: no change is lost without a word."""

from pathlib import Path

import pytest

from owners import changed, refused
from undercroft.games.crystal_caverns import GAME

REFUSED = [
    ("roles", "health = 7", "health = 9", "role[0].health"),
    ("roles", "cube_spaces = [5, 11", "cube_spaces = [4, 11", "role[0].grit"),
    ("dragon", "awake_at = 11", "awake_at = 9", "awake_at"),
    ("dragon", 'section = "greed"', 'section = "pride"', "sloth_track[0].section"),
    ("dragon_die", "center = false", "center = true", "face[0].center"),
    ("dragon_die", "values = [1, 2, 3, 4, 5, 6]", "values = [1, 2, 3, 4, 5, 5]", "action_die.values"),
    ("equipment", "cube_slots = 3", "cube_slots = 2", "equipment[0].cube_slots"),
    ("events", 'type = "grit", amount = -2', 'type = "grit", amount = -4', "event[1].effect"),
    ("gems", 'symbol = "claw"', 'symbol = "wing"', "gem[0].symbol"),
    ("monsters", 'effect = "none"', 'effect = "flee"', "monster[0].ambush.effect"),
    ("monsters", "strength_disc = 0", "strength_disc = 2", "monster[0].strength_disc"),
    ("omens", "distance = 3", "distance = 5", "omen[0].distance"),
    ("omens", "min = 2, max = 3", "min = 3, max = 3", "income.steps[2].min"),
    ("omens", "count = 6", "count = 8", "token[0].count"),
    ("powers", "is_attack = true", "is_attack = false", "power[0].is_attack"),
    ("secrets", "stays_face_up = false", "stays_face_up = true", "secret[0].stays_face_up"),
    ("sidequests", "value = 3 }", "value = 2 }", "sidequest[0].condition"),
    ("terrain", "bridge_cell = [1, 0]", "bridge_cell = [0, 0]", "terrain[0].bridge_cell"),
    ("thief", "action_cubes = 5", "action_cubes = 6", "action_cubes"),
    ("treasures", "cube_slots = 1", "cube_slots = 2", "treasure[0].cube_slots"),
    ("tribes", "scatter_loss = 2", "scatter_loss = 1", "scatter_loss"),
    ("variants", 'knight_killed = "goblins_win"', 'knight_killed = "nobody"', "role_set[0].knight_killed"),
    ("variants", "vault_tiles = 6", "vault_tiles = 3", "role_set[0].vault_tiles"),
    ("variants", "armor_bonus = 1", "armor_bonus = 2", "variant_card[3].armor_bonus"),
    ("war", "rage = 0", "rage = 0\nfroth = 7", "war[0].froth"),
    ("difficulty", 'level = "easiest"', 'level = "easy"', "difficulty"),
    ("components", "count = 51", "count = 52", "component[5].count"),
]


@pytest.mark.parametrize(("file", "old", "new", "field"), REFUSED, ids=[f"{each[0]} {each[2]}" for each in REFUSED])
def test_what_no_rule_reads_cannot_be_changed(tmp_path: Path, file: str, old: str, new: str, field: str) -> None:
    assert refused(GAME, tmp_path, file, old, new).field.startswith(field)


@pytest.mark.parametrize(("level", "awake"), [("easy", 7), ("medium", 2), ("hard", 1)])
def test_hunger_alone_is_as_the_card_says(tmp_path: Path, level: str, awake: int) -> None:
    old = "{ easy = 4, medium = 2, hard = 0 }"
    cards = GAME.load_cards(changed(GAME, tmp_path, "variants", (old, "{ easy = 7, medium = 2, hard = 1 }")))
    s = GAME.new(1, {"roles": "d", "solo": level}, 1, cards)
    assert s.table.hunger_awake == awake


@pytest.mark.parametrize(("level", "line"), [("easy", 1), ("medium", 1), ("hard", 2)])
def test_the_line_alone_is_as_the_card_says(tmp_path: Path, level: str, line: int) -> None:
    old = 'easy = "a", medium = "b"'
    cards = GAME.load_cards(changed(GAME, tmp_path, "variants", (old, 'easy = "b", medium = "b"')))
    assert GAME.new(1, {"roles": "k", "solo": level}, 1, cards).table.line == line


def test_words_are_free(tmp_path: Path) -> None:
    cards = GAME.load_cards(
        changed(GAME, tmp_path, "monsters", ('name = "Pet Frog"', 'name = "Toad"\nname_it = "Rospo"'))
    )
    assert GAME.texts("it", cards).card("monster", "pet_frog") == "Rospo"
