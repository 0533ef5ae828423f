"""Facts of Cavern Tavern in words."""

# mypyc: skip - talks to people

from __future__ import annotations

from undercroft.engine.texts import Texts


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.say("seat", {"number": int(fact) + 1})


def name_dice(fact: int | str, texts: Texts) -> str:
    """A die by its face."""
    return f"[{fact}]"
