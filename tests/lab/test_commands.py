"""The lab's commands."""

import json
import sys
from typing import Any

import pytest

from lab.made_up import Table, game_record
from undercroft.cli import main
from undercroft.engine.errors import SetupError
from undercroft.engine.state import Setup
from undercroft.games import game as find_game
from undercroft.lab import records, study, tournament
from undercroft.lab.records import GameRecord, Variant
from undercroft.lab.study import Plan


def test_the_lab_plays_every_count_and_each_once_more_against_another_option(tmp_path, monkeypatch, capsys):
    def record_game(game: Any, setup: Setup, variant: Variant, seed: str, number: int) -> GameRecord:
        seats = setup.seats
        more = {"players": seats, "agents": ["easy"] * seats, "roles": [""] * seats, "scores": [1] * seats}
        return game_record(number, variant.name, **more, uses=[{}] * seats)

    monkeypatch.setattr(records, "record_game", record_game)
    asked = ["lab", "dice_brewing", "--players", "2,3", "--option", "unlucky_roll=yes", "--against", "mode=advanced"]
    asked += ["--agents", "easy", "--games", "2", "--out", str(tmp_path)]
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["variant"], one["players"], one["games"]) for one in told["variants"]] == [
        ("2 players, unlucky_roll=yes", 2, 2),
        ("2 players, unlucky_roll=yes, mode=advanced", 2, 2),
        ("3 players, unlucky_roll=yes", 3, 2),
        ("3 players, unlucky_roll=yes, mode=advanced", 3, 2),
    ]
    assert (tmp_path / "report.html").read_text("utf-8").count("pairs of games") == 2
    assert main(asked) == 0
    assert "8 games were there already" in capsys.readouterr().out


def test_a_tournament_is_told_to_people_and_to_programs(monkeypatch, capsys):
    pytest.importorskip("openskill")
    monkeypatch.setattr(tournament, "play_chunk", Table())
    asked = ["tournament", "dice_brewing", "--agents", "easy,lively", "--games", "3"]
    assert main(asked) == 0
    assert "6 games in" in capsys.readouterr().out
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(pair["one"], pair["games"], pair["share"]) for pair in told["pairs"]] == [
        ("easy", 6, 0.5),
        ("lively", 6, 0.5),
    ]
    monkeypatch.setattr(tournament, "play_chunk", Table(failing=(1,)))
    assert main(asked) == 1, "a game failed"


def test_mistakes_are_told_before_the_games(monkeypatch, capsys, tmp_path):
    table = Table()
    monkeypatch.setattr(tournament, "play_chunk", table)
    assert main(["lab", "dice_brewing", "--players", "two", "--out", str(tmp_path)]) == 2
    assert "counts of players" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["tournament", "dice_brewing", "--agents", "easy,lively"]) == 2
    assert 'pip install "undercroft[lab]"' in capsys.readouterr().err
    assert not table.played


def test_a_folder_holds_games_of_one_version_of_the_rules(tmp_path, monkeypatch):
    """Tuned rules must not be mixed with what was played before."""
    game = find_game("dice_brewing")
    plan = Plan([Variant("two", "dice_brewing", 2, {}, ["random"])], 1, "0")
    study.run(plan, tmp_path / "study")
    tournament.run("dice_brewing", 2, ["random", "lively"], 1, folder=tmp_path / "tournament")
    monkeypatch.setattr(type(game), "version", game.version + 1)
    with pytest.raises(SetupError, match="other rules"):
        study.run(plan, tmp_path / "study")
    with pytest.raises(SetupError, match="another tournament"):
        tournament.run("dice_brewing", 2, ["random", "lively"], 1, folder=tmp_path / "tournament")
