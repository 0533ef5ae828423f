"""How Crystal Caverns is played well. What a role does next is in `instincts`, who will win in `prospects`."""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Decision, State
from undercroft.engine.thinking import Effort, Thinking, victory

from .forecast import Forecast, forecast
from .instincts import liking
from .levels import EFFORTS, EFFORTS_ALONE, EFFORTS_CROWDED, EXPERIENCED
from .minds import Mind
from .prospects import NOBODY, hope
from .state import Caverns
from .things import CAVERN, DRAGON, KNIGHT

BEGINNINGS: Final = ["knight", "war", "dragon", "cavern", "assign"]
"""The kinds of decision that a role's turn begins with."""

PATIENCE: Final = 24
"""Choices after which a playout is valued even in the middle of a turn."""

ALONE: Final = 4
"""Whoever is alone looks ahead to the next round that this number divides: there is nobody whose answers must be
guessed, and the Thief, who alone never won by what one turn promised, wins most games so."""

PATIENCE_ALONE: Final = 400
"""The same as PATIENCE where playouts go on for rounds."""

PATIENCE_OTHERS: Final = 60
"""The same for the turn of another role, which a playout waits for."""


def turn(s: Caverns) -> int:
    """The number of the present turn, from the beginning of the game."""
    return s.round * s.seats + (s.table.seat_of[s.active] if 0 <= s.active < 5 else 0)


class CavernsSense(Thinking[Caverns]):
    """Plays to the end of the turn and on until all others have had theirs, or alone for some rounds, then looks how
    near everyone is.

    The search tree ends with the turn: while it went into others' turns, what was compared was now half a move and now
    somebody's answer to it, and a search of 200 iterations lost to one that looks a single step ahead. But what the
    others do, by instinct, is waited for: valued at once, Knight and Goblins were not seen to play better than one that
    looks a single step ahead (docs/agents.md).

    Who has `experience` sees how the roles bear on each other; the others weigh what speaks for each by itself.
    """

    def __init__(self, experience: Forecast | None = None) -> None:
        super().__init__(0, PATIENCE, beyond=False)
        self.experience: Final = experience

    def learned(self, level: str) -> Thinking[Caverns]:
        return CavernsSense(forecast()) if level in EXPERIENCED else self

    def effort(self, level: str, s: Caverns) -> Effort:
        if s.seats == 1:
            return EFFORTS_ALONE[level]
        return EFFORTS[level] if s.seats == 2 else EFFORTS_CROWDED[level]

    def settled(self, s: Caverns) -> bool:
        """A role's turn has just begun."""
        if s.seats == 1 and s.round % ALONE and s.pending:
            return False
        if not s.pending or s.pending[0].kind not in BEGINNINGS:
            return not s.pending
        if s.active == KNIGHT:
            return s.knight.moved == 0 and s.knight.met == 0 and s.cubes_placed() == 0
        if s.active == DRAGON:
            return not s.dragon.moved and sum(s.dragon.hand) >= s.spirit()
        return s.active != CAVERN or not s.cavern.collected

    def play_on(self, s: State, depth: int, patience: int, chance: Chance) -> None:
        """To the end of the turn, and of a turn of everyone else."""
        super().play_on(s, depth, patience if s.seats > 1 else PATIENCE_ALONE, chance)
        assert isinstance(s, Caverns)
        own_next = turn(s) + s.seats - 1
        while s.result is None and turn(s) < own_next:
            super().play_on(s, 1, PATIENCE_OTHERS, chance)

    def values(self, s: Caverns) -> list[float]:
        """Each seat's share of the hopes of victory; what the Collapse may take belongs to nobody.

        That others win is worth nothing. While it was worth a little, as where points are counted, whoever had less
        hope than that helped them to it, and whoever was all but sure to win put it off.
        """
        if s.result is not None:
            return victory(s.result)
        if self.experience is not None and s.seats > 1:
            return self.experience.shares(s)
        shares = [math.exp(hope(s, role)) for role in s.table.order]
        total = sum(shares)
        if not s.plays(CAVERN):
            total += math.exp(hope(s, NOBODY))
        return [share / total for share in shares]

    def pick(self, s: Caverns, decision: Decision, chance: Chance) -> Choice:
        """The choice that looks best, give or take a little."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        mind = Mind(s, decision.seat, decision.kind)
        best = options[0]
        top = -1e9
        for option in options:
            worth = liking(mind, option) + chance.below(1000) / 250.0
            if worth > top:
                top = worth
                best = option
        return best
