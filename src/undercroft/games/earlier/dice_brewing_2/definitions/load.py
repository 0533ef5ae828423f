"""The card files of Dice Brewing, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, check_complete, choose_files, deck_label, dotted

from ..constants import BUILDINGS, COLOURS, INGREDIENTS, SPACES, TOKENS
from . import types
from .native import Cards

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


class Library:
    """The nine files as read, for whoever wants names, texts and sources."""

    def __init__(self, folder: Path | None) -> None:
        files = choose_files(OWN, FILES, folder)
        decks = {name: Deck(file) for name, file in files.items()}
        self.label = deck_label(files, OWN)
        self.folder = str(folder or "")
        self.recipes = decks["recipes"].read(types.RecipeFile)
        self.market = decks["market"].read(types.MarketFile)
        self.black_market = decks["black_market"].read(types.BlackMarketFile)
        self.tokens = decks["action_tokens"].read(types.TokenFile)
        self.board = decks["board"].read(types.BoardFile)
        self.dice = decks["dice"].read(types.DiceFile)
        self.components = decks["components"].read(types.ComponentFile)
        self.coins = decks["coins"].read(types.CoinFile)
        self.setup = decks["setup"].read(types.SetupFile)
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
            if len(players.standard_start_recipes) != players.display:
                raise setup.mistake(["players", i, "standard_start_recipes"], f"expected {players.display} recipes")
            if players.to_end > len(ids):
                raise setup.mistake(
                    ["players", i, "recipes_to_end"], f"expected at most {len(ids)}, the size of the deck"
                )
            if players.users != players.count - 1:
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
            if component.id == "seed_token" and component.count < 4 * self.setup.start_per_player.start_seeds:
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
        scores, dice = self.setup.scoring.xp_by_color, start.dice_active_reserve
        _agree(
            decks["coins"],
            ["start_coins_per_player"],
            self.coins.start_coins_per_player,
            decks["setup"],
            ["start_per_player", "coins"],
            start.start_coins,
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

    def cards(self) -> types.Cards:
        """What the rules use, in their order."""
        spaces = {space.id: space for space in self.board.space}
        unlock: dict[str, int] = {building.id: building.unlock_round for building in self.board.building}
        dice: dict[str, int] = {die.color: die.count for die in self.dice.die}
        market: dict[str, types.Ingredient] = {ingredient.id: ingredient for ingredient in self.market.ingredient}
        tokens: dict[str, int] = {token.id: token.count for token in self.tokens.token}
        prices: dict[str, int] = {offer.token: offer.price for offer in self.black_market.offer}
        tables = sorted(self.setup.players, key=lambda table: table.count)
        return types.Cards(
            deck=self.label,
            folder=self.folder,
            recipes=self.recipes.recipe,
            spaces=[spaces[id] for id in SPACES],
            unlock=[unlock[id] for id in BUILDINGS],
            dice=[dice[id] for id in COLOURS],
            seeds=next(c.count for c in self.components.component if c.id == "seed_token"),
            ingredients=[market[id].count for id in INGREDIENTS],
            prices=[market[id].price for id in INGREDIENTS],
            discounts=[[market[id].discount(value) for value in range(7)] for id in INGREDIENTS],
            market_round=self.market.unlock_round,
            tokens=[tokens[id] for id in TOKENS],
            token_prices=[prices[id] for id in TOKENS],
            black_market_round=self.black_market.unlock_round,
            tables=[tables[0], tables[0], *tables],
            start=self.setup.start_per_player,
            season=self.setup.season,
            turn=self.setup.turn,
            brewing=self.setup.brewing,
            scoring=self.setup.scoring,
            credit=next(option for option in self.setup.option if option.id == "unlucky_roll").credit(),
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


@lru_cache(maxsize=8)
def library(folder: Path | None = None) -> Library:
    """The card files, an owner's folder put in place of the game's own where it has them."""
    return Library(folder)


@lru_cache(maxsize=8)
def load(folder: Path | None = None) -> Cards:
    """The definitions the rules play with."""
    return Cards(library(folder).cards())
