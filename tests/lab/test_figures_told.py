"""The figures of a report and of a tournament are the right ones, each with numbers that another would not give."""

import re
from pathlib import Path
from typing import Any

import pytest

from undercroft.lab import report
from undercroft.lab.plots import LEFT, RIGHT, WIDE, Bar, bars, histogram
from undercroft.lab.record import Record, Variant
from undercroft.lab.simulate import Row
from undercroft.lab.study import Plan, Study
from undercroft.lab.tournament import Lineup, Standings


def game_of(seats: int, number: int, **more: Any) -> Record:
    uses: list[dict[str, int]] = [{} for _ in range(seats)]
    scores = list(range(seats))
    made = Record("v", number, seats, ["a"] * seats, [""] * seats, 0, 9, 7, scores, [0], "won", 2, 0.5, uses, [])
    for name, value in more.items():
        setattr(made, name, value)
    return made


def page_of(folder: Path, seats: int, records: list[Record]) -> str:
    variant = Variant("v", "dice_brewing", seats, {}, ["instinct"])
    return report.write(Study(Plan([variant], len(records), "s"), folder, records)).read_text("utf-8")


def test_points_are_told_seat_by_seat_and_best_score_is_the_highest(tmp_path: Path):
    records = [game_of(3, n, scores=[10 + n, 20, 33 - n], winners=[2]) for n in range(3)]
    variant = Variant("v", "dice_brewing", 3, {}, ["instinct"])
    found = report.find(Study(Plan([variant], 3, "s"), Path(), records), variant)
    assert [score.value for score in found.scores] == [11, 20, 32]
    assert found.json()["scores"] == [11, 20, 32]
    assert found.best == [33, 32, 31]
    assert found.spread.value == (23 + 21 + 19) / 3
    page = page_of(tmp_path, 3, records)
    assert re.search(r"seat 1: 11\.0 ± [\d.]+; seat 2: 20\.0 ± 0\.0; seat 3: 32\.0", page)


def test_eight_games_in_ten_are_those_between_the_first_and_the_last_tenth(tmp_path: Path):
    page = page_of(tmp_path, 2, [game_of(2, n, rounds=100 + n) for n in range(100)])
    assert "eight games in ten take 110 to 190." in page


@pytest.mark.parametrize(("seats", "fair"), [(2, "0.5"), (4, "0.25")])
def test_the_line_is_the_fair_share(seats: int, fair: str, tmp_path: Path):
    page = page_of(tmp_path, seats, [game_of(seats, n) for n in range(2)])
    first = page[page.index("<svg") : page.index("</svg>")]
    at = LEFT + (WIDE - LEFT - RIGHT) * float(fair)
    assert f'<path class="mark" d="M{round(at, 1)} ' in first
    assert re.search(rf'text-anchor="middle">{re.escape(fair)}</text>', first)


def test_bars_are_as_long_as_their_values():
    drawn = bars([Bar("one", 0.25, 0.1, 0.5), Bar("two", 1.0)], "", 1.0)
    span = WIDE - LEFT - RIGHT
    assert [float(width) for width in re.findall(r'class="bar".*?width="([\d.]+)"', drawn)] == [span / 4, span]
    assert f'd="M{round(LEFT + span / 10, 1)} ' in drawn
    assert f"H{LEFT + span / 2}" in drawn


def test_a_histogram_counts_every_value_in_its_own_class():
    drawn = histogram([3, 5, 5, 6], "", "rounds")
    assert re.findall(r"<title>(\d+): (\d+)</title>", drawn) == [("3", "1"), ("4", "0"), ("5", "2"), ("6", "1")]
    heights = [float(tall) for tall in re.findall(r'height="([\d.]+)"><title>', drawn)]
    assert heights == [max(heights) / 2, 0, max(heights), max(heights) / 2]
    wide = histogram([float(n) for n in range(60)] + [59.0], "", "points")
    counted = re.findall(r"<title>(\d+): (\d+)</title>", wide)
    assert counted == [(str(n), "2" if n < 58 else "3") for n in range(0, 60, 2)]


def rated(winners: list[int]) -> dict[str, float]:
    pytest.importorskip("openskill")
    lineup = Lineup("a", "b", ("a", "b", "b"))
    rows = [(lineup, Row(number, 1, [0] * 3, winners, "won")) for number in range(5)]
    return {agent: rating.mu for agent, rating in Standings("g", 3, ["a", "b"], 0, {}, rows).ratings().items()}


def test_all_who_share_a_victory_are_ranked_first():
    alone, shared = rated([0]), rated([0, 1])
    assert alone["a"] > shared["a"]
    assert shared["b"] > alone["b"]
    everybody = rated([0, 1, 2])
    assert everybody["a"] == pytest.approx(everybody["b"])
