"""What a sensible brewer chooses: which dice to keep for a recipe, and what to do with the others."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Decision

from ..choices import (
    DECLINE,
    END_PURCHASE,
    END_TURN,
    PASS,
    PLAIN,
    ROLL,
    Brew,
    Buy,
    Colour,
    ImproveDie,
    ImproveIngredient,
    Pick,
    Place,
    PlaceSeed,
    Play,
    SpeedUp,
    Store,
    Swap,
    TargetBuilding,
    TargetDie,
    To,
    Token,
)
from ..constants import (
    BLACK,
    BLUE,
    DEPARTMENT_DARK_MALT,
    DEPARTMENT_SEEDS,
    DEPARTMENT_SKILL,
    GREEN,
    HOPS_INCREASE,
    MALT_INCREASE,
    MALT_ROAST,
    MALT_SEED,
    RESERVE,
    SCHOOL_REROLL,
    SCHOOL_SWAP,
    SCHOOL_TRAIN,
    STORE,
    YELLOW,
)
from ..definitions.native import Recipe
from ..dice import LOCKED, NOTHING, SEED, colour_of, face_of, value_of
from ..state import Brewer, Yard

PACE: Final = 0.7
"""Recipes that a seat brews in a round, as good players do."""

NONE_SPARE: Final = [0, 0, 0, 0]
"""Where no die is given up, it does not matter which ones could be."""


MINDFUL: Final = ["placement", "purchase", "arrival", "raised", "reroll", "swap"]
"""The kinds of decision where the dice kept for a recipe matter."""


def rounds_left(s: Yard) -> float:
    """How many rounds the game still takes, about."""
    to_come = s.cards.tables[s.seats].to_end - s.total_brewed()
    return to_come / (PACE * s.seats) if to_come > 0 else 0.0


def reward_of(s: Yard, recipe: Recipe) -> float:
    """What a brew is worth in points, without improvement."""
    return recipe.xp + s.cards.brew_xp + recipe.coins / s.cards.coins_per_xp + 1.3 * recipe.dice + 0.6 * recipe.tokens


def wanted_dice(s: Yard, brewer: Brewer) -> list[int]:
    """The loose dice to keep: those that complete recipes now, best recipe first; else what the nearest one needs."""
    stored: list[int] = [die for die in brewer.store if not die & LOCKED]
    loose: list[int] = [die for die in brewer.reserve if not die & LOCKED and face_of(die)]
    wanted: list[int] = []
    done = 0
    while True:
        best_slot = -1
        best = 0.0
        for slot in range(len(s.display)):
            number = s.display[slot]
            if number >= 0 and not (s.blocked_slots | done) >> slot & 1:
                recipe = s.cards.recipes[number]
                value = reward_of(s, recipe)
                if value > best and missing(recipe, stored, loose) == 0:
                    best = value
                    best_slot = slot
        if best_slot < 0:
            break
        done |= 1 << best_slot
        take(s.cards.recipes[s.display[best_slot]], stored, loose, wanted)
    if not done:
        nearest = -1
        hope = 0.0
        for slot in range(len(s.display)):
            number = s.display[slot]
            if number >= 0:
                recipe = s.cards.recipes[number]
                near = reward_of(s, recipe) / (1.0 + 2.0 * missing(recipe, stored, loose))
                if near > hope:
                    hope = near
                    nearest = slot
        if nearest >= 0:
            take(s.cards.recipes[s.display[nearest]], stored, loose, wanted)
    return wanted


def missing(recipe: Recipe, stored: list[int], loose: list[int]) -> int:
    """How many needs of a recipe no die meets."""
    lacking = 0
    for colour in range(3):
        needs = recipe.needs[colour]
        if needs:
            values = [value_of(die) for die in stored if die & 3 == colour]
            values.extend([value_of(die) for die in loose if die & 3 == colour])
            values.sort(reverse=True)
            met = 0
            for need in needs:
                if met < len(values) and values[met] >= need:
                    met += 1
                else:
                    lacking += 1
    return lacking


def take(recipe: Recipe, stored: list[int], loose: list[int], wanted: list[int]) -> None:
    """Set aside a die for every need that can be met, the lowest that will do; loose ones are wanted."""
    for colour in range(3):
        for need in recipe.needs[colour]:
            best = NOTHING
            from_loose = False
            for die in stored:
                if die & 3 == colour and value_of(die) >= need and (best == NOTHING or value_of(die) < value_of(best)):
                    best = die
            if best == NOTHING:
                from_loose = True
                for die in loose:
                    fits = die & 3 == colour and value_of(die) >= need
                    if fits and (best == NOTHING or value_of(die) < value_of(best)):
                        best = die
            if best != NOTHING:
                if from_loose:
                    loose.remove(best)
                    wanted.append(best)
                else:
                    stored.remove(best)


def spare_dice(s: Yard, brewer: Brewer) -> list[int]:
    """How many dice of each colour a brewer has beyond what a recipe on display asks for; below 0, how many lack.

    A recipe asks for the mean of all, rounded up. Dice that grow or are being raised count.
    """
    spare = [0, 0, 0, 0]
    for die in brewer.reserve:
        spare[die & 3] += 1
    for die in brewer.store:
        spare[die & 3] += 1
    for space in range(11):
        piece = brewer.base[space]
        if piece == SEED:
            spare[YELLOW if space == MALT_SEED else GREEN] += 1
        elif piece != NOTHING and (space == MALT_INCREASE or space == HOPS_INCREASE):
            spare[piece & 3] += 1
    cards = 0
    asked = [0, 0, 0]
    for number in s.display:
        if number >= 0:
            cards += 1
            for colour in range(3):
                asked[colour] += len(s.cards.recipes[number].needs[colour])
    if cards:
        for colour in range(3):
            spare[colour] -= (asked[colour] + cards - 1) // cards
    return spare


def choose(s: Yard, decision: Decision, chance: Chance) -> Choice:
    """One of the options by chance, the sensible ones more often."""
    options = decision.options
    count = len(options)
    if count == 1:
        return options[0]
    brewer = s.brewers[decision.seat]
    wanted = wanted_dice(s, brewer) if decision.kind in MINDFUL else []
    spare = spare_dice(s, brewer) if decision.kind == "placement" else NONE_SPARE
    weights: list[int] = []
    total = 0
    for option in options:
        heavy = inclination(s, wanted, spare, option)
        weights.append(heavy)
        total += heavy
    if total <= 0:
        return options[chance.below(count)]
    left = chance.below(total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return options[i]
    return options[-1]


def inclination(s: Yard, wanted: list[int], spare: list[int], choice: Choice) -> int:
    """How readily a choice is taken, beside the others."""
    if isinstance(choice, Store):
        if choice.die in wanted:
            return 30 if s.placing else 400
        return 0 if colour_of(choice.die) == BLUE or value_of(choice.die) < 4 else 1
    if isinstance(choice, Place):
        return placing(s, wanted, spare, choice)
    if isinstance(choice, PlaceSeed):
        return sowing(spare, choice)
    if isinstance(choice, SpeedUp):
        return 25 if choice.area == RESERVE else 4
    if choice is END_TURN or choice is PASS:
        return 8
    if choice is END_PURCHASE:
        return 20
    if isinstance(choice, Brew):
        return 10 + int(20.0 * reward_of(s, s.cards.recipes[s.display[s.slot_of(choice.recipe)]]))
    if isinstance(choice, Buy):
        return 2 if choice.die == NOTHING else 3
    if isinstance(choice, Token):
        return 2 if choice.verb == "buy" else 5
    if isinstance(choice, ImproveDie | ImproveIngredient):
        return 20
    if isinstance(choice, Colour):
        if choice.verb == "win":
            return 8 if choice.colour == BLACK else 3
        return 4
    if isinstance(choice, Swap):
        gain = choice.face - value_of(choice.die)
        return gain * gain * 4 if gain > 0 else 0
    if isinstance(choice, Pick):
        return 0 if choice.die in wanted else 7 - value_of(choice.die)
    if choice is ROLL:
        return 6
    if isinstance(choice, To):
        return 6 if choice.area == STORE else 3
    if isinstance(choice, Play):
        return 1
    if isinstance(choice, TargetDie | TargetBuilding):
        return 1
    return 1 if choice is PLAIN or choice is DECLINE else 4


def sowing(spare: list[int], choice: PlaceSeed) -> int:
    """How readily a seed is planted: above all for the colour that the display asks for and the brewer lacks."""
    malt = choice.space == MALT_SEED
    own = spare[YELLOW if malt else GREEN]
    other = spare[GREEN if malt else YELLOW]
    return 40 if own > 0 and other <= 0 else 150


def placing(s: Yard, wanted: list[int], spare: list[int], choice: Place) -> int:
    """How readily a die goes to a space: not one kept for a recipe, and for good only what no recipe will miss."""
    space = choice.space
    if space == SCHOOL_TRAIN:
        return 60 if rounds_left(s) > 1.5 else 4
    if space == DEPARTMENT_DARK_MALT:
        return 0
    if (space == MALT_ROAST or space == DEPARTMENT_SEEDS) and spare[colour_of(choice.die)] <= 0:
        return 0
    if choice.area == STORE or choice.die in wanted:
        return 1
    if space == MALT_ROAST:
        return 30 if value_of(choice.die) < 4 else 10
    if space == SCHOOL_REROLL or space == SCHOOL_SWAP:
        return 5
    if space == DEPARTMENT_SKILL:
        return 20 if rounds_left(s) < 1.5 else 1
    if space == DEPARTMENT_SEEDS:
        return 6 if rounds_left(s) > 2.0 else 0
    return 12 if value_of(choice.die) < 5 else 5  # the increase spaces: back next round, one higher
