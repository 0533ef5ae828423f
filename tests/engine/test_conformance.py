"""The conformance kit passes a good game and catches every fault planted in it."""

from __future__ import annotations

import pickle
import random
import time
from collections.abc import Callable

import pytest

from engine import small_games
from engine.small_games import (
    AWAY,
    KEEP,
    PEEK,
    PLAYS,
    ROLL,
    Bid,
    Cellar,
    CellarChecks,
    CellarGame,
    Deal,
    Draw,
    Gamble,
    HashGame,
    Peek,
    Play,
    Player,
    Settle,
)
from undercroft.engine.chance import Chance
from undercroft.engine.conformance import Fault, Sitting, check
from undercroft.engine.conformance.differences import attributes, difference
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.game import LiveViews
from undercroft.engine.state import SPECTATOR, Choice, Event, Refusal, Result, State, Step, only
from undercroft.engine.transcript import parse, replay
from undercroft.games.dice_brewing import GAME as brewing

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
PLANTED: list[tuple[str, str, Plant]] = []


def planted(check: str, message: str) -> Callable[[Plant], Plant]:
    """A fault to be found by a check whose message has these words."""

    def remember(plant: Plant) -> Plant:
        PLANTED.append((check, message, plant))
        return plant

    return remember


def wrapped(patch: Patch, owner: type, name: str, after: Callable[..., object]) -> None:
    """Let something happen after a method; its result is replaced unless None comes of it."""
    original = getattr(owner, name)

    def both(self: object, *arguments: object, **named: object) -> object:
        result = original(self, *arguments, **named)
        changed = after(self, *arguments, *named.values(), result)
        return result if changed is None else changed

    patch.setattr(owner, name, both)


# What a seat cannot know.
@planted("leak", "view.hands[")
def view_shows_all_hands(patch: Patch) -> None:
    wrapped(patch, CellarGame, "view", lambda game, s, seat, seen: {**seen, "hands": [p.hand[:] for p in s.players]})


@planted("leak", "view.given")
def view_shows_secret_answers(patch: Patch) -> None:
    wrapped(patch, CellarGame, "view", lambda game, s, seat, seen: {**seen, "given": len(s.waiting())})


@planted("view", "does not see what seat -1 sees")
def viewpoint_of_a_spectator_for_all(patch: Patch) -> None:
    patch.setattr(LiveViews, "same_view_as", lambda self, s, seat: SPECTATOR)


@planted("leak", "is offered otherwise")
def options_depend_on_the_top_card(patch: Patch) -> None:
    patch.setattr(Peek, "run", lambda self, s: s.ask(self.seat, "peek", [PEEK, AWAY] if s.deck[-1] % 2 else [AWAY]))


@planted("leak", "other seats are asked")
def being_asked_tells_the_top_card(patch: Patch) -> None:
    def run(self: Peek, s: Cellar) -> None:
        if s.deck[-1] % 2:
            s.ask(self.seat, "peek", [PEEK, AWAY])

    patch.setattr(Peek, "run", run)


@planted("leak", "hears what it cannot know: events")
def event_tells_everyone_the_card_drawn(patch: Patch) -> None:
    def run(self: Draw, s: Cellar) -> None:
        s.round += 1
        s.peeker = -1
        for seat, player in enumerate(s.players):
            if s.deck:
                card = s.deck.pop()
                player.hand = sorted([*player.hand, card])
                if s.events is not None:
                    s.tell("drew", {"seat": seat, "card": card})
        s.agenda.append(Bid())

    patch.setattr(Draw, "run", run)


@planted("leak", "is refused otherwise")
def refusals_tell_the_other_hands(patch: Patch) -> None:
    def refusals(self: Bid, s: Cellar, seat: int) -> list[Refusal]:
        others = [player for other, player in enumerate(s.players) if other != seat]
        return [Refusal(f"play {card}", "SG-3") for player in others for card in player.hand]

    patch.setattr(Bid, "refusals", refusals)


@planted("hide", "'deck, hidden from")
def deck_is_not_redrawn(patch: Patch) -> None:
    def redraw(game: CellarGame, s: Cellar, seat: int, chance: Chance) -> None:
        others = [player for other, player in enumerate(s.players) if other != seat]
        pool = [card for player in others for card in player.hand]
        chance.shuffle(pool)
        for player in others:
            player.hand = sorted(pool.pop() for _ in player.hand)

    patch.setattr(CellarGame, "randomize_hidden", redraw)


