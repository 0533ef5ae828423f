"""The names and numbers of Cutthroat Caverns: kinds of cards, effects, aims."""

from __future__ import annotations

from typing import Final

# The three groups of the draw deck.
ATTACK: Final = 0
ACTION: Final = 1
ITEM: Final = 2

# The forms of an Attack card.
STANDARD: Final = 0
MANEUVER: Final = 1
RIDER: Final = 2
NO_FORM: Final = -1

# What a card does. Attack cards:
PLAIN: Final = 0
CROWD: Final = 1
HOLY_WATER: Final = 2
STEAL: Final = 3
FEINT: Final = 4
FOCUS: Final = 5
SLIP: Final = 6
# Action cards:
EDGE_OUT: Final = 10
MIXED_SIGNALS: Final = 11
CANCEL: Final = 12
CANCEL_AND_TAKE: Final = 13
TRIP: Final = 14
CRITICAL_MISS: Final = 15
RALLY: Final = 16
HUMAN_SHIELD: Final = 17
GLANCING_BLOW: Final = 18
JOCKEY: Final = 19
UNINTENTIONAL: Final = 20
# Items:
FIRE: Final = 30
AMULET: Final = 31
HEAL: Final = 32
HASTE: Final = 33
STRENGTH: Final = 34
IRON_SKIN: Final = 35
EFFECTS: Final = 36

EFFECT_NAMES: Final[dict[str, int]] = {
    "none": PLAIN,
    "crowd": CROWD,
    "holy_water": HOLY_WATER,
    "steal_item": STEAL,
    "feint": FEINT,
    "rider_double": FOCUS,
    "rider_backstab": SLIP,
    "discard_set_cards": EDGE_OUT,
    "swap_set_cards": MIXED_SIGNALS,
    "cancel_action": CANCEL,
    "cancel_action_and_take": CANCEL_AND_TAKE,
    "cancel_attack_and_skip_next_set": TRIP,
    "cancel_attack_and_damage": CRITICAL_MISS,
    "add_damage": RALLY,
    "redirect_strike": HUMAN_SHIELD,
    "rotate_attack": GLANCING_BLOW,
    "swap_initiative": JOCKEY,
    "replace_maneuver": UNINTENTIONAL,
    "alchemists_fire": FIRE,
    "amulet_of_mentalism": AMULET,
    "cure_wounds": HEAL,
    "potion_of_healing": HEAL,
    "potion_of_haste": HASTE,
    "potion_of_strength": STRENGTH,
    "potion_of_iron_skin": IRON_SKIN,
}

# CC-A01. The ladder of an attack.
NORMAL: Final = 2
DOUBLE: Final = 3
STEPS: Final = ["zero", "half", "normal", "double"]

# Whom a creature's attack is aimed at.
AIM_INITIATIVE: Final = 0
AIM_LAST: Final = 1
AIM_CYCLE: Final = 2
AIM_PARTY: Final = 3
AIM_FIRST_DAMAGER: Final = 4
AIM_LAST_DAMAGER: Final = 5
AIM_LEAST_DAMAGER: Final = 6
AIM_HARDEST: Final = 7
AIM_OWN: Final = 8
"""The encounter's own hook reads it."""
AIM_DUEL: Final = 9

NOBODY: Final = -1
NONE: Final = -1


def different(cards: list[int]) -> list[int]:
    """Each kind once, of cards that are sorted."""
    out: list[int] = []
    last = NONE
    for card in cards:
        if card != last:
            last = card
            out.append(card)
    return out
