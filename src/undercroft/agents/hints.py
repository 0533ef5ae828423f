"""Hints: the choice a strong player would make, its chances, and in words what is expected of it."""

# mypyc: skip - talks to people

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Fact, State
from undercroft.engine.texts import Texts

from .search import Search, Verdict
from .tree import Node

ITERATIONS, MILLISECONDS = 1200, 1500
CLOSE = 0.02
"""Choices whose chances differ by less than this are as good as each other."""
AHEAD = 4
"""Choices of the expected course that a hint tells."""


@dataclass(frozen=True)
class Weighed:
    """A choice with the chances it gives, from 0 (lost) to 1 (won), and the part of the search that went to it."""

    choice: Choice
    chances: float
    looked: float


@dataclass(frozen=True)
class Hint:
    """Advice for a seat. `message` and `facts` put it into words; `course` is what is expected to follow, the seat
    and the choice of each step, as far as the search has seen it."""

    choice: Choice
    chances: float
    weighed: list[Weighed]
    course: list[tuple[int, Choice]]
    message: str
    facts: dict[str, Fact]


def hint(
    game: Game[Any],
    world: State,
    seat: int,
    chance: Chance,
    iterations: int = ITERATIONS,
    milliseconds: int = MILLISECONDS,
) -> Hint:
    """What to do at a seat that is asked. `world` is what `game.hide` made of the true state, as for any agent."""
    decision = world.decision(seat)
    assert decision is not None, f"seat {seat} is not asked"
    verdict = Search(iterations, milliseconds).search(game, world, seat, chance)
    total = sum(edge.visits for edge in verdict.edges)
    weighed = []
    for edge in verdict.edges:
        offered = decision.option(edge.choice.text)
        assert offered is not None
        weighed.append(Weighed(offered, round(edge.mean(), 4), round(edge.visits / total, 4)))
    message, facts = in_words(weighed, world.seats, len(decision.options))
    return Hint(weighed[0].choice, weighed[0].chances, weighed, course_of(verdict), message, facts)


def in_words(weighed: list[Weighed], seats: int, options: int) -> tuple[str, dict[str, Fact]]:
    """The message that says what is expected, and its facts. Of all `options` a short search may weigh only one."""
    best = weighed[0]
    facts: dict[str, Fact] = {"percent": round(100 * best.chances)}
    if len(weighed) == 1:
        return "hint-only" if options == 1 else "hint-first", facts
    second = weighed[1]
    if best.chances - second.chances < CLOSE:
        return "hint-close", facts
    facts["gain"] = max(1, round(100 * (best.chances - second.chances)))
    if seats > 1 and best.chances > 1.5 / seats:
        return "hint-ahead", facts
    if seats > 1 and best.chances < 0.5 / seats:
        return "hint-behind", facts
    return "hint-clear", facts


def course_of(verdict: Verdict) -> list[tuple[int, Choice]]:
    """What is expected to follow the best choice: at every step what was looked at most."""
    course: list[tuple[int, Choice]] = []
    node: Node | None = verdict.best.child
    while node is not None and len(course) < AHEAD:
        tried = [(edge.visits, -seat, edge) for seat, edges in node.edges.items() for edge in edges.values()]
        tried = [one for one in tried if one[0] >= 3]
        if not tried:
            break
        _, seat, edge = max(tried, key=lambda one: one[:2])
        course.append((-seat, edge.choice))
        node = edge.child
    return course


def say(hint: Hint, game: Game[Any], texts: Texts, state: State | None = None) -> str:
    """A hint in a player's words. `texts` are the game's, with the seats' names if they have any; the hint's own
    messages are the agents'. `state` is where the choice is offered."""
    own = Texts(texts.language, [Path(__file__).parent / "texts"])
    said = own.say(hint.message, {"choice": game.label(hint.choice, texts, state), **hint.facts})
    if not hint.course:
        return said
    steps = []
    for seat, choice in hint.course:
        name = texts.name("seat", seat)
        steps.append(f"{seat + 1 if isinstance(name, int) else name}: {game.label(choice, texts)}")
    return f"{said} {own.say('hint-course', {'steps': '; '.join(steps)})}"
