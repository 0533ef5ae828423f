"""What a client sends is read the same, however it comes: whole, in pieces, several at once, or in fragments."""

import asyncio
import base64
import json
import os
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from eventually import eventually
from serving import run, serving, settings_for
from undercroft.server.live.connection import Connection, unframed, whole


def frame(data, kind=Opcode.TEXT, fin=True):
    return bytes(Frame(kind, data, fin).serialize(mask=True))


@given(st.binary(max_size=300) | st.integers(120, 65_535).map(lambda size: b"x" * size))
def test_one_whole_message_is_read_at_once(data):
    assert unframed(frame(data)) == data
    assert whole(frame(data))


@given(st.lists(st.binary(max_size=200), min_size=1, max_size=4), st.data())
def test_anything_else_is_left_to_the_parser(messages, data):
    sent = b"".join(frame(message) for message in messages)
    cut = data.draw(st.integers(1, len(sent) - 1))
    ends = [sum(len(frame(message)) for message in messages[:n]) for n in range(len(messages))]
    assert whole(sent)
    assert whole(sent[:cut]) == (cut in ends)
    if len(messages) > 1:
        assert unframed(sent) is None
    assert unframed(frame(messages[0])[:-1]) is None
    assert unframed(b"\x01" + frame(messages[0])[1:]) is None  # the first of several fragments
    assert not whole(frame(messages[0], fin=False))
    assert whole(frame(messages[0], fin=False) + frame(b"", Opcode.PING) + frame(b"", Opcode.CONT))
    for kind in (Opcode.BINARY, Opcode.PING, Opcode.CLOSE):
        assert unframed(frame(b"", kind)) is None
    assert unframed(b"\xc1" + frame(messages[0])[1:]) is None  # a bit that nobody agreed on
    assert unframed(bytes(Frame(Opcode.TEXT, b"hello").serialize(mask=False))) is None
    assert unframed(frame(b"x" * 65_536)) is None


class Raw:
    """A socket that sends just the bytes it is told to."""

    async def open(self, client, table, seat=0):
        host, port = client.address.removeprefix("http://").split(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /api/tables/{table}/live?seat={seat} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {client.token}\r\n\r\n".encode()
        )
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        await self.until(lambda heard: heard.get("type") == "news")

    async def frame(self):
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def until(self, wanted):
        while True:
            kind, data = await self.frame()
            if kind == Opcode.CLOSE:
                return {"closed": int.from_bytes(data[:2], "big")}
            heard = json.loads(data) if kind == Opcode.TEXT else {"kind": kind}
            if wanted(heard):
                return heard

    async def reply(self, ref):
        return await self.until(lambda heard: heard.get("ref") == ref)


