"""How the experience of Crystal Caverns' expert is made: games of every set of roles, and a network fitted to who won.

    python bench/forecast.py games instinct --games 500     # many quick games, each seat blundering now and then
    python bench/forecast.py games good --games 32          # few good ones; some of its players know the present fit
    python bench/forecast.py fit                            # first to the many, then to the good

Positions are kept in --out (build/forecast), a file for each kind and --seed, and all that are there are fitted. `fit`
writes ai/network.toml of the game and tells the mean logarithm of what the winner was given, in games that were left
out, beside what the plain forecast gave. Needs numpy.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from undercroft.agents import answer
from undercroft.agents.base import KnowledgeAgent
from undercroft.agents.greedy import Greedy
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import seeded
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.ai.knowledge import turn
from undercroft.games.crystal_caverns.ai.network import OUTCOMES, features
from undercroft.games.crystal_caverns.constants import CAVERN, ROLE_SETS
from undercroft.games.crystal_caverns.state import Caverns
from undercroft.pool import open_pool

Floats = np.ndarray[Any, np.dtype[np.float32]]
Rows = tuple[Floats, Floats, Floats]
TOGETHER = [roles for roles in ROLE_SETS if len(roles) > 1]
FAVOUR = {"kgdct": 10, "kg": 4}
"""Tables that levels are measured at get more games."""
BLUNDERS = (0, 0, 3, 10, 25)
"""How often in a hundred a seat of a quick game does anything at all."""
LAPSES = 5
"""How often in a hundred a seat of a good game follows instinct."""
WORLDS = 3
"""That one who looks ahead considers, half of what `greedy` does: twice as many games."""
ITERATIONS = 40
PLAIN, EXPERIENCED = 20, 20
"""Of a hundred seats of good games so many look ahead by the plain forecast, and so many by experience. All others
search by it."""
KINDS = ["instinct", "good"]
UNITS = 32
LEFT_OUT = 8
"""One game in so many is left out of the fit, to judge it by."""
TOO_LONG = 8000
WEIGHTS = GAME.folder() / "ai" / "network.toml"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", choices=["games", "fit"])
    parser.add_argument("kind", nargs="?", choices=KINDS, default="instinct")
    parser.add_argument("--games", type=int, default=32, help="of each set of roles; some get more")
    parser.add_argument("--roles", choices=TOGETHER, help="only this set of roles")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/forecast"))
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    if asked.work == "games":
        asked.out.mkdir(parents=True, exist_ok=True)
        file = asked.out / f"{asked.kind}-{asked.seed}{asked.roles or ''}.npz"
        play_all(asked.kind, asked.roles, asked.games, asked.seed, asked.jobs, file)
    else:
        for kind in KINDS:
            if not list(asked.out.glob(f"{kind}-*.npz")):
                sys.exit(f"no games in {asked.out}/{kind}-*.npz; make them with: python bench/forecast.py games {kind}")
        fit_all(asked.out, asked.weights)


# Games.
def play_all(kind: str, only: str | None, games: int, seed: int, jobs: int, file: Path) -> None:
    """Every set of roles, and a row for each turn that begins."""
    tasks = [
        (roles, kind, seed * 1_000_000 + number * len(TOGETHER) + i)
        for i, roles in enumerate(TOGETHER)
        if only in (None, roles)
        for number in range(games * FAVOUR.get(roles, 1))
    ]
    with open_pool(jobs) as pool:
        done = dict(track(pool.map(play, tasks), f"games of {kind}", len(tasks)))
    found = [done[number] for number in range(len(tasks))]
    numbers = [number for number, rows in enumerate(found) for _ in rows[0]]
    seen, plain, winners = (np.concatenate(part) for part in zip(*found, strict=True))
    np.savez(file, rows=seen, plain=plain, winners=winners, games=np.array(numbers))
    print(f"{len(seen)} positions of {len(tasks)} games in {file}")


def play(task: tuple[str, str, int]) -> Rows:
    """One game: of each turn's beginning the features, what the plain forecast gives to whom, and who won."""
    roles, kind, seed = task
    chance = random.Random(seed)
    s = GAME.new(seats=len(roles), seed=seed, options={"roles": roles})
    chances = [seeded(f"{seed} {seat}") for seat in range(s.seats)]
    blunders = [chance.choice(BLUNDERS) for _ in roles]
    agents = [good_player(chance.randrange(100)) for _ in roles]
    knowledge = GAME.knowledge()
    seen: list[list[float]] = []
    plain: list[list[float]] = []
    began = -1
    for _ in range(TOO_LONG):
        if s.result is not None:
            break
        if turn(s) != began:
            began = turn(s)
            seen.append(features(s))
            plain.append(by_outcome(s, knowledge.evaluate(s)))
        seat = s.seat
        decision = s.decision(seat)
        assert decision is not None
        if kind == "instinct" and chance.randrange(100) < blunders[seat]:
            choice = chance.choice(decision.options)
        elif kind == "instinct" or chance.randrange(100) < LAPSES:
            choice = knowledge.policy(s, decision, chances[seat])
        else:
            choice = answer(agents[seat], GAME, s, seat, chances[seat])
        s.choose_text(choice.text, seat)
    if s.result is None:
        seen, plain = seen[:0], plain[:0]
        won = [0.0] * OUTCOMES
    else:
        victors = s.result.winners
        won = by_outcome(s, [1.0 / len(victors) if seat in victors else 0.0 for seat in range(s.seats)])
    return table(seen, len(features(s))), table(plain, OUTCOMES), table([won] * len(seen), OUTCOMES)


def good_player(lot: int) -> KnowledgeAgent:
    """Somebody who thinks, by one of a hundred lots."""
    if lot < PLAIN:
        return Greedy(WORLDS)
    agent: KnowledgeAgent = Greedy(WORLDS) if lot < PLAIN + EXPERIENCED else Search(ITERATIONS)
    agent.learn(GAME, "hard")
    return agent


