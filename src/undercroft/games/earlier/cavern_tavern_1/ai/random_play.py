"""Habits of lively random play: serve, gather, do tasks, obey."""

from __future__ import annotations

from undercroft.engine.state import Choice

from ..choices import COMPLETE, DECLINE, DRAW, END_TURN, Card, Drink, Pay, Place, Turn
from ..constants import FIRST_KITCHEN, MRS_NASTY, OWN_TASK, TALK_TO_NASTY


def weight(choice: Choice) -> int:
    """How readily a choice is taken, beside the others."""
    if choice is COMPLETE:
        return 200
    if isinstance(choice, Card):
        return 30 if choice.verb == "obey" else 6
    if isinstance(choice, Drink):
        return 6
    if isinstance(choice, Place):
        if choice.place < FIRST_KITCHEN:
            return 10
        if choice.place >= OWN_TASK:
            return 14
        return 3 if TALK_TO_NASTY <= choice.place <= MRS_NASTY else 12
    if isinstance(choice, Turn | Pay) or choice is DECLINE or choice is DRAW:
        return 2
    if choice is END_TURN:
        return 8
    return 4
