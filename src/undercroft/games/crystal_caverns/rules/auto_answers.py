"""Standing answers: what a seat answers by itself, so that the moments between are quick. Comfort, not rules."""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice

from ..choices import Act
from ..state import Caverns

NOTHING_TO_DO: Final = "nothing_to_do"
"""Go on where I can do nothing else."""
NOT_BETWEEN: Final = "not_between"
"""Go on between the phases of my turn and before an Event as well, whatever I hold."""
STANDING: Final = (NOTHING_TO_DO, NOT_BETWEEN)
GOING_ON: Final = ("go-on", "ready", "no", "done")
BETWEEN: Final = ("window", "before_event")
"""The moments in which nothing must be decided and nobody strikes."""


def standing_answer(s: Caverns, seat: int, name: str) -> Choice | None:
    """What a standing answer says to the decision of a seat; None: the person must be asked."""
    decision = s.decision(seat)
    if decision is None:
        return None
    last = decision.options[-1]
    if not isinstance(last, Act) or last.op not in GOING_ON:
        return None
    if len(decision.options) == 1 or (name == NOT_BETWEEN and decision.kind in BETWEEN):
        return last
    return None
