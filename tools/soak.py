"""The soak: many tables of all games with agents for an hour, and nothing may grow.

    python tools/soak.py                                  200 tables for an hour
    python tools/soak.py --seconds 900 --warm-up 300      in short
    python tools/soak.py --json soak.json --workers 2

At each table agents play, and somebody follows by WebSocket; at every fourth they play for a while themselves, and
then leave their seat to an agent. When a game ends the next begins at a new table, so there are always as many. Once a
minute one line tells of the memory of all processes, descriptors, tasks, database and write-ahead log. It fails if the
memory of all processes grows by more than 5% after the first ten minutes, if descriptors or tasks do, or if the
server's log has an error.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

import crash
import own_postgres
from undercroft.client import Client, Follower, Refused

EVERY = 5.0
"""Seconds between two samples."""
PERSON = 4
"""At one of so many tables a person plays."""
CHOICES = 60
"""Choices that this person makes before they leave."""
AGENT = "lively"
USUAL = ("stale", "not_asked", "over", "repeated")
"""Refusals that come when an agent or the end of a game was quicker."""
SPARE = 16
"""Descriptors that a few people who come and go may take."""
WAL = 64_000_000
"""Bytes that the write-ahead log may have at most."""


class Sample(msgspec.Struct):
    """All that is watched, at one moment."""

    at: float
    rss: int
    descriptors: int
    processes: int
    tasks: int
    in_memory: int
    database: int
    wal: int
    begun: int
    ended: int
    choices: int


def tree(pid: int) -> list[int]:
    """A process and all that it has started, as far as they are there."""
    found = [pid]
    for each in found:
        for thread in Path(f"/proc/{each}/task").glob("*/children"):  # whichever thread has started them
            with contextlib.suppress(OSError):
                found += [int(child) for child in thread.read_text().split()]
    return found


def rss_of(pid: int) -> int:
    """Bytes of memory that a process holds; 0 if it has gone."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def descriptors_of(pid: int) -> int:
    """How many files and sockets a process has open."""
    with contextlib.suppress(OSError):
        return len(os.listdir(f"/proc/{pid}/fd"))
    return 0


def size_of(file: Path) -> int:
    """Bytes of a file; 0 if it is not there."""
    with contextlib.suppress(OSError):
        return file.stat().st_size
    return 0


