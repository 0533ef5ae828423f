"""Save and load a state at any moment, also in the middle of a turn, as plain JSON."""

# mypyc: skip - runs once a save, and looks fields up by name

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from .chance import Chance
from .errors import SaveError
from .state import State

FORMAT = "undercroft state 1"


def pack(value: object) -> Any:
    """Convert a value of a state to JSON types. An object in a state lists its attributes in FIELDS."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [pack(item) for item in value]
    fields = getattr(type(value), "FIELDS", None)
    if fields is None:
        raise TypeError(
            f"a state cannot hold a {type(value).__name__}: only numbers, texts, lists and parts with FIELDS"
        )
    return {type(value).__name__: [pack(getattr(value, field)) for field in fields]}


def unpack(value: Any, parts: dict[str, type]) -> Any:
    """The inverse of `pack`: objects are made again from their FIELDS."""
    if isinstance(value, list):
        return [unpack(item, parts) for item in value]
    if isinstance(value, dict):
        ((name, fields),) = value.items()
        if name not in parts:
            raise SaveError(f"this game has no part called {name!r}")
        part = parts[name]
        values = [unpack(field, parts) for field in fields]
        return part(**dict(zip(part.FIELDS, values, strict=True)))  # type: ignore[attr-defined]
    return value


def pack_state(s: State) -> dict[str, Any]:
    """Everything about a position except the header of a save (game, version, seats, options, cards)."""
    return {
        "chance": pack(s.chance),
        "agenda": pack(s.agenda),
        "asking": pack(s.asking) if s.pending else None,
        "answers": [decision.answer.text if decision.answer else None for decision in s.pending],
        "result": pack(s.result),
        "uncovered": s.uncovered,
        "fields": {field: pack(getattr(s, field)) for field in type(s).FIELDS},
    }


def unpack_state(saved: dict[str, Any], s: State, parts: dict[str, type]) -> None:
    """Fill a fresh state of the same game, seats, options and cards from a save."""
    s.chance = unpack(saved["chance"], parts)
    s.agenda = unpack(saved["agenda"], parts)
    s.asking = unpack(saved["asking"], parts)
    s.result = unpack(saved["result"], parts)
    s.uncovered = saved["uncovered"]
    s.pending = []
    for field in type(s).FIELDS:
        setattr(s, field, unpack(saved["fields"][field], parts))
    if s.asking is not None:
        s.asking.run(s)
        answers = saved["answers"]
        if len(answers) != len(s.pending):
            raise SaveError("the saved position asks other seats than these rules do")
        for decision, text in zip(s.pending[:], answers, strict=True):
            if text is not None:
                option = decision.option(text)
                if option is None:
                    raise SaveError(f"the saved answer {text!r} is not offered by these rules")
                s.apply(decision, option)


def kernel_parts() -> dict[str, type]:
    """The kernel's own parts, known to every game."""
    from .state import Result

    return {"Chance": Chance, "Result": Result}


def encode(saved: dict[str, Any]) -> bytes:
    """JSON, always the same bytes for the same state."""
    return msgspec.json.encode(saved, order="sorted")


def decode(data: bytes) -> dict[str, Any]:
    """Read a save; raises SaveError if it is none."""
    try:
        saved = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise SaveError(f"this is not a saved state: {error}") from None
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise SaveError(f"this is not a saved state: its format should be {FORMAT!r}")
    return saved


def fingerprint(s: State) -> str:
    """A short digest of exactly this state, the same on every machine."""
    return hashlib.blake2b(encode(pack_state(s)), digest_size=8).hexdigest()
