"""The Event deck: which card is played on the Knight, and what each does."""

from __future__ import annotations

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import NO, YES, Act
from ...constants import CAVERN, EVENTS, KNIGHT, SLOTS
from ...map import AROUND
from ...state import Caverns
from ..conflict.crossing import draw_omens, event_name, next_event, refill_events
from ..conflict.harm import gain_health, lose_grit, slots_with_cubes, take_placed
from ..tiles.tiles import OTHERWISE, Reveal, dark_tiles
from .ambush import Ambush
from .treasures import TreasureOffer


class PlayEvent(Step[Caverns]):
    """VC-K13. The Cavern plays one of the top three; without it the top card is played."""

    def run(self, s: Caverns) -> None:
        if not s.events_left():
            return
        if not s.plays(CAVERN):
            play(s, next_event(s))
            return
        kinds: list[int] = []
        for card in s.events_top:
            if s.cards.events[card] not in kinds:
                kinds.append(s.cards.events[card])
        if len(s.events_top) == 1:
            self.chosen(s, kinds[0])
        else:
            options: list[Choice] = [choices.one_of("event", "event", EVENTS, kind) for kind in kinds]
            s.ask(s.seat_of(CAVERN), "choose_event", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.chosen(s, choice.a)

    def chosen(self, s: Caverns, kind: int) -> None:
        for card in s.events_top:
            if s.cards.events[card] == kind:
                s.events_top.remove(card)
                play(s, card)
                break
        s.agenda.append(UnderEvents())


def play(s: Caverns, card: int) -> None:
    """The card leaves the game and the Knight resolves it."""
    s.events_out.append(card)
    s.uncover()
    if s.events is not None:
        s.tell("event", {"event": event_name(s, card)})
    resolve_event(s, s.cards.events[card])


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


def resolve_event(s: Caverns, kind: int) -> None:
    """VC-E01 to VC-E07."""
    name = EVENTS[kind]
    if name == "ambush":
        s.agenda.append(Ambush())
    elif name == "rats":
        lose_grit(s, 2)
    elif name == "deep_and_dark":
        if s.plays(CAVERN):
            draw_omens(s, 2)
        else:
            s.agenda.append(TreasureOffer())
    elif name == "light":
        s.agenda.append(Light())
    elif name == "vantage_point":
        tiles = dark_tiles(s, [s.knight.at + offset for offset in AROUND])
        s.agenda.append(Reveal(tiles, [], KNIGHT, -1, OTHERWISE))
    elif name == "cave_bread":
        cave_bread(s)
    else:
        s.agenda.append(Fresh())


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
