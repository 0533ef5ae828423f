"""The commands of the lab: `tournament` and `lab`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.box import ROUNDED
from rich.console import Console
from rich.table import Table
from rich.text import Text

from undercroft.agents import make
from undercroft.agents.search.agent import Search
from undercroft.engine.errors import SetupError, installing
from undercroft.engine.game import Game
from undercroft.lab import findings, study, tournament
from undercroft.lab.digests import card_data
from undercroft.lab.records import Variant
from undercroft.lab.report.labels import count
from undercroft.lab.report.page import BY_LUCK, OUTSTANDING, write_report
from undercroft.lab.statistics import SURE, mean
from undercroft.lab.tournament import Standings

from .reports import print_json, progress_bar
from .start import find_game, read_options

INTERRUPTED = 130


def tournaments(args: argparse.Namespace) -> int:
    """`undercroft tournament`: agents against each other."""
    tournament.rating_model()
    game = find_game(args.game)
    players = fewest(game) if args.players is None else args.players
    agents = names(args.agents)
    options = read_options(game, args.option)
    warn_of_clocks(agents)
    total = args.games * len(tournament.lineups(agents, players, args.ladder))
    with progress_bar(total, not args.json) as progress:
        standings = tournament.run(
            game.id,
            players,
            agents,
            args.games,
            args.seed,
            jobs=args.jobs,
            options=options,
            cards=args.cards,
            ray=args.ray,
            progress=progress,
            folder=args.out,
            ladder=args.ladder,
        )
    if args.json:
        print_json(standings.json())
    else:
        print_standings(standings, Console(highlight=False), args.out is not None)
    return INTERRUPTED if standings.interrupted else 1 if standings.errors else 0


def labs(args: argparse.Namespace) -> int:
    """`undercroft lab`: a balance report."""
    game = find_game(args.game)
    plan = study.Plan(variants(game, args), args.games, args.seed)
    warn_of_clocks(names(args.agents))
    total = plan.games * len(plan.variants)
    with progress_bar(total, not args.json) as progress:
        done = study.run(plan, args.out, args.jobs, args.ray, progress)
    page = write_report(done) if done.done else None
    if args.json:
        found = [findings.find(done, variant) for variant in plan.variants]
        told = {
            "folder": str(args.out),
            "variants": [one.json() for one in found],
            "comparisons": [one.json() for one in findings.compare(done, found)],
            "errors": done.errors,
            "interrupted": done.interrupted,
        }
        print_json(told)
    else:
        print_study(done, page, Console(highlight=False))
    return INTERRUPTED if done.interrupted else 1 if done.errors else 0


def fewest(game: Game[Any]) -> int:
    """The fewest seats of a game, but at least 2: with one seat there is nobody to compare it with."""
    return max(2, game.min_seats)


def variants(game: Game[Any], args: argparse.Namespace) -> list[Variant]:
    """A variant for every count of players; with `--against`, each a second time with the other options or cards."""
    counts = [count_of(text) for text in names(args.players)] if args.players else [fewest(game)]
    options = read_options(game, args.option)
    agents = names(args.agents)
    against = read_options(game, args.against) if args.against else {}
    cards = str(args.cards.resolve()) if args.cards else ""
    other_cards = str(args.against_cards.resolve()) if args.against_cards else cards
    short, other_short = short_paths(cards, other_cards)
    if args.against_cards and card_data(game.id, cards) == card_data(game.id, other_cards):
        raise SetupError(f"--against-cards: {other_cards} holds the cards that are played anyway")
    for players in counts:
        if counts.count(players) > 1:
            raise SetupError(f"--players names {players} twice")
    made = []
    for players in counts:
        made.append(Variant(named(players, options, short), game.id, players, options, agents, cards))
        if against or args.against_cards:
            other = {**options, **against}
            if not args.against_cards and game.check_options(players, other) == game.check_options(players, options):
                raise SetupError("--against names what is played anyway: the two variants are the same")
            made.append(Variant(named(players, other, other_short), game.id, players, other, agents, other_cards))
    return made


def short_paths(one: str, other: str) -> tuple[str, str]:
    """The last part of each path, or as many parts as it takes to tell them apart."""
    ones, others = Path(one).parts, Path(other).parts
    count = 1
    while one != other and ones[-count:] == others[-count:]:
        count += 1
    return "/".join(ones[-count:]), "/".join(others[-count:])


def count_of(text: str) -> int:
    """Read a count of players."""
    if not text.isdecimal():
        raise SetupError(f"expected counts of players such as 2,3, not {text!r}")
    return int(text)


def named(players: int, options: dict[str, str], cards: str) -> str:
    """The name of a variant in the report."""
    said = [count(players, "player"), *(f"{key}={value}" for key, value in options.items())]
    return ", ".join(said + ([f"cards {cards}"] if cards else []))


def names(text: str) -> list[str]:
    """Read a list of names separated by commas."""
    found = [name.strip() for name in text.split(",") if name.strip()]
    if not found:
        raise SetupError("expected a list of names separated by commas")
    return found


def warn_of_clocks(agents: list[str]) -> None:
    """Warn that agents limited by time cannot be repeated; on the error stream, so that `--json` stays JSON."""
    for name in agents:
        agent = make(name)
        if isinstance(agent, Search) and agent.milliseconds:
            console = Console(stderr=True, highlight=False)
            console.print(f"{name} thinks by the clock: its games depend on this machine and cannot be repeated.")


def print_standings(standings: Standings, console: Console, kept: bool = False) -> None:
    """Print the ratings and who beat whom."""
    if standings.interrupted:
        carry_on = "; the same command carries on from here" if kept else ""
        console.print(Text(f"Interrupted after {len(standings.played)} games{carry_on}.", "bold"))
    ratings = standings.ratings()
    ranked = sorted(standings.agents, key=lambda agent: -ratings[agent].mu)
    table = Table("Agent", "Rating", "±", "Wins", *[f"v. {agent}" for agent in ranked], box=ROUNDED)
    for agent in ranked:
        pairs = [str(standings.share(agent, other)) if agent != other else "" for other in ranked]
        rating = ratings[agent]
        table.add_row(agent, f"{rating.mu:.1f}", f"{SURE * rating.sigma:.1f}", str(standings.overall(agent)), *pairs)
    console.print(table)
    console.print(f"{count(len(standings.played), 'game')} in {standings.seconds:.0f} s; intervals are 95%.")
    where = "" if standings.players == 2 else f", alone against {standings.players - 1} of another"
    console.print(f"Wins: of the games that somebody won{where}; the fair share is {standings.fair:.0%}.")
    if standings.nobody:
        console.print(f"{count(standings.nobody, 'game')} that nobody won count neither there nor in the ratings.")
    for error in standings.errors[:10]:
        console.print(Text(error, "red"))


def print_study(done: study.Study, page: Path | None, console: Console) -> None:
    """Print the main figures, and where the rest is."""
    if done.interrupted:
        console.print(Text("Interrupted; the same command carries on from here.", "bold"))
    if done.resumed:
        console.print(f"{done.resumed} games were there already.")
    table = Table("Variant", "Games", "Wins by seat", "First player", "Rounds", "Winner's points", box=ROUNDED)
    everything = [findings.find(done, variant) for variant in done.plan.variants]
    for found in everything:
        if found.games:
            seats = " ".join(f"{share.share:.0%}" for share in found.by_seat)
            rounds = str(mean(found.rounds))
            first = "–" if found.first is None else str(found.first)
            table.add_row(found.variant.name, str(found.games), seats, first, rounds, str(found.winner))
    console.print(table)
    for one in findings.compare(done, everything):
        beside = Table(f"{one.other} less {one.base}", "Difference", "", box=ROUNDED)
        for told in one.told():
            beside.add_row(*told)
        outstanding = one.outstanding()
        for name, more in outstanding[:OUTSTANDING]:
            beside.add_row(name, more, "times in a game")
        console.print(beside)
        if len(outstanding) > OUTSTANDING:
            console.print(f"{len(outstanding)} things are clearly used or met more or less often; the report has more.")
        console.print(BY_LUCK)
    if page is not None:
        console.print(f"The report is {page}; the rows are beside it: {', '.join(done.tables)}.", soft_wrap=True)
        if not any(name.endswith(".parquet") for name in done.tables):
            # As Text, or rich would take [lab] for a style and leave it out.
            console.print(Text(f"There is no Parquet; it needs polars: {installing('lab')}"), soft_wrap=True)
    for error in done.errors[:10]:
        console.print(Text(error, "red"))
