"""Items: drawing, the hand limit, the choice of one among three; and changing dice."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import EVERYONE, Choice, Fact, Refusal, Step, all_but, only

from ... import choices
from ...choices import SET, Card, Dice, Turn
from ...constants import NONE
from ...dice import handful, unpacked
from ...state import Tavern, Waiter


def put_sorted(pile: list[int], thing: int) -> None:
    """Add to a list that is kept lowest first."""
    at = len(pile)
    while at and pile[at - 1] > thing:
        at -= 1
    pile.insert(at, thing)


def draw_item(s: Tavern, seat: int) -> int:
    """CT-I04, CT-Z02. The top Item, the discard pile reshuffled when the deck is empty; NONE if there is none.

    The deck is kept sorted: it holds like cards, and a replay may take the other of two.
    """
    if not s.item_deck:
        if not s.item_discard:
            return NONE
        s.item_deck = s.item_discard
        s.item_deck.sort()
        s.item_discard = []
        if s.events is not None:
            s.tell("reshuffle_items", {})
    item = s.chance.draw(s.item_deck)
    # Whoever knew some cards of the deck may still know them after an own draw, not after another's.
    for other, waiter in enumerate(s.waiters):
        if waiter.returned:
            if other != seat:
                waiter.returned = []
            elif item in waiter.returned:
                waiter.returned.remove(item)
    return item


def receive(s: Tavern, seat: int, item: int) -> None:
    """CT-I01, CT-I03. An Item to the hand, hidden; a hand above the limit must discard at once."""
    waiter = s.waiters[seat]
    put_sorted(waiter.items, item)
    if s.events is not None:
        s.tell("draw_item", {"seat": seat, "item": s.cards.items[item].id}, only(seat))
        s.tell("draw_hidden_item", {"seat": seat}, all_but(seat))
    if s.edition.hand_limit and len(waiter.items) > s.edition.hand_limit:
        s.agenda.append(HandLimit(seat))


class DrawItem(Step[Tavern]):
    """CT-I04, CT-I03. Draw Items one after the other; the hand limit applies after each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: int = seat
        self.left: int = left

    def run(self, s: Tavern) -> None:
        item = draw_item(s, self.seat)
        if item == NONE:
            return
        if self.left > 1:
            s.agenda.append(DrawItem(self.seat, self.left - 1))
        receive(s, self.seat, item)


class HandLimit(Step[Tavern]):
    """CT-I03. Discard one Item of the whole hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        # Asked even when all are alike: whether there is a choice is the owner's secret.
        s.ask(self.seat, "hand_limit", hand_options(s.waiters[self.seat], s.menu.discard_item))

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        discard_item(s, seat, choice.number, "discard_item")


def hand_options(waiter: Waiter, table: list[Choice]) -> list[Choice]:
    """A choice for each different Item in hand."""
    options: list[Choice] = []
    last = NONE
    for item in waiter.items:
        if item != last:
            options.append(table[item])
            last = item
    return options


def discard_item(s: Tavern, seat: int, item: int, event: str) -> None:
    """An Item to the discard pile, seen by all, because of an event: played, or just discarded."""
    s.waiters[seat].items.remove(item)
    s.item_discard.append(item)
    if s.events is not None:
        s.tell(event, {"seat": seat, "item": s.cards.items[item].id})


class LookAtItems(Step[Tavern]):
    """CT-I05. Draw some Items for the drawing player's eyes only; one is kept."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: int = seat
        self.count: int = count

    def run(self, s: Tavern) -> None:
        for _ in range(self.count):
            item = draw_item(s, self.seat)
            if item == NONE:
                break
            put_sorted(s.looked_items, item)
        if not s.looked_items:
            return
        s.looker = self.seat
        if s.events is not None:
            seen: Fact = [s.cards.items[item].id for item in s.looked_items]
            s.tell("look_items", {"seat": self.seat, "item": seen}, only(self.seat))
            s.tell("look_hidden_items", {"seat": self.seat, "count": len(s.looked_items)}, all_but(self.seat))
        s.agenda.append(KeepItem(self.seat))


class KeepItem(Step[Tavern]):
    """CT-I05. Keep one; the others are shuffled into the deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        options: list[Choice] = []
        last = NONE
        for item in s.looked_items:
            if item != last:
                options.append(s.menu.keep[item])
                last = item
        # Asked even when all are alike: whether there is a choice is the drawing player's secret.
        if len(s.looked_items) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "keep_item", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        s.looked_items.remove(choice.number)
        for item in s.looked_items:
            put_sorted(s.item_deck, item)
            put_sorted(s.waiters[seat].returned, item)
        s.looked_items = []
        s.looker = NONE
        receive(s, seat, choice.number)


# Changing dice.
def change_die(s: Tavern, seat: int, face: int, to: int) -> None:
    """CT-D10. An unplaced die shows another face until the end of the round."""
    dice = s.waiters[seat].dice
    dice.remove(face)
    put_sorted(dice, to)
    if s.events is not None:
        s.tell("change_die", {"seat": seat, "face": face, "to": to})


class ChangeDie(Step[Tavern]):
    """CT-D10. Turn one unplaced die to another face: to any, or by one of the steps in `by`, within 1 to 6."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "by")

    def __init__(self, seat: int, by: list[int]) -> None:
        self.seat: int = seat
        self.by: list[int] = by

    def run(self, s: Tavern) -> None:
        options: list[Choice] = []
        last = 0
        for face in s.waiters[self.seat].dice:
            if face != last:
                last = face
                for to in range(1, 7):
                    if to != face and (not self.by or (to - face) in self.by):
                        options.append(SET[face][to])
        s.ask(self.seat, "change_die", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Turn)
        change_die(s, seat, choice.face, choice.to)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        out: list[Refusal] = []
        for face in range(1, 7):
            if face not in s.waiters[seat].dice:
                out.append(Refusal(f"set {face}", "CT-D10", "no-such-die", {"face": face}))
        return out


class Reroll(Step[Tavern]):
    """Roll any number of the unplaced dice once more (Runestone, and the Character who can)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        parts = handful(s.waiters[self.seat].dice).parts
        if len(parts) == 1:
            self.answer(s, self.seat, choices.reroll(parts[0]))
        else:
            s.ask(self.seat, "reroll", [choices.reroll(part) for part in parts])

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Dice)
        dice = s.waiters[seat].dice
        old = unpacked(choice.part)
        for face in old:
            dice.remove(face)
        new: list[int] = []
        for _ in old:
            face = s.chance.roll(6)
            new.append(face)
            put_sorted(dice, face)
        if s.events is not None:
            s.tell("reroll", {"seat": seat, "dice": old, "new": new}, EVERYONE)
