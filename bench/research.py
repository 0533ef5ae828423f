"""Decisions a second of the research environments under a random policy, beside the libraries' own games.

    python bench/research.py [--rounds 5] [--seconds 0.5] [--games dice_brewing,...] [--compiled] [--json FILE]
    python bench/research.py --options [--repeats 2]

Every decision includes a full observation. Contenders take turns, round after round in one process, and are measured in
processor time, so that a busy machine disturbs them little; ratios are taken within a round, then their median.
--compiled first builds a copy with mypyc and measures that. --options counts instead the most options of a decision, in
random and lively games of every variant: what the number of actions (`play.MOST`) was chosen by.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401 - known to pyspiel by being imported
from open_spiel.python.observation import make_observation

from undercroft.agents.random import by_habit
from undercroft.engine.chance import seeded
from undercroft.games import all_games
from undercroft.research import aec, single, spiel  # noqa: F401 - likewise

ROOT = Path(__file__).resolve().parents[1]
BATCH = 50
"""Decisions between two looks at the clock."""
LONG = 1000
"""Decisions after which a game is begun anew: random games of Dice Brewing hardly end."""


def drawn(mask: Any, chance: np.random.Generator) -> int:
    """One of the actions that a mask allows."""
    allowed = np.flatnonzero(mask)
    return int(allowed[chance.integers(len(allowed))])


def in_turn(env: Any) -> Iterator[None]:
    """A PettingZoo environment, decision by decision, for ever."""
    chance = np.random.default_rng(1)
    while True:
        env.reset(seed=int(chance.integers(1 << 30)))
        for count, _ in enumerate(env.agent_iter()):
            seen, _, terminated, truncated, _ = env.last()
            if count > LONG:
                break
            if terminated or truncated:
                env.step(None)
            else:
                env.step(drawn(seen["action_mask"], chance))
                yield


def alone(env: Any) -> Iterator[None]:
    """A Gymnasium environment."""
    chance = np.random.default_rng(1)
    while True:
        seen, _ = env.reset(seed=int(chance.integers(1 << 30)))
        over = False
        for _ in range(LONG):
            if over:
                break
            seen, _, over, _, _ = env.step(drawn(seen["action_mask"], chance))
            yield


def by_chance_nodes(game: Any) -> Iterator[None]:
    """An OpenSpiel game; outcomes of chance are decisions of nobody and not counted."""
    chance = np.random.default_rng(1)
    observation = make_observation(game)
    while True:
        state = game.new_initial_state()
        for _ in range(LONG):
            if state.is_terminal():
                break
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[chance.integers(len(outcomes))][0])
                continue
            observation.set_from(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[chance.integers(len(actions))])
            yield


def connect_four() -> Any:
    """PettingZoo's own game, without its checking wrappers. It imports pygame only to draw."""
    if "pygame" not in sys.modules:
        sys.modules["pygame"] = ModuleType("pygame")
    from pettingzoo.classic.connect_four import connect_four as module

    return module.raw_env()


PEERS: dict[str, Callable[[], Iterator[None]]] = {
    "PettingZoo connect_four_v3": lambda: in_turn(connect_four()),
    "Gymnasium Blackjack-v1": lambda: blackjack(),
    "OpenSpiel python_tic_tac_toe": lambda: by_chance_nodes(pyspiel.load_game("python_tic_tac_toe")),
    "OpenSpiel python_kuhn_poker": lambda: by_chance_nodes(pyspiel.load_game("python_kuhn_poker")),
}


def blackjack() -> Iterator[None]:
    """Gymnasium's own card game; it has no mask."""
    chance = np.random.default_rng(1)
    env = gymnasium.make("Blackjack-v1").unwrapped
    while True:
        env.reset(seed=int(chance.integers(1 << 30)))
        over = False
        while not over:
            _, _, over, _, _ = env.step(int(chance.integers(2)))
            yield


