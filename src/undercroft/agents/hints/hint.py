"""Hints: the choice that a strong player would make, its chances, and what to expect of it, in words."""

# mypyc: skip - talks to people

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Fact, State
from undercroft.engine.texts import Texts

from ..search.agent import Search
from .outlook import Expectation, Outlook, Planned

ITERATIONS, MILLISECONDS = 1200, 1500
AHEAD = 0.2
"""The part of the time that goes into looking ahead, once the best choice is found."""
CLOSE = 0.02
"""Choices whose chances differ by less than this are as good as each other,"""
SMALL = 0.25
"""and by less than this part of them."""
WELL = 0.1
"""A choice that was looked at less often than this part of the best is too little known to be compared with it."""
ALIKE = 0.3
"""And what was looked at more often than this, as well known as the best."""
NAMED = 2
"""So many other choices are named, and compared with the best."""
STEPS = 2
"""So many steps of the plan are told, at most."""
SURE = 0.9
"""What is at least as likely as this is told without its probability."""


@dataclass(frozen=True)
class Weighed:
    """A choice with the chances it gives, from 0 (lost) to 1 (won), and the part of the search that went to it."""

    choice: Choice
    chances: float
    looked: float


@dataclass(frozen=True)
class Hint:
    """Advice for a seat. `message` and `facts` put it into words; `others` are the best of the other choices, and
    `expected` is what to expect."""

    seat: int
    choice: Choice
    chances: float
    weighed: list[Weighed]
    message: str
    facts: dict[str, Fact]
    expected: Expectation = field(default_factory=Expectation)

    @property
    def others(self) -> list[Weighed]:
        return rivals(self.weighed)


def make_hint(
    game: Game[Any],
    world: State,
    seat: int,
    chance: Chance,
    iterations: int = ITERATIONS,
    milliseconds: int = MILLISECONDS,
) -> Hint:
    """Find a hint for a seat that is asked. `world` comes from `game.determinize`, as for any agent."""
    world = world.open_again(seat)
    decision = world.decision(seat)
    assert decision is not None, f"seat {seat} is not asked"
    ahead = int(AHEAD * milliseconds)
    adviser = Search(iterations, milliseconds - ahead)
    adviser.learn(game, "expert")
    result = adviser.search(game, world, seat, chance)
    total = sum(edge.visits for edge in result.edges)
    weighed = []
    for edge in result.edges:
        offered = decision.option(edge.choice.text)
        assert offered is not None
        weighed.append(Weighed(offered, round(edge.mean(), 4), round(edge.visits / total, 4)))
    # Of what was looked at about as often, the best comes first.
    often = ALIKE * weighed[0].looked
    weighed.sort(key=lambda one: -one.chances if one.looked >= often else 0)
    message, facts = in_words(weighed, world.seats, len(decision.options))
    outlook = Outlook(game, adviser.known(game), world, seat, result.root, chance)
    expected = outlook.look(weighed[0].choice, [one.choice for one in rivals(weighed)], ahead)
    if expected.points is not None:
        facts |= {"now": sum(game.measures.score_parts(world, seat).values()), "then": round(expected.points)}
    return Hint(seat, weighed[0].choice, weighed[0].chances, weighed, message, facts, expected)


def rivals(weighed: list[Weighed]) -> list[Weighed]:
    """The best other choices. If some are as good as the best, only those.

    The search's favourite comes first, even if another choice has better chances."""
    known = [one for one in weighed[1:] if one.looked >= WELL * weighed[0].looked] or weighed[1:2]
    close = [one for one in known if is_close(weighed[0], one)]
    return sorted(close or known, key=lambda one: -one.chances)[:NAMED]


def is_close(best: Weighed, other: Weighed) -> bool:
    """Is another choice as good? Where chances are small, a small difference counts."""
    return best.chances - other.chances <= min(CLOSE, SMALL * best.chances)


def in_words(weighed: list[Weighed], seats: int, options: int) -> tuple[str, dict[str, Fact]]:
    """The message that says how the best choice compares, and its facts. A short search may have weighed only one of
    the `options`."""
    best = weighed[0]
    facts: dict[str, Fact] = {"percent": round(100 * best.chances)}
    if len(weighed) == 1:
        return "hint-only" if options == 1 else "hint-first", facts
    if is_close(best, rivals(weighed)[0]):
        return "hint-close", facts
    if seats > 1 and best.chances > 1.5 / seats:
        return "hint-ahead", facts
    if seats > 1 and best.chances < 0.5 / seats:
        return "hint-behind", facts
    return "hint-clear", facts


def describe(hint: Hint, game: Game[Any], texts: Texts, state: State | None = None) -> str:
    """A hint in words, one line for each thing it says. `texts` are the game's, with the names of the seats if there
    are any. The hint's own messages are in `agents/hints/texts`. `state` is where the choice is offered."""
    own = Texts(texts.language, [Path(__file__).parent / "texts"])
    label = bare(game.wording.label(hint.choice, texts, state))
    others = [
        f"{bare(game.wording.label(one.choice, texts, state))} ({round(100 * one.chances)}%)" for one in hint.others
    ]
    said = [own.format(hint.message, {"choice": label, "others": "; ".join(others), **hint.facts})]
    # To do the same once more is no news.
    if plan := list(dict.fromkeys(step for step in planned(hint, game, texts) if step != label)):
        said.append(own.format("hint-plan", {"plan": "; ".join(plan[:STEPS])}))
    if hint.expected.events:
        named = copy(texts)
        you = own.format("hint-you", {"name": str(texts.name("seat", hint.seat))})
        named.names = texts.names | {f"seat-{hint.seat}": you}
        told = []
        for event, share in hint.expected.events:
            likely = "" if share >= SURE else f" ({round(100 * share)}%)"
            told.append(bare(game.wording.describe_event(event, named)) + likely)
        said.append(own.format("hint-events", {"events": "; ".join(told)}))
    if hint.facts.get("now") != hint.facts.get("then"):
        said.append(own.format("hint-points", hint.facts))
    return "\n".join(one if one[-1] in ".!?" else f"{one}." for one in said)


def bare(sentence: str) -> str:
    """A sentence without its capital and full stop, for the middle of another."""
    return sentence.rstrip(".")


def planned(hint: Hint, game: Game[Any], texts: Texts) -> list[str]:
    """The plan in words. An answer is told with its question, unless the words before have raised that question."""
    told, raised = [], True
    for step in hint.expected.plan:
        raised = (raised and step.at_once) or not is_answer(step, hint.seat, game, texts)
        if raised:
            # What one future adds to a label and another does not, it made up.
            labels = {game.wording.label(step.choice, texts, state) for state in step.states}
            told.append(bare(labels.pop() if len(labels) == 1 else game.wording.label(step.choice, texts)))
    return told


def is_answer(step: Planned, seat: int, game: Game[Any], texts: Texts) -> bool:
    """Does a planned choice answer a question?"""
    decision = step.states[0].decision(seat)
    message = f"decision-{decision.kind}" if decision is not None else ""
    return texts.has(message) and texts.format(message, game.wording.question(step.states[0], seat)).endswith("?")
