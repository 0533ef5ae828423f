"""Clean-up: delayed effects, pieces come home, claims that wait for dice."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ..choices import TO, To
from ..constants import (
    AREAS,
    BUILDING_OF,
    COLOURS,
    DEPARTMENT_DARK_MALT,
    DEPARTMENT_SEEDS,
    DEPARTMENT_SKILL,
    HOPS_INCREASE,
    HOPS_SEED,
    MALT_INCREASE,
    MALT_ROAST,
    MALT_SEED,
    SCHOOL_REROLL,
    SCHOOL_SWAP,
    SCHOOL_TRAIN,
    SPACES,
)
from ..dice import NOTHING, OLD, ROUND_MARKS, SEED, colour_of, name, new_die, put, turned_up
from ..state import Brewer, Yard
from .placement import gain_coins, gain_seeds, put_own


class CleanUp(Step[Yard]):
    """DB-C1, DB-C2. One player after another in turn order; then the waiting claims fail and marks end."""

    FIELDS: ClassVar[tuple[str, ...]] = ("offset",)

    def __init__(self, offset: int) -> None:
        self.offset: int = offset

    def run(self, s: Yard) -> None:
        if self.offset == s.seats:
            fail_claims(s)
            end_marks(s)
            return
        seat = s.seat_at(self.offset)
        s.agenda.append(CleanUp(self.offset + 1))
        s.agenda.append(ComeHome(seat))
        brewer = s.brewers[seat]
        for space in (HOPS_INCREASE, MALT_INCREASE):
            if brewer.base[space] != NOTHING and not closed(s, brewer, space):
                s.agenda.append(RaiseDie(seat, space))


def closed(s: Yard, brewer: Brewer, space: int) -> bool:
    """DB-T11, DB-C10, DB-T16. Is this space's building closed, other than to placement alone?"""
    return not s.early_block and brewer.closed >> BUILDING_OF[space] & 1 == 1


class RaiseDie(Step[Yard]):
    """DB-C3. Step 1: the die on an increase space gains a point and goes where its owner likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: int = seat
        self.space: int = space

    def run(self, s: Yard) -> None:
        s.ask(self.seat, "raised", TO)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        assert isinstance(choice, To)
        brewer = s.brewers[seat]
        die = turned_up(brewer.base[self.space], s.cards.spaces[self.space].amount)
        brewer.base[self.space] = NOTHING
        put_own(brewer, die, choice.area)
        if s.events is not None:
            s.tell("raised", {"seat": seat, "die": name(die), "area": AREAS[choice.area]})


class ComeHome(Step[Yard]):
    """DB-C4, DB-C5. Step 2: dice come home and trained dice arrive. Step 3: exchanges, in board order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Yard) -> None:
        seat = self.seat
        brewer = s.brewers[seat]
        return_without_effect(s, seat)
        for space in range(11):
            if brewer.speed[space] != NOTHING:
                put(brewer.reserve, brewer.speed[space])
                brewer.speed[space] = NOTHING
        if brewer.market_die:
            put(brewer.reserve, brewer.market_die)
            brewer.market_die = NOTHING
        for space in (SCHOOL_REROLL, SCHOOL_SWAP, SCHOOL_TRAIN):
            if brewer.base[space] != NOTHING:
                put(brewer.reserve, brewer.base[space])
                brewer.base[space] = NOTHING
                if space == SCHOOL_TRAIN:
                    claim(s, seat, space)
        for space in (MALT_SEED, MALT_ROAST, HOPS_SEED):
            if brewer.base[space] != NOTHING:
                claim(s, seat, space)
        if brewer.base[DEPARTMENT_SEEDS] != NOTHING:
            # DB-C9. Even for nothing: the rulebook sends every die of the Department to the supply.
            gain_seeds(s, seat, s.cards.spaces[DEPARTMENT_SEEDS].amount)
            leave_board(s, seat, DEPARTMENT_SEEDS)
        for space in (DEPARTMENT_DARK_MALT, DEPARTMENT_SKILL):
            if brewer.base[space] != NOTHING:
                gain_coins(s, seat, s.cards.spaces[space].amount)
                leave_board(s, seat, space)


