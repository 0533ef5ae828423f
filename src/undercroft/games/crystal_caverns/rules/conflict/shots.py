"""What the Knight shoots: the Bow at Tribes, the Enchanted Bow at Dragon and Thief."""

from __future__ import annotations

from undercroft.engine.state import Choice

from ... import choices
from ...choices import AIM_DRAGON, AIM_THIEF
from ...constants import BOW_SLOT, EAGLE_EYED, ENCHANTED_BOW, KNIGHT, TRIBES
from ...map import distance, x_of, y_of
from ...state import Caverns
from .crossing import DiscardPowers, kill_thief
from .harm import add_rage, lose_population
from .hits import reaches

BOW_REACH = 5
"""VC-K35. How far the Enchanted Bow shoots."""


def shots(s: Caverns) -> list[Choice]:
    """VC-K32, VC-K35. Whom she may shoot now; an Event under her at the start of her turn comes first (VC-K14)."""
    knight = s.knight
    options: list[Choice] = []
    if knight.must_meet:
        return options
    strength = s.knight_strength()
    if knight.placed[BOW_SLOT] and not knight.shot and strength >= 2:
        for tribe in range(3):
            at = s.goblins.at[tribe]
            if s.revealed_tribe(tribe) and reaches(s, knight.at, at, True) and s.map.sees(knight.at, at):
                options.append(choices.tribe("shoot", tribe))
    if s.knight_has(ENCHANTED_BOW) and not knight.enchanted:
        if strength >= 2 and in_line(s, s.dragon.at) and s.dragon.hand != [0, 0, 0]:
            options.append(choices.target("magic", AIM_DRAGON))
        if in_line(s, s.thief.at) and s.knight_perception() > s.stealth():
            options.append(choices.target("magic", AIM_THIEF))
    return options


def in_line(s: Caverns, cell: int) -> bool:
    """VC-K35. In her row or column, within 5 spaces, whatever lies between."""
    at = s.knight.at
    if cell < 0 or distance(at, cell) > BOW_REACH or not reaches(s, at, cell, True):
        return False
    return x_of(cell) == x_of(at) or y_of(cell) == y_of(at)


def shoot(s: Caverns, tribe: int) -> None:
    """VC-K32. The Tribe loses her Strength less one, and is not scattered."""
    s.knight.just |= 1 << EAGLE_EYED
    s.knight.shot = True
    if s.events is not None:
        s.tell("shot", {"tribe": TRIBES[tribe]})
    add_rage(s, 1)
    lose_population(s, tribe, s.knight_strength() - 1)


def shoot_magic(s: Caverns, target: int) -> None:
    """VC-K35. The Thief dies; the Dragon discards Power cards."""
    s.knight.just |= 1 << EAGLE_EYED
    s.knight.enchanted = True
    if s.events is not None:
        s.tell("magic_shot", {"target": "dragon" if target == AIM_DRAGON else "thief"})
    if target == AIM_DRAGON:
        s.agenda.append(DiscardPowers(s.knight_strength() - 1))
    else:
        kill_thief(s, KNIGHT)
