"""A running table finishes under the rules version it began with, whatever is installed meanwhile."""

import shutil
from pathlib import Path

import pytest

import bids
from acting import choose
from keep_rules import keep
from serving import picker, run, serving, settings_for
from undercroft.client import Refused
from undercroft.engine.errors import SetupError
from undercroft.games import all_games, game
from undercroft.server.run import host


class NewBids(bids.Bids):
    """The same game under new rules: another version, and a view that says so."""

    version = 2

    def view(self, s, seat):
        return {**super().view(s, seat), "new": True}


def keep_bids(folder: Path) -> None:
    """Version 1, as a package of its own."""
    (folder / "bids_1").mkdir()
    shutil.copy2(bids.__file__, folder / "bids_1" / "__init__.py")


async def begun(served):
    """A table in the middle of a game, under version 1."""
    ada = await served.visitor("Ada")
    table = (await ada.make_table("bids", ["me", "agent:random"]))["table"]
    news = await ada.look(table)
    await ada.act(table, "choose", decision=news["decision"]["number"], text=news["decision"]["options"][0]["text"])
    return ada.token, table


def as_ada(served, client, token):
    client.token = token
    client.http.headers["authorization"] = f"Bearer {token}"
    return client


def test_a_table_is_finished_under_the_rules_it_began_with(tmp_path, earlier, database, caplog):
    settings = settings_for(tmp_path, database=database)
    kept = []

    async def before():
        async with serving(settings) as served:
            kept.extend(await begun(served))

    async def after():
        caplog.clear()  # before, the worker knew nothing of a game that only the tests have
        all_games()["bids"] = NewBids()
        keep_bids(earlier)
        async with serving(settings) as served:
            ada = as_ada(served, await served.visitor("Ada"), kept[0])
            news = await ada.look(kept[1])
            assert "new" not in news["view"]
            async with ada.sit(kept[1]) as sit:
                end = await sit.play(picker(1))
            assert end["result"]["winners"]
            # Its agent played on too, in a worker that found the earlier rules by itself.
            assert "agent failed" not in caplog.text
            log = await ada.get(f"/api/tables/{kept[1]}/log")
            assert {line["by"] for line in log if line["kind"] == "choice"} == {"person", "agent"}
            assert "game bids 1" in await ada.get(f"/api/tables/{kept[1]}/transcript")
            # What is begun now is begun under the new ones.
            table = (await ada.make_table("bids", ["me", "me"]))["table"]
            assert (await ada.look(table))["view"]["new"]
            assert served.registry.tables[table].head.version == 2

    run(before)
    run(after)


def test_without_them_it_says_so_is_left_alone_and_can_still_be_read(tmp_path, earlier, database):
    settings = settings_for(tmp_path, database=database)
    kept = []

    async def before():
        async with serving(settings) as served:
            token, table = await begun(served)
            ada = served.clients[0]
            ended = (await ada.make_table("bids", ["me", "me"]))["table"]
            live = served.registry.tables[ended]
            while not live.state.over:
                seat = live.state.seat
                await choose(live, seat, live.record.asked, live.state.decision(seat).options[0].text)
            kept.extend([token, table, ended, await ada.get(f"/api/tables/{ended}/transcript")])

    async def after():
        all_games()["bids"] = NewBids()
        token, table, ended, transcript = kept
        async with serving(settings) as served:
            ada = as_ada(served, await served.visitor("Ada"), token)
            with pytest.raises(Refused, match="version 1 of the rules of Bids; here are version 2") as refusal:
                await ada.look(table)
            assert refusal.value.code == "other_rules"
            number = len(await served.registry.storage.entries(table, -1))
            log = await ada.get(f"/api/tables/{table}/log")
            assert [line["kind"] for line in log[:2]] == ["begin", "seat"]
            assert await ada.get(f"/api/tables/{ended}/transcript") == transcript
            with pytest.raises(Refused, match="once the game is over"):
                await ada.get(f"/api/tables/{table}/transcript")
            assert len(await served.registry.storage.entries(table, -1)) == number
        exported = await host.export(settings, table)
        assert exported.startswith("undercroft transcript 1\ngame bids 1\n")
        assert "result" not in exported

    run(before)
    run(after)


def test_rules_are_kept_before_a_version_is_bumped(earlier):
    kept = keep("dice_brewing", earlier)
    now = game("dice_brewing")
    assert kept.name == f"dice_brewing_{now.version}"
    assert not list(kept.rglob("__pycache__"))
    with pytest.raises(SetupError, match="is there already"):
        keep("dice_brewing", earlier)
    # As after a bump: the copy is found, is another module, and plays the same game.
    source = kept / "game.py"
    other = now.version + 7
    source.write_text(source.read_text("utf-8").replace(f"version = {now.version}", f"version = {other}"), "utf-8")
    kept.rename(earlier / f"dice_brewing_{other}")
    old = game("dice_brewing", other)
    assert old is not now
    assert old.folder().parent == earlier
    there, here = old.new(3, seed=5), now.new(3, seed=5)
    for _ in range(60):
        assert there.options[0].text == here.options[0].text
        there.choose(there.options[0])
        here.choose(here.options[0])
    assert old.load(old.save(there)).options[0].text == here.options[0].text
    assert old.texts("it").format("decision-place") == now.texts("it").format("decision-place")
    with pytest.raises(SetupError, match="no earlier rules called dice_brewing_99"):
        game("dice_brewing", 99)
