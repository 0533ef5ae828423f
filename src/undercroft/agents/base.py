"""What an agent is, and the one way to ask it."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, State


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
