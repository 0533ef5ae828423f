"""What a card file may say is read by the rules, or refused: no change is lost without a word."""

from pathlib import Path

import pytest

from owners import changed, refused
from tavern import has, say, tavern, texts
from undercroft.games.cavern_tavern import GAME

HAMMER = 'op = "ignore_occupied", scope = ["cellar", "kitchen"'
REFUSED = [
    ("items", HAMMER, 'op = "ignore_occupied", scope = ["kitchen", "kitchen"', "item[2].effect.scope[0]"),
    ("items", '"workshop", "secret_chamber"]', '"workshop"]', "item[2].effect.scope"),
    ("items", 'op = "steal", n = 1', 'op = "steal", n = 2', "item[0].effect.n"),
    ("items", 'op = "forced_trade", n = 1', 'op = "forced_trade", n = 2', "item[5].effect.n"),
    ("items", 'op = "reroll", n = "any"', 'op = "reroll", n = 2', "item[8].effect.n"),
    ("items", 'op = "set_die", n = 1', 'op = "set_die", n = 2', "item[7].effect.n"),
    ("items", 'op = "adjust_die", n = 1', 'op = "adjust_die", n = 2', "item[9].effect.n"),
    ("items", 'op = "discard_nasty_says", n = 1', 'op = "discard_nasty_says", n = 2', "item[14].effect.n"),
    ("items", 'duration = "next_round"', 'duration = "this_round"', "item[6].effect.duration"),
    ("items", 'op = "extra_turn", n = 1', 'op = "extra_turn", n = 1, up_to = 2', "item[1].effect.up_to"),
    ("items", 'op = "first_player"', 'op = "first_player", n = 2', "item[3].effect.n"),
    ("items", 'duration = "this_turn_one_placement"', 'duration = "this_placement"', "item[2].effect.duration"),
    ("characters", 'op = "cancel_move", n = 1', 'op = "cancel_move", n = 2', "character[0].effect.n"),
    ("characters", '"self_completes_order"', '"opponent_completes_order"', "character[1].effect.trigger"),
    ("characters", 'op = "gain_from_same_area", n = 1', 'op = "gain_from_same_area", n = 2', "character[2].effect.n"),
    ("characters", 'op = "reroll"', 'op = "reroll", requires_race = ["elf"]', "character[3].effect.requires_race"),
    ("secret_chamber", "by = [-1, 1]", "by = [-2, 2]", "token[0].effect.by[0]"),
    ("secret_chamber", 'ingredient = "ambrosia", points', 'ingredient = "beer", points', "token[2].effect.ingredient"),
    ("secret_chamber", 'op = "avoid_nasty_says"', 'op = "serve_drink", ingredient = "beer"', "token[1].effect"),
    (
        "secret_chamber",
        "count = { retail = 30, prototype = 0 }",
        "count = { retail = 30, prototype = 3 }",
        "token[0].count",
    ),
    ("board", "optional = true", "optional = false", "area[10].rewards_retail[2].optional"),
    ("board", "automa_yellow = 1", "automa_yellow = 2", "area[0].automa_yellow"),
    ("board", "draw_spaces = [3, 6, 9]", "levels = []\ndraw_spaces = [3, 6, 9]\ncolumns = 3", "track[0].columns"),
    ("board", "dice_faces = [1, 2", "dice_faces = [2, 2", "game.dice_faces"),
    ("board", "5 = 4, 6 = 4 }", "5 = 4, 6 = 4, 7 = 5 }", "area[0].capacity_retail"),
    ("ingredients", "cellar_area = 5", "cellar_area = 4", "ingredient[0].cellar_area"),
    ("ingredients", 'kind = "ingredient"', 'kind = "potion"', "ingredient[0].kind"),
    ("ingredients", 'editions = ["retail", "prototype"]', 'editions = ["retail"]', "ingredient[0].count"),
    ("automa", "expansion_only = false", "expansion_only = true", "automa_die[0].expansion_only"),
    ("automa", 'kind = "table"', 'kind = "area"', "automa_die[0].kind"),
    ("nasty_says", 'kind = "lose_points", n = 5', 'kind = "lose_points", n = 5, distinct = true', "nasty_says"),
    ("nasty_says", 'n = 2, exclude = ["magic_potion"]', "n = 2, exclude = []", "nasty_says[3].task"),
    ("nasty_says", 'mode = "value", value = 10', 'mode = "value", value = 10, n = 3', "nasty_says[13].task"),
    ("orders", 'icon = { retail = "none", prototype = "none" }', 'icon = { retail = "none" }', "order"),
]


@pytest.mark.parametrize(("file", "old", "new", "field"), REFUSED, ids=[f"{each[0]} {each[2]}" for each in REFUSED])
def test_what_no_rule_reads_cannot_be_changed(tmp_path: Path, file: str, old: str, new: str, field: str) -> None:
    assert refused(GAME, tmp_path, file, old, new).field.startswith(field)


def test_numbers_of_operations_are_obeyed(tmp_path: Path) -> None:
    folder = changed(
        GAME,
        tmp_path,
        "items",
        ('op = "gain", ingredient = "magic_potion", n = 1', 'op = "gain", ingredient = "beer", n = 3'),
        ("by = [-2, -1, 1, 2]", "by = [3]"),
    )
    s = tavern(seats=2, dice={0: "2 2", 1: "1"}, items={0: "wizards_vial goblin_abacus"}, cards=GAME.load_cards(folder))
    say(s, "play wizards_vial")
    assert has(s, 0) == ["beer", "beer", "beer"]
    say(s, "play goblin_abacus")
    assert texts(s) == ["set 2 to 5"] or s.waiters[0].dice == [2, 5]


def test_a_level_of_a_track_may_be_lower_than_the_one_before(tmp_path: Path) -> None:
    text = "{ from_space = 6, bonus_points = 3, die_change = 1 }"
    other = "{ from_space = 6, bonus_points = 1, die_change = 1 }"
    folder = changed(GAME, tmp_path, "board", (text, other), (text, other))
    assert GAME.load_cards(folder).bonus == [0, 0, 0, 2, 2, 2, 1, 1, 1, 4]
