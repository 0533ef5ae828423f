"""Orders: taking, the blind draw, completing, replacing, forgetting, and their deck."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Fact, Refusal, Step, only

from ...choices import BLIND, DECLINE, Card, Pay, pay
from ...constants import ITEM_ICON, KINDS, LATENESS_MINUS, NO_ICON, NONE, POTION, TABLES, TRACK_END, TRACKS
from ...state import Tavern, Waiter
from ..supply import put_back, score
from . import nasty
from .items import DrawItem


# The deck.
def can_draw(s: Tavern) -> bool:
    """CT-Z01. Is there any Order left to draw, reshuffling included?"""
    return len(s.order_deck) + len(s.order_bottom) + len(s.order_discard) > 0


def draw_order(s: Tavern) -> int:
    """CT-Z01. The next Order of the deck, the discard pile reshuffled when it is empty; NONE if there is none."""
    if s.order_deck:
        return s.chance.draw(s.order_deck)
    if s.order_bottom:
        s.mark_revealed()
        s.bottom_by.pop(0)
        return s.order_bottom.pop(0)
    if s.order_discard:
        s.order_deck = s.order_discard
        s.order_discard = []
        if s.events is not None:
            s.tell("reshuffle_orders", {})
        return s.chance.draw(s.order_deck)
    return NONE


def fill_table(s: Tavern, table: int) -> None:
    """CT-G09, CT-Z01. A new Order on an empty table, if there is one."""
    number = draw_order(s)
    s.tables[table] = number
    if s.events is not None and number != NONE:
        s.tell("new_order", {"order": s.cards.orders[number].id, "table": table + 1})


def free_order(s: Tavern, table: int) -> bool:
    """CT-G02, CT-O06. Does a face-up Order lie there that the white Automa die does not block?"""
    return s.tables[table] != NONE and table != s.blocked_table


def any_free_order(s: Tavern) -> bool:
    """CT-D09, CT-G04. Is there an Order on a table that may be taken or discarded?"""
    for table in range(TABLES):
        if free_order(s, table):
            return True
    return False


def can_take(s: Tavern) -> bool:
    """CT-T03, CT-G04. Any Order that can be taken. (A blind draw needs a free Order too, which could be taken.)"""
    return any_free_order(s)


def add_takes(s: Tavern, waiter: Waiter, options: list[Choice]) -> None:
    """CT-T04, CT-G02, CT-G03, CT-G04. Every Order to take, and the blind draw."""
    if waiter.order != NONE or not any_free_order(s):
        return
    for table in range(TABLES):
        if free_order(s, table):
            options.append(s.menu.take[s.tables[table]])
    if can_draw(s):
        options.append(BLIND)


def take(s: Tavern, seat: int, order: int) -> None:
    """CT-G02. The Order to the own board, the meeple on its table, the time marker on this round."""
    table = s.tables.index(order)
    s.tables[table] = NONE
    open_order(s, seat, order, table)


def open_order(s: Tavern, seat: int, order: int, table: int) -> None:
    """CT-G02, CT-G05. The Order is open from now on."""
    waiter = s.waiters[seat]
    waiter.order = order
    waiter.table = table
    waiter.taken = s.clock
    s.duty = False
    if s.events is not None:
        s.tell("take_order", {"seat": seat, "order": s.cards.orders[order].id, "table": table + 1})


def take_blind(s: Tavern, seat: int) -> None:
    """CT-G03. The drawn Order is taken, wanted or not; then one of the Mess Hall goes, and the meeple there."""
    order = draw_order(s)
    if s.events is not None:
        s.tell("blind", {"seat": seat, "order": s.cards.orders[order].id})
    s.agenda.append(BlindDiscard(seat, order))


class BlindDiscard(Step[Tavern]):
    """CT-G03. Which Order of the Mess Hall makes room. The drawn Order, seen by all, waits in this step."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "order")

    def __init__(self, seat: int, order: int) -> None:
        self.seat: int = seat
        self.order: int = order

    def run(self, s: Tavern) -> None:
        options = discardable(s)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "blind_discard", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        table = discard_from_table(s, seat, choice.number)
        open_order(s, seat, self.order, table)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_discards(s, "discard")


