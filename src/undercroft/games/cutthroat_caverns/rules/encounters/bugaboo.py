"""CC-N16, CC-E12. The Bugaboo."""

from __future__ import annotations

from typing import ClassVar, Final

from ...constants import NONE
from ...state import Cavern
from ..strikes import Sweep, perform
from .general import General


class Bugaboo(General):
    """It strikes once, scares everybody, and flees back into the encounter deck with one more dread token."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("flee_round", "flee_party_damage", "prestige_token_max")
    CLAUSES: ClassVar[tuple[str, ...]] = ("flee_party_damage",)

    def set_up(self, s: Cavern) -> None:
        super().set_up(s)
        s.tokens = s.dread

    def attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        if s.round < encounter.of("flee_round", s.column):
            perform(s, encounter.attack[s.column])
        else:
            s.agenda.append(Sweep(encounter.of("flee_party_damage", s.column)))

    def after_attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        if s.round < encounter.of("flee_round", s.column):
            return
        if s.dread < encounter.of("prestige_token_max", s.column):
            s.dread += 1
        s.road.append(s.current)
        s.chance.shuffle(s.road)
        s.under = 0
        s.fled = s.current
        s.current = NONE
        s.creatures = []
        s.done = True
        if s.events is not None:
            s.tell("flees", {"encounter": encounter.id, "count": s.dread})


RULES: Final = Bugaboo()
