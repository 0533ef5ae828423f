"""One socket must not stop everybody: every frame and every kilobyte is paid for, and nothing piles up."""

import asyncio

import pytest
from websockets.frames import Opcode

from eventually import eventually
from raw_sockets import close_all, frame, opened, say, with_raw
from serving import run
from undercroft.server.base import budgets
from undercroft.server.base.budgets import Budget, Budgets
from undercroft.server.base.errors import TooMuch
from undercroft.server.live import connection as connection_module
from undercroft.server.live.connection import Disconnected

FLOODS = {
    "pings": frame(b"", Opcode.PING),
    "pongs": frame(b"", Opcode.PONG),
    "empty fragments": frame(b"", Opcode.CONT, fin=False),
    "messages": frame(b"{}"),
}
MUCH = 262_144
"""What one read of the socket may bring."""
PONG = b"\x8a\x00"


@pytest.fixture
def clock(monkeypatch):
    """A clock of budgets that goes on when the test says so."""
    time = [0.0]
    monkeypatch.setattr(budgets, "monotonic", lambda: time[0])
    return time


def count_frames(monkeypatch):
    """The frames that connections read."""
    seen, honest = [], connection_module.Connection._take_in

    def take_in(self, frame):
        seen.append(frame)
        honest(self, frame)

    monkeypatch.setattr(connection_module.Connection, "_take_in", take_in)
    return seen