def ours(id: str) -> dict[str, Callable[[], Iterator[None]]]:
    """The environments of a game with four seats, or the nearest it has. In the single one others play by chance."""
    seats = min(max(4, all_games()[id].min_seats), all_games()[id].max_seats)
    return {
        f"{id} PettingZoo": lambda: in_turn(aec.env(id, seats)),
        f"{id} Gymnasium": lambda: alone(single.Environment(id, seats, opponents="random")),
        f"{id} OpenSpiel": lambda: by_chance_nodes(pyspiel.load_game(f"undercroft_{id}(players={seats})")),
    }


def rate(running: Iterator[None], seconds: float) -> float:
    """Decisions a second of processor time."""
    count, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(BATCH):
            next(running)
        count += BATCH
    return count / spent


def measured(games: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    """Rates and ratios of every contender."""
    makers = dict(PEERS)
    for id in games:
        makers |= ours(id)
    running = {name: make() for name, make in makers.items()}
    for name, each in running.items():
        print(f"warming up {name} ...", file=sys.stderr, flush=True)
        rate(each, seconds / 2)
    rates: dict[str, list[float]] = {name: [] for name in running}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr, flush=True)
        for name, each in running.items():
            rates[name].append(rate(each, seconds))
    four = rates["PettingZoo connect_four_v3"]
    found = {}
    for name, taken in rates.items():
        ratios = [one / peer for one, peer in zip(taken, four, strict=True)]
        found[name] = {
            "decisions/s": round(statistics.median(taken)),
            "÷ connect four": [round(f(ratios), 2) for f in (statistics.median, min, max)],
        }
    return found


def table(found: dict[str, Any]) -> str:
    """As it stands in the documents."""
    lines = ["| environment | decisions/s | ÷ PettingZoo's connect four |", "| --- | ---: | ---: |"]
    for name, each in found.items():
        middle, least, most = each["÷ connect four"]
        lines.append(f"| {name} | {each['decisions/s']:,} | {middle} [{least}–{most}] |")
    return "\n".join(lines)


def count_options(games: list[str], repeats: int) -> None:
    """The most options met in each game."""
    print("| game | variants | games | choices | most options | in |\n| --- | ---: | ---: | ---: | ---: | --- |")
    for id in games:
        game, most, where, choices, played = all_games()[id], 0, "", 0, 0
        knowledge = game.knowledge()
        for number, (seats, options) in enumerate(game.variants()):
            for repeat in range(repeats):
                for lively in (True, False):
                    chance = seeded(f"{number}/{repeat}/{lively}")
                    s = game.new(seats, options, seed=f"options/{number}/{repeat}")
                    for _ in range(4 * LONG):
                        if s.over:
                            break
                        offered = s.options
                        if len(offered) > most:
                            most, where = len(offered), f"{s.pending[0].kind}, {seats} seats"
                        any_one = offered[chance.below(len(offered))]
                        s.choose(by_habit(knowledge, offered, chance) if lively else any_one)
                        choices += 1
                    played += 1
        print(f"| {game.name} | {len(game.variants())} | {played} | {choices:,} | {most} | {where} |", flush=True)


def compiled_again() -> None:
    """The same once more on compiled sources."""
    sys.path.insert(0, str(ROOT / "tools"))
    import compiled

    folder = ROOT / "build/bench/research"
    compiled.build(folder)
    rest = [word for word in sys.argv[1:] if word != "--compiled"]
    env = os.environ | {"PYTHONPATH": str(folder / "src")}
    sys.exit(subprocess.run([sys.executable, __file__, *rest], env=env).returncode)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of each measure")
    parser.add_argument("--games", default=",".join(all_games()), help="only these games, separated by commas")
    parser.add_argument("--compiled", action="store_true", help="measure sources compiled with mypyc")
    parser.add_argument("--options", action="store_true", help="count the options of decisions instead")
    parser.add_argument("--repeats", type=int, default=2, help="games of each variant and policy to count in")
    parser.add_argument("--json", type=Path, help="where the result goes as well")
    asked = parser.parse_args()
    games = asked.games.split(",")
    if wrong := [id for id in games if id not in all_games()]:
        sys.exit(f"there is no game {wrong[0]!r}; the games are: {', '.join(all_games())}")
    if asked.compiled:
        compiled_again()
    if asked.options:
        count_options(games, asked.repeats)
        return
    found = measured(games, asked.rounds, asked.seconds)
    print(table(found))
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
