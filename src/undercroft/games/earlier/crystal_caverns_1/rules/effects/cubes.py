"""The Knight's Hero cubes: where they may go and what that turns up."""

from __future__ import annotations

from undercroft.engine.state import EVERYONE, Choice

from ... import choices
from ...constants import AXE, JAVELIN, SLOTS, STRENGTH_SLOT, SWORD, TREASURE_SLOT, TREASURES
from ...state import Caverns


def free_slots(s: Caverns) -> list[int]:
    """VC-K04. Slots with room: three on a statistic and on the Ancient Map, one elsewhere."""
    placed = s.knight.placed
    found = [slot for slot in range(7) if placed[slot] < (3 if slot < 4 else 1)]
    for i, card in enumerate(s.knight.cards):
        if card != JAVELIN and s.knight.faces[i] != 2:
            found.append(TREASURE_SLOT + card)
    return found


def place_cube(s: Caverns, slot: int) -> None:
    """VC-K04, VC-K34. A cube from the pool; on a face-down Treasure it turns it up."""
    knight = s.knight
    knight.pool -= 1
    if slot < TREASURE_SLOT:
        knight.placed[slot] += 1
    else:
        turn_up(s, slot - TREASURE_SLOT)
        knight.faces[knight.cards.index(slot - TREASURE_SLOT)] = 2
    if s.events is not None:
        s.tell("cube", {"slot": SLOTS[slot]})


def turn_up(s: Caverns, card: int) -> None:
    """VC-K34. A Treasure is shown to all."""
    knight = s.knight
    at = knight.cards.index(card)
    if knight.faces[at] == 0:
        knight.faces[at] = 1
        s.treasure_known[card] = EVERYONE
        s.mark_revealed()
        if s.events is not None:
            s.tell("treasure_up", {"treasure": TREASURES[card]})


def placings(s: Caverns) -> list[Choice]:
    """Every cube she may place now."""
    options: list[Choice] = []
    if s.knight.pool:
        for slot in free_slots(s):
            options.append(choices.one_of("place", "slot", SLOTS, slot))
    return options


def strength_placings(s: Caverns) -> list[Choice]:
    """VC-K12. Cubes for Strength alone: the track, and Treasures that raise it."""
    options: list[Choice] = []
    if s.knight.pool:
        for slot in free_slots(s):
            if slot == STRENGTH_SLOT or slot == TREASURE_SLOT + SWORD or slot == TREASURE_SLOT + AXE:
                options.append(choices.one_of("place", "slot", SLOTS, slot))
    return options