def table(rows: list[list[float]], width: int) -> Floats:
    """Rows as an array, also if there are none."""
    return np.array(rows, np.float32).reshape(len(rows), width)


def by_outcome(s: Caverns, shares: list[float]) -> list[float]:
    """Shares of seats as those of the five roles and nobody."""
    found = [0.0] * OUTCOMES
    for seat, role in enumerate(s.table.order):
        found[role] = shares[seat]
    found[-1] = max(0.0, 1.0 - sum(shares))
    return found


# The fit.
class Network:
    """As `Forecast`, for many positions at once."""

    def __init__(self, facts: int) -> None:
        chance = np.random.default_rng(0)
        self.inward: Floats = chance.normal(0, facts**-0.5, (facts, UNITS)).astype(np.float32)
        self.bias: Floats = np.zeros(UNITS, np.float32)
        self.outward: Floats = chance.normal(0, 0.3 * UNITS**-0.5, (UNITS, OUTCOMES)).astype(np.float32)
        self.past: Floats = np.zeros((facts, OUTCOMES), np.float32)

    def parts(self) -> list[Floats]:
        return [self.inward, self.bias, self.outward, self.past]

    def shares(self, rows: Floats) -> tuple[Floats, Floats]:
        """What each outcome is given, and the hidden units."""
        hidden = np.maximum(0, rows @ self.inward + self.bias)
        logits = hidden @ self.outward + rows @ self.past
        there = np.hstack([rows[:, 1:6] > 0, rows[:, 1 + CAVERN : 2 + CAVERN] == 0])
        logits = np.where(there, logits, -1e9)
        shares = np.exp(logits - logits.max(1, keepdims=True))
        return shares / shares.sum(1, keepdims=True), hidden

    def fit(self, rows: Floats, winners: Floats, rounds: int, rate: float, batch: int, decay: float) -> None:
        """Adam, its rate falling to nothing."""
        chance = np.random.default_rng(1)
        first = [np.zeros_like(part) for part in self.parts()]
        second = [np.zeros_like(part) for part in self.parts()]
        steps, step = rounds * (len(rows) // batch), 0
        for _ in range(rounds):
            order = chance.permutation(len(rows))
            for start in range(0, len(rows) - batch + 1, batch):
                some = rows[order[start : start + batch]]
                shares, hidden = self.shares(some)
                error = (shares - winners[order[start : start + batch]]) / batch
                back = (error @ self.outward.T) * (hidden > 0)
                step += 1
                for i, slope in enumerate([some.T @ back, back.sum(0), hidden.T @ error, some.T @ error]):
                    part = self.parts()[i]
                    slope = slope + decay * part
                    first[i] += 0.1 * (slope - first[i])
                    second[i] += 0.001 * (slope * slope - second[i])
                    pace = rate * (1 - step / (steps + 1))
                    part -= pace * (first[i] / (1 - 0.9**step)) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)


def fit_all(folder: Path, weights: Path) -> None:
    network: Network | None = None
    for kind, rounds, rate, batch, decay in (("instinct", 8, 2e-3, 1024, 1e-5), ("good", 4, 1e-3, 256, 1e-3)):
        rows, plain, winners, games = kept_games(folder, kind)
        out = games % LEFT_OUT == 0
        network = network or Network(rows.shape[1])
        if kind == "good":
            print(f"before the games of {kind}: {told(network.shares(rows[out])[0], winners[out]):.3f}")
        network.fit(rows[~out], winners[~out], rounds, rate, min(batch, int((~out).sum())), decay)
        given = network.shares(rows[out])[0]
        print(f"{kind}: {told(given, winners[out]):.3f}, the plain forecast {told(plain[out], winners[out]):.3f}")
        for roles in TOGETHER:
            here = out & (rows[:, 1:6] == [float(role in roles) for role in "kgdct"]).all(1)
            if here.any():
                one, other = told(network.shares(rows[here])[0], winners[here]), told(plain[here], winners[here])
                print(f"  {roles:5} {one:.3f}, plain {other:.3f}, {len(set(games[here]))} games left out")
    assert network is not None
    write(network, weights)


def kept_games(folder: Path, kind: str) -> tuple[Floats, Floats, Floats, Any]:
    """All positions of a kind: features, what the plain forecast gave, who won, and the number of the game."""
    found: list[tuple[Floats, Floats, Floats, Any]] = []
    before = 0
    for file in sorted(folder.glob(f"{kind}-*.npz")):
        kept = np.load(file)
        found.append((kept["rows"], kept["plain"], kept["winners"], kept["games"] + before))
        before = int(found[-1][3].max()) + 1
    rows, plain, winners, games = (np.concatenate(part) for part in zip(*found, strict=True))
    return rows, plain, winners, games


def told(given: Floats, winners: Floats) -> float:
    """The mean logarithm of what the winner was given."""
    return float((winners * np.log(np.maximum(given, 1e-4))).sum(1).mean())


def write(network: Network, file: Path) -> None:
    """The weights as text, a line for each that they go to."""
    lines = [f"# Made by bench/forecast.py: rows of {len(network.past)} features, {UNITS} hidden units, 6 outcomes."]
    for name, part in zip(("inward", "bias", "outward", "past"), network.parts(), strict=True):
        if part.ndim == 1:
            lines.append(f"{name} = [{as_text(part)}]")
        else:
            lines.extend([f"{name} = [", *(f"  [{as_text(row)}]," for row in part.T), "]"])
    file.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"written: {file}")


def as_text(row: Floats) -> str:
    return ", ".join(f"{number:.4f}" for number in row)


if __name__ == "__main__":
    main()
