"""Nothing tells that somebody changed an answer that is secret, or an automatic one: no number, position or list."""

import itertools

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serving import Ear, run, serving, settings_for
from undercroft.client import Client, Refused
from undercroft.server.db import statements
from undercroft.server.model.log import Chosen, ClockRule, Entry, Said, Standing
from undercroft.server.model.record import Private, fresh_record
from undercroft.server.tables import actions


# The numbers alone.
@given(st.lists(st.booleans(), max_size=40))
def test_numbers_lead_there_and_back(kinds):
    record, clock = fresh_record(2, ClockRule()), ClockRule()
    for number, private in enumerate(kinds):
        record.fold(Entry(number, 0, 0.0, Standing({}, private=True) if private else Said("", "")), clock)
    public = [number for number, private in enumerate(kinds) if not private]
    assert [record.shown(number) for number in public] == list(range(len(public)))
    assert [record.number_of(shown) for shown in range(len(public))] == public
    for number, private in enumerate(kinds):
        if private:
            assert record.shown(number) == record.shown(number - 1) if number else -1
    assert record.shown(-1) == record.number_of(-1) == -1
    assert record.number_of(len(public)) > record.number, "what has not happened yet is after all that has"


def test_a_changed_answer_stands_where_the_answer_stood_that_others_know():
    record, clock = fresh_record(3, ClockRule()), ClockRule()
    answer = Chosen("a", 0, 0, [], [], [], whole=False)
    again = Chosen("b", 0, 1, [], [], [], whole=False, again=True, private=True)
    for number, body in enumerate([answer, Said("", ""), again, again, answer]):
        record.fold(Entry(number + 1, 0, 0.0, body), clock) if number else setattr(record, "number", 0)
        if not number:
            record.fold(Entry(1, 0, 0.0, body), clock)
    assert record.private == [Private(3, 0, 1), Private(4, 0, 1)]
    assert [record.shown_position(number) for number in (0, 1, 3, 4, 5)] == [0, 1, 1, 1, 3]


def test_entries_of_earlier_days_keep_their_numbers():
    record, clock = fresh_record(2, ClockRule()), ClockRule()
    record.fold(Entry(0, 0, 0.0, Standing({})), clock)
    record.fold(Entry(1, 0, 0.0, Said("", "")), clock)
    assert (record.shown(1), record.private) == (1, [])


# All that others can ask for.
class Watched:
    """All that a viewpoint can get out of a table by requests."""

    def __init__(self, served, table, person):
        self.http = httpx.AsyncClient(base_url=served.address, headers=person.http.headers if person else {})
        served.clients.append(Client(served.address))
        self.table = table

    async def all(self, upto):
        path = f"/api/tables/{self.table}"
        asked = [("/api/tables", {}), (f"{path}/mine", {}), (f"{path}/positions", {}), (f"{path}/log", {})]
        asked += [(path, {"since": since}) for since in range(-1, upto + 3)]
        asked += [(f"{path}/log", {"since": since, "limit": 1}) for since in range(-1, upto + 3)]
        asked += [(f"{path}/positions", {"first": first, "limit": 1}) for first in range(upto + 3)]
        asked += [(f"{path}/positions/{number}", {}) for number in range(upto + 3)]
        return {(path, *params.items()): await self._get(path, params) for path, params in asked}

    async def _get(self, path, params):
        answer = await self.http.get(path, params=params)
        return answer.status_code, answer.content


async def bidders(served, seats=3):
    people = [await served.visitor(f"Player {seat}") for seat in range(seats)]
    table = (await people[0].make_table("bids", ["me", *["open"] * (seats - 1)], listed=True))["table"]
    for seat, person in enumerate(people[1:], 1):
        await person.take(table, seat)
    return people, table


async def bid(person, table, at, number=None):
    decision = (await person.look(table))["decision"]
    text = decision["options"][at]["text"]
    return await person.act(table, "choose", decision=decision["number"] if number is None else number, text=text)


def house(tmp_path, work, **more):
    async def play():
        async with serving(settings_for(tmp_path, **more)) as served:
            await work(served, *await bidders(served))

    run(play)


