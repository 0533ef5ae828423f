"""The news of a table. Parts that several viewpoints share are encoded once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType

from undercroft.engine.texts import Texts

from ..db.storage import Storage
from ..model.log import Entry
from ..model.record import Seat
from ..model.table_state import TableState
from . import views, wire

LOG_LINES = 500
"""The most entries that a new client is sent."""
RECENT = 32
"""Entries kept in memory for live followers; others read them from the log."""
CACHED = 256
"""Parts kept for others who want the same: a client may ask from any entry, and must not fill memory that way."""


class EncodedNews(Struct, tag_field="type", tag="news"):
    """wire.News with the parts that viewpoints share as JSON already.

    A table fills in the common part once, then for each viewpoint what differs.
    """

    table: str
    game: str
    title: str
    number: int
    position: int
    since: int
    waiting: list[int]
    seats: Raw
    proposal: wire.ProposalView | None
    clock: wire.ClockView | None
    result: wire.ResultView | None
    closed: str
    lesson: str
    began_with: str
    you: int
    owner: bool
    undo: str
    view: Raw | UnsetType
    changes: Raw | UnsetType
    decision: Raw
    log: Raw
    standing: dict[str, str]
    standing_name: str


class EncodedView(NamedTuple):
    """Either a whole view or what has changed in it."""

    view: Raw | UnsetType = UNSET
    changes: Raw | UnsetType = UNSET


class OwnPart(NamedTuple):
    """views.OwnNews, encoded where it is worth it."""

    decision: Raw
    log: Raw
    standing: dict[str, str]
    standing_name: str


NOTHING = Raw(b"null")


def raw(part: object) -> Raw:
    """A part of a message as JSON."""
    return Raw(wire.encode(part))


class NewsFeed:
    """Encodes what each viewpoint is told of a table. It never changes the table."""

    def __init__(self, storage: Storage, now: TableState, recent: Iterable[Entry] = ()) -> None:
        self.storage = storage
        self.now = now
        self.recent: deque[Entry] = deque(recent, maxlen=RECENT)
        self.views: dict[int, tuple[views.CachedView, views.CachedView | None]] = {}
        """By viewpoint: the view last encoded and the one before."""
        self.encoded_views: dict[tuple[int, int | None], EncodedView] = {}
        self.own_parts: dict[tuple[int, str, int], OwnPart] = {}
        self._common: EncodedNews | None = None
        self._recent_since: views.RecentEntries | None = None
        self._seats: tuple[list[Seat], Raw] | None = None
        self._texts: dict[str, tuple[list[Seat], Texts]] = {}

    def update(self, now: TableState, entries: Iterable[Entry]) -> None:
        """The table stands differently after these entries."""
        self.now = now
        self.recent.extend(entries)
        self.clear_cache()

    def clear_cache(self) -> None:
        """Forget what was encoded: it is out of date, or everyone who follows has had it."""
        self.own_parts.clear()
        self.encoded_views.clear()
        self._common = self._recent_since = None

    def clear_views(self) -> None:
        """Forget what was last seen, once nobody follows."""
        self.views.clear()

    def number_of(self, shown: int) -> int:
        """The entry up to which a client has had the log, by the number it names; before all if it followed a log that
        we do not have."""
        record = self.now.record
        return record.number_of(shown) if shown <= record.shown(record.number) else -1

    async def news(self, seat: int, language: str, since: int, owner: bool = False) -> tuple[int, bytes]:
        """The table for a viewpoint, encoded, and the number of its last entry."""
        while True:
            recent = self.recent_since(since)
            if recent is not None:
                break
            record, number = self.now.record, self.now.record.number
            first = record.number_of(max(-1, record.shown(number) - LOG_LINES))
            entries = await self.storage.entries(self.now.head.id, max(since, first), number)
            recent = views.RecentEntries(since, entries)
            if number == self.now.record.number:  # otherwise the log has moved on while we read it
                break
        return self.now.record.number, self.encode(seat, language, recent, owner)

    def encode(
        self, seat: int, language: str, recent: views.RecentEntries, owner: bool, last_view: int | None = None
    ) -> bytes:
        """The news for a viewpoint.

        `last_view` is the entry whose view the client has; with it, only the changes since are sent.
        """
        news = self._common
        if news is None or self.now.head.clock.kind != "none":  # a running clock reads differently every time
            news = self._common = self._begin_news()
        view, own = self.view(seat, last_view), self.own(seat, language, recent)
        news.since = self.now.record.shown(recent.since)
        news.you = seat
        news.owner = owner
        news.undo = views.undo(self.now.record, seat)
        news.view, news.changes = view
        news.decision, news.log, news.standing, news.standing_name = own
        return wire.encode(news)

    def _begin_news(self) -> EncodedNews:
        """News with the part that is the same for everyone."""
        return EncodedNews(
            **views.common(self.now),
            since=-1,
            seats=self._encoded_seats(),
            you=-1,
            owner=False,
            undo="",
            view=UNSET,
            changes=UNSET,
            decision=NOTHING,
            log=NOTHING,
            standing={},
            standing_name="",
        )

    def own(self, seat: int, language: str, recent: views.RecentEntries) -> OwnPart:
        """What a viewpoint is asked and told of the log. Those who are asked nothing often share a spectator's."""
        if views.as_spectator(self.now, seat, recent):
            seat = -1
        key = (seat, language, recent.since)
        part = self.own_parts.get(key)
        if part is None:
            if len(self.own_parts) >= CACHED:
                self.own_parts.clear()
            own = views.own(self.now, seat, self.texts(language), recent.entries)
            part = self.own_parts[key] = OwnPart(raw(own.decision), raw(own.log), own.standing, own.standing_name)
        return part

    def view(self, seat: int, last_view: int | None) -> EncodedView:
        """What a viewpoint sees of the position, or what has changed since the view after entry `last_view`."""
        seat = self.now.game.live_views.same_view_as(self.now.state, seat)
        encoded = self.encoded_views.get((seat, last_view))
        if encoded is None:
            encoded = self.encoded_views[seat, last_view] = self._encode_view(seat, last_view)
        return encoded

    def _encode_view(self, seat: int, last_view: int | None) -> EncodedView:
        state, number = self.now.state, self.now.record.number
        new, old = self.views.get(seat, (None, None))
        if new is None or new.state is not state or new.number != number:
            if new is not None and new.number != number:
                old = new
            new = views.CachedView(state, number, self._make_view(seat, new))
            self.views[seat] = (new, old)
            if old is not None:
                old.state = None  # from here on only its view is needed
        if old is not None and old.number == last_view and old.view.keys() == new.view.keys():
            return EncodedView(changes=raw(new.changes(old)))
        return EncodedView(view=raw(new.view))

    def _make_view(self, seat: int, last: views.CachedView | None) -> Mapping[str, Any]:
        """What a viewpoint sees of the position; parts that have not changed are taken from its last view."""
        game, state = self.now.game, self.now.state
        if last is None or last.state is None:
            return game.view(state, seat)
        view = game.live_views.view_since(state, seat, last.state, last.view)
        return game.view(state, seat) if view is None else view

    def _encoded_seats(self) -> Raw:
        """Who sits where, encoded again only if somebody sat down or got up."""
        seats = self.now.record.seats
        if self._seats is None or self._seats[0] is not seats:
            self._seats = (seats, raw(views.seat_views(seats)))
        return self._seats[1]

    def texts(self, language: str) -> Texts | None:
        """The game's texts, with the seats named after their holders; None if no language was asked for."""
        if not language:
            return None
        seats = self.now.record.seats
        known = self._texts.get(language)
        if known is None or known[0] is not seats:
            texts = views.with_names(views.texts_of(self.now.rules, language), seats)
            known = self._texts[language] = (seats, texts)
        return known[1]

    def recent_since(self, since: int) -> views.RecentEntries | None:
        """The entries after a number, if they are all in memory: looked up once for all who have had the same."""
        if self._recent_since is None or self._recent_since.since != since:
            first = self.recent[0].number if self.recent else self.now.record.number + 1
            if since + 1 < first:
                return None
            entries = [entry for entry in self.recent if entry.number > since]
            self._recent_since = views.RecentEntries(since, entries)
        return self._recent_since
