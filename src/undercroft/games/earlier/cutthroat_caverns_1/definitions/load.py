"""The card files of Cutthroat Caverns, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, choose_files, deck_label

from ..rules.encounters import rules_of
from ..state import Cards
from . import types
from .types import TARGET, Aim, DeckSize, Entry

OWN = Path(__file__).parents[1] / "cards"
FILES = ("attacks", "actions", "items", "characters", "encounters", "tables")
NAMED: Kinds = {
    "card": [Named("attack"), Named("action"), Named("item")],
    "character": [Named("character")],
    "encounter": [Named("encounter")],
    "type": [Named("creature_type")],
}
"""The cards that name each kind of fact."""


class Library:
    """The six files as read, for whoever wants names, texts and sources."""

    def __init__(self, folder: Path | None) -> None:
        files = choose_files(OWN, FILES, folder)
        decks = {name: Deck(file) for name, file in files.items()}
        self.label = deck_label(files, OWN)
        self.folder = str(folder or "")
        self.attacks = decks["attacks"].read(types.AttackFile).attack
        self.actions = decks["actions"].read(types.ActionFile).action
        self.items = decks["items"].read(types.ItemFile).item
        self.characters = decks["characters"].read(types.CharacterFile).character
        self.encounters = decks["encounters"].read(types.EncounterFile).encounter
        self.tables = decks["tables"].read(types.TableFile)
        self._check(decks)

    def _check(self, decks: dict[str, Deck]) -> None:
        """What types cannot say: every id once, names that exist, numbers that add up."""
        groups: list[tuple[str, str, list[Any]]] = [
            ("attacks", "attack", self.attacks),
            ("actions", "action", self.actions),
            ("items", "item", self.items),
            ("characters", "character", self.characters),
            ("encounters", "encounter", self.encounters),
        ]
        seen: set[str] = set()
        for file, kind, entries in groups:
            for i, entry in enumerate(entries):
                if entry.id in seen:
                    raise decks[file].mistake(
                        [kind, i, "id"], f"{entry.id!r} is used twice; each card needs its own id"
                    )
                seen.add(entry.id)
        characters = [character.id for character in self.characters]
        known = [type.id for type in self.tables.creature_type]
        attacks = {attack.id: attack for attack in self.attacks}
        for i, attack in enumerate(self.attacks):
            deck, sides = decks["attacks"], attack.sides
            if attack.portrait_id and attack.portrait_id not in characters:
                raise deck.mistake(["attack", i, "portrait"], f"no character has the id {attack.portrait_id!r}")
            if attack.ladder != [sides.zero, sides.half, sides.normal, sides.double]:
                raise deck.mistake(["attack", i, "ladder"], "expected zero, half, normal and double as in `sides`")
            for type in attack.effect_types:
                if type not in known:
                    raise deck.mistake(["attack", i, "effect_types"], f"no creature type has the id {type!r}")
        for i, character in enumerate(self.characters):
            for id in character.portrait_cards:
                if id not in attacks or attacks[id].portrait_id != character.id:
                    raise decks["characters"].mistake(
                        ["character", i, "portrait_cards"], f"{id!r} is no Attack card with this portrait"
                    )
        for i, card in enumerate(self.encounters):
            deck = decks["encounters"]
            if card.count != 1:
                raise deck.mistake(["encounter", i, "count"], "expected 1: every encounter is a single card")
            if card.type_id not in known:
                raise deck.mistake(["encounter", i, "type"], f"no creature type has the id {card.type_id!r}")
            if (card.creatures_by_players is None) != (card.creature_life_by_players is None):
                raise deck.mistake(["encounter", i], "expected `creatures` and `creature_life` together")
            if card.kind == "creature" and card.creatures_by_players is None and min(card.life) < 1:
                raise deck.mistake(["encounter", i, "life"], "expected at least 1 Life Point in every column")
        self._check_rules(decks["encounters"])
        self._check_sizes(decks)

    def _check_rules(self, deck: Deck) -> None:
        """An encounter has the numbers that its own rule reads, and strikes nobody that no rule knows."""
        for i, card in enumerate(self.encounters):
            rules = rules_of(card.id)
            for name in rules.NUMBERS:
                if name not in card.own_numbers:
                    raise deck.mistake(["encounter", i], f"expected `{name}` in `numbers`, which its rule needs")
            for name in card.own_numbers:
                if name not in rules.NUMBERS:
                    raise deck.mistake(["encounter", i, "numbers"], f"its rule reads no number {name!r}")
            matrices = {"attack": card.matrix, "fallback_attack_by_players": card.fallback_attack_by_players}
            lines: list[tuple[list[str | int], Aim]] = [
                (["encounter", i, field, f"p{players}", at, "target"], line)
                for field, matrix in matrices.items()
                for players, column in enumerate(matrix.columns() if matrix else [], 3)
                for at, line in enumerate(column)
            ]
            lines += [(["encounter", i, "fallback_attack", at], line) for at, line in enumerate(card.fallback_attack)]
            for where, line in lines:
                if not re.fullmatch(TARGET, line.target) and line.target not in rules.AIMS:
                    own = " or ".join(rules.AIMS) or "none of its own"
                    raise deck.mistake(where, f"no target {line.target!r}; expected one of all encounters, or {own}")

    def _check_sizes(self, decks: dict[str, Deck]) -> None:
        tables, deck = self.tables, decks["tables"]
        for field, second in (("deck", False), ("deck_2e", True)):
            told: DeckSize = getattr(tables, field)
            cards: list[tuple[str, list[Any]]] = [
                ("attacks", self.attacks),
                ("actions", self.actions),
                ("items", self.items),
            ]
            total = 0
            for name, entries in cards:
                count = sum(_copies(entry, second) for entry in entries)
                total += count
                if count != getattr(told, name):
                    raise deck.mistake([field, name], f"says {getattr(told, name)}, but the card files have {count}")
            if total != told.total:
                raise deck.mistake([field, "total"], f"says {told.total}, but the card files have {total}")
        places = tables.encounters
        if places.dealt > len(self.encounters):
            raise deck.mistake(["encounters", "dealt"], f"the card file has only {len(self.encounters)} encounters")
        if places.first_game_opener not in [card.id for card in self.encounters]:
            raise deck.mistake(["encounters", "first_game_opener"], f"no encounter {places.first_game_opener!r}")
        if tables.life.start != tables.life.life:
            raise deck.mistake(["life", "start"], "expected the maximum (CC-G02)")
        if tables.hand.hand != tables.hand.refill_to:
            raise deck.mistake(["hand", "refill_to"], "expected the limit (CC-H05)")

    def cards(self) -> types.Cards:
        """What the rules use, in their order."""
        cards: list[types.Card] = [*self.attacks, *self.actions, *self.items]
        tables = self.tables
        return types.Cards(
            deck=self.label,
            folder=self.folder,
            cards=cards,
            copies=[_copies(card, False) for card in cards],
            copies_second=[_copies(card, True) for card in cards],
            characters=[character.id for character in self.characters],
            encounters=self.encounters,
            types=[type.id for type in tables.creature_type],
            journey=tables.encounters,
            life=tables.life,
            hand=tables.hand,
            prestige_bonus=tables.prestige_bonus,
            monster_life_tracker=tables.monster_life_tracker,
            guards=tables.guards,
            tokens={token.id: token.count for token in tables.token},
        )

    def entry(self, id: str) -> Entry:
        """A card by its id."""
        entries: list[Entry] = [*self.attacks, *self.actions, *self.items, *self.characters, *self.encounters]
        return next(entry for entry in entries if entry.id == id)

    def reconstructed(self, id: str) -> bool:
        """Was this card designed here, because the printed one is not public?"""
        return self.entry(id).source.startswith("reconstructed")


def _copies(entry: Entry, second: bool) -> int:
    return entry.count_2e if second and entry.count_2e is not None else entry.count


@lru_cache(maxsize=8)
def library(folder: Path | None = None) -> Library:
    """The card files, an owner's folder put in place of the game's own where it has them."""
    return Library(folder)


@lru_cache(maxsize=8)
def load(folder: Path | None = None) -> Cards:
    """The definitions the rules play with."""
    cards = library(folder).cards()
    return Cards(cards, [rules_of(card.id) for card in cards.encounters])