def discardable(s: Tavern) -> list[Choice]:
    """A choice for each Order of the Mess Hall that may be discarded."""
    options: list[Choice] = []
    for table in range(TABLES):
        if free_order(s, table):
            options.append(s.menu.discard_order[s.tables[table]])
    return options


def refuse_discards(s: Tavern, verb: str) -> list[Refusal]:
    """Why the blocked Order cannot be had."""
    if s.blocked_table == NONE or s.tables[s.blocked_table] == NONE:
        return []
    order = s.cards.orders[s.tables[s.blocked_table]].id
    return [Refusal(f"{verb} {order}", "CT-O06", "order-blocked", {"order": order})]


def discard_from_table(s: Tavern, seat: int, order: int) -> int:
    """CT-G15. An Order of the Mess Hall to the discard pile; the table it leaves empty."""
    table = s.tables.index(order)
    s.tables[table] = NONE
    s.order_discard.append(order)
    if s.events is not None:
        s.tell("discard_order", {"seat": seat, "order": s.cards.orders[order].id})
    return table


# Completing.
def can_pay(s: Tavern, waiter: Waiter) -> bool:
    """CT-G06, CT-F03. Does the tray, potions included, pay the open Order?"""
    if waiter.order == NONE:
        return False
    needs = s.cards.orders[waiter.order].needs
    missing = 0
    for i in range(KINDS):
        if needs[i] > waiter.tray[i]:
            missing += needs[i] - waiter.tray[i]
    return missing <= waiter.tray[POTION]


def payments(s: Tavern, waiter: Waiter) -> list[Choice]:
    """CT-F03. Every way to pay: which of the required cards potions replace, as packed by `Pay`."""
    needs = s.cards.orders[waiter.order].needs
    ways = [0]
    counts = [0]
    for i in range(KINDS):
        if not needs[i]:
            continue
        least = needs[i] - waiter.tray[i] if needs[i] > waiter.tray[i] else 0
        longer: list[int] = []
        sums: list[int] = []
        for k in range(len(ways)):
            for potions in range(least, needs[i] + 1):
                if counts[k] + potions <= waiter.tray[POTION]:
                    longer.append(ways[k] | potions << (3 * i))
                    sums.append(counts[k] + potions)
        ways = longer
        counts = sums
    return [pay(way) for way in ways]


class CompleteOrder(Step[Tavern]):
    """CT-G06, CT-F03. How the Order is paid, where there is a choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        options = payments(s, s.waiters[self.seat])
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "pay", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        waiter = s.waiters[seat]
        needs = s.cards.orders[waiter.order].needs
        paid: list[int] = []
        for i in range(KINDS):
            potions = choice.potions >> (3 * i) & 7
            paid += [POTION] * potions + [i] * (needs[i] - potions)
        put_back(s, seat, paid)
        s.agenda.append(ScoreOrder(seat))


class ScoreOrder(Step[Tavern]):
    """CT-G07, CT-I06, CT-H03. The lateness counted, less what cards take off; a Character may take off one more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        waiter = s.waiters[self.seat]
        if may_hasten(s, waiter):
            s.ask(self.seat, "hasten", [s.menu.use[waiter.character], DECLINE])
        else:
            self.settle(s, 0)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if choice is DECLINE:
            self.settle(s, 0)
        else:
            card = s.waiters[seat].character
            nasty.use_character(s, seat)
            self.settle(s, s.cards.characters[card].effect.n)

    def settle(self, s: Tavern, hastened: int) -> None:
        """CT-G07 to CT-G10, CT-P04. Points, icon, the card face down, a new Order on the table."""
        seat = self.seat
        waiter = s.waiters[seat]
        number = waiter.order
        order = s.cards.orders[number]
        late = s.lateness(waiter) - s.watch - hastened
        if late < 0:
            late = 0
        s.watch = 0
        table = waiter.table
        if s.events is not None:
            s.tell("complete_order", {"seat": seat, "order": order.id, "late": late, "points": order.points[late]})
        score(s, seat, order.points[late], "order")
        waiter.served.append(number)
        close_order(waiter)
        icon = s.edition.icons[number]
        if icon == ITEM_ICON:
            s.agenda.append(DrawItem(seat, 1))
        elif icon != NO_ICON:
            move_track(s, seat, icon)
        fill_table(s, table)
        nasty.count_order(s, seat)


