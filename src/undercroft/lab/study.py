"""Keeps recorded games in a folder: resumable, independent of who did the work, readable by other programs."""

from __future__ import annotations

import csv
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from undercroft.agents import make
from undercroft.engine.errors import SetupError
from undercroft.pool import open_pool

from .digests import agent_digest, check_same_rules, known, rules_of
from .records import GameRecord, Task, Variant, lineup, record_games, setup_of

PLAN, RECORDS = "plan.json", "records.jsonl"
OTHER_AGENTS = "{folder} holds games of agents that thought otherwise than they do now; name a new folder, or remove it"

Anything = TypeVar("Anything")


class Plan(msgspec.Struct, frozen=True):
    """What a study plays. It is stored first, because a folder holds the games of one plan only."""

    variants: list[Variant]
    games: int
    seed: str
    rules: list[str] = []
    """In the stored plan: the version of the rules and the cards that each variant is played with."""
    agent_digests: list[str] = msgspec.field(default_factory=list, name="minds")
    """In the stored plan: the digest of the agents for the game of each variant."""


@dataclass
class Study:
    """A plan and the games of it that were played, in order."""

    plan: Plan
    folder: Path
    records: list[GameRecord] = field(default_factory=list)
    resumed: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    tables: list[str] = field(default_factory=list)
    """The files of raw rows that were written."""

    @property
    def done(self) -> list[GameRecord]:
        return [record for record in self.records if not record.error]

    @property
    def errors(self) -> list[str]:
        return [f"{record.variant}, game {record.number}: {record.error}" for record in self.records if record.error]

    def of(self, variant: Variant) -> list[GameRecord]:
        """The games of one variant that were played to the end."""
        return [record for record in self.done if record.variant == variant.name]


def run(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    ray: str = "",
    progress: Callable[[int], None] | None = None,
) -> Study:
    """Play the missing games of a plan. If interrupted, it keeps the finished games; the next run continues."""
    check(plan)
    folder.mkdir(parents=True, exist_ok=True)
    study = Study(plan, folder)
    claim(plan, folder)
    written = [record for record in read_records(plan, folder) if record.number < plan.games]
    have = {(record.variant, record.number): record for record in written}
    study.resumed = len(have)
    if progress is not None and have:
        progress(len(have))
    setups = {variant.name: known(setup_of(variant)) for variant in plan.variants}
    work = [(task, setups[task[0].name]) for task in missing(plan, set(have))]
    start = time.perf_counter()
    try:
        with (folder / RECORDS).open("ab") as file, open_pool(jobs, ray) as pool:
            for _, records in pool.map(record_alike, work):
                for record in records:
                    have[record.variant, record.number] = record
                file.write(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
                file.flush()
                if progress is not None:
                    progress(len(records))
    except KeyboardInterrupt:
        study.interrupted = True
    study.seconds = time.perf_counter() - start
    order = {variant.name: at for at, variant in enumerate(plan.variants)}
    study.records = sorted(have.values(), key=lambda record: (order[record.variant], record.number))
    study.tables = write_tables(study)
    return study


def record_alike(asked: tuple[Task, str]) -> list[GameRecord]:
    """Record games, after checking that the rules here are those of the machine that asked."""
    task, rules = asked
    check_same_rules(setup_of(task[0]), rules)
    return record_games(task)


def check(plan: Plan) -> None:
    """Raise SetupError for a mistake in the plan, before anything starts."""
    if len({variant.name for variant in plan.variants}) < len(plan.variants):
        raise SetupError("two variants of a study cannot have the same name")
    for variant in plan.variants:
        setup_of(variant)
        if variant.players % len(variant.agents):
            raise SetupError(f"{len(variant.agents)} agents cannot be dealt evenly to {variant.players} players")
        for name in variant.agents:
            make(name)


def claim(plan: Plan, folder: Path) -> None:
    """Store the plan in the folder; raises SetupError if it holds games of another plan. The number of games may
    differ."""
    file = folder / PLAN
    setups = [setup_of(variant) for variant in plan.variants]
    agent_digests = [agent_digest(setup.game) for setup in setups]
    plan = msgspec.structs.replace(plan, rules=[rules_of(setup) for setup in setups], agent_digests=agent_digests)
    before = read_plan(file, folder / RECORDS, Plan)
    if before is not None:
        if before.variants != plan.variants or before.seed != plan.seed:
            raise SetupError(f"{folder} holds the games of another study; name another folder, or remove it")
        if before.rules != plan.rules:
            raise SetupError(f"{folder} holds games under other rules or cards; name another folder, or remove it")
        if before.agent_digests != plan.agent_digests:
            raise SetupError(OTHER_AGENTS.format(folder=folder))
    write_plan(file, plan)


def read_plan(file: Path, games: Path, type: type[Anything]) -> Anything | None:
    """The stored plan of a folder; None if it has no games. Raises SetupError if there are games but no readable
    plan."""
    away = f"name another folder, or remove {file.parent} with its games"
    if not file.exists():
        if games.exists() and games.stat().st_size:
            raise SetupError(f"{games} holds games, but {file.name}, which says what of, is gone; {away}")
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=type)
    except msgspec.DecodeError as error:
        raise SetupError(f"{file}, which says what the games beside it are, cannot be read ({error}); {away}") from None


