"""CC-N25. Medusa."""

from __future__ import annotations

from typing import Final

from ...state import Cavern
from .general import General


class Medusa(General):
    """Whoever her first strike damages is stone for the round that is starting."""

    def struck(self, s: Cavern, seat: int, ordinal: int) -> None:
        if ordinal == 0:
            s.heroes[seat].petrified = True
            if s.events is not None:
                s.tell("petrified", {"seat": seat})


RULES: Final = Medusa()
