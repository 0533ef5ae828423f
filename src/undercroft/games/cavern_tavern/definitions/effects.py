"""What cards and places of Cavern Tavern do, and what Nasty asks for: one type for each operation, with what its rule
reads and nothing else. `types.py` has the cards."""

# mypyc: skip - reads files once

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.cards import for_rules, tag_of

from ..constants import (
    DEMANDS,
    INGREDIENTS,
    KINDS,
    OPERATIONS,
    RACES,
    SECTIONS,
    IngredientName,
    RaceName,
    SectionName,
)

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Needs = Annotated[dict[IngredientName, Positive], Meta(min_length=1)]
Step_ = Annotated[int, Meta(ge=-5, le=5)]
Everywhere = tuple[
    Literal["cellar"],
    Literal["kitchen"],
    Literal["chores"],
    Literal["office"],
    Literal["workshop"],
    Literal["secret_chamber"],
]


def bits(names: Iterable[str], all_names: list[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)


def by_ingredient(needs: dict[IngredientName, int]) -> list[int]:
    return [needs.get(name, 0) for name in INGREDIENTS[:KINDS]]  # type: ignore[call-overload]


@for_rules
class Reward(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One operation, with whatever it needs."""

    @property
    def op(self) -> int:
        return OPERATIONS.index(tag_of(self))

    @property
    def n(self) -> int:
        """How many, how much, how far."""
        return 1

    @property
    def kinds(self) -> list[int]:
        """The ingredients to choose from."""
        return []

    @property
    def exclude(self) -> int:
        """A bit for each ingredient that never moves."""
        return 0

    @property
    def up_to(self) -> int:
        return 1

    @property
    def give(self) -> int:
        return 1

    @property
    def may_decline(self) -> bool:
        return False

    @property
    def by(self) -> list[int]:
        """By which steps a die may be turned; none: to any face."""
        return []

    @property
    def races(self) -> int:
        """The peoples (bits) whose Orders it is for."""
        return 0


class Gain(Reward, kw_only=True, tag="gain"):
    ingredient: IngredientName | None = None
    n: Positive = 1

    @property
    def kinds(self) -> list[int]:
        return [] if self.ingredient is None else [INGREDIENTS.index(self.ingredient)]


class GainOneOf(Reward, kw_only=True, tag="gain_one_of"):
    options: list[IngredientName] = []
    n: Literal[1] = 1

    @property
    def kinds(self) -> list[int]:
        return [INGREDIENTS.index(name) for name in self.options]


class Excluding(Reward, kw_only=True):
    """Some ingredients never move."""

    excluded: list[IngredientName] = field(name="exclude", default_factory=list)

    @property
    def exclude(self) -> int:
        return bits(set(self.excluded), INGREDIENTS)


class GainChoice(Excluding, kw_only=True, tag="gain_choice"):
    n: Positive = 1
    source: Literal["supply"] = "supply"


class Points(Reward, kw_only=True, tag="points"):
    n: Positive = 1


class FirstPlayer(Reward, kw_only=True, tag="first_player"):
    pass


class DrawItems(Reward, kw_only=True, tag="draw_item"):
    n: Positive = 1


class DrawItemsKeep(Reward, kw_only=True, tag="draw_items_keep"):
    n: Positive = field(name="draw", default=3)
    keep: Literal[1] = 1
    rest: Literal["shuffle_into_deck"] = "shuffle_into_deck"


class ReplaceOrders(Reward, kw_only=True, tag="replace_order"):
    n: Positive = field(name="draw", default=3)
    discard: Literal[1] = 1
    place: Literal[1] = 1
    rest: Literal["bottom_of_deck"] = "bottom_of_deck"


class ExchangeSupply(Reward, kw_only=True, tag="exchange_supply"):
    up_to: Positive = 1
    give: Positive = 1
    take: Literal[1] = 1
    exclude_take: list[IngredientName] = []
    optional: bool = False

    @property
    def exclude(self) -> int:
        return bits(set(self.exclude_take), INGREDIENTS)

    @property
    def may_decline(self) -> bool:
        return self.optional


class Steals(Excluding, kw_only=True, tag="steal"):
    n: Literal[1] = 1
    target: Literal["opponent"] = "opponent"


class ForcedTrade(Excluding, kw_only=True, tag="forced_trade"):
    n: Literal[1] = 1
    target: Literal["opponent"] = "opponent"
    optional: bool = False

    @property
    def may_decline(self) -> bool:
        return self.optional


class NastyUp(Reward, kw_only=True, tag="nasty_up"):
    target: Literal["self"]
    n: Positive = 1


class NastyDown(Reward, kw_only=True, tag="nasty_down"):
    target: Literal["opponent"]
    n: Positive = 1


class Modifiers(Reward, kw_only=True, tag="modifier"):
    n: Positive = 1


class SetDie(Reward, kw_only=True, tag="set_die"):
    n: Literal[1] = 1
    value: Literal["any"] = "any"


class AdjustDie(Reward, kw_only=True, tag="adjust_die"):
    n: Literal[1] = 1
    by: list[Step_] = []


class RerollDice(Reward, kw_only=True, tag="reroll"):
    number: Literal["any"] = field(name="n", default="any")


class IgnoreOccupied(Reward, kw_only=True, tag="ignore_occupied"):
    """An Item: the next placement of this turn."""

    scope: Everywhere
    duration: Literal["this_turn_one_placement"] = "this_turn_one_placement"


class ExtraTurn(Reward, kw_only=True, tag="extra_turn"):
    n: Positive = 1


class ClaimWhiteDie(Reward, kw_only=True, tag="claim_white_die"):
    duration: Literal["next_round"] = "next_round"


class LatenessMinus(Reward, kw_only=True, tag="lateness_minus"):
    """An Item: the next Order of this turn."""

    n: Positive = 1
    min: Literal[0] = 0
    duration: Literal["this_turn_next_order"] = "this_turn_next_order"


class DiscardSays(Reward, kw_only=True, tag="discard_nasty_says"):
    n: Literal[1] = 1


ItemEffect = (
    Gain
    | GainOneOf
    | GainChoice
    | Points
    | FirstPlayer
    | DrawItems
    | DrawItemsKeep
    | ReplaceOrders
    | ExchangeSupply
    | Steals
    | ForcedTrade
    | NastyUp
    | NastyDown
    | Modifiers
    | SetDie
    | AdjustDie
    | RerollDice
    | IgnoreOccupied
    | ExtraTurn
    | ClaimWhiteDie
    | LatenessMinus
    | DiscardSays
)
"""What Items do. Places do what stands before `set_die`."""


# Abilities of Characters.
class CancelMove(Reward, kw_only=True, tag="cancel_move"):
    trigger: Literal["self_would_move_down_nasty"] = "self_would_move_down_nasty"
    n: Literal[1] = 1


class GainFromSameArea(Reward, kw_only=True, tag="gain_from_same_area"):
    trigger: Literal["opponent_used_cellar_area"] = "opponent_used_cellar_area"
    n: Literal[1] = 1


class TrackExtra(Reward, kw_only=True, tag="track_extra"):
    trigger: Literal["self_did_kitchen_or_chore"] = "self_did_kitchen_or_chore"
    n: Positive = 1


class Hasten(Reward, kw_only=True, tag="lateness_minus"):
    requires_race: list[RaceName]
    trigger: Literal["self_completes_order"] = "self_completes_order"
    n: Positive = 1
    min: Literal[0] = 0

    @property
    def races(self) -> int:
        return bits(set(self.requires_race), RACES)


class BargeIn(Reward, kw_only=True, tag="ignore_occupied"):
    scope: Everywhere
    duration: Literal["this_placement"] = "this_placement"


CharacterEffect = CancelMove | GainFromSameArea | TrackExtra | Hasten | BargeIn | RerollDice


# What tokens of the Secret Chamber do.
class TurnDie(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="adjust_die"):
    by: tuple[Literal[-1], Literal[1]]
    n: Literal[1] = 1
    min: Literal[1] = 1
    max: Literal[6] = 6


class ServeDrink(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="serve_drink"):
    ingredient: IngredientName
    points: int


class AvoidSays(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="op", tag="avoid_nasty_says"):
    cost: Natural


# What Nasty asks for.
@for_rules
class Demand(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What Nasty asks for: one way to obey a Nasty Says card."""

    @property
    def kind(self) -> int:
        return DEMANDS.index(tag_of(self))

    @property
    def n(self) -> int:
        return 1

    @property
    def distinct(self) -> bool:
        return False

    @property
    def sets(self) -> list[list[int]]:
        """The ingredient counts that may be returned."""
        return []

    @property
    def exclude(self) -> int:
        """CT-N10. Magic Potions never pay."""
        return bits(["magic_potion"], INGREDIENTS)

    @property
    def sections(self) -> int:
        return 0


class ReturnIngredients(Demand, kw_only=True, tag="return_ingredients"):
    options: list[Needs] = []

    @property
    def sets(self) -> list[list[int]]:
        return [by_ingredient(wanted) for wanted in self.options]


class OfChoice(Demand, kw_only=True):
    """Ingredients of choice, but for some."""

    n: Positive = 1
    excluded: list[IngredientName] = field(name="exclude", default_factory=lambda: ["magic_potion"])

    @property
    def exclude(self) -> int:
        return bits({*self.excluded, "magic_potion"}, INGREDIENTS)


class ReturnAny(OfChoice, kw_only=True, tag="return_any"):
    distinct: bool = False


class DiscardItems(Demand, kw_only=True, tag="discard_items"):
    n: Positive = 1


class LosePoints(Demand, kw_only=True, tag="lose_points"):
    n: Positive = 1


class GiveIngredient(OfChoice, kw_only=True, tag="give_ingredient"):
    target: Literal["opponent_with_fewest_points"] = "opponent_with_fewest_points"
    solo: Literal["return_to_supply"] = "return_to_supply"


class CompleteOrders(Demand, kw_only=True, tag="complete_order"):
    n: Positive = 1


class UseArea(Demand, kw_only=True, tag="use_area"):
    section_names: list[SectionName] = field(name="sections", default_factory=list)
    n: Positive = 1

    @property
    def sections(self) -> int:
        return bits(set(self.section_names), SECTIONS)


class PlaceOnCard(Demand, kw_only=True, tag="place_on_card"):
    mode: Literal["", "count", "value"] = ""
    n: Positive = 1
    value: Natural = 0

    @property
    def kind(self) -> int:
        return DEMANDS.index(f"place_{self.mode}")


OneDemand = (
    ReturnIngredients | ReturnAny | DiscardItems | LosePoints | GiveIngredient | CompleteOrders | UseArea | PlaceOnCard
)


class AnyDemand(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="any_of"):
    """Any one of several."""

    options: Annotated[list[OneDemand], Meta(min_length=2)]
