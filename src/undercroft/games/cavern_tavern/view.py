"""stub"""

from __future__ import annotations

from .state import Tavern


def view(s: Tavern, seat: int) -> dict[str, int]:
    return {}
