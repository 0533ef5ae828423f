"""The leak oracle: whole games over real sockets, and every message of each compared with what its viewpoint may know.

    python tools/leaks.py                          four games of each, about ten minutes
    python tools/leaks.py --games 1000 --seed 7    for hours; the seed of each game is printed with it
    python tools/leaks.py --only cutthroat_caverns --choices 300

Two oracles look on: one works out from the log alone what each viewpoint is told, the other draws anew in the server
all that a viewpoint cannot know, and nothing that it gets may change by a byte. Any leak ends the run and says which
game and seed it was. `tests/server/fuzz/test_live_leaks.py` runs the same in short, and plants leaks that it must see.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests/support"))

import bids
from leaking import leaks_of
from serving import serving, settings_for
from undercroft.games import all_games


async def look(games: list[str], many: int, seed: str, choices: int, worlds: int) -> Counter[str]:
    """Play so many games of each, with every number of players in turn."""
    seen: Counter[str] = Counter()
    for number in range(many):
        for game in games:
            rules, began = all_games()[game], time.monotonic()
            seats = max(2, rules.min_seats) + number % (rules.max_seats - max(2, rules.min_seats) + 1)
            this = f"{seed} {game} {number}"
            with tempfile.TemporaryDirectory() as folder:
                async with serving(settings_for(Path(folder), snapshot_every=20)) as served:
                    try:
                        seen += (found := await leaks_of(served, game, seats, this, choices, worlds))
                    except AssertionError:
                        print(f"a leak in {game} with {seats} seats, seed {this!r}", flush=True)
                        raise
            told = ", ".join(f"{many} {what}" for what, many in found.items() if many)
            print(f"{game}, {seats} seats, seed {this!r}: {told}, {time.monotonic() - began:.0f} s", flush=True)
    return seen


def main() -> int:
    """Look for leaks."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=4, help="games of each (default 4)")
    parser.add_argument("--only", nargs="*", default=[], metavar="GAME", help="these games alone")
    parser.add_argument("--seed", default="1", help="the seed of all luck in the people and in the worlds")
    parser.add_argument(
        "--choices", type=int, default=100_000, help="choices after which a game is left (default: never)"
    )
    parser.add_argument("--worlds", type=int, default=25, metavar="N", help="other worlds after every N choices")
    args = parser.parse_args()
    all_games()[bids.GAME.id] = bids.GAME
    unknown = sorted(set(args.only) - all_games().keys())
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(all_games())}")
    seen = asyncio.run(look(args.only or list(all_games()), args.games, args.seed, args.choices, args.worlds))
    print(", ".join(f"{many} {what}" for what, many in seen.items()) + "; no leak")
    return 0


if __name__ == "__main__":
    sys.exit(main())
