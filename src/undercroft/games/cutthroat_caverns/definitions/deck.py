"""What the card files of Cutthroat Caverns may say of the cards of the draw deck: one type for each effect."""

# mypyc: skip - reads files once

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.cards import Fixed, Repeated, tag_of

from ..constants import ACTION, ATTACK, EFFECT_NAMES, ITEM, MANEUVER, RIDER, STANDARD
from .types import Card, Cards, Ladder, Natural, WindowName

FORMS = {"standard": STANDARD, "maneuver": MANEUVER, "rider": RIDER}
Steps = Annotated[int, Meta(ge=-3, le=3)]


class Sides(Struct, forbid_unknown_fields=True):
    normal: Natural
    double: Natural
    half: Natural
    zero: Natural


class AttackCard(Card, kw_only=True, tag_field="effect"):
    """What all Attack cards have; what else one may say goes by its effect."""

    kind: Literal["standard", "maneuver", "rider"]
    sides: Repeated[Sides]
    ladder: Ladder
    portrait_id: str = field(name="portrait")

    @property
    def group(self) -> int:
        return ATTACK

    @property
    def form(self) -> int:
        return FORMS[self.kind]

    @property
    def effect(self) -> int:
        return EFFECT_NAMES[tag_of(self)]

    @property
    def effect_types(self) -> list[str]:
        return []

    def portrait(self, cards: Cards) -> int:
        return cards.characters.index(self.portrait_id) if self.portrait_id else -1

    def types(self, cards: Cards) -> int:
        return sum(1 << cards.types.index(type) for type in self.effect_types)


class PlainAttack(AttackCard, kw_only=True, tag="none"):
    kind: Literal["standard"]


class CrowdAttack(AttackCard, kw_only=True, tag="crowd"):
    kind: Literal["standard"]
    steps: Annotated[int, Meta(ge=-3, le=0)] = field(name="effect_steps")
    reach: Natural = field(name="effect_next_players")


class HolyWater(AttackCard, kw_only=True, tag="holy_water"):
    kind: Literal["standard"]
    amount: Natural = field(name="effect_bonus")
    effect_types: list[str]
    blesses: bool = field(name="effect_cancels_creature_attack", default=False)


class Pickpocket(AttackCard, kw_only=True, tag="steal_item"):
    kind: Literal["standard"]


class Feint(AttackCard, kw_only=True, tag="feint"):
    kind: Literal["maneuver"]
    portrait_id: Literal[""] = field(name="portrait")


class Rider(AttackCard, kw_only=True):
    """It turns the attack that follows, adds to it, protects it."""

    kind: Literal["rider"]
    portrait_id: Literal[""] = field(name="portrait")
    steps: Steps = field(name="effect_steps", default=0)
    amount: Natural = field(name="effect_bonus", default=0)
    protects: bool = field(name="effect_protects", default=False)


class RiderDouble(Rider, kw_only=True, tag="rider_double"):
    pass


class RiderBackstab(Rider, kw_only=True, tag="rider_backstab"):
    pass


AnyAttack = PlainAttack | CrowdAttack | HolyWater | Pickpocket | Feint | RiderDouble | RiderBackstab


class ActionCard(Card, kw_only=True, tag_field="effect"):
    """What all Action cards have. When one is played, by whom and on whom is the rule of its effect (CC-C51 to C61)."""

    fixed_by: ClassVar[str] = ""

    windows: Fixed[list[WindowName]]
    played_by: Fixed[str]
    target: Fixed[str]
    names_player: bool = field(name="targets_player")
    edition: Repeated[Literal["", "2e only"]] = ""

    @property
    def group(self) -> int:
        return ACTION

    @property
    def effect(self) -> int:
        return EFFECT_NAMES[tag_of(self)]


class EdgeOut(ActionCard, kw_only=True, tag="discard_set_cards"):
    pass


class MixedSignals(ActionCard, kw_only=True, tag="swap_set_cards"):
    pass


class NotOnMyWatch(ActionCard, kw_only=True, tag="cancel_action"):
    pass


class NotSoFast(ActionCard, kw_only=True, tag="cancel_action_and_take"):
    pass


class Trip(ActionCard, kw_only=True, tag="cancel_attack_and_skip_next_set"):
    pass


class CriticalMiss(ActionCard, kw_only=True, tag="cancel_attack_and_damage"):
    amount: Natural = field(name="damage")


class Rally(ActionCard, kw_only=True, tag="add_damage"):
    amount: Natural = field(name="bonus")


class HumanShield(ActionCard, kw_only=True, tag="redirect_strike"):
    pass


class GlancingBlow(ActionCard, kw_only=True, tag="rotate_attack"):
    steps: Steps


class JockeyForPosition(ActionCard, kw_only=True, tag="swap_initiative"):
    pass


class UnintentionalStrike(ActionCard, kw_only=True, tag="replace_maneuver"):
    ladder: Ladder = field(name="attack_ladder")


AnyAction = (
    EdgeOut
    | MixedSignals
    | NotOnMyWatch
    | NotSoFast
    | Trip
    | CriticalMiss
    | Rally
    | HumanShield
    | GlancingBlow
    | JockeyForPosition
    | UnintentionalStrike
)


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
    usage: Fixed[Literal["encounter_start", "own_turn", "passive"]]
    after_use: Fixed[Literal["removed", "stays"]]
    after_use_on_other: Fixed[Literal["", "score_pile"]] = ""
    for_others: bool = field(name="can_target_other")
    duration: Fixed[Literal["instant", "permanent", "rounds", "encounter"]]
    creature_damage: Natural = 0
    other_players_damage: Natural = 0
    on_gain_draw_up_to: Annotated[int, Meta(ge=0, le=8)] = 0
    hand_limit: Annotated[int, Meta(ge=0, le=8)] = 0
    heal: Natural = 0
    prestige: Natural = field(name="prestige_if_other", default=0)
    rounds: Natural = 0
    steps: Steps = 0

    NUMBERS: ClassVar[dict[str, list[str]]] = {
        "alchemists_fire": ["creature_damage", "other_players_damage"],
        "amulet_of_mentalism": ["on_gain_draw_up_to", "hand_limit"],
        "cure_wounds": ["heal", "prestige"],
        "potion_of_healing": ["heal", "prestige"],
        "potion_of_haste": ["rounds"],
        "potion_of_strength": ["rounds", "steps"],
        "potion_of_iron_skin": [],
    }
    """The numbers that the rule of an Item reads."""

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


class AttackFile(Struct, forbid_unknown_fields=True):
    attack: list[AnyAttack]


class ActionFile(Struct, forbid_unknown_fields=True):
    action: list[AnyAction]


class ItemFile(Struct, forbid_unknown_fields=True):
    item: list[ItemCard]
