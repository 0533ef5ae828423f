"""CC-N14. The Arc Mages."""

from __future__ import annotations

from typing import ClassVar, Final

from ...definitions.native import Aim
from ...state import Cavern
from .general import General


class ArcMages(General):
    """The lightning makes one arc for each living mage, from the start of the list."""

    PACK: ClassVar[bool | None] = True

    def matrix(self, s: Cavern) -> list[Aim]:
        return s.encounter().attack[s.column][: len(s.creatures)]


RULES: Final = ArcMages()
