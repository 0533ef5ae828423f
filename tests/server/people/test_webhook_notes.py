"""Who is told by webhook, and where a note goes."""

import asyncio
import time

from acting import choose
from eventually import eventually
from serving import run, serving, settings_for
from undercroft.server.people.webhooks import Webhooks


def notes_of(registry):
    """Every note that would go out: where to, for which seat, about which decision. Nothing is sent."""
    notes = []

    async def tell(address, note):
        notes.append((address, note["seat"], note["decision"]))
        return True

    registry.services.webhooks.tell = tell
    return notes


async def a_round(live):
    """All bid, then the loser passes: everyone is asked once more."""
    while True:
        seat = live.state.seat
        asked = live.state.decision(seat)
        await choose(live, seat, live.record.asked, asked.options[0].text)
        if asked.kind == "window":
            return


async def heard(notes, note):
    await eventually(lambda: note in notes, f"{note} in {notes}")


async def look_up(registry, live):
    """Have the house know where those at a table want to be told, so that no note depends on how soon it learns."""
    for holder in live.record.seats:
        address = await registry.storage.webhook_of(holder.visitor)
        registry.services.webhook_addresses.known[holder.visitor] = (address or "", time.monotonic() + 1000)


def test_no_note_is_lost_while_an_address_is_looked_up(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path, private_webhooks=True)) as served:
            ada = await served.visitor("Ada")
            await ada.put("/api/me", {"webhook": "http://127.0.0.1:9/ada"})
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            notes, live = notes_of(served.registry), served.registry.tables[table]
            known = served.registry.services.webhook_addresses.known
            await eventually(lambda: any(address for address, _ in known.values()), "asked for as the game begins")
            served.registry.services.webhook_addresses.known.clear()
            honest, go = served.registry.storage.webhook_of, asyncio.Event()

            async def slow(visitor):
                await go.wait()
                return await honest(visitor)

            served.registry.storage.webhook_of = slow
            await a_round(live)
            go.set()
            for seat in live.record.waiting:
                await heard(notes, ("http://127.0.0.1:9/ada", seat, live.record.asked))

    run(work)


def test_one_who_is_looking_is_not_told_by_webhook(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path, private_webhooks=True)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            for person, name in ((ada, "ada"), (bob, "bob")):
                await person.put("/api/me", {"webhook": f"http://127.0.0.1:9/{name}"})
            notes, live = notes_of(served.registry), served.registry.tables[table]
            await look_up(served.registry, live)
            to_ada, to_bob = ("http://127.0.0.1:9/ada", 0), ("http://127.0.0.1:9/bob", 1)
            async with bob.sit(table) as sit:
                await sit.next_news()
                await a_round(live)
                looked_at = live.record.asked
                await heard(notes, (*to_ada, looked_at))
            await eventually(lambda: not live.watchers, "Bob is seen to go")
            await a_round(live)
            await heard(notes, (*to_bob, live.record.asked))  # now he is not looking
            assert [number for *to, number in notes if tuple(to) == to_bob and number <= looked_at] == []

    run(work)


def test_one_is_told_where_another_device_of_the_account_wants_it(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path, private_webhooks=True)) as served:
            ada, phone, eve = [await served.visitor(name) for name in ("Ada", "Ada's phone", "Eve")]
            account = {"login": "ada", "password": "correct horse"}
            await ada.post("/api/account", account)
            await phone.post("/api/account/login", account)
            await eve.put("/api/me", {"webhook": "http://127.0.0.1:9/eve"})
            await phone.put("/api/me", {"webhook": "http://127.0.0.1:9/phone"})
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await eve.take(table, 1)
            notes, live = notes_of(served.registry), served.registry.tables[table]
            for _ in range(2):  # bids of both
                seat = live.state.seat
                await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
            if live.state.seat == 1:
                await choose(live, 1, live.record.asked, "pass")
            assert 0 in live.record.waiting
            await heard(notes, ("http://127.0.0.1:9/phone", 0, live.record.asked))
            assert {address for address, seat, _ in notes if seat == 0} == {"http://127.0.0.1:9/phone"}

    run(work)


def test_a_webhook_is_sent_on_by_nobody(tmp_path):
    """A public host that was checked may point inside with its answer."""

    async def work():
        came = []

        async def answer(reader, writer):
            line = (await reader.readline()).decode().split()[1]
            came.append(line)
            port = writer.get_extra_info("sockname")[1]
            status = b"307 Temporary Redirect" if line == "/first" else b"200 OK"
            place = f"Location: http://127.0.0.1:{port}/inside\r\n".encode() if line == "/first" else b""
            writer.write(b"HTTP/1.1 " + status + b"\r\n" + place + b"Content-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
            writer.close()

        receiver = await asyncio.start_server(answer, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{receiver.sockets[0].getsockname()[1]}"
        hooks = Webhooks(private=True)
        try:
            assert await hooks.tell(f"{address}/other", {}), "the receiver works"
            assert not await hooks.tell(f"{address}/first", {"table": "x"})
            assert came == ["/other", "/first"]
        finally:
            await hooks.close()
            receiver.close()

    run(work)
