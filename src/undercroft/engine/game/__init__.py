"""The interface of a game: `Game`, and the parts that terminal, server, agents, lab and checks use."""

from .checks import Checks
from .game import Game, Option
from .live import AutoAnswers, LiveViews
from .measures import Measures
from .wording import Wording

__all__ = ["AutoAnswers", "Checks", "Game", "LiveViews", "Measures", "Option", "Wording"]
