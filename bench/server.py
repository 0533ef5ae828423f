"""The server under load: N tables of four seats over real WebSockets, with rules, views and full commits.

    python bench/server.py [--tables 10 64 200 1000] [--workers 1 2] [--seconds 5] [--repeat 3] [--write]

With one server process and with as many as there are cores. Beside it, in the same run, boardgame.io's own server doing
its own moves (as many sockets a match, nothing stored), if node can install it into a scratch folder. Client and
server share the machine, for both. Latency runs from sending a choice until the seat that is asked next has its
news. All of it is done `--repeat` times in turn, and the medians are told. --write puts table and plot into
docs/notes/server-under-load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import platform
import random
import shutil
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from undercroft.client import Client

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
SERVE = (
    "import msgspec, sys; from undercroft.server.run.serve import serve; "
    "from undercroft.server.base.settings import Settings; "
    "sys.exit(serve(msgspec.json.decode(sys.argv[1], type=Settings)))"
)
SEATS = 4
GOALS = "\n## Beside the goals\n"
"""From here on the page is written by hand."""


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    number: int
    options: list[Option]
    answer: str | None


class Message(msgspec.Struct):
    """What the bench reads of a message; the rest is skipped unread, as a machine's client would."""

    type: str
    number: int = -1
    decision: Decision | None = None
    result: Any = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode
NOT_ASKED, NOT_OVER = b'"decision":null', b'"result":null'


class Line(asyncio.Protocol):
    """A WebSocket client reduced to what the bench needs, so that it costs the machine as little as it can."""

    def __init__(self, table: Table, path: str, token: str, host: str) -> None:
        self.table = table
        self.buffer = b""
        self.open = False
        self.told = False
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(self.hello.encode())  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        at = 0
        if not self.open:
            at = data.find(b"\r\n\r\n") + 4
            if at >= 4:
                assert data.startswith(b"HTTP/1.1 101"), data[:200]
                self.open = True
        while self.open and at + 2 <= len(data):
            size, start = data[at + 1] & 127, at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            kind, payload = data[at] & 15, data[start : start + size]
            at = start + size
            if kind == 1:
                self.table.heard(self, payload)
            elif kind == 9:
                self.send(payload, 10)
        self.buffer = data[at:]

    def send(self, payload: bytes, kind: int = 1) -> None:
        """One masked frame; the mask of zeros is as good as any here."""
        head = bytes([128 | kind, 128 | len(payload)]) if len(payload) < 126 else bytes([128 | kind, 254])
        if len(payload) >= 126:
            head += struct.pack("!H", len(payload))
        self.transport.write(head + b"\0\0\0\0" + payload)  # type: ignore[attr-defined]


class Table:
    """One table: whoever is asked answers, at once or after a pause."""

    def __init__(self, run: Run, id: str, pause: float) -> None:
        self.run = run
        self.id = id
        self.pause = pause
        self.lines: list[Line] = []
        self.answered = -1
        self.sent = 0.0
        self.over = False

    def heard(self, line: Line, data: bytes) -> None:
        if NOT_ASKED in data and NOT_OVER in data:  # three of four are told so; nobody but the one asked reads on
            line.told = True
            return
        message = decode(data)
        if message.type == "news":
            line.told = True
            decision = message.decision
            if message.result is not None:
                self.over = True
            elif decision is not None and decision.number > self.answered:
                if self.sent:
                    self.run.measured(time.perf_counter() - self.sent)
                self.answered = decision.number
                if self.pause:
                    wait = self.run.chance.expovariate(1 / self.pause)
                    asyncio.get_running_loop().call_later(wait, self.answer, line, decision)
                else:
                    self.answer(line, decision)
        elif message.type == "refused":
            self.run.refused += 1

    def answer(self, line: Line, decision: Decision) -> None:
        if self.run.over:
            return
        text = self.run.chance.choice(decision.options).text
        self.sent = time.perf_counter()
        line.send(msgspec.json.encode({"type": "choose", "decision": decision.number, "text": text}))


