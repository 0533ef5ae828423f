"""Facts of Cavern Tavern in words."""

# mypyc: skip - talks to people

from __future__ import annotations

from undercroft.engine.state import Choice, Fact
from undercroft.engine.texts import Texts

from ..choices import Card, Place
from ..rules.placement import PlaceDice, can_place, spot
from ..state import Tavern

OF_SEATS = ("blame", "tip", "steal", "trade")
"""Choices in which a number is a seat; in the others it is the face of a die."""


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.format("seat", {"number": int(fact) + 1})


def name_dice(fact: int | str, texts: Texts) -> str:
    """A die by its face."""
    return f"[{fact}]"


def question(s: Tavern, seat: int) -> dict[str, Fact]:
    """What a question speaks of: where dice go, or whether any were placed in this turn."""
    asking = s.asking
    if isinstance(asking, PlaceDice):
        place = s.place(asking.place)
        return {"place": place.id} if place is not None else {}
    return {"placing": "done" if s.placed else "must" if can_place(s, seat) else "cannot"}


def label(choice: Choice, said: str, texts: Texts, s: Tavern) -> str:
    """A choice, already in words, with where an Order lies, what dice a place takes, or what a Character can do."""
    if isinstance(choice, Place) and not choice.barge:
        place = s.place(spot(s, choice.place))
        if place is not None:
            facts: dict[str, Fact] = {"place": place.id, "value": place.value, "count": place.dice}
            return texts.format("label-count" if place.dice else "label-value", facts)
    if isinstance(choice, Card):
        if choice.kind == "order" and choice.number in s.tables:
            return texts.format("label-table", {"label": said, "table": s.tables.index(choice.number) + 1})
        if choice.verb == "choose":
            return f"{said}: {texts.card_text('character', choice.card)}"
    return said
