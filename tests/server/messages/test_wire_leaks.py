"""Over the wire too nothing tells a viewpoint what it may not know: by the law of `determinize`, for every game.

What test_leaks.py compares inside the server is compared here as it leaves it, in every language, together with hints,
earlier positions and webhooks: the true state and one in which all that the seat cannot know was drawn anew must give
the same answers.
"""

import asyncio
import itertools
import json
import pickle
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

import bids
from acting import choose, replace_state
from eventually import eventually
from serving import run, serving, settings_for
from undercroft.agents import AGENTS, Agent
from undercroft.agents.hints import hint
from undercroft.agents.hints.outlook import Expectation, Planned
from undercroft.engine.chance import seeded
from undercroft.engine.texts import LANGUAGES
from undercroft.games import all_games
from undercroft.server.messages import wire
from undercroft.server.people import limits
from undercroft.server.tables import agent_pool
from undercroft.server.tables.agent_pool import AgentPool

GAMES = [*all_games(), bids.GAME.id]
OTHERS = [language for language in LANGUAGES if language != "en"]
"""In English it is compared by test_leaks.py, at more positions."""


def some_choices(live, luck):
    """Choose by chance, past the server's own ways in: what is told is looked at elsewhere."""

    async def choose_some(many):
        for _ in range(many):
            if live.state.over:
                return
            asked = live.state.decision(live.state.seat)
            text = asked.options[luck.below(len(asked.options))].text
            await choose(live, asked.seat, live.record.asked, text)

    return choose_some


@asynccontextmanager
async def at_table(tmp_path, id, seats=None, webhook="", **more):
    """A served table of a game; Ada holds all its seats, or those that `seats` gives her, and is told by `webhook`."""
    async with serving(settings_for(tmp_path, **more)) as served:
        ada = await served.visitor("Ada")
        if webhook:
            await ada.put("/api/me", {"webhook": webhook})
        # As few as it can be without being alone: every pair of viewpoints is there, and it is quick.
        table = (await ada.make_table(id, seats or ["me"] * max(2, all_games()[id].min_seats)))["table"]
        live = served.registry.tables[table]
        yield served, ada, live, some_choices(live, seeded(f"wire {id}"))


# Hints.
class PoolHere:
    """Workers in this process, so that one can see what they are given. They do what workers do."""

    async def run(self, do, task, timeout, tries):
        return do(pickle.loads(pickle.dumps(task)))

    def close(self):
        pass


class ThinkersHere(AgentPool):
    def __init__(self, many):
        super().__init__(many)
        self.pool = PoolHere()


@pytest.fixture
def shown(monkeypatch):
    """Every world that an adviser was shown; it advises the first option, whatever it was shown."""
    worlds = []

    class Adviser(Agent):
        def choose(self, game, world, seat, chance):
            worlds.append(world)
            return world.decision(seat).options[0]

    def advise(game, world, seat, chance, **_):
        choice = Adviser().choose(game, world, seat, chance)
        expected = Expectation(plan=[Planned(choice, [world], True)])
        weighed = [hint.Weighed(option, 0.5, 0.1) for option in world.decision(seat).options]
        return hint.Hint(seat, choice, 0.5, weighed, "hint-close", {"percent": 50}, expected)

    numbers = itertools.count()
    monkeypatch.setattr(hint, "make_hint", advise)
    monkeypatch.setitem(AGENTS, "greedy", Adviser)
    monkeypatch.setattr(agent_pool, "_agents", {})
    # Luck that is the same each time the test runs.
    monkeypatch.setattr(agent_pool.secrets, "token_hex", lambda _: f"hint {next(numbers)}")
    monkeypatch.setattr(limits.Limit, "take", lambda *_: None)
    return worlds


def all_of(game, state):
    """All of a state, as plain data."""
    return msgspec.json.decode(game.save(state))


def without_luck(data):
    """All but what is still to come."""
    return {key: value for key, value in data.items() if key != "chance"}


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_comes_from_what_the_seat_may_know(tmp_path, shown, id):
    async def work():
        async with at_table(tmp_path, id) as (served, ada, live, choose):
            served.registry.services.agents = ThinkersHere(1)
            path, luck = f"/api/tables/{live.head.id}/hint", seeded(5)
            could_differ = differs = False
            for _ in range(3):
                truth, seat = live.state, live.state.seat
                real = all_of(live.game, truth)
                for agent, lang in (("", "en"), ("", "it"), ("greedy", "it")):
                    said = []
                    for state in (live.game.determinize(truth, seat, luck), truth):
                        replace_state(live, state)
                        could_differ |= without_luck(all_of(live.game, state)) != without_luck(real)
                        shown.clear()
                        said.append(await ada.post(path, {"agent": agent}, seat=seat, lang=lang))
                    # The adviser sees this position, but not its secrets.
                    (world,) = shown
                    assert live.game.view(world, seat) == live.game.view(truth, seat)
                    seen = all_of(live.game, world)
                    assert seen["chance"] != real["chance"], "the adviser was shown what luck will bring"
                    differs |= without_luck(seen) != without_luck(real)
                    # And what is said is the same in any world that the seat may believe in.
                    assert said[0] == said[1], f"a hint in {lang!r} tells what seat {seat} may not know"
                    assert said[0]["option"]["words"]
                await choose(5)
                if live.state.over:
                    break
            assert differs or not could_differ, "the adviser was shown what the seat may not know"

    run(work)


