"""A hostile client tries everything it can think of. No answer is a 5xx, and nothing changes."""

import asyncio
import contextlib
import socket
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serving import LONG, run, serving, settings_for
from undercroft.client import Client, Refused

SCRIPT = "<script>alert(1)</script>"
CLIENT_SOURCES = Path(__file__).parents[3] / "web/src"


class Scene:
    """A table of two with a third who means harm. `same` fails if anything changed at the table."""

    def __init__(self, served):
        self.served = served

    async def set(self, game="dice_brewing"):
        self.ada, self.bob, self.eve = [await self.served.visitor(name) for name in ("Ada", "Bob", "Eve")]
        made = await self.ada.make_table(game, ["me", "link"])
        self.table, self.secret = made["table"], made["secrets"]["1"]
        await self.bob.take(self.table, 1, self.secret)
        self.live = self.served.registry.tables[self.table]
        self.asked = self.live.state.seat
        self.mover, self.other = (self.ada, self.bob) if self.asked == 0 else (self.bob, self.ada)
        self.option = self.live.state.decision(self.asked).options[0].text
        self.decision = self.live.record.asked
        self.before = self.fingerprint()
        return self

    def fingerprint(self):
        return self.live.game.save(self.live.state), msgspec.json.encode(self.live.record)

    async def same(self):
        assert self.fingerprint() == self.before
        last = await self.served.registry.storage.entries(self.table, self.live.record.number)
        assert last == []

    async def choose(self, client, **changes):
        fields = {"decision": self.decision, "text": self.option, **changes}
        return await client.act(self.table, "choose", **fields)


async def codes_of(act, times):
    """What is answered to the same thing said many times; empty for yes."""
    codes = []
    for _ in range(times):
        try:
            await act()
            codes.append("")
        except Refused as error:
            codes.append(error.code)
    return codes


def scene(tmp_path, work, game="dice_brewing", **settings):
    async def inner():
        async with serving(settings_for(tmp_path, **settings)) as served:
            await work(await Scene(served).set(game))

    run(inner)


def test_wrong_seat_wrong_turn_stale_unoffered_repeated(tmp_path):
    async def work(s):
        for client, changes, code in [
            (s.eve, {}, "spectator"),
            (s.other, {}, "not_asked"),
            (s.mover, {"decision": s.decision + 1}, "stale"),
            (s.mover, {"decision": 0 if s.decision else 1}, "stale"),
            (s.mover, {"text": "win the game"}, "illegal"),
            (s.mover, {"text": ""}, "illegal"),
            (s.mover, {"text": s.option + " "}, "illegal"),
            (s.mover, {"text": "x" * 300}, "illegal"),
        ]:
            with pytest.raises(Refused) as refusal:
                await s.choose(client, **changes)
            assert refusal.value.code == code
            assert refusal.value.status in (403, 409)
            await s.same()
        # Another seat named in the request does not make it mine, nor is it taken for my own.
        for what in (
            {"type": "choose", "decision": s.decision, "text": s.option},
            {"type": "say", "text": "hello"},
            {"type": "leave"},
        ):
            with pytest.raises(Refused) as refusal:
                await s.other.post(f"/api/tables/{s.table}/act", what, seat=s.asked)
            assert (refusal.value.status, refusal.value.code) == (403, "not_yours")
            await s.same()
        for get, path in ((s.other.post, "/hint"), (s.other.get, "")):
            with pytest.raises(Refused, match="you do not sit at seat"):
                await get(f"/api/tables/{s.table}{path}", **({"body": {}} if path else {}), seat=s.asked)
        # The same message again is not a second choice.
        await s.choose(s.mover)
        number = s.live.record.number
        with pytest.raises(Refused) as refusal:
            await s.choose(s.mover)
        assert refusal.value.code == "stale"
        assert s.live.record.number == number

    scene(tmp_path, work)


def test_the_same_message_many_times_at_once_counts_once(tmp_path):
    async def work(s):
        results = await asyncio.gather(*(s.choose(s.mover) for _ in range(20)), return_exceptions=True)
        assert sum(not isinstance(result, Exception) for result in results) == 1
        assert {result.code for result in results if isinstance(result, Refused)} == {"stale"}
        assert s.live.record.choices == 1

    scene(tmp_path, work)


