"""CC-N23, CC-N23a. The Riddle Room."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from ...choices import SetCards
from ...constants import ACTION, ATTACK, NOBODY, NORMAL
from ...state import Cavern
from .. import why_not
from ..draws import all_draw_one
from ..harm import level_bonus, score, sweep
from ..rounds import deal_initiative
from .general import General


class Attempt(Step[Cavern]):
    """Initiative is dealt for an attempt; `number` counts from 1."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def run(self, s: Cavern) -> None:
        if s.done:
            return
        deal_initiative(s)
        s.agenda.append(Solve(self.number))
        s.agenda.append(OFFER)


class Offer(Step[Cavern]):
    """CC-X20. Everybody with a card offers one in secret, an Attack card if there is any (CC-R06)."""

    def run(self, s: Cavern) -> None:
        for seat, hero in enumerate(s.heroes):
            if hero.alive and hero.hand:
                s.ask(seat, "riddle", [s.cards.choices.offers[card] for card in s.may_lay(seat)])

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, SetCards)
        hero = s.heroes[seat]
        hero.hand.remove(choice.cards[0])
        hero.laid.append(choice.cards[0])
        hero.laid_by.append(seat)
        hero.known = []

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return refused(s, seat)


def refused(s: Cavern, seat: int) -> list[Refusal]:
    """Why a card is not offered, or played, here."""
    out: list[Refusal] = []
    if s.held(seat, ATTACK):
        for card in s.held(seat, ACTION):
            out.append(Refusal(f"offer {s.cards.id(card)}", "CC-R06", "attack-first", {"card": s.cards.id(card)}))
    out.extend(why_not.actions_later(s, seat, "CC-C10", "no-actions-here"))
    out.extend(why_not.items_later(s, seat, True))
    return why_not.unoffered(s, seat, out)


class Solve(Step[Cavern]):
    """All offers are turned up and added; near enough solves the riddle for the highest single offer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def run(self, s: Cavern) -> None:
        encounter = s.encounter()
        total = 0
        best = NOBODY
        highest = -1
        s.mark_revealed()
        for seat in s.by_initiative():
            hero = s.heroes[seat]
            if hero.laid:
                card = hero.laid[0]
                value = s.cards.cards[card].ladder[NORMAL] if s.is_standard(card) else 0
                total += value
                if value > highest:
                    best, highest = seat, value
                if s.events is not None:
                    s.tell("offered", {"seat": seat, "card": s.cards.id(card), "count": value})
                s.discard.append(card)
                hero.laid = []
                hero.laid_by = []
        gap = total - encounter.of("target_sum", s.column)
        if best != NOBODY and -encounter.of("tolerance", s.column) <= gap <= encounter.of("tolerance", s.column):
            if s.events is not None:
                s.tell("solved", {"seat": best, "count": total})
            score(s, best, encounter.prestige)
            level_bonus(s, best)
            s.done = True
            return
        if s.events is not None:
            s.tell("unsolved", {"count": total, "number": self.number, "most": encounter.of("max_attempts", s.column)})
        sweep(s, encounter.attack[s.column][0].damage)
        if self.number < encounter.of("max_attempts", s.column) and not s.done:
            s.agenda.append(Attempt(self.number + 1))
            all_draw_one(s)


OFFER: Final = Offer()


class RiddleRoom(General):
    """No creature: three attempts at a sum."""

    NUMBERS: ClassVar[tuple[str, ...]] = ("target_sum", "tolerance", "max_attempts")
    LINES: ClassVar[tuple[str, ...]] = ("party",)
    LIMITS: ClassVar[dict[str, tuple[int, int]]] = {"max_attempts": (1, 99)}
    CHALLENGE: ClassVar[bool] = True
    PACK: ClassVar[bool | None] = False

    def challenge(self, s: Cavern) -> None:
        s.agenda.append(Attempt(1))


RULES: Final = RiddleRoom()
