"""The end of the game: final scoring, winners, solo quota and story goals."""

from __future__ import annotations

from undercroft.engine.state import Result, Step

from ..constants import CHORES, FINAL, KITCHEN, NONE
from ..state import Tavern, Waiter
from .decks.orders import close_order
from .supply import on_tray, score


class FinalScoring(Step[Tavern]):
    """CT-E01. After round 10, each player's points in the printed order; then the winner."""

    def run(self, s: Tavern) -> None:
        for seat, waiter in enumerate(s.waiters):
            waiter.final = final_points(s, waiter)
            if waiter.order != NONE:
                s.order_discard.append(waiter.order)
                close_order(waiter)
            if waiter.secret != NONE and s.events is not None:
                s.tell("secret_task", {"seat": seat, "secret": s.cards.secrets[waiter.secret].id})
            for line, points in enumerate(waiter.final):
                score(s, seat, points, FINAL[line])
        s.result = solo_result(s) if s.solo else table_result(s)
        if s.events is not None:
            s.tell("end", {"seat": s.result.winners, "score": s.result.scores, "ending": s.result.ending})


def final_points(s: Tavern, waiter: Waiter) -> list[int]:
    """CT-E01. What the end brings, in the printed order; with an open Order ingredients bring nothing."""
    return [
        s.cards.penalty[waiter.nasty],
        on_tray(waiter, 0) if waiter.order == NONE else 0,
        s.cards.unobeyed * unobeyed(s, waiter),
        secret_points(s, waiter) if waiter.secret != NONE else 0,
        s.cards.mrs_nasty_points * waiter.mrs_nasty,
    ]


def unobeyed(s: Tavern, waiter: Waiter) -> int:
    """CT-N12, CT-P11. The Nasty Says cards that cost points; in the prototype not those of the last round."""
    count = 0
    for last in waiter.says_last:
        if s.retail or not last:
            count += 1
    return count


def secret_points(s: Tavern, waiter: Waiter) -> int:
    """CT-J02, CT-J03, CT-J04. Points for each served Order with the ingredient, or of the race, of the Secret Task."""
    task = s.cards.secrets[waiter.secret]
    points = 0
    for number in waiter.served:
        order = s.cards.orders[number]
        if task.races >> order.race & 1 or (task.ingredient != NONE and order.needs[task.ingredient]):
            points += task.points
    return points


def table_result(s: Tavern) -> Result:
    """CT-E02, CT-E03, CT-P10. Most points; then fewer lost on the Nasty track; then more Orders served; else shared."""
    scores = [waiter.score for waiter in s.waiters]
    best = max(scores)
    winners = [seat for seat in range(s.seats) if scores[seat] == best]
    ending = "points"
    if len(winners) > 1:
        penalties = [s.cards.penalty[s.waiters[seat].nasty] for seat in winners]
        least = max(penalties)
        winners = [seat for i, seat in enumerate(winners) if penalties[i] == least]
        ending = "nasty"
    if len(winners) > 1:
        served = [len(s.waiters[seat].served) for seat in winners]
        most = max(served)
        winners = [seat for i, seat in enumerate(winners) if served[i] == most]
        ending = "orders"
    if len(winners) > 1:
        ending = "shared"
    return Result(scores, winners, ending)


def solo_result(s: Tavern) -> Result:
    """CT-O13, CT-Y02. Alone one wins with enough points, or in the story with all goals of the Assignment."""
    waiter = s.waiters[0]
    if s.story:
        won = all(goals_met(s))
        ending = "assignment_met" if won else "assignment_failed"
    else:
        won = waiter.score >= s.cards.quota
        ending = "quota_met" if won else "quota_missed"
    return Result([waiter.score], [0] if won else [], ending)


def goals_met(s: Tavern) -> list[bool]:
    """CT-Y03, CT-Y04. For each goal of the Assignment (races, tracks, Workshop, Nasty) whether it holds now."""
    waiter = s.waiters[0]
    goal = s.cards.assignments[s.assignment]
    served = races_served(s, waiter)
    return [
        all([served[race] >= goal.orders[race] for race in range(len(served))]),
        waiter.tracks[KITCHEN] >= goal.kitchen,
        waiter.tracks[CHORES] >= goal.chores,
        waiter.workshop >= goal.workshop,
        waiter.nasty <= goal.nasty,
    ]


def races_served(s: Tavern, waiter: Waiter) -> list[int]:
    """CT-Y04. Served Orders by race; each counts for one."""
    served = [0] * 6
    for number in waiter.served:
        served[s.cards.orders[number].race] += 1
    return served
