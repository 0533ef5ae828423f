"""What the card files of Cutthroat Caverns may say, and what the rules read of it: one type for each kind of entry."""

# mypyc: skip - reads files once

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.cards import Complete, Fixed, Flat, Repeated, Told, for_rules

from ..constants import (
    AIM_DUEL,
    AIM_FIRST_DAMAGER,
    AIM_HARDEST,
    AIM_INITIATIVE,
    AIM_LAST,
    AIM_LAST_DAMAGER,
    AIM_LEAST_DAMAGER,
    AIM_OWN,
    AIM_PARTY,
    NO_FORM,
)

AIMS = {
    "initiative": AIM_INITIATIVE,
    "party": AIM_PARTY,
    "first_damager": AIM_FIRST_DAMAGER,
    "last_damager": AIM_LAST_DAMAGER,
    "least_damager": AIM_LEAST_DAMAGER,
    "hardest": AIM_HARDEST,
    "duel": AIM_DUEL,
}

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Ladder = Annotated[list[Natural], Meta(min_length=4, max_length=4)]
HandSize = Annotated[int, Meta(ge=1, le=8)]
WindowName = Literal["item", "strike_response", "initiative", "pre_reveal", "reveal_response", "counter", "post_attack"]


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a card file may say about itself."""

    id: str
    name: Told[str]
    count: Natural
    count_2e: Natural | None = None
    text_en: Told[str] = ""
    source: Told[str]
    count_source: Told[str] = ""
    note: Told[str] = ""


class Single(Entry, kw_only=True):
    """Of which there is one card."""

    count: Literal[1]
    count_2e: Literal[None] = None


@for_rules
class Card(Entry, kw_only=True):
    """One kind of card of the draw deck."""

    def number(self, cards: Cards) -> int:
        """Its place in the list of all kinds."""
        return cards.cards.index(self)

    @property
    def group(self) -> int:
        raise NotImplementedError

    @property
    def form(self) -> int:
        return NO_FORM

    @property
    def effect(self) -> int:
        raise NotImplementedError

    @property
    def ladder(self) -> list[int]:
        return [0, 0, 0, 0]

    def portrait(self, cards: Cards) -> int:
        """The character who may make a special attack with it, -1 for none."""
        return -1

    @property
    def amount(self) -> int:
        """Flat bonus, damage, Life Points healed, or cards drawn."""
        return 0

    @property
    def steps(self) -> int:
        return 0

    @property
    def reach(self) -> int:
        """How many players a Crowd marks; what Alchemist's Fire does to the other players; a hand limit."""
        return 0

    def types(self, cards: Cards) -> int:
        """Creature types that holy water works on, as bits."""
        return 0

    @property
    def prestige(self) -> int:
        return 0

    @property
    def rounds(self) -> int:
        return 0

    @property
    def protects(self) -> bool:
        """Does this rider protect the attack that it belongs to?"""
        return False

    @property
    def blesses(self) -> bool:
        """Does its bonus take the creature's next attack away?"""
        return False

    @property
    def names_player(self) -> bool:
        return False

    @property
    def for_others(self) -> bool:
        return False

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Character(Single, kw_only=True):
    aliases: Told[list[str]] = []
    life: Repeated[Positive]
    max_life: Repeated[Positive]
    special_power: Literal["none"]
    portrait_cards: Repeated[list[str]]


class ByPlayers(Struct, forbid_unknown_fields=True):
    """A number for each count of starting players."""

    p3: Natural
    p4: Natural
    p5: Natural
    p6: Natural

    def columns(self) -> list[int]:
        return [self.p3, self.p4, self.p5, self.p6]


TARGET = r"initiative:([1-6]|last)|party|first_damager|last_damager|least_damager|hardest:[12]"
"""Whom any encounter may strike; besides there are the targets that its own rule reads."""


