"""What a client sends is read the same, however it comes: whole, in pieces, several at once, or in fragments."""

import asyncio
import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

import acting
from eventually import eventually
from raw_sockets import Raw, close_all, frame, opened, say, with_raw
from serving import run
from undercroft.server.live import connection as connection_module
from undercroft.server.live.connection import Connection, Disconnected


@given(
    st.lists(st.binary(max_size=300) | st.sampled_from([b"x" * 126, b"x" * 65_536]), min_size=1, max_size=5), st.data()
)
def test_messages_are_read_whole_however_they_come(messages, data):
    sent = b""
    for message in messages:
        cut = data.draw(st.integers(0, len(message)))
        kind = data.draw(st.sampled_from([Opcode.TEXT, Opcode.BINARY]))
        if data.draw(st.booleans()):
            sent += frame(message, kind)
        else:
            sent += frame(message[:cut], kind, fin=False) + frame(b"", Opcode.PING)
            sent += frame(message[cut:], Opcode.CONT)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=6)))

    async def work():
        connection, _ = await opened()
        for first, last in itertools.pairwise([0, *cuts, len(sent)]):
            connection.data_received(sent[first:last])
        assert [await connection.receive() for _ in messages] == messages
        close_all(connection)

    run(work)


@given(st.binary(max_size=200))
def test_no_bytes_make_a_connection_fail(data):
    async def work():
        connection, _ = await opened()
        connection.data_received(data)
        connection.data_received(data)
        connection.eof_received()
        while connection.messages:
            await connection.receive()
        with pytest.raises(Disconnected):
            await connection.receive()
        close_all(connection)

    run(work)


def test_a_client_that_answers_no_ping_is_gone(monkeypatch):
    async def work():
        connection, transport = await opened()
        monkeypatch.setattr(connection_module, "PING_SECONDS", 0.01)
        connection._ping()
        connection.data_received(frame(b"", Opcode.PONG))
        with pytest.raises(Disconnected):
            await connection.receive()
        assert transport.aborted
        assert transport.sent.startswith(b"\x89\x04")
        close_all(connection)

    run(work)


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
            other = asyncio.create_task(acting.say(live, 0, "hello"))
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


DEEP = [
    b"[" * 16_000,
    b'{"x":' + b"[" * 16_000,
    b'{"x":' * 3_000,
    b'{"type": "say", "text": ' + b"[" * 16_000,
    b'{"x": ' + b"9" * 16_000 + b', "type": "say"}',
    b'{"type": "say", "text": "a", "ref": ' + b"9" * 16_000 + b"}",
    b'{"type": "undo", "to": ' + b"9" * 16_000 + b".5}",
    b'{"type": "undo", "to": 1e99999}',
]


def test_what_is_too_deep_or_too_long_is_refused_and_the_connection_stays(tmp_path, caplog):
    async def work(raw, live):
        for bad in DEEP:
            raw.writer.write(frame(bad))
            said = await raw.until(lambda heard: heard.get("type") == "refused" or "closed" in heard)
            assert said["code"] == "malformed"
        raw.writer.write(say("still here", 2))
        assert (await raw.reply(2))["type"] == "done"

    with_raw(tmp_path, work)
    assert "Traceback" not in caplog.text


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


def test_what_was_said_comes_before_the_goodbye():
    async def work():
        connection, transport = await opened()
        connection.send(b"hello")
        connection.close(1008, "why")
        connection.send(b"too late")
        assert transport.sent == b"\x81\x05hello\x88\x05\x03\xf0why"
        assert not transport.closed
        connection.data_received(frame(b'"not read"') + frame(b"\x03\xf0why", Opcode.CLOSE))
        assert transport.closed
        close_all(connection)

    run(work)


def test_the_reply_comes_before_the_news_of_it(tmp_path):
    """On the socket of the one who chose; another socket hears only the news."""

    async def work(raw, live):
        other = Raw()
        await other.open(raw.client, live.head.id)
        for ref in range(1, 11):
            raw.writer.write(frame(choice(live, ref)) if ref % 2 else say("hello", ref))
            first, second = await raw.until(lambda heard: True), await raw.until(lambda heard: True)
            assert (first["type"], first["ref"]) == ("done", ref)
            assert (second["type"], second["number"]) == ("news", first["number"])
            heard = await other.until(lambda heard: True)
            assert (heard["type"], heard["number"]) == ("news", first["number"])
        other.writer.close()

    with_raw(tmp_path, work)


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
