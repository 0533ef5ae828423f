"""What can be done at a table: undo, votes, clocks, automatic answers, agents that stand in."""

import asyncio

import httpx
import pytest

from acting import choose, rewind, set_standing
from eventually import eventually
from serving import picker, run, serving, settings_for
from undercroft.client import Refused
from undercroft.server.messages import views
from undercroft.server.model import clocks
from undercroft.server.model.log import ClockRule
from undercroft.server.model.record import Record, Seat


def at_table(tmp_path, work, game="dice_brewing", seats=("me", "open"), settings=None, **more):
    """Ada made the table; Bob sits on the second seat if it is open."""

    async def inner():
        async with serving(settings_for(tmp_path, **(settings or {}))) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            table = (await ada.make_table(game, list(seats), **more))["table"]
            if seats[1] == "open":
                await bob.take(table, 1)
            await work(served, served.registry.tables[table], [ada, bob], table)

    run(inner)


async def play_until(live, people, table, when, pick):
    """Play on by requests until something holds at the table."""
    for _ in range(2000):
        if when(live):
            return
        person = people[live.state.seat]
        news = await person.look(table)
        await person.act(table, "choose", decision=news["decision"]["number"], text=pick(news))
    raise AssertionError("it never came to that")


def test_my_own_choices_can_be_taken_back_while_nothing_came_up(tmp_path):
    async def work(served, live, people, table):
        pick = picker(3, served.registry)
        await play_until(live, people, table, lambda live: len(live.record.trail) >= 2, pick)
        seat = live.record.trail[-1][1]
        positions = [before for before, _ in live.record.trail]
        views = [await served.registry.history.position(live.head, position) for position in positions]
        me = people[seat]
        assert (await me.look(table))["undo"] == "alone"
        await me.act(table, "undo")
        assert live.record.position == positions[-1]
        assert live.game.view(live.state, seat) == live.game.view(views[-1], seat)
        assert (await me.get(f"/api/tables/{table}/log"))[-1]["kind"] == "undo"
        await me.act(table, "undo", to=positions[0])
        assert live.game.view(live.state, seat) == live.game.view(views[0], seat)
        # What was decided about the abandoned position does not count here.
        with pytest.raises(Refused, match="no longer asked"):
            await me.act(table, "choose", decision=positions[-1], text="pass")

    at_table(tmp_path, work)


def test_more_than_that_needs_the_word_of_the_table(tmp_path):
    async def work(served, live, people, table):
        pick = picker(3, served.registry)

        def luck_came_up(live):
            return live.record.choices > 5 and not live.record.trail

        await play_until(live, people, table, luck_came_up, pick)
        seat = live.feed.recent[-1].seat
        me, other = people[seat], people[1 - seat]
        position, before = live.record.position, live.feed.recent[-1].body.after
        assert (await me.look(table))["undo"] == "ask"
        proposed = await me.act(table, "undo")
        assert live.record.position == position
        assert (await other.look(table))["proposal"]["to"] == before
        with pytest.raises(Refused):
            await me.act(table, "agree", proposal=proposed["number"], yes=True)
        await other.act(table, "agree", proposal=proposed["number"], yes=False)
        assert live.record.proposal is None
        assert live.record.position == position
        proposed = await me.act(table, "undo")
        await other.act(table, "agree", proposal=proposed["number"], yes=True)
        assert live.record.position == before
        assert live.feed.recent[-1].body.by == "table"
        kinds = [line["kind"] for line in await me.get(f"/api/tables/{table}/log")]
        assert kinds[-5:] == ["propose", "agree", "propose", "agree", "undo"]
        # A choice made meanwhile ends a proposal.
        proposed = await other.act(table, "undo")
        mover = people[live.state.seat]
        news = await mover.look(table)
        await mover.act(table, "choose", decision=news["decision"]["number"], text=pick(news))
        with pytest.raises(Refused, match="not being asked"):
            await me.act(table, "agree", proposal=proposed["number"], yes=True)
        with pytest.raises(Refused, match="never there"):
            await me.act(table, "undo", to=2)

    at_table(tmp_path, work)


