"""What is taken back, and by whose word; seats, and tables that are closed."""

import msgspec
import pytest

from acting import agree, appoint, choose, close, invite, leave, rewind, say, take, undo
from inside import head_of, in_registry, one_round, people
from undercroft.server.base import errors
from undercroft.server.messages import views
from undercroft.server.model.log import Begun, Chosen, ClockRule, Entry, Seated
from undercroft.server.model.record import Seat, fresh_record
from undercroft.server.people import credentials
from undercroft.server.tables import create
from undercroft.server.tables.registry import Registry


def test_what_is_told_after_an_undo_is_not_what_was_told_before(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        await one_round(live)
        seat = live.feed.recent[-1].seat
        before = msgspec.json.decode((await live.feed.news(seat, "", -1))[1])
        await rewind(live, 0)
        after = msgspec.json.decode((await live.feed.news(seat, "", -1))[1])
        assert (before["view"]["round"], after["view"]["round"]) == (1, 0)
        assert after["decision"]["number"] == after["number"] == live.record.number

    in_registry(tmp_path, work)


def test_nobody_takes_back_alone_what_another_has_answered():
    record, rule = fresh_record(2, ClockRule()), ClockRule()
    record.seats = [Seat(visitor=1), Seat(visitor=2)]

    def free(after, waiting):
        return Chosen("a", after, after, [], [], waiting, free=True)

    for number, (seat, body) in enumerate([(-1, Begun([], [], [0])), (0, free(0, [1])), (1, free(1, [0]))]):
        record.fold(Entry(number, seat, 0.0, body), rule)
    assert record.trail == [(1, 1)]
    assert [views.undo(record, seat) for seat in (-1, 0, 1)] == ["", "ask", "alone"]


def test_a_vote_needs_all(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(3), people(3))
        await one_round(live)
        position = live.record.position
        proposal = await undo(live, 0, 0)
        await agree(live, 1, proposal, True)
        assert (live.record.position, live.record.proposal.agreed) == (position, [0, 1])
        await agree(live, 2, proposal, False)
        with pytest.raises(errors.Refused, match="not being asked"):
            await agree(live, 1, proposal, True)
        assert live.record.position == position
        proposal = await undo(live, 0, 0)
        await agree(live, 2, proposal, True)
        assert live.record.position == position
        await agree(live, 1, proposal, True)
        assert live.record.position == 0

    in_registry(tmp_path, work)


def test_a_seat_is_taken_once_also_where_two_processes_give_it(tmp_path):
    """The second has not heard of the first: it finds out when it writes."""

    async def work(registry):
        for act in (
            lambda table: take(table, 1, 8, "Bob", "link"),
            lambda table: invite(table, 1),
            lambda table: appoint(table, 1, "random"),
        ):
            seats = [Seated(visitor=1, name="Ada"), Seated(link=credentials.hashed("link"))]
            live = await create.create_table(registry, head_of(2), seats)
            second = Registry(registry.settings)
            second.journal.start()
            try:
                copy = await second.table(live.head.id)
                await take(live, 1, 7, "Eve", "link")
                with pytest.raises(errors.Refused) as refusal:
                    await act(copy)
                assert refusal.value.code == "taken"
                assert copy.record.seats[1].visitor == 7
                await live.catch_up()
                assert live.record.seats[1].visitor == 7
            finally:
                await second.close()

    in_registry(tmp_path, work)


def test_nothing_is_done_at_a_closed_table(tmp_path):
    async def work(registry):
        live = await create.create_table(registry, head_of(2), [*people(1), Seated(free=True)])
        asked, text = live.record.asked, live.state.decision(0).options[0].text
        number = await close(live, "enough")
        for act in (
            lambda: choose(live, 0, asked, text),
            lambda: say(live, 0, "hello"),
            lambda: take(live, 1, 2, "Bob", ""),
            lambda: leave(live, 0),
            lambda: undo(live, 0, None),
        ):
            with pytest.raises(errors.Refused) as refusal:
                await act()
            assert refusal.value.code == "closed"
        assert live.record.number == number
        assert await registry.storage.entries(live.head.id, number) == []

    in_registry(tmp_path, work)
