"""The things of Cavern Tavern: ingredients, places, operations, and the definitions read from the cards."""

from __future__ import annotations

from typing import Final

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


class Reward:
    """One operation. `kinds` lists ingredients to choose from, `exclude` has a bit for each that never moves."""

    def __init__(
        self,
        op: int,
        n: int,
        kinds: list[int],
        exclude: int,
        up_to: int,
        give: int,
        optional: bool,
        by: list[int],
    ) -> None:
        self.op: Final = op
        self.n: Final = n
        self.kinds: Final = kinds
        self.exclude: Final = exclude
        self.up_to: Final = up_to
        self.give: Final = give
        self.optional: Final = optional
        self.by: Final = by


class Place:
    """What it costs to place dice somewhere, and what that gives.

    Either `dice` (a count of dice of any values) or `value` (their exact total) is 0.
    """

    def __init__(self, id: str, section: int, track: int, dice: int, value: int, rewards: list[Reward]) -> None:
        self.id: Final = id
        self.section: Final = section
        self.track: Final = track
        self.dice: Final = dice
        self.value: Final = value
        self.rewards: Final = rewards


class Order:
    """An Order card. `needs[ingredient]` counts cards; `points[lateness]` are scored."""

    def __init__(
        self, id: str, race: int, needs: list[int], points: list[int], forgotten_after: int, penalty: int
    ) -> None:
        self.id: Final = id
        self.race: Final = race
        self.needs: Final = needs
        self.points: Final = points
        self.forgotten_after: Final = forgotten_after
        self.penalty: Final = penalty


class Item:
    """A kind of Item card."""

    def __init__(self, id: str, in_solo: bool, effect: Reward) -> None:
        self.id: Final = id
        self.in_solo: Final = in_solo
        self.effect: Final = effect


class Demand:
    """One way to obey a Nasty Says card. `sets` are the ingredient counts that may be returned."""

    def __init__(self, kind: int, n: int, sets: list[list[int]], distinct: bool, exclude: int, sections: int) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.sets: Final = sets
        self.distinct: Final = distinct
        self.exclude: Final = exclude
        self.sections: Final = sections


class NastySays:
    """A Nasty Says card: any one of its demands obeys it. `place` is what dice placed on it must be, if they can."""

    def __init__(self, id: str, demands: list[Demand], place: Place | None) -> None:
        self.id: Final = id
        self.demands: Final = demands
        self.place: Final = place


class SecretTask:
    """A Secret Task: points for each served Order with the ingredient (or none: NONE) or of one of the races."""

    def __init__(self, id: str, ingredient: int, races: int, points: int) -> None:
        self.id: Final = id
        self.ingredient: Final = ingredient
        self.races: Final = races
        self.points: Final = points


class Character:
    """A Character: what the ability does, for which races of Orders, and how often."""

    def __init__(self, id: str, uses: int, effect: Reward, races: int) -> None:
        self.id: Final = id
        self.uses: Final = uses
        self.effect: Final = effect
        self.races: Final = races


class Assignment:
    """A card of the Five Realms: what must hold at the end of a story game."""

    def __init__(self, id: str, orders: list[int], kitchen: int, chores: int, workshop: int, nasty: int) -> None:
        self.id: Final = id
        self.orders: Final = orders
        self.kitchen: Final = kitchen
        self.chores: Final = chores
        self.workshop: Final = workshop
        self.nasty: Final = nasty


class Edition:
    """What depends on the edition: its decks (numbers of cards, an Item's once for each copy), the icon of every
    Order (a track, ITEM_ICON or NO_ICON), its board (`capacity[seats][area]`), and how many Items a hand may hold
    (0: any number)."""

    def __init__(
        self,
        orders: list[int],
        icons: list[int],
        items: list[int],
        says: list[int],
        secrets: list[int],
        characters: list[int],
        areas: list[Place | None],
        capacity: list[list[int]],
        hand_limit: int,
        supply: list[int],
    ) -> None:
        self.orders: Final = orders
        self.icons: Final = icons
        self.items: Final = items
        self.says: Final = says
        self.secrets: Final = secrets
        self.characters: Final = characters
        self.areas: Final = areas
        self.capacity: Final = capacity
        self.hand_limit: Final = hand_limit
        self.supply: Final = supply


class AutomaDie:
    """Where each face (1 to 6) of an Automa die blocks: a table, a place, and steps down the Nasty track."""

    def __init__(self, tables: list[int], places: list[int], nasty: list[int]) -> None:
        self.tables: Final = tables
        self.places: Final = places
        self.nasty: Final = nasty


class Cards:
    """All definitions of one game, shared by every state and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    def __init__(
        self,
        deck: str,
        folder: str,
        retail: Edition,
        prototype: Edition,
        orders: list[Order],
        items: list[Item],
        says: list[NastySays],
        secrets: list[SecretTask],
        characters: list[Character],
        assignments: list[Assignment],
        tasks: list[Place],
        tokens: list[int],
        modifiers: int,
        automa: list[AutomaDie],
        beside: list[int],
        penalty: list[int],
        draw_spaces: int,
        bonus: list[int],
        help: list[int],
        own_dice: int,
        quota: int,
        unobeyed: int,
        opens: int,
        task_limit: int,
        drink_points: int,
        mrs_nasty_cost: int,
        mrs_nasty_points: int,
        times: list[str],
    ) -> None:
        self.deck: Final = deck
        self.folder: Final = folder
        self.retail: Final = retail
        self.prototype: Final = prototype
        self.orders: Final = orders
        self.items: Final = items
        self.says: Final = says
        self.secrets: Final = secrets
        self.characters: Final = characters
        self.assignments: Final = assignments
        self.tasks: Final = tasks
        self.tokens: Final = tokens
        self.modifiers: Final = modifiers
        self.automa: Final = automa
        self.beside: Final = beside
        """For each table, where the white Automa die goes if the meeple stands there."""
        self.penalty: Final = penalty
        self.draw_spaces: Final = draw_spaces
        """Bits: the spaces of the Nasty track that summon."""
        self.bonus: Final = bonus
        self.help: Final = help
        """By track position: extra points for a task, and by how much one die may be changed."""
        self.own_dice: Final = own_dice
        self.quota: Final = quota
        self.unobeyed: Final = unobeyed
        self.opens: Final = opens
        self.task_limit: Final = task_limit
        self.drink_points: Final = drink_points
        self.mrs_nasty_cost: Final = mrs_nasty_cost
        self.mrs_nasty_points: Final = mrs_nasty_points
        self.times: Final = times
