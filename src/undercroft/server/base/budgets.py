"""Budgets of what clients may send. They are asked for every piece that arrives, so they do little."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Budget:
    """It fills at a steady rate up to a brim. The last spending may overdraw it; then nothing goes until it is paid
    back."""

    __slots__ = ("at", "brim", "left", "rate")

    def __init__(self, rate: float, seconds: float = 10.0) -> None:
        self.rate = rate
        self.brim = self.left = rate * seconds
        self.at = monotonic()

    def spend(self, cost: float) -> bool:
        """Spend so much. False if nothing is left: then nothing is spent."""
        now = monotonic()
        left = min(self.brim, self.left + (now - self.at) * self.rate)
        self.at = now
        if left <= 0:
            self.left = left
            return False
        self.left = left - cost
        return True


class Budgets:
    """One budget for each key. Only so many keys are kept, so that nobody can fill the memory with them."""

    KEYS = 20_000

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.budgets: OrderedDict[object, Budget] = OrderedDict()

    def of(self, key: object) -> Budget:
        """The budget that all who have this key share."""
        budget = self.budgets.get(key)
        if budget is None:
            budget = self.budgets[key] = Budget(self.rate)
            if len(self.budgets) > self.KEYS:
                self.budgets.popitem(last=False)
        else:
            self.budgets.move_to_end(key)
        return budget
