"""A house for tests without a server around it, and tables of the small game there."""

import time
from contextlib import asynccontextmanager

from acting import choose
from serving import run
from undercroft.games import game as find_game
from undercroft.server.base.settings import Settings
from undercroft.server.model.log import Head, Seated
from undercroft.server.people import credentials
from undercroft.server.tables.registry import Registry


def head_of(seats, game="bids", **more):
    return Head(credentials.new_table_id(), game, find_game(game).version, seats, {}, "own", 0, time.time(), **more)


@asynccontextmanager
async def registry_in(tmp_path):
    """A house without guests. It is opened like a server's, so it sweeps too."""
    registry = Registry(Settings(database=str(tmp_path / "house.db"), thinkers=1))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


def in_registry(tmp_path, work):
    async def inner():
        async with registry_in(tmp_path) as registry:
            await work(registry)

    run(inner)


def people(many):
    return [Seated(visitor=number + 1, name=f"Player {number}") for number in range(many)]


async def one_round(live):
    """All bid; then the loser alone is asked. Who that is."""
    for seat in range(live.head.seats):
        await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
    (loser,) = live.record.waiting
    return loser
