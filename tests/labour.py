"""Work for a pool of processes. It stands in a module of its own, because a new process must be able to import it."""

import os
import time
from pathlib import Path


def touch_and_wait(piece: tuple[str, int]) -> int:
    """Leave a sign of who has which piece of work, and take a moment over it."""
    folder, number = piece
    (Path(folder) / f"{number}-{os.getpid()}").touch()
    time.sleep(0.3)
    return number * number


def die(piece: int) -> int:
    """Work that no process survives."""
    os._exit(piece)


def fail(piece: int) -> int:
    """Work that cannot be done."""
    raise ValueError(f"no {piece}")
