"""Agents that choose by chance."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.state import Choice

from .base import Agent


class Random(Agent):
    """Every option is equally likely."""

    needs_world: ClassVar[bool] = False

    def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
        return options[chance.below(len(options))]


class Lively(Agent):
    """Options are as likely as the game says they are worth trying, so that a game gets somewhere."""

    needs_world: ClassVar[bool] = False

    def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
        return by_habit(game, options, chance)


def by_habit(game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
    """One of these options, as the game's habits have it."""
    weights = [game.weight(option) for option in options]
    total = sum(weights)
    if total <= 0:
        return options[chance.below(len(options))]
    left = chance.below(total)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    raise AssertionError("the weights add up to their sum")
