"""What creatures do to the party: strikes and their answers, sweeps, and whom an attack is aimed at."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from ..choices import PASS, Play
from ..constants import (
    ACTION,
    AIM_CYCLE,
    AIM_DUEL,
    AIM_FIRST_DAMAGER,
    AIM_HARDEST,
    AIM_INITIATIVE,
    AIM_LAST,
    AIM_LAST_DAMAGER,
    AIM_LEAST_DAMAGER,
    AIM_PARTY,
    HUMAN_SHIELD,
    NOBODY,
)
from ..definitions.native import Aim
from ..parts import Blow, Noted
from ..state import Cavern
from . import why_not
from .actions import play
from .harm import at_or_last, bury, hurt, sweep


class Strike(Step[Cavern]):
    """CC-G06, CC-M04, CC-M12. One blow of a creature at one player; lost if that player has died meanwhile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "damage", "ordinal")

    def __init__(self, seat: int, damage: int, ordinal: int) -> None:
        self.seat: int = seat
        self.damage: int = damage
        self.ordinal: int = ordinal

    def run(self, s: Cavern) -> None:
        if not s.heroes[self.seat].alive:
            return
        s.struck = self.seat
        s.force = self.damage
        s.ordinal = self.ordinal
        if s.events is not None:
            creature = s.creature_id(s.rules().striker(s, self.ordinal))
            s.tell("strike", {"seat": self.seat, "count": self.damage, "creature": creature})
        s.agenda.append(LAND)
        s.agenda.append(STRIKE_RESPONSE)


class StrikeResponse(Step[Cavern]):
    """CC-C02, CC-C58, CC-X17. The player aimed at may hide behind another; then that one is asked."""

    def run(self, s: Cavern) -> None:
        seat = s.struck
        if s.heroes[seat].hand and s.living() > 1 and s.unseen(HUMAN_SHIELD):
            options: list[Choice] = []
            for card in s.held(seat, ACTION):
                if s.cards.cards[card].effect == HUMAN_SHIELD:
                    for other, hero in enumerate(s.heroes):
                        if other != seat and hero.alive:
                            options.append(s.cards.choices.play(card, other, -1, -1, -1))
            options.append(PASS)
            s.ask(seat, "strike_response", options)

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            s.agenda.append(STRIKE_RESPONSE)
            play(s, seat, choice)

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_window(s, seat, "strike_response")


class Land(Step[Cavern]):
    """CC-M03, CC-M10. The strike falls, with what it does to a player it really damaged."""

    def run(self, s: Cavern) -> None:
        seat, damage, ordinal = s.struck, s.force, s.ordinal
        s.struck = NOBODY
        s.force = 0
        s.ordinal = 0
        lost = hurt(s, seat, damage)
        bury(s)
        if lost and s.heroes[seat].alive:
            s.rules().struck(s, seat, ordinal)


class Sweep(Step[Cavern]):
    """CC-G06, CC-M07. An attack on the whole party; nobody can step aside."""

    FIELDS: ClassVar[tuple[str, ...]] = ("damage",)

    def __init__(self, damage: int) -> None:
        self.damage: int = damage

    def run(self, s: Cavern) -> None:
        if s.done:
            return
        if s.events is not None:
            s.tell("sweep", {"count": self.damage, "encounter": s.encounter().id})
        s.rules().swept(s, sweep(s, self.damage))


class PendingStrikes(Step[Cavern]):
    """CC-R02, CC-M05, CC-M06. The noted strikes fall one after another, each on whoever then holds its number."""

    def run(self, s: Cavern) -> None:
        if s.done:
            s.noted = []
        if not s.noted:
            return
        noted = s.noted.pop(0)
        s.agenda.append(PENDING_STRIKES)
        s.rules().falls(s, noted)


LAND: Final = Land()
STRIKE_RESPONSE: Final = StrikeResponse()
PENDING_STRIKES: Final = PendingStrikes()


def noted_target(s: Cavern, noted: Noted) -> int:
    """CC-M06, CC-N07, CC-N18a. Whom a noted strike falls on, now that initiative is drawn."""
    if noted.aim == AIM_LAST:
        return s.last_in_line()
    number = noted.number
    if noted.aim == AIM_CYCLE:
        number = (number - 1) % s.drawn + 1
    return at_or_last(s, number)


def perform(s: Cavern, aims: list[Aim]) -> bool:
    """CC-M02, CC-M04, CC-M05, CC-M12. A creature's attack: strikes keyed to initiative are noted, the others fall on
    targets fixed before the first of them falls. False if the first line finds nobody."""
    steps: list[Step[Cavern]] = []
    for ordinal, aim in enumerate(aims):
        if aim.kind <= AIM_CYCLE or aim.kind == AIM_DUEL:
            s.noted.append(Noted(aim.kind, aim.number, aim.damage, ordinal))
        elif aim.kind == AIM_PARTY:
            steps.append(Sweep(aim.damage))
        else:
            seat = selected(s, aim)
            if seat != NOBODY:
                steps.append(Strike(seat, aim.damage, ordinal))
            elif ordinal == 0:
                return False
    push_in_order(s, steps)
    return True


def push_in_order(s: Cavern, steps: list[Step[Cavern]]) -> None:
    """Put steps on the agenda so that the first of the list happens first."""
    for i in range(len(steps) - 1, -1, -1):
        s.agenda.append(steps[i])


# CC-M08. Whom a creature remembers, by the blows of the round as the pile showed them at its end.
def damage_of(s: Cavern, blow: Blow) -> int:
    """Fire counts as damage done, though it is no attack (ruling A-31)."""
    return blow.flat if blow.card < 0 else s.dealt(blow)


def selected(s: Cavern, aim: Aim) -> int:
    """CC-M08, CC-M09. The living player whom a line of the matrix means; nobody if it finds none."""
    if aim.kind == AIM_FIRST_DAMAGER:
        for blow in s.spent:
            if s.heroes[blow.owner].alive and damage_of(s, blow) >= 1:
                return blow.owner
        return NOBODY
    if aim.kind == AIM_LAST_DAMAGER:
        for i in range(len(s.spent) - 1, -1, -1):
            if s.heroes[s.spent[i].owner].alive and damage_of(s, s.spent[i]) >= 1:
                return s.spent[i].owner
        return NOBODY
    if aim.kind == AIM_LEAST_DAMAGER:
        return least_damager(s)
    if aim.kind == AIM_HARDEST:
        first = hardest(s, NOBODY)
        return first if aim.number == 1 else hardest(s, first)
    if aim.kind == AIM_INITIATIVE or aim.kind == AIM_LAST:
        return at_or_last(s, aim.number)
    return NOBODY


def least_damager(s: Cavern) -> int:
    """Lowest total damage, 0 included; ties go to the higher Initiative number."""
    best = NOBODY
    least = 0
    for seat in s.by_initiative():
        total = 0
        for blow in s.spent:
            if blow.owner == seat:
                total += damage_of(s, blow)
        if best == NOBODY or total <= least:
            best, least = seat, total
    return best


def hardest(s: Cavern, but: int) -> int:
    """The owner of the hardest attack that did damage, but for one player; ties go to the earlier attack."""
    best = NOBODY
    most = 0
    for blow in s.spent:
        if blow.card >= 0 and blow.owner != but and s.heroes[blow.owner].alive and s.dealt(blow) >= 1:
            value = s.value(blow)
            if value > most:
                best, most = blow.owner, value
    return best
