"""Finds what chance has dealt and no view shows to a seat, and yet is the same in every world drawn for that seat.

The kit cannot know what a game means to hide. But a game that forgets `randomize_hidden`, or draws without chance,
shows every agent the true hands. So each place that chance fills at the set-up is changed in a copy: if the seat's view
stays as it is, the seat cannot see the place, and two worlds drawn with different chance must not always agree in it.
"""

# mypyc: skip - checks others

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..chance import seeded
from ..game import Game
from ..state import SPECTATOR, Setup, State
from .differences import difference
from .report import Report

DEALS = 5
"""Games set up beside the true one, to learn what chance decides."""
TRIES = 3
"""Other values tried before a place counts as unseen."""


class Place(NamedTuple):
    """Something that a state holds: an attribute of a part, or an item of a list."""

    name: str
    """The way to it. In a list with an item for each seat it says whose item it is: `own` or `other`."""
    holder: Any
    key: str | int

    @property
    def value(self) -> Any:
        """What is there now."""
        return self.holder[self.key] if isinstance(self.key, int) else getattr(self.holder, self.key)

    def put(self, value: Any) -> None:
        """Put something else there."""
        if isinstance(self.key, int):
            self.holder[self.key] = value
        else:
            setattr(self.holder, self.key, value)


def places(s: State, seat: int) -> list[Place]:
    """All places of a state, in the same order for any two states of the same shape."""
    return list(_places(s, "", seat, s.seats))


def _places(thing: Any, way: str, seat: int, seats: int) -> Iterator[Place]:
    for field in type(thing).FIELDS:
        name = f"{way}.{field}" if way else field
        value = getattr(thing, field)
        if _changes(value):
            yield from _places(value, name, seat, seats)
        elif isinstance(value, list) and value and (_changes(value[0]) or isinstance(value[0], list)):
            for i, item in enumerate(value):
                whose = "" if len(value) != seats else "own" if i == seat else "other"
                if _changes(item):
                    yield from _places(item, f"{name}[{whose}]", seat, seats)
                else:
                    yield Place(f"{name}[{whose}]", value, i)
        else:
            yield Place(name, thing, field)


def _changes(thing: object) -> bool:
    """Is it a part that is copied? Those without `copy` never change, and states share them."""
    return hasattr(type(thing), "FIELDS") and hasattr(type(thing), "copy")


class Unseen:
    """Looks at one game for what its seats cannot see."""

    def __init__(self, game: Game[Any], setup: Setup, seed: str, report: Report) -> None:
        self.game = game
        self.report = report
        self.dealt: set[str] = set()
        """The names of the places that chance fills at the set-up."""
        first = game.begin(setup, seeded(seed))
        for number in range(DEALS):
            other = game.begin(setup, seeded(f"{seed} dealt again {number}"))
            for seat in range(SPECTATOR, setup.seats):
                one, two = places(first, seat), places(other, seat)
                if [place.name for place in one] == [place.name for place in two]:
                    self.dealt |= {a.name for a, b in zip(one, two) if difference(a.value, b.value)}

    def look(self, s: State, seat: int, view: Any, world: State, again: State) -> None:
        """Compare two worlds drawn for a seat in what its view of the true state does not show."""
        who = "a spectator"
        if seat != SPECTATOR:
            who = self.game.measures.role(s, seat) or "a seat"
        one, two = places(world, seat), places(again, seat)
        same_shape = [place.name for place in one] == [place.name for place in two]
        differ = {a.name for a, b in zip(one, two) if difference(a.value, b.value)} if same_shape else set(self.dealt)
        known = self.game.checks.known(s, seat)
        for number, place in enumerate(places(s, seat)):
            if place.name not in self.dealt or _anyone(place.name) in known:
                continue
            if self._is_hidden(s, seat, view, number, place.value):
                key = f"{place.name}, unseen by {who}"
                self.report.unseen[key] += 1
                self.report.redrawn[key] += place.name in differ

    def _is_hidden(self, s: State, seat: int, view: Any, number: int, value: Any) -> bool:
        """Does the view stay the same whatever stands in this place?"""
        others = list(_others(s, seat, value))
        for other in others:
            changed = s.copy()
            places(changed, seat)[number].put(other)
            try:
                if self.game.view(changed, seat) != view:
                    return False
            except Exception:  # the view has read it
                return False
        return bool(others)


def _others(s: State, seat: int, value: Any) -> Iterator[Any]:
    """A few other values that could stand in a place; none for an empty list, which has nothing to hide."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case [first, *rest]:
            found = 0
            for place in places(s, seat):
                if isinstance(place.value, list):
                    for item in place.value:
                        if type(item) is type(first) and item not in value:
                            yield [item, *rest]
                            found += 1
                            break
                if found == TRIES:
                    break


def _anyone(name: str) -> str:
    """The name of a place, whoever looks."""
    return name.replace("[own]", "[]").replace("[other]", "[]")
