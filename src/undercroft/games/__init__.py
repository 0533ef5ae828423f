"""The games: one folder each, found by looking. Adding one changes nothing here."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game


@cache
def all_games() -> dict[str, Game[Any]]:
    """Every game in this folder, by id."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game: Game[Any] = importlib.import_module(f"{__name__}.{module.name}").GAME
            found[game.id] = game
    return found


def game(id: str) -> Game[Any]:
    """The game with this id."""
    games = all_games()
    if id not in games:
        raise SetupError(f"there is no game {id!r}; the games are: {', '.join(games)}")
    return games[id]
