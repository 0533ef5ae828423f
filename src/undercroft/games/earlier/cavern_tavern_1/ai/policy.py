"""What a sensible waiter chooses: which dice go where, and which order is worth serving."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Decision

from ..choices import (
    BLIND,
    COMPLETE,
    DECLINE,
    END_TURN,
    SPEND,
    Card,
    Dice,
    Drink,
    From,
    Ingredient,
    Pay,
    Place,
    Seat,
    Turn,
)
from ..constants import (
    CHAMBER_TASK,
    CLAIM_WHITE_DIE,
    DISCARD_NASTY_SAYS,
    DRAW_ITEM,
    DRAW_ITEMS_KEEP,
    EXCHANGE,
    EXTRA_TURN,
    FIRST_PLAYER,
    GAIN,
    GAIN_CHOICE,
    GAIN_ONE_OF,
    IGNORE_OCCUPIED,
    KINDS,
    LATENESS_MINUS,
    MODIFIER,
    NASTY_DOWN,
    NASTY_UP,
    NO_TRACK,
    NONE,
    OWN_SAYS,
    POINTS,
    POTION,
    REPLACE,
    REROLL,
    SET_DIE,
    SHARED,
    STEAL,
    TABLES,
    TRACK_END,
    TRADE,
)
from ..definitions.native import Order, Reward
from ..dice import FACE_BITS
from ..rules.placement import dice_for, spot
from ..rules.scoring import races_served
from ..state import Tavern, Waiter

LEFTOVER: Final = 1.0
"""What an ingredient is worth at the end."""
STEADY: Final = 1000
"""Weights are this many to the point: a choice that is better by a point is taken almost always."""


def rounds_left(s: Tavern) -> float:
    """Rounds still to play after the present one."""
    return float(len(s.cards.times) - s.clock)


def hope(s: Tavern, waiter: Waiter, order: Order, late: int) -> float:
    """What an Order promises beyond its ingredients: its points at the time it is likely served, less the trouble."""
    missing = 0
    matched = 0
    total = 0
    for i in range(KINDS):
        needs = order.needs[i]
        total += needs
        lacking = needs - waiter.tray[i]
        if lacking > 0:
            missing += lacking
            if i // 2 + 1 in waiter.dice:
                matched += 1
    missing -= waiter.tray[POTION]
    rounds = 0
    if missing > 0:
        missing -= matched
        if missing > 0:
            rounds = (missing + 2) // 3
    left = len(s.cards.times) - s.clock
    if rounds > left:
        return -0.5 * total
    at = late + rounds
    trouble = 1.6 * rounds + (4.0 if (waiter.nasty + rounds) // 3 > waiter.nasty // 3 else 0.0)
    if at >= order.forgotten_after:
        return order.penalty - trouble
    return order.points[at] + bonus(s, waiter, order) - trouble - 0.5 * (missing if missing > 0 else 0)


def bonus(s: Tavern, waiter: Waiter, order: Order) -> float:
    """What the Secret Task adds to an Order, or in a story the Assignment."""
    if s.story:
        goal = s.cards.assignments[s.assignment]
        return 25.0 if races_served(s, waiter)[order.race] < goal.orders[order.race] else 0.0
    if waiter.secret == NONE:
        return 0.0
    task = s.cards.secrets[waiter.secret]
    if task.races >> order.race & 1 or (task.ingredient != NONE and order.needs[task.ingredient]):
        return float(task.points)
    return 0.0


def wanted(s: Tavern, waiter: Waiter) -> list[float]:
    """The worth of one more of each ingredient to a waiter, potions last."""
    left = rounds_left(s)
    last = left == 0.0
    spare = waiter.tray[:]
    value = [LEFTOVER if not last or waiter.order == NONE else 0.1] * (KINDS + 1)
    most = value[0]
    missing = 0
    if waiter.order != NONE:
        order = s.cards.orders[waiter.order]
        for i in range(KINDS):
            if order.needs[i] > spare[i]:
                missing += order.needs[i] - spare[i]
        missing -= spare[POTION]
        reachable = not last or missing <= len(waiter.dice)
        for i in range(KINDS):
            if order.needs[i] > spare[i]:
                if missing > 0 and reachable:
                    value[i] = 2.8 + 4.0 / (missing * missing)
                    if value[i] > most:
                        most = value[i]
                spare[i] = 0
            else:
                spare[i] -= order.needs[i]
    if not last or (waiter.order == NONE and len(waiter.dice) > 1):
        for table in range(TABLES):
            number = s.tables[table]
            if number == NONE or table == s.blocked_table:
                continue
            order = s.cards.orders[number]
            total = 0
            missing = 0
            for i in range(KINDS):
                total += order.needs[i]
                if order.needs[i] > spare[i]:
                    missing += order.needs[i] - spare[i]
            if missing == 0 or (last and missing > len(waiter.dice)):
                continue
            rate = 0.9 * (order.points[0] + bonus(s, waiter, order)) / total / (0.85 + 0.15 * missing)
            for i in range(KINDS):
                if order.needs[i] > spare[i] and rate > value[i]:
                    value[i] = rate
            if rate > most:
                most = rate
    for i in range(KINDS):
        if waiter.tray[i] >= 3 and value[i] < 2.5:
            value[i] = 0.9
    value[POTION] = most + 0.6
    return value


def die_value(s: Tavern, face: int, wants: list[float]) -> float:
    """What a die may bring in the Cellar."""
    place = face - 1
    if s.used[place] >= s.capacity[place] or s.blocked >> place & 1:
        return 0.5
    value = 0.5
    for i in (2 * place, 2 * place + 1):
        if s.supply[i] and wants[i] > value:
            value = wants[i]
    return value


def price(s: Tavern, waiter: Waiter, part: int, wants: list[float]) -> float:
    """What the dice of a set could have brought otherwise."""
    total = 0.0
    last = 0
    alike = 0
    while part:
        face = part & 7
        part >>= FACE_BITS
        alike = alike + 1 if face == last else 1
        last = face
        room = s.capacity[face - 1] - s.used[face - 1]
        # A die beyond what the Cellar can take, or one of many alike in hand, costs little.
        spare = waiter.dice.count(face) - room
        total += 0.5 if alike <= spare else die_value(s, face, wants)
    return total


def choose(s: Tavern, decision: Decision, chance: Chance) -> Choice:
    """The choice that looks best, give or take a little."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    seat = decision.seat
    waiter = s.waiters[seat]
    wants = wanted(s, waiter)
    best = options[0]
    top = -1e9
    for option in options:
        value = score(s, seat, waiter, wants, option, decision.kind) + chance.below(STEADY) / STEADY
        if value > top:
            top = value
            best = option
    return best


