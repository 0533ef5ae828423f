"""The general rules of encounters. Each encounter has a small module beside this one that overrides what it needs."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ...constants import NOBODY
from ...parts import Creature, Noted
from ...state import Cavern, EncounterRules
from ..strikes import Strike, noted_target, perform


@mypyc_attr(allow_interpreted_subclasses=True)
class General(EncounterRules):
    """An encounter that says nothing else follows these (CC-G08)."""

    def set_up(self, s: Cavern) -> None:
        """CC-E03. The creatures, by the column of the players who started."""
        encounter = s.encounter()
        column = s.column
        count = encounter.creatures[column]
        if count:
            for number in range(1, count + 1):
                s.creatures.append(Creature(number, encounter.creature_life[column], 0, NOBODY, False))
        else:
            s.creatures.append(Creature(0, encounter.life[column], 0, NOBODY, False))
        if encounter.opening:
            perform(s, encounter.attack[column])

    def attack(self, s: Cavern) -> None:
        """CC-M01(b), CC-M09, CC-M12. The matrix, or the fallback if its first line finds nobody."""
        if not perform(s, self.matrix(s)):
            perform(s, s.encounter().fallback[s.column])

    def falls(self, s: Cavern, noted: Noted) -> None:
        """CC-R02. A noted strike falls."""
        seat = noted_target(s, noted)
        if seat != NOBODY:
            s.agenda.append(Strike(seat, noted.damage, noted.ordinal))
