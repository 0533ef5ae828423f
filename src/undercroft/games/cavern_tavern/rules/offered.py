"""A help for refusals."""

from __future__ import annotations

from undercroft.engine.state import Refusal, State


def not_offered(s: State, seat: int, found: list[Refusal]) -> list[Refusal]:
    """Only the refusals of what is really not offered."""
    decision = s.decision(seat)
    if decision is None:
        return found
    offered = decision.options
    return [refusal for refusal in found if not [option for option in offered if refusal.covers(option.text)]]
