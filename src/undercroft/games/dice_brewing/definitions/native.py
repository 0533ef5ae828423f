"""What the rules read of the cards. Written by tools/derive.py from types.py: change that, and run it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from . import types


class Recipe:
    """A recipe card."""

    def __init__(self, card: types.Recipe) -> None:
        self.id: Final[str] = card.id
        self.xp: Final[int] = card.reward.xp
        self.coins: Final[int] = card.reward.coins
        self.tokens: Final[int] = card.reward.tokens
        self.dice: Final[int] = card.reward.dice
        self.needs: Final[list[list[int]]] = card.needs
        """By colour, the minimums, highest first."""
        self.blue_min: Final[int] = card.blue_min
        """The lowest improving blue die, 0 if the card takes none."""
        self.blue_xp: Final[int] = card.blue_xp
        self.blue_coins: Final[int] = card.blue_coins
        self.spice_xp: Final[list[int]] = card.spice_xp
        """By ingredient, what it adds, -1 if the card does not name it; `spice_coins` likewise."""
        self.spice_coins: Final[list[int]] = card.spice_coins


class Space:
    """A space of the player board."""

    def __init__(self, card: types.Space) -> None:
        self.id: Final[str] = card.id
        self.speed_up_min: Final[int | None] = card.speed_up_min
        self.minimum: Final[int] = card.minimum
        self.maximum: Final[int] = card.maximum
        self.colours: Final[list[int]] = card.colours
        """None for a seed."""
        self.amount: Final[int] = card.amount
        """How many points, seeds or coins."""
        self.gain: Final[int] = card.gain
        """The colour of the die gained, -1 for none."""
        self.speed_min: Final[int] = card.speed_min
        """The lowest blue die that speeds it up, 0 if none does."""


class Table:
    """What depends on the number of players."""

    def __init__(self, card: types.Table, cards: types.Cards) -> None:
        self.id: Final[str] = card.id
        self.count: Final[int] = card.count
        self.display: Final[int] = card.display
        self.to_end: Final[int] = card.to_end
        self.users: Final[int] = card.users
        self.start: Final[list[int]] = card.start(cards)
        """The recipes that are on display at the start."""


class Cards:
    """All definitions of one game, shared by every state and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    def __init__(self, cards: types.Cards) -> None:
        self.deck: Final[str] = cards.deck
        self.folder: Final[str] = cards.folder
        self.recipes: Final[list[Recipe]] = [Recipe(each) for each in cards.recipes]
        self.spaces: Final[list[Space]] = [Space(each) for each in cards.spaces]
        self.unlock: Final[list[int]] = cards.unlock
        self.dice: Final[list[int]] = cards.dice
        self.seeds: Final[int] = cards.seeds
        self.ingredients: Final[list[int]] = cards.ingredients
        self.prices: Final[list[int]] = cards.prices
        self.discounts: Final[list[list[int]]] = cards.discounts
        """discounts[ingredient][value of the blue die] in coins."""
        self.market_round: Final[int] = cards.market_round
        self.tokens: Final[list[int]] = cards.tokens
        self.token_prices: Final[list[int]] = cards.token_prices
        self.black_market_round: Final[int] = cards.black_market_round
        self.tables: Final[list[Table]] = [Table(each, cards) for each in cards.tables]
        """By number of players; the first two are fillers."""
        self.start_coins: Final[int] = cards.start.start_coins
        self.start_seeds: Final[int] = cards.start.start_seeds
        self.start_dice: Final[list[int]] = cards.start.start_dice
        self.summer_seeds: Final[int] = cards.season.summer_seeds
        self.brew_xp: Final[int] = cards.brewing.brew_xp
        self.coins_per_xp: Final[int] = cards.scoring.coins_per_xp
        self.die_xp: Final[list[int]] = cards.scoring.die_xp
        self.credit: Final[list[int]] = cards.credit
        self.spaces_for: Final[list[list[int]]] = cards.spaces_for
        """By colour, the spaces that take a die of it: computed once, read at every decision."""
        self.open_in_round: Final[list[int]] = cards.open_in_round
        """Spaces by round: bit i is set when space i is open."""

    def open_spaces(self, round: int) -> int:
        """DB-F14. The spaces unlocked in a round, as bits."""
        masks = self.open_in_round
        return masks[round] if round < len(masks) else masks[-1]
