"""A game played by numbers: an action is the place of an option in the list that is offered."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import IllegalChoice, SetupError
from undercroft.engine.game import Game
from undercroft.engine.knowledge import outcome, victory
from undercroft.engine.state import Choice, Result, State
from undercroft.games import game as find_game

from .encoding import Encoder, Observation

MOST: Final = 128
"""Actions, if nothing else is asked for: twice the most options met in random and lively games of every variant
(bench/research.py --options counts them). What passes it is shown in pages, so that no option is ever cut off."""
MORE: Final = Choice("(more options)")
"""The last action of a page that is not all: shows the next page, and after the last the first again."""

REWARDS: Final = ("victory", "zero_sum", "worth")
"""What a game is worth at its end: the seat's part in the victory; the same less the average of all seats; or
victory and points, as agents value it (`undercroft.engine.knowledge.outcome`)."""


def rewards(result: Result, kind: str) -> list[float]:
    """What a result is worth to each seat."""
    if kind == "worth":
        return outcome(result)
    shares = victory(result)
    if kind == "zero_sum":
        average = sum(shares) / len(shares)
        return [share - average for share in shares]
    return shares


class Rules:
    """What stays the same from game to game: the game, its table and how it is put into numbers."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "victory",
        most: int = MOST,
        cards: Any = None,
    ) -> None:
        self.game: Final[Game[Any]] = find_game(game) if isinstance(game, str) else game
        self.setup: Final = self.game.setup(self.game.min_seats if seats is None else seats, options, cards)
        self.seats: Final = self.setup.seats
        self.reward: Final = reward
        self.most: Final = most
        self.encoder: Final = Encoder(self.game, most)
        if reward not in REWARDS:
            raise SetupError(f"there is no reward {reward!r}; the rewards are: {', '.join(REWARDS)}")
        if reward == "zero_sum" and self.seats < 2:
            raise SetupError("rewards that add up to nothing need two seats or more")
        if most < 2:
            raise SetupError(f"pages need 2 actions or more, not {most}")

    @property
    def name(self) -> str:
        """The name of these rules, with their version."""
        return f"{self.game.id}_v{self.game.version}"

    # Copies of a play share its rules, and what it is pickled to only names them.
    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.setup.options.items())
        if self.setup.deck == "own":
            return rules_of, (self.game.id, self.seats, options, self.reward, self.most)
        return Rules, (self.game.id, self.seats, dict(options), self.reward, self.most, self.setup.cards)


@lru_cache(maxsize=64)
def rules_of(game: str, seats: int, options: tuple[tuple[str, str], ...], reward: str, most: int) -> Rules:
    """Rules by name: the same object, whose encoder remembers much, for all who ask for the same."""
    return Rules(game, seats, dict(options), reward, most)


