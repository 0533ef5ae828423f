"""Reads what strangers bring, card files and transcripts, in a process of its own: with an end to its memory and time.

Nobody can tell beforehand what a file will cost: 80 kB of TOML may ask for gigabytes. So the process may fail, and
ends as soon as nothing waits for it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec

from undercroft.engine import transcript as transcripts
from undercroft.engine.errors import CardError
from undercroft.engine.texts import LANGUAGES
from undercroft.games import game as find_game
from undercroft.pool import Pool, WorkerLost

from ..base.errors import Refused
from ..model import engine
from ..model.engine import Rules
from ..model.log import Begun, Entry

T = TypeVar("T")
R = TypeVar("R")

MEMORY = 768 * 2**20
"""The address space of the process, in bytes. All cards of a game take a tenth of it."""
PATIENCE = 5.0
"""The process is given up after so many times the seconds it may compute: the machine may be busy."""
CARD_SECONDS = 4
"""Seconds of computing. All cards of a game, with their words in all languages, take half of one."""
TRANSCRIPT_SECONDS = 60


class TooCostly(Refused):
    """Reading this took too much."""

    status = 413


class CardTask(NamedTuple):
    """Card files to check."""

    game: str
    version: int
    folder: str


class TranscriptTask(NamedTuple):
    """A transcript to play again."""

    text: str
    folder: str


class Replayed(NamedTuple):
    """What a transcript comes to."""

    state: bytes
    log: bytes
    """Its beginning and its choices, packed: there may be very many."""

    def unpacked(self) -> tuple[Begun, list[Entry]]:
        """The beginning, and the choices."""
        return msgspec.msgpack.decode(self.log, type=tuple[Begun, list[Entry]])


class Checker:
    """One process, while there is something to read. Whoever brings many things has them read one after the other, so
    that others come in between."""

    def __init__(self) -> None:
        self.pool = Pool(1)
        self.waiting = 0
        self.turns: WeakValueDictionary[object, asyncio.Lock] = WeakValueDictionary()

    async def cards(self, rules: Rules, folder: str, by: object) -> None:
        """Read cards as tables will; raises CardError or TooCostly."""
        task = CardTask(rules.game.id, rules.game.version, folder)
        mistake = await self._run(check_cards, task, CARD_SECONDS, by, "these card files")
        if mistake is not None:
            raise CardError(*mistake)

    async def transcript(self, text: str, folder: str, by: object) -> Replayed:
        """Play a transcript again; raises the engine's errors or TooCostly."""
        return await self._run(replay, TranscriptTask(text, folder), TRANSCRIPT_SECONDS, by, "this transcript")

    async def _run(self, do: Callable[[T], R], task: T, seconds: int, by: object, what: str) -> R:
        turn = self.turns.setdefault(by, asyncio.Lock())
        async with turn:
            self.waiting += 1
            try:
                return await self.pool.run(limited, (do, task, seconds), timeout=seconds * PATIENCE, tries=1)
            except WorkerLost:
                most = f"{seconds} seconds of computing or {MEMORY >> 20} MB of memory"
                raise TooCostly("too_costly", f"reading {what} takes more than {most}") from None
            finally:
                self.waiting -= 1
                if not self.waiting:
                    self.close()

    def close(self) -> None:
        """End the process. What it held is given back."""
        self.pool.close()


# In the process.
def limited(work: tuple[Callable[[Any], Any], Any, int]) -> Any:
    """Do something within limits. The system ends a process that computes too long; without memory it ends itself."""
    do, task, seconds = work
    with suppress(ImportError):  # there is no such thing on Windows: there the time alone is limited
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        most = int(time.process_time()) + 1 + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    try:
        return do(task)
    except MemoryError:
        os._exit(1)


def check_cards(task: CardTask) -> tuple[str, int, str, str] | None:
    """Read cards, and all that is told of them. Return the mistake in them."""
    rules = Rules(find_game(task.game, task.version), task.folder)
    try:
        _ = rules.cards, rules.card_words
        for language in LANGUAGES:
            rules.texts(language)
    except CardError as error:
        return str(error.file), error.line, error.field, error.expected
    return None


def replay(task: TranscriptTask) -> Replayed:
    """Play a transcript again."""
    transcript = transcripts.parse(task.text)
    rules = Rules(find_game(transcript.game, transcript.version), task.folder)
    state, begun, way = engine.from_transcript(rules, transcript)
    return Replayed(rules.game.save(state), msgspec.msgpack.encode((begun, way)))
