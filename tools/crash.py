"""The crash suite: kill the server at random moments under play, and see that nothing was lost or done twice.

    python tools/crash.py --kills 200 --database sqlite
    python tools/crash.py --kills 200 --database postgresql
    python tools/crash.py --kills 200 --workers 2
    python tools/crash.py --power-loss 200

Several people play at several tables over WebSockets, each noting what the server said it had kept. The server is
killed (SIGKILL) and started again; the people come back by themselves. At the end the log must hold every choice that
was acknowledged, each decision answered once, and replay to a position that keeps the game's laws. Of several server
processes now one is killed, now all of them.

With --power-loss nothing is killed: the files are copied as they are in the middle of writes, and each copy is opened.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

import own_postgres
from undercroft.client import Client, Follower, Refused
from undercroft.server.base.settings import Settings
from undercroft.server.model.log import Chosen
from undercroft.server.run.host import opened

SERVE = (
    "import msgspec, sys; from undercroft.server.run.serve import serve; "
    "from undercroft.server.base.settings import Settings; "
    "sys.exit(serve(msgspec.json.decode(sys.argv[1], type=Settings)))"
)
OFTEN_CHECKPOINTED = (
    "from undercroft.server.db import sqlite; assert sqlite.CHECKPOINT_ROWS; sqlite.CHECKPOINT_ROWS = 64; "
)
GONE = (OSError, WebSocketException, EOFError, TimeoutError)
WITHOUT_LIMITS = {
    "requests_per_second": 1e6,
    "actions_per_second": 1e6,
    "tables_per_hour": 1e9,
    "visitors_per_hour": 1e9,
    "sockets_per_address": 10_000,
    "frames_per_second": 1e6,
    "frames_per_address": 1e6,
    "connections_per_address": 10_000,
    "person_megabytes_per_hour": 1e6,
    "table_megabytes_per_hour": 1e6,
    "address_megabytes_per_hour": 1e6,
}
"""Settings for players who all come from one address, and never pause."""
TABLES = 4
LONG = 60.0


class Server:
    """The server as a process that can be killed."""

    def __init__(self, settings: dict[str, Any], errors: Path, within: Sequence[str] = ()) -> None:
        self.settings = settings
        self.within = within
        """The beginning of a command that runs another one, as in a namespace."""
        self.host = settings.get("host", "127.0.0.1")
        self.address = f"http://{self.host}:{settings['port']}"
        self.errors = errors
        self.program = SERVE
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*self.within, sys.executable, "-c", self.program, json.dumps(self.settings)],
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        deadline = time.monotonic() + LONG
        while time.monotonic() < deadline:
            try:
                _, writer = await asyncio.open_connection(self.host, self.settings["port"])
                writer.close()
                return
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server did not start: {self.errors.read_text()[-2000:]}") from None
                await asyncio.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def check_running(self) -> None:
        """Raise RuntimeError if it has ended by itself."""
        if self.process is not None and self.process.poll() is not None:
            raise RuntimeError(f"the server has ended: {self.errors.read_text()[-2000:]}")

    def kill(self) -> None:
        """No goodbye, to the whole of it."""
        if self.process is not None:
            workers = self.workers()
            for pid in [self.process.pid, *workers]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
            while any(running(pid) for pid in workers):
                time.sleep(0.005)

    def workers(self) -> list[int]:
        """The server processes, where there are several."""
        if self.process is None or self.settings.get("workers", 1) == 1:
            return []
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if is_worker(child)]

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """Nothing of it moves meanwhile, whatever it was about."""
        assert self.process is not None
        all_of_it = [self.process.pid, *self.workers()]
        for pid in all_of_it:
            os.kill(pid, signal.SIGSTOP)
        try:
            while any(state_of(pid) != "T" for pid in all_of_it):
                time.sleep(0.001)
            yield
        finally:
            for pid in all_of_it:
                os.kill(pid, signal.SIGCONT)

    async def kill_one(self, luck: random.Random) -> None:
        """One of its processes; the others go on, and it is replaced."""
        gone = luck.choice(self.workers())
        os.kill(gone, signal.SIGKILL)
        while gone in self.workers() or len(self.workers()) < self.settings["workers"]:
            await asyncio.sleep(0.02)


def is_worker(pid: str) -> bool:
    """Is this child of the server one of its processes? It may have gone since it was seen."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def state_of(pid: int) -> str:
    """The letter by which the system says what a process does."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def running(pid: int) -> bool:
    """Is a process still there? Its entry may stay; its last thread to end takes its sockets with it."""
    try:
        dead = state_of(pid) in "ZX"
        return not dead or len(list(Path(f"/proc/{pid}/task").iterdir())) > 1
    except OSError:
        return False


class Player:
    """Someone who plays at a seat and remembers what was promised."""

    def __init__(self, follower: Follower, table: str, luck: random.Random) -> None:
        self.follower = follower
        self.table = table
        self.luck = luck
        self.promised: dict[int, tuple[int, str]] = {}
        self.seat = -1
        self.playing: asyncio.Task[None] | None = None

    def sit_down(self) -> None:
        """Begin to play."""
        self.playing = asyncio.create_task(self.play())

    def still_playing(self) -> bool:
        """Has the game not come to its end for this one? Raises what made a player fail: that ends the run."""
        if self.playing is None or not self.playing.done():
            return self.playing is not None
        self.playing.result()
        return False

    async def play(self) -> None:
        """Play on through all breaks until the game is over."""
        seat = self.follower
        while True:
            try:
                await seat.open()
                while True:
                    # A break may have swallowed an answer: only fresh news says what is asked.
                    news = await seat.until(lambda news: news["decision"] is not None or news["result"] is not None)
                    if news["result"] is not None:
                        return
                    self.seat = news["you"]
                    text = self.luck.choice(news["decision"]["options"])["text"]
                    seat.news = None
                    reply = await seat.do("choose", decision=news["decision"]["number"], text=text)
                    self.promised[reply["number"]] = (self.seat, text)
            except Refused as error:
                if error.code not in ("stale", "not_asked", "over", "closed", "repeated", "unkept"):
                    raise
            except GONE:
                pass
            with contextlib.suppress(*GONE):
                await seat.close()
            seat.news = None
            await asyncio.sleep(0.02 + self.luck.random() * 0.1)


async def check(settings: Settings, players: list[Player]) -> Counter[str]:
    """Look for every promise in the log, and for anything that stands there twice."""
    seen: Counter[str] = Counter()
    async with opened(settings) as registry:
        for table in {player.table for player in players}:
            entries = await registry.storage.entries(table, -1)
            assert [entry.number for entry in entries] == list(range(len(entries))), (
                f"table {table} has a gap in its log"
            )
            # People are told numbers that hide changes of secret answers: more than one entry may have the same.
            _, record = await registry.read_record(table)
            told = defaultdict(list)
            for entry in entries:
                told[record.shown(entry.number)].append(entry)
            for player in players:
                if player.table == table:
                    for number, (seat, text) in player.promised.items():
                        found = told[number]
                        assert found, f"choice {number} of table {table} was acknowledged and is lost"
                        assert any(
                            isinstance(each.body, Chosen) and (each.seat, each.body.text) == (seat, text)
                            for each in found
                        ), f"entry {number} of table {table} is another's"
                        seen["acknowledged"] += 1
            answered = Counter(
                (entry.body.decision, entry.seat)
                for entry in entries
                if isinstance(entry.body, Chosen) and not entry.body.again
            )
            twice = [key for key, many in answered.items() if many > 1]
            assert not twice, f"table {table}: decided twice {twice}"
            seen["kept"] += sum(isinstance(entry.body, Chosen) for entry in entries)
            live = await registry.table(table)
            assert live.game.checks.invariants(live.state) == []
            seen["tables"] += 1
    return seen


def new_server(database: str, folder: Path, workers: int = 1) -> Server:
    """A server without limits, on a port that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"database": database, "port": port, "workers": workers, "snapshot_every": 16, **WITHOUT_LIMITS}
    return Server(settings, folder / "server.log")


