"""Reads and writes game files: saves of running games, transcripts of finished ones."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.engine.errors import SaveError
from undercroft.engine.game import Game
from undercroft.engine.saves import decode, encode
from undercroft.engine.transcript import FORMAT as TRANSCRIPT
from undercroft.engine.transcript import Recorder, Transcript, parse

from .table import Recalled, TerminalTable


def home() -> Path:
    """The folder for games saved without a file name: UNDERCROFT_HOME, or the user's data folder."""
    given = os.environ.get("UNDERCROFT_HOME")
    if given:
        return Path(given)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "undercroft"


def free_name(game: str, ending: str) -> Path:
    """A file name in `home` that is not used yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1, 1000):
        file = home() / (f"{stem}{ending}" if number == 1 else f"{stem}-{number}{ending}")
        if not file.exists():
            return file
    raise SaveError(f"{home()} is full of games of this second")


def write(file: Path, data: bytes) -> None:
    """Write a file in one step, so that a full disk does not destroy an earlier save. Only our own folder is
    created."""
    if file.parent == home():
        file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(data)
    beside.replace(file)


def read(file: Path) -> bytes:
    """Read a whole file; raises SaveError."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise SaveError(f"cannot read {file}: {error.strerror or error}") from None


@dataclass
class SavedFile:
    """The content of a file: its game, and for a save the seats of people and the agents at the others."""

    data: bytes
    game: str
    people: list[int] = field(default_factory=list)
    agents: dict[int, str] = field(default_factory=dict)
    transcript: Transcript | None = None
    """The game of a transcript file, or the game so far if a save holds it."""
    is_save: bool = False
    version: int | None = None
    """The version of the rules it was played under."""


def look_into(file: Path) -> SavedFile:
    """Read a save or a transcript; raises SaveError if the file is neither."""
    data = read(file)
    if data.startswith(b"undercroft transcript"):
        transcript = parse_transcript(data)
        return SavedFile(data, transcript.game, transcript=transcript, version=transcript.version)
    try:
        saved = decode(data)
    except SaveError as error:
        raise SaveError(f"{file} is neither a saved game nor a transcript ({error})") from None
    history = saved.get("transcript")
    people = saved.get("people")
    agents = saved.get("agents")
    version = saved.get("version")
    return SavedFile(
        data,
        str(saved.get("game")),
        [seat for seat in people if isinstance(seat, int)] if isinstance(people, list) else [],
        {int(seat): str(name) for seat, name in agents.items() if seat.isdecimal()} if isinstance(agents, dict) else {},
        parse(history) if isinstance(history, str) else None,
        True,
        version if isinstance(version, int) else None,
    )


def is_save(data: bytes) -> bool:
    """Is this a saved game?"""
    try:
        decode(data)
    except SaveError:
        return False
    return True


def parse_transcript(data: bytes) -> Transcript:
    """A transcript from the bytes of a file."""
    if is_save(data):
        raise SaveError("this is a saved game, not a transcript; undercroft play --load carries it on")
    try:
        return parse(data.decode())
    except UnicodeDecodeError:
        raise SaveError(f"this begins like a transcript ({TRANSCRIPT!r}) but is not text") from None


def save_bytes(table: TerminalTable) -> bytes:
    """A save of the state, the transcript so far, the seats of people and the agents at the others."""
    saved = decode(table.game.save(table.state))
    saved["people"] = table.people
    saved["agents"] = {str(seat): name for seat, name in table.names.items()}
    if table.recorder is not None:
        saved["transcript"] = str(table.recorder.transcript)
    return encode(saved)


@dataclass
class Resumed:
    """A game to carry on: its state, its recorder (None if the save has no transcript), and what may still be taken
    back."""

    state: Any
    recorder: Recorder | None
    recalled: Recalled


def resume(game: Game[Any], kept: SavedFile, seed: int | str, cards: Any) -> Resumed:
    """Load the game of a file."""
    recalled = Recalled()
    if kept.transcript is not None:
        recalled.look_through(game, kept.transcript, cards)
    if not kept.is_save:
        assert kept.transcript is not None
        recorder = Recorder.carry_on(game, kept.transcript, seed, cards, listen=True)
        recalled.fit(recorder.state)
        return Resumed(recorder.state, recorder, recalled)
    try:
        state = game.load(kept.data, cards)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise SaveError(f"this saved game is damaged: {type(error).__name__}: {error}") from None
    state.events = recalled.events
    if kept.transcript is None:
        return Resumed(state, None, recalled)
    recalled.fit(state)
    journal: list[int] = []
    state.chance.journal = journal
    return Resumed(state, Recorder(game, state, kept.transcript, journal), recalled)
