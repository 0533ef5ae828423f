"""Undercroft: play, study and balance modern tabletop games.

>>> import undercroft
>>> match = undercroft.Match(undercroft.game("dice_brewing"), seats=3, seed=7)
>>> chance = undercroft.seeded(2)
>>> while not match.over:
...     match.push(match.options[chance.below(len(match.options))])
>>> match.over
True

`print(match)` shows the position at any time, and in the end the scores.
"""

from __future__ import annotations

TYPE_CHECKING = False  # what `typing` has of this name, which takes long to import
if TYPE_CHECKING:
    from undercroft.engine.chance import Chance, seeded
    from undercroft.engine.errors import IllegalChoice, UndercroftError
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.state import Choice, Decision, Event, Refusal, Result, State, Step, playout
    from undercroft.games import all_games, game

__version__ = "0.2.0"
__all__ = [
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Match",
    "Refusal",
    "Result",
    "State",
    "Step",
    "UndercroftError",
    "all_games",
    "game",
    "playout",
    "seeded",
]
HOMES = {
    "engine.chance": ("Chance", "seeded"),
    "engine.errors": ("IllegalChoice", "UndercroftError"),
    "engine.game": ("Game",),
    "engine.match": ("Match",),
    "engine.state": ("Choice", "Decision", "Event", "Refusal", "Result", "State", "Step", "playout"),
    "games": ("all_games", "game"),
}
"""Where each public name is from. The engine is imported when one of them is first used, so that `undercroft --help`
need not wait for it."""

if not TYPE_CHECKING:  # type checkers take what is imported above, and report any other name

    def __getattr__(name: str) -> object:
        from importlib import import_module

        for home, names in HOMES.items():
            if name in names:
                found = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
