"""How good a position of Dice Brewing is, and when a search stops to ask. What a brewer does next is in `policy`."""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.knowledge import Knowledge, outcome, value
from undercroft.engine.state import Choice, Decision

from ..constants import (
    BLACK,
    BLUE,
    DEPARTMENT_DARK_MALT,
    DEPARTMENT_SEEDS,
    DEPARTMENT_SKILL,
    MALT_ROAST,
    MALT_SEED,
    SCHOOL_TRAIN,
)
from ..definitions.native import Recipe
from ..dice import LOCKED, NOTHING, SEED, value_of
from ..rules.placement import NextPlacement, PlacementTurn
from ..rules.purchase import PurchaseTurn
from ..state import Brewer, Yard
from .policy import choose, reward_of, rounds_left
from .random_play import weight

ENOUGH: Final = 4
"""Dice of one colour that find work: no recipe asks for more than three, and one may be being raised."""

ABSENT: Final = 0.3
"""The chance to brew soon, for each die that a recipe asks for and the brewer does not have at all. So much that the
first of two such dice is worth getting, even for a black die that would count one point more."""


class BrewingKnowledge(Knowledge[Yard]):
    """Plays on to the end of the next round or so, then counts."""

    def __init__(self, depth: int = 4, patience: int = 60) -> None:
        super().__init__(depth, patience)

    def is_quiet(self, s: Yard) -> bool:
        """Brewing and clean-up are over: a round's first placement."""
        asking = s.asking
        return isinstance(asking, PlacementTurn) and s.pieces == 0 and untouched(s)

    def evaluate(self, s: Yard) -> list[float]:
        """Each seat's share of the hopes of victory, by the points that the position promises."""
        if s.result is not None:
            return outcome(s.result)
        left = rounds_left(s)
        promised = [promise(s, s.brewers[seat], left) for seat in range(s.seats)]
        heat = 2.0 + 0.5 * left
        top = max(promised)
        shares = [math.exp((points - top) / heat) for points in promised]
        total = sum(shares)
        return value([share / total for share in shares], promised)

    def weight(self, choice: Choice) -> int:
        return weight(choice)

    def policy(self, s: Yard, decision: Decision, chance: Chance) -> Choice:
        return choose(s, decision, chance)


def untouched(s: Yard) -> bool:
    """Has nobody placed or passed yet this round?"""
    for brewer in s.brewers:
        if brewer.used or brewer.passed:
            return False
    return True


def promise(s: Yard, brewer: Brewer, left: float) -> float:
    """The points a brewer may expect: those in hand, what is growing, and what the dice can still brew."""
    count = [0, 0, 0, 0]
    for die in brewer.reserve:
        count[die & 3] += 1
    for die in brewer.store:
        count[die & 3] += 1
    seeds = float(brewer.seeds)
    coins = float(brewer.coins)
    for space in range(11):
        piece = brewer.base[space]
        if piece != NOTHING:
            if piece == SEED:
                count[0 if space == MALT_SEED else 2] += 1
            elif space == MALT_ROAST:
                count[BLACK] += 1
            elif space == DEPARTMENT_SEEDS:
                seeds += 2.0
            elif space == DEPARTMENT_DARK_MALT:
                coins += 3.0
            elif space == DEPARTMENT_SKILL:
                coins += 4.0
            else:
                count[piece & 3] += 1
                if space == SCHOOL_TRAIN:
                    count[BLUE] += 1
        if brewer.speed[space] != NOTHING:
            count[BLUE] += 1
    if brewer.market_die:
        count[BLUE] += 1
    points = brewer.xp + coins / s.cards.coins_per_xp
    for colour in range(4):
        points += count[colour] * s.cards.die_xp[colour]
    working = 0
    for colour in range(3):
        working += count[colour] if count[colour] < ENOUGH else ENOUGH
    points += left * 0.28 * (working if working < 9 else 9)
    points += (1.4 if left > 2.0 else 0.7 * left) * (count[BLUE] if count[BLUE] < 3 else 3)
    points += (seeds if seeds < 3.0 else 3.0) * (1.0 if left > 1.5 else 0.5 * left)
    if left > 0.4:
        points += 0.6 * brewer.token_count()
        for ingredient in range(5):
            points += 0.9 * (brewer.ingredients[ingredient] if brewer.ingredients[ingredient] < 2 else 2)
        points += prospects(s, brewer)
    return points


def prospects(s: Yard, brewer: Brewer) -> float:
    """What the recipes on display promise: reward times chance of the best, and a part of the next."""
    storing = can_store(s, brewer)
    have: list[list[int]] = [[], [], [], []]
    loose = [0, 0, 0, 0]
    for die in brewer.store:
        if not die & LOCKED:
            have[die & 3].append(value_of(die))
    for die in brewer.reserve:
        loose[die & 3] += 1
        if storing and not die & LOCKED:
            have[die & 3].append(value_of(die))
    for colour in range(4):
        have[colour].sort(reverse=True)
    best = 0.0
    second = 0.0
    for slot in range(len(s.display)):
        number = s.display[slot]
        if number >= 0:
            recipe = s.cards.recipes[number]
            hope = reward_of(s, recipe) * completion(recipe, have, loose, storing)
            if hope > best:
                second = best
                best = hope
            elif hope > second:
                second = hope
    return best + 0.4 * second


def completion(recipe: Recipe, have: list[list[int]], loose: list[int], storing: bool) -> float:
    """The chance that these dice brew a recipe soon. Kept dice count as they lie, loose ones as they may fall."""
    likely = 0.95
    for colour in range(3):
        needs = recipe.needs[colour]
        kept = have[colour]
        met = 0
        for i in range(len(needs)):
            if met < len(kept) and kept[met] >= needs[i]:
                met += 1
            else:
                spare = loose[colour] - (met if storing else 0)
                if spare <= 0:
                    likely *= ABSENT
                else:
                    miss = (needs[i] - 1) / 6.0
                    for_all = miss
                    for _ in range(spare - 1):
                        for_all *= miss
                    likely *= 0.85 * (1.0 - for_all)
    return likely


def can_store(s: Yard, brewer: Brewer) -> bool:
    """May dice of this brewer still be stored this round?"""
    if s.placing:
        return True
    asking = s.asking
    if isinstance(asking, PurchaseTurn):
        return s.brewers.index(brewer) in [s.seat_at(offset) for offset in range(asking.offset, s.seats)]
    return isinstance(asking, NextPlacement)
