"""The purchase phase: the Market, the Black Market, and the last chance to store."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import EVERYONE, Choice, Fact, Refusal, Step, all_but, only

from ..choices import END_PURCHASE, Buy, Play, Store, Token
from ..constants import INGREDIENTS, TOKENS
from ..dice import name, value_of
from ..state import Brewer, Yard
from . import why_not
from .options import add_ingredients, add_stores, add_token_plays, add_tokens
from .placement import store, take_own
from .tokens import play_token


class PurchaseTurn(Step[Yard]):
    """DB-M1, DB-F9, DB-F15. Once each in turn order: one ingredient, one token, storing, playing tokens."""

    FIELDS: ClassVar[tuple[str, ...]] = ("offset",)

    def __init__(self, offset: int) -> None:
        self.offset: int = offset

    def run(self, s: Yard) -> None:
        if self.offset == s.seats:
            return
        seat = s.seat_at(self.offset)
        brewer = s.brewers[seat]
        options: list[Choice] = []
        add_ingredients(s, brewer, options)
        add_tokens(s, brewer, options)
        add_stores(brewer, options)
        add_token_plays(s, seat, options, False)
        options.append(END_PURCHASE)
        s.ask(seat, "purchase", options)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        if choice is END_PURCHASE:
            s.agenda.append(PurchaseTurn(self.offset + 1))
            return
        s.agenda.append(self)
        if isinstance(choice, Store):
            store(s, seat, choice.die)
        elif isinstance(choice, Buy):
            buy_ingredient(s, seat, choice)
        elif isinstance(choice, Token):
            buy_token(s, seat, choice.token)
        elif isinstance(choice, Play):
            play_token(s, seat, choice.token)

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        return why_not.in_purchase(s, seat)


# Effects.
def pay(s: Yard, brewer: Brewer, price: int) -> int:
    """DB-L2. Credit is spent before coins; how much of the price it was."""
    lent = min(s.credit(brewer), price)
    brewer.credit_spent += lent
    brewer.coins -= price - lent
    return lent


def price_of(s: Yard, choice: Buy) -> int:
    """DB-M4, DB-M5. What an ingredient costs, with the discount of its die if it has one."""
    price = s.cards.prices[choice.ingredient]
    if not choice.die:
        return price
    off = s.cards.discounts[choice.ingredient][value_of(choice.die)]
    return price - off if price > off else 0


def buy_ingredient(s: Yard, seat: int, choice: Buy) -> None:
    """DB-M5 to DB-M8. The discount die goes to the Market, the ingredient to the Storehouse."""
    brewer = s.brewers[seat]
    price = price_of(s, choice)
    if choice.die:
        take_own(brewer, choice.die, choice.area)
        brewer.market_die = choice.die
    lent = pay(s, brewer, price)
    brewer.bought_ingredient = True
    s.market[choice.ingredient] -= 1
    brewer.ingredients[choice.ingredient] += 1
    if s.events is not None:
        s.tell("buy", {"seat": seat, "ingredient": INGREDIENTS[choice.ingredient], "price": price, "lent": lent})
        if choice.die:
            s.tell("discount", {"seat": seat, "die": name(choice.die)})


def buy_token(s: Yard, seat: int, token: int) -> None:
    """DB-M3, DB-A4. A token at its price; in advanced mode the others learn only that one was bought."""
    brewer = s.brewers[seat]
    price = s.cards.token_prices[token]
    lent = pay(s, brewer, price)
    brewer.bought_token = True
    take_token(s, seat, token)
    if s.events is not None:
        facts: dict[str, Fact] = {"seat": seat, "token": TOKENS[token], "price": price, "lent": lent}
        s.tell("buy_token", facts, only(seat) if s.advanced else EVERYONE)
        if s.advanced:
            s.tell("buy_hidden_token", {"seat": seat}, all_but(seat))


def win_token(s: Yard, seat: int, token: int) -> None:
    """DB-B8, DB-A4. A token as a reward; in advanced mode the others learn only that one was taken."""
    take_token(s, seat, token)
    if s.events is not None:
        s.tell("take_token", {"seat": seat, "token": TOKENS[token]}, only(seat) if s.advanced else EVERYONE)
        if s.advanced:
            s.tell("take_hidden_token", {"seat": seat}, all_but(seat))


def take_token(s: Yard, seat: int, token: int) -> None:
    """DB-T1, DB-T2, DB-A2. A token, bought or won, goes to its owner."""
    s.black_market[token] -= 1
    s.brewers[seat].tokens[token] += 1
