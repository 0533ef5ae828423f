"""CC-N22, CC-N22a. The Mind Grub."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Step

from ...choices import GUILE, RAGE, WILL
from ...constants import NOBODY
from ...parts import Noted
from ...state import Cavern
from ..harm import bury, hurt
from .general import General

ANSWERS: Final[list[Choice]] = [WILL, RAGE, GUILE]
"""Each beats the next one, and the last the first."""


class Duel(Step[Cavern]):
    """CC-X19. Two players choose at once and in secret; the loser suffers, or both a little. Nobody can step in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other", "damage")

    def __init__(self, one: int, other: int, damage: int) -> None:
        self.one: int = one
        self.other: int = other
        self.damage: int = damage

    def run(self, s: Cavern) -> None:
        s.ask(self.one, "duel", ANSWERS[:])
        s.ask(self.other, "duel", ANSWERS[:])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        s.memory.append(ANSWERS.index(choice))
        if s.events is not None:
            s.tell("duel", {"seat": seat, "answer": choice.text})
        if len(s.memory) < 2:
            return
        first, second = s.memory[0], s.memory[1]
        s.memory = []
        if first == second:
            tie = s.encounter().of("tie_damage")
            hurt(s, self.one, tie)
            hurt(s, self.other, tie)
        elif (first + 1) % 3 == second:
            hurt(s, self.other, self.damage)
        else:
            hurt(s, self.one, self.damage)
        bury(s)


class MindGrub(General):
    """The holders of two neighbouring Initiative cards must fight each other's minds."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("lone_damage", "tie_damage")
    CLAUSES: ClassVar[tuple[str, ...]] = ("lone_damage", "tie_damage")

    def falls(self, s: Cavern, noted: Noted) -> None:
        if s.living() == 1:
            if noted.ordinal == 0:
                hurt(s, s.last_in_line(), s.encounter().of("lone_damage"))
                bury(s)
            return
        one, other = s.holder(noted.number), s.holder(noted.number + 1)
        if one != NOBODY and other != NOBODY:
            s.agenda.append(Duel(one, other, noted.damage))


RULES: Final = MindGrub()
