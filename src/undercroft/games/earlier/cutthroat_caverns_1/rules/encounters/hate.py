"""CC-N11. Hate."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Step

from ...state import Cavern
from ..strikes import Strike, push_in_order
from .general import General


class Hate(General):
    """It feeds on what players do to each other, and strikes whoever leads."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("life_per_action", "tied_leader_damage", "life_cap")
    CLAUSES: ClassVar[tuple[str, ...]] = ("tied_leader_damage",)
    AIMS: ClassVar[tuple[str, ...]] = ("leader",)

    def action_done(self, s: Cavern) -> None:
        if s.creatures:
            encounter = s.encounter()
            gained = s.add_life(s.creatures[0], encounter.of("life_per_action"), encounter.of("life_cap"))
            if s.events is not None and gained:
                s.tell("creature_gains", {"encounter": encounter.id, "count": gained})

    def attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        most = -1
        leading: list[int] = []
        for seat in s.by_initiative():
            prestige = s.heroes[seat].prestige
            if prestige > most:
                most, leading = prestige, [seat]
            elif prestige == most:
                leading.append(seat)
        if len(leading) == 1:
            s.agenda.append(Strike(leading[0], encounter.attack[s.column][0].damage, 0))
            return
        steps: list[Step[Cavern]] = []
        for ordinal, seat in enumerate(leading):
            steps.append(Strike(seat, encounter.of("tied_leader_damage"), ordinal))
        push_in_order(s, steps)


RULES: Final = Hate()
