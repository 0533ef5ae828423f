"""Ingredients on the move: gained, exchanged, stolen and traded; and points."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from ..choices import DECLINE, GIVE, RETURN, STEAL, TAKE, TRADE, From, Ingredient
from ..constants import INGREDIENTS, POTION
from ..state import Tavern, Waiter

EVERY_KIND: Final = (1 << (POTION + 1)) - 1


# The small movements everything is made of.
def score(s: Tavern, seat: int, points: int, why: str) -> None:
    """CT-G14. Points, which may take a score below 0."""
    s.waiters[seat].score += points
    if s.events is not None and points:
        s.tell("points", {"seat": seat, "points": points, "reason": why})


def gain(s: Tavern, seat: int, ingredient: int) -> None:
    """CT-F02, CT-Z04. One ingredient from its pile; an empty pile gives nothing."""
    if s.supply[ingredient]:
        s.supply[ingredient] -= 1
        s.waiters[seat].tray[ingredient] += 1
        if s.events is not None:
            s.tell("gain", {"seat": seat, "ingredient": INGREDIENTS[ingredient]})


def put_back(s: Tavern, seat: int, ingredients: list[int]) -> None:
    """CT-F02. Used ingredients return to their piles at once."""
    for ingredient in ingredients:
        s.waiters[seat].tray[ingredient] -= 1
        s.supply[ingredient] += 1
    if s.events is not None:
        s.tell("return", {"seat": seat, "ingredient": [INGREDIENTS[i] for i in ingredients]})


def hand_over(s: Tavern, giver: int, taker: int, ingredient: int) -> None:
    """An ingredient goes from one tray to another."""
    s.waiters[giver].tray[ingredient] -= 1
    s.waiters[taker].tray[ingredient] += 1
    if s.events is not None:
        s.tell("hand_over", {"seat": giver, "taker": taker, "ingredient": INGREDIENTS[ingredient]})


def on_tray(waiter: Waiter, exclude: int) -> int:
    """How many ingredients a tray holds, some kinds left out."""
    count = 0
    for ingredient in range(POTION + 1):
        if not exclude >> ingredient & 1:
            count += waiter.tray[ingredient]
    return count


def from_tray(waiter: Waiter, exclude: int, table: list[Choice]) -> list[Choice]:
    """A choice for each kind of ingredient on a tray, some kinds left out."""
    return [table[i] for i in range(POTION + 1) if waiter.tray[i] and not exclude >> i & 1]


def in_supply(s: Tavern, kinds: int) -> list[Choice]:
    """CT-A57. What can be taken: one choice for each kind with a card in its pile."""
    options: list[Choice] = []
    for ingredient in range(POTION + 1):
        if kinds >> ingredient & 1 and s.supply[ingredient]:
            options.append(TAKE[ingredient])
    return options


class TakeOne(Step[Tavern]):
    """CT-A50, CT-A57, CT-S09. Take an ingredient of choice among some kinds (bits), one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kinds", "left")

    def __init__(self, seat: int, kinds: int, left: int) -> None:
        self.seat: int = seat
        self.kinds: int = kinds
        self.left: int = left

    def run(self, s: Tavern) -> None:
        options = in_supply(s, self.kinds)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        elif options:
            s.ask(self.seat, "take", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Ingredient)
        if self.left > 1:
            s.agenda.append(TakeOne(self.seat, self.kinds, self.left - 1))
        gain(s, seat, choice.ingredient)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_takes(s, self.kinds)


def refuse_takes(s: Tavern, kinds: int) -> list[Refusal]:
    """Why an ingredient cannot be taken."""
    out: list[Refusal] = []
    for ingredient in range(POTION + 1):
        name = INGREDIENTS[ingredient]
        if not kinds >> ingredient & 1:
            rule, why = ("CT-F04", "no-potions") if ingredient == POTION else ("CT-A50", "not-here")
            out.append(Refusal(f"take {name}", rule, why, {"ingredient": name}))
        elif not s.supply[ingredient]:
            out.append(Refusal(f"take {name}", "CT-F02", "pile-empty", {"ingredient": name}))
    return out


