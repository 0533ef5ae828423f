"""Plays one game and checks it at every decision: the core of the conformance kit."""

# mypyc: skip - checks others

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec

from ..chance import seeded
from ..errors import IllegalChoice
from ..game import Game
from ..knowledge import weighted
from ..saves import fingerprint
from ..state import SPECTATOR, Choice, Decision, Event, Refusal, Result, State, only
from ..texts import LANGUAGES, Texts
from ..transcript import Recorder, parse, replay
from ..transcript import check as check_result
from .copies import lost_in_copy
from .differences import asked, difference, shared
from .report import Fault, Report, Sitting
from .surroundings import changed_surroundings
from .unseen import Unseen

WHIM = 40
"""In sensible play one choice in this many is random; otherwise many options would never be tried."""
WANDER = 12
"""How many choices copies, loaded states and drawn worlds are played on."""


class Tester:
    """Plays one game and runs all checks on it."""

    def __init__(
        self, game: Game[Any], sitting: Sitting, step_limit: int, deep_every: int, cards: Any, first_looks: int
    ) -> None:
        self.game = game
        self.sitting = sitting
        self.step_limit = step_limit
        self.deep_every = deep_every
        self.first_looks = first_looks
        self.knowledge = game.knowledge()
        self.chance = seeded(f"conformance {sitting.seed}")
        self.setup = game.setup(sitting.seats, sitting.options, cards)
        self.report = Report()
        self.number = 0
        self.recorder: Recorder | None = None
        self.offered: dict[str, None] = {}
        self.said: set[str] = set()
        self.copied: set[tuple[str, str]] = set()
        """The fields, by class, that are known to be copied."""
        self.aside: list[tuple[int, str]] = []
        """The answers given in a copy since the present decision."""
        self.past: list[tuple[int, State, str]] = []
        self.told: deque[tuple[Event, str]] = deque(maxlen=50)
        self.views: list[tuple[int, Any, bytes]] = []
        self.unseen: Unseen | None = None
        self.texts: list[Texts] = []
        if (game.folder() / "texts").is_dir():
            self.texts = [game.texts(language, setup=self.setup) for language in LANGUAGES]

    # Playing.
    def play(self) -> None:
        """Play and check one game from the set-up to the end."""
        report = self.report
        report.to_reach = set(self.game.checks.coverage_goals(self.setup.seats, self.setup.options, self.setup.cards))
        with self.during("begin", "the set-up"):
            self.recorder = Recorder.begin(self.game, self.setup, self.sitting.seed, listen=True)
            with changed_surroundings(-1):
                repeat = self.game.begin(self.setup, seeded(self.sitting.seed))
            self.unseen = Unseen(self.game, self.setup, self.sitting.seed, report)
        s = self.recorder.state
        while True:
            self.look(s, repeat)
            if s.over:
                break
            if self.number >= self.step_limit:
                self.fault("endless", f"the game is not over after {self.number} decisions")
            decision = self.pick_decision(s)
            report.kinds[decision.kind] += 1
            if report.kinds[decision.kind] <= self.first_looks or not self.chance.below(self.deep_every):
                report.deep += 1
                self.look_deeply(s, repeat)
            choice = self.pick(decision, s)
            with self.during("accept", f"option {choice.text!r} of seat {decision.seat}"):
                self.recorder.choose(choice, decision.seat)
            with changed_surroundings(self.number), self.during("determinism", f"{choice.text!r} the second time"):
                repeat.choose_text(choice.text, decision.seat)
            self.number += 1
        self.look_at_end(s, repeat)
        report.games += 1
        report.sample = str(self.recorder.transcript)

    def pick_decision(self, s: State) -> Decision:
        """Choose who answers next. In a secret round any seat may be first, and may change its answer."""
        if len(s.pending) == 1:
            return s.pending[0]
        if not self.chance.below(8):
            return s.pending[self.chance.below(len(s.pending))]
        unanswered = [decision for decision in s.pending if decision.answer is None]
        return unanswered[self.chance.below(len(unanswered))]

    def pick(self, decision: Decision, s: State | None = None) -> Choice:
        """Pick an option in the style of this game. Sensible play needs the state, and the whole list of options."""
        options = decision.options
        if self.sitting.style == "sensible" and s is not None and self.chance.below(WHIM):
            with self.during("accept", "thinking"):
                return self.knowledge.policy(s, decision, self.chance)
        if self.sitting.style == "lively":
            return options[weighted([self.knowledge.weight(choice) for choice in options], self.chance)]
        return options[self.chance.below(len(options))]

    def wander(self, s: State) -> list[tuple[int, str]]:
        """Play a state on for a few choices and return the answers."""
        said: list[tuple[int, str]] = []
        self.aside = said
        while len(said) < WANDER and not s.over:
            decision = self.pick_decision(s)
            choice = self.pick(decision, s)
            said.append((decision.seat, choice.text))
            with self.during("accept", f"option {choice.text!r} of seat {decision.seat}, a little further on,"):
                s.choose_text(choice.text, decision.seat)
            self.alive(s)
        self.aside = []
        return said

    # Faults.
    def fault(self, check: str, message: str) -> NoReturn:
        text = str(self.recorder.transcript) if self.recorder else ""
        waiting = self.recorder.state.pending if self.recorder else []
        answers = [(d.seat, d.answer.text) for d in waiting if d.answer]
        text += "".join(f"# aside {seat} {said}\n" for seat, said in answers + self.aside)
        raise Fault(check, message, self.sitting, self.number, text)

    @contextmanager
    def during(self, check: str, what: str) -> Iterator[None]:
        """Turn any exception inside this block into a fault of this check."""
        try:
            yield
        except Fault:
            raise
        except Exception as error:
            try:
                self.fault(check, f"{what} fails with {type(error).__name__}: {error}")
            except Fault as fault:
                raise fault from error

    def print_of(self, s: State) -> str:
        """The fingerprint of a state; a fault if the state cannot be saved."""
        with self.during("save", "saving"):
            return fingerprint(s)

    def same(self, check: str, a: State, b: State, what: str) -> None:
        """Raise a fault unless two states agree in every attribute and in what they ask."""
        if found := difference(a, b):
            self.fault(check, f"{what}: {found}")

    # At every decision.
    def look(self, s: State, repeat: State) -> None:
        """The cheap checks, for every decision."""
        self.alive(s)
        report = self.report
        for decision in s.pending:
            texts = [choice.text for choice in decision.options]
            if len(texts) > report.most_options:
                report.most_options, report.most_options_kind = len(texts), decision.kind
            if len(set(texts)) < len(texts):
                doubled = [text for text, count in Counter(texts).items() if count > 1]
                self.fault("options", f"offered more than once: {', '.join(doubled)}")
            for choice, text in zip(decision.options, texts):
                if text not in self.offered:
                    self.look_at_choice(choice)
                    self.offered[text] = None
        for event in s.events or []:
            self.look_at_event(event)
            self.told.append((event, repr(event.facts)))
        if s.events:
            s.events.clear()
        if asked(s) != asked(repeat):
            self.fault("determinism", "the same seed and choices ask something else the second time")
        if difference(s.chance, repeat.chance):
            self.fault("determinism", "the same seed and choices leave chance otherwise the second time")

    def alive(self, s: State) -> None:
        """Check that a state asks somebody or is over, and keeps the invariants of its game."""
        if s.result is None and not s.pending:
            self.fault("dead end", "nobody is asked anything and there is no result")
        if s.result is not None and s.pending:
            self.fault("end", f"there is a result, but seat {s.pending[0].seat} is still asked")
        if s.result is not None and s.agenda:
            self.fault("end", f"there is a result, but {type(s.agenda[-1]).__name__} is still to come")
        asked = [decision.seat for decision in s.pending]
        if len(set(asked)) < len(asked) or any(not 0 <= seat < s.seats for seat in asked):
            self.fault("options", f"asked at the same time: seats {asked}")
        for decision in s.pending:
            if not decision.options:
                self.fault("dead end", f"seat {decision.seat} has no options ({decision.kind})")
        with self.during("laws", "looking at the laws"):
            broken = self.game.checks.invariants(s)
        if broken:
            self.fault("laws", "; ".join(broken))

    def look_at_choice(self, choice: Choice) -> None:
        """Check that a choice's text fits into a transcript, and that it has words for players."""
        text = choice.text
        if not text or text != text.strip() or len(text.splitlines()) != 1:
            self.fault("options", f"{text!r} is no text for a transcript")
        with self.during("words", f"putting {text!r} into words"):
            message, facts = choice.words()
            for texts in self.texts if message else []:
                self.has_message(texts, message)
                texts.format(message, facts)

    def look_at_event(self, event: Event) -> None:
        """Check that facts are plain values, and that there are words for the event."""
        for key, fact in event.facts.items():
            items = fact if isinstance(fact, list) else [fact]
            if type(event.known) is not int or any(type(item) not in (int, str) for item in items):
                self.fault("events", f"{event!r}: a fact is a number, a text or a list of them, not {fact!r}")
            for item in items:
                thing = f"{key}:{item}"
                if thing in self.report.to_reach:
                    self.report.reached.add(thing)
        if event.name not in self.said or not self.chance.below(self.deep_every):
            self.said.add(event.name)
            with self.during("words", f"telling {event!r}"):
                for texts in self.texts:
                    self.has_message(texts, f"event-{event.name}")
                    self.game.wording.describe_event(event, texts)

    def has_message(self, texts: Texts, id: str) -> None:
        """Raise a fault if this language lacks a message. English does not count here."""
        if id not in texts.names and not texts.bundles[0].has_message(id):
            self.fault("words", f"no message {id!r} in {texts.language}")

    # At some decisions.
    def look_deeply(self, s: State, repeat: State) -> None:
        """The slow checks, for some decisions. The order matters: each check relies on those before it."""
        self.look_at_past()
        before = self.print_of(s)
        if self.print_of(repeat) != before:
            self.fault(
                "determinism",
                f"the same seed and choices lead elsewhere the second time: {difference(s, repeat)}",
            )
        self.look_at_copy(s)
        self.look_at_asking(s)
        self.take_every_option(s)
        self.untouched(s, before, "copy", "asking again or answering in a copy")
        self.play_on(s, before)
        self.refuse(s)
        self.untouched(s, before, "refuse", "refusing an answer")
        self.look_at_views(s)
        with self.during("hide", "playing on in a world drawn for some seat"):
            self.overhear(s)
            self.aside = []
        self.untouched(s, before, "hide", "playing on in a hidden world")
        self.past.append((self.number, s.copy(), before))

    def untouched(self, s: State, before: str, check: str, what: str) -> None:
        if self.print_of(s) != before:
            self.fault(check, f"{what} changes the state")

    def look_at_copy(self, s: State) -> None:
        copy = s.copy()
        self.same("copy", s, copy, "a copy differs from its original")
        if path := shared(s, copy):
            self.fault("copy", f"a copy shares {path} with its original")
        with self.during("copy", "copying with one field changed"):
            if lost := lost_in_copy(s, self.copied):
                self.fault("copy", lost)
        if copy.events is not None or copy.chance.journal is not None:
            self.fault("copy", "listeners come along with a copy")

    def look_at_past(self) -> None:
        """Check that old copies, events and views have not changed since they were made."""
        for number, old, before in self.past:
            if self.print_of(old) != before:
                self.fault("copy", f"a copy made at decision {number} has changed since")
        if len(self.past) > 3:
            del self.past[self.chance.below(len(self.past))]
        for event, told in self.told:
            if repr(event.facts) != told:
                self.fault("events", f"{event!r} has changed since; it was told with {told}")
        for number, old, encoded in self.views:
            if msgspec.json.encode(old) != encoded:
                self.fault("view", f"a view of decision {number} has changed since: it shares something with the state")
        self.views = []

    def look_at_asking(self, s: State) -> None:
        """Check that the asking step, run again, asks the same and changes nothing else."""
        again = s.copy()
        again.pending, again.events = [], []
        with self.during("asking", "asking again"):
            assert again.asking is not None
            again.asking.run(again)
        unanswered = [Decision(d.seat, d.kind, d.options, None) for d in s.pending]
        if found := difference(unanswered, again.pending, "pending"):
            self.fault("asking", f"asking again asks otherwise: {found}")
        if again.events:
            self.fault("asking", f"asking tells {again.events[0]!r}")
        again.pending = s.pending[:]
        self.same("asking", s, again, "asking leaves a trace")

    def take_every_option(self, s: State) -> None:
        for decision in s.pending:
            for choice in decision.options:
                copy = s.copy()
                self.aside = [(decision.seat, choice.text)]
                with self.during("accept", f"option {choice.text!r} of seat {decision.seat}"):
                    copy.choose_text(choice.text, decision.seat)
                self.alive(copy)
                self.look_again(s.copy(), copy, decision.seat)
                if copy.result is not None:
                    self.look_at_result(copy.result)
        self.aside = []

    def look_again(self, before: State, s: State, seat: int) -> None:
        """Check that `view_since` gives the same view as `Game.view`."""
        game = self.game
        with self.during("view", f"seat {seat} seeing again"):
            seen, now = game.view(before, seat), game.view(s, seat)
            after = game.live_views.view_since(s, seat, before, seen)
            if after is None:
                return
            if after != now or game.live_views.view_since(before, seat, s, now) != seen:
                self.fault("view", f"seat {seat} sees something else after having seen another state")

    def play_on(self, s: State, before: str) -> None:
        """Check that three states play on in the same way: a copy, a second copy with other clocks and global
        generators, and a state that was saved and loaded."""
        copy, second = s.copy(), s.copy()
        said = self.wander(copy)
        self.untouched(s, before, "copy", "playing on in a copy")
        with changed_surroundings(self.number), self.during("determinism", "playing on the second time"):
            for seat, text in said:
                second.choose_text(text, seat)
        if self.print_of(copy) != self.print_of(second):
            self.fault("determinism", f"two copies go different ways with the same choices: {difference(copy, second)}")
        with self.during("save", "loading"):
            data = self.game.save(s)
            loaded = self.game.load(data, self.setup.cards)
            again = self.game.save(loaded)
        self.same("save", s, loaded, "a loaded state differs from the one saved")
        if again != data:
            self.fault("save", "a loaded state is saved differently")
        with self.during("save", "playing on in a loaded state"):
            for seat, text in said:
                loaded.choose_text(text, seat)
        if self.print_of(loaded) != self.print_of(copy):
            self.fault("save", f"a loaded state goes another way: {difference(copy, loaded)}")

    def refuse(self, s: State) -> None:
        """Check that what is not offered is refused, with the rule of the refusal if there is one."""
        old = list(self.offered)
        for seat in range(s.seats):
            decision = s.decision(seat)
            offered = [] if decision is None else [choice.text for choice in decision.options]
            wrong = ["", "nonsense", f"{s.options[0].text} nonsense", s.options[0].text[:-1], s.options[0].text]
            wrong += [choice.text for other in s.pending for choice in other.options]
            wrong += [old[self.chance.below(len(old))] for _ in range(8)]
            for text in dict.fromkeys(wrong):
                if text not in offered:
                    self.refused(s, seat, text)
            with self.during("refusals", f"the refusals of seat {seat}"):
                refusals = s.refusals(seat)
            for refusal in refusals:
                self.look_at_refusal(refusal, offered)
            for refusal in [refusals[self.chance.below(len(refusals))] for _ in range(6) if refusals]:
                if self.refused(s, seat, refusal.thing) != refusal.rule:
                    self.fault("refusals", f"{refusal!r}, but the error gives another rule")
        for seat in (s.seats, s.seats + 7):
            self.refused(s, seat, s.options[0].text)
        try:
            s.copy().choose(Choice("nonsense"))
        except IllegalChoice:
            return
        self.fault("refuse", "a choice made up by the player is taken")

    def refused(self, s: State, seat: int, text: str) -> str:
        """Try an answer that is not offered; return the rule that refuses it."""
        with self.during("refuse", f"answering {text!r} for seat {seat}"):
            try:
                s.choose_text(text, seat)
            except IllegalChoice as error:
                return error.rule
        self.fault("refuse", f"seat {seat} may answer {text!r}, which was not offered")

    def look_at_refusal(self, refusal: Refusal, offered: list[str]) -> None:
        if not refusal.rule or not refusal.thing:
            self.fault("refusals", f"{refusal!r} names no rule")
        for text in offered:
            if refusal.covers(text):
                self.fault("refusals", f"{refusal!r}, but {text!r} is offered")
        reason = f"why-{refusal.why}" if refusal.why else refusal.rule
        if reason not in self.said or not self.chance.below(self.deep_every):
            self.said.add(reason)
            with self.during("words", f"giving the reason of {refusal!r}"):
                for texts in self.texts:
                    self.has_message(texts, reason)
                    self.has_message(texts, refusal.rule)
                    self.game.wording.explain(refusal, texts)

    # What a seat can know, and what it cannot.
    def look_at_views(self, s: State) -> None:
        """Check the view of every seat and of a spectator."""
        before = self.print_of(s)
        for seat in range(SPECTATOR, s.seats):
            with self.during("view", f"the view of seat {seat}"):
                truth = self.game.view(s, seat)
                encoded = msgspec.json.encode(truth)
                if msgspec.json.decode(encoded) != truth:
                    self.fault("view", f"the view of seat {seat} is not the same after a way through JSON")
                same = self.game.live_views.same_view_as(s, seat)
                if same != seat and self.game.view(s, same) != truth:
                    self.fault("view", f"seat {seat} does not see what seat {same} sees, as `same_view_as` says")
            for _, old, _ in self.past:
                self.look_again(old.copy(), s, seat)
            self.untouched(s, before, "view", f"the view of seat {seat}")
            self.views.append((self.number, truth, encoded))
            with self.during("hide", f"drawing a world for seat {seat}"):
                self.hide_from(s, seat, truth)
            self.untouched(s, before, "hide", "hiding")

    def hide_from(self, s: State, seat: int, truth: Any) -> None:
        """Check that a world drawn for a seat looks the same to it, and reveals nothing of the true one."""
        game, name = self.game, "a spectator" if seat == SPECTATOR else f"seat {seat}"
        key = f"{self.sitting.seed} {self.number} {seat}"
        other = s.copy()
        other.chance = seeded("another")
        world = game.determinize(s, seat, seeded(key))
        again = game.determinize(other, seat, seeded(key))
        if (world.chance.a, world.chance.b, world.chance.c) == (s.chance.a, s.chance.b, s.chance.c):
            self.fault("hide", f"{name} can read the generator: the drawn world has the same one")
        if self.print_of(world) != self.print_of(again):
            self.fault(
                "hide", f"the world drawn for {name} depends on the generator of the state: {difference(world, again)}"
            )
        if broken := game.checks.invariants(world):
            self.fault("hide", f"a world drawn for {name} breaks laws: {'; '.join(broken)}")
        seen = game.view(world, seat)
        if seen != truth:
            self.fault("leak", f"{name} sees something else in a world drawn for it: {difference(truth, seen, 'view')}")
        if found := difference([d.seat for d in s.pending], [d.seat for d in world.pending], "seats asked"):
            self.fault("leak", f"other seats are asked in a world drawn for {name}: {found}")
        if found := difference(s.decision(seat), world.decision(seat), "decision"):
            self.fault("leak", f"{name} is offered otherwise in a world drawn for it: {found}")
        reasons = [[(r.thing, r.rule, r.why, r.facts) for r in each.refusals(seat)] for each in (s, world)]
        if found := difference(reasons[0], reasons[1], "refusals"):
            self.fault("leak", f"{name} is refused otherwise in a world drawn for it: {found}")
        if self.unseen is not None:
            self.unseen.look(s, seat, truth, world, game.determinize(s, seat, seeded(f"{key} again")))
        drawn = game.checks.hidden(world, seat)
        for thing, value in game.checks.hidden(s, seat).items():
            self.report.drawn[f"{thing}, hidden from {name}"] += 1
            self.report.varied[f"{thing}, hidden from {name}"] += drawn.get(thing) != value

    def overhear(self, s: State) -> None:
        """Play the same choices, with the same chance, in the true state and in a world drawn for some seat. As long as
        that seat sees no difference, it must not hear one in the events either.

        Events for that seat alone are left out: they tell it something that it has just looked at. `Checks.shown_once`
        names the events that show everyone something that no view keeps.
        """
        seat = self.chance.below(s.seats + 1) - 1
        alone = 0 if seat == SPECTATOR else only(seat)
        shows = self.game.checks.shown_once
        ours = s.copy()
        ours.ask_anew(seat)  # in a secret round the other seats' answers are not in a drawn world
        theirs = self.game.determinize(s, seat, seeded(f"overhear {self.sitting.seed} {self.number}"))
        for world in (ours, theirs):
            world.chance, world.events = seeded(f"luck {self.number}"), []
        for _ in range(WANDER):
            if ours.over or theirs.over:
                return
            decision = self.pick_decision(ours)
            other = theirs.decision(decision.seat)
            common = [choice for choice in decision.options if other and other.option(choice.text)]
            if not common:
                return
            text = self.pick(Decision(decision.seat, decision.kind, common, None)).text
            self.aside.append((decision.seat, text))
            for world, check in ((ours, "accept"), (theirs, "hide")):
                with self.during(check, f"option {text!r} of seat {decision.seat}, a little further on,"):
                    world.choose_text(text, decision.seat)
                    self.alive(world)
            if self.game.view(ours, seat) != self.game.view(theirs, seat) or difference(ours.chance, theirs.chance):
                return
            heard = [
                [(e.name, e.facts) for e in told if e.known_to(seat) and e.known != alone]
                for told in (ours.events or [], theirs.events or [])
            ]
            shown = [[fact for fact in told if fact[0] in shows] for told in heard]
            if shown[0] != shown[1]:
                return  # from here on the seat may tell the worlds apart
            if found := difference(heard[0], heard[1], "events"):
                self.fault("leak", f"after {text!r} seat {seat} hears what it cannot know: {found}")

    # At the end.
    def look_at_result(self, result: Result) -> None:
        if len(result.scores) != self.sitting.seats:
            self.fault("end", f"{len(result.scores)} scores for {self.sitting.seats} seats")
        if not result.winners and result.ending not in self.game.checks.nobody_wins:
            self.fault("end", "nobody wins")
        if len(set(result.winners)) < len(result.winners) or not set(result.winners) <= set(range(self.sitting.seats)):
            self.fault("end", f"{result.winners} are not seats that can win")
        if not result.ending or result.ending != result.ending.strip():
            self.fault("end", f"{result.ending!r} is no way of ending")

    def look_at_end(self, s: State, repeat: State) -> None:
        """Check that no seat can answer any more, and that the transcript replays to the same end."""
        assert self.recorder is not None
        assert s.result is not None
        self.look_at_result(s.result)
        self.report.reached.add(f"ending:{s.result.ending}")
        before = self.print_of(s)
        if before != self.print_of(repeat):
            self.fault(
                "determinism", f"the same seed and choices end differently the second time: {difference(s, repeat)}"
            )
        for seat in range(SPECTATOR, s.seats):
            for text in (*list(self.offered)[:1], "nonsense"):
                try:
                    s.choose_text(text, seat)
                except IllegalChoice:
                    continue
                self.fault("end", f"seat {seat} may still answer {text!r} after the end")
        self.look_at_past()
        self.look_at_views(s)
        with self.during("save", "saving and loading the end"):
            self.same("save", s, self.game.load(self.game.save(s), self.setup.cards), "a loaded end differs")
        self.untouched(s, before, "end", "answering or looking after the end")
        text = str(self.recorder.transcript)
        with self.during("replay", "replaying the transcript"):
            read = parse(text)
            if str(read) != text:
                self.fault("replay", "the transcript is written differently after it has been read")
            replayed = replay(read, self.game, self.setup.cards)
            check_result(read, replayed)
        if replayed.chance.drawn != s.chance.drawn:
            self.fault("replay", "chance was asked more or less often than in play")
        replayed.chance = s.chance.copy()
        if self.print_of(replayed) != before:
            self.fault("replay", f"the transcript replays to another state: {difference(s, replayed)}")
