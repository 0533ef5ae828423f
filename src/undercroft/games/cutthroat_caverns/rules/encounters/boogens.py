"""CC-N17. The Boogens."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Step

from ...constants import NOBODY
from ...state import Cavern
from ..strikes import Strike, push_in_order
from .general import General


class Bite(Step[Cavern]):
    """A boogen that still lives bites whoever it clings to by now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "damage")

    def __init__(self, number: int, damage: int) -> None:
        self.number: int = number
        self.damage: int = damage

    def run(self, s: Cavern) -> None:
        boogen = s.creature(self.number)
        if boogen is not None and boogen.host != NOBODY:
            s.agenda.append(Strike(boogen.host, self.damage, self.number))


class Boogens(General):
    """Each clings to a player and bites at the end of the round; from the dead it leaps to the next living seat."""

    AIMS: ClassVar[tuple[str, ...]] = ("host",)
    LINES: ClassVar[tuple[str, ...]] = ("host",)
    PACK: ClassVar[bool | None] = True

    def set_up(self, s: Cavern) -> None:
        super().set_up(s)
        order = s.from_lead()
        for i, boogen in enumerate(s.creatures):
            boogen.host = order[i % len(order)]

    def attack(self, s: Cavern) -> None:
        damage = s.encounter().attack[s.column][0].damage
        steps: list[Step[Cavern]] = []
        for boogen in s.creatures:
            steps.append(Bite(boogen.number, damage))
        push_in_order(s, steps)

    def striker(self, s: Cavern, ordinal: int) -> int:
        return ordinal

    def host_fell(self, s: Cavern, seat: int) -> None:
        for boogen in s.creatures:
            if boogen.host == seat:
                for offset in range(1, s.seats):
                    host = (seat + offset) % s.seats
                    if s.heroes[host].alive:
                        boogen.host = host
                        break


RULES: Final = Boogens()
