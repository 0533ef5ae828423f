"""How good a position of Cavern Tavern is, and when a search stops to ask. What a waiter does next is in `policy`."""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.knowledge import Knowledge, outcome
from undercroft.engine.state import Choice, Decision

from ..constants import (
    KINDS,
    NONE,
    POTION,
)
from ..rules.scoring import goals_met, races_served, secret_points
from ..state import Tavern
from .policy import choose, hope, lacking, rounds_left
from .random_play import weight

INCOME: Final = 6.8
"""Points that a waiter makes in a round, as good players do."""


class TavernKnowledge(Knowledge[Tavern]):
    """Plays on to the beginning of the next round, then counts."""

    def __init__(self, depth: int = 2, patience: int = 120) -> None:
        super().__init__(depth, patience)

    def is_quiet(self, s: Tavern) -> bool:
        """The first turn of a round, all dice still in hand."""
        if s.placements or s.clock < 2:
            return False
        for waiter in s.waiters:
            if waiter.turns > 1:
                return False
        return len(s.agenda) < 3

    def evaluate(self, s: Tavern) -> list[float]:
        """Each seat's share of the hopes of victory; alone, how near the goal is."""
        if s.result is not None:
            return outcome(s.result)
        promised = [promise(s, seat) for seat in range(s.seats)]
        left = rounds_left(s)
        if s.solo:
            if s.story:
                return [story_win_share(s, left)]
            time = left + len(s.waiters[0].dice) / 4.0
            short = s.cards.quota - promised[0] - INCOME * time + 3.0
            return [1.0 / (1.0 + math.exp(short / (3.8 + 0.55 * time)))]
        heat = 6.0 + 1.0 * left
        top = max(promised)
        shares = [math.exp((points - top) / heat) for points in promised]
        total = sum(shares)
        return [share / total for share in shares]

    def weight(self, choice: Choice) -> int:
        return weight(choice)

    def policy(self, s: Tavern, decision: Decision, chance: Chance) -> Choice:
        return choose(s, decision, chance)


# What a position is worth. The weights were fitted to the points that instinct still made in 240 games.
def promise(s: Tavern, seat: int) -> float:
    """The points a waiter may expect beside the common income: those in hand and what is under way."""
    waiter = s.waiters[seat]
    left = rounds_left(s)
    time = left + len(waiter.dice) / 4.0
    some = time if time < 1.0 else 1.0
    points = waiter.score + 0.75 * s.cards.penalty[waiter.nasty] - 0.16 * waiter.nasty * left
    points += len(waiter.says) * (-9.0 if time < 0.3 else -5.7)
    spare = waiter.tray[:]
    rate = 1.9 if left > 0.0 else 1.2
    if waiter.order != NONE:
        order = s.cards.orders[waiter.order]
        missing = lacking(waiter, order)
        points += (8.0 if left == 0.0 else 5.0) + 0.36 * hope(s, waiter, order, s.lateness(waiter))
        points -= 2.5 * missing if missing > 0 else 0.0
        for i in range(KINDS):
            spare[i] = spare[i] - order.needs[i] if spare[i] > order.needs[i] else 0
    for i in range(KINDS):
        # The third of a kind is hardly ever needed.
        points += rate * spare[i] if spare[i] <= 2 else 2.0 * rate + 0.2 * (spare[i] - 2)
    points += (1.5 + rate) * waiter.tray[POTION]
    for track in range(2):
        points += 0.26 * time * s.cards.bonus[waiter.tracks[track]]
    points += some * (2.0 * len(waiter.items) + 0.6 * waiter.modifiers + 0.8 * sum(waiter.drinks))
    points += 0.4 * waiter.uses * (time if time < 3.0 else 3.0)
    points += s.cards.mrs_nasty_points * waiter.mrs_nasty
    points += 1.4 * left * (len(waiter.tasks) if len(waiter.tasks) < 2 else 2)
    if waiter.secret != NONE:
        points += secret_points(s, waiter)
    return points


def story_win_share(s: Tavern, left: float) -> float:
    """How likely all goals of the Assignment will be met."""
    waiter = s.waiters[0]
    goal = s.cards.assignments[s.assignment]
    served = races_served(s, waiter)
    missing = 0.0
    for race in range(len(served)):
        if goal.orders[race] > served[race]:
            missing += 1.3 * (goal.orders[race] - served[race])
    if waiter.order != NONE:
        order = s.cards.orders[waiter.order]
        if served[order.race] < goal.orders[order.race]:
            missing -= 0.07 * hope(s, waiter, order, s.lateness(waiter))
    for track, wish in ((0, goal.kitchen), (1, goal.chores)):
        if waiter.tracks[track] < wish:
            missing += 0.7 * (wish - waiter.tracks[track])
    if waiter.workshop < goal.workshop:
        missing += 0.6 * (goal.workshop - waiter.workshop)
    if waiter.nasty + 0.5 * left > goal.nasty:
        missing += 0.5 * (waiter.nasty + 0.5 * left - goal.nasty)
    met = sum([1.0 for one in goals_met(s) if one]) / 5.0
    return 0.1 * met + 0.9 / (1.0 + math.exp(1.1 * (missing - left - 0.5)))
