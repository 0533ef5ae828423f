"""What one person, table or address may have is bounded: connections, waiting, and what is kept of them."""

import asyncio
import contextlib

import httpx
import pytest

from eventually import eventually
from serving import GENEROUS, run, serving, settings_for
from undercroft.client import Refused
from undercroft.server.base.settings import Settings

GET = b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/visitor HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n"
ANSWERS = {f"kind {n}": "x" * 290 for n in range(31)}
"""As much as one may say in one message."""


class Lines:
    """Connections on which one says as much as one likes."""

    def __init__(self, served):
        self.port = int(served.address.rpartition(":")[2])
        self.open = []

    async def say(self, what=b""):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.open.append(writer)
        writer.write(what)
        return reader, writer

    def close(self):
        for writer in self.open:
            writer.close()


def at_house(tmp_path, work, **settings):
    async def inner():
        async with serving(settings_for(tmp_path, **settings)) as served:
            lines = Lines(served)
            try:
                await work(served, lines)
            finally:
                lines.close()

    run(inner)


async def ended(reader):
    """All that comes until the server hangs up."""
    with contextlib.suppress(ConnectionError):
        return await reader.read()
    return b""


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/house",
        b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        POST,
        POST + b'{"name',
        POST + b"{",
        GET + b"GET /api/ho",
        GET,
    ],
)
def test_what_does_not_come_is_not_waited_for(tmp_path, said):
    async def work(_, lines):
        reader, _ = await lines.say(said)
        answers = await ended(reader)
        assert answers.count(b"HTTP/1.1 200") == (1 if said.startswith(GET) else 0)
        assert b"HTTP/1.1 5" not in answers

    at_house(tmp_path, work, head_seconds=0.2, body_seconds=0.2)


def test_a_piece_now_and_then_gives_no_more_time(tmp_path):
    async def work(_, lines):
        reader, writer = await lines.say(b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        gone = asyncio.create_task(ended(reader))
        while not gone.done():
            writer.write(b"X-Slow: a\r\n")
            await asyncio.sleep(0.02)
        assert b"HTTP/1.1 2" not in await gone

    at_house(tmp_path, work, head_seconds=0.3)


def test_a_client_that_does_not_take_its_answers_is_let_go(tmp_path):
    async def work(served, lines):
        _, writer = await lines.say()
        writer.transport.pause_reading()
        limits = served.registry.services.limits
        for _ in range(2000):
            writer.write(GET)  # answers of megabytes
        await eventually(lambda: not limits.connections.now, "the connection has been closed")

    at_house(tmp_path, work, body_seconds=0.3, head_seconds=60.0)


def test_a_slow_answer_of_ours_is_not_the_clients_fault(tmp_path):
    async def work(served, lines):
        storage = served.registry.storage
        read = storage.listed

        async def slow():
            await asyncio.sleep(0.3)  # the loop keeps the order of its timers, however late it is
            return await read()

        storage.listed = slow
        reader, _ = await lines.say(GET.replace(b"house", b"tables"))
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    at_house(tmp_path, work, head_seconds=0.1, body_seconds=0.1)


def test_one_address_has_so_many_connections(tmp_path):
    async def work(served, lines):
        limits = served.registry.services.limits
        for _ in range(5):
            await lines.say(b"GET ")
        await eventually(lambda: sum(limits.connections.now.values()) == 5, "five connections")
        reader, _ = await lines.say(GET)
        answer = await ended(reader)
        assert answer.startswith(b"HTTP/1.1 429")
        assert b"too many connections from this address" in answer
        lines.close()
        await eventually(lambda: not limits.connections.now, "nobody is connected")
        reader, _ = await lines.say(GET)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    at_house(tmp_path, work, connections_per_address=5)


def test_connections_of_a_proxy_are_not_counted(tmp_path):
    async def work(_, lines):
        for _ in range(10):
            reader, _ = await lines.say(GET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    at_house(tmp_path, work, connections_per_address=5, proxied=True)


def test_sockets_are_not_counted_as_connections(tmp_path):
    async def work(served, _):
        ada = await served.visitor("Ada")
        table = (await ada.make_table("bids", ["me", "me"]))["table"]
        await ada.http.aclose()
        limits = served.registry.services.limits
        await eventually(lambda: not limits.connections.now, "nobody is connected")
        sits = [ada.sit(table) for _ in range(10)]
        for sit in sits:
            await sit.open()
            await sit.next_news()
        assert not limits.connections.now
        for sit in sits:
            await sit.close()

    at_house(tmp_path, work, connections_per_address=5)


async def until_refused(act, most=2000):
    """How often something may be done, and what is said then."""
    for times in range(most):
        try:
            await act(times)
        except Refused as error:
            if (error.status, error.code) != (429, "too_much"):
                raise
            return times, error.words
    raise AssertionError("never refused")


def test_what_is_kept_of_a_person_is_bounded(tmp_path, stopped_clock):
    async def work(served, _):
        ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
        table = (await ada.make_table("bids", ["me", "open"]))["table"]
        await bob.take(table, 1)

        def set_standing(n):
            return ada.act(table, "standing", answers={**ANSWERS, "n": str(n)})

        times, words = await until_refused(set_standing)
        assert words == "more than 0.5 MB an hour is not kept of one person; wait a moment"
        assert 10 < times < 0.4 * 0.5 * 2**20 / 9000 + 5
        await bob.act(table, "say", text="hello")

    at_house(tmp_path, work, person_megabytes_per_hour=0.5)


@pytest.mark.parametrize("of", ["table", "address"])
def test_what_is_kept_of_a_table_and_of_an_address_is_bounded(tmp_path, stopped_clock, of):
    async def work(served, _):
        people = [await served.visitor(f"{n}") for n in range(3)]
        table = (await people[0].make_table("bids", ["me", "open", "open"]))["table"]
        for seat in (1, 2):
            await people[seat].take(table, seat)

        def set_standing(n):
            return people[n % 3].act(table, "standing", answers={**ANSWERS, "n": str(n)})

        _, words = await until_refused(set_standing)
        assert words.startswith(f"more than 0.5 MB an hour is not kept of one {of}")

    at_house(tmp_path, work, **{f"{of}_megabytes_per_hour": 0.5})


def test_eight_players_behind_one_address_play_as_fast_as_they_can_click(tmp_path, stopped_clock):
    """With the limits that a house has by itself, and all in one instant."""

    async def work(served, _):
        people = [await served.visitor(f"Player {n}") for n in range(8)]
        seats = [{"kind": "me"}, *([{"kind": "open"}] * 2)]
        tables = []
        for at in range(0, 6, 3):
            made = await people[at].post("/api/tables", {"game": "bids", "seats": seats})
            tables.append((made["table"], people[at : at + 3]))
            for seat in (1, 2):
                await people[at + seat].take(made["table"], seat)
        sits = [person.sit(table) for table, three in tables for person in three for _ in range(2)]
        for sit in sits:
            await sit.open()
            await sit.next_news()
        async with httpx.AsyncClient(base_url=served.address) as page:
            for _ in range(8 * 50):  # the page with all that belongs to it, eight times at once
                assert (await page.get("/")).status_code == 200
        said = [await sit.do("say", text="as quick as I can") for sit in sits for _ in range(20)]
        assert [done["type"] for done in said] == ["done"] * (20 * len(sits))
        for sit in sits:
            await sit.close()

    at_house(tmp_path, work, **{name: getattr(Settings(), name) for name in GENEROUS})
