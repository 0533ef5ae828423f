"""What the card files of Dice Brewing may say, and what the rules read of it: one type for each kind of entry."""

# mypyc: skip - reads files once

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.cards import Flat, for_rules

from ..constants import BUILDING_OF, COLOURS, INGREDIENTS

Pips = Annotated[int, Meta(ge=1, le=6)]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
ColourName = Literal["yellow", "black", "green", "blue"]
IngredientName = Literal["fruit", "spices", "special_malt", "honey", "special_hops"]
TokenName = Literal["take_die", "block_building", "lock_die", "block_recipe", "raise_die", "reroll_die"]


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a card file may say about itself."""

    id: str
    name: str
    count: Natural
    source: str
    text_en: str = ""
    rulebook_fields: list[str] = []
    reconstructed_fields: list[str] = []
    rulebook_note: str = ""
    public_note: str = ""


class Need(Struct, forbid_unknown_fields=True):
    color: Literal["yellow", "black", "green"]
    min: Pips


class Reward(Struct, forbid_unknown_fields=True):
    xp: Natural
    coins: Natural
    tokens: Natural = field(name="action_tokens")
    dice: Natural


class Bonus(Struct, forbid_unknown_fields=True):
    xp: Natural
    coins: Natural


class Improvement(Struct, forbid_unknown_fields=True):
    kind: Literal["die", "ingredient"]
    bonus: Bonus
    color: Literal["blue"] = "blue"
    min: Pips = 1
    ingredient: IngredientName | None = None


@for_rules
class Recipe(Entry, kw_only=True):
    """A recipe card."""

    kind: Literal["beer", "experimental"]
    style: str
    level: Natural = 0
    level_name: str = ""
    start_for_players: list[int] = []
    back: str = ""
    base: Annotated[list[Need], Meta(min_length=1)]
    reward: Flat[Reward]
    improvements: list[Improvement] = []

    @property
    def needs(self) -> list[list[int]]:
        """By colour, the minimums, highest first."""
        return [sorted((n.min for n in self.base if n.color == colour), reverse=True) for colour in COLOURS]

    @property
    def blue_min(self) -> int:
        """The lowest improving blue die, 0 if the card takes none."""
        return self._blue.min if self._blue else 0

    @property
    def blue_xp(self) -> int:
        return self._blue.bonus.xp if self._blue else 0

    @property
    def blue_coins(self) -> int:
        return self._blue.bonus.coins if self._blue else 0

    @property
    def spice_xp(self) -> list[int]:
        """By ingredient, what it adds, -1 if the card does not name it; `spice_coins` likewise."""
        return [bonus.xp if bonus else -1 for bonus in self._spices]

    @property
    def spice_coins(self) -> list[int]:
        return [bonus.coins if bonus else -1 for bonus in self._spices]

    @property
    def _blue(self) -> Improvement | None:
        return next((i for i in self.improvements if i.kind == "die"), None)

    @property
    def _spices(self) -> list[Bonus | None]:
        spices: dict[str | None, Bonus] = {i.ingredient: i.bonus for i in self.improvements if i.kind == "ingredient"}
        return [spices.get(id) for id in INGREDIENTS]


class RecipeFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    deck_size: Positive
    recipe: list[Recipe]


class Discount(Struct, forbid_unknown_fields=True):
    min: Pips
    amount: Positive


class Ingredient(Entry, kw_only=True):
    id: IngredientName
    price: Natural
    discounts: list[Discount] = []

    def discount(self, value: int) -> int:
        """What a blue die takes off the price."""
        return max([d.amount for d in self.discounts if value >= d.min], default=0)


class MarketFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    unlock_round: Positive
    purchases_per_player_per_round: Literal[1]
    ingredient: list[Ingredient]


class Offer(Entry, kw_only=True):
    token: TokenName
    price: Natural


class BlackMarketFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    unlock_round: Positive
    purchases_per_player_per_round: Literal[1]
    offer: list[Offer]


class ActionToken(Entry, kw_only=True):
    id: TokenName
    windows: list[Literal["own_turn", "brewing_start"]]
    target: dict[str, Any]
    effect: dict[str, Any]
    duration: str


class TokenFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    total_tokens: Positive
    removed_from_game_after_use: Literal[True]
    hidden_in_advanced_mode: Literal[True]
    token: list[ActionToken]


class Building(Entry, kw_only=True):
    id: Literal["malt_house", "hops_plantation", "school_of_skills", "department_of_seed"]
    unlock_round: Positive
    spaces: list[str]


class Input(Struct, forbid_unknown_fields=True):
    kind: Literal["seed", "die"]
    colors: list[ColourName] = []
    minimum: Pips = field(name="min", default=1)
    maximum: Pips = field(name="max", default=6)

    @property
    def colours(self) -> list[int]:
        """None for a seed."""
        return [COLOURS.index(colour) for colour in self.colors]


class Effect(Struct, forbid_unknown_fields=True):
    type: str
    color: ColourName | None = None
    colors: list[ColourName] = []
    amount: Positive = 1
    """How many dice, points, seeds or coins."""
    cap: int = 6
    amount_min: int = 1
    amount_max: str = ""
    areas: list[str] = []
    returns_to: str = ""
    optional_after_roll: bool = True

    @property
    def gain(self) -> int:
        """The colour of the die gained, -1 for none."""
        return COLOURS.index(self.color) if self.color else -1


@for_rules
class Space(Entry, kw_only=True):
    """A space of the player board."""

    building: str
    index: Positive
    input: Flat[Input]
    timing: Literal["delayed", "immediate"]
    speed_up_min: Pips | None = None
    effect: Flat[Effect]
    after_delayed: dict[str, str] = {}
    after_immediate: dict[str, str] = {}
    cleanup_step: Literal[1, 2, 3]

    @property
    def speed_min(self) -> int:
        """The lowest blue die that speeds it up, 0 if none does."""
        return self.speed_up_min or 0


class BoardFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    space_count: Literal[11]
    building: list[Building]
    space: list[Space]


class Die(Entry, kw_only=True):
    color: ColourName
    start_per_player: Natural
    end_score_each: Natural
    is_malt: bool
    is_ingredient: bool


class DiceFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    total_dice: Positive
    die: list[Die]


class Component(Entry, kw_only=True):
    supply_limited: bool = False
    start_per_player: Natural = 0
    kept_in: str = ""
    count_in_setup_list: Natural = 0
    faces: list[str] = []
    start_face: str = ""
    capacity: str = ""


class ComponentFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    component: list[Component]


class Coin(Entry, kw_only=True):
    faces: list[Pips]


class CoinFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    total_tokens: Positive
    supply_limited: Literal[False]
    start_coins_per_player: Natural
    coin: list[Coin]


class ByColour(Struct, forbid_unknown_fields=True):
    yellow: Natural
    black: Natural
    green: Natural
    blue: Natural

    def list(self) -> list[int]:
        return [self.yellow, self.black, self.green, self.blue]


class SupplyAfterSetup(ByColour):
    seeds: Natural


class GameEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Literal["dice_brewing"]
    name: str
    min_players: Literal[2]
    max_players: Literal[4]
    minutes: list[int]
    age: int
    source: str
    age_source: str = ""


class Start(Entry, kw_only=True):
    start_coins: Natural = field(name="coins")
    start_xp: Literal[0] = field(name="xp")
    start_seeds: Natural = field(name="seeds")
    dice_active_reserve: ByColour
    dice_storehouse: ByColour

    @property
    def start_dice(self) -> list[int]:
        return self.dice_active_reserve.list()


@for_rules
class Table(Entry, kw_only=True):
    """What depends on the number of players."""

    count: Annotated[int, Meta(ge=2, le=4)]
    display: Positive = field(name="display_size")
    standard_start_recipes: list[str]
    to_end: Positive = field(name="recipes_to_end")
    users: Positive = field(name="players_per_space")
    supply_after_setup: SupplyAfterSetup

    def start(self, cards: Cards) -> list[int]:
        """The recipes that are on display at the start."""
        ids = [recipe.id for recipe in cards.recipes]
        return [ids.index(id) for id in self.standard_start_recipes]


class Mode(Entry, kw_only=True):
    start_recipes: Literal["fixed", "random"]
    action_tokens_hidden: bool


class TableOption(Entry, kw_only=True):
    default: bool
    coins_by_ones: dict[str, Natural] = {}
    max_ones_counted: Natural = 4
    rolled_this_round_only: bool = True

    def credit(self) -> list[int]:
        """Coins lent by 0, 1, 2 ... unlucky ones; more ones than listed lend the last."""
        return [self.coins_by_ones.get(str(ones), 0) for ones in range(self.max_ones_counted + 1)]


class Unlock(Entry, kw_only=True):
    round: Positive
    opens: list[str]


class Season(Entry, kw_only=True):
    start: Literal["winter"]
    flip: Literal["end_of_every_round"]
    summer_seeds: Natural = field(name="summer_seeds_per_player")


class Turn(Entry, kw_only=True):
    pieces_min: Literal[1]
    pieces_max: Literal[2]
    pass_is_final: Literal[True]


class Brewing(Entry, kw_only=True):
    brew_xp: Natural = field(name="flat_xp_per_brew")
    improvements_max: Literal[1]
    dice_from: Literal["storehouse"]


class Scoring(Entry, kw_only=True):
    coins_per_xp: Positive
    xp_by_color: ByColour = field(name="die_xp")
    tie_break: list[str]

    @property
    def die_xp(self) -> list[int]:
        return self.xp_by_color.list()


class SetupFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    game: GameEntry
    start_per_player: Start
    players: list[Table]
    mode: list[Mode]
    option: list[TableOption]
    unlock: list[Unlock]
    season: Season
    turn: Turn
    brewing: Brewing
    scoring: Scoring = field()


@for_rules
@dataclass(kw_only=True)
class Cards:
    """All definitions of one game, shared by every state and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    deck: str
    folder: str
    recipes: list[Recipe]
    spaces: list[Space]
    unlock: list[int]
    dice: list[int]
    seeds: int
    ingredients: list[int]
    prices: list[int]
    discounts: list[list[int]]
    """discounts[ingredient][value of the blue die] in coins."""
    market_round: int
    tokens: list[int]
    token_prices: list[int]
    black_market_round: int
    tables: list[Table]
    """By number of players; the first two are fillers."""
    start: Flat[Start]
    season: Flat[Season]
    turn: Flat[Turn]
    brewing: Flat[Brewing]
    scoring: Flat[Scoring]
    credit: list[int]

    @property
    def spaces_for(self) -> list[list[int]]:
        """By colour, the spaces that take a die of it: computed once, read at every decision."""
        return [[i for i, space in enumerate(self.spaces) if colour in space.input.colours] for colour in range(4)]

    @property
    def open_in_round(self) -> list[int]:
        """Spaces by round: bit i is set when space i is open."""
        return [
            sum(1 << space for space, building in enumerate(BUILDING_OF) if self.unlock[building] <= round)
            for round in range(max(self.unlock) + 1)
        ]

    def open_spaces(self, round: int) -> int:
        """DB-F14. The spaces unlocked in a round, as bits."""
        masks = self.open_in_round
        return masks[round] if round < len(masks) else masks[-1]
