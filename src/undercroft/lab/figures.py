"""The arithmetic of many games: shares with their margins."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass

SURE = 1.96
"""Standard errors on either side of a figure for a confidence of 95%."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The same (Student's t) where the error itself is judged by 2 to 10 values."""


@dataclass(frozen=True)
class Share:
    """A share of `games` with its 95% confidence interval (Wilson's). A shared victory counts as a part of one."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._bound(-1)

    @property
    def high(self) -> float:
        return self._bound(1)

    def _bound(self, side: int) -> float:
        n, p, z = self.games, self.share, SURE
        if not n:
            return 0.0 if side < 0 else 1.0
        middle = p + z * z / (2 * n)
        margin = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return min(1.0, max(0.0, (middle + side * margin) / (1 + z * z / n)))

    def apart(self, other: Share) -> bool:
        """Do the two intervals lie apart?"""
        return self.low > other.high or self.high < other.low

    def json(self) -> dict[str, float]:
        """For programs; the names are promised."""
        return {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}

    def __str__(self) -> str:
        return "–" if not self.games else f"{self.share:.0%} [{self.low:.0%}–{self.high:.0%}]"


@dataclass(frozen=True)
class Mean:
    """A mean with its 95% confidence interval, which one value alone does not give."""

    value: float
    margin: float
    count: int

    def __str__(self) -> str:
        if not self.count:
            return "–"
        return f"{self.value:.1f} ± {self.margin:.1f}" if self.count > 1 else f"{self.value:.1f}"


def mean(values: list[float]) -> Mean:
    """The mean of some values and how far to trust it."""
    if not values:
        return Mean(0.0, 0.0, 0)
    middle = sum(values) / len(values)
    if len(values) == 1:
        return Mean(middle, math.inf, 1)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Mean(middle, student(len(values) - 1) * math.sqrt(variance / len(values)), len(values))


def student(freedom: int) -> float:
    """Student's t for a confidence of 95%: from the table, and beyond it by the expansion of Cornish and Fisher."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = SURE
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


@dataclass(frozen=True)
class Edge:
    """How much more some won than others like them, and the standard error of that."""

    others: float
    """What the others won, each kind of them weighing as much as it does among those they are compared with."""
    more: float
    error: float

    @property
    def margin(self) -> float:
        return SURE * self.error

    def __str__(self) -> str:
        return f"{round(self.more, 2) + 0.0:+.0%} ± {self.margin:.0%}"  # + 0.0: there is no -0%


def edge_of(seats: Iterable[tuple[int, Hashable, bool, float]]) -> Edge | None:
    """What seats that did a thing won more than others of their kind. Each is its game, its kind, whether it did, and
    the part of the victory it won. A kind of which all did, or none, tells nothing; None if there is no other.

    Direct standardisation: with one kind alone it is the difference of the two shares. Seats of a game win at each
    other's cost, so that the error is seen game by game; but few of them may happen to be alike, and it is never less
    than that of as many tosses of a coin.
    """
    kinds: dict[Hashable, tuple[list[tuple[int, float]], list[tuple[int, float]]]] = defaultdict(lambda: ([], []))
    for game, kind, did, part in seats:
        kinds[kind][did].append((game, part))
    by_game: dict[int, float] = defaultdict(float)
    compared, others, tossed = 0, 0.0, 0.0
    for without, doing in kinds.values():
        if without and doing:
            weight = len(doing) / len(without)
            usual = sum(part for _, part in without + doing) / len(without + doing)
            for game, part in doing:
                by_game[game] += part - usual
            for game, part in without:
                by_game[game] -= weight * (part - usual)
            compared += len(doing)
            others += weight * sum(part for _, part in without)
            tossed += usual * (1 - usual) * len(doing) * (1 + weight)
    if not compared:
        return None
    seen = sum(value * value for value in by_game.values())
    return Edge(others / compared, sum(by_game.values()) / compared, math.sqrt(max(seen, tossed)) / compared)


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
