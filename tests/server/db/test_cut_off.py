"""A host that is cut off from PostgreSQL in the middle of a commit holds up nobody else."""

import asyncio
import socket

import pytest

import crash
import drill
from inside import head_of
from serving import run
from undercroft.server.base.errors import StorageUnavailable
from undercroft.server.base.settings import Settings
from undercroft.server.db import postgres
from undercroft.server.db.postgres import PostgresCommitter
from undercroft.server.db.statements import Write
from undercroft.server.model.log import Entry, Said, Seated
from undercroft.server.run.host import opened
from undercroft.server.tables import create


def test_what_was_begun_and_never_committed_is_given_up_by_the_database(pg_database, monkeypatch):
    monkeypatch.setitem(postgres.WRITER, "idle_in_transaction_session_timeout", "200ms")

    async def work():
        async with opened(Settings(database=pg_database)) as registry:
            live = await create.create_table(registry, head_of(2), [Seated(), Seated()])
            number, written = live.record.number + 1, asyncio.Event()
            lost, other = (PostgresCommitter(registry.settings.postgres, name) for name in ("lost", "other"))
            honest, gone = lost._write, asyncio.Event()

            async def cut_off(writes):
                await honest(writes)
                written.set()
                await gone.wait()

            lost._write = cut_off
            first = asyncio.create_task(lost.commit([said(live, number, "first")]))
            await written.wait()
            await other.commit([said(live, number, "second")])
            gone.set()
            with pytest.raises(StorageUnavailable):
                await first
            await other.drop()
            (kept,) = await registry.storage.entries(live.head.id, number - 1)
            assert kept.body.text == "second"

    run(work)


def said(live, number, text):
    return Write(live.head.id, [Entry(number, 0, 1.0, Said("Ada", text))])


def test_a_connection_over_the_network_gives_up_in_time(monkeypatch):
    """TCP by itself waits for a quarter of an hour, and for ever where nothing is sent."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)

    class Connection:
        class _transport:
            get_extra_info = staticmethod({"socket": made}.get)

    async def connected(address, **more):
        assert more == {"timeout": postgres.CONNECT_SECONDS, "command_timeout": None}
        return Connection

    monkeypatch.setattr(postgres.asyncpg, "connect", connected)
    with made:
        asyncio.run(postgres.connect("postgresql://somewhere/house"))
        assert made.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert made.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == postgres.LOST_SECONDS * 1000


def test_the_drill_says_plainly_where_it_cannot_be_done(monkeypatch, capsys):
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr("sys.argv", ["drill.py"])
    assert drill.main() == 1
    assert "cannot be done on this machine: ip, unshare, nsenter, setpriv, haproxy missing" in capsys.readouterr().err


def test_a_server_of_the_drill_listens_where_it_is_told(tmp_path):
    server = crash.Server({"host": "10.26.1.11", "port": 8000}, tmp_path / "log", ["nsenter"])
    assert server.address == "http://10.26.1.11:8000"
