"""Promises of the server that a small mistake would break, each tried where the other tests would not notice."""

import asyncio
import itertools
import time
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from eventually import eventually
from serving import answer_when_told, run, serving, settings_for
from undercroft.client import Refused, changed
from undercroft.engine.state import EVERYONE, all_but, only
from undercroft.games import game as find_game
from undercroft.server.base import errors
from undercroft.server.base.settings import Settings
from undercroft.server.messages import news as news_module
from undercroft.server.messages import views, wire
from undercroft.server.model import engine
from undercroft.server.model.clocks import next_deadline
from undercroft.server.model.log import (
    Begun,
    Chosen,
    ClockRule,
    Entry,
    Head,
    Seat,
    Seated,
    TakenBack,
    Told,
    fresh_record,
)
from undercroft.server.people import credentials
from undercroft.server.people.webhooks import Hooks
from undercroft.server.run import app
from undercroft.server.tables import create
from undercroft.server.tables.agents import Thinkers
from undercroft.server.tables.registry import House


def head_of(seats, game="bids", **more):
    return Head(credentials.new_table_id(), game, find_game(game).version, seats, {}, "own", 0, time.time(), **more)


@asynccontextmanager
async def house_in(tmp_path):
    """A house without guests. It is opened like a server's, so it sweeps too."""
    house = House(Settings(database=str(tmp_path / "house.db"), thinkers=1))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def in_house(tmp_path, work):
    async def inner():
        async with house_in(tmp_path) as house:
            await work(house)

    run(inner)


def people(many):
    return [Seated(visitor=number + 1, name=f"Player {number}") for number in range(many)]


async def one_round(live):
    """All bid; then the loser alone is asked. Who that is."""
    for seat in range(live.head.seats):
        await live.choose(seat, live.record.asked, live.state.decision(seat).options[0].text)
    (loser,) = live.record.waiting
    return loser


class Slow:
    """Agents that answer when told to, with whatever is legal by then."""

    def __init__(self, live):
        self.live = live
        self.go = asyncio.Event()
        self.asked = 0

    async def choose(self, _rules, _state, seat, _agent, **_):
        self.asked += 1
        if self.asked == 1:
            self.thought = asyncio.current_task()
        await (self.go.wait() if self.asked == 1 else asyncio.Event().wait())
        return self.live.state.decision(seat).options[0].text

    async def close(self):
        pass


