"""How fast we are, and beside whom. One command, one JSON result.

    python bench/run.py [--rounds 5] [--seconds 1.0] [--games dice_brewing,...] [--no-peers] [--json FILE]
        [--catanatron DIR] [--strength GAMES]

Every contender runs in a process of its own, one after the other, round after round; ratios are taken within a
round and then their median, because the machine itself changes speed. The fixed loop is plain Python that never
changes: a figure divided by it can be compared between machines.

The peers are Catanatron (Catan in Python) and OpenSpiel (connect four in C++), each in a virtual environment under
build/peers; one that cannot be installed is skipped, and the result says so. Catanatron's search players are not in its
release: a copy of its repository's package folder is named by --catanatron, and without one they are skipped too.

With --strength the plot of how strength grows with the budget is made as well, by bench/strength.py with so many games
at every seat; that takes long, and carries on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
sys.path.insert(0, str(ROOT / "tools"))

import compiled  # noqa: E402

MODES = ("plain", "compiled")
PEERS = {"catanatron": "catanatron==3.2.1", "openspiel": "open_spiel==2.0.2"}


def prepare_sources() -> dict[str, Path]:
    """Two copies of the sources, one of them compiled; connect four joins the engine in both."""
    where = {}
    for mode in MODES:
        folder = BUILD / "bench" / mode
        compiled.copy_sources(folder)
        toy = folder / "src/undercroft/engine/connect_four.py"
        toy.write_text((ROOT / "bench/connect_four.py").read_text())
        if mode == "compiled":
            compiled.compile_in(folder)
        where[mode] = folder / "src"
    return where


def prepare_peer(name: str, notices: list[str]) -> Path | None:
    """The Python of a peer's own environment, or None with a notice."""
    folder = BUILD / "peers" / name
    python = folder / "bin/python"
    stamp = folder / ".ready"
    if stamp.exists() and stamp.read_text() == PEERS[name]:
        return python
    print(f"Installing the peer {name} ...", file=sys.stderr, flush=True)
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True, capture_output=True)
        command = [str(python), "-m", "pip", "install", "-qq", PEERS[name]]
        subprocess.run(command, check=True, capture_output=True, timeout=600)
    except (subprocess.SubprocessError, OSError) as error:
        notices.append(f"{name} could not be installed and is left out ({type(error).__name__})")
        return None
    stamp.write_text(PEERS[name])
    return python


def measure(python: Path | str, what: list[str], path: Path | None, notices: list[str]) -> dict[str, float]:
    """Run one contender; the figures it prints."""
    pin = ["taskset", "-c", "1"] if (os.cpu_count() or 1) > 1 and Path("/usr/bin/taskset").exists() else []
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    command = [*pin, str(python), str(ROOT / "bench/contender.py"), *what]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    if done.returncode:
        notices.append(f"{' '.join(what)}: {done.stderr.strip().splitlines()[-1:]}")
        return {}
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def spread(values: list[float]) -> dict[str, float]:
    """Median, least and most."""
    return {key: float(f"{f(values):.4g}") for key, f in (("median", statistics.median), ("min", min), ("max", max))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each measure")
    parser.add_argument("--games", default="", help="only these games, separated by commas")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--catanatron", type=Path, help="folder that holds a newer package catanatron")
    parser.add_argument("--strength", type=int, default=0, help="games at every seat for the plot of strength")
    parser.add_argument("--json", type=Path, default=BUILD / "bench.json", help="where the result goes")
    asked = parser.parse_args()

    notices: list[str] = []
    sources = prepare_sources()
    peers = {} if asked.no_peers else {name: prepare_peer(name, notices) for name in PEERS}
    games = (
        asked.games.split(",")
        if asked.games
        else sorted(
            folder.name for folder in (ROOT / "src/undercroft/games").iterdir() if (folder / "game.py").exists()
        )
    )
    seconds = str(asked.seconds)
    contenders: dict[str, tuple[Path | str, list[str], Path | None]] = {
        "loop": (sys.executable, ["loop", seconds], None)
    }
    for name, python in peers.items():
        if python is not None:
            contenders[name] = (python, [name, seconds], None)
        if name == "catanatron" and python is not None:
            contenders["catanatron_search"] = (python, ["catanatron_search", seconds], asked.catanatron)
    for mode in MODES:
        contenders[f"connect_four/{mode}"] = (sys.executable, ["connect_four", seconds], sources[mode])
        for game in games:
            contenders[f"{game}/{mode}"] = (sys.executable, ["game", seconds, game], sources[mode])

    rounds: list[dict[str, float]] = []
    for number in range(asked.rounds):
        figures: dict[str, float] = {}
        for name, (runner, what, path) in contenders.items():
            print(f"\rround {number + 1}/{asked.rounds}: {name:<40}", end="", file=sys.stderr, flush=True)
            for key, value in measure(runner, what, path, notices).items():
                figures[f"{name} {key}"] = value
        rounds.append(figures)
    print(file=sys.stderr)

    result: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": asked.rounds,
        "figures": {key: spread([r[key] for r in rounds if key in r]) for key in rounds[0]},
        "ratios": ratios(rounds, games),
        "notices": sorted(set(notices)),
    }
    if asked.strength:
        result["strength"] = strength(games, asked.strength, sources["compiled"])
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(result, indent=1) + "\n")
    show(result)
    print(f"\nThe whole result is in {asked.json}.")


def strength(games: list[str], each: int, path: Path) -> Any:
    """How strength grows with the budget, on the compiled sources."""
    command = [sys.executable, str(ROOT / "bench/strength.py"), *games, "--games", str(each)]
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def ratios(rounds: list[dict[str, float]], games: list[str]) -> dict[str, dict[str, float]]:
    """First divided by second, within each round."""
    pairs = []
    for mode in MODES:
        for name in (*games, "connect_four"):
            pairs.append((f"{name}/{mode} decisions/s", "loop turns/s"))
        for name in games:
            pairs.append((f"{name}/{mode} decisions/s", "catanatron decisions/s"))
        pairs.append((f"connect_four/{mode} driven decisions/s", "openspiel driven decisions/s"))
        pairs.append((f"connect_four/{mode} decisions/s", "openspiel driven decisions/s"))
    for name in (*games, "connect_four"):
        pairs.append((f"{name}/compiled decisions/s", f"{name}/plain decisions/s"))
    for name in games:
        for player in ("value", "alpha-beta", "tree search 10"):
            pairs.append((f"{name}/compiled expert decisions/s", f"catanatron_search {player} decisions/s"))
    out = {}
    for first, second in pairs:
        values = [r[first] / r[second] for r in rounds if first in r and second in r]
        if values:
            out[f"{first} / {second}"] = spread(values)
    return out


def show(result: dict[str, Any]) -> None:
    """The result as tables."""
    from rich.console import Console
    from rich.table import Table

    for title, rows in (("Figures", result["figures"]), ("Ratios, within a round", result["ratios"])):
        table = Table("what", "median", "min", "max", title=title, title_justify="left")
        for name, value in rows.items():
            table.add_row(name, *(f"{value[key]:,.4g}" if value[key] < 1000 else f"{value[key]:,.0f}" for key in value))
        Console(width=120).print(table)
    for notice in result["notices"]:
        print("Note:", notice)


if __name__ == "__main__":
    main()
