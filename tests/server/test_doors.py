"""What stands at the doors of the house: odd requests are refused in words, and limits count what they should."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from serving import run, serving, settings_for
from undercroft import games
from undercroft.client import Refused
from undercroft.engine.errors import SetupError


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
    ["/static/%00", "/static/a%00.js", "/%00", "/api/tables/%00", f"/static/{'a' * 256}", f"/static{'/a' * 3000}"],
)
def test_a_page_with_an_impossible_name_is_not_there(tmp_path, path):
    async def work(_, http):
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_page")

    at_the_door(tmp_path, work)


def coming_from(address):
    """As a proxy on this machine says it."""
    return {"X-Forwarded-For": address}


def test_guesses_at_a_login_spelt_like_an_address_do_not_count_against_that_address(tmp_path):
    async def work(served, http):
        eve = await served.visitor("Eve")

        async def code(login, address):
            headers = {**coming_from(address), "Authorization": f"Bearer {eve.token}"}
            body = {"login": login, "password": "a guess of hers"}
            return (await http.post("/api/account/login", json=body, headers=headers)).json()["code"]

        assert [await code("203.0.113.9", "203.0.113.1") for _ in range(12)][-1] == "too_often"
        assert await code("somebody", "203.0.113.9") == "wrong"
        # By either of the two, still.
        assert await code("somebody", "203.0.113.1") == "too_often"
        assert await code("203.0.113.9", "203.0.113.2") == "too_often"

    at_the_door(tmp_path, work, proxied=True)