def test_links_are_for_one_use_and_cannot_be_guessed(tmp_path):
    async def work(s):
        with pytest.raises(Refused) as refusal:
            await s.eve.take(s.table, 1, s.secret)  # used already
        assert refusal.value.code == "taken"
        made = await s.ada.make_table("bids", ["me", "link", "link"])
        table = made["table"]
        for seat, secret in [(1, ""), (1, "x"), (1, made["secrets"]["2"]), (0, made["secrets"]["1"]), (63, "")]:
            with pytest.raises(Refused):
                await s.eve.take(table, seat, secret)
        # A hash from the database is no invitation either.
        stolen = s.served.registry.tables[table].record.seats[1].link
        with pytest.raises(Refused) as refusal:
            await s.eve.take(table, 1, stolen)
        assert refusal.value.code == "no_invitation"
        news = await s.eve.look(table)
        assert stolen not in msgspec.json.encode(news).decode()
        assert news["you"] == -1
        assert [seat["holder"] for seat in news["seats"]] == ["person", "nobody", "nobody"]
        for type, more in [("invite", {"seat": 1}), ("appoint", {"seat": 1, "agent": "random"})]:
            with pytest.raises(Refused) as refusal:
                await s.eve.act(table, type, **more)
            assert refusal.value.code == "not_owner"
        await s.same()

    scene(tmp_path, work)


def test_forged_cookies_and_tokens_are_nobody(tmp_path):
    async def work(s):
        for token in ["x" * 43, "-", "' OR 1=1 --", "é" * 43, "0" * 5000, s.ada.token[:-1] + "!"]:
            async with httpx.AsyncClient(base_url=s.served.address) as http:
                answer = await http.get("/api/me", headers={"Cookie": f"undercroft={token}".encode()})
                assert answer.status_code == 403
                answer = await http.post(
                    f"/api/tables/{s.table}/act",
                    json={"type": "choose", "decision": s.decision, "text": s.option},
                    headers={"Authorization": f"Bearer {token}".encode()},
                )
                assert answer.status_code == 403
        await s.same()

    scene(tmp_path, work)


