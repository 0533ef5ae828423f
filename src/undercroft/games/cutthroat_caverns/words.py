"""Facts of Cutthroat Caverns in words."""

# mypyc: skip - talks to people

from __future__ import annotations

from undercroft.engine.texts import Texts


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.say("seat", {"place": int(fact) + 1})


def name_creature(fact: int | str, texts: Texts) -> str:
    """A creature, by its own name or its number among others."""
    id, _, number = str(fact).partition(" ")
    if id == "skeleton":
        return texts.say("creature-skeleton", {"number": int(number)})
    if number:
        return texts.say("creature-numbered", {"encounter": id, "number": int(number)})
    return texts.say("creature-alone", {"encounter": id})


def name_place(fact: int | str, texts: Texts) -> str:
    """The first or the second set card."""
    return texts.say(f"place-{fact}")