def test_no_request_of_others_tells_that_an_answer_was_changed(tmp_path):
    async def work(served, people, table):
        ada, bob, cy = people
        await ada.act(table, "say", text="hello")
        await bid(ada, table, 0)
        await cy.act(table, "say", text="hm")
        live = served.registry.tables[table]
        others = [Watched(served, table, person) for person in (bob, cy, None)]
        shown = live.record.number
        before = [await other.all(shown) for other in others]
        for at in (1, 2, 0):
            await bid(ada, table, at)
        await ada.act(table, "standing", answers={"window": "pass"})
        assert live.record.number == shown + 4
        for name, other, was in zip(("Bob", "Cy", "a spectator"), others, before, strict=True):
            assert await other.all(shown) == was, f"{name} notices that another changed an answer"
            await other.http.aclose()
        number = (await bid(bob, table, 0))["number"]
        assert number == shown + 1, "later numbers have no gap"
        assert [line["number"] for line in await cy.get(f"/api/tables/{table}/log")] == list(range(number + 1))

    house(tmp_path, work, snapshot_every=4)


def test_no_socket_of_others_tells_that_an_answer_was_changed(tmp_path):
    async def work(served, people, table):
        ada, bob, _ = people
        await bid(ada, table, 0)
        async with bob.sit(table, seat=1) as seat, ada.sit(table, seat=0) as own:
            await seat.next_news()
            first = await own.next_news()
            ear = Ear(seat)
            await bid(ada, table, 1)
            await ada.act(table, "standing", answers={"window": "pass"})
            changed = await own.until(lambda news: news["standing"])
            assert changed["decision"]["answer"] == first["decision"]["options"][1]["text"]
            assert (changed["number"], changed["position"]) == (first["number"], first["position"])
            assert await ear.so_far() == []
            await bid(bob, table, 0)
            heard = await ear.until(lambda message: message["type"] == "news")
            assert [message["number"] for message in heard] == [first["number"] + 1]
            assert heard[0]["log"][0]["number"] == first["number"] + 1
            await ear.close()

    house(tmp_path, work)


@pytest.mark.parametrize("who", [0, 1])
def test_going_back_does_not_tell_that_an_answer_was_changed(tmp_path, who):
    """Neither where others may go back to nor where its own seat goes."""
    told = []

    async def work(served, people, table):
        ada, bob, cy = people
        for at in range(len(told) + 1):
            await bid(ada, table, at)
        heard = []
        for to in (None, *range((await bob.look(table))["number"] + 2)):
            try:
                proposal = (await people[who].act(table, "undo", to=to))["number"]
            except Refused as error:
                heard.append((to, error.code))
            else:
                heard.append((to, (await bob.look(table))["proposal"]["to"]))
                await cy.act(table, "agree", proposal=proposal, yes=False)
        told.append(heard)

    for folder in ("first", "changed", "twice"):
        (tmp_path / folder).mkdir()
        house(tmp_path / folder, work)
    assert told[0] == told[1] == told[2]
    assert any(code == "no_undo" for _, code in told[0])


def test_whoever_comes_back_misses_nothing_and_hears_nothing_twice(tmp_path):
    async def work(served, people, table):
        ada, bob, cy = people
        await bid(ada, table, 0)
        await bid(ada, table, 1)
        await bob.act(table, "say", text="one")
        await bid(ada, table, 2)
        await cy.act(table, "say", text="two")
        number = (await ada.look(table))["number"]
        assert number > 0
        for person in people:
            whole = (await person.get(f"/api/tables/{table}", since=-1))["log"]
            assert [line["number"] for line in whole] == list(range(number + 1))
            for since in range(number + 1):
                log = (await person.get(f"/api/tables/{table}", since=since))["log"]
                assert [line["number"] for line in log] == list(range(since + 1, number + 1))

    house(tmp_path, work)


