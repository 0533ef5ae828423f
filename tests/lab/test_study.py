"""Studies: recorded games that survive interruption, and the report made of them."""

import csv
import re
from pathlib import Path

import pytest

from undercroft.engine.errors import SetupError
from undercroft.lab import findings, study
from undercroft.lab.records import GameRecord, Variant
from undercroft.lab.report.page import write_report
from undercroft.lab.study import Plan

STANDARD = Variant("standard", "dice_brewing", 2, {}, ["instinct"])
ADVANCED = Variant("advanced", "dice_brewing", 2, {"mode": "advanced"}, ["instinct"])


def interrupt_after(games: int):
    seen = 0

    def progress(done: int) -> None:
        nonlocal seen
        seen += done
        if seen >= games:
            raise KeyboardInterrupt

    return progress


def made(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in ("seats.csv", "uses.csv")}


def test_rows_are_the_same_from_one_process_from_two_and_after_an_interruption(tmp_path: Path):
    plan = Plan([STANDARD, ADVANCED], 12, "s")
    one = study.run(plan, tmp_path / "one", 1)
    study.run(plan, tmp_path / "two", 2)
    cut = study.run(plan, tmp_path / "three", 1, progress=interrupt_after(7))
    assert cut.interrupted
    assert 7 <= len(cut.records) < 24
    again = study.run(plan, tmp_path / "three", 2)
    assert again.resumed == len(cut.records)
    assert not again.interrupted
    assert made(tmp_path / "one") == made(tmp_path / "two") == made(tmp_path / "three")
    assert [(r.variant, r.number) for r in one.records] == [(v, n) for v in ("standard", "advanced") for n in range(12)]


def test_a_line_cut_short_is_played_again_and_nothing_twice(tmp_path: Path):
    plan = Plan([STANDARD], 6, "s")
    whole = study.run(plan, tmp_path)
    file = tmp_path / "records.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    again = study.run(plan, tmp_path)
    assert again.resumed == 5
    assert again.records == whole.records
    assert len(file.read_bytes().splitlines()) == 6


def test_more_games_of_the_same_plan_are_added_and_another_plan_is_refused(tmp_path: Path):
    study.run(Plan([STANDARD], 3, "s"), tmp_path)
    more = study.run(Plan([STANDARD], 5, "s"), tmp_path)
    assert (more.resumed, len(more.records)) == (3, 5)
    for other in (Plan([STANDARD], 5, "t"), Plan([ADVANCED], 5, "s")):
        with pytest.raises(SetupError, match="another study"):
            study.run(other, tmp_path)


def test_variants_share_their_luck(tmp_path: Path):
    copy = Variant("twin", "dice_brewing", 2, {}, ["instinct"])
    records = study.run(Plan([STANDARD, copy], 3, "s"), tmp_path).records
    assert [r.scores for r in records[:3]] == [r.scores for r in records[3:]]
    assert len({tuple(r.scores) for r in records}) > 1


def test_agents_move_round_the_table(tmp_path: Path):
    mixed = Variant("mixed", "dice_brewing", 2, {}, ["instinct", "easy"])
    records = study.run(Plan([mixed], 2, "s"), tmp_path).records
    assert [r.agents for r in records] == [["instinct", "easy"], ["easy", "instinct"]]


def test_a_study_that_cannot_be_is_refused_before_it_starts(tmp_path: Path):
    wrong = [
        Variant("a", "dice_brewing", 9, {}, ["easy"]),
        Variant("a", "dice_brewing", 3, {}, ["easy", "hard"]),
        Variant("a", "dice_brewing", 2, {}, ["nobody"]),
        Variant("a", "dice_brewing", 2, {"mode": "odd"}, ["easy"]),
    ]
    for variant in wrong:
        with pytest.raises(SetupError):
            study.run(Plan([variant], 1, "s"), tmp_path / "no")
    with pytest.raises(SetupError, match="same name"):
        study.run(Plan([STANDARD, STANDARD], 1, "s"), tmp_path / "no")
    assert not (tmp_path / "no").exists()