class Run:
    """One measurement."""

    def __init__(self, address: str, token: str, pids: list[int]) -> None:
        self.pids = pids
        self.host = address.removeprefix("http://")
        self.token = token
        self.latencies: list[float] = []
        self.refused = 0
        self.measuring = False
        self.over = False
        self.chance = random.Random(1)

    def measured(self, seconds: float) -> None:
        if self.measuring:
            self.latencies.append(seconds)

    async def play(self, tables: list[str], seconds: float, pause: float) -> dict[str, float]:
        """Let all tables play for a while."""
        loop = asyncio.get_running_loop()
        host, port = self.host.split(":")
        all_tables = []
        for id in tables:
            table = Table(self, id, pause)
            for seat in range(SEATS):
                path = f"/api/tables/{id}/live?seat={seat}&since=1000000000&changes=true"
                made = partial(Line, table, path, self.token, self.host)
                _, line = await loop.create_connection(made, host, int(port))
                table.lines.append(line)
            all_tables.append(table)
        while not all(line.told for table in all_tables for line in table.lines):
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5 + pause)
        self.measuring = True
        began, worked, own = time.perf_counter(), cpu_of(self.pids), time.process_time()
        await asyncio.sleep(seconds)
        elapsed, worked = time.perf_counter() - began, cpu_of(self.pids) - worked
        own = time.process_time() - own
        self.measuring = False
        self.over = True
        await asyncio.sleep(0.3)
        for table in all_tables:
            for line in table.lines:
                line.transport.close()
        found = sorted(self.latencies)
        if not found:
            raise RuntimeError(f"no choice came through; {self.refused} were refused")

        def at(part: float) -> float:
            return round(found[min(len(found) - 1, int(len(found) * part))] * 1000, 2)

        return {
            "per_second": round(len(found) / elapsed, 1),
            "p50": at(0.5),
            "p95": at(0.95),
            "p99": at(0.99),
            "cpu_us": round(worked / len(found) * 1e6),
            "client_us": round(own / len(found) * 1e6),
            "refused": self.refused,
            "over": sum(table.over for table in all_tables),
        }


def memory_of(pids: list[int]) -> int:
    """Resident bytes of processes."""
    lines = [line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) * 1024


def cpu_of(pids: list[int]) -> float:
    """Seconds that processes have worked: what a choice costs, however busy the machine is with other things."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Our server as a process."""

    def __init__(self, folder: Path, workers: int = 1) -> None:
        port = free_port()
        self.workers = workers
        settings = {
            "database": str(folder / "house.db"),
            "port": port,
            "workers": workers,
            "requests_per_second": 1e9,
            "actions_per_second": 1e9,
            "tables_per_hour": 1e9,
            "visitors_per_hour": 1e9,
            "sockets_per_address": 100_000,
            "frames_per_second": 1e9,
            "frames_per_address": 1e9,
        }
        self.address = f"http://127.0.0.1:{port}"
        with (folder / "server.log").open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, json.dumps(settings)], stdout=subprocess.DEVNULL, stderr=log
            )

    async def ready(self) -> None:
        port = int(self.address.rpartition(":")[2])
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.05)

    @property
    def pids(self) -> list[int]:
        """Its processes."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if self.workers > 1 else []
        return [pid, *map(int, children)]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def ours(game: str, sizes: list[int], seconds: float, workers: int) -> dict[str, Any]:
    """All measurements of our server."""
    out: dict[str, Any] = {"closed": {}}
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as name:
        server = Server(Path(name), workers)
        try:
            await server.ready()
            await asyncio.sleep(2)  # until all its processes are there
            async with await Client.visit(server.address, "Bench") as client:

                async def tables(many: int) -> list[str]:
                    made = []
                    for _ in range(many):
                        made.append((await client.make_table(game, ["me"] * SEATS))["table"])
                    return made

                def run() -> Run:
                    assert client.token is not None
                    return Run(server.address, client.token, server.pids)

                warm = await tables(20)
                await run().play(warm, 1, 0)
                before = memory_of(server.pids)
                idle = await tables(500)
                out["idle_kb"] = round((memory_of(server.pids) - before) / 500 / 1000, 1)
                for many in sizes:
                    some = await tables(many)
                    out["closed"][many] = await run().play(some, seconds, 0)
                    print(f"ours, {workers} processes, {many} tables at once: {out['closed'][many]}", flush=True)
                out["paced"] = await run().play(idle[:200], seconds * 2, 1.0)
                print(f"ours, {workers} processes, 200 tables of one choice a second: {out['paced']}", flush=True)
        finally:
            server.stop()
    return out


def disk(seconds: float) -> dict[str, float]:
    """How long the disk alone takes to keep a little, and how long at worst: no commit can be quicker."""
    with tempfile.NamedTemporaryFile(prefix="undercroft-bench-") as file:
        found, end = [], time.perf_counter() + seconds
        while time.perf_counter() < end:
            began = time.perf_counter()
            os.write(file.fileno(), bytes(8192))
            os.fdatasync(file.fileno())
            found.append((time.perf_counter() - began) * 1000)
    found.sort()
    at = {"p50": 0.5, "p99": 0.99, "p999": 0.999}
    kept = {name: round(found[int(len(found) * part)], 2) for name, part in at.items()}
    print(f"the disk alone: {kept}, longest {found[-1]:.0f} ms", flush=True)
    return {**kept, "longest": round(found[-1])}


def theirs(sizes: list[int]) -> dict[str, Any] | None:
    """boardgame.io's server, measured by its own script; None with a notice if it cannot be installed."""
    if not shutil.which("npm"):
        print("boardgame.io is left out: there is no npm here")
        return None
    folder = Path(os.environ.get("BGIO", Path(tempfile.gettempdir()) / "bgio"))
    if not (folder / "node_modules/boardgame.io").exists():
        folder.mkdir(exist_ok=True)
        install = "npm init -y >/dev/null && npm install --no-audit --no-fund boardgame.io socket.io-client >/dev/null"
        if subprocess.run(install, shell=True, cwd=folder, timeout=300).returncode:
            print("boardgame.io is left out: it could not be installed")
            return None
    environment = {**os.environ, "NODE_PATH": str(folder / "node_modules"), "REPEATS": "1", "SEATS": str(SEATS)}
    command = ["node", str(HERE / "peer_boardgameio_server.js"), *map(str, sizes)]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900)
    if answer.returncode:
        print(f"boardgame.io is left out: {answer.stderr[-300:]}")
        return None
    found: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])["results"]
    return {
        name.removeprefix("matches_"): {
            "per_second": row["moves_per_s"]["median"],
            "p50": row["p50_ms"]["median"],
            "p99": row["p99_ms"]["median"],
            "cpu_us": round(row["cpu_us"]["median"]),
        }
        for name, row in found.items()
    }


