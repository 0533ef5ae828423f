"""Drawing, refilling, the hand limit, and what happens when an item is gained or lost."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step, all_but, only

from ..choices import DRAWS, Discard, DrawSome
from ..constants import AMULET, ITEM, NONE, different
from ..parts import Hero
from ..state import Cavern
from . import why_not


def draw_card(s: Cavern, seat: int) -> int:
    """CC-H01, CC-H02. One card off the deck into the hand, or face up in front if it is an item; NONE if there is
    none. Whoever calls sees to the Amulet and to the hand limit, and tells what came into the hand."""
    if not s.deck:
        if not s.discard:
            return NONE
        s.deck = s.discard
        s.deck.sort()
        s.discard = []
        if s.events is not None:
            s.tell("reshuffle", {})
    card = s.chance.draw(s.deck)
    hero = s.heroes[seat]
    if s.cards.cards[card].group == ITEM:
        hero.items.append(card)
        hero.items.sort()
        if s.events is not None:
            s.tell("item", {"seat": seat, "card": s.cards.id(card)})
    else:
        hero.hand.append(card)
        hero.hand.sort()
    return card


def tell_drawn(s: Cavern, seat: int, cards: list[int]) -> None:
    """CC-H07. The cards that came into a hand: what they are its owner alone knows, how many everybody."""
    hand = [card for card in cards if s.cards.cards[card].group != ITEM]
    if s.events is not None and hand:
        s.tell("draw", {"seat": seat, "card": s.cards.ids(hand)}, only(seat))
        s.tell("draw_unseen", {"seat": seat, "count": len(hand)}, all_but(seat))


def leave_hand(hero: Hero, card: int) -> None:
    """A card leaves the hand."""
    hero.hand.remove(card)
    if card in hero.known:
        hero.known.remove(card)


def is_amulet(s: Cavern, card: int) -> bool:
    """CC-I52. Is this card an Amulet?"""
    return card >= 0 and s.cards.cards[card].effect == AMULET


def move_item(s: Cavern, item: int, giver: int, taker: int) -> None:
    """CC-I07, CC-I12. An item changes hands; its old owner adjusts first, then the new one."""
    s.heroes[giver].items.remove(item)
    s.heroes[taker].items.append(item)
    s.heroes[taker].items.sort()
    if is_amulet(s, item):
        s.agenda.append(AmuletDraw(taker, item))
        s.agenda.append(Limit(giver))


class Refill(Step[Cavern]):
    """CC-E01, CC-H03, CC-H05. Draw until the hand is full; items do not count."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Cavern) -> None:
        hero = s.heroes[self.seat]
        drawn: list[int] = []
        while len(hero.hand) < s.limit(hero):
            card = draw_card(s, self.seat)
            if card == NONE:
                break
            drawn.append(card)
            if is_amulet(s, card):
                s.agenda.append(self)
                s.agenda.append(AmuletDraw(self.seat, card))
                break
        tell_drawn(s, self.seat, drawn)


class Draw(Step[Cavern]):
    """CC-H04. Draw so many cards; an item among them is not replaced."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: int = seat
        self.count: int = count

    def run(self, s: Cavern) -> None:
        hero = s.heroes[self.seat]
        if not hero.alive or self.count <= 0:
            return
        if self.count > 1:
            s.agenda.append(Draw(self.seat, self.count - 1))
        card = draw_card(s, self.seat)
        if card != NONE:
            tell_drawn(s, self.seat, [card])
        if len(hero.hand) > s.limit(hero):
            s.agenda.append(Limit(self.seat))
        if is_amulet(s, card):
            s.agenda.append(AmuletDraw(self.seat, card))


def all_draw_one(s: Cavern) -> None:
    """CC-R14, CC-N23a. Everybody alive draws one card, from the lead seat on."""
    for seat in reversed(s.from_lead()):
        s.agenda.append(Draw(seat, 1))


class AmuletDraw(Step[Cavern]):
    """CC-I52, CC-X04. Whoever gains the Amulet draws up to two cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "item")

    def __init__(self, seat: int, item: int) -> None:
        self.seat: int = seat
        self.item: int = item

    def run(self, s: Cavern) -> None:
        if s.heroes[self.seat].alive and (s.deck or s.discard):
            s.ask(self.seat, "amulet", DRAWS[: s.cards.cards[self.item].amount + 1])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, DrawSome)
        s.agenda.append(Draw(seat, choice.count))


class Limit(Step[Cavern]):
    """CC-H06, CC-X05. A hand above its limit is brought down at once, a card at a time, as its owner likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Cavern) -> None:
        hero = s.heroes[self.seat]
        if len(hero.hand) > s.limit(hero):
            s.ask(self.seat, "discard_down", [s.cards.choices.discards[card] for card in different(hero.hand)])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        s.agenda.append(self)
        throw_away(s, seat, choice.cards)

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_discard_down(s, seat)


def throw_away(s: Cavern, seat: int, cards: list[int]) -> None:
    """Cards go from a hand to the face-up discard pile."""
    hero = s.heroes[seat]
    for card in cards:
        leave_hand(hero, card)
        s.discard.append(card)
    s.mark_revealed()
    if s.events is not None:
        s.tell("discard", {"seat": seat, "card": s.cards.ids(cards)})
