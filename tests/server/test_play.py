"""Whole games over real WebSockets."""

import asyncio

from serving import picker, run, serving, settings_for
from undercroft.engine.transcript import check, parse, replay
from undercroft.games import game


def test_a_whole_game_between_two_clients(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada, bob = await served.visitor("Ada"), await served.visitor("Bob")
            made = await ada.make_table("dice_brewing", ["me", "link"])
            table = made["table"]
            await bob.take(table, 1, made["secrets"]["1"])
            async with ada.sit(table) as one, bob.sit(table) as two:
                first, second = await asyncio.gather(one.play(picker(1, served.house)), two.play(picker(2, served.house)))
            assert first["result"] == second["result"]
            assert first["result"]["winners"]
            text = await ada.get(f"/api/tables/{table}/transcript")
            transcript = parse(text)
            check(transcript, replay(transcript, game("dice_brewing")))

    run(play)
