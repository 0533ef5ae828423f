"""Standing answers: what a seat answers by itself, so that nobody is asked a hundred times. Comfort, not rules."""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice

from ..choices import PASS
from ..constants import NOBODY
from ..state import Cavern

NOTHING_TO_PLAY: Final = "nothing_to_play"
"""Pass where passing is all I can do."""
UNLESS_AIMED_AT: Final = "unless_aimed_at"
"""Pass unless something is aimed at me and I hold an answer."""
PASS_ALL: Final = "pass_all"
"""Never answer what others do."""
ANSWERS: Final = [
    "initiative_window",
    "pre_reveal",
    "reveal_response",
    "maneuver_response",
    "counter",
    "strike_response",
]
"""The windows in which one answers others; items and one's own turn are no matter for a standing answer."""
STANDING: Final = (NOTHING_TO_PLAY, UNLESS_AIMED_AT, PASS_ALL)


def standing_answer(s: Cavern, seat: int, name: str) -> Choice | None:
    """What a standing answer says to the decision of a seat; None: the person must be asked."""
    decision = s.decision(seat)
    if decision is None or PASS not in decision.options:
        return None
    if len(decision.options) == 1:
        return PASS
    if decision.kind not in ANSWERS or (decision.kind == "pre_reveal" and seat == s.active):
        return None
    if name == PASS_ALL or (name == UNLESS_AIMED_AT and not aimed_at(s, seat)):
        return PASS
    return None


def aimed_at(s: Cavern, seat: int) -> bool:
    """Is a strike, the Action card on top of the stack, or a counter to one's own card aimed at this seat?"""
    if not s.stack:
        return s.struck == seat
    top = s.stack[-1]
    return top.target == seat or (top.target == NOBODY and len(s.stack) > 1 and s.stack[-2].seat == seat)