def write_plan(file: Path, plan: object) -> None:
    """Store a plan, so that a crash does not leave half of it."""
    write_whole(file, msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")


def write_whole(file: Path, data: bytes) -> None:
    """Write a file in one step: an interruption leaves the old one, and a reader never sees half a file."""
    with put_whole(file) as beside:
        beside.write_bytes(data)


@contextmanager
def put_whole(file: Path) -> Iterator[Path]:
    """Give the path of a new file to write, which then replaces `file`. If interrupted, the new file is removed."""
    beside = file.with_name(f"{file.name}.new")
    try:
        yield beside
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def read_records(plan: Plan, folder: Path) -> list[GameRecord]:
    """The stored games of a plan, without failed ones; raises SetupError for a game that is not of the plan."""
    variants = {variant.name: variant for variant in plan.variants}
    found = []
    for number, record in enumerate(read_lines(folder / RECORDS, GameRecord), 1):
        if record.error:  # a game that failed is tried again
            continue
        variant = variants.get(record.variant)
        if variant is None or record.agents != lineup(variant, record.number):
            told = f"{record.variant!r}, game {record.number}, played by {', '.join(record.agents)}"
            raise SetupError(
                f"{folder / RECORDS}, line {number} is not a game of this study ({told}); remove this line, or name "
                "another folder"
            )
        found.append(record)
    return found


def read_lines(file: Path, type: type[Anything]) -> list[Anything]:
    """The games of a file, one a line; raises SetupError with the number of a line that is not a game."""
    found = []
    for number, line in enumerate(whole_lines(file), 1):
        try:
            found.append(msgspec.json.decode(line, type=type))
        except msgspec.DecodeError as error:
            raise SetupError(
                f"{file}, line {number} cannot be read ({error}); remove this line, and its game is played again"
            ) from None
    return found


def whole_lines(file: Path) -> list[bytes]:
    """The whole lines of a file. A last line cut short by a crash is removed, so that its game is played again."""
    if not file.exists():
        return []
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        os.truncate(file, len(whole))
    return whole.splitlines()


def missing(plan: Plan, have: set[tuple[str, int]]) -> list[Task]:
    """The games still to play, one task each, so that each is stored as soon as it is over. Variants take turns, so
    that an interrupted study has about as many games of each."""
    return [
        (variant, plan.seed, number, number + 1)
        for number in range(plan.games)
        for variant in plan.variants
        if (variant.name, number) not in have
    ]


# The raw rows, for other programs.
def seat_rows(records: Iterable[GameRecord]) -> list[dict[str, Any]]:
    """One row for each seat of each game."""
    return [
        {
            "variant": record.variant,
            "game": record.number,
            "players": record.players,
            "seat": seat,
            "role": record.roles[seat],
            "agent": record.agents[seat],
            "first": int(record.first == seat) if record.first >= 0 else None,
            "score": record.scores[seat],
            "won": round(record.part(seat), 4),
            "ending": record.ending,
            "rounds": record.rounds,
            "decisions": record.decisions,
            "lead_changes": record.lead_changes if record.players > 1 and record.lead_changes >= 0 else None,
            "decided": record.decided if record.winners and record.players > 1 and record.decided >= 0 else None,
        }
        for record in records
        for seat in range(record.players)
    ]


def use_rows(records: Iterable[GameRecord]) -> list[dict[str, Any]]:
    """One row for each thing that a seat used in a game."""
    return [
        {
            "variant": record.variant,
            "game": record.number,
            "players": record.players,
            "seat": seat,
            "use": use,
            "count": count,
            "won": round(record.part(seat), 4),
        }
        for record in records
        for seat, uses in enumerate(record.uses)
        for use, count in uses.items()
    ]


def meeting_rows(records: Iterable[GameRecord]) -> list[dict[str, Any]]:
    """One row for each thing that all met in a game; `lost` is 1 if nobody won it."""
    return [
        {
            "variant": record.variant,
            "game": record.number,
            "meeting": meeting,
            "count": count,
            "lost": int(not record.winners),
        }
        for record in records
        for meeting, count in record.meetings.items()
    ]


def point_rows(records: Iterable[GameRecord]) -> list[dict[str, Any]]:
    """One row for each part of a seat's score."""
    return [
        {
            "variant": record.variant,
            "game": record.number,
            "players": record.players,
            "seat": seat,
            "part": part,
            "points": points,
            "won": round(record.part(seat), 4),
        }
        for record in records
        for seat, parts in enumerate(record.points)
        for part, points in parts.items()
    ]


def write_tables(study: Study) -> list[str]:
    """Write seats.csv, uses.csv, meetings.csv and points.csv, and the same as Parquet if polars is installed. Return
    the names of the files written."""
    done, written = study.done, list[str]()
    tables = {"seats": seat_rows, "uses": use_rows, "meetings": meeting_rows, "points": point_rows}
    with ExitStack() as together:  # all replaced at the end, so that an interruption does not mix two runs
        for name, rows_of in tables.items():
            rows = rows_of(done)
            if not rows:
                continue
            beside = together.enter_context(put_whole(study.folder / f"{name}.csv"))
            with beside.open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
                writer.writeheader()
                writer.writerows(rows)
            written.append(f"{name}.csv")
            try:
                import polars
            except ImportError:
                continue
            beside = together.enter_context(put_whole(study.folder / f"{name}.parquet"))
            polars.DataFrame(rows, infer_schema_length=None).write_parquet(beside)
            written.append(f"{name}.parquet")
    return written
