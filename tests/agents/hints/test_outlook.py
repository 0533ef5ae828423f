"""Looking ahead: what most futures have in common, and nothing that only one of them made up."""

from __future__ import annotations

import time
from itertools import count
from typing import ClassVar

import pytest

from agents.tiny_games import HEADS, RIGHT, TAILS, Tiny, TinyGame, Walking
from undercroft.agents.hints import outlook
from undercroft.agents.hints.outlook import Expectation, Future, Outlook, key_of, restates
from undercroft.agents.search.agent import Search
from undercroft.agents.search.tree import Node
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Measures, Wording
from undercroft.engine.state import Choice, Event, Fact, Result, Setup, Simple, Step, only
from undercroft.games import all_games
from undercroft.games import game as find_game


def look(game, s, seat, others=(), iterations=200, milliseconds=0, now=time.perf_counter) -> Expectation:
    search, chance = Search(iterations), seeded(2)
    result = search.search(game, s, seat, chance)
    ahead = Outlook(game, search.known(game), s, seat, result.root, chance, now)
    return ahead.look(result.best.choice, others, milliseconds)


class Door(Choice):
    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-door", {"door": self.text}


RED, BLUE, GO_ON = Door("red"), Door("blue"), Simple("go on", "choice-go-on")


class Cellar(Tiny):
    """Twelve cards in an order that nobody knows; the other seat holds the first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chosen", "cards")

    def __init__(self, setup: Setup, chance: Chance, chosen: list[str], cards: list[int]) -> None:
        super().__init__(setup, chance, chosen)
        self.cards = cards

    def copy(self) -> Cellar:
        copy = Cellar(self.setup, self.chance, self.chosen[:], self.cards[:])
        copy.copy_kernel(self)
        return copy


class Descend(Step[Cellar]):
    """The asker opens a door, where the red one has a treasure; the other plays the hidden card; the asker draws one,
    keeps it, and goes on."""

    def run(self, s: Cellar) -> None:
        asked: list[tuple[int, str, list[Choice]]] = [
            (0, "door", [RED, BLUE]),
            (1, "play", [Choice(f"play {s.cards[0]}")]),
            (0, "keep", [Choice(f"keep {s.cards[1]}")]),
            (0, "rest", [GO_ON]),
        ]
        if len(s.chosen) < 4:
            s.ask(*asked[len(s.chosen)])
        else:
            s.end(Result([int(s.chosen[0] == "red"), 0], [0], "done"))

    def answer(self, s: Cellar, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        s.agenda.append(self)
        verb, _, card = choice.text.partition(" ")
        if choice is GO_ON:
            s.tell("sigh", {"count": 3}, only(1))
        elif card:
            s.tell(verb, {"seat": seat, "card": int(card)})
        else:
            s.tell("open", {"seat": seat, "door": choice.text})
            if choice is RED:
                s.tell("treasure", {"seat": seat, "count": 5})
            s.tell("noise", {"count": 1})


class Cellars(TinyGame):
    id = "cellars"
    start = Descend()

    def new_state(self, setup: Setup, chance: Chance) -> Cellar:
        s = Cellar(setup, chance, [], list(range(12)))
        s.agenda.append(self.start)
        return s

    def randomize_hidden(self, s: Cellar, seat: int, chance: Chance) -> None:
        chance.shuffle(s.cards)

    class Scores(Measures[Cellar]):
        def score_parts(self, s: Cellar, seat: int) -> dict[str, int]:
            return {"treasure": 5 * int("red" in s.chosen)} if seat == 0 else {}

    measures = Scores()


def test_what_is_expected_is_what_the_other_choice_would_not_bring():
    game = Cellars()
    seen = look(game, game.new(2, seed=1), 0, [BLUE])
    assert [(event.name, share) for event, share in seen.events] == [("treasure", 1)]
    assert seen.points == 5


def test_a_game_says_which_events_are_mere_luck_or_time_and_which_are_told_even_of_the_choice_itself():
    class Drawn(Cellars.Scores):
        not_a_use = ("treasure",)

    class Passing(Cellars.Scores):
        routine = ("treasure",)

    class Heard(Wording[Cellar]):
        headlines = ("open",)

    class Lucky(Cellars):
        measures = Drawn()

    class Timely(Cellars):
        measures = Passing()

    class Loud(Cellars):
        wording = Heard()

    for game, told in ((Lucky(), []), (Timely(), []), (Loud(), ["open", "treasure"])):
        seen = look(game, game.new(2, seed=1), 0, [BLUE])
        assert [event.name for event, _ in seen.events] == told


NOTHING_HAPPENS = [
    *(("dice_brewing", name) for name in ("pass", "no_swap", "no_brew", "cannot_brew")),
    *(("cavern_tavern", name) for name in ("reshuffle_orders", "reshuffle_items")),
    *(("cutthroat_caverns", name) for name in ("set", "declined", "reshuffle")),
]


@pytest.mark.parametrize(("id", "name"), NOTHING_HAPPENS)
def test_that_nothing_happens_is_no_reason(id: str, name: str):
    """Dice Brewing once advised a brew because nobody would be able to brew."""
    game = find_game(id)
    s = game.new(game.min_seats, seed=1)
    ahead = Outlook(game, game.knowledge(), s, 0, Node(), seeded(2))

    def told(name: str) -> list[str]:
        event = Event(name, {"seat": 0}, -1)
        sure = Future(s)
        sure.heard[key_of(event)] = event
        return [event.name for event, _ in ahead.telling([sure], [Future(s)])]

    assert told(name) == []
    assert told("gain") == ["gain"]


@pytest.mark.parametrize("id", sorted(all_games()))
def test_what_hints_leave_out_are_events_of_the_game(id: str):
    game = find_game(id)
    texts = game.texts("en")
    assert [name for name in game.measures.routine if not texts.has(f"event-{name}")] == []


def test_what_would_very_likely_happen_anyway_is_no_reason():
    game = Cellars()
    s = game.new(2, seed=1)
    ahead = Outlook(game, game.knowledge(), s, 0, Node(), seeded(2))
    gain = Event("gain", {"seat": 0}, -1)

    def futures(many: int) -> list[Future]:
        some = [Future(s) for _ in range(40)]
        for future in some[:many]:
            future.heard[key_of(gain)] = gain
        return some

    assert ahead.telling(futures(40), futures(20)) == [(gain, 1)]
    assert ahead.telling(futures(40), futures(32)) == []
    assert ahead.telling(futures(28), futures(0)) == [], "what is not likely"


def test_no_card_of_another_and_none_to_be_drawn_is_named():
    """Each future has the card it made up, and its owner must play it; the asker must keep the one drawn."""
    game = Cellars()
    for seed in range(5):
        seen = look(game, game.new(2, seed=seed), 0, [BLUE])
        assert not any("card" in event.facts for event, _ in seen.events)
        assert seen.plan == []


def test_one_future_alone_would_have_named_them(monkeypatch):
    """So that the test above sees what it looks for."""
    monkeypatch.setattr(outlook, "LIKELY", 0)
    monkeypatch.setattr(outlook, "ANYWAY", 0)
    monkeypatch.setattr(outlook, "SAYS_LITTLE", 0)
    monkeypatch.setattr(outlook, "EVENTS", 9)
    game = Cellars()
    seen = look(game, game.new(2, seed=1), 0, [BLUE])
    assert any("card" in event.facts for event, _ in seen.events)
    assert seen.plan[0].choice.text.startswith("keep")
    assert not any(event.name == "sigh" for event, _ in seen.events), "what the asker does not hear of"


def test_where_nothing_is_compared_only_what_the_asker_does_is_told():
    game = Cellars()
    seen = look(game, game.new(2, seed=1), 0)
    assert [event.name for event, _ in seen.events] == ["treasure"], "not the noise"


def test_the_plan_is_what_the_asker_chooses_next_without_empty_steps():
    game = Walking()
    seen = look(game, game.new(1, seed=1), 0)
    assert [step.choice for step in seen.plan] == [RIGHT, RIGHT]
    assert all(step.at_once for step in seen.plan)
    assert all(state.decision(0).kind == "walk" for step in seen.plan for state in step.states)
    assert seen.points is None, "a game that does not say what points are made of"


class Both(Step[Tiny]):
    """Twice all show a side in secret; whoever shows heads and then tails wins."""

    def run(self, s: Tiny) -> None:
        if len(s.chosen) < 2 * s.seats:
            for seat in range(s.seats):
                s.ask(seat, "show", [HEADS, TAILS])
        else:
            shown = [s.chosen[seat :: s.seats] for seat in range(s.seats)]
            winners = [seat for seat in range(s.seats) if shown[seat] == ["heads", "tails"]]
            s.end(Result([int(seat in winners) for seat in range(s.seats)], winners, "shown"))

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        if len(s.chosen) % s.seats == 0:
            s.tell("shown", {"side": s.chosen[-s.seats :]})
            s.agenda.append(self)


class Twice(TinyGame):
    id = "twice"
    start = Both()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_tree_is_followed_through_secret_rounds(seat):
    game = Twice()
    seen = look(game, game.new(3, seed=1), seat, [TAILS], iterations=1500)
    assert [step.choice for step in seen.plan] == [TAILS]
    assert [event.facts["side"] for event, _ in seen.events] == [["heads"] * 3], "of all, as each would choose"


@pytest.mark.plain
@pytest.mark.parametrize(("milliseconds", "futures"), [(1, 30), (6_000, 35), (60_000, 40), (0, 40)])
def test_however_little_time_there_is_enough_futures_are_looked_at(monkeypatch, milliseconds: int, futures: int):
    """By a clock that goes on by a second whenever it is asked; 0 milliseconds is no limit at all."""
    assert (outlook.FEWEST, outlook.FUTURES) == (30, 40)
    made = []
    future = Outlook.future
    monkeypatch.setattr(Outlook, "future", lambda *all: made.append(all) or future(*all))
    game, clock = Walking(), count()
    # It is asked once before the first future, and from the 30th on once a future.
    look(game, game.new(1, seed=1), 0, milliseconds=milliseconds, now=lambda: float(next(clock)))
    assert len(made) == futures


def test_an_event_that_only_tells_of_the_choice_says_nothing_new():
    assert restates(Event("open", {"seat": 0, "door": "red"}, -1), RED)
    assert restates(Event("open", {"seat": 0, "door": ["blue", "red"]}, -1), RED)
    assert restates(Event("pass", {"seat": 0}, -1), Simple("pass", "choice-pass"))
    assert not restates(Event("treasure", {"seat": 0, "count": 5}, -1), RED)
