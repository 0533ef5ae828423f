"""The agent that searches. It grows a tree for a decision, keeps it while it fits, and may use several processes."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, State
from undercroft.pool import Pool

from ..base import KnowledgeAgent, LoopGuard
from .parallel import add_to, begin, pool_of
from .tree import Edge, Node, Tree

EXPLORATION: Final = 0.8
"""How strongly seldom tried choices attract, in spreads of what outcomes are worth."""


class SearchResult:
    """What a search found: every choice that it tried, the most visited first."""

    def __init__(self, edges: list[Edge], iterations: int, root: Node) -> None:
        self.edges: Final = sorted(edges, key=lambda edge: (-edge.visits, -edge.mean(), edge.choice.text))
        self.iterations: Final = iterations
        self.root: Final = root

    @property
    def best(self) -> Edge:
        return self.edges[0]


class Search(KnowledgeAgent):
    """Information-set tree search within a budget: iterations, choices made in playouts, or milliseconds, whichever
    ends first (0: no such limit).

    Budgets in iterations and choices answer the same on every machine; one in milliseconds does not. `processes`
    above one searches in as many trees at once, each with the whole budget, and adds up what they found. `widening` is
    that of `Knowledge` (0: the game's).
    """

    def __init__(
        self,
        iterations: int = 400,
        milliseconds: int = 0,
        choices: int = 0,
        processes: int = 1,
        exploration: float = EXPLORATION,
        widening: float = 0.0,
    ) -> None:
        if not (iterations or milliseconds or choices):
            raise ValueError("a search needs a budget: iterations, milliseconds or choices")
        super().__init__()
        self.iterations: Final = iterations
        self.milliseconds: int = milliseconds
        self.choices: Final = choices
        self.exploration: Final = exploration
        self.widening: Final = widening
        self.pool: Pool | None = pool_of(processes - 1) if processes > 1 else None
        self.kept: Node | None = None
        self.loop_guard: Final = LoopGuard()
        self.expected: tuple[int, object] | None = None

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        decision = world.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        if len(decision.options) == 1:
            return decision.options[0]
        knowledge = self.known(game)
        if knowledge.skip_search(decision) or self.loop_guard.ends(world, decision):
            choice = knowledge.policy(world, decision, chance)
        else:
            choice = self.search(game, world, seat, chance).best.choice
        offered = decision.option(choice.text)
        assert offered is not None, f"{choice.text!r} is not offered"
        self.loop_guard.answered(world, decision, offered)
        return offered

    def search(self, game: Game[Any], world: State, seat: int, chance: Chance) -> SearchResult:
        """Search the choices of a seat. The result has at least one."""
        world = world.open_again(seat)  # an answer in a secret round may be changed
        knowledge = self.known(game)
        widening = self.widening or knowledge.widening
        root = self.kept if self.kept is not None and self.expected == (seat, game.view(world, seat)) else None
        tree = Tree(game, knowledge, world, seat, chance, self.exploration, widening, root)
        budget = (self.iterations, self.milliseconds, self.choices)
        others = None
        if self.pool is not None:
            others = begin(self.pool, game, world, seat, chance, budget, self.exploration, widening)
        tree.run(*budget)
        decision = world.decision(seat)
        assert decision is not None
        found = tree.root.of(seat)
        if others is not None:
            for other in others():
                add_to(found, other, decision)
        edges = [edge for edge in found.values() if edge.visits and decision.option(edge.choice.text) is not None]
        result = SearchResult(edges, tree.iterations, tree.root)
        self.keep(game, world, seat, result.best)
        return result

    def known(self, game: Game[Any]) -> Knowledge[Any]:
        """The knowledge of this game. A tree of another game is dropped."""
        if self.game is not game:
            self.kept = None
        return super().known(game)

    def keep(self, game: Game[Any], world: State, seat: int, taken: Edge) -> None:
        """Keep the part of the tree below the choice, if the same seat is asked next and chance plays no part."""
        self.kept = None
        if len(world.pending) > 1 or taken.child is None:
            return
        copy = world.copy()
        before = copy.reveals
        copy.choose_text(taken.choice.text, seat)
        if copy.decision(seat) is not None and copy.reveals == before:
            self.kept = taken.child
            self.expected = (seat, game.view(copy, seat))

    def close(self) -> None:
        """End the other processes, if there are any."""
        if self.pool is not None:
            self.pool.close()
