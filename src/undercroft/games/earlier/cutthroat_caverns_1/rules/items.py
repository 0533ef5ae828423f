"""Items: the window after an encounter is revealed, potions, offers, and Alchemist's Fire."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Fact, Refusal, Step

from ..choices import ACCEPT, DECLINE, PASS, Give, Use
from ..constants import FIRE, HEAL, IRON_SKIN, NONE, different
from ..parts import Blow, Creature
from ..state import Cavern
from . import why_not
from .draws import move_item
from .harm import END_CHECK, bury, credit, hurt, score


class ItemWindow(Step[Cavern]):
    """CC-E04, CC-C02, CC-I02, CC-X01. In seat order from the lead seat each does one thing or passes, until all living
    players have passed in a row. `place` is who is next in that order, `passes` how many have just passed. Items are
    open, so a player who can do nothing is passed over without telling anything."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "passes")

    def __init__(self, place: int, passes: int) -> None:
        self.place: int = place
        self.passes: int = passes

    def run(self, s: Cavern) -> None:
        order = s.from_lead()
        for skipped in range(len(order) - self.passes):
            seat = order[(self.place + skipped) % len(order)]
            options = moves(s, seat)
            if options:
                options.append(PASS)
                s.ask(seat, "item_window", options)
                return

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        order = s.from_lead()
        place = order.index(seat)
        if isinstance(choice, Use):
            s.agenda.append(ItemWindow((place + 1) % len(order), 0))
            if choice.target >= 0:
                s.heroes[seat].offers += 1
                tell_offer(s, "offer_potion", seat, choice.item, choice.target, NONE)
                s.agenda.append(OfferPotion(seat, choice.item, choice.target))
            else:
                drink(s, seat, choice.item, seat)
        elif isinstance(choice, Give):
            s.agenda.append(ItemWindow((place + 1) % len(order), 0))
            s.heroes[seat].offers += 1
            name = "offer_gift" if choice.wanted < 0 else "offer_trade"
            tell_offer(s, name, seat, choice.item, choice.target, choice.wanted)
            s.agenda.append(OfferItem(seat, choice.item, choice.target, choice.wanted))
        else:
            skipped = (place - self.place) % len(order)
            s.agenda.append(ItemWindow((place + 1) % len(order), self.passes + skipped + 1))

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_item_window(s, seat)


def moves(s: Cavern, seat: int) -> list[Choice]:
    """CC-I02, CC-I04, CC-I05, CC-I06, CC-I11. All that a player may do with items now, passing aside."""
    hero = s.heroes[seat]
    options: list[Choice] = []
    table = s.cards.choices
    for item in different(hero.items):
        card = s.cards.cards[item]
        potion = card.effect >= HEAL
        if potion and helps(s, item, seat):
            options.append(table.uses[item])
        if hero.offers >= s.cards.offers:
            continue
        for other, friend in enumerate(s.heroes):
            if other == seat or not friend.alive:
                continue
            if potion and card.for_others and helps(s, item, other):
                options.append(table.use(item, other))
            options.append(table.give(item, other, NONE))
            for wanted in different(friend.items):
                options.append(table.give(item, other, wanted))
    return options


def helps(s: Cavern, item: int, drinker: int) -> bool:
    """CC-I04. A healing potion needs somebody below full Life Points; the others always work."""
    return s.cards.cards[item].effect != HEAL or s.heroes[drinker].life < s.cards.life


def tell_offer(s: Cavern, name: str, seat: int, item: int, target: int, wanted: int) -> None:
    if s.events is not None:
        facts: dict[str, Fact] = {"seat": seat, "card": s.cards.id(item), "target": target}
        if wanted >= 0:
            facts["wanted"] = s.cards.id(wanted)
        s.tell(name, facts)


class OfferPotion(Step[Cavern]):
    """CC-I04, CC-I11, CC-X02. Nobody drinks another's potion without agreeing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "item", "target")

    def __init__(self, seat: int, item: int, target: int) -> None:
        self.seat: int = seat
        self.item: int = item
        self.target: int = target

    def run(self, s: Cavern) -> None:
        s.ask(self.target, "accept_potion", [ACCEPT, DECLINE])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if choice is ACCEPT:
            drink(s, self.seat, self.item, self.target)
        elif s.events is not None:
            s.tell("declined", {"seat": seat, "target": self.seat})


class OfferItem(Step[Cavern]):
    """CC-I05, CC-I12, CC-X03. A gift, or a trade for `wanted`, needs the other's consent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "item", "target", "wanted")

    def __init__(self, seat: int, item: int, target: int, wanted: int) -> None:
        self.seat: int = seat
        self.item: int = item
        self.target: int = target
        self.wanted: int = wanted

    def run(self, s: Cavern) -> None:
        s.ask(self.target, "accept_gift" if self.wanted < 0 else "accept_trade", [ACCEPT, DECLINE])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if choice is DECLINE:
            if s.events is not None:
                s.tell("declined", {"seat": seat, "target": self.seat})
            return
        if self.wanted >= 0:
            move_item(s, self.wanted, self.target, self.seat)
        move_item(s, self.item, self.seat, self.target)
        if s.events is not None:
            s.tell("accepted", {"seat": seat, "target": self.seat})


