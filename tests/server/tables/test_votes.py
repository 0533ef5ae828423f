"""What needs others' word, what is for those at the table alone, and the clock for the whole game."""

import pytest

from acting import choose
from eventually import eventually
from serving import run, serving, settings_for
from undercroft.client import Refused
from undercroft.server.base.settings import Settings
from undercroft.server.model.clocks import next_deadline
from undercroft.server.model.log import ClockRule, Head, Seated
from undercroft.server.tables import create
from undercroft.server.tables.registry import Registry


def test_nobody_is_stood_in_for_without_the_word_of_all_others(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob, eve = [await served.visitor(name) for name in ("Ada", "Bob", "Eve")]
            table = (await ada.make_table("bids", ["me", "open", "open"]))["table"]
            await bob.take(table, 1)
            await eve.take(table, 2)
            live = served.registry.tables[table]

            async def asked_for():
                return (await ada.act(table, "stand_in", seat=1, agent="random"))["number"]

            proposal = await asked_for()
            assert live.record.seats[1].agent == "", "Eve has not been heard"
            assert (live.record.proposal.what, live.record.proposal.agreed) == ("stand_in", [0])
            with pytest.raises(Refused):  # nor is it Ada's to say twice
                await ada.act(table, "agree", proposal=proposal, yes=True)
            await eve.act(table, "agree", proposal=proposal, yes=False)
            assert (live.record.seats[1].agent, live.record.proposal) == ("", None)
            proposal = await asked_for()
            assert live.record.seats[1].agent == ""
            await eve.act(table, "agree", proposal=proposal, yes=True)
            assert (live.record.seats[1].agent, live.record.seats[1].name) == ("random", "Bob")

    run(work)


def test_a_private_game_is_neither_seen_nor_played_on_by_strangers(tmp_path):
    async def work():
        async with serving(settings_for(tmp_path)) as served:
            ada, eve = await served.visitor("Ada"), await served.visitor("Eve")
            table = (await ada.make_table("bids", ["me", "me"], spectators=False))["table"]
            live = served.registry.tables[table]
            while not live.state.over:
                seat = live.state.seat
                await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
            branch = {"number": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
            path = f"/api/tables/{table}"
            for act in (
                lambda who: who.post(f"{path}/branch", branch),
                *(
                    lambda who, part=part: who.get(path + part)
                    for part in ("/positions", "/positions/0?seat=0", "/log", "/transcript", "/mine", "/cards")
                ),
            ):
                with pytest.raises(Refused) as refusal:
                    await act(eve)
                assert (refusal.value.status, refusal.value.code) == (404, "no_table")
                await act(ada)  # for her it is there
            assert await eve.get("/api/me/tables") == []

    run(work)


@pytest.mark.parametrize("then", ["pass", "agent"])
def test_a_clock_for_the_whole_game_acts_when_it_has_run_out(tmp_path, then):
    async def work():
        registry = Registry(Settings(database=str(tmp_path / "house.db"), thinkers=1))
        await registry.open()
        try:
            rule = ClockRule("game", 1, then, "random")
            head = Head(registry.new_table_id(), "bids", 1, 2, {}, "own", 0, 0.0, clock=rule)
            live = await create.create_table(
                registry, head, [Seated(visitor=1, name="Ada"), Seated(visitor=2, name="Bob")]
            )
            assert next_deadline(live.record, rule) is not None

            def acted():
                if then == "agent":
                    return any(seat.agent for seat in live.record.seats)
                return any(entry.kind == "choice" and entry.body.by == "clock" for entry in live.feed.recent)

            await eventually(acted, "the clock acts")
        finally:
            await registry.close()

    run(work)
