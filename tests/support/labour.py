"""Work for a pool of processes. It stands in a module of its own, because a new process must be able to import it."""

import os
import signal
from pathlib import Path

from eventually import eventually_sync
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import seeded
from undercroft.games import game as find_game


def touch_and_wait(piece: tuple[str, int]) -> int:
    """Leave a sign of who has which piece of work. All but the first two wait until a file `go` is there."""
    folder, number = piece
    (Path(folder) / f"{number}-{os.getpid()}").touch()
    if number > 1:
        eventually_sync((Path(folder) / "go").exists, f"piece {number} may go on")
    return number * number


def die(piece: int) -> int:
    """Work that no process survives."""
    os._exit(piece)


def fail(piece: int) -> int:
    """Work that cannot be done."""
    raise ValueError(f"no {piece}")


def search_with_a_helper(seed: int) -> int:
    """How often a helping process tried the first choices of a game, beside our own search."""
    game = find_game("dice_brewing")
    state = game.new(2, seed=str(seed))
    seat = state.pending[0].seat
    agent = Search(20, processes=2)
    verdict = agent.search(game, state, seat, seeded(seed))
    agent.close()
    return sum(edge.visits for edge in verdict.edges) - verdict.iterations


def square(piece: int) -> int:
    return piece * piece


def warm(folder: str) -> None:
    """A warm-up that leaves a sign of who did it."""
    (Path(folder) / f"warm-{os.getpid()}").touch()


def sign(folder: str) -> int:
    """Who did this."""
    (Path(folder) / f"done-{os.getpid()}").touch()
    return os.getpid()


def hang(folder: str) -> int:
    """Work that never ends, begun with a sign; the second to begin does it at once."""
    begun = sign(folder)
    if len(list(Path(folder).glob("done-*"))) == 1:
        signal.pause()
    return begun


def die_once(folder: str) -> int:
    """Work that the first to begin it does not survive."""
    begun = sign(folder)
    if len(list(Path(folder).glob("done-*"))) == 1:
        os._exit(1)
    return begun


class Untold(Exception):
    """It cannot be made again from what it was told with."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_untold(piece: int) -> int:
    raise Untold(piece, piece)


def give_a_function(piece: int) -> object:
    """An answer that no pipe carries."""
    return lambda: piece


def long_answer(size: int) -> bytes:
    """An answer that does not fit into a pipe at once."""
    return b"x" * size
