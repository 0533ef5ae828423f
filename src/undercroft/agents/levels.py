"""The levels people choose from."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Budget
from undercroft.engine.state import Choice, State

from .base import Agent, KnowledgeAgent
from .greedy import Instinct
from .search.agent import Search


class Level(KnowledgeAgent):
    """Plays with the budget that the game gives this level (`Knowledge.budget`), and thinks for `milliseconds` at most
    (0: no limit).

    Games differ in how much thinking makes an agent clearly stronger.
    """

    def __init__(self, name: str, milliseconds: int = 0) -> None:
        super().__init__()
        self.name: Final = name
        self.milliseconds: int = milliseconds
        self.budget: Budget | None = None
        self.player: Agent = self

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        return self.at(game, world).choose(game, world, seat, chance)

    def at(self, game: Game[Any], world: State) -> Agent:
        """The agent for a table like this one. It stays the same as long as the budget does."""
        budget = self.known(game).budget(self.name, world)
        if self.budget is None or not budget.same(self.budget):
            self.budget = budget
            player: KnowledgeAgent
            if budget.iterations:
                player = Search(budget.iterations, self.milliseconds, budget.choices)
            else:
                player = Instinct(budget.blunders, budget.habits)
            player.learn(game, self.name)
            self.player = player
        return self.player