@planted("hide", "'hand 0, hidden from")
def hands_are_not_redrawn(patch: Patch) -> None:
    def redraw(game: CellarGame, s: Cellar, seat: int, chance: Chance) -> None:
        if s.peeker != seat or seat < 0:
            chance.shuffle(s.deck)

    patch.setattr(CellarGame, "randomize_hidden", redraw)


@planted("hide", "can read the generator")
def generator_is_not_renewed(patch: Patch) -> None:
    def hide(game: CellarGame, s: Cellar, seat: int, chance: Chance) -> Cellar:
        world = s.copy()
        game.randomize_hidden(world, seat, chance)
        world.ask_anew(seat)
        return world

    patch.setattr(CellarGame, "determinize", hide)


@planted("hide", "depends on the generator")
def hide_draws_from_the_true_generator(patch: Patch) -> None:
    wrapped(
        patch,
        CellarGame,
        "determinize",
        lambda game, s, seat, chance, world: game.randomize_hidden(world, seat, s.chance.copy()),
    )


@planted("leak", "view.top")
def hide_forgets_what_the_seat_has_seen(patch: Patch) -> None:
    wrapped(patch, CellarGame, "randomize_hidden", lambda game, s, seat, chance, _: chance.shuffle(s.deck))


@planted("hide", "breaks laws")
def hide_loses_a_card(patch: Patch) -> None:
    wrapped(
        patch, CellarGame, "randomize_hidden", lambda game, s, seat, chance, _: s.deck and s.deck.insert(0, s.deck[0])
    )


