"""The names and numbers of Cavern Tavern: ingredients, places, operations."""

from __future__ import annotations

from typing import Final, Literal

TABLES: Final = 6
NONE: Final = -1

# Ingredients by Cellar area: numbers 2n and 2n + 1 lie in area n + 1. The Magic Potion belongs to none.
INGREDIENTS: Final = [
    "fruit",
    "herbs",
    "syrup",
    "rocks",
    "mead",
    "nectar",
    "wine",
    "elixir",
    "ambrosia",
    "beer",
    "liqueur",
    "spirits",
    "magic_potion",
]
KINDS: Final = 12
POTION: Final = 12

RACES: Final = ["human", "elf", "green_elf", "dwarf", "halfling", "troll"]

# Tracks.
KITCHEN: Final = 0
CHORES: Final = 1
TRACKS: Final = ["kitchen", "chores"]
NO_TRACK: Final = -1
TRACK_END: Final = 9

# Sections, as Nasty Says cards and rules name them.
CELLAR: Final = 0
KITCHEN_SECTION: Final = 1
CHORES_SECTION: Final = 2
OFFICE: Final = 3
WORKSHOP: Final = 4
CHAMBER: Final = 5
OWN_BOARD: Final = 6
SECTIONS: Final = ["cellar", "kitchen", "chores", "office", "workshop", "secret_chamber", "own_board"]

# Places for dice: the areas of the board, then the three places of the Secret Chamber, then the cards that are
# places for their owner alone (Task cards and Nasty Says cards, by number).
AREAS: Final = [
    "cellar_1",
    "cellar_2",
    "cellar_3",
    "cellar_4",
    "cellar_5",
    "cellar_6",
    "make_lunch_for_nasty",
    "roast_the_meat",
    "cook_dragon_eggs",
    "wash_the_dishes",
    "cut_the_meat",
    "serve_dinner",
    "wipe_the_tables",
    "mop_the_floor",
    "prepare_the_rooms",
    "chop_wood",
    "fix_the_roof",
    "entertain_the_guests",
    "talk_to_nasty",
    "workshop_item",
    "workshop_magic_potion",
    "workshop_replace_order",
    "talk_to_mrs_nasty",
]
FIRST_KITCHEN: Final = 6
TALK_TO_NASTY: Final = 18
REPLACE_ORDER: Final = 21
MRS_NASTY: Final = 22
CHAMBER_TASK: Final = 23
SHARED: Final = 26
"""Places that all players share are numbered below this."""
OWN_TASK: Final = 32
OWN_SAYS: Final = 96
NO_PLACE: Final = 1 << 10

CHAMBER_PLACES: Final = 3

# Operations: what the reward of a place or a card does.
GAIN: Final = 0
GAIN_ONE_OF: Final = 1
GAIN_CHOICE: Final = 2
POINTS: Final = 3
FIRST_PLAYER: Final = 4
DRAW_ITEM: Final = 5
DRAW_ITEMS_KEEP: Final = 6
REPLACE: Final = 7
EXCHANGE: Final = 8
STEAL: Final = 9
TRADE: Final = 10
NASTY_UP: Final = 11
NASTY_DOWN: Final = 12
MODIFIER: Final = 13
# Cards only.
SET_DIE: Final = 14
ADJUST_DIE: Final = 15
REROLL: Final = 16
IGNORE_OCCUPIED: Final = 17
EXTRA_TURN: Final = 18
CLAIM_WHITE_DIE: Final = 19
LATENESS_MINUS: Final = 20
DISCARD_NASTY_SAYS: Final = 21
# Characters only.
CANCEL_MOVE: Final = 22
GAIN_FROM_SAME_AREA: Final = 23
TRACK_EXTRA: Final = 24
OPERATIONS: Final = [
    "gain",
    "gain_one_of",
    "gain_choice",
    "points",
    "first_player",
    "draw_item",
    "draw_items_keep",
    "replace_order",
    "exchange_supply",
    "steal",
    "forced_trade",
    "nasty_up",
    "nasty_down",
    "modifier",
    "set_die",
    "adjust_die",
    "reroll",
    "ignore_occupied",
    "extra_turn",
    "claim_white_die",
    "lateness_minus",
    "discard_nasty_says",
    "cancel_move",
    "gain_from_same_area",
    "track_extra",
]

# What Nasty asks for on a Nasty Says card.
RETURN_INGREDIENTS: Final = 0
RETURN_ANY: Final = 1
DISCARD_ITEMS: Final = 2
LOSE_POINTS: Final = 3
GIVE_INGREDIENT: Final = 4
COMPLETE_ORDER: Final = 5
USE_AREA: Final = 6
PLACE_COUNT: Final = 7
PLACE_VALUE: Final = 8
DEMANDS: Final = [
    "return_ingredients",
    "return_any",
    "discard_items",
    "lose_points",
    "give_ingredient",
    "complete_order",
    "use_area",
    "place_count",
    "place_value",
]

# The icon of an Order.
NO_ICON: Final = -1
ITEM_ICON: Final = 2

# Tokens of the Secret Chamber: 0 to 11 are drinks by ingredient.
MRS_NASTY_TOKEN: Final = 12
TOKEN_KINDS: Final = 13

# Final scoring, line by line (CT-E01).
FINAL: Final = ["nasty_track", "ingredients", "unobeyed", "secret_task", "mrs_nasty"]

# The Automa's dice.
AUTOMA: Final = ["white", "yellow", "blue", "green", "red", "purple"]

# What the card files call things.
EditionName = Literal["retail", "prototype"]
IngredientName = Literal[
    "fruit",
    "herbs",
    "syrup",
    "rocks",
    "mead",
    "nectar",
    "wine",
    "elixir",
    "ambrosia",
    "beer",
    "liqueur",
    "spirits",
    "magic_potion",
]
RaceName = Literal["human", "elf", "green_elf", "dwarf", "halfling", "troll"]
SectionName = Literal["cellar", "kitchen", "chores", "office", "workshop", "secret_chamber"]
TrackName = Literal["nasty", "kitchen", "chores"]
OperationName = Literal[
    "gain",
    "gain_one_of",
    "gain_choice",
    "points",
    "first_player",
    "draw_item",
    "draw_items_keep",
    "replace_order",
    "exchange_supply",
    "steal",
    "forced_trade",
    "nasty_up",
    "nasty_down",
    "modifier",
    "set_die",
    "adjust_die",
    "reroll",
    "ignore_occupied",
    "extra_turn",
    "claim_white_die",
    "lateness_minus",
    "discard_nasty_says",
    "cancel_move",
    "gain_from_same_area",
    "track_extra",
    "serve_drink",
    "avoid_nasty_says",
]
DemandName = Literal[
    "return_ingredients",
    "return_any",
    "discard_items",
    "lose_points",
    "give_ingredient",
    "complete_order",
    "use_area",
    "place_on_card",
]