def drink(s: Cavern, owner: int, item: int, drinker: int) -> None:
    """CC-I03, CC-I11, CC-I53 to CC-I58. A potion works once: on its owner, or on somebody who agreed."""
    card = s.cards.cards[item]
    s.heroes[owner].items.remove(item)
    hero = s.heroes[drinker]
    if s.events is not None:
        s.tell("drink", {"seat": drinker, "card": card.id})
    if card.effect == HEAL:
        healed = hero.life + card.amount
        hero.life = healed if healed < s.cards.life else s.cards.life
        if s.events is not None:
            s.tell("healed", {"seat": drinker, "life": hero.life})
        if owner == drinker:
            s.removed.append(item)
        else:
            s.heroes[owner].scored.append(item)
            score(s, owner, card.prestige)
    else:
        hero.potions.append(item)
        hero.rounds.append(card.rounds)


def upkeep(s: Cavern) -> None:
    """CC-R13, CC-I58. Haste and Strength lose a round; at 0 they are removed from the game."""
    for hero in s.heroes:
        if hero.potions:
            potions: list[int] = []
            rounds: list[int] = []
            for i, item in enumerate(hero.potions):
                if s.cards.cards[item].effect == IRON_SKIN:
                    potions.append(item)
                    rounds.append(0)
                elif hero.rounds[i] > 1:
                    potions.append(item)
                    rounds.append(hero.rounds[i] - 1)
                else:
                    s.removed.append(item)
            hero.potions = potions
            hero.rounds = rounds


def end_iron_skin(s: Cavern) -> None:
    """CC-I57, CC-E07. Iron Skin ends with the encounter."""
    for hero in s.heroes:
        for i in range(len(hero.potions) - 1, -1, -1):
            if s.cards.cards[hero.potions[i]].effect == IRON_SKIN:
                s.removed.append(hero.potions.pop(i))
                hero.rounds.pop(i)


# Alchemist's Fire.
def fire_of(s: Cavern, seat: int) -> int:
    """The Alchemist's Fire in front of a player, NONE if there is none."""
    for item in s.heroes[seat].items:
        if s.cards.cards[item].effect == FIRE:
            return item
    return NONE


def burn(s: Cavern, seat: int, item: int) -> None:
    """CC-I51, CC-I08. The creatures burn, their killer is credited, everybody else burns, the creature reacts, and
    the end is checked. Not an attack, and nobody can answer it."""
    card = s.cards.cards[item]
    s.heroes[seat].items.remove(item)
    s.removed.append(item)
    if s.events is not None:
        s.tell("fire", {"seat": seat, "card": card.id})
    slain: list[Creature] = []
    count = 0
    for creature in s.creatures:
        creature.other -= card.amount
        count += 1
        if s.life(creature) <= 0:
            slain.append(creature)
    s.pile.append(
        Blow(
            card=NONE,
            owner=seat,
            target=NONE,
            step=0,
            flat=card.amount * count,
            protected=False,
            special=False,
            holy=False,
        )
    )
    credit(s, seat, slain)
    for other in s.from_lead():
        if other != seat:
            hurt(s, other, card.reach)
    bury(s)
    s.agenda.append(END_CHECK)
    s.rules().reacts(s, seat, card.amount, card.amount, len(slain) > 0, True)


class PostAttack(Step[Cavern]):
    """CC-T09, CC-T11, CC-X16. At the end of a turn its player may throw Alchemist's Fire, as often as there is any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Cavern) -> None:
        if s.done or not s.heroes[self.seat].alive:
            return
        fire = fire_of(s, self.seat)
        if fire != NONE:
            s.ask(self.seat, "post_attack", [s.cards.choices.uses[fire], PASS])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Use):
            s.agenda.append(self)
            burn(s, seat, choice.item)

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_window(s, seat, "post_attack")
