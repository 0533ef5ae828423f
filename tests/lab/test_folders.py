"""Folders that are carried on: nothing finished is lost, nothing different is mixed in, damage is told with words."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from undercroft.agents import base
from undercroft.cli import main
from undercroft.engine import knowledge
from undercroft.engine.errors import SetupError
from undercroft.games import all_games
from undercroft.games import game as find_game
from undercroft.lab import digests, records, simulate, study, tournament
from undercroft.lab.records import GameRecord, Variant
from undercroft.lab.report.page import write_report
from undercroft.lab.simulate import GameRow
from undercroft.lab.study import Plan

STANDARD = Variant("standard", "dice_brewing", 2, {}, ["random"])
AGENTS = ["random", "lively"]


def carry_on_tournament(folder: Path, **more: Any) -> tournament.Standings:
    return tournament.run("dice_brewing", 2, AGENTS, 2, 7, folder=folder, **more)


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


# Interruptions.
def test_tables_that_are_interrupted_stay_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    plan = Plan([STANDARD], 1, "s")
    done = study.run(plan, tmp_path)
    write_report(done)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    done.records *= 2

    def stopped(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "meeting_rows", stopped)
    with pytest.raises(KeyboardInterrupt):
        study.write_tables(done)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before

    def half(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(KeyboardInterrupt):
        write_report(done)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_rows_say_nothing_where_nothing_was_decided():
    def row(winners: list[int], players: int = 2, lead_changes: int = 3, decided: float = 1.0) -> tuple[Any, Any]:
        made = GameRecord(
            variant="v",
            number=0,
            players=players,
            agents=["a"] * players,
            roles=[""] * players,
            first=0,
            decisions=9,
            rounds=7,
            scores=[1] * players,
            winners=winners,
            ending="won",
            lead_changes=3,
            decided=1.0,
            uses=[],
            met=[],
        )
        made.lead_changes, made.decided = lead_changes, decided
        first = study.seat_rows([made])[0]
        return first["lead_changes"], first["decided"]

    assert row([0]) == (3, 1.0)
    assert row([]) == (3, None), "nobody won"
    assert row([0], players=1) == (None, None), "alone one is always ahead"
    assert row([0], lead_changes=-1, decided=-1.0) == (None, None), "the game does not tell who is ahead"


def test_an_interrupted_study_has_every_game_that_was_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def record_game(game: Any, setup: Any, variant: Variant, seed: str, number: int) -> GameRecord:
        if number == 3:
            raise KeyboardInterrupt
        return GameRecord(
            variant="standard",
            number=number,
            players=2,
            agents=["a"] * 2,
            roles=[""] * 2,
            first=0,
            decisions=9,
            rounds=7,
            scores=[1, 2],
            winners=[0],
            ending="won",
            lead_changes=2,
            decided=0.5,
            uses=[{}, {}],
            met=[],
        )

    monkeypatch.setattr(records, "record_game", record_game)
    cut = study.run(Plan([STANDARD], 6, "s"), tmp_path)
    assert cut.interrupted
    assert [one.number for one in cut.records] == [0, 1, 2]
    assert lines_of(tmp_path / "records.jsonl") == 3


def test_an_interrupted_tournament_has_every_game_that_was_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def play_one(job: simulate.Job, setup: Any, agents: Any, number: int) -> GameRow:
        if number == 1 and job.agents == ["lively", "random"]:
            raise KeyboardInterrupt
        return GameRow(number, 5, [2, 1], [0], "won")

    monkeypatch.setattr(simulate, "play_one", play_one)
    cut = carry_on_tournament(tmp_path)
    assert cut.interrupted
    assert len(cut.played) == lines_of(tmp_path / "games.jsonl") == 3


def test_an_interrupted_simulation_does_not_say_that_anything_is_kept(monkeypatch, capsys):
    def play_one(job: Any, setup: Any, agents: Any, number: int) -> GameRow:
        if number == 2:
            raise KeyboardInterrupt
        return GameRow(number, 5, [2, 1], [0], "won")

    monkeypatch.setattr(simulate, "play_one", play_one)
    main(["simulate", "dice_brewing", "--games", "5"])
    told = capsys.readouterr().out
    assert "2 of 5 games were played" in told
    assert "kept" not in told


# Other agents, other rules, other cards.
@pytest.mark.parametrize("id", sorted(all_games()))
def test_how_agents_think_is_read_from_all_that_says_so(id: str):
    game = find_game(id)
    files = digests.thinking_files(id)
    wanted = {sys.modules[base.__name__].__file__, knowledge.__file__}
    wanted |= {sys.modules[kind.__module__].__file__ for kind in type(game.knowledge()).__mro__ if kind is not object}
    wanted = {str(Path(str(file)).with_name(Path(str(file)).name.partition(".")[0] + ".py")) for file in wanted}
    assert {file for file in wanted if "undercroft" in file} <= {str(file) for file in files}
    assert set(game.folder().rglob("*.py")) <= set(files)


def test_games_of_agents_that_thought_otherwise_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    plan = Plan([STANDARD], 1, "s")
    study.run(plan, tmp_path / "study")
    carry_on_tournament(tmp_path / "tournament")
    study.run(plan, tmp_path / "study")
    carry_on_tournament(tmp_path / "tournament")
    changed = tmp_path / "thinking.py"
    changed.write_text("another thought")
    before = digests.thinking_files("dice_brewing")
    monkeypatch.setattr(digests, "thinking_files", lambda id: (*before[:-1], changed))
    with pytest.raises(SetupError, match="thought otherwise than they do now; name a new folder"):
        study.run(plan, tmp_path / "study")
    with pytest.raises(SetupError, match="thought otherwise than they do now; name a new folder"):
        carry_on_tournament(tmp_path / "tournament")


def test_games_with_other_cards_of_the_house_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Tuning a card of the house is what the lab is for, and need not come with a new version of the rules."""
    plan = Plan([STANDARD], 1, "s")
    study.run(plan, tmp_path / "study")
    tuned = tmp_path / "recipes.toml"
    tuned.write_text("tuned")
    monkeypatch.setattr(digests, "cards_of", lambda id: (tuned,))
    with pytest.raises(SetupError, match="other rules or cards"):
        study.run(plan, tmp_path / "study")


