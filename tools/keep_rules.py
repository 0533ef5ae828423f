"""Keep a game's present rules for the tables that were begun under them, before its version is bumped.

    python tools/keep_rules.py dice_brewing

copies the game's folder to games/earlier/GAME_VERSION. It is never changed after that, except to keep it running.
"""

import shutil
import sys
from pathlib import Path

from undercroft.engine.errors import SetupError
from undercroft.games import game as find_game

EARLIER = Path(__file__).resolve().parents[1] / "src/undercroft/games/earlier"


def keep(id: str, into: Path = EARLIER) -> Path:
    """Copy the rules of a game; the new folder."""
    game = find_game(id)
    target = into / f"{id}_{game.version}"
    if target.exists():
        raise SetupError(f"{target} is there already: has the version been bumped?")
    shutil.copytree(game.folder(), target, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return target


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        print(keep(sys.argv[1]))
    except SetupError as error:
        sys.exit(str(error))
