"""The state machine that Hypothesis drives: what people at a table may do next, and the bytes that no client sends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from typing import Any, ClassVar, TypeVar

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec import inspect
from websockets.frames import Opcode

from fuzz_house import House
from fuzzing import NOBODY, Sitting
from lines import frame
from undercroft.games import all_games
from undercroft.server.messages import wire

T = TypeVar("T")

# What a client may say, read off the wire's own types: a new action is fuzzed from the day it is there.
WORDS = st.text(max_size=12) | st.sampled_from(["", "pass", "lively", "random", "window", "bid", "\u200b", "\u202eabc"])


def of_type(type: inspect.Type, name: str = "") -> st.SearchStrategy[Any]:
    """Something that a field of the wire takes."""
    if isinstance(type, inspect.IntType):
        assert type.ge is not None
        assert type.le is not None
        return st.integers(type.ge, min(type.le, 12)) | st.integers(type.ge, type.le)
    if isinstance(type, inspect.StrType):
        least = type.min_length or 0
        return WORDS.filter(
            lambda text: len(text) >= least and not any(ord(each) < 32 or ord(each) == 127 for each in text)
        )
    if isinstance(type, inspect.BoolType):
        return st.booleans()
    if isinstance(type, inspect.NoneType):
        return st.none()
    if isinstance(type, inspect.DictType):
        return st.dictionaries(of_type(type.key_type), of_type(type.value_type), max_size=3)
    assert isinstance(type, inspect.UnionType), f"the fuzzer does not know {type}"
    return st.one_of([of_type(each) for each in type.types])


NAMES = st.sampled_from(["Ada", "ada", "Ａｄａ", "Zoë", "名前", "👩‍🚀"])


def of_action(type: inspect.Type) -> st.SearchStrategy[dict[str, Any]]:
    """An action of this kind."""
    assert isinstance(type, inspect.StructType)
    fields = {field.encode_name: of_type(field.type) for field in type.fields if field.encode_name != "ref"}
    if "name" in fields and type.tag == "take":
        fields["name"] = st.none() | NAMES
    return st.fixed_dictionaries({"type": st.just(type.tag), **fields})


_all = inspect.type_info(wire.AnyAction)
assert isinstance(_all, inspect.UnionType)
ACTIONS = st.one_of([of_action(each) for each in _all.types])
"""Any action that the wire knows."""

# What is no message.
DEEP = 8000
JUNK: dict[str, bytes] = {
    "nothing": b"",
    "a list": b"[]",
    "null": b"null",
    "no type": b"{}",
    "half": b'{"type":"say","te',
    "twice": b'{"type":"why"}{"type":"why"}',
    "an unknown type": b'{"type":"become_host"}',
    "a type that is a list": b'{"type":["say"],"text":"x"}',
    "an unknown field": b'{"type":"say","text":"x","seat":1}',
    "a number too low": b'{"type":"choose","decision":-1,"text":"x"}',
    "a number too high": b'{"type":"choose","decision":2147483648,"text":"x"}',
    "a float": b'{"type":"undo","to":1.5}',
    "infinity": b'{"type":"undo","to":1e999}',
    "NaN": b'{"type":"undo","to":NaN}',
    "a long integer": b'{"type":"undo","to":' + b"9" * DEEP + b"}",
    "a long exponent": b'{"type":"undo","to":1e' + b"9" * DEEP + b"}",
    "a long ref": b'{"type":"why","ref":' + b"1" * DEEP + b"}",
    "deep lists": b"[" * DEEP,
    "deep lists that end": b"[" * DEEP + b"]" * DEEP,
    "deep fields": b'{"a":' * (DEEP // 4),
    "deep in a field": b'{"type":"say","text":' + b"[" * DEEP,
    "deep answers": b'{"type":"standing","answers":' + b'{"a":' * (DEEP // 4),
    "many answers": msgspec.json.encode({"type": "standing", "answers": {str(n): "x" for n in range(33)}}),
    "long text": msgspec.json.encode({"type": "say", "text": "x" * 501}),
    "control characters": b'{"type":"say","text":"a\\u0000b"}',
    "a lone surrogate": b'{"type":"say","text":"\\ud800"}',
    "no UTF-8": b'{"type":"say","text":"\xff\xfe"}',
    "a byte order mark": b'\xef\xbb\xbf{"type":"why"}',
    "UTF-16": '{"type":"why"}'.encode("utf-16"),
    "only blanks": b" " * 16_384,
    "binary": bytes(range(256)) * 8,
}
SCALARS = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8)
VALUES = st.recursive(SCALARS, lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=4), part))
TAGS = [str(each.tag) for each in _all.types if isinstance(each, inspect.StructType)]
WRONG = st.fixed_dictionaries({"type": st.sampled_from(TAGS), "nonsense": VALUES}) | st.lists(VALUES, max_size=3)
"""JSON that is no action, whatever its other fields are."""
# What is no frame, with the codes by which the server may say so.
MASK = b"\x00\x00\x00\x00"
BROKEN: dict[str, tuple[bytes, tuple[int, ...]]] = {
    "a reserved kind": (b"\x83\x80" + MASK, (1002,)),
    "a reserved bit": (b"\xc1\x80" + MASK, (1002,)),
    "no mask": (b"\x81\x02{}", (1002,)),
    "a ping in pieces": (b"\x09\x80" + MASK, (1002,)),
    "a long ping": (b"\x89\xfe\x00\x7e" + MASK + b"x" * 126, (1002,)),
    "the middle of nothing": (frame(b"x", Opcode.CONT), (1002,)),
    "a text in a text": (frame(b"{", fin=False) + frame(b"}"), (1002,)),
    "a goodbye with half a code": (b"\x88\x81" + MASK + b"\x03", (1002,)),
    "a goodbye with a code that is none": (b"\x88\x82" + MASK + b"\x03\xed", (1002,)),
    "a goodbye that is no text": (b"\x88\x84" + MASK + b"\x03\xe8\xff\xfe", (1002, 1007)),
    "a goodbye": (frame((1000).to_bytes(2, "big"), Opcode.CLOSE), (1000,)),
    "too much": (frame(b"x" * 16_385), (1009,)),
    "too much in pieces": (frame(b"x" * 9000, fin=False) + frame(b"x" * 9000, Opcode.CONT), (1009,)),
    "a length of 2 to the 63": (b"\x81\xff\x80" + b"\x00" * 7 + MASK, (1002, 1009)),
    "a length of almost that": (b"\x81\xff\x7f" + b"\xff" * 7 + MASK, (1002, 1009)),
}
CONTROL: dict[str, bytes] = {
    "pings": frame(b"", Opcode.PING) * 40,
    "pings that say much": frame(b"x" * 125, Opcode.PING) * 20,
    "pongs that nobody asked for": frame(b"1234", Opcode.PONG) * 40,
}


BETWEEN: dict[str, bytes] = {
    "nothing": b"",
    "a ping": frame(b"hm", Opcode.PING),
    "a pong": frame(b"hm", Opcode.PONG),
    "empty pieces": frame(b"", Opcode.CONT, fin=False) * 3,
}


ANYTHING = st.sampled_from(sorted(JUNK)) | st.binary(max_size=60) | WRONG
PIECES = st.lists(st.integers(0, 60), max_size=8)
PERSON = st.integers(0, NOBODY)
SOME = st.integers(0, 5)
SEAT = st.integers(0, 5)
NUMBER = st.integers(0, 60)


class Machine(RuleBasedStateMachine):
    """Somebody does something, again and again. `house` is set by whoever runs it."""

    house: ClassVar[House]
    games: ClassVar[list[str]] = []
    seen: ClassVar[Counter[str]]

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        self.failed = False

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server and the people move."""
        try:
            return self.house.run(work)
        except BaseException:
            self.failed = True
            raise

    @property
    def at(self) -> Sitting:
        assert self.sitting is not None
        return self.sitting

    @initialize(
        game=st.integers(0, 50),
        more=st.integers(0, 2),
        opening=st.integers(0, 80),
        hot=st.booleans(),
        spectators=st.booleans(),
        luck=st.integers(0, 2**31),
    )
    def begin(self, game: int, more: int, opening: int, hot: bool, spectators: bool, luck: int) -> None:
        names = self.games or sorted(all_games())
        rules = all_games()[names[game % len(names)]]
        self.luck = self.house.same_luck(luck)
        self.luck.__enter__()
        seats = min(max(2, rules.min_seats) + more, rules.max_seats, 4)
        opening = opening if rules.id != "bids" else opening % 6
        begun = Sitting.begin(self.house, rules.id, seats, hot, spectators or more == 0, opening)
        self.sitting = self.run(begun)

    @invariant()
    def all_is_well(self) -> None:
        if self.sitting is not None:
            self.run(self.at.settle())

    def teardown(self) -> None:
        if self.sitting is None:
            return
        if not self.failed:
            self.run(self.at.end())
            self.seen.update(self.at.seen)
            self.seen["entries"] += len(self.at.honest.moments)
            self.seen["tables"] += 1
        self.luck.__exit__(None, None, None)
        self.house.run(self._everyone_goes())

    async def _everyone_goes(self) -> None:
        for person in self.at.people:
            for fan in person.fans:
                await fan.line.close(rudely=True)
        clients = self.house.served.clients
        while clients:
            await clients.pop().http.aclose()

    # Playing.
    @rule(option=st.integers(0, 200), many=st.integers(1, 4))
    def play_goes_on(self, option: int, many: int) -> None:
        for number in range(3 * many):
            self.run(self.at.choose(number % 3, 0, option * 8 + 1, 0))

    @rule(options=st.lists(st.integers(0, 200), min_size=3, max_size=10))
    def everyone_plays(self, options: list[int]) -> None:
        for number, option in enumerate(options):
            self.run(self.at.choose(number % 3, 0, option * 8 + 1, 0))

    @rule(who=PERSON, which=SOME, option=st.integers(0, 200), decision=SOME)
    def chooses_anything(self, who: int, which: int, option: int, decision: int) -> None:
        self.run(self.at.choose(who, which, option, decision))

    @rule(who=PERSON, first=st.integers(0, 20), second=st.integers(0, 20))
    def changes_the_answer(self, who: int, first: int, second: int) -> None:
        for option in (first, second, second):
            self.run(self.at.choose(who, 0, option * 8 + 1, 0))

    @rule(who=PERSON, option=NUMBER)
    def chooses_and_goes(self, who: int, option: int) -> None:
        self.run(self.at.choose_and_go(who, option))

    @rule(whos=st.lists(PERSON, min_size=2, max_size=6))
    def all_speak_at_once(self, whos: list[int]) -> None:
        self.run(self.at.burst(whos))

    @rule(who=PERSON, which=SOME, action=ACTIONS)
    def says_anything_the_wire_knows(self, who: int, which: int, action: dict[str, Any]) -> None:
        self.run(self.at.act(who, which, **action))

    @rule(who=PERSON, which=SOME, kind=NUMBER, answer=NUMBER, name=SOME)
    def sets_automatic_answers(self, who: int, which: int, kind: int, answer: int, name: int) -> None:
        at = self.at
        pending = at.honest.state(at.honest.now.at).pending
        asked = pending[kind % len(pending)] if pending else None
        answers = {asked.kind: asked.options[answer % len(asked.options)].text} if asked and answer % 3 else {}
        names = ["", *at.honest.game.auto.names]
        self.run(at.act(who, which, "standing", answers=answers, name=names[name % len(names)]))

    @rule(who=PERSON, which=SOME)
    def asks_why(self, who: int, which: int) -> None:
        self.run(self.at.act(who, which, "why"))

    @rule(who=PERSON, agent=st.sampled_from(["", "random", "greedy", "easy", "hard"]))
    def asks_for_a_hint(self, who: int, agent: str) -> None:
        self.run(self.at.hint(who, agent))

    # Going back, and votes.
    @rule(who=PERSON, which=SOME, to=st.none() | NUMBER)
    def takes_back(self, who: int, which: int, to: int | None) -> None:
        self.run(self.at.act(who, which, "undo", to=to))

    @rule(who=PERSON, which=SOME, yes=st.booleans(), off=st.sampled_from([0, 0, 0, 1]))
    def votes(self, who: int, which: int, yes: bool, off: int) -> None:
        proposal = self.at.honest.now.proposal
        number = (proposal[0] if proposal else 0) + off
        self.run(self.at.act(who, which, "agree", proposal=number, yes=yes))

    @rule(to=NUMBER)
    def the_host_takes_back(self, to: int) -> None:
        self.run(self.at.rewind(to))

    # Seats.
    @rule(who=PERSON, which=SOME)
    def leaves(self, who: int, which: int) -> None:
        self.run(self.at.act(who, which, "leave"))

    @rule(who=PERSON, which=SOME, seat=SEAT, name=st.none() | NAMES)
    def takes_a_seat(self, who: int, which: int, seat: int, name: str | None) -> None:
        at = self.at
        self.run(at.act(who, which, "take", seat=seat, secret=at.secrets.get(seat, ""), name=name))

    @rule(who=PERSON, which=SOME, seat=SEAT)
    def invites(self, who: int, which: int, seat: int) -> None:
        reply = self.run(self.at.act(who, which, "invite", seat=seat))
        if reply is not None and reply["type"] == "done":
            self.at.secrets[seat] = reply["secret"]

    @rule(who=PERSON, which=SOME, seat=SEAT, agent=st.sampled_from(["", "random", "greedy", "nonsense"]))
    def lets_an_agent_stand_in(self, who: int, which: int, seat: int, agent: str) -> None:
        if self.at.honest.head.game != "bids":  # workers do not know this game
            self.run(self.at.act(who, which, "stand_in", seat=seat, agent=agent))

    @rule(who=PERSON, which=SOME, seat=SEAT, agent=st.sampled_from(["random", "lively", "nonsense"]))
    def appoints_an_agent(self, who: int, which: int, seat: int, agent: str) -> None:
        if self.at.honest.head.game != "bids":
            self.run(self.at.act(who, which, "appoint", seat=seat, agent=agent))

    @rule(who=PERSON, which=SOME)
    def is_back(self, who: int, which: int) -> None:
        self.run(self.at.act(who, which, "back"))

    # Coming and going.
    @rule(who=PERSON, language=SOME, since=SOME, changes=st.booleans(), wanted=st.integers(0, 14))
    def comes(self, who: int, language: int, since: int, changes: bool, wanted: int) -> None:
        if len(self.at.people[who].fans) < 3:
            self.run(self.at.come(who, language, since, changes, wanted))

    @rule(who=PERSON)
    def logs_out(self, who: int) -> None:
        self.run(self.at.log_out(who))

    @rule()
    def all_go_and_come_back(self) -> None:
        self.run(self.at.evict())

    # Looking.
    @rule(who=PERSON, since=NUMBER, language=SOME)
    def looks(self, who: int, since: int, language: int) -> None:
        self.run(self.at.look(who, since, language))

    @rule(who=PERSON, number=NUMBER)
    def looks_back(self, who: int, number: int) -> None:
        self.run(self.at.positions(who, number))

    # What no client sends.
    @rule(
        who=PERSON,
        which=SOME,
        junk=st.sampled_from(sorted(JUNK)) | st.binary(max_size=60) | WRONG,
        binary=st.booleans(),
    )
    def sends_what_is_no_action(self, who: int, which: int, junk: Any, binary: bool) -> None:
        if isinstance(junk, str):
            data = JUNK[junk]
        else:
            data = b"\x00" + junk if isinstance(junk, bytes) else msgspec.json.encode(junk)
        self.run(self.at.unreadable(who, which, frame(data, Opcode.BINARY if binary else Opcode.TEXT)))

    @rule(who=PERSON, which=SOME, broken=st.sampled_from(sorted(BROKEN)))
    def breaks_the_protocol(self, who: int, which: int, broken: str) -> None:
        data, codes = BROKEN[broken]
        self.run(self.at.frames(who, which, data, codes))

    @rule(who=PERSON, which=SOME, control=st.sampled_from(sorted(CONTROL)))
    def sends_control_frames(self, who: int, which: int, control: str) -> None:
        self.run(self.at.frames(who, which, CONTROL[control], ()))

    @rule(
        who=PERSON,
        which=SOME,
        pieces=st.lists(st.integers(0, 60), max_size=8),
        between=st.sampled_from(sorted(BETWEEN)),
    )
    def speaks_in_pieces(self, who: int, which: int, pieces: list[int], between: str) -> None:
        self.run(self.at.in_pieces(who, which, pieces, BETWEEN[between]))

    @rule(who=PERSON, rudely=st.booleans(), half=st.integers(0, 40))
    def goes(self, who: int, rudely: bool, half: int) -> None:
        """Perhaps in the middle of a frame."""
        fans = self.at.people[who].fans
        if fans and half and rudely:
            fans[0].line.write(frame(b'{"type":"say","text":"never heard of"}')[:half])
        self.run(self.at.go(who, rudely))

    @rule(really=st.integers(0, 9))
    def the_host_closes(self, really: int) -> None:
        if really == 9:
            self.run(self.at.shut())


def machine_for(house: House, games: list[str] | None = None) -> type[Machine]:
    """A machine for this house, and what it has seen."""
    return type("SomeoneAtATable", (Machine,), {"house": house, "games": games or [], "seen": Counter()})
