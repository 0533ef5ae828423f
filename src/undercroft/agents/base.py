"""What an agent is, and the one way to ask it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, Decision, State

DITHERING: Final = 24
"""Answers to the same question in a row after which an agent is in a loop."""

MOST_FORCED: Final = 20
"""Answers without a choice that may lie between two questions."""

NOTHING: Final = (-1, "", -1)
"""No question that could be the same."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Answers decisions. It never gets the true state, only a world that its seat may believe in."""

    needs_world: ClassVar[bool] = True
    """Whether it looks at the position at all. An agent that does not is asked with its options alone."""

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        """Choose an option for `seat`. `world` is what `game.determinize` made of the true state."""
        decision = world.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        return self.pick(game, decision.options, chance)

    def pick(self, game: Game[Any], options: list[Choice], chance: Chance) -> Choice:
        """Pick one of these options. Only agents that need no world define this."""
        raise NotImplementedError


def answer(agent: Agent, game: Game[Any], s: State, seat: int, chance: Chance) -> Choice:
    """Ask an agent for a choice at a seat.

    Each agent has a source of chance of its own. It must not share that of the state or of another agent: whoever holds
    a generator can tell what it will say next.
    """
    if agent.needs_world:
        return agent.choose(game, game.determinize(s, seat, chance), seat, chance)
    decision = s.decision(seat)
    assert decision is not None, f"seat {seat} is not asked"
    options = decision.options[:]  # what is offered is not an agent's to change
    return agent.pick(game, options, chance)


class KnowledgeAgent(Agent):
    """An agent that uses the game's own knowledge."""

    def __init__(self) -> None:
        self.game: Game[Any] | None = None
        self.knowledge: Knowledge[Any] | None = None

    def learn(self, game: Game[Any], level: str) -> None:
        """Use the knowledge that this game has for a level."""
        self.knowledge = game.knowledge().for_level(level)
        self.game = game

    def known(self, game: Game[Any]) -> Knowledge[Any]:
        """The knowledge of this game. The game is asked for it once."""
        knowledge = self.knowledge
        if knowledge is None or self.game is not game:
            knowledge = self.knowledge = game.knowledge()
            self.game = game
        return knowledge


class LoopGuard:
    """Notices when an agent is asked the same question again and again and nothing new has happened.

    A goblin tribe may walk as far as it likes. To an agent that looks only a little ahead, one more step may always
    seem best. Then the game's own policy decides, because it knows when to stop. A question counts as new if others
    have answered or something was rolled or drawn meanwhile, because some games ask only one kind of question.
    """

    def __init__(self) -> None:
        self.expected: tuple[int, str, int] = NOTHING
        self.times: int = 0

    def ends(self, world: State, decision: Decision) -> bool:
        """Should the policy decide now?"""
        asked = (decision.seat, decision.kind, world.uncovered)
        self.times = self.times + 1 if asked == self.expected else 0
        self.expected = NOTHING
        return self.times >= DITHERING

    def answered(self, world: State, decision: Decision, choice: Choice) -> None:
        """Note what was chosen. If it leads straight to the same question, the count goes on."""
        if len(world.pending) > 1:
            return
        copy: State = world.copy()
        before = copy.reveals
        copy.choose_text(choice.text, decision.seat)
        for _ in range(MOST_FORCED):
            if len(copy.pending) != 1 or copy.pending[0].seat != decision.seat or len(copy.options) > 1:
                break
            copy.apply(copy.pending[0], copy.options[0])  # nobody is asked about what is no choice
        if len(copy.pending) == 1 and copy.pending[0].seat == decision.seat and copy.reveals == before:
            self.expected = (decision.seat, copy.pending[0].kind, copy.uncovered)
