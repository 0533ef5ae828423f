"""Sessions: one for each device of a person. A socket ends with the session that it was opened with."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable

from ..base.errors import NotAllowed
from ..base.peers import Peers
from ..db.storage import Storage, Visitor

SEEN_EVERY = 600.0
"""Seconds after which it is written down again that somebody is here."""
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome"} | {
    name: name for name in ("Chrome", "Safari")
}
"""By what browsers say of themselves, which is more than they are: the first that is found."""
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "Mac"} | {
    name: name for name in ("CrOS", "Linux")
}
PROGRAM = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,39}")


def browser_of(agent: str) -> str:
    """What a browser says of itself, in a few words; empty if nothing of it is known."""
    words = [next((name for mark, name in known.items() if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    program = PROGRAM.match(agent)
    return ", ".join(filter(None, words)) or (program[0] if program else "")


class Sessions:
    """The sessions that this process has sockets of, by the hash of their token, and who was seen lately."""

    def __init__(self, storage: Storage, peers: Peers | None) -> None:
        self.storage = storage
        self.peers = peers
        self.sockets: dict[str, set[Callable[[], None]]] = {}
        """By session, what ends each of its sockets."""
        self.seen: dict[int, tuple[float, str]] = {}
        """Visitors whose presence is not written down yet: when they were seen, and the browser."""

    def enter(self, session: str, end: Callable[[], None]) -> None:
        """A socket is open: `end` is called if its session ends. To be told before the database says whose it is."""
        if session:
            self.sockets.setdefault(session, set()).add(end)

    def leave(self, session: str, end: Callable[[], None]) -> None:
        """The socket is closed."""
        ends = self.sockets.get(session, set())
        ends.discard(end)
        if not ends:
            self.sockets.pop(session, None)

    async def renew(self, me: Visitor, old: str, new: str, **changes: str | int) -> None:
        """Begin a new session on a device, and end the one that was there. The visitor is changed with it."""
        if not await self.storage.new_session(me.id, old, new, **changes):
            raise NotAllowed("nobody", "this session has ended meanwhile; say who you are first")
        self._ended([old])

    async def end(self, visitors: Iterable[int], but: int = 0) -> None:
        """End the sessions of visitors and their sockets, but for one."""
        self._ended(await self.storage.end_sessions(visitors, but))

    def _ended(self, sessions: list[str]) -> None:
        self.end_sockets(sessions)
        if self.peers is not None:
            self.peers.tell_ended(sessions)

    def end_sockets(self, sessions: Iterable[str]) -> None:
        """End the sockets of sessions that are no more."""
        for session in sessions:
            for end in self.sockets.pop(session, set()):
                end()

    def saw(self, person: Visitor, agent: str) -> None:
        """Somebody is here. It is written down soon, together with others."""
        now = time.time()
        if abs(now - person.seen) >= SEEN_EVERY:
            self.seen[person.id] = (now, browser_of(agent))

    async def write_down(self) -> None:
        """Write down who was seen."""
        seen, self.seen = self.seen, {}
        await self.storage.saw(seen)

    async def look(self) -> None:
        """Write down who was seen, and end the sockets of sessions that were ended elsewhere, such as by the host."""
        await self.write_down()
        open_here = list(self.sockets)
        lasting = await self.storage.lasting(open_here)
        self.end_sockets(session for session in open_here if session not in lasting)