def return_without_effect(s: Yard, seat: int) -> None:
    """DB-T11, DB-C10. Pieces in a closed building: seeds to the Storehouse, dice to the Active Reserve."""
    brewer = s.brewers[seat]
    if brewer.closed:
        for space in range(11):
            if brewer.base[space] != NOTHING and closed(s, brewer, space):
                come_back(s, seat, space)


def come_back(s: Yard, seat: int, space: int) -> None:
    """A base piece returns to its owner, nothing gained."""
    brewer = s.brewers[seat]
    piece = brewer.base[space]
    brewer.base[space] = NOTHING
    if piece == SEED:
        brewer.seeds += 1
    else:
        put(brewer.reserve, piece)
    if s.events is not None:
        s.tell("come_back", {"seat": seat, "space": SPACES[space]})


def leave_board(s: Yard, seat: int, space: int) -> None:
    """DB-C13, DB-P21. After its gain a base piece goes to the supply, where it may serve waiting claims."""
    brewer = s.brewers[seat]
    piece = brewer.base[space]
    brewer.base[space] = NOTHING
    if piece == SEED:
        s.seeds += 1
    elif piece != NOTHING:
        s.supply[colour_of(piece)] += 1
        serve_claims(s)


def claim(s: Yard, seat: int, space: int) -> None:
    """DB-C5, DB-C6. Take the die that a space promises; with none in the supply the claim waits."""
    if s.supply[s.cards.spaces[space].gain]:
        fulfil(s, seat, space)
    else:
        s.claims.append(seat * 16 + space)
        if s.events is not None:
            s.tell("claim_waits", {"seat": seat, "space": SPACES[space]})


def fulfil(s: Yard, seat: int, space: int) -> None:
    """DB-P10, DB-P11, DB-P13, DB-P17. The die arrives unrolled; then the base piece leaves."""
    colour = s.cards.spaces[space].gain
    s.supply[colour] -= 1
    put(s.brewers[seat].reserve, new_die(colour))
    if s.events is not None:
        s.tell("gain_die", {"seat": seat, "colour": COLOURS[colour]})
    leave_board(s, seat, space)


def serve_claims(s: Yard) -> None:
    """DB-C7. The oldest waiting claim whose colour has come in takes its die at once."""
    for i, waiting in enumerate(s.claims):
        if s.supply[s.cards.spaces[waiting & 15].gain]:
            s.claims.pop(i)
            fulfil(s, waiting >> 4, waiting & 15)
            return


def fail_claims(s: Yard) -> None:
    """DB-C8. Claims still waiting fail: a seed is wasted, a roast's die comes back, training gives nothing."""
    for waiting in s.claims:
        seat = waiting >> 4
        space = waiting & 15
        piece = s.brewers[seat].base[space]
        if s.events is not None:
            s.tell("claim_fails", {"seat": seat, "space": SPACES[space]})
        if piece == SEED:
            leave_board(s, seat, space)
        elif piece != NOTHING:
            come_back(s, seat, space)
    s.claims = []


def end_marks(s: Yard) -> None:
    """DB-C11, DB-K6, DB-T7. Block tokens, marks and bonuses end with the round."""
    old = OLD if s.unlucky else 0
    for brewer in s.brewers:
        brewer.reserve = [die & ~(ROUND_MARKS | OLD) for die in brewer.reserve]
        brewer.reserve.sort()
        brewer.store = [(die & ~ROUND_MARKS) | old for die in brewer.store]
        brewer.store.sort()
        brewer.used = 0
        brewer.blocked = 0
        brewer.closed = 0
        brewer.passed = False
        brewer.bought_ingredient = False
        brewer.bought_token = False
        brewer.credit_spent = 0
    s.blocked_slots = 0
