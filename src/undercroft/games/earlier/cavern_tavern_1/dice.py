"""What a handful of dice can make. Every handful is worked out once and shared."""

from __future__ import annotations

from typing import Final

# A handful is a number: three bits for each die, the lowest face first.
FACE_BITS: Final = 3


def packed(faces: list[int]) -> int:
    """Faces, lowest first, as one number."""
    key = 0
    for i, face in enumerate(faces):
        key |= face << (FACE_BITS * i)
    return key


def unpacked(key: int) -> list[int]:
    """The faces of a packed handful."""
    faces: list[int] = []
    while key:
        faces.append(key & 7)
        key >>= FACE_BITS
    return faces


class Handful:
    """A sorted handful of dice. `sums[help]` has bit v set when some of the dice can total v while one of them is
    changed by at most `help`, never beyond 1 to 6 (CT-D02, CT-D07)."""

    def __init__(self, faces: list[int]) -> None:
        self.faces: Final = faces
        self.parts: Final[list[int]] = []
        """Every different set of one or more of these dice, packed."""
        self.sums: Final[list[int]] = [0, 0, 0]
        for mask in range(1, 1 << len(faces)):
            part = [face for i, face in enumerate(faces) if mask >> i & 1]
            key = packed(part)
            if key not in self.parts:
                self.parts.append(key)
                for help in range(3):
                    self.sums[help] |= totals(part, help)
        self.parts.sort(key=by_size)


def by_size(part: int) -> int:
    """Sorts sets of dice: fewer dice first, then lower faces."""
    faces = unpacked(part)
    key = len(faces)
    for i in range(5):
        key = key * 8 + (faces[i] if i < len(faces) else 0)
    return key


def totals(part: list[int], help: int) -> int:
    """The totals all these dice together can make, as bits, one of them changed by at most `help`."""
    total = 0
    for face in part:
        total += face
    out = 1 << total
    for face in part:
        for change in range(1, help + 1):
            if face + change <= 6:
                out |= 1 << (total + change)
            if face - change >= 1:
                out |= 1 << (total - change)
    return out


_handfuls: Final[dict[int, Handful]] = {}
_totals: Final[dict[int, int]] = {}


def handful(faces: list[int]) -> Handful:
    """The shared handful of these faces, which are sorted."""
    key = packed(faces)
    found = _handfuls.get(key)
    if found is None:
        found = _handfuls[key] = Handful(faces[:])
    return found


def part_totals(part: int, help: int) -> int:
    """`totals` of a packed set, worked out once."""
    key = (part << 2) | help
    found = _totals.get(key)
    if found is None:
        found = _totals[key] = totals(unpacked(part), help)
    return found


def size(part: int) -> int:
    """How many dice a packed set has."""
    count = 0
    while part:
        count += 1
        part >>= FACE_BITS
    return count


def text(part: int) -> str:
    """A packed set as `1 3 6`."""
    return " ".join([str(face) for face in unpacked(part)])
