"""What the commands print: for people with rich, for programs as JSON."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.box import ROUNDED
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.state import SPECTATOR, State
from undercroft.engine.texts import Texts
from undercroft.engine.transcript import Transcript, check, replay
from undercroft.lab.simulate import Summary

from .words import own_words, seat_name, verdict

LOG_SECONDS = 10
"""Seconds between two lines of progress in a log."""


def print_json(thing: Any) -> None:
    """For programs: one value, indented so that people can read along."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode() + "\n")


# Games.
def game_json(game: Game[Any]) -> dict[str, Any]:
    """A game for a program: the names do not change."""
    return {
        "id": game.id,
        "name": game.name,
        "version": game.version,
        "players": {"min": game.min_seats, "max": game.max_seats},
        "options": [
            {"id": option.id, "values": list(option.values), "default": option.default} for option in game.options
        ],
    }


def print_games(games: list[Game[Any]], language: str, console: Console) -> None:
    """Print every game with its seats and its table options in words."""
    for game in games:
        texts = game.texts(language)
        console.print(Text(game.id, "bold").append(f"  {game.name}, {game.min_seats}–{game.max_seats}", "not bold"))
        print_options(game, texts, console)


def print_game(game: Game[Any], language: str, console: Console) -> None:
    """Print what a game is about, what its table decides, and how to go on from here."""
    texts, words = game.texts(language), own_words(language)
    print_games([game], language, console)
    about = [texts.format("board-about")] if texts.has("board-about") else []
    about.append(words.format("games-rules", {"count": len(texts.rules()), "version": game.version}))
    if game.decks:
        about.append(words.format("games-decks", {"files": ", ".join(f"{deck}.toml" for deck in game.decks)}))
    about += [words.format(message, {"game": game.id}) for message in ("games-play", "games-read")]
    for line in about:
        console.print(Text(line))


def print_options(game: Game[Any], texts: Texts, console: Console) -> None:
    """Print what a table decides before the game; a star marks what is played without a word."""
    for option in game.options:
        console.print(Text(f"  --option {option.id}="))
        table = Table.grid(padding=(0, 2))
        for value in option.values:
            mark = " *" if value == option.default else ""
            table.add_row(Text(f"      {value}{mark}"), Text(option_in_words(option.id, value, texts), "dim"))
        console.print(table)


def option_in_words(id: str, value: str, texts: Texts) -> str:
    """`Mode: Advanced ...`, or the bare texts where a game has no words for them."""
    name = texts.format(f"option-{id}") if texts.has(f"option-{id}") else id
    said = texts.format(f"option-{id}-{value}") if texts.has(f"option-{id}-{value}") else value
    return f"{name}: {said}"


# Simulations.
@contextmanager
def progress_bar(total: int, wanted: bool) -> Iterator[Callable[[int], None] | None]:
    """Show progress on the error stream: a bar for a person who watches, in a log a line now and then."""
    console = Console(stderr=True)
    if not wanted:
        yield None
        return
    if not console.is_terminal:
        yield log_lines(total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=total)
        yield lambda done: progress.advance(task, done)


def log_lines(total: int) -> Callable[[int], None]:
    """Write how many games are done, but not more often than every LOG_SECONDS."""
    done, told = 0, time.monotonic()

    def progress(more: int) -> None:
        nonlocal done, told
        done += more
        if time.monotonic() - told >= LOG_SECONDS:
            told = time.monotonic()
            sys.stderr.write(f"{done} of {total} games\n")
            sys.stderr.flush()

    return progress


def print_summary(summary: Summary, asked: int, console: Console) -> None:
    """Print the totals of a simulation."""
    if summary.interrupted:
        console.print(
            Text(f"Interrupted: {summary.games} of {asked} games were played, and only these are counted.", "bold")
        )
    table = Table("Seat", "Agent", "Wins", "Share", "Mean score", box=ROUNDED)
    for column in table.columns[2:]:
        column.justify = "right"
    done = len(summary.done)
    for seat, agent in enumerate(summary.agents):
        won = summary.wins[seat]
        share = f"{won / done:.1%}" if done else "–"
        table.add_row(
            str(seat + 1), agent, f"{won:g}" if won == int(won) else f"{won:.2f}", share, f"{summary.scores[seat]:.2f}"
        )
    console.print(table)
    if summary.nobody:
        console.print(f"Nobody won: {summary.nobody} of {done} games ({summary.nobody / done:.1%}).")
    facts = summary.json()
    console.print(
        f"{facts['games']} games and {facts['decisions']} decisions in {summary.seconds:.1f} s: "
        f"{facts['games_per_second']:.1f} games/s, {facts['decisions_per_second']:.0f} decisions/s."
    )
    for error in summary.errors[:10]:
        console.print(Text(error, "red"))
    if len(summary.errors) > 10:
        console.print(f"... and {len(summary.errors) - 10} more errors")


# Replays.
def replayed(
    transcript: Transcript, game: Game[Any], cards: Any, show: Callable[[State], None] | None
) -> dict[str, Any]:
    """Play a transcript again, and return `ok`, `result` and more for a program: the names do not change."""
    found: dict[str, Any] = {
        "ok": False,
        "game": transcript.game,
        "players": transcript.seats,
        "options": transcript.options,
        "choices": transcript.choices(),
        "over": False,
        "result": None,
        "winners": None,
        "ending": None,
        "error": None,
    }
    try:
        state = replay(transcript, game, cards, show, listen=show is not None)
        if show is not None:
            show(state)
        if state.result is not None:
            found.update(
                over=True,
                result=list(state.result.scores),
                winners=list(state.result.winners),
                ending=state.result.ending,
            )
        check(transcript, state)
        found["ok"] = True
    except UndercroftError as error:
        found["error"] = str(error)
    return found


class Storyteller:
    """Prints the events of a replay that a spectator may know."""

    def __init__(self, game: Game[Any], texts: Texts, console: Console) -> None:
        self.game = game
        self.texts = texts
        self.console = console
        self.told = 0

    def __call__(self, state: State) -> None:
        events = state.events or []
        for event in events[self.told :]:
            if event.known_to(SPECTATOR):
                self.console.print(Text(self.game.wording.describe_event(event, self.texts)))
        self.told = len(events)


def print_replayed(found: dict[str, Any], game: Game[Any], texts: Texts, console: Console) -> None:
    """Print the result of a replay."""
    words = own_words(texts.language)
    if not found["over"]:
        console.print(words.format("replayed-part", {"count": found["choices"]}))
        return
    seats = [seat_name(seat, texts) for seat in range(found["players"])]
    table = Table("", *seats, box=ROUNDED)
    table.add_row(game.name, *(str(score) for score in found["result"]))
    console.print(table)
    console.print(words.format("replayed", {"count": found["choices"]}))
    console.print(verdict(found["result"], found["winners"], texts, words))
