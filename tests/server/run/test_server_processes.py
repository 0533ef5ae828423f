"""Several server processes under one command: one house, on either database."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
from contextlib import asynccontextmanager
from types import SimpleNamespace

import httpx
import pytest

import crash
from eventually import eventually
from serving import run
from undercroft.client import Client
from undercroft.server.base.peers import Peers
from undercroft.server.run import supervisor
from undercroft.server.tables.registry import Registry


@asynccontextmanager
async def workers(database, folder, count=2, **more):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"database": database, "port": port, "workers": count, "requests_per_second": 1e6, "open_metrics": True}
    server = crash.Server(settings | {"actions_per_second": 1e6} | more, folder / "server.log")
    try:
        await server.start()

        async def all_there():
            return len(server.workers()) >= count - (count == 1) and await metrics_of_all(server.address, count)

        await eventually(all_there, f"{count} processes answer")
        yield server
    finally:
        server.kill()


async def metrics_of_all(address, count):
    """How many sockets each process holds: every request may reach another one."""
    seen = {}
    for _ in range(60):
        async with Client(address) as nobody:
            try:
                page = str(await nobody.get("/metrics"))
            except Exception:
                return {}
        which = re.search(r"^undercroft_process (\S+)", page, re.M)[1]
        seen[which] = int(float(re.search(r"^undercroft_sockets (\S+)", page, re.M)[1]))
        if len(seen) == count:
            return seen
    return {}


def test_whichever_process_one_reaches_it_is_the_same_table(database, tmp_path):
    async def play():
        async with workers(database, tmp_path) as server:
            people = [await Client.visit(server.address, name) for name in ("Ada", "Bob")]
            table = (await people[0].make_table("dice_brewing", ["me", "open"]))["table"]
            await people[1].take(table, 1)
            sits = [person.sit(table) for person in people for _ in range(4)]
            for sit in sits:
                await sit.open()
                await sit.next_news()
            for n in range(10):
                async with Client(server.address, people[n % 2].token) as another:  # by a connection of its own
                    await another.act(table, "say", text=f"line {n}")
            for sit in sits:
                await sit.until(lambda news: any(line.get("text") == "line 9" for line in news["log"]))
                await sit.close()
            for person in people:
                await person.http.aclose()

    run(play)


def test_all_who_follow_a_table_meet_in_one_process(tmp_path):
    async def play():
        async with workers(str(tmp_path / "house.db"), tmp_path) as server:
            ada = await Client.visit(server.address, "Ada")
            for _ in range(2):
                table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
                sits = [ada.sit(table) for _ in range(10)]
                for sit in sits:
                    await sit.open()
                    await sit.next_news()
                assert sorted((await metrics_of_all(server.address, 2)).values()) == [0, 10]
                for sit in sits:
                    await sit.close()

                async def all_gone():
                    sockets = await metrics_of_all(server.address, 2)
                    return sockets and not sum(sockets.values())

                await eventually(all_gone, "no socket is open")
            await ada.http.aclose()

    run(play)


def test_a_session_ends_in_all_processes(tmp_path):
    async def play():
        async with workers(str(tmp_path / "house.db"), tmp_path) as server:
            ada = await Client.visit(server.address, "Ada")
            tables = [(await ada.make_table("dice_brewing", ["me", "me"]))["table"] for _ in range(4)]
            sits = [ada.sit(table) for table in tables]
            for sit in sits:
                await sit.open()
                await sit.next_news()
            assert all((await metrics_of_all(server.address, 2)).values()), "both processes have sockets of hers"
            await ada.post("/api/account/logout", {})
            for sit in sits:
                await sit.socket.wait_closed()
                assert sit.socket.close_code == 3000
            await ada.http.aclose()

    run(play)


def test_processes_end_with_the_command(tmp_path):
    """Told to stop, and killed without a word."""

    async def play():
        for number in (signal.SIGTERM, signal.SIGKILL):
            async with workers(str(tmp_path / "house.db"), tmp_path) as server:
                left = server.workers()
                server.process.send_signal(number)
                server.process.wait(20)
                server.process = None
                assert len(left) == 2
                try:
                    await eventually(lambda left=left: not any(map(crash.running, left)), "the server's processes end")
                finally:
                    for pid in filter(crash.running, left):
                        os.kill(pid, signal.SIGKILL)

    run(play)


def test_a_process_that_hangs_is_replaced_and_its_tables_go_on(database, tmp_path):
    """It is stopped, as if it waited for something that never comes: it neither ends nor lets go of anything."""

    async def play():
        async with workers(database, tmp_path, hung_seconds=3.0) as server:
            ada = await Client.visit(server.address, "Ada")
            tables = []

            async def made():
                # On a busy machine a process may be replaced for less.
                with contextlib.suppress(httpx.HTTPError):
                    tables.append((await ada.make_table("dice_brewing", ["me", "me"]))["table"])
                return len(tables) == 4

            await eventually(made, "four tables are made")
            hung = server.workers()[0]
            os.kill(hung, signal.SIGSTOP)
            await eventually(lambda: not crash.running(hung), "the process that hangs is killed")

            async def all_there():
                return hung not in server.workers() and await metrics_of_all(server.address, 2)

            await eventually(all_there, "two processes answer")
            for table in tables:

                async def heard(table=table):
                    with contextlib.suppress(*crash.GONE):
                        async with ada.sit(table) as seat:
                            await seat.next_news()
                            return await seat.do("say", text="is anyone there?")

                await eventually(heard, f"table {table} goes on")
            await ada.http.aclose()
        told = [json.loads(line) for line in server.errors.read_text().splitlines() if "hangs" in line]
        assert hung in [line["worker"] for line in told]

    run(play)


def test_a_process_that_hangs_from_the_start_is_replaced_too(monkeypatch):
    now = 1000.0
    monkeypatch.setattr(supervisor, "time", SimpleNamespace(monotonic=lambda: now))
    worker = object.__new__(supervisor.Worker)
    worker.born, worker.seen = now, None
    assert not worker.hangs(now + supervisor.START_SECONDS, 2.0)
    assert worker.hangs(now + supervisor.START_SECONDS + 1, 2.0)
    worker.seen = now
    assert not worker.hangs(now + 2.0, 2.0)
    assert worker.hangs(now + 2.1, 2.0)


@pytest.mark.parametrize("count", [1, 2])
def test_systemd_hears_that_the_house_is_open_and_alive(count, tmp_path, monkeypatch):
    async def play():
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
            systemd.bind(str(tmp_path / "notify"))
            systemd.setblocking(False)
            monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
            async with workers(str(tmp_path / "house.db"), tmp_path, count):
                heard = set()
                while heard != {b"READY=1", b"WATCHDOG=1"}:
                    heard.add(await asyncio.get_running_loop().sock_recv(systemd, 100))

    run(play)


def test_a_table_belongs_to_one_process(tmp_path):
    three = [Peers(tmp_path, index, 3) for index in range(3)]
    owners = [{each.owner(f"table{n}") for each in three} for n in range(60)]
    assert all(len(owner) == 1 for owner in owners)
    assert set.union(*owners) == {0, 1, 2}


def test_new_tables_are_dealt_out_evenly(tmp_path):
    for index in range(2):
        registry = SimpleNamespace(peers=Peers(tmp_path, index, 2))
        owners = [registry.peers.owner(Registry.new_table_id(registry)) for _ in range(20)]
        assert owners.count(0) == owners.count(1) == 10


def test_many_notes_reach_a_neighbour_who_is_slow(tmp_path):
    """More than its socket holds; and one who is not there holds up nobody."""

    async def tell():
        heard = set()
        one, two = Peers(tmp_path, 0, 3), Peers(tmp_path, 1, 3)
        two.on_news = heard.update
        one.open()
        two.open()
        sent = {f"table{n}" for n in range(2000)}
        for name in sorted(sent):
            one.tell([name])
        await eventually(lambda: len(heard) >= len(sent), "all notes are heard")
        assert heard == sent
        one.close()
        two.close()

    run(tell)


def test_a_socket_is_handed_over_with_what_it_said(tmp_path):
    async def hand():
        given = []
        one, two = Peers(tmp_path, 0, 2), Peers(tmp_path, 1, 2)
        two.on_socket = lambda guest, request: given.append((guest, request))
        theirs = next(f"table{n}" for n in range(9) if one.owner(f"table{n}") == 1)
        mine = next(f"table{n}" for n in range(9) if one.owner(f"table{n}") == 0)
        one.open()
        far, near = socket.socketpair()
        assert not one.pass_socket(near.fileno(), b"GET /", theirs)  # nobody there: it stays
        two.open()
        assert not one.pass_socket(near.fileno(), b"GET /", mine)
        assert one.pass_socket(near.fileno(), b"GET /", theirs)
        near.close()
        await eventually(lambda: given, "the socket is handed over")
        guest, request = given[0]
        assert request == b"GET /"
        guest.sendall(b"welcome")
        assert far.recv(20) == b"welcome"
        for each in (guest, far):
            each.close()
        one.close()
        two.close()

    run(hand)


def test_killed_under_play(tmp_path):
    """One of them, then all of them: nothing acknowledged is lost."""
    seen = asyncio.run(crash.crash(4, str(tmp_path / "house.db"), tmp_path, 5, workers=2))
    assert seen["acknowledged"] > 0
