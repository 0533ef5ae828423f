"""Where one may go back to: as the tree of choices says, without reading the log."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acting import agree, choose, rewind, say, undo
from inside import head_of, in_registry, people
from undercroft.server.base.errors import Refused
from undercroft.server.db import statements
from undercroft.server.model.log import Begun, Chosen
from undercroft.server.tables import create


async def by_the_tree(registry, live, seat, to):
    """What `target_of` finds, by walking back choice by choice from here."""
    record = live.record
    entries = {entry.number: entry for entry in await registry.storage.entries(live.head.id, -1)}
    position = record.position
    if to == record.shown_position(position):
        return None
    while isinstance(body := entries[position].body, Chosen):
        if to is None and entries[position].seat == seat and not entries[position].private:
            return record.shown_position(body.after)
        position = body.after
        if to is not None and record.shown_position(position) == to:
            return to
    return None


async def found(live, seat, to):
    """Where the proposal of a seat would lead."""
    before = live.record.number
    with suppress(Refused):
        await undo(live, seat, to)
    if live.record.number == before:
        return None
    proposal = live.record.proposal
    to = live.record.shown_position(proposal.to)
    await agree(live, 1 - seat, live.record.shown(proposal.number), False)
    return to


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("choose"), st.integers(0, 2)),
        st.tuples(st.just("again"), st.integers(0, 2)),
        st.tuples(st.just("say"), st.just(0)),
        st.tuples(st.just("back"), st.integers(0, 30)),
    ),
    min_size=5,
    max_size=14,
)


@given(STEPS)
@settings(max_examples=25)
def test_one_goes_back_to_where_the_game_was(tmp_path_factory, steps):
    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        for step, at in steps:
            if step == "say":
                await say(live, 0, "hm")
            elif step == "back":
                numbers = [n for n in range(live.record.number + 1) if await by_the_tree(registry, live, -1, n) == n]
                if numbers:
                    await rewind(live, numbers[at % len(numbers)])
            else:
                wanted = [each for each in live.state.pending if (each.answer is None) == (step == "choose")]
                if wanted and not live.state.over:
                    asked = wanted[at % len(wanted)]
                    texts = [each.text for each in asked.options if asked.answer is None or each is not asked.answer]
                    if texts:
                        await choose(live, asked.seat, live.record.asked, texts[at % len(texts)])
        if not live.record.trail:
            for seat in (0, 1):
                for to in (None, *range(live.record.number + 2)):
                    assert await found(live, seat, to) == await by_the_tree(registry, live, seat, to), (seat, to)
        assert (await registry.history.restore(live.head)).record == live.record

    in_registry(tmp_path_factory.mktemp("house"), work)


async def long_game(live, many):
    """A long log in which little is chosen."""
    await choose(live, 0, live.record.asked, live.state.decision(0).options[0].text)
    for number in range(many):
        await say(live, 0, f"hello {number}")


@pytest.mark.parametrize("to", [None, 0])
def test_a_proposal_to_go_back_reads_as_little_of_a_long_log_as_of_a_short_one(tmp_path, to):
    async def work(registry):
        read, honest = [], registry.storage._rows

        async def counted(query):
            rows = await honest(query)
            read.append(len(rows))
            return rows

        registry.storage._rows = counted
        counts = []
        for many in (10, 300):
            live = await create.create_table(registry, head_of(2), people(2))
            await long_game(live, many)
            read.clear()
            await undo(live, 0, to)
            assert isinstance((await registry.storage.entries(live.head.id, -1, 0))[0].body, Begun)
            counts.append(sum(read))
        assert counts[0] == counts[1] <= 3

    in_registry(tmp_path, work)


def test_a_snapshot_of_earlier_days_knows_what_was_taken_back(tmp_path, monkeypatch):
    honest = statements.snapshot

    def without(table, record, state):
        sql, (table, number, kept, state) = honest(table, record, state)
        assert b',"undone":[' in kept
        start = kept.index(b',"undone":[')
        return sql, (table, number, kept[:start] + kept[kept.index(b',"private"', start) :], state)

    monkeypatch.setattr(statements, "snapshot", without)

    async def work(registry):
        live = await create.create_table(registry, head_of(2), people(2))
        before = live.record.position
        for seat in (0, 1):
            await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
        await rewind(live, before)
        for number in range(70):
            await say(live, 0, f"hello {number}")
        snapshot = await registry.storage.latest_snapshot(live.head.id, 1000)
        assert snapshot is not None
        assert snapshot[1].undone is None
        restored = (await registry.history.restore(live.head)).record
        assert restored.undone == live.record.undone != []
        assert restored == live.record

    in_registry(tmp_path, work)
