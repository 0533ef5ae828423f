"""Digests of what games depend on besides their seed: the rules, the cards and the agents.

Games with different digests must not be mixed: not in a folder that is resumed, and not between machines that share the
work.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from undercroft.engine.cards import Deck, choose_files
from undercroft.engine.errors import SetupError
from undercroft.engine.state import Setup
from undercroft.games import game as find_game


def rules_of(setup: Setup) -> str:
    """The version of the rules, the label of the owner's cards, and a digest of the game's own cards."""
    return f"{setup.version} {setup.deck} {_digest(cards_of(setup.game))}"


def agent_digest(game_id: str) -> str:
    """A digest of the files that decide how agents play a game."""
    return _digest(thinking_files(game_id))


def check_same_rules(setup: Setup, rules: str) -> None:
    """Raise SetupError if rules, cards or agents differ here. `rules` is what `known` returned where the work was
    handed out."""
    if rules and known(setup) != rules:
        raise SetupError(
            f"the rules, cards or agents of {setup.game} here differ from those on the machine that hands out "
            "the games; install the same Undercroft on every machine, and put the same cards at the same path"
        )


def known(setup: Setup) -> str:
    """What `rules_of` and `agent_digest` return, as one text."""
    return f"{rules_of(setup)} {agent_digest(setup.game)}"


def thinking_files(game_id: str) -> tuple[Path, ...]:
    """All files that may decide how agents play a game: its own sources, any of which an agent may call, and fitted
    values."""
    house = Path(__file__).parents[1]
    shared = [
        *sorted((house / "agents").rglob("*.py")),
        house / "engine" / "knowledge.py",
        house / "lab" / "simulate.py",
    ]
    folder = find_game(game_id).folder()
    return (*shared, *sorted(folder.rglob("*.py")), *sorted((folder / "ai").glob("*.toml")))


def cards_of(game_id: str) -> tuple[Path, ...]:
    """The game's own card files."""
    return tuple(sorted((find_game(game_id).folder() / "cards").glob("*.toml")))


def card_data(game_id: str, folder: str) -> dict[str, dict[str, Any]]:
    """The parsed card files of a table, an owner's files in place of the game's own. Two folders that differ only in
    comments and layout give the same data."""
    game = find_game(game_id)
    files = choose_files(game.folder() / "cards", game.decks, Path(folder) if folder else None)
    return {name: Deck(file).data for name, file in files.items()}


@cache  # called for every game; sources do not change under a running process
def _digest(files: Iterable[Path]) -> str:
    made = hashlib.sha256()
    for file in files:
        data = file.read_bytes()
        made.update(f"{file.name} {len(data)}\n".encode() + data)
    return made.hexdigest()[:16]
