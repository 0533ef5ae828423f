"""The arithmetic of many games: shares with their margins."""

from __future__ import annotations

import math
from dataclasses import dataclass

SURE = 1.96
"""Standard errors on either side of a figure for a confidence of 95%."""


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
        return f"{self.share:.0%} [{self.low:.0%}–{self.high:.0%}]"


@dataclass(frozen=True)
class Mean:
    """A mean with its 95% confidence interval, which one value alone does not give."""

    value: float
    margin: float
    count: int

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.margin:.1f}" if self.count != 1 else f"{self.value:.1f}"


def mean(values: list[float]) -> Mean:
    """The mean of some values and how far to trust it."""
    if not values:
        return Mean(0.0, 0.0, 0)
    middle = sum(values) / len(values)
    if len(values) == 1:
        return Mean(middle, math.inf, 1)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Mean(middle, SURE * math.sqrt(variance / len(values)), len(values))


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
