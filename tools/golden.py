"""Write the golden transcripts of a game: real games, kept for years, that every later version must replay.

    golden.py GAME [--tries 12]
    golden.py GAME --ending shared     look for one game that ends in a rare way
    golden.py GAME --prints            write fingerprints.json anew: the very last state of each of them

For each variant (seats and options) the shortest of a few lively random games is kept, and one more game for each
way of ending not met so far. Files that exist are left alone: a golden transcript changes only on purpose. Where a game
keeps fingerprints (Cutthroat Caverns), write them after new transcripts; they move with the folder when rules change.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.engine.game import Game
from undercroft.engine.saves import fingerprint
from undercroft.engine.transcript import Recorder, Transcript, parse, replay
from undercroft.games import game as find_game

GOLDEN = Path(__file__).resolve().parents[1] / "tests/golden"
LONGEST = 20_000
PRINTS = "fingerprints.json"


def lively_game(game: Game[Any], seats: int, options: dict[str, str], seed: str) -> tuple[Transcript, str] | None:
    """A game between lively agents and its ending; None if it passes the limit."""
    recorder = Recorder.begin(game, game.setup(seats, options), seed)
    agent, chance = make("lively"), seeded(f"{seed} luck")
    while recorder.state.result is None:
        if len(recorder.transcript.lines) > LONGEST:
            return None
        seat = recorder.state.seat
        recorder.choose(answer(agent, game, recorder.state, seat, chance), seat)
    return recorder.transcript, recorder.state.result.ending


def look_for(game: Game[Any], wanted: str, file: Path) -> None:
    """Play until a game ends in the wanted way."""
    for number in range(100_000):
        seats, options = game.variants()[number % len(game.variants())]
        played = lively_game(game, seats, options, f"golden {wanted} {number}")
        if played is not None and played[1] == wanted:
            file.write_text(str(played[0]), "utf-8")
            print(f"{file.relative_to(GOLDEN)}: {played[0].choices()} choices, found in game {number}")
            return
    raise SystemExit(f"no game of 100,000 ended in {wanted!r}")


def last_prints(folder: Path) -> dict[str, str]:
    """The fingerprint of the last state of each golden transcript in a folder, by its name."""
    prints = {}
    for file in sorted(folder.glob("*.txt")):
        transcript = parse(file.read_text("utf-8"))
        prints[file.stem] = fingerprint(replay(transcript, find_game(transcript.game, transcript.version)))
    return prints


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tries", type=int, default=12)
    parser.add_argument("--ending", help="look for a game that ends in this way")
    parser.add_argument("--prints", action="store_true", help="write fingerprints.json anew")
    asked = parser.parse_args()
    game = find_game(asked.game)
    folder = GOLDEN / game.id
    folder.mkdir(parents=True, exist_ok=True)
    if asked.prints:
        (folder / PRINTS).write_text(json.dumps(last_prints(folder), indent=1) + "\n", "utf-8")
        return
    if asked.ending:
        look_for(game, asked.ending, folder / f"ending_{asked.ending}.txt")
        return
    for seats, options in game.variants():
        changed = [f"{o.id}-{options[o.id]}" for o in game.options if options[o.id] != o.default]
        name = "_".join([str(seats), *changed])
        endings = {ending for ending in game.checks.coverage_goals(seats, options) if ending.startswith("ending:")}
        best: dict[str, Transcript] = {}
        for number in range(asked.tries):
            played = lively_game(game, seats, options, f"golden {name} {number}")
            if played is not None:
                transcript, ending = played
                if ending not in best or len(transcript.lines) < len(best[ending].lines):
                    best[ending] = transcript
        for i, (ending, transcript) in enumerate(sorted(best.items(), key=lambda item: len(item[1].lines))):
            file = folder / (f"{name}.txt" if i == 0 else f"{name}_{ending}.txt")
            if not file.exists() and (i == 0 or f"ending:{ending}" in endings):
                file.write_text(str(transcript), "utf-8")
                print(f"{file.relative_to(GOLDEN)}: {transcript.choices()} choices, {ending}")


if __name__ == "__main__":
    main()