def test_among_agents_only_nobody_is_asked_for_an_undo():
    among_agents = Record([Seat(visitor=1), Seat(agent="easy")], [], choices=3, chose=1)
    among_people = Record([Seat(visitor=1), Seat(visitor=2)], [], choices=3, chose=1)
    assert (views.undo(among_agents, 0), views.undo(among_people, 0)) == ("alone", "ask")


def test_undo_then_restart_gives_the_same_position(tmp_path):
    async def work(served, live, people, table):
        pick = picker(3, served.registry)
        await play_until(live, people, table, lambda live: live.record.choices == 40, pick)
        await rewind(live, (await served.registry.storage.entries(table, 10))[0].number)
        await play_until(live, people, table, lambda live: live.record.choices == 47, pick)
        _, _, record, state = await served.registry.history.restore(live.head)
        assert record == live.record
        state.chance = live.state.chance
        assert live.game.save(state) == live.game.save(live.state)

    at_table(tmp_path, work, settings={"snapshot_every": 8})


def test_standing_answers_are_given_for_me_and_seen_by_nobody_else(tmp_path):
    async def work(served, live, people, table):
        for person in people:
            await person.act(table, "standing", answers={"window": "pass"})
        logs = [await person.get(f"/api/tables/{table}/log") for person in people]
        assert [line for log in logs for line in log if line["kind"] == "standing"] == []
        for person in people:
            assert (await person.look(table))["standing"] == {"window": "pass"}
        with pytest.raises(Refused, match="you do not sit at seat 1"):
            await people[0].look(table, seat=1)
        sits = [person.sit(table) for person in people]
        for sit in sits:
            await sit.open()
        kinds = []

        def pick(news):
            kinds.append(news["decision"]["kind"])
            return news["decision"]["options"][0]["text"]

        await asyncio.gather(*(sit.play(pick) for sit in sits))
        assert set(kinds) == {"bid"}
        log = await people[0].get(f"/api/tables/{table}/log")
        assert sum(line.get("by") == "standing" for line in log) == 3
        for sit in sits:
            await sit.close()

    at_table(tmp_path, work, "bids")


def test_the_games_own_standing_answers(tmp_path):
    """Cutthroat Caverns asks often; whoever says so once is only asked what matters to them."""

    async def work(served, live, people, table):
        ada = people[0]
        with pytest.raises(Refused, match="has no automatic answer 'sleep'; it has: nothing_to_play"):
            await ada.act(table, "standing", name="sleep")
        registry = await ada.get("/api/house")
        info = next(each for each in registry["games"] if each["id"] == "cutthroat_caverns")
        assert info["standing"] == list(live.game.auto.names)
        await ada.act(table, "standing", name="pass_all")
        assert (await ada.look(table))["standing_name"] == "pass_all"
        given = []
        for _ in range(300):
            seat = live.state.seat
            if seat < 0:
                break
            asked = live.state.decision(seat)
            if seat == 0:
                assert live.game.auto.answer(live.state, 0, "pass_all") is None, "it would have been given"
            await choose(live, seat, live.record.asked, asked.options[0].text)
            given += [entry for entry in live.feed.recent if entry.kind == "choice" and entry.body.by == "standing"]
        assert given
        assert {entry.seat for entry in given} == {0}
        # An answer that waits for me already is given as soon as I say so.
        await ada.act(table, "standing", name="")
        assert (await ada.look(table))["standing_name"] == ""

    at_table(tmp_path, work, "cutthroat_caverns", ("me", "open", "me"))


def test_a_standing_answer_holds_for_what_is_asked_already(tmp_path):
    async def work(served, live, people, table):
        for seat in (0, 1):
            text = live.state.decision(seat).options[0].text
            await choose(live, seat, live.record.asked, text)
        seat = live.state.seat
        assert live.state.decision(seat).kind == "window"
        await people[seat].act(table, "standing", answers={"window": "pass"})
        assert live.state.decision(seat).kind == "bid"
        assert live.feed.recent[-1].body.by == "standing"

    at_table(tmp_path, work, "bids")


