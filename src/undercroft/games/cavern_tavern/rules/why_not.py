"""Why not: what a player might expect to do in a turn and cannot, with the rule that says so.

Runs only when somebody asks. It tells why an option is missing; it never decides whether one is there.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Fact, Refusal

from ..constants import (
    ADJUST_DIE,
    CHORES_SECTION,
    CLAIM_WHITE_DIE,
    COMPLETE_ORDER,
    DISCARD_NASTY_SAYS,
    EXCHANGE,
    EXTRA_TURN,
    FIRST_PLAYER,
    GAIN,
    GAIN_CHOICE,
    IGNORE_OCCUPIED,
    INGREDIENTS,
    KINDS,
    KITCHEN_SECTION,
    LATENESS_MINUS,
    MRS_NASTY,
    NASTY_DOWN,
    NASTY_UP,
    NONE,
    PLACE_COUNT,
    PLACE_VALUE,
    REPLACE_ORDER,
    REROLL,
    SET_DIE,
    SHARED,
    STEAL,
    TABLES,
    TRADE,
    USE_AREA,
)
from ..definitions.native import Place, Reward
from ..dice import handful, part_totals, size, text
from ..state import Tavern, Waiter
from .decks import chamber
from .decks.orders import can_take, from_a_table
from .decks.payments import can_obey
from .rewards import has_effect
from .supply import on_tray

REASONS: Final = {
    STEAL: "nothing-to-take",
    TRADE: "nothing-to-take",
    NASTY_DOWN: "all-at-the-end",
    GAIN: "pile-empty",
    GAIN_CHOICE: "piles-empty",
    EXCHANGE: "too-few-to-return",
    DISCARD_NASTY_SAYS: "no-says",
    SET_DIE: "no-dice",
    ADJUST_DIE: "no-dice",
    REROLL: "no-dice",
    NASTY_UP: "at-the-top",
    CLAIM_WHITE_DIE: "last-round",
    LATENESS_MINUS: "not-late",
    EXTRA_TURN: "round-ends",
}
"""Why a card would do nothing, by operation, where there is one reason only."""


def in_turn(s: Tavern, seat: int) -> list[Refusal]:
    """On one's own turn."""
    waiter = s.waiters[seat]
    out: list[Refusal] = []
    if s.duty and s.retail and can_take(s):
        # CT-T02: nothing else comes before the Order.
        things = ["complete order", "end turn"]
        for number in range(SHARED):
            place = place_name(s, number)
            if place:
                things.append(f"place {place}")
        things += [f"play {s.cards.items[item].id}" for item in sorted(set(waiter.items))]
        things += [f"obey {s.cards.says[card].id}" for card in waiter.says]
        things += [f"place {s.cards.tasks[task].id}" for task in waiter.tasks]
        if waiter.uses:
            things.append(f"use {s.cards.characters[waiter.character].id}")
        if s.with_chamber:
            things += ["drink", "modify"]
        out = [Refusal(thing, "CT-T02", "duty-first") for thing in things]
        out.extend(of_orders(s, waiter))
        return s.not_offered(seat, out)
    out.extend(of_orders(s, waiter))
    out.extend(of_completing(s, waiter))
    for number in range(SHARED):
        out.extend(of_place(s, waiter, number))
    for task in waiter.tasks:
        out.extend(of_own_task(s, waiter, task))
    out.extend(of_items(s, seat))
    out.extend(of_says(s, waiter))
    if waiter.uses:
        card = s.cards.characters[waiter.character]
        rule = "CT-H03" if card.effect.op != REROLL else "CT-H02"
        out.append(Refusal(f"use {card.id}", rule, "not-this-moment", {"character": card.id}))
    out.extend(chamber.refuse_tokens(s, seat))
    if s.duty and can_take(s):
        out.append(Refusal("end turn", "CT-P05", "duty-open"))
    else:
        out.append(Refusal("end turn", "CT-T06", "must-place"))
    return s.not_offered(seat, out)


def of_orders(s: Tavern, waiter: Waiter) -> list[Refusal]:
    """Why an Order cannot be taken."""
    out: list[Refusal] = []
    for table in range(TABLES):
        if s.tables[table] == NONE:
            continue
        order = s.cards.orders[s.tables[table]].id
        if waiter.order != NONE:
            out.append(Refusal(f"take {order}", "CT-T04", "one-order", {"order": order}))
        elif table == s.blocked_table:
            out.append(Refusal(f"take {order}", "CT-O06", "order-blocked", {"order": order}))
    if waiter.order != NONE:
        out.append(Refusal("take blind", "CT-T04", "one-order"))
    elif from_a_table(s, waiter):
        out.append(Refusal("take blind", "CT-P14", "first-from-a-table"))
    else:
        out.append(Refusal("take blind", "CT-G04", "nothing-to-draw"))
    return out


def of_completing(s: Tavern, waiter: Waiter) -> list[Refusal]:
    """Why the open Order cannot be completed."""
    if waiter.order == NONE:
        return [Refusal("complete order", "CT-G05", "no-order")]
    needs = s.cards.orders[waiter.order].needs
    missing: list[str] = []
    for i in range(KINDS):
        missing += [INGREDIENTS[i]] * max(0, needs[i] - waiter.tray[i])
    return [Refusal("complete order", "CT-G06", "ingredients-missing", {"ingredient": missing})]