def medians(rounds: list[Any]) -> Any:
    """Every figure's median over several rounds of the same shape."""
    first = rounds[0]
    if isinstance(first, dict):
        return {key: medians([each[key] for each in rounds]) for key in first}
    return statistics.median(rounds) if isinstance(first, int | float) else first


def plot(result: dict[str, Any]) -> str:
    """Choices a second by number of tables, as a small SVG."""
    lines = []
    for (workers, run), colour in zip(result["ours"].items(), ("#9a4a1c", "#3b6b35", "#6b3570"), strict=False):
        points = [(int(n), row["per_second"]) for n, row in run["closed"].items()]
        lines.append((points, colour, f"Undercroft, {processes(workers)}: choices/s"))
    peers = [(int(n), row["per_second"]) for n, row in (result["boardgame.io"] or {}).items()]
    lines.append((peers, "#24588f", "boardgame.io: moves/s"))
    every = [point for points, _, _ in lines for point in points]
    top = max(value for _, value in every) * 1.3
    columns = sorted({n for n, _ in every})
    width, height, left, bottom = 640, 300, 60, 40

    def place(n: int, value: float) -> tuple[float, float]:
        x = left + 30 + columns.index(n) * (width - left - 60) / max(1, len(columns) - 1)
        return round(x, 1), round(height - bottom - value / top * (height - bottom - 20), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>',
    ]
    for step in range(5):
        value = top * step / 4
        _, y = place(columns[0], value)
        parts.append(f'<path d="M{left} {y}H{width - 20}" stroke="#cdbb9f"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end" fill="#6a5846">{value:,.0f}</text>')
    for n in columns:
        x, _ = place(n, 0)
        parts.append(f'<text x="{x}" y="{height - 18}" text-anchor="middle" fill="#6a5846">{n}</text>')
    for offset, (points, colour, name) in enumerate(lines):
        if points:
            path = " ".join(f"{'L' if i else 'M'}{x} {y}" for i, (x, y) in enumerate(place(*p) for p in points))
            parts.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
            parts += [f'<circle cx="{place(*p)[0]}" cy="{place(*p)[1]}" r="4" fill="{colour}"/>' for p in points]
            parts.append(f'<text x="{left + 40}" y="{20 + 17 * offset}" fill="{colour}">{name}</text>')
    parts.append(
        f'<text x="{width / 2}" y="{height - 3}" text-anchor="middle" fill="#6a5846">tables at once</text></svg>'
    )
    return "\n".join(parts) + "\n"


