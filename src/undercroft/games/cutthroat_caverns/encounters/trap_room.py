"""CC-N24, CC-N24a. The Trap Room."""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice, Refusal, Step

from .. import refusals
from ..actions import hand_actions
from ..choices import DASH, Discard, Shove
from ..draws import throw_away
from ..harm import bury, hurt
from ..hooks import Hooks
from ..rounds import deal_initiative
from ..state import Cavern


class Cross(Step[Cavern]):
    """CC-X21, CC-C10. In ascending initiative each player who has not crossed chooses how."""

    def run(self, s: Cavern) -> None:
        for seat in s.by_initiative():
            if not s.crossed >> seat & 1:
                s.ask(seat, "trap", ways(s, seat))
                return

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        s.agenda.append(CROSS)
        s.crossed |= 1 << seat
        aims = s.encounter().attack[s.column]
        if isinstance(choice, Discard):
            throw_away(s, seat, choice.cards)
        elif isinstance(choice, Shove):
            throw_away(s, seat, [choice.card])
            s.crossed |= 1 << choice.target
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
        return refusals.in_trap(s, seat)


def ways(s: Cavern, seat: int) -> list[Choice]:
    """Careful with two cards, a dash, or a shove with an Action card."""
    table = s.cards.choices
    hand = s.heroes[seat].hand
    options: list[Choice] = [DASH]
    kinds: list[int] = []
    for card in hand:
        if card not in kinds:
            kinds.append(card)
    for i, first in enumerate(kinds):
        if hand.count(first) > 1:
            options.append(table.careful(first, first))
        for second in kinds[i + 1 :]:
            options.append(table.careful(first, second))
    for card in hand_actions(s, seat):
        for other, hero in enumerate(s.heroes):
            if other != seat and hero.alive and not s.crossed >> other & 1:
                options.append(table.shove(card, other))
    return options


CROSS: Final = Cross()


class TrapRoom(Hooks):
    """No creature and no Prestige: everybody must get across."""

    def challenge(self, s: Cavern) -> None:
        deal_initiative(s)
        s.crossed = 0
        s.agenda.append(CROSS)


HOOKS: Final = TrapRoom()
