"""The things of Cutthroat Caverns: kinds of cards, effects, aims, and the definitions read from the card files."""

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


class Card:
    """One kind of card of the draw deck. `number` is its place in the list of all kinds."""

    def __init__(
        self,
        number: int,
        id: str,
        group: int,
        form: int,
        effect: int,
        ladder: list[int],
        portrait: int,
        amount: int,
        steps: int,
        reach: int,
        types: int,
        prestige: int,
        rounds: int,
        names_player: bool,
        for_others: bool,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.group: Final = group
        self.form: Final = form
        self.effect: Final = effect
        self.ladder: Final = ladder
        self.portrait: Final = portrait
        """The character who may make a special attack with it, -1 for none."""
        self.amount: Final = amount
        """Flat bonus, damage, Life Points healed, or cards drawn."""
        self.steps: Final = steps
        self.reach: Final = reach
        """How many players a Crowd marks; what Alchemist's Fire does to the other players; a hand limit."""
        self.types: Final = types
        """Creature types that holy water works on, as bits."""
        self.prestige: Final = prestige
        self.rounds: Final = rounds
        self.names_player: Final = names_player
        self.for_others: Final = for_others

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Aim:
    """One line of a creature's attack matrix: whom, and how hard. `name` is for people: it names a message."""

    def __init__(self, kind: int, number: int, damage: int, name: str = "") -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.damage: Final = damage
        self.name: Final = name


class Encounter:
    """An Encounter card. Lists of four have one entry for each number of starting players, 3 to 6 (CC-M02)."""

    def __init__(
        self,
        number: int,
        id: str,
        challenge: bool,
        type: int,
        prestige: int,
        life: list[int],
        creatures: list[int],
        creature_life: list[int],
        attack: list[list[Aim]],
        fallback: list[list[Aim]],
        opening: bool,
        waits: bool,
        numbers: dict[str, list[int]],
        clauses: list[str],
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.challenge: Final = challenge
        self.type: Final = type
        self.prestige: Final = prestige
        self.life: Final = life
        self.creatures: Final = creatures
        self.creature_life: Final = creature_life
        self.attack: Final = attack
        self.fallback: Final = fallback
        self.opening: Final = opening
        self.waits: Final = waits
        """CC-M05. Do its strikes wait for the next initiative draw?"""
        self.numbers: Final = numbers
        """What only this card's own rule needs, by the name it has in the card file."""
        self.clauses: Final = clauses
        """The numbers that are damage to players, as they are shown with the attack."""

    def of(self, name: str, column: int = 0) -> int:
        """A number of this card's own rule."""
        return self.numbers[name][column]

    def __repr__(self) -> str:
        return f"<{self.id}>"
