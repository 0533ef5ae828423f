"""CC-N03. The Anti-Paladin."""

from __future__ import annotations

from typing import ClassVar, Final

from ...state import Cavern
from .general import General


class AntiPaladin(General):
    """It gains what the party really suffered (CC-M14)."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("life_cap",)

    def swept(self, s: Cavern, suffered: int) -> None:
        if s.creatures:
            gained = s.add_life(s.creatures[0], suffered, s.encounter().of("life_cap"))
            if s.events is not None and gained:
                s.tell("creature_gains", {"encounter": s.encounter().id, "count": gained})


RULES: Final = AntiPaladin()
