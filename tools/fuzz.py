"""The fuzzer of sockets: people at tables do whatever they may and may not, and the promises hold.

    python tools/fuzz.py                                  ten minutes on SQLite
    python tools/fuzz.py --minutes 240 --seed 1000        for hours
    python tools/fuzz.py --database postgresql            on a PostgreSQL of its own
    python tools/fuzz.py --seed 1017 --rounds 1           one round again, as it was

A round is a server and some tables, and its seed decides what is done there and the luck of the games. The rounds of
a run have the seeds S, S+1, S+2 and so on, so a run that was cut off goes on at the seed after the one it printed last.
What is found is told as the shortest script that Hypothesis can make of it. After each round everybody goes home: then
no socket, task, descriptor or table in memory may be left, and the database has grown by what was written alone. Over
all rounds the memory may not grow by more than a tenth, once it is warm.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests/support"))

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

import bids
import own_postgres
from fuzz_house import House, Watched
from fuzz_machine import machine_for
from undercroft.games import all_games

WARM = 5
"""Rounds before the memory is measured."""
GROWTH = 1.1
ROW = 16_000
"""Bytes that an entry may take in the database, with its share of snapshots and indexes."""
OPENED = 24
"""Descriptors of what is opened once, when it is first wanted: workers of agents and connections to the database."""
SPARE = 1_000_000
"""Bytes that an empty database and its log may take."""


def fuzz(
    database: str, folder: Path, number: int, tables: int, steps: int, games: list[str]
) -> tuple[Counter[str], Watched]:
    """One round: what was seen, and what there was when all had gone."""
    with House(folder, **({"database": database} if database else {})) as house:
        machine = seed(number)(machine_for(house, games))
        before = house.watched()
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=tables,
                stateful_step_count=steps,
                database=None,
                deadline=None,
                print_blob=False,
                phases=[Phase.generate, Phase.shrink],
                suppress_health_check=list(HealthCheck),
            ),
        )
        after = house.watched()
    check(before, after)
    return machine.seen, after


def check(before: Watched, after: Watched) -> None:
    """Nothing is left of those who have gone but what they wrote."""
    assert after.watchers == after.tables == 0, f"tables stay in memory: {after}"
    assert after.tasks <= before.tasks + 2, f"tasks stay: {before.tasks} before, {after.tasks} after"
    assert after.descriptors <= before.descriptors + OPENED, (
        f"descriptors stay: {before.descriptors}, {after.descriptors}"
    )
    most = SPARE + 2 * before.database + ROW * after.entries
    assert after.database <= most, f"the database has {after.database} bytes for {after.entries} entries"


def main() -> int:
    """Fuzz."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10, help="no new round after so long (default 10)")
    parser.add_argument("--rounds", type=int, default=0, help="so many rounds instead")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first round (default 1)")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=20, help="tables of a round (default 20)")
    parser.add_argument("--steps", type=int, default=40, help="what is done at each of them (default 40)")
    parser.add_argument("--only", nargs="*", default=[], metavar="GAME", help="these games alone")
    args = parser.parse_args()
    all_games()[bids.GAME.id] = bids.GAME
    unknown = sorted(set(args.only) - all_games().keys())
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(all_games())}")
    seen: Counter[str] = Counter()
    began, memory, rounds = time.monotonic(), 0, 0
    with contextlib.ExitStack() as rooms:
        postgres = None
        if args.database == "postgresql":
            postgres = own_postgres.start(Path(rooms.enter_context(tempfile.TemporaryDirectory())))
            rooms.callback(postgres.cleanup)
        while rounds < args.rounds or (not args.rounds and time.monotonic() - began < 60 * args.minutes):
            number, rounds = args.seed + rounds, rounds + 1
            with tempfile.TemporaryDirectory() as folder:
                database = own_postgres.new_database(postgres.get_uri()) if postgres is not None else ""
                try:
                    found, after = fuzz(database, Path(folder), number, args.tables, args.steps, args.only)
                except BaseException:
                    print(
                        f"found with --seed {number} --rounds 1 --tables {args.tables} --steps {args.steps}", flush=True
                    )
                    raise
            seen += found
            told = f"{found['tables']} tables, {found['entries']} entries, {found['messages']} messages"
            rest = f"{after.memory / 1e6:.0f} MB, {after.descriptors} descriptors, {after.tasks} tasks"
            print(f"seed {number}: {told}; {rest}, database {after.database / 1e6:.1f} MB", flush=True)
            if rounds == WARM:
                memory = after.memory
            assert not memory or after.memory <= GROWTH * memory, f"memory grew from {memory} to {after.memory} bytes"
    for what, many in sorted(seen.items()):
        print(f"{many:8} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
