"""Helping processes for a search: each grows a tree of its own, and the roots are added up."""

# mypyc: skip - processes and pipes

from __future__ import annotations

import logging
import multiprocessing
import signal
from contextlib import suppress
from functools import cache
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.state import Decision, State
from undercroft.games import game as find_game

from .tree import Edge, Tree

logger = logging.getLogger("undercroft")

Task = tuple[str, int, bytes, str, int, str, tuple[int, int, int], float, float]
"""What `look` is told."""
Found = list[tuple[str, int, float]]
"""What a helper found: text, visits and total of every choice."""


def start_deaf(process: Any) -> None:
    """Start a process that does not hear Ctrl-C, which is its parent's business, even while it starts up."""
    if not hasattr(signal, "pthread_sigmask"):  # there is no such thing on Windows
        process.start()
        return
    resource_tracker.ensure_running()  # which start() would do, and hear Ctrl-C again after it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Helper:
    """A process that waits for work on a pipe, once it has rehearsed: then it has the game and its cards at hand."""

    def __init__(self, rehearsal: Task) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self.pipe: Any = mine
        self.process: Any = context.Process(target=help_out, args=(theirs, rehearsal), daemon=True)
        start_deaf(self.process)
        theirs.close()
        self.asked = False

    def ready(self) -> bool:
        """Has it started up? It says so, which lies in the pipe until its first question is answered."""
        return self.asked or bool(self.pipe.poll())

    def ask(self, question: int, task: Task) -> None:
        self.asked = True
        self.pipe.send((question, task))

    def end(self) -> None:
        """It ends when nobody is at the other end."""
        self.pipe.close()
        self.process.join(5)


class Crew:
    """The helpers of whoever searches in this process. They get the world that the agent got, never the true state.

    One that dies is done without, and replaced before the next question.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.helpers: list[Helper] = []
        self.asked: list[Helper] = []
        self.question = 0

    def start(self, rehearsal: Task) -> None:
        """Start the processes that are missing."""
        for helper in self.helpers[:]:
            if not helper.process.is_alive():
                self.lose(helper)
        while len(self.helpers) < self.size:
            self.helpers.append(Helper(rehearsal))

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
        """Hand the same question to everyone, each with luck of its own.

        With a budget in milliseconds somebody waits for the answer, so those who are still starting up are not asked.
        """
        self.asked = []
        self.question += 1
        if not found_elsewhere(game):
            return
        position = game.save(world)
        folder = str(getattr(world.setup.cards, "folder", "") or "")

        def task(luck: str, budget: tuple[int, int, int]) -> Task:
            return game.id, game.version, position, folder, seat, luck, budget, curiosity, width

        self.start(task("rehearsal", (1, 0, 0)))
        milliseconds = budget[1]
        for helper in self.helpers[:]:
            if milliseconds and not helper.ready():
                continue
            try:
                helper.ask(self.question, task(f"{chance.word()} {chance.word()}", budget))
            except OSError:
                self.lose(helper)
            else:
                self.asked.append(helper)

    def add_to(self, edges: dict[str, Edge], decision: Decision) -> None:
        """Add what the helpers found to the root of our own tree."""
        for helper in self.asked:
            for text, visits, total in self.answer_of(helper):
                edge = edges.get(text)
                if edge is None:
                    option = decision.option(text)
                    assert option is not None, f"a helper found {text!r}, which is not offered"
                    edge = edges[text] = Edge(option)
                edge.visits += visits
                edge.available += visits
                edge.total += total

    def answer_of(self, helper: Helper) -> Found:
        """What a helper found; nothing, if it died over it."""
        try:
            while True:
                question, found = helper.pipe.recv()
                # Else that it has started up, or an answer that nobody waited for, when a search was interrupted.
                if question == self.question:
                    answer: Found = found
                    return answer
        except (EOFError, OSError):
            self.lose(helper)
            return []

    def lose(self, helper: Helper) -> None:
        """Go on without one."""
        logger.warning("a helping process died; the search goes on without it, and it is replaced")
        self.helpers.remove(helper)
        helper.end()

    def close(self) -> None:
        """End the processes; whoever searches again starts new ones."""
        for helper in self.helpers:
            helper.end()
        self.helpers = []


@cache
def crew_of(size: int) -> Crew:
    """The one crew of this size in this process: agents come and go, and their helpers stay."""
    return Crew(size)


def found_elsewhere(game: Game[Any]) -> bool:
    """Will a helper find this game by its name? One that is not in the house's folder is thought about alone."""
    try:
        return find_game(game.id, game.version) is game
    except SetupError:
        return False


def help_out(pipe: Connection, rehearsal: Task) -> None:
    """The life of a helper: it ends when nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        look(*rehearsal)
        pipe.send((0, []))  # as no question is numbered
        while True:
            question, task = pipe.recv()
            pipe.send((question, look(*task)))


def look(
    id: str,
    version: int,
    position: bytes,
    folder: str,
    seat: int,
    luck: str,
    budget: tuple[int, int, int],
    curiosity: float,
    width: float,
) -> Found:
    """One helper's tree."""
    game = find_game(id, version)
    world = game.load(position, game.load_cards(Path(folder) if folder else None))
    tree = Tree(game, game.thinking(), world, seat, seeded(luck), curiosity, width)
    tree.run(*budget)
    return [(edge.choice.text, edge.visits, edge.total) for edge in tree.root.of(seat).values() if edge.visits]
