"""CC-N15. The Blood Mage."""

from __future__ import annotations

from typing import ClassVar, Final

from ...state import Cavern
from .general import General


class BloodMage(General):
    """Its rituals lengthen the way: an unused encounter goes under the encounter deck, unseen."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("ritual_rounds",)
    LISTS: ClassVar[tuple[str, ...]] = ("ritual_rounds",)

    def after_attack(self, s: Cavern) -> None:
        if s.unused and s.round in s.encounter().numbers["ritual_rounds"]:
            s.road.append(s.chance.draw(s.unused))
            s.under += 1
            if s.events is not None:
                s.tell("ritual", {"count": len(s.road)})


RULES: Final = BloodMage()
