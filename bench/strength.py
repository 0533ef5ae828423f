"""How fast a search is and how strength grows with its budget: figures and a plot for every game. Resumable.

    python bench/strength.py [GAME ...] [--budgets 10,30,100,300,1000] [--against greedy] [--games 10] [--jobs 1]
        [--out docs/pictures] [--keep build/strength] [--speed-only]
    python bench/strength.py [GAME ...] --thinking hard,expert      # how long levels think about a choice

Every budget plays the same opponent on the same luck, `--games` games at every seat; the games are kept in a folder,
and the same command carries on. Writes strength-GAME.svg and prints the figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from undercroft.agents import answer, make
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SetupError
from undercroft.games import game as find_game
from undercroft.lab import tournament
from undercroft.lab.report.plots import Bar, alone, lines
from undercroft.lab.statistics import Share

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "dice_brewing": (2, {}),
    "cavern_tavern": (2, {}),
    "cutthroat_caverns": (3, {}),
    "crystal_caverns": (2, {"roles": "kg"}),
}
CROWD = ("crystal_caverns", 5, {"roles": "kgdct"})
"""Where a choice is thought about longest beside the tables above."""
LOOKS, EVERY, EACH = 24, 7, 60
"""The speed is taken at so many decisions of a game, every so many, with so many iterations each."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--budgets", default="10,30,100,300,1000")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--keep", type=Path, default=Path("build/strength"))
    parser.add_argument("--speed-only", action="store_true")
    parser.add_argument("--thinking", default="", metavar="AGENT,AGENT")
    asked = parser.parse_args()
    for id in asked.games_named:
        if id not in TABLES:
            parser.error(f"there is no table for {id!r}; the games are: {', '.join(TABLES)}")
    if asked.thinking:
        tables = [(id, *TABLES[id]) for id in asked.games_named or TABLES]
        if CROWD[0] in (asked.games_named or TABLES):
            tables.append(CROWD)
        thought = [patience(*table, agent) for table in tables for agent in asked.thinking.split(",")]
        print(json.dumps(thought, indent=1))
        return

    found = []
    for id in asked.games_named or TABLES:
        figures: dict[str, Any] = {"game": id, "players": TABLES[id][0], **speed(id)}
        print(f"{id}: {figures['iterations_per_second']} iterations/s", file=sys.stderr, flush=True)
        if not asked.speed_only:
            budgets = [int(text) for text in asked.budgets.split(",")]
            points = strength(id, budgets, asked.against, asked.games, asked.jobs, asked.keep)
            figures["against"] = asked.against
            figures["points"] = [{"iterations": n, "games": won.games, **won.json()} for n, won in points]
            asked.out.mkdir(parents=True, exist_ok=True)
            (asked.out / f"strength-{id}.svg").write_text(picture(id, asked.against, points) + "\n", "utf-8")
        found.append(figures)
    print(json.dumps(found, indent=1))


def speed(id: str) -> dict[str, Any]:
    """Iterations in a second of processor time, at decisions all over a game."""
    game, chance, agent = find_game(id), seeded("speed"), make("instinct")
    players, options = TABLES[id]
    s = game.new(players, options, seed="speed")
    decisions = looks = iterations = made = 0
    seconds = 0.0
    while s.result is None and looks < LOOKS:
        seat = s.seat
        if len(s.options) > 1 and decisions % EVERY == 0:
            search, world = Search(EACH), game.determinize(s, seat, chance)
            start = time.process_time()
            iterations += search.search(game, world, seat, chance).iterations
            seconds += time.process_time() - start
            made += search.knowledge.made if search.knowledge is not None else 0
            looks += 1
        s.choose(answer(agent, game, s, seat, chance), seat)
        decisions += 1
    return {
        "iterations_per_second": round(iterations / seconds),
        "choices_per_iteration": round(made / iterations, 1),
        "compiled": str(sys.modules[Search.__module__].__file__).endswith(".so"),
    }


def patience(id: str, players: int, options: dict[str, str], name: str) -> dict[str, Any]:
    """Seconds of processor time that an agent thinks about a choice, at decisions all over a game."""
    game, chance, instinct = find_game(id), seeded("speed"), make("instinct")
    s = game.new(players, options, seed="speed")
    decisions = 0
    took: list[float] = []
    while s.result is None and len(took) < LOOKS:
        seat = s.seat
        if len(s.options) > 1 and decisions % EVERY == 0:
            agent, start = make(name), time.process_time()
            answer(agent, game, s, seat, chance)
            took.append(time.process_time() - start)
        s.choose(answer(instinct, game, s, seat, chance), seat)
        decisions += 1
    return {
        "game": id,
        "players": players,
        "agent": name,
        "decisions": len(took),
        "median": round(statistics.median(took), 3),
        "longest": round(max(took), 3),
    }


def strength(id: str, budgets: list[int], against: str, games: int, jobs: int, keep: Path) -> list[tuple[int, Share]]:
    """How often each budget beats the opponent, alone among several at bigger tables."""
    players, options = TABLES[id]
    points = []
    for budget in budgets:
        agent, start = f"search:{budget}", time.perf_counter()
        played = tournament.run(
            id, players, [against, agent], games, "strength", jobs=jobs, options=options, folder=keep / id, ladder=True
        )
        won = played.share(agent, against)
        points.append((budget, won))
        print(f"{id} {agent}: {won} of {won.games}, {time.perf_counter() - start:.0f} s", file=sys.stderr, flush=True)
    return points


def picture(id: str, against: str, points: list[tuple[int, Share]]) -> str:
    """Strength over the budget, with the fair share."""
    title = f"{find_game(id).name}: victories of the search over {against}, by its budget"
    series = [(float(budget), Bar("", won.share, won.low, won.high)) for budget, won in points]
    return alone(lines({"search": series}, title, "iterations a decision", 1 / TABLES[id][0]))


if __name__ == "__main__":
    try:
        main()
    except SetupError as error:
        sys.exit(str(error))
