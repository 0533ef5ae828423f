"""What a seat cannot know in Cavern Tavern, and how to draw it anew."""

from __future__ import annotations

from undercroft.engine.chance import Chance

from .constants import NONE
from .state import Tavern


def redraw(s: Tavern, seat: int, chance: Chance) -> None:
    """CT-I01, CT-I05, CT-A54, CT-J01. Others' Items, the Orders others put away, others' Secret Tasks.

    The decks themselves have no order to hide: a card is drawn from them by chance.
    """
    if s.result is not None:
        return
    redraw_items(s, seat, chance)
    redraw_orders(s, seat, chance)
    redraw_secrets(s, seat, chance)


def unseen_items(s: Tavern, seat: int) -> list[int]:
    """Every Item this seat cannot tell the place of. What it has put back into the deck itself it can."""
    pool = s.item_deck[:]
    if seat >= 0:
        for item in s.waiters[seat].returned:
            pool.remove(item)
    for other, waiter in enumerate(s.waiters):
        if other != seat:
            pool.extend(waiter.items)
    if s.looker != seat:
        pool.extend(s.looked_items)
    return pool


def redraw_items(s: Tavern, seat: int, chance: Chance) -> None:
    """Deal the unseen Items anew to deck, hands and the cards somebody looks at."""
    pool = unseen_items(s, seat)
    chance.shuffle(pool)
    for other, waiter in enumerate(s.waiters):
        if other != seat:
            hand = pool[: len(waiter.items)]
            pool = pool[len(hand) :]
            hand.sort()
            waiter.items = hand
    if s.looker != seat:
        looked = pool[: len(s.looked_items)]
        pool = pool[len(looked) :]
        looked.sort()
        s.looked_items = looked
    if seat >= 0:
        pool.extend(s.waiters[seat].returned)
    pool.sort()
    s.item_deck = pool
    # What the others have seen of the deck is their secret too.
    for other, waiter in enumerate(s.waiters):
        if other != seat and waiter.returned:
            deck = pool[:]
            chance.shuffle(deck)
            seen = deck[: len(waiter.returned)]
            seen.sort()
            waiter.returned = seen


def unseen_orders(s: Tavern, seat: int) -> list[int]:
    """Every Order this seat cannot tell the place of: the deck, and what others looked at or put under it."""
    pool = s.order_deck[:]
    for i, order in enumerate(s.order_bottom):
        if s.bottom_by[i] != seat:
            pool.append(order)
    if s.looker != seat:
        pool.extend(s.looked_orders)
    return pool


def redraw_orders(s: Tavern, seat: int, chance: Chance) -> None:
    """Deal the unseen Orders anew to deck, bottom of the deck and the cards somebody looks at."""
    pool = unseen_orders(s, seat)
    chance.shuffle(pool)
    bottom: list[int] = []
    for i, order in enumerate(s.order_bottom):
        bottom.append(order if s.bottom_by[i] == seat else pool.pop())
    s.order_bottom = bottom
    if s.looker != seat:
        s.looked_orders = [pool.pop() for _ in s.looked_orders]
    s.order_deck = pool


def redraw_secrets(s: Tavern, seat: int, chance: Chance) -> None:
    """Deal the others' Secret Tasks anew from all that this seat does not hold."""
    pool = s.edition.secrets[:]
    if seat >= 0 and s.waiters[seat].secret != NONE:
        pool.remove(s.waiters[seat].secret)
    for other, waiter in enumerate(s.waiters):
        if other != seat and waiter.secret != NONE:
            waiter.secret = chance.draw(pool)


def hidden(s: Tavern, seat: int) -> dict[str, object]:
    """What the seat cannot know, where it could be otherwise."""
    out: dict[str, object] = {}
    if s.result is not None:
        return out
    items = unseen_items(s, seat)
    several = len(set(items)) > 1
    for other, waiter in enumerate(s.waiters):
        if other != seat:
            if waiter.items and several and len(items) > len(waiter.items):
                out[f"hand of seat {other}"] = waiter.items[:]
            if waiter.secret != NONE:
                out[f"secret of seat {other}"] = waiter.secret
    if s.looker != seat and s.looked_items and several and len(items) > len(s.looked_items):
        out["items looked at"] = s.looked_items[:]
    if s.looker != seat and s.looked_orders and len(unseen_orders(s, seat)) > 1:
        out["orders looked at"] = s.looked_orders[:]
    if len(unseen_orders(s, seat)) > 1:
        for i, order in enumerate(s.order_bottom):
            if s.bottom_by[i] != seat:
                out[f"order under the deck {i}"] = order
    return out
