"""Obeying Nasty: what his cards ask for in an own turn (CT-N10)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ...choices import BY_INGREDIENTS, BY_ITEM, GIVE, RETURN, TIP, Card, Ingredient, Seat
from ...constants import (
    DISCARD_ITEMS,
    GIVE_INGREDIENT,
    INGREDIENTS,
    KINDS,
    LOSE_POINTS,
    POTION,
    RETURN_ANY,
    RETURN_INGREDIENTS,
)
from ...definitions.native import Demand
from ...state import Tavern, Waiter
from ..supply import from_tray, hand_over, put_back, score
from .items import discard_item, hand_options
from .nasty import drop_says


def can_obey(s: Tavern, waiter: Waiter, card: int) -> bool:
    """CT-N10. Can this held card be paid now?"""
    for demand in s.cards.says[card].demands:
        if can_meet(waiter, demand):
            return True
    return False


def can_meet(waiter: Waiter, demand: Demand) -> bool:
    """CT-N10. Can one demand be met now by paying? Magic Potions never pay; points may be paid with any score."""
    kind = demand.kind
    if kind == RETURN_INGREDIENTS:
        for wanted in demand.sets:
            if holds(waiter, wanted):
                return True
        return False
    if kind == RETURN_ANY:
        return available(waiter, demand) >= demand.n
    if kind == DISCARD_ITEMS:
        return len(waiter.items) >= demand.n
    if kind == GIVE_INGREDIENT:
        return available(waiter, demand) >= demand.n
    return kind == LOSE_POINTS


def holds(waiter: Waiter, wanted: list[int]) -> bool:
    """Does a tray hold all of a set?"""
    for i in range(KINDS):
        if wanted[i] > waiter.tray[i]:
            return False
    return True


def available(waiter: Waiter, demand: Demand) -> int:
    """How many cards of the tray count towards a demand."""
    count = 0
    for i in range(KINDS):
        if waiter.tray[i] and not demand.exclude >> i & 1:
            count += 1 if demand.distinct else waiter.tray[i]
    return count


def add_obeying(s: Tavern, waiter: Waiter, options: list[Choice]) -> None:
    """CT-T07, CT-N10. Every held card that can be paid now."""
    for card in waiter.says:
        if can_obey(s, waiter, card):
            options.append(s.menu.obey[card])


class Obey(Step[Tavern]):
    """CT-N10. Pay a card: by which demand, if it names several that can be met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def run(self, s: Tavern) -> None:
        demands = s.cards.says[self.card].demands
        ways: list[Choice] = []
        for demand in demands:
            if can_meet(s.waiters[self.seat], demand):
                ways.append(BY_ITEM if demand.kind == DISCARD_ITEMS else BY_INGREDIENTS)
        if len(ways) == 1:
            self.answer(s, self.seat, ways[0])
        else:
            s.ask(self.seat, "obey", ways)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        for number, demand in enumerate(s.cards.says[self.card].demands):
            if can_meet(s.waiters[seat], demand) and (demand.kind == DISCARD_ITEMS) == (choice is BY_ITEM):
                pay_demand(s, seat, self.card, number)
                return


def pay_demand(s: Tavern, seat: int, card: int, number: int) -> None:
    """CT-N10. Carry out one demand; the card goes as soon as it is paid."""
    demand = s.cards.says[card].demands[number]
    if demand.kind == LOSE_POINTS:
        score(s, seat, -demand.n, "nasty")
        drop_says(s, seat, card, True)
    elif demand.kind == RETURN_INGREDIENTS:
        s.agenda.append(ReturnSet(seat, card, number))
    elif demand.kind == RETURN_ANY:
        s.agenda.append(ReturnAny(seat, card, number, demand.n, 0))
    elif demand.kind == DISCARD_ITEMS:
        s.agenda.append(DiscardItems(seat, card, demand.n))
    elif s.solo:
        # CT-O03: alone, what would be given goes back to its pile.
        s.agenda.append(ReturnAny(seat, card, number, demand.n, 0))
    else:
        s.agenda.append(Tip(seat, card, number))


