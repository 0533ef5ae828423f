"""Games small enough to know the right answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from undercroft.agents.search.agent import EXPLORATION
from undercroft.agents.search.tree import Edge, Tree
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Game
from undercroft.engine.knowledge import WIDENING, Knowledge
from undercroft.engine.state import Choice, Decision, Result, Setup, State, Step


class Tiny(State):
    """What was chosen so far."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chosen",)

    def __init__(self, setup: Setup, chance: Chance, chosen: list[str]) -> None:
        super().__init__(setup, chance)
        self.chosen = chosen

    def copy(self) -> Tiny:
        copy = Tiny(self.setup, self.chance, self.chosen[:])
        copy.copy_kernel(self)
        return copy


class TinyGame(Game[Tiny]):
    """Everything about a tiny game but its rules."""

    name = "Tiny"
    version = 1
    min_seats = 1
    max_seats = 4
    start: ClassVar[Step[Tiny]]

    def new_state(self, setup: Setup, chance: Chance) -> Tiny:
        s = Tiny(setup, chance, [])
        s.agenda.append(self.start)
        return s

    def view(self, s: Tiny, seat: int) -> Mapping[str, Any]:
        return {"chosen": s.chosen[:]}


HEADS, TAILS = Choice("heads"), Choice("tails")


class Show(Step[Tiny]):
    """Both show a side at the same time; the second seat wins when they match."""

    def run(self, s: Tiny) -> None:
        if len(s.chosen) < 2:
            s.ask(0, "show", [HEADS, TAILS])
            s.ask(1, "show", [HEADS, TAILS])
        else:
            winner = 1 if s.chosen[0] == s.chosen[1] else 0
            s.end(Result([1 - winner, winner], [winner], "shown"))

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        if len(s.chosen) == 2:
            s.agenda.append(self)


class Pennies(TinyGame):
    """Matching pennies: whoever could see the other's coin would always win."""

    id = "pennies"
    start = Show()


SWEET, SOUR, TAKE = Choice("sweet"), Choice("sour"), Choice("take")
WAIT = [Choice(f"wait {number}") for number in range(9)]


class Bait(Step[Tiny]):
    """The first seat takes the sweet or the sour; the sweet leaves one way, among ten, for the other to win."""

    def run(self, s: Tiny) -> None:
        if not s.chosen:
            s.ask(0, "bait", [SWEET, SOUR])
        elif len(s.chosen) == 1:
            s.ask(1, "reply", [*WAIT, TAKE])
        else:
            points = {"sweet take": [0, 5], "sour take": [2, 1]}.get(" ".join(s.chosen), [3, 0])
            if s.chosen[0] == "sour":
                points = [2, 1]
            s.end(Result(points, [0 if points[0] > points[1] else 1], "done"))

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        s.agenda.append(self)


class Trap(TinyGame):
    """One reply in ten makes the sweet lose: chance will rarely find it, a good opponent always."""

    id = "trap"
    start = Bait()


NUMBERS = [Choice(str(number)) for number in range(300)]


class Guess(Step[Tiny]):
    """Alone: name one of 300 numbers; number 123 is right, its neighbours nearly so."""

    def run(self, s: Tiny) -> None:
        if s.chosen:
            off = abs(int(s.chosen[0]) - 123)
            s.end(Result([max(0, 300 - off)], [0] if off == 0 else [], "named"))
        else:
            s.ask(0, "guess", list(NUMBERS))

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        s.agenda.append(self)


class Wide(TinyGame):
    """Many options; the game's habits know which are worth a look."""

    id = "wide"
    start = Guess()

    class Habits(Knowledge[Tiny]):
        def weight(self, choice: Choice) -> int:
            return 100 if 120 <= int(choice.text) < 126 else 1

    def knowledge(self) -> Knowledge[Tiny]:
        return self.Habits()


TAKES = [Choice("take 1"), Choice("take 2"), Choice("take 3")]


class Pile(Step[Tiny]):
    """In turn everyone takes one to three sticks; whoever takes the last wins."""

    def __init__(self, sticks: int = 13) -> None:
        self.sticks = sticks

    def run(self, s: Tiny) -> None:
        left = self.sticks - sum(int(text[-1]) for text in s.chosen)
        if left == 0:
            last = (len(s.chosen) - 1) % s.seats
            s.end(Result([int(seat == last) for seat in range(s.seats)], [last], "taken"))
        else:
            s.ask(len(s.chosen) % s.seats, "take", TAKES[: min(3, left)])

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        s.agenda.append(self)


class Nim(TinyGame):
    """All skill."""

    id = "nim"
    start = Pile()


LEFT, RIGHT = Choice("left"), Choice("right")


class Walk(Step[Tiny]):
    """The same seat goes left or right three times, and may meet luck that nobody sees on the way."""

    def run(self, s: Tiny) -> None:
        if len(s.chosen) == 3:
            s.end(Result([s.chosen.count("right")], [0] if "left" not in s.chosen else [], "walked"))
        else:
            s.ask(0, "walk", [LEFT, RIGHT])

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        s.agenda.append(self)


class Walking(TinyGame):
    id = "walking"
    start = Walk()


def edge(choice: Choice, visits: int, mean: float, available: int | None = None) -> Edge:
    made = Edge(choice)
    made.visits, made.total = visits, visits * mean
    made.available = visits if available is None else available
    return made


class RiskyWalk(Walk):
    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chance.roll(6)
        super().answer(s, seat, choice)


class Risky(TinyGame):
    id = "risky"
    start = RiskyWalk()


class Looking(Knowledge[Any]):
    """Goes left by instinct, finds right better, and remembers every position it had to value."""

    def __init__(self) -> None:
        super().__init__()
        self.valued: list[State] = []

    def policy(self, s: Any, decision: Decision, chance: Chance) -> Choice:
        return decision.options[0]

    def evaluate(self, s: Any) -> list[float]:
        self.valued.append(s)
        return [s.chosen.count("right") / 3] * s.seats


def thoughtful(kind: type[TinyGame]) -> tuple[Any, Looking, list[tuple[State, int]]]:
    """A game of this kind that thinks by `Looking`, and the worlds that are asked of it, each with its seat."""
    thinking, asked = Looking(), []

    class Watched(kind):
        def knowledge(self) -> Looking:
            return thinking

        def determinize(self, s: Tiny, seat: int, chance: Chance) -> Tiny:
            asked.append((s, seat))
            return super().determinize(s, seat, chance)

    return Watched(), thinking, asked


def tree_of(game: Any, s: State, seat: int = 0) -> Tree:
    return Tree(game, game.knowledge(), s, seat, seeded(1), EXPLORATION, WIDENING)
