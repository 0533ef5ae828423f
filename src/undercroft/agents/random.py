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
    """Options are as likely as the game says they are worth trying, so that a game gets somewhere."""

    needs_world: ClassVar[bool] = False

    def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
        return by_habit(self.known(game), options, chance)


def by_habit(knowledge: Knowledge[Any], options: list[Choice], chance: Chance) -> Choice:
    """One of these options, as the game's habits have it."""
    return options[weighted([knowledge.weight(option) for option in options], chance)]