class Exchange(Step[Tavern]):
    """CT-A51, CT-P07, CT-O03. Return `give` own ingredients, then take one; up to `times` times.

    `given` counts what has been returned towards this exchange; it may be declined only before that.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "times", "give", "given", "kinds", "optional")

    def __init__(self, seat: int, times: int, give: int, given: int, kinds: int, optional: bool) -> None:
        self.seat: int = seat
        self.times: int = times
        self.give: int = give
        self.given: int = given
        self.kinds: int = kinds
        self.optional: bool = optional

    def run(self, s: Tavern) -> None:
        waiter = s.waiters[self.seat]
        if on_tray(waiter, 0) < self.give - self.given:
            return
        options = from_tray(waiter, 0, RETURN)
        if self.optional and not self.given:
            options.append(DECLINE)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "exchange", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if choice is DECLINE:
            return
        assert isinstance(choice, Ingredient)
        given = self.given + 1
        if given < self.give:
            s.agenda.append(Exchange(seat, self.times, self.give, given, self.kinds, self.optional))
        else:
            if self.times > 1:
                s.agenda.append(Exchange(seat, self.times - 1, self.give, 0, self.kinds, True))
            s.agenda.append(TakeOne(seat, self.kinds, 1))
        put_back(s, seat, [choice.ingredient])

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        out: list[Refusal] = []
        for i in range(POTION + 1):
            if not s.waiters[seat].tray[i]:
                name = INGREDIENTS[i]
                out.append(Refusal(f"return {name}", "CT-A51", "not-on-tray", {"ingredient": name}))
        if self.given:
            out.append(Refusal("decline", "CT-A51", "exchange-begun"))
        return out


class Steal(Step[Tavern]):
    """CT-A52. Choose an opponent and one of their ingredients; skipped if nobody has one that may be stolen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "exclude")

    def __init__(self, seat: int, exclude: int) -> None:
        self.seat: int = seat
        self.exclude: int = exclude

    def run(self, s: Tavern) -> None:
        options = opponents_cards(s, self.seat, self.exclude, STEAL)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        elif options:
            s.ask(self.seat, "steal", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, From)
        hand_over(s, choice.owner, seat, choice.ingredient)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_from(s, seat, self.exclude, "steal", "CT-A52")


def opponents_cards(s: Tavern, seat: int, exclude: int, table: list[list[Choice]]) -> list[Choice]:
    """A choice for every opponent and kind of theirs that may move."""
    options: list[Choice] = []
    for other in range(s.seats):
        if other != seat:
            tray = s.waiters[other].tray
            for ingredient in range(POTION + 1):
                if tray[ingredient] and not exclude >> ingredient & 1:
                    options.append(table[other][ingredient])
    return options


def refuse_from(s: Tavern, seat: int, exclude: int, verb: str, rule: str) -> list[Refusal]:
    """Why an opponent's ingredient cannot be had."""
    out: list[Refusal] = []
    for other in range(s.seats):
        if other == seat:
            out.append(Refusal(f"{verb} {seat}", rule, "yourself"))
            continue
        for ingredient in range(POTION + 1):
            name = INGREDIENTS[ingredient]
            if not s.waiters[other].tray[ingredient]:
                out.append(Refusal(f"{verb} {other} {name}", rule, "not-on-tray", {"ingredient": name}))
            elif exclude >> ingredient & 1:
                out.append(Refusal(f"{verb} {other} {name}", "CT-F04", "stays", {"ingredient": name}))
    return out


class Trade(Step[Tavern]):
    """CT-A53. A forced trade: an opponent's card to take, then an own card to give. It needs both."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "exclude", "optional")

    def __init__(self, seat: int, exclude: int, optional: bool) -> None:
        self.seat: int = seat
        self.exclude: int = exclude
        self.optional: bool = optional

    def run(self, s: Tavern) -> None:
        if not on_tray(s.waiters[self.seat], self.exclude):
            return
        options = opponents_cards(s, self.seat, self.exclude, TRADE)
        if not options:
            return
        if self.optional:
            options.append(DECLINE)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "trade", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, From):
            s.agenda.append(TradeGive(seat, choice.owner, choice.ingredient, self.exclude))

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_from(s, seat, self.exclude, "trade", "CT-A53")


class TradeGive(Step[Tavern]):
    """CT-A53. The own card that goes the other way; the victim has no say."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "taken", "exclude")

    def __init__(self, seat: int, owner: int, taken: int, exclude: int) -> None:
        self.seat: int = seat
        self.owner: int = owner
        self.taken: int = taken
        self.exclude: int = exclude

    def run(self, s: Tavern) -> None:
        options = from_tray(s.waiters[self.seat], self.exclude, GIVE)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "trade_give", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Ingredient)
        hand_over(s, self.owner, seat, self.taken)
        hand_over(s, seat, self.owner, choice.ingredient)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        out: list[Refusal] = []
        for i in range(POTION + 1):
            if not s.waiters[seat].tray[i]:
                out.append(Refusal(f"give {INGREDIENTS[i]}", "CT-A53", "not-on-tray", {"ingredient": INGREDIENTS[i]}))
            elif self.exclude >> i & 1:
                out.append(Refusal(f"give {INGREDIENTS[i]}", "CT-F04", "stays", {"ingredient": INGREDIENTS[i]}))
        return out
