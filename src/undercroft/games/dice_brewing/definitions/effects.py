"""What the spaces and the action tokens of Dice Brewing do: one type for each effect, with what its rule reads and
nothing else. `types.py` has the cards."""

# mypyc: skip - reads files once

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

Pips = Annotated[int, Meta(ge=1, le=6)]
Positive = Annotated[int, Meta(ge=1)]
ColourName = Literal["yellow", "black", "green", "blue"]
Area = Literal["active_reserve", "storehouse", "player_board"]


# Spaces.
class SeedInput(Struct, forbid_unknown_fields=True, tag_field="kind", tag="seed"):
    """A space that takes a seed."""

    minimum: ClassVar[int] = 1
    maximum: ClassVar[int] = 6
    colors: ClassVar[list[ColourName]] = []


class DieInput(Struct, forbid_unknown_fields=True, tag_field="kind", tag="die"):
    """A space that takes a die."""

    colors: Annotated[list[ColourName], Meta(min_length=1)]
    minimum: Pips = field(name="min", default=1)
    maximum: Pips = field(name="max", default=6)


class Effect(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a space does."""

    @property
    def gain(self) -> ColourName | None:
        return None

    @property
    def number(self) -> int:
        return 1


class GainDie(Effect, tag="gain_die"):
    color: ColourName | None = None
    amount: Literal[1] = 1

    @property
    def gain(self) -> ColourName | None:
        return self.color


class ExchangeDie(GainDie, tag="exchange_die"):
    pass


class Amount(Effect):
    amount: Positive

    @property
    def number(self) -> int:
        return self.amount


class IncreaseDie(Amount, tag="increase_die"):
    cap: Literal[6] = 6


class GainSeeds(Amount, tag="gain_seeds"):
    pass


class GainCoins(Amount, tag="gain_coins"):
    pass


class RerollOwn(Effect, tag="reroll_own"):
    areas: tuple[Literal["active_reserve"], Literal["storehouse"]]
    amount_min: Literal[1] = 1
    amount_max: Literal["any"] = "any"
    returns_to: Literal["same_area"] = "same_area"


class SwapWithSupply(Effect, tag="swap_with_supply"):
    colors: tuple[Literal["yellow"], Literal["black"], Literal["green"]]
    areas: tuple[Literal["active_reserve"], Literal["storehouse"]]
    amount: Literal[1] = 1
    optional_after_roll: Literal[True] = True


# Action tokens.
class DieTarget(Struct, forbid_unknown_fields=True, tag_field="kind", tag="die"):
    """A token may be played on a die that lies in one of these areas."""

    owner: Literal["any"]
    areas: list[Area]
    protected_ok: bool
    same_mark_ok: bool = True
    max_value: Pips = 6


class BuildingTarget(Struct, forbid_unknown_fields=True, tag_field="kind", tag="building"):
    owner: Literal["opponent"]
    unlocked_only: Literal[True]
    already_closed_ok: Literal[False]


class RecipeTarget(Struct, forbid_unknown_fields=True, tag_field="kind", tag="recipe"):
    owner: Literal["any"]
    areas: tuple[Literal["display"]]
    already_closed_ok: Literal[False]


class MoveDie(Struct, forbid_unknown_fields=True, tag_field="type", tag="move_die"):
    to: Literal["owner_active_reserve"]


class CloseBuilding(Struct, forbid_unknown_fields=True, tag_field="type", tag="close_building"):
    cleanup: Literal["pieces_return_without_effect"]


class MarkDie(Struct, forbid_unknown_fields=True, tag_field="type", tag="mark_die"):
    own_die: Literal["protected"]
    opponent_die: Literal["locked"]


class CloseRecipe(Struct, forbid_unknown_fields=True, tag_field="type", tag="close_recipe"):
    pass


class RaiseDie(Struct, forbid_unknown_fields=True, tag_field="type", tag="bonus_value"):
    amount: Literal[1]
    cap: Literal[6]


class RerollDie(Struct, forbid_unknown_fields=True, tag_field="type", tag="reroll"):
    stays_in_place: Literal[True]
