"""What a card file may say is read by the rules, or refused: no change is lost without a word."""

from pathlib import Path

import pytest

from brewery import say, table, texts
from owners import changed, refused
from undercroft.games.dice_brewing import GAME

REFUSED = [
    ("action_tokens", 'windows = ["own_turn", "brewing_start"]', 'windows = ["own_turn"]', "token[0].windows"),
    ("action_tokens", 'areas = ["storehouse"]', 'areas = ["active_reserve"]', "token[0].target"),
    ("action_tokens", "unlocked_only = true", "unlocked_only = false", "token[1].target.unlocked_only"),
    ("action_tokens", "amount = 1, cap = 6", "amount = 2, cap = 6", "token[4].effect.amount"),
    ("action_tokens", "max_value = 5", "max_value = 4", "token[4].target"),
    ("action_tokens", 'type = "move_die"', 'type = "teleport_die"', "token[0].effect.type"),
    ("action_tokens", "stays_in_place = true", "stays_in_place = true, twice = true", "token[5].effect.twice"),
    ("action_tokens", 'duration = "instant"', 'duration = "round"', "token[0].duration"),
    ("board", 'color = "yellow", amount = 1', 'color = "yellow", amount = 2', "space[0].effect.amount"),
    ("board", "amount = 1, cap = 6", "amount = 1, cap = 5", "space[2].effect.cap"),
    ("board", 'type = "gain_seeds", amount = 2', 'type = "gain_coins", amount = 2', "space[8].effect.type"),
    ("board", 'input = { kind = "seed" }', 'input = { kind = "seed", min = 2 }', "space[0].input.min"),
    ("board", 'input = "owner_choice", gained = "none"', 'input = "home", gained = "none"', "space[2].after_delayed"),
    ("board", "cleanup_step = 3", "cleanup_step = 2", "space[0].cleanup_step"),
    ("board", 'spaces = ["malt_house_seed", ', 'spaces = ["hops_plantation_seed", ', "building[0].spaces"),
    ("coins", "faces = [1, 2]", "faces = [1, 3]", "coin[0].faces"),
    ("components", "count = 6\ncount_in", "count = 7\ncount_in", "component[1].count"),
    ("dice", "is_malt = true", "is_malt = false", "die[0].is_malt"),
    ("recipes", 'back = "green"', 'back = "standard"', "recipe[0].back"),
    ("recipes", "start_for_players = [2, 3, 4]", "start_for_players = [2]", "recipe[0].start_for_players"),
    ("recipes", 'ingredient = "fruit", bonus', 'ingredient = "fruit", min = 3, bonus', "recipe[0].improvements[1].min"),
    ("setup", "dice_storehouse = { yellow = 0", "dice_storehouse = { yellow = 1", "start_per_player.dice_storehouse"),
    (
        "setup",
        "supply_after_setup = { yellow = 12",
        "supply_after_setup = { yellow = 9",
        "players[0].supply_after_setup",
    ),
    ("setup", 'start_recipes = "fixed"', 'start_recipes = "random"', "mode[0].start_recipes"),
    ("setup", "default = false", "default = true", "option[0].default"),
    ("setup", "4 = 6 }", "5 = 6 }", "option[0].coins_by_ones"),
    ("setup", "round = 2\n", "round = 4\n", "unlock[1].round"),
    ("setup", 'opens = ["school_of_skills", "market"]', 'opens = ["school_of_skills"]', "unlock[1].opens"),
    ("setup", 'tie_break = ["most_recipes_brewed", ', 'tie_break = ["most_coins", ', "scoring.tie_break"),
]


@pytest.mark.parametrize(("file", "old", "new", "field"), REFUSED, ids=[f"{each[0]} {each[2]}" for each in REFUSED])
def test_what_no_rule_reads_cannot_be_changed(tmp_path: Path, file: str, old: str, new: str, field: str) -> None:
    assert refused(GAME, tmp_path, file, old, new).field.startswith(field)


def test_the_answer_says_what_is_expected(tmp_path: Path) -> None:
    error = refused(GAME, tmp_path, "action_tokens", 'duration = "instant"', 'duration = "round"')
    lines = (tmp_path / "action_tokens.toml").read_text("utf-8").splitlines()
    assert lines[error.line - 1] == 'duration = "round"'
    assert '"instant"' in error.expected


def test_the_rounds_of_unlocking_may_be_told_once_more(tmp_path: Path) -> None:
    """The board and the markets say when things open; setup.toml may agree with them, or stay as it was."""
    later = ("unlock_round = 2", "unlock_round = 3")
    folder = changed(GAME, tmp_path, "market", later)
    second, third = '"school_of_skills", "market"', '"department_of_seed", "black_market"'
    changed(GAME, folder, "setup", (second, '"school_of_skills"'), (third, f'"market", {third}'))
    assert GAME.load_cards(folder).market_round == 3
    assert GAME.load_cards(changed(GAME, tmp_path / "alone", "market", later)).market_round == 3


def test_amounts_of_spaces_are_obeyed(tmp_path: Path) -> None:
    cards = GAME.load_cards(
        changed(GAME, tmp_path, "board", ('type = "gain_coins", amount = 3', 'type = "gain_coins", amount = 5'))
    )
    s = table("placement", reserve={0: "blue5"}, base={0: {"department_dark_malt": "black1"}}, cards=cards, round=3)
    before = s.brewers[0].coins
    say(s, "speed department_dark_malt blue5")
    assert s.brewers[0].coins == before + 5
    assert "pass" not in texts(s)


def test_old_words_of_owners_still_load(tmp_path: Path) -> None:
    cards = GAME.load_cards(
        changed(GAME, tmp_path, "action_tokens", ('name = "Take a Die"', 'name = "Grab"\nname_it = "Prendi"'))
    )
    assert GAME.texts("it", cards).name("token", "take_die") == "Prendi"
    GAME.load_cards(changed(GAME, tmp_path / "b", "recipes", ('style = "lager"', 'style = "helles"')))
