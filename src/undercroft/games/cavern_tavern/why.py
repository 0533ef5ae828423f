"""A help for refusals."""

from __future__ import annotations

from undercroft.engine.state import Refusal, State


def not_offered(s: State, seat: int, found: list[Refusal]) -> list[Refusal]:
    """Only the refusals of what is really not offered."""
    decision = s.decision(seat)
    if decision is None:
        return found
    out: list[Refusal] = []
    for refusal in found:
        covers = False
        for option in decision.options:
            if refusal.covers(option.text):
                covers = True
        if not covers:
            out.append(refusal)
    return out
