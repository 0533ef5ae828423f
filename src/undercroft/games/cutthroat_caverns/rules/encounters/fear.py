"""CC-N10, CC-N10a. Fear."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from ...choices import COWER, STAND
from ...state import Cavern
from .. import why_not
from ..strikes import Strike, Sweep, push_in_order
from .general import General


class StandOrCower(Step[Cavern]):
    """CC-X06. All able players choose at once and in secret; all others cower."""

    def run(self, s: Cavern) -> None:
        for seat, hero in enumerate(s.heroes):
            if s.able(hero):
                s.ask(seat, "stand", [STAND, COWER])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        hero = s.heroes[seat]
        hero.cowering = choice is COWER
        if s.events is not None:
            s.tell("cowers" if hero.cowering else "stands", {"seat": seat})

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_between(s, seat)


class Unable(Step[Cavern]):
    """Those who may not choose cower once the others have chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unable",)

    def __init__(self, unable: int) -> None:
        self.unable: int = unable

    def run(self, s: Cavern) -> None:
        for seat, hero in enumerate(s.heroes):
            if hero.alive and self.unable >> seat & 1:
                hero.cowering = True


STAND_OR_COWER: Final = StandOrCower()


class Fear(General):
    """Those who stand are struck; alone twice as hard; if nobody stands, everybody suffers."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("lone_damage", "none_party_damage")
    CLAUSES: ClassVar[tuple[str, ...]] = ("lone_damage", "none_party_damage")
    AIMS: ClassVar[tuple[str, ...]] = ("standing",)
    LINES: ClassVar[tuple[str, ...]] = ("standing",)

    def round_starts(self, s: Cavern) -> None:
        unable = 0
        for seat, hero in enumerate(s.heroes):
            if hero.alive and not s.able(hero):
                unable |= 1 << seat
        s.agenda.append(Unable(unable))
        s.agenda.append(STAND_OR_COWER)

    def attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        standing = [seat for seat in s.by_initiative() if not s.heroes[seat].cowering]
        if not standing:
            s.agenda.append(Sweep(encounter.of("none_party_damage", s.column)))
        elif len(standing) == 1:
            s.agenda.append(Strike(standing[0], encounter.of("lone_damage", s.column), 0))
        else:
            damage = encounter.attack[s.column][0].damage
            steps: list[Step[Cavern]] = []
            for ordinal, seat in enumerate(standing):
                steps.append(Strike(seat, damage, ordinal))
            push_in_order(s, steps)


RULES: Final = Fear()
