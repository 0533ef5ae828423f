"""Facts of Vast: The Crystal Caverns in words."""

# mypyc: skip - talks to people

from __future__ import annotations

from undercroft.engine.texts import Texts


def name_space(fact: int | str, texts: Texts) -> str:
    """A space as on the drawn map: columns east, rows south of the Entrance."""
    if fact == "0,0":
        return texts.say("kind-entrance")
    return f"({fact})"


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.say("seat", {"number": int(fact) + 1})
