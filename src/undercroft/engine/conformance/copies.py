"""Does a copy take over every field of a state and of its parts, each into its own place?"""

# mypyc: skip - checks others

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..state import State
from .differences import difference


def lost_in_copy(s: State, looked: set[tuple[str, str]]) -> str:
    """What `copy` forgets or puts elsewhere; empty if nothing.

    One field after the other is changed, and must be so in a copy: a field that still holds what a new game begins with
    would look well copied if it were forgotten, and so would two zeros if they were swapped. `looked` keeps the
    fields that need no second look.
    """
    for part in parts_of(s):
        name = type(part).__name__
        for field in type(part).FIELDS:
            if (name, field) not in looked and (wrong := lost(part, field, looked)):
                return f"{name}.copy loses {wrong}"
    return ""


def lost(part: Any, field: str, looked: set[tuple[str, str]]) -> str:
    """How a copy differs when this field is another; empty if it does not."""
    value = getattr(part, field)
    other = another(value)
    if other is None:
        return ""
    changed = part.copy()
    setattr(changed, field, other)
    copy = changed.copy()
    for name in (field, *type(part).FIELDS):
        if difference(getattr(changed, name), getattr(copy, name)):
            wrong = f"{getattr(copy, name)!r} instead of {getattr(changed, name)!r} in the copy"
            return f"{name}: {wrong}" if name == field else f"{name} if {field} is {other!r}: {wrong}"
    looked.add((type(part).__name__, field))
    return ""


def another(value: object) -> object:
    """Another value of the same type, None where there is none to be had: an empty list does not say of what it is."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value} "
        case list() if value:
            return value[:-1]
    return None


def parts_of(thing: Any) -> Iterator[Any]:
    """The state, and every part in it that is copied; what has no `copy` never changes."""
    if isinstance(thing, list):
        for item in thing:
            yield from parts_of(item)
    elif hasattr(type(thing), "FIELDS") and hasattr(type(thing), "copy"):
        yield thing
        for field in type(thing).FIELDS:
            yield from parts_of(getattr(thing, field))
