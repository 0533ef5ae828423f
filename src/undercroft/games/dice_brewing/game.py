"""Dice Brewing, as the house knows it."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, cast

from undercroft.engine.chance import Chance
from undercroft.engine.game import Checks, Game, LiveViews, Measures, Option, Wording
from undercroft.engine.state import SPECTATOR, Choice, Event, Fact, Setup
from undercroft.engine.texts import Namer, Texts

from . import hidden, invariants
from .ai.knowledge import BrewingKnowledge
from .definitions import load as card_files
from .definitions.native import Cards
from .rules import rounds
from .show import terminal, words
from .show.table_facts import table_facts
from .show.view import view
from .show.view_types import YardView
from .state import Yard


class BrewingWording(Wording[Yard]):
    """How the game speaks to people."""

    headlines = ("block_recipe", "block_building", "take_die", "lock_die", "brew", "cannot_brew", "last_round")

    def namers(self) -> dict[str, Namer]:
        return {
            "die": words.name_die,
            "now": words.name_die,
            "need": words.name_die,
            "place": words.name_place,
            "seat": words.name_seat,
            "owner": words.name_seat,
        }

    def label(self, choice: Choice, texts: Texts, s: Yard | None = None) -> str:
        return super().label(choice, texts) if s is None else words.label(choice, texts, s)

    def question(self, s: Yard, seat: int) -> dict[str, Fact]:
        return words.question(s)

    def describe_refused(self, text: str, texts: Texts) -> str:
        return (
            words.name_target(text, texts) or words.name_placing(text, texts) or super().describe_refused(text, texts)
        )

    def draw(self, s: Yard, seat: int, texts: Texts, width: int) -> Any:
        library = card_files.library(Path(s.cards.folder) if s.cards.folder else None)
        return terminal.draw(view(s, seat), seat, texts, width, library)


class BrewingMeasures(Measures[Yard]):
    """What the lab and the hints count in this game."""

    routine = ("round", "pass", "no_swap", "no_brew", "cannot_brew")
    not_a_use = ("start", "buy_token", "take_token", "block_recipe", "blocked")

    def actor(self, s: Yard, event: Event) -> int | None:
        """Nobody causes the first display or a blocked space, although these events name a seat."""
        return None if event.name in ("start", "blocked") else super().actor(s, event)

    def score_parts(self, s: Yard, seat: int) -> dict[str, int]:
        return rounds.score_lines(s, seat)


class BrewingChecks(Checks[Yard]):
    """What must hold in every position, and what can be met."""

    def hidden(self, s: Yard, seat: int) -> dict[str, object]:
        return hidden.hidden(s, seat)

    def known(self, s: Yard, seat: int) -> Collection[str]:
        """Which Recipes are left in the deck: all others lie open. Their order does not exist before they are drawn."""
        return ("deck",)

    def invariants(self, s: Yard) -> list[str]:
        return invariants.broken(s)

    def coverage_goals(self, seats: int, options: dict[str, str], cards: Any = None) -> set[str]:
        library = card_files.library(Path(cards.folder) if cards is not None and cards.folder else None)
        things = {f"recipe:{card.id}" for card in library.recipes.recipe}
        things |= {f"space:{space.id}" for space in library.board.space}
        things |= {f"token:{token.id}" for token in library.tokens.token}
        things |= {f"ingredient:{ingredient.id}" for ingredient in library.market.ingredient}
        return things | {"ending:recipes"}


class BrewingLiveViews(LiveViews[Yard]):
    """Views made with what was seen before."""

    def view_since(self, s: Yard, seat: int, before: Yard, seen: Mapping[str, Any]) -> Mapping[str, Any]:
        return view(s, seat, before, cast(YardView, seen))

    def same_view_as(self, s: Yard, seat: int) -> int:
        return seat if s.advanced else SPECTATOR


class DiceBrewing(Game[Yard]):
    """Dice, recipes and a brewery: 2 to 4 players."""

    id = "dice_brewing"
    name = "Dice Brewing"
    version = 3
    min_seats = 2
    max_seats = 4
    options = (
        Option("mode", ("standard", "advanced")),
        Option("unlucky_roll", ("no", "yes")),
        Option("block_building_at_placement", ("no", "yes")),
    )
    decks = card_files.FILES
    card_kinds = card_files.NAMED
    wording = BrewingWording()
    measures = BrewingMeasures()
    checks = BrewingChecks()
    live_views = BrewingLiveViews()

    def table_facts(self, cards: Any, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        return table_facts(cards, options)

    def new_state(self, setup: Setup, chance: Chance) -> Yard:
        return rounds.fresh_yard(setup, cast(Cards, setup.cards), chance)

    def view(self, s: Yard, seat: int) -> Mapping[str, Any]:
        return view(s, seat)

    def randomize_hidden(self, s: Yard, seat: int, chance: Chance) -> None:
        hidden.randomize(s, seat, chance)

    def load_cards(self, folder: Path | None) -> Cards:
        return card_files.load(folder)

    def knowledge(self) -> BrewingKnowledge:
        return BrewingKnowledge()
