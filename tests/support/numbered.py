"""Helpers for the tests of research: tables to try, and play by chance."""

from typing import Any

import numpy as np

from undercroft.agents.random import by_habit
from undercroft.engine.chance import seeded
from undercroft.games import all_games
from undercroft.research.runner import Play

GAMES = sorted(all_games())


def tables(id: str, more: int = 0) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats of a game, and `more` variants from all over its list, role sets among them."""
    variants = all_games()[id].variants()
    seats = {seats: (seats, options) for seats, options in reversed(variants)}
    spread = [variants[place * len(variants) // more] for place in range(more)]
    return [*seats.values(), *(each for each in spread if each not in seats.values())]


def every(more: int = 0) -> list[Any]:
    """For parametrize: those of all games."""
    return [(id, seats, options) for id in GAMES for seats, options in tables(id, more)]


def lively(play: Play, count: int, seed: int = 1) -> Play:
    """Play on by habit."""
    chance = seeded(seed)
    for _ in range(count):
        if play.state.over:
            break
        play.state.choose(by_habit(play.rules.game.knowledge(), play.state.options, chance))
    return play


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Are two observations equal to the bit?"""
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)
