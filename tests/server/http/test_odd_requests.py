"""What stands at the doors of the house: odd requests are refused in words, and limits count what they should."""

import itertools
import sys
import unicodedata

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from acting import choose
from serving import run, serving, settings_for
from undercroft import games
from undercroft.client import Client, Refused
from undercroft.engine.errors import SetupError
from undercroft.server.live import follower as follower_module
from undercroft.server.model.log import Name
from undercroft.server.run import app


def at_the_door(tmp_path, work, **settings):
    """A server, and a client that says exactly what it is told to."""

    async def inner():
        async with (
            serving(settings_for(tmp_path, **settings)) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            await work(served, http)

    run(inner)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://\u2100".encode(), "http:// x"])
def test_an_origin_that_is_none_is_another_site(tmp_path, origin):
    async def work(served, http):
        answer = await http.post("/api/visitor", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")
        if isinstance(origin, str):
            address = f"{served.address.replace('http', 'ws')}/api/tables/x/live"
            with pytest.raises(InvalidStatus) as refusal:
                await connect(address, additional_headers={"Origin": origin}).__aenter__()
            assert refusal.value.response.status_code == 403

    at_the_door(tmp_path, work)


@pytest.mark.parametrize("id", ["a.b", "..", ".", "bids.", "os.path", "../bids", "Bids", "a-b", "bìds", "a" * 3000])
def test_a_transcript_of_a_game_that_cannot_be_is_refused_in_words(tmp_path, id):
    async def work(served, http):
        eve = await served.visitor("Eve")
        text = f"undercroft transcript 1\ngame {id} 1\nseats 2\n"
        with pytest.raises(Refused) as refusal:
            await eve.post("/api/transcripts", {"transcript": text})
        assert refusal.value.code == "bad_transcript"
        assert "there is no game" in str(refusal.value)

    at_the_door(tmp_path, work)


def test_ids_that_clients_make_up_leave_nothing_behind(monkeypatch, tmp_path):
    package = __import__("undercroft.games.earlier", fromlist=["__path__"])
    monkeypatch.setattr(package, "__path__", list(package.__path__))
    monkeypatch.setenv(games.EARLIER, str(tmp_path))
    games._earlier.cache_clear()
    before = len(package.__path__)
    for number in range(100):
        with pytest.raises(SetupError, match="there is no game"):
            games.game(f"made_up_{number}", 1)
    assert len(package.__path__) == before + 1
    assert games._earlier.cache_info().currsize < 100
    games._earlier.cache_clear()


@pytest.mark.parametrize(
    "path",
    ["/assets/%00", "/assets/a%00.js", "/%00", "/api/tables/%00", f"/assets/{'a' * 256}", f"/assets{'/a' * 3000}"],
)
def test_a_page_with_an_impossible_name_is_not_there(tmp_path, path):
    async def work(_, http):
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_page")

    at_the_door(tmp_path, work)


def coming_from(address):
    """As a proxy on this machine says it."""
    return {"X-Forwarded-For": address}


def test_guesses_at_a_login_spelt_like_an_address_do_not_count_against_that_address(tmp_path, stopped_clock):
    async def work(served, http):
        eve = await served.visitor("Eve")

        async def code(login, address):
            headers = {**coming_from(address), "Authorization": f"Bearer {eve.token}"}
            body = {"login": login, "password": "a guess of hers"}
            return (await http.post("/api/account/login", json=body, headers=headers)).json()["code"]

        assert [await code("203.0.113.9", "203.0.113.1") for _ in range(12)][-1] == "too_often"
        assert await code("somebody", "203.0.113.9") == "wrong"
        # By the address, still.
        assert await code("somebody", "203.0.113.1") == "too_often"

    at_the_door(tmp_path, work, proxied=True)


def is_a_name(text):
    try:
        return msgspec.convert(text, Name) == text
    except msgspec.ValidationError:
        return False


def test_a_name_can_be_seen_and_holds_nothing_unseen():
    for code in range(sys.maxunicode + 1):
        if unicodedata.category(letter := chr(code)) in ("Cc", "Cf", "Zl", "Zp") and letter not in "\u200c\u200d":
            assert not is_a_name(f"A{letter}da"), hex(code)
    for nothing in ["\u200b", "\u200d", "\u3164", "\u2800 ", "\u00a0", "\ufe0f", "\u115f\u1160"]:
        assert not is_a_name(nothing), ascii(nothing)
    for loose in ["\u200dAda", "Ada\u200c", "A\u200c\u200cda"]:
        assert not is_a_name(loose), ascii(loose)
    for good in [
        "Ada",
        "Ada L.",
        "José",
        "Νίκος",
        "李雷",
        "می\u200cخواهم",
        "क्\u200dष",
        "👩\u200d🚀",
        "❤️ Bob",
        "x" * 40,
    ]:
        assert is_a_name(good), good


def test_limits_count_an_ipv6_line_as_one(tmp_path):
    async def work(_, http):
        async def status(address):
            answer = await http.post("/api/visitor", json={"name": "Eve"}, headers=coming_from(address))
            http.cookies.clear()
            return answer.status_code

        assert await status("2001:db8:1:2::1") == 201
        assert await status("2001:db8:1:2:ffff::9") == 429
        assert await status("2001:db8:1:3::1") == 201
        # IPv4, as a socket for both kinds writes it: each is one of its own.
        assert await status("::ffff:203.0.113.1") == 201
        assert await status("::ffff:203.0.113.2") == 201
        assert await status("203.0.113.1") == 429

    at_the_door(tmp_path, work, proxied=True, visitors_per_hour=6.0)


def test_patience_comes_back_with_what_is_carried_out(tmp_path, monkeypatch):
    monkeypatch.setattr(follower_module, "REFUSALS", 4)

    async def work(served, _):
        ada = await served.visitor("Ada")
        table = (await ada.make_table("bids", ["me", "me"]))["table"]
        live = served.registry.tables[table]

        async def refused(sit):
            with pytest.raises(Refused):
                await sit.do("choose", decision=live.record.asked, text="win the game")

        async with ada.sit(table, seat=0) as first, ada.sit(table, seat=1) as second:
            for sit in (first, second):
                await sit.next_news()
            for _ in range(10):
                await refused(first)
                await first.do("say", text="never mind")
            while live.record.waiting:  # choices are carried out on a way of their own
                seat = min(live.record.waiting)
                sit, text = (first, second)[seat], live.state.decision(seat).options[0].text
                await refused(sit)
                await sit.do("choose", decision=live.record.asked, text=text)
            assert live.record.choices > 8
            for _ in range(4):
                await refused(first)
            with pytest.raises(ConnectionClosed):
                await first.do("say", text="never mind")

    at_the_door(tmp_path, work)


def test_a_spectator_who_only_asks_whether_the_line_lives_is_never_thrown_out(tmp_path, monkeypatch):
    """The page asks `why` whenever it has heard nothing for a while."""
    monkeypatch.setattr(follower_module, "REFUSALS", 4)

    async def work(served, _):
        ada = await served.visitor("Ada")
        table = (await ada.make_table("bids", ["me", "me"]))["table"]
        live = served.registry.tables[table]
        eve, nobody = await served.visitor("Eve"), Client(served.address)
        served.clients.append(nobody)
        async with eve.sit(table) as spectator, nobody.sit(table) as stranger:
            for sit in (spectator, stranger):
                assert (await sit.next_news())["you"] == -1
                for _ in range(20):
                    assert (await sit.do("why"))["reasons"] == []
            with pytest.raises(Refused):
                await spectator.do("choose", decision=live.record.asked, text="win the game")
            await ada.post(f"/api/tables/{table}/act", {"type": "say", "text": "you are still here"}, seat=0)
            for sit in (spectator, stranger):
                assert (await sit.next_news())["log"][-1]["text"] == "you are still here"

    at_the_door(tmp_path, work)


def test_tables_of_agents_alone_are_limited_like_all_others(tmp_path, stopped_clock):
    async def work(served, _):
        eve = await served.visitor("Eve")
        await eve.make_table("bids", ["agent:random", "agent:random"])
        with pytest.raises(Refused) as refusal:
            await eve.make_table("bids", ["agent:random", "agent:random"])
        assert refusal.value.code == "too_often"

    at_the_door(tmp_path, work, tables_per_hour=2.0)


def test_behind_https_the_cookie_never_travels_in_the_clear(tmp_path):
    async def work():
        for secure in (True, False):
            settings = settings_for(tmp_path, secure_cookies=secure)
            async with serving(settings) as served, httpx.AsyncClient(base_url=served.address) as http:
                answer = await http.post("/api/visitor", json={"name": "Ada"})
                parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
                assert ("secure" in parts) == secure

    run(work)


def test_a_password_is_not_guessed_from_many_addresses_either(tmp_path, monkeypatch, stopped_clock):
    addresses = itertools.cycle(range(5))
    monkeypatch.setattr(app, "address_of", lambda _: f"address {next(addresses)}")

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            eve = await served.visitor("Eve")
            codes = []
            for _ in range(30):
                with pytest.raises(Refused) as refusal:
                    await eve.post("/api/account/login", {"login": "ada", "password": "wrong password"})
                codes.append(refusal.value.code)
            # Three free ones each, then ten for all of them together.
            assert codes == ["wrong"] * 25 + ["too_often"] * 5

    run(work)


def test_metrics_are_for_this_machine(tmp_path, monkeypatch):
    monkeypatch.setattr(app, "address_of", lambda _: "93.184.216.34")

    async def work():
        for opened, status in ((False, 404), (True, 200)):
            settings = settings_for(tmp_path, open_metrics=opened)
            async with serving(settings) as served, httpx.AsyncClient(base_url=served.address) as http:
                assert (await http.get("/metrics")).status_code == status

    run(work)


def test_a_transcript_that_says_what_did_not_happen_is_refused(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            live = served.registry.tables[table]
            while not live.state.over:
                seat = live.state.seat
                await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
            text = await ada.get(f"/api/tables/{table}/transcript")
            told = next(line for line in text.splitlines() if line.startswith("result"))
            scores = " ".join(map(str, live.state.result.scores))
            assert scores in told
            for false in (
                text.replace(told, told.replace(scores, "7 7")),
                text.replace("pass", "complain about it", 1),
                "\n".join(line for line in text.splitlines() if "bid" not in line) + "\n",
            ):
                assert false != text
                with pytest.raises(Refused) as refusal:
                    await ada.post("/api/transcripts", {"transcript": false})
                assert refusal.value.code == "bad_transcript"
            assert [line["table"] for line in await ada.get("/api/me/tables")] == [table]
            assert (await ada.post("/api/transcripts", {"transcript": text}))["table"]

    run(work)