def test_a_choice_and_the_standing_answers_that_follow_are_one_write(tmp_path):
    async def work(served, live, people, table):
        for seat in (0, 1):
            await set_standing(live, seat, {"window": "pass"})
        asked = live.record.asked
        await choose(live, 0, asked, live.state.decision(0).options[0].text)
        written, committer = [], served.registry.journal.committer
        honest = committer.commit

        async def counted(writes):
            written.extend(write.rows for write in writes)
            await honest(writes)

        committer.commit = counted
        before = live.record.number
        number = await choose(live, 1, asked, live.state.decision(1).options[0].text)
        assert number == live.record.shown(before + 1), "the reply names the choice, not what follows from it"
        assert [[row[1] for row in rows] for rows in written] == [list(range(before + 1, live.record.number + 1))]
        assert [entry.body.by for entry in live.feed.recent if entry.number > before] == ["person", "standing"]
        stored = await served.registry.storage.entries(table, before)
        assert [entry.number for entry in stored] == [before + 1, before + 2]

    at_table(tmp_path, work, "bids")


def test_a_hint_is_an_option_of_mine_and_nobody_elses_business(tmp_path):
    async def work(served, live, people, table):
        seat = live.state.seat
        asked, other = people[seat], people[1 - seat]
        before = live.record.number
        hint = await asked.post(f"/api/tables/{table}/hint", {"agent": "lively"}, lang="en")
        assert live.state.decision(seat).option(hint["option"]["text"]) is not None
        assert hint["option"]["words"]
        assert hint["decision"] == live.record.asked
        assert live.record.number == before
        best = await asked.post(f"/api/tables/{table}/hint", {}, lang="en")
        assert live.state.decision(seat).option(best["option"]["text"]) is not None
        assert 0 < best["chances"] < 1
        assert best["option"]["words"] in best["words"]
        assert f"{round(100 * best['chances'])}%" in best["words"]
        plain = await asked.post(f"/api/tables/{table}/hint", {})
        assert plain.get("words", "") == ""
        assert "chances" in plain
        with pytest.raises(Refused, match="not asked anything now"):
            await other.post(f"/api/tables/{table}/hint", {})
        nobody = await served.visitor("Eve")
        with pytest.raises(Refused, match="no seat"):
            await nobody.post(f"/api/tables/{table}/hint", {})

    at_table(tmp_path, work)


def test_an_agent_stands_in_after_a_vote_and_hands_back(tmp_path):
    async def work(served, live, people, table):
        ada, bob = people
        async with bob.sit(table) as here:
            await here.next_news()
            with pytest.raises(Refused, match="this player is here"):
                await ada.act(table, "stand_in", seat=1)
        await eventually(lambda: not live.here(1), "Bob is seen to go")
        await ada.act(table, "stand_in", seat=1, agent="random")
        assert (await ada.look(table))["seats"][1]["holder"] == "stand_in"
        async with ada.sit(table) as sit:
            await sit.until(lambda news: any(line.get("by") == "agent" for line in news["log"]) or news["decision"])
            for _ in range(400):
                if any(line["by"] == "agent" for line in await ada.get(f"/api/tables/{table}/log") if "by" in line):
                    break
                await sit.until(lambda news: news["decision"] is not None)
                await sit.choose(picker(1, served.registry)(sit.news))
                sit.news = None
        await bob.act(table, "back")
        assert (await bob.look(table))["seats"][1]["holder"] == "person"
        with pytest.raises(Refused, match="no agent stands in"):
            await bob.act(table, "back")
        with pytest.raises(Refused, match="there is no agent 'genius'"):
            await bob.act(table, "stand_in", seat=1, agent="genius")

    at_table(tmp_path, work)


