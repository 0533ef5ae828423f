"""The games: one folder each, found by looking. Adding one changes nothing here."""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
from functools import cache, lru_cache
from typing import Any

from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game

EARLIER = "UNDERCROFT_EARLIER"
"""Names folders with more earlier rules, beside those of games/earlier."""
ID = re.compile("[a-z0-9_]+")
"""What may be looked for as a module: ids also come from transcripts, which anyone may write."""


@cache
def all_games() -> dict[str, Game[Any]]:
    """Every game in this folder, by id."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and module.name != "earlier":
            game: Game[Any] = importlib.import_module(f"{__name__}.{module.name}").GAME
            found[game.id] = game
    return found


def game(id: str, version: int | None = None) -> Game[Any]:
    """The game with this id, under its present rules or under those of some earlier version."""
    now = all_games().get(id)
    if now is not None and version in (None, now.version):
        return now
    if version is not None and ID.fullmatch(id) and (kept := _earlier(id, version)) is not None:
        return kept
    if now is None:
        raise SetupError(f"there is no game {id!r}; the games are: {', '.join(all_games())}")
    raise SetupError(
        f"this was played under version {version} of the rules of {now.name}; here are version {now.version} "
        f"and no earlier rules called {id}_{version}, and it must not be altered silently"
    )


@lru_cache(maxsize=64)  # not more: what is not found is remembered too
def _earlier(id: str, version: int) -> Game[Any] | None:
    """Rules kept for what was begun under them: the package ID_VERSION, a copy of the game's folder of that time."""
    package = importlib.import_module(f"{__name__}.earlier")
    for folder in os.environ.get(EARLIER, "").split(os.pathsep):
        if folder and folder not in package.__path__:
            package.__path__.append(folder)
    name = f"{package.__name__}.{id}_{version}"
    importlib.invalidate_caches()
    try:
        game: Game[Any] = importlib.import_module(name).GAME
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    if (game.id, game.version) != (id, version):
        raise SetupError(f"the earlier rules {id}_{version} are in truth {game.id} {game.version}")
    return game
