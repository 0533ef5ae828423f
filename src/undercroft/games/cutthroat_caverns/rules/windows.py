"""The windows in which Action cards answer what happens. Whoever could hold an answer by what everybody sees is
asked, never only those who really do: being asked, or not, tells nothing (CC-C04). A window in which no answer could
matter does not open."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ..choices import PASS, Exchange, Play, Use
from ..constants import (
    ACTION,
    ATTACK,
    CRITICAL_MISS,
    EDGE_OUT,
    GLANCING_BLOW,
    JOCKEY,
    MIXED_SIGNALS,
    NONE,
    RALLY,
    TRIP,
    UNINTENTIONAL,
    different,
)
from ..parts import Blow
from ..state import Cavern
from . import why_not
from .actions import play
from .items import burn, fire_of


class InitiativeWindow(Step[Cavern]):
    """CC-R04, CC-C02, CC-C03, CC-X07. From Initiative 1 on, everybody may jockey for position."""

    FIELDS: ClassVar[tuple[str, ...]] = ("passed",)

    def __init__(self, passed: int) -> None:
        self.passed: int = passed

    def run(self, s: Cavern) -> None:
        if s.done or s.living() < 2 or not s.unseen(JOCKEY):
            return
        for seat in s.by_initiative():
            if not self.passed >> seat & 1 and s.heroes[seat].hand:
                options: list[Choice] = []
                for card in s.held(seat, ACTION):
                    if s.cards.cards[card].effect == JOCKEY:
                        for other, hero in enumerate(s.heroes):
                            if other != seat and hero.alive:
                                options.append(s.cards.choices.play(card, other, -1, -1, -1))
                options.append(PASS)
                s.ask(seat, "initiative_window", options)
                return

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            s.agenda.append(InitiativeWindow(0))
            play(s, seat, choice)
        else:
            s.agenda.append(InitiativeWindow(self.passed | 1 << seat))

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_window(s, seat, "initiative_window")


class PreReveal(Step[Cavern]):
    """CC-T01, CC-C02, CC-C03, CC-X09, CC-R08. Before the active player reveals: Edge Out, Mixed Signals, Alchemist's
    Fire, and other set cards while none has been revealed. An exchange is no pass; `exchanged` are the set cards that
    have been changed since the last card played, as bits, so that the window ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passed", "exchanged")

    def __init__(self, seat: int, passed: int, exchanged: int) -> None:
        self.seat: int = seat
        self.passed: int = passed
        self.exchanged: int = exchanged

    def run(self, s: Cavern) -> None:
        active = s.heroes[self.seat]
        if s.done or not active.alive:
            return
        edges = len(active.laid) > 0 and s.unseen(EDGE_OUT)
        # Where an Edge Out is possible all the others are asked anyway.
        swaps = not edges and swap_possible(s)
        if swaps or edges or not s.revealed:
            for seat in s.after(self.seat):
                hero = s.heroes[seat]
                if not self.passed >> seat & 1 and (
                    (hero.hand and (edges or (swaps and hero.laid))) or exchangeable(s, seat, self.exchanged)
                ):
                    s.ask(seat, "pre_reveal", pre_reveal_plays(s, seat, self.seat, self.exchanged))
                    return
        if not self.passed >> self.seat & 1 and (
            (active.laid and active.hand and (swaps or swap_possible(s)))
            or exchangeable(s, self.seat, self.exchanged)
            or fire_of(s, self.seat) != NONE
        ):
            s.ask(self.seat, "pre_reveal", pre_reveal_plays(s, self.seat, self.seat, self.exchanged))

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            s.agenda.append(PreReveal(self.seat, 0, 0))
            play(s, seat, choice)
        elif isinstance(choice, Use):
            s.agenda.append(PreReveal(self.seat, 0, 0))
            burn(s, seat, choice.item)
        elif isinstance(choice, Exchange):
            place = exchange(s, seat, choice, self.exchanged)
            s.agenda.append(PreReveal(self.seat, self.passed, self.exchanged | bit_of(seat, place)))
        else:
            s.agenda.append(PreReveal(self.seat, self.passed | 1 << seat, self.exchanged))

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_window(s, seat, "pre_reveal")


def swap_possible(s: Cavern) -> bool:
    """CC-C52. Do two players have a card set, and may somebody hold Mixed Signals?"""
    laying = 0
    for hero in s.heroes:
        if hero.laid:
            laying += 1
    return laying > 1 and s.unseen(MIXED_SIGNALS)


def bit_of(seat: int, place: int) -> int:
    """The bit of a set card, by whose it is and where it lies."""
    return 1 << seat * 2 + place


def exchangeable(s: Cavern, seat: int, exchanged: int) -> list[int]:
    """CC-R08. Where the set cards lie that this seat may still change: set by itself, while nothing has been revealed.
    Nobody looks at a card that was swapped or passed to them, so that one stays."""
    hero = s.heroes[seat]
    if s.revealed or not hero.hand:
        return []
    return [
        place for place in range(len(hero.laid)) if hero.laid_by[place] == seat and not exchanged & bit_of(seat, place)
    ]


