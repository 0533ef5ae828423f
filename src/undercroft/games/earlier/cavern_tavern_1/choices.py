"""Every kind of choice in Cavern Tavern. Each is made once and shared: the tables below keep them.

Choices about cards belong to a set of cards (an owner's deck may number them otherwise): its `Menu` keeps them.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice, Fact, Simple

from . import dice
from .constants import AREAS, INGREDIENTS, KINDS, OWN_SAYS, OWN_TASK, POTION
from .definitions.native import Cards


class Card(Choice):
    """A card, and what is done with it: take an Order, play an Item, keep, drop, obey ..."""

    def __init__(self, verb: str, kind: str, card: str, number: int) -> None:
        super().__init__(f"{verb} {card}")
        self.verb: Final = verb
        self.kind: Final = kind
        self.card: Final = card
        self.number: Final = number

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}-{self.kind}", {self.kind: self.card}


class Place(Choice):
    """A place for dice; which dice is asked next. `barge`: although it is full, by the Character."""

    def __init__(self, place: int, name: str, barge: bool) -> None:
        super().__init__(f"barge {name}" if barge else f"place {name}")
        self.place: Final = place
        self.name: Final = name
        self.barge: Final = barge

    def words(self) -> tuple[str, dict[str, Fact]]:
        return ("choice-barge" if self.barge else "choice-place"), {"place": self.name}


class Dice(Choice):
    """A set of one's dice: placed, or rolled again."""

    def __init__(self, verb: str, part: int) -> None:
        super().__init__(f"{verb} {dice.text(part)}")
        self.verb: Final = verb
        self.part: Final = part

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}-dice", {"dice": dice.unpacked(self.part)}


class Turn(Choice):
    """Change a die from one face to another: by a Modifier token (`modify`) or a card (`set`)."""

    def __init__(self, verb: str, face: int, to: int) -> None:
        super().__init__(f"{verb} {face} to {to}")
        self.verb: Final = verb
        self.face: Final = face
        self.to: Final = to

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}", {"face": self.face, "to": self.to}


class Ingredient(Choice):
    """An ingredient to take, return or give."""

    def __init__(self, verb: str, ingredient: int) -> None:
        super().__init__(f"{verb} {INGREDIENTS[ingredient]}")
        self.verb: Final = verb
        self.ingredient: Final = ingredient

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}-ingredient", {"ingredient": INGREDIENTS[self.ingredient]}


class From(Choice):
    """An ingredient of another player: stolen, or taken in a trade."""

    def __init__(self, verb: str, owner: int, ingredient: int) -> None:
        super().__init__(f"{verb} {owner} {INGREDIENTS[ingredient]}")
        self.verb: Final = verb
        self.owner: Final = owner
        self.ingredient: Final = ingredient

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}", {"seat": self.owner, "ingredient": INGREDIENTS[self.ingredient]}


class Seat(Choice):
    """Another player: who moves down, or who gets an ingredient."""

    def __init__(self, verb: str, target: int) -> None:
        super().__init__(f"{verb} {target}")
        self.verb: Final = verb
        self.target: Final = target

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}", {"seat": self.target}


class Drink(Choice):
    """Complete a Drink token, with the ingredient itself or with a Magic Potion."""

    def __init__(self, ingredient: int, potion: bool) -> None:
        super().__init__(f"drink {INGREDIENTS[ingredient]}" + (" with potion" if potion else ""))
        self.ingredient: Final = ingredient
        self.potion: Final = potion

    def words(self) -> tuple[str, dict[str, Fact]]:
        message = "choice-drink-potion" if self.potion else "choice-drink"
        return message, {"ingredient": INGREDIENTS[self.ingredient]}


class Pay(Choice):
    """How an Order is paid: which of its ingredients Magic Potions replace. `potions` packs three bits for each."""

    def __init__(self, potions: int) -> None:
        replaced = [i for i in range(KINDS) for _ in range(potions >> (3 * i) & 7)]
        names = [INGREDIENTS[i] for i in replaced]
        super().__init__(" ".join(["pay potion for", *names]) if names else "pay")
        self.potions: Final = potions
        self.replaced: Final = replaced

    def words(self) -> tuple[str, dict[str, Fact]]:
        if not self.replaced:
            return "choice-pay", {}
        return "choice-pay-potion", {"ingredient": [INGREDIENTS[i] for i in self.replaced]}


