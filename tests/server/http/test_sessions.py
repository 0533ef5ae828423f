"""Sessions: a new one at login, ended for good at logout, with all of its sockets; passwords changed and recovered."""

import asyncio
import contextlib
from contextlib import asynccontextmanager

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from eventually import eventually
from serving import run, serving, settings_for
from undercroft.client import Client, Refused
from undercroft.server.people.sessions import browser_of
from undercroft.server.run import host

ADA = {"login": "ada", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


class Browser:
    """A browser: a cookie, and pages that follow tables."""

    def __init__(self, served, agent=FIREFOX):
        self.served = served
        self.http = httpx.AsyncClient(base_url=served.address, headers={"User-Agent": agent})

    async def asks(self, path, body=None, method="POST"):
        """The answer's code, empty for yes."""
        answer = await self.http.request(method, path, json=body)
        return "" if answer.is_success else answer.json()["code"]

    async def get(self, path):
        answer = await self.http.get(path)
        return answer.json() if answer.is_success else answer.json()["code"]

    @property
    def cookie(self):
        return self.http.cookies.get("undercroft")

    def follow(self, table):
        address = f"{self.served.address.replace('http', 'ws')}/api/tables/{table}/live"
        return connect(address, additional_headers={"Cookie": f"undercroft={self.cookie}"}, proxy=None)

    async def knows(self, token):
        """Is somebody known by this token?"""
        async with httpx.AsyncClient(base_url=self.served.address) as other:
            return (await other.get("/api/me", headers={"Cookie": f"undercroft={token}"})).is_success


def at_house(tmp_path, work, **settings):
    async def inner():
        async with serving(settings_for(tmp_path, **settings)) as served:
            opened = []

            def browser(agent=FIREFOX):
                opened.append(Browser(served, agent))
                return opened[-1]

            try:
                await work(served, browser)
            finally:
                for each in opened:
                    await each.http.aclose()

    run(inner)


async def arrives(browser, name="Ada", account=None, new=False):
    """Someone comes by, and logs in or makes an account."""
    assert await browser.asks("/api/visitor", {"name": name}) == ""
    if account:
        assert await browser.asks("/api/account" if new else "/api/account/login", account) == ""
    return browser


async def ends(socket):
    """What the server says when it closes a socket."""
    while True:
        try:
            await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code, closed.rcvd.reason


@asynccontextmanager
async def following(browser):
    """A table, and a page that follows it."""
    made = await browser.http.post("/api/tables", json={"game": "bids", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made.json()["table"]
    async with browser.follow(table) as socket:
        await socket.recv()
        yield browser.served.registry.tables[table], socket


@pytest.mark.parametrize("new", [True, False])
def test_whoever_knew_the_token_before_a_login_knows_nothing_after_it(tmp_path, new):
    async def work(_, browser):
        if not new:
            await arrives(browser(), account=ADA, new=True)
        ada = await arrives(browser())
        planted = ada.cookie
        assert await ada.asks("/api/account" if new else "/api/account/login", ADA) == ""
        assert ada.cookie != planted
        assert (await ada.get("/api/me"))["account"]
        assert not await ada.knows(planted)

    at_house(tmp_path, work)


def test_a_program_keeps_its_token_when_it_logs_in(tmp_path):
    async def work(served, browser):
        await arrives(browser(), account=ADA, new=True)
        bot = await served.visitor("Bot")
        await bot.post("/api/account/login", ADA)
        assert (await bot.get("/api/me"))["account"]

    at_house(tmp_path, work)


def test_logging_out_ends_the_session_and_its_sockets(tmp_path):
    async def work(served, browser):
        ada = await arrives(browser(), account=ADA, new=True)
        token = ada.cookie
        async with following(ada) as (live, socket):
            number = live.record.number
            assert await ada.asks("/api/account/logout", {}) == ""
            with contextlib.suppress(ConnectionClosed):
                await socket.send('{"type":"say","text":"I am still here"}')
            assert await ends(socket) == (3000, "session_ended")
            assert live.record.number == number
            await eventually(lambda: not live.watchers, "nobody looks at the table any more")
        assert ada.cookie is None
        assert not await ada.knows(token)
        assert not served.registry.sessions.sockets
        assert await ada.asks("/api/account/logout", {}) == ""  # nobody may log out, too

    at_house(tmp_path, work)


def test_a_message_that_waited_when_the_session_ended_is_not_carried_out(tmp_path):
    async def work(served, browser):
        ada = await arrives(browser(), account=ADA, new=True)
        async with following(ada) as (live, socket):
            number = live.record.number
            async with live.lock:  # the first message is being carried out, the others wait
                for _ in range(5):
                    await socket.send('{"type":"say","text":"hello"}')
                await (await socket.ping())
                assert await ada.asks("/api/account/logout", {}) == ""
            await ends(socket)
            await eventually(lambda: not live.watchers, "the socket's handler has ended")
            assert live.record.number <= number + 1

    at_house(tmp_path, work)


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(tmp_path):
    async def work(_, browser):
        ada = await arrives(browser(), account=ADA, new=True)
        phone = await arrives(browser(PHONE), account=ADA)
        bea = await arrives(browser(), name="Bea")
        assert await bea.asks("/api/account/password", {"old": "x" * 8, "new": "y" * 8}, "PUT") == "no_account"
        change = {"old": "wrong horse", "new": "battery staple"}
        assert await ada.asks("/api/account/password", change, "PUT") == "wrong"
        async with following(phone) as (_, theirs):
            before = ada.cookie
            assert await ada.asks("/api/account/password", {**change, "old": ADA["password"]}, "PUT") == ""
            assert await ends(theirs) == (3000, "session_ended")
        assert ada.cookie != before
        assert not await ada.knows(before)
        assert (await ada.get("/api/me"))["account"]
        assert await phone.get("/api/me") == "nobody"
        phone.http.cookies.clear()
        await arrives(phone)
        assert await phone.asks("/api/account/login", ADA) == "wrong"
        assert await phone.asks("/api/account/login", {**ADA, "password": change["new"]}) == ""

    at_house(tmp_path, work)


def test_one_sees_ones_devices_and_logs_all_of_them_out(tmp_path, clock):
    async def work(served, browser):
        ada = await arrives(browser(), account=ADA, new=True)
        bea = await arrives(browser(), name="Bea")
        clock.forward(3600)
        phone = await arrives(browser(PHONE), account=ADA)
        here, there = await phone.get("/api/account/sessions")
        assert (here["browser"], here["here"]) == ("Safari, iPhone", True)
        assert (there["browser"], there["here"]) == ("Firefox, Linux", False)
        assert here["begun"] - there["begun"] >= 3600
        await ada.get("/api/me")
        clock.forward(60)
        there = (await phone.get("/api/account/sessions"))[1]
        assert 0 <= clock() - there["seen"] < 120
        assert [each["here"] for each in await bea.get("/api/account/sessions")] == [True]
        async with following(ada) as (_, ours), following(phone) as (_, theirs):
            assert await phone.asks("/api/account/logout/everywhere", {}) == ""
            assert await ends(ours) == await ends(theirs) == (3000, "session_ended")
        assert await ada.get("/api/me") == await ada.get("/api/account/sessions") == "nobody"
        assert (await bea.get("/api/me"))["name"] == "Bea"
        await arrives(phone, account=ADA)
        assert len(await phone.get("/api/account/sessions")) == 1

    at_house(tmp_path, work)


def test_the_host_helps_whoever_has_lost_a_password(tmp_path, clock):
    async def work(served, browser):
        ada = await arrives(browser(), account=ADA, new=True)
        async with following(ada) as (_, socket):
            once = await host.reset_password(settings_for(tmp_path), "Ada")
            assert await ends(socket) == (3000, "session_ended")  # though it was another process that ended it
        assert await ada.get("/api/me") == "nobody"
        ada.http.cookies.clear()
        await arrives(ada)
        assert await ada.asks("/api/account/login", ADA) == "wrong"
        given = {"login": "ada", "password": once}
        assert await ada.asks("/api/account/login", given) == "new_password"
        assert not (await ada.get("/api/me"))["account"]
        assert await ada.asks("/api/account/login", {**given, "new": "battery staple"}) == ""
        assert (await ada.get("/api/me"))["account"]
        phone = await arrives(browser())
        assert await phone.asks("/api/account/login", {**given, "new": "another one"}) == "wrong"
        assert await phone.asks("/api/account/login", {**ADA, "password": "battery staple"}) == ""
        late = await host.reset_password(settings_for(tmp_path), "ada")
        clock.forward(host.ONCE_HOURS * 3600 + 1)
        eve = await arrives(browser())
        assert await eve.asks("/api/account/login", {"login": "ada", "password": late, "new": "x" * 8}) == "wrong"

    at_house(tmp_path, work)


def test_of_many_who_change_one_password_at_once_one_succeeds(tmp_path):
    async def work(_, browser):
        ada = await arrives(browser(), account=ADA, new=True)
        phone = await arrives(browser(), account=ADA)
        changes = [{"old": ADA["password"], "new": f"battery staple {n}"} for n in range(2)]
        codes = await asyncio.gather(
            *(
                each.asks("/api/account/password", change, "PUT")
                for each, change in zip((ada, phone), changes, strict=True)
            )
        )
        assert sorted(codes)[0] == ""
        assert sorted(codes)[1] in ("wrong", "nobody")

    at_house(tmp_path, work)


def test_what_a_browser_says_of_itself_is_told_in_a_few_words():
    chrome = (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"
    )
    for agent, words in [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        (chrome, "Chrome, Windows"),
        (f"{chrome} Edg/140.0.0.0", "Edge, Windows"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("<script>", ""),
        ("x" * 9000, "x" * 40),
        ("", ""),
    ]:
        assert browser_of(agent) == words


def test_a_token_of_an_ended_session_is_worth_nothing_to_a_program(tmp_path):
    async def work(served, _):
        bot = await served.visitor("Bot")
        await bot.post("/api/account/logout", {})
        async with Client(served.address, bot.token) as again:
            with pytest.raises(Refused, match="nobody"):
                await again.get("/api/me")

    at_house(tmp_path, work)