class ReturnSet(Step[Tavern]):
    """CT-N10. Return one of the ingredients (sets) the card lists."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "demand")

    def __init__(self, seat: int, card: int, demand: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.demand: int = demand

    def run(self, s: Tavern) -> None:
        options: list[Choice] = []
        for wanted in s.cards.says[self.card].demands[self.demand].sets:
            if holds(s.waiters[self.seat], wanted):
                options.append(RETURN[first_of(wanted)])
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "obey_return", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Ingredient)
        for wanted in s.cards.says[self.card].demands[self.demand].sets:
            if first_of(wanted) == choice.ingredient and holds(s.waiters[seat], wanted):
                put_back(s, seat, [i for i in range(KINDS) for _ in range(wanted[i])])
                break
        drop_says(s, seat, self.card, True)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_returns(s, seat)


def first_of(wanted: list[int]) -> int:
    """The ingredient a set goes by."""
    for i in range(KINDS):
        if wanted[i]:
            return i
    return POTION


def refuse_returns(s: Tavern, seat: int) -> list[Refusal]:
    """Why an ingredient does not pay."""
    names = INGREDIENTS
    return s.not_offered(
        seat, [Refusal(f"return {name}", "CT-N10", "does-not-pay", {"ingredient": name}) for name in names]
    )


class ReturnAny(Step[Tavern]):
    """CT-N10. Return ingredients of choice one by one; `returned` has a bit for each kind that may not come again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "demand", "left", "returned")

    def __init__(self, seat: int, card: int, demand: int, left: int, returned: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.demand: int = demand
        self.left: int = left
        self.returned: int = returned

    def run(self, s: Tavern) -> None:
        exclude = s.cards.says[self.card].demands[self.demand].exclude | self.returned
        options = from_tray(s.waiters[self.seat], exclude, RETURN)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "obey_return", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Ingredient)
        put_back(s, seat, [choice.ingredient])
        if self.left > 1:
            distinct = s.cards.says[self.card].demands[self.demand].distinct
            returned = self.returned | (1 << choice.ingredient if distinct else 0)
            s.agenda.append(ReturnAny(seat, self.card, self.demand, self.left - 1, returned))
        else:
            drop_says(s, seat, self.card, True)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_returns(s, seat)


class DiscardItems(Step[Tavern]):
    """CT-N10. Discard Items of choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "left")

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.left: int = left

    def run(self, s: Tavern) -> None:
        options = hand_options(s.waiters[self.seat], s.menu.discard_item)
        # With more than one card the question is asked even if all are alike: the hand is secret.
        if len(s.waiters[self.seat].items) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "obey_item", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        discard_item(s, seat, choice.number, "discard_item")
        if self.left > 1:
            s.agenda.append(DiscardItems(seat, self.card, self.left - 1))
        else:
            drop_says(s, seat, self.card, True)


class Tip(Step[Tavern]):
    """Share the Tips (CT-N10): the opponent with the fewest points gets an ingredient; on a tie the holder chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "demand")

    def __init__(self, seat: int, card: int, demand: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.demand: int = demand

    def run(self, s: Tavern) -> None:
        options: list[Choice] = []
        fewest = 0
        for other in range(s.seats):
            if other != self.seat:
                points = s.waiters[other].score
                if not options or points < fewest:
                    fewest = points
                    options = [TIP[other]]
                elif points == fewest:
                    options.append(TIP[other])
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "tip", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Seat)
        left = s.cards.says[self.card].demands[self.demand].n
        s.agenda.append(TipGive(seat, self.card, self.demand, choice.target, left))

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return s.not_offered(seat, [Refusal(f"tip {other}", "CT-N10", "not-the-fewest") for other in range(s.seats)])


class TipGive(Step[Tavern]):
    """Share the Tips (CT-N10): which ingredient is given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "demand", "target", "left")

    def __init__(self, seat: int, card: int, demand: int, target: int, left: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.demand: int = demand
        self.target: int = target
        self.left: int = left

    def run(self, s: Tavern) -> None:
        options = from_tray(s.waiters[self.seat], s.cards.says[self.card].demands[self.demand].exclude, GIVE)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "tip_give", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Ingredient)
        hand_over(s, seat, self.target, choice.ingredient)
        if self.left > 1:
            s.agenda.append(TipGive(seat, self.card, self.demand, self.target, self.left - 1))
        else:
            drop_says(s, seat, self.card, True)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        out = [Refusal(f"give {name}", "CT-N10", "does-not-pay", {"ingredient": name}) for name in INGREDIENTS]
        return s.not_offered(seat, out)
