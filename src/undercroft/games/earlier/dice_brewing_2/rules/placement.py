"""The placement phase: pieces on the board, speeding up, storing, passing."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ..choices import END_TURN, PASS, TO, Place, PlaceSeed, Play, SpeedUp, Store, To
from ..constants import (
    AREAS,
    DEPARTMENT_SEEDS,
    HOPS_INCREASE,
    MALT_INCREASE,
    RESERVE,
    SCHOOL_REROLL,
    SCHOOL_SWAP,
    SPACES,
)
from ..dice import NOTHING, SEED, colour_of, name, put, rolled, turned_up
from ..state import Brewer, Yard
from . import why_not
from .options import add_placements, add_stores, add_token_plays
from .school import RerollDice, SwapColour
from .tokens import play_token


class NextPlacement(Step[Yard]):
    """DB-F4, DB-F8. The next player in turn order who has not passed takes a turn; none left ends the phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("offset",)

    def __init__(self, offset: int) -> None:
        self.offset: int = offset

    def run(self, s: Yard) -> None:
        for ahead in range(s.seats):
            offset = (self.offset + ahead) % s.seats
            if not s.brewers[s.seat_at(offset)].passed:
                s.pieces = 0
                s.agenda.append(PlacementTurn(offset))
                return


class PlacementTurn(Step[Yard]):
    """DB-F5 to DB-F7, DB-F18. One or two pieces, free actions at any moment, then end the turn, or pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("offset",)

    def __init__(self, offset: int) -> None:
        self.offset: int = offset

    def run(self, s: Yard) -> None:
        seat = s.seat_at(self.offset)
        options: list[Choice] = []
        if s.pieces < 2:
            add_placements(s, s.brewers[seat], options)
        add_stores(s.brewers[seat], options)
        add_token_plays(s, seat, options, False)
        options.append(END_TURN if s.pieces else PASS)
        s.ask(seat, "placement", options)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        if choice is PASS:
            s.brewers[seat].passed = True
            if s.events is not None:
                s.tell("pass", {"seat": seat})
            s.agenda.append(NextPlacement(self.offset + 1))
            return
        if choice is END_TURN:
            s.agenda.append(NextPlacement(self.offset + 1))
            return
        s.agenda.append(self)
        if isinstance(choice, Place):
            place_die(s, seat, choice)
        elif isinstance(choice, SpeedUp):
            speed_up(s, seat, choice)
        elif isinstance(choice, PlaceSeed):
            brewer = s.brewers[seat]
            brewer.seeds -= 1
            put_base(s, seat, choice.space, SEED)
        elif isinstance(choice, Store):
            store(s, seat, choice.die)
        elif isinstance(choice, Play):
            play_token(s, seat, choice.token)

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        return why_not.in_placement(s, seat)


# Effects.
def take_own(brewer: Brewer, die: int, area: int) -> None:
    """A die leaves the Active Reserve or the Storehouse."""
    if area == RESERVE:
        brewer.reserve.remove(die)
    else:
        brewer.store.remove(die)


def put_own(brewer: Brewer, die: int, area: int) -> None:
    """A die arrives in the Active Reserve or the Storehouse."""
    put(brewer.reserve if area == RESERVE else brewer.store, die)


def store(s: Yard, seat: int, die: int) -> None:
    """DB-F9. Active Reserve to Storehouse, the value kept."""
    brewer = s.brewers[seat]
    brewer.reserve.remove(die)
    put(brewer.store, die)
    if s.events is not None:
        s.tell("store", {"seat": seat, "die": name(die)})


def place_die(s: Yard, seat: int, choice: Place) -> None:
    """DB-F5, DB-P3, DB-P15 to DB-P17. A die on a space; the School's first two work at once."""
    take_own(s.brewers[seat], choice.die, choice.area)
    put_base(s, seat, choice.space, choice.die)
    if choice.space == SCHOOL_REROLL:
        s.agenda.append(RerollDice(seat))
    elif choice.space == SCHOOL_SWAP:
        s.agenda.append(SwapColour(seat))


def put_base(s: Yard, seat: int, space: int, piece: int) -> None:
    """DB-P1, DB-K1 to DB-K5. The space is used for this round; when all but one use it, the last is blocked."""
    brewer = s.brewers[seat]
    brewer.base[space] = piece
    brewer.used |= 1 << space
    s.pieces += 1
    if s.events is not None:
        s.tell("place", {"seat": seat, "space": SPACES[space], "die": "seed" if piece == SEED else name(piece)})
    users = 0
    for other in s.brewers:
        users += other.used >> space & 1
    if users == s.cards.tables[s.seats].users:
        for last, other in enumerate(s.brewers):
            if not other.used >> space & 1:
                other.blocked |= 1 << space
                if s.events is not None:
                    s.tell("blocked", {"seat": last, "space": SPACES[space]})


def speed_up(s: Yard, seat: int, choice: SpeedUp) -> None:
    """DB-P4 to DB-P7, DB-P21. The effect happens now; only the blue die stays."""
    brewer = s.brewers[seat]
    space = choice.space
    take_own(brewer, choice.die, choice.area)
    brewer.speed[space] = choice.die
    s.pieces += 1
    piece = brewer.base[space]
    brewer.base[space] = NOTHING
    if s.events is not None:
        s.tell("speed", {"seat": seat, "space": SPACES[space], "die": name(choice.die)})
    rule = s.cards.spaces[space]
    if space == MALT_INCREASE or space == HOPS_INCREASE:
        s.agenda.append(Arrival(seat, turned_up(piece, rule.amount)))
        return
    if rule.gain >= 0:
        s.supply[rule.gain] -= 1
        s.agenda.append(Arrival(seat, rolled(rule.gain, s.chance.roll(6))))
    elif space == DEPARTMENT_SEEDS:
        gain_seeds(s, seat, rule.amount)
    else:
        gain_coins(s, seat, rule.amount)
    if piece == SEED:
        s.seeds += 1
    else:
        s.supply[colour_of(piece)] += 1


def gain_seeds(s: Yard, seat: int, amount: int) -> None:
    """DB-P18, DB-S2. Seeds from the pile, as many as it has."""
    taken = min(amount, s.seeds)
    s.seeds -= taken
    s.brewers[seat].seeds += taken
    if s.events is not None:
        s.tell("gain_seeds" if taken else "no_seeds", {"seat": seat, "count": taken})


def gain_coins(s: Yard, seat: int, amount: int) -> None:
    """DB-P19, DB-P20, DB-M7. Coins never run out."""
    s.brewers[seat].coins += amount
    if s.events is not None and amount:
        s.tell("gain_coins", {"seat": seat, "count": amount})


class Arrival(Step[Yard]):
    """DB-P7, DB-F13. A die gained or raised by a speed-up: Active Reserve or Storehouse, as its owner likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat: int = seat
        self.die: int = die

    def run(self, s: Yard) -> None:
        s.ask(self.seat, "arrival", TO)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        assert isinstance(choice, To)
        put_own(s.brewers[seat], self.die, choice.area)
        if s.events is not None:
            s.tell("arrival", {"seat": seat, "die": name(self.die), "area": AREAS[choice.area]})
