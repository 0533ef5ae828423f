"""The example bot plays a whole game, and keeps to the limits of the server."""

import asyncio
import importlib.util
from collections import Counter
from pathlib import Path

import pytest

from eventually import eventually
from serving import run, serving, settings_for
from undercroft import client
from undercroft.server.base.errors import TooMuch
from undercroft.server.people.limits import Limit

EXAMPLE = Path(__file__).parents[3] / "examples/bot.py"


def test_the_example_bot_sits_down_and_plays(tmp_path, capsys):
    spec = importlib.util.spec_from_file_location("bot", EXAMPLE)
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)

    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            made = await ada.make_table("bids", ["link", "agent:random"])
            # The small game is unknown to the workers, so its agents answer by chance: the game goes on all the same.
            await bot.main(served.address, made["table"], "0", made["secrets"]["0"])

    run(play)
    assert "winners" in capsys.readouterr().out


def test_a_bot_waits_as_the_server_tells_it_to(tmp_path, monkeypatch):
    """Every third request and every third action come too often."""
    honest, counts, waited = Limit.take, Counter(), []

    def strict(self, key):
        counts[self.rate] += 1
        if counts[self.rate] % 3 == 0:
            raise TooMuch("too_often", "too often; wait a moment")
        honest(self, key)

    async def no_time(seconds):
        waited.append(seconds)

    monkeypatch.setattr(Limit, "take", strict)
    monkeypatch.setattr(client, "sleep", no_time)

    async def play():
        limits = {"requests_per_second": 1e5, "actions_per_second": 1e4}
        async with serving(settings_for(tmp_path, **limits)) as served:
            ada = await served.visitor("Ada")
            made = await ada.make_table("bids", ["me", "agent:random"])
            async with ada.sit(made["table"]) as sitting:
                end = await sitting.play(lambda news: news["decision"]["options"][0]["text"])
        assert end["result"]

    run(play)
    assert counts[1e5] > 3
    assert counts[1e4] > 3
    assert client.PAUSE in waited
    assert set(waited) <= {client.PAUSE, *client.OPENINGS}


def test_who_is_always_too_fast_is_told_in_the_end(tmp_path, monkeypatch):
    async def no_time(seconds):
        pass

    def never(self, key):
        if self.rate == 1e4:
            raise TooMuch("too_often", "too often; wait a moment")

    monkeypatch.setattr(Limit, "take", never)
    monkeypatch.setattr(client, "sleep", no_time)

    async def play():
        async with serving(settings_for(tmp_path, actions_per_second=1e4)) as served:
            ada = await served.visitor("Ada")
            made = await ada.make_table("bids", ["me", "agent:random"])
            async with ada.sit(made["table"]) as sitting:
                with pytest.raises(client.Refused, match="too_often"):
                    await sitting.play(lambda news: news["decision"]["options"][0]["text"])

    run(play)


def test_who_is_sent_away_for_a_while_comes_back_later_and_later(tmp_path, monkeypatch):
    waited = []

    async def no_time(seconds):
        waited.append(seconds)

    monkeypatch.setattr(client, "sleep", no_time)
    monkeypatch.setattr(client.random, "random", lambda: 0.5)

    async def play():
        async with serving(settings_for(tmp_path, sockets_per_address=1)) as served:
            ada = await served.visitor("Ada")
            made = await ada.make_table("bids", ["me", "agent:random"])
            async with ada.sit(made["table"]) as first:
                second = ada.sit(made["table"])
                asked = second.asked()
                waiting = asyncio.ensure_future(anext(asked))
                await eventually(lambda: len(waited) >= 10, "it has come back ten times")
                assert not waiting.done()
                await first.close()
                news = await waiting
                assert news["decision"]
                await second.close()

    run(play)
    assert waited[:3] == [0.1, 0.2, 0.4]
    assert max(waited) == client.LONGEST_BREAK
