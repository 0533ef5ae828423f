"""What a run of the conformance kit plays, meets and finds."""

# mypyc: skip - checks others

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

ENOUGH_DRAWS = 30
"""If a hidden thing is the same in this many drawn worlds, that is no coincidence."""


@dataclass(frozen=True)
class Sitting:
    """One game of a run: everything needed to play it again."""

    seats: int
    options: dict[str, str]
    seed: str
    style: str


class Fault(AssertionError):
    """A failed check: its name, what is wrong, where, and the transcript up to there."""

    def __init__(self, check: str, message: str, sitting: Sitting | None, decision: int, transcript: str) -> None:
        super().__init__(check, message, sitting, decision, transcript)
        self.check = check
        self.message = message
        self.sitting = sitting
        self.decision = decision
        self.transcript = transcript

    def __str__(self) -> str:
        if self.sitting is None:
            return f"{self.check}: {self.message}"
        options = " ".join(f"{id}={value}" for id, value in self.sitting.options.items()) or "no options"
        return (
            f"{self.check}: {self.message}\n"
            f"  at decision {self.decision} of a {self.sitting.style} game with {self.sitting.seats} seats, {options}, "
            f"seed {self.sitting.seed!r}\n  after: " + " | ".join(self.transcript.splitlines()[-4:])
        )


@dataclass
class Report:
    """What a run has done and met. The reports of parts of a run can be added."""

    games: int = 0
    decisions: int = 0
    deep: int = 0
    longest: int = 0
    most_options: int = 0
    most_options_kind: str = ""
    kinds: Counter[str] = field(default_factory=Counter)
    to_reach: set[str] = field(default_factory=set)
    reached: set[str] = field(default_factory=set)
    drawn: Counter[str] = field(default_factory=Counter)
    """For each hidden thing, how many worlds were drawn ..."""
    varied: Counter[str] = field(default_factory=Counter)
    """... and in how many of them it had another value."""
    unseen: Counter[str] = field(default_factory=Counter)
    """For each place dealt by chance, how often a seat could not see it ..."""
    redrawn: Counter[str] = field(default_factory=Counter)
    """... and how often it then differed between two worlds drawn for that seat."""
    faults: list[Fault] = field(default_factory=list)
    sample: str = ""
    """The transcript of one game."""

    @property
    def unreached(self) -> list[str]:
        """What some game should have met, but none has."""
        return sorted(self.to_reach - self.reached)

    @property
    def unvaried(self) -> list[str]:
        """Hidden things that were the same in every one of many worlds."""
        return sorted(name for name, draws in self.drawn.items() if draws >= ENOUGH_DRAWS and not self.varied[name])

    @property
    def unredrawn(self) -> list[str]:
        """What a seat could not see, and yet was the same in all worlds drawn for it."""
        return sorted(name for name, looks in self.unseen.items() if looks >= ENOUGH_DRAWS and not self.redrawn[name])

    def add(self, other: Report) -> None:
        """Add another part of the run."""
        self.games += other.games
        self.decisions += other.decisions
        self.deep += other.deep
        self.longest = max(self.longest, other.longest)
        if other.most_options > self.most_options:
            self.most_options, self.most_options_kind = other.most_options, other.most_options_kind
        self.kinds += other.kinds
        self.to_reach |= other.to_reach
        self.reached |= other.reached
        self.drawn += other.drawn
        self.varied += other.varied
        self.unseen += other.unseen
        self.redrawn += other.redrawn
        self.faults += other.faults
        self.sample = self.sample or other.sample

    def __str__(self) -> str:
        lines = [
            f"{self.games} games, {self.decisions} decisions ({self.deep} looked at deeply), longest game "
            f"{self.longest}, most options {self.most_options} ({self.most_options_kind})",
            f"{len(self.to_reach & self.reached)} of {len(self.to_reach)} things reached",
        ]
        if self.unreached:
            lines.append(f"not reached: {', '.join(self.unreached)}")
        return "\n".join(lines)
