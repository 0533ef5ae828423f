"""CC-N04. The Iron Skin Gargoyle."""

from __future__ import annotations

from typing import ClassVar, Final

from ...state import Cavern
from .general import General


class IronSkinGargoyle(General):
    """Weak attacks do nothing to it."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("ignore_up_to",)

    def lets_through(self, s: Cavern, value: int) -> int:
        return 0 if value <= s.encounter().of("ignore_up_to", s.column) else value


RULES: Final = IronSkinGargoyle()
