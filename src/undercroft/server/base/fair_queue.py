"""Turns at something that only a few may use at a time: fair, bounded, and the urgent first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .errors import TooMuch

Waiting = OrderedDict[object, deque[asyncio.Future[None]]]
"""Who waits, by key; the key whose turn is next stands first."""


class FairQueue:
    """Lets a few works run at a time. Those that wait go on key by key, so that nobody waits behind all of another's.

    Urgent works go first, and are never refused. The others use at most `patient` of the places, and of each key only
    so many may wait.
    """

    def __init__(self, places: int, waiting: int, patient: int = 0) -> None:
        self.places = places
        self.most_waiting = waiting
        self.most_patient = patient or places
        self.running = 0
        self.running_patient = 0
        self.urgent: Waiting = OrderedDict()
        self.patient: Waiting = OrderedDict()

    @asynccontextmanager
    async def turn(self, key: object, urgent: bool = False) -> AsyncIterator[None]:
        """Wait for a turn and have it; refused if too many of this key wait already."""
        if self._has_room(urgent):
            self._take(urgent)
        else:
            await self._wait(key, urgent)
        try:
            yield
        finally:
            self._give_back(urgent)

    def _has_room(self, urgent: bool) -> bool:
        return self.running < self.places and (urgent or self.running_patient < self.most_patient)

    def _take(self, urgent: bool) -> None:
        self.running += 1
        self.running_patient += not urgent

    def _give_back(self, urgent: bool) -> None:
        self.running -= 1
        self.running_patient -= not urgent
        for urgent, waiting in ((True, self.urgent), (False, self.patient)):
            while waiting and self._has_room(urgent):
                key, turns = waiting.popitem(last=False)
                self._take(urgent)
                turns.popleft().set_result(None)
                if turns:
                    waiting[key] = turns  # behind the others

    async def _wait(self, key: object, urgent: bool) -> None:
        waiting = self.urgent if urgent else self.patient
        turns = waiting.get(key)
        if turns is not None and len(turns) >= self.most_waiting and not urgent:
            words = f"{len(turns)} requests of this kind from your address are waiting already; wait for an answer"
            raise TooMuch("too_often", words)
        turn = asyncio.get_running_loop().create_future()
        waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(urgent)  # it was our turn just now
            else:
                waiting[key].remove(turn)
                if not waiting[key]:
                    del waiting[key]
            raise
