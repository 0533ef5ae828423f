"""The run of record: many games of one game, checked by the conformance kit, on several processes.

    conformance_run.py dice_brewing --games 2000 --jobs 2 --must-reach

Exit code 1 if a fault is found; it is printed, and its transcript saved in build/conformance/. Ctrl-C ends the run
early and reports what has been done.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from undercroft.engine.conformance import STYLES, Fault, Report, Sitting, conclude, plan, play
from undercroft.engine.errors import UndercroftError
from undercroft.games import game as find_game
from undercroft.pool import open_pool

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: list[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    report, console = Report(), Console()
    try:
        game = find_game(asked.game)
        cards = game.load_cards(asked.cards)
        options = dict(pair.split("=", 1) for pair in asked.option) if asked.option else None
        sittings = plan(game, asked.games, asked.seed, asked.seats, options, asked.style)
    except (UndercroftError, ValueError) as error:
        console.print(str(error), markup=False, soft_wrap=True)
        return 2
    with (
        Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
        ) as bar,
        open_pool(asked.jobs) as pool,
    ):
        task = bar.add_task(asked.game, total=len(sittings))
        work = [
            (asked.game, each, asked.step_limit, asked.deep_every, asked.first_looks, asked.cards) for each in sittings
        ]
        try:
            for _, played in pool.map(one_game, work):
                report.add(played)
                faults = f", {len(report.faults)} faults" if report.faults else ""
                bar.update(task, advance=1, description=f"{asked.game}: {report.decisions} decisions{faults}")
                if report.faults and not asked.keep_going:
                    break
        except KeyboardInterrupt:
            console.print("Ended early.")
    conclude(game, report, cards if asked.cards else None, keep_going=True, must_reach=asked.must_reach)
    console.print(str(report), markup=False, highlight=False, soft_wrap=True)
    for number, fault in enumerate(report.faults):
        tell(fault, asked.out / f"{asked.game}-{number}.transcript", console)
    return 1 if report.faults else 0


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(description="Check a game with the conformance kit.")
    out.add_argument("game", help="the game's id, such as dice_brewing")
    out.add_argument("--games", type=int, default=100, help="games in all, dealt out over the variants (100)")
    out.add_argument("--jobs", type=int, default=1, help="processes (1)")
    out.add_argument("--seed", type=int, default=0, help="another seed plays other games (0)")
    out.add_argument("--seats", type=int, help="only this count of seats")
    out.add_argument("--option", action="append", metavar="ID=VALUE", help="only this value of an option")
    out.add_argument("--style", choices=STYLES, default="mixed", help="how choices are taken (mixed)")
    out.add_argument("--deep-every", type=int, default=50, help="decisions from one deep look to the next, about (50)")
    out.add_argument("--first-looks", type=int, default=1, help="deep looks at each kind of decision in a game (1)")
    out.add_argument("--step-limit", type=int, default=200_000, help="decisions after which a game counts as endless")
    out.add_argument("--cards", type=Path, help="a folder of card files in place of the game's own")
    out.add_argument("--must-reach", action="store_true", help="a thing that no game meets is a fault")
    out.add_argument("--keep-going", action="store_true", help="do not stop at the first fault")
    out.add_argument("--out", type=Path, default=ROOT / "build/conformance", help="where transcripts of faults go")
    return out


def one_game(work: tuple[str, Sitting, int, int, int, Path | None]) -> Report:
    """What a process of the pool does."""
    id, sitting, step_limit, deep_every, first_looks, folder = work
    game = find_game(id)
    return play(game, sitting, step_limit, deep_every, game.load_cards(folder), True, first_looks)


def tell(fault: Fault, file: Path, console: Console) -> None:
    console.print(str(fault), markup=False, highlight=False, soft_wrap=True)
    if fault.transcript:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(fault.transcript, "utf-8")
        console.print(f"  transcript: {file}", markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    sys.exit(main())