def score(s: Tavern, seat: int, waiter: Waiter, wants: list[float], choice: Choice, kind: str) -> float:
    """How good a choice looks, in points."""
    if choice is COMPLETE:
        return 100.0
    if isinstance(choice, Place):
        return placing(s, seat, waiter, wants, choice)
    if isinstance(choice, Dice):
        if choice.verb != "with":
            return rerolling(s, waiter, choice.part, wants)
        return 50.0 - price(s, waiter, choice.part, wants)
    if choice is END_TURN:
        return 0.0
    if isinstance(choice, Card):
        return carding(s, seat, waiter, wants, choice, kind)
    if choice is BLIND:
        return 2.5 if kind == "duty" else -2.0
    if isinstance(choice, Ingredient):
        value = wants[choice.ingredient]
        if choice.verb == "take":
            return value
        # Given away: what is not needed for the open Order, then what there is most of.
        return 10.0 - loss(s, waiter, wants, choice.ingredient)
    if isinstance(choice, From):
        other = s.waiters[choice.owner]
        return wants[choice.ingredient] + 0.4 * needed(s, other, choice.ingredient) + 0.01 * other.score
    if isinstance(choice, Seat):
        other = s.waiters[choice.target]
        if choice.verb == "blame":
            return 0.05 * other.score + (3.0 if other.nasty % 3 == 2 else 0.0)
        return -0.05 * other.score
    if isinstance(choice, Drink):
        return -1.0 if choice.potion else 3.0 - loss(s, waiter, wants, choice.ingredient) + LEFTOVER
    if isinstance(choice, Pay):
        return -float(len(choice.replaced))
    if isinstance(choice, Turn):
        gain = die_value(s, choice.to, wants) - die_value(s, choice.face, wants)
        return gain - (1.6 if choice.verb == "modify" else 0.0)
    if choice is DECLINE:
        if kind == "exchange" or kind == "trade":
            return 0.5
        return 0.2
    if choice is SPEND:
        return 3.0
    return 0.5


def needed(s: Tavern, waiter: Waiter, ingredient: int) -> float:
    """Does a waiter's open Order need all it has of an ingredient?"""
    if waiter.order == NONE or ingredient == POTION:
        return 0.0
    needs = s.cards.orders[waiter.order].needs[ingredient]
    return 3.0 if needs and needs >= waiter.tray[ingredient] else 0.0