def with_raw(tmp_path, work, **settings):
    async def play():
        async with serving(settings_for(tmp_path, **settings)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            raw = Raw()
            live = await served.house.table(table)
            await raw.open(ada, table, live.state.seat)
            await work(raw, live)
            raw.writer.close()

    run(play)


def say(text, ref):
    return frame(json.dumps({"type": "say", "text": text, "ref": ref}).encode())


def choice(live, ref):
    decision = live.state.pending[0]
    text = decision.options[0].text
    return json.dumps({"type": "choose", "decision": live.record.asked, "text": text, "ref": ref}).encode()


def test_a_choice_counts_however_it_comes(tmp_path, monkeypatch):
    read, honest = [], Connection.data_received

    def count(self, data):
        read.append(data)
        honest(self, data)

    monkeypatch.setattr(Connection, "data_received", count)

    async def work(raw, live):
        async def send(*pieces):
            for piece in pieces:
                read.clear()
                raw.writer.write(piece)
                await eventually(lambda piece=piece: b"".join(read) == piece, "the server reads the piece by itself")

        await send(
            frame(b'{"type": "say", "text": "one", "ref": 1}') + frame(b'{"type": "say", "text": "two", "ref": 2}')
        )
        assert (await raw.reply(1))["type"] == (await raw.reply(2))["type"] == "done"
        before = live.record.choices
        await send(frame(choice(live, 3)))
        assert (await raw.reply(3))["type"] == "done"
        assert live.record.choices == before + 1
        await send(frame(b"", Opcode.PING), say("three", 4))
        assert (await raw.reply(4))["type"] == "done"
        said = say("four", 5)
        await send(said[:5], said[5:9], said[9:])
        assert (await raw.reply(5))["type"] == "done"
        await send(frame(b'{"type": "say", ', fin=False), frame(b'"text": "five", "ref": 6}', Opcode.CONT))
        assert (await raw.reply(6))["type"] == "done"
        await send(say("six", 7))
        assert (await raw.reply(7))["type"] == "done"

    with_raw(tmp_path, work)


def test_a_choice_waits_its_turn_behind_one_who_was_woken_and_has_not_run(tmp_path):
    """Then the lock is free, and still not ours to take."""

    async def work(raw, live):
        (follower,) = live.watchers
        async with live.lock:
            other = asyncio.create_task(live.say(0, "Ada", "hello"))
            await asyncio.sleep(0)
        follower.connection.data_received(frame(choice(live, 1)))
        assert (await raw.reply(1))["type"] == "done"
        assert (await other, live.record.choices) == (live.record.number - 1, 1)

    with_raw(tmp_path, work)


def test_what_is_not_utf_8_is_refused_in_words(tmp_path):
    async def work(raw, live):
        bad = b'{"type": "say", "text": "\xff", "ref": 1}'
        for pieces in ([frame(bad)], [frame(bad[:27], fin=False), frame(bad[27:], Opcode.CONT)], [frame(b"\xff")]):
            for piece in pieces:
                raw.writer.write(piece)
            said = await raw.until(lambda heard: heard.get("type") == "refused" or "closed" in heard)
            assert said["code"] == "malformed"
        raw.writer.write(say("still here", 2))
        assert (await raw.reply(2))["type"] == "done"

    with_raw(tmp_path, work)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (bytes(Frame(Opcode.TEXT, b'{"type": "why"}').serialize(mask=False)), 1002),
        (b"\xc1" + frame(b'{"type": "why"}')[1:], 1002),
        (frame(b"x" * 20_000), 1009),
    ],
    ids=["unmasked", "reserved bit", "too long"],
)
def test_what_breaks_the_protocol_ends_the_connection(tmp_path, bad, code):
    async def work(raw, live):
        raw.writer.write(bad)
        assert await raw.until(lambda heard: False) == {"closed": code}

    with_raw(tmp_path, work)


def test_what_was_said_comes_before_the_goodbye(monkeypatch):
    """What is said waits for the end of the round; what uvicorn sends by itself must not pass it."""
    sent = []
    connection = Connection.__new__(Connection)
    connection.close_sent = False
    connection.transport = SimpleNamespace(is_closing=lambda: False, write=sent.append)

    async def goodbye(self, message):
        sent.append(message)

    async def work():
        connection.say(b"hello")
        assert sent == []
        await connection.send("goodbye")
        assert sent == [b"\x81\x05hello", "goodbye"]

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", goodbye)
    run(work)


def test_whoever_is_tiresome_hears_why_before_the_end(tmp_path):

    async def work(raw, live):
        for ref in range(1, 4):
            raw.writer.write(frame(json.dumps({"type": "nonsense", "ref": ref}).encode()))
        codes = [(await raw.until(lambda heard: "code" in heard or "closed" in heard)).get("code") for _ in range(3)]
        assert codes == ["malformed", "malformed", "malformed"]
        raw.writer.write(b"".join(frame(b"{}") for _ in range(300)))
        heard = []
        while "closed" not in (last := await raw.until(lambda heard: True)):
            heard.append(last)
        assert last["closed"] == 1008
        assert heard[-1]["code"] == "tiresome"

    with_raw(tmp_path, work)
