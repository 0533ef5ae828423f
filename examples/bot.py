"""A bot in a few lines: sits down at a table and answers by chance, or with your own idea of a good choice.

    .venv/bin/python examples/bot.py http://127.0.0.1:8000                       make a table, play an agent there
    .venv/bin/python examples/bot.py http://127.0.0.1:8000 TABLE SEAT [SECRET]   sit down, by an invitation

The client waits where the server says "too often", and comes back when the line breaks.
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

from undercroft.client import Client


def choose(news: dict[str, Any]) -> str:
    """`news["view"]` is what my seat sees; `news["decision"]["options"]` is what I may answer."""
    return str(random.choice(news["decision"]["options"])["text"])


async def main(address: str, table: str = "", seat: str = "0", secret: str = "") -> None:
    """Play one game to its end."""
    async with await Client.visit(address, "Example bot") as bot:
        if table:
            await bot.take(table, int(seat), secret)
        else:
            game = (await bot.get("/api/house"))["games"][0]
            seats = ["me"] + ["agent:lively"] * (max(2, game["min_seats"]) - 1)
            table = (await bot.make_table(game["id"], seats, listed=True))["table"]
            print(f"watch it at {address}/t/{table}")
        async with bot.sit(table) as sitting:
            end = await sitting.play(choose)
    print(f"scores {end['result']['scores']}, winners {end['result']['winners']}" if end["result"] else end["closed"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:] or ["http://127.0.0.1:8000"]))
