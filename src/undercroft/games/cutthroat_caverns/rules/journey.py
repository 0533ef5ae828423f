"""From set-up to the way out: the encounters one after another, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Refusal, Result, Setup, Step

from ..choices import Discard
from ..constants import NOBODY, NONE
from ..parts import Hero, new_hero
from ..state import Cards, Cavern
from . import why_not
from .actions import discard_laid
from .draws import Refill, throw_away
from .items import ItemWindow, end_iron_skin
from .rounds import START_ROUND

HALF_HAND: Final = 4
"""CC-E08. A hand is looked through in two halves, so that no list of what to discard grows beyond 16."""


def fresh_cavern(setup: Setup, cards: Cards, chance: Chance) -> Cavern:
    """CC-S01 to CC-S03. The table before anything random."""
    heroes = [new_hero(cards.life) for _ in range(setup.seats)]
    unused = list(range(len(cards.encounters)))
    s = Cavern(
        setup,
        chance,
        cards=cards,
        heroes=heroes,
        deck=[],
        discard=[],
        removed=[],
        road=[],
        under=0,
        fled=NONE,
        unused=unused,
        finished=[],
        current=NONE,
        level=0,
        tie_breaks=0,
        round=0,
        drawn=0,
        done=False,
        creatures=[],
        tokens=0,
        dread=0,
        pile=[],
        spent=[],
        attack=None,
        stack=[],
        noted=[],
        active=NOBODY,
        struck=NOBODY,
        force=0,
        ordinal=0,
        blessed=False,
        memory=[],
        revealed=False,
    )
    copies = s.copies()
    for number in range(len(copies)):
        s.deck.extend([number] * copies[number])
    s.agenda.append(SET_UP)
    return s


class SetUp(Step[Cavern]):
    """CC-S04, CC-S05, CC-S06. Characters are dealt, and nine encounters make the encounter deck."""

    def run(self, s: Cavern) -> None:
        characters = list(range(len(s.cards.characters)))
        for seat, hero in enumerate(s.heroes):
            hero.character = s.chance.draw(characters)
            if s.events is not None:
                s.tell("character", {"seat": seat, "character": s.cards.characters[hero.character]})
        if s.setup.options["first_game"] == "yes":
            s.unused.remove(s.cards.opener)
            s.road.append(s.cards.opener)
        while len(s.road) < s.cards.dealt:
            s.road.append(s.chance.draw(s.unused))
        s.agenda.append(NEXT_ENCOUNTER)


class NextEncounter(Step[Cavern]):
    """CC-E01, CC-S07. Hands are refilled from the lead seat of the encounter about to be revealed."""

    def run(self, s: Cavern) -> None:
        s.agenda.append(REVEAL_ENCOUNTER)
        for seat in reversed(s.clockwise(s.level + 1)):
            s.agenda.append(Refill(seat))


class RevealEncounter(Step[Cavern]):
    """CC-E02, CC-E03, CC-E05, CC-G03. The top encounter is turned up and set up; items, then combat or challenge."""

    def run(self, s: Cavern) -> None:
        s.current = s.road.pop(0)
        if s.current == s.fled:
            s.fled = NONE
        if s.under > len(s.road):
            s.under = len(s.road)
        s.level += 1
        s.round = 0
        s.done = False
        s.tokens = 0
        s.mark_revealed()
        for hero in s.heroes:
            hero.offers = 0
        encounter = s.encounter()
        if s.events is not None:
            s.tell("encounter", {"encounter": encounter.id, "level": s.level})
        s.agenda.append(CLEAN_UP)
        if encounter.challenge:
            s.agenda.append(CHALLENGE)
        else:
            s.agenda.append(START_ROUND)
            s.rules().set_up(s)
        s.agenda.append(ITEM_WINDOW)


class Challenge(Step[Cavern]):
    """CC-C10. A challenge follows its own procedure; no Action card is played in it."""

    def run(self, s: Cavern) -> None:
        s.rules().challenge(s)


class CleanUp(Step[Cavern]):
    """CC-E07, CC-E12, CC-M11, CC-N16. What belonged to the encounter goes. One that fled is in the deck already."""

    def run(self, s: Cavern) -> None:
        s.done = True
        s.creatures = []
        s.noted = []
        s.blessed = False
        s.active = NOBODY
        s.memory = []
        s.tokens = 0
        s.spent = []
        for seat, hero in enumerate(s.heroes):
            discard_laid(s, seat)
            s.discard.extend(hero.riders)
            hero.riders = []
            hero.recover()
        end_iron_skin(s)
        if s.current >= 0:
            s.finished.append(s.current)
        s.current = NONE
        s.agenda.append(END_OF_ENCOUNTER)


def score_of(hero: Hero) -> int:
    """CC-P05. What a hero's Prestige counts: the dead win nothing, whatever they have earned."""
    return hero.prestige if hero.alive else 0


