"""CC-N18, CC-N18a. The Clockwork Golem."""

from __future__ import annotations

from typing import ClassVar, Final

from ...constants import AIM_CYCLE
from ...parts import Creature, Noted
from ...state import Cavern
from .general import General


class ClockworkGolem(General):
    """Each round winds it up; it strikes round the table, harder and harder."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("damage_per_token",)
    CLAUSES: ClassVar[tuple[str, ...]] = ("damage_per_token",)
    AIMS: ClassVar[tuple[str, ...]] = ("winding", "winding_next")
    LINES: ClassVar[tuple[str, ...]] = ("winding", "winding_next")
    FEWEST: ClassVar[int] = 1

    def before_attack(self, s: Cavern) -> None:
        if s.tokens < s.cards.tokens["winding"]:
            s.tokens += 1
            if s.events is not None:
                s.tell("token", {"encounter": s.encounter().id, "count": s.tokens})

    def attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        for ordinal, aim in enumerate(encounter.attack[s.column]):
            damage = aim.damage + encounter.of("damage_per_token", s.column) * s.tokens
            s.noted.append(Noted(AIM_CYCLE, s.round + ordinal, damage, ordinal))

    def prestige(self, s: Cavern, creature: Creature) -> int:
        return s.encounter().prestige


RULES: Final = ClockworkGolem()
