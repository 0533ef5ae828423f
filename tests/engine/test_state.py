"""The kernel: the agenda, answering, refusing, and rounds of secret answers."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from engine.small_games import AWAY, PEEK, PLAYS, Cellar, CellarGame, decision_of
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import IllegalChoice, SetupError
from undercroft.engine.game import Game, Option
from undercroft.engine.saves import fingerprint
from undercroft.engine.state import (
    EVERYONE,
    SPECTATOR,
    Choice,
    Event,
    Refusal,
    Result,
    Setup,
    State,
    Step,
    all_but,
    only,
    playout,
)

GAME = CellarGame()


class Log(State):
    """A state that only remembers what its steps have done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, setup: Setup, chance: Chance, done: list[str]) -> None:
        super().__init__(setup, chance)
        self.done = done

    def copy(self) -> Log:
        copy = Log(self.setup, self.chance, self.done[:])
        copy.copy_kernel(self)
        return copy


class Do(Step[Log]):
    """Writes its name down, then pushes steps."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "after")

    def __init__(self, name: str, after: list[Step[Any]]) -> None:
        self.name = name
        self.after = after

    def run(self, s: Log) -> None:
        s.done.append(self.name)
        s.agenda.extend(self.after)


class Ask(Step[Log]):
    """Asks seats for a letter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)
    LETTERS = (Choice("a"), Choice("b"), Choice("c"))

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def run(self, s: Log) -> None:
        for seat in self.seats:
            s.ask(seat, "letter", [*self.LETTERS])

    def answer(self, s: Log, seat: int, choice: Choice) -> None:
        s.done.append(f"{seat}{choice.text}")

    def refusals(self, s: Log, seat: int) -> list[Refusal]:
        return [Refusal("d big", "XX-2", "too-big"), Refusal("d", "XX-1")]


class End(Step[Log]):
    def run(self, s: Log) -> None:
        s.done.append("end")
        s.end(Result([1, 2, 3], [2], "done"))


def log(*agenda: Step[Any]) -> Log:
    """A state with these steps to come, first to last."""
    s = Log(Setup("log", 1, 3, {}, None, "own"), seeded(1), [])
    s.agenda.extend(reversed(agenda))
    s.advance()
    return s


# The agenda.
def test_agenda_is_a_stack_run_until_someone_must_choose():
    s = log(Do("one", [Do("pushed first", []), Do("pushed last", [])]), Ask([1]), Do("after", []))
    assert s.done == ["one", "pushed last", "pushed first"]
    assert (s.seat, s.waiting(), [choice.text for choice in s.options]) == (1, [1], ["a", "b", "c"])
    assert [type(step) for step in s.agenda] == [Do]
    s.choose_text("b")
    assert s.done[3:] == ["1b", "after"]


def test_answer_comes_before_what_is_left_on_the_agenda():
    class AskMore(Ask):
        def answer(self, s: Log, seat: int, choice: Choice) -> None:
            super().answer(s, seat, choice)
            if choice.text == "a":
                s.agenda.append(Do("more", [self]))

    s = log(AskMore([0]), End())
    s.choose_text("a")
    assert s.done == ["0a", "more"]
    s.choose_text("c")
    assert s.done == ["0a", "more", "0c", "end"]


def test_end_is_over_and_nothing_can_be_answered():
    s = log(Ask([0]), End())
    assert not s.over
    s.choose(s.options[0])
    assert s.over
    assert s.result is not None
    assert s.result.winners == [2]
    assert (s.seat, s.options, s.pending, s.waiting()) == (-1, [], [], [])
    for seat in (-1, 0, 2):
        with pytest.raises(IllegalChoice, match="the game is over"):
            s.choose_text("a", seat)
    assert s.done == ["0a", "end"]


def test_nothing_happens_after_the_end():
    s = log(Do("one", []), End(), Do("after", []), Ask([0]))
    assert (s.done, s.seat, s.agenda) == (["one", "end"], -1, [])


def test_an_answer_may_end_the_game_and_the_rest_of_it_is_not_carried_out():
    class AskLast(Ask):
        def answer(self, s: Log, seat: int, choice: Choice) -> None:
            super().answer(s, seat, choice)
            s.agenda.append(Do("after", []))
            if seat:
                s.end(Result([0, 1, 0], [1], "done"))
            s.done.append(f"rest of {seat}")

    s = log(AskLast([0, 1, 2]), Do("next", []))
    for seat in (2, 1, 0):
        s.choose_text("a", seat)
    assert (s.done, s.pending, s.agenda) == (["0a", "rest of 0", "1a"], [], [])
    assert s.over


def test_telling_after_the_end_is_a_fault():
    s = log(End())
    with pytest.raises(RuntimeError, match="'late' is told after the end"):
        s.tell("late", {})


def test_playout_plays_to_the_end_and_counts():
    s = log(Ask([0]), Ask([1, 2]), Ask([1]), End())
    assert playout(s, seeded(3)) == 4
    assert s.over


