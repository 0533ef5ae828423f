"""A fuzzer of sockets that knows the wire: people at a table who do what they may, what they may not, and what no
client does, and a model of what must hold whatever they do.

- Every acknowledged action is in the log once, in its order; what was refused changes nothing.
- Every message that any socket gets is what its viewpoint may be told (`honest.py`), and so are answers to requests.
- No answer of 5xx, no error in the server's log, no socket closed but for a reason that was given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.frames import Opcode

from acting import choose, close, rewind
from eventually import eventually
from fuzz_house import House
from fuzz_people import Fan, Person, nobody, visit
from honest import Honest, Moment, Told, differences, hidden
from lines import GONE, Ended, Line, frame
from undercroft.server.base.errors import Refused
from undercroft.server.db import statements
from undercroft.server.model.log import Agreed, Chosen, Entry, Proposed, Said, Seated, Standing, TakenBack, plain
from undercroft.server.tables.table import Table

PEOPLE = ("Ada", "Bob", "Cy", "Eve", "nobody")
"""Who come by: the owner, two who take seats, one who has none, and one who does not say who they are."""
NOBODY = len(PEOPLE) - 1
ENDED = (3000, "session_ended")
MANY = 150
"""Refused messages after which a line may be closed for being tiresome."""


class Sitting:
    """A table, all who have to do with it, and the model of it."""

    def __init__(self, house: House, live: Table, people: list[Person], spectators: bool, owner: int) -> None:
        self.house, self.people, self.spectators, self.owner = house, people, spectators, owner
        self.table = live.head.id
        self.honest = Honest(live.head, live.now.rules)
        self.secrets: dict[int, str] = {}
        self.seen: Counter[str] = Counter()
        self.agents = False

    @classmethod
    async def begin(cls, house: House, game: str, seats: int, hot: bool, spectators: bool, opening: int) -> Sitting:
        """A new table, some choices into its game: its owner sits at one seat or two, two others at the next, and the
        rest is open."""
        served = house.served
        people = [await visit(served, name) for name in PEOPLE[:NOBODY]]
        people.append(Person(PEOPLE[NOBODY], None, 0))
        ada = people[0]
        assert ada.client is not None
        kinds = ["me", "me" if hot and seats > 2 else "open", *["open"] * seats][:seats]
        made = await ada.client.make_table(game, kinds, spectators=spectators, listed=True)
        live = await served.registry.table(made["table"])
        sitting = cls(house, live, people, spectators, ada.visitor)
        for number in range(opening):
            waiting = live.state.waiting()
            if not waiting:
                break
            asked = live.state.decision(waiting[number % len(waiting)])
            assert asked is not None
            text = asked.options[(7 * number) % len(asked.options)].text
            await choose(live, asked.seat, live.record.asked, text)
        await sitting.take_log()
        free = [seat for seat in range(seats) if kinds[seat] == "open"]
        for person, seat in zip(people[1:3], free):
            await sitting.request(person, "take", seat=seat)
        for number in range(len(PEOPLE)):
            await sitting.come(number, number % 3, 0, bool(number % 2), 0)
        return sitting

    @property
    def live(self) -> Table | None:
        """The table in the server's memory."""
        return self.house.served.registry.tables.get(self.table)

    # The model.
    async def take_log(self) -> list[Entry]:
        """What the log has more than before, as the database has it."""
        entries = await self.house.served.registry.storage.entries(self.table, len(self.honest.moments) - 1)
        self.honest.take(entries)
        self.house.entries += len(entries)
        return entries

    def viewpoint(self, person: Person, wanted: int | None, moment: Moment) -> int:
        """The seat that a person looks from."""
        own = [seat for seat, held in enumerate(moment.seats) if person.visitor and held.visitor == person.visitor]
        return wanted if wanted in own and wanted is not None else own[0] if own else -1

    def told(self, fan: Fan, news: dict[str, Any]) -> Moment:
        """Compare news with what its viewpoint may be told."""
        for moment in self.honest.moments_of(news["number"])[-1:]:
            seat = self.viewpoint(fan.person, fan.wanted, moment)
            assert news["you"] == seat, f"{fan.person.name} looks from seat {news['you']}, not {seat}"
        owner = fan.person.visitor == self.owner
        return Told(self.honest, news["you"], fan.language, owner).check(news)

    async def settle(self) -> None:
        """Whatever was said is done: everybody has heard all that they may, and nothing else."""
        await self.take_log()
        for person in self.people:
            for fan in list(person.fans):
                await self.hear(fan)
        self.house.errors.check()

    async def hear(self, fan: Fan) -> None:
        """Compare what a line has heard; wait for what it must hear yet."""
        line = fan.line
        try:
            await line.barrier()
            while True:
                many = len(line.news)
                await self.take_log()  # what is heard was written before
                for news in line.news[fan.checked : many]:
                    self.told(fan, news)
                    self.seen["messages"] += 1
                fan.checked = many
                if line.news and len(line.news) == many:
                    now = self.honest.now
                    honest = self.honest.news(now, fan.news["you"], fan.news["since"], fan.language, fan.news["owner"])
                    if fan.news["number"] == now.number and fan.news["decision"] == honest["decision"]:
                        break
                await line.until(lambda many=many: len(line.news) > many)
            del line.news[:-1], line.bare[:]
            fan.checked = 1
        except Ended as ended:
            self.ended(fan, ended)

    def ended(self, fan: Fan, ended: Ended) -> None:
        """The server has closed a line: it must have had a reason."""
        if fan in fan.person.fans:
            fan.person.fans.remove(fan)
        may = set(fan.may_end)
        if fan.refusals > MANY:
            may.add((1008, "tiresome"))
        if not self.spectators:
            may.add((1008, "no_table"))
        allowed = (ended.code, ended.reason) in may or (ended.code, "") in may
        assert allowed, f"the line of {fan.person.name} was closed: {ended.code} {ended.reason!r}; it may: {may}"

    # Lines.
    async def come(self, who: int, language: int, since: int, changes: bool, wanted: int) -> None:
        """Somebody opens a line: from the beginning, from where they were, or from what nobody has."""
        person, now = self.people[who], self.honest.now
        had = (-1, now.number, now.number // 2, now.number + 1, 2**31 - 1, now.number - 1)[since % 6]
        asked = None if wanted % 3 == 0 else (wanted // 3) % (self.honest.head.seats + 1)
        lang = ("", "en", "it", "xx")[language % 4]
        params: dict[str, Any] = {"since": max(-1, had), "changes": str(changes).lower(), "lang": lang}
        if asked is not None:
            params["seat"] = asked
        client = person.client
        line = await Line.open(self.house.served.address, self.table, client.token if client else None, **params)
        fan = Fan(person, line, asked, lang if lang != "xx" else "")
        seat = self.viewpoint(person, asked, now)
        if seat >= 0 and asked not in (None, seat):
            fan.may_end.add((1008, "not_yours"))
        person.fans.append(fan)
        await self.hear(fan)
        if fan in person.fans:
            wrong = fan.may_end & {(1008, "not_yours")}
            assert not wrong, f"{person.name} looks from seat {fan.news['you']} although {asked} was asked for"
            begun = max(-1, had) if had <= now.number else -1
            assert self.agents or fan.news["since"] == begun, (
                f"news begins at {fan.news['since']}, the client had {begun}"
            )

    async def go(self, who: int, rudely: bool) -> None:
        """Somebody closes a line, or it breaks."""
        person = self.people[who]
        if person.fans:
            await person.fans.pop(0).line.close(rudely)
            await self.rest()

    async def rest(self) -> None:
        """The server has noticed who is gone, and what they said last is done or never will be."""
        live, fans = self.live, sum(len(person.fans) for person in self.people)
        if live is not None:
            await eventually(lambda: len(live.watchers) <= fans and not live.lock.locked(), "who is gone is gone")
        await self.house.served.registry.journal.append(statements.Write(self.table, []))

    async def log_out(self, who: int) -> None:
        """Somebody logs out: their lines end, and they come again as somebody else."""
        person = self.people[who]
        if person.client is None:
            return
        gone = person.client
        await self.http(person, "POST", "/api/account/logout", {})
        for fan in list(person.fans):
            fan.may_end.add(ENDED)
            try:
                await fan.line.until(lambda: False)
            except Ended as ended:
                self.ended(fan, ended)
        answer = await gone.http.post(f"/api/tables/{self.table}/act", json={"type": "say", "text": "I am still here"})
        assert answer.status_code in (401, 403), f"a session that was ended still acts: {answer.text}"
        new = await visit(self.house.served, person.name)
        person.client, person.visitor = new.client, new.visitor
        if who == 0:
            self.owner = -1

    # Actions.
    def fan_of(self, who: int, which: int) -> Fan | None:
        """One of somebody's lines."""
        fans = self.people[who].fans
        return fans[which % len(fans)] if fans else None

    async def act(self, who: int, which: int, type: str, **fields: Any) -> dict[str, Any] | None:
        """Somebody acts by a line or, if they have none, by a request. The answer is compared with the log."""
        fan = self.fan_of(who, which)
        if fan is None:
            return await self.request(self.people[who], type, **fields)
        await self.settle()
        before = self.honest.now
        seat = self.viewpoint(fan.person, fan.wanted, before)
        try:
            reply = await fan.line.do(type, **fields)
        except Ended as ended:
            self.ended(fan, ended)
            return None
        self.count(fan, reply)
        await self.answered(fan.person, seat, before, type, fields, reply)
        return reply

    def count(self, fan: Fan, reply: dict[str, Any]) -> None:
        """A refusal makes a line more tiresome."""
        fan.refusals = fan.refusals + 1 if reply["type"] == "refused" else max(0, fan.refusals - 1)

    async def request(self, person: Person, type: str, **fields: Any) -> dict[str, Any] | None:
        """The same by a request."""
        await self.take_log()
        before = self.honest.now
        answer = await self.http(person, "POST", f"/api/tables/{self.table}/act", {"type": type, **fields})
        reply: dict[str, Any] = answer.json()
        seat = self.viewpoint(person, None, before)
        await self.answered(person, seat, before, type, fields, reply)
        return reply

    async def answered(
        self, person: Person, seat: int, before: Moment, type: str, fields: dict[str, Any], reply: dict[str, Any]
    ) -> None:
        """What was acknowledged is in the log once; what was refused is not."""
        await self.take_log()
        new = [moment for moment in self.honest.moments if moment.entry.number > before.entry.number]
        who = f"{person.name} at seat {seat}"
        if type == "why":
            stranger = reply["type"] == "refused" and seat < 0 and reply["code"] in ("nobody", "no_table")
            assert reply["type"] == "reasons" or stranger, f"{who} asks why and hears {reply}"
            return
        wanted = self.wanted(seat, before, type, fields)
        done = reply["type"] == "done"
        assert done or reply["type"] == "refused", f"{who} hears {reply}"
        if wanted is not None and not self.agents:
            assert done == wanted, f"{who} says {type} {fields} and hears {reply}"
        self.seen[f"{type} {'done' if done else reply['code']}"] += 1
        own = [moment for moment in new if self.is_of(moment.entry, seat, person, type, fields)]
        others = [moment.entry for moment in new if moment not in own[:1] and not self.follows(moment.entry)]
        assert not others, f"{who} says {type} {fields} and the log has {others}"
        if not done:
            assert not own, f"{who} was refused {type} {fields}, and the log has {own[0].entry}"
        elif own:
            assert len(own) == 1, f"{who} said {type} {fields} once, and the log has it {len(own)} times"
            numbers = [moment.number for moment in new]
            assert reply["number"] in numbers, f"{who} hears of {reply}, and the log has {numbers}"
            if type in ("choose", "say", "leave", "take", "standing"):
                assert reply["number"] == own[0].number, f"{who} hears of {reply}, and it is {own[0].number}"
        else:
            rule = before.standing.get(seat)
            same = type == "standing" and (rule.answers if rule else {}) == fields.get("answers", {})
            assert same, f"{who} hears that {type} {fields} is done, and the log does not have it"
        if (type == "appoint" and done) or (type == "stand_in" and done):
            self.agents = True

    def wanted(self, seat: int, before: Moment, type: str, fields: dict[str, Any]) -> bool | None:
        """Must this be done, or refused? None if the model does not say."""
        if before.closed or (seat < 0 and type not in ("take", "invite", "appoint")):
            return False
        if type == "say":
            return bool(plain(fields["text"]).strip())
        if type != "choose":
            return None
        state = self.honest.state(before.at)
        asked = state.decision(seat)
        if asked is None or fields["decision"] != before.asked or asked.option(fields["text"]) is None:
            return False
        return asked.answer is None or asked.answer.text != fields["text"]

    def is_of(self, entry: Entry, seat: int, person: Person, type: str, fields: dict[str, Any]) -> bool:
        """Is this the entry of an action?"""
        body, mine = entry.body, entry.seat == seat
        if type == "choose":
            return isinstance(body, Chosen) and body.by == "person" and mine and body.text == fields["text"]
        if type == "say":
            return isinstance(body, Said) and mine and body.text == plain(fields["text"])
        if type == "standing":
            return isinstance(body, Standing) and mine and body.answers == fields.get("answers", {})
        if type == "undo":
            return mine and isinstance(body, Proposed | TakenBack)
        if type == "agree":
            return isinstance(body, Agreed) and mine and body.yes == fields["yes"]
        if type == "stand_in":
            return (isinstance(body, Proposed) and mine) or (isinstance(body, Seated) and entry.seat == fields["seat"])
        if not isinstance(body, Seated):
            return False
        if type in ("leave", "back"):
            return mine and not body.agent
        if type == "take":
            return body.visitor == person.visitor and entry.seat == fields["seat"]
        return entry.seat == fields["seat"] and bool(body.link if type == "invite" else body.agent)

    @staticmethod
    def follows(entry: Entry) -> bool:
        """Does the server add such an entry by itself?"""
        body = entry.body
        if isinstance(body, Chosen):
            return body.by != "person"
        if isinstance(body, TakenBack):
            return body.by == "table"
        return (isinstance(body, Seated) and bool(body.visitor and body.agent)) or (
            isinstance(body, Agreed) and not body.yes
        )

    async def choose(self, who: int, which: int, option: int, decision: int) -> None:
        """Somebody answers with one of the options that anybody is offered: their own, others', or none; to the
        decision that is asked, or another one."""
        await self.settle()
        fan, now = self.fan_of(who, which), self.honest.now
        state = self.honest.state(now.at)
        seat = self.viewpoint(self.people[who], fan.wanted if fan else None, now)
        own = state.decision(seat)
        everybody = [each.text for asked in state.pending for each in asked.options]
        offered = [each.text for each in own.options] if own else everybody
        texts = offered if option % 8 else [*everybody, "", "nonsense", "pass", "\u202e", "x" * 300]
        texts = texts or ["nonsense"]
        number = (now.asked, now.asked, now.asked, now.asked, now.asked - 1, now.asked + 1, 2**31 - 1)[decision % 7]
        await self.act(who, which, "choose", decision=max(0, number), text=texts[(option // 8) % len(texts)])

    async def burst(self, whos: list[int]) -> None:
        """Several people speak at once, some of them by several lines, and nobody waits: what each was told is kept is
        there once, in the order in which each said it."""
        await self.settle()
        before = self.honest.now
        sent: list[tuple[Fan, int, str, str]] = []
        for number, who in enumerate(whos):
            for fan in self.people[who].fans:
                text = f"{number} {who} {id(fan)}"
                sent.append((fan, fan.line.send("say", text=text), "say", text))
                seat = self.viewpoint(fan.person, fan.wanted, before)
                asked = self.honest.state(before.at).decision(seat)
                if asked is not None:
                    text = asked.options[number % len(asked.options)].text
                    sent.append((fan, fan.line.send("choose", decision=before.asked, text=text), "choose", text))
        kept: dict[int, list[tuple[int, str]]] = {}
        for fan, ref, _, text in sent:
            try:
                reply = await fan.line.reply(ref)
            except Ended as ended:
                self.ended(fan, ended)
                continue
            self.count(fan, reply)
            if reply["type"] == "done":
                kept.setdefault(id(fan), []).append((reply["number"], text))
        await self.take_log()
        new = [moment for moment in self.honest.moments if moment.entry.number > before.entry.number]
        people = [m for m in new if not self.follows(m.entry)]
        found = Counter((m.number, m.entry.body.text) for m in people if isinstance(m.entry.body, Said | Chosen))
        told = Counter(each for every in kept.values() for each in every)
        assert found == told, f"acknowledged were {told}, and the log has {found}"
        for each in kept.values():
            assert [number for number, _ in each] == sorted(number for number, _ in each), "the log has another order"
        self.seen["bursts"] += 1

    async def choose_and_go(self, who: int, option: int) -> None:
        """Somebody answers and is gone before they hear of it: it is done once or not at all."""
        await self.settle()
        fan, now = self.fan_of(who, 0), self.honest.now
        if fan is None:
            return
        seat = self.viewpoint(fan.person, fan.wanted, now)
        asked = self.honest.state(now.at).decision(seat)
        if asked is None:
            return
        text = asked.options[option % len(asked.options)].text
        fan.line.send("choose", decision=now.asked, text=text)
        fan.person.fans.remove(fan)
        await fan.line.close(rudely=bool(option % 2))
        await self.rest()
        await self.take_log()
        new = [moment.entry for moment in self.honest.moments if moment.entry.number > now.entry.number]
        own = [entry for entry in new if not self.follows(entry)]
        assert len(own) <= 1, f"it was said once, and the log has {own}"
        assert all(self.is_of(entry, seat, fan.person, "choose", {"text": text}) for entry in own)

    # Bytes.
    async def unreadable(self, who: int, which: int, message: bytes) -> None:
        """A message that is none is refused; the line stays, and nothing has changed."""
        fan = self.fan_of(who, which)
        if fan is None:
            return
        await self.settle()
        before, many = self.honest.now, len(fan.line.refused)
        fan.line.write(message)
        try:
            await fan.line.until(lambda: len(fan.line.refused) > many)
        except Ended as ended:
            self.ended(fan, ended)
            return
        said = fan.line.refused.pop()
        self.count(fan, said)
        assert len(fan.line.refused) == many, f"one message had two answers: {fan.line.refused}"
        await self.take_log()
        assert self.agents or self.honest.now.entry == before.entry, (
            f"{message[:100]!r} was refused and changed something"
        )
        self.seen[f"unreadable {said['code']}"] += 1

    async def frames(self, who: int, which: int, data: bytes, codes: tuple[int, ...]) -> None:
        """Frames that carry no message; with codes, they break the protocol, and the line is closed with one."""
        fan = self.fan_of(who, which)
        if fan is None:
            return
        await self.settle()
        before = self.honest.now
        fan.may_end |= {(code, "") for code in codes}
        fan.line.write(data)
        try:
            if codes:
                await fan.line.until(lambda: False)
            await fan.line.barrier()
        except Ended as ended:
            self.ended(fan, ended)
        except GONE:
            fan.person.fans.remove(fan)
        await self.take_log()
        assert self.agents or self.honest.now.entry == before.entry, f"{data[:100]!r} changed something"

    async def in_pieces(self, who: int, which: int, pieces: list[int], between: bytes) -> None:
        """An action in fragments, with control frames between, counts as any other."""
        await self.settle()
        fan = self.fan_of(who, which)
        if fan is None or self.honest.now.closed or self.viewpoint(fan.person, fan.wanted, self.honest.now) < 0:
            return
        before = self.honest.now
        text = f"pieces {len(self.honest.moments)}"
        many = len(fan.line.replies)
        data = msgspec.json.encode({"type": "say", "text": text, "ref": 2**31 - 1})
        at, sent = 0, b""
        cuts = sorted({min(len(data), cut) for cut in pieces} | {len(data)})
        for number, cut in enumerate(cuts):
            kind = Opcode.CONT if number else Opcode.TEXT
            sent += frame(data[at:cut], kind, fin=cut == len(data)) + (between if cut != len(data) else b"")
            at = cut
        fan.line.write(sent)
        try:
            await fan.line.until(lambda: len(fan.line.replies) > many)
        except Ended as ended:
            self.ended(fan, ended)
            return
        reply = fan.line.replies.pop(2**31 - 1)
        seat = self.viewpoint(fan.person, fan.wanted, before)
        await self.answered(fan.person, seat, before, "say", {"text": text}, reply)

    # Requests.
    async def http(self, person: Person, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        """A request: its answer is never a fault of the server's."""
        client = person.client or await nobody(self.house.served)
        answer = await client.http.request(method, path, json=body, params=params)
        assert answer.status_code < 500, f"{method} {path} {params} {body}: {answer.status_code} {answer.text[:300]}"
        return answer

    async def look(self, who: int, since: int, language: int) -> None:
        """The table by a request tells what a line would."""
        await self.settle()
        person, now = self.people[who], self.honest.now
        lang = ("", "en", "it")[language % 3]
        had = since % (now.number + 3) - 1
        answer = await self.http(person, "GET", f"/api/tables/{self.table}", since=had, lang=lang)
        seat = self.viewpoint(person, None, now)
        if seat < 0 and not self.spectators and person.visitor != self.owner:
            assert answer.status_code == 404
            return
        assert answer.status_code == 200, answer.text
        news = answer.json()
        news["log"] = news["log"]
        await self.take_log()
        Told(self.honest, seat, lang, person.visitor == self.owner).check(news)
        lines = (await self.http(person, "GET", f"/api/tables/{self.table}/log", since=had, lang=lang)).json()
        honest = self.honest.log(self.honest.now, seat, had, self.honest.texts(lang, self.honest.now.seats))
        if not self.agents:
            wrong = differences(lines, msgspec.json.decode(msgspec.json.encode(honest)))
            assert not wrong, f"the log tells {person.name}: {wrong[:5]}"

    async def positions(self, who: int, number: int) -> None:
        """Earlier positions are told as they were seen, and there are none where nothing stood."""
        await self.settle()
        person, now = self.people[who], self.honest.now
        seat = self.viewpoint(person, None, now)
        if seat < 0 and not self.spectators and person.visitor != self.owner:
            return
        wanted = number % (now.number + 3)
        answer = await self.http(person, "GET", f"/api/tables/{self.table}/positions/{wanted}")
        entry = next((m for m in self.honest.moments if m.number == wanted and not hidden(m.entry)), None)
        stood = entry is not None and (wanted == 0 or isinstance(entry.entry.body, Chosen))
        assert (answer.status_code == 200) == stood, f"position {wanted}: {answer.text[:200]}"
        if stood and entry is not None:
            view = msgspec.json.decode(msgspec.json.encode(self.honest.game.view(self.honest.state(entry.at), seat)))
            wrong = differences(answer.json()["view"], view)
            assert not wrong, f"position {wanted} from seat {seat}: {wrong[:5]}"
        found = (await self.http(person, "GET", f"/api/tables/{self.table}/positions")).json()
        if not self.agents:
            assert found[-1]["number"] == self.honest.position(now.at), "the last position is the present one"
        answer = await self.http(person, "GET", f"/api/tables/{self.table}/transcript")
        if not self.agents:
            assert (answer.status_code == 200) == self.honest.state(now.at).over

    async def hint(self, who: int, agent: str) -> None:
        """A hint is one of the options of whoever asks for it, also of one who has answered already."""
        if self.honest.head.game == "bids":
            return  # workers do not know this game
        await self.settle()
        person, now = self.people[who], self.honest.now
        asked = self.honest.state(now.at).decision(self.viewpoint(person, None, now))
        answer = await self.http(person, "POST", f"/api/tables/{self.table}/hint", {"agent": agent}, lang="en")
        self.seen[f"hint {answer.status_code}"] += 1
        if answer.status_code == 200:
            assert self.agents or (asked is not None and asked.option(answer.json()["option"]["text"]) is not None)
        elif not self.agents and answer.status_code != 429:
            assert asked is None or now.closed, f"no hint: {answer.text}"

    # The host, and bad luck.
    async def evict(self) -> None:
        """The table leaves memory while nobody looks, and is read from its log again."""
        for person in self.people:
            while person.fans:
                await person.fans.pop().line.close()
        live = self.live
        if live is not None:
            await eventually(lambda: live.idle, "an agent has thought")
            if self.live is live:
                self.house.served.registry.forget(live)
        for who in range(len(self.people)):
            await self.come(who, who, 0, bool(who % 2), 0)

    async def host(self, do: Callable[[Table], Any]) -> None:
        """The host closes the table or takes it back."""
        live = await self.house.served.registry.table(self.table)
        with suppress(Refused):
            await do(live)
        await self.take_log()

    async def rewind(self, to: int) -> None:
        """The host takes the table back."""
        await self.host(lambda live: rewind(live, to % (self.honest.now.number + 1)))

    async def shut(self) -> None:
        """The host closes the table."""
        await self.host(lambda live: close(live, "it is late"))

    async def end(self) -> None:
        """Everyone goes home; what the table tells is what its log tells, read anew."""
        await self.settle()
        await self.evict()
        await self.settle()
        for person in self.people:
            while person.fans:
                await person.fans.pop().line.close()