def place_name(s: Tavern, number: int) -> str:
    """The name a place goes by now; empty if nothing is there."""
    place = s.place(number)
    if place is None:
        if number == MRS_NASTY and s.with_chamber:
            return "talk_to_mrs_nasty"
        return ""
    return place.id


def of_place(s: Tavern, waiter: Waiter, number: int) -> list[Refusal]:
    """Why no dice can be placed on a shared place."""
    name = place_name(s, number)
    if not name:
        return []
    thing = f"place {name}"
    facts: dict[str, Fact] = {"place": name}
    place = s.place(number)
    if place is None:
        return [Refusal(thing, "CT-X14", "chamber-closed", facts)]
    if s.placed:
        return [Refusal(thing, "CT-D04", "placed-already", facts)]
    if not waiter.dice:
        return [Refusal(thing, "CT-D08", "no-dice", facts)]
    if s.blocked >> number & 1:
        return [Refusal(thing, "CT-O10", "place-blocked", facts)]
    if waiter.says and (place.section == KITCHEN_SECTION or place.section == CHORES_SECTION):
        return [Refusal(thing, "CT-N08", "nasty-says", facts)]
    if s.used[number] >= s.capacity[number] and not s.hammer:
        return [Refusal(thing, "CT-D05", "place-full", facts)]
    if number == REPLACE_ORDER and len(waiter.dice) >= place.dice:
        return [Refusal(thing, "CT-D09", "no-order-to-replace", facts)]
    return [of_cost(thing, place)]


def of_cost(thing: str, place: Place) -> Refusal:
    """The dice do not fit."""
    if place.dice:
        return Refusal(thing, "CT-D01", "too-few-dice", {"place": place.id, "count": place.dice})
    return Refusal(thing, "CT-D02", "no-such-total", {"place": place.id, "value": place.value})


def of_own_task(s: Tavern, waiter: Waiter, task: int) -> list[Refusal]:
    """Why a Task card on the own board cannot be used."""
    place = s.cards.tasks[task]
    thing = f"place {place.id}"
    facts: dict[str, Fact] = {"place": place.id}
    if s.placed:
        return [Refusal(thing, "CT-D04", "placed-already", facts)]
    if waiter.says:
        return [Refusal(thing, "CT-N08", "nasty-says", facts)]
    if waiter.tasks_used >> task & 1:
        return [Refusal(thing, "CT-X09", "place-full", facts)]
    return [of_cost(thing, place)]


def of_items(s: Tavern, seat: int) -> list[Refusal]:
    """Why an Item in hand cannot be played now."""
    out: list[Refusal] = []
    for item in sorted(set(s.waiters[seat].items)):
        card = s.cards.items[item]
        effect = card.effect
        if not has_effect(s, seat, effect):
            rule = "CT-I06" if effect.op == LATENESS_MINUS else "CT-I08" if effect.op == EXTRA_TURN else "CT-I10"
            facts: dict[str, Fact] = {"item": card.id}
            if effect.op == GAIN:
                facts["ingredient"] = INGREDIENTS[effect.kinds[0]]
            out.append(Refusal(f"play {card.id}", rule, no_effect(s, s.waiters[seat], effect), facts))
    return out


def no_effect(s: Tavern, waiter: Waiter, effect: Reward) -> str:
    """The reason why a card with this operation would do nothing now."""
    op = effect.op
    if op == IGNORE_OCCUPIED:
        return "placed-already" if s.placed else "no-dice" if not waiter.dice else "hammer-played"
    if op == FIRST_PLAYER:
        return "last-round" if s.last_round() else "have-marker"
    if (op == TRADE or op == EXCHANGE) and not on_tray(waiter, effect.exclude if op == TRADE else 0):
        return "empty-tray"
    return REASONS[op]


def of_says(s: Tavern, waiter: Waiter) -> list[Refusal]:
    """Why a held Nasty Says card cannot be paid, or used as a place, now."""
    out: list[Refusal] = []
    for card in waiter.says:
        says = s.cards.says[card]
        facts: dict[str, Fact] = {"says": says.id, "place": says.id}
        kind = says.demands[0].kind
        if kind == PLACE_COUNT or kind == PLACE_VALUE:
            out.append(Refusal(f"obey {says.id}", "CT-D11", "by-placing", facts))
            if s.placed:
                out.append(Refusal(f"place {says.id}", "CT-D04", "placed-already", facts))
            elif says.place is not None:
                out.append(of_cost(f"place {says.id}", says.place))
        elif kind == COMPLETE_ORDER or kind == USE_AREA:
            out.append(Refusal(f"obey {says.id}", "CT-N10", "obeyed-by-itself", facts))
        elif not can_obey(s, waiter, card):
            out.append(Refusal(f"obey {says.id}", "CT-N10", "cannot-pay", facts))
    return out


def of_dice(s: Tavern, seat: int, number: int) -> list[Refusal]:
    """Why other sets of the own dice do not fit the chosen place."""
    place = s.place(number)
    assert place is not None
    out: list[Refusal] = []
    waiter = s.waiters[seat]
    for part in handful(waiter.dice).parts:
        facts: dict[str, Fact] = {"place": place.id, "value": place.value, "count": place.dice}
        if place.dice:
            if size(part) != place.dice:
                out.append(Refusal(f"with {text(part)}", "CT-D01", "wrong-count", facts, True))
        elif not part_totals(part, s.help(waiter, place)) >> place.value & 1:
            out.append(Refusal(f"with {text(part)}", "CT-D02", "wrong-total", facts, True))
    return out
