"""How a game speaks to people, used by terminal, server and hints."""

# mypyc: skip - the description of a game, not its rules

from __future__ import annotations

from typing import Any, ClassVar, Generic

from ..state import Choice, Event, Fact, Refusal, S
from ..texts import Namer, Texts


class Wording(Generic[S]):
    """Choices, questions, events and reasons in a player's words. The default finds them in the game's texts."""

    headlines: ClassVar[tuple[str, ...]] = ()
    """The events that are always shown, even if so much has happened that others appear only in the log."""

    def namers(self) -> dict[str, Namer]:
        """Functions that put facts of some kind into words, such as dice."""
        return {}

    def label(self, choice: Choice, texts: Texts, s: S | None = None) -> str:
        """A choice in a player's words. A game may append something from the state, such as a price."""
        message, facts = choice.words()
        return texts.format(message, facts) if message else choice.text

    def question(self, s: S, seat: int) -> dict[str, Fact]:
        """Facts for the message `decision-...` that asks this seat, such as the recipe being brewed."""
        return {}

    def describe_event(self, event: Event, texts: Texts) -> str:
        """An event in a player's words."""
        return texts.format(f"event-{event.name}", event.facts)

    def explain(self, refusal: Refusal, texts: Texts) -> str:
        """The reason for a refusal in a player's words: the particular reason if there is one, else the rule."""
        if refusal.why:
            return texts.format(f"why-{refusal.why}", refusal.facts)
        return texts.format(refusal.rule, {})

    def describe_refused(self, text: str, texts: Texts) -> str:
        """Translate the text of a refused choice, or its beginning, word by word: it has no message of its own.

        A word is the name of a card, a message such as `word-place` (or of two words, `word-from-storehouse`), or a
        die.
        """
        names = {id.partition("-")[2]: name for id, name in texts.names.items()}
        words = text.split()
        said: list[str] = []
        while words:
            pair = "-".join(["word", *words[:2]])
            if len(words) > 1 and texts.has(pair):
                said.append(texts.format(pair))
                del words[:2]
                continue
            word = words.pop(0)
            message = f"word-{word}"
            said.append(
                names.get(word) or (texts.format(message) if texts.has(message) else str(texts.name("die", word)))
            )
        return " ".join(said)

    def draw(self, s: S, seat: int, texts: Texts, width: int) -> Any:
        """The position as a seat sees it, as something `rich` can print; None: the terminal prints the view itself.

        Draw from the view, never from the state.
        """
        return None
