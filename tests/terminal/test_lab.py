"""The commands `lab` and `tournament`: what is typed arrives, and what comes of it is told."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from undercroft.cli import main, parser
from undercroft.games import all_games
from undercroft.lab import study, tournament
from undercroft.lab.records import GameRecord
from undercroft.lab.simulate import GameRow, Summary
from undercroft.lab.study import Plan, Study
from undercroft.lab.tournament import Lineup, Standings
from undercroft.terminal import lab, reports

LAB = ["lab", "dice_brewing", "--agents", "random", "--games", "2"]
TOURNAMENT = ["tournament", "dice_brewing", "--agents", "random,lively", "--games", "2"]


def game_record(plan: Plan, number: int, error: str = "") -> GameRecord:
    name = plan.variants[0].name
    if error:
        return GameRecord(
            variant=name,
            number=number,
            players=2,
            agents=[],
            roles=[],
            first=0,
            decisions=0,
            rounds=0,
            scores=[],
            winners=[],
            ending="",
            lead_changes=0,
            decided=0.0,
            uses=[],
            met=[],
            error=error,
        )
    return GameRecord(
        variant=name,
        number=number,
        players=2,
        agents=["a"] * 2,
        roles=[""] * 2,
        first=0,
        decisions=9,
        rounds=7,
        scores=[2, 1],
        winners=[0],
        ending="won",
        lead_changes=2,
        decided=0.5,
        uses=[{}, {}],
        met=[],
    )


class Lab:
    """Stands in for study.run: remembers how it was asked, and gives two games, one of which may have failed."""

    def __init__(self, error: str = "", interrupted: bool = False) -> None:
        self.error, self.interrupted = error, interrupted
        self.plan: Plan | None = None
        self.asked: tuple[Any, ...] = ()

    def __call__(self, plan: Plan, folder: Path, *asked: Any) -> Study:
        self.plan, self.asked = plan, asked
        folder.mkdir(exist_ok=True)
        records = [game_record(plan, 0), game_record(plan, 1, self.error)]
        return Study(plan, folder, records, interrupted=self.interrupted, tables=["seats.csv"])


class Round:
    """Stands in for tournament.run."""

    def __init__(self, error: str = "", interrupted: bool = False) -> None:
        self.error, self.interrupted = error, interrupted
        self.table: tuple[Any, ...] = ()
        self.asked: dict[str, Any] = {}

    def __call__(self, *table: Any, **asked: Any) -> Standings:
        self.table, self.asked = table, asked
        lineup = Lineup("random", "lively", ("random", "lively"))
        rows = [(lineup, GameRow(0, 5, [2, 1], [0], "won")), (lineup, GameRow(1, 5, [2, 1], [0], "won", self.error))]
        return Standings("dice_brewing", 2, ["random", "lively"], 0, {}, rows, 1.0, self.interrupted)


# What is typed arrives.
def test_the_lab_is_asked_for_what_was_typed(tmp_path: Path, monkeypatch):
    ran = Lab()
    monkeypatch.setattr(study, "run", ran)
    assert main([*LAB, "--seed", "seven", "--jobs", "3", "--ray", "auto", "--out", str(tmp_path)]) == 0
    assert ran.plan is not None
    assert (ran.plan.games, ran.plan.seed) == (2, "seven")
    assert ran.asked[:2] == (3, "auto")


@pytest.mark.parametrize("id", sorted(all_games()))
def test_unless_told_otherwise_the_lab_plays_with_as_few_as_play_against_each_other(id: str):
    (variant,) = lab.variants(all_games()[id], parser().parse_args(["lab", id]))
    assert variant.players == (3 if id == "cutthroat_caverns" else 2)


def test_a_tournament_is_asked_for_what_was_typed(tmp_path: Path, monkeypatch):
    pytest.importorskip("openskill")
    ran = Round()
    monkeypatch.setattr(tournament, "run", ran)
    typed = ["--seed", "seven", "--jobs", "3", "--ray", "auto", "--ladder", "--out", str(tmp_path), "--players", "3"]
    assert main([*TOURNAMENT, *typed, "--option", "mode=advanced", "--cards", "mine"]) == 0
    assert ran.table == ("dice_brewing", 3, ["random", "lively"], 2, "seven")
    cards = {"options": {"mode": "advanced"}, "cards": Path("mine")}
    progress = ran.asked["progress"]
    assert ran.asked == {"jobs": 3, **cards, "ray": "auto", "progress": progress, "folder": tmp_path, "ladder": True}
    assert main(TOURNAMENT) == 0
    assert ran.asked["ladder"] is False


def test_other_cards_to_compare_with_are_those_that_were_typed(tmp_path: Path, monkeypatch):
    ran = Lab()
    monkeypatch.setattr(study, "run", ran)
    cards = tmp_path / "mine"
    cards.mkdir()
    own = all_games()["dice_brewing"].folder() / "cards" / "recipes.toml"
    (cards / "recipes.toml").write_text(own.read_text("utf-8").replace('"Mass Lager"', '"My Lager"'), "utf-8")
    main([*LAB, "--against-cards", str(cards), "--out", str(tmp_path / "out")])
    assert ran.plan is not None
    assert [variant.cards for variant in ran.plan.variants] == ["", str(cards)]


# What comes of it.
@pytest.mark.parametrize(
    ("error", "interrupted", "code"), [("", False, 0), ("Trouble: no", False, 1), ("Trouble: no", True, 130)]
)
def test_the_exit_code_says_how_it_went(error: str, interrupted: bool, code: int, tmp_path, monkeypatch, capsys):
    pytest.importorskip("openskill")
    monkeypatch.setattr(study, "run", Lab(error, interrupted))
    monkeypatch.setattr(tournament, "run", Round(error, interrupted))
    assert main([*LAB, "--out", str(tmp_path)]) == code
    assert main([*TOURNAMENT]) == code
    assert ("Trouble: no" in capsys.readouterr().out) == bool(error)


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_shows_how_far_it_is_where_somebody_watches(tmp_path: Path, monkeypatch):
    for name in ("NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "CI"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    assert main([*LAB, "--out", str(tmp_path / "lab")]) == 0
    assert "2/2" in screen.getvalue()
    screen.truncate(0)
    pytest.importorskip("openskill")
    assert main(TOURNAMENT) == 0
    assert "4/4" in screen.getvalue()
    screen.truncate(0)
    assert main([*LAB, "--out", str(tmp_path / "lab"), "--json"]) == 0
    assert "2/2" not in screen.getvalue()


def test_a_log_gets_a_line_of_progress_now_and_then(monkeypatch, capsys):
    clock = iter([0.0, 4.0, 11.0, 11.0, 15.0])
    monkeypatch.setattr(reports.time, "monotonic", lambda: next(clock))
    with reports.progress_bar(30, True) as progress:
        assert progress is not None
        for done in (5, 7, 1):
            progress(done)
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "12 of 30 games\n")
    with reports.progress_bar(3, False) as progress:
        assert progress is None


def test_the_margin_of_a_rating_is_the_95_percent_that_the_line_below_says(monkeypatch):
    pytest.importorskip("openskill")
    standings = Round()("x")
    said = io.StringIO()
    lab.print_standings(standings, Console(file=said, width=200))
    sigma = standings.ratings()["random"].sigma
    row = next(line for line in said.getvalue().splitlines() if line.startswith("│ random"))
    assert row.split("│")[3].strip() == f"{1.96 * sigma:.1f}"
    assert "intervals are 95%" in said.getvalue()


def test_who_thinks_by_the_clock_is_told(tmp_path: Path, monkeypatch, capsys):
    pytest.importorskip("openskill")
    monkeypatch.setattr(study, "run", Lab())
    monkeypatch.setattr(tournament, "run", Round())
    for command in (["lab", "--out", str(tmp_path)], ["tournament"]):
        asked = [command[0], "dice_brewing", *command[1:], "--json", "--agents"]
        assert main([*asked, "search:20,random"]) == 0
        assert "clock" not in capsys.readouterr().err
        assert main([*asked, "search:20ms,random"]) == 0
        told = capsys.readouterr()
        assert "search:20ms thinks by the clock" in " ".join(told.err.split())
        json.loads(told.out)


def test_files_that_are_not_there_are_not_promised(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "polars", None)
    assert main([*LAB, "--out", str(tmp_path)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "uses.csv" in told
    assert ".parquet" not in told
    assert "There is no Parquet; it needs polars: " in told
    assert 'pip install "undercroft[lab]"' in told, "rich takes no [lab] for a style"
    assert not list(tmp_path.glob("*.parquet"))


def test_nothing_is_said_of_a_first_player_in_a_game_alone(tmp_path: Path, capsys):
    assert (
        main(["lab", "cavern_tavern", "--players", "1", "--agents", "random", "--games", "1", "--out", str(tmp_path)])
        == 0
    )
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "1 player " in line]
    assert row.split("│")[4].strip() == "–"


# What is asked wrongly, and what nobody won.
def test_a_count_named_twice_is_told(tmp_path: Path, capsys):
    assert main([*LAB, "--players", "3,2,2", "--out", str(tmp_path / "out")]) == 2
    assert "--players names 2 twice" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("search:0", "at least 1 iteration"),
        ("search:0ms", "at least 1 millisecond"),
        ("search:5:1000", "1 to 64 processes, not 1000"),
        ("search:5:0", "1 to 64 processes, not 0"),
        ("instinct:101", "0 to 100 times in a hundred, not 101"),
        ("instinct:5ms", "there is no agent 'instinct:5ms'"),
    ],
)
def test_a_number_out_of_its_range_is_answered_with_the_range(agent: str, said: str, capsys):
    assert main(["simulate", "dice_brewing", "--agents", agent]) == 2
    assert said in capsys.readouterr().err


def test_a_tournament_says_which_agents_play_it_if_none_are_named(capsys):
    assert main(["tournament", "--help"]) == 0
    assert "(easy,normal,hard)" in "".join(capsys.readouterr().out.split())


def test_games_that_nobody_won_are_told_by_simulate(capsys):
    console = Console(file=io.StringIO(), width=100)
    rows = [
        GameRow(0, 5, [0, 0], [], "lost"),
        GameRow(1, 5, [2, 1], [0], "won"),
        GameRow(2, 0, [], [], "", "Trouble: no"),
    ]
    summary = Summary("game", 2, ["a", "b"], 0, rows)
    reports.print_summary(summary, 3, console)
    assert isinstance(console.file, io.StringIO)
    assert "Nobody won: 1 of 2 games (50.0%)." in console.file.getvalue()
    assert summary.json()["nobody_won"] == 1


def test_standings_say_what_wins_are_and_what_is_left_out():
    pytest.importorskip("openskill")
    rows = [
        (Lineup("a", "b", ("a", "b", "b")), GameRow(0, 5, [2, 1, 0], [0], "won")),
        (Lineup("a", "b", ("b", "a", "b")), GameRow(0, 5, [0, 0, 0], [], "lost")),
    ]
    console = Console(file=io.StringIO(), width=200)
    lab.print_standings(Standings("game", 3, ["a", "b"], 0, {}, rows), console)
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert "Wins: of the games that somebody won, alone against 2 of another; the fair share is 33%." in told
    assert "1 game that nobody won" in told
    (row,) = [line.split("│") for line in told.splitlines() if line.startswith("│ b ")]
    assert row[4].strip() == "–", "it never sat alone"
