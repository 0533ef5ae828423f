"""A player's turn: revealing a set card, the choices on it, and its resolution on the damage pile."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from ..choices import BLESS, NO_BLESS, NO_THEFT, PLAIN_ATTACK, SPECIAL, TARGETS, Play, Steal, Target
from ..constants import (
    ATTACK,
    CROWD,
    DOUBLE,
    HOLY_WATER,
    NOBODY,
    NORMAL,
    RIDER,
    STANDARD,
    STEAL,
    UNINTENTIONAL,
    different,
)
from ..parts import Blow, new_attack
from ..state import Cavern
from . import why_not
from .actions import play
from .draws import move_item
from .harm import END_CHECK, credit
from .items import PostAttack
from .windows import PreReveal, RevealResponse, maneuver_answers


class NextTurn(Step[Cavern]):
    """CC-R10. The next living player in ascending initiative acts, each once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("after",)

    def __init__(self, after: int) -> None:
        self.after: int = after

    def run(self, s: Cavern) -> None:
        s.active = NOBODY
        if s.done:
            return
        for number in range(self.after + 1, s.seats + 1):
            seat = s.holder(number)
            if seat != NOBODY:
                s.active = seat
                if s.events is not None:
                    s.tell("turn", {"seat": seat, "number": number})
                s.agenda.append(NextTurn(number))
                s.agenda.append(PostAttack(seat))
                s.agenda.append(TurnCard(seat))
                return


class TurnCard(Step[Cavern]):
    """CC-T01, CC-T08, CC-T11. The window before a reveal, then the reveal; again while set cards are left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Cavern) -> None:
        if not s.done and s.heroes[self.seat].alive:
            s.agenda.append(Reveal(self.seat))
            s.agenda.append(PreReveal(self.seat, 0, 0))


class NextCard(Step[Cavern]):
    """CC-T08. A hasted player goes on with the second card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Cavern) -> None:
        if s.heroes[self.seat].laid:
            s.agenda.append(TurnCard(self.seat))


class Reveal(Step[Cavern]):
    """CC-T02, CC-T03, CC-A10. The first set card is turned up; it belongs to the attack of whoever reveals it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Cavern) -> None:
        hero = s.heroes[self.seat]
        if s.done or not hero.laid:
            return
        number = hero.laid.pop(0)
        hero.laid_by.pop(0)
        card = s.cards.cards[number]
        s.mark_revealed()
        s.revealed = True
        s.agenda.append(NextCard(self.seat))
        if s.events is not None:
            s.tell("reveal", {"seat": self.seat, "card": card.id})
        if card.group != ATTACK:
            s.discard.append(number)
            if s.events is not None:
                s.tell("bluff", {"seat": self.seat, "card": card.id})
            return
        s.attack = new_attack(number, self.seat)
        if card.form == STANDARD:
            begin_attack(s)
        else:
            s.agenda.append(ManeuverResponse(0))


def begin_attack(s: Cavern) -> None:
    """CC-T04 to CC-T07. The choices in their order, the step, the answers, the resolution."""
    agenda = s.agenda
    agenda.append(RESOLVE)
    agenda.append(RevealResponse(0))
    agenda.append(PREPARE)
    agenda.append(ASK_HOLY_WATER)
    agenda.append(ASK_TARGET)
    agenda.append(ASK_SPECIAL)


class ManeuverResponse(Step[Cavern]):
    """CC-T03, CC-C60. In the second edition a maneuver may be answered by Unintentional Strike before it is put away;
    it then goes on as a standard attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("passed",)

    def __init__(self, passed: int) -> None:
        self.passed: int = passed

    def run(self, s: Cavern) -> None:
        attack = s.attack
        if attack is None:
            return
        if s.cards.cards[attack.card].effect == UNINTENTIONAL:
            begin_attack(s)
            return
        if s.unseen(UNINTENTIONAL):
            for seat in s.after(attack.owner):
                if not self.passed >> seat & 1 and s.heroes[seat].hand:
                    s.ask(seat, "maneuver_response", maneuver_answers(s, seat))
                    return
        put_away(s, attack)

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            s.agenda.append(ManeuverResponse(0))
            play(s, seat, choice)
        else:
            s.agenda.append(ManeuverResponse(self.passed | 1 << seat))

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_window(s, seat, "maneuver_response")


def put_away(s: Cavern, attack: Blow) -> None:
    """CC-T03, CC-A54. A Feint is discarded, a rider laid in front of its player."""
    s.attack = None
    if s.cards.cards[attack.card].form == RIDER:
        s.heroes[attack.owner].riders.append(attack.card)
    else:
        s.discard.append(attack.card)


class AskSpecial(Step[Cavern]):
    """CC-A03, CC-X10. Whoever reveals a card with the own portrait may make it a special attack."""

    def run(self, s: Cavern) -> None:
        attack = s.attack
        assert attack is not None
        portrait = s.cards.cards[attack.card].portrait
        if portrait >= 0 and portrait == s.heroes[attack.owner].character:
            s.ask(attack.owner, "special", [SPECIAL, PLAIN_ATTACK])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        attack = s.attack
        assert attack is not None
        if choice is SPECIAL:
            attack.special = True
            attack.protected = True
            attack.step = DOUBLE
            if s.events is not None:
                s.tell("special", {"seat": seat, "card": s.cards.id(attack.card)})


