"""What an encounter may do of its own. Each has a small module in encounters/ that overrides what it needs."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ...constants import NOBODY, Aim
from ...parts import Creature, Noted
from ...state import Cavern
from ..strikes import Strike, noted_target, perform


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """The general rules: an encounter that says nothing else follows these (CC-G08).

    NUMBERS are those that its card must give for its own rule, CLAUSES the ones among them that are damage to players
    (the message `aim-NAME` shows each), AIMS the targets in its matrix that only its own rule reads.
    """

    NUMBERS: ClassVar[tuple[str, ...]] = ()
    CLAUSES: ClassVar[tuple[str, ...]] = ()
    AIMS: ClassVar[tuple[str, ...]] = ()

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

    def challenge(self, s: Cavern) -> None:
        """Push the steps of a challenge; a creature has none."""

    def round_starts(self, s: Cavern) -> None:
        """CC-R03. Choices at the start of a round."""

    def locks(self, s: Cavern) -> None:
        """CC-R09. What happens to set cards once all are locked."""

    def lets_through(self, s: Cavern, value: int) -> int:
        """How much of an attack's value does damage."""
        return value

    def reacts(self, s: Cavern, seat: int, value: int, damage: int, killed: bool, fire: bool) -> None:
        """CC-T07(5). The reaction to an attack, or to Alchemist's Fire."""

    def action_done(self, s: Cavern) -> None:
        """An Action card that names another player has taken effect."""

    def before_attack(self, s: Cavern) -> None:
        """CC-M01(a)."""

    def matrix(self, s: Cavern) -> list[Aim]:
        """CC-M02. The lines of the matrix that count now."""
        return s.encounter().attack[s.column]

    def attack(self, s: Cavern) -> None:
        """CC-M01(b), CC-M09, CC-M12. The matrix, or the fallback if its first line finds nobody."""
        if not perform(s, self.matrix(s)):
            perform(s, s.encounter().fallback[s.column])

    def striker(self, s: Cavern, ordinal: int) -> int:
        """The number of the creature that a strike comes from; 0 where all of them attack as one."""
        return 0

    def after_attack(self, s: Cavern) -> None:
        """CC-M01(c)."""

    def falls(self, s: Cavern, noted: Noted) -> None:
        """CC-R02. A noted strike falls."""
        seat = noted_target(s, noted)
        if seat != NOBODY:
            s.agenda.append(Strike(seat, noted.damage, noted.ordinal))

    def struck(self, s: Cavern, seat: int, ordinal: int) -> None:
        """CC-M10. What happens to a living player whom a strike has damaged."""

    def swept(self, s: Cavern, suffered: int) -> None:
        """What follows a sweep."""

    def creature_id(self, s: Cavern, number: int) -> str:
        """A creature as events name it: `ripper`, `wolf_pack 3`."""
        return f"{s.encounter().id} {number}" if number else s.encounter().id

    def full_life(self, s: Cavern, creature: Creature) -> int:
        """The Life Points that a creature begins with."""
        encounter = s.encounter()
        return encounter.creature_life[s.column] or encounter.life[s.column]

    def crossed(self, s: Cavern) -> list[int]:
        """The players who are through, in a room that must be crossed."""
        return []

    def host_fell(self, s: Cavern, seat: int) -> None:
        """A player has died."""

    def prestige(self, s: Cavern, creature: Creature) -> int:
        """CC-P02. What a kill is worth: printed Prestige and tokens."""
        return s.encounter().prestige + s.tokens

    def finished(self, s: Cavern) -> bool:
        """CC-E05. Is the encounter over?"""
        return not s.creatures
