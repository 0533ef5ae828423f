"""How good a position of Crystal Caverns is, and when a search stops to ask.

What a role does next is in `policy`, how near each is to victory in `prospects`.
"""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.knowledge import Budget, Knowledge, victory
from undercroft.engine.state import Choice, Decision, State

from ..constants import CAVERN
from ..state import Caverns
from .levels import BUDGETS, BUDGETS_CROWDED, BUDGETS_SOLO, EXPERIENCED, WAIT_IN_CROWD, WAIT_IN_DUEL
from .network import Forecast, forecast
from .policy import choose
from .prospects import NOBODY, hope
from .random_play import weight

PATIENCE: Final = 60
"""Choices for each turn after which a playout is valued even in the middle of one."""

SOLO_ROUNDS: Final = 4
"""Whoever is alone looks ahead to the next round that this number divides: there is nobody whose answers must be
guessed, and the Thief, who alone never won by what one turn promised, wins most games so."""

PATIENCE_SOLO: Final = 400
"""The same as PATIENCE where playouts go on for rounds."""

NO_TURN: Final = -9
"""Before every turn, however many seats there are: whoever thinks about nothing in particular waits for nobody."""


def turn(s: Caverns) -> int:
    """The number of the present turn, from the beginning of the game."""
    return s.round * s.seats + (s.table.seat_of[s.active] if 0 <= s.active < 5 else 0)


class CrystalKnowledge(Knowledge[Caverns]):
    """Plays to the end of the turn, alone for some rounds, then looks how near everyone is.

    The search tree ends there too: while it went into others' turns, what was compared was now half a move and now
    somebody's answer to it, and a search of 200 iterations lost to one that looks a single step ahead.

    Who has `experience` sees how the roles bear on each other, except alone; the others weigh what speaks for each by
    itself. The turns of the roles that `wait`, in a duel and in a crowd, are valued once everyone else has had one, by
    instinct: that tells more, but with much luck in between. In a crowd the answers are so many, and instinct so far
    from what they will be, that what the turn was worth when it was over counts for half (docs/notes/agent-trials.md).
    """

    def __init__(
        self,
        experience: Forecast | None = None,
        wait_in_duel: tuple[int, ...] = (),
        wait_in_crowd: tuple[int, ...] = (),
    ) -> None:
        super().__init__(0, PATIENCE, search_past_quiet=False)
        self.experience: Final = experience
        self.wait_in_duel: Final = wait_in_duel
        self.wait_in_crowd: Final = wait_in_crowd
        self.began: int = NO_TURN
        """The turn that is being thought about."""
        self.waits: bool = False
        """Is that turn valued only once everyone else has had one?"""
        self.soon: list[float] = []
        """What it was worth when it was over, if this counts for half."""

    def for_level(self, level: str) -> Knowledge[Caverns]:
        if level not in EXPERIENCED:
            return self
        return CrystalKnowledge(forecast(), WAIT_IN_DUEL, WAIT_IN_CROWD[level])

    def budget(self, level: str, s: Caverns) -> Budget:
        if s.seats == 1:
            return BUDGETS_SOLO[level]
        return BUDGETS[level] if s.seats == 2 else BUDGETS_CROWDED[level]

    def start_search(self, s: Caverns) -> None:
        self.began = turn(s)
        self.waits = s.active in (self.wait_in_duel if s.seats == 2 else self.wait_in_crowd)

    def is_quiet(self, s: Caverns) -> bool:
        """Is the turn over? It is not told by what is asked: the Goblins' turn may begin with almost any question."""
        return not s.pending or (turn(s) != self.began and (s.seats > 1 or s.round % SOLO_ROUNDS == 0))

    def rollout(self, s: State, depth: int, patience: int, chance: Chance) -> None:
        """To the end of the turn and, for who waits, of a turn of everyone else."""
        super().rollout(s, depth, patience if s.seats > 1 else PATIENCE_SOLO, chance)
        if self.waits:
            assert isinstance(s, Caverns)
            if s.seats > 2:
                self.soon = self.win_shares(s)
            own_next = self.began + s.seats
            for _ in range(PATIENCE * (s.seats - 1)):
                if s.result is not None or turn(s) >= own_next:
                    return
                super().rollout(s, 1, 0, chance)

    def evaluate(self, s: Caverns) -> list[float]:
        """Each seat's chance to win; where a playout has just waited, the mean of now and of when the turn was over."""
        later, soon = self.win_shares(s), self.soon
        if not soon:
            return later
        self.soon = []
        return [(soon[seat] + later[seat]) / 2.0 for seat in range(len(later))]

    def win_shares(self, s: Caverns) -> list[float]:
        """Each seat's chance to win; the Collapse's chance to take all belongs to nobody.

        Another's victory is worth nothing. While it was worth a little, as in games that count points, a seat with
        less hope than that helped others to win, and a seat that was all but sure of winning put it off.
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

    def weight(self, choice: Choice) -> int:
        return weight(choice)

    def policy(self, s: Caverns, decision: Decision, chance: Chance) -> Choice:
        return choose(s, decision, chance)
