"""The kernel: states, steps and decisions, and the loop that runs them. It knows no game."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, NoReturn, TypeVar

from mypy_extensions import mypyc_attr

from .chance import Chance
from .errors import IllegalChoice

EVERYONE: Final = -1
SPECTATOR: Final = -1

MOST_STEPS: Final = 100_000
"""The most steps without a decision. More are taken for an endless loop in the rules, not for a long turn."""

Fact = int | str | list[int] | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One legal answer. Immutable, made once and shared; `text` is its short stable form in transcripts."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def words(self) -> tuple[str, dict[str, Fact]]:
        """The message and its facts that describe this choice in a player's language; without a message, `text` is
        shown."""
        return "", {}


class Simple(Choice):
    """A choice without arguments, such as pass."""

    def __init__(self, text: str, message: str) -> None:
        super().__init__(text)
        self.message: Final = message

    def words(self) -> tuple[str, dict[str, Fact]]:
        return self.message, {}


class Decision:
    """What a seat is asked now: its kind, its options, and in a secret round the answer already given."""

    def __init__(self, seat: int, kind: str, options: list[Choice], answer: Choice | None) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = options
        self.answer: Final = answer

    def __repr__(self) -> str:
        given = f", answered {self.answer.text!r}" if self.answer else ""
        return f"<seat {self.seat}: {self.kind}, {len(self.options)} options{given}>"

    def option(self, text: str) -> Choice | None:
        """The option with this text, if it is offered."""
        for choice in self.options:
            if choice.text == text:
                return choice
        return None


class Refusal:
    """Something a seat might expect to do now and cannot, with the rule that forbids it.

    `thing` is a choice's text or the beginning of one (if `exact`, only the whole text); `why` names a message, and
    `facts` fills it in.
    """

    def __init__(
        self, thing: str, rule: str, why: str = "", facts: dict[str, Fact] | None = None, exact: bool = False
    ) -> None:
        self.thing: Final = thing
        self.rule: Final = rule
        self.why: Final = why
        self.facts: Final[dict[str, Fact]] = {} if facts is None else facts
        self.exact: Final = exact

    def __repr__(self) -> str:
        return f"<no {self.thing}: {self.rule} {self.why}>"

    def covers(self, text: str) -> bool:
        """Is this refusal about a choice with this text?"""
        return text == self.thing or (not self.exact and text.startswith(self.thing + " "))


class Event:
    """Something that happened. `known` has one bit for each seat that may know; all bits set is EVERYONE."""

    def __init__(self, name: str, facts: dict[str, Fact], known: int) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.known: Final = known

    def __repr__(self) -> str:
        return f"<{self.name} {self.facts}>"

    def known_to(self, seat: int) -> bool:
        """May this seat (or a SPECTATOR) know?"""
        if seat < 0:
            return self.known < 0
        return (self.known >> seat) & 1 == 1


def only(seat: int) -> int:
    """For `Event.known`: this seat alone."""
    return 1 << seat


def all_but(seat: int) -> int:
    """For `Event.known`: everyone, spectators too, except this seat."""
    return ~(1 << seat)


class Result:
    """How a game ended: points by seat, the seats that won, and the way it ended."""

    FIELDS: ClassVar[tuple[str, ...]] = ("scores", "winners", "ending")

    def __init__(self, scores: list[int], winners: list[int], ending: str) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.ending: Final = ending

    def __repr__(self) -> str:
        return f"<scores {self.scores}, winners {self.winners}, {self.ending}>"


class Ended(Exception):
    """The game is over. `State.end` throws it out of whatever was going on, and the kernel catches it."""


class Setup:
    """What a table decided before the game: which game, how many seats, its options and its cards. Never changes."""

    def __init__(self, game: str, version: int, seats: int, options: dict[str, str], cards: object, deck: str) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.cards: Final = cards
        self.deck: Final = deck

    def __repr__(self) -> str:
        return f"<{self.game} {self.version}, {self.seats} seats, {self.options}, {self.deck} cards>"


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A piece of the rules that still has to happen. Immutable and tiny: FIELDS names its arguments.

    `run` either changes the state or asks, never both. Asking only fills `s.pending`. So after loading a state, or
    drawing a world from it, the step is simply run again to ask again.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S) -> None:
        """Carry out the step, or call `s.ask` for each seat that must choose."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, choice: Choice) -> None:
        """Carry out a choice; push what follows on `s.agenda`."""
        raise NotImplementedError

    def refusals(self, s: S, seat: int) -> list[Refusal]:
        """What the asked seat might expect to do now and cannot."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one position: a game adds its own fields, `copy` and FIELDS.

    `agenda` is the stack of steps to come. `pending` holds the decisions asked by the step `asking`: one, or one
    for each seat where all choose at the same time and in secret.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup: Setup = setup
        self.seats: int = setup.seats
        self.chance: Chance = chance
        self.agenda: list[Step[Any]] = []
        self.asking: Step[Any] | None = None
        self.pending: list[Decision] = []
        self.events: list[Event] | None = None
        self.result: Result | None = None
        self.uncovered: int = 0

    # Called last by a game's own `copy`.
    def copy_kernel(self, other: State) -> None:
        """Copy the kernel's own fields, but not the list of events."""
        self.chance = other.chance.copy()
        self.agenda = other.agenda[:]
        self.asking = other.asking
        self.pending = other.pending[:]
        self.result = other.result
        self.uncovered = other.uncovered

    def copy(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    # Looking.
    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.result is not None

    @property
    def options(self) -> list[Choice]:
        """The options of the first decision still unanswered (none once the game is over)."""
        for decision in self.pending:
            if decision.answer is None:
                return decision.options
        return []

    @property
    def seat(self) -> int:
        """The seat of the first decision still unanswered; -1 once the game is over."""
        for decision in self.pending:
            if decision.answer is None:
                return decision.seat
        return -1

    def waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        return [decision.seat for decision in self.pending if decision.answer is None]

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now; None if nothing."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    @property
    def reveals(self) -> int:
        """A counter that grows whenever something unknown becomes known. A choice may be taken back while it has not
        grown."""
        return self.chance.drawn + self.uncovered

    # What steps call.
    def ask(self, seat: int, kind: str, options: list[Choice]) -> None:
        """Ask a seat. Several seats asked by one step answer at the same time and in secret."""
        self.pending.append(Decision(seat, kind, options, None))

    def mark_revealed(self) -> None:
        """Say that something hidden has just been shown to somebody."""
        self.uncovered += 1

    def tell(self, name: str, facts: dict[str, Fact], known: int = EVERYONE) -> None:
        """Record an event. Callers check first that `events` is a list, so that a simulation does not even build the
        facts."""
        if self.result is not None:
            raise RuntimeError(f"{name!r} is told after the end of the game")
        if self.events is not None:
            self.events.append(Event(name, facts, known))

    def end(self, result: Result) -> NoReturn:
        """The game is over at this very point: nothing more happens, in this step or on the agenda. For steps only."""
        self.result = result
        raise Ended

    # What players call.
    def choose(self, choice: Choice, seat: int = -1) -> None:
        """Answer with an offered choice, for the seat or for the first one still to answer.

        Anything not offered raises IllegalChoice and changes nothing.
        """
        decision = self._asked(seat, choice.text)
        for option in decision.options:
            if option is choice:
                self.apply(decision, option)
                return
        self.choose_text(choice.text, decision.seat)

    def choose_text(self, text: str, seat: int = -1) -> None:
        """Answer with the text of a choice."""
        decision = self._asked(seat, text)
        option = decision.option(text)
        if option is None:
            raise self.illegal(decision.seat, text)
        self.apply(decision, option)

    def apply(self, decision: Decision, choice: Choice) -> None:
        """Carry out an option known to be offered. In a secret round nothing happens before the last answer."""
        pending = self.pending
        step = self.asking
        assert step is not None
        if len(pending) > 1:
            for i, other in enumerate(pending):
                if other.seat == decision.seat:
                    pending[i] = Decision(other.seat, other.kind, other.options, choice)
            for other in pending:
                if other.answer is None:
                    return
        self.pending = []
        try:
            if len(pending) == 1:
                step.answer(self, decision.seat, choice)
            else:
                for other in pending:
                    assert other.answer is not None
                    step.answer(self, other.seat, other.answer)
        except Ended:
            pass
        self.advance()

    def advance(self) -> None:
        """The whole engine loop: run steps until someone must choose, nothing is left to do or the game is over."""
        agenda = self.agenda
        pending = self.pending
        steps = 0
        try:
            while agenda and not pending and self.result is None:
                step = agenda.pop()
                self.asking = step
                step.run(self)
                steps += 1
                if steps > MOST_STEPS:
                    raise RuntimeError(f"{MOST_STEPS} steps and nobody is asked anything; the last was {step!r}")
        except Ended:
            pass
        if self.result is not None:
            agenda.clear()
            pending.clear()

    def ask_anew(self, seat: int) -> None:
        """Ask the current decision again, from the state as it is now. Of the answers given, only this seat's is
        kept."""
        if not self.pending:
            return
        own = self.decision(seat)
        self.pending = []
        assert self.asking is not None
        self.asking.run(self)
        if own is not None and own.answer is not None:
            self.choose_text(own.answer.text, seat)

    def open_again(self, seat: int) -> State:
        """This state, or a copy in which a seat that has answered in a secret round has still to answer."""
        own = self.decision(seat)
        if own is None or own.answer is None:
            return self
        copy = self.copy()
        copy.pending = [
            Decision(seat, each.kind, each.options, None) if each.seat == seat else each for each in copy.pending
        ]
        return copy

    # Why not?
    def refusals(self, seat: int) -> list[Refusal]:
        """What this seat might expect to do now and cannot, each with its rule."""
        if self.asking is None or self.decision(seat) is None:
            return []
        return self.asking.refusals(self, seat)

    def illegal(self, seat: int, text: str) -> IllegalChoice:
        """The error for an answer that is not offered, with the reason if a refusal covers it."""
        for refusal in self.refusals(seat):
            if refusal.covers(text):
                why = refusal.why.replace("-", " ") or "a rule forbids it now"
                return IllegalChoice(seat, text, refusal.rule, why)
        return IllegalChoice(seat, text, "", "it is not one of the options offered")

    def _asked(self, seat: int, text: str) -> Decision:
        for decision in self.pending:
            if decision.seat == seat or (seat < 0 and decision.answer is None):
                return decision
        if self.result is not None:
            raise IllegalChoice(seat, text, "", "the game is over")
        raise IllegalChoice(seat, text, "", "this seat is not asked anything now")


def playout(s: State, chance: Chance) -> int:
    """Play to the end with random choices; return how many were made."""
    count = 0
    while s.result is None:
        for decision in s.pending:
            if decision.answer is None:
                options = decision.options
                s.apply(decision, options[chance.below(len(options))])
                count += 1
                break
        else:
            break
    return count
