"""Compares two states in everything they hold."""

# mypyc: skip - checks others

from __future__ import annotations

from ..chance import Chance
from ..state import Choice, State

KERNEL_SKIPS = {"events", "__dict__", "__weakref__"}


def attributes(thing: object) -> list[str]:
    """The names of everything an object holds, whether its class is compiled, slotted or plain."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(kind.__dict__.get("__mypyc_attrs__", ()))
        slots = kind.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    return sorted(names - KERNEL_SKIPS)


def difference(a: object, b: object, where: str = "state") -> str:
    """Where and how two things first differ, in everything they hold; empty if they do not."""
    if a is b:
        return ""
    if type(a) is not type(b):
        return f"{where} is {a!r} or {b!r}"
    names: list[str] = []
    if isinstance(a, list | tuple) and isinstance(b, list | tuple):
        for i, (one, other) in enumerate(zip(a, b)):
            if found := difference(one, other, f"{where}[{i}]"):
                return found
        return "" if len(a) == len(b) else f"{where} has {len(a)} or {len(b)} items"
    if isinstance(a, dict) and isinstance(b, dict):
        for key in dict.fromkeys([*a, *b]):
            if key not in a or key not in b:
                return f"{where} has a {key!r} or not"
            if found := difference(a[key], b[key], f"{where}.{key}"):
                return found
        return ""
    if isinstance(a, Choice) and isinstance(b, Choice):
        return "" if a.text == b.text else f"{where} is {a!r} or {b!r}"
    if isinstance(a, Chance):
        names = list(Chance.FIELDS)
    elif a is not None and not isinstance(a, bool | int | str | float | bytes | set | frozenset):
        names = attributes(a)
        if isinstance(a, State) and not a.pending:
            names.remove("asking")  # left from an earlier decision
    if not names:
        return "" if a == b or hasattr(a, "FIELDS") else f"{where} is {a!r} or {b!r}"
    for name in names:
        if found := difference(getattr(a, name, None), getattr(b, name, None), f"{where}.{name}"):
            return found
    return ""


def asked(s: State) -> list[tuple[int, str, list[str], str]]:
    """All that is asked now, in plain values."""
    return [
        (d.seat, d.kind, [choice.text for choice in d.options], d.answer.text if d.answer else "") for d in s.pending
    ]


def shared(a: object, b: object, where: str = "state") -> str:
    """The first mutable thing that two states share; empty if there is none.

    Steps and parts without `copy` never change, and may be shared.
    """
    if a is b:
        may_change = isinstance(a, list | bytearray) or (hasattr(type(a), "FIELDS") and hasattr(type(a), "copy"))
        return where if may_change else ""
    if isinstance(a, list) and isinstance(b, list):
        for i, (one, other) in enumerate(zip(a, b)):
            if path := shared(one, other, f"{where}[{i}]"):
                return path
    elif getattr(a, "FIELDS", None) is not None:
        fields = [*type(a).FIELDS, "agenda", "pending"] if isinstance(a, State) else a.FIELDS  # type: ignore[attr-defined]
        for name in fields:
            if path := shared(getattr(a, name), getattr(b, name), f"{where}.{name}"):
                return path
    return ""
