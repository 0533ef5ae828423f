"""What the card files of Cutthroat Caverns may say."""

# mypyc: skip - reads files once

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Ladder = Annotated[list[Natural], Meta(min_length=4, max_length=4)]
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


class Sides(Struct, forbid_unknown_fields=True):
    normal: Natural
    double: Natural
    half: Natural
    zero: Natural


class AttackCard(Entry, kw_only=True):
    kind: Literal["standard", "maneuver", "rider"]
    sides: Sides
    ladder: Ladder
    portrait: str
    effect: Literal["none", "crowd", "holy_water", "steal_item", "feint", "rider_double", "rider_backstab"]
    effect_steps: int = 0
    effect_next_players: Natural = 0
    effect_bonus: Natural = 0
    effect_types: list[str] = []
    effect_cancels_creature_attack: bool = False
    effect_protects: bool = False


class ActionCard(Entry, kw_only=True):
    windows: list[WindowName]
    played_by: str
    target: str
    targets_player: bool
    effect: Literal[
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
    ]
    damage: Natural = 0
    bonus: Natural = 0
    steps: int = 0
    attack_ladder: Ladder = field(default_factory=lambda: [0, 0, 0, 0])
    edition: str = ""


class ItemCard(Entry, kw_only=True):
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
    can_target_other: bool
    duration: Literal["instant", "permanent", "rounds", "encounter"]
    creature_damage: Natural = 0
    other_players_damage: Natural = 0
    on_gain_draw_up_to: Annotated[int, Meta(ge=0, le=8)] = 0
    hand_limit: Annotated[int, Meta(ge=0, le=8)] = 0
    heal: Natural = 0
    prestige_if_other: Natural = 0
    rounds: Natural = 0
    steps: int = 0


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


class Line(Struct, forbid_unknown_fields=True):
    """A line of an attack matrix."""

    target: str
    damage: Natural


class Matrix(Struct, forbid_unknown_fields=True):
    p3: list[Line]
    p4: list[Line]
    p5: list[Line]
    p6: list[Line]

    def columns(self) -> list[list[Line]]:
        return [self.p3, self.p4, self.p5, self.p6]


class EncounterCard(Entry, kw_only=True):
    kind: Literal["creature", "challenge"]
    type: str
    prestige: Natural
    prestige_per: Literal["encounter", "creature"]
    life: ByPlayers
    creatures: ByPlayers | None = None
    creature_life: ByPlayers | None = None
    attack_timing: Literal["next_initiative", "end_of_round", "special"]
    ability: str
    attack: Matrix
    fallback_attack: list[Line] = []
    fallback_attack_by_players: Matrix | None = None
    opening_strike: bool = False
    tokens: list[str] = []
    sources: dict[str, str] = {}
    numbers: dict[str, Natural | list[Natural] | ByPlayers] = {}


class AttackFile(Struct, forbid_unknown_fields=True):
    attack: list[AttackCard]


class ActionFile(Struct, forbid_unknown_fields=True):
    action: list[ActionCard]


class ItemFile(Struct, forbid_unknown_fields=True):
    item: list[ItemCard]


class CharacterFile(Struct, forbid_unknown_fields=True):
    character: Annotated[list[Character], Meta(min_length=6)]


class EncounterFile(Struct, forbid_unknown_fields=True):
    encounter: list[EncounterCard]


class Sourced(Struct, forbid_unknown_fields=True, kw_only=True):
    source: str = ""


class Players(Sourced, kw_only=True):
    min: Literal[3]
    max: Literal[6]


class Life(Sourced, kw_only=True):
    start: Positive
    max: Positive
    dead_at_or_below: Literal[0]


class Hand(Sourced, kw_only=True):
    refill_to: Annotated[int, Meta(ge=1, le=8)]
    refill_to_with_amulet: Annotated[int, Meta(ge=1, le=8)]
    limit: Annotated[int, Meta(ge=1, le=8)]
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


class Tracker(Sourced, kw_only=True):
    max: Positive


class PrestigeBonus(Sourced, kw_only=True):
    by_level: Annotated[list[Natural], Meta(min_length=1)]
    beyond: Natural


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
    max_rounds_per_encounter: Positive
    max_offers_per_player_per_item_window: Natural


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
