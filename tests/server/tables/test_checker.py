"""What strangers bring is read in a process with an end to its memory and time, whatever it is."""

import asyncio
import os
import resource
import threading
from pathlib import Path

import pytest

from eventually import eventually
from serving import run, serving, settings_for
from undercroft.client import Refused
from undercroft.engine.errors import CardError, SetupError
from undercroft.games import game
from undercroft.server.run.cli import read_cards
from undercroft.server.tables import checker

OWN = game("dice_brewing").folder() / "cards"
GOLDEN = Path(__file__).parents[2] / "golden/dice_brewing"
MARKET = (OWN / "market.toml").read_text("utf-8")
COSTLY = ".".join(["a"] * 40_000) + " = 1\n"
"""80 kB, which ask for gigabytes and a minute."""
BAD = {
    "arrays in arrays": "a = " + "[" * 60_000,
    "arrays that end": "a = " + "[" * 400 + "]" * 400,
    "tables in tables": "a = " + "{a = " * 5_000,
    "a long name of a table": "[" + ".".join(["a"] * 500) + "]",
    "many digits": "a = " + "9" * 100_000,
    "a long fraction": "a = 0." + "9" * 100_000,
    "a date that is none": "a = 99999-99-99",
    "many keys": "".join(f"a{n} = 1\n" for n in range(10_000)),
    "nothing": "",
    "no end of a text": 'a = """' + "x" * 100_000,
}


def at_house(tmp_path, work, **settings):
    async def inner():
        async with serving(settings_for(tmp_path, **settings)) as served:
            await work(served, await served.visitor("Eve"))

    run(inner)


async def refused(person, cards):
    with pytest.raises(Refused) as refusal:
        await person.make_table("dice_brewing", ["me", "me"], cards=cards)
    return refusal.value


def memory():
    """The most memory that this process has had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def test_a_costly_card_file_costs_the_house_nothing(tmp_path):
    async def work(served, eve):
        checker_of = served.registry.card_sets.checker
        before = memory()
        no = await refused(eve, {"market.toml": COSTLY})
        assert (no.status, no.code) == (413, "too_costly")
        assert "4 seconds of computing or 768 MB of memory" in no.words
        assert memory() - before < 50 * 2**20
        assert not checker_of.pool.workers, "what it held is given back"
        assert list(os.scandir(served.registry.card_sets.place.path)) == []
        await eve.make_table("dice_brewing", ["me", "me"], cards={"market.toml": MARKET})

    at_house(tmp_path, work)


@pytest.mark.parametrize("kind", BAD)
def test_a_card_file_that_is_none_is_refused_with_its_name(tmp_path, kind):
    async def work(_, eve):
        no = await refused(eve, {"market.toml": BAD[kind]})
        assert (no.status, no.code) == (409, "bad_cards")
        assert no.words.startswith("market.toml, line ")

    at_house(tmp_path, work)


def test_a_deep_file_is_a_mistake_in_it_wherever_it_is_read(tmp_path):
    (tmp_path / "market.toml").write_text(BAD["arrays in arrays"], "utf-8")
    with pytest.raises(CardError, match="not so many"):
        game("dice_brewing").load_cards(tmp_path)


def test_one_who_brings_many_does_not_hold_up_others(tmp_path, monkeypatch):
    order = []

    async def work():
        check = checker.Checker()
        going, free = threading.Event(), asyncio.Event()

        async def one_at_a_time(do, task, timeout, tries):
            async with check.pool.free:
                going.set()
                await free.wait()
                order.append(task[1].text)

        monkeypatch.setattr(check.pool, "run", one_at_a_time)
        brought = [asyncio.create_task(check.transcript(f"Eve {n}", "", "Eve")) for n in range(5)]
        await eventually(going.is_set, "the first is read")
        brought.append(asyncio.create_task(check.transcript("Ada", "", "Ada")))
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*brought)
        assert order.index("Ada") == 1
        assert not check.turns

    run(work)


def test_a_transcript_is_played_again_beside_the_house(tmp_path, monkeypatch):
    async def work(served, eve):
        text = next(GOLDEN.glob("*.txt")).read_text("utf-8")
        made = await eve.post("/api/transcripts", {"transcript": text})
        assert (await eve.look(made["table"]))["result"]
        assert not served.registry.card_sets.checker.pool.workers
        monkeypatch.setattr(checker, "TRANSCRIPT_SECONDS", 0)
        with pytest.raises(Refused, match="reading this transcript takes more than") as refusal:
            await eve.post("/api/transcripts", {"transcript": text})
        assert refusal.value.status == 413

    at_house(tmp_path, work)


def test_the_hosts_own_cards_are_read_within_the_same_limits(tmp_path):
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "market.toml").write_text(MARKET, "utf-8")
    assert read_cards([f"dice_brewing={folder}"]) == {"dice_brewing": str(folder)}
    (folder / "market.toml").write_text(COSTLY, "utf-8")
    with pytest.raises(SetupError, match="takes more than 4 seconds"):
        read_cards([f"dice_brewing={folder}"])
    (folder / "market.toml").write_text("x = 1", "utf-8")
    with pytest.raises(CardError, match=r"market\.toml"):
        read_cards([f"dice_brewing={folder}"])
