"""No input of any kind is answered with a 5xx or leaves a traceback in the log."""

import asyncio
import itertools
import json
import logging

import pytest

from serving import run, serving, settings_for

DEEP = "[" * 60_000
DIGITS = "9" * 60_000
BODIES = {
    "arrays in arrays": DEEP,
    "objects in objects": '{"a":' * 10_000,
    "an unknown field with arrays in arrays": '{"name":"Ada","game":"bids","x":' + DEEP,
    "arrays that end": "[" * 30_000 + "]" * 30_000,
    "many digits": DIGITS,
    "a field of many digits": '{"name":' + DIGITS + ',"number":' + DIGITS + "}",
    "an exponent of many digits": '{"number":1e' + DIGITS + "}",
    "a fraction of many digits": '{"number":0.' + DIGITS + "}",
    "a long name of a field": '{"' + "a" * 60_000 + '":1}',
    "half a surrogate": '{"name":"\\ud800","login":"\\udfff"}',
    "no text": b"\xff\xfe\x00",
    "text that is not whole": b'{"name":"\xe2\x82"}',
    "nothing": b"",
    "zeros": b"\0" * 1000,
    "a number that is none": '{"number":NaN,"name":Infinity}',
    "a word": "null",
    "the same field often": '{"name":"Ada",' * 1 + '"name":"Ada",' * 5000 + '"name":"Ada"}',
}
REQUESTS = [
    ("POST", "/api/visitor"),
    ("POST", "/api/token"),
    ("PUT", "/api/me"),
    ("POST", "/api/account"),
    ("POST", "/api/account/login"),
    ("PUT", "/api/account/password"),
    ("POST", "/api/tables"),
    ("POST", "/api/transcripts"),
    ("POST", "/api/tables/TABLE/act"),
    ("POST", "/api/tables/TABLE/hint"),
    ("POST", "/api/tables/TABLE/branch"),
]
ODD = ["9" * 5000, "-" + "9" * 5000, "1e999", "NaN", "%00", "%ff", "%F0%9F%98%80", "", "[" * 5000, "\u0663", "1_0"]
AT_TABLE = [
    *("?seat=ODD", "?since=ODD", "?lang=ODD", "/log?since=ODD&limit=1", "/log?limit=ODD", "/positions?every=ODD"),
    *("/positions/ODD", "/texts/ODD", "/cards?lang=ODD"),
]
READ = [f"/api/tables/TABLE{what}" for what in AT_TABLE] + [
    *("/api/tables/ODD", "/api/games/ODD/cards", "/api/games/bids/texts/ODD", "/ODD", "/t/ODD", "/rules/ODD"),
    *("/api/house?ODD", "/api/house?a=ODD", "/schema/ODD", "/metrics?ODD"),
]
NAMES = [
    "Accept",
    "Accept-Encoding",
    "Content-Type",
    "X-Forwarded-For",
    "Sec-Fetch-Site",
    "User-Agent",
    "Range",
    "Origin",
]
HEADERS = [f"{name}: ODD" for name in (*NAMES, "Cookie", "Authorization")]
HEADERS += ["Cookie: undercroft=ODD", "Authorization: Bearer ODD"]
TRANSCRIPTS = [
    "game bids 9999\nseats DIGITS",
    "game bids DIGITS\nseats 2",
    "game bids 1\nseats 2\nseed DIGITS",
    "game bids 1\nseats 2\noutcomes DIGITS",
    "game bids 1\noptions\nseats 2\n~ DIGITS",
    "game bids 1\noptions\nseats 2\n~ 99999999999999999999999\n0 bid 1",
    "game bids 1\noptions\nseats 2\n0 bid 1\nresult DIGITS\nwinners 0",
    "game bids 1\nseats 2\n0 bid DIGITS",
    "game bids 1\nseats 2\nDIGITS bid 1",
    "game bids 1\nseats 2\noption x DIGITS",
    "DIGITS",
    "",
]


class Line:
    """A connection on which anything may be said."""

    def __init__(self, served):
        self.port = int(served.address.rpartition(":")[2])

    async def status(self, method, path, body=b"", headers=()):
        """The status of the answer; None if there is none."""
        if isinstance(body, str):
            body = body.encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *headers]
            if body or method != "GET":
                head += [f"Content-Length: {len(body)}"]
            writer.write("\r\n".join(head).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body)
            line = await reader.readline()
            return int(line.split()[1]) if line else None
        finally:
            writer.close()


def at_house(tmp_path, caplog, work):
    async def inner():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            with caplog.at_level(logging.WARNING):
                await work(Line(served), table, f"Authorization: Bearer {ada.token}")
            assert await ada.get("/health/ready") == "ok"

    run(inner)
    assert [
        record.getMessage() for record in caplog.records if record.exc_info or record.levelno > logging.WARNING
    ] == []


@pytest.mark.parametrize("kind", BODIES)
def test_a_body_that_is_none_is_refused(tmp_path, caplog, kind):
    async def work(line, table, me):
        for method, path in REQUESTS:
            for more in ((), ("Content-Type: application/json",)):
                status = await line.status(method, path.replace("TABLE", table), BODIES[kind], (me, *more))
                assert 200 <= status < 500, (method, path, status)
                if kind not in ("the same field often", "nothing"):
                    assert status >= 400, (method, path, status)

    at_house(tmp_path, caplog, work)


def test_odd_addresses_are_refused(tmp_path, caplog):
    async def work(line, table, me):
        for path, odd in itertools.product(READ, ODD):
            status = await line.status("GET", path.replace("TABLE", table).replace("ODD", odd), headers=(me,))
            assert status is not None, (path, odd[:20])
            assert status < 500, (path, odd[:20], status)

    at_house(tmp_path, caplog, work)


def test_odd_headers_are_refused_or_do_nothing(tmp_path, caplog):
    async def work(line, table, me):
        for header, odd in itertools.product(
            HEADERS, [*ODD, "é", "\udcff", "a" * 9000, "a" * 90_000, "=;=;" * 2000, ","]
        ):
            for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", f"/api/tables/{table}/live")):
                status = await line.status(method, path, headers=(header.replace("ODD", odd),))
                assert status is not None, (header, odd[:20])
                assert status < 500, (header, odd[:20], status)
        for length in ("9" * 5000, "-1", "1" + "0" * 19, "x", "\u0663", "1, 2"):
            status = await line.status("GET", "/api/me", headers=(f"Content-Length: {length}",))
            assert status in range(400, 500), (length[:20], status)

    at_house(tmp_path, caplog, work)


def test_a_title_of_a_lone_surrogate_is_no_text(tmp_path, caplog):
    async def work(line, table, me):
        body = json.dumps({"game": "bids", "seats": [{"kind": "me"}] * 2, "title": "\ud800"})
        assert await line.status("POST", "/api/tables", body, (me,)) == 400

    at_house(tmp_path, caplog, work)


def test_a_transcript_of_endless_numbers_is_refused(tmp_path, caplog):
    async def work(line, table, me):
        for text in TRANSCRIPTS:
            body = json.dumps({"transcript": "undercroft transcript 1\n" + text.replace("DIGITS", DIGITS)})
            assert await line.status("POST", "/api/transcripts", body, (me,)) == 409, text

    at_house(tmp_path, caplog, work)
