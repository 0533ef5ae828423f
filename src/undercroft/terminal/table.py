"""A table at this terminal: who sits where, what has been answered, what may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from undercroft.agents import Agent, answer
from undercroft.engine.chance import Chance, renewed
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Decision, Event, State
from undercroft.engine.transcript import CHANCE, Recorder, Transcript, replay


@dataclass
class Moment:
    """A position that its seat may come back to."""

    seat: int
    state: State
    lines: int
    events: int


class Recalled:
    """What can still be taken back after a game is carried on from a file."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.events: list[Event] = []
        self.last = -1
        self.answered: set[int] = set()

    def look_through(self, game: Game[Any], transcript: Transcript, cards: Any) -> None:
        """Replay the game, and keep the positions that the last seat to answer may go back to."""
        lines = iter([number for number, (seat, _) in enumerate(transcript.lines) if seat != CHANCE])

        def watch(s: State) -> None:
            line, seat, secret = next(lines), s.seat, len(s.pending) > 1
            if seat != self.last or secret:
                self.moments.clear()
            self.last = seat
            self.answered.add(seat)
            if len(s.options) > 1 and not secret:
                self.moments.append(Moment(seat, s.copy(), line, len(s.events or [])))

        self.events = replay(transcript, game, cards, watch, listen=True).events or []

    def fit(self, state: State) -> None:
        """Let kept positions go on with the state's source of chance, if nothing was revealed since."""
        if any(decision.answer is not None for decision in state.pending):
            self.moments.clear()  # a secret round is open, and has its own way to change answers
        for moment in self.moments:
            if moment.state.reveals == state.reveals:
                moment.state.chance = state.chance.copy()


class TerminalTable:
    """People and agents at one game. It prints nothing: `terminal.play` shows it."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        recorder: Recorder | None,
        people: list[int],
        agents: dict[int, Agent],
        chance: Chance,
        names: dict[int, str] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.recorder = recorder
        self.people = people
        self.agents = agents
        self.chances = {seat: renewed(chance) for seat in sorted(agents)}
        """Each agent's own source of chance: it tells nothing about the game's or another agent's."""
        self.names = names or {}
        """The names of the agents, so that a save can store them."""
        self.moments: list[Moment] = []
        self.last = -1
        """The seat that answered last."""
        self.answered: set[int] = set()
        """The seats that have answered something since the game was begun or resumed here."""

    # Looking.
    def events(self, seat: int) -> list[Event]:
        """The events that this seat may know."""
        return [event for event in self.state.events or [] if event.known_to(seat)]

    def asked(self) -> Decision | None:
        """The decision to be answered next; None once the game is over. In a secret round seats with a choice come
        last, so that somebody who can still reconsider closes the round."""
        unanswered = [decision for decision in self.state.pending if decision.answer is None]
        return min(unanswered, key=lambda decision: len(decision.options) > 1, default=None)

    def closes_round(self, seat: int) -> bool:
        """Is this seat's answer the last of a secret round? Nobody can change theirs after it."""
        return len(self.state.pending) > 1 and self.state.waiting() == [seat]

    def changeable(self, seat: int) -> Decision | None:
        """The decision that this person has answered in a secret round that is still open."""
        decision = self.state.decision(seat) if seat in self.people else None
        return decision if decision is not None and decision.answer is not None else None

    # Answering.
    def answer(self, seat: int, choice: Choice, by_itself: bool = False) -> None:
        """Carry out an answer. One given `by_itself`, because there was no other option, is taken back with the one
        before."""
        closing = self.closes_round(seat)
        lines = len(self.recorder.transcript.lines) if self.recorder is not None else 0
        before = Moment(seat, self.state.copy(), lines, len(self.state.events or []))
        try:
            if self.recorder is not None:
                self.recorder.choose(choice, seat)
            else:
                self.state.choose(choice, seat)
        except BaseException:
            self.go_back(before)  # interrupted half-way: undo all of it
            raise
        if seat != self.last:
            self.moments.clear()
        if not by_itself:
            self.moments.append(before)
            self.answered.add(seat)
        self.last = seat
        if closing:
            # The secret answers are now known, so nobody may change theirs.
            self.moments.clear()

    def agents_answer(self, thinks: Callable[[int], None] | None = None) -> None:
        """Let agents answer until only people are asked or the game is over. `thinks` is called with the seat before
        each."""
        while seats := [seat for seat in self.state.waiting() if seat in self.agents]:
            if thinks is not None:
                thinks(seats[0])
            self.answer(
                seats[0], answer(self.agents[seats[0]], self.game, self.state, seats[0], self.chances[seats[0]])
            )

    # Taking back.
    def recall(self, recalled: Recalled) -> None:
        """Let answers from before a save be taken back as if they had been given here."""
        self.moments, self.last, self.answered = recalled.moments, recalled.last, recalled.answered

    def kept(self, seat: int) -> str:
        """Why this seat's last answer cannot be taken back: `nothing`, `other` or `chance`; empty if it can."""
        if not self.moments or self.moments[-1].seat != seat:
            return "nothing" if self.last == seat or seat not in self.answered else "other"
        return "chance" if self.moments[-1].state.reveals != self.state.reveals else ""

    def undo(self, seat: int) -> str:
        """Take back the last answer of this seat; if that is not possible, return why."""
        if why := self.kept(seat):
            return why
        self.go_back(self.moments.pop())
        return ""

    def go_back(self, moment: Moment) -> None:
        """Go back to the position of a moment, with its events and its transcript."""
        events = (self.state.events or [])[: moment.events]
        journal = self.state.chance.journal
        if journal is not None:
            journal.clear()
        self.state = moment.state
        self.state.events = events
        self.state.chance.journal = journal
        if self.recorder is not None:
            self.recorder.state = self.state
            del self.recorder.transcript.lines[moment.lines :]
            self.recorder.transcript.result = None
