"""The School of Skills: rerolling own dice, swapping with the supply."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from .. import choices
from ..choices import NO_SWAP, ROLL, ROLL_COLOURS, Colour, Pick, Swap
from ..constants import COLOURS, RESERVE, STORE
from ..dice import LOCKED, NOTHING, OLD, PICKED, PROTECTED, colour_of, name, names, put, rolled, with_face
from ..state import Brewer, Yard
from .options import swap_colours


class RerollDice(Step[Yard]):
    """DB-P15. One own die after another is picked, at least one; then all of them are rolled once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Yard) -> None:
        brewer = s.brewers[self.seat]
        options: list[Choice] = []
        picked = add_picks(brewer.reserve, RESERVE, options)
        picked = add_picks(brewer.store, STORE, options) or picked
        if picked:
            options.append(ROLL)
        s.ask(self.seat, "reroll", options)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        brewer = s.brewers[seat]
        if isinstance(choice, Pick):
            area = brewer.reserve if choice.area == RESERVE else brewer.store
            area.remove(choice.die)
            put(area, choice.die | PICKED)
            s.agenda.append(self)
            return
        before = names([die for die in brewer.reserve + brewer.store if die & PICKED])
        now: list[int] = []
        brewer.reserve = rerolled(s, brewer.reserve, now)
        brewer.store = rerolled(s, brewer.store, now)
        if s.events is not None:
            s.tell("reroll", {"seat": seat, "die": before, "now": names(now)})

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        brewer = s.brewers[seat]
        picked = [die for die in brewer.reserve + brewer.store if die & PICKED]
        return ([] if picked else [Refusal("roll", "DB-P15")]) + of_fixed_dice(brewer, "reroll")


def add_picks(area: list[int], where: int, options: list[Choice]) -> bool:
    """Offer each free die that is not picked yet; is any picked?"""
    picked = False
    last = -1
    for die in area:
        if die & PICKED:
            picked = True
        elif die != last and not die & (LOCKED | PROTECTED):
            options.append(choices.pick(die, where))
        last = die
    return picked


def rerolled(s: Yard, area: list[int], now: list[int]) -> list[int]:
    """The same area with its picked dice rolled; each stays where it was. `now` hears what they show."""
    out: list[int] = []
    for die in area:
        if die & PICKED:
            die = with_face(die, s.chance.roll(6)) & ~(PICKED | OLD)
            now.append(die)
        out.append(die)
    out.sort()
    return out


class SwapColour(Step[Yard]):
    """DB-P16. First the colour; then all supply dice of it are rolled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Yard) -> None:
        s.ask(self.seat, "swap_colour", [ROLL_COLOURS[c] for c in swap_colours(s, s.brewers[self.seat])])

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Colour)
        faces = [s.chance.roll(6) for _ in range(s.supply[choice.colour])]
        if s.events is not None:
            s.tell("swap_roll", {"seat": seat, "colour": COLOURS[choice.colour], "face": faces})
        s.agenda.append(SwapOne(seat, choice.colour, faces))

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        offered = swap_colours(s, s.brewers[seat])
        return [Refusal(f"roll {COLOURS[colour]}", "DB-P16") for colour in range(4) if colour not in offered]


class SwapOne(Step[Yard]):
    """DB-P16. Then one rolled die may be taken for an own one, which it replaces where that one lay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "colour", "faces")

    def __init__(self, seat: int, colour: int, faces: list[int]) -> None:
        self.seat: int = seat
        self.colour: int = colour
        self.faces: list[int] = faces

    def run(self, s: Yard) -> None:
        brewer = s.brewers[self.seat]
        options: list[Choice] = []
        self.add_swaps(brewer.reserve, RESERVE, options)
        self.add_swaps(brewer.store, STORE, options)
        options.append(NO_SWAP)
        s.ask(self.seat, "swap", options)

    def add_swaps(self, area: list[int], where: int, options: list[Choice]) -> None:
        """Every free own die of the colour against every face rolled."""
        last = NOTHING
        for die in area:
            if die != last and colour_of(die) == self.colour and not die & (LOCKED | PROTECTED):
                for face in range(1, 7):
                    if face in self.faces:
                        options.append(choices.swap(face, die, where))
            last = die

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        if not isinstance(choice, Swap):
            if s.events is not None:
                s.tell("no_swap", {"seat": seat})
            return
        brewer = s.brewers[seat]
        area = brewer.reserve if choice.area == RESERVE else brewer.store
        area.remove(choice.die)
        put(area, rolled(self.colour, choice.face))
        if s.events is not None:
            s.tell("swap", {"seat": seat, "die": name(choice.die), "face": choice.face})

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        brewer = s.brewers[seat]
        free = [die for die in sorted(set(brewer.reserve + brewer.store)) if not die & (LOCKED | PROTECTED)]
        others = [die for die in free if colour_of(die) != self.colour]
        return of_fixed_dice(brewer, "swap") + [Refusal(f"swap {name(die)}", "DB-P16") for die in others]


def of_fixed_dice(brewer: Brewer, verb: str) -> list[Refusal]:
    """DB-T12. Locked and protected dice keep out of the School."""
    dice = sorted(set(brewer.reserve + brewer.store))
    return [Refusal(f"{verb} {name(die)}", "DB-T12") for die in dice if die & (LOCKED | PROTECTED)]
