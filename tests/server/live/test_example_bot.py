"""The example bot plays a whole game."""

import importlib.util
from pathlib import Path

from serving import run, serving, settings_for

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
