"""The house answers to its own names, hears short heads only, and believes the proxies that the host trusts."""

import socket

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from serving import run, serving, settings_for
from undercroft.cli import parser
from undercroft.engine.errors import SetupError
from undercroft.server.base.settings import Settings
from undercroft.server.http.hosts import Hosts

HERE = socket.gethostname().lower()


def at_the_door(tmp_path, work, **settings):
    async def inner():
        async with (
            serving(settings_for(tmp_path, **settings)) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            await work(served, http)

    run(inner)


@pytest.mark.parametrize(
    "place",
    [
        *("127.0.0.1", "127.0.0.1:8000", "192.168.1.20:8000", "[::1]", "[::1]:8000", "[fe80::1%25eth0]:80", "0.0.0.0"),
        *("localhost", "localhost:8000", "LOCALHOST", "localhost.", "play.localhost", HERE, f"{HERE.upper()}:8000"),
        *(f"{HERE.partition('.')[0]}.local", "play.example.org", "play.example.org:443", "Play.Example.Org."),
        *("friend.example", "friend.example:8443", "bound.example:8000"),
    ],
)
def test_the_house_goes_by_its_own_names(place):
    hosts = Hosts(Settings(host="bound.example", hosts=["play.example.org"], origins=["https://friend.example:8443"]))
    assert place in hosts


@pytest.mark.parametrize(
    "place",
    [
        *("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "notlocalhost", "play.example.org.evil"),
        *("x.play.example.org", "1.2.3", "[::1", "[]", ":8000", "evil.example#localhost", "localhost@evil.example"),
        *("", "a b", "127.0.0.1:x:y", "local", f"{HERE}.evil.example"),
    ],
)
def test_no_other_name_is_the_houses(place):
    assert place not in Hosts(Settings(hosts=["play.example.org"]))


def test_a_page_that_points_its_name_at_this_machine_gets_nothing(tmp_path):
    async def work(served, http):
        for path in ("/", "/api/house", "/api/me", "/metrics"):
            answer = await http.get(path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "other_host")
            assert "--host-name" in answer.json()["words"]
        headers = {"Host": "evil.example", "Origin": "http://evil.example"}
        assert (await http.post("/api/visitor", json={"name": "Eve"}, headers=headers)).status_code == 421
        port = served.address.rpartition(":")[2]
        with pytest.raises(InvalidStatus) as refusal:
            await connect(f"ws://evil.example:{port}/api/tables/x/live", host="127.0.0.1", proxy=None)
        assert refusal.value.response.status_code == 403
        for mine in ("localhost:8000", "10.1.2.3", "play.example.org"):
            assert (await http.get("/api/house", headers={"Host": mine})).status_code == 200

    at_the_door(tmp_path, work, hosts=["play.example.org"])


def test_a_head_is_sixteen_kilobytes_long_at_most(tmp_path):
    async def work(_, http):
        for headers, query in [
            ({"X-Long": "a" * 16_400}, ""),
            ({"X-Long": "a" * 70_000}, ""),
            ({f"X-{n}": "a" * 100 for n in range(160)}, ""),
            ({}, "a" * 16_400),
        ]:
            answer = await http.get(f"/api/house?{query}", headers=headers)
            assert answer.status_code in (400, 431)
        assert (await http.get("/api/house", headers={"X-Long": "a" * 12_000})).status_code == 200

    at_the_door(tmp_path, work)


def test_where_cookies_need_https_the_page_does_too(tmp_path):
    for secure in (True, False):

        async def work(_, http, secure=secure):
            for path in ("/", "/api/house", "/api/nowhere"):
                answer = await http.get(path)
                assert answer.headers.get("strict-transport-security") == ("max-age=31536000" if secure else None)

        at_the_door(tmp_path, work, secure_cookies=secure)


@pytest.mark.parametrize(
    ("proxies", "forwarded", "alike"),
    [
        # A proxy on this machine that appends what it sees: what the client wrote itself does not count.
        (("127.0.0.1",), ["9.9.9.{n}, 1.1.1.1"], True),
        (("127.0.0.1",), ["9.9.9.{n}", "1.1.1.1"], True),
        (("127.0.0.1",), ["1.1.1.{n}"], False),
        # One behind another: the last that is none of them.
        (("127.0.0.1", "10.0.0.0/24"), ["9.9.9.{n}, 1.1.1.1, 10.0.0.{n}"], True),
        (("127.0.0.1", "10.0.0.0/24"), ["1.1.1.{n}, 10.0.0.7"], False),
        (("127.0.0.1", "10.0.0.0/24"), ["1.1.1.{n}, 10.0.1.7"], True),
        (("127.0.0.1",), ["1.1.1.{n}, 10.0.0.7"], True),
        # Nobody who is not a proxy is believed.
        (("10.0.0.7",), ["1.1.1.{n}"], True),
    ],
)
def test_the_client_is_the_last_address_that_is_no_proxy(tmp_path, stopped_clock, proxies, forwarded, alike):
    async def work(_, http):
        codes = []
        for n in range(15):
            headers = [("X-Forwarded-For", line.format(n=n)) for line in forwarded]
            codes.append((await http.get("/api/house", headers=headers)).status_code)
        assert (429 in codes) == alike

    at_the_door(tmp_path, work, proxied=True, proxies=proxies, requests_per_second=1.0)


def test_the_command_takes_names_and_proxies(monkeypatch):
    taken = []
    monkeypatch.setattr("undercroft.server.run.serve.serve", lambda settings, browser: taken.append(settings) or 0)
    monkeypatch.setattr("undercroft.server.run.serve.check_port", lambda host, port: None)

    def serve(*words):
        args = parser().parse_args(["serve", *words])
        args.run(args)
        return taken[-1]

    assert not serve().proxied
    assert serve("--proxied").proxies == ("127.0.0.1", "::1")
    settings = serve("--host-name", "play.example.org", "--trusted-proxy", "10.0.0.0/24", "--trusted-proxy", "fe80::1")
    assert settings.hosts == ["play.example.org"]
    assert settings.proxied
    assert settings.proxies[2:] == ("10.0.0.0/24", "fe80::1")
    for wrong in ("proxy.example", "10.0.0.1/24", "*", ""):
        with pytest.raises(SetupError, match="--trusted-proxy takes"):
            serve("--trusted-proxy", wrong)
