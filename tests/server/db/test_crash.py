"""The crash suite in short; `make crash` runs it in full."""

import asyncio
import itertools
import random

import pytest

import crash
from serving import run


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_acknowledged_survives_sudden_death(kind):
    seen = crash.run(crash.crash, 3, kind, seed=3)
    assert seen["kills"] == 3
    assert seen["acknowledged"] > 10
    assert seen["tables"] >= crash.TABLES


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_acknowledged_is_in_every_copy_of_the_files(workers):
    """As when the power goes; `tools/crash.py --power-loss 200` takes more of them."""
    seen = crash.run(crash.power_loss, 10, "sqlite", seed=3, workers=workers)
    assert seen["copies"] == seen["with a log"] == 10
    assert seen["acknowledged"] > 10


class Acting(crash.Player):
    """A player who plays a choice a moment, hangs, fails, or is done."""

    def __init__(self, table, way):
        super().__init__(None, table, random.Random(1))
        self.way = way

    async def play(self):
        if self.way == "fails":
            raise RuntimeError("this one stumbled")
        if self.way == "hangs":
            await asyncio.Event().wait()
        while self.way == "plays":
            self.promised[len(self.promised)] = (0, "pass")
            await asyncio.sleep(0)
        if self.way == "is asked once":
            await asyncio.sleep(0)  # what was promised before is counted first
            self.promised[0] = (0, "pass")
            await asyncio.Event().wait()


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ({"one": ["plays", "is asked once"], "two": ["done", "done"]}, None),
        ({"one": ["plays", "plays"], "two": ["is asked once", "hangs"]}, "at: two"),
        ({"one": ["plays", "plays"], "two": ["hangs", "hangs"]}, "at: two"),
        ({"one": ["done", "done"], "two": ["hangs", "done"]}, "at: two"),
        ({"one": ["plays", "plays"], "two": ["plays", "fails"]}, "stumbled"),
    ],
)
def test_the_suite_notices_who_cannot_play_on(tables, said):
    async def work():
        looks = itertools.count().__next__  # a clock that goes on with every look
        players = [Acting(table, way) for table, ways in tables.items() for way in ways]
        for player in players:
            player.sit_down()
        try:
            (trouble,) = await asyncio.gather(crash.played_on(players, 10, looks), return_exceptions=True)
            assert (said or "None") in str(trouble)
            assert isinstance(trouble, RuntimeError) == (said is not None)
        finally:
            for player in players:
                player.playing.cancel()
            await asyncio.gather(*(player.playing for player in players), return_exceptions=True)

    run(work)
