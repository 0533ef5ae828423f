"""Placing dice: where it is legal, with which dice, and what happens then."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from .. import choices
from ..choices import DECLINE, Dice, Ingredient
from ..constants import (
    CELLAR,
    CHAMBER_TASK,
    CHORES_SECTION,
    GAIN_FROM_SAME_AREA,
    KITCHEN_SECTION,
    NO_TRACK,
    NONE,
    OWN_SAYS,
    OWN_TASK,
    REPLACE_ORDER,
    SHARED,
    TRACK_END,
    TRACK_EXTRA,
    TRACKS,
    WORKSHOP,
)
from ..definitions.native import Place
from ..dice import handful, part_totals, size, unpacked
from ..state import Tavern, Waiter
from . import why_not
from .decks import chamber, nasty
from .decks.orders import any_free_order, move_track
from .rewards import Resolve, kinds_of
from .supply import gain, in_supply, refuse_takes, score


def legal_places(s: Tavern, waiter: Waiter, through: bool, enough: int) -> list[int]:
    """CT-D01 to CT-D08, CT-D11, CT-N08, CT-X09. Where this player may place dice now, until `enough` are found.

    This is the one judge of placements: it gives the options, says who must place, and ends the round. `through`
    counts a full place as free (CT-I07).
    """
    found: list[int] = []
    if not waiter.dice:
        return found
    sums = handful(waiter.dice).sums
    restricted = len(waiter.says) > 0
    for number in range(SHARED):
        if (not through and s.used[number] >= s.capacity[number]) or s.blocked >> number & 1:
            continue
        place = s.place(number)
        if place is None or not fits(s, waiter, place, sums):
            continue
        if restricted and (place.section == KITCHEN_SECTION or place.section == CHORES_SECTION):
            continue
        if number == REPLACE_ORDER and not any_free_order(s):
            continue
        found.append(number)
        if len(found) >= enough:
            return found
    for number in own_places(s, waiter):
        place = s.place(number)
        if place is not None and fits(s, waiter, place, sums):
            found.append(number)
            if len(found) >= enough:
                return found
    return found


def fits(s: Tavern, waiter: Waiter, place: Place, sums: list[int]) -> bool:
    """CT-D01, CT-D02, CT-D03, CT-D07. Have some of the dice, whose totals are `sums`, what a place asks for?"""
    if place.dice:
        return place.dice <= len(waiter.dice)
    return sums[s.help(waiter, place)] >> place.value & 1 == 1


def own_places(s: Tavern, waiter: Waiter) -> list[int]:
    """CT-D11, CT-N08, CT-X09. The cards that are places for this player alone: held Nasty Says cards, and only
    without any the own Task cards, each once a round."""
    if waiter.says:
        return [OWN_SAYS + card for card in waiter.says]
    return [OWN_TASK + task for task in waiter.tasks if not waiter.tasks_used >> task & 1]


def can_place(s: Tavern, seat: int) -> bool:
    """CT-D08, CT-R06. Must this player place dice? Hammer counts in the turn it was played (CT-I07)."""
    return len(legal_places(s, s.waiters[seat], s.hammer, 1)) > 0


def anyone_can_place(s: Tavern) -> bool:
    """CT-R07. The round end test."""
    for waiter in s.waiters:
        if legal_places(s, waiter, False, 1):
            return True
    return False


def dice_for(s: Tavern, waiter: Waiter, number: int) -> list[int]:
    """CT-D01, CT-D02, CT-D03, CT-D07. The sets of dice (packed) that may be placed there.

    Which die of a set is changed by track help makes no difference, so it is not asked.
    """
    place = s.place(number)
    assert place is not None
    parts = handful(waiter.dice).parts
    if place.dice:
        return [part for part in parts if size(part) == place.dice]
    help = s.help(waiter, place)
    return [part for part in parts if part_totals(part, help) >> place.value & 1]


def spot(s: Tavern, number: int) -> int:
    """The place a choice means: a Task card that lies in the chamber is used there."""
    if OWN_TASK <= number < OWN_SAYS:
        for i, task in enumerate(s.chamber):
            if task == number - OWN_TASK:
                return CHAMBER_TASK + i
    return number


def place_choice(s: Tavern, number: int, table: list[Choice]) -> Choice:
    """The choice of a place. A Task card goes by its own name, in the chamber too."""
    if CHAMBER_TASK <= number < SHARED:
        return table[OWN_TASK + s.chamber[number - CHAMBER_TASK]]
    return table[number]


class PlaceDice(Step[Tavern]):
    """CT-D04, CT-D05. Which dice go to the chosen place."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: int = seat
        self.place: int = place

    def run(self, s: Tavern) -> None:
        parts = dice_for(s, s.waiters[self.seat], self.place)
        if len(parts) == 1:
            self.answer(s, self.seat, choices.with_dice(parts[0]))
        else:
            s.ask(self.seat, "dice", [choices.with_dice(part) for part in parts])

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Dice)
        put_dice(s, seat, self.place, choice.part)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return why_not.of_dice(s, seat, self.place)


