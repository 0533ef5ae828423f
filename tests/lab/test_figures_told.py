"""The figures of a report and of a tournament are the right ones, each with numbers that another would not give."""

import re
from pathlib import Path
from typing import Any

import pytest

from having import HEADINGS
from undercroft.engine.texts import LANGUAGES
from undercroft.games import game as find_game
from undercroft.lab import findings
from undercroft.lab.records import GameRecord, Variant
from undercroft.lab.report.labels import Labels
from undercroft.lab.report.page import write_report
from undercroft.lab.report.plots import LEFT, RIGHT, WIDE, Bar, bars, histogram
from undercroft.lab.simulate import GameRow
from undercroft.lab.study import Plan, Study
from undercroft.lab.tournament import Lineup, Standings


def game_of(seats: int, number: int, **more: Any) -> GameRecord:
    uses: list[dict[str, int]] = [{} for _ in range(seats)]
    scores = list(range(seats))
    made = GameRecord(
        variant="v",
        number=number,
        players=seats,
        agents=["a"] * seats,
        roles=[""] * seats,
        first=0,
        decisions=9,
        rounds=7,
        scores=scores,
        winners=[0],
        ending="won",
        lead_changes=2,
        decided=0.5,
        uses=uses,
        met=[],
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


def page_of(folder: Path, seats: int, records: list[GameRecord]) -> str:
    variant = Variant("v", "dice_brewing" if seats > 1 else "cavern_tavern", seats, {}, ["instinct"])
    return write_report(Study(Plan([variant], len(records), "s"), folder, records)).read_text("utf-8")


def test_points_are_told_seat_by_seat_and_best_score_is_the_highest(tmp_path: Path):
    records = [game_of(3, n, scores=[10 + n, 20, 33 - n], winners=[2]) for n in range(3)]
    variant = Variant("v", "dice_brewing", 3, {}, ["instinct"])
    found = findings.find(Study(Plan([variant], 3, "s"), Path(), records), variant)
    assert [score.value for score in found.scores] == [11, 20, 32]
    assert found.json()["scores"] == [11, 20, 32]
    assert found.best == [33, 32, 31]
    assert found.spread.value == (23 + 21 + 19) / 3
    page = page_of(tmp_path, 3, records)
    assert re.search(r"Seat 1: 11\.0 ± [\d.]+; Seat 2: 20\.0 ± 0\.0; Seat 3: 32\.0", page)


def test_eight_games_in_ten_are_those_between_the_first_and_the_last_tenth(tmp_path: Path):
    page = page_of(tmp_path, 2, [game_of(2, n, rounds=100 + n) for n in range(100)])
    assert "eight games in ten take 110 to 190." in page


@pytest.mark.parametrize(("seats", "lost", "fair"), [(2, 0, "50%"), (4, 0, "25%"), (4, 1, "20%"), (3, 5, "0%")])
def test_the_line_is_the_fair_share_of_what_somebody_won(seats: int, lost: int, fair: str, tmp_path: Path):
    roles = ["knight"] * seats
    records = [game_of(seats, n, roles=roles, winners=[0] if n >= lost else []) for n in range(5)]
    page = page_of(tmp_path, seats, records)
    at = LEFT + (WIDE - LEFT - RIGHT) * float(fair[:-1]) / 100
    for drawn in page.split("<svg")[1:3]:  # by seat and by role
        assert f'<path class="mark" d="M{round(at, 1)} ' in drawn
        assert f'text-anchor="middle">{fair}</text>' in drawn
    assert page.count("the line is the fair share") == 2
    variant = Variant("v", "dice_brewing", seats, {}, ["instinct"])
    found = findings.find(Study(Plan([variant], 5, "s"), Path(), records), variant)
    assert found.json()["fair_share"] == pytest.approx(float(fair[:-1]) / 100)


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
    rows = [(lineup, GameRow(number, 1, [0] * 3, winners, "won")) for number in range(5)]
    return {agent: rating.mu for agent, rating in Standings("g", 3, ["a", "b"], 0, {}, rows).ratings().items()}


def test_all_who_share_a_victory_are_ranked_first():
    alone, shared = rated([0]), rated([0, 1])
    assert alone["a"] > shared["a"]
    assert shared["b"] > alone["b"]
    assert rated([]) == {"a": 25, "b": 25}, "nobody won: that says nothing of who is stronger"
    everybody = rated([0, 1, 2])
    assert everybody["a"] == pytest.approx(everybody["b"])


# What points mean where there are none.
def found_of(seats: int, records: list[GameRecord]) -> findings.Findings:
    variant = Variant("v", "dice_brewing" if seats > 1 else "cavern_tavern", seats, {}, ["instinct"])
    return findings.find(Study(Plan([variant], len(records), "s"), Path(), records), variant)


def test_alone_without_a_victory_the_mean_of_all_is_told(tmp_path: Path):
    records = [game_of(1, n, winners=[], scores=[80 + n]) for n in range(3)]
    found = found_of(1, records)
    assert str(found.winner) == "–"
    assert found.json()["winner_score"] is None
    page = page_of(tmp_path, 1, records)
    assert "Winner:" not in page
    assert re.search(r"<p>All games: 81\.0 ± [\d.]+\.</p>", page)


def test_a_score_that_only_says_who_won_is_not_told_as_points(tmp_path: Path):
    won = [game_of(2, n, scores=[1, 0]) for n in range(3)] + [game_of(2, 3, scores=[0, 0], winners=[])]
    page = page_of(tmp_path, 2, won)
    assert "<h3>Points</h3>" not in page
    assert found_of(2, won).json()["winner_score"] is None
    assert "<h3>Points</h3>" in page_of(tmp_path, 2, [*won, game_of(2, 4, scores=[1, 2], winners=[1])])


def test_a_defeat_of_all_has_no_best_score(tmp_path: Path):
    records = [game_of(3, n, scores=[9, 6, 3]) for n in range(3)]
    records += [game_of(3, n, scores=[0, 0, 0], winners=[]) for n in range(3, 5)]
    found = found_of(3, records)
    assert found.best == [9, 9, 9]
    assert (found.spread.value, found.scores[0].value) == (6, 9)
    assert "Without the 2 games that all lost and that gave no points." in page_of(tmp_path, 3, records)
    alone = [game_of(1, 0, scores=[70], winners=[]), game_of(1, 1, scores=[90])]
    assert found_of(1, alone).best == [70, 90], "but a defeat may have points"


def test_a_chart_says_how_much_of_its_table_it_shows(tmp_path: Path):
    many = game_of(2, 0, uses=[{f"brew recipe:r{n}": 60 - n for n in range(46)}, {}])
    page = page_of(tmp_path, 2, [many])
    assert "Recipes brewed: times in a game; the 40 most frequent of 46" in page
    few = game_of(2, 0, uses=[{"brew recipe:mass_lager": 1}, {}])
    assert "most frequent" not in page_of(tmp_path, 2, [few])


def test_tables_keep_to_the_page_and_only_what_stands_out_is_bold(tmp_path: Path):
    page = page_of(tmp_path, 2, [game_of(2, 0, uses=[{"brew recipe:mass_lager": 1}, {}])])
    assert page.count('<div class="wide"><table>') == page.count("<table>") == 2
    assert ".wide{overflow-x:auto}" in page
    assert "th:first-child{text-align:left;font-weight:normal}" in page


# In words.
def test_a_report_speaks_of_things_by_their_names(tmp_path: Path):
    uses = [{"worth card:edge_out": 1, "laid_lost card:edge_out": 1}, {}, {}]
    roles = ["edaiyn_bloodthorn", "vasha_the_red", "unheard_of"]
    records = [
        game_of(3, 0, roles=roles, ending="tie_break", uses=uses, points=[{"kept_back": 3}, {}, {}]),
        game_of(3, 1, roles=roles, ending="odd_end"),
    ]
    variant = Variant("v", "cutthroat_caverns", 3, {}, ["instinct"])
    page = write_report(Study(Plan([variant], 2, "s"), tmp_path, records)).read_text("utf-8")
    for words in ("Edaiyn Bloodthorn", "Vasha the Red", "Unheard of", "Out of the caverns after a tie 50%"):
        assert words in page
    for words in (
        "Attacks with a changed value (1)",
        "Attacks set but not revealed (1)",
        "Odd end 50%",
        "Kept back 1.5 ±",
    ):
        assert words in page
    assert re.search("Never met: card .*; character .*; encounter .*; ending Nobody survived, Out of the caverns", page)
    assert not re.search("edaiyn_|tie_break|, card|, [.]", page)


def test_counted_events_have_a_heading_in_every_game():
    """Where the words of an event and its kind would not do, the game has a message."""
    for game, event, kind, heading in (
        ("crystal_caverns", "cube", "slot", "Hero cubes placed"),
        ("cavern_tavern", "new_task", "task", "Tasks turned up"),
        ("cavern_tavern", "new_task", "token", "Tokens laid in the chamber"),
        ("dice_brewing", "buy", "ingredient", "Ingredients bought"),
        ("dice_brewing", "take_die", "die", "Take die"),
        ("dice_brewing", "hide_well", "recipe", "Hide well recipe"),
    ):
        assert Labels(find_game(game), None).deed(event, kind) == heading


@pytest.mark.parametrize("id", HEADINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_of_events_and_ends_that_there_are(id: str, language: str):
    texts = find_game(id).texts(language)
    own = texts.ids
    things = find_game(id).checks.coverage_goals(*find_game(id).variants()[0])
    headings = {message.removeprefix("lab-") for message in own if message.startswith("lab-")}
    assert headings
    for heading in headings:
        assert heading.startswith("kind-") or f"event-{heading.partition('-')[0]}" in own, heading
    assert not [thing for thing in things if thing.startswith("ending:") and thing.replace(":", "-") not in own]