class Play:
    """A state, the page of options its seat looks at, and how many actions were taken."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules: Final = rules
        self.state: State = state
        self.page: int = 0
        self.made: int = 0

    @classmethod
    def begin(cls, rules: Rules, seed: int | str) -> Play:
        """A new game: the same as `rules.game.new` with this seed."""
        return cls(rules, rules.game.begin(rules.setup, seeded(seed)))

    def copy(self) -> Play:
        copy = Play(self.rules, self.state.copy())
        copy.page, copy.made = self.page, self.made
        return copy

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.rules, self.rules.game.save(self.state), self.page, self.made)

    @property
    def shown(self) -> list[Choice]:
        """The options of the seat that is asked, as its actions number them."""
        options, most = self.state.options, self.rules.most
        if len(options) <= most:
            return options
        first = self.page * (most - 1)
        return [*options[first : first + most - 1], MORE]

    def texts(self, seat: int) -> list[str]:
        """What this seat's actions mean; nothing if it is not asked now."""
        return [choice.text for choice in self.shown] if seat == self.state.seat else []

    def chosen(self, action: int) -> Choice:
        """The choice that an action stands for, or an IllegalChoice that says which actions there are."""
        shown = self.shown
        if 0 <= action < len(shown):
            return shown[action]
        seat = self.state.seat
        if seat < 0:
            raise IllegalChoice(seat, f"action {action}", "", "the game is over")
        kind = next(decision.kind for decision in self.state.pending if decision.seat == seat)
        raise IllegalChoice(seat, f"action {action}", "", f"the decision {kind!r} offers actions 0 to {len(shown) - 1}")

    def turn_page(self) -> None:
        """Show the next page of options."""
        pages = -(-len(self.state.options) // (self.rules.most - 1))
        self.page = (self.page + 1) % pages

    def act(self, action: int) -> None:
        """Take an action for the seat that is asked. One that is not offered changes nothing."""
        choice = self.chosen(action)
        self.made += 1
        if choice is MORE:
            self.turn_page()
        else:
            self.page = 0
            self.state.choose(choice)

    def actions(self, text: str) -> list[int]:
        """The actions that choose the option with this text: one, after those that turn to its page."""
        options, most = self.state.options, self.rules.most
        for place, option in enumerate(options):
            if option.text == text:
                if len(options) <= most:
                    return [place]
                page, action = divmod(place, most - 1)
                pages = -(-len(options) // (most - 1))
                return [most - 1] * ((page - self.page) % pages) + [action]
        raise self.state.illegal(self.state.seat, text)

    def believed(self, seat: int, chance: Chance) -> Play:
        """The same play as this seat may believe it to be: all that it cannot know is drawn anew, and with it what
        others have already chosen in a secret round."""
        s: State = self.rules.game.determinize(self.state, seat, chance)
        for decision in self.state.pending:
            asked = s.decision(decision.seat)
            if decision.answer is not None and asked is not None and asked.answer is None:
                s.apply(asked, asked.options[chance.below(len(asked.options))])
        copy = Play(self.rules, s)
        copy.page, copy.made = self.page, self.made
        return copy

    def observe(self, seat: int) -> Observation:
        """All that the seat may know, in numbers."""
        encoder, texts = self.rules.encoder, self.texts(seat)
        return {
            "observation": encoder.vector(self.state, seat, self.page if texts else 0),
            "options": encoder.options(texts),
            "action_mask": encoder.mask(len(texts)),
        }

    def info(self, seat: int) -> dict[str, Any]:
        """The same decision in words; at the end how it ended."""
        decision = self.state.decision(seat)
        found: dict[str, Any] = {"kind": decision.kind if decision else "", "options": self.texts(seat)}
        result = self.state.result
        if result is not None:
            found |= {"scores": result.scores[:], "winners": result.winners[:], "ending": result.ending}
        return found

    def facts(self) -> list[dict[str, Any]]:
        """What the actions mean, taken apart: each one's text, its kind, and its facts by name."""
        told = [(choice.text, *choice.words()) for choice in self.shown]
        return [
            {"text": text, "kind": message.removeprefix("choice-"), "facts": facts} for text, message, facts in told
        ]

    def rewards(self) -> list[float]:
        """What the game is worth to each seat: nothing before its end."""
        result = self.state.result
        return [0.0] * self.rules.seats if result is None else rewards(result, self.rules.reward)

    def written(self, seat: int) -> str:
        """What a seat sees, in words: for people who watch."""
        s = self.state
        lines = [f"{self.rules.name}, seat {seat}, action {self.made}", *told(self.rules.game.view(s, seat))]
        if s.result is not None:
            lines.append(f"over ({s.result.ending}): scores {s.result.scores}, winners {s.result.winners}")
        lines += [f"{number:4} {text}" for number, text in enumerate(self.texts(seat))]
        return "\n".join(lines)


def restored(rules: Rules, saved: bytes, page: int, made: int) -> Play:
    """A play out of what was kept of it."""
    play = Play(rules, rules.game.load(saved, rules.setup.cards))
    play.page, play.made = page, made
    return play


class Seeds:
    """The seed of each game to come: what was asked for, or from there on one made of it and a number."""

    def __init__(self) -> None:
        self.first: int | str = secrets.randbits(63)
        self.games: int = 0

    def next(self, seed: int | None) -> int | str:
        if seed is not None:
            self.first, self.games = seed, 0
        self.games += 1
        return self.first if self.games == 1 else f"{self.first}/{self.games}"


def begun(rules: Rules, seed: int | str, options: Mapping[str, Any] | None) -> Play:
    """A new game, or one from the `state` that the options of a reset name."""
    state = (options or {}).get("state")
    if state is None:
        return Play.begin(rules, seed)
    if not isinstance(state, State) or state.setup.game != rules.game.id or state.seats != rules.seats:
        raise SetupError(f"a game of {rules.game.name} with {rules.seats} seats cannot begin from {state!r}")
    return Play(rules, state.copy())


def told(thing: Any, depth: int = 1) -> list[str]:
    """A view as indented lines, without what says nothing."""
    lines: list[str] = []
    items = thing.items() if isinstance(thing, Mapping) else enumerate(thing)
    for key, value in items:
        if isinstance(value, Mapping) or (
            isinstance(value, list) and any(isinstance(v, Mapping | list) for v in value)
        ):
            lines += [f"{'  ' * depth}{key}", *told(value, depth + 1)]
        elif value or type(value) is int:
            shown = " ".join(map(str, value)) if isinstance(value, list) else value
            lines.append(f"{'  ' * depth}{key} {shown}")
    return lines