# The report.
def record(number: int, winners: list[int], uses: list[dict[str, int]], **more: object) -> GameRecord:
    made = GameRecord(
        variant="standard",
        number=number,
        players=2,
        agents=["a", "a"],
        roles=["", ""],
        first=0,
        decisions=9,
        rounds=7,
        scores=[20, 10],
        winners=winners,
        ending="recipes",
        lead_changes=2,
        decided=0.5,
        uses=uses,
        met=[],
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


def test_findings_count_seats_uses_and_what_was_never_met():
    records = [
        record(0, [0], [{"brew recipe:dry_stout": 2}, {}]),
        record(1, [0], [{"brew recipe:dry_stout": 1}, {}], first=1),
        record(2, [1], [{}, {"brew recipe:dry_stout": 1}], met=["recipe:dry_stout"]),
        record(3, [0, 1], [{}, {}], rounds=9),
    ]
    found = findings.find(study.Study(Plan([STANDARD], 4, "s"), Path(), records), STANDARD)
    assert [share.won for share in found.by_seat] == [2.5, 1.5]
    assert found.first.won == 1 + 0 + 0 + 0.5
    (use,) = found.uses
    assert use.per_game == 1.0
    assert (use.won.won, use.won.games) == (3, 3)
    assert use.edge is not None
    assert use.edge.others == pytest.approx(1 / 5)
    assert use.edge.more == pytest.approx(1 - 0.2)
    assert not use.telling, "three times are too few to tell"
    assert "recipe:dry_stout" not in found.unused
    assert "recipe:mass_lager" in found.unused
    assert found.json()["rounds"] == 7.5


def test_the_report_is_one_file_that_loads_nothing_and_names_what_differs(tmp_path: Path):
    done = study.run(Plan([STANDARD, ADVANCED], 6, "s"), tmp_path)
    page = write_report(done).read_text("utf-8")
    assert not re.search(r"<(script|link|img)\b|url\(|src=", page)
    assert page.count("<svg") >= 6
    assert "advanced beside standard" in page
    assert "6 pairs of games" in page
    assert "Recipes brewed (" in page
    assert "Mass Lager" in page, "things go by their names"
    for line in ("Who wins", "How long", "Points", "Tension", "Never met"):
        assert line in page


def test_the_raw_rows_can_be_read_by_others(tmp_path: Path):
    done = study.run(Plan([STANDARD], 4, "s"), tmp_path)
    rows = list(csv.DictReader((tmp_path / "seats.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 8
    assert sum(float(row["won"]) for row in rows) == pytest.approx(4)
    assert [int(row["score"]) for row in rows[:2]] == done.records[0].scores
    polars = pytest.importorskip("polars")
    table = polars.read_parquet(tmp_path / "seats.parquet")
    assert table["score"].to_list() == [int(row["score"]) for row in rows]


def test_the_columns_are_those_that_the_documents_name():
    tables = {"seats": study.seat_rows, "uses": study.use_rows, "meetings": study.meeting_rows}
    tables["points"] = study.point_rows
    said: dict[str, set[str]] = {name: set() for name in tables}
    document = Path(__file__).parents[2].joinpath("docs/lab.md").read_text("utf-8")
    for columns, where in re.findall(r"^\| (`[a-z_`, ]+) \| ([a-z, ]+) \|", document.partition("| column |")[2], re.M):
        for name in tables if where == "all" else where.split(", "):
            said[name].update(re.findall("[a-z_]+", columns))
    one = record(0, [0], [{"brew recipe:dry_stout": 1}, {}], meetings={"x y:z": 1}, points=[{"xp": 1}, {}])
    assert {name: set(rows_of([one])[0]) for name, rows_of in tables.items()} == said


def test_who_leads_is_told_only_where_the_game_can_value_a_position(tmp_path: Path):
    (one,) = study.run(Plan([STANDARD], 1, "s"), tmp_path).records
    assert one.lead_changes >= 0
    assert 0 <= one.decided <= 1
    assert one.rounds > 3
    assert any(use.startswith("brew recipe:") for use in one.uses[0] | one.uses[1])
