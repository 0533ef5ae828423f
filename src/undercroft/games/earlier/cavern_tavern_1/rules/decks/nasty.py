"""Nasty the Dwarf: his track, his summons, his cards, and the Characters' reactions to them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ...choices import BLAME, DECLINE, DRAW, SPEND, Card, Seat
from ...constants import CANCEL_MOVE, COMPLETE_ORDER, MRS_NASTY_TOKEN, TRACK_END, USE_AREA
from ...state import Tavern, Waiter


def nasty_up(s: Tavern, seat: int, steps: int) -> None:
    """CT-N01, CT-N03. Towards 0, step by step; at 0 there is no step up."""
    waiter = s.waiters[seat]
    for _ in range(steps):
        if waiter.nasty:
            waiter.nasty -= 1
            if s.events is not None:
                s.tell("nasty", {"seat": seat, "position": waiter.nasty})


def move_down(s: Tavern, seat: int, steps: int) -> None:
    """CT-N04. Several steps are done one by one."""
    for _ in range(steps):
        s.agenda.append(NastyDown(seat))


class NastyDown(Step[Tavern]):
    """CT-N01, CT-N02, CT-N06, CT-H04. One step down; a Character may cancel it first. On 9 no step is made."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        waiter = s.waiters[self.seat]
        if waiter.nasty >= TRACK_END:
            return
        if has_ability(s, waiter, CANCEL_MOVE):
            s.ask(self.seat, "cancel_move", [s.menu.use[waiter.character], DECLINE])
        else:
            self.step(s)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if choice is DECLINE:
            self.step(s)
        else:
            use_character(s, seat)

    def step(self, s: Tavern) -> None:
        """CT-N06, CT-N07, CT-N11. The step itself; a space that summons does so once for each player."""
        waiter = s.waiters[self.seat]
        waiter.nasty += 1
        if s.events is not None:
            s.tell("nasty", {"seat": self.seat, "position": waiter.nasty})
        space = 1 << waiter.nasty
        if s.cards.draw_spaces & space and not waiter.summoned & space:
            waiter.summoned |= space
            if not (s.retail and s.last_round()):
                s.agenda.append(Summons(self.seat))


class Summons(Step[Tavern]):
    """CT-N06, CT-X12, CT-Z03. Draw a Nasty Says card, or spend Mrs. Nasty tokens instead."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        if not s.says_deck and not s.says_discard:
            return
        if s.waiters[self.seat].mrs_nasty >= s.cards.mrs_nasty_cost:
            s.ask(self.seat, "summons", [SPEND, DRAW])
        else:
            self.draw(s)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if choice is SPEND:
            s.waiters[seat].mrs_nasty -= s.cards.mrs_nasty_cost
            s.tokens_gone[MRS_NASTY_TOKEN] += s.cards.mrs_nasty_cost
            if s.events is not None:
                s.tell("spend_mrs_nasty", {"seat": seat})
        else:
            self.draw(s)

    def draw(self, s: Tavern) -> None:
        """CT-N09, CT-P11. The card lies open on the player's board from now on."""
        if not s.says_deck:
            s.says_deck = s.says_discard
            s.says_discard = []
        card = s.chance.draw(s.says_deck)
        waiter = s.waiters[self.seat]
        waiter.says.append(card)
        waiter.says_done.append(0)
        waiter.says_last.append(1 if s.last_round() else 0)
        if s.events is not None:
            s.tell("nasty_says", {"seat": self.seat, "says": s.cards.says[card].id})


def drop_says(s: Tavern, seat: int, card: int, obeyed: bool) -> None:
    """CT-N10. A card obeyed (or got rid of) goes to the discard pile; the restriction ends at once."""
    waiter = s.waiters[seat]
    at = waiter.says.index(card)
    waiter.says.pop(at)
    waiter.says_done.pop(at)
    waiter.says_last.pop(at)
    s.says_discard.append(card)
    if s.events is not None:
        s.tell("obeyed" if obeyed else "says_gone", {"seat": seat, "says": s.cards.says[card].id})


def count_order(s: Tavern, seat: int) -> None:
    """CT-N10, CT-N13. Cards that wait for a completed Order."""
    count(s, seat, COMPLETE_ORDER, 0)


def count_use(s: Tavern, seat: int, section: int) -> None:
    """CT-N10, CT-N13. Cards that wait for a use of a section, counted from the draw on."""
    count(s, seat, USE_AREA, 1 << section)


def count(s: Tavern, seat: int, kind: int, section: int) -> None:
    """CT-N13. One more event for each card of the player that counts it."""
    waiter = s.waiters[seat]
    if not waiter.says:
        return
    for card in waiter.says[:]:
        for demand in s.cards.says[card].demands:
            if demand.kind == kind and (kind == COMPLETE_ORDER or demand.sections & section):
                at = waiter.says.index(card)
                waiter.says_done[at] += 1
                if waiter.says_done[at] >= demand.n:
                    drop_says(s, seat, card, True)
                break


class Blame(Step[Tavern]):
    """CT-A55, CT-I10. Who moves down: any opponent for the Office, only one who can still move for a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps", "anyone")

    def __init__(self, seat: int, steps: int, anyone: bool) -> None:
        self.seat: int = seat
        self.steps: int = steps
        self.anyone: bool = anyone

    def run(self, s: Tavern) -> None:
        options = blamable(s, self.seat, self.anyone)
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        elif options:
            s.ask(self.seat, "blame", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Seat)
        if s.events is not None:
            s.tell("blame", {"seat": seat, "target": choice.target})
        move_down(s, choice.target, self.steps)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        out = [Refusal(f"blame {seat}", "CT-A55", "yourself")]
        for other in range(s.seats):
            if other != seat and not self.anyone and s.waiters[other].nasty >= TRACK_END:
                out.append(Refusal(f"blame {other}", "CT-I10", "at-the-end"))
        return out


def blamable(s: Tavern, seat: int, anyone: bool) -> list[Choice]:
    """The opponents who can be moved down."""
    options: list[Choice] = []
    for other in range(s.seats):
        if other != seat and (anyone or s.waiters[other].nasty < TRACK_END):
            options.append(BLAME[other])
    return options


class ForgeNote(Step[Tavern]):
    """Forged Note (CT-I10): one of the own Nasty Says cards goes without being obeyed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        options: list[Choice] = [s.menu.forge[card] for card in s.waiters[self.seat].says]
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        elif options:
            s.ask(self.seat, "forge", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        drop_says(s, seat, choice.number, False)


# Characters.
def has_ability(s: Tavern, waiter: Waiter, op: int) -> bool:
    """CT-H02. Does this player's Character have the ability and a use left?"""
    return waiter.uses > 0 and s.cards.characters[waiter.character].effect.op == op


def use_character(s: Tavern, seat: int) -> None:
    """CT-H02. The first use turns the card to its red side; without a use left it is discarded."""
    waiter = s.waiters[seat]
    waiter.uses -= 1
    if s.events is not None:
        s.tell("use_character", {"seat": seat, "character": s.cards.characters[waiter.character].id})
