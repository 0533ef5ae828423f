"""How strength grows with the budget of a search: a plot and its figures.

    python bench/strength.py GAME [--budgets 10,30,100,300,1000] [--against greedy] [--players 2] [--games 10]
        [--jobs 1] [--out docs/pictures]

Every budget plays the same opponent on the same luck, `--games` games at every seat. Writes strength-GAME.svg and
prints the figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from undercroft.lab import tournament
from undercroft.lab.plots import Bar, alone, lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--budgets", default="10,30,100,300,1000")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    asked = parser.parse_args()

    points, figures = [], []
    for budget in (int(text) for text in asked.budgets.split(",")):
        agent, start = f"search:{budget}", time.perf_counter()
        played = tournament.run(asked.game, asked.players, [agent, asked.against], asked.games, jobs=asked.jobs)
        won = played.share(agent, asked.against)
        points.append((float(budget), Bar("", won.share, won.low, won.high)))
        figures.append({"iterations": budget, "games": won.games, **won.json()})
        print(f"{agent}: {won} of {won.games} games, {time.perf_counter() - start:.0f} s", file=sys.stderr, flush=True)
    title = f"{asked.game}, {asked.players} players: victories of the search over {asked.against}"
    asked.out.mkdir(parents=True, exist_ok=True)
    file = asked.out / f"strength-{asked.game}.svg"
    file.write_text(alone(lines({"search": points}, title, "iterations a decision", 1 / asked.players)) + "\n", "utf-8")
    print(json.dumps({"game": asked.game, "against": asked.against, "points": figures}, indent=1))


if __name__ == "__main__":
    main()