@for_rules
class Aim(Struct, forbid_unknown_fields=True):
    """One line of a creature's attack matrix: whom, and how hard."""

    target: str
    damage: Natural

    @property
    def kind(self) -> int:
        return AIM_LAST if self.target == "initiative:last" else AIMS.get(self.target.partition(":")[0], AIM_OWN)

    @property
    def number(self) -> int:
        digit = self.target.partition(":")[2][:1]
        return int(digit) if digit.isdigit() and self.kind != AIM_OWN else 0

    @property
    def name(self) -> str:
        """For people: it names a message."""
        return "last" if self.kind == AIM_LAST else self.target.partition(":")[0]


class Matrix(Struct, forbid_unknown_fields=True):
    p3: list[Aim]
    p4: list[Aim]
    p5: list[Aim]
    p6: list[Aim]

    def columns(self) -> list[list[Aim]]:
        return [self.p3, self.p4, self.p5, self.p6]


@for_rules
class Encounter(Entry, kw_only=True):
    """An Encounter card. Lists of four have one entry for each number of starting players, 3 to 6 (CC-M02)."""

    count: Literal[1]
    count_2e: Literal[None] = None
    kind: Literal["creature", "challenge"]
    type_id: str = field(name="type")
    prestige: Natural
    prestige_per: Repeated[Literal["encounter", "creature"]]
    life_by_players: ByPlayers = field(name="life")
    creatures_by_players: ByPlayers | None = field(name="creatures", default=None)
    creature_life_by_players: ByPlayers | None = field(name="creature_life", default=None)
    attack_timing: Repeated[Literal["next_initiative", "end_of_round", "special"]]
    ability: Repeated[str]
    """Names the card's own rule, for people: rules go by its id."""
    matrix: Matrix = field(name="attack")
    fallback_attack: list[Aim] = []
    fallback_attack_by_players: Matrix | None = None
    opening: bool = field(name="opening_strike", default=False)
    tokens: Repeated[list[str]] = []
    sources: Told[dict[str, str]] = {}
    own_numbers: dict[str, Natural | list[Natural] | ByPlayers] = field(name="numbers", default_factory=dict)

    def number(self, cards: Cards) -> int:
        return cards.encounters.index(self)

    @property
    def challenge(self) -> bool:
        return self.kind == "challenge"

    def type(self, cards: Cards) -> int:
        return cards.types.index(self.type_id)

    @property
    def life(self) -> list[int]:
        return self.life_by_players.columns()

    @property
    def creatures(self) -> list[int]:
        return self.creatures_by_players.columns() if self.creatures_by_players else [0] * 4

    @property
    def creature_life(self) -> list[int]:
        return self.creature_life_by_players.columns() if self.creature_life_by_players else [0] * 4

    @property
    def attack(self) -> list[list[Aim]]:
        return self.matrix.columns()

    @property
    def fallback(self) -> list[list[Aim]]:
        if self.fallback_attack_by_players is not None:
            return self.fallback_attack_by_players.columns()
        return [self.fallback_attack] * 4

    @property
    def waits(self) -> bool:
        """CC-M05. Do its strikes wait for the next initiative draw?"""
        return self.attack_timing == "next_initiative"

    @property
    def numbers(self) -> dict[str, list[int]]:
        """What only this card's own rule needs, by the name it has in the card file."""
        return {name: columns(value) for name, value in self.own_numbers.items()}

    def of(self, name: str, column: int = 0) -> int:
        """A number of this card's own rule."""
        return self.numbers[name][column]

    def __repr__(self) -> str:
        return f"<{self.id}>"


def columns(value: int | list[int] | ByPlayers) -> list[int]:
    """One for each number of starting players, or a list as it is."""
    if isinstance(value, ByPlayers):
        return value.columns()
    return [value] * 4 if isinstance(value, int) else value


class CharacterFile(Struct, forbid_unknown_fields=True):
    character: Annotated[list[Character], Meta(min_length=6)]


class EncounterFile(Struct, forbid_unknown_fields=True):
    encounter: list[Encounter]


class Sourced(Struct, forbid_unknown_fields=True, kw_only=True):
    source: Told[str] = ""


class Players(Sourced, kw_only=True):
    min: Literal[3]
    max: Literal[6]


