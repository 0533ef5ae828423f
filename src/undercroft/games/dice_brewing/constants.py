"""The things of Dice Brewing: colours, spaces, tokens, ingredients, and the definitions read from the cards."""

from __future__ import annotations

from typing import Final

YELLOW: Final = 0
BLACK: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOURS: Final = ["yellow", "black", "green", "blue"]

MALT_SEED: Final = 0
MALT_ROAST: Final = 1
MALT_INCREASE: Final = 2
HOPS_SEED: Final = 3
HOPS_INCREASE: Final = 4
SCHOOL_REROLL: Final = 5
SCHOOL_SWAP: Final = 6
SCHOOL_TRAIN: Final = 7
DEPARTMENT_SEEDS: Final = 8
DEPARTMENT_DARK_MALT: Final = 9
DEPARTMENT_SKILL: Final = 10
SPACES: Final = [
    "malt_house_seed",
    "malt_house_roast",
    "malt_house_increase",
    "hops_plantation_seed",
    "hops_plantation_increase",
    "school_reroll",
    "school_swap",
    "school_train",
    "department_seeds",
    "department_dark_malt",
    "department_skill",
]

BUILDINGS: Final = ["malt_house", "hops_plantation", "school_of_skills", "department_of_seed"]
SCHOOL: Final = 2
DEPARTMENT: Final = 3
BUILDING_OF: Final = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3]

TAKE_DIE: Final = 0
BLOCK_BUILDING: Final = 1
LOCK_DIE: Final = 2
BLOCK_RECIPE: Final = 3
RAISE_DIE: Final = 4
REROLL_DIE: Final = 5
TOKENS: Final = ["take_die", "block_building", "lock_die", "block_recipe", "raise_die", "reroll_die"]

INGREDIENTS: Final = ["fruit", "spices", "special_malt", "honey", "special_hops"]

# The two areas a player's own dice lie in.
RESERVE: Final = 0
STORE: Final = 1
AREAS: Final = ["reserve", "storehouse"]


class Recipe:
    """A recipe card. `needs[colour]` holds the minimums of that colour, highest first.

    `blue_min` is the lowest improving blue die, 0 if the card takes none; `spice_xp[ingredient]` and
    `spice_coins[ingredient]` are what an ingredient adds, -1 if the card does not name it.
    """

    def __init__(
        self,
        id: str,
        style: str,
        level: int,
        needs: list[list[int]],
        xp: int,
        coins: int,
        tokens: int,
        dice: int,
        blue_min: int,
        blue_xp: int,
        blue_coins: int,
        spice_xp: list[int],
        spice_coins: list[int],
    ) -> None:
        self.id: Final = id
        self.style: Final = style
        self.level: Final = level
        self.needs: Final = needs
        self.xp: Final = xp
        self.coins: Final = coins
        self.tokens: Final = tokens
        self.dice: Final = dice
        self.blue_min: Final = blue_min
        self.blue_xp: Final = blue_xp
        self.blue_coins: Final = blue_coins
        self.spice_xp: Final = spice_xp
        self.spice_coins: Final = spice_coins


class Space:
    """A space of the player board. A seed space has no colours; `speed_min` 0 means it cannot be sped up."""

    def __init__(self, colours: list[int], minimum: int, maximum: int, speed_min: int, gain: int, amount: int) -> None:
        self.colours: Final = colours
        self.minimum: Final = minimum
        self.maximum: Final = maximum
        self.speed_min: Final = speed_min
        self.gain: Final = gain
        """The colour of the die gained, -1 for none."""
        self.amount: Final = amount
        """How many dice, points, seeds or coins."""


class Table:
    """What depends on the number of players."""

    def __init__(self, display: int, start: list[int], to_end: int, users: int) -> None:
        self.display: Final = display
        self.start: Final = start
        self.to_end: Final = to_end
        self.users: Final = users


class Cards:
    """All definitions of one game, shared by every state and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    def __init__(
        self,
        deck: str,
        folder: str,
        recipes: list[Recipe],
        spaces: list[Space],
        unlock: list[int],
        dice: list[int],
        seeds: int,
        ingredients: list[int],
        prices: list[int],
        discounts: list[list[int]],
        market_round: int,
        tokens: list[int],
        token_prices: list[int],
        black_market_round: int,
        tables: list[Table],
        start_coins: int,
        start_seeds: int,
        start_dice: list[int],
        summer_seeds: int,
        brew_xp: int,
        credit: list[int],
        coins_per_xp: int,
        die_xp: list[int],
    ) -> None:
        self.deck: Final = deck
        self.folder: Final = folder
        self.recipes: Final = recipes
        self.spaces: Final = spaces
        self.unlock: Final = unlock
        self.dice: Final = dice
        self.seeds: Final = seeds
        self.ingredients: Final = ingredients
        self.prices: Final = prices
        self.discounts: Final = discounts
        """discounts[ingredient][value of the blue die] in coins."""
        self.market_round: Final = market_round
        self.tokens: Final = tokens
        self.token_prices: Final = token_prices
        self.black_market_round: Final = black_market_round
        self.tables: Final = tables
        """By number of players; the first two are fillers."""
        self.start_coins: Final = start_coins
        self.start_seeds: Final = start_seeds
        self.start_dice: Final = start_dice
        self.summer_seeds: Final = summer_seeds
        self.brew_xp: Final = brew_xp
        self.credit: Final = credit
        """Coins lent by 0, 1, 2 ... unlucky ones; more ones than listed lend the last."""
        self.coins_per_xp: Final = coins_per_xp
        self.die_xp: Final = die_xp
        # For each colour, the spaces that take a die of it: computed once, read at every decision.
        self.spaces_for: Final[list[list[int]]] = [
            [i for i, space in enumerate(spaces) if colour in space.colours] for colour in range(4)
        ]
        # Spaces by round: bit i is set when space i is open.
        last = max(unlock)
        self.open_in_round: Final[list[int]] = [
            sum(1 << i for i in range(len(spaces)) if unlock[BUILDING_OF[i]] <= round) for round in range(last + 1)
        ]

    def open_spaces(self, round: int) -> int:
        """DB-F14. The spaces unlocked in a round, as bits."""
        masks = self.open_in_round
        return masks[round] if round < len(masks) else masks[-1]
