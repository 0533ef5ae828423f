"""CC-N12. Spite."""

from __future__ import annotations

from typing import ClassVar, Final

from ...state import Cavern
from ..harm import bury, hurt
from .general import General


class Spite(General):
    """Whoever damages it with an attack pays at once, the killer too. Nobody can step in between."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("retaliate_damage",)
    CLAUSES: ClassVar[tuple[str, ...]] = ("retaliate_damage",)

    def reacts(self, s: Cavern, seat: int, value: int, damage: int, killed: bool, fire: bool) -> None:
        if damage > 0 and not fire:
            hurt(s, seat, s.encounter().of("retaliate_damage"))
            bury(s)


RULES: Final = Spite()