# Choosing and saying.
def test_choice_may_be_given_as_itself_its_like_or_its_text():
    for answer in (lambda s: s.choose(s.options[1]), lambda s: s.choose(Choice("b")), lambda s: s.choose_text("b", 2)):
        s = log(Ask([2]))
        answer(s)
        assert s.done == ["2b"]


@pytest.mark.parametrize(
    ("seat", "text", "rule", "reason"),
    [
        (-1, "z", "", "not one of the options"),
        (0, "a", "", "this seat is not asked"),
        (9, "a", "", "this seat is not asked"),
        (1, "", "", "not one of the options"),
        (1, "a ", "", "not one of the options"),
        (1, "d", "XX-1", "a rule forbids it now"),
        (1, "d small", "XX-1", "a rule forbids it now"),
        (1, "d big", "XX-2", "too big"),
        (1, "d big one", "XX-2", "too big"),
        (1, "dd", "", "not one of the options"),
    ],
)
def test_what_is_not_offered_is_refused_with_its_rule_and_changes_nothing(seat: int, text: str, rule: str, reason: str):
    s = log(Ask([1]), End())
    before, asked = fingerprint(s), s.pending[:]
    for answer in (lambda: s.choose_text(text, seat), lambda: s.choose(Choice(text), seat)):
        with pytest.raises(IllegalChoice) as caught:
            answer()
        error = caught.value
        assert (error.rule, error.text, error.seat) == (rule, text, 1 if seat == -1 else seat)
        assert reason in error.reason
        assert repr(text) in str(error)
        assert (f"({rule})" in str(error)) == bool(rule)
        assert fingerprint(s) == before
        assert s.pending == asked
        assert s.done == []


def test_refusal_covers_a_choice_or_all_that_begin_so():
    wide, exact = Refusal("buy honey", "XX-1"), Refusal("buy honey", "XX-1", exact=True)
    texts = ("buy honey", "buy honey with blue6", "buy honeycomb", "buy")
    assert [wide.covers(text) for text in texts] == [True, True, False, False]
    assert [exact.covers(text) for text in texts] == [True, False, False, False]


def test_only_the_asked_seat_has_refusals():
    s = log(Ask([1]))
    assert [refusal.rule for refusal in s.refusals(1)] == ["XX-2", "XX-1"]
    assert s.refusals(0) == s.refusals(2) == []


# Secret answers at the same time.
def bids(seats: int = 3, seed: int = 5) -> Cellar:
    return GAME.new(seats, {"dice": "no"}, seed)


def test_secret_answers_are_carried_out_in_the_order_asked_whoever_was_first():
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        s = log(Ask([0, 1, 2]), Do("after", []))
        for count, seat in enumerate(order):
            assert s.done == []
            assert s.waiting() == [each for each in (0, 1, 2) if each not in order[:count]]
            s.choose_text("abc"[seat], seat)
        assert s.done == ["0a", "1b", "2c", "after"]


def test_secret_answer_may_be_changed_until_the_last_is_in():
    s = log(Ask([0, 1]))
    s.choose_text("a", 0)
    s.choose_text("b", 0)
    assert s.waiting() == [1]
    assert decision_of(s, 0).answer is Ask.LETTERS[1]
    s.choose_text("c", 1)
    assert s.done == ["0b", "1c"]


def test_answer_without_a_seat_is_that_of_the_first_still_asked():
    s = log(Ask([2, 0]))
    assert s.seat == 2
    s.choose_text("a")
    assert s.seat == 0
    s.choose_text("b")
    assert s.done == ["2a", "0b"]


def test_refused_secret_answer_keeps_the_one_given():
    s = log(Ask([0, 1]))
    s.choose_text("a", 0)
    with pytest.raises(IllegalChoice):
        s.choose_text("z", 0)
    assert decision_of(s, 0).answer is Ask.LETTERS[0]
    assert s.waiting() == [1]


def test_copy_in_a_secret_round_has_the_answers_but_not_the_future():
    s = log(Ask([0, 1]))
    s.choose_text("a", 0)
    copy = s.copy()
    copy.choose_text("b", 0)
    assert decision_of(s, 0).answer is Ask.LETTERS[0]
    copy.choose_text("c", 1)
    assert (s.done, copy.done) == ([], ["0b", "1c"])
    assert s.waiting() == [1]


def test_hide_keeps_only_the_seats_own_answer():
    s = bids()
    own, other = s.players[1].hand[2], s.players[2].hand[0]
    s.choose(PLAYS[own], 1)
    s.choose(PLAYS[other], 2)
    world = GAME.determinize(s, 1, seeded(8))
    assert decision_of(world, 1).answer is PLAYS[own]
    assert decision_of(world, 2).answer is None
    assert world.waiting() == [0, 2]
    assert GAME.determinize(s, SPECTATOR, seeded(8)).waiting() == [0, 1, 2]
    assert s.waiting() == [0]


