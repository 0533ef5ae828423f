"""What the card files of Cutthroat Caverns may say, and what the rules read of it: one type for each kind of entry."""

# mypyc: skip - reads files once

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.cards import Flat, for_rules

from ..constants import (
    ACTION,
    AIM_DUEL,
    AIM_FIRST_DAMAGER,
    AIM_HARDEST,
    AIM_INITIATIVE,
    AIM_LAST,
    AIM_LAST_DAMAGER,
    AIM_LEAST_DAMAGER,
    AIM_OWN,
    AIM_PARTY,
    ATTACK,
    EFFECT_NAMES,
    ITEM,
    MANEUVER,
    NO_FORM,
    RIDER,
    STANDARD,
)

FORMS = {"standard": STANDARD, "maneuver": MANEUVER, "rider": RIDER}
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
AttackEffect = Literal["none", "crowd", "holy_water", "steal_item", "feint", "rider_double", "rider_backstab"]
WindowName = Literal["item", "strike_response", "initiative", "pre_reveal", "reveal_response", "counter", "post_attack"]


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a card file may say about itself."""

    id: str
    name: str
    count: Natural
    count_2e: Natural | None = None
    text_en: str = ""
    source: str
    count_source: str = ""
    note: str = ""


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
    def names_player(self) -> bool:
        return False

    @property
    def for_others(self) -> bool:
        return False

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Sides(Struct, forbid_unknown_fields=True):
    normal: Natural
    double: Natural
    half: Natural
    zero: Natural


class AttackCard(Card, kw_only=True):
    kind: Literal["standard", "maneuver", "rider"]
    sides: Sides
    ladder: Ladder
    portrait_id: str = field(name="portrait")
    effect_name: Literal["none", "crowd", "holy_water", "steal_item", "feint", "rider_double", "rider_backstab"] = (
        field(name="effect")
    )
    steps: int = field(name="effect_steps", default=0)
    reach: Natural = field(name="effect_next_players", default=0)
    amount: Natural = field(name="effect_bonus", default=0)
    effect_types: list[str] = []
    effect_cancels_creature_attack: bool = False
    effect_protects: bool = False

    @property
    def group(self) -> int:
        return ATTACK

    @property
    def form(self) -> int:
        return FORMS[self.kind]

    @property
    def effect(self) -> int:
        return EFFECT_NAMES[self.effect_name]

    def portrait(self, cards: Cards) -> int:
        return cards.characters.index(self.portrait_id) if self.portrait_id else -1

    def types(self, cards: Cards) -> int:
        return sum(1 << cards.types.index(type) for type in self.effect_types)


class ActionCard(Card, kw_only=True):
    windows: list[WindowName]
    played_by: str
    target: str
    names_player: bool = field(name="targets_player")
    effect_name: Literal[
        "discard_set_cards",
        "swap_set_cards",
        "cancel_action",
        "cancel_action_and_take",
        "cancel_attack_and_skip_next_set",
        "cancel_attack_and_damage",
        "add_damage",
        "redirect_strike",
        "rotate_attack",
        "swap_initiative",
        "replace_maneuver",
    ] = field(name="effect")
    damage: Natural = 0
    bonus: Natural = 0
    steps: int = 0
    ladder: Ladder = field(name="attack_ladder", default_factory=lambda: [0, 0, 0, 0])
    edition: str = ""

    @property
    def group(self) -> int:
        return ACTION

    @property
    def effect(self) -> int:
        return EFFECT_NAMES[self.effect_name]

    @property
    def amount(self) -> int:
        return self.damage or self.bonus


class ItemCard(Card, kw_only=True):
    id: Literal[
        "alchemists_fire",
        "amulet_of_mentalism",
        "cure_wounds",
        "potion_of_haste",
        "potion_of_healing",
        "potion_of_iron_skin",
        "potion_of_strength",
    ]
    usage: Literal["encounter_start", "own_turn", "passive"]
    after_use: Literal["removed", "stays"]
    after_use_on_other: Literal["", "score_pile"] = ""
    for_others: bool = field(name="can_target_other")
    duration: Literal["instant", "permanent", "rounds", "encounter"]
    creature_damage: Natural = 0
    other_players_damage: Natural = 0
    on_gain_draw_up_to: Annotated[int, Meta(ge=0, le=8)] = 0
    hand_limit: Annotated[int, Meta(ge=0, le=8)] = 0
    heal: Natural = 0
    prestige: Natural = field(name="prestige_if_other", default=0)
    rounds: Natural = 0
    steps: int = 0

    @property
    def group(self) -> int:
        return ITEM

    @property
    def effect(self) -> int:
        return EFFECT_NAMES[self.id]

    @property
    def amount(self) -> int:
        return self.heal or self.creature_damage or self.on_gain_draw_up_to

    @property
    def reach(self) -> int:
        return self.other_players_damage or self.hand_limit


class Character(Entry, kw_only=True):
    aliases: list[str] = []
    life: Positive
    max_life: Positive
    special_power: Literal["none"]
    portrait_cards: list[str]


class ByPlayers(Struct, forbid_unknown_fields=True):
    """A number for each count of starting players."""

    p3: Natural
    p4: Natural
    p5: Natural
    p6: Natural

    def columns(self) -> list[int]:
        return [self.p3, self.p4, self.p5, self.p6]


TARGET = r"initiative:([1-6]|last)|party|first_damager|last_damager|least_damager|hardest:[12]|duel:[1-6]-[1-6]"
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

    kind: Literal["creature", "challenge"]
    type_id: str = field(name="type")
    prestige: Natural
    prestige_per: Literal["encounter", "creature"]
    life_by_players: ByPlayers = field(name="life")
    creatures_by_players: ByPlayers | None = field(name="creatures", default=None)
    creature_life_by_players: ByPlayers | None = field(name="creature_life", default=None)
    attack_timing: Literal["next_initiative", "end_of_round", "special"]
    ability: str
    matrix: Matrix = field(name="attack")
    fallback_attack: list[Aim] = []
    fallback_attack_by_players: Matrix | None = None
    opening: bool = field(name="opening_strike", default=False)
    tokens: list[str] = []
    sources: dict[str, str] = {}
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
        return {name: _columns(value) for name, value in self.own_numbers.items()}

    def of(self, name: str, column: int = 0) -> int:
        """A number of this card's own rule."""
        return self.numbers[name][column]

    def __repr__(self) -> str:
        return f"<{self.id}>"


