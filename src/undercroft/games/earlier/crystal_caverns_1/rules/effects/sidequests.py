"""The Sidequest deck: when each card's condition holds."""

from __future__ import annotations

from undercroft.engine.state import only

from ...constants import (
    ADVENTUROUS,
    BEDECKED,
    CUNNING,
    DRAGON,
    GOBLINS,
    INTREPID,
    KNIGHT,
    PERSISTENT,
    SIDEQUESTS,
    STALWART,
    SWIFT,
)
from ...state import Caverns
from ..conflict.harm import gain_grit


def quest_met(s: Caverns, quest: int) -> bool:
    """VC-K28. Lasting conditions are counted; the others have just come true."""
    knight = s.knight
    if quest == INTREPID:
        return s.revealed >= 10
    if quest == BEDECKED:
        return knight.faces.count(1) + knight.faces.count(2) >= 2
    if quest == PERSISTENT:
        return s.smashed >= 3
    if quest == ADVENTUROUS:
        return len(knight.met_at) >= 3
    if quest == SWIFT:
        return len(knight.entered) >= 7
    if quest == STALWART and not s.plays(GOBLINS):
        return knight.ambushes >= 2
    if quest == CUNNING and not s.plays(DRAGON):
        return knight.collected >= 2
    return knight.just >> quest & 1 == 1


def complete(s: Caverns, quest: int) -> None:
    """VC-K28. The card leaves the game, she gains its Grit and draws another."""
    knight = s.knight
    knight.hand.remove(quest)
    s.mark_revealed()
    if s.events is not None:
        s.tell("quest", {"quest": SIDEQUESTS[quest]})
    if knight.quests:
        drawn = s.chance.draw(knight.quests)
        knight.hand.append(drawn)
        knight.hand.sort()
        if s.events is not None:
            s.tell("quest_drawn", {"quest": SIDEQUESTS[drawn]}, only(s.seat_of(KNIGHT)))
    gain_grit(s, s.cards.quests[quest].grit)
