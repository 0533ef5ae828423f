"""One game being played: look at the options, push a choice, pop it again."""

# mypyc: skip - for people and small programs; search works on states

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, cast

from .game import Game
from .state import Result, S


class Match(Generic[S]):
    """A game that can be played forward and taken back.

    >>> import undercroft
    >>> match = undercroft.Match(undercroft.game("dice_brewing"), seats=2, seed=7)
    >>> match.push(match.options[0])
    >>> match.pop()
    'place malt_house_seed seed'
    >>> match.over
    False

    `state` is the position, with everything that is hidden. Each choice is made on a copy, so a state once seen stays
    as it was.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        cards: Any = None,
    ) -> None:
        self.game = game
        self.state: S = game.new(seats, options, seed, cards)
        self.choices: list[str] = []
        """The texts of the choices made so far."""
        self._before: list[S] = []

    @property
    def options(self) -> list[str]:
        """The texts that the seat asked may answer with; empty once the game is over."""
        return [choice.text for choice in self.state.options]

    @property
    def seat(self) -> int:
        """The seat that is asked, the first of them if several are; -1 once the game is over."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        """Scores, winners and the way it ended; None while the game goes on."""
        return self.state.result

    def push(self, text: str, seat: int = -1) -> None:
        """Answer with an option, for the seat that is asked or, where several are, for the one given.

        Anything else raises `IllegalChoice`, which says why, and changes nothing.
        """
        after = cast(S, self.state.copy())
        after.choose_text(text, seat)
        self._before.append(self.state)
        self.choices.append(text)
        self.state = after

    def pop(self) -> str:
        """Take back the last choice, chance included, and return its text. Raises `IndexError` if there is none."""
        text = self.choices.pop()
        self.state = self._before.pop()
        return text

    def __str__(self) -> str:
        """Who is asked what, with the options in words; at the end the scores."""
        s = self.state
        title = f"{self.game.name}, {s.seats} seats, {len(self.choices)} choices made"
        if s.result is not None:
            scores = ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(s.result.scores))
            winners = " and ".join(f"seat {seat}" for seat in s.result.winners) or "nobody"
            return f"{title}\n{winners} won ({s.result.ending}); {scores}"
        texts = self.game.texts(setup=s.setup)
        lines = [title, f"seat {s.seat} is asked:"]
        wide = max(len(choice.text) for choice in s.options)
        for choice in s.options:
            label = self.game.wording.label(choice, texts, s)
            lines.append(f"  {choice.text:{wide}}  {label}" if label != choice.text else f"  {choice.text}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.seat} is asked"
        return f"<{self.game.id}, {len(self.choices)} choices made, {now}>"