def test_decisions_votes_and_ways_back_go_by_the_numbers_that_all_know(tmp_path):
    async def work(served, people, table):
        ada, bob, cy = people
        for round in range(3):
            for person in people:
                await bid(person, table, 0)
                if person is not cy and round < 2:
                    await bid(person, table, 1)
            live = served.registry.tables[table]
            news = await ada.look(table)
            asked = people[live.state.seat]
            decision = (await asked.look(table))["decision"]["number"]
            assert decision == news["position"] == news["number"]
            with pytest.raises(Refused, match="no longer asked"):
                await asked.act(table, "choose", decision=live.record.asked + 1, text="pass")
            if round < 2:
                # Together back to before the last bid, by a number that all see, and to it again.
                to = news["number"] - 1
                proposal = (await ada.act(table, "undo", to=to))["number"]
                assert (await bob.look(table))["proposal"]["number"] == proposal == news["number"] + 1
                assert (await bob.look(table))["proposal"]["to"] == to
                for person in (bob, cy):
                    await person.act(table, "agree", proposal=proposal, yes=True)
                back = await bob.look(table)
                assert back["position"] == to
                assert back["log"][-1]["to"] == to
                await bid(cy, table, 0)
            asked = people[live.state.seat]
            await asked.act(table, "choose", decision=(await asked.look(table))["decision"]["number"], text="pass")
        assert live.state.over
        numbers = [position["number"] for position in await ada.get(f"/api/tables/{table}/positions")]
        assert numbers == sorted(set(numbers))
        for number in numbers:
            assert (await ada.get(f"/api/tables/{table}/positions/{number}"))["number"] == number
        half = [position["number"] for position in await ada.get(f"/api/tables/{table}/positions", every=2)]
        assert half == [number for at, number in enumerate(numbers) if at % 2 == 0 or at == len(numbers) - 1]
        seats = [{"kind": "me"}] * 3
        made = await ada.post(f"/api/tables/{table}/branch", {"number": numbers[4], "seats": seats})
        log = await ada.get(f"/api/tables/{made['table']}/log")
        assert [line["number"] for line in log] == list(range(len(log)))

    house(tmp_path, work)


def test_the_numbers_are_the_same_after_a_restart_and_in_another_process(tmp_path):
    async def work(served, people, table):
        ada, bob, _ = people
        for at, person in itertools.product((0, 1), (ada, bob)):
            await bid(person, table, at)
            await person.act(table, "say", text="hm")
        said = [await person.get(f"/api/tables/{table}", since=-1) for person in people]
        assert len(said) == 3
        async with serving(settings_for(tmp_path, snapshot_every=4)) as other:
            for person, was in zip(people, said, strict=True):
                elsewhere = Client(other.address, person.token)
                other.clients.append(elsewhere)
                assert await elsewhere.get(f"/api/tables/{table}", since=-1) == was

    house(tmp_path, work, snapshot_every=4)


def test_a_snapshot_of_earlier_days_loads(tmp_path, monkeypatch):
    """It has no list of private entries: there were none."""
    honest = statements.snapshot

    def earlier(table, record, state):
        sql, (table, number, kept, state) = honest(table, record, state)
        return sql, (table, number, kept.replace(b',"private":[]', b""), state)

    monkeypatch.setattr(statements, "snapshot", earlier)

    async def work(served, people, table):
        await bid(people[0], table, 0)
        live = served.registry.tables[table]
        snapshot = await served.registry.storage.latest_snapshot(table, 100)
        assert snapshot is not None
        assert snapshot[1].private == []
        assert (await served.registry.history.restore(live.head)).record == live.record

    house(tmp_path, work, snapshot_every=2)


def test_a_seat_may_change_its_answers_only_so_often(tmp_path, monkeypatch):
    """Every snapshot keeps the list of them."""
    monkeypatch.setattr(actions, "PRIVATE_ENTRIES", 3)

    async def work(served, people, table):
        ada, bob, _ = people
        for at in (0, 1, 2, 0):
            await bid(ada, table, at)
        for again in (lambda: bid(ada, table, 1), lambda: ada.act(table, "standing", name="", answers={"x": "y"})):
            with pytest.raises(Refused, match="too often"):
                await again()
        number = served.registry.tables[table].record.number
        for _ in range(3):  # the same again is nothing new
            await bob.act(table, "standing", answers={"window": "pass"})
        assert served.registry.tables[table].record.number == number + 1

    house(tmp_path, work)
