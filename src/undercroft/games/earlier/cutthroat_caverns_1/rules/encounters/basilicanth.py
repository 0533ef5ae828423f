"""CC-N08. The Basilicanth."""

from __future__ import annotations

from typing import Final

from ...state import Cavern
from .general import General


class Basilicanth(General):
    """Whoever it damages is numb until the next standard attack."""

    def struck(self, s: Cavern, seat: int, ordinal: int) -> None:
        s.heroes[seat].numb = True
        if s.events is not None:
            s.tell("numb", {"seat": seat})


RULES: Final = Basilicanth()