class EndOfEncounter(Step[Cavern]):
    """CC-E09, CC-P05, CC-D05, CC-D06, CC-Q01 to CC-Q06. Defeat, the way on, the victory, or one more encounter."""

    def run(self, s: Cavern) -> None:
        if s.living() == 0:
            if s.events is not None:
                s.tell("defeat", {})
            s.end(Result([0] * s.seats, [], "defeat"))
        if not s.road:
            best = s.leaders()
            if len(best) == 1:
                if s.events is not None:
                    s.tell("victory", {"seat": best[0]})
                scores = [score_of(hero) for hero in s.heroes]
                s.end(Result(scores, best, "tie_break" if s.tie_breaks else "escape"))
            s.tie_breaks += 1
            if not s.unused:
                s.unused = s.finished
                s.unused.sort()
                s.finished = []
            s.road.append(s.chance.draw(s.unused))
            s.under = 0
            if s.events is not None:
                s.tell("tie", {"seat": best})
        s.agenda.append(NEXT_ENCOUNTER)
        s.agenda.append(KEEP_THROW)
        s.agenda.append(KEEP_SECOND)
        s.agenda.append(KEEP_FIRST)


class Keep(Step[Cavern]):
    """CC-E08, CC-X18. All at once and in secret everybody marks cards to discard: of the first half of the hand, then
    of the second. Who is asked depends on the size of hands alone, so not even a count is given away."""

    FIELDS: ClassVar[tuple[str, ...]] = ("half",)

    def __init__(self, half: int) -> None:
        self.half: int = half

    def run(self, s: Cavern) -> None:
        for seat, hero in enumerate(s.heroes):
            part = hero.hand[self.half * HALF_HAND : (self.half + 1) * HALF_HAND]
            if hero.alive and part:
                s.ask(seat, "keep_first" if self.half == 0 else "keep_second", subsets(s, part))

    def answer(self, s: Cavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        s.heroes[seat].marked.extend(choice.cards)

    def refusals(self, s: Cavern, seat: int) -> list[Refusal]:
        return why_not.in_between(s, seat)


def subsets(s: Cavern, part: list[int]) -> list[Choice]:
    """Every different way to discard some of these cards, none first."""
    options: list[Choice] = []
    for mask in range(1 << len(part)):
        chosen: list[int] = []
        for i in range(len(part)):
            if mask >> i & 1:
                # Of equal cards the first ones are taken, so that no way comes twice.
                if i > 0 and part[i] == part[i - 1] and not mask >> (i - 1) & 1:
                    break
                chosen.append(part[i])
        else:
            options.append(s.cards.choices.discard(chosen))
    return options


class KeepThrow(Step[Cavern]):
    """CC-E08. What was marked is discarded, face up and all at once."""

    def run(self, s: Cavern) -> None:
        for seat, hero in enumerate(s.heroes):
            if hero.marked:
                marked = hero.marked
                hero.marked = []
                throw_away(s, seat, marked)


SET_UP: Final = SetUp()
NEXT_ENCOUNTER: Final = NextEncounter()
REVEAL_ENCOUNTER: Final = RevealEncounter()
ITEM_WINDOW: Final = ItemWindow(0, 0)
CHALLENGE: Final = Challenge()
CLEAN_UP: Final = CleanUp()
END_OF_ENCOUNTER: Final = EndOfEncounter()
KEEP_FIRST: Final = Keep(0)
KEEP_SECOND: Final = Keep(1)
KEEP_THROW: Final = KeepThrow()
