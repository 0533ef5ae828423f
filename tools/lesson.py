"""Play a lesson as its learner would, following every step: `python tools/lesson.py GAME NAME [MORE]`.

`python tools/lesson.py --write GAME NAME` writes its course into its file, for a new or a changed lesson, or new rules.
`python tools/lesson.py --find GAME NAME [COUNT]` tries that many seeds and prints those that lead to every step.
Prints what is told, asked and said, with all options at the steps; MORE is how many decisions of the learner are still
shown after the last step. It is how one writes a lesson, and how the tests play all of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.engine.game import Game
from undercroft.engine.lessons import EVENT, Lesson, LessonStep, lesson_seed, lessons_of, place
from undercroft.engine.state import Decision
from undercroft.games import game as find_game
from undercroft.server.model import engine
from undercroft.server.model.log import LoggedEvent, logged

COURSE = "# Written by tools/lesson.py: what is answered where no step says it."
SEEDS = 2000
"""How many seeds are tried for a lesson if nothing else is said."""


class Moment(Struct):
    """Something on the way: a step that is shown, an event, or what a seat answers."""

    step: int = -1
    event: LoggedEvent | None = None
    seat: int = -1
    decision: Decision | None = None
    text: str = ""
    free: bool = False
    """The learner's own choice, which no step speaks of."""
    place: str = ""
    """Where it was answered, if no step says it."""


class Guide:
    """The guide of the browser (web/src/lesson/guide.svelte.ts), with a learner who reads everything."""

    def __init__(self, lesson: Lesson) -> None:
        self.steps = lesson.steps
        self.at = 0
        self.events: list[str] = []
        self.seen = -1
        """How many of the events have been looked at; none yet before the first look."""

    def told(self, step: LessonStep) -> bool:
        """Has what a step waits for been told?"""
        return step.when in self.events[self.seen :]

    def ready(self, step: LessonStep, asked: Decision | None) -> bool:
        """Has a step's moment come?"""
        if not step.when:
            return True
        if step.when.startswith(EVENT):
            return self.told(step)
        if asked is None or asked.kind != step.when:
            return False
        return not step.choose or step.pick(option.text for option in asked.options) is not None

    def next(self, asked: Decision | None) -> int | None:
        """The step to be shown now, if there is one: the next in order, or a later one whose moment has come."""
        if self.seen < 0:
            self.seen = len(self.events)
        for at in range(self.at, len(self.steps)):
            step = self.steps[at]
            if (at == self.at or step.when) and self.ready(step, asked):
                if step.when.startswith(EVENT):
                    self.seen = self.events.index(step.when, self.seen) + 1
                elif step.when:
                    self.seen = len(self.events)
                self.at = at + 1
                return at
        return None


def walk(game: Game[Any], lesson: Lesson, contrary: int = 0) -> Iterator[Moment]:
    """Play a lesson on the real engine as the server does, with the same luck, to the end of its game.

    A contrary learner (each number is another one) answers by chance instead.
    """
    agent = make(lesson.agent)
    whim, moods = make("lively"), seeded(contrary)
    guide = Guide(lesson)
    chance = seeded(lesson.seed)
    state = game.begin(game.setup(lesson.seats, lesson.options), chance, listen=True)
    fresh = logged(state.events or [])
    state.events = None
    advice = ""
    while True:
        for event in fresh:
            if event.known_to(lesson.me):
                guide.events.append(EVENT + event.name)
                yield Moment(event=event)
        fresh = []
        mine = state.decision(lesson.me)
        asked = mine if mine is not None and mine.answer is None else None
        if asked is not None and lesson.standing:
            choice = game.auto.answer(state, lesson.me, lesson.standing)
            if choice is not None:
                answered = engine.answer(state, lesson.me, choice.text, lesson_seed(lesson.seed, state, "game"))
                state, fresh = answered.state, answered.events
                continue
        while not advice and (at := guide.next(asked)) is not None:
            yield Moment(step=at, seat=lesson.me, decision=asked)
            if asked is not None:
                advice = lesson.steps[at].pick(option.text for option in asked.options) or ""
        if not state.waiting():
            return
        # Where all answer in secret, agents do so at once and the learner takes a moment.
        seat = next((seat for seat in state.waiting() if seat != lesson.me), lesson.me)
        own = seat == lesson.me
        if own and contrary:
            text = answer(whim, game, state, seat, moods).text
        elif own and advice:
            text = advice
        elif (scripted_answer := lesson.scripted_answer(state, seat)) is not None:
            text = scripted_answer
        else:
            text = answer(agent, game, state, seat, seeded(lesson_seed(lesson.seed, state, f"seat {seat}"))).text
        yield Moment(
            seat=seat,
            decision=state.decision(seat),
            text=text,
            free=own and not advice,
            place="" if own and advice else place(state, seat),
        )
        answered = engine.answer(state, seat, text, lesson_seed(lesson.seed, state, "game"))
        state, fresh = answered.state, answered.events
        if own:
            advice = ""


