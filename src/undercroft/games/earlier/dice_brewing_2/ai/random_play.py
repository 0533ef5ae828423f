"""Habits of lively random play: brew, grow and keep good dice, sell little."""

from __future__ import annotations

from undercroft.engine.state import Choice

from ..choices import Brew, Buy, ImproveDie, ImproveIngredient, Place, PlaceSeed, SpeedUp, Store, Swap
from ..constants import BLUE, DEPARTMENT_SEEDS, SCHOOL_TRAIN
from ..dice import colour_of, value_of


def weight(choice: Choice) -> int:
    """How readily a choice is taken, beside the others."""
    if isinstance(choice, Brew):
        return 60
    if isinstance(choice, PlaceSeed):
        return 24
    if isinstance(choice, Place):
        if choice.space >= DEPARTMENT_SEEDS:
            return 1
        return 30 if choice.space == SCHOOL_TRAIN else 4
    if isinstance(choice, SpeedUp):
        return 8
    if isinstance(choice, Store):
        value = value_of(choice.die)
        return 1 if colour_of(choice.die) == BLUE else value * value * value
    if isinstance(choice, ImproveDie | ImproveIngredient | Swap | Buy):
        return 6
    return 3
