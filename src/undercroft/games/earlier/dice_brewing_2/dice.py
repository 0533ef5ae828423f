"""A die is one number: its colour, its face, its bonus and its marks. Equal dice are equal numbers.

Lists of dice are kept sorted, so that equal positions are equal lists and equal dice are neighbours.
"""

from __future__ import annotations

from typing import Final

from .constants import COLOURS

NOTHING: Final = 0
"""An empty place on a board. No die there is 0: dice on boards have been rolled."""

BONUS: Final = 1 << 5
LOCKED: Final = 1 << 8
PROTECTED: Final = 1 << 9
OLD: Final = 1 << 10
"""Not rolled in this round's first phase (kept only with the unlucky-roll rule, DB-L5)."""
PICKED: Final = 1 << 11
"""Chosen for the reroll of the School that is being put together (DB-P15)."""
SEED: Final = 1 << 12
"""A seed token lying on a board."""

FACE_SHIFT: Final = 2
FACES: Final = 7 << 2
BONUSES: Final = 7 << 5
ROUND_MARKS: Final = BONUSES | LOCKED | PROTECTED


def new_die(colour: int) -> int:
    """A die that has not been rolled yet."""
    return colour


def rolled(colour: int, face: int) -> int:
    """A die of a colour showing a face."""
    return colour | (face << 2)


def colour_of(die: int) -> int:
    """Yellow, black, green or blue."""
    return die & 3


def face_of(die: int) -> int:
    """The side rolled, 1 to 6; 0 for a die not yet rolled."""
    return (die >> 2) & 7


def value_of(die: int) -> int:
    """Face and bonus together, never above 6. Every minimum is compared with this."""
    value = ((die >> 2) & 7) + ((die >> 5) & 7)
    return value if value < 6 else 6


def with_face(die: int, face: int) -> int:
    """The same die, marks kept, rolled to another face: a bonus does not survive it (DB-T14)."""
    return (die & ~(FACES | BONUSES)) | (face << 2)


def turned_up(die: int, by: int) -> int:
    """The same die with its face raised, never above 6; its bonus stays apart (DB-C3)."""
    face = ((die >> 2) & 7) + by
    if face > 6:
        face = 6
    return (die & ~FACES) | (face << 2)


def put(area: list[int], die: int) -> None:
    """Add a die to a sorted list."""
    at = len(area)
    while at > 0 and area[at - 1] > die:
        at -= 1
    area.insert(at, die)


def name(die: int) -> str:
    """A short stable text: `yellow4`, `blue3+1/locked`, `green?` when not rolled."""
    face = face_of(die)
    text = COLOURS[die & 3] + (str(face) if face else "?")
    bonus = (die >> 5) & 7
    if bonus:
        text += f"+{bonus}"
    if die & LOCKED:
        text += "/locked"
    if die & PROTECTED:
        text += "/protected"
    if die & OLD:
        text += "/old"
    return text


def names(dice: list[int]) -> list[str]:
    """The texts of several dice."""
    return [name(die) for die in dice]
