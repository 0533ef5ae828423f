"""CC-N20, CC-N20a. The Necromancer."""

from __future__ import annotations

from typing import ClassVar, Final

from ...constants import AIM_INITIATIVE, NOBODY
from ...parts import Creature, Noted
from ...state import Cavern
from .general import General


class Necromancer(General):
    """Skeletons fight beside it and rise again; all crumble when it dies."""

    NUMBERS: ClassVar[tuple[str, ...]] = (
        "minion_life",
        "minion_prestige",
        "minion_max",
        "minion_start",
        "minion_damage",
    )
    AIMS: ClassVar[tuple[str, ...]] = ("skeleton",)
    LINES: ClassVar[tuple[str, ...]] = ("initiative:[1-6]", "skeleton")
    SAME_DAMAGE: ClassVar[dict[str, int]] = {"minion_damage": 1}
    LIMITS: ClassVar[dict[str, tuple[int, int]]] = {"minion_max": (0, 15), "minion_life": (1, 500)}
    PACK: ClassVar[bool | None] = False

    def set_up(self, s: Cavern) -> None:
        super().set_up(s)
        encounter = s.encounter()
        for _ in range(encounter.of("minion_start", s.column) + s.seats - s.living()):
            rise(s)

    def attack(self, s: Cavern) -> None:
        encounter = s.encounter()
        aims = encounter.attack[s.column]
        s.noted.append(Noted(AIM_INITIATIVE, aims[0].number, aims[0].damage, 0))
        for creature in s.creatures:
            if creature.minion:
                number = creature.number
                s.noted.append(Noted(AIM_INITIATIVE, number + 1, aims[1].damage, number))

    def striker(self, s: Cavern, ordinal: int) -> int:
        return ordinal

    def after_attack(self, s: Cavern) -> None:
        rise(s)

    def prestige(self, s: Cavern, creature: Creature) -> int:
        return s.encounter().of("minion_prestige", s.column) if creature.minion else s.encounter().prestige

    def creature_id(self, s: Cavern, number: int) -> str:
        return f"skeleton {number}" if number else s.encounter().id

    def full_life(self, s: Cavern, creature: Creature) -> int:
        return s.encounter().of("minion_life", s.column) if creature.minion else super().full_life(s, creature)

    def finished(self, s: Cavern) -> bool:
        return s.creature(0) is None


def rise(s: Cavern) -> None:
    """A skeleton takes the lowest free number, if there is one."""
    encounter = s.encounter()
    for number in range(1, encounter.of("minion_max", s.column) + 1):
        if s.creature(number) is None:
            at = 0
            while at < len(s.creatures) and s.creatures[at].number < number:
                at += 1
            s.creatures.insert(at, Creature(number, encounter.of("minion_life", s.column), 0, NOBODY, True))
            if s.events is not None:
                s.tell("rises", {"creature": s.creature_id(number)})
            return


RULES: Final = Necromancer()
