"""Records of games that nobody played, and what the lab finds in them."""

from pathlib import Path
from typing import Any

from undercroft.lab import findings, simulate
from undercroft.lab.records import GameRecord, Variant
from undercroft.lab.report.page import write_report
from undercroft.lab.simulate import GameRow
from undercroft.lab.study import Plan, Study
from undercroft.lab.tournament import Lineup, Standings

STANDARD = Variant("standard", "dice_brewing", 2, {}, ["instinct"])


OTHER = Variant("other", "dice_brewing", 2, {"mode": "advanced"}, ["instinct"])


def game_record(number: int = 0, variant: str = "standard", **more: Any) -> GameRecord:
    known = {
        "players": 2,
        "agents": ["a", "b"],
        "roles": ["", ""],
        "first": 0,
        "decisions": 9,
        "rounds": 7,
        "scores": [20, 10],
        "winners": [0],
        "ending": "recipes",
        "lead_changes": 2,
        "decided": 0.5,
        "uses": [{}, {}],
        "met": [],
    }
    return GameRecord(variant=variant, number=number, **{**known, **more})


def found_in(records: list[GameRecord], *variants: Variant) -> list[findings.Findings]:
    done = Study(Plan(list(variants or [STANDARD]), len(records), "s"), Path(), records)
    return [findings.find(done, variant) for variant in done.plan.variants]


def page_of(folder: Path, records: list[GameRecord], *variants: Variant) -> str:
    return write_report(Study(Plan(list(variants or [STANDARD]), len(records), "s"), folder, records)).read_text(
        "utf-8"
    )


def played(*games: tuple[tuple[str, ...], list[int], str]) -> Standings:
    rows = [
        (Lineup("a", "b", agents), GameRow(number, 1, [0] * len(agents), winners, "won", error))
        for number, (agents, winners, error) in enumerate(games)
    ]
    return Standings("game", len(games[0][0]), ["a", "b"], 0, {}, rows)


class Table:
    """Stands in for the work of a tournament: every game is won by seat 0, and some fail."""

    def __init__(self, failing: tuple[int, ...] = ()) -> None:
        self.failing = failing
        self.played: list[tuple[tuple[str, ...], int]] = []
        self.options: dict[str, str] = {}

    def __call__(self, chunk: tuple[simulate.Job, int, int]) -> list[GameRow]:
        job, first, last = chunk
        self.options = job.options
        self.played += [(tuple(job.agents), number) for number in range(first, last)]
        return [
            GameRow(n, 0, [], [], "", "Trouble: no") if n in self.failing else GameRow(n, 5, [2, 1], [0], "won")
            for n in range(first, last)
        ]