def _columns(value: int | list[int] | ByPlayers) -> list[int]:
    if isinstance(value, ByPlayers):
        return value.columns()
    return [value] if isinstance(value, int) else value


class AttackFile(Struct, forbid_unknown_fields=True):
    attack: list[AttackCard]


class ActionFile(Struct, forbid_unknown_fields=True):
    action: list[ActionCard]


class ItemFile(Struct, forbid_unknown_fields=True):
    item: list[ItemCard]


class CharacterFile(Struct, forbid_unknown_fields=True):
    character: Annotated[list[Character], Meta(min_length=6)]


class EncounterFile(Struct, forbid_unknown_fields=True):
    encounter: list[Encounter]


class Sourced(Struct, forbid_unknown_fields=True, kw_only=True):
    source: str = ""


class Players(Sourced, kw_only=True):
    min: Literal[3]
    max: Literal[6]


class Life(Sourced, kw_only=True):
    start: Positive
    life: Positive = field(name="max")
    dead_at_or_below: Literal[0]


class Hand(Sourced, kw_only=True):
    refill_to: Annotated[int, Meta(ge=1, le=8)]
    refill_to_with_amulet: Annotated[int, Meta(ge=1, le=8)]
    hand: Annotated[int, Meta(ge=1, le=8)] = field(name="limit")
    limit_with_amulet: Annotated[int, Meta(ge=1, le=8)]
    draw_between_rounds: Literal[1]


class DeckSize(Sourced, kw_only=True):
    total: Positive
    attacks: Positive
    actions: Natural
    items: Natural
    total_source: str = ""
    split_source: str = ""
    change: str = ""


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
    cards: list[Positive]
    used: str
    strike_number_above_living_players: str


class Rotation(Sourced, kw_only=True):
    steps: list[str]
    start_step: Literal["normal"]
    special_attack_step: Literal["double"]
    clamp: Literal[True]


class Guards(Sourced, kw_only=True):
    last_round: Positive = field(name="max_rounds_per_encounter")
    offers: Natural = field(name="max_offers_per_player_per_item_window")


class WindowEntry(Sourced, kw_only=True):
    id: WindowName
    opens: str
    eligible: str
    order: str
    options: list[str] = []
    cards: list[str] = []
    active_player_items: list[str] = []


class CreatureType(Sourced, kw_only=True):
    id: str
    name: str = ""
    holy_water: bool


class Status(Sourced, kw_only=True):
    id: str
    given_by: str
    ends: str
    effect: str


class Token(Sourced, kw_only=True):
    id: str
    count: Natural


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
    window: list[WindowEntry]
    creature_type: list[CreatureType]
    status: list[Status]
    token: list[Token]


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
