"""Shares, means and differences over many games, with their margins."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass

SURE = 1.96
"""Standard errors on either side of a figure for a confidence of 95%."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The same for 2 to 10 values, by Student's t, because the error itself is then estimated."""


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
        """For programs: the names do not change."""
        return {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}

    def __str__(self) -> str:
        return "–" if not self.games else f"{self.share:.0%} [{self.low:.0%}–{self.high:.0%}]"


@dataclass(frozen=True)
class Mean:
    """A mean with its 95% confidence interval. A single value has none."""

    value: float
    margin: float
    count: int

    @property
    def errors(self) -> float:
        """Its distance from zero, in standard errors."""
        if not self.margin:
            return math.inf if self.value else 0.0
        return student(self.count - 1) * abs(self.value) / self.margin

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
class Advantage:
    """How much more of something some had than comparable others, with the standard error of the difference."""

    others: float
    """What the others had on average. Each kind of them has the weight that it has among those they are compared
    with."""
    more: float
    error: float

    @property
    def some(self) -> float:
        return self.others + self.more

    @property
    def margin(self) -> float:
        return SURE * self.error

    @property
    def errors(self) -> float:
        """Its distance from zero, in standard errors."""
        return abs(self.more) / self.error if self.error else 0.0

    def __str__(self) -> str:
        return f"{round(self.more, 2) + 0.0:+.0%} ± {self.margin:.0%}"  # + 0.0: there is no -0%


def advantage_of(seats: Iterable[tuple[int, Hashable, bool, float]]) -> Advantage | None:
    """How much more some seats had than others of their kind; None if there are no others to compare with.

    Each of `seats` is its game, its kind, whether it is one of the seats in question, and what it had. Either the
    question is about the seats that did a thing, and what they had is their share of the victory; or it is about the
    winners, and what they had is how often they did it. A kind of which all seats are in question, or none, tells
    nothing and is left out.

    This is direct standardisation: with one kind alone it is the difference of the two means. Seats of a game win at
    each other's cost, so the error is computed game by game. In a few games these errors may happen to be alike; so the
    error is never less than if each seat had sat in a game of its own and nothing had influenced what it had.
    """
    kinds: dict[Hashable, tuple[list[tuple[int, float]], list[tuple[int, float]]]] = defaultdict(lambda: ([], []))
    for game, kind, among, had in seats:
        kinds[kind][among].append((game, had))
    by_game: dict[int, float] = defaultdict(float)
    compared, theirs, apart = 0, 0.0, 0.0
    for others, some in kinds.values():
        if others and some:
            weight = len(some) / len(others)
            both = [had for _, had in others + some]
            usual = sum(both) / len(both)
            for game, had in some:
                by_game[game] += had - usual
            for game, had in others:
                by_game[game] -= weight * (had - usual)
            compared += len(some)
            theirs += weight * sum(had for _, had in others)
            # The variance, len(some) + weight² * len(others) times, which is len(both) * weight times.
            apart += weight * sum((had - usual) ** 2 for had in both)
    if not compared:
        return None
    seen = sum(value * value for value in by_game.values())
    return Advantage(theirs / compared, sum(by_game.values()) / compared, math.sqrt(max(seen, apart)) / compared)


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
