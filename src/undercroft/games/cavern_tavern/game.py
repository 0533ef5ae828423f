"""Cavern Tavern, as the house knows it."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from undercroft.engine.chance import Chance
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Checks, Game, Measures, Option, Wording
from undercroft.engine.state import Choice, Fact, Setup
from undercroft.engine.texts import Namer, Texts

from . import hidden, invariants
from .ai.knowledge import TavernKnowledge
from .constants import FINAL, NONE
from .definitions import load as card_files
from .definitions.native import Cards
from .rules.setup import fresh_tavern
from .show import terminal
from .show.table_facts import table_facts
from .show.view import view
from .show.words import OF_SEATS, label, name_dice, name_seat, question
from .state import Tavern


def library(s: Tavern) -> card_files.Library:
    """The card files that this table plays with."""
    return card_files.library(Path(s.cards.folder) if s.cards.folder else None)


class TavernWording(Wording[Tavern]):
    """How the game speaks to people."""

    def namers(self) -> dict[str, Namer]:
        return {
            "seat": name_seat,
            "taker": name_seat,
            "target": name_seat,
            "dice": name_dice,
            "new": name_dice,
            "face": name_dice,
            "to": name_dice,
        }

    def label(self, choice: Choice, texts: Texts, s: Tavern | None = None) -> str:
        said = super().label(choice, texts)
        return said if s is None else label(choice, said, texts, s)

    def question(self, s: Tavern, seat: int) -> dict[str, Fact]:
        return question(s, seat)

    def describe_refused(self, text: str, texts: Texts) -> str:
        words = text.split()
        number = "seat" if words[0] in OF_SEATS else "face"
        said: list[str] = []
        for is_number, some in groupby(words, str.isdecimal):
            if is_number:
                said += [str(texts.name(number, word)) for word in some]
            else:
                said.append(super().describe_refused(" ".join(some), texts))
        return " ".join(said)

    def draw(self, s: Tavern, seat: int, texts: Texts, width: int) -> Any:
        return terminal.draw(view(s, seat), seat, texts, width, library(s))


class TavernMeasures(Measures[Tavern]):
    """What the lab and the hints count in this game."""

    routine = ("round", "round_alone", "reshuffle_orders", "reshuffle_items")
    not_a_use = (
        "take_order",
        "blind",
        "look_orders",
        "discard_order",
        "forget_order",
        "draw_item",
        "look_items",
        "discard_item",
        "character",
        "deal_secret",
        "nasty_says",
        "says_gone",
        "drop_task",
    )

    def role(self, s: Tavern, seat: int) -> str:
        character = s.waiters[seat].character
        return s.cards.characters[character].id if character != NONE else ""

    def first_player(self, s: Tavern) -> int | None:
        return None if s.solo else s.first

    def rounds(self, s: Tavern) -> int:
        return s.clock

    def score_parts(self, s: Tavern, seat: int) -> dict[str, int]:
        waiter = s.waiters[seat]
        return {"earned": waiter.score - sum(waiter.final), **dict(zip(FINAL, waiter.final))}


class TavernChecks(Checks[Tavern]):
    """What must hold in every position, and what can be met."""

    nobody_wins = ("quota_missed", "assignment_failed")  # alone one can lose (CT-O13, CT-Y02)

    def hidden(self, s: Tavern, seat: int) -> dict[str, object]:
        return hidden.hidden(s, seat)

    def known(self, s: Tavern, seat: int) -> Collection[str]:
        """Who plays which character: told when it is taken, and shown until its power is used up."""
        return ("waiters[].character",)

    def invariants(self, s: Tavern) -> list[str]:
        return invariants.broken(s)

    def coverage_goals(self, seats: int, options: dict[str, str], cards: Any = None) -> set[str]:
        library = card_files.library(Path(cards.folder) if cards is not None and cards.folder else None)
        edition = options["edition"]
        chamber = options["secret_chamber"] == "yes"

        def of(kind: str, entries: list[Any]) -> set[str]:
            return {f"{kind}:{entry.id}" for entry in entries if edition in entry.editions}

        things = of("order", library.orders) | of("says", library.says) | of("place", library.board.area)
        things |= of("item", [item for item in library.items if seats > 1 or not item.removed_in_solo])
        if chamber:
            things |= of("place", library.chamber.area) | of("task", library.tasks)
            things |= {f"token:{token.id}" for token in library.chamber.token if token.id != "modifier"}
        if seats > 1:
            things |= of("character", library.characters) | of("secret", library.secrets) | {"ending:points"}
        elif options["solo_mode"] == "story":
            things |= of("assignment", library.assignments) | {"ending:assignment_failed"}
        else:
            things |= {"ending:quota_missed"}
        return things


class CavernTavern(Game[Tavern]):
    """Dice, drinks and a nasty boss: 1 to 6 players."""

    id = "cavern_tavern"
    name = "Cavern Tavern"
    version = 2
    min_seats = 1
    max_seats = 6
    options = (
        Option("edition", ("retail", "prototype")),
        Option("secret_chamber", ("no", "yes")),
        Option("solo_mode", ("normal", "story")),
        Option("characters", ("choose", "random")),
        Option("first_player", ("random", "1", "2", "3", "4", "5", "6")),
    )
    decks = card_files.FILES
    card_kinds = card_files.NAMED
    wording = TavernWording()
    measures = TavernMeasures()
    checks = TavernChecks()

    def check_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """CT-V01 to CT-V05, CT-P01. Only tables that the rules know."""
        full = super().check_options(seats, options)
        prototype = full["edition"] == "prototype"
        if prototype and not 2 <= seats <= 5:
            raise SetupError(f"the prototype edition of {self.name} is for 2 to 5 seats, not {seats} (CT-V02)")
        if prototype and full["secret_chamber"] == "yes":
            raise SetupError("the Secret Chamber belongs to the retail edition (CT-V03)")
        if seats > 1 and full["solo_mode"] != "normal":
            raise SetupError(f"solo_mode={full['solo_mode']} is for 1 seat, not {seats} (CT-V04)")
        if full["characters"] != "choose" and (prototype or seats == 1):
            raise SetupError("Characters belong to the retail edition with 2 or more seats (CT-V05)")
        if full["first_player"] != "random" and int(full["first_player"]) > seats:
            raise SetupError(f"first_player={full['first_player']}, but there are only {seats} seats (CT-S03)")
        return full

    def option_applies(self, option: str, setup: Setup) -> bool:
        """CT-V03 to CT-V05, CT-O04. Solo modes are for one, Characters and the first player for more, and the
        prototype has neither Characters nor the chamber."""
        alone, retail = setup.seats == 1, setup.options["edition"] == "retail"
        if option == "solo_mode":
            return alone
        if option == "characters":
            return retail and not alone
        if option == "first_player":
            return not alone
        return retail or option != "secret_chamber"

    def table_facts(self, cards: Any, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        return table_facts(cards, seats, options)

    def variants(self) -> list[tuple[int, dict[str, str]]]:
        """Every edition, mode and count of seats, with and without the chamber, Characters chosen and dealt."""
        sets: list[tuple[int, dict[str, str]]] = []
        for mode in ("normal", "story"):
            for chamber in ("no", "yes"):
                sets.append((1, {"solo_mode": mode, "secret_chamber": chamber}))
        for seats in range(2, 7):
            sets.append((seats, {"first_player": str(seats)}))
            sets.append((seats, {"secret_chamber": "yes"}))
            sets.append((seats, {"characters": "random", "secret_chamber": "yes" if seats % 2 else "no"}))
            if seats <= 5:
                sets.append((seats, {"edition": "prototype"}))
        return [(seats, self.check_options(seats, options)) for seats, options in sets]

    def new_state(self, setup: Setup, chance: Chance) -> Tavern:
        return fresh_tavern(setup, cast(Cards, setup.cards), chance)

    def view(self, s: Tavern, seat: int) -> Mapping[str, Any]:
        return view(s, seat)

    def randomize_hidden(self, s: Tavern, seat: int, chance: Chance) -> None:
        hidden.randomize(s, seat, chance)

    def load_cards(self, folder: Path | None) -> Cards:
        return card_files.load(folder)

    def knowledge(self) -> TavernKnowledge:
        return TavernKnowledge()
