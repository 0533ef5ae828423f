"""What a game may tell its agents: how good a position is, and what a sensible player would do next.

Nothing here is required. A game that gives none is still played: by its habits (`Game.weight`), to the end.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from .chance import Chance
from .state import Choice, Decision, Result, S, State

WIN_SHARE: Final = 0.85
"""How much of an outcome's worth is winning; the rest is by how much, so that losing well still means something."""

WIDTH: Final = 2.5
"""How many choices a search tries at a position, if a game says nothing else: this much times the root of visits."""

FAR: Final = 1500
"""Choices after which a game played to its end is given up as undecided."""


class Effort:
    """What a level does in a game: it searches so many `iterations`, while playouts make so many `choices`.

    With no iterations it plays by instinct, but does so many times in a hundred as the game's `habits` say, and so
    many times `slips` into any option.
    """

    def __init__(self, iterations: int = 0, choices: int = 0, slips: int = 0, habits: int = 0) -> None:
        self.iterations: Final = iterations
        self.choices: Final = choices
        self.slips: Final = slips
        self.habits: Final = habits

    def same(self, other: Effort) -> bool:
        """Is it as much? A game may say the same anew at every decision."""
        return (
            self.iterations == other.iterations
            and self.choices == other.choices
            and self.slips == other.slips
            and self.habits == other.habits
        )


EFFORTS: Final = {
    "easy": Effort(slips=30),
    "normal": Effort(20, 2_000),
    "hard": Effort(200, 16_000),
    "expert": Effort(2000, 120_000),
}
"""The levels, weakest first, in a game that does not say otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking(Generic[S]):
    """The knowledge of a game that agents use. A game's own subclass lives in its folder, in `thinking.py`.

    A playout makes `depth` choices, then at most `patience` more until `settled`, and is then valued by `values`. The
    smaller `width`, the fewer choices are looked at, and the better each: for games whose policy is seldom far off.
    Without `beyond` the tree ends, too, at the first moment that is `settled`, so that whatever a search compares is
    valued at the same moment: for games in which what the others will do is hard to tell.
    """

    def __init__(self, depth: int = 0, patience: int = 0, width: float = WIDTH, beyond: bool = True) -> None:
        self.depth: Final = depth
        self.patience: Final = patience
        self.width: Final = width
        self.beyond: Final = beyond
        self.made: int = 0
        """Choices made in playouts so far: what thinking has cost, the same on every machine."""

    def effort(self, level: str, s: S) -> Effort:
        """What a level does at a table like this one: strength does not grow alike with thinking in all games."""
        return EFFORTS[level]

    def learned(self, level: str) -> Thinking[S]:
        """What somebody of this level knows of the game: as much as anybody, if the game says nothing else."""
        return self

    def pick(self, s: S, decision: Decision, chance: Chance) -> Choice:
        """What a sensible player in a hurry would choose: the policy of playouts, and what a search tries first."""
        return decision.options[chance.below(len(decision.options))]

    def by_heart(self, decision: Decision) -> bool:
        """Does `pick` answer this better than a search would? Where many choices are nearly alike, a search follows
        luck."""
        return False

    def begin(self, s: S) -> None:
        """A search from here begins. For games in which `settled` depends on where one was."""

    def settled(self, s: S) -> bool:
        """Is this a good moment to value a position? Such as the end of a round."""
        return True

    def values(self, s: S) -> list[float]:
        """The worth of a position to each seat, from 0 (lost) to 1 (won). The default plays one game to its end."""
        if s.result is not None:
            return outcome(s.result)
        twin = s.copy()
        self.play_on(twin, FAR, 0, twin.chance)
        if twin.result is not None:
            return outcome(twin.result)
        return [1.0 / s.seats] * s.seats

    def play_on(self, s: State, depth: int, patience: int, chance: Chance) -> None:
        """Play by `pick` for all seats: `depth` choices, then until `settled`, for which it waits `patience` more."""
        most = depth + patience
        for count in range(most):
            if count >= depth and self.settled(s):  # type: ignore[arg-type]
                return
            for decision in s.pending:
                if decision.answer is None:
                    s.carry_out(decision, self.pick(s, decision, chance))  # type: ignore[arg-type]
                    self.made += 1
                    break
            else:
                return


def outcome(result: Result) -> list[float]:
    """The worth of a result to each seat: victory first, then points beside the best of the others."""
    return worth(victory(result), [float(score) for score in result.scores])


def victory(result: Result) -> list[float]:
    """Each seat's part in the victory: the worth of a result where nothing else counts."""
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def worth(hopes: list[float], points: list[float]) -> list[float]:
    """What hopes of victory, and points beside the best of the others, are worth to each seat.

    For results and for positions alike: if a position that is as good as won were worth more than victory itself,
    whoever is far ahead would never end the game.
    """
    found: list[float] = []
    for seat in range(len(points)):
        best = 50.0
        if len(points) > 1:
            best = max([points[other] for other in range(len(points)) if other != seat])
        own = points[seat]
        margin = 0.5 + 0.5 * (own - best) / (abs(own) + abs(best) + 1.0)
        found.append(WIN_SHARE * hopes[seat] + (1.0 - WIN_SHARE) * margin)
    return found


def judges(thinking: object) -> bool:
    """Does a game value positions itself, rather than have them played out?"""
    return type(thinking).values is not Thinking.values  # type: ignore[attr-defined]


class Habitual(Thinking[S]):
    """Thinks with nothing but the habits of lively random play, remembered by the texts of choices."""

    def __init__(self, game: object) -> None:
        super().__init__()
        self.game: Final = game
        self.weights: Final[dict[str, int]] = {}

    def pick(self, s: S, decision: Decision, chance: Chance) -> Choice:
        options = decision.options
        if len(options) == 1:
            return options[0]
        weights: list[int] = []
        total = 0
        for option in options:
            weight = self.weight(option)
            weights.append(weight)
            total += weight
        if total <= 0:
            return options[chance.below(len(options))]
        left = chance.below(total)
        for i in range(len(options)):
            left -= weights[i]
            if left < 0:
                return options[i]
        return options[-1]

    def weight(self, choice: Choice) -> int:
        """How readily a choice is taken; the game is asked once for each text."""
        known = self.weights.get(choice.text)
        if known is None:
            known = int(self.game.weight(choice))  # type: ignore[attr-defined]
            self.weights[choice.text] = known
        return known
