"""Makes a game that can be played out of the options of `undercroft play`."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.agents import make
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.transcript import Recorder
from undercroft.games import all_games, game

from . import files
from .play import Play
from .reports import option_in_words
from .table import TerminalTable

LIVELY = "lively"
RECALLED = 5
"""The number of past events shown when a game is carried on."""


def find_game(id: str, version: int | None = None) -> Game[Any]:
    """The game with this id, under its present or some earlier rules, or a SetupError that names the nearest one."""
    games = all_games()
    if id not in games:
        raise SetupError(f"there is no game {id!r}; {did_you_mean(id, games, 'the games are')}")
    return game(id, version)


def did_you_mean(word: str, known: Iterable[str], otherwise: str) -> str:
    """A hint for a mistyped word: the nearest known one, or all of them."""
    names = list(known)
    near = difflib.get_close_matches(word.replace("-", "_"), names, 1)
    return f"did you mean {near[0]!r}?" if near else f"{otherwise}: {', '.join(names) or 'none'}"


def read_options(game: Game[Any], pairs: list[str]) -> dict[str, str]:
    """Table options from `id=value` texts, with a hint for a wrong id or value; the game checks them again."""
    known = {option.id: option for option in game.options}
    out: dict[str, str] = {}
    for pair in pairs:
        id, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"an option is given as ID=VALUE, not {pair!r}")
        if id not in known:
            raise SetupError(f"{game.name} has no option {id!r}; {did_you_mean(id, known, 'its options are')}")
        if value not in known[id].values:
            raise SetupError(
                f"option {id!r} cannot be {value!r}; {did_you_mean(value, known[id].values, 'its values are')}"
            )
        out[id] = value
    return out


def read_people(me: list[int], hot_seat: bool, seats: int) -> list[int]:
    """The seats of people. They count from 1 in `me` and on screens, and from 0 in the result."""
    if hot_seat and not me:
        return list(range(seats))
    for seat in me:
        if not 1 <= seat <= seats:
            raise SetupError(f"there is no seat {seat}; with {seats} seats they are 1 to {seats}")
    return sorted({seat - 1 for seat in me}) or [0]


@dataclass
class PlayOptions:
    """The options of `undercroft play`, before any check."""

    seats: int | None = None
    me: list[int] = field(default_factory=list)
    hot_seat: bool = False
    options: list[str] = field(default_factory=list)
    agent: str = ""
    """Who plays the other seats; empty for those who played them in the loaded game, or LIVELY."""
    seed: int | str = field(default_factory=lambda: secrets.randbits(64))
    cards: Path | None = None
    load: Path | None = None
    language: str = "en"
    auto: bool = True
    transcript: Path | None = None


def begin(id: str | None, asked: PlayOptions) -> Play:
    """Begin a new game, or carry on from a save or a transcript."""
    if asked.load is not None:
        return carry_on(id, asked, asked.load)
    if id is None:
        raise SetupError(f"which game? {did_you_mean('', all_games(), 'the games are')}")
    game = find_game(id)
    cards = game.load_cards(asked.cards)
    setup = game.setup(asked.seats or game.min_seats, read_options(game, asked.options), cards)
    people = read_people(asked.me, asked.hot_seat, setup.seats)
    recorder = Recorder.begin(game, setup, asked.seed, listen=True)
    return sit_down(game, recorder.state, recorder, people, cards, asked)


def carry_on(id: str | None, asked: PlayOptions, file: Path) -> Play:
    """Carry on from a file. Seats and options come from the file; who plays may change."""
    if asked.seats is not None or asked.options:
        raise SetupError("--seats and --option come with the loaded game and cannot be given")
    kept = files.look_into(file)
    game = find_game(kept.game, kept.version)
    if id is not None and find_game(id).id != game.id:
        raise SetupError(f"{file} is a game of {game.id}, not of {id}")
    cards = game.load_cards(asked.cards)
    resumed = files.resume(game, kept, asked.seed, cards)
    state = resumed.state
    remembered = [] if asked.hot_seat else [seat + 1 for seat in kept.people if 0 <= seat < state.seats]
    people = read_people(asked.me or remembered, asked.hot_seat, state.seats)
    play = sit_down(game, state, resumed.recorder, people, cards, asked, kept.agents)
    play.table.recall(resumed.recalled)
    # Old events are not news, but the last few remind the players where they were.
    play.seen = dict.fromkeys(people, max(0, len(state.events or []) - RECALLED))
    for notes in play.notes.values():
        notes.append((0, play.words.format("carry-on", {"file": str(file)})))
    if kept.is_save:
        play.saved = file
    elif state.over:
        play.told_in = file
    return play


def sit_down(
    game: Game[Any],
    state: Any,
    recorder: Recorder | None,
    people: list[int],
    cards: Any,
    asked: PlayOptions,
    before: dict[int, str] | None = None,
) -> Play:
    """Seat people and agents, and note for the people who sits where.

    `before` names the agents of the game when it was saved. They play again unless `asked` names another agent.
    """
    others = [seat for seat in range(state.seats) if seat not in people]
    names = {seat: asked.agent or (before or {}).get(seat, LIVELY) for seat in others}
    agents = {seat: make(name) for seat, name in names.items()}
    if asked.transcript is not None and not asked.transcript.parent.is_dir():
        raise SetupError(f"there is no folder {asked.transcript.parent} for the transcript")
    table = TerminalTable(game, state, recorder, people, agents, seeded(f"{asked.seed}/agents"), names)
    play = Play(table, asked.language, cards, asked.auto, transcript=asked.transcript)
    facts: dict[str, int | str] = {"game": game.name, "seats": state.seats}
    facts["people"] = ", ".join(play.seat_name(seat) for seat in people)
    facts["others"] = ", ".join(f"{play.seat_name(seat)} ({name})" for seat, name in names.items())
    said = [play.words.format("begin" if agents else "begin-alone", facts)]
    said += [option_in_words(id, value, play.texts) for id, value in game.chosen_options(state.setup).items()]
    play.notes = {seat: [(0, line) for line in said] for seat in people}
    return play
