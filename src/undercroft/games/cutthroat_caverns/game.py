"""Cutthroat Caverns, as the house knows it."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, cast

from undercroft.engine.chance import Chance
from undercroft.engine.game import AutoAnswers, Checks, Game, Measures, Option, Wording
from undercroft.engine.state import Choice, Fact, Setup
from undercroft.engine.texts import Namer, Texts

from . import hidden, invariants
from .ai.knowledge import CutthroatKnowledge
from .definitions import load as card_files
from .rules import journey
from .rules.auto_answers import STANDING, standing_answer
from .show import terminal
from .show.table_facts import table_facts
from .show.view import view
from .show.words import label, name_card, name_creature, name_place, name_seat, question
from .state import Cards, Cavern


class CutthroatWording(Wording[Cavern]):
    """How the game speaks to people."""

    def namers(self) -> dict[str, Namer]:
        return {
            "seat": name_seat,
            "target": name_seat,
            "creature": name_creature,
            "own": name_place,
            "other": name_place,
            "wanted": name_card,
            "other_card": name_card,
        }

    def describe_refused(self, text: str, texts: Texts) -> str:
        describe = super().describe_refused
        # The only numbers in what is refused are seats.
        said = [name_seat(word, texts) if word.isdecimal() else describe(word, texts) for word in text.split()]
        return " ".join(said)

    def question(self, s: Cavern, seat: int) -> dict[str, Fact]:
        return question(s, seat)

    def label(self, choice: Choice, texts: Texts, s: Cavern | None = None) -> str:
        return super().label(choice, texts, s) if s is None else label(choice, texts, s)

    def draw(self, s: Cavern, seat: int, texts: Texts, width: int) -> Any:
        folder = Path(s.cards.folder) if s.cards.folder else None
        return terminal.draw(view(s, seat), seat, texts, width, card_files.library(folder))


class CutthroatMeasures(Measures[Cavern]):
    """What the lab and the hints count in this game."""

    routine = ("turn", "set", "declined", "reshuffle")
    not_a_use = ("draw", "item", "discard", "laid_lost", "theft")
    passive = ("card:amulet_of_mentalism",)

    def role(self, s: Cavern, seat: int) -> str:
        return s.cards.characters[s.heroes[seat].character]

    def first_player(self, s: Cavern) -> int:
        """CC-G07. The lead seat: whoever is asked first may only happen to have an item to play."""
        return s.lead(1)

    def rounds(self, s: Cavern) -> int:
        return s.level


class CutthroatChecks(Checks[Cavern]):
    """What must hold in every position, and what can be met."""

    nobody_wins = ("defeat",)
    # Cards turned up may be gone before anybody is asked again: a deck that runs out takes the discards in.
    shown_once = ("discard", "laid_lost", "reveal", "bluff", "offered")

    def hidden(self, s: Cavern, seat: int) -> dict[str, object]:
        return hidden.hidden(s, seat)

    def known(self, s: Cavern, seat: int) -> Collection[str]:
        """How many Initiative cards were drawn: one for each who lived then."""
        return ("drawn",)

    def invariants(self, s: Cavern) -> list[str]:
        return invariants.broken(s)

    def coverage_goals(self, seats: int, options: dict[str, str], cards: Any = None) -> set[str]:
        cards = card_files.load(None) if cards is None else cards
        library = card_files.library(Path(cards.folder) if cards.folder else None)
        second = options["edition"] == "second"
        copies = cards.copies_second if second else cards.copies
        out = {f"card:{card.id}" for card in cards.cards if copies[card.number]}
        out |= {f"encounter:{card.id}" for card in library.encounters}
        out |= {f"character:{character.id}" for character in library.characters}
        return out | {"ending:escape", "ending:tie_break", "ending:defeat"}


class CutthroatAutoAnswers(AutoAnswers[Cavern]):
    """What a seat may answer by itself."""

    names = STANDING

    def answer(self, s: Cavern, seat: int, name: str) -> Choice | None:
        return standing_answer(s, seat, name)


class CutthroatCaverns(Game[Cavern]):
    """Together through nine encounters; only the killing blow counts, and the dead win nothing. 3 to 6 players."""

    id = "cutthroat_caverns"
    name = "Cutthroat Caverns"
    version = 2
    min_seats = 3
    max_seats = 6
    options = (Option("first_game", ("no", "yes")), Option("edition", ("first", "second")))
    decks = card_files.FILES
    card_kinds = card_files.NAMED
    wording = CutthroatWording()
    measures = CutthroatMeasures()
    checks = CutthroatChecks()
    auto = CutthroatAutoAnswers()

    def table_facts(self, cards: Any, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        return table_facts(self.load_cards(None), cards, seats)

    def new_state(self, setup: Setup, chance: Chance) -> Cavern:
        return journey.fresh_cavern(setup, cast(Cards, setup.cards), chance)

    def view(self, s: Cavern, seat: int) -> Mapping[str, Any]:
        return view(s, seat)

    def randomize_hidden(self, s: Cavern, seat: int, chance: Chance) -> None:
        hidden.randomize(s, seat, chance)

    def load_cards(self, folder: Path | None) -> Cards:
        return card_files.load(folder)

    def knowledge(self) -> CutthroatKnowledge:
        return CutthroatKnowledge()
