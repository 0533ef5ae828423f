"""Agents that choose by chance."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge, weighted
from undercroft.engine.state import Choice

from .base import Agent, KnowledgeAgent


class Random(Agent):
    """Every option is equally likely."""

    needs_world: ClassVar[bool] = False

    def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
        return options[chance.below(len(options))]


class Lively(KnowledgeAgent):
    """Takes options with the weights that the game gives them, so that a game moves forward."""

    needs_world: ClassVar[bool] = False

    def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
        return by_habit(self.known(game), options, chance)


def by_habit(knowledge: Knowledge[Any], options: list[Choice], chance: Chance) -> Choice:
    """One of these options, by the game's weights."""
    return options[weighted([knowledge.weight(option) for option in options], chance)]