def processes(workers: int) -> str:
    """So many, in words."""
    return "one process" if workers == 1 else f"{workers} processes"


def page(result: dict[str, Any]) -> str:
    """The figures as a page."""
    peers = result["boardgame.io"] or {}
    lines = [
        "# The server under load",
        "",
        f"Made by `make bench-server` on {time.strftime('%Y-%m-%d')}: {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, {result['mode']} rules of {result['game']}, load average "
        f"{result['load']:.1f} when it began. Client and server share the machine.",
        "",
        "A choice goes from one seat over a real WebSocket through the rules and a full commit (SQLite, WAL, full",
        "sync) to all four seats, each with its own view; latency ends when the seat that is asked next has its news.",
        "boardgame.io makes moves of a nine-cell board, also with four sockets a match, and stores nothing. All took",
        f"turns {result['repeat']} times; these are medians.",
        "",
        "![Choices a second](../performance-server.svg)",
        "",
        "| tables at once | server | choices/s | p50 ms | p95 ms | p99 ms | server CPU a choice, µs "
        "| times boardgame.io |",
        "| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    sizes = next(iter(result["ours"].values()))["closed"]
    for n in sizes:
        peer = peers.get(str(n))
        for workers, run in result["ours"].items():
            row = run["closed"][n]
            times = f"{row['per_second'] / peer['per_second']:.2f}" if peer else ""
            lines.append(
                f"| {n} | Undercroft, {processes(workers)} | {row['per_second']:,.0f} | {row['p50']} | {row['p95']} "
                f"| {row['p99']} | {row['cpu_us']} | {times} |"
            )
        if peer:
            lines.append(
                f"| {n} | boardgame.io | {peer['per_second']:,.0f} | {peer['p50']} | | {peer['p99']} "
                f"| {peer['cpu_us']} | |"
            )
    for workers, run in result["ours"].items():
        paced = run["paced"]
        lines += [
            "",
            f"200 tables of about one choice a second, {processes(workers)}: {paced['per_second']:,.0f} choices/s, "
            f"p50 {paced['p50']} ms, p95 {paced['p95']} ms, p99 {paced['p99']} ms. "
            f"Memory of an idle table: {run['idle_kb']} kB.",
        ]
    alone = result["disk"]
    lines += [
        "",
        f"The disk alone, in the same run: to write 8 kB and have them kept takes p50 {alone['p50']} ms, p99 "
        f"{alone['p99']} ms, p99.9 {alone['p999']} ms and at worst {alone['longest']} ms.",
        "",
        "Read the ratios rather than the figures: machines differ, and this one is shared.",
    ]
    if result["load"] > (os.cpu_count() or 1) / 2:
        lines += [
            "",
            "**The machine was busy with other work when this was measured, so neither the figures nor the ratios are",
            "evidence for or against the goals. Run `make bench-server` on a quiet machine.**",
        ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, and write it down if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 64, 200, 1000])
    parser.add_argument("--workers", type=int, nargs="+", default=sorted({1, os.cpu_count() or 1}))
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--game", default="dice_brewing")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    import undercroft.engine.state as state

    result: dict[str, Any] = {
        "load": os.getloadavg()[0],
        "game": args.game,
        "mode": "compiled" if str(state.__file__).endswith(".so") else "interpreted",
        "repeat": args.repeat,
    }
    rounds: list[dict[str, Any]] = []
    for _ in range(args.repeat):  # in turn, as a machine may be faster now and slower then
        peer = None if args.no_peer else theirs(args.tables)
        mine = {workers: uvloop.run(ours(args.game, args.tables, args.seconds, workers)) for workers in args.workers}
        rounds.append({"ours": mine, "boardgame.io": peer, "disk": disk(2 * args.seconds)})
    result |= medians(rounds)
    print(json.dumps(result, indent=1))
    if args.write:
        (DOCS / "performance-server.svg").write_text(plot(result))
        file = DOCS / "notes/server-under-load.md"
        _, goals, more = file.read_text().partition(GOALS) if file.exists() else ("", "", "")
        file.write_text(page(result) + goals + more)
    return 0


if __name__ == "__main__":
    sys.exit(main())
