"""Helping processes for a search: each grows a tree of its own, and the roots are added up."""

# mypyc: skip - processes and pipes

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Game
from undercroft.engine.state import Decision, State
from undercroft.games import game as find_game

from .tree import Edge, Tree

Found = list[tuple[str, int, float]]
"""What a helper found: text, visits and total of every choice."""


class Crew:
    """Processes that wait for work on pipes. They get the world that the agent got, never the true state."""

    def __init__(self, helpers: int) -> None:
        self.helpers = helpers
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []

    def start(self) -> None:
        """Start the processes, once."""
        context = multiprocessing.get_context("spawn")
        while len(self.pipes) < self.helpers:
            mine, theirs = context.Pipe()
            process = context.Process(target=help_out, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(mine)
            self.processes.append(process)

    def begin(
        self,
        game: Game[Any],
        world: State,
        seat: int,
        chance: Chance,
        budget: tuple[int, int, int],
        curiosity: float,
        width: float,
    ) -> None:
        """Hand the same question to everyone, each with luck of its own."""
        self.start()
        position = game.save(world)
        folder = str(getattr(world.setup.cards, "folder", "") or "")
        for pipe in self.pipes:
            luck = f"{chance.word()} {chance.word()}"
            pipe.send((game.id, position, folder, seat, luck, budget, curiosity, width))

    def add_to(self, edges: dict[str, Edge], decision: Decision) -> None:
        """Add what the helpers found to the root of our own tree."""
        for pipe in self.pipes:
            found: Found = pipe.recv()
            for text, visits, total in found:
                edge = edges.get(text)
                if edge is None:
                    option = decision.option(text)
                    assert option is not None, f"a helper found {text!r}, which is not offered"
                    edge = edges[text] = Edge(option)
                edge.visits += visits
                edge.available += visits
                edge.total += total

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.close()  # a helper ends when nobody is at the other end
        for process in self.processes:
            process.join(5)
        self.pipes, self.processes = [], []


def help_out(pipe: Connection) -> None:
    """The life of a helper."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        pipe.send(look(*asked))


def look(
    id: str,
    position: bytes,
    folder: str,
    seat: int,
    luck: str,
    budget: tuple[int, int, int],
    curiosity: float,
    width: float,
) -> Found:
    """One helper's tree."""
    game = find_game(id)
    world = game.load(position, game.load_cards(Path(folder) if folder else None))
    tree = Tree(game, game.thinking(), world, seat, seeded(luck), curiosity, width)
    tree.run(*budget)
    return [(edge.choice.text, edge.visits, edge.total) for edge in tree.root.of(seat).values() if edge.visits]