# The table itself.
@pytest.mark.parametrize("id", GAMES)
def test_the_table_and_its_reasons_tell_no_more_in_any_language(tmp_path, id):
    async def work():
        async with at_table(tmp_path, id) as (served, ada, live, choose):
            eve, luck = await served.visitor("Eve"), seeded(6)
            path = f"/api/tables/{live.head.id}"

            async def told(seat, lang):
                live.feed.clear_cache()
                if seat < 0:
                    return [(await eve.http.get(path, params={"lang": lang})).content]
                here = {"seat": seat, "lang": lang}
                reasons = await ada.http.post(f"{path}/act", json={"type": "why"}, params=here)
                assert reasons.status_code == 200
                return [(await ada.http.get(path, params=here)).content, reasons.content]

            looked = 0
            for _ in range(2):
                truth = live.state
                for seat, lang in itertools.product(range(-1, live.head.seats), OTHERS):
                    looked += 1
                    said = await told(seat, lang)
                    replace_state(live, live.game.determinize(truth, seat, luck))
                    assert await told(seat, lang) == said, f"seat {seat} is told in {lang!r} what it may not know"
                    replace_state(live, truth)
                await choose(12)
                if live.state.over:
                    break
            assert looked > live.head.seats

    run(work)


# Earlier positions.
def positions_seen(live, seat, states, luck):
    """What a viewpoint may be told of each position: made from worlds in which the rest was drawn anew."""
    out = []
    for number, state in states.items():
        world = live.game.determinize(state, seat, luck)
        told = {"number": number, "seat": seat, "waiting": state.waiting(), "result": None}  # who has answered is open
        out.append({**told, "view": msgspec.json.decode(wire.encode(live.game.view(world, seat)))})
    return out


@pytest.mark.parametrize("id", GAMES)
def test_while_a_game_runs_its_positions_are_seen_from_ones_own_seat_only(tmp_path, id):
    seats = ["me"] * (max(2, all_games()[id].min_seats) - 1) + ["open"]

    async def work():
        async with at_table(tmp_path, id, seats) as (served, ada, live, choose):
            bob = await served.visitor("Bob")
            last = live.head.seats - 1
            await bob.take(live.head.id, last)
            await choose(5)
            assert not live.state.over
            entries = await served.registry.storage.entries(live.head.id, 0)
            numbers = [0, *(entry.number for entry in entries if entry.kind == "choice")]
            assert len(numbers) == 6
            states = {number: await served.registry.history.position(live.head, number) for number in numbers}
            path, luck = f"/api/tables/{live.head.id}/positions", seeded(7)
            async with httpx.AsyncClient(base_url=served.address) as nobody:
                for asks, wanted, own in [
                    (ada.http, last, 0),
                    (bob.http, 0, last),
                    (bob.http, None, last),
                    (nobody, None, -1),
                    (nobody, 0, -1),
                ]:
                    params = {} if wanted is None else {"seat": wanted}
                    found = (await asks.get(path, params=params)).json()
                    found += [(await asks.get(f"{path}/{number}", params=params)).json() for number in numbers[::5]]
                    for each in found:
                        assert len(each.pop("seats")) == last + 1
                    told = positions_seen(live, own, states, luck)
                    assert found == told + told[::5], f"seat {own} asked for {wanted}"

    run(work)


def test_once_a_game_is_over_its_positions_are_seen_from_any_seat(tmp_path):
    """So that the test before this one fails for the reason it says."""

    async def work():
        async with at_table(tmp_path, "bids") as (served, _, live, choose):
            eve = await served.visitor("Eve")
            await choose(100)
            assert live.state.over
            path = f"/api/tables/{live.head.id}/positions"
            hands = [(await eve.get(path, seat=seat))[0]["view"]["hand"] for seat in (0, 1)]
            assert hands == (await served.registry.history.position(live.head, 0)).hands

    run(work)


# Webhooks.
@asynccontextmanager
async def receiver(heard):
    """Someone out there who writes down every note: its request line, and all that it says."""

    async def receive(reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        heard.append((head.split(b"\r\n")[0].decode(), json.loads(await reader.readexactly(length))))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(receive, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/told"
    finally:
        server.close()


@pytest.mark.parametrize("id", GAMES)
def test_a_webhook_tells_no_more_than_the_seat_may_know(tmp_path, id):
    async def work():
        heard, luck = [], seeded(8)
        async with (
            receiver(heard) as address,
            at_table(tmp_path, id, webhook=address, private_webhooks=True) as (_, _, live, choose),
        ):

            async def notes(many):
                await eventually(lambda: len(heard) >= many, f"{many} notes are sent")
                told = sorted(heard, key=lambda note: note[1]["seat"])
                heard.clear()
                return told

            before = None
            for _ in range(8):
                # The notes of a question are waited for before it is answered: one that comes too late is not sent.
                if live.record.asked != before:  # else others are asked the same still, and nobody new is told
                    truth, waiting = live.state, sorted(live.record.waiting)
                    for seat, (line, note) in zip(waiting, await notes(len(waiting)), strict=True):
                        assert line == "POST /told HTTP/1.1"
                        assert note == {
                            "table": live.head.id,
                            "game": id,
                            "title": "",
                            "seat": seat,
                            "decision": live.record.asked,
                            "kind": live.game.determinize(truth, seat, luck).decision(seat).kind,
                        }
                before = live.record.asked
                await choose(1)
                if live.state.over:
                    break
            assert [note for _, note in heard if note["decision"] == before] == [], "one note for each who is asked"

    run(work)
