"""CC-N21. Axe."""

from __future__ import annotations

from typing import Final

from ...state import Cavern
from .general import General


class Axe(General):
    """Whoever it damages loses all riders."""

    def struck(self, s: Cavern, seat: int, ordinal: int) -> None:
        hero = s.heroes[seat]
        if hero.riders:
            s.discard.extend(hero.riders)
            if s.events is not None:
                s.tell("discard", {"seat": seat, "card": s.cards.ids(hero.riders)})
            hero.riders = []


RULES: Final = Axe()
