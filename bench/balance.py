"""The labs behind docs/notes/balance.md: all four games, their reports and pictures. Resumable.

    python bench/balance.py [GAME ...] [--games 100] [--agents normal] [--jobs 1] [--keep build/balance]
        [--out docs/pictures]

Plays what is missing of every study (the same command carries on), writes report.html and the rows beside the games,
and draws the pictures of docs/notes/balance.md. Prints the figures that the doubts are about.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from undercroft.engine.errors import SetupError
from undercroft.games import game as find_game
from undercroft.lab import findings, study
from undercroft.lab.records import Variant, setup_of
from undercroft.lab.report.labels import Labels, count
from undercroft.lab.report.page import write_report
from undercroft.lab.report.plots import Bar, alone, bars, histogram
from undercroft.lab.statistics import Share, mean, quantile
from undercroft.lab.study import Plan, Study

STUDIES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "dice_brewing": [(2, {}), (2, {"mode": "advanced"}), (3, {}), (4, {})],
    "cavern_tavern": [(1, {}), (2, {}), (4, {})],
    "cutthroat_caverns": [(3, {}), (4, {}), (5, {}), (6, {})],
    "crystal_caverns": [(5, {"roles": "kgdct"}), (4, {"roles": "kgdc"}), (2, {"roles": "kd"}), (2, {"roles": "kg"})],
}
FAIR_DEFEAT = (0.10, 0.30)
"""How often a table of equals should lose Cutthroat Caverns."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--agents", default="normal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/balance"))
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    asked = parser.parse_args()
    for id in asked.games_named:
        if id not in STUDIES:
            parser.error(f"there is no study of {id!r}; the games are: {', '.join(STUDIES)}")
    for id in asked.games_named or STUDIES:
        variants = [
            Variant(
                ", ".join([count(players, "player"), *(f"{k}={v}" for k, v in options.items())]),
                id,
                players,
                options,
                [asked.agents],
            )
            for players, options in STUDIES[id]
        ]
        done = study.run(Plan(variants, asked.games, "0"), asked.keep / f"{id}-{asked.agents}", asked.jobs)
        print(f"{find_game(id).name}, {asked.agents}: {write_report(done)}", flush=True)
        for error in done.errors:
            print(error)
        draw(done, asked.out)


def draw(done: Study, out: Path) -> None:
    """The pictures of a study, and its figures in words."""
    out.mkdir(parents=True, exist_ok=True)
    found = [f for f in (findings.find(done, variant) for variant in done.plan.variants) if f.games]
    id = done.plan.variants[0].game
    name, words = find_game(id).name, Labels(find_game(id), setup_of(found[0].variant).cards)
    seats = [
        bar(f"{f.variant.name}, seat {seat + 1}", share, f.fair) for f in found for seat, share in enumerate(f.by_seat)
    ]
    picture(out / f"balance-{id}-seats.svg", bars(seats, f"{name}: victories by seat, and the fair share", 1.0))
    roles = [
        bar(f"{f.variant.name}: {words.role(role)}", share, f.fair) for f in found for role, share in f.by_role.items()
    ]
    if roles:
        picture(out / f"balance-{id}-roles.svg", bars(roles, f"{name}: victories by role, and the fair share", 1.0))
    lost = [bar(f.variant.name, f.nobody) for f in found]
    if any(f.nobody.won for f in found):
        picture(out / f"balance-{id}-lost.svg", bars(lost, f"{name}: games that nobody wins", 1.0, FAIR_DEFEAT[1]))
    first = found[0]
    if min(first.rounds) < max(first.rounds):
        picture(out / f"balance-{id}-rounds.svg", histogram(first.rounds, f"{name}: games by rounds", "rounds"))
    if len(set(first.best)) > 2:
        picture(out / f"balance-{id}-points.svg", histogram(first.best, f"{name}: games by the best score", "points"))
    for f in found:
        low, high = quantile(f.rounds, 0.1), quantile(f.rounds, 0.9)
        seats = " ".join(str(share) for share in f.by_seat)
        print(f"  {f.variant.name}: {f.games} games; seats {seats}; nobody {f.nobody}; first player {f.first}")
        print(f"    rounds {mean(f.rounds)}, most {low:.0f} to {high:.0f}; winner {f.winner}; endings {f.endings}")
        if f.made_of:
            print("    winner's points:", ", ".join(f"{name} {points}" for name, points in f.made_of.items()))


def bar(label: str, share: Share, fair: float | None = None) -> Bar:
    return Bar(label, share.share, share.low, share.high, f"{share.share:.0%} of {share.games}", fair)


def picture(file: Path, svg: str) -> None:
    file.write_text(alone(svg) + "\n", "utf-8")


if __name__ == "__main__":
    try:
        main()
    except SetupError as error:
        sys.exit(str(error))