class Life(Sourced, kw_only=True):
    start: Repeated[Positive]
    life: Positive = field(name="max")
    dead_at_or_below: Literal[0]


class Hand(Sourced, kw_only=True):
    """How many cards a hand may hold. With the Amulet, the card of that Item says it."""

    hand: HandSize = field(name="limit")
    refill_to: Repeated[HandSize]
    refill_to_with_amulet: Repeated[HandSize]
    limit_with_amulet: Repeated[HandSize]
    draw_between_rounds: Literal[1]


class DeckSize(Sourced, kw_only=True):
    total: Repeated[Positive]
    attacks: Repeated[Positive]
    actions: Repeated[Natural]
    items: Repeated[Natural]
    total_source: Told[str] = ""
    split_source: Told[str] = ""
    change: Told[str] = ""


class EncounterTable(Sourced, kw_only=True):
    dealt: Positive
    first_game_opener: str

    def opener(self, cards: Cards) -> int:
        return [card.id for card in cards.encounters].index(self.first_game_opener)


class Tracker(Sourced, kw_only=True):
    tracker: Positive = field(name="max")


class PrestigeBonus(Sourced, kw_only=True):
    bonus: Annotated[list[Natural], Meta(min_length=1)] = field(name="by_level")
    bonus_beyond: Natural = field(name="beyond")


class Initiative(Sourced, kw_only=True):
    cards: Fixed[list[Positive]]
    used: Fixed[str]
    strike_number_above_living_players: Fixed[str]


class Rotation(Sourced, kw_only=True):
    steps: tuple[Literal["zero"], Literal["half"], Literal["normal"], Literal["double"]]
    start_step: Literal["normal"]
    special_attack_step: Literal["double"]
    clamp: Literal[True]


class Guards(Sourced, kw_only=True):
    last_round: Positive = field(name="max_rounds_per_encounter")
    offers: Natural = field(name="max_offers_per_player_per_item_window")


class WindowEntry(Sourced, kw_only=True):
    """When cards may answer: the rules of the windows (CC-C02), told here for readers."""

    id: WindowName
    opens: Fixed[str]
    eligible: Fixed[str]
    order: Fixed[str]
    options: Fixed[list[str]] = []
    cards: Fixed[list[str]] = []
    active_player_items: Fixed[list[str]] = []


class CreatureType(Sourced, kw_only=True):
    id: str
    name: Told[str] = ""
    holy_water: Repeated[bool]


class Status(Sourced, kw_only=True):
    id: str
    given_by: Fixed[str]
    ends: Fixed[str]
    effect: Fixed[str]


class Token(Sourced, kw_only=True):
    """The rules count the winding tokens; how many others there may be, the encounters say."""

    free: ClassVar[dict[str, list[str]]] = {"winding": ["count"]}

    id: str
    count: Fixed[Natural]


class TableFile(Struct, forbid_unknown_fields=True):
    players: Players
    life: Life
    hand: Hand
    deck: DeckSize
    deck_2e: DeckSize
    encounters: EncounterTable
    monster_life_tracker: Tracker
    prestige_bonus: PrestigeBonus
    initiative: Initiative
    rotation: Rotation
    guards: Guards
    window: Complete[list[WindowEntry]]
    creature_type: list[CreatureType]
    status: Complete[list[Status]]
    token: Complete[list[Token]]


@for_rules
@dataclass(kw_only=True)
class Cards:
    """What the card files say."""

    deck: str
    """What names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`."""
    folder: str
    cards: list[Card]
    copies: list[int]
    """How many of each kind the first edition's deck holds; `copies_second` the second edition's."""
    copies_second: list[int]
    characters: list[str]
    encounters: list[Encounter]
    types: list[str]
    journey: Flat[EncounterTable]
    life: Flat[Life]
    hand: Flat[Hand]
    prestige_bonus: Flat[PrestigeBonus]
    monster_life_tracker: Flat[Tracker]
    guards: Flat[Guards]
    tokens: dict[str, int]