class Soak:
    """Tables that are always as many, and the samples."""

    def __init__(self, server: crash.Server, tables: int, seed: int) -> None:
        self.server = server
        self.tables = tables
        self.luck = random.Random(seed)
        self.begun: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()
        self.choices = 0
        self.breaks: Counter[str] = Counter()
        """What cut followers off."""
        self.samples: list[Sample] = []
        self.started = time.monotonic()

    async def play(self, done: Callable[[], bool], told: Callable[[Sample], None] = lambda sample: None) -> None:
        """Play until `done`. What goes wrong at a table ends the soak."""
        async with Client(self.server.address) as nobody:
            games: list[dict[str, Any]] = (await nobody.get("/api/house"))["games"]
        places = [asyncio.create_task(self.place(number, games)) for number in range(self.tables)]
        try:
            while not done():
                await asyncio.wait(places, timeout=EVERY, return_when=asyncio.FIRST_EXCEPTION)
                for place in places:
                    if place.done():
                        place.result()
                        raise RuntimeError("a place is empty")
                self.samples.append(await self.sample())
                told(self.samples[-1])
        finally:
            for place in places:
                place.cancel()
            await asyncio.gather(*places, return_exceptions=True)

    async def place(self, number: int, games: list[dict[str, Any]]) -> None:
        """One game after another, of each kind in turn."""
        at = number
        person = await Client.visit(self.server.address, f"guest {number}")
        async with person:
            while True:
                game, at = games[at % len(games)], at + 1
                try:
                    await self.game(person, game, (number + at) % PERSON == 0)
                except (Refused, httpx.HTTPError) as error:
                    # An hour is not thrown away for one answer; what is not meant to come is told at the end.
                    self.breaks[error.code if isinstance(error, Refused) else type(error).__name__] += 1
                    self.server.check_running()
                    await asyncio.sleep(1)

    async def game(self, person: Client, game: dict[str, Any], with_person: bool) -> None:
        """One game to its end."""
        seats = max(2, game["min_seats"])
        first = "me" if with_person else f"agent:{AGENT}"
        made = await person.make_table(game["id"], [first] + [f"agent:{AGENT}"] * (seats - 1))
        self.begun[game["id"]] += 1
        follower, left = person.sit(made["table"]), CHOICES if with_person else 0
        while True:
            try:
                await follower.open()
                while True:
                    news = await follower.until(partial(self.wanted, left))
                    if news["result"] is not None:
                        self.ended[game["id"]] += 1
                        return
                    await self.answer(follower, news, left)
                    left = max(0, left - 1)
                    follower.news = None
            except Refused as error:
                if error.code not in USUAL:
                    raise
                self.breaks[error.code] += 1
            except crash.GONE as error:
                self.breaks[type(error).__name__] += 1
                await asyncio.sleep(0.2)
            finally:
                with contextlib.suppress(*crash.GONE):
                    await follower.close()
                follower.news = None

    @staticmethod
    def wanted(left: int, news: dict[str, Any]) -> bool:
        """Is the game over, the person asked, or their seat to be given to an agent?"""
        if news["result"] is not None:
            return True
        if left:
            return news["decision"] is not None and news["decision"]["answer"] is None
        return any(seat["holder"] != "agent" for seat in news["seats"])

    async def answer(self, follower: Follower, news: dict[str, Any], left: int) -> None:
        """Choose something, or leave the seat to an agent."""
        if left:
            options = news["decision"]["options"]
            text = self.luck.choice(options)["text"]
            await follower.do("choose", decision=news["decision"]["number"], text=text)
            self.choices += 1
            return
        if news["seats"][0]["holder"] == "person":
            await follower.do("leave")
        await follower.do("appoint", seat=0, agent=AGENT)

    async def sample(self) -> Sample:
        """Look at everything."""
        assert self.server.process is not None
        pids = tree(self.server.process.pid)
        figures: dict[str, dict[str, float]] = {}
        for _ in range(1 if self.server.settings["workers"] == 1 else 12):  # any process may answer
            async with Client(self.server.address) as nobody:
                page = str(await nobody.get("/metrics"))
            found = {name: float(value) for name, value in re.findall(r"^(undercroft_\w+) (\S+)$", page, re.M)}
            figures[str(found.get("undercroft_process"))] = found
        file = Path(self.server.settings["database"])
        return Sample(
            at=round(time.monotonic() - self.started, 1),
            rss=sum(map(rss_of, pids)),
            descriptors=sum(map(descriptors_of, pids)),
            processes=len(pids),
            tasks=int(sum(each.get("undercroft_tasks", 0) for each in figures.values())),
            in_memory=int(sum(each.get("undercroft_live_tables", 0) for each in figures.values())),
            database=size_of(file),
            wal=size_of(file.with_name(f"{file.name}-wal")),
            begun=sum(self.begun.values()),
            ended=sum(self.ended.values()),
            choices=self.choices,
        )


