"""What to expect of a choice: possible futures, played on by what a search found.

Each future is made up: hidden cards and the dice to come are drawn anew in every one. So no single future is told.
What most of them have in common is what the asker may expect.
"""

# mypyc: skip - talks to people

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.knowledge import Knowledge, judges
from undercroft.engine.state import Choice, Decision, Event, Fact, State

from ..search.tree import Edge, Node

FUTURES, FEWEST = 40, 30
"""Of the choice, and as many of all that it is compared with; the fewest, if there is little time."""
FAR = 120
"""Choices after which a future that does not come to rest is left."""
LIKELY = 0.75
"""What happens in fewer futures than this is not expected. Of many random things one or another happens more often
than it should in so few futures, so they must agree well."""
ANYWAY = 0.3
"""What other choices make less likely by less than this would happen anyway, and is no reason for this one."""
SAYS_LITTLE = 0.25
"""What weighs less is not worth telling."""
SEEN = 3
"""What the search looked at less often than this is left to the game's policy."""
EVENTS = 2
"""So many events are told, at most."""

Key = tuple[str, tuple[tuple[str, str], ...]]


@dataclass(frozen=True)
class Planned:
    """A choice that the asker is expected to make later, and some of the states in which it would be made. `at_once`:
    right after the asker's last choice, before anybody else is asked."""

    choice: Choice
    states: list[State]
    at_once: bool


@dataclass(frozen=True)
class Expectation:
    """What to expect of a choice: what the asker chooses next, what happens because of it (with its probability), and
    how many points the asker has then, in games that count them."""

    plan: list[Planned] = field(default_factory=list)
    events: list[tuple[Event, float]] = field(default_factory=list)
    points: float | None = None


class Future:
    """One possible future of a world: the asker's choices, and the events that the asker hears of, by their keys."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.steps: list[Planned] = []
        self.heard: dict[Key, Event] = {}


class Outlook:
    """Looks ahead for a seat from where a search began, and uses what the search has found."""

    def __init__(
        self,
        game: Game[Any],
        knowledge: Knowledge[Any],
        world: State,
        seat: int,
        root: Node,
        chance: Chance,
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.game, self.knowledge, self.world, self.seat = game, knowledge, world, seat
        self.root, self.chance, self.now = root, chance, now

    def look(self, choice: Choice, others: Sequence[Choice], milliseconds: int) -> Expectation:
        """What to expect of a choice, compared with the others."""
        end = self.now() + milliseconds / 1000
        futures: list[Future] = []
        otherwise: list[Future] = []
        for number in range(FUTURES):
            if milliseconds and number >= FEWEST and self.now() >= end:
                break
            futures.append(self.future(choice))
            if others:
                otherwise.append(self.future(others[number % len(others)]))
        plan = agreed(futures)
        events = self.telling(futures, otherwise) or ([] if plan else self.telling(futures, []))
        points = [sum(self.game.measures.score_parts(future.s, self.seat).values()) for future in futures]
        counted = bool(self.game.measures.score_parts(self.world, self.seat))
        return Expectation(plan, events, sum(points) / len(points) if counted else None)

    def future(self, first: Choice) -> Future:
        """Play a future from a choice of the asker's to a moment that is easy to value."""
        s: State = self.game.determinize(self.world, self.seat, self.chance)
        future, node, rests = Future(s), self.root, judges(self.knowledge)
        self.knowledge.start_search(self.world)
        last = -1
        for number in range(FAR):
            waiting = [decision for decision in s.pending if decision.answer is None]
            if not waiting or (number and rests and self.knowledge.is_quiet(s)):
                break
            chosen = [self.choice(s, decision, node) for decision in waiting]
            own = next((at for at, decision in enumerate(waiting) if decision.seat == self.seat), None)
            if own is not None:
                chosen[own] = chosen[own] if number else first
                future.steps.append(Planned(chosen[own], [s.copy()], last == number - 1))
                last = number
            node = after(node, waiting, chosen)
            s.events = []
            for decision, choice in zip(waiting, chosen):
                s.choose_text(choice.text, decision.seat)
            self.hear(future, chosen[own] if own is not None else None)
        return future

    def hear(self, future: Future, choice: Choice | None) -> None:
        """Note what the asker hears of, except events that only repeat the asker's own choice."""
        for event in future.s.events or []:
            if not event.known_to(self.seat):
                continue
            mine = choice is not None and self.game.measures.actor(future.s, event) in (self.seat, None)
            headline = event.name in self.game.wording.headlines
            if mine and choice is not None and restates(event, choice) and not headline:
                choice = None
            else:
                future.heard[key_of(event)] = event

    def choice(self, s: State, decision: Decision, node: Node) -> Choice:
        """What a seat would choose: the search's favourite, or by the game's policy where it has not searched."""
        edges = [node.of(decision.seat).get(option.text) for option in decision.options]
        best = max((edge for edge in edges if edge is not None), key=visits, default=None)
        if best is not None and best.visits >= SEEN:
            return best.choice
        return self.knowledge.policy(s, decision, self.chance)

    def telling(self, futures: list[Future], otherwise: list[Future]) -> list[tuple[Event, float]]:
        """The events that set these futures apart from the others, in the order in which they happen.

        The rarer a kind of event, the more it says; what the asker does says more than what others do, and is all that
        is told where there is nothing to compare with. What is only drawn or shown is luck, and no reason; nor is the
        beginning of a round, or that nothing happens."""
        here, there = (Counter(key for future in some for key in future.heard) for some in (futures, otherwise))
        kinds = Counter(name for future in [*futures, *otherwise] for name, _ in future.heard)
        events = {key: (at, event) for future in futures for at, (key, event) in enumerate(future.heard.items())}
        found: list[tuple[float, int, Event, float]] = []
        dull = self.game.measures.not_a_use + self.game.measures.routine
        for key, (at, event) in events.items():
            if here[key] < LIKELY * len(futures) or event.name in dull:
                continue
            share = here[key] / len(futures)
            more = share - there[key] / max(1, len(otherwise))
            own = self.game.measures.actor(self.world, event) == self.seat
            rarity = (len(futures) + len(otherwise)) / kinds[event.name]
            weight = (2 if own else 1) * more * rarity
            if more >= ANYWAY and weight >= SAYS_LITTLE and (own or otherwise):
                found.append((weight, at, event, share))
        best: dict[int, tuple[Event, float]] = {}
        said: set[object] = set()
        for _, at, event, share in sorted(found, key=lambda one: (-one[0], one[1])):
            # One of a kind is enough, and one of those that tell the same facts.
            if len(best) < EVENTS and said.isdisjoint(key_of(event)):
                best[at] = (event, share)
                said.update(key_of(event))
        return [best[at] for at in sorted(best)]