def loss(s: Tavern, waiter: Waiter, wants: list[float], ingredient: int) -> float:
    """What it costs to part with an ingredient."""
    if ingredient == POTION:
        return 4.0
    if needed(s, waiter, ingredient):
        return 4.5
    held = waiter.tray[ingredient]
    value = 0.8 if held > 2 else 1.6
    # What a visible Order needs is kept.
    for table in range(TABLES):
        number = s.tables[table]
        if number != NONE and s.cards.orders[number].needs[ingredient] >= held:
            return value + 0.6
    return value


def placing(s: Tavern, seat: int, waiter: Waiter, wants: list[float], choice: Place) -> float:
    """What a placement brings beyond what its dice could bring otherwise."""
    number = spot(s, choice.place)
    place = s.place(number)
    assert place is not None
    cheapest = 1e9
    for part in dice_for(s, waiter, number):
        cost = price(s, waiter, part, wants)
        if cost < cheapest:
            cheapest = cost
    if number >= OWN_SAYS:
        return 9.0 - cheapest
    left = rounds_left(s)
    gain = 0.0
    for reward in place.rewards:
        gain += reward_value(s, seat, waiter, wants, reward)
    if place.track != NO_TRACK:
        at = waiter.tracks[place.track]
        gain += s.cards.bonus[at] + (0.0 if at >= TRACK_END else 0.1 * left + (0.12 * left if at % 3 == 2 else 0.0))
        if s.story:
            goal = s.cards.assignments[s.assignment]
            if at < (goal.kitchen if place.track == 0 else goal.chores):
                gain += 8.0
    elif s.story and waiter.workshop < s.cards.assignments[s.assignment].workshop and 19 <= number <= 21:
        gain += 6.0
    for card in waiter.says:
        for demand in s.cards.says[card].demands:
            if demand.sections >> place.section & 1:
                gain += 5.0
    if choice.barge:
        gain -= 2.0
    if CHAMBER_TASK <= number < SHARED:
        gain += 1.5
    # What others may take first goes first; all net gains are alike in the Cellar.
    return 5.0 + gain - cheapest + 0.25 * gain


def reward_value(s: Tavern, seat: int, waiter: Waiter, wants: list[float], reward: Reward) -> float:
    """What a reward is worth now, in points."""
    op = reward.op
    left = rounds_left(s)
    if op == POINTS:
        return float(reward.n)
    if op == GAIN:
        kind = reward.kinds[0]
        return wants[kind] if s.supply[kind] else 0.0
    if op == GAIN_ONE_OF or op == GAIN_CHOICE or op == STEAL:
        best = 0.0
        for kind in reward.kinds if op == GAIN_ONE_OF else range(KINDS):
            if wants[kind] > best and (s.supply[kind] or op == STEAL):
                best = wants[kind]
        return best + (0.5 if op == STEAL else 0.0)
    if op == EXCHANGE or op == TRADE:
        best = 0.0
        for kind in range(KINDS):
            if wants[kind] > best and s.supply[kind]:
                best = wants[kind]
        return best - 1.4 if best > 1.4 else 0.0
    if op == DRAW_ITEM or op == DRAW_ITEMS_KEEP:
        return (2.0 if op == DRAW_ITEM else 2.8) if left and len(waiter.items) < 3 else 0.3
    if op == NASTY_UP:
        if waiter.nasty == 0:
            return 0.0
        gain = s.cards.penalty[waiter.nasty - 1] - s.cards.penalty[waiter.nasty]
        return gain + (1.5 if waiter.nasty % 3 == 2 and left else 0.5)
    if op == NASTY_DOWN:
        return 0.6
    if op == FIRST_PLAYER:
        return 0.5 if left else 0.0
    if op == MODIFIER:
        return 0.8 * reward.n if left else 0.2
    if op == REPLACE:
        return 0.4
    return 0.5


def rerolling(s: Tavern, waiter: Waiter, part: int, wants: list[float]) -> float:
    """Roll the dice that would bring less than a die does on average."""
    average = 0.0
    for face in range(1, 7):
        average += die_value(s, face, wants) / 6.0
    value = 0.0
    while part:
        value += average - die_value(s, part & 7, wants)
        part >>= FACE_BITS
    return value


