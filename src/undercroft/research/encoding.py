"""Encodes what a seat sees and is asked as arrays of a fixed size, for any game.

An observation is made only of the seat's view, its own decision and the options of the table. Every fact of the view is
a path and a value (`brewers.0.gold` 7, `season` winter) and is hashed into a slot of the vector. So a new game needs no
code here.
"""

from __future__ import annotations

import re
import zlib
from typing import Any, Final, cast

from undercroft.engine.game import Game
from undercroft.engine.state import State

from . import lacking
from .features import Features, Path, slot

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking(error) from None

SIZE: Final = 2048
"""Slots of an observation."""
WIDTH: Final = 64
"""Slots of an option."""
SIGNATURE: Final = 16
"""The last slots of an option: a hash of its text, which tells texts apart even if their words share slots."""
LIMIT: Final = 100.0
"""Slots are cut off at this value either way, so that a space has bounds."""
MOST_TEXTS: Final = 4096
"""Texts of options kept in the cache."""

Array = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]
Observation = dict[str, Any]
"""`observation` (SIZE), `options` (one row an action) and `action_mask` (1: offered)."""

PIECES: Final = re.compile(r"[a-z]+|[0-9]+")


class Encoder:
    """Encodes observations of one game. It caches slots, but nothing about a game that is played."""

    def __init__(self, game: Game[Any], most: int, size: int = SIZE, width: int = WIDTH) -> None:
        self.game: Final = game
        self.most: Final = most
        self.size: Final = size
        self.width: Final = width
        self.path: Final = Path("", "", size)
        self.rows: Final = np.zeros((MOST_TEXTS, width), np.float32)
        self.row: Final[dict[str, int]] = {}

    def vector(self, s: State, seat: int, page: int = 0) -> Array:
        """What the seat sees and is asked, as a vector."""
        facts = Features()
        self.path.read(cast(dict[str, object], self.game.view(s, seat)), facts)
        self.path.read(self.asked(s, seat, page), facts)
        summed = np.bincount(np.array(facts.slots, np.intp), facts.values, self.size)
        found: Array = summed.astype(np.float32)
        return np.minimum(np.maximum(found, -LIMIT, out=found), LIMIT, out=found)

    def asked(self, s: State, seat: int, page: int) -> dict[str, Any]:
        """The decision as a mapping: the table's options, the seat, the kind and the question; in a secret round the
        seat's own answer, and no other's."""
        about: dict[str, Any] = {"table": s.setup.options, "seats": f"{seat} of {s.seats}"}
        decision = s.decision(seat)
        if decision is not None:
            about["asked"] = decision.kind
            about["answer"] = decision.answer.text if decision.answer is not None else None
            about["question"] = self.game.wording.question(s, seat)
            about["options"] = len(decision.options)
            about["page"] = page
        return {"decision": about}

    def options(self, texts: list[str]) -> Array:
        """A row for each action: its words, their pieces, pairs of neighbours, and a signature of the whole text."""
        out: Array = np.zeros((self.most, self.width), np.float32)
        if texts:
            row = self.row
            if len(row) + len(texts) > len(self.rows):
                row.clear()
            at = [row[text] if text in row else self.describe(text) for text in texts]
            np.take(self.rows, at, axis=0, out=out[: len(texts)], mode="clip")
        return out

    def describe(self, text: str) -> int:
        """Compute the row of a text and keep it; return its number."""
        words = text.split()
        features = [*words, *(f"{a} {b}" for a, b in zip(["", *words], words, strict=False))]
        features += [f"'{piece}" for word in words for piece in PIECES.findall(word) if piece != word]
        number = self.row[text] = len(self.row)
        row = self.rows[number]
        row[:] = 0.0
        room = self.width - SIGNATURE
        for feature in features:
            place, sign = slot(feature, room)
            row[place] += sign
        code = zlib.crc32(text.encode())
        row[room:] = [0.25 if code >> bit & 1 else -0.25 for bit in range(SIGNATURE)]
        return number

    def mask(self, count: int) -> Mask:
        """Which actions are offered: the first ones."""
        out: Mask = np.zeros(self.most, np.int8)
        out[:count] = 1
        return out
