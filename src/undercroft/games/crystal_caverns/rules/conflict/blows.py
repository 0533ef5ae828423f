"""The Knight's blow on the Dragon, and the Mighty Axe."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ...choices import NO, YES, Act
from ...constants import AXE, DARING, KNIGHT, TREASURE_SLOT
from ...state import Caverns
from .asides import asides, at_liberty, card_possible, cube_possible, do_aside
from .crossing import hurt_dragon
from .harm import roll_face, shows_centre, take_placed


class StrikeDragon(Step[Caverns]):
    """VC-K17. Her attack on the Dragon: more than his Armor hits, as much needs the die."""

    FIELDS: ClassVar[tuple[str, ...]] = ("strength", "axe")

    def __init__(self, strength: int, axe: bool) -> None:
        self.strength: int = strength
        self.axe: bool = axe

    def run(self, s: Caverns) -> None:
        armor = s.armor()
        hit = self.strength > armor
        if self.strength == armor:
            hit = shows_centre(s, roll_face(s))
        if s.events is not None:
            s.tell("strike", {"hit": 1 if hit else 0, "target": "dragon"})
        if hit:
            hurt_dragon(s, KNIGHT)
            if s.active == KNIGHT:
                s.knight.just |= 1 << DARING
            if self.axe:
                s.agenda.append(AxeBlow())


def may_swing(s: Caverns) -> bool:
    """VC-K18, VC-K03. A cube lies on the Mighty Axe, and she owns one that she may discard."""
    return s.knight_has(AXE) and s.cubes_owned() > 2


def swing_possible(s: Caverns) -> bool:
    """VC-K04, VC-K18. In her turn a cube may still come onto the Axe, for all the others know."""
    return at_liberty(s) and (s.knight.pool > 0 or cube_possible(s)) and card_possible(s, AXE)


class AxeBlow(Step[Caverns]):
    """VC-K18. After a hit: discard the cube on the Mighty Axe for one more damage? In her turn she may first lay one
    there."""

    def run(self, s: Caverns) -> None:
        able = may_swing(s)
        if able or swing_possible(s):
            options: list[Choice] = [YES] if able else []
            options.extend(asides(s))
            options.append(NO)
            s.ask(s.seat_of(KNIGHT), "axe", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is YES:
            take_placed(s, TREASURE_SLOT + AXE)
            s.knight.discarded += 1
            hurt_dragon(s, KNIGHT)
        elif choice is not NO:
            s.agenda.append(self)
            do_aside(s, choice)
