"""Checks that a copy takes over every field of a state and of its parts, each into its own place."""

# mypyc: skip - checks others

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..state import State
from .differences import difference


def lost_in_copy(s: State, looked: set[tuple[str, str]]) -> str:
    """The first field that `copy` forgets or puts elsewhere, in words; empty if there is none.

    Each field in turn is changed, and the copy must have the change. Otherwise a forgotten field that still has its
    first value would look copied, and so would two zeros that were swapped. `looked` keeps the fields that need no
    second check.
    """
    for part in parts_of(s):
        name = type(part).__name__
        for field in type(part).FIELDS:
            if (name, field) not in looked and (wrong := lost(part, field, looked)):
                return f"{name}.copy loses {wrong}"
    return ""


def lost(part: Any, field: str, looked: set[tuple[str, str]]) -> str:
    """How a copy differs once this field is changed; empty if it does not."""
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
    """Another value of the same type; None if there is none, as an empty list does not tell the type of its items."""
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
    """The state, and every part in it that has a `copy`. Parts without one never change."""
    if isinstance(thing, list):
        for item in thing:
            yield from parts_of(item)
    elif hasattr(type(thing), "FIELDS") and hasattr(type(thing), "copy"):
        yield thing
        for field in type(thing).FIELDS:
            yield from parts_of(getattr(thing, field))
