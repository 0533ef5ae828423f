"""A player's turn: everything that may be done in it, in any order (CT-T)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from ..choices import BLIND, COMPLETE, END_TURN, Card, Drink, Place
from ..choices import Turn as TurnDie
from ..constants import IGNORE_OCCUPIED, NONE, REROLL
from ..state import Tavern, Waiter
from . import why_not
from .decks import chamber
from .decks.items import Reroll, change_die, discard_item
from .decks.nasty import has_ability, use_character
from .decks.orders import CompleteOrder, add_takes, can_pay, can_take, take, take_blind
from .decks.payments import Obey, add_obeying
from .placement import PlaceDice, can_place, legal_places, place_choice, spot
from .rewards import at_once, begin, has_effect

EVERYWHERE: Final = 1000


class Turn(Step[Tavern]):
    """CT-T01 to CT-T07, CT-P05. One decision after another until the player ends the turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        if s.duty and s.retail and can_take(s):
            options: list[Choice] = []
            add_takes(s, s.waiters[self.seat], options)
            s.ask(self.seat, "duty", options)
        else:
            s.ask(self.seat, "turn", turn_options(s, self.seat))

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if choice is END_TURN:
            return
        s.agenda.append(self)
        if isinstance(choice, Place):
            if choice.barge:
                use_character(s, seat)
            s.agenda.append(PlaceDice(seat, spot(s, choice.place)))
        elif isinstance(choice, Card):
            if choice.kind == "order":
                take(s, seat, choice.number)
            elif choice.kind == "item":
                play(s, seat, choice.number)
            elif choice.kind == "says":
                s.agenda.append(Obey(seat, choice.number))
            else:
                use_character(s, seat)
                s.agenda.append(Reroll(seat))
        elif choice is COMPLETE:
            s.agenda.append(CompleteOrder(seat))
        elif choice is BLIND:
            take_blind(s, seat)
        elif isinstance(choice, TurnDie):
            spend_modifier(s, seat, choice)
        elif isinstance(choice, Drink):
            chamber.serve_drink(s, seat, choice)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return why_not.in_turn(s, seat)


def turn_options(s: Tavern, seat: int) -> list[Choice]:
    """CT-T01, CT-T06, CT-T07. All that a player may do now in the own turn, once no duty stands before it."""
    waiter = s.waiters[seat]
    options: list[Choice] = []
    add_takes(s, waiter, options)
    if can_pay(s, waiter):
        options.append(COMPLETE)
    must_place = False
    if not s.placed and waiter.dice:
        must_place = add_places(s, waiter, options)
    add_items(s, seat, options)
    if waiter.says:
        add_obeying(s, waiter, options)
    if waiter.dice and has_ability(s, waiter, REROLL):
        options.append(s.menu.use[waiter.character])
    if s.with_chamber:
        chamber.add_drinks(s, seat, options)
        chamber.add_modifiers(s, seat, options)
    if not must_place and not (s.duty and can_take(s)):
        options.append(END_TURN)
    return options


def idle(s: Tavern, seat: int) -> bool:
    """Is there nothing at all to do in the turn that begins? With Items in hand that is the owner's secret."""
    waiter = s.waiters[seat]
    if waiter.items or waiter.order == NONE or can_place(s, seat):
        return False
    return len(turn_options(s, seat)) == 1


def add_places(s: Tavern, waiter: Waiter, options: list[Choice]) -> bool:
    """CT-D08, CT-I07. Every legal placement; True if there is one, so that the player must place.

    A Character who barges in adds places that are full, and no duty.
    """
    legal = legal_places(s, waiter, s.hammer, EVERYWHERE)
    for number in legal:
        options.append(place_choice(s, number, s.menu.place))
    if not s.hammer and not s.solo and has_ability(s, waiter, IGNORE_OCCUPIED):
        for number in legal_places(s, waiter, True, EVERYWHERE):
            if number not in legal:
                options.append(place_choice(s, number, s.menu.barge))
    return len(legal) > 0


def add_items(s: Tavern, seat: int, options: list[Choice]) -> None:
    """CT-I02, CT-I10. Every Item in hand that can have an effect."""
    last = NONE
    for item in s.waiters[seat].items:
        if item != last:
            last = item
            if has_effect(s, seat, s.cards.items[item].effect):
                options.append(s.menu.play[item])


def play(s: Tavern, seat: int, item: int) -> None:
    """CT-I02. The card to the discard pile, its effect carried out."""
    discard_item(s, seat, item, "play_item")
    effect = s.cards.items[item].effect
    if not at_once(s, seat, effect):
        begin(s, seat, effect, False)


def spend_modifier(s: Tavern, seat: int, choice: TurnDie) -> None:
    """CT-X10. The token returns to its supply, the die keeps its new face."""
    s.waiters[seat].modifiers -= 1
    s.modifiers += 1
    change_die(s, seat, choice.face, choice.to)
