"""What the rules read of the cards. Written by tools/derive.py from types.py: change that, and run it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from . import types


class Card:
    """One kind of card of the draw deck."""

    def __init__(self, card: types.Card, cards: types.Cards) -> None:
        self.id: Final[str] = card.id
        self.number: Final[int] = card.number(cards)
        """Its place in the list of all kinds."""
        self.group: Final[int] = card.group
        self.form: Final[int] = card.form
        self.effect: Final[int] = card.effect
        self.ladder: Final[list[int]] = card.ladder
        self.portrait: Final[int] = card.portrait(cards)
        """The character who may make a special attack with it, -1 for none."""
        self.amount: Final[int] = card.amount
        """Flat bonus, damage, Life Points healed, or cards drawn."""
        self.steps: Final[int] = card.steps
        self.reach: Final[int] = card.reach
        """How many players a Crowd marks; what Alchemist's Fire does to the other players; a hand limit."""
        self.types: Final[int] = card.types(cards)
        """Creature types that holy water works on, as bits."""
        self.prestige: Final[int] = card.prestige
        self.rounds: Final[int] = card.rounds
        self.protects: Final[bool] = card.protects
        """Does this rider protect the attack that it belongs to?"""
        self.blesses: Final[bool] = card.blesses
        """Does its bonus take the creature's next attack away?"""
        self.names_player: Final[bool] = card.names_player
        self.for_others: Final[bool] = card.for_others

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Aim:
    """One line of a creature's attack matrix: whom, and how hard."""

    def __init__(self, card: types.Aim) -> None:
        self.damage: Final[int] = card.damage
        self.kind: Final[int] = card.kind
        self.number: Final[int] = card.number
        self.name: Final[str] = card.name
        """For people: it names a message."""


class Encounter:
    """An Encounter card. Lists of four have one entry for each number of starting players, 3 to 6 (CC-M02)."""

    def __init__(self, card: types.Encounter, cards: types.Cards) -> None:
        self.id: Final[str] = card.id
        self.prestige: Final[int] = card.prestige
        self.fallback_attack: Final[list[Aim]] = [Aim(each) for each in card.fallback_attack]
        self.opening: Final[bool] = card.opening
        self.number: Final[int] = card.number(cards)
        self.challenge: Final[bool] = card.challenge
        self.type: Final[int] = card.type(cards)
        self.life: Final[list[int]] = card.life
        self.creatures: Final[list[int]] = card.creatures
        self.creature_life: Final[list[int]] = card.creature_life
        self.attack: Final[list[list[Aim]]] = [[Aim(one) for one in each] for each in card.attack]
        self.fallback: Final[list[list[Aim]]] = [[Aim(one) for one in each] for each in card.fallback]
        self.waits: Final[bool] = card.waits
        """CC-M05. Do its strikes wait for the next initiative draw?"""
        self.numbers: Final[dict[str, list[int]]] = card.numbers
        """What only this card's own rule needs, by the name it has in the card file."""

    def of(self, name: str, column: int = 0) -> int:
        """A number of this card's own rule."""
        return self.numbers[name][column]

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Cards:
    """What the card files say."""

    def __init__(self, cards: types.Cards) -> None:
        self.deck: Final[str] = cards.deck
        """What names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`."""
        self.folder: Final[str] = cards.folder
        self.cards: Final[list[Card]] = [Card(each, cards) for each in cards.cards]
        self.copies: Final[list[int]] = cards.copies
        """How many of each kind the first edition's deck holds; `copies_second` the second edition's."""
        self.copies_second: Final[list[int]] = cards.copies_second
        self.characters: Final[list[str]] = cards.characters
        self.encounters: Final[list[Encounter]] = [Encounter(each, cards) for each in cards.encounters]
        self.types: Final[list[str]] = cards.types
        self.dealt: Final[int] = cards.journey.dealt
        self.opener: Final[int] = cards.journey.opener(cards)
        self.life: Final[int] = cards.life.life
        self.hand: Final[int] = cards.hand.hand
        self.bonus: Final[list[int]] = cards.prestige_bonus.bonus
        self.bonus_beyond: Final[int] = cards.prestige_bonus.bonus_beyond
        self.tracker: Final[int] = cards.monster_life_tracker.tracker
        self.last_round: Final[int] = cards.guards.last_round
        self.offers: Final[int] = cards.guards.offers
        self.tokens: Final[dict[str, int]] = cards.tokens
