"""CC-N07. The Wolf Pack."""

from __future__ import annotations

from typing import ClassVar, Final

from ...constants import AIM_CYCLE
from ...parts import Noted
from ...state import Cavern
from .general import General


class WolfPack(General):
    """Each living wolf goes for the initiative of its own number, round the living players."""

    AIMS: ClassVar[tuple[str, ...]] = ("wolf",)
    LINES: ClassVar[tuple[str, ...]] = ("wolf",)
    PACK: ClassVar[bool | None] = True

    def attack(self, s: Cavern) -> None:
        damage = s.encounter().attack[s.column][0].damage
        for wolf in s.creatures:
            s.noted.append(Noted(AIM_CYCLE, wolf.number, damage, wolf.number))

    def striker(self, s: Cavern, ordinal: int) -> int:
        return ordinal


RULES: Final = WolfPack()
