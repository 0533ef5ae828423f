"""Limits by request, whom the gate lets in, and what every answer carries."""

import itertools

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from eventually import eventually
from serving import run, serving, settings_for
from undercroft.client import Client, Refused
from undercroft.server.tables.agent_pool import AgentReply


async def until_too_often(act, most=50):
    """How often something is done before it is too often."""
    for times in range(most):
        try:
            await act()
        except Refused as error:
            if (error.status, error.code) != (429, "too_often"):
                raise
            return times
    return most


def at_house(tmp_path, work, **settings):
    async def inner():
        async with serving(settings_for(tmp_path, **settings)) as served:
            await work(served)

    run(inner)


def test_what_one_does_at_a_table_by_requests_is_limited(tmp_path, stopped_clock):
    async def work(served):
        ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
        table = (await ada.make_table("bids", ["me", "open"]))["table"]
        assert await until_too_often(lambda: ada.act(table, "say", text="hello")) == 4
        await bob.take(table, 1)  # others have their own
        # By the socket it is the same person, with the same limit.
        async with ada.sit(table) as sit:
            await sit.next_news()
            await sit.socket.send('{"type":"say","text":"hello","ref":7}')
            refusal = await sit.hear()
            assert (refusal["code"], refusal["ref"]) == ("too_often", 7)
        live = served.registry.tables[table]
        assert sum(entry.kind == "chat" for entry in live.feed.recent) == 4

    at_house(tmp_path, work, actions_per_second=0.4)


def test_hints_are_limited(tmp_path, stopped_clock):
    async def work(served):
        class Quick:
            asked = 0

            async def advise(self, _rules, state, seat, *_):
                self.asked += 1
                return AgentReply(state.decision(seat).options[0].text)

            async def close(self):
                pass

        served.registry.services.agents = thinkers = Quick()
        ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
        table = (await ada.make_table("bids", ["me", "open"]))["table"]
        await bob.take(table, 1)
        times = await until_too_often(lambda: ada.post(f"/api/tables/{table}/hint", {}))
        assert 1 <= times <= 10
        assert thinkers.asked == times, "nobody thinks for one who is refused"
        await bob.post(f"/api/tables/{table}/hint", {})

    at_house(tmp_path, work)


@pytest.mark.parametrize("path", ["/api/token", "/api/visitor"])
def test_new_visitors_are_limited(tmp_path, stopped_clock, path):
    async def work(served):
        async with Client(served.address) as nobody:

            async def come():
                nobody.http.cookies.clear()
                await nobody.post(path, {"name": "Ada"})

            assert await until_too_often(come) == 3

    at_house(tmp_path, work, visitors_per_hour=18.0)  # of which ten minutes' worth may come at once


def test_pages_of_the_sites_that_the_host_named_may_use_the_house(tmp_path):
    friend, other = "https://friend.example", "https://friend.example.evil.example"

    async def work(served):
        ada = await served.visitor("Ada")
        table = (await ada.make_table("bids", ["me", "me"]))["table"]
        socket = f"{served.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        for origin, status in ((friend, 200), (other, 403), ("https://FRIEND.example:8443", 403)):
            said = {"type": "say", "text": "hello"}
            answer = await ada.http.post(f"/api/tables/{table}/act", json=said, headers={"Origin": origin})
            assert answer.status_code == status
            headers = {"Origin": origin, "Authorization": f"Bearer {ada.token}"}
            if status == 200:
                async with connect(socket, additional_headers=headers, proxy=None) as ws:
                    assert await ws.recv()
            else:
                assert answer.json()["code"] == "cross_site"
                with pytest.raises(InvalidStatus):
                    await connect(socket, additional_headers=headers, proxy=None)

    at_house(tmp_path, work, origins=[friend])


def test_the_gates_refusals_carry_the_policy_too(tmp_path, stopped_clock):
    async def work(served):
        async with httpx.AsyncClient(base_url=served.address) as http:
            allowed = await http.get("/api/house")
            answers = [
                await http.post("/api/visitor", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}),
                await http.post("/api/visitor", content="name=Eve", headers={"Content-Type": "text/plain"}),
                await http.post("/api/visitor", json={"name": "x" * 70_000}),
            ]
            for _ in range(20):
                if (answer := await http.get("/api/house")).status_code != 200:
                    break
            answers.append(answer)
        assert [answer.status_code for answer in answers] == [403, 415, 413, 429]
        for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
            assert {answer.headers.get(name) for answer in answers} == {allowed.headers[name]}
        assert "default-src 'none'" in allowed.headers["content-security-policy"]

    at_house(tmp_path, work, requests_per_second=1.0)


def test_what_the_house_tells_is_kept_by_no_cache(tmp_path):
    async def work(served):
        ada = await served.visitor("Ada")
        table = (await ada.make_table("bids", ["me", "me"]))["table"]
        at_table = [f"/api/tables/{table}{what}" for what in ("", "/log", "/mine", "/positions", "/cards", "/texts/en")]
        elsewhere = ["/api/me", "/api/me/tables", "/api/house", "/api/games/bids/cards", "/api/tables"]
        for path in [*at_table, *elsewhere, "/api/nowhere", "/api/tables/nothere", f"/api/tables/{table}/transcript"]:
            answer = await ada.http.get(path)
            assert answer.headers.get_list("cache-control") == ["no-store"], path
        for path in ("/api/visitor", "/api/tables"):
            for content, kind in (("{", "application/json"), ("name=Eve", "text/plain")):
                answer = await ada.http.post(path, content=content, headers={"Content-Type": kind})
                assert answer.status_code in (400, 415)
                assert answer.headers.get_list("cache-control") == ["no-store"], path
        answer = await ada.http.get("/")
        assert answer.headers.get_list("cache-control") == ["no-cache"]

    at_house(tmp_path, work)


def test_choices_are_counted_whoever_makes_them_and_however(tmp_path):
    async def work(served):
        ada = await served.visitor("Ada")
        table = (await ada.make_table("bids", ["me", "agent:random"]))["table"]
        live = served.registry.tables[table]

        async def counted(by):
            name = f'undercroft_choices_total{{by="{by}",game="bids"}} '
            lines = (await ada.get("/metrics")).splitlines()
            return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))

        await eventually(lambda: live.record.choices, "the agent's first bid")
        before = {by: await counted(by) for by in ("person", "agent")}
        already = sum(entry.kind == "choice" for entry in live.feed.recent)
        ways = itertools.cycle(["socket", "request"])
        async with ada.sit(table) as sit:
            async for news in sit.asked():
                text = news["decision"]["options"][0]["text"]
                if next(ways) == "socket":
                    await sit.choose(text)
                else:
                    await ada.act(table, "choose", decision=news["decision"]["number"], text=text)
        made = [entry.body.by for entry in live.feed.recent if entry.kind == "choice"][already:]
        assert made.count("person") >= 3
        assert made.count("agent") >= 2
        for by in before:
            assert await counted(by) - before[by] == made.count(by), by

    at_house(tmp_path, work)
