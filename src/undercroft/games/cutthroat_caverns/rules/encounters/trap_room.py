"""CC-N24, CC-N24a. The Trap Room."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step

from ...choices import DASH, Discard, Shove
from ...constants import ACTION, different
from ...state import Cavern
from .. import why_not
from ..draws import throw_away
from ..harm import bury, hurt
from ..rounds import deal_initiative
from .general import General


class Cross(Step[Cavern]):
    """CC-X21, CC-C10. In ascending initiative each player who has not crossed chooses how; `memory` has the others."""

    def run(self, s: Cavern) -> None:
        for seat in s.by_initiative():
            if seat not in s.memory:
                s.ask(seat, "trap", ways(s, seat))
                return

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        s.agenda.append(CROSS)
        s.memory.append(seat)
        aims = s.encounter().attack[s.column]
        if isinstance(choice, Discard):
            throw_away(s, seat, choice.cards)
        elif isinstance(choice, Shove):
            throw_away(s, seat, [choice.card])
            s.memory.append(choice.target)
            if s.events is not None:
                s.tell("shove", {"seat": seat, "target": choice.target})
            hurt(s, choice.target, aims[1].damage)
            bury(s)
        else:
            if s.events is not None:
                s.tell("dash", {"seat": seat})
            hurt(s, seat, aims[0].damage)
            bury(s)

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return refused(s, seat)


def ways(s: Cavern, seat: int) -> list[Choice]:
    """Careful with two cards, a dash, or a shove with an Action card."""
    table = s.cards.choices
    hand = s.heroes[seat].hand
    options: list[Choice] = [DASH]
    kinds = different(hand)
    for i, first in enumerate(kinds):
        if hand.count(first) > 1:
            options.append(table.careful(first, first))
        for second in kinds[i + 1 :]:
            options.append(table.careful(first, second))
    for card in s.held(seat, ACTION):
        for other, hero in enumerate(s.heroes):
            if other != seat and hero.alive and other not in s.memory:
                options.append(table.shove(card, other))
    return options


def refused(s: Cavern, seat: int) -> list[Refusal]:
    """Why somebody cannot be careful, or shoved, and what is no use here."""
    out: list[Refusal] = []
    hero = s.heroes[seat]
    if len(hero.hand) < 2:
        out.append(Refusal("careful", "CC-N24a", "two-cards", {}))
    for other in range(s.seats):
        if other != seat and not s.heroes[other].alive:
            out.append(Refusal(f"shove {other}", "CC-N24a", "is-dead", {"seat": other}))
        elif other != seat and other in s.memory:
            out.append(Refusal(f"shove {other}", "CC-N24a", "has-crossed", {"seat": other}))
    for card in different(hero.hand):
        id = s.cards.id(card)
        if s.cards.cards[card].group != ACTION:
            for other in range(s.seats):
                out.append(Refusal(f"shove {other} with {id}", "CC-N24a", "not-an-action", {"card": id}))
    out.extend(why_not.actions_later(s, seat, "CC-C10", "no-actions-here"))
    out.extend(why_not.items_later(s, seat, True))
    return why_not.unoffered(s, seat, out)


CROSS: Final = Cross()


class TrapRoom(General):
    """No creature and no Prestige: everybody must get across."""

    AIMS: ClassVar[tuple[str, ...]] = ("dash", "shoved")
    LINES: ClassVar[tuple[str, ...]] = ("dash", "shoved")
    CHALLENGE: ClassVar[bool] = True
    PAYS: ClassVar[bool] = False
    PACK: ClassVar[bool | None] = False

    def challenge(self, s: Cavern) -> None:
        deal_initiative(s)
        s.agenda.append(CROSS)

    def crossed(self, s: Cavern) -> list[int]:
        return s.memory[:]


RULES: Final = TrapRoom()
