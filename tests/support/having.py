"""The games that have what a test looks at: a small game need not have cards, texts or transcripts to pass the house.

At least four have each of these, so that no test goes blind because something has moved.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from undercroft.engine.game import Game
from undercroft.games import all_games

TESTS = Path(__file__).parents[1]


def having(what: Callable[[Game[Any]], object]) -> dict[str, Game[Any]]:
    """All games that have something, by id."""
    found = {id: game for id, game in sorted(all_games().items()) if what(game)}
    assert len(found) >= 4, "the games have lost something, or it is elsewhere now"
    return found


CARDS = having(lambda game: game.decks)
TEXTS = having(lambda game: (game.folder() / "texts/en.ftl").exists())
RULEBOOK = having(lambda game: (game.folder() / "rulebook/en.ftl").exists())
HEADINGS = having(lambda game: any(id.startswith("lab-") for id in game.texts("en").ids))
SHOWN = having(lambda game: game.measures.not_a_use and game.measures.routine)
"""Games with events in which nothing is used: something is drawn or shown, or a round begins."""
TRANSCRIPTS = having(lambda game: (TESTS / "golden" / game.id).exists())
SAVES = sorted(file.name.partition(".")[0] for file in (TESTS / "old/saves").glob("*.jsonl.gz"))
"""Games with saves: of the present rules, and with its number of each version before."""
ROOMS = having(lambda game: (game.folder() / "rules").exists())
"""Games of more than a file or two, whose README says what each is."""
