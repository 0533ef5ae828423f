"""Facts of Dice Brewing in words."""

# mypyc: skip - talks to people

from __future__ import annotations

import re

from undercroft.engine.texts import Texts


def name_die(fact: int | str, texts: Texts) -> str:
    """`yellow4+1/locked` as "Light Malt 4+1 (locked)"; a seed is a seed."""
    if fact == "seed":
        return texts.say("seed")
    found = re.match(r"(yellow|black|green|blue)(\d|\?)(\+\d)?((?:/\w+)*)$", str(fact))
    if found is None:
        return str(fact)
    colour, face, bonus, marks = found.groups()
    words = f"{texts.say(f'colour-{colour}')} {face}{bonus or ''}"
    if marks:
        words += " (" + ", ".join(texts.say(f"mark-{mark}") for mark in marks.strip("/").split("/")) + ")"
    return words


def name_place(fact: int | str, texts: Texts) -> str:
    """Where a die lies: an area, a space, or the speed-up place of a space."""
    place = str(fact)
    if place in ("reserve", "storehouse"):
        return texts.say(f"area-{place}")
    return texts.say(f"space-{place.removesuffix('.speed')}")


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.say("seat", {"number": int(fact) + 1})