def judge(samples: list[Sample], warm_up: float, growth: float) -> tuple[dict[str, Any], list[str]]:
    """What the samples add up to, and what is wrong with it.

    Compared are the medians of the last fifth of the warm-up and of the last fifth of what follows it.
    """
    before = [each for each in samples if warm_up * 0.8 <= each.at <= warm_up]
    after = [each for each in samples if each.at > warm_up]
    last = after[-max(1, len(after) // 5) :]
    if not before or not last:
        return {}, ["too short: nothing was measured before or after the warm-up"]
    figures: dict[str, Any] = {}
    wrong: list[str] = []
    for name, spare in (("rss", 0), ("descriptors", SPARE), ("tasks", SPARE)):
        then = statistics.median(getattr(each, name) for each in before)
        now = statistics.median(getattr(each, name) for each in last)
        grown = round((now / then - 1) * 100, 2) if then else 0.0
        figures[name] = {"after warm-up": then, "at the end": now, "growth in %": grown}
        if grown > growth and now - then > spare:
            wrong.append(f"{name} grew by {grown}%: {then:,.0f} after {warm_up:.0f} s, {now:,.0f} at the end")
    figures["wal at most"] = max(each.wal for each in samples)
    figures["database at the end"] = samples[-1].database
    if figures["wal at most"] > WAL:
        wrong.append(f"the write-ahead log grew to {figures['wal at most']:,} bytes")
    return figures, wrong


def errors_in(log: Path) -> list[str]:
    """Lines of the server's log that tell of an error, or are none of its own."""
    wrong = []
    for line in log.read_text("utf-8", errors="replace").splitlines():
        try:
            if json.loads(line)["level"] in ("error", "critical"):
                wrong.append(line[:500])
        except (ValueError, KeyError, TypeError):
            wrong.append(line[:500])
    return wrong


def show(sample: Sample) -> str:
    """A sample in one line."""
    return (
        f"{sample.at / 60:6.1f} min  {sample.rss / 1e6:7.1f} MB in {sample.processes} processes  "
        f"{sample.descriptors:5} descriptors  {sample.tasks:5} tasks  {sample.in_memory:5} tables in memory  "
        f"database {sample.database / 1e6:6.1f} MB  log {sample.wal / 1e6:5.1f} MB  "
        f"{sample.ended:5} of {sample.begun:5} games ended"
    )


class Minutes:
    """Prints the first sample of each minute."""

    def __init__(self) -> None:
        self.next = 0.0

    def __call__(self, sample: Sample) -> None:
        if sample.at >= self.next:
            self.next = (sample.at // 60 + 1) * 60
            print(show(sample), flush=True)


async def soak(
    server: crash.Server, tables: int, done: Callable[[Soak], bool], seed: int, told: Callable[[Sample], None]
) -> Soak:
    """Start the server and play."""
    await server.start()
    try:
        played = Soak(server, tables, seed)
        await played.play(lambda: done(played), told)
        return played
    finally:
        server.kill()


def main() -> int:
    """Run, and say whether anything grew."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--warm-up", type=float, default=600.0, help="seconds after which memory may not grow")
    parser.add_argument("--growth", type=float, default=5.0, help="percent that it may all the same")
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write samples and result into this file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="undercroft-soak-") as name:
        folder = Path(name)
        postgres = own_postgres.start(folder / "postgres") if args.database == "postgresql" else None
        try:
            database = own_postgres.new_database(postgres.get_uri()) if postgres else str(folder / "house.db")
            server = crash.new_server(database, folder, args.workers)
            server.settings |= {"open_metrics": True, "snapshot_every": 64}
            played = asyncio.run(
                soak(
                    server,
                    args.tables,
                    lambda played: time.monotonic() - played.started >= args.seconds,
                    args.seed,
                    Minutes(),
                )
            )
            errors = errors_in(server.errors)
        finally:
            if postgres is not None:
                postgres.cleanup()
    figures, wrong = judge(played.samples, args.warm_up, args.growth)
    odd = sorted(set(played.breaks) - {*USUAL, "ConnectionClosedError", "ConnectionClosedOK"})
    wrong += [f"refused or cut off: {', '.join(odd)}"] if odd else []
    wrong += [f"{len(errors)} errors in the log, the first: {errors[0]}"] if errors else []
    result = {
        "arguments": {key: str(value) if isinstance(value, Path) else value for key, value in vars(args).items()},
        "figures": figures,
        "games": {"begun": dict(played.begun), "ended": dict(played.ended)},
        "cut off": dict(played.breaks),
        "wrong": wrong,
        "errors": errors[:20],
        "samples": [msgspec.to_builtins(each) for each in played.samples],
    }
    if args.json:
        args.json.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps({key: result[key] for key in ("figures", "games", "cut off")}, indent=1))
    for each in wrong:
        print(f"WRONG: {each}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
