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

from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import IllegalChoice, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.state import Choice, Decision, Event, Refusal, Result, State, Step, playout
from undercroft.games import all_games, game

__version__ = "0.1.0"
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