def record(seat: int, place: int, part: int) -> int:
    """A placement as one number: seat, place and dice."""
    return seat | place << 3 | part << 11


def put_dice(s: Tavern, seat: int, number: int, part: int) -> None:
    """CT-D05, CT-D11, CT-A01. The dice lie there until the end of the round; then all rewards, in order."""
    waiter = s.waiters[seat]
    for face in unpacked(part):
        waiter.dice.remove(face)
    s.placements.append(record(seat, number, part))
    s.placed = True
    s.hammer = False
    place = s.place(number)
    assert place is not None
    if s.events is not None:
        s.tell("place", {"seat": seat, "place": place.id, "dice": unpacked(part)})
    if number >= OWN_SAYS:
        nasty.drop_says(s, seat, number - OWN_SAYS, True)
        return
    first = True
    if number < SHARED:
        first = s.used[number] == 0
        s.used[number] += 1
    else:
        waiter.tasks_used |= 1 << (number - OWN_TASK)
    s.agenda.append(Finish(seat, number, first))
    s.agenda.append(Resolve(seat, number, 0))


class Finish(Step[Tavern]):
    """CT-A01, CT-X04, CT-N15, CT-N16, CT-H03. After the rewards: the token, the track's bonus points, its step.

    `first`: nobody used this place before in this round (CT-X16).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "first")

    def __init__(self, seat: int, place: int, first: bool) -> None:
        self.seat: int = seat
        self.place: int = place
        self.first: bool = first

    def run(self, s: Tavern) -> None:
        seat = self.seat
        waiter = s.waiters[seat]
        place = s.place(self.place)
        assert place is not None
        if CHAMBER_TASK <= self.place < SHARED and self.first:
            chamber.complete(s, seat, self.place - CHAMBER_TASK)
        section = place.section
        if self.place >= OWN_TASK:
            section = NONE
        elif section == WORKSHOP:
            waiter.workshop += 1
        if section == CELLAR:
            push_followers(s, seat, self.place)
        if place.track != NO_TRACK:
            score(s, seat, s.cards.bonus[waiter.tracks[place.track]], TRACKS[place.track])
            move_track(s, seat, place.track)
            if waiter.tracks[place.track] < TRACK_END and nasty.has_ability(s, waiter, TRACK_EXTRA):
                s.agenda.append(ExtraStep(seat, place.track))
        if section != NONE:
            nasty.count_use(s, seat, section)


class ExtraStep(Step[Tavern]):
    """CT-H03, CT-X05. A Character may go one step further down the track of the task just done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "track")

    def __init__(self, seat: int, track: int) -> None:
        self.seat: int = seat
        self.track: int = track

    def run(self, s: Tavern) -> None:
        s.ask(self.seat, "extra_step", [s.menu.use[s.waiters[self.seat].character], DECLINE])

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if choice is not DECLINE:
            steps = s.cards.characters[s.waiters[seat].character].effect.n
            nasty.use_character(s, seat)
            for _ in range(steps):
                move_track(s, seat, self.track)


def push_followers(s: Tavern, seat: int, place: int) -> None:
    """CT-H04. The opponents whose Character follows into the Cellar, in turn order."""
    for ahead in range(s.seats - 1, 0, -1):
        other = (seat + ahead) % s.seats
        if nasty.has_ability(s, s.waiters[other], GAIN_FROM_SAME_AREA):
            s.agenda.append(Follow(other, place))


class Follow(Step[Tavern]):
    """CT-H04. After an opponent's Cellar placement: take one ingredient of that same area, or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: int = seat
        self.place: int = place

    def run(self, s: Tavern) -> None:
        options = in_supply(s, kinds_of(s, self.place))
        if options:
            options.append(DECLINE)
            s.ask(self.seat, "follow", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        if isinstance(choice, Ingredient):
            nasty.use_character(s, seat)
            gain(s, seat, choice.ingredient)

    def refusals(self, s: Tavern, seat: int) -> list[Refusal]:
        return refuse_takes(s, kinds_of(s, self.place))
