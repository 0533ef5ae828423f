"""What games depend on beside their seed: the rules, the cards, and how agents think. Games of different ones are not
to be mixed, neither in a folder that is carried on nor on machines that share the work."""

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
    """The version of the rules, the owner's cards, and the house's cards as they are."""
    return f"{setup.version} {setup.deck} {_digest(cards_of(setup.game))}"


def agent_digest(game_id: str) -> str:
    """How agents think in a game, as it stands in the sources."""
    return _digest(thinking_files(game_id))


def check_same_rules(setup: Setup, rules: str) -> None:
    """Refuse to play for somebody under other rules. `rules` is what `known` gave where the work was handed out."""
    if rules and known(setup) != rules:
        raise SetupError(
            f"the rules, cards or agents of {setup.game} on this machine are not those of the one that shares out the "
            "games; install the same Undercroft on every machine, and put the same cards at the same path"
        )


def known(setup: Setup) -> str:
    """Rules and minds in one."""
    return f"{rules_of(setup)} {agent_digest(setup.game)}"


def thinking_files(game_id: str) -> tuple[Path, ...]:
    """What may say how agents play a game: all of its own sources, as any of them may be asked, and what was fitted."""
    house = Path(__file__).parents[1]
    shared = [
        *sorted((house / "agents").rglob("*.py")),
        house / "engine" / "knowledge.py",
        house / "lab" / "simulate.py",
    ]
    folder = find_game(game_id).folder()
    return (*shared, *sorted(folder.rglob("*.py")), *sorted((folder / "ai").glob("*.toml")))


def cards_of(game_id: str) -> tuple[Path, ...]:
    """The house's own card files of a game."""
    return tuple(sorted((find_game(game_id).folder() / "cards").glob("*.toml")))


def card_data(game_id: str, folder: str) -> dict[str, dict[str, Any]]:
    """What the card files of a table say, an owner's in place of the house's own: the same for files that differ only
    in their comments and their form."""
    game = find_game(game_id)
    files = choose_files(game.folder() / "cards", game.decks, Path(folder) if folder else None)
    return {name: Deck(file).data for name, file in files.items()}


@cache  # asked for every game; sources do not change under a running process, or it would not run them
def _digest(files: Iterable[Path]) -> str:
    made = hashlib.sha256()
    for file in files:
        data = file.read_bytes()
        made.update(f"{file.name} {len(data)}\n".encode() + data)
    return made.hexdigest()[:16]
