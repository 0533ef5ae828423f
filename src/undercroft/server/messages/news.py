"""What a table tells those who follow it: each part encoded once for all who share it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Protocol

from undercroft.engine.state import State
from undercroft.engine.texts import Texts

from ..db.storage import Storage
from ..model import engine
from ..model.log import Entry, Head
from ..model.record import Proposal, Record, Seat
from . import views, wire

LOG_LINES = 500
"""The most that is read from the log for one who comes new."""
RECENT = 32
"""Entries kept in memory for those who follow live; others read them from the log."""
WORDS = 256
"""Words kept for others who want the same: a client may ask from any entry, and must not fill memory so."""


class Watcher(Protocol):
    """Someone who follows a table live."""

    seat: int

    def wake(self) -> None:
        """There is news."""


@lru_cache(maxsize=1024)
def whose_news(seat: int, owner: bool, undo: str) -> bytes:
    """Whose news it is: a piece from the middle of an object."""
    return b',"you":%d,"owner":%s,"undo":"%s",' % (seat, b"true" if owner else b"false", undo.encode())


class TellingTable:
    """A table as it stands, and what it tells; LiveTable is what changes it."""

    def __init__(self, storage: Storage, head: Head, by: engine.Rules, state: State, record: Record) -> None:
        self.storage = storage
        self.head = head
        self.rules = by
        self.game = by.game
        self.state = state
        self.record = record
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.watchers: set[Watcher] = set()
        self.telling = False
        self.words: dict[tuple[int, str, int], bytes] = {}
        self.views: dict[int, tuple[views.Seen, views.Seen | None]] = {}
        self.shown: dict[tuple[int, int | None], bytes] = {}
        self.common: tuple[int, bytes] | None = None
        self._lately: tuple[int, views.Lately] | None = None
        self._seat_views: tuple[list[Seat], list[wire.SeatView]] | None = None
        self._texts: dict[str, tuple[list[Seat], Texts]] = {}

    async def news(self, seat: int, language: str, since: int, owner: bool = False) -> tuple[int, bytes]:
        """The table for a viewpoint, encoded, with the number of the entry it brings them to."""
        if since > self.record.number:
            since = -1  # it followed a log we do not have; it gets everything
        while True:
            lately = self.lately(since)
            if lately is not None:
                break
            number = self.record.number
            entries = await self.storage.entries(self.head.id, max(since, number - LOG_LINES), number)
            lately = views.Lately(entries)
            if number == self.record.number:  # else the log moved on while we read it
                break
        return self.record.number, self.told(seat, language, since, lately, owner)

    def told(
        self, seat: int, language: str, since: int, lately: views.Lately, owner: bool, had: int | None = None
    ) -> bytes:
        """What a viewpoint is told: one object of parts, each encoded once for all who share it.

        `had` is the last entry of whose view the client needs only the changes; None for those who take it whole.
        """
        whose = whose_news(seat, owner, views.undo(self.record, seat))
        words = self._words(seat, language, since, lately)
        return b"".join((self._common(since), whose, self.seen(seat, had), words))

    def _common(self, since: int) -> bytes:
        """What all who have had the log up to an entry are told alike: the beginning of an object."""
        # A running clock reads differently every time.
        if self.common is None or self.common[0] != since or self.head.clock.kind != "none":
            self.common = (since, wire.encode(views.common(self, since))[:-1])
        return self.common[1]

    def _words(self, seat: int, language: str, since: int, lately: views.Lately) -> bytes:
        """What a viewpoint is asked and told of the log: the end of an object. Those who are asked nothing often
        hear the same."""
        if views.as_spectator(self, seat, lately):
            seat = -1
        key = (seat, language, since)
        ready = self.words.get(key)
        if ready is None:
            if len(self.words) >= WORDS:
                self.words.clear()
            ready = self.words[key] = b"," + wire.encode(views.own(self, seat, language, lately.entries))[1:]
        return ready

    def seen(self, seat: int, had: int | None) -> bytes:
        """What a viewpoint sees of the position, or what has changed in it since entry `had`: made once for all who
        see the same, and named as in wire.News."""
        seat = self.game.live_views.same_view_as(self.state, seat)
        ready = self.shown.get((seat, had))
        if ready is None:
            ready = self.shown[seat, had] = self._see(seat, had)
        return ready

    def _see(self, seat: int, had: int | None) -> bytes:
        now, old = self.views.get(seat, (None, None))
        if now is None or now.state is not self.state or now.number != self.record.number:
            if now is not None and now.number != self.record.number:
                old = now
            now = views.Seen(self.state, self.record.number, self._view(seat, now))
            self.views[seat] = (now, old)
            if old is not None:
                old.state = None  # from here on only its view is needed
        if old is not None and old.number == had and old.view.keys() == now.view.keys():
            return b'"changes":' + now.changes(old)
        return b'"view":' + now.whole()

    def _view(self, seat: int, last: views.Seen | None) -> Mapping[str, Any]:
        """What a viewpoint sees of the position; what is as it was in its last view is shown again."""
        if last is None or last.state is None:
            return self.game.view(self.state, seat)
        again = self.game.live_views.view_since(self.state, seat, last.state, last.view)
        return self.game.view(self.state, seat) if again is None else again

    def seat_views(self) -> list[wire.SeatView]:
        """Who sits where, made once for all viewpoints."""
        if self._seat_views is None or self._seat_views[0] is not self.record.seats:
            made = [views.seat_view(number, seat) for number, seat in enumerate(self.record.seats)]
            self._seat_views = (self.record.seats, made)
        return self._seat_views[1]

    def texts(self, language: str) -> Texts | None:
        """The game's words, with the seats named after those who sit there; None if no language was asked for."""
        if not language:
            return None
        seats = self.record.seats
        made = self._texts.get(language)
        if made is None or made[0] is not seats:
            texts = views.with_names(views.texts_of(self.rules, language), seats)
            made = self._texts[language] = (seats, texts)
        return made[1]

    def lately(self, since: int) -> views.Lately | None:
        """The entries after a number, if they are all in memory: looked up once for all who have had the same."""
        if self._lately is None or self._lately[0] != since:
            first = self.recent[0].number if self.recent else self.record.number + 1
            if since + 1 < first:
                return None
            self._lately = (since, views.Lately(self._after(since)))
        return self._lately[1]

    def _after(self, since: int) -> list[Entry]:
        if since == self.record.number - 1 and self.recent:  # most often it is the last one
            return [self.recent[-1]]
        return [entry for entry in self.recent if entry.number > since]

    def unwatch(self, watcher: Watcher) -> None:
        """Someone follows no more. What was last seen is kept only for those who do."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self.views.clear()

    def tell(self) -> None:
        """Wake everyone who follows, as soon as whoever acted has had the answer."""
        if not self.telling:
            self.telling = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self.telling = False
        for watcher in self.watchers:
            watcher.wake()
        self.unsay()

    def unsay(self) -> None:
        """Whatever was encoded is of an earlier moment, or has been told."""
        self.words.clear()
        self.shown.clear()
        self.common = self._lately = None

    def whose_word(self, proposal: Proposal) -> list[int]:
        """Who must agree: to an agent in an absent player's place, all others who are not absent; to go back, everyone,
        as whoever is away has secrets too."""
        if proposal.what == "stand_in":
            return [seat for seat in self.record.people() if seat != proposal.seat]
        return self.record.people(absent=True)