def test_a_person_plays_agents_to_the_end(tmp_path):
    async def work(served, live, people, table):
        async with people[0].sit(table) as sit:
            end = await sit.play(picker(1, served.registry))
        assert end["result"]["winners"]
        log = await people[0].get(f"/api/tables/{table}/log", limit=1000)
        assert {line["by"] for line in log if line["kind"] == "choice"} == {"person", "agent"}

    at_table(tmp_path, work, seats=("me", "agent:lively"))


@pytest.mark.parametrize("then", ["pass", "agent"])
def test_when_the_clock_runs_out(tmp_path, then):
    async def work(served, live, people, table):
        async with people[0].sit(table) as sit:
            if then == "pass":
                await sit.until(lambda news: any(line.get("by") == "clock" for line in news["log"]))
            else:
                await sit.until(lambda news: any(seat["holder"] == "stand_in" for seat in news["seats"]))
        assert live.record.number > 2

    at_table(tmp_path, work, clock={"kind": "move", "seconds": 1, "then": then, "agent": "random"})


def test_the_clock_for_a_whole_game_counts_only_my_own_time():
    from undercroft.server.model.log import Begun, Chosen, Entry, Seated
    from undercroft.server.model.record import fresh_record

    rule = ClockRule("game", 100, "pass")
    record = fresh_record(2, rule)

    def choice(text, waiting, after):
        return Chosen(text, 0, after, [], [], waiting)

    for number, (seat, at, body) in enumerate(
        [
            (-1, 0.0, Begun([], [], [0])),
            (0, 0.0, Seated(visitor=1)),
            (1, 50.0, Seated(visitor=2)),  # only now are all here, and time begins
            (0, 60.0, choice("a", [1], 0)),
            (1, 90.0, choice("b", [0], 3)),
        ]
    ):
        record.fold(Entry(number, seat, at, body), rule)
    assert record.left == [90.0, 70.0]
    assert clocks.deadlines(record, rule) == {0: 180.0}
    assert clocks.next_deadline(record, ClockRule("game", 100, "wait")) is None
    record.fold(Entry(5, 0, 91.0, Seated(visitor=1, agent="random")), rule)
    assert clocks.deadlines(record, rule) == {}


@pytest.mark.parametrize(("visitor", "deadline"), [(1, 100.0), (3, 190.0)])
def test_nobody_gains_time_for_a_move_by_a_stand_in_but_a_new_player_does(visitor, deadline):
    from undercroft.server.model.log import Begun, Entry, Seated
    from undercroft.server.model.record import fresh_record

    rule = ClockRule("move", 100, "pass")
    record = fresh_record(2, rule)
    for number, (seat, at, body) in enumerate(
        [
            (-1, 0.0, Begun([], [], [0])),
            (0, 0.0, Seated(visitor=1)),
            (1, 0.0, Seated(visitor=2)),
            (0, 80.0, Seated(visitor=1, agent="random")),
            (0, 90.0, Seated(visitor=visitor)),
        ]
    ):
        record.fold(Entry(number, seat, at, body), rule)
    assert clocks.deadlines(record, rule) == {0: deadline}


def test_a_clock_passes_with_the_least_that_is_offered():
    assert clocks.passing(["place 1", "end turn", "pass"]) == "pass"
    assert clocks.passing(["place 1", "passage 3"]) is None


def test_agents_of_one_kind_are_told_apart(tmp_path):
    async def work(served, live, people, table):
        ada, _ = people
        seats = [{"kind": "me"}, {"kind": "agent", "agent": "random"}, {"kind": "agent", "agent": "random"}]
        made = await ada.post("/api/tables", {"game": "dice_brewing", "seats": [*seats, {"kind": "open"}]})
        await ada.act(made["table"], "appoint", seat=3, agent="random")
        news = await ada.get(f"/api/tables/{made['table']}")
        assert [seat["name"] for seat in news["seats"]] == ["Ada", "random", "random 2", "random 3"]

    at_table(tmp_path, work)