def agreed(futures: list[Future]) -> list[Planned]:
    """The asker's next choices in most futures, for as long as these agree."""
    plan: list[Planned] = []
    rows = [future.steps[1:] for future in futures]
    while rows := [row for row in rows if row]:
        text, many = Counter(row[0].choice.text for row in rows).most_common(1)[0]
        if many < LIKELY * len(futures):
            break
        rows = [row for row in rows if row[0].choice.text == text]
        steps = [row[0] for row in rows]
        if not is_empty(steps[0].choice):
            states = [state for step in steps[:2] for state in step.states]
            plan.append(Planned(steps[0].choice, states, all(step.at_once for step in steps)))
        rows = [row[1:] for row in rows]
    return plan


def after(node: Node, waiting: list[Decision], chosen: list[Choice]) -> Node:
    """The node that choices lead to in the tree. It is empty where the search has not been."""
    edge = node.of(waiting[0].seat).get(chosen[0].text)
    following = edge.child if edge is not None else None
    for choice in chosen[1:]:
        following = following.joint.get(choice.text) if following is not None else None
    return following if following is not None else Node()


def visits(edge: Edge) -> int:
    return edge.visits


def is_empty(choice: Choice) -> bool:
    """Does a choice mean nothing without its question, as yes or pass do?"""
    message, facts = choice.words()
    return bool(message) and not facts


def restates(event: Event, choice: Choice) -> bool:
    """Does an event say no more than the choice did? Then it names the same thing, or nothing."""
    told = {word for key, fact in event.facts.items() if key != "seat" for word in words_of(fact)}
    return not told or any(word in told for fact in choice.words()[1].values() for word in words_of(fact))


def words_of(fact: Fact) -> list[str]:
    return [str(each) for each in fact] if isinstance(fact, list) else [str(fact)]


def key_of(event: Event) -> Key:
    """A key that is the same for events with the same content."""
    return event.name, tuple((key, str(fact)) for key, fact in event.facts.items())
