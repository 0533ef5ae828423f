"""What a study writes down, and what it counts when it goes on."""

import csv
import html
from typing import Any

import pytest

from lab.made_up import STANDARD, game_record
from undercroft.engine.state import Setup
from undercroft.games import game as find_game
from undercroft.lab import findings, records, study
from undercroft.lab.records import GameRecord, Variant
from undercroft.lab.report.page import write_report
from undercroft.lab.study import Plan, whole_lines


def test_a_game_that_failed_is_told_left_out_and_tried_again(tmp_path, monkeypatch):
    def record_game(game, setup, variant, seed, number):
        if number in failing:
            raise RuntimeError("no")
        asked.append(number)
        return game_record(number, agents=variant.agents * 2)

    asked: list[int] = []
    failing = {1, 3}
    monkeypatch.setattr(records, "record_game", record_game)
    first = study.run(Plan([STANDARD], 5, "s"), tmp_path)
    assert first.errors == [f"standard, game {number}: RuntimeError: no" for number in (1, 3)]
    assert [one.number for one in first.of(STANDARD)] == [0, 2, 4]
    assert findings.find(first, STANDARD).games == 3
    asked.clear()
    failing.clear()
    again = study.run(Plan([STANDARD], 5, "s"), tmp_path)
    assert asked == [1, 3]
    assert [one.number for one in again.records] == [0, 1, 2, 3, 4]
    assert not again.errors


def test_a_study_asked_for_fewer_games_than_are_there_counts_only_those(tmp_path, monkeypatch):
    monkeypatch.setattr(
        records,
        "record_game",
        lambda game, setup, variant, seed, number: game_record(number, agents=variant.agents * 2),
    )
    heard: list[int] = []
    study.run(Plan([STANDARD], 8, "s"), tmp_path)
    fewer = study.run(Plan([STANDARD], 3, "s"), tmp_path, progress=heard.append)
    assert ([one.number for one in fewer.records], fewer.resumed, sum(heard)) == ([0, 1, 2], 3, 3)
    assert study.run(Plan([STANDARD], 8, "s"), tmp_path).resumed == 8, "the others are not lost"


def test_what_is_done_is_written_down_before_it_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(records, "record_game", lambda game, setup, variant, seed, number: game_record(number))

    def count(done: int) -> None:
        lines.append((tmp_path / "records.jsonl").read_bytes().count(b"\n"))

    lines: list[int] = []
    study.run(Plan([STANDARD], 12, "s"), tmp_path, progress=count)
    assert lines == list(range(1, 13)), "game by game"


def test_what_follows_a_line_cut_short_can_be_read_again(tmp_path):
    file = tmp_path / "lines"
    file.write_bytes(b"one\ntwo\nthr")  # a crash
    assert whole_lines(file) == [b"one", b"two"]
    with file.open("ab") as more:
        more.write(b"three\n")
    assert whole_lines(file) == [b"one", b"two", b"three"]
    assert whole_lines(tmp_path / "none") == []


def test_a_study_plays_with_the_cards_of_its_variant_and_calls_them_by_their_names(tmp_path, monkeypatch):
    own = find_game("dice_brewing").folder() / "cards" / "recipes.toml"
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "recipes.toml").write_text(own.read_text("utf-8").replace('"Mass Lager"', "\"Tom's & Ann's\""), "utf-8")
    variant = Variant("mine", "dice_brewing", 2, {}, ["instinct"], str(mine))

    def record_game(game: Any, setup: Setup, *_: Any) -> GameRecord:
        decks.append(setup.deck)
        return game_record(0, "mine", uses=[{"brew recipe:mass_lager": 1}, {}])

    decks: list[str] = []
    monkeypatch.setattr(records, "record_game", record_game)
    done = study.run(Plan([variant], 1, "s"), tmp_path / "out")
    assert decks == [records.setup_of(variant).deck] != ["own"]
    page = write_report(done).read_text("utf-8")
    assert "Tom's & Ann's" in html.unescape(page)
    assert "Tom's & Ann's" not in page
    assert "Mass Lager" not in page
    assert "&amp;amp;" not in page
    assert "&amp;#x27;" not in page


def test_the_raw_rows_say_who_did_what_and_won_what_part(tmp_path, monkeypatch):
    games = [
        game_record(0, first=1, winners=[0, 1], uses=[{}, {"brew recipe:dry_stout": 3}], roles=["knight", "thief"]),
        game_record(1, winners=[1], scores=[3, 4], uses=[{"brew recipe:dry_stout": 2}, {}]),
    ]
    monkeypatch.setattr(records, "record_game", lambda game, setup, variant, seed, number: games[number])
    study.run(Plan([STANDARD], 2, "s"), tmp_path)

    def rows(name: str) -> list[dict[str, str]]:
        return list(csv.DictReader((tmp_path / name).read_text("utf-8").splitlines()))

    seats = rows("seats.csv")
    assert [(row["game"], row["seat"], row["agent"], row["role"]) for row in seats[:2]] == [
        ("0", "0", "a", "knight"),
        ("0", "1", "b", "thief"),
    ]
    assert [row["first"] for row in seats] == ["0", "1", "1", "0"]
    assert [float(row["won"]) for row in seats] == [0.5, 0.5, 0.0, 1.0]
    assert [int(row["score"]) for row in seats] == [20, 10, 3, 4]
    assert {(row["rounds"], row["decisions"], row["lead_changes"], row["decided"]) for row in seats} == {
        ("7", "9", "2", "0.5")
    }
    uses = rows("uses.csv")
    assert [tuple(row.values()) for row in uses] == [
        ("standard", "0", "2", "1", "brew recipe:dry_stout", "3", "0.5"),
        ("standard", "1", "2", "0", "brew recipe:dry_stout", "2", "0.0"),
    ]
    polars = pytest.importorskip("polars")
    for name, read in (("seats", seats), ("uses", uses)):
        kept = polars.read_parquet(tmp_path / f"{name}.parquet").to_dicts()
        assert [[str(value) for value in row.values()] for row in kept] == [list(row.values()) for row in read]