END_TURN: Final = Simple("end turn", "choice-end-turn")
DECLINE: Final = Simple("decline", "choice-decline")
BLIND: Final = Simple("take blind", "choice-take-blind")
COMPLETE: Final = Simple("complete order", "choice-complete-order")
SPEND: Final = Simple("spend tokens", "choice-spend-tokens")
DRAW: Final = Simple("draw card", "choice-draw-card")
BY_ITEM: Final = Simple("by item", "choice-by-item")
BY_INGREDIENTS: Final = Simple("by ingredients", "choice-by-ingredients")

TAKE: Final[list[Choice]] = [Ingredient("take", i) for i in range(POTION + 1)]
RETURN: Final[list[Choice]] = [Ingredient("return", i) for i in range(POTION + 1)]
GIVE: Final[list[Choice]] = [Ingredient("give", i) for i in range(POTION + 1)]
STEAL: Final[list[list[Choice]]] = [[From("steal", seat, i) for i in range(POTION + 1)] for seat in range(6)]
TRADE: Final[list[list[Choice]]] = [[From("trade", seat, i) for i in range(POTION + 1)] for seat in range(6)]
BLAME: Final[list[Choice]] = [Seat("blame", seat) for seat in range(6)]
TIP: Final[list[Choice]] = [Seat("tip", seat) for seat in range(6)]
DRINK: Final[list[Choice]] = [Drink(i, False) for i in range(KINDS)]
DRINK_POTION: Final[list[Choice]] = [Drink(i, True) for i in range(KINDS)]
MODIFY: Final[list[list[Choice]]] = [[Turn("modify", face, to) for to in range(7)] for face in range(7)]
SET: Final[list[list[Choice]]] = [[Turn("set", face, to) for to in range(7)] for face in range(7)]

_dice: Final[dict[int, Choice]] = {}
_rerolls: Final[dict[int, Choice]] = {}
_pays: Final[dict[int, Choice]] = {}


def with_dice(part: int) -> Choice:
    """The shared choice of placing a set of dice."""
    found = _dice.get(part)
    if found is None:
        found = _dice[part] = Dice("with", part)
    return found


def reroll(part: int) -> Choice:
    """The shared choice of rolling a set of dice again."""
    found = _rerolls.get(part)
    if found is None:
        found = _rerolls[part] = Dice("reroll", part)
    return found


def pay(potions: int) -> Choice:
    """The shared choice of a way to pay."""
    found = _pays.get(potions)
    if found is None:
        found = _pays[potions] = Pay(potions)
    return found


class Menu:
    """The choices about the cards and places of one set of cards, by number."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        orders = [order.id for order in cards.orders]
        items = [item.id for item in cards.items]
        self.take: Final[list[Choice]] = [Card("take", "order", id, i) for i, id in enumerate(orders)]
        self.discard_order: Final[list[Choice]] = [Card("discard", "order", id, i) for i, id in enumerate(orders)]
        self.serve_up: Final[list[Choice]] = [Card("seat", "order", id, i) for i, id in enumerate(orders)]
        self.play: Final[list[Choice]] = [Card("play", "item", id, i) for i, id in enumerate(items)]
        self.keep: Final[list[Choice]] = [Card("keep", "item", id, i) for i, id in enumerate(items)]
        self.discard_item: Final[list[Choice]] = [Card("discard", "item", id, i) for i, id in enumerate(items)]
        self.obey: Final[list[Choice]] = [Card("obey", "says", card.id, i) for i, card in enumerate(cards.says)]
        self.forge: Final[list[Choice]] = [Card("discard", "says", card.id, i) for i, card in enumerate(cards.says)]
        self.character: Final[list[Choice]] = [
            Card("choose", "character", card.id, i) for i, card in enumerate(cards.characters)
        ]
        self.use: Final[list[Choice]] = [
            Card("use", "character", card.id, i) for i, card in enumerate(cards.characters)
        ]
        self.drop: Final[list[Choice]] = [Card("drop", "task", card.id, i) for i, card in enumerate(cards.tasks)]
        # Places: the board's areas and the cards that are places. Those of the chamber go by the card that lies there.
        names = AREAS + [""] * (OWN_TASK - len(AREAS)) + [card.id for card in cards.tasks]
        names += [""] * (OWN_SAYS - len(names)) + [card.id for card in cards.says]
        self.place: Final[list[Choice]] = [Place(i, name, False) for i, name in enumerate(names)]
        self.barge: Final[list[Choice]] = [Place(i, name, True) for i, name in enumerate(names)]


_menus: Final[list[Menu]] = []


def menu(cards: Cards) -> Menu:
    """The shared menu of a set of cards."""
    for known in _menus:
        if known.cards is cards:
            return known
    made = Menu(cards)
    _menus.append(made)
    return made
