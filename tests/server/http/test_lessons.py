"""Lessons through the wire: tables made from a file, the same game for everyone, and for one person only."""

import pytest

import lesson as tool
from serving import run, serving, settings_for
from undercroft.client import Client, Refused
from undercroft.engine.lessons import lessons_of
from undercroft.games import game as find_game
from undercroft.server.tables import actions

GAME = find_game("dice_brewing")
LESSON = lessons_of(GAME)["first"]


def at_house(tmp_path, work, **settings):
    async def inner():
        async with serving(settings_for(tmp_path, **settings)) as served:
            await work(served, await served.visitor("Ada"), await served.visitor("Bob"))

    run(inner)


async def begin(person, game="dice_brewing", lesson="first"):
    return (await person.post(f"/api/games/{game}/lessons/{lesson}"))["table"]


async def follow(person, table, wanted):
    """Answer what is asked with these texts; then, when something else is asked, all that was told."""
    left = list(wanted)
    async with person.sit(table) as seat:
        async for _ in seat.asked():
            if not left:
                break
            await seat.choose(left.pop(0))
    log = await person.get(f"/api/tables/{table}/log")
    return [(event["message"], event.get("facts", {})) for line in log for event in line.get("events", [])]


def script(choices):
    """The first choices of the learner, and the events on the way, as the engine plays them."""
    texts, events = [], []
    for moment in tool.walk(GAME, LESSON):
        if moment.event is not None:
            events.append((f"event-{moment.event.name}", moment.event.facts))
        elif moment.text and moment.seat == LESSON.me:
            if len(texts) == choices:
                return texts, events
            texts.append(moment.text)
    raise AssertionError("the lesson is shorter than that")


def test_whoever_follows_a_lesson_meets_the_same_game_as_its_script(tmp_path):
    texts, expected = script(9)

    async def work(served, ada, bob):
        for person in (ada, bob):
            assert await follow(person, await begin(person), texts) == expected

    at_house(tmp_path, work)


def test_taking_back_and_starting_the_server_anew_change_nothing(tmp_path):
    texts, expected = script(9)
    kept = {}

    async def before(served, ada, bob):
        table = await begin(ada)
        kept.update(table=table, token=ada.token)
        await follow(ada, table, texts[:4])
        await ada.act(table, "undo")
        await ada.act(table, "undo")
        news = await ada.look(table)
        await ada.act(table, "choose", decision=news["decision"]["number"], text=texts[2])

    async def after(served, ada, bob):
        same = Client(served.address, kept["token"])
        served.clients.append(same)
        told = await follow(same, kept["table"], texts[3:])
        # What was taken back stands in the log as well; from there on everything is as in the script.
        again = expected.index(("event-speed", {"seat": 0, "space": "malt_house_seed", "die": "blue3"}))
        assert told[again - len(expected) :] == expected[again:]

    at_house(tmp_path, before)
    at_house(tmp_path, after)


def test_a_lesson_is_found_in_no_list_and_nobody_else_gets_in(tmp_path):
    async def work(served, ada, bob):
        table = await begin(ada)
        assert await bob.get("/api/tables") == []
        assert [line["table"] for line in await ada.get("/api/me/tables")] == [table]
        news = await ada.look(table)
        assert (news["lesson"], news["you"]) == ("first", LESSON.me)
        assert [seat["name"] for seat in news["seats"]] == ["Ada", *LESSON.names]
        assert (await ada.get(f"/api/tables/{table}/lesson"))["steps"][0]["say"] == LESSON.steps[0].say
        for refused in (
            bob.look(table),
            bob.get(f"/api/tables/{table}/lesson"),
            bob.take(table, 1),
            ada.act(table, "invite", seat=1),
        ):
            with pytest.raises(Refused):
                await refused
        await ada.act(table, "leave")
        with pytest.raises(Refused, match="for one"):
            await ada.act(table, "invite", seat=0)

    at_house(tmp_path, work)


def test_an_ordinary_table_has_no_seed_and_no_lesson(tmp_path):
    async def work(served, ada, bob):
        seats = [{"kind": "me"}, {"kind": "agent", "agent": "instinct"}]
        for more in ({"seed": 55}, {"lesson": "first"}):
            with pytest.raises(Refused):
                await ada.post("/api/tables", {"game": "dice_brewing", "seats": seats, **more})
        table = (await ada.make_table("dice_brewing", ["me", "agent:instinct"]))["table"]
        live = served.registry.tables[table]
        assert (live.head.lesson, live.head.seed, actions.lesson_seed(live.now, "game")) == ("", 0, "")
        assert (await ada.look(table))["lesson"] == ""
        with pytest.raises(Refused, match="no lesson"):
            await ada.get(f"/api/tables/{table}/lesson")
        for path in ("/api/games/dice_brewing/lessons/second", "/api/games/chess/lessons/first"):
            with pytest.raises(Refused):
                await ada.post(path)

    at_house(tmp_path, work)


def test_the_house_says_which_lessons_it_has(tmp_path):
    async def work(served, ada, bob):
        games = {game["id"]: game for game in (await ada.get("/api/house"))["games"]}
        (lesson,) = games["dice_brewing"]["lessons"]
        assert lesson["id"] == "first"
        assert set(lesson["title"]) == {"en", "it"}
        assert lesson["title"]["en"] != lesson["title"]["it"]

    at_house(tmp_path, work)
