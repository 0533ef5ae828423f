"""Plays agents against each other: round robin, rotated seats, the same seeds for every pairing."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from undercroft.agents import make
from undercroft.engine.errors import SetupError, installing
from undercroft.engine.state import Setup
from undercroft.pool import open_pool

from .digests import agent_digest, known, rules_of
from .simulate import GameRow, Job, play_chunk, setup_of
from .statistics import Share
from .study import OTHER_AGENTS, read_lines, read_plan, write_plan


@dataclass(frozen=True)
class Lineup:
    """The agents by seat. `one` has a single seat; `other` has all the other seats."""

    one: str
    other: str
    agents: tuple[str, ...]


@dataclass
class Rating:
    """An agent's strength by OpenSkill's Plackett-Luce model: its mean and how unsure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A low estimate of the strength: the mean minus three standard deviations."""
        return self.mu - 3 * self.sigma


@dataclass
class Standings:
    """The games and results of a tournament."""

    game: str
    players: int
    agents: list[str]
    seed: int | str
    options: dict[str, str]
    played: list[tuple[Lineup, GameRow]] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def errors(self) -> list[str]:
        return [
            f"{' '.join(lineup.agents)}: game {row.number}: {row.error}" for lineup, row in self.played if row.error
        ]

    @property
    def nobody(self) -> int:
        """The number of games that all lost. They do not say who is stronger, so no share and no rating counts them."""
        return sum(1 for _, row in self.played if not row.error and not row.winners)

    @property
    def fair(self) -> float:
        """The share of victories of an agent that is as good as the others."""
        return 1 / self.players

    def share(self, one: str, other: str) -> Share:
        """How often `one` won when it sat alone among `other`s (with two seats: in their duels)."""
        return self._won(one, lambda lineup: {one, other} == {lineup.one, lineup.other})

    def overall(self, agent: str) -> Share:
        """How often an agent won against all others. Only games in which it held a single seat count."""
        return self._won(agent, lambda lineup: agent in (lineup.one, lineup.other))

    def _won(self, agent: str, counts: Callable[[Lineup], bool]) -> Share:
        won, games = 0.0, 0
        for lineup, row in self.played:
            if not row.error and row.winners and counts(lineup) and lineup.agents.count(agent) == 1:
                won += 1 / len(row.winners) if lineup.agents.index(agent) in row.winners else 0.0
                games += 1
        return Share(won, games)

    def ratings(self) -> dict[str, Rating]:
        """OpenSkill ratings from all games in their order. An agent with several seats gets the mean of its new
        ratings."""
        model = rating_model()
        held = {agent: model.rating(name=agent) for agent in self.agents}
        for lineup, row in self.played:
            if row.error or not row.winners:
                continue
            teams = [[model.create_rating([held[name].mu, held[name].sigma], name)] for name in lineup.agents]
            ranks = [0.0 if seat in row.winners else 1.0 for seat in range(self.players)]
            after = model.rate(teams, ranks=ranks)
            for agent in set(lineup.agents):
                own = [team[0] for team, name in zip(after, lineup.agents) if name == agent]
                mu = sum(rating.mu for rating in own) / len(own)
                sigma = sum(rating.sigma for rating in own) / len(own)
                held[agent] = model.create_rating([mu, sigma], agent)
        return {agent: Rating(rating.mu, rating.sigma) for agent, rating in held.items()}

    def json(self) -> dict[str, Any]:
        """For `--json`: the names do not change."""
        ratings = self.ratings()
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "games": len(self.played),
            "nobody_won": self.nobody,
            "fair_share": round(self.fair, 4),
            "seconds": round(self.seconds, 1),
            "agents": [
                {
                    "agent": agent,
                    "mu": round(ratings[agent].mu, 2),
                    "sigma": round(ratings[agent].sigma, 2),
                    "ordinal": round(ratings[agent].ordinal, 2),
                    "wins": {"games": self.overall(agent).games, **self.overall(agent).json()},
                }
                for agent in sorted(self.agents, key=lambda agent: -ratings[agent].mu)
            ],
            "pairs": [
                {"one": one, "other": other, "games": self.share(one, other).games, **self.share(one, other).json()}
                for one, other in itertools.permutations(self.agents, 2)
            ],
            "errors": self.errors,
            "interrupted": self.interrupted,
        }


def rating_model() -> Any:
    """OpenSkill's model; raises SetupError if it is not installed. Call it before the games, so that none are played in
    vain."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SetupError(f"ratings need OpenSkill: {installing('lab')}") from None
    return PlackettLuce()