@planted("hide", "fails with ZeroDivisionError")
def hide_crashes(patch: Patch) -> None:
    patch.setattr(CellarGame, "randomize_hidden", lambda game, s, seat, chance: 1 // 0)


# Copies and saves.
@planted("copy", "shares state.discard")
def copy_shares_a_list(patch: Patch) -> None:
    wrapped(patch, Cellar, "copy", lambda s, copy: setattr(copy, "discard", s.discard))


@planted("copy", "shares state.players[0]")
def copy_shares_a_part(patch: Patch) -> None:
    wrapped(patch, Cellar, "copy", lambda s, copy: setattr(copy, "players", s.players[:]))
    patch.setattr(CellarChecks, "invariants", lambda checks, s: [])


@planted("copy", "Cellar.copy loses round: 0 instead of 1 in the copy")
def copy_forgets_a_field(patch: Patch) -> None:
    wrapped(patch, Cellar, "copy", lambda s, copy: setattr(copy, "round", 0))


@planted("copy", "shares state.players[0].hand")
def copy_of_a_part_shares_a_list(patch: Patch) -> None:
    wrapped(patch, Player, "copy", lambda player, twin: setattr(twin, "hand", player.hand))


@planted("copy", "Cellar.copy loses peeker: -1 instead of 0 in the copy")
def copy_forgets_a_field_that_is_as_in_a_new_game(patch: Patch) -> None:
    patch.setattr(Peek, "answer", lambda self, s, seat, choice: None)
    wrapped(patch, Cellar, "copy", lambda s, twin: setattr(twin, "peeker", -1))


@planted("copy", "Player.copy loses points: 0 instead of 1 in the copy")
def copy_of_a_part_swaps_two_fields_that_are_both_zero(patch: Patch) -> None:
    def swapped(player: Player) -> Player:
        twin = Player(player.hand[:], player.wins)  # type: ignore[attr-defined]
        twin.wins = player.points  # type: ignore[attr-defined]
        return twin

    wrapped(patch, Player, "__init__", lambda player, *_: setattr(player, "wins", 0))
    patch.setattr(Player, "copy", swapped)
    patch.setattr(Settle, "run", lambda self, s: s.agenda.append(Draw()))


@planted("copy", "Cellar.copy loses peeker if round is 1")
def copy_of_a_field_depends_on_another(patch: Patch) -> None:
    wrapped(patch, Cellar, "copy", lambda s, twin: setattr(twin, "peeker", 7) if s.round == 1 else None)


@planted("copy", "state.uncovered is")
def copy_forgets_the_kernel(patch: Patch) -> None:
    wrapped(patch, Cellar, "copy", lambda s, copy: setattr(copy, "uncovered", 0))


@planted("copy", "a copy made at decision")
def state_changes_an_old_copy(patch: Patch) -> None:
    made: list[Cellar] = []

    def note(s: Cellar, copy: Cellar) -> None:
        made.append(copy)

    def spoil(self: Settle, s: Cellar, result: None) -> None:
        if s.events is not None and made:
            made[-1].round += 100

    wrapped(patch, Cellar, "copy", note)
    wrapped(patch, Settle, "run", spoil)


@planted("save", "state.round is")
def field_is_missing_in_fields(patch: Patch) -> None:
    patch.setattr(Cellar, "FIELDS", tuple(name for name in Cellar.FIELDS if name != "round"))


@planted("save", "players[0].wins is")
def attribute_of_a_part_is_not_saved(patch: Patch) -> None:
    wrapped(patch, Player, "__init__", lambda player, *_: setattr(player, "wins", 0))
    wrapped(patch, Player, "copy", lambda player, copy: setattr(copy, "wins", player.wins))

    def count(self: Settle, s: Cellar, result: None) -> None:
        s.players[0].wins += 1  # type: ignore[attr-defined]

    wrapped(patch, Settle, "run", count)


class Closure(Gamble):
    """A step that keeps a function."""

    FIELDS = ("seat", "then")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.then = lambda: seat


@planted("save", "cannot hold a function")
def step_cannot_be_saved(patch: Patch) -> None:
    patch.setattr(small_games, "Gamble", Closure)


@planted("save", "fails with")
def step_forgets_its_argument(patch: Patch) -> None:
    patch.setattr(Peek, "FIELDS", ())


# Options and refusals.
@planted("accept", "'peek'")
def option_crashes(patch: Patch) -> None:
    def answer(self: Peek, s: Cellar, seat: int, choice: Choice) -> None:
        if choice is PEEK:
            raise KeyError("no such card")

    patch.setattr(Peek, "answer", answer)


@planted("options", "more than once: keep")
def option_is_offered_twice(patch: Patch) -> None:
    patch.setattr(Gamble, "run", lambda self, s: s.ask(self.seat, "gamble", [ROLL, KEEP, Choice("keep")]))


@planted("options", "no text for a transcript")
def option_ends_with_a_space(patch: Patch) -> None:
    patch.setattr(Gamble, "run", lambda self, s: s.ask(self.seat, "gamble", [ROLL, Choice("keep ")]))


@planted("options", "at the same time: seats")
def seat_is_asked_twice(patch: Patch) -> None:
    wrapped(patch, Peek, "run", lambda self, s, _: s.ask(self.seat, "peek", [PEEK, AWAY]))


@planted("refuse", "which was not offered")
def anything_is_taken(patch: Patch) -> None:
    def choose_text(s: Cellar, text: str, seat: int = -1) -> None:
        decision = s._asked(seat, text)
        s.apply(decision, decision.option(text) or decision.options[0])

    patch.setattr(Cellar, "choose_text", choose_text)


@planted("refuse", "refusing an answer changes the state")
def refusing_leaves_a_trace(patch: Patch) -> None:
    def refusals(self: Bid, s: Cellar, seat: int) -> list[Refusal]:
        s.round += 1
        return []

    patch.setattr(Bid, "refusals", refusals)


@planted("refusals", "is offered")
def refusal_lists_an_option(patch: Patch) -> None:
    wrapped(
        patch, Bid, "refusals", lambda self, s, seat, found: [*found, Refusal(f"play {s.players[seat].hand[0]}", "X")]
    )


@planted("refusals", "is offered")
def refusal_covers_an_option(patch: Patch) -> None:
    wrapped(patch, Bid, "refusals", lambda self, s, seat, found: [*found, Refusal("play", "SG-1")])


@planted("refusals", "names no rule")
def refusal_has_no_rule(patch: Patch) -> None:
    wrapped(patch, Peek, "refusals", lambda self, s, seat, found: [Refusal("roll", "")])


@planted("refusals", "the error gives another rule")
def refusal_stands_behind_a_wider_one(patch: Patch) -> None:
    wrapped(patch, Peek, "refusals", lambda self, s, seat, _: [Refusal("roll", "SG-4"), Refusal("roll again", "SG-5")])


# The course of the game.
@planted("dead end", "nobody is asked")
def nobody_goes_on(patch: Patch) -> None:
    patch.setattr(Draw, "run", lambda self, s: None)


@planted("dead end", "has no options")
def nothing_is_offered(patch: Patch) -> None:
    patch.setattr(Gamble, "run", lambda self, s: s.ask(self.seat, "gamble", []))


@planted("endless", "not over after 300 decisions")
def game_never_ends(patch: Patch) -> None:
    patch.setattr(Peek, "answer", lambda self, s, seat, choice: s.agenda.append(self))


@planted("laws", "do not add up")
def card_is_lost(patch: Patch) -> None:
    wrapped(patch, Draw, "run", lambda self, s, _: s.discard.pop(0) and None)


@planted("asking", "asking leaves a trace: state.round")
def asking_counts(patch: Patch) -> None:
    wrapped(patch, Peek, "run", lambda self, s, _: setattr(s, "round", s.round + 1))


@planted("asking", "asking leaves a trace: state.chance")
def asking_rolls(patch: Patch) -> None:
    wrapped(patch, Peek, "run", lambda self, s, _: s.chance.roll(6) and None)


@planted("asking", "asking tells")
def asking_tells(patch: Patch) -> None:
    wrapped(patch, Peek, "run", lambda self, s, _: s.tell("asked", {"seat": self.seat}))


@planted("asking", "asks otherwise")
def answering_asks(patch: Patch) -> None:
    def answer(self: Gamble, s: Cellar, seat: int, choice: Choice) -> None:
        if choice is ROLL:
            s.ask(seat, "sure", [KEEP])

    patch.setattr(Gamble, "answer", answer)


@planted("determinism", "")
def global_luck_decides(patch: Patch) -> None:
    wrapped(patch, Settle, "run", lambda self, s, _: setattr(s.players[0], "points", random.randrange(1000)))


@planted("determinism", "")
def clock_decides(patch: Patch) -> None:
    wrapped(patch, Settle, "run", lambda self, s, _: setattr(s.players[0], "points", int(time.time())))


@planted("determinism", "leave chance otherwise")
def listening_costs_luck(patch: Patch) -> None:
    def roll(self: Deal, s: Cellar, result: None) -> None:
        if s.events is not None:
            s.chance.roll(6)

    wrapped(patch, Deal, "run", roll)


@planted("replay", "")
def luck_is_not_recorded(patch: Patch) -> None:
    wrapped(patch, Deal, "run", lambda self, s, _: setattr(s.players[0], "points", s.chance.word()))


# View, events and the end.
@planted("view", "TypeError")
def view_holds_an_object(patch: Patch) -> None:
    wrapped(patch, CellarGame, "view", lambda game, s, seat, seen: {**seen, "state": s})


@planted("view", "through JSON")
def view_has_numbers_as_keys(patch: Patch) -> None:
    wrapped(patch, CellarGame, "view", lambda game, s, seat, seen: {**seen, "points": {0: 1}})


@planted("view", "after having seen another state")
def view_is_the_one_seen_before(patch: Patch) -> None:
    patch.setattr(LiveViews, "view_since", lambda self, s, seat, before, seen: seen)


@planted("view", "changes the state")
def viewing_leaves_a_trace(patch: Patch) -> None:
    wrapped(patch, CellarGame, "view", lambda game, s, seat, seen: s.discard.sort(reverse=True))


@planted("events", "a number, a text or a list")
def fact_is_a_tuple(patch: Patch) -> None:
    wrapped(patch, Settle, "run", lambda self, s, _: s.tell("points", {"points": (1, 2)}))


@planted("events", "has changed since")
def fact_is_a_list_of_the_state(patch: Patch) -> None:
    wrapped(patch, Deal, "run", lambda self, s, _: s.tell("dealt", {"card": s.players[0].hand}, only(0)))


@planted("view", "has changed since")
def view_is_a_list_of_the_state(patch: Patch) -> None:
    wrapped(patch, CellarGame, "view", lambda game, s, seat, seen: {**seen, "discard": s.discard})


def ends_with(patch: Patch, winners: list[int], ending: str) -> None:
    """Whatever has happened, this is how the game ends."""
    patch.setattr(Cellar, "end", lambda s, result: State.end(s, Result([1] * s.seats, winners, ending)))


def plays_on(s: Cellar) -> None:
    """The kernel's loop without a look at the result."""
    while s.agenda and not s.pending:
        s.asking = s.agenda.pop()
        s.asking.run(s)


@planted("end", "nobody wins")
def nobody_wins(patch: Patch) -> None:
    ends_with(patch, [], "won")


@planted("end", "scores for")
def somebody_has_no_score(patch: Patch) -> None:
    patch.setattr(Cellar, "end", lambda s, result: State.end(s, Result([1], [0], "won")))


@planted("end", "not seats that can win")
def stranger_wins(patch: Patch) -> None:
    ends_with(patch, [9], "won")


@planted("end", "no way of ending")
def ending_has_no_name(patch: Patch) -> None:
    ends_with(patch, [0], "")


@planted("end", "is still asked")
def somebody_is_asked_after_the_end(patch: Patch) -> None:
    patch.setattr(Cellar, "advance", plays_on)
    wrapped(patch, Gamble, "run", lambda self, s, _: setattr(s, "result", Result([1] * s.seats, [0], "won")))


@planted("end", "Settle is still to come")
def something_is_left_after_the_end(patch: Patch) -> None:
    def advance(s: Cellar) -> None:
        State.advance(s)
        if s.over:
            s.agenda.append(Settle())

    patch.setattr(Cellar, "advance", advance)


@planted("accept", "'rolled' is told after the end")
def something_is_told_after_the_end(patch: Patch) -> None:
    patch.setattr(Cellar, "end", lambda s, result: setattr(s, "result", result))
    wrapped(patch, Bid, "run", lambda self, s, _: s.result and s.tell("rolled", {"face": 1}))


@planted("accept", "'rolled' is told after the end")
def the_next_step_runs_after_the_end(patch: Patch) -> None:
    """What Vast did: an answer won the game, and the step after it still ran."""

    def answer(self: Bid, s: Cellar, seat: int, choice: Choice) -> None:
        s.agenda.append(Settle())
        s.result = Result([1] * s.seats, [0], "won")

    patch.setattr(Bid, "answer", answer)
    patch.setattr(Settle, "run", lambda self, s: s.tell("rolled", {"face": 1}))
    patch.setattr(Cellar, "advance", plays_on)


@planted("begin", "ValueError")
def setting_up_fails(patch: Patch) -> None:
    wrapped(patch, Deal, "run", lambda self, s, _: [].remove(1))  # type: ignore[func-returns-value]


@planted("reach", "card:99")
def card_is_never_met(patch: Patch) -> None:
    wrapped(patch, CellarChecks, "coverage_goals", lambda checks, seats, options, cards, things: things | {"card:99"})


@pytest.mark.parametrize(("check_name", "words", "plant"), PLANTED, ids=[plant.__name__ for _, _, plant in PLANTED])
def test_planted_fault_is_caught(check_name: str, words: str, plant: Plant, monkeypatch: Patch):
    plant(monkeypatch)
    with pytest.raises(Fault) as caught:
        check(CellarGame(), games=40, deep_every=4, step_limit=300, must_reach=True)
    assert (caught.value.check, words in caught.value.message) == (check_name, True), str(caught.value)


def test_order_of_a_set_is_caught():
    with pytest.raises(Fault, match="goes otherwise in another process") as caught:
        check(HashGame(), games=4)
    assert caught.value.check == "determinism"


def test_good_game_passes():
    report = check(CellarGame(), games=40, deep_every=4, must_reach=True)
    assert (report.games, report.faults, report.unreached, report.unvaried) == (40, [], [], [])
    assert report.decisions == sum(report.kinds.values())
    assert report.kinds.keys() == {"bid", "gamble", "peek"}
    assert report.deep >= 100
    assert report.most_options == 3
    assert set(report.drawn) == {
        f"{thing}, hidden from {who}"
        for who, things in {
            "a spectator": ["deck", "hand 0", "hand 1", "hand 2"],
            "seat 0": ["deck", "hand 1", "hand 2"],
            "seat 1": ["deck", "hand 0", "hand 2"],
            "seat 2": ["deck", "hand 0", "hand 1"],
        }.items()
        for thing in things
    }


def test_world_is_left_as_it_was():
    random.seed(5)
    clock, before = time.time, random.getstate()
    check(CellarGame(), games=4)
    assert random.getstate() == before
    assert time.time is clock


def test_unreached_things_are_only_reported_unless_asked(monkeypatch: Patch):
    card_is_never_met(monkeypatch)
    report = check(CellarGame(), games=40)
    assert report.unreached == ["card:99"]
    assert "not reached: card:99" in str(report)


def test_keep_going_collects_one_fault_a_game(monkeypatch: Patch):
    card_is_lost(monkeypatch)
    heard: list[tuple[int, int]] = []
    report = check(
        CellarGame(), games=6, keep_going=True, must_reach=True, progress=lambda done, of, _: heard.append((done, of))
    )
    assert [fault.check for fault in report.faults] == ["laws"] * 6 + ["reach"]
    assert report.games == 0
    assert heard == [(number, 6) for number in range(1, 7)]


def test_fault_says_where_and_can_be_replayed(monkeypatch: Patch):
    with monkeypatch.context() as patch:
        wrapped(patch, Draw, "run", lambda self, s, _: s.discard.pop() and None if s.round == 3 else None)
        with pytest.raises(Fault) as caught:
            check(CellarGame(), seats=3, options={"dice": "no"}, seed=8, deep_every=10_000)
    fault = pickle.loads(pickle.dumps(caught.value))
    assert fault.sitting == Sitting(3, {"dice": "no"}, "8.0", "uniform")
    assert "3 seats, dice=no, seed '8.0'" in str(fault)
    told = parse(fault.transcript)
    assert fault.decision >= told.choices()
    s = replay(told, CellarGame())
    for line in fault.transcript.splitlines():
        if line.startswith("# aside"):
            _, _, seat, text = line.split(maxsplit=3)
            s.choose_text(text, int(seat))
    assert s.round == 3


def test_events_told_to_a_seat_alone_are_no_leak():
    """`top` differs between worlds for the seat that peeks; the good game passes although it tells it."""
    assert Event("top", {"card": 1}, only(1)).known_to(1)
    game, found = CellarGame(), set()
    for seed in range(20):
        s = game.new(2, seed=seed, listen=True)
        while s.options != [PEEK, AWAY]:
            s.choose(s.options[0])
        s.choose(PEEK)
        found |= {(event.name, event.known) for event in s.events or [] if event.name == "top"}
    assert found == {("top", 1), ("top", 2)}


def test_small_game_is_what_it_says():
    """The planted faults mean something only if the game without them is played as described."""
    s = CellarGame().new(2, {"dice": "no"}, seed=3)
    hands = [player.hand[:] for player in s.players]
    with pytest.raises(IllegalChoice):
        s.choose(PLAYS[hands[1][0]], 0)
    s.choose(PLAYS[hands[1][2]], 1)
    assert s.waiting() == [0]
    s.choose(PLAYS[hands[0][0]], 0)
    assert isinstance(s.asking, Step)
    assert s.discard == [hands[0][0], hands[1][2]]
    assert sum(player.points for player in s.players) == 1
    assert isinstance(PLAYS[3], Play)


def test_attributes_are_found_compiled_or_not():
    """Compiled classes keep theirs elsewhere; overlooking them would blind the checks of copies and saves."""
    s = brewing.new(2, seed=1)
    assert set(attributes(s)) >= {*s.FIELDS, "cards", "advanced", "chance", "agenda", "pending", "uncovered"}
    assert set(attributes(s.brewers[0])) == set(s.brewers[0].FIELDS)
    assert set(attributes(s.pending[0])) == {"seat", "kind", "options", "answer"}
    assert set(attributes(CellarGame().new(2, seed=1))) >= {*Cellar.FIELDS, "dice", "asking"}
    copy = s.copy()
    assert difference(s, copy) == ""
    copy.brewers[1].store.append(3)
    assert difference(s, copy) == "state.brewers[1].store has 0 or 1 items"


def test_exact_refusal_may_stand_beside_longer_options(monkeypatch: Patch):
    wrapped(monkeypatch, Bid, "refusals", lambda self, s, seat, found: [*found, Refusal("play", "SG-1", exact=True)])
    assert check(CellarGame(), games=8, deep_every=4).games == 8
