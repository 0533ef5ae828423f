"""What a game may tell its agents: how good a position is, and what a sensible player would do next.

All of it is optional. Agents can play a game that gives none: they value a position by playing it to the end at random.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from .chance import Chance
from .state import Choice, Decision, Result, S, State

WIN_SHARE: Final = 0.85
"""The weight of victory in the value of an outcome. The rest is the margin in points, so that a narrow defeat is worth
more than a clear one."""

WIDENING: Final = 2.5
"""Progressive widening: at each position a search tries this many choices times the square root of its visits, unless a
game says otherwise."""

FAR: Final = 1500
"""Choices after which a playout to the end of the game is given up as undecided."""


class Budget:
    """What an agent of some level does in a game: it searches for so many `iterations`, and stops early once playouts
    have made so many `choices`.

    With no iterations it plays by the policy. In `blunders` of a hundred decisions it takes any option, and in `habits`
    of a hundred it plays at random by `weight`.
    """

    def __init__(self, iterations: int = 0, choices: int = 0, blunders: int = 0, habits: int = 0) -> None:
        self.iterations: Final = iterations
        self.choices: Final = choices
        self.blunders: Final = blunders
        self.habits: Final = habits

    def same(self, other: Budget) -> bool:
        """Are both budgets the same? A game may make a new one at every decision."""
        return (
            self.iterations == other.iterations
            and self.choices == other.choices
            and self.blunders == other.blunders
            and self.habits == other.habits
        )


BUDGETS: Final = {
    "easy": Budget(blunders=30),
    "normal": Budget(20, 2_000),
    "hard": Budget(200, 16_000),
    "expert": Budget(2000, 120_000),
}
"""The levels, weakest first, with their budgets in a game that names no others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """The knowledge of a game that agents use. A game's own subclass lives in its folder, in `ai/knowledge.py`.

    A rollout makes `depth` choices, then at most `patience` more until `is_quiet`; then `evaluate` values the position.
    With a small `widening` a search tries fewer choices, each more often: for games whose policy is seldom far off.

    Without `search_past_quiet` the tree, too, ends at the first moment that `is_quiet`. Then a search compares only
    positions at the same moment: for games in which it is hard to tell what the others will do.
    """

    def __init__(
        self, depth: int = 0, patience: int = 0, widening: float = WIDENING, search_past_quiet: bool = True
    ) -> None:
        self.depth: Final = depth
        self.patience: Final = patience
        self.widening: Final = widening
        self.search_past_quiet: Final = search_past_quiet
        self.made: int = 0
        """Choices made in playouts so far: a measure of the work that is the same on every machine."""

    def budget(self, level: str, s: S) -> Budget:
        """The budget of a level at this table. Games differ in how much strength more search adds."""
        return BUDGETS[level]

    def for_level(self, level: str) -> Knowledge[S]:
        """The knowledge that an agent of this level uses. By default it is the same for all levels."""
        return self

    def policy(self, s: S, decision: Decision, chance: Chance) -> Choice:
        """The choice of a sensible player who does not look ahead. Rollouts play by it, and a search tries it first.

        The default is lively random play, by `weight`.
        """
        options = decision.options
        if len(options) == 1:
            return options[0]
        return options[weighted([self.weight(option) for option in options], chance)]

    def weight(self, choice: Choice) -> int:
        """The relative probability of a choice in lively random play. It brings games to an end that purely random play
        would drag out."""
        return 1

    def skip_search(self, decision: Decision) -> bool:
        """Does `policy` answer this better than a search would? Where many choices are nearly alike, a search picks one
        by chance."""
        return False

    def start_search(self, s: S) -> None:
        """Called when a search begins here, for games in which `is_quiet` depends on where it began."""

    def is_quiet(self, s: S) -> bool:
        """Is this a good moment to value a position, such as the end of a round?"""
        return True

    def evaluate(self, s: S) -> list[float]:
        """The value of a position to each seat, from 0 (lost) to 1 (won). The default plays one game to its end."""
        if s.result is not None:
            return outcome(s.result)
        copy = s.copy()
        self.rollout(copy, FAR, 0, copy.chance)
        if copy.result is not None:
            return outcome(copy.result)
        return [1.0 / s.seats] * s.seats

    def rollout(self, s: State, depth: int, patience: int, chance: Chance) -> None:
        """Play by `policy` for all seats: `depth` choices, then at most `patience` more until `is_quiet`."""
        most = depth + patience
        for count in range(most):
            if count >= depth and self.is_quiet(s):  # type: ignore[arg-type]
                return
            for decision in s.pending:
                if decision.answer is None:
                    s.apply(decision, self.policy(s, decision, chance))  # type: ignore[arg-type]
                    self.made += 1
                    break
            else:
                return


def weighted(weights: list[int], chance: Chance) -> int:
    """A random index, each as likely as its weight; any index if all weights are 0."""
    total = sum(weights)
    if total <= 0:
        return chance.below(len(weights))
    left = chance.below(total)
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0:
            return index
    raise AssertionError("the weights add up to their sum")


def outcome(result: Result) -> list[float]:
    """The value of a result to each seat: mostly victory, then its points compared with the best of the others."""
    return value(victory(result), [float(score) for score in result.scores])


def victory(result: Result) -> list[float]:
    """Each seat's share of the victory: the value of a result if nothing else counts."""
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def value(win_shares: list[float], points: list[float]) -> list[float]:
    """The value to each seat of its chance to win, and of its points compared with the best of the others.

    Results and positions use the same scale. Otherwise a position that is as good as won could be worth more than
    victory itself, and a seat far ahead would never end the game.
    """
    found: list[float] = []
    for seat in range(len(points)):
        best = 50.0
        if len(points) > 1:
            best = max([points[other] for other in range(len(points)) if other != seat])
        own = points[seat]
        margin = 0.5 + 0.5 * (own - best) / (abs(own) + abs(best) + 1.0)
        found.append(WIN_SHARE * win_shares[seat] + (1.0 - WIN_SHARE) * margin)
    return found


def judges(knowledge: object) -> bool:
    """Does a game value positions itself, or does it use the default and have them played out?"""
    return type(knowledge).evaluate is not Knowledge.evaluate  # type: ignore[attr-defined]
