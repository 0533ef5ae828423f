"""Facts of Cutthroat Caverns in words."""

# mypyc: skip - talks to people

from __future__ import annotations

from undercroft.engine.texts import Texts


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.say("seat", {"place": int(fact) + 1})


def name_creature(fact: int | str, texts: Texts) -> str:
    """A creature: the only one of its encounter, or one of several by what each of them is, and its number."""
    id, _, number = str(fact).partition(" ")
    if not number:
        return texts.say("creature-alone", {"encounter": id})
    kind = f"creature-{id}" if texts.has(f"creature-{id}") else "creature-numbered"
    return texts.say(kind, {"encounter": id, "number": int(number)})


def name_place(fact: int | str, texts: Texts) -> str:
    """The first or the second set card."""
    return texts.say(f"place-{fact}")
