"""Hints: the choice a strong player would make, its chances, and in words what is expected of it."""

# mypyc: skip - talks to people

from __future__ import annotations

from collections.abc import Iterator
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
SEEN = 3
"""What was looked at less often than this is not expected."""
WELL = 0.1
"""A choice that was looked at less often than this part of the best is too little known to be compared with it."""


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
    adviser = Search(iterations, milliseconds)
    adviser.learn(game, "expert")
    verdict = adviser.search(game, world, seat, chance)
    total = sum(edge.visits for edge in verdict.edges)
    weighed = []
    for edge in verdict.edges:
        offered = decision.option(edge.choice.text)
        assert offered is not None
        weighed.append(Weighed(offered, round(edge.mean(), 4), round(edge.visits / total, 4)))
    message, facts = in_words(weighed, world.seats, len(decision.options))
    return Hint(weighed[0].choice, weighed[0].chances, weighed, course_of(verdict, world, seat), message, facts)


def in_words(weighed: list[Weighed], seats: int, options: int) -> tuple[str, dict[str, Fact]]:
    """The message that says what is expected, and its facts. Of all `options` a short search may weigh only one."""
    best = weighed[0]
    facts: dict[str, Fact] = {"percent": round(100 * best.chances)}
    if len(weighed) == 1:
        return "hint-only" if options == 1 else "hint-first", facts
    # The most looked at comes first, which need not be what came out best: compare with the best of the others.
    known = [one.chances for one in weighed[1:] if one.looked >= WELL * best.looked]
    gain = best.chances - max(known, default=weighed[1].chances)
    if gain < CLOSE:
        return "hint-close", facts
    facts["gain"] = max(1, round(100 * gain))
    if seats > 1 and best.chances > 1.5 / seats:
        return "hint-ahead", facts
    if seats > 1 and best.chances < 0.5 / seats:
        return "hint-behind", facts
    return "hint-clear", facts


Answers = list[tuple[int, Choice]]
"""The answers given at one time: one, or one of each seat in a secret round."""


def course_of(verdict: Verdict, world: State, seat: int) -> Answers:
    """What is expected beside the best choice and after it: at every step what was looked at most."""
    course: list[tuple[int, Choice]] = []
    node: Node | None
    if len(world.waiting()) > 1:
        answers, node = secret_answers(verdict.root, world.waiting(), {seat: verdict.best.choice.text})
        course = [answer for answer in answers if answer[0] != seat]
    else:
        node = verdict.best.child
    while node is not None and len(course) < AHEAD:
        answers, node = answers_at(node)
        course += answers
    return course[:AHEAD]


def answers_at(node: Node) -> tuple[Answers, Node | None]:
    """What is expected at a node, and where that leads."""
    tried = [(edge.visits, -seat, edge) for seat, edges in node.edges.items() for edge in edges.values()]
    if not tried:
        return [], None
    visits, minus, edge = max(tried, key=lambda one: one[:2])
    if visits < SEEN:
        return [], None
    if any(each.child is not None and each.child.joint for _, _, each in tried):
        return secret_answers(node, list(node.edges), {})
    return [(-minus, edge.choice)], edge.child


def secret_answers(node: Node, seats: list[int], given: dict[int, str]) -> tuple[Answers, Node | None]:
    """The answers of a secret round, these ones `given`: those that were looked at together most often, and where they
    lead; where none was often enough, each seat's own favourite."""
    best: tuple[int, list[str], Node | None] = (SEEN - 1, [], None)
    for text, edge in node.of(seats[0]).items():
        if edge.child is not None:
            for texts, end in joined([text], edge.child, len(seats)):
                fits = all(given.get(seat, text) == text for seat, text in zip(seats, texts))
                if fits and end.visits > best[0]:
                    best = (end.visits, texts, end)
    if best[2] is not None and all(text in node.of(seat) for seat, text in zip(seats, best[1])):
        return [(seat, node.of(seat)[text].choice) for seat, text in zip(seats, best[1])], best[2]
    answers = []
    for seat in seats:
        favourite = max(node.of(seat).values(), key=lambda edge: edge.visits, default=None)
        if favourite is not None and favourite.visits >= SEEN:
            answers.append((seat, favourite.choice))
    return answers, None


def joined(texts: list[str], node: Node, seats: int) -> Iterator[tuple[list[str], Node]]:
    """All that was answered together in a secret round of so many seats, beginning like this, and where it led."""
    if len(texts) == seats:
        yield texts, node
    else:
        for text, following in node.joint.items():
            yield from joined([*texts, text], following, seats)


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
