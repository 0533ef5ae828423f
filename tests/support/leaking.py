"""Whole games over real sockets, and every message of each compared with what its viewpoint may be told.

Two oracles. The first works out from the log alone what each viewpoint is told (`honest.py`). The second draws anew all
that a viewpoint cannot know, in the server itself: nothing that it gets then may be another byte.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from typing import Any

from acting import replace_state
from honest import Honest, Told
from lines import Line
from serving import Served
from undercroft.client import Client
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.state import Choice, Decision
from undercroft.server.tables.table import Table

LANGUAGES = ("", "en", "it")
AT = re.compile(rb'"at":[0-9.e+-]+')
"""The only thing in a message that another world may have differently: when it was."""


def timeless(message: bytes) -> bytes:
    """A message without the times in it."""
    return AT.sub(b'"at":0', message)


class Viewpoint:
    """Someone who looks on from a seat, or as a spectator (-1), and all that they hear."""

    def __init__(self, person: Client | None, seat: int, line: Line, told: Told) -> None:
        self.person, self.seat, self.line, self.told = person, seat, line, told
        self.checked = 0


class Leaks:
    """A table that is played to its end by people on sockets, and looked at with two oracles."""

    def __init__(self, served: Served, live: Table, people: list[Client], luck: Chance) -> None:
        self.served, self.live, self.people, self.luck = served, live, people, luck
        self.honest = Honest(live.head, live.now.rules)
        self.viewpoints: list[Viewpoint] = []
        self.seen: Counter[str] = Counter()

    @classmethod
    async def sit_down(cls, served: Served, game: str, seats: int, seed: str) -> Leaks:
        """A table with a person at each seat, somebody who looks on, and somebody who says nobody they are."""
        luck = seeded(seed)
        people = [await served.visitor(f"Player {seat}") for seat in range(seats)]
        table = (await people[0].make_table(game, ["me", *["open"] * (seats - 1)]))["table"]
        for seat, person in enumerate(people[1:], 1):
            await person.take(table, seat)
        leaks = cls(served, await served.registry.table(table), people, luck)
        for seat, person in enumerate(people):
            await leaks.look_on(person, seat)
        await leaks.look_on(None, -1)
        return leaks

    async def look_on(self, person: Client | None, seat: int) -> Viewpoint:
        """Open a line from a viewpoint, with or without words, whole views or changes."""
        language = LANGUAGES[self.luck.below(len(LANGUAGES))]
        params: dict[str, Any] = {"lang": language, "changes": "true" if self.luck.below(2) else "false"}
        if person is not None and self.luck.below(2):
            params["seat"] = seat
        token = person.token if person else None
        line = await Line.open(self.served.address, self.live.head.id, token, **params)
        told = Told(self.honest, seat, language, owner=person is self.people[0])
        self.viewpoints.append(Viewpoint(person, seat, line, told))
        return self.viewpoints[-1]

    # The first oracle.
    async def compare(self) -> None:
        """Compare all that was heard since the last time."""
        entries = await self.served.registry.storage.entries(self.live.head.id, len(self.honest.moments) - 1)
        self.honest.take(entries)
        for viewpoint in self.viewpoints:
            line, number = viewpoint.line, self.honest.now.number
            await line.until(lambda line=line, number=number: line.news and line.news[-1]["number"] >= number)
            await line.barrier()
            for news in line.news[viewpoint.checked :]:
                viewpoint.told.check(news)
                self.seen["messages"] += 1
            del line.news[:-1], line.bare[:-1]
            viewpoint.checked = 1
            assert not line.refused, f"seat {viewpoint.seat} was refused {line.refused}"
            assert line.news[-1]["number"] == number, "everyone counts the same"
        self.honest.states = {key: self.honest.states[key] for key in sorted(self.honest.states)}

    # The second oracle.
    async def other_worlds(self) -> None:
        """To each viewpoint, tell of a world in which all that it cannot know is another: it must hear the same."""
        truth = self.live.state
        for viewpoint in self.viewpoints:
            tries = self.tries(viewpoint.seat)
            heard = await self._heard(viewpoint, tries)
            replace_state(self.live, self.live.game.determinize(truth, viewpoint.seat, self.luck))
            self.live.feed.clear_cache()
            self.live.feed.clear_views()
            try:
                other = await self._heard(viewpoint, tries)
            finally:
                replace_state(self.live, truth)
                self.live.feed.clear_cache()
                self.live.feed.clear_views()
            assert len(heard) == len(other), f"seat {viewpoint.seat} may not know how many messages there are"
            for before, after in zip(heard, other):
                assert before == after, f"seat {viewpoint.seat} is told what it may not know: {before!r} or {after!r}"
            self.seen["worlds"] += 1

    def tries(self, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What a seat may say and is refused, or told reasons."""
        state, asked = self.live.state, self.live.record.shown(self.live.record.asked)
        tries: list[tuple[str, dict[str, Any]]] = [("why", {}), ("choose", {"decision": asked, "text": "nonsense"})]
        for option in state.options[:2]:
            tries.append(("choose", {"decision": asked + 1, "text": option.text}))
            if state.decision(seat) is None:
                tries.append(("choose", {"decision": asked, "text": option.text}))
        return tries

    async def _heard(self, viewpoint: Viewpoint, tries: list[tuple[str, dict[str, Any]]]) -> list[bytes]:
        """All that a viewpoint gets who comes anew, asks why, and tries what it may not."""
        person = viewpoint.person
        token = person.token if person else None
        line = await Line.open(
            self.served.address, self.live.head.id, token, lang=viewpoint.told.language, seat=max(0, viewpoint.seat)
        )
        try:
            await line.until(lambda: line.news)
            out = [timeless(line.bare[0])]
            for kind, fields in tries:
                reply = await line.do(kind, **fields)
                assert reply["type"] != "done", f"seat {viewpoint.seat} did what it may not: {fields}"
                out.append(str({key: value for key, value in reply.items() if key != "ref"}).encode())
            return out
        finally:
            await line.close()

    # The game.
    async def play(self, choices: int, worlds: int = 20, every: int = 1) -> None:
        """Play so many choices, or to the end. Messages are compared after every so many, worlds seldom."""
        await self.compare()
        for number in range(choices):
            if self.live.state.over:
                break
            if number % worlds == 0:
                await self.other_worlds()
            await self.one_choice()
            if number % every == 0:
                await self.compare()
        await self.compare()
        self.seen["choices"] += self.live.record.choices
        self.seen["games over"] += self.live.state.over

    async def one_choice(self) -> None:
        """Someone answers; in a secret round perhaps changes it; someone talks, or leaves and comes back."""
        waiting = self.live.state.waiting()
        seat = waiting[self.luck.below(len(waiting))]
        before = self.live.state.pending
        await self.answer(seat)
        if len(before) > 1 and len(waiting) > 1:
            while self.luck.below(2):
                await self.answer(seat)
                self.seen["changed answers"] += 1
        what = self.luck.below(40)
        viewpoint = self.viewpoints[self.luck.below(len(self.viewpoints))]
        if what == 0 and viewpoint.seat >= 0:
            await viewpoint.line.do("say", text="hm")
        elif what == 1:
            await self.compare()
            await viewpoint.line.close(rudely=bool(self.luck.below(2)))
            self.viewpoints.remove(viewpoint)
            await self.look_on(viewpoint.person, viewpoint.seat)
        elif what == 2 and viewpoint.seat >= 0:
            kinds = [decision.kind for decision in self.live.state.pending] or ["none"]
            await viewpoint.line.do("standing", answers={kinds[0]: "never offered"})

    async def answer(self, seat: int) -> None:
        """The seat's own line answers, by lively chance, with something else than before."""
        decision = self.live.state.decision(seat)
        assert decision is not None
        option = self.pick(decision)
        line = next(viewpoint.line for viewpoint in self.viewpoints if viewpoint.seat == seat)
        asked = self.live.record.shown(self.live.record.asked)
        reply = await line.do("choose", decision=asked, text=option.text)
        same = decision.answer is not None and decision.answer.text == option.text
        assert (reply["type"] == "done") != same, f"{reply} to {option.text!r}"

    def pick(self, decision: Decision) -> Choice:
        """An option, as likely as it is lively."""
        weights = [self.live.game.knowledge().weight(option) for option in decision.options]
        left = self.luck.below(max(1, sum(weights)))
        for option, weight in zip(decision.options, weights):
            left -= weight
            if left < 0:
                return option
        return decision.options[self.luck.below(len(decision.options))]

    async def close(self) -> None:
        """Everyone leaves."""
        for viewpoint in self.viewpoints:
            with suppress(OSError):
                await viewpoint.line.close()


async def leaks_of(served: Served, game: str, seats: int, seed: str, choices: int, worlds: int = 20) -> Counter[str]:
    """Play one game, or so many choices of it, and look for leaks."""
    leaks = await Leaks.sit_down(served, game, seats, seed)
    try:
        async with asyncio.timeout(3600):
            await leaks.play(choices, worlds)
    finally:
        await leaks.close()
    return leaks.seen
