"""Whole games over real WebSockets, with breaks, restarts and replays."""

import asyncio

import msgspec
import pytest

from acting import choose, close
from eventually import eventually
from serving import Ear, picker, run, serving, settings_for
from undercroft.client import Client, Refused
from undercroft.engine.saves import fingerprint
from undercroft.engine.transcript import check, parse, replay
from undercroft.games import all_games, game


async def two_at_a_table(served, name="dice_brewing", **more):
    ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
    made = await ada.make_table(name, ["me", "link"], **more)
    await bob.take(made["table"], 1, made["secrets"]["1"])
    return ada, bob, made["table"]


def test_a_whole_game_between_two_clients_and_its_transcript(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob, table = await two_at_a_table(served)
            async with ada.sit(table) as one, bob.sit(table) as two:
                first, second = await asyncio.gather(
                    one.play(picker(1, served.registry)), two.play(picker(2, served.registry))
                )
            assert first["result"] == second["result"]
            transcript = parse(await ada.get(f"/api/tables/{table}/transcript"))
            end = replay(transcript, game("dice_brewing"))
            check(transcript, end)
            assert end.result.scores == first["result"]["scores"]

            # How the lead went: all positions on the way, or some of them, from any seat once it is over.
            positions = await bob.get(f"/api/tables/{table}/positions", seat=0, every=10)
            assert positions[0]["number"] == 0
            assert (
                positions[1]["view"]
                == (await bob.get(f"/api/tables/{table}/positions/{positions[1]['number']}", seat=0))["view"]
            )
            last = await bob.get(f"/api/tables/{table}/positions", first=positions[-1]["number"], every=1000)
            assert last[-1]["result"] == first["result"]

            # What a transcript tells comes in again, and one can play on from any position of it.
            kept = await bob.post("/api/transcripts", {"transcript": str(transcript)})
            assert kept["table"] in [line["table"] for line in await bob.get("/api/me/tables")]
            assert (await bob.look(kept["table"]))["result"] == first["result"]
            seats = [{"kind": "me"}, {"kind": "open"}]
            branch = await bob.post(f"/api/tables/{table}/branch", {"number": 20, "seats": seats})
            there = await bob.look(branch["table"])
            then = await bob.get(f"/api/tables/{table}/positions/20", seat=0)
            assert there["view"] == then["view"]
            assert there["waiting"] == then["waiting"]
            # Whoever knows how the first game went on knows what will be drawn: everyone at the table is told so.
            assert first["began_with"] == ""
            for viewer in (bob, await served.visitor("A spectator")):
                assert (await viewer.look(kept["table"]))["began_with"] == "transcript"
                assert (await viewer.look(branch["table"]))["began_with"] == "table"

    run(play)


def test_secret_answers_at_the_same_time(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            people = [await served.visitor(name) for name in ("Ada", "Bob", "Eve")]
            made = await people[0].make_table("bids", ["me", "open", "open"])
            table = made["table"]
            await people[1].take(table, 1)
            await people[2].take(table, 2)
            seats = [person.sit(table) for person in people]
            for seat in seats:
                await seat.open()
                await seat.next_news()
            ada, bob, eve = seats
            chosen = ada.news["decision"]["options"][1]["text"]
            await ada.choose(chosen)
            for other in (bob, eve):
                await other.until(lambda news: news["waiting"] == [1, 2])
            assert "bid" not in msgspec.json.encode(bob.news["log"]).decode()
            assert ada.news is not None
            await ada.until(lambda news: news["decision"]["answer"] == chosen)

            # Changing one's mind is nobody else's business, and does not make their decision stale.
            ears = [Ear(bob), Ear(eve)]
            await ada.choose(ada.news["decision"]["options"][0]["text"])
            for ear in ears:
                assert [message for message in await ear.so_far() if message["type"] == "news"] == []
                await ear.close()
            with pytest.raises(Refused, match="already given"):
                await ada.choose(ada.news["decision"]["options"][0]["text"])
            await asyncio.gather(bob.choose(bob.news["decision"]["options"][0]["text"]))
            await eve.choose(eve.news["decision"]["options"][0]["text"])
            news = await bob.until(lambda news: news["view"]["round"] == 1)
            shown = [event for line in news["log"] for event in line["events"] if event["message"] == "event-shown"]
            assert len(shown) == 1

            results = await asyncio.gather(*(seat.play(picker(n)) for n, seat in enumerate(seats)))
            assert results[0]["result"] == results[2]["result"]
            text = await people[0].get(f"/api/tables/{table}/transcript")
            check(parse(text), replay(parse(text), game("bids")))
            for seat in seats:
                await seat.close()

    run(play)


def test_a_client_that_comes_back_hears_exactly_what_it_missed(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob, table = await two_at_a_table(served)
            bob_seat = bob.sit(table)
            await bob_seat.open()
            await bob_seat.next_news()
            had = bob_seat.since
            await bob_seat.close()
            for n in range(80):  # more than is kept in memory for those who follow live
                await ada.act(table, "say", text=f"line {n}")
            await bob_seat.open()
            news = await bob_seat.next_news()
            assert news["since"] == had
            assert [line["text"] for line in news["log"]] == [f"line {n}" for n in range(80)]
            await bob_seat.close()
            # A client that claims to have had what is not there yet gets everything.
            bob_seat.since = 1_000_000
            await bob_seat.open()
            assert (await bob_seat.next_news())["since"] == -1
            await bob_seat.close()

    run(play)


def test_a_restart_in_the_middle_changes_nothing_but_the_luck_to_come(tmp_path):
    settings = settings_for(tmp_path, snapshot_every=7)

    async def play():
        async with serving(settings) as served:
            ada, bob, table = await two_at_a_table(served)
            tokens = ada.token, bob.token
            pick = picker(5, served.registry)
            for _ in range(60):
                live = served.registry.tables[table]
                person = (ada, bob)[live.state.seat]
                news = await person.look(table)
                await person.act(table, "choose", decision=news["decision"]["number"], text=pick(news))
            before = live.game.save(live.state), live.record
        async with serving(settings) as served:
            live = await served.registry.table(table)
            assert live.record == before[1]
            first, second = (msgspec.json.decode(data) for data in (before[0], live.game.save(live.state)))
            assert first.pop("chance") != second.pop("chance")
            assert first == second
            ada, bob = (Client(served.address, token) for token in tokens)
            async with ada, bob, ada.sit(table) as one, bob.sit(table) as two:
                one_end, two_end = await asyncio.gather(
                    one.play(picker(1, served.registry)), two.play(picker(2, served.registry))
                )
            assert one_end["result"] == two_end["result"]

    run(play)


def test_loading_reads_the_snapshot_and_not_the_whole_log(tmp_path):
    async def play():
        settings = settings_for(tmp_path, snapshot_every=10)
        async with serving(settings) as served:
            ada, bob, table = await two_at_a_table(served)
            pick = picker(5, served.registry)
            live = served.registry.tables[table]
            for _ in range(95):
                person = (ada, bob)[live.state.seat]
                news = await person.look(table)
                await person.act(table, "choose", decision=news["decision"]["number"], text=pick(news))
            read = []
            entries = served.registry.storage.entries

            async def counting(*args, **more):
                found = await entries(*args, **more)
                read.append(len(found))
                return found

            served.registry.storage.entries = counting
            _, _, record, state = await served.registry.history.restore(live.head)
            assert record == live.record
            assert sum(read) <= 20
            state.chance = live.state.chance
            assert fingerprint(state) == fingerprint(live.state)

    run(play)


def test_labels_in_the_language_asked_for(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            made = await ada.make_table("dice_brewing", ["me", "me"])
            seat = served.registry.tables[made["table"]].state.seat
            plain = await ada.look(made["table"], seat=seat)
            english = await ada.look(made["table"], seat=seat, lang="en")
            assert all("words" not in option for option in plain["decision"]["options"])
            assert all(option["words"] for option in english["decision"]["options"])
            assert [o["text"] for o in plain["decision"]["options"]] == [
                o["text"] for o in english["decision"]["options"]
            ]

    run(play)


@pytest.mark.parametrize("id", ["dice_brewing", "cavern_tavern"])
def test_words_say_what_the_state_tells_of_them(id, tmp_path):
    """As in the terminal: an option with its price or table, the question with what it is about, seats by name."""

    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table(id, ["me", "me"]))["table"]
            live = served.registry.tables[table]
            texts = live.game.texts("en")
            texts.names |= {"seat-0": "Ada", "seat-1": "Ada"}
            more = 0
            for _ in range(120):
                seat = live.state.seat
                if seat < 0:
                    break
                asked = (await ada.look(table, seat=seat, lang="en"))["decision"]
                facts = live.game.wording.question(live.state, seat)
                assert asked["question"]["words"] == texts.format(f"decision-{asked['kind']}", facts)
                for option, choice in zip(asked["options"], live.state.decision(seat).options, strict=True):
                    assert option["words"] == live.game.wording.label(choice, texts, live.state)
                    more += option["words"] != live.game.wording.label(choice, texts)
                await choose(live, seat, live.record.asked, picker(7)({"decision": asked}))
            assert more > 5
            log = await ada.get(f"/api/tables/{table}/log", lang="en")
            events = [event["words"] for line in log for event in line.get("events", [])]
            assert any("Ada" in words for words in events)

    run(play)


def test_nothing_of_a_running_game_can_be_exported(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada, _bob, table = await two_at_a_table(served, "bids")
            with pytest.raises(Refused, match="once the game is over"):
                await ada.get(f"/api/tables/{table}/transcript")
            with pytest.raises(Refused, match="once it is over"):
                await ada.post(f"/api/tables/{table}/branch", {"number": 0, "seats": [{"kind": "me"}] * 2})
            # Looking back while the game runs is from one's own seat, whatever is asked for.
            back = await ada.get(f"/api/tables/{table}/positions/0", seat=1)
            assert back["seat"] == 0

    run(play)


@pytest.mark.parametrize("id", sorted(all_games()))
def test_every_game_is_played_by_its_lists_of_choices_alone(id, tmp_path):
    """Clients that know nothing of any game: whatever it asks, also in secret and in between, they can answer."""
    seats = max(2, game(id).min_seats)

    async def play():
        async with serving(settings_for(tmp_path)) as served:
            people = [await served.visitor(f"Player {n}") for n in range(seats)]
            table = (await people[0].make_table(id, ["me"] + ["open"] * (seats - 1)))["table"]
            for seat in range(1, seats):
                await people[seat].take(table, seat)
            live = served.registry.tables[table]

            async def enough():
                await eventually(lambda: live.record.choices >= 120 or live.state.over, "120 choices or the end")
                await close(live, "enough")

            sits = [person.sit(table, lang="en") for person in people]
            for sit in sits:
                await sit.open()
            ends = await asyncio.gather(*(sit.play(picker(n)) for n, sit in enumerate(sits)), enough())
            assert all(end["result"] or end["closed"] for end in ends[:-1])
            assert live.record.choices >= 120 or live.state.over
            assert live.game.checks.invariants(live.state) == []
            _, _, record, state = await served.registry.history.restore(live.head)
            assert record == live.record
            state.chance = live.state.chance
            assert live.game.save(state) == live.game.save(live.state)
            for sit in sits:
                await sit.close()

    run(play)
