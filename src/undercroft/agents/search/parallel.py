"""A search in several processes: each grows a tree of its own, and the roots are added up."""

# mypyc: skip - processes

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.state import Decision, State
from undercroft.games import game as find_game
from undercroft.pool import Pool

from .tree import Edge, Tree

Task = tuple[str, int, bytes, str, int, str, tuple[int, int, int], float, float]
"""What `look` is told: game and version, position, cards, seat, seed, budget, exploration, widening."""
Found = list[tuple[str, int, float]]
"""What a worker found: text, visits and total of every choice."""


@cache
def pool_of(size: int) -> Pool:
    """The one pool of this size in this process. Its workers stay when agents come and go."""
    return Pool(size)


def begin(
    pool: Pool,
    game: Game[Any],
    world: State,
    seat: int,
    chance: Chance,
    budget: tuple[int, int, int],
    exploration: float,
    widening: float,
) -> Callable[[], list[Found]]:
    """Give every worker the same question and a seed of its own. Call what is returned to wait for their findings.

    Workers get the world that the agent got, never the true state. With a budget in milliseconds somebody is waiting,
    so workers that are still starting are left out.
    """
    if not is_installed(game):
        return list
    position = game.save(world)
    folder = str(getattr(world.setup.cards, "folder", "") or "")

    def task(seed: str, budget: tuple[int, int, int]) -> Task:
        return game.id, game.version, position, folder, seat, seed, budget, exploration, widening

    # A worker that has warmed up has loaded the game and its cards.
    pool.warm_up = look, task("warm-up", (1, 0, 0))
    tasks = [task(f"{chance.word()} {chance.word()}", budget) for _ in range(pool.size)]
    return pool.scatter(look, tasks, only_ready=budget[1] > 0)


def add_to(edges: dict[str, Edge], found: Found, decision: Decision) -> None:
    """Add what a worker found to the root of our own tree."""
    for text, visits, total in found:
        edge = edges.get(text)
        if edge is None:
            option = decision.option(text)
            assert option is not None, f"a worker found {text!r}, which is not offered"
            edge = edges[text] = Edge(option)
        edge.visits += visits
        edge.available += visits
        edge.total += total


def is_installed(game: Game[Any]) -> bool:
    """Can a worker find this game by its name? Other games are searched in this process alone."""
    try:
        return find_game(game.id, game.version) is game
    except SetupError:
        return False


def look(task: Task) -> Found:
    """Grow the tree of one worker."""
    id, version, position, folder, seat, seed, budget, exploration, widening = task
    game = find_game(id, version)
    world = game.load(position, game.load_cards(Path(folder) if folder else None))
    tree = Tree(game, game.knowledge(), world, seat, seeded(seed), exploration, widening)
    tree.run(*budget)
    return [(edge.choice.text, edge.visits, edge.total) for edge in tree.root.of(seat).values() if edge.visits]
