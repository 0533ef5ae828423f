"""How strong the levels are: every level against the one below it, in every game. Resumable.

    python bench/levels.py [--games 20] [--jobs 1] [--out build/levels] [--only GAME] [--players N]
        [--agents easy,normal,hard,expert] [--seed levels]

Each line-up plays `--games` games at every seat, on the same luck. The games are kept in the folder: the same command
carries on, with more games if more are asked for. Prints the table of docs/notes/agent-strength.md and its figures as
JSON.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from pathlib import Path

from undercroft.agents import LEVELS
from undercroft.engine.errors import SetupError
from undercroft.games import game as find_game
from undercroft.lab import study, tournament
from undercroft.lab.records import Variant
from undercroft.lab.statistics import SURE, Share, mean
from undercroft.lab.tournament import Standings

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("dice_brewing", 2, {}),
    ("cavern_tavern", 2, {}),
    ("cutthroat_caverns", 4, {}),
    ("crystal_caverns", 2, {"roles": "kg"}),
    ("crystal_caverns", 5, {"roles": "kgdct"}),
]
SOLO: list[tuple[str, dict[str, str]]] = [
    ("cavern_tavern", {}),
    ("crystal_caverns", {"roles": "k"}),
    ("crystal_caverns", {"roles": "g"}),
    ("crystal_caverns", {"roles": "d"}),
    ("crystal_caverns", {"roles": "t"}),
]
"""Alone there is nobody to beat: how often each level reaches the goal."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--solo-games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/levels"))
    parser.add_argument("--only", default="", help="a game")
    parser.add_argument("--players", type=int, default=0, help="only tables of so many")
    parser.add_argument("--agents", default=",".join(LEVELS), help="weakest first")
    parser.add_argument("--seed", default="levels", help="other luck; keep its games in a folder of their own")
    asked = parser.parse_args()
    agents = asked.agents.split(",")
    if len(agents) < 2 and asked.players != 1:
        parser.error("--agents needs two or more, such as greedy,hard; one will do with --players 1")
    if asked.games < 1 or asked.solo_games < 1:
        parser.error("--games and --solo-games are 1 or more")
    tables = [table for table in TABLES if asked.only in ("", table[0]) and asked.players in (0, table[1])]
    by_oneself = [table for table in SOLO if asked.only in ("", table[0]) and asked.players in (0, 1)]
    if not tables and not by_oneself:
        there = sorted({(id, players) for id, players, _ in TABLES} | {(id, 1) for id, _ in SOLO})
        parser.error("no such table; there are " + ", ".join(f"{id} --players {players}" for id, players in there))

    found: list[dict[str, object]] = []
    rated: list[str] = []
    print("| game | seats | one | against | games | wins of the first | fair |")
    print("| --- | --- | --- | --- | ---: | ---: | ---: |", flush=True)
    for id, players, options in tables:
        folder = asked.out / "-".join([id, str(players), *options.values()])
        climbed = play(id, players, options, agents, asked.games, asked.seed, asked.jobs, folder)
        found += [tell(climbed, level, below) for below, level in itertools.pairwise(agents)]
        if "hard" in agents and "greedy" not in agents:
            beside = play(id, players, options, ["greedy", "hard"], asked.games, asked.seed, asked.jobs, folder)
            found.append(tell(beside, "hard", "greedy"))
        ratings = climbed.ratings()
        found[-1]["ratings"] = {name: [round(r.mu, 1), round(r.sigma, 1)] for name, r in ratings.items()}
        cells = [f"{ratings[name].mu:.1f} ± {SURE * ratings[name].sigma:.1f}" for name in agents]
        rated.append(f"| {find_game(id).name} | {' '.join([str(players), *options.values()])} | {' | '.join(cells)} |")
    for id, options in by_oneself:
        for level in agents:
            found.append(alone(id, options, level, asked.solo_games, asked.seed, asked.jobs, asked.out))
    if rated:
        print(f"\n| rating | seats | {' | '.join(agents)} |\n| --- | ---{' | ---:' * len(agents)} |", *rated, sep="\n")
    print(json.dumps(found, indent=1), file=sys.stderr)


def play(
    id: str, players: int, options: dict[str, str], agents: list[str], games: int, seed: str, jobs: int, folder: Path
) -> Standings:
    standings = tournament.run(id, players, agents, games, seed, jobs=jobs, options=options, folder=folder, ladder=True)
    for error in standings.errors:
        print(error, file=sys.stderr)
    if standings.interrupted:
        sys.exit("interrupted; the same command carries on")
    return standings


def tell(standings: Standings, one: str, other: str) -> dict[str, object]:
    """One row of the table."""
    share = standings.share(one, other)
    game = find_game(standings.game)
    kind = " ".join([str(standings.players), *standings.options.values()])
    fair = 1 / standings.players
    print(f"| {game.name} | {kind} | {one} | {other} | {share.games} | {share} | {fair:.0%} |", flush=True)
    return {
        "game": game.id,
        "seats": standings.players,
        "options": standings.options,
        "one": one,
        "other": other,
        "games": share.games,
        **share.json(),
    }


def alone(
    id: str, options: dict[str, str], level: str, games: int, seed: str, jobs: int, folder: Path
) -> dict[str, object]:
    """How often a level wins by itself."""
    name = "-".join([id, "1", *options.values(), level])
    variant = Variant(name, id, 1, options, [level])
    done = study.run(study.Plan([variant], games, seed), folder / name, jobs)
    share = Share(float(sum(len(record.winners) for record in done.done)), len(done.done))
    points = mean([float(record.scores[0]) for record in done.done])
    kind = " ".join(["1", *options.values()])
    print(
        f"| {find_game(id).name} | {kind} | {level} | the goal, {points} points | {share.games} | {share} | |",
        flush=True,
    )
    return {"game": id, "seats": 1, "options": options, "one": level, "points": points.value, **share.json()}


if __name__ == "__main__":
    try:
        main()
    except SetupError as error:
        sys.exit(str(error))