def add_exchanges(s: Cavern, seat: int, exchanged: int, options: list[Choice]) -> None:
    """CC-R06, CC-R07, CC-R08. Each set card of one's own for another of the hand: an Attack card if there is any, and
    always where it comes second. Of two equal cards the first is changed first."""
    places = exchangeable(s, seat, exchanged)
    if not places:
        return
    hero = s.heroes[seat]
    attacks = s.held(seat, ATTACK)
    done = NONE
    for place in places:
        old = hero.laid[place]
        if old != done:
            done = old
            bluff = place == 0 and s.cards.cards[old].group != ATTACK and not attacks
            for card in different(hero.hand) if bluff else attacks:
                if card != old:
                    options.append(s.cards.choices.exchange(card, old))


def exchange(s: Cavern, seat: int, choice: Exchange, exchanged: int) -> int:
    """CC-R08. The set card goes back to the hand; the others see only that it was done. Where the card lay."""
    hero = s.heroes[seat]
    place = next(place for place in exchangeable(s, seat, exchanged) if hero.laid[place] == choice.old)
    hero.laid[place] = choice.card
    hero.hand.remove(choice.card)
    hero.hand.append(choice.old)
    hero.hand.sort()
    hero.known = []
    if s.events is not None:
        s.tell("exchange", {"seat": seat})
    return place


def pre_reveal_plays(s: Cavern, seat: int, active: int, exchanged: int) -> list[Choice]:
    """CC-C51, CC-C52, CC-I51, CC-R08. What a seat may really do before a reveal."""
    options: list[Choice] = []
    table = s.cards.choices
    mine = s.heroes[seat]
    for card in s.held(seat, ACTION):
        effect = s.cards.cards[card].effect
        if effect == EDGE_OUT and seat != active and s.heroes[active].laid:
            options.append(table.plays[card])
        elif effect == MIXED_SIGNALS:
            for own in range(len(mine.laid)):
                for other, hero in enumerate(s.heroes):
                    if other != seat:
                        for place in range(len(hero.laid)):
                            options.append(table.play(card, other, own, place, -1))
    if seat == active:
        fire = fire_of(s, seat)
        if fire != NONE:
            options.append(table.uses[fire])
    add_exchanges(s, seat, exchanged, options)
    options.append(PASS)
    return options


class RevealResponse(Step[Cavern]):
    """CC-T06, CC-C02, CC-C03, CC-C08, CC-C09, CC-X13. Once an attack lies open, the others may answer it. The window
    closes at once when the attack has been cancelled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("passed",)

    def __init__(self, passed: int) -> None:
        self.passed: int = passed

    def run(self, s: Cavern) -> None:
        attack = s.attack
        if attack is None:
            return
        glance = s.unseen(GLANCING_BLOW)
        open_attack = not attack.protected and (glance or s.unseen(TRIP) or s.unseen(CRITICAL_MISS) or s.unseen(RALLY))
        for seat in s.after(attack.owner):
            if (
                not self.passed >> seat & 1
                and s.heroes[seat].hand
                and (open_attack or (glance and glanceable(s, seat)))
            ):
                s.ask(seat, "reveal_response", reveal_answers(s, seat, attack))
                return

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            s.agenda.append(RevealResponse(0))
            play(s, seat, choice)
        else:
            s.agenda.append(RevealResponse(self.passed | 1 << seat))

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_window(s, seat, "reveal_response")


def glanceable(s: Cavern, seat: int) -> list[int]:
    """CC-C59. The attacks in the damage pile that this seat may turn down."""
    out: list[int] = []
    for i, blow in enumerate(s.pile):
        if blow.card >= 0 and blow.owner != seat and not blow.protected and s.creature(blow.target) is not None:
            out.append(i)
    return out


def reveal_answers(s: Cavern, seat: int, attack: Blow) -> list[Choice]:
    """CC-C55 to CC-C57, CC-C59. The cards in a hand that answer the attack just revealed."""
    options: list[Choice] = []
    table = s.cards.choices
    for card in s.held(seat, ACTION):
        effect = s.cards.cards[card].effect
        if effect == GLANCING_BLOW:
            if not attack.protected:
                options.append(table.plays[card])
            for blow in glanceable(s, seat):
                options.append(table.play(card, -1, -1, -1, blow))
        elif not attack.protected and (effect == TRIP or effect == CRITICAL_MISS or effect == RALLY):
            options.append(table.plays[card])
    options.append(PASS)
    return options


def maneuver_answers(s: Cavern, seat: int) -> list[Choice]:
    """CC-C60. The only answer to a maneuver."""
    options: list[Choice] = []
    for card in s.held(seat, ACTION):
        if s.cards.cards[card].effect == UNINTENTIONAL:
            options.append(s.cards.choices.plays[card])
    options.append(PASS)
    return options
