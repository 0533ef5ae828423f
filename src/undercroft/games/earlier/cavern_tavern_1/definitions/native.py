"""What the rules read of the cards. Written by tools/derive.py from types.py: change that, and run it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from . import types


class Reward:
    """One operation, with whatever it needs."""

    def __init__(self, card: types.Reward) -> None:
        self.up_to: Final[int] = card.up_to
        self.give: Final[int] = card.give
        self.take: Final[int] = card.take
        self.optional: Final[bool] = card.optional
        self.by: Final[list[int]] = card.by
        self.draw: Final[int] = card.draw
        self.keep: Final[int] = card.keep
        self.discard: Final[int] = card.discard
        self.place: Final[int] = card.place
        self.min: Final[int] = card.min
        self.max: Final[int] = card.max
        self.points: Final[int] = card.points
        self.cost: Final[int] = card.cost
        self.op: Final[int] = card.op
        self.n: Final[int] = card.n
        self.kinds: Final[list[int]] = card.kinds
        """The ingredients to choose from."""
        self.exclude: Final[int] = card.exclude
        """A bit for each ingredient that never moves."""


class Place:
    """What it costs to place dice somewhere, and what that gives.

    Either `dice` (a count of dice of any values) or `value` (their exact total) is 0.
    """

    def __init__(self, card: types.Place) -> None:
        self.id: Final[str] = card.id
        self.section: Final[int] = card.section
        self.track: Final[int] = card.track
        self.dice: Final[int] = card.dice
        self.value: Final[int] = card.value
        self.rewards: Final[list[Reward]] = [Reward(each) for each in card.rewards]


class Order:
    """An Order card."""

    def __init__(self, card: types.Order) -> None:
        self.id: Final[str] = card.id
        self.size: Final[int] = card.size
        self.points: Final[list[int]] = card.points
        """By rounds of lateness."""
        self.forgotten_after: Final[int] = card.forgotten_after
        self.penalty: Final[int] = card.penalty
        self.race: Final[int] = card.race
        self.needs: Final[list[int]] = card.needs
        """By ingredient, how many."""


class Item:
    """A kind of Item card."""

    def __init__(self, card: types.Item) -> None:
        self.id: Final[str] = card.id
        self.removed_in_solo: Final[bool] = card.removed_in_solo
        self.effect: Final[Reward] = Reward(card.effect)
        self.in_solo: Final[bool] = card.in_solo


class Demand:
    """What Nasty asks for: one way to obey a Nasty Says card."""

    def __init__(self, card: types.Demand) -> None:
        self.n: Final[int] = card.n
        self.distinct: Final[bool] = card.distinct
        self.value: Final[int] = card.value
        self.kind: Final[int] = card.kind
        self.sets: Final[list[list[int]]] = card.sets
        """The ingredient counts that may be returned."""
        self.exclude: Final[int] = card.exclude
        """CT-N10. Magic Potions never pay."""
        self.sections: Final[int] = card.sections


class NastySays:
    """A Nasty Says card: any one of its demands obeys it."""

    def __init__(self, card: types.NastySays) -> None:
        self.id: Final[str] = card.id
        self.demands: Final[list[Demand]] = [Demand(each) for each in card.demands]
        self.place: Final[Place | None] = None if card.place is None else Place(card.place)
        """What dice placed on it must be, if they can."""


class SecretTask:
    """A Secret Task: points for each served Order with the ingredient (or none: NONE) or of one of the races."""

    def __init__(self, card: types.SecretTask) -> None:
        self.id: Final[str] = card.id
        self.points: Final[int] = card.scoring.points
        self.ingredient: Final[int] = card.scoring.ingredient
        self.races: Final[int] = card.scoring.races


class Character:
    """A Character: what the ability does, for which races of Orders, and how often."""

    def __init__(self, card: types.Character) -> None:
        self.id: Final[str] = card.id
        self.uses: Final[int] = card.uses
        self.effect: Final[Reward] = Reward(card.effect)
        self.races: Final[int] = card.races


class Assignment:
    """A card of the Five Realms: what must hold at the end of a story game."""

    def __init__(self, card: types.Assignment) -> None:
        self.id: Final[str] = card.id
        self.kitchen: Final[int] = card.requires.kitchen
        self.chores: Final[int] = card.requires.chores
        self.workshop: Final[int] = card.requires.workshop
        self.nasty: Final[int] = card.requires.nasty
        self.orders: Final[list[int]] = card.requires.orders
        """By race."""


class AutomaDie:
    """Where each face (1 to 6) of an Automa die blocks: a table, a place, and steps down the Nasty track."""

    def __init__(self, card: types.AutomaDie) -> None:
        self.id: Final[str] = card.id
        self.expansion_only: Final[bool] = card.expansion_only
        self.tables: Final[list[int]] = card.tables
        self.places: Final[list[int]] = card.places
        self.nasty: Final[list[int]] = card.nasty


class Edition:
    """What depends on the edition: its decks (numbers of cards, an Item's once for each copy) and its board."""

    def __init__(self, card: types.Edition) -> None:
        self.orders: Final[list[int]] = card.orders
        self.icons: Final[list[int]] = card.icons
        """The icon of every Order: a track, ITEM_ICON or NO_ICON."""
        self.items: Final[list[int]] = card.items
        self.says: Final[list[int]] = card.says
        self.secrets: Final[list[int]] = card.secrets
        self.characters: Final[list[int]] = card.characters
        self.areas: Final[list[Place | None]] = [None if each is None else Place(each) for each in card.areas]
        self.capacity: Final[list[list[int]]] = card.capacity
        """capacity[seats][area]"""
        self.hand_limit: Final[int] = card.hand_limit
        """How many Items a hand may hold, 0: any number."""
        self.supply: Final[list[int]] = card.supply


class Cards:
    """All definitions of one game, shared by every state and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    def __init__(self, cards: types.Cards) -> None:
        self.deck: Final[str] = cards.deck
        self.folder: Final[str] = cards.folder
        self.retail: Final[Edition] = Edition(cards.retail)
        self.prototype: Final[Edition] = Edition(cards.prototype)
        self.orders: Final[list[Order]] = [Order(each) for each in cards.orders]
        self.items: Final[list[Item]] = [Item(each) for each in cards.items]
        self.says: Final[list[NastySays]] = [NastySays(each) for each in cards.says]
        self.secrets: Final[list[SecretTask]] = [SecretTask(each) for each in cards.secrets]
        self.characters: Final[list[Character]] = [Character(each) for each in cards.characters]
        self.assignments: Final[list[Assignment]] = [Assignment(each) for each in cards.assignments]
        self.tasks: Final[list[Place]] = [Place(each) for each in cards.tasks]
        self.tokens: Final[list[int]] = cards.tokens
        self.modifiers: Final[int] = cards.modifiers
        self.automa: Final[list[AutomaDie]] = [AutomaDie(each) for each in cards.automa]
        self.beside: Final[list[int]] = cards.beside
        """For each table, where the white Automa die goes if the meeple stands there."""
        self.penalty: Final[list[int]] = cards.penalty
        self.draw_spaces: Final[int] = cards.draw_spaces
        """Bits: the spaces of the Nasty track that summon."""
        self.bonus: Final[list[int]] = cards.bonus
        """By track position: extra points for a task."""
        self.help: Final[list[int]] = cards.help
        """By track position: by how much one die may be changed."""
        self.rounds: Final[int] = cards.game.rounds
        self.own_dice: Final[int] = cards.game.own_dice
        self.dice_faces: Final[list[int]] = cards.game.dice_faces
        self.white_dice: Final[int] = cards.game.white_dice
        self.mess_hall_tables: Final[int] = cards.game.mess_hall_tables
        self.quota: Final[int] = cards.game.quota
        self.unobeyed: Final[int] = cards.game.unobeyed
        self.opens: Final[int] = cards.chamber.opens
        self.task_spaces: Final[int] = cards.chamber.task_spaces
        self.task_limit: Final[int] = cards.chamber.task_limit
        self.drink_points: Final[int] = cards.drink_points
        self.mrs_nasty_cost: Final[int] = cards.mrs_nasty_cost
        self.mrs_nasty_points: Final[int] = cards.mrs_nasty_points
        self.times: Final[list[str]] = cards.times
