"""Cards of an owner's own: kept with the tables that play with them, and laid out as a folder that the game reads."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.engine.errors import CardError

from ..base.errors import Refused
from ..base.scratch import ScratchFolder
from ..db.statements import CARD_SET, Statement
from ..db.storage import Storage
from ..model.engine import AnyGame, Rules
from .checker import Checker

MOST_FILES = 32
MOST_LETTERS = 200_000
MOST_KNOWN = 1_000
FileName = Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9_]+\.toml\Z")]
Files = Annotated[
    dict[FileName, Annotated[str, Meta(max_length=MOST_LETTERS)]], Meta(min_length=1, max_length=MOST_FILES)
]
"""Card files by name, such as recipes.toml. What is not replaced is the game's own."""


class BadCards(Refused):
    """Cards that the game cannot use: says in which file, line and field, and what was expected."""

    def __init__(self, error: CardError) -> None:
        self.file = Path(error.file).name
        self.line = error.line
        self.field = error.field
        super().__init__("bad_cards", f"{self.file}, line {self.line}, field {self.field}: {error.expected}")


def card_set_id(files: dict[str, str]) -> str:
    """The id of a set of cards: the same files are the same set, whoever brings them."""
    return hashlib.blake2b(msgspec.json.encode(files, order="sorted"), digest_size=16).hexdigest()


def insert_card_set(files: dict[str, str]) -> Statement:
    """The statement that stores a set of cards, unless it is there already."""
    return CARD_SET, (card_set_id(files), msgspec.json.encode(files, order="sorted").decode())


class CardSets:
    """The card sets of this process, as folders."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.checker = Checker()
        self.good: OrderedDict[tuple[str, int, str], None] = OrderedDict()
        """Sets that have been checked for a game and its version, the one used last at the end."""
        self.place = ScratchFolder(storage.settings.house)

    def close(self) -> None:
        """The database has them all."""
        self.checker.close()
        self.place.close()

    async def checked(self, game: AnyGame, files: dict[str, str], by: object) -> Rules:
        """Rules with these cards, or BadCards. Nothing is read here that has not been read in the checker's process."""
        id = card_set_id(files)
        known = (game.id, game.version, id)
        if known not in self.good:
            await self._check(game, files, by)
        rules = Rules(game, str(await asyncio.to_thread(self._lay_out, id, files)))
        await asyncio.to_thread(lambda: rules.cards)
        self.good[known] = None
        self.good.move_to_end(known)
        if len(self.good) > MOST_KNOWN:
            self.good.popitem(last=False)
        return rules

    async def _check(self, game: AnyGame, files: dict[str, str], by: object) -> None:
        folder = await asyncio.to_thread(self._write, files)
        try:
            await self.checker.cards(Rules(game), str(folder), by)
        except CardError as error:
            raise BadCards(error) from None
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)

    async def folder(self, id: str) -> str:
        """Where a set of cards lies; the game's own are nowhere in particular."""
        if not id:
            return ""
        folder = self.place.path / id
        if not folder.exists():
            files = await self.storage.card_set(id)
            await asyncio.to_thread(self._lay_out, id, files)
        return str(folder)

    def _lay_out(self, id: str, files: dict[str, str]) -> Path:
        folder = self.place.path / id
        if not folder.exists():
            half = self._write(files)  # under another name first, so that nobody reads half of it
            with suppress(OSError):  # someone else was quicker
                half.rename(folder)
        return folder

    def _write(self, files: dict[str, str]) -> Path:
        folder = Path(mkdtemp(dir=self.place.path))
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8", newline="")
        return folder


def read_folder(folder: Path) -> dict[str, str]:
    """The card files of a folder, as a client would send them."""
    if not folder.is_dir():
        raise BadCards(CardError(str(folder), 0, "-", "expected a folder of TOML files"))
    return {file.name: file.read_text("utf-8") for file in sorted(folder.glob("*.toml"))}
