"""The course of a round: its start, whose turn it is, its end."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Step

from ..constants import NONE, SHARED, TABLES
from ..state import Tavern
from .automa import RollAutoma
from .decks import chamber
from .decks.chamber import ClaimTasks, RefillChamber
from .decks.nasty import NastyDown
from .decks.orders import fill_table, forget
from .placement import anyone_can_place
from .scoring import FinalScoring
from .turn import Turn, idle


class StartRound(Step[Tavern]):
    """CT-R02. The chamber opens in its round; alone, the Automa's dice; then everybody rolls."""

    def run(self, s: Tavern) -> None:
        s.clover = NONE
        if s.events is not None:
            time = s.cards.times[s.clock - 1]
            if s.solo:
                s.tell("round_alone", {"round": s.clock, "time": time})
            else:
                s.tell("round", {"round": s.clock, "time": time, "seat": s.first})
        if s.with_chamber and s.clock == s.cards.opens:
            chamber.open_chamber(s)
        s.agenda.append(FIRST_TURN)
        s.agenda.append(ROLL_DICE)
        if s.solo:
            s.agenda.append(ROLL_AUTOMA)


class RollDice(Step[Tavern]):
    """CT-R02, CT-R11, CT-O04. Every player rolls all their dice, the holder of the white die one more."""

    def run(self, s: Tavern) -> None:
        for offset in range(s.seats):
            seat = s.seat_at(offset)
            waiter = s.waiters[seat]
            waiter.dice = [s.chance.roll(6) for _ in range(s.cards.own_dice + (1 if seat == s.white else 0))]
            waiter.dice.sort()
            waiter.turns = 0
            if s.events is not None:
                s.tell("roll", {"seat": seat, "dice": waiter.dice[:]})


class BeginTurn(Step[Tavern]):
    """CT-R03, CT-R05, CT-T02, CT-T03. A player's turn begins; the first of a round may bring the duty to take.

    Nobody is asked for a turn in which there is nothing to do.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("offset",)

    def __init__(self, offset: int) -> None:
        self.offset: int = offset

    def run(self, s: Tavern) -> None:
        seat = s.seat_at(self.offset)
        waiter = s.waiters[seat]
        s.duty = waiter.turns == 0 and waiter.order == NONE
        waiter.turns += 1
        s.placed = False
        s.hammer = False
        s.watch = 0
        s.agenda.append(EndTurn(self.offset))
        if not idle(s, seat):
            s.agenda.append(Turn(seat))


class EndTurn(Step[Tavern]):
    """CT-R07, CT-I08. After a finished turn: the round ends if nobody can place; else an extra turn, or the next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("offset",)

    def __init__(self, offset: int) -> None:
        self.offset: int = offset

    def run(self, s: Tavern) -> None:
        s.hammer = False
        s.watch = 0
        s.duty = False
        if not anyone_can_place(s):
            s.extra = 0
            s.agenda.append(END_ROUND)
        elif s.extra:
            s.extra -= 1
            s.agenda.append(BeginTurn(self.offset))
        else:
            s.agenda.append(BeginTurn((self.offset + 1) % s.seats))


class EndRound(Step[Tavern]):
    """CT-R01, CT-R08, CT-R09, CT-P12. What lies between two rounds, in its exact order; after round 10 the end."""

    def run(self, s: Tavern) -> None:
        agenda = s.agenda
        s.starter = s.first
        if s.clock >= len(s.cards.times):
            agenda.append(FINAL_SCORING)
            if not s.retail:
                push_nasty_moves(s)
            return
        s.clock += 1
        s.ending_round = True
        agenda.append(NEXT_ROUND)
        if s.chamber_open:
            agenda.append(REFILL_CHAMBER)
            for offset in range(s.seats - 1, -1, -1):
                agenda.append(ClaimTasks(s.seat_at(offset)))
        agenda.append(SETTLE_ORDERS)
        push_nasty_moves(s)


def push_nasty_moves(s: Tavern) -> None:
    """CT-N02, CT-R08. Every player with an open Order moves down, in the turn order of the coming round."""
    for offset in range(s.seats - 1, -1, -1):
        seat = s.seat_at(offset)
        if s.waiters[seat].order != NONE:
            s.agenda.append(NastyDown(seat))


class SettleOrders(Step[Tavern]):
    """CT-R08 steps 3 and 4, CT-G12, CT-O06, CT-Z01. Forgotten Orders, the blocked one, and empty tables."""

    def run(self, s: Tavern) -> None:
        for offset in range(s.seats):
            forget(s, s.seat_at(offset))
        blocked = s.blocked_table
        if blocked != NONE and s.tables[blocked] != NONE:
            if s.events is not None:
                s.tell("blocked_gone", {"order": s.cards.orders[s.tables[blocked]].id})
            s.order_discard.append(s.tables[blocked])
            s.tables[blocked] = NONE
            fill_table(s, blocked)
        for table in range(TABLES):
            if s.tables[table] == NONE and not occupied(s, table):
                fill_table(s, table)


def occupied(s: Tavern, table: int) -> bool:
    """CT-G01. Does a meeple stand on a table?"""
    for waiter in s.waiters:
        if waiter.table == table:
            return True
    return False


class NextRound(Step[Tavern]):
    """CT-R08 steps 6 and 7, CT-R10, CT-I09. All dice come back, all places are free, the white die is assigned."""

    def run(self, s: Tavern) -> None:
        for waiter in s.waiters:
            waiter.dice = []
            waiter.tasks_used = 0
        s.placements = []
        s.used = [0] * SHARED
        s.blocked = 0
        s.blocked_table = NONE
        s.automa = []
        if not s.solo:
            give_white_die(s)
        s.ending_round = False
        s.agenda.append(START_ROUND)


def give_white_die(s: Tavern) -> None:
    """CT-R10, CT-I09. To whoever claimed it, else to the fewest points; on a tie to the last of the coming round."""
    seat = s.clover
    if seat == NONE:
        seat = s.seat_at(0)
        for offset in range(1, s.seats):
            other = s.seat_at(offset)
            if s.waiters[other].score <= s.waiters[seat].score:
                seat = other
    if seat != s.white:
        s.white = seat
        if s.events is not None:
            s.tell("white_die", {"seat": seat})


START_ROUND: Final = StartRound()
ROLL_DICE: Final = RollDice()
ROLL_AUTOMA: Final = RollAutoma()
FIRST_TURN: Final = BeginTurn(0)
END_ROUND: Final = EndRound()
SETTLE_ORDERS: Final = SettleOrders()
REFILL_CHAMBER: Final = RefillChamber()
NEXT_ROUND: Final = NextRound()
FINAL_SCORING: Final = FinalScoring()
