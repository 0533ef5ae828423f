"""Changes what a game may not depend on: clocks, global generators, the process."""

# mypyc: skip - checks others

from __future__ import annotations

import hashlib
import os
import pickle
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..errors import UndercroftError
from ..game import Game
from ..saves import fingerprint
from ..transcript import parse, replay
from .differences import asked

CLOCKS = ("time", "time_ns", "monotonic", "perf_counter")


@contextmanager
def changed_surroundings(number: int) -> Iterator[None]:
    """Change the global generators and the clocks, which no game may use."""
    random.seed(f"another world {number}")
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(number & 0xFFFF)
    clocks = [getattr(time, name) for name in CLOCKS]
    for name in CLOCKS:
        setattr(time, name, lambda: 987_654_321 + 86_477 * number)
    try:
        yield
    finally:
        for name, clock in zip(CLOCKS, clocks):
            setattr(time, name, clock)


def trace(game: Game[Any], text: str) -> str:
    """A digest of all decisions along a transcript, and of the final state."""
    digest = hashlib.blake2b(digest_size=8)
    try:
        end = replay(parse(text), game, watch=lambda s: digest.update(repr(asked(s)).encode()))
    except UndercroftError as error:
        return str(error)
    return f"{digest.hexdigest()} {fingerprint(end)}"


PROGRAM = """
import pickle, sys
path, game, text = pickle.load(sys.stdin.buffer)
sys.path[:] = path
from undercroft.engine.conformance import trace
print(trace(pickle.loads(game), text))
"""


def trace_in_new_process(game: Game[Any], text: str) -> str:
    """`trace` in a new process, where texts hash differently, so that sets have another order."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=pickle.dumps((sys.path, pickle.dumps(game), text)),
        env=os.environ | {"PYTHONHASHSEED": "4711"},
        capture_output=True,
    )
    return (done.stdout or done.stderr).decode().strip()