def test_the_cookie_is_for_the_browser_alone(tmp_path):
    async def work(s):
        async with httpx.AsyncClient(base_url=s.served.address) as http:
            answer = await http.post("/api/visitor", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            token = answer.cookies["undercroft"]
            assert token not in answer.text
            assert (await http.get("/api/me")).json()["name"] == "Ada"
            rows = await s.served.registry.storage.visitor(token)
            assert rows is None  # what is stored is not what is sent

    scene(tmp_path, work)


def test_a_page_of_another_site_can_neither_act_nor_listen(tmp_path):
    async def work(s):
        host = s.served.address.removeprefix("http://")
        token = {"Cookie": f"undercroft={s.mover.token}"}
        body = {"type": "choose", "decision": s.decision, "text": s.option}
        async with httpx.AsyncClient(base_url=s.served.address) as http:
            for headers in [
                {"Origin": "https://evil.example"},
                {"Origin": "null"},
                {"Origin": f"https://{host}.evil.example"},
                {"Origin": f"http://evil.example/{host}"},
                {"Sec-Fetch-Site": "cross-site"},
                {"Sec-Fetch-Site": "same-site"},
            ]:
                answer = await http.post(f"/api/tables/{s.table}/act", json=body, headers={**token, **headers})
                assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")
                assert "access-control-allow-origin" not in answer.headers
                with pytest.raises(InvalidStatus):
                    await connect(
                        f"ws://{host}/api/tables/{s.table}/live", additional_headers={**token, **headers}, proxy=None
                    )
            # A form can send no JSON.
            answer = await http.post(
                f"/api/tables/{s.table}/act",
                content='{"type":"leave"}',
                headers={**token, "Content-Type": "text/plain"},
            )
            await s.same() if answer.status_code >= 400 else pytest.fail("a form was believed")
            answer = await http.post(
                f"/api/tables/{s.table}/act", json=body, headers={**token, "Origin": s.served.address}
            )
            assert answer.status_code == 200

    scene(tmp_path, work)


def test_every_answer_carries_the_policy_and_no_page_has_inline_script(tmp_path):
    async def work(s):
        async with httpx.AsyncClient(base_url=s.served.address) as http:
            for path in ["/", f"/t/{s.table}", "/api/house", "/nowhere", "/schema/openapi.json"]:
                answer = await http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "unsafe" not in policy
                assert "script-src 'self'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                if "html" in answer.headers["content-type"]:
                    assert "<script>" not in answer.text
                    assert " on" not in answer.text.split("<body", 1)[0]
                    assert "style=" not in answer.text

    scene(tmp_path, work)


def test_script_in_names_and_chat_stays_text(tmp_path):
    async def work(s):
        await s.ada.act(s.table, "say", text=SCRIPT)
        answer = await s.ada.http.get(f"/api/tables/{s.table}/log")
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.json()[-1]["text"] == SCRIPT
        for name in ["", " ", "a\nb", "x" * 41, "\u202eevil", "\x00"]:
            with pytest.raises(Refused) as refusal:
                await Client.visit(s.served.address, name)
            assert refusal.value.status == 400
        for text in ["", "x" * 501, "a\x00b"]:
            with pytest.raises(Refused):
                await s.ada.act(s.table, "say", text=text)

    scene(tmp_path, work)


def test_the_client_sets_text_and_never_markup():
    sources = [path for path in CLIENT_SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 100
    for path in sources:
        text = path.read_text("utf-8")
        for danger in ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert danger not in text, path


def test_what_cannot_be_read_is_refused_and_the_socket_lives(tmp_path):
    async def work(s):
        host = s.served.address.removeprefix("http://")
        headers = {"Authorization": f"Bearer {s.mover.token}"}
        async with connect(f"ws://{host}/api/tables/{s.table}/live", additional_headers=headers, proxy=None) as ws:
            await ws.recv()
            for message in [
                "",
                "{",
                "null",
                "[]",
                "{}",
                '{"type":"choose"}',
                '{"type":"win"}',
                '{"type":"choose","decision":"0","text":"x"}',
                '{"type":"choose","decision":-1,"text":"x"}',
                '{"type":"choose","decision":1e400,"text":"x"}',
                '{"type":"choose","decision":99999999999999999999,"text":"x"}',
                '{"type":"choose","decision":0,"text":"x","seat":1}',
                '{"type":"say","text":"\\ud800"}',
                "[" * 10_000,
                b"\xff\xfe",
                b"",
            ]:
                await ws.send(message)
                answer = msgspec.json.decode(await ws.recv())
                assert (answer["type"], answer["code"]) == ("refused", "malformed"), message
            await s.same()
            await ws.send(msgspec.json.encode({"type": "choose", "decision": s.decision, "text": s.option}).decode())
            assert msgspec.json.decode(await ws.recv())["type"] in ("done", "news")

    scene(tmp_path, work)


def test_oversized_messages_and_bodies(tmp_path):
    async def work(s):
        host = s.served.address.removeprefix("http://")
        headers = {"Authorization": f"Bearer {s.mover.token}"}
        async with connect(f"ws://{host}/api/tables/{s.table}/live", additional_headers=headers, proxy=None) as ws:
            await ws.recv()
            await ws.send('{"type":"say","text":"' + "x" * 100_000 + '"}')
            with pytest.raises(ConnectionClosed) as closed:
                await ws.recv()
            assert closed.value.rcvd.code == 1009
        big = {"type": "say", "text": "x" * 100_000}
        answer = await s.mover.http.post(f"/api/tables/{s.table}/act", json=big)
        assert answer.status_code == 413

        async def endless():
            for _ in range(100):
                yield b" " * 10_000

        answer = await s.mover.http.post(
            f"/api/tables/{s.table}/act", content=endless(), headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413
        await s.same()

    scene(tmp_path, work)


def test_a_flood_is_slowed_and_cut_off_and_others_play_on(tmp_path, stopped_clock):
    async def work(s):
        host = s.served.address.removeprefix("http://")
        headers = {"Authorization": f"Bearer {s.other.token}"}
        async with connect(f"ws://{host}/api/tables/{s.table}/live", additional_headers=headers, proxy=None) as ws:
            await ws.recv()
            codes = []
            with contextlib.suppress(ConnectionClosed):
                for _ in range(1000):
                    await ws.send('{"type":"leave","x":1}')
            with contextlib.suppress(ConnectionClosed):
                while True:
                    codes.append(msgspec.json.decode(await ws.recv())["code"])
            assert "too_often" in codes
            assert len(codes) <= 300
        await s.same()
        await s.choose(s.mover)

    scene(tmp_path, work, actions_per_second=5.0)


def test_a_flood_of_requests_is_told_to_wait(tmp_path, stopped_clock):
    async def work(s):
        async with httpx.AsyncClient(base_url=s.served.address) as http:
            seen = set()
            for _ in range(400):
                answer = await http.get("/api/house")
                seen.add(answer.status_code)
                if answer.status_code == 429:
                    assert answer.headers["retry-after"] == "1"
                    break
            assert seen == {200, 429}

    scene(tmp_path, work, requests_per_second=5.0)


def test_only_so_many_sockets_and_tables_from_one_address(tmp_path, stopped_clock):
    async def work(s):
        followers = [s.ada.sit(s.table) for _ in range(4)]
        for follower in followers[:3]:
            await follower.open()
            await follower.next_news()
        await followers[3].open()
        with pytest.raises(Refused, match="too many connections"):
            await followers[3].next_news()
        for follower in followers:
            await follower.close()
        codes = await codes_of(lambda: s.ada.make_table("bids", ["me", "me"]), 20)
        assert codes[:4] == ["", "", "", ""]
        assert codes[-1] == "too_often"

    scene(tmp_path, work, sockets_per_address=3, tables_per_hour=10.0)


def test_passwords_are_not_guessed_quickly_and_nobody_learns_who_is_here(tmp_path, stopped_clock):
    async def work(s):
        await s.ada.post("/api/account", {"login": "ada", "password": "correct horse"})
        told = set()
        for login in ["ada", "nobody_here"]:
            with pytest.raises(Refused) as refusal:
                await s.eve.post("/api/account/login", {"login": login, "password": "wrong password"})
            told.add((refusal.value.code, refusal.value.words))
        assert len(told) == 1
        login = {"login": "ada", "password": "wrong password"}
        assert (await codes_of(lambda: s.eve.post("/api/account/login", login), 15))[-1] == "too_often"

    scene(tmp_path, work)


def test_a_table_without_spectators_is_not_there_for_strangers(tmp_path):
    async def work(s):
        made = await s.ada.make_table("bids", ["me", "me"], spectators=False)
        for path in ["", "/log", "/positions/0", "/transcript"]:
            with pytest.raises(Refused) as refusal:
                await s.eve.get(f"/api/tables/{made['table']}{path}")
            assert refusal.value.code == "no_table"
        follower = s.eve.sit(made["table"])
        await follower.open()
        with pytest.raises(Refused, match="no such table"):
            await follower.next_news()
        await follower.close()

    scene(tmp_path, work)


def test_garbage_on_the_line_does_no_harm(tmp_path):
    async def work(s):
        port = int(s.served.address.rpartition(":")[2])

        def spit():
            for data in [b"\x16\x03\x01" * 50, b"GET / HTTP/9.9\r\n\r\n", b"POST /" + b"A" * 70_000, b"\x00" * 1000]:
                with socket.create_connection(("127.0.0.1", port)) as line:
                    line.settimeout(LONG)
                    try:
                        line.sendall(data)
                        line.shutdown(socket.SHUT_WR)
                        while line.recv(100):
                            pass  # until the server hangs up
                    except TimeoutError:
                        raise
                    except OSError:
                        pass  # it had hung up before

        await asyncio.to_thread(spit)
        await s.same()
        await s.choose(s.mover)

    scene(tmp_path, work)


@pytest.mark.parametrize(
    ("path", "body", "words"),
    [
        ("/api/tables", {"game": "dice_brewing", "seats": [{"kind": "x"}]}, "seats[0].kind: Invalid enum value 'x'"),
        ("/api/visitor", {"name": ""}, "name: Expected `str` of length >= 1"),
        ("/api/nowhere", {}, "there is no such page"),
    ],
)
def test_what_is_not_understood_is_answered_in_words(tmp_path, path, body, words):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            answer = await ada.http.post(path, json=body)
            assert 400 <= answer.status_code < 500
            assert answer.json()["words"].endswith(words)
            assert "Validation failed" not in answer.text

    run(work)
