"""The checks of `undercroft doctor`."""

from __future__ import annotations

import locale
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import undercroft
from undercroft.engine import state as kernel
from undercroft.engine.chance import seeded
from undercroft.engine.errors import installing
from undercroft.engine.game import Game
from undercroft.engine.state import playout
from undercroft.engine.texts import LANGUAGES
from undercroft.games import all_games

from . import files

EXTRAS = {
    "lab": ("openskill", "polars"),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
}
"""By name, modules of what each extra brings."""


@dataclass
class Check:
    """The result of one check."""

    name: str
    ok: bool
    found: str


def examine(cards: Path | None = None) -> list[Check]:
    """Run all checks. A failed one does not stop the others."""
    checks = [
        look("undercroft", lambda: f"{undercroft.__version__} in {Path(str(undercroft.__file__)).parent}"),
        look("python", lambda: f"{platform.python_version()} ({sys.executable})"),
        look("packages", packages),
        look("compiled", compiled),
        look("browser client", client),
        look("extras", extras),
        look("terminal", terminal),
        look("saves", writable),
    ]
    try:
        games = all_games()
    except Exception as error:
        return [*checks, Check("games", False, f"{type(error).__name__}: {error}")]
    for game in games.values():
        folder = cards if cards is not None and list(games) == [game.id] else None
        checks.append(look(f"{game.id} cards", partial(card_source, game, folder)))
        checks.append(look(f"{game.id} texts", partial(texts_of, game)))
        checks.append(look(f"{game.id} game", partial(quick_game, game)))
    return checks


def look(name: str, check: Callable[[], str]) -> Check:
    """Run a check. If it raises an error, the check has failed and the error is what it found."""
    try:
        return Check(name, True, check())
    except Exception as error:
        return Check(name, False, f"{type(error).__name__}: {error}")


def packages() -> str:
    return ", ".join(f"{name} {metadata.version(name)}" for name in ("rich", "msgspec", "fluent.runtime"))


def compiled() -> str:
    """The kernel is a shared library if mypyc compiled it."""
    if not str(kernel.__file__).endswith(".py"):
        return "yes, with mypyc"
    return "no: plain Python, correct but slower (make fast compiles)"


def client() -> str:
    """Is what `undercroft serve` sends to browsers there? It comes with a wheel; in a checkout it is built."""
    if Path(str(undercroft.__file__)).with_name("server").joinpath("client", "index.html").exists():
        return "yes"
    return "not built: make web builds it; the house is open for programs alone"


def extras() -> str:
    """Which extras are installed, and how to get the others."""
    return "; ".join(
        f"{name}: yes" if all(find_spec(module) for module in modules) else f"{name}: no ({installing(name)})"
        for name, modules in EXTRAS.items()
    )


def terminal() -> str:
    size = shutil.get_terminal_size()
    console = Console()
    colours = console.color_system or "no colours"
    encoding = getattr(sys.stdout, "encoding", None) or locale.getpreferredencoding(False)
    return f"{size.columns}x{size.lines}, {colours}, {encoding}" + (", NO_COLOR" if "NO_COLOR" in os.environ else "")


def writable() -> str:
    """Check that a file can be made where games are saved, or in the nearest folder above that exists. It is removed
    again."""
    home = files.home()
    nearest = next(folder for folder in (home, *home.parents) if folder.exists())
    with tempfile.NamedTemporaryFile(dir=nearest):
        pass
    return f"{home} can be written"


def card_source(game: Game[Any], folder: Path | None) -> str:
    cards = game.load_cards(folder)
    if cards is None:
        return "this game has none"
    deck = getattr(cards, "deck", "own")
    return f"the game's own, {game.folder() / 'cards'}" if deck == "own" else f"{folder}, known as {deck}"


def texts_of(game: Game[Any]) -> str:
    return ", ".join(f"{language}: {len(game.texts(language).rules())} rules" for language in LANGUAGES)


def quick_game(game: Game[Any]) -> str:
    """Play one game with random choices to its end."""
    start = time.perf_counter()
    s = game.new(game.min_seats, seed=1)
    choices = playout(s, seeded(1))
    if s.result is None:
        raise RuntimeError(f"stopped after {choices} choices without a result")
    return f"{choices} random choices to the end in {time.perf_counter() - start:.2f} s"


def as_json(checks: list[Check]) -> dict[str, Any]:
    """The checks for a program."""
    return {"ok": all(check.ok for check in checks), "checks": [asdict(check) for check in checks]}


def print_checks(checks: list[Check], console: Console) -> None:
    """Print the checks for a person."""
    table = Table.grid(padding=(0, 2))
    for check in checks:
        sign = Text("ok", "green") if check.ok else Text("NO", "bold red")
        table.add_row(sign, Text(check.name, "bold"), Text(check.found))
    console.print(table)
