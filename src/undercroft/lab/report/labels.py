"""Readable names for the things that the lab counts."""

from __future__ import annotations

from typing import Any

from undercroft.engine.game import Game


class Labels:
    """Names from the game's English texts. If there is no text, the id is made readable."""

    def __init__(self, game: Game[Any], cards: Any) -> None:
        self.texts = game.texts("en", cards)

    def role(self, id: str) -> str:
        return self._first(id, "role", "character")

    def ending(self, id: str) -> str:
        return self._first(id, "ending").rstrip(".")

    def part(self, id: str) -> str:
        """The name of a part of a score."""
        return self._first(id, "score", "reason")

    def thing(self, kind: str, id: str) -> str:
        """The name of a card, a space or another thing that is counted."""
        if kind == "ending":
            return self.ending(id)
        name = str(self.texts.name(kind, id))
        return plain(id) if name == id else name

    def kind(self, id: str) -> str:
        """The name of a kind of thing."""
        message = f"lab-kind-{id}"
        return self.texts.format(message) if self.texts.has(message) else id.replace("_", " ")

    def deed(self, event: str, kind: str) -> str:
        """A heading for what was done with a kind of thing: message `lab-EVENT-KIND` or `lab-EVENT`, if there is
        one."""
        for message in (f"lab-{event}-{kind}", f"lab-{event}"):
            if self.texts.has(message):
                return self.texts.format(message)
        said = plain(event)
        return said if kind in event else f"{said} {self.kind(kind)}"

    def use(self, name: str) -> str:
        """The full name of what was done or met, such as `brew recipe:dry_stout`."""
        event, _, rest = name.partition(" ")
        kind, _, thing = rest.partition(":")
        return f"{self.deed(event, kind)}: {self.thing(kind, thing)}"

    def _first(self, id: str, *kinds: str) -> str:
        known = [f"{kind}-{id}" for kind in kinds if self.texts.has(f"{kind}-{id}")]
        return self.texts.format(known[0]) if known else plain(id)


def plain(id: str) -> str:
    """An id as readable text: `tie_break` becomes `Tie break`."""
    return id.replace("_", " ").capitalize()


def count(number: int, one: str) -> str:
    """`1 player`, `2 players`."""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"
