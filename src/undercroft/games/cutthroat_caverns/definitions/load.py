"""The card files of Cutthroat Caverns, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, check_fixed, choose_files, deck_label, fields_of

from ..constants import AIM_CYCLE, AIM_DUEL, HEAL, STANDARD
from ..rules.encounters import rules_of
from ..rules.encounters.general import General
from ..state import Cards, EncounterRules
from . import deck as draw_deck
from . import types
from .types import TARGET, Aim, DeckSize, Entry, columns

OWN = Path(__file__).parents[1] / "cards"
FILES: dict[str, type] = {
    "attacks": draw_deck.AttackFile,
    "actions": draw_deck.ActionFile,
    "items": draw_deck.ItemFile,
    "characters": types.CharacterFile,
    "encounters": types.EncounterFile,
    "tables": types.TableFile,
}
NAMED: Kinds = {
    "card": [Named("attack"), Named("action"), Named("item")],
    "character": [Named("character")],
    "encounter": [Named("encounter")],
    "type": [Named("creature_type")],
}
"""The cards that name each kind of fact."""


MOST_CREATURES = 15
"""So many can be aimed at."""


class Library:
    """The six files as read, for whoever wants names, texts and sources."""

    def __init__(self, folder: Path | None) -> None:
        files = choose_files(OWN, FILES, folder)
        decks = {name: Deck(file, OWN) for name, file in files.items()}
        self.label = deck_label(files, OWN)
        self.folder = str(folder or "")
        self.attacks = decks["attacks"].read(draw_deck.AttackFile).attack
        self.actions = decks["actions"].read(draw_deck.ActionFile).action
        self.items = decks["items"].read(draw_deck.ItemFile).item
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
            if attack.form != STANDARD and any(attack.ladder):
                raise deck.mistake(["attack", i, "ladder"], "expected zeros: a maneuver does no damage (CC-T03)")
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
            if card.type_id not in known:
                raise deck.mistake(["encounter", i, "type"], f"no creature type has the id {card.type_id!r}")
            if (card.creatures_by_players is None) != (card.creature_life_by_players is None):
                raise deck.mistake(["encounter", i], "expected `creatures` and `creature_life` together")
            if card.kind == "creature" and card.creatures_by_players is None and min(card.life) < 1:
                raise deck.mistake(["encounter", i, "life"], "expected at least 1 Life Point in every column")
        self._check_rules(decks["encounters"])
        self._check_items(decks["items"])
        self._check_sizes(decks)
        self._check_repeated(decks)
        check_fixed(decks.values())

    def _check_rules(self, deck: Deck) -> None:
        """An encounter has the numbers that its own rule reads, and strikes nobody that no rule knows."""
        for i, card in enumerate(self.encounters):
            rules = rules_of(card.id)
            for name in rules.NUMBERS:
                if name not in card.own_numbers:
                    raise deck.mistake(["encounter", i], f"expected `{name}` in `numbers`, which its rule needs")
            for name, value in card.own_numbers.items():
                if name not in rules.NUMBERS:
                    raise deck.mistake(["encounter", i, "numbers"], f"its rule reads no number {name!r}")
                if isinstance(value, list) != (name in rules.LISTS):
                    expected = "a list" if name in rules.LISTS else "a number, or one for each of p3 to p6"
                    raise deck.mistake(["encounter", i, "numbers", name], f"expected {expected}")
                least, most = rules.LIMITS.get(name, (0, self.tables.monster_life_tracker.tracker))
                if not all(least <= number <= most for number in columns(value)):
                    raise deck.mistake(["encounter", i, "numbers", name], f"expected {least} to {most}")
            matrices = {"attack": card.matrix, "fallback_attack_by_players": card.fallback_attack_by_players}
            lines: list[tuple[list[str | int], Aim]] = [
                (["encounter", i, field, f"p{players}", at, "target"], line)
                for field, matrix in matrices.items()
                for players, column in enumerate(matrix.columns() if matrix else [], 3)
                for at, line in enumerate(column)
            ]
            lines += [(["encounter", i, "fallback_attack", at], line) for at, line in enumerate(card.fallback_attack)]
            for where, line in lines:
                if not re.fullmatch(TARGET, line.target) and not any(
                    re.fullmatch(aim, line.target) for aim in rules.AIMS
                ):
                    own = " or ".join(rules.AIMS) or "none of its own"
                    raise deck.mistake(where, f"no target {line.target!r}; expected one of all encounters, or {own}")
            self._check_attack(deck, i, card, rules)

    def _check_attack(self, deck: Deck, i: int, card: types.Encounter, rules: EncounterRules) -> None:
        """The lines of a matrix are those that the encounter's rule reads, and its words for them agree."""
        here: list[str | int] = ["encounter", i]
        own_attack = attacks_by_itself(rules)
        for players, column in enumerate(card.attack, 3):
            place = [*here, "attack", f"p{players}"]
            if rules.LINES and not (rules.FEWEST or len(rules.LINES)) <= len(column) <= len(rules.LINES):
                raise deck.mistake(
                    place, f"expected lines for {' and '.join(rules.LINES)}: its rule reads nothing else"
                )
            for at, line in enumerate(column):
                if rules.LINES and not re.fullmatch(rules.LINES[at], line.target):
                    raise deck.mistake(
                        [*place, at, "target"], f"expected {rules.LINES[at]}: its rule reads nothing else"
                    )
        for name, at in rules.SAME_DAMAGE.items():
            told = [column[at].damage for column in card.attack]
            deck.repeats([*here, "numbers", name], columns(card.own_numbers[name]), told)
        if card.kind != ("challenge" if rules.CHALLENGE else "creature"):
            raise deck.mistake([*here, "kind"], f"expected {'challenge' if rules.CHALLENGE else 'creature'} (CC-C10)")
        if own_attack:
            for field, said in {
                "opening_strike": card.opening,
                "fallback_attack": card.fallback_attack,
                "fallback_attack_by_players": card.fallback_attack_by_players,
            }.items():
                if said:
                    raise deck.mistake([*here, field], "expected none: this creature attacks by a rule of its own")
        if card.fallback_attack and card.fallback_attack_by_players:
            raise deck.mistake([*here, "fallback_attack"], "expected this or `fallback_attack_by_players`, not both")
        if not rules.PAYS and card.prestige:
            raise deck.mistake([*here, "prestige"], "expected 0: nobody wins Prestige here")
        if rules.PACK is not None and (card.creatures_by_players is not None) != rules.PACK:
            expected = "expected" if rules.PACK else "expected none, and no"
            raise deck.mistake([*here, "creatures"], f"{expected} `creatures` and `creature_life`")
        self._check_life(deck, here, card)
        self._check_words(deck, here, card, rules)

    def _check_life(self, deck: Deck, here: list[str | int], card: types.Encounter) -> None:
        """Life Points that the Monster Life Tracker can show, and those of a pack add up."""
        most = self.tables.monster_life_tracker.tracker
        for at, (life, creatures, each) in enumerate(zip(card.life, card.creatures, card.creature_life, strict=True)):
            column = f"p{at + 3}"
            if card.kind == "challenge":
                if life:
                    raise deck.mistake([*here, "life", column], "expected 0: there is no creature")
            elif card.creatures_by_players is not None:
                if not 1 <= creatures <= MOST_CREATURES:
                    raise deck.mistake([*here, "creatures", column], f"expected 1 to {MOST_CREATURES}")
                if not 1 <= each <= most:
                    raise deck.mistake([*here, "creature_life", column], f"expected 1 to {most}")
                deck.repeats([*here, "life", column], life, creatures * each)
            elif life > most:
                raise deck.mistake([*here, "life", column], f"expected at most {most}, the Monster Life Tracker")

    def _check_words(self, deck: Deck, here: list[str | int], card: types.Encounter, rules: EncounterRules) -> None:
        """What an encounter says of itself and its rule does not read."""
        own_attack = attacks_by_itself(rules)
        deck.repeats(
            [*here, "prestige_per"], card.prestige_per, "creature" if card.creatures_by_players else "encounter"
        )
        noted = {aim.kind <= AIM_CYCLE or aim.kind == AIM_DUEL for column in card.attack for aim in column}
        if not own_attack:
            timing = "special" if len(noted) > 1 else "next_initiative" if True in noted else "end_of_round"
            deck.repeats([*here, "attack_timing"], card.attack_timing, timing)
        known = self if not self.folder else library()
        own = next((each for each in known.encounters if each.id == card.id), None)
        if own is not None:
            deck.repeats([*here, "ability"], card.ability, own.ability)
            if own_attack:
                deck.repeats([*here, "attack_timing"], card.attack_timing, own.attack_timing)
        counts = {token.id: token.count for token in self.tables.token}
        tokens = [] if own is None else [f"{id} x{counts[id]}" for id in (word.split()[0] for word in own.tokens)]
        deck.repeats([*here, "tokens"], card.tokens, tokens)

    def _check_items(self, deck: Deck) -> None:
        """An Item has the numbers that its rule reads, and no others."""
        numbers = {name for names in draw_deck.ItemCard.NUMBERS.values() for name in names}
        for i, item in enumerate(self.items):
            for field in fields_of(type(item)):
                if field.name in numbers and field.name not in item.NUMBERS[item.id] and getattr(item, field.name):
                    raise deck.mistake(["item", i, field.encode_name], "expected none: no rule of this Item reads it")
            if "rounds" in item.NUMBERS[item.id] and item.rounds < 1:
                raise deck.mistake(["item", i, "rounds"], "expected at least 1")
            if item.effect < HEAL and item.for_others:
                raise deck.mistake(["item", i, "can_target_other"], "expected false: this is no potion (CC-I04)")

    def _check_repeated(self, decks: dict[str, Deck]) -> None:
        """What the files say once more than the rules read it."""
        tables = self.tables
        for i, action in enumerate(self.actions):
            second = "2e only" if not action.count and action.count_2e else ""
            decks["actions"].repeats(["action", i, "edition"], action.edition, second)
        for i, character in enumerate(self.characters):
            here: list[str | int] = ["character", i]
            decks["characters"].repeats([*here, "life"], character.life, tables.life.life)
            decks["characters"].repeats([*here, "max_life"], character.max_life, tables.life.life)
            portraits = sorted(attack.id for attack in self.attacks if attack.portrait_id == character.id)
            decks["characters"].repeats([*here, "portrait_cards"], sorted(character.portrait_cards), portraits)
        for item in self.items:
            if item.hand_limit:
                for name in ("refill_to_with_amulet", "limit_with_amulet"):
                    decks["tables"].repeats(["hand", name], getattr(tables.hand, name), item.hand_limit)
        holy = {type for attack in self.attacks for type in attack.effect_types}
        for i, type_ in enumerate(tables.creature_type):
            decks["tables"].repeats(["creature_type", i, "holy_water"], type_.holy_water, type_.id in holy)

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


def attacks_by_itself(rules: EncounterRules) -> bool:
    """Does it attack by a rule of its own, rather than by its matrix?"""
    return rules.CHALLENGE or type(rules).attack is not General.attack


def _copies(entry: Entry, second: bool) -> int:
    return entry.count_2e if second and entry.count_2e is not None else entry.count


@lru_cache(maxsize=8)
def library(folder: Path | None = None) -> Library:
    """Read the card files. A file in the owner's folder takes the place of the game's own."""
    return Library(folder)


@lru_cache(maxsize=8)
def load(folder: Path | None = None) -> Cards:
    """The definitions the rules play with."""
    cards = library(folder).cards()
    return Cards(cards, [rules_of(card.id) for card in cards.encounters])
