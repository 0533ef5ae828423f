"""What an agent is, and the one way to ask it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Decision, State

DITHERING: Final = 24
"""Answers to the same question in a row after which an agent's patience ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Answers decisions. It never gets the true state, only a world that its seat may believe in."""

    needs_world: ClassVar[bool] = True
    """Whether it looks at the position at all. An agent that does not is asked with its options alone."""

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        """One of the options of `seat` in `world`, which is what `game.hide` made of the true state."""
        decision = world.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        return self.pick(game, decision.options, chance)

    def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
        """One of these options. Only agents that need no world write this."""
        raise NotImplementedError


def answer(agent: Agent, game: Game[Any], s: State, seat: int, chance: Chance) -> Choice:
    """What an agent chooses at a seat that is asked. `chance` is the agent's own luck, never that of the state."""
    if agent.needs_world:
        return agent.choose(game, game.hide(s, seat, chance), seat, chance)
    decision = s.decision(seat)
    assert decision is not None, f"seat {seat} is not asked"
    return agent.pick(game, decision.options, chance)


class Patience:
    """Notices that an agent is asked the same again and again, with nothing new known in between.

    A goblin tribe may walk as far as it likes, and to somebody who looks a little ahead one more step may always
    seem best. Then the game's own policy decides, which knows when to stop.
    """

    def __init__(self) -> None:
        self.asked: tuple[int, str, int] = (-1, "", -1)
        self.times: int = 0

    def ends(self, world: State, decision: Decision) -> bool:
        """Is it enough?"""
        asked = (decision.seat, decision.kind, world.barrier)
        self.times = self.times + 1 if asked == self.asked else 0
        self.asked = asked
        return self.times >= DITHERING
