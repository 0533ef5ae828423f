"""The names and numbers of Dice Brewing: colours, spaces, tokens, ingredients."""

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
