"""How soon the command answers and the house serves its first page, beside Python's own start.

    .venv/bin/python bench/start.py [--rounds 5]

Only the ratios say something: all are measured in turn, so that a busy machine slows them alike; the fastest counts.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

COMMAND = str(Path(sys.executable).with_name("undercroft"))
GOALS = {"undercroft --help": 5.0, "first page": 20.0}
"""How many times as long as Python's own start it may take."""


def ran(*command: str) -> float:
    """The seconds a command takes."""
    began = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def first_page() -> float:
    """The seconds from the start of a house in an empty folder to its first page."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        house = subprocess.Popen([COMMAND, "serve"], cwd=folder, stdout=subprocess.PIPE, text=True, env=os.environ)
        with house:
            assert house.stdout is not None
            found = re.search(r"open at (\S+)", house.stdout.readline())
            assert found is not None
            with urllib.request.urlopen(found[1]) as page:
                page.read()
            seconds = time.perf_counter() - began
            house.terminate()
        return seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    what: dict[str, Callable[[], float]] = {
        "python -c pass": lambda: ran(sys.executable, "-c", "pass"),
        "undercroft --help": lambda: ran(COMMAND, "--help"),
        "first page": first_page,
    }
    best = {name: min(measure() for _ in range(rounds)) for name, measure in what.items()}
    table = Table("", "ms", "times Python's start", "goal")
    for name, seconds in best.items():
        goal = GOALS.get(name)
        table.add_row(name, f"{seconds * 1000:.0f}", f"{seconds / best['python -c pass']:.1f}", f"{goal or ''}")
    Console().print(table)


if __name__ == "__main__":
    main()
