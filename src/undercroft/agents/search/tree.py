"""Information-set tree search: one tree over many worlds that the seat may believe in. The hot half of `search`.

Every iteration draws a new world with `determinize`, walks down the tree by the choices that this world offers, adds
one new choice, plays on by the game's own policy, evaluates where it ends, and adds that for each seat along the way
(max^n). Chance is not in the tree: a node stands for the choices that led there, whatever the dice said (open loop), so
a choice is compared only with those it was offered beside (availability counts).

Where several seats choose at the same time and in secret, each chooses by statistics of its own that do not know
what the others chose.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, Decision, State

LEAST: Final = 4
"""Iterations that any search makes, however small its budget."""


class Edge:
    """A choice at a node: how often it was offered and taken, and the sum of what it was worth to the chooser."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Final = choice
        self.available: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.child: Node | None = None

    def mean(self) -> float:
        """What taking this choice was worth on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """What followed a row of choices. `edges` by the asked seat and then the choice's text; `joint` leads on from
    the first answer of a secret round through the other answers."""

    def __init__(self) -> None:
        self.edges: Final[dict[int, dict[str, Edge]]] = {}
        self.joint: Final[dict[str, Node]] = {}
        self.visits: int = 0
        """How often a secret round led here; else the edge that leads here counts."""

    def of(self, seat: int) -> dict[str, Edge]:
        """The choices tried here by a seat."""
        found = self.edges.get(seat)
        if found is None:
            found = self.edges[seat] = {}
        return found

    def after(self, text: str) -> Node:
        """The node after one more answer of a secret round."""
        found = self.joint.get(text)
        if found is None:
            found = self.joint[text] = Node()
        found.visits += 1
        return found


class Tree:
    """A search for one seat from one world."""

    def __init__(
        self,
        game: Game[Any],
        knowledge: Knowledge[Any],
        world: State,
        seat: int,
        chance: Chance,
        exploration: float,
        widening: float,
        root: Node | None = None,
    ) -> None:
        self.game: Final = game
        self.knowledge: Final = knowledge
        self.world: Final = world
        self.seat: Final = seat
        self.chance: Final = chance
        self.exploration: Final = exploration
        self.widening: Final = widening
        self.root: Final = Node() if root is None else root
        self.iterations: int = 0
        knowledge.start_search(world)
        # How much outcomes differ, by seat: exploration is measured in this, for an even game and a decided one alike.
        self.sums: Final = [0.0] * world.seats
        self.squares: Final = [0.0] * world.seats
        self.spread: Final = [0.25] * world.seats

    def run(self, iterations: int, milliseconds: int, choices: int) -> None:
        """Search until a budget is spent (0: no such limit), or until the rest of it could not change the answer."""
        end = time.perf_counter() + milliseconds / 1000.0
        knowledge = self.knowledge
        most = knowledge.made + choices
        for done in range(iterations if iterations else 1_000_000_000):
            if choices and knowledge.made >= most and done >= LEAST:
                return
            if milliseconds and done >= LEAST and time.perf_counter() >= end:
                return
            if iterations and done % 8 == 7 and self.decided(iterations - done):
                return
            self.iterate()

    def decided(self, left: int) -> bool:
        """Is the favourite so far ahead that no other choice can catch up?"""
        first = 0
        second = 0
        for edge in self.root.of(self.seat).values():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def iterate(self) -> None:
        """One world, one path, one new choice."""
        s: State = self.game.determinize(self.world, self.seat, self.chance)
        path: list[Edge] = []
        movers: list[int] = []
        node = self.root
        fresh = False
        while not fresh and s.result is None:
            waiting = [decision for decision in s.pending if decision.answer is None]
            if not waiting or (path and not self.knowledge.search_past_quiet and self.knowledge.is_quiet(s)):
                break
            chosen: list[Edge] = []
            for decision in waiting:
                edge = self.select(node.of(decision.seat), s, decision, len(waiting) > 1)
                if edge.visits == 0 and len(decision.options) > 1:
                    fresh = True
                chosen.append(edge)
                movers.append(decision.seat)
            path.extend(chosen)
            following = chosen[0].child
            if following is None:
                following = chosen[0].child = Node()
            for i, decision in enumerate(waiting):
                if i:
                    following = following.after(chosen[i].choice.text)
                s.apply(decision, chosen[i].choice)
            node = following
        self.knowledge.rollout(s, self.knowledge.depth, self.knowledge.patience, self.chance)
        self.backpropagate(path, movers, self.knowledge.evaluate(s))

    def select(self, edges: dict[str, Edge], s: State, decision: Decision, secret: bool) -> Edge:
        """Select a known choice by its upper confidence bound, or a new one. More visits make room for more choices.

        In a secret round a little noise is added, or two seats that both choose by rule would answer each other.
        """
        options = decision.options
        if len(options) == 1:
            return known_or_new(edges, options[0])
        seat = decision.seat
        best: Edge | None = None
        top = -1e9
        tried = 0
        seen = 0
        pull = self.exploration * self.spread[seat]
        for option in options:
            edge = edges.get(option.text)
            if edge is not None and edge.visits:
                tried += 1
                seen += edge.visits
                edge.available += 1
                bound = edge.total / edge.visits + pull * math.sqrt(math.log(edge.available + 1.0) / edge.visits)
                if secret:
                    bound += pull * (self.chance.below(1000) - 500) / 500.0
                if bound > top:
                    top = bound
                    best = edge
        if tried < len(options) and tried < 1.0 + self.widening * math.sqrt(seen):
            option = self.knowledge.policy(s, decision, self.chance)
            edge = known_or_new(edges, option)
            if edge.visits and self.chance.below(3) == 0:
                option = options[self.chance.below(len(options))]
                edge = known_or_new(edges, option)
            if edge.visits == 0:
                edge.available += 1
                return edge
        assert best is not None
        return best

    def backpropagate(self, path: list[Edge], movers: list[int], values: list[float]) -> None:
        """Add to every edge of the path what the position is worth to the seat that chose there."""
        for i in range(len(path)):
            edge = path[i]
            edge.visits += 1
            edge.total += values[movers[i]]
        self.iterations += 1
        count = self.iterations
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]
            if count >= 8:
                mean = self.sums[seat] / count
                variance = self.squares[seat] / count - mean * mean
                self.spread[seat] = math.sqrt(variance) if variance > 0.0001 else 0.01


def known_or_new(edges: dict[str, Edge], choice: Choice) -> Edge:
    """The edge of a choice."""
    edge = edges.get(choice.text)
    if edge is None:
        edge = edges[choice.text] = Edge(choice)
    return edge