Trouble = Callable[[Server, list["Player"], list[Client], random.Random], Awaitable[None]]
"""What is done to a server under play."""


async def under(trouble: Trouble, server: Server, seed: int) -> Counter[str]:
    """Start a server, do something to it under play, and look at what it left."""
    players: list[Player] = []
    clients: list[Client] = []
    try:
        await server.start()
        await trouble(server, players, clients, random.Random(seed))
    finally:
        server.kill()
        await leave(players, clients)
    return await check(Settings(database=server.settings["database"]), players)


async def crash(kills: int, database: str, folder: Path, seed: int, workers: int = 1) -> Counter[str]:
    """Kill the server so many times, and look at what it left."""
    seen = await under(partial(killed_under_play, kills), new_server(database, folder, workers), seed)
    seen["kills"] = kills
    return seen


async def power_loss(copies: int, database: str, folder: Path, seed: int, workers: int = 1) -> Counter[str]:
    """Copy the files so many times in the middle of writes, and look for everything acknowledged before, in each."""
    server = new_server(database, folder, workers)
    server.program = OFTEN_CHECKPOINTED + SERVE
    found: Counter[str] = Counter()
    await under(partial(copied_under_play, copies, folder / "copy", found), server, seed)
    return found


async def leave(players: list[Player], clients: list[Client]) -> None:
    """Everyone stops playing."""
    tasks = [player.playing for player in players if player.playing is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        with contextlib.suppress(*GONE):
            await player.follower.close()
    for client in clients:
        await client.http.aclose()


async def killed_under_play(
    kills: int, server: Server, players: list[Player], clients: list[Client], luck: random.Random
) -> None:
    """Let people play, and pull the plug again and again."""

    for _ in range(TABLES):
        await sit_down(server.address, players, clients, luck)
    began = time.monotonic()
    for kill in range(1, kills + 1):
        await someone_chooses(players)  # someone has come back and been told that a choice is kept
        await asyncio.sleep(luck.uniform(0.0, 0.4))
        if server.workers() and kill % 2:
            await server.kill_one(luck)
        else:
            server.kill()
            await server.start()
        if sum(player.still_playing() for player in players) < TABLES:
            await sit_down(server.address, players, clients, luck)
        if kill % 20 == 0:
            promised = sum(len(player.promised) for player in players)
            print(f"{kill} kills, {promised} choices acknowledged, {time.monotonic() - began:.0f} s", flush=True)
    await played_on(players, LONG)


async def someone_chooses(players: list[Player]) -> None:
    """Wait until one more choice is acknowledged."""
    there = sum(len(player.promised) for player in players)
    deadline = time.monotonic() + LONG
    while sum(len(player.promised) for player in players) == there:
        if time.monotonic() > deadline:
            raise RuntimeError("nobody can play any more")
        await asyncio.sleep(0.005)


async def copied_under_play(
    copies: int,
    folder: Path,
    found: Counter[str],
    server: Server,
    players: list[Player],
    clients: list[Client],
    luck: random.Random,
) -> None:
    """Let people play, and again and again copy the files as they are at a moment: what a disk holds when the power
    goes. Each copy is opened, and must have what was acknowledged before."""
    for _ in range(TABLES):
        await sit_down(server.address, players, clients, luck)
    began = time.monotonic()
    for copied in range(1, copies + 1):
        await someone_chooses(players)
        await asyncio.sleep(luck.uniform(0.0, 0.1))
        before = [Player(player.follower, player.table, luck) for player in players]
        for player, now in zip(before, players, strict=True):
            player.promised = dict(now.promised)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        file = Path(server.settings["database"])
        with server.stopped():
            if file.with_name(f"{file.name}-wal").exists():
                found["with a log"] += 1
            for part in (file, file.with_name(f"{file.name}-wal")):
                if part.exists():
                    shutil.copy(part, folder)
        seen = await check(Settings(database=str(folder / file.name)), before)
        found["copies"] += 1
        found["acknowledged"] += seen["acknowledged"]
        if sum(player.still_playing() for player in players) < TABLES:
            await sit_down(server.address, players, clients, luck)
        if copied % 20 == 0:
            print(f"{copied} copies, {time.monotonic() - began:.0f} s", flush=True)


async def sit_down(address: str, players: list[Player], clients: list[Client], luck: random.Random) -> None:
    """New people at a new table, of each game in turn."""
    async with Client(address) as nobody:
        games = (await nobody.get("/api/house"))["games"]
    game = games[len({player.table for player in players}) % len(games)]
    seats = max(2, game["min_seats"])
    people = [await Client.visit(address, f"player {n}") for n in range(seats)]
    clients.extend(people)
    made = await people[0].make_table(game["id"], ["me"] + ["open"] * (seats - 1))
    for seat in range(1, seats):
        await people[seat].take(made["table"], seat)
    for person in people:
        player = Player(person.sit(made["table"]), made["table"], random.Random(luck.random()))
        players.append(player)
        player.sit_down()


async def played_on(players: list[Player], within: float, clock: Callable[[], float] = time.monotonic) -> None:
    """After the last kill everyone must play on, or see their game end: raises if a table waits so long for someone.

    Not everyone is asked soon, so the time of a table counts anew with every choice that is made there.
    """
    before = {player: len(player.promised) for player in players}
    last: dict[str, tuple[int, float]] = {}
    while True:
        now = clock()
        made = Counter[str]()
        for player in players:
            made[player.table] += len(player.promised)
        for table, many in made.items():
            if table not in last or last[table][0] != many:
                last[table] = (many, now)
        waiting = [player for player in players if player.still_playing() and len(player.promised) == before[player]]
        if not waiting:
            return
        stuck = sorted({player.table for player in waiting if now - last[player.table][1] > within})
        if stuck:
            raise RuntimeError(f"for {within:.0f} s after the last kill nobody could play on at: {', '.join(stuck)}")
        await asyncio.sleep(0.05)


def run(
    what: Callable[..., Coroutine[Any, Any, Counter[str]]], many: int, kind: str, seed: int, workers: int = 1
) -> Counter[str]:
    """One run in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="undercroft-crash-") as name:
        folder = Path(name)
        if kind == "sqlite":
            return asyncio.run(what(many, str(folder / "house.db"), folder, seed, workers))
        server = own_postgres.start(folder / "postgres")
        try:
            return asyncio.run(what(many, own_postgres.new_database(server.get_uri()), folder, seed, workers))
        finally:
            server.cleanup()


def main() -> int:
    """Run and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--power-loss", type=int, metavar="COPIES", help="copy the files so often instead (SQLite)")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    args = parser.parse_args()
    if args.power_loss:
        seen = run(power_loss, args.power_loss, "sqlite", args.seed, args.workers)
        print(
            f"{seen['copies']} copies, {seen['with a log']} of them with a write-ahead log, all opened: "
            f"{seen['acknowledged']} times a choice acknowledged before was looked for and found"
        )
        return 0
    seen = run(crash, args.kills, args.database, args.seed, args.workers)
    print(
        f"{args.database}: {seen['kills']} kills, {seen['tables']} tables, {seen['acknowledged']} choices acknowledged "
        f"and all kept ({seen['kept']} in all), none twice, everyone played on"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
