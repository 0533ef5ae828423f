"""Agents that look one step ahead, or not at all."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, Decision, State

from .base import KnowledgeAgent, LoopGuard
from .random import by_habit

MOST_FINISHING: Final = 20
"""Choices that greedy makes at most to finish a move."""


class Instinct(KnowledgeAgent):
    """Plays by the game's policy. In `blunders` of a hundred decisions it takes any option instead, and in `habits` of
    a hundred one by lively chance."""

    def __init__(self, blunders: int = 0, habits: int = 0) -> None:
        super().__init__()
        self.blunders: Final = blunders
        self.habits: Final = habits

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        decision = world.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        if self.blunders and chance.below(100) < self.blunders:
            return decision.options[chance.below(len(decision.options))]
        if self.habits and chance.below(100) < self.habits:
            return by_habit(self.known(game), decision.options, chance)
        return self.known(game).policy(world, decision, chance)


class Greedy(KnowledgeAgent):
    """Tries every option, finishes the move, and takes the one with the best position, on average over a few worlds."""

    def __init__(self, worlds: int = 6) -> None:
        super().__init__()
        self.worlds: Final = worlds
        self.loop_guard: Final = LoopGuard()

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        decision = world.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        options = decision.options
        if len(options) == 1:
            return options[0]
        knowledge = self.known(game)
        if self.loop_guard.ends(world, decision):
            choice = knowledge.policy(world, decision, chance)
        else:
            choice = self.look(game, knowledge, world, decision, chance)
        self.loop_guard.answered(world, decision, choice)
        return choice

    def look(
        self, game: Game[Any], knowledge: Knowledge[Any], world: State, decision: Decision, chance: Chance
    ) -> Choice:
        """Try every option, and return the best."""
        seat, options = decision.seat, decision.options
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            believed: State = game.determinize(world, seat, chance)
            for i in range(len(options)):
                tried = believed.copy()
                tried.choose_text(options[i].text, seat)
                # What the others secretly choose at the same time is theirs: a sensible choice each.
                for other in tried.pending[:]:
                    if other.answer is None and len(tried.pending) > 1:
                        tried.apply(other, knowledge.policy(tried, other, chance))
                finish(knowledge, tried, seat, chance)
                totals[i] += knowledge.evaluate(tried)[seat]
        best = 0
        for i in range(len(options)):
            if totals[i] > totals[best]:
                best = i
        return options[best]


def finish(knowledge: Knowledge[Any], s: State, seat: int, chance: Chance) -> None:
    """Play on by the policy while the same seat is asked. Half a move says nothing about its value."""
    for _ in range(MOST_FINISHING):
        if len(s.pending) != 1 or s.pending[0].seat != seat:
            return
        s.apply(s.pending[0], knowledge.policy(s, s.pending[0], chance))
