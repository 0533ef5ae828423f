"""Keep saved positions that together name every class a save can name: what later code must still load.

    old_saves.py GAME [--games 150]

Replays the golden transcripts of the game, then plays games over the conformance kit's variants, and keeps a position
whenever it holds a class that none before it held. The file tests/old/saves/GAME.jsonl.gz is only ever extended:
what it holds stays, so that it remembers what older code wrote. Where the version of the rules is bumped, it moves to
GAME_VERSION.jsonl.gz, and a new one is begun. Classes that were not met are listed in tests/old/never_at_rest.json.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from undercroft.engine.chance import seeded
from undercroft.engine.conformance import plan
from undercroft.engine.game import Game
from undercroft.engine.state import State, Step
from undercroft.engine.transcript import parse, replay
from undercroft.games import game as find_game

TESTS = Path(__file__).resolve().parents[1] / "tests"
OLD = TESTS / "old/saves"
NEVER_AT_REST = TESTS / "old/never_at_rest.json"
LONGEST = 20_000


def classes_in(saved: object) -> set[str]:
    """The names of classes in a saved position: a part is an object with one key, its class."""
    if isinstance(saved, list):
        return set().union(*(classes_in(item) for item in saved))
    if isinstance(saved, dict):
        return {name for name in saved} | classes_in(list(saved.values()))
    return set()


def parts_in(data: bytes) -> set[str]:
    """The names of classes in a save, without the names of its own fields."""
    saved = msgspec.json.decode(data)
    found = classes_in([saved["chance"], saved["agenda"], saved["asking"], saved["result"]])
    return found | classes_in(list(saved["fields"].values()))


def read_saves(id: str) -> list[bytes]:
    """The kept positions of a game."""
    file = OLD / f"{id}.jsonl.gz"
    return gzip.decompress(file.read_bytes()).splitlines() if file.exists() else []


def golden_positions(game: Game[Any]) -> Iterator[State]:
    """Every position of the golden transcripts."""
    for file in sorted((TESTS / "golden" / game.id).glob("*.txt")):
        seen: list[State] = []

        def watch(s: State, seen: list[State] = seen) -> None:
            seen.append(s.copy())

        seen.append(replay(parse(file.read_text("utf-8")), game, watch=watch))
        yield from seen


def played_positions(game: Game[Any], games: int) -> Iterator[State]:
    """Every position of new games: every other one at random, the rest mostly by the game's own policy."""
    knowledge = game.knowledge()
    for number, sitting in enumerate(plan(game, games)):
        s = game.begin(game.setup(sitting.seats, sitting.options), seeded(f"old saves {sitting.seed}"))
        chance = seeded(f"old saves {sitting.seed} luck")
        for _ in range(LONGEST):
            yield s
            if s.over:
                break
            decision = next(d for d in s.pending if d.answer is None)
            if number % 2 and chance.below(4):
                choice = knowledge.policy(s, decision, chance)
            else:
                choice = decision.options[chance.below(len(decision.options))]
            s.choose(choice, decision.seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=0, help="how many to play after the golden ones")
    asked = parser.parse_args()
    game = find_game(asked.game)
    old = read_saves(game.id)
    met = {name for data in old for name in parts_in(data)}
    new: list[bytes] = []
    for source in (golden_positions(game), played_positions(game, asked.games)):
        for s in source:
            data = game.save(s)
            if (names := parts_in(data)) - met:
                met |= names
                new.append(data)
    for data in new[:]:  # a later one may hold all that an earlier one was kept for
        others = [other for other in old + new if other is not data]
        if parts_in(data) <= {name for other in others for name in parts_in(other)}:
            new.remove(data)
    lines = b"".join(data + b"\n" for data in old + new)
    OLD.mkdir(parents=True, exist_ok=True)
    (OLD / f"{game.id}.jsonl.gz").write_bytes(gzip.compress(lines, mtime=0))
    parts = {name: part for name, part in game._parts().items() if part is not Step and not issubclass(part, State)}
    missed = {name: list(parts[name].FIELDS) for name in sorted(set(parts) - met)}  # type: ignore[attr-defined]
    listed = {**json.loads(NEVER_AT_REST.read_text("utf-8")), game.id: missed}
    NEVER_AT_REST.write_text(json.dumps(dict(sorted(listed.items())), indent=1) + "\n", "utf-8")
    print(f"{game.id}: {len(old) + len(new)} positions; not met: {', '.join(missed)}")


if __name__ == "__main__":
    main()