def may_hasten(s: Tavern, waiter: Waiter) -> bool:
    """CT-I06, CT-H03. Would a Character's ability to ignore lateness change this Order's score?"""
    if not nasty.has_ability(s, waiter, LATENESS_MINUS) or s.lateness(waiter) <= s.watch:
        return False
    return s.cards.characters[waiter.character].races >> s.cards.orders[waiter.order].race & 1 == 1


def close_order(waiter: Waiter) -> None:
    """CT-G09. Meeple and time marker come back."""
    waiter.order = NONE
    waiter.table = NONE
    waiter.taken = 0


def move_track(s: Tavern, seat: int, track: int) -> None:
    """CT-N14, CT-G08. One step down the Kitchen or Chores track; beyond 9 it is lost. No bonus points."""
    waiter = s.waiters[seat]
    if waiter.tracks[track] < TRACK_END:
        waiter.tracks[track] += 1
        if s.events is not None:
            s.tell("track", {"seat": seat, "track": TRACKS[track], "position": waiter.tracks[track]})


def forget(s: Tavern, seat: int) -> None:
    """CT-G12. A forgotten Order: the printed loss, the card discarded, a new one on the table."""
    waiter = s.waiters[seat]
    if waiter.order == NONE:
        return
    order = s.cards.orders[waiter.order]
    if s.lateness(waiter) < order.forgotten_after:
        return
    if s.events is not None:
        s.tell("forget_order", {"seat": seat, "order": order.id})
    score(s, seat, order.penalty, "forgotten")
    table = waiter.table
    s.order_discard.append(waiter.order)
    close_order(waiter)
    fill_table(s, table)


# Replace Order.
class ReplaceOrder(Step[Tavern]):
    """CT-A54. Which Order of the Mess Hall goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: int = seat
        self.count: int = count

    def run(self, s: Tavern) -> None:
        options = discardable(s)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        elif options:
            s.ask(self.seat, "replace", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        table = discard_from_table(s, seat, choice.number)
        for _ in range(self.count):
            if not can_draw(s):
                break
            s.looked_orders.append(draw_order(s))
        s.looker = seat
        if s.events is not None:
            seen: Fact = [s.cards.orders[order].id for order in s.looked_orders]
            s.tell("look_orders", {"seat": seat, "order": seen}, only(seat))
        s.agenda.append(SeatOrder(seat, table))

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_discards(s, "discard")


class SeatOrder(Step[Tavern]):
    """CT-A54. Which of the drawn Orders goes on the emptied table; the others under the deck in the order drawn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "table")

    def __init__(self, seat: int, table: int) -> None:
        self.seat: int = seat
        self.table: int = table

    def run(self, s: Tavern) -> None:
        options: list[Choice] = [s.menu.serve_up[order] for order in s.looked_orders]
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "seat_order", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        s.tables[self.table] = choice.number
        for order in s.looked_orders:
            if order != choice.number:
                s.order_bottom.append(order)
                s.bottom_by.append(seat)
        s.looked_orders = []
        s.looker = NONE
        if s.events is not None:
            s.tell("new_order", {"order": choice.card, "table": self.table + 1})