def test_hide_draws_options_of_others_from_the_new_world():
    s = bids()
    worlds = [GAME.determinize(s, 0, seeded(seed)) for seed in range(20)]
    for world in worlds:
        assert world.players[0].hand == s.players[0].hand
        for seat in (1, 2):
            assert [choice.text for choice in decision_of(world, seat).options] == [
                f"play {card}" for card in world.players[seat].hand
            ]
    assert len({str(world.players[1].hand) for world in worlds}) > 5


def test_hide_renews_the_generator_and_leaves_the_state_alone():
    s = bids()
    before = fingerprint(s)
    one, other = GAME.determinize(s, 0, seeded(1)), GAME.determinize(s, 0, seeded(2))
    assert len({(each.chance.a, each.chance.b, each.chance.c) for each in (s, one, other)}) == 3
    assert fingerprint(GAME.determinize(s, 0, seeded(1))) == fingerprint(one)
    assert fingerprint(s) == before


def test_ask_again_asks_from_the_state_as_it_is_now():
    s = bids()
    s.choose(PLAYS[s.players[0].hand[0]], 0)
    s.players[1].hand = [11]
    s.ask_anew(0)
    assert [choice.text for choice in decision_of(s, 1).options] == ["play 11"]
    assert s.waiting() == [1, 2]
    over = log(End())
    over.ask_anew(0)
    assert over.done == ["end"]


# Events.
def test_events_know_who_may_know():
    everyone, one, others = Event("a", {}, EVERYONE), Event("b", {}, only(1)), Event("c", {}, all_but(1))
    assert [everyone.known_to(seat) for seat in (SPECTATOR, 0, 1, 2)] == [True, True, True, True]
    assert [one.known_to(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]
    assert [others.known_to(seat) for seat in (SPECTATOR, 0, 1, 2)] == [True, True, False, True]


def test_events_are_told_only_to_listeners():
    s = log(Ask([0]))
    s.tell("unheard", {})
    assert s.events is None
    s.events = []
    s.tell("heard", {"seat": 1}, only(1))
    assert [(event.name, event.facts, event.known) for event in s.events] == [("heard", {"seat": 1}, 2)]
    assert s.copy().events is None


def test_listening_does_not_change_the_game():
    quiet, loud = (GAME.new(2, seed=4, listen=listen) for listen in (False, True))
    playout(quiet, seeded(6))
    playout(loud, seeded(6))
    assert fingerprint(quiet) == fingerprint(loud)
    assert loud.events


# Taking back.
def test_barrier_grows_when_something_becomes_known():
    s = GAME.new(2, {"dice": "no"}, seed=2)
    before = s.reveals
    s.choose(s.options[0], 0)
    assert s.reveals == before
    s.choose(s.options[0], 1)
    assert s.options == [PEEK, AWAY]
    assert s.reveals == before
    s.copy().choose(AWAY)
    s.choose(PEEK)
    assert s.reveals > before
    rolled = s.reveals
    s.chance.roll(6)
    assert s.reveals == rolled + 1


# Setting up.
class Choosy(Game[Log]):
    id, name, version, min_seats, max_seats = "choosy", "Choosy", 1, 1, 3
    options = tuple(Option(id, ("x", "y", "z")) for id in "abc")

    def check_options(self, seats: int, options: Any) -> dict[str, str]:
        full = super().check_options(seats, options)
        if seats == 1 and full["a"] == "z":
            raise SetupError("not alone")
        return full


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (4, {}, "Cellar is for 2 to 3 seats, not 4"),
        (2, {"luck": "no"}, "has no option 'luck'; its options are: dice"),
        (2, {"dice": "maybe"}, "option 'dice' of Cellar is one of yes, no, not 'maybe'"),
    ],
)
def test_wrong_setup_says_what_is_wrong(seats: int, options: dict[str, str], message: str):
    with pytest.raises(SetupError, match=message):
        GAME.new(seats, options)


def test_setup_has_every_option_and_fewest_seats_are_the_default():
    assert GAME.new(seed=1).setup.options == {"dice": "yes"}
    assert GAME.new(seed=1).seats == 2


def test_seed_makes_the_game_and_none_makes_another_each_time():
    assert fingerprint(GAME.new(seed=1)) == fingerprint(GAME.new(seed=1))
    assert len({fingerprint(GAME.new()) for _ in range(5)}) == 5


def test_variants_show_every_value_at_every_count_that_has_it():
    assert GAME.variants() == [(seats, {"dice": dice}) for seats in (2, 3) for dice in ("yes", "no")]
    variants = Choosy().variants()
    shown = {(seats, id, value) for seats, options in variants for id, value in options.items()}
    assert shown == {(n, id, value) for n in (1, 2, 3) for id in "abc" for value in "xyz"} - {(1, "a", "z")}
    assert len(variants) == 7 + 7 + 6
