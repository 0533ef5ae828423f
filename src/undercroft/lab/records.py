"""Records of single games: what the balance report counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.engine.game import Game
from undercroft.engine.knowledge import judges
from undercroft.engine.state import Event, Setup, State
from undercroft.games import game as find_game

from .simulate import agent_chances, checked_setup

LOOKS = 3
"""Decisions between two checks of who is ahead."""


class Variant(msgspec.Struct, frozen=True):
    """One set-up of a table. A report compares several."""

    name: str
    game: str
    players: int
    options: dict[str, str]
    agents: list[str]
    cards: str = ""


class GameRecord(msgspec.Struct, kw_only=True):
    """One finished game.

    `uses[seat]` counts `event fact:value`, such as `brew recipe:mass_lager`. `meetings` counts those that no seat
    caused, such as `encounter encounter:medusa`. `first` is -1 if there is no first player. `points[seat]` holds the
    parts of the seat's score, if the game tells them.

    `lead_changes` and `decided` (the part of the game after which the winner stayed ahead) are -1 if the game gives
    agents no evaluation, because nothing then tells who is ahead.
    """

    variant: str
    number: int
    players: int
    agents: list[str]
    roles: list[str]
    first: int
    decisions: int
    rounds: int
    scores: list[int]
    winners: list[int]
    ending: str
    lead_changes: int
    decided: float
    uses: list[dict[str, int]]
    met: list[str]
    error: str = ""
    meetings: dict[str, int] = {}
    points: list[dict[str, int]] = []

    def part(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def setup_of(variant: Variant) -> Setup:
    """The checked setup of a variant, its cards included."""
    cards = Path(variant.cards) if variant.cards else None
    return checked_setup(variant.game, variant.players, variant.options, cards)


Task = tuple[Variant, str, int, int]
"""A variant, the seed, the number of the first game, and that of the last game plus one."""


def record_games(task: Task) -> list[GameRecord]:
    """Play and record some games. Game number n depends on the seed and n alone, so every variant plays it with the
    same seed."""
    variant, seed, first, last = task
    game, setup = find_game(variant.game), setup_of(variant)
    records = []
    for number in range(first, last):
        try:
            records.append(record_game(game, setup, variant, seed, number))
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            records.append(
                GameRecord(
                    variant=variant.name,
                    number=number,
                    players=variant.players,
                    agents=[],
                    roles=[],
                    first=0,
                    decisions=0,
                    rounds=0,
                    scores=[],
                    winners=[],
                    ending="",
                    lead_changes=0,
                    decided=0.0,
                    uses=[],
                    met=[],
                    error=text,
                )
            )
    return records


def lineup(variant: Variant, number: int) -> list[str]:
    """The agents by seat. They move round the table from game to game, so that none is tied to a seat."""
    return [variant.agents[(seat + number) % len(variant.agents)] for seat in range(variant.players)]


def record_game(game: Game[Any], setup: Setup, variant: Variant, seed: str, number: int) -> GameRecord:
    """Play and record one game."""
    names = lineup(variant, number)
    agents = [make(name) for name in names]
    chances = agent_chances(seed, number, variant.players)
    s = game.begin(setup, seeded(f"{seed}/{number}"), listen=True)
    kinds = {thing.partition(":")[0] for thing in reachable(game, setup)} - {"ending"}
    watch = EventCounter(game, kinds, setup.seats)
    first, decisions = game.measures.first_player(s), 0
    watch.hear(s)
    while s.result is None:
        seat = s.seat
        s.choose(answer(agents[seat], game, s, seat, chances[seat]), seat)
        decisions += 1
        watch.hear(s)
        if decisions % LOOKS == 0:
            watch.look(s)
    watch.look(s)
    watch.met.add(f"ending:{s.result.ending}")
    changes, decided = watch.story(s.result.winners)
    return GameRecord(
        variant=variant.name,
        number=number,
        players=setup.seats,
        agents=names,
        roles=watch.roles,
        first=-1 if first is None else first,
        decisions=decisions,
        rounds=game.measures.rounds(s),
        scores=list(s.result.scores),
        winners=list(s.result.winners),
        ending=s.result.ending,
        lead_changes=changes,
        decided=decided,
        uses=[dict(sorted(uses.items())) for uses in watch.uses],
        met=sorted(watch.met),
        meetings=dict(sorted(watch.meetings.items())),
        points=[game.measures.score_parts(s, seat) for seat in range(setup.seats)],
    )


def reachable(game: Game[Any], setup: Setup) -> set[str]:
    """Everything that can be met at a table with these cards."""
    return game.checks.coverage_goals(setup.seats, setup.options, setup.cards)


class EventCounter:
    """Counts the things in a game's events, and tracks who is ahead."""

    def __init__(self, game: Game[Any], kinds: set[str], seats: int) -> None:
        self.game = game
        knowledge = game.knowledge()
        self.knowledge = knowledge if judges(knowledge) else None
        self.roles = [""] * seats
        self.kinds = kinds
        self.uses: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.meetings: Counter[str] = Counter()
        self.met: set[str] = set()
        self.leaders: list[int] = []

    def hear(self, s: State) -> None:
        """Count the events since the last call."""
        if s.events:
            for event in s.events:
                self.count(s, event)
            s.events.clear()

    def count(self, s: State, event: Event) -> None:
        """Count the things that an event names: for the seat that caused it, else as met by all."""
        seat = self.game.measures.actor(s, event)
        for kind, value in event.facts.items():
            if kind in self.kinds:
                for one in value if isinstance(value, list) else [value]:
                    self.met.add(f"{kind}:{one}")
                    counts = self.meetings if seat is None else self.uses[seat]
                    counts[f"{event.name} {kind}:{one}"] += 1

    def look(self, s: State) -> None:
        """Note each seat's role (a character may leave before the end) and who is ahead now."""
        self.roles = [self.game.measures.role(s, seat) or role for seat, role in enumerate(self.roles)]
        if self.knowledge is not None and s.result is None:
            values = self.knowledge.evaluate(s)
            ahead = [seat for seat, value in enumerate(values) if value == max(values)]
            led = self.leaders[-1] if self.leaders else -1
            self.leaders.append(led if led in ahead else ahead[0])  # a tie keeps the leader

    def story(self, winners: list[int]) -> tuple[int, float]:
        """How often the lead changed, and after which part of the game the winner kept it."""
        if self.knowledge is None or not self.leaders:
            return -1, -1.0
        changes = sum(1 for before, after in zip(self.leaders, self.leaders[1:]) if before != after)
        decided = len(self.leaders)
        while decided and self.leaders[decided - 1] in winners:
            decided -= 1
        return changes, round(decided / len(self.leaders), 4)
