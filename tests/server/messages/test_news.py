"""Who is told what: shared words, views and changes hold what the viewpoint may see."""

import asyncio
import itertools
import threading

import msgspec
import pytest

from acting import invite, leave, say, set_standing, take
from eventually import eventually
from inside import head_of, in_registry, one_round, people
from serving import LONG, run, serving, settings_for
from undercroft.client import Refused, changed
from undercroft.engine.state import EVERYONE, all_but, only
from undercroft.server.db.statements import Write
from undercroft.server.messages import news as news_module
from undercroft.server.messages import views, wire
from undercroft.server.model import engine
from undercroft.server.model.log import Chosen, Entry, LoggedEvent, Said
from undercroft.server.tables import create


def test_a_socket_looks_and_acts_from_ones_own_seat_and_another_is_refused(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob, eve = [await served.visitor(name) for name in ("Ada", "Bob", "Eve")]
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            live = served.registry.tables[table]
            async with bob.sit(table, seat=0) as sit:
                with pytest.raises(Refused, match="you do not sit at seat 0"):
                    await sit.next_news()
            for client, asked, own in ((bob, 1, 1), (bob, None, 1), (eve, 0, -1)):
                async with client.sit(table, **({} if asked is None else {"seat": asked})) as sit:
                    news = await sit.next_news()
                    assert (news["you"], news["view"]["hand"]) == (own, live.game.view(live.state, own)["hand"])
                    text = live.state.decision(0).options[0].text
                    with pytest.raises(Refused):
                        await sit.do("choose", decision=live.record.asked, text=text)
            assert live.record.choices == 0

    run(work)


def test_shared_words_are_those_that_each_viewpoint_would_get_alone(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(3), people(3))
        loser = await one_round(live)
        number = live.record.number
        for by, known in itertools.product(
            range(3), (EVERYONE, *(f(seat) for f in (only, all_but) for seat in range(3)))
        ):
            body = Chosen("a text of its own", 0, 0, [], [LoggedEvent("shown", {"seat": by}, known)], [loser])
            entries = [Entry(number, by, 0.0, body)]
            live.feed.clear_cache()
            for seat in (-1, 0, 1, 2):
                alone = views.own(live.now, seat, None, entries)
                part = live.feed.own(seat, "", views.RecentEntries(number - 1, entries))
                assert [wire.encode(each) for each in part] == [wire.encode(each) for each in alone], (by, known, seat)

    in_registry(tmp_path, work)


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
            live = served.registry.tables[table]
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
    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        live.feed.view(-1, None)
        had, honest = live.record.number, live.game.view
        await say(live, 0, "hello")
        monkeypatch.setattr(type(live.game), "view", lambda self, s, seat: {**honest(s, seat), "more": 1})
        assert live.feed.view(-1, had).changes is msgspec.UNSET
        had = live.record.number
        await say(live, 0, "hello")
        assert live.feed.view(-1, had) == (msgspec.UNSET, msgspec.Raw(b"[]"))

    in_registry(tmp_path, work)


def test_one_who_gets_up_while_the_table_is_read_is_not_told_as_if_seated(tmp_path, monkeypatch):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            honest = news_module.NewsFeed.news

            live = served.registry.tables[table]

            async def slow(feed, *more):
                told = await honest(feed, *more)
                if live.record.seats[1].visitor:
                    await leave(live, 1)
                return told

            monkeypatch.setattr(news_module.NewsFeed, "news", slow)
            seen = await bob.look(table)
            assert (seen["you"], seen["view"]["hand"]) == (-1, None)

    run(work)


def test_whole_games_are_replayed_one_after_the_other(tmp_path, monkeypatch):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            honest, now, most = engine.begin_again, [], []
            queue, go = served.registry.readers, threading.Event()

            def slow(*more):
                now.append(1)
                most.append(len(now))
                assert go.wait(LONG)
                now.pop()
                return honest(*more)

            monkeypatch.setattr(engine, "begin_again", slow)
            asked = asyncio.gather(*(ada.get(f"/api/tables/{table}/positions") for _ in range(4)))
            try:
                await eventually(
                    lambda: now and sum(map(len, queue.patient.values())) == 3, "one is replayed and all others wait"
                )
            finally:
                go.set()
            await asked
            assert most == [1, 1, 1, 1]

    run(work)


@pytest.mark.parametrize(("old", "new"), [([1, 2], [1]), ([1], [1, 2]), ([1, 2], [2]), ([1], []), ([], [1])])
def test_rows_that_come_and_go_are_changes(old, new):
    one, two = (
        views.CachedView(None, number, {"rows": [{"x": x} for x in rows]}) for number, rows in ((1, old), (2, new))
    )
    assert changed(one.view, msgspec.to_builtins(two.changes(one))) == two.view


def test_standing_answers_go_with_the_one_who_gave_them(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        await set_standing(live, 1, {"window": "pass"}, "")
        await leave(live, 1)
        await take(live, 1, 3, "Eve", await invite(live, 1))
        _, news = await live.feed.news(1, "", live.record.number)
        assert msgspec.json.decode(news)["standing"] == {}
        assert live.record.standing == {}

    in_registry(tmp_path, work)


def test_whoever_asks_from_every_entry_does_not_fill_memory(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        for since in range(-1, 3 * news_module.CACHED):
            await live.feed.news(-1, "", since)
        await say(live, 0, "hello")
        numbers = range(4, 3 * news_module.CACHED)
        for since in numbers:  # from the future: there is no such entry, so all of them hear the same
            _, news = await live.feed.news(-1, "", live.feed.number_of(since))
            assert msgspec.json.decode(news)["since"] == -1
        assert len(live.feed.own_parts) <= 2
        for owner, since, had in itertools.product((False, True), range(-1, live.record.number), range(200)):
            live.feed.encode(-1, "", views.RecentEntries(since, []), owner, had)
            live.feed.own(0, "", views.RecentEntries(had, []))
        assert max(len(live.feed.own_parts), len(live.feed.encoded_views)) <= news_module.CACHED

    in_registry(tmp_path, work)


def test_one_who_gets_up_while_the_log_is_read_is_not_told_what_the_seat_may_know(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table("bids", ["me", "open"]))["table"]
            await bob.take(table, 1)
            live, storage = served.registry.tables[table], served.registry.storage
            for n in range(news_module.RECENT + 1):  # so that what came before is not at hand
                await say(live, 0, f"line {n}")
            entries = storage.entries

            async def and_meanwhile(*args, **more):
                if live.record.seats[1].visitor:
                    await leave(live, 1)
                return await entries(*args, **more)

            storage.entries = and_meanwhile
            async with bob.sit(table) as sit:
                news = await sit.next_news()
            assert (news["you"], news["view"]["hand"]) == (-1, None)

    run(work)


def test_what_is_written_while_the_log_is_read_is_not_missed(tmp_path):
    """Someone hears of a new entry while the table reads its log, which did not have that entry yet."""

    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        honest, begun, go = registry.storage.entries, asyncio.Event(), asyncio.Event()

        async def slow(*args, **more):
            found = await honest(*args, **more)
            begun.set()
            await go.wait()
            return found

        registry.storage.entries = slow
        first = asyncio.create_task(live.catch_up())
        await begun.wait()
        number = live.record.number + 1
        await registry.journal.append(Write(live.head.id, [Entry(number, 0, 1.0, Said("Ada", "hello"))]))
        second = asyncio.create_task(live.catch_up())
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, second)
        assert live.record.number == number

    in_registry(tmp_path, work)
