"""Action cards: playing one, the counters to it, and what each does once nobody stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.engine.state import Choice, Fact, Refusal, Step

from ..choices import PASS, Play
from ..constants import (
    ACTION,
    CANCEL,
    CANCEL_AND_TAKE,
    CRITICAL_MISS,
    EDGE_OUT,
    GLANCING_BLOW,
    HUMAN_SHIELD,
    JOCKEY,
    MIXED_SIGNALS,
    NOBODY,
    RALLY,
    TRIP,
    UNINTENTIONAL,
)
from ..parts import Played, new_attack
from ..state import Cavern
from . import why_not
from .draws import Limit, leave_hand
from .harm import bury, hurt


def play(s: Cavern, seat: int, choice: Play) -> None:
    """CC-C01, CC-C05, CC-C15. A card goes from the hand onto the stack, all it names said, and may be countered."""
    card = s.cards.cards[choice.card]
    target = choice.target
    if target == NOBODY:
        if choice.blow >= 0:
            target = s.pile[choice.blow].owner
        elif card.effect == EDGE_OUT:
            target = s.active
        elif s.attack is not None and card.effect >= TRIP:
            target = s.attack.owner
    leave_hand(s.heroes[seat], choice.card)
    s.stack.append(
        Played(card=choice.card, seat=seat, target=target, own=choice.own, other=choice.other, blow=choice.blow)
    )
    s.mark_revealed()
    if s.events is not None:
        facts: dict[str, Fact] = {"seat": seat, "card": card.id}
        if target >= 0:
            facts["target"] = target
            s.tell("play_on", facts)
        else:
            s.tell("play", facts)
    s.agenda.append(Counter(len(s.stack), 0))


class Counter(Step[Cavern]):
    """CC-C05, CC-C07, CC-C13, CC-X14. Everybody but whoever played the card on top may stop it, once round; `passed`
    are those who let it pass, as bits. When nobody is left it takes effect. Whoever holds any card is asked, so that
    being asked says nothing (CC-C04)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("depth", "passed")

    def __init__(self, depth: int, passed: int) -> None:
        self.depth: int = depth
        self.passed: int = passed

    def run(self, s: Cavern) -> None:
        if len(s.stack) < self.depth:
            return
        if s.unseen(CANCEL) or s.unseen(CANCEL_AND_TAKE):
            for seat in s.after(s.stack[self.depth - 1].seat):
                if not self.passed >> seat & 1 and s.heroes[seat].hand:
                    s.ask(seat, "counter", counters(s, seat))
                    return
        take_effect(s)

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            s.agenda.append(Counter(self.depth, 0))
            play(s, seat, choice)
        else:
            s.agenda.append(Counter(self.depth, self.passed | 1 << seat))

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_window(s, seat, "counter")


def counters(s: Cavern, seat: int) -> list[Choice]:
    """CC-C53, CC-C54. The counters in a hand."""
    options: list[Choice] = []
    for card in s.held(seat, ACTION):
        effect = s.cards.cards[card].effect
        if effect == CANCEL or effect == CANCEL_AND_TAKE:
            options.append(s.cards.choices.plays[card])
    options.append(PASS)
    return options


def take_effect(s: Cavern) -> None:
    """CC-C06, CC-C12. The card on top of the stack takes effect and is discarded."""
    played = s.stack.pop()
    card = s.cards.cards[played.card]
    if played.target >= 0 and not s.heroes[played.target].alive:
        s.discard.append(played.card)
        return
    if s.events is not None and card.effect != CANCEL and card.effect != CANCEL_AND_TAKE:
        s.tell("takes_effect", {"card": card.id, "seat": played.seat})
    if card.effect != UNINTENTIONAL:
        s.discard.append(played.card)
    EFFECTS[card.effect](s, played)
    if card.names_player:
        s.rules().action_done(s)


# What each Action card does.
def edge_out(s: Cavern, played: Played) -> None:
    """CC-C51. All face-down set cards of the active player are discarded; riders stay."""
    discard_laid(s, played.target)


def mixed_signals(s: Cavern, played: Played) -> None:
    """CC-C52. Two face-down cards change places; each keeps the one who set it, who alone knows it."""
    mine = s.heroes[played.seat]
    theirs = s.heroes[played.target]
    card, by = mine.laid[played.own], mine.laid_by[played.own]
    mine.laid[played.own] = theirs.laid[played.other]
    mine.laid_by[played.own] = theirs.laid_by[played.other]
    theirs.laid[played.other] = card
    theirs.laid_by[played.other] = by
    if s.events is not None:
        s.tell("swap", {"seat": played.seat, "target": played.target})


