"""CC-N13, CC-N13a. Shift."""

from __future__ import annotations

from typing import Final

from ...state import Cavern
from .general import General


class Shift(General):
    """Once all are locked, each first set card moves on to the next player in initiative who has one too."""

    def locks(self, s: Cavern) -> None:
        ring = [seat for seat in s.by_initiative() if s.heroes[seat].laid]
        if len(ring) < 2:
            return
        last = s.heroes[ring[-1]]
        card, by = last.laid[0], last.laid_by[0]
        for seat in ring:
            hero = s.heroes[seat]
            moved, moved_by = hero.laid[0], hero.laid_by[0]
            hero.laid[0], hero.laid_by[0] = card, by
            card, by = moved, moved_by
        if s.events is not None:
            s.tell("shift", {"seat": ring})


RULES: Final = Shift()
