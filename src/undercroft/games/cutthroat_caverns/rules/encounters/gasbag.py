"""CC-N06. The Gasbag."""

from __future__ import annotations

from typing import ClassVar, Final

from ...state import Cavern
from ..strikes import Strike
from .general import General


class Gasbag(General):
    """It swells each round, and bursts in its killer's face."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("burst_cap", "fire_burst", "prestige_token_per_round", "prestige_token_max")
    CLAUSES: ClassVar[tuple[str, ...]] = ("burst_cap", "fire_burst")

    def after_attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        most = encounter.of("prestige_token_max", s.column)
        if s.tokens < most:
            s.tokens = min(s.tokens + encounter.of("prestige_token_per_round", s.column), most)
            if s.events is not None:
                s.tell("token", {"encounter": encounter.id, "count": s.tokens})

    def reacts(self, s: Cavern, seat: int, value: int, damage: int, killed: bool, fire: bool) -> None:
        if killed:
            encounter = s.encounter()
            cap = encounter.of("burst_cap", s.column)
            burst = encounter.of("fire_burst", s.column) if fire else value if value < cap else cap
            s.agenda.append(Strike(seat, burst, 0))


RULES: Final = Gasbag()
