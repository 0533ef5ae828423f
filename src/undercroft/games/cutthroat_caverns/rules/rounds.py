"""The course of a round of combat."""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice, Refusal, Step

from ..choices import SetCards
from ..constants import ATTACK, NOBODY
from ..state import Cavern
from . import why_not
from .actions import discard_laid
from .attacks import NextTurn
from .draws import all_draw_one
from .harm import bury
from .items import upkeep
from .strikes import PENDING_STRIKES
from .windows import InitiativeWindow


class StartRound(Step[Cavern]):
    """CC-G04, CC-R15, CC-E11. The parts of a round, in their order. A 61st round kills everybody."""

    def run(self, s: Cavern) -> None:
        if s.done:
            return
        if s.round == s.cards.last_round:
            for hero in s.heroes:
                hero.life = 0
            bury(s)
            return
        s.round += 1
        s.revealed = False
        agenda = s.agenda
        agenda.append(START_ROUND)
        agenda.append(DRAW_ONE)
        agenda.append(UPKEEP)
        agenda.append(CREATURE)
        agenda.append(PILE_TOTAL)
        agenda.append(FIRST_TURN)
        agenda.append(LOCK)
        agenda.append(SET)
        agenda.append(INITIATIVE_WINDOW)
        agenda.append(ROUND_START)
        agenda.append(PENDING_STRIKES)
        deal_initiative(s)


def deal_initiative(s: Cavern) -> None:
    """CC-R01, CC-S02, CC-D03. Cards 1 to L, one to each living player at random."""
    s.drawn = s.living()
    numbers = list(range(1, s.drawn + 1))
    s.chance.shuffle(numbers)
    at = 0
    for hero in s.heroes:
        if hero.alive:
            hero.initiative = numbers[at]
            at += 1
    if s.events is not None:
        s.tell("initiative", {"round": s.round, "seat": s.by_initiative()})


class RoundStart(Step[Cavern]):
    """CC-R03. What the encounter does as a round starts."""

    def run(self, s: Cavern) -> None:
        if not s.done:
            s.rules().round_starts(s)


class SetAttacks(Step[Cavern]):
    """CC-R05, CC-R06, CC-R07, CC-R08, CC-X08. All at once and in secret every able player puts a card face down. An
    answer may be changed until the last one is in; from then on cards are exchanged before the first reveal."""

    def run(self, s: Cavern) -> None:
        if s.done:
            return
        for seat, hero in enumerate(s.heroes):
            if s.able(hero):
                s.ask(seat, "set", settable(s, seat))

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, SetCards)
        hero = s.heroes[seat]
        for card in choice.cards:
            hero.hand.remove(card)
            hero.laid.append(card)
            hero.laid_by.append(seat)
        # Whether one of the cards that everybody saw being taken lies there now, nobody can tell.
        hero.known = []

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_set(s, seat)


def settable(s: Cavern, seat: int) -> list[Choice]:
    """CC-R06, CC-R07. An Attack card if there is any, else any card as a bluff; with Haste a second Attack card."""
    table = s.cards.choices
    hero = s.heroes[seat]
    options = [table.sets[card] for card in s.may_lay(seat)]
    if s.hasted(hero):
        attacks = s.held(seat, ATTACK)
        for first in attacks:
            for second in attacks:
                if first != second or hero.hand.count(first) > 1:
                    options.append(table.pair(first, second))
    return options


class Lock(Step[Cavern]):
    """CC-R09. All have set."""

    def run(self, s: Cavern) -> None:
        if s.done:
            return
        if s.events is not None:
            s.tell("set", {"seat": [seat for seat in s.by_initiative() if s.heroes[seat].laid]})
        s.rules().locks(s)


class PileTotal(Step[Cavern]):
    """CC-R11, CC-A12. The pile is counted off the creatures and discarded, with every unrevealed set card."""

    def run(self, s: Cavern) -> None:
        s.active = NOBODY
        for creature in s.creatures:
            life = s.life(creature)
            if s.events is not None and life != creature.start and not s.done:
                s.tell("creature_life", {"creature": s.creature_id(creature.number), "life": life})
            creature.start = life
            creature.other = 0
        for blow in s.pile:
            if blow.card >= 0:
                s.discard.append(blow.card)
        s.spent = s.pile
        s.pile = []
        for seat in range(s.seats):
            discard_laid(s, seat)


class CreatureActs(Step[Cavern]):
    """CC-R12, CC-M01. A living creature acts: before its attack, the attack, after it."""

    def run(self, s: Cavern) -> None:
        if s.done:
            return
        s.agenda.append(AFTER_ATTACK)
        s.agenda.append(CREATURE_ATTACK)
        s.rules().before_attack(s)


class CreatureAttack(Step[Cavern]):
    """CC-M01(b), CC-A52. Holy water takes the attack away, strikes for the next initiative included."""

    def run(self, s: Cavern) -> None:
        if s.blessed:
            if s.events is not None:
                s.tell("blessed", {"encounter": s.encounter().id})
        else:
            s.rules().attack(s)


class AfterAttack(Step[Cavern]):
    """CC-M01(c)."""

    def run(self, s: Cavern) -> None:
        if not s.done:
            s.rules().after_attack(s)


class Upkeep(Step[Cavern]):
    """CC-R13, CC-E10. Potions lose a round, and what lasts a round ends."""

    def run(self, s: Cavern) -> None:
        upkeep(s)
        s.blessed = False
        s.spent = []
        for hero in s.heroes:
            hero.tripped = 1 if hero.tripped == 2 else 0
            hero.petrified = False
            hero.cowering = False
            hero.crowded = 0


class DrawOne(Step[Cavern]):
    """CC-R14. Everybody alive draws one card, from the lead seat on; none when the encounter is over."""

    def run(self, s: Cavern) -> None:
        if not s.done:
            all_draw_one(s)


START_ROUND: Final = StartRound()
ROUND_START: Final = RoundStart()
INITIATIVE_WINDOW: Final = InitiativeWindow(0)
SET: Final = SetAttacks()
LOCK: Final = Lock()
FIRST_TURN: Final = NextTurn(0)
PILE_TOTAL: Final = PileTotal()
CREATURE: Final = CreatureActs()
CREATURE_ATTACK: Final = CreatureAttack()
AFTER_ATTACK: Final = AfterAttack()
UPKEEP: Final = Upkeep()
DRAW_ONE: Final = DrawOne()
