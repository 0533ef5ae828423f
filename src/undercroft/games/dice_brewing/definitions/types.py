"""What the card files of Dice Brewing may say, and what the rules read of it: one type for each kind of entry."""

# mypyc: skip - reads files once

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.cards import Complete, Fixed, Flat, Repeated, SameKind, Told, for_rules

from ..constants import BUILDING_OF, COLOURS, INGREDIENTS
from .effects import (
    BuildingTarget,
    CloseBuilding,
    CloseRecipe,
    ColourName,
    DieInput,
    DieTarget,
    ExchangeDie,
    GainCoins,
    GainDie,
    GainSeeds,
    IncreaseDie,
    MarkDie,
    MoveDie,
    Pips,
    Positive,
    RaiseDie,
    RecipeTarget,
    RerollDie,
    RerollOwn,
    SeedInput,
    SwapWithSupply,
)

Natural = Annotated[int, Meta(ge=0)]
IngredientName = Literal["fruit", "spices", "special_malt", "honey", "special_hops"]
TokenName = Literal["take_die", "block_building", "lock_die", "block_recipe", "raise_die", "reroll_die"]


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a card file may say about itself."""

    id: str
    name: Told[str]
    count: Natural
    source: Told[str]
    text_en: Told[str] = ""
    rulebook_fields: Told[list[str]] = []
    reconstructed_fields: Told[list[str]] = []
    rulebook_note: Told[str] = ""
    public_note: Told[str] = ""


class Single(Entry, kw_only=True):
    """A thing that there is once."""

    id: Fixed[str]
    count: Literal[1]


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

    count: Literal[1]
    kind: Told[Literal["beer", "experimental"]]
    style: Told[str]
    level: Told[Natural] = 0
    level_name: Told[str] = ""
    start_for_players: Repeated[list[Literal[2, 3, 4]]] = []
    back: Repeated[Literal["", "standard", "green"]] = ""
    """Green for those that are on display at the start of some table."""
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
    deck_size: Repeated[Positive]
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
    fixed_by: ClassVar[str] = "token"

    id: Fixed[str]
    token: TokenName
    price: Natural


class BlackMarketFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    unlock_round: Positive
    purchases_per_player_per_round: Literal[1]
    offer: list[Offer]


class ActionToken(Entry, kw_only=True):
    """An action token: what it does, on what and when are the rules of its kind (DB-T10 to DB-T16)."""

    id: TokenName
    windows: Fixed[list[Literal["own_turn", "brewing_start"]]]
    target: Fixed[DieTarget | BuildingTarget | RecipeTarget]
    effect: Fixed[MoveDie | CloseBuilding | MarkDie | CloseRecipe | RaiseDie | RerollDie]
    duration: Fixed[Literal["instant", "round"]]


class TokenFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    total_tokens: Repeated[Positive]
    removed_from_game_after_use: Literal[True]
    hidden_in_advanced_mode: Literal[True]
    token: list[ActionToken]


class Building(Entry, kw_only=True):
    id: Literal["malt_house", "hops_plantation", "school_of_skills", "department_of_seed"]
    count: Literal[1]
    unlock_round: Positive
    spaces: Fixed[list[str]]


class After(Struct, forbid_unknown_fields=True):
    """Where the base piece of a space and what is gained there go."""

    input: str
    gained: str


@for_rules
class Space(Entry, kw_only=True):
    """A space of the player board."""

    count: Literal[1]
    building: Fixed[str]
    index: Fixed[Positive]
    takes: SameKind[SeedInput | DieInput] = field(name="input")
    timing: Fixed[Literal["delayed", "immediate"]]
    speed_up_min: Pips | None = None
    effect: SameKind[GainDie | ExchangeDie | IncreaseDie | GainSeeds | GainCoins | RerollOwn | SwapWithSupply]
    after_delayed: Fixed[After | None] = None
    after_immediate: Fixed[After | None] = None
    cleanup_step: Fixed[Literal[1, 2, 3]]

    @property
    def minimum(self) -> int:
        return self.takes.minimum

    @property
    def maximum(self) -> int:
        return self.takes.maximum

    @property
    def colours(self) -> list[int]:
        """None for a seed."""
        return [COLOURS.index(colour) for colour in self.takes.colors]

    @property
    def amount(self) -> int:
        """How many points, seeds or coins."""
        return self.effect.number

    @property
    def gain(self) -> int:
        """The colour of the die gained, -1 for none."""
        return COLOURS.index(self.effect.gain) if self.effect.gain else -1

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
    fixed_by: ClassVar[str] = "color"

    id: Fixed[str]
    color: ColourName
    start_per_player: Natural
    end_score_each: Natural
    is_malt: Fixed[bool]
    is_ingredient: Fixed[bool]


class DiceFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    total_dice: Repeated[Positive]
    die: list[Die]


class Component(Entry, kw_only=True):
    """Any other piece. The rules count the seeds alone."""

    free: ClassVar[dict[str, list[str]]] = {"seed_token": ["count", "start_per_player"]}

    count: Fixed[Natural]
    supply_limited: Fixed[bool] = False
    start_per_player: Fixed[Natural] = 0
    kept_in: Fixed[str] = ""
    count_in_setup_list: Fixed[Natural] = 0
    faces: Fixed[list[str]] = []
    start_face: Fixed[str] = ""
    capacity: Fixed[str] = ""


class ComponentFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    component: Complete[list[Component]]


class Coin(Entry, kw_only=True):
    """Money is only counted, so that no rule looks at a coin."""

    count: Fixed[Natural]
    faces: Fixed[list[Pips]]


class CoinFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    total_tokens: Repeated[Positive]
    supply_limited: Literal[False]
    start_coins_per_player: Repeated[Natural]
    coin: Complete[list[Coin]]


class ByColour(Struct, forbid_unknown_fields=True):
    yellow: Natural
    black: Natural
    green: Natural
    blue: Natural

    def list(self) -> list[int]:
        return [self.yellow, self.black, self.green, self.blue]


class SupplyAfterSetup(ByColour):
    seeds: Natural


class NoDice(Struct, forbid_unknown_fields=True):
    """No dice."""

    yellow: Literal[0] = 0
    black: Literal[0] = 0
    green: Literal[0] = 0
    blue: Literal[0] = 0


class GameEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Literal["dice_brewing"]
    name: Told[str]
    min_players: Literal[2]
    max_players: Literal[4]
    minutes: Told[list[int]]
    age: Told[int]
    source: Told[str]
    age_source: Told[str] = ""


class Start(Single, kw_only=True):
    start_coins: Natural = field(name="coins")
    start_xp: Literal[0] = field(name="xp")
    start_seeds: Natural = field(name="seeds")
    dice_active_reserve: ByColour
    dice_storehouse: NoDice

    @property
    def start_dice(self) -> list[int]:
        return self.dice_active_reserve.list()


@for_rules
class Table(Entry, kw_only=True):
    """What depends on the number of players."""

    fixed_by: ClassVar[str] = "count"

    id: Fixed[str]
    count: Annotated[int, Meta(ge=2, le=4)]
    display: Positive = field(name="display_size")
    standard_start_recipes: list[str]
    to_end: Positive = field(name="recipes_to_end")
    users: Positive = field(name="players_per_space")
    supply_after_setup: Repeated[SupplyAfterSetup]

    def start(self, cards: Cards) -> list[int]:
        """The recipes that are on display at the start."""
        ids = [recipe.id for recipe in cards.recipes]
        return [ids.index(id) for id in self.standard_start_recipes]


class Mode(Entry, kw_only=True):
    count: Literal[1]
    start_recipes: Fixed[Literal["fixed", "random"]]
    action_tokens_hidden: Fixed[bool]


class TableOption(Entry, kw_only=True):
    """What a table may choose. The unlucky roll says how much it lends."""

    free: ClassVar[dict[str, list[str]]] = {"unlucky_roll": ["coins_by_ones", "max_ones_counted"]}

    count: Literal[1]
    default: Literal[False]
    coins_by_ones: Fixed[dict[Annotated[str, Meta(pattern="^[1-9][0-9]?$")], Natural]] = {}
    max_ones_counted: Fixed[Natural] = 4
    rolled_this_round_only: Literal[True] = True

    def credit(self) -> list[int]:
        """Coins lent by 0, 1, 2 ... unlucky ones; more ones than listed lend the last."""
        return [self.coins_by_ones.get(str(ones), 0) for ones in range(self.max_ones_counted + 1)]


class Unlock(Entry, kw_only=True):
    """When things open. The buildings and markets say so themselves: both must agree."""

    count: Literal[1]
    round: Repeated[Positive]
    opens: Repeated[list[str]]


class Season(Single, kw_only=True):
    start: Literal["winter"]
    flip: Literal["end_of_every_round"]
    summer_seeds: Natural = field(name="summer_seeds_per_player")


class Turn(Single, kw_only=True):
    pieces_min: Literal[1]
    pieces_max: Literal[2]
    pass_is_final: Literal[True]


class Brewing(Single, kw_only=True):
    brew_xp: Natural = field(name="flat_xp_per_brew")
    improvements_max: Literal[1]
    dice_from: Literal["storehouse"]


class Scoring(Single, kw_only=True):
    coins_per_xp: Positive
    xp_by_color: ByColour = field(name="die_xp")
    tie_break: tuple[Literal["most_recipes_brewed"], Literal["shared_victory"]]

    @property
    def die_xp(self) -> list[int]:
        return self.xp_by_color.list()


class SetupFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    game: GameEntry
    start_per_player: Start
    players: list[Table]
    mode: Complete[list[Mode]]
    option: Complete[list[TableOption]]
    unlock: Complete[list[Unlock]]
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
        return [[i for i, space in enumerate(self.spaces) if colour in space.colours] for colour in range(4)]

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
