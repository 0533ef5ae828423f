"""What the cards of the Event deck do to the Knight."""

from __future__ import annotations

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import NO, YES, Act
from ...constants import CAVERN, EVENTS, KNIGHT, SLOTS
from ...state import Caverns
from ..conflict.crossing import refill_events
from ..conflict.harm import gain_health, slots_with_cubes, take_placed


class UnderEvents(Step[Caverns]):
    """VC-K13. The unchosen cards go under the deck in the Cavern's order."""

    def run(self, s: Caverns) -> None:
        top = s.events_top
        if len(top) == 2:
            options: list[Choice] = [choices.one_of("under", "event", EVENTS, s.cards.events[top[0]])]
            if s.cards.events[top[0]] != s.cards.events[top[1]]:
                options.append(choices.one_of("under", "event", EVENTS, s.cards.events[top[1]]))
            s.ask(s.seat_of(CAVERN), "under_events", options)
        else:
            self.bury(s, top)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        top = s.events_top
        if s.cards.events[top[0]] != choice.a:
            top = [top[1], top[0]]
        self.bury(s, top)

    def bury(self, s: Caverns, cards: list[int]) -> None:
        s.events_bottom.extend(cards)
        s.events_top = []
        refill_events(s)


def cave_bread(s: Caverns) -> None:
    """VC-E07. A discarded cube comes back, else the one on the highest Grit space."""
    knight = s.knight
    if knight.discarded:
        knight.discarded -= 1
        knight.pool += 1
        return
    for i in range(4, -1, -1):
        if knight.grit_cubes >> i & 1:
            knight.grit_cubes &= ~(1 << i)
            knight.pool += 1
            return


class Light(Step[Caverns]):
    """VC-E04. Discard one owned cube (she keeps two) for 2 Health?"""

    def run(self, s: Caverns) -> None:
        if s.cubes_owned() < 3:
            return
        options: list[Choice] = [choices.one_of("give-cube", "slot", SLOTS, slot) for slot in slots_with_cubes(s)]
        if s.knight.pool:
            options.append(choices.plain("give-pool-cube"))
        if s.knight.aside:
            options.append(choices.plain("give-aside-cube"))
        options.append(NO)
        s.ask(s.seat_of(KNIGHT), "light", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "no":
            return
        if choice.op == "give-pool-cube":
            s.knight.pool -= 1
        elif choice.op == "give-aside-cube":
            s.knight.aside -= 1
        else:
            take_placed(s, choice.a)
        s.knight.discarded += 1
        gain_health(s, 2)


class Fresh(Step[Caverns]):
    """VC-E05. Set a pool cube aside until her next turn for 1 Health?"""

    def run(self, s: Caverns) -> None:
        if s.knight.pool:
            s.ask(s.seat_of(KNIGHT), "fresh", [YES, NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        if choice is YES:
            s.knight.pool -= 1
            s.knight.aside += 1
            gain_health(s, 1)