def lineups(agents: list[str], players: int, ladder: bool = False) -> list[Lineup]:
    """Every pairing at every seat. With two seats all duels, both ways; else one alone against a table of each other
    agent.

    A `ladder` plays less: each agent meets only the one named before it. At bigger tables it sits alone among those.
    """
    pairs = itertools.pairwise(agents) if ladder else itertools.combinations(agents, 2)
    found = []
    for one, other in pairs:
        if players == 2:
            found += [Lineup(one, other, (one, other)), Lineup(one, other, (other, one))]
        else:
            ways = [(other, one)] if ladder else [(one, other), (other, one)]
            for alone, among in ways:
                for seat in range(players):
                    seats = tuple(alone if at == seat else among for at in range(players))
                    found.append(Lineup(alone, among, seats))
    return found


def run(
    game_id: str,
    players: int,
    agents: list[str],
    games: int,
    seed: int | str = 0,
    *,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    cards: Path | None = None,
    ray: str = "",
    progress: Callable[[int], None] | None = None,
    folder: Path | None = None,
    ladder: bool = False,
) -> Standings:
    """Play `games` games of every line-up. Game number n has the same seed in all of them.

    With a `folder`, finished games are stored there, and the next run continues. It may ask for more games or agents.
    """
    if len(set(agents)) < 2 or len(set(agents)) < len(agents):
        raise SetupError("a tournament needs two or more different agents")
    if players < 2:
        raise SetupError("a tournament needs two or more seats")
    for name in agents:
        make(name)
    tables = lineups(agents, players, ladder)
    standings = Standings(game_id, players, agents, seed, dict(options or {}))
    cards = cards.resolve() if cards is not None else None  # absolute: the next command may run in another directory
    setup = setup_of(Job(game_id, players, standings.options, list(tables[0].agents), seed, cards, None))
    done = Log(standings, setup, cards, folder)
    if progress is not None and done.rows:
        progress(sum(1 for table in tables for n in range(games) if (table.agents, n) in done.rows))
    rules = known(setup)
    jobs_of = [Job(game_id, players, standings.options, list(t.agents), seed, cards, None, rules) for t in tables]
    # One task for each game, so that it is stored as soon as it is over. Line-ups take turns, so that an interrupted
    # tournament has about as many games of each.
    work = [
        (job, number, number + 1)
        for number in range(games)
        for table, job in zip(tables, jobs_of)
        if (table.agents, number) not in done.rows
    ]
    start = time.perf_counter()
    try:
        with open_pool(jobs, ray) as pool:
            for number, rows in pool.map(play_chunk, work):
                done.keep(tuple(work[number][0].agents), rows)
                if progress is not None:
                    progress(len(rows))
    except KeyboardInterrupt:
        standings.interrupted = True
    standings.seconds = time.perf_counter() - start
    for n in range(games):
        standings.played += [(table, done.rows[table.agents, n]) for table in tables if (table.agents, n) in done.rows]
    return standings


class Log:
    """The games of a tournament by line-up and number, stored as they finish if there is a folder."""

    def __init__(self, standings: Standings, setup: Setup, cards: Path | None, folder: Path | None) -> None:
        self.rows: dict[tuple[tuple[str, ...], int], GameRow] = {}
        self.file = folder / "games.jsonl" if folder is not None else None
        if folder is None or self.file is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        plan = {
            "game": standings.game,
            "players": standings.players,
            "options": standings.options,
            "seed": str(standings.seed),
            "cards": str(cards or ""),
            "rules": rules_of(setup),
        }
        digest = {"minds": agent_digest(setup.game)}
        written = folder / "tournament.json"
        before = read_plan(written, self.file, dict[str, Any])
        if before is not None:
            if {**before, "minds": ""} != {**plan, "minds": ""}:
                raise SetupError(f"{folder} holds the games of another tournament; name another folder, or remove it")
            if before != plan | digest:
                raise SetupError(OTHER_AGENTS.format(folder=folder))
        write_plan(written, plan | digest)
        for agents, row in read_lines(self.file, tuple[tuple[str, ...], GameRow]):
            if not row.error:  # a game that failed is tried again
                self.rows[agents, row.number] = row

    def keep(self, agents: tuple[str, ...], rows: list[GameRow]) -> None:
        """Add finished games."""
        for row in rows:
            self.rows[agents, row.number] = row
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(b"".join(msgspec.json.encode((agents, row)) + b"\n" for row in rows))
