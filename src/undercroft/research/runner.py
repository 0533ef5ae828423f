"""Plays a game by numbers: an action is the index of an option in the list that is offered."""

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
"""The default number of actions: twice the most options met in random and lively games of every variant
(bench/research.py --options counts them). More options are shown in pages, so that no option is ever cut off."""
MORE: Final = Choice("(more options)")
"""The last action of each page if there are several: shows the next page, and after the last page the first again."""

REWARDS: Final = ("victory", "zero_sum", "worth")
"""The kinds of reward at the end of a game: the seat's share of the victory; that share minus the average of all seats;
or victory and points, as agents value them (`undercroft.engine.knowledge.outcome`)."""


def rewards(result: Result, kind: str) -> list[float]:
    """The reward of each seat for a result."""
    if kind == "worth":
        return outcome(result)
    shares = victory(result)
    if kind == "zero_sum":
        average = sum(shares) / len(shares)
        return [share - average for share in shares]
    return shares


class Rules:
    """What stays the same from game to game: the game, its setup and its encoder."""

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

    # Copies of a play share its rules, and a pickled play holds only their parameters.
    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.setup.options.items())
        if self.setup.deck == "own":
            return rules_of, (self.game.id, self.seats, options, self.reward, self.most)
        return Rules, (self.game.id, self.seats, dict(options), self.reward, self.most, self.setup.cards)


@lru_cache(maxsize=64)
def rules_of(game: str, seats: int, options: tuple[tuple[str, str], ...], reward: str, most: int) -> Rules:
    """Rules by their parameters. Equal parameters give the same object, so that they share the encoder's cache."""
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
        """The options of the seat that is asked, in the order of their action numbers."""
        options, most = self.state.options, self.rules.most
        if len(options) <= most:
            return options
        first = self.page * (most - 1)
        return [*options[first : first + most - 1], MORE]

    def texts(self, seat: int) -> list[str]:
        """The texts of this seat's actions; empty if it is not asked now."""
        return [choice.text for choice in self.shown] if seat == self.state.seat else []

    def chosen(self, action: int) -> Choice:
        """The choice of an action; raises an IllegalChoice that says which actions there are."""
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
        """A copy of the play as this seat may believe it to be: everything that it cannot know is drawn anew, including
        what others have already chosen in a secret round."""
        s: State = self.rules.game.determinize(self.state, seat, chance)
        for decision in self.state.pending:
            asked = s.decision(decision.seat)
            if decision.answer is not None and asked is not None and asked.answer is None:
                s.apply(asked, asked.options[chance.below(len(asked.options))])
        copy = Play(self.rules, s)
        copy.page, copy.made = self.page, self.made
        return copy

    def observe(self, seat: int) -> Observation:
        """The observation of a seat: all that it may know, as arrays."""
        encoder, texts = self.rules.encoder, self.texts(seat)
        return {
            "observation": encoder.vector(self.state, seat, self.page if texts else 0),
            "options": encoder.options(texts),
            "action_mask": encoder.mask(len(texts)),
        }

    def info(self, seat: int) -> dict[str, Any]:
        """The decision of a seat in words; at the end also the result."""
        decision = self.state.decision(seat)
        found: dict[str, Any] = {"kind": decision.kind if decision else "", "options": self.texts(seat)}
        result = self.state.result
        if result is not None:
            found |= {"scores": result.scores[:], "winners": result.winners[:], "ending": result.ending}
        return found

    def facts(self) -> list[dict[str, Any]]:
        """What the actions mean, as data: the text, kind and named facts of each."""
        told = [(choice.text, *choice.words()) for choice in self.shown]
        return [
            {"text": text, "kind": message.removeprefix("choice-"), "facts": facts} for text, message, facts in told
        ]

    def rewards(self) -> list[float]:
        """The reward of each seat: 0 before the end of the game."""
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
    """Make a play again from its pickled parts."""
    play = Play(rules, rules.game.load(saved, rules.setup.cards))
    play.page, play.made = page, made
    return play


class Seeds:
    """Gives the seed of each new game: first the one asked for, then that one with a number."""

    def __init__(self) -> None:
        self.first: int | str = secrets.randbits(63)
        self.games: int = 0

    def next(self, seed: int | None) -> int | str:
        if seed is not None:
            self.first, self.games = seed, 0
        self.games += 1
        return self.first if self.games == 1 else f"{self.first}/{self.games}"


def begun(rules: Rules, seed: int | str, options: Mapping[str, Any] | None) -> Play:
    """A new game, or one from the `state` in the options of a reset."""
    state = (options or {}).get("state")
    if state is None:
        return Play.begin(rules, seed)
    if not isinstance(state, State) or state.setup.game != rules.game.id or state.seats != rules.seats:
        raise SetupError(f"a game of {rules.game.name} with {rules.seats} seats cannot begin from {state!r}")
    return Play(rules, state.copy())


def told(thing: Any, depth: int = 1) -> list[str]:
    """A view as indented lines, without empty values."""
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