def test_leaving_inviting_and_appointing(tmp_path):
    async def work(served, live, people, table):
        ada, bob = people
        await bob.act(table, "leave")
        with pytest.raises(Refused, match="by invitation only"):
            await bob.take(table, 1)
        secret = (await ada.act(table, "invite", seat=1))["secret"]
        await bob.take(table, 1, secret)
        assert [seat.visitor for seat in live.record.seats] == [live.head.owner, live.record.seats[1].visitor]
        await bob.act(table, "leave")
        await ada.act(table, "appoint", seat=1, agent="random")
        with pytest.raises(Refused, match="a person sits there"):
            await ada.act(table, "appoint", seat=0, agent="random")
        assert [line["table"] for line in await ada.get("/api/me/tables")] == [table]
        assert await bob.get("/api/me/tables") == []

    at_table(tmp_path, work)


def test_spectators_see_the_public_view_only(tmp_path):
    async def work(served, live, people, table):
        async with httpx.AsyncClient(base_url=served.address) as nobody:
            news = (await nobody.get(f"/api/tables/{table}")).json()
        assert news["you"] == -1
        assert news["view"]["hand"] is None
        assert news["decision"] is None
        dealt = [line for line in news["log"] if line["kind"] == "begin"]
        assert dealt[0].get("events", []) == []

    at_table(tmp_path, work, "bids")


def test_an_account_keeps_history_on_every_device(tmp_path):
    async def work(served, live, people, table):
        ada = people[0]
        await ada.post("/api/account", {"login": "Ada", "password": "correct horse"})
        phone = await served.visitor("Ada on the phone")
        with pytest.raises(Refused, match="wrong"):
            await phone.post("/api/account/login", {"login": "ada", "password": "wrong horse"})
        await phone.post("/api/account/login", {"login": "ada", "password": "correct horse"})
        assert [line["table"] for line in await phone.get("/api/me/tables")] == [table]
        news = await phone.look(table)
        assert news["you"] == 0
        if news["decision"]:
            await phone.act(
                table, "choose", decision=news["decision"]["number"], text=news["decision"]["options"][0]["text"]
            )
        with pytest.raises(Refused, match="taken"):
            await people[1].post("/api/account", {"login": "ADA", "password": "another one"})

    at_table(tmp_path, work)


def test_metrics_health_and_texts(tmp_path):
    async def work(served, live, people, table):
        ada = people[0]
        assert await ada.get("/health/live") == "ok"
        assert await ada.get("/health/ready") == "ok"
        assert "undercroft_commit_seconds_count" in await ada.get("/metrics")
        assert "event-" in await ada.get("/api/games/dice_brewing/texts/en")
        registry = await ada.get("/api/house")
        assert "dice_brewing" in [game["id"] for game in registry["games"]]
        paths = (await ada.get("/schema/openapi.json"))["paths"]
        assert "/api/tables/{table_id}/act" in paths

    at_table(tmp_path, work)


def test_nothing_is_offered_to_be_taken_back_before_one_has_chosen(tmp_path):
    async def work(served, live, people, table):
        first = live.state.seat
        choice = live.state.decision(first).options[0].text
        assert views.undo(live.record, first) == ""
        await choose(live, first, live.record.asked, choice)
        assert views.undo(live.record, first) != ""
        assert views.undo(live.record, 1 - first) == "", "the other has chosen nothing yet"

    at_table(tmp_path, work)


def test_my_tables_say_with_whom_and_whose_turn_it_is(tmp_path):
    async def work(served, live, people, table):
        turns = {}
        for number, person in enumerate(people):
            (line,) = await person.get("/api/me/tables")
            assert line["others"] == [["Bob"], ["Ada"]][number]
            turns[number] = line["turn"]
        assert [seat for seat, turn in turns.items() if turn] == live.state.waiting()
        assert not any(line["won"] for line in await people[0].get("/api/me/tables"))

    at_table(tmp_path, work)
