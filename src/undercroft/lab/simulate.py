"""Plays many games between agents, in one process or several. The result depends on the seed alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.agents import Agent, answer, make
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.state import Setup
from undercroft.engine.transcript import Recorder
from undercroft.games import game as find_game
from undercroft.pool import open_pool

from .digests import check_same_rules, known

CHUNK = 25
"""Games sent to a process at a time: enough to hide the cost of sending, few enough for a smooth progress bar."""


@dataclass
class GameRow:
    """One finished game."""

    number: int
    decisions: int
    scores: list[int]
    winners: list[int]
    ending: str
    error: str = ""


@dataclass
class Summary:
    """The totals of many games. A shared victory counts as a part of one for each winner."""

    game: str
    players: int
    agents: list[str]
    seed: int | str
    rows: list[GameRow] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def done(self) -> list[GameRow]:
        return [row for row in self.rows if not row.error]

    @property
    def games(self) -> int:
        return len(self.rows)

    @property
    def decisions(self) -> int:
        return sum(row.decisions for row in self.rows)

    @property
    def errors(self) -> list[str]:
        return [f"game {row.number}: {row.error}" for row in self.rows if row.error]

    @property
    def wins(self) -> list[float]:
        wins = [0.0] * self.players
        for row in self.done:
            for seat in row.winners:
                wins[seat] += 1 / len(row.winners)
        return wins

    @property
    def nobody(self) -> int:
        """The number of games that nobody won."""
        return sum(1 for row in self.done if not row.winners)

    @property
    def scores(self) -> list[float]:
        """The mean score of each seat."""
        done = self.done
        return [sum(row.scores[seat] for row in done) / len(done) if done else 0.0 for seat in range(self.players)]

    def json(self) -> dict[str, Any]:
        """For `--json`: the names do not change."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "players": self.players,
            "agents": self.agents,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "wins": [round(won, 4) for won in self.wins],
            "nobody_won": self.nobody,
            "scores": [round(score, 3) for score in self.scores],
            "errors": self.errors,
            "interrupted": self.interrupted,
        }


@dataclass
class Job:
    """What a process needs to play its share: names and numbers, which are easy to send."""

    game: str
    players: int
    options: dict[str, str]
    agents: list[str]
    seed: int | str
    cards: Path | None
    transcripts: Path | None
    rules: str = ""
    """What `known` returned where the job was made, and must return where it is played; empty for no check."""


def run(
    game_id: str,
    players: int,
    games: int,
    agents: list[str] | None = None,
    *,
    seed: int | str = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    cards: Path | None = None,
    transcripts: Path | None = None,
    progress: Callable[[int], None] | None = None,
    ray: str = "",
) -> Summary:
    """Play `games` games. If interrupted, return the games that are done. `progress` is called with how many were just
    finished."""
    names = list(agents or ["random"])
    if players % len(names):
        raise SetupError(f"{len(names)} agents cannot be dealt evenly to {players} players; name 1 or {players}")
    names = names * (players // len(names))
    for name in names:
        make(name)
    job = Job(game_id, players, dict(options or {}), names, seed, cards, transcripts)
    job.rules = known(setup_of(job))  # checked here, before anything starts
    if transcripts is not None:
        transcripts.mkdir(parents=True, exist_ok=True)
    summary = Summary(game_id, players, names, seed)
    start = time.perf_counter()
    chunks = [(job, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    try:
        if jobs <= 1 and not ray:
            for chunk in chunks:
                for row in each_game(*chunk):
                    summary.rows.append(row)
                    if progress is not None:
                        progress(1)
        else:
            with open_pool(jobs, ray) as pool:
                for _, rows in pool.map(play_chunk, chunks):
                    summary.rows.extend(rows)
                    if progress is not None:
                        progress(len(rows))
    except KeyboardInterrupt:
        summary.interrupted = True
    summary.seconds = time.perf_counter() - start
    summary.rows.sort(key=lambda row: row.number)
    return summary


def setup_of(job: Job) -> Setup:
    """The checked setup of a job."""
    return checked_setup(job.game, job.players, job.options, job.cards)


def checked_setup(game_id: str, players: int, options: dict[str, str], cards: Path | None) -> Setup:
    """The checked setup of a table, with its cards; raises SetupError if it cannot be played."""
    game = find_game(game_id)
    return game.setup(players, options, game.load_cards(cards))


def play_chunk(chunk: tuple[Job, int, int]) -> list[GameRow]:
    """Play the games of one chunk in a worker process."""
    return list(each_game(*chunk))


def each_game(job: Job, first: int, last: int) -> Iterator[GameRow]:
    """Play the games with these numbers. Game number n depends on the seed and n alone."""
    setup = setup_of(job)
    check_same_rules(setup, job.rules)
    for number in range(first, last):
        try:
            yield play_one(job, setup, [make(name) for name in job.agents], number)
        except Exception as error:
            yield GameRow(number, 0, [], [], "", f"{type(error).__name__}: {error}")


def agent_chances(seed: int | str, number: int, seats: int) -> list[Chance]:
    """A separate source of chance for each seat's agent, so that none can predict another's."""
    return [seeded(f"{seed}/{number}/agents/{seat}") for seat in range(seats)]


def play_one(job: Job, setup: Setup, agents: list[Agent], number: int) -> GameRow:
    """Play one game. The game and each agent have sources of chance with different seeds."""
    game = find_game(job.game)
    chances = agent_chances(job.seed, number, job.players)
    recorder = Recorder.begin(game, setup, f"{job.seed}/{number}") if job.transcripts is not None else None
    s = recorder.state if recorder is not None else game.begin(setup, seeded(f"{job.seed}/{number}"))
    decisions = 0
    while s.result is None:
        seat = s.seat
        choice = answer(agents[seat], game, s, seat, chances[seat])
        if recorder is not None:
            recorder.choose(choice, seat)
        else:
            s.choose(choice, seat)
        decisions += 1
    if recorder is not None and job.transcripts is not None:
        file = job.transcripts / f"{job.game}-{job.players}-{job.seed}-{number}.txt"
        file.write_text(str(recorder.transcript), "utf-8")
    return GameRow(number, decisions, s.result.scores, s.result.winners, s.result.ending)