def flood_of(kind):
    first = frame(b"", fin=False) if kind == "empty fragments" else b""
    return first + FLOODS[kind] * (MUCH // len(FLOODS[kind]))


async def overdrawn(connection):
    await eventually(lambda: connection.overdrawn, "the client has sent more than it may")
    with pytest.raises(TooMuch):
        await connection.receive()


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_after_what_the_budget_allows(kind, clock, monkeypatch):
    seen = count_frames(monkeypatch)

    async def work():
        connection, transport = await opened()
        connection.limit(Budget(50.0))
        connection.data_received(flood_of(kind))
        while not connection.overdrawn:  # someone has to take the messages, or reading stops for that reason
            connection.messages.clear()
            connection._pace()
            await asyncio.sleep(0)
        await overdrawn(connection)
        assert 400 < len(seen) <= 500 + connection_module.SLICE // 6
        assert not transport.reading
        assert (connection.unread, connection.fragments, list(connection.messages)) == (b"", [], [])
        assert not connection.protocol.reader.buffer[6:], "nothing waits in the protocol either"
        connection.data_received(flood_of(kind))
        assert connection.overdrawn
        assert len(seen) <= 500 + connection_module.SLICE // 6
        close_all(connection)

    run(work)


def test_big_frames_cost_as_much_as_they_are_long(clock, monkeypatch):
    seen = count_frames(monkeypatch)

    async def work():
        connection, _ = await opened()
        connection.limit(Budget(5.0))
        connection.data_received(frame(b"x" * 60_000) * 2)
        await overdrawn(connection)
        assert len(seen) == 0
        close_all(connection)

    run(work)


def test_all_sockets_of_an_address_have_one_budget(clock):
    async def work():
        addresses = Budgets(50.0)
        one, _ = await opened()
        other, _ = await opened()
        stranger, _ = await opened()
        one.limit(Budget(1e6), addresses.of("here"))
        other.limit(Budget(1e6), addresses.of("here"))
        stranger.limit(Budget(1e6), addresses.of("there"))
        one.data_received(flood_of("pongs"))
        await overdrawn(one)
        other.data_received(frame(b"{}"))
        stranger.data_received(frame(b"{}"))
        await overdrawn(other)
        assert await stranger.receive() == b"{}"
        clock[0] += 10.0
        again, _ = await opened()
        again.limit(Budget(1e6), addresses.of("here"))
        again.data_received(frame(b"{}"))
        assert await again.receive() == b"{}", "the budget fills again"
        for connection in (one, other, stranger, again):
            close_all(connection)

    run(work)


def test_budgets_are_kept_of_so_many_addresses_only(monkeypatch):
    monkeypatch.setattr(Budgets, "KEYS", 3)
    kept = Budgets(1.0)
    first = kept.of(0)
    for key in (1, 2, 0, 3):
        kept.of(key)
    assert set(kept.budgets) == {2, 0, 3}
    assert kept.of(0) is first


def test_others_have_their_turn_while_much_is_read():
    async def work():
        connection, transport = await opened()
        pings = MUCH // 6
        connection.data_received(flood_of("pings"))
        assert len(transport.sent) <= len(PONG) * (connection_module.SLICE // 6 + 1)
        assert not transport.reading
        turns = 0
        while len(transport.sent) < len(PONG) * pings:
            turns += 1
            before = len(transport.sent)
            await asyncio.sleep(0)
            assert len(transport.sent) - before <= len(PONG) * (connection_module.SLICE // 6 + 1)
        assert turns >= MUCH // connection_module.SLICE - 1
        await eventually(lambda: transport.reading, "all has been read")
        close_all(connection)

    run(work)


def test_nothing_is_read_while_answers_are_not_taken():
    async def work():
        connection, transport = await opened()
        honest, transport.full = transport.write, 1000

        def write(data):
            honest(data)
            if len(transport.sent) > transport.full:
                connection.pause_writing()

        transport.write = write
        connection.data_received(flood_of("pings"))
        await eventually(lambda: not connection.writable.is_set(), "the buffer is full")
        for _ in range(100):
            await asyncio.sleep(0)
        piled = len(transport.sent)
        assert piled <= transport.full + len(PONG) * (connection_module.SLICE // 6 + 1)
        assert not transport.reading
        transport.full = 10**9
        connection.resume_writing()
        await eventually(lambda: transport.reading, "all has been read")
        assert len(transport.sent) == len(PONG) * (MUCH // 6)
        close_all(connection)

    run(work)


def test_whoever_takes_no_answers_is_cut_off_whatever_the_buffers():
    """The ping waits behind what was not taken, so nobody answers it."""

    async def work():
        connection, transport = await opened()
        connection.pause_writing()
        connection._ping()
        assert not transport.closed
        connection._ping()
        assert transport.aborted
        with pytest.raises(Disconnected):
            await connection.receive()
        close_all(connection)

    run(work)


def test_whoever_reads_nothing_is_not_present(tmp_path):
    async def work(raw, live):
        (follower,) = live.watchers
        raw.reader._transport.pause_reading()
        while follower.connection.writable.is_set():  # until the buffers of both ends are full
            follower.connection.transport.write(b"\x89\x7d" + b"x" * 125)
            await asyncio.sleep(0)
        assert live.here(follower.seat)
        follower.connection._ping()
        follower.connection._ping()
        await eventually(lambda: not live.here(follower.seat), "the one who does not read has gone")

    with_raw(tmp_path, work)


def test_only_an_answer_to_our_ping_keeps_a_connection():
    async def work():
        connection, transport = await opened()
        connection._ping()
        ping = transport.sent[2:]
        connection.data_received(frame(ping, Opcode.PONG))
        connection._ping()
        assert not transport.closed
        connection.data_received(frame(b"", Opcode.PONG) + frame(ping, Opcode.PONG))
        connection._ping()
        assert transport.aborted
        close_all(connection)

    run(work)


def test_a_goodbye_that_nobody_takes_is_cut_short(monkeypatch):
    monkeypatch.setattr(connection_module, "CLOSE_SECONDS", 0.01)

    async def work():
        for goodbye in (lambda each: each.close(1008, "too_often"), lambda each: each.shutdown()):
            connection, transport = await opened()
            connection.pause_writing()
            goodbye(connection)
            await eventually(lambda transport=transport: transport.aborted, "the connection is cut off")
            close_all(connection)

    run(work)


def test_a_fault_of_ours_ends_the_connection_and_goes_no_further(monkeypatch, caplog):
    async def work():
        for data in (frame(b"{}"), flood_of("messages")):
            connection, transport = await opened()
            monkeypatch.setattr(connection, "_take_in", lambda frame: 1 / 0)
            connection.data_received(data)
            assert transport.aborted
            with pytest.raises(Disconnected):
                await connection.receive()
            connection.data_received(data)
            connection.eof_received()
            connection.data_received(data)
            close_all(connection)

    run(work)
    assert "a socket failed" in caplog.text


@pytest.mark.parametrize("kind", ["pings", "pongs", "empty fragments"])
def test_a_flooder_hears_why_and_the_others_play_on(kind, tmp_path):
    async def work(raw, live):
        raw.writer.write(flood_of(kind))
        heard = await raw.until(lambda heard: heard.get("code") == "too_often")
        assert (heard["type"], heard["words"]) == (
            "refused",
            "more messages than one connection or one address may send; wait a moment",
        )
        assert await raw.until(lambda heard: False) == {"closed": 1008}
        await eventually(lambda: not live.watchers, "the flooder follows no more")

    with_raw(tmp_path, work, frames_per_second=50.0)


def test_what_an_honest_player_sends_is_far_below_the_budget(tmp_path):
    async def work(raw, live):
        for ref in range(1, 101):
            raw.writer.write(say("hello", ref))
            assert (await raw.reply(ref))["type"] == "done"

    with_raw(tmp_path, work, frames_per_second=50.0, frames_per_address=500.0)
