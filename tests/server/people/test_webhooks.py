"""Webhooks reach people, and nothing inside the host's network."""

import asyncio
import contextlib
import ipaddress
import json

import pytest

from eventually import eventually
from serving import run, serving, settings_for
from undercroft.client import Refused
from undercroft.server.base import errors
from undercroft.server.people import webhooks as hooks_module
from undercroft.server.people.webhooks import Webhooks, is_public

INSIDE = [
    "http://127.0.0.1/",
    "http://localhost:8000/",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://172.16.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://0.0.0.0/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "http://192.0.0.8/",
    "http://192.88.99.1/",
    "http://[::ffff:192.0.0.8]/",
    "http://[fec0::1]/",
    "http://[3fff::1]/",
    "http://[2001:db8::1]/",
    "http://[2002:7f00:1::1]/",
    "http://[4000::1]/",
    "http://[::7f00:1]/",
    "file:///etc/passwd",
    "gopher://127.0.0.1/",
    "http://user:pass@93.184.216.34/",
    "http://93.184.216.34:0x50/",
    "http://93.184.216.34/\r\nX: y",
    "http://",
    "nonsense",
    "http://this-name-does-not-exist.invalid/",
]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_refused(address):
    async def work():
        hooks = Webhooks(private=False)
        with pytest.raises(errors.Refused):
            await hooks.check(address)
        assert not await hooks.tell(address, {})
        await hooks.close()

    run(work)


def test_a_public_address_is_pinned_to_what_was_checked():
    async def work():
        hooks = Webhooks(private=False)
        _, pinned, headers, extensions = await hooks.check("https://93.184.216.34:8443/hook?x=1")
        assert pinned == "https://93.184.216.34:8443/hook?x=1"
        assert headers == {"Host": "93.184.216.34:8443"}
        assert extensions == {"sni_hostname": "93.184.216.34"}
        await hooks.close()

    run(work)


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:2800:220:1::1", "2a00:1450::1", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"]
)
def test_the_world_is_public(address):
    assert is_public(ipaddress.ip_address(address))


def test_one_who_answers_endlessly_holds_no_slot_for_long(monkeypatch):
    """There is always one more header line to come: no limit of a single read ends it, but that of the whole."""
    monkeypatch.setattr(hooks_module, "TIMEOUT", 0.5)

    talking = set()

    async def endless(reader, writer):
        talking.add(writer)
        with contextlib.suppress(OSError):
            writer.write(b"HTTP/1.1 200 OK\r\nX-More: to come\r\n")
            await reader.read()  # the request, until the other end hangs up
        writer.close()
        talking.discard(writer)

    async def work():
        receiver = await asyncio.start_server(endless, "127.0.0.1", 0)
        hooks = Webhooks(private=True)
        hooks.client.timeout = None
        address = f"http://127.0.0.1:{receiver.sockets[0].getsockname()[1]}/"
        told = await asyncio.gather(*(hooks.tell(address, {}) for _ in range(hooks_module.AT_ONCE + 1)))
        assert not any(told)
        await eventually(lambda: not talking, "the receiver is hung up on")
        await hooks.close()
        receiver.close()

    run(work)


def test_a_name_that_points_inside_later_is_caught_when_it_is_used(monkeypatch):
    async def work():
        hooks = Webhooks(private=False)
        loop = asyncio.get_running_loop()
        answers = ["93.184.216.34", "127.0.0.1"]

        async def resolve(host, port, **_):
            return [(2, 1, 6, "", (answers.pop(0), port))]

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        await hooks.check("http://rebinding.example/")
        assert not await hooks.tell("http://rebinding.example/", {})
        assert answers == []
        await hooks.close()

    run(work)


def test_one_who_is_not_looking_is_told_and_no_secret_goes_out(tmp_path):
    heard: list[dict] = []

    async def receive(reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        heard.append(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async def work():
        receiver = await asyncio.start_server(receive, "127.0.0.1", 0)
        port = receiver.sockets[0].getsockname()[1]
        async with serving(settings_for(tmp_path, private_webhooks=True)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.put("/api/me", {"webhook": f"http://127.0.0.1:{port}/bob"})
            await bob.take(table, 1)
            await eventually(lambda: heard, "Bob is told that the game begins, now that all are there")
            assert (heard[0]["seat"], heard.pop()["decision"]) == (1, 0)
            live = served.registry.tables[table]
            for person in (ada, bob):
                news = await person.look(table)
                text = news["decision"]["options"][0]["text"]
                await person.act(table, "choose", decision=news["decision"]["number"], text=text)
            (loser,) = live.record.waiting
            news = await (ada, bob)[loser].look(table)
            await (ada, bob)[loser].act(table, "choose", decision=news["decision"]["number"], text="pass")
            (note,) = await eventually(
                lambda: [note for note in heard if note["kind"] == "bid"], "Bob is told of a bid"
            )
            assert set(note) == {"table", "game", "title", "seat", "decision", "kind"}
            assert (note["table"], note["seat"]) == (table, 1)
        receiver.close()

    run(work)


def test_a_person_cannot_set_a_webhook_inside(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            for address in ("http://127.0.0.1:9/", "http://localhost/", "ftp://example.org/"):
                with pytest.raises(Refused) as refusal:
                    await ada.put("/api/me", {"webhook": address})
                assert refusal.value.code == "bad_webhook"
            assert (await ada.get("/api/me"))["webhook"] is None

    run(work)


@pytest.mark.parametrize("found", [["93.184.216.34", "10.0.0.1"], ["10.0.0.1", "93.184.216.34"]])
def test_a_name_with_an_address_inside_among_others_is_refused(found, monkeypatch):
    async def work():
        hooks = Webhooks(private=False)

        async def resolve(host, port, **_):
            return [(2, 1, 6, "", (each, port)) for each in found]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        with pytest.raises(errors.Refused, match="public host"):
            await hooks.check("http://both.example/")
        await hooks.close()

    run(work)


def test_a_webhook_goes_to_the_address_that_was_checked_and_not_to_its_name(monkeypatch):
    async def work():
        hooks = Webhooks(private=False)

        async def resolve(host, port, **_):
            return [(2, 1, 6, "", ("93.184.216.34", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        _, pinned, headers, extensions = await hooks.check("https://rebinding.example/hook")
        assert pinned == "https://93.184.216.34:443/hook"
        assert (headers["Host"], extensions["sni_hostname"]) == ("rebinding.example", "rebinding.example")
        await hooks.close()

    run(work)
