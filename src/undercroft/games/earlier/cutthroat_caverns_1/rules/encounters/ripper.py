"""CC-N01. The Ripper."""

from __future__ import annotations

from typing import Final

from ...state import Cavern
from ..draws import throw_away
from .general import General


class Ripper(General):
    """Whoever it damages loses a random card."""

    def struck(self, s: Cavern, seat: int, ordinal: int) -> None:
        hand = s.heroes[seat].hand
        if hand:
            throw_away(s, seat, [s.chance.draw(hand[:])])


RULES: Final = Ripper()
