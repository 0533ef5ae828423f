"""One sitting of a game at this terminal: who sits where, what has been answered, what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from undercroft.agents import Agent, answer
from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Decision, Event, State
from undercroft.engine.transcript import Recorder


@dataclass
class Moment:
    """A position that its seat may come back to."""

    seat: int
    state: State
    lines: int
    events: int


class Sitting:
    """People and agents at one game. It knows no screen: `terminal.play` shows it."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        recorder: Recorder | None,
        people: list[int],
        agents: dict[int, Agent],
        luck: Chance,
    ) -> None:
        self.game = game
        self.state = state
        self.recorder = recorder
        self.people = people
        self.agents = agents
        self.luck = luck
        """The agents' own luck: what they toss tells nothing about the game's."""
        self.moments: list[Moment] = []
        self.last = -1
        """Who answered last."""
        self.answered: set[int] = set()
        """Who has answered something since this sitting began."""

    # Looking.
    def events(self, seat: int) -> list[Event]:
        """What has happened and this seat may know."""
        return [event for event in self.state.events or [] if event.known_to(seat)]

    def asked(self) -> Decision | None:
        """The decision to be answered next; none once the game is over. In a secret round those who have a choice
        come last, so that whoever closes the round is somebody who can still think better of it."""
        unanswered = [decision for decision in self.state.pending if decision.answer is None]
        return min(unanswered, key=lambda decision: len(decision.options) > 1, default=None)

    def closes_round(self, seat: int) -> bool:
        """Is this seat's answer the last of a secret round, so that nobody can change theirs afterwards?"""
        return len(self.state.pending) > 1 and self.state.waiting() == [seat]

    def changeable(self, seat: int) -> Decision | None:
        """What this person has answered in a secret round that is still open."""
        decision = self.state.decision(seat) if seat in self.people else None
        return decision if decision is not None and decision.answer is not None else None

    # Answering.
    def answer(self, seat: int, choice: Choice, by_itself: bool = False) -> None:
        """Carry out an answer. One given by itself, for want of another option, is taken back with the one before."""
        closing = self.closes_round(seat)
        if seat != self.last:
            self.moments.clear()
        if not by_itself:
            lines = len(self.recorder.transcript.lines) if self.recorder is not None else 0
            self.moments.append(Moment(seat, self.state.copy(), lines, len(self.state.events or [])))
            self.answered.add(seat)
        self.last = seat
        if self.recorder is not None:
            self.recorder.choose(choice, seat)
        else:
            self.state.choose(choice, seat)
        if closing:
            # The others' secret answers have come out: nobody may change theirs knowing them.
            self.moments.clear()

    def agents_answer(self) -> None:
        """Let agents answer until only people are asked or the game is over."""
        while seats := [seat for seat in self.state.waiting() if seat in self.agents]:
            self.answer(seats[0], answer(self.agents[seats[0]], self.game, self.state, seats[0], self.luck))

    # Taking back.
    def kept(self, seat: int) -> str:
        """Why this seat's last answer cannot be taken back: `nothing`, `other` or `chance`; empty if it can."""
        if not self.moments or self.moments[-1].seat != seat:
            return "nothing" if self.last == seat or seat not in self.answered else "other"
        return "chance" if self.moments[-1].state.barrier != self.state.barrier else ""

    def undo(self, seat: int) -> str:
        """Take the last answer of this seat back; if that cannot be, say why."""
        if why := self.kept(seat):
            return why
        moment = self.moments.pop()
        events = (self.state.events or [])[: moment.events]
        journal = self.state.chance.journal
        self.state = moment.state
        self.state.events = events
        self.state.chance.journal = journal
        if self.recorder is not None:
            self.recorder.state = self.state
            del self.recorder.transcript.lines[moment.lines :]
            self.recorder.transcript.result = None
        return ""
