"""The card files of Cutthroat Caverns, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, choose_files, deck_label

from .. import constants
from ..constants import ACTION, ATTACK, EFFECT_NAMES, ITEM, NO_FORM, Aim, Card, Encounter
from ..rules.encounters import rules_of
from ..state import Cards
from .types import (
    TARGET,
    ActionCard,
    ActionFile,
    AttackCard,
    AttackFile,
    ByPlayers,
    CharacterFile,
    DeckSize,
    EncounterCard,
    EncounterFile,
    Entry,
    ItemCard,
    ItemFile,
    Line,
    TableFile,
)

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
        self.attacks = decks["attacks"].read(AttackFile).attack
        self.actions = decks["actions"].read(ActionFile).action
        self.items = decks["items"].read(ItemFile).item
        self.characters = decks["characters"].read(CharacterFile).character
        self.encounters = decks["encounters"].read(EncounterFile).encounter
        self.tables = decks["tables"].read(TableFile)
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
        types = {type.id: type for type in self.tables.creature_type}
        attacks = {attack.id: attack for attack in self.attacks}
        for i, attack in enumerate(self.attacks):
            deck, sides = decks["attacks"], attack.sides
            if attack.portrait and attack.portrait not in characters:
                raise deck.mistake(["attack", i, "portrait"], f"no character has the id {attack.portrait!r}")
            if attack.ladder != [sides.zero, sides.half, sides.normal, sides.double]:
                raise deck.mistake(["attack", i, "ladder"], "expected zero, half, normal and double as in `sides`")
            for type in attack.effect_types:
                if type not in types:
                    raise deck.mistake(["attack", i, "effect_types"], f"no creature type has the id {type!r}")
        for i, character in enumerate(self.characters):
            for id in character.portrait_cards:
                if id not in attacks or attacks[id].portrait != character.id:
                    raise decks["characters"].mistake(
                        ["character", i, "portrait_cards"], f"{id!r} is no Attack card with this portrait"
                    )
        for i, card in enumerate(self.encounters):
            deck = decks["encounters"]
            if card.count != 1:
                raise deck.mistake(["encounter", i, "count"], "expected 1: every encounter is a single card")
            if card.type not in types:
                raise deck.mistake(["encounter", i, "type"], f"no creature type has the id {card.type!r}")
            if (card.creatures is None) != (card.creature_life is None):
                raise deck.mistake(["encounter", i], "expected `creatures` and `creature_life` together")
            if card.kind == "creature" and card.creatures is None and min(card.life.columns()) < 1:
                raise deck.mistake(["encounter", i, "life"], "expected at least 1 Life Point in every column")
        self._check_rules(decks["encounters"])
        self._check_sizes(decks)

    def _check_rules(self, deck: Deck) -> None:
        """An encounter has the numbers that its own rule reads, and strikes nobody that no rule knows."""
        for i, card in enumerate(self.encounters):
            rules = rules_of(card.id)
            for name in rules.NUMBERS:
                if name not in card.numbers:
                    raise deck.mistake(["encounter", i], f"expected `{name}` in `numbers`, which its rule needs")
            for name in card.numbers:
                if name not in rules.NUMBERS:
                    raise deck.mistake(["encounter", i, "numbers"], f"its rule reads no number {name!r}")
            matrices = {"attack": card.attack, "fallback_attack_by_players": card.fallback_attack_by_players}
            lines: list[tuple[list[str | int], Line]] = [
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
        if tables.life.start != tables.life.max:
            raise deck.mistake(["life", "start"], "expected the maximum (CC-G02)")
        if tables.hand.limit != tables.hand.refill_to:
            raise deck.mistake(["hand", "refill_to"], "expected the limit (CC-H05)")

    def cards(self) -> Cards:
        """The definitions in the form the rules use."""
        characters = [character.id for character in self.characters]
        types = [type.id for type in self.tables.creature_type]
        cards: list[Card] = []
        for attack in self.attacks:
            cards.append(_attack(len(cards), attack, characters, types))
        for action in self.actions:
            cards.append(_action(len(cards), action))
        for item in self.items:
            cards.append(_item(len(cards), item))
        entries: list[Entry] = [*self.attacks, *self.actions, *self.items]
        ids = [card.id for card in self.encounters]
        tables = self.tables
        return Cards(
            self.label,
            self.folder,
            cards,
            [_copies(entry, False) for entry in entries],
            [_copies(entry, True) for entry in entries],
            characters,
            [_encounter(number, card, types) for number, card in enumerate(self.encounters)],
            [rules_of(id) for id in ids],
            types,
            tables.encounters.dealt,
            ids.index(tables.encounters.first_game_opener),
            tables.life.max,
            tables.hand.limit,
            tables.prestige_bonus.by_level,
            tables.prestige_bonus.beyond,
            tables.monster_life_tracker.max,
            tables.guards.max_rounds_per_encounter,
            tables.guards.max_offers_per_player_per_item_window,
            {token.id: token.count for token in tables.token},
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


FORMS = {"standard": constants.STANDARD, "maneuver": constants.MANEUVER, "rider": constants.RIDER}


def _attack(number: int, card: AttackCard, characters: list[str], types: list[str]) -> Card:
    return Card(
        number,
        card.id,
        ATTACK,
        FORMS[card.kind],
        EFFECT_NAMES[card.effect],
        card.ladder,
        characters.index(card.portrait) if card.portrait else -1,
        card.effect_bonus,
        card.effect_steps,
        card.effect_next_players,
        sum(1 << types.index(type) for type in card.effect_types),
        0,
        0,
        False,
        False,
    )


def _action(number: int, card: ActionCard) -> Card:
    return Card(
        number,
        card.id,
        ACTION,
        NO_FORM,
        EFFECT_NAMES[card.effect],
        card.attack_ladder,
        -1,
        card.damage or card.bonus,
        card.steps,
        0,
        0,
        0,
        0,
        card.targets_player,
        False,
    )


def _item(number: int, card: ItemCard) -> Card:
    return Card(
        number,
        card.id,
        ITEM,
        NO_FORM,
        EFFECT_NAMES[card.id],
        [0, 0, 0, 0],
        -1,
        card.heal or card.creature_damage or card.on_gain_draw_up_to,
        card.steps,
        card.other_players_damage or card.hand_limit,
        0,
        card.prestige_if_other,
        card.rounds,
        False,
        card.can_target_other,
    )


AIMS = {
    "party": constants.AIM_PARTY,
    "first_damager": constants.AIM_FIRST_DAMAGER,
    "last_damager": constants.AIM_LAST_DAMAGER,
    "least_damager": constants.AIM_LEAST_DAMAGER,
}


def _aim(line: Line) -> Aim:
    name, _, number = line.target.partition(":")
    if name == "initiative":
        if number == "last":
            return Aim(constants.AIM_LAST, 0, line.damage, "last")
        return Aim(constants.AIM_INITIATIVE, int(number), line.damage, name)
    if name == "hardest":
        return Aim(constants.AIM_HARDEST, int(number), line.damage, name)
    if name == "duel":
        return Aim(constants.AIM_DUEL, int(number[0]), line.damage, name)
    return Aim(AIMS.get(name, constants.AIM_OWN), 0, line.damage, name)


def _encounter(number: int, card: EncounterCard, types: list[str]) -> Encounter:
    fallback = [[_aim(line) for line in card.fallback_attack]] * 4
    if card.fallback_attack_by_players is not None:
        fallback = [[_aim(line) for line in lines] for lines in card.fallback_attack_by_players.columns()]
    return Encounter(
        number,
        card.id,
        card.kind == "challenge",
        types.index(card.type),
        card.prestige,
        card.life.columns(),
        card.creatures.columns() if card.creatures else [0] * 4,
        card.creature_life.columns() if card.creature_life else [0] * 4,
        [[_aim(line) for line in lines] for lines in card.attack.columns()],
        fallback,
        card.opening_strike,
        card.attack_timing == "next_initiative",
        {name: _numbers(value) for name, value in card.numbers.items()},
        list(rules_of(card.id).CLAUSES),
    )


def _numbers(value: int | list[int] | ByPlayers) -> list[int]:
    if isinstance(value, ByPlayers):
        return value.columns()
    return [value] if isinstance(value, int) else value


@lru_cache(maxsize=8)
def library(folder: Path | None = None) -> Library:
    """The card files, an owner's folder put in place of the game's own where it has them."""
    return Library(folder)


@lru_cache(maxsize=8)
def load(folder: Path | None = None) -> Cards:
    """The definitions the rules play with."""
    return library(folder).cards()
