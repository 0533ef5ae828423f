"""Habits of lively random play: hit hard, stand together, drink what heals, and betray only now and then."""

from __future__ import annotations

from undercroft.engine.state import Choice

from ..choices import ACCEPT, BLESS, PASS, SPECIAL, STAND, Discard, Exchange, Give, Play, SetCards, Use


def weight(choice: Choice) -> int:
    """The weight of a choice in lively random play, compared with the others."""
    if choice is PASS:
        return 40
    if isinstance(choice, SetCards):
        # Ids tell the value of a card: a hard blow ends an encounter sooner.
        total = 6
        for id in choice.ids:
            for part in id.split("_"):
                if part.isdigit():
                    total += int(part) * int(part) // 20
        return total
    if isinstance(choice, Play):
        return 20 if choice.id == "rally" or choice.id == "human_shield" else 2
    if isinstance(choice, Exchange):
        return 1
    if isinstance(choice, Use):
        return 60
    if isinstance(choice, Give):
        return 1
    if isinstance(choice, Discard):
        return 12 if not choice.cards else 1
    if choice is STAND or choice is SPECIAL or choice is BLESS or choice is ACCEPT:
        return 12
    return 4