def carding(s: Tavern, seat: int, waiter: Waiter, wants: list[float], choice: Card, kind: str) -> float:
    """How good it looks to do something with a card."""
    if choice.kind == "order":
        order = s.cards.orders[choice.number]
        total = sum(order.needs)
        value = hope(s, waiter, order, 0) - 1.6 * total
        if choice.verb == "take":
            if kind == "duty":
                return value
            # Out of duty only what is served at once: an open Order costs reputation at the end of the round.
            return 60.0 + value if lacking(waiter, order) <= 0 else -5.0
        return -value if choice.verb == "discard" else value
    if choice.kind == "item":
        if choice.verb == "play":
            return playing(s, seat, waiter, wants, s.cards.items[choice.number].effect)
        value = keeping(s.cards.items[choice.number].effect)
        return value if choice.verb == "keep" else -value
    if choice.verb == "obey":
        return obeying(s, waiter, wants, choice.number)
    if choice.kind == "character" and choice.verb == "use":
        if kind == "turn":
            return 8.0 if poor_dice(s, waiter, wants) else -1.0
        if kind == "cancel_move":
            return 2.0 if waiter.nasty % 3 == 2 or rounds_left(s) < 3.0 else 0.0
        return 1.0
    return 1.0


def lacking(waiter: Waiter, order: Order) -> int:
    """How many ingredients an Order still needs beyond the tray, potions used."""
    missing = -waiter.tray[POTION]
    for i in range(KINDS):
        if order.needs[i] > waiter.tray[i]:
            missing += order.needs[i] - waiter.tray[i]
    return missing


def obeying(s: Tavern, waiter: Waiter, wants: list[float], number: int) -> float:
    """Nasty's wishes cost less than disobeying, if not always at once."""
    cost = 99.0
    for demand in s.cards.says[number].demands:
        paid = float(demand.n) * 2.0
        if demand.kind == 3:
            paid = float(demand.n)
        for one in demand.sets:
            price_of = 0.0
            for i in range(KINDS):
                if one[i]:
                    price_of += loss(s, waiter, wants, i)
            paid = price_of
        if paid < cost:
            cost = paid
    late = 10.0 - rounds_left(s)
    return 3.0 + 0.4 * late - cost


def poor_dice(s: Tavern, waiter: Waiter, wants: list[float]) -> bool:
    """Would these dice bring clearly less than others?"""
    value = 0.0
    for face in waiter.dice:
        value += die_value(s, face, wants)
    return len(waiter.dice) >= 3 and value < 1.5 * len(waiter.dice)


def keeping(effect: Reward) -> float:
    """How useful an Item is to have."""
    op = effect.op
    if op == GAIN:
        return 5.0
    if op == GAIN_CHOICE or op == STEAL:
        return 4.0
    if op == EXCHANGE or op == NASTY_UP or op == SET_DIE:
        return 3.0
    if op == CLAIM_WHITE_DIE or op == LATENESS_MINUS or op == TRADE:
        return 2.0
    return 1.0


def playing(s: Tavern, seat: int, waiter: Waiter, wants: list[float], effect: Reward) -> float:
    """How good it looks to play an Item now; below 0 it waits."""
    op = effect.op
    if op == GAIN or op == GAIN_CHOICE or op == STEAL or op == TRADE or op == EXCHANGE:
        value = wants[POTION] if op == GAIN else reward_value(s, seat, waiter, wants, effect)
        if op == TRADE or op == EXCHANGE:
            value += 1.4
        urgent = rounds_left(s) < 1.0 or len(waiter.items) > 2
        return 12.0 if value > 3.4 or (urgent and value > 1.0) else -1.0
    if op == NASTY_UP:
        return 12.0 if waiter.nasty >= 2 or rounds_left(s) == 0.0 else -1.0
    if op == DISCARD_NASTY_SAYS or op == NASTY_DOWN or op == CLAIM_WHITE_DIE:
        return 12.0
    if op == LATENESS_MINUS:
        return 110.0 if waiter.order != NONE and lacking(waiter, s.cards.orders[waiter.order]) <= 0 else -5.0
    if op == REROLL:
        return 12.0 if poor_dice(s, waiter, wants) else -2.0
    if op == EXTRA_TURN or op == IGNORE_OCCUPIED or op == FIRST_PLAYER:
        return -0.8
    # Changing a die: when some other face would bring clearly more.
    best = 0.0
    for face in waiter.dice:
        for to in range(1, 7):
            gain = die_value(s, to, wants) - die_value(s, face, wants)
            if gain > best:
                best = gain
    return 10.0 if best > 2.5 else -1.0
