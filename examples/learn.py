"""A seat that learns Cavern Tavern from nothing but its rewards, with numpy alone: REINFORCE on a linear policy.

    python examples/learn.py [--games 400] [--seconds 120] [--against random] [--seed 1]

How good an option is: what its words are worth, and what they are worth in view of what the seat sees. After every game
the choices of it become likelier if it went better than games of late, and less likely if worse.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from rich.progress import Progress

from undercroft.research import single

BATCH = 8
"""Games from which one step is learnt."""


class Policy:
    """Chooses among options by weights on their features."""

    def __init__(self, size: int, width: int, seed: int) -> None:
        self.words = np.zeros(width, np.float32)
        self.sight = np.zeros((size, width), np.float32)
        self.luck = np.random.default_rng(seed)

    def likely(self, seen: np.ndarray[Any, Any], options: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """How likely each option is."""
        score = (options @ (self.words + seen @ self.sight)).astype(np.float64)
        odds = np.exp(score - score.max())
        return odds / odds.sum()

    def choose(self, seen: np.ndarray[Any, Any], options: np.ndarray[Any, Any]) -> tuple[int, np.ndarray[Any, Any]]:
        """An option, and which way the weights of its words would make it likelier."""
        odds = self.likely(seen, options)
        action = int(self.luck.choice(len(odds), p=odds))
        return action, options[action] - odds @ options


def sight(seen: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """What is seen, at a length that does not depend on how much it is."""
    return seen / (1.0 + np.linalg.norm(seen))


def play(env: single.Environment, policy: Policy, learn: bool) -> tuple[float, bool, list[Any]]:
    """One game: its worth, whether it was won, and what its choices would change."""
    seen, info = env.reset()
    over, reward, steps = False, 0.0, []
    while not over:
        count = len(info["options"])
        view = sight(seen["observation"])
        action, change = policy.choose(view, seen["options"][:count])
        if learn and count > 1:
            steps.append((view, change))
        seen, reward, over, _, info = env.step(action)
    return reward, env.seat in info["winners"], steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=120.0, help="stop learning after so long")
    parser.add_argument("--against", default="random", help="the agent at the other seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=100, help="games before and after, to see what was learnt")
    asked = parser.parse_args()

    env = single.Environment("cavern_tavern", 2, seat=None, opponents=asked.against, reward="worth")
    env.reset(seed=asked.seed)
    policy = Policy(env.rules.encoder.size, env.rules.encoder.width, asked.seed)
    with Progress() as progress:

        def tested(name: str) -> float:
            task = progress.add_task(name, total=asked.tests)
            won = 0
            for _ in range(asked.tests):
                won += play(env, policy, learn=False)[1]
                progress.update(task, advance=1)
            return won / asked.tests

        before = tested("before")
        task = progress.add_task("learning", total=asked.games)
        end, games, usual = time.monotonic() + asked.seconds, 0, 0.5
        while games < asked.games and time.monotonic() < end:
            batch = [play(env, policy, learn=True) for _ in range(BATCH)]
            games += BATCH
            worths = np.array([worth for worth, _, _ in batch])
            usual += 0.2 * (worths.mean() - usual)
            for worth, _, steps in batch:
                gain = (worth - usual) / (worths.std() + 0.1) / BATCH
                views, changes = (np.array(part) for part in zip(*steps, strict=True))
                policy.words += 0.1 * gain * changes.sum(axis=0)
                policy.sight += 0.3 * gain * (views.T @ changes)
            won = np.mean([won for _, won, _ in batch])
            progress.update(task, advance=BATCH, description=f"learning ({won:.0%} won)")
        after = tested("after")
    print(f"won {before:.0%} of {asked.tests} games before learning, {after:.0%} after {games} games")


if __name__ == "__main__":
    main()