# Who is told what.
def test_a_socket_looks_and_acts_from_ones_own_seat_whatever_is_asked_for(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob, eve = [await served.visitor(name) for name in ("Ada", "Bob", "Eve")]
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            live = served.house.tables[table]
            for client, own in ((bob, 1), (eve, -1)):
                async with client.sit(table, seat=0) as sit:
                    news = await sit.next_news()
                    assert (news["you"], news["view"]["hand"]) == (own, live.game.view(live.state, own)["hand"])
                    text = live.state.decision(0).options[0].text
                    with pytest.raises(Refused):
                        await sit.do("choose", decision=live.record.asked, text=text)
            assert live.record.choices == 0

    run(work)


def test_shared_words_are_those_that_each_viewpoint_would_get_alone(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(3), people(3))
        loser = await one_round(live)
        number = live.record.number
        for by, known in itertools.product(
            range(3), (EVERYONE, *(f(seat) for f in (only, all_but) for seat in range(3)))
        ):
            body = Chosen("a text of its own", 0, 0, [], [Told("shown", {"seat": by}, known)], [loser])
            entries = [Entry(number, by, 0.0, body)]
            live.unsay()
            for seat in (-1, 0, 1, 2):
                alone = b"," + wire.encode(views.own(live, seat, "", entries))[1:]
                assert live._words(seat, "", number - 1, views.Lately(entries)) == alone, (by, known, seat)

    in_house(tmp_path, work)


def test_one_who_gets_up_sees_the_hand_no_longer(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            async with bob.sit(table) as sit:
                assert (await sit.next_news())["view"]["hand"]
                await sit.do("leave")
                news = await sit.until(lambda news: news["seats"][1]["holder"] == "nobody")
                assert (news["you"], news["view"]["hand"], news["decision"]) == (-1, None, None)

    run(work)


def test_one_who_looks_from_another_seat_now_gets_that_view_whole(tmp_path):
    """Others follow from there already, so the changes for them are at hand: they are not for this one."""

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            live = served.house.tables[table]
            async with ada.sit(table) as sit, ada.sit(table, seat=1) as there:
                await sit.next_news()
                await there.next_news()
                await ada.post(f"/api/tables/{table}/act", {"type": "leave"}, seat=0)
                news = await sit.until(lambda news: news["you"] == 1)
                assert news["view"] == live.game.view(live.state, 1)
                await there.until(lambda news: news["number"] == live.record.number)
                assert there.news["view"] == news["view"]

    run(work)


def test_a_view_with_other_parts_than_before_is_sent_whole(tmp_path, monkeypatch):
    async def work(house):
        live = await create.made(house, head_of(2), people(2))
        live.seen(-1, None)
        had, honest = live.record.number, live.game.view
        await live.say(0, "Ada", "hello")
        monkeypatch.setattr(type(live.game), "view", lambda self, s, seat: {**honest(s, seat), "more": 1})
        assert live.seen(-1, had).startswith(b'"view":')
        had = live.record.number
        await live.say(0, "Ada", "hello")
        assert live.seen(-1, had) == b'"changes":[]'

    in_house(tmp_path, work)


def test_one_who_gets_up_while_the_table_is_read_is_not_told_as_if_seated(tmp_path, monkeypatch):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            honest = news_module.TellingTable.news

            async def slow(live, *more):
                told = await honest(live, *more)
                if live.record.seats[1].visitor:
                    await live.leave(1)
                return told

            monkeypatch.setattr(news_module.TellingTable, "news", slow)
            seen = await bob.look(table)
            assert (seen["you"], seen["view"]["hand"]) == (-1, None)

    run(work)


def test_whole_games_are_replayed_one_after_the_other(tmp_path, monkeypatch):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            honest, now, most = engine.begin_again, [], []

            def slow(*more):
                now.append(1)
                most.append(len(now))
                time.sleep(0.05)  # time for another to come in, were it let
                now.pop()
                return honest(*more)

            monkeypatch.setattr(engine, "begin_again", slow)
            await asyncio.gather(*(ada.get(f"/api/tables/{table}/positions") for _ in range(4)))
            assert most == [1, 1, 1, 1]

    run(work)


@pytest.mark.parametrize(("old", "new"), [([1, 2], [1]), ([1], [1, 2]), ([1, 2], [2]), ([1], []), ([], [1])])
def test_rows_that_come_and_go_are_changes(old, new):
    one, two = (views.Seen(None, number, {"rows": [{"x": x} for x in rows]}) for number, rows in ((1, old), (2, new)))
    view = changed(msgspec.json.decode(one.whole()), msgspec.json.decode(two.changes(one)))
    assert view == msgspec.json.decode(two.whole())


def test_standing_answers_go_with_the_one_who_gave_them(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(2), people(2))
        await live.set_standing(1, {"window": "pass"}, "")
        await live.leave(1)
        await live.invite(1, "link")
        await live.take(1, 3, frozenset({3}), "Eve", "link")
        _, news = await live.news(1, "", live.record.number)
        assert msgspec.json.decode(news)["standing"] == {}
        assert live.record.standing == {}

    in_house(tmp_path, work)


def test_whoever_asks_from_every_entry_does_not_fill_memory(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(2), people(2))
        for since in range(-1, 3 * news_module.WORDS):
            await live.news(-1, "", since)
        await live.say(0, "Ada", "hello")
        numbers = range(4, 3 * news_module.WORDS)
        for since in numbers:  # from the future: there is no such entry, so all of them hear the same
            _, news = await live.news(-1, "", since)
            assert msgspec.json.decode(news)["since"] == -1 or since <= live.record.number
        assert len(live.words) <= 2
        for owner, since, had in itertools.product((False, True), range(-1, live.record.number), range(200)):
            live.told(-1, "", since, views.Lately([]), owner, had)
            live._words(0, "", had, views.Lately([]))
        assert max(len(live.words), len(live.shown)) <= news_module.WORDS

    in_house(tmp_path, work)


def test_one_who_gets_up_while_the_log_is_read_is_not_told_what_the_seat_may_know(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            live, storage = served.house.tables[table], served.house.storage
            for n in range(news_module.RECENT + 1):  # so that what came before is not at hand
                await live.say(0, "Ada", f"line {n}")
            entries = storage.entries

            async def and_meanwhile(*args, **more):
                if live.record.seats[1].visitor:
                    await live.leave(1)
                return await entries(*args, **more)

            storage.entries = and_meanwhile
            async with bob.sit(table) as sit:
                news = await sit.next_news()
            assert (news["you"], news["view"]["hand"]) == (-1, None)

    run(work)


# Undo.
def test_what_is_told_after_an_undo_is_not_what_was_told_before(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(2), people(2))
        await one_round(live)
        seat = live.recent[-1].seat
        before = msgspec.json.decode((await live.news(seat, "", -1))[1])
        await live.rewind(0)
        after = msgspec.json.decode((await live.news(seat, "", -1))[1])
        assert (before["view"]["round"], after["view"]["round"]) == (1, 0)
        assert after["decision"]["number"] == after["number"] == live.record.number

    in_house(tmp_path, work)


def test_nobody_takes_back_alone_what_another_has_answered():
    record, rule = fresh_record(2, ClockRule()), ClockRule()
    record.seats = [Seat(visitor=1), Seat(visitor=2)]

    def free(after, waiting):
        return Chosen("a", after, after, [], [], waiting, free=True)

    for number, (seat, body) in enumerate([(-1, Begun([], [], [0])), (0, free(0, [1])), (1, free(1, [0]))]):
        record.fold(Entry(number, seat, 0.0, body), rule)
    assert record.trail == [(1, 1)]
    assert [views.undo(record, seat) for seat in (-1, 0, 1)] == ["", "ask", "alone"]


def test_the_tables_word_is_that_of_all(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(3), people(3))
        await one_round(live)
        position = live.record.position
        proposal = await live.undo(0, 0)
        await live.agree(1, proposal, True)
        assert (live.record.position, live.record.proposal.agreed) == (position, [0, 1])
        await live.agree(2, proposal, False)
        with pytest.raises(errors.Refused, match="not being asked"):
            await live.agree(1, proposal, True)
        assert live.record.position == position
        proposal = await live.undo(0, 0)
        await live.agree(2, proposal, True)
        assert live.record.position == position
        await live.agree(1, proposal, True)
        assert live.record.position == 0

    in_house(tmp_path, work)


# Seats.
def test_a_seat_is_taken_once_also_where_two_processes_give_it(tmp_path):
    """The second has not heard of the first: it finds out when it writes."""

    async def work(house):
        for act in (
            lambda table: table.take(1, 8, frozenset({8}), "Bob", "link"),
            lambda table: table.invite(1, "another link"),
            lambda table: table.appoint(1, "random"),
        ):
            live = await create.made(house, head_of(2), [Seated(visitor=1, name="Ada"), Seated(link="link")])
            second = House(house.settings)
            second.writer.start()
            try:
                twin = await second.table(live.head.id)
                await live.take(1, 7, frozenset({7}), "Eve", "link")
                with pytest.raises(errors.Refused) as refusal:
                    await act(twin)
                assert refusal.value.code == "taken"
                assert twin.record.seats[1].visitor == 7
                await live.catch_up()
                assert live.record.seats[1].visitor == 7
            finally:
                await second.close()

    in_house(tmp_path, work)


def test_nothing_is_done_at_a_closed_table(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(2), [*people(1), Seated(free=True)])
        asked, text = live.record.asked, live.state.decision(0).options[0].text
        number = await live.close("enough")
        for act in (
            lambda: live.choose(0, asked, text),
            lambda: live.say(0, "Ada", "hello"),
            lambda: live.take(1, 2, frozenset({2}), "Bob", ""),
            lambda: live.leave(0),
            lambda: live.undo(0, None),
        ):
            with pytest.raises(errors.Refused) as refusal:
                await act()
            assert refusal.value.code == "closed"
        assert live.record.number == number
        assert await house.storage.entries(live.head.id, number) == []

    in_house(tmp_path, work)


# Agents and clocks.
async def with_one_thinking(house):
    """A table where an agent stands in for the one who is asked, and thinks until it is told to go."""
    live = await create.made(house, head_of(2), people(2))
    loser = await one_round(live)
    house.thinkers = slow = Slow(live)
    await live.stand_in(loser, loser, "random")
    await eventually(lambda: slow.asked, "the agent is asked")
    assert slow.asked == 1
    return live, loser, slow


async def answers_no_more(live, slow):
    """Whatever it has thought meanwhile, it chooses nothing."""
    choices = live.record.choices
    slow.go.set()
    await eventually(slow.thought.done, "the thought is over")
    assert live.record.choices == choices


def test_an_agent_does_not_answer_what_it_has_not_thought_about(tmp_path):
    async def work(house):
        live, _, slow = await with_one_thinking(house)
        await live.rewind(0)  # now it is asked something else, to which it would have an answer
        await answers_no_more(live, slow)

    in_house(tmp_path, work)


def test_an_agent_that_handed_back_answers_no_more(tmp_path):
    async def work(house):
        live, loser, slow = await with_one_thinking(house)
        await live.back(loser)
        await answers_no_more(live, slow)
        assert loser in live.record.waiting

    in_house(tmp_path, work)


def test_a_house_closes_while_an_agent_thinks(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_TEST_GO", str(tmp_path))

    async def work():
        async with house_in(tmp_path) as house:
            house.thinkers = Thinkers(1, target=answer_when_told)
            live = await create.made(
                house, head_of(2, "dice_brewing"), [Seated(agent="random"), Seated(agent="random")]
            )
            await eventually((tmp_path / "taken 0").exists, "the worker thinks")
            (worker,) = house.thinkers.all
        assert not worker.process.is_alive()
        assert not house.thinkers.all, "no other was started in its place"
        assert live.record.choices == 0

    run(work)


def test_no_clock_and_no_agent_changes_an_answer_that_is_given(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(2), people(2))
        mine, other = live.state.decision(0).options[:2]
        await live.choose(0, live.record.asked, mine.text)
        for by in ("clock", "agent", "standing"):
            with pytest.raises(errors.Refused, match="already given"):
                await live.choose(0, live.record.asked, other.text, by)
        assert live.state.decision(0).answer.text == mine.text
        await live.choose(0, live.record.asked, other.text)
        assert live.state.decision(0).answer.text == other.text

    in_house(tmp_path, work)


def test_a_clock_runs_out_also_where_nobody_comes_by_after_a_restart(tmp_path, clock):
    rule = ClockRule("move", 1000, "agent", "random")

    async def work():
        async with house_in(tmp_path) as house:
            head = head_of(2, clock=rule)
            await create.made(house, head, people(2))
        clock.forward(1001)
        async with house_in(tmp_path) as house:

            async def stood_in_for():
                entries = await house.storage.entries(head.id, 0)
                return any(isinstance(entry.body, Seated) and entry.body.agent for entry in entries)

            await eventually(stood_in_for, "an agent stands in for whoever is late")

    run(work)


def test_a_clock_is_set_for_what_is_asked_now_and_not_left_to_the_sweep(tmp_path):
    async def work(house):
        live = await create.made(house, head_of(2, clock=ClockRule("move", 1000, "agent", "random")), people(2))
        set_for = []
        for act in (lambda: one_round(live), lambda: live.rewind(0), lambda: one_round(live)):
            assert live.timer is not None
            at, _ = next_deadline(live.record, live.head.clock)
            assert live.timer.when() - asyncio.get_running_loop().time() == pytest.approx(at - time.time(), abs=100)
            set_for.append(live.timer.when())
            await act()
        assert set_for == sorted(set(set_for))
        await live.close("enough")
        assert live.timer is None

    in_house(tmp_path, work)


def test_time_for_the_whole_game_is_not_given_back():
    """Neither by an agent that stands in for a while, nor by taking back."""
    rule = ClockRule("game", 100, "agent")
    record = fresh_record(2, rule)

    def add(seat, at, body):
        record.fold(Entry(record.number + 1, seat, at, body), rule)

    add(-1, 0.0, Begun([], [], [0]))
    add(0, 0.0, Seated(visitor=1))
    add(1, 0.0, Seated(visitor=2))
    add(0, 30.0, Seated(visitor=1, agent="random"))
    assert record.left == [70.0, 100.0]
    add(0, 50.0, Seated(visitor=1))
    assert record.left == [70.0, 100.0], "while the agent thought it was not my time"
    add(0, 60.0, Chosen("a", 0, 0, [], [], [0], free=True))
    add(0, 85.0, TakenBack(0, [0]))
    assert record.left == [35.0, 100.0]


# The way in and out.
@pytest.mark.parametrize("found", [["93.184.216.34", "10.0.0.1"], ["10.0.0.1", "93.184.216.34"]])
def test_a_name_with_an_address_inside_among_others_is_refused(found, monkeypatch):
    async def work():
        hooks = Hooks(private=False)

        async def resolve(host, port, **_):
            return [(2, 1, 6, "", (each, port)) for each in found]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        with pytest.raises(errors.Refused, match="public host"):
            await hooks.check("http://both.example/")
        await hooks.close()

    run(work)


def test_a_webhook_goes_to_the_address_that_was_checked_and_not_to_its_name(monkeypatch):
    async def work():
        hooks = Hooks(private=False)

        async def resolve(host, port, **_):
            return [(2, 1, 6, "", ("93.184.216.34", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        _, pinned, headers, extensions = await hooks.check("https://rebinding.example/hook")
        assert pinned == "https://93.184.216.34:443/hook"
        assert (headers["Host"], extensions["sni_hostname"]) == ("rebinding.example", "rebinding.example")
        await hooks.close()

    run(work)


def test_behind_https_the_cookie_never_travels_in_the_clear(tmp_path):
    async def work():
        for secure in (True, False):
            settings = settings_for(tmp_path, secure_cookies=secure)
            async with serving(settings) as served, httpx.AsyncClient(base_url=served.address) as http:
                answer = await http.post("/api/visitor", json={"name": "Ada"})
                parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
                assert ("secure" in parts) == secure

    run(work)


def test_a_password_is_not_guessed_from_many_addresses_either(tmp_path, monkeypatch):
    addresses = itertools.count()
    monkeypatch.setattr(app, "address_of", lambda _: f"address {next(addresses)}")

    async def work():
        async with serving(settings_for(tmp_path)) as served:
            eve = await served.visitor("Eve")
            codes = []
            for _ in range(12):
                with pytest.raises(Refused) as refusal:
                    await eve.post("/api/account/login", {"login": "ada", "password": "wrong password"})
                codes.append(refusal.value.code)
            assert codes == ["wrong"] * 10 + ["too_often"] * 2

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
            live = served.house.tables[table]
            while not live.state.over:
                seat = live.state.seat
                await live.choose(seat, live.record.asked, live.state.decision(seat).options[0].text)
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
