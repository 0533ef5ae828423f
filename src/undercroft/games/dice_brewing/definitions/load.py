"""The card files of Dice Brewing, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, check_complete, choose_files, deck_label, dotted

from ..constants import BUILDINGS, COLOURS, INGREDIENTS, SPACES, TOKENS, Cards, Recipe, Space, Table

OWN = Path(__file__).parents[1] / "cards"
FILES = (
    "recipes",
    "market",
    "black_market",
    "action_tokens",
    "board",
    "dice",
    "components",
    "coins",
    "setup",
)

NAMED: Kinds = {
    "recipe": [Named("recipe")],
    "ingredient": [Named("ingredient")],
    "token": [Named("token")],
    "space": [Named("space")],
    "building": [Named("building")],
    "colour": [Named("die", by="color")],
}
"""The cards that name each kind of fact."""

GAINS = ("malt_house_seed", "malt_house_roast", "hops_plantation_seed", "school_train")
"""Spaces that give a die."""

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
    action_tokens: Natural
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


class RecipeCard(Entry, kw_only=True):
    kind: Literal["beer", "experimental"]
    style: str
    level: Natural = 0
    level_name: str = ""
    start_for_players: list[int] = []
    back: str = ""
    base: Annotated[list[Need], Meta(min_length=1)]
    reward: Reward
    improvements: list[Improvement] = []


class RecipeFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    deck_size: Positive
    recipe: list[RecipeCard]


class Discount(Struct, forbid_unknown_fields=True):
    min: Pips
    amount: Positive


class Ingredient(Entry, kw_only=True):
    id: IngredientName
    price: Natural
    discounts: list[Discount] = []


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
    min: Pips = 1
    max: Pips = 6


class Effect(Struct, forbid_unknown_fields=True):
    type: str
    color: ColourName | None = None
    colors: list[ColourName] = []
    amount: Positive = 1
    cap: int = 6
    amount_min: int = 1
    amount_max: str = ""
    areas: list[str] = []
    returns_to: str = ""
    optional_after_roll: bool = True


class BoardSpace(Entry, kw_only=True):
    building: str
    index: Positive
    input: Input
    timing: Literal["delayed", "immediate"]
    speed_up_min: Pips | None = None
    effect: Effect
    after_delayed: dict[str, str] = {}
    after_immediate: dict[str, str] = {}
    cleanup_step: Literal[1, 2, 3]


class BoardFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    space_count: Literal[11]
    building: list[Building]
    space: list[BoardSpace]


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
    coins: Natural
    xp: Literal[0]
    seeds: Natural
    dice_active_reserve: ByColour
    dice_storehouse: ByColour


class Players(Entry, kw_only=True):
    count: Annotated[int, Meta(ge=2, le=4)]
    display_size: Positive
    standard_start_recipes: list[str]
    recipes_to_end: Positive
    players_per_space: Positive
    supply_after_setup: SupplyAfterSetup


class Mode(Entry, kw_only=True):
    start_recipes: Literal["fixed", "random"]
    action_tokens_hidden: bool


class TableOption(Entry, kw_only=True):
    default: bool
    coins_by_ones: dict[str, Natural] = {}
    max_ones_counted: Natural = 4
    rolled_this_round_only: bool = True


class Unlock(Entry, kw_only=True):
    round: Positive
    opens: list[str]


class Season(Entry, kw_only=True):
    start: Literal["winter"]
    flip: Literal["end_of_every_round"]
    summer_seeds_per_player: Natural


class Turn(Entry, kw_only=True):
    pieces_min: Literal[1]
    pieces_max: Literal[2]
    pass_is_final: Literal[True]


class Brewing(Entry, kw_only=True):
    flat_xp_per_brew: Natural
    improvements_max: Literal[1]
    dice_from: Literal["storehouse"]


class Scoring(Entry, kw_only=True):
    coins_per_xp: Positive
    die_xp: ByColour
    tie_break: list[str]


class SetupFile(Struct, forbid_unknown_fields=True):
    schema_version: Literal[1]
    game: GameEntry
    start_per_player: Start
    players: list[Players]
    mode: list[Mode]
    option: list[TableOption]
    unlock: list[Unlock]
    season: Season
    turn: Turn
    brewing: Brewing
    scoring: Scoring = field()


class Library:
    """The nine files as read, for whoever wants names, texts and sources."""

    def __init__(self, folder: Path | None) -> None:
        files = choose_files(OWN, FILES, folder)
        decks = {name: Deck(file) for name, file in files.items()}
        self.label = deck_label(files, OWN)
        self.folder = str(folder or "")
        self.recipes = decks["recipes"].read(RecipeFile)
        self.market = decks["market"].read(MarketFile)
        self.black_market = decks["black_market"].read(BlackMarketFile)
        self.tokens = decks["action_tokens"].read(TokenFile)
        self.board = decks["board"].read(BoardFile)
        self.dice = decks["dice"].read(DiceFile)
        self.components = decks["components"].read(ComponentFile)
        self.coins = decks["coins"].read(CoinFile)
        self.setup = decks["setup"].read(SetupFile)
        self._check(decks)

    def _check(self, decks: dict[str, Deck]) -> None:
        """What types cannot say: every thing once, names that exist, numbers that add up."""
        check_complete(decks["market"], "ingredient", [i.id for i in self.market.ingredient], INGREDIENTS)
        check_complete(decks["black_market"], "offer", [o.token for o in self.black_market.offer], TOKENS)
        check_complete(decks["action_tokens"], "token", [t.id for t in self.tokens.token], TOKENS)
        check_complete(decks["board"], "space", [s.id for s in self.board.space], SPACES)
        check_complete(decks["board"], "building", [b.id for b in self.board.building], BUILDINGS)
        check_complete(decks["dice"], "die", [d.color for d in self.dice.die], COLOURS)
        check_complete(decks["setup"], "players", [str(p.count) for p in self.setup.players], ["2", "3", "4"])
        ids = [recipe.id for recipe in self.recipes.recipe]
        deck = decks["recipes"]
        for i, recipe in enumerate(self.recipes.recipe):
            if recipe.id in ids[:i]:
                raise deck.mistake(["recipe", i, "id"], f"{recipe.id!r} is used twice; every recipe needs its own id")
            if recipe.count != 1:
                raise deck.mistake(["recipe", i, "count"], "expected 1: every recipe is a single card")
            for k, improvement in enumerate(recipe.improvements):
                if improvement.kind == "ingredient" and improvement.ingredient is None:
                    raise deck.mistake(["recipe", i, "improvements", k], "expected an `ingredient` for this kind")
                kinds = [(other.kind, other.ingredient) for other in recipe.improvements[:k]]
                if (improvement.kind, improvement.ingredient) in kinds:
                    raise deck.mistake(["recipe", i, "improvements", k], "expected every improvement of a card once")
        if len(ids) != self.recipes.deck_size:
            raise deck.mistake(["deck_size"], f"says {self.recipes.deck_size}, but the file has {len(ids)} recipes")
        setup = decks["setup"]
        for i, players in enumerate(self.setup.players):
            for k, id in enumerate(players.standard_start_recipes):
                if id not in ids:
                    raise setup.mistake(["players", i, "standard_start_recipes", k], f"no recipe has the id {id!r}")
                if id in players.standard_start_recipes[:k]:
                    raise setup.mistake(["players", i, "standard_start_recipes", k], f"expected {id!r} only once")
            if len(players.standard_start_recipes) != players.display_size:
                raise setup.mistake(
                    ["players", i, "standard_start_recipes"], f"expected {players.display_size} recipes"
                )
            if players.recipes_to_end > len(ids):
                raise setup.mistake(
                    ["players", i, "recipes_to_end"], f"expected at most {len(ids)}, the size of the deck"
                )
            if players.players_per_space != players.count - 1:
                raise setup.mistake(["players", i, "players_per_space"], f"expected {players.count - 1} (DB-K1)")
        sums: list[tuple[str, str, int, list[Any]]] = [
            ("dice", "total_dice", self.dice.total_dice, self.dice.die),
            ("action_tokens", "total_tokens", self.tokens.total_tokens, self.tokens.token),
            ("coins", "total_tokens", self.coins.total_tokens, self.coins.coin),
        ]
        for name, total, said, entries in sums:
            counted = sum(entry.count for entry in entries)
            if said != counted:
                raise decks[name].mistake([total], f"expected {counted}, the sum of the counts in this file")
        for i, die in enumerate(self.dice.die):
            if die.count < 4 * die.start_per_player:
                raise decks["dice"].mistake(["die", i, "count"], "expected enough dice for four players to start with")
        _includes(decks["components"], "component", [c.id for c in self.components.component], "seed_token")
        for i, component in enumerate(self.components.component):
            if component.id == "seed_token" and component.count < 4 * self.setup.start_per_player.seeds:
                place: list[str | int] = ["component", i, "count"]
                raise decks["components"].mistake(place, "expected enough seeds for four players to start with")
        _includes(setup, "option", [option.id for option in self.setup.option], "unlucky_roll")
        board = decks["board"]
        for i, space in enumerate(self.board.space):
            if space.id in GAINS and space.effect.color is None:
                raise board.mistake(["space", i, "effect"], "expected the colour of the die gained here")
            if space.building == "school_of_skills" and space.speed_up_min is not None:
                raise board.mistake(["space", i, "speed_up_min"], "expected none: the School is never sped up (DB-P4)")
        self._check_agreement(decks)

    def _check_agreement(self, decks: dict[str, Deck]) -> None:
        """What two files say must be the same, or a change in one of them would be lost without a word."""
        start = self.setup.start_per_player
        scores, dice = self.setup.scoring.die_xp, start.dice_active_reserve
        _agree(
            decks["coins"],
            ["start_coins_per_player"],
            self.coins.start_coins_per_player,
            decks["setup"],
            ["start_per_player", "coins"],
            start.coins,
        )
        for i, die in enumerate(self.dice.die):
            _agree(
                decks["dice"],
                ["die", i, "end_score_each"],
                die.end_score_each,
                decks["setup"],
                ["scoring", "die_xp", die.color],
                getattr(scores, die.color),
            )
            _agree(
                decks["dice"],
                ["die", i, "start_per_player"],
                die.start_per_player,
                decks["setup"],
                ["start_per_player", "dice_active_reserve", die.color],
                getattr(dice, die.color),
            )
        tokens = [token.id for token in self.tokens.token]
        for i, offer in enumerate(self.black_market.offer):
            k = tokens.index(offer.token)
            _agree(
                decks["black_market"],
                ["offer", i, "count"],
                offer.count,
                decks["action_tokens"],
                ["token", k, "count"],
                self.tokens.token[k].count,
            )

    def cards(self) -> Cards:
        """The definitions in the form the rules use."""
        ids = [recipe.id for recipe in self.recipes.recipe]
        spaces = {space.id: space for space in self.board.space}
        unlock = {building.id: building.unlock_round for building in self.board.building}
        dice = {die.color: die for die in self.dice.die}
        market = {ingredient.id: ingredient for ingredient in self.market.ingredient}
        tokens = {token.id: token.count for token in self.tokens.token}
        prices = {offer.token: offer.price for offer in self.black_market.offer}
        start = self.setup.start_per_player
        tables = [Table(0, [], 0, 0)] * 2 + [
            Table(
                p.display_size,
                [ids.index(id) for id in p.standard_start_recipes],
                p.recipes_to_end,
                p.players_per_space,
            )
            for p in sorted(self.setup.players, key=lambda p: p.count)
        ]
        seeds = next(c.count for c in self.components.component if c.id == "seed_token")
        unlucky = next(option for option in self.setup.option if option.id == "unlucky_roll")
        credit = [unlucky.coins_by_ones.get(str(ones), 0) for ones in range(unlucky.max_ones_counted + 1)]
        return Cards(
            self.label,
            self.folder,
            [_recipe(card) for card in self.recipes.recipe],
            [_space(spaces[id]) for id in SPACES],
            [unlock[id] for id in BUILDINGS],  # type: ignore[index]
            [dice[id].count for id in COLOURS],  # type: ignore[index]
            seeds,
            [market[id].count for id in INGREDIENTS],  # type: ignore[index]
            [market[id].price for id in INGREDIENTS],  # type: ignore[index]
            [_discounts(market[id]) for id in INGREDIENTS],  # type: ignore[index]
            self.market.unlock_round,
            [tokens[id] for id in TOKENS],  # type: ignore[index]
            [prices[id] for id in TOKENS],  # type: ignore[index]
            self.black_market.unlock_round,
            tables,
            start.coins,
            start.seeds,
            start.dice_active_reserve.list(),
            self.setup.season.summer_seeds_per_player,
            self.setup.brewing.flat_xp_per_brew,
            credit,
            self.setup.scoring.coins_per_xp,
            self.setup.scoring.die_xp.list(),
        )


def _includes(deck: Deck, kind: str, found: list[str], id: str) -> None:
    if id not in found:
        raise deck.mistake([kind], f"{id!r} is missing; the rules need it")


def _agree(deck: Deck, path: list[str | int], says: int, other: Deck, there: list[str | int], says_there: int) -> None:
    if says == says_there:
        return
    if deck.file.parent == OWN:  # the mistake is in the owner's file, if only one is the owner's
        deck, path, other, there, says_there = other, there, deck, path, says
    raise deck.mistake(path, f"expected {says_there}, as {dotted(there)} in {other.file.name} says")


def _recipe(card: RecipeCard) -> Recipe:
    needs = [sorted((n.min for n in card.base if n.color == colour), reverse=True) for colour in COLOURS]
    blue = next((i for i in card.improvements if i.kind == "die"), None)
    spices = {i.ingredient: i.bonus for i in card.improvements if i.kind == "ingredient"}
    return Recipe(
        card.id,
        card.style,
        card.level,
        needs,
        card.reward.xp,
        card.reward.coins,
        card.reward.action_tokens,
        card.reward.dice,
        blue.min if blue else 0,
        blue.bonus.xp if blue else 0,
        blue.bonus.coins if blue else 0,
        [spices[id].xp if id in spices else -1 for id in INGREDIENTS],  # type: ignore[index]
        [spices[id].coins if id in spices else -1 for id in INGREDIENTS],  # type: ignore[index]
    )


def _space(space: BoardSpace) -> Space:
    colours = [COLOURS.index(colour) for colour in space.input.colors]
    gain = COLOURS.index(space.effect.color) if space.effect.color else -1
    return Space(colours, space.input.min, space.input.max, space.speed_up_min or 0, gain, space.effect.amount)


def _discounts(ingredient: Ingredient) -> list[int]:
    return [max([d.amount for d in ingredient.discounts if value >= d.min], default=0) for value in range(7)]


@lru_cache(maxsize=8)
def library(folder: Path | None = None) -> Library:
    """The card files, an owner's folder put in place of the game's own where it has them."""
    return Library(folder)


@lru_cache(maxsize=8)
def load(folder: Path | None = None) -> Cards:
    """The definitions the rules play with."""
    return library(folder).cards()