def cancel(s: Cavern, played: Played) -> None:
    """CC-C53. The card under it is discarded without effect."""
    under = s.stack.pop()
    s.discard.append(under.card)
    if s.events is not None:
        s.tell("cancelled", {"card": s.cards.id(under.card), "seat": played.seat})


def cancel_and_take(s: Cavern, played: Played) -> None:
    """CC-C54, CC-C14. The card under it goes, in everybody's sight, into the hand of the one who stopped it."""
    under = s.stack.pop()
    hero = s.heroes[played.seat]
    hero.hand.append(under.card)
    hero.hand.sort()
    hero.known.append(under.card)
    hero.known.sort()
    s.agenda.append(Limit(played.seat))
    if s.events is not None:
        s.tell("taken", {"card": s.cards.id(under.card), "seat": played.seat})


def trip(s: Cavern, played: Played) -> None:
    """CC-C55. The attack fails, the other set cards go, and the player sets nothing in the next round."""
    cancel_attack(s)
    discard_laid(s, played.target)
    s.heroes[played.target].tripped = 2


def critical_miss(s: Cavern, played: Played) -> None:
    """CC-C56. The attack fails and hurts the attacker; a second set card stays."""
    cancel_attack(s)
    hurt(s, played.target, s.cards.cards[played.card].amount)
    bury(s)


def rally(s: Cavern, played: Played) -> None:
    """CC-C57. More damage, and several add up."""
    if s.attack is not None:
        s.attack.flat += s.cards.cards[played.card].amount


def human_shield(s: Cavern, played: Played) -> None:
    """CC-C58. The strike, with all it carries, is aimed at somebody else."""
    s.struck = played.target


def glancing_blow(s: Cavern, played: Played) -> None:
    """CC-C59, CC-A07. An attack turns; the creature's Life Points follow by themselves."""
    blow = s.attack if played.blow < 0 else s.pile[played.blow]
    if blow is not None:
        blow.turn(s.cards.cards[played.card].steps)
        if s.events is not None:
            s.tell("turned", {"seat": blow.owner, "card": s.cards.id(blow.card), "count": s.value(blow)})


def jockey(s: Cavern, played: Played) -> None:
    """CC-C61. Two Initiative cards change owners."""
    mine = s.heroes[played.seat]
    theirs = s.heroes[played.target]
    number = mine.initiative
    mine.initiative = theirs.initiative
    theirs.initiative = number
    if s.events is not None:
        s.tell("new_order", {"seat": s.by_initiative()})


def unintentional(s: Cavern, played: Played) -> None:
    """CC-C60. The maneuver goes, and this card stands in its place as a plain attack of the same player."""
    attack = s.attack
    if attack is None:
        s.discard.append(played.card)
        return
    s.discard.append(attack.card)
    s.attack = new_attack(played.card, attack.owner)


EFFECTS: Final[dict[int, Callable[[Cavern, Played], None]]] = {
    EDGE_OUT: edge_out,
    MIXED_SIGNALS: mixed_signals,
    CANCEL: cancel,
    CANCEL_AND_TAKE: cancel_and_take,
    TRIP: trip,
    CRITICAL_MISS: critical_miss,
    RALLY: rally,
    HUMAN_SHIELD: human_shield,
    GLANCING_BLOW: glancing_blow,
    JOCKEY: jockey,
    UNINTENTIONAL: unintentional,
}


def cancel_attack(s: Cavern) -> None:
    """CC-T06. The attack just revealed goes to the discard pile."""
    attack = s.attack
    if attack is not None:
        s.discard.append(attack.card)
        s.attack = None
        if s.events is not None:
            s.tell("failed", {"seat": attack.owner, "card": s.cards.id(attack.card)})


def discard_laid(s: Cavern, seat: int) -> None:
    """Set cards that will not be revealed go to the face-up discard pile."""
    hero = s.heroes[seat]
    if hero.laid:
        s.discard.extend(hero.laid)
        if s.events is not None:
            s.tell("laid_lost", {"seat": seat, "card": s.cards.ids(hero.laid)})
        hero.laid = []
        hero.laid_by = []
        s.mark_revealed()