class AskTarget(Step[Cavern]):
    """CC-A11, CC-X11, CC-X22. With several creatures alive the attacker names one, for good."""

    def run(self, s: Cavern) -> None:
        attack = s.attack
        assert attack is not None
        if len(s.creatures) == 1:
            attack.target = s.creatures[0].number
        else:
            options: list[Choice] = [TARGETS[creature.number] for creature in s.creatures]
            s.ask(attack.owner, "target", options)

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Target)
        attack = s.attack
        assert attack is not None
        attack.target = choice.creature
        if s.events is not None:
            s.tell("target", {"seat": seat, "creature": s.creature_id(choice.creature)})


class AskHolyWater(Step[Cavern]):
    """CC-A52, CC-X12. Against undead, fiends and demons the bonus may be used."""

    def run(self, s: Cavern) -> None:
        attack = s.attack
        assert attack is not None
        card = s.cards.cards[attack.card]
        if card.effect == HOLY_WATER and card.types >> s.encounter().type & 1:
            s.ask(attack.owner, "holy_water", [BLESS, NO_BLESS])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        attack = s.attack
        assert attack is not None
        if choice is BLESS:
            attack.holy = True
            attack.flat += s.cards.cards[attack.card].amount


class Prepare(Step[Cavern]):
    """CC-T05, CC-A04, CC-A05, CC-A09. The step before any answer: boosts first, then penalties, each clamped. Riders
    and numbness are used up by it."""

    def run(self, s: Cavern) -> None:
        attack = s.attack
        assert attack is not None
        hero = s.heroes[attack.owner]
        attack.turn(s.strength(hero))
        for rider in hero.riders:
            card = s.cards.cards[rider]
            attack.turn(card.steps)
            attack.flat += card.amount
            if card.protects:
                attack.protected = True
            s.discard.append(rider)
        hero.riders = []
        for _ in range(hero.crowded):
            attack.turn(-1)
        if hero.numb:
            attack.turn(-1)
            hero.numb = False
        if s.events is not None and s.value(attack) != s.cards.cards[attack.card].ladder[NORMAL]:
            s.tell("worth", {"seat": attack.owner, "card": s.cards.id(attack.card), "count": s.value(attack)})


class Resolve(Step[Cavern]):
    """CC-T07, CC-T10, CC-A08. Onto the pile, damage, credit; then the card's after-effect, the creature's reaction and
    the end check."""

    def run(self, s: Cavern) -> None:
        attack = s.attack
        if attack is None:
            return
        s.attack = None
        s.pile.append(attack)
        damage = s.dealt(attack)
        if attack.holy and s.cards.cards[attack.card].blesses:
            s.blessed = True
        creature = s.creature(attack.target)
        killed = creature is not None and s.life(creature) <= 0
        if s.events is not None:
            left = 0 if creature is None or killed else s.life(creature)
            hit = s.creature_id(attack.target)
            s.tell("hit", {"seat": attack.owner, "count": damage, "life": left, "creature": hit})
        s.agenda.append(END_CHECK)
        s.agenda.append(Reaction(attack.owner, s.value(attack), damage, killed))
        s.agenda.append(AfterEffect(attack.owner, attack.card))
        if creature is not None and killed:
            credit(s, attack.owner, [creature])


class AfterEffect(Step[Cavern]):
    """CC-T07(4), CC-A51, CC-A53, CC-X15. Crowd marks those who come next; Pickpocket may take an item."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def run(self, s: Cavern) -> None:
        card = s.cards.cards[self.card]
        if card.effect == CROWD:
            left = card.reach
            for number in range(s.heroes[self.seat].initiative + 1, s.seats + 1):
                seat = s.holder(number)
                if seat != NOBODY and left > 0:
                    left -= 1
                    s.heroes[seat].crowded -= card.steps
                    if s.events is not None:
                        s.tell("crowded", {"seat": seat})
        elif card.effect == STEAL:
            options: list[Choice] = []
            for other, hero in enumerate(s.heroes):
                if other != self.seat and hero.alive:
                    for item in different(hero.items):
                        options.append(s.cards.choices.steal(item, other))
            if options:
                options.append(NO_THEFT)
                s.ask(self.seat, "steal", options)

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Steal):
            if s.events is not None:
                s.tell("theft", {"seat": seat, "card": choice.id, "target": choice.target})
            move_item(s, choice.item, choice.target, seat)


class Reaction(Step[Cavern]):
    """CC-T07(5). The creature's answer to an attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value", "damage", "killed")

    def __init__(self, seat: int, value: int, damage: int, killed: bool) -> None:
        self.seat: int = seat
        self.value: int = value
        self.damage: int = damage
        self.killed: bool = killed

    def run(self, s: Cavern) -> None:
        s.rules().reacts(s, self.seat, self.value, self.damage, self.killed, False)


ASK_SPECIAL: Final = AskSpecial()
ASK_TARGET: Final = AskTarget()
ASK_HOLY_WATER: Final = AskHolyWater()
PREPARE: Final = Prepare()
RESOLVE: Final = Resolve()
