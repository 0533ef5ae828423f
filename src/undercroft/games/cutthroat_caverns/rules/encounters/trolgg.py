"""CC-N09. Trolgg."""

from __future__ import annotations

from typing import ClassVar, Final

from ...state import Cavern
from .general import General


class Trolgg(General):
    """Its wounds close before it attacks, never above where it began."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("regenerate",)
    PACK: ClassVar[bool | None] = False

    def before_attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        gained = s.add_life(s.creatures[0], encounter.of("regenerate", s.column), encounter.life[s.column])
        if s.events is not None and gained:
            s.tell("creature_gains", {"encounter": encounter.id, "count": gained})


RULES: Final = Trolgg()