def test_a_worker_with_other_rules_refuses(monkeypatch: pytest.MonkeyPatch):
    setup = records.setup_of(STANDARD)
    here = digests.known(setup)
    task = (STANDARD, "s", 0, 1)
    assert len(study.record_alike((task, here))) == 1
    job = simulate.Job("dice_brewing", 2, {}, AGENTS, 7, None, None, here)
    assert len(simulate.play_chunk((job, 0, 1))) == 1
    game = find_game("dice_brewing")
    monkeypatch.setattr(type(game), "version", game.version + 1)
    with pytest.raises(SetupError, match="install the same Undercroft on every machine"):
        study.record_alike((task, here))
    with pytest.raises(SetupError, match="install the same Undercroft on every machine"):
        simulate.play_chunk((job, 0, 1))


def test_all_work_goes_out_with_the_rules_it_is_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    said: list[str] = []
    monkeypatch.setattr(study, "check_same_rules", lambda setup, rules: said.append(rules))
    monkeypatch.setattr(simulate, "check_same_rules", lambda setup, rules: said.append(rules))
    study.run(Plan([STANDARD], 1, "s"), tmp_path)
    carry_on_tournament(tmp_path / "tournament")
    simulate.run("dice_brewing", 2, 1)
    assert set(said) == {digests.known(records.setup_of(STANDARD))}
    assert len(said) == 1 + 4 + 1


def test_the_cards_of_a_tournament_are_the_same_from_wherever_it_is_carried_on(tmp_path: Path, monkeypatch):
    (tmp_path / "mine").mkdir()
    (tmp_path / "elsewhere").mkdir()
    own = find_game("dice_brewing").folder() / "cards" / "coins.toml"
    (tmp_path / "mine" / "coins.toml").write_bytes(own.read_bytes())
    monkeypatch.chdir(tmp_path)
    carry_on_tournament(tmp_path / "kept", cards=Path("mine"))
    monkeypatch.chdir(tmp_path / "elsewhere")
    carry_on_tournament(tmp_path / "kept", cards=Path("../mine"))
    assert json.loads((tmp_path / "kept" / "tournament.json").read_bytes())["cards"] == str(tmp_path / "mine")


# Damage.
@pytest.mark.parametrize("kind", ["study", "tournament"])
def test_damaged_files_are_told_with_words(kind: str, tmp_path: Path):
    def carry_on() -> None:
        if kind == "study":
            study.run(Plan([STANDARD], 3, "s"), tmp_path)
        else:
            carry_on_tournament(tmp_path)

    plan, games = ("plan.json", "records.jsonl") if kind == "study" else ("tournament.json", "games.jsonl")
    carry_on()
    whole = (tmp_path / games).read_bytes()
    lines = whole.splitlines(keepends=True)
    (tmp_path / games).write_bytes(lines[0] + b"{]\n" + b"".join(lines[2:]))
    with pytest.raises(SetupError, match=f"{games}, line 2 cannot be read.*remove this line"):
        carry_on()
    (tmp_path / games).write_bytes(lines[0] + b"".join(lines[2:]))
    carry_on()
    assert sorted((tmp_path / games).read_bytes().splitlines(keepends=True)) == sorted(lines)
    text = (tmp_path / plan).read_bytes()
    (tmp_path / plan).write_bytes(text[: len(text) // 2])
    away = f"name another folder, or remove {tmp_path} with its games"
    with pytest.raises(SetupError, match=f"{plan}, which says what the games beside it are, cannot be read.*{away}"):
        carry_on()
    (tmp_path / plan).unlink()
    with pytest.raises(SetupError, match=f"{games} holds games, but {plan}, which says what of, is gone; {away}"):
        carry_on()
    assert not (tmp_path / plan).exists(), "games are not given another plan"
    (tmp_path / games).write_bytes(b"")
    carry_on()


@pytest.mark.parametrize("foreign", [{"variant": "another"}, {"agents": ["easy", "easy"]}, {"agents": ["random"]}])
def test_a_game_that_is_not_of_the_plan_is_told_with_its_line(foreign: dict[str, Any], tmp_path: Path, capsys):
    asked = ["lab", "dice_brewing", "--agents", "random", "--games", "3", "--out", str(tmp_path)]
    assert main(asked) == 0
    file = tmp_path / "records.jsonl"
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], json.dumps(json.loads(lines[1]) | foreign), lines[2], ""]))
    capsys.readouterr()
    assert main(asked) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{file}, line 2 is not a game of this study" in line
    assert str(foreign.get("variant", "played by")) in line


def test_a_plan_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A crash in the middle of writing leaves the plan that was there."""
    study.run(Plan([STANDARD], 1, "s"), tmp_path)
    before = (tmp_path / "plan.json").read_bytes()

    def crash(file: Path, data: bytes) -> int:
        with file.open("wb") as opened:
            opened.write(data[:10])
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", crash)
        with pytest.raises(OSError, match="full"):
            study.run(Plan([STANDARD], 2, "s"), tmp_path)
    assert (tmp_path / "plan.json").read_bytes() == before