def stumble(game: Game[Any], lesson: Lesson) -> str:
    """What keeps whoever follows a lesson from being led through every step in order; empty if nothing does.

    No decision on the way may be left to the learner: the answer would lead away from what is told next.
    """
    met = 0
    for moment in walk(game, lesson):
        if moment.step >= 0:
            if moment.step != met:
                return f"step {met + 1} is passed over for step {moment.step + 1}"
            met += 1
            if met == len(lesson.steps):
                return ""
        elif moment.free:
            assert moment.decision is not None
            return f"before step {met + 1} nothing is said about {moment.decision.kind!r}"
    return f"the game ends before step {met + 1}"


def find_seeds(id: str, name: str, count: str = str(SEEDS)) -> None:
    """Print the seeds with which the steps of a lesson can be followed, and how far the others lead."""
    game = find_game(id)
    lesson = lessons_of(game)[name]
    reasons: Counter[str] = Counter()
    for seed in range(int(count)):
        reason = stumble(game, msgspec.structs.replace(lesson, course={}, seed=seed))
        reasons[reason] += 1
        if not reason:
            print(f"seed = {seed}", flush=True)
    for reason, times in reasons.most_common():
        print(f"{times:6} {reason or 'every step is met'}")


def write_course(id: str, name: str) -> None:
    """Write down in a lesson's file what is answered on the way to its last step, in place of what stands there."""
    game = find_game(id)
    lesson = lessons_of(game)[name]
    course = {}
    for moment in walk(game, msgspec.structs.replace(lesson, course={})):
        if moment.place and not (moment.decision is not None and len(moment.decision.options) == 1):
            course[moment.place] = moment.text
        if moment.step == len(lesson.steps) - 1:
            break
    file = game.folder() / "lessons" / f"{name}.toml"
    kept = file.read_text().partition(COURSE)[0].rstrip()
    lines = [f'"{place}" = "{text}"' for place, text in course.items()]
    file.write_text("\n".join([kept, "", COURSE, "[course]", *lines, ""]))


def main(id: str, name: str, more: str = "0") -> None:
    """Print a lesson's way."""
    game = find_game(id)
    lesson = lessons_of(game)[name]
    texts = game.texts("en")
    texts.names |= {f"seat-{seat}": f"S{seat}" for seat in range(lesson.seats)}
    left, last = int(more), False
    for moment in walk(game, lesson):
        if moment.event is not None:
            print("        .", f"[{moment.event.name}]", texts.format(f"event-{moment.event.name}", moment.event.facts))
        elif moment.step >= 0:
            step = lesson.steps[moment.step]
            print(f"\n[{moment.step + 1}] when={step.when!r} {texts.format(step.say)}")
            last = moment.step + 1 == len(lesson.steps)
            if moment.decision and step.when:
                print("    options:", " | ".join(option.text for option in moment.decision.options))
        else:
            assert moment.decision is not None
            print(f"    {moment.seat}{' free' if moment.free else ''} {moment.decision.kind}: {moment.text}")
            if moment.free:
                print("    options:", " | ".join(option.text for option in moment.decision.options))
            if last and moment.seat == lesson.me:
                left -= 1
                if left < 0:
                    return


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write_course(*sys.argv[2:])
    elif sys.argv[1:2] == ["--find"]:
        find_seeds(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
