"""What a game may tell its agents: how good a position is, and what a sensible player would do next.

Nothing here is required. A game that gives none is still played: by chance, to the end.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from .chance import Chance
from .state import Choice, Decision, Result, S, State

WIN_SHARE: Final = 0.85
"""How much of an outcome's value is winning; the rest is by how much, so that losing well still means something."""

WIDENING: Final = 2.5
"""How many choices a search tries at a position, if a game says nothing else: this much times the root of visits."""

FAR: Final = 1500
"""Choices after which a game played to its end is given up as undecided."""


class Budget:
    """What a level does in a game: it searches so many `iterations`, while playouts make so many `choices`.

    With no iterations it plays by the policy. So many times in a hundred it `blunders`, which takes any option, and so
    many times it plays by `habits`, which is random play by `weight`.
    """

    def __init__(self, iterations: int = 0, choices: int = 0, blunders: int = 0, habits: int = 0) -> None:
        self.iterations: Final = iterations
        self.choices: Final = choices
        self.blunders: Final = blunders
        self.habits: Final = habits

    def same(self, other: Budget) -> bool:
        """Is it as much? A game may say the same anew at every decision."""
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
"""The levels, weakest first, in a game that does not say otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """The knowledge of a game that agents use. A game's own subclass lives in its folder, in `ai/knowledge.py`.

    A rollout makes `depth` choices, then at most `patience` more until `is_quiet`; then `evaluate` looks at it. With a
    small `widening` a search looks at few choices and at each more often: for games whose policy is seldom far off.
    Without `search_past_quiet` the tree, too, ends at the first moment that `is_quiet`. Then all that a search compares
    is evaluated at the same moment: for games in which it is hard to tell what the others will do.
    """

    def __init__(
        self, depth: int = 0, patience: int = 0, widening: float = WIDENING, search_past_quiet: bool = True
    ) -> None:
        self.depth: Final = depth
        self.patience: Final = patience
        self.widening: Final = widening
        self.search_past_quiet: Final = search_past_quiet
        self.made: int = 0
        """Choices made in playouts so far: what thinking has cost, the same on every machine."""

    def budget(self, level: str, s: S) -> Budget:
        """What a level does at a table like this one: strength does not grow alike with thinking in all games."""
        return BUDGETS[level]

    def for_level(self, level: str) -> Knowledge[S]:
        """What somebody of this level knows of the game: as much as anybody, if the game says nothing else."""
        return self

    def policy(self, s: S, decision: Decision, chance: Chance) -> Choice:
        """What a sensible player in a hurry would choose: the policy of rollouts, and what a search tries first.

        The default is lively random play, by `weight`.
        """
        options = decision.options
        if len(options) == 1:
            return options[0]
        return options[weighted([self.weight(option) for option in options], chance)]

    def weight(self, choice: Choice) -> int:
        """How readily lively random play takes a choice, beside the others. A habit, not a rule: it brings games that
        pure chance would drag out to an end."""
        return 1

    def skip_search(self, decision: Decision) -> bool:
        """Does `policy` answer this better than a search would? Where many choices are nearly alike, a search follows
        chance."""
        return False

    def start_search(self, s: S) -> None:
        """A search from here begins. For games in which `is_quiet` depends on where one was."""

    def is_quiet(self, s: S) -> bool:
        """Is this a good moment to value a position? Such as the end of a round."""
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
    """An index by chance, each as likely as its weight; any if all weigh nothing."""
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
    """The value of a result to each seat: victory first, then points beside the best of the others."""
    return value(victory(result), [float(score) for score in result.scores])


def victory(result: Result) -> list[float]:
    """Each seat's part in the victory: the value of a result where nothing else counts."""
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def value(win_shares: list[float], points: list[float]) -> list[float]:
    """The value to each seat of its chance to win, and of its points beside the best of the others.

    For results and for positions alike: if a position as good as won had a higher value than victory itself,
    whoever is far ahead would never end the game.
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


def judges(thinking: object) -> bool:
    """Does a game value positions itself, rather than have them played out?"""
    return type(thinking).evaluate is not Knowledge.evaluate  # type: ignore[attr-defined]
