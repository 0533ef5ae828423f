"""Hints: the best choice, its chances, and words for them."""

import pytest

from agents.tiny_games import HEADS, TAILS, Nim, Pennies, Tiny, TinyGame, Trap
from undercroft.agents import make
from undercroft.agents.hints import AHEAD, Weighed, hint, in_words, say
from undercroft.engine.chance import seeded
from undercroft.engine.state import Choice, Result, Step
from undercroft.engine.thinking import Thinking
from undercroft.games import game as find_game
from undercroft.games.dice_brewing import GAME


def test_a_hint_names_an_offered_choice_with_its_chances():
    game = Trap()
    s = game.new(2, seed=1)
    found = hint(game, game.hide(s, 0, seeded(1)), 0, seeded(2), 400)
    assert found.choice is s.options[1], "the sour"
    assert found.chances > 0.8
    assert [one.choice for one in found.weighed] == [s.options[1], s.options[0]]
    assert sum(one.looked for one in found.weighed) == pytest.approx(1, abs=0.001)
    assert found.course[0][0] == 1, "the other seat answers"


def test_a_hint_says_how_the_seat_stands():
    game = Nim()
    s = game.new(2, seed=1)
    found = hint(game, game.hide(s, 0, seeded(1)), 0, seeded(2), 1500)
    assert found.choice.text == "take 1", "twelve sticks are lost for whoever must take"
    assert found.message == "hint-clear"
    s.say("take 1")
    lost = hint(game, game.hide(s, 1, seeded(1)), 1, seeded(2), 1500)
    assert lost.chances < 0.5 < found.chances
    assert lost.facts["percent"] == round(100 * lost.chances)


def test_advice_and_levels_know_what_the_game_says_that_they_have_learnt():
    asked: list[str] = []

    class Knowing(Thinking):
        def learned(self, level: str) -> Thinking:
            asked.append(level)
            return self

    class Taught(Nim):
        def thinking(self) -> Thinking:
            return Knowing()

    game = Taught()
    s = game.new(2, seed=1)
    hint(game, game.hide(s, 0, seeded(1)), 0, seeded(2), 20)
    for level in ("easy", "normal", "hard"):
        make(level).choose(game, game.hide(s, 0, seeded(1)), 0, seeded(2))
    assert asked == ["expert", "easy", "normal", "hard"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_hint_is_put_into_words(language):
    s = GAME.new(2, seed=3)
    found = hint(GAME, GAME.hide(s, s.seat, seeded(1)), s.seat, seeded(2), 60)
    texts = GAME.texts(language)
    said = say(found, GAME, texts)
    assert GAME.label(found.choice, texts) in said
    assert f"{found.facts['percent']}%" in said
    assert "hint-" not in said


def test_the_words_fit_the_chances():
    def message(first: float, second: float, seats: int = 2) -> str:
        weighed = [Weighed(Choice("a"), first, 0.6), Weighed(Choice("b"), second, 0.4)]
        return in_words(weighed, seats, 9)[0]

    assert message(0.8, 0.6) == "hint-ahead"
    assert message(0.5, 0.4) == "hint-clear"
    assert message(0.2, 0.1) == "hint-behind"
    assert message(0.5, 0.49) == "hint-close"
    alone = [Weighed(Choice("a"), 0.5, 1.0)]
    assert in_words(alone, 2, 1) == ("hint-only", {"percent": 50})
    assert in_words(alone, 2, 3)[0] == "hint-first", "there is more to do, but nothing else was looked at"


def test_a_hint_is_compared_with_the_best_of_the_others_that_are_known_well():
    def said(*others: tuple[float, float]) -> tuple[str, dict[str, object]]:
        weighed = [Weighed(Choice("a"), 0.5, 0.5), *(Weighed(Choice("b"), *other) for other in others)]
        return in_words(weighed, 2, 9)

    assert said((0.3, 0.3), (0.4, 0.2)) == ("hint-clear", {"percent": 50, "gain": 10}), "the next best, not the next"
    assert said((0.3, 0.3), (0.6, 0.2))[0] == "hint-close", "another looks better still"
    assert said((0.3, 0.3), (0.9, 0.01))[1] == {"percent": 50, "gain": 20}, "of a glance nothing is known"
    assert said((0.4, 0.01))[1] == {"percent": 50, "gain": 10}, "where there is nothing else it must do"


class Both(Step[Tiny]):
    """Twice all show a side in secret; whoever shows heads and then tails wins."""

    def run(self, s: Tiny) -> None:
        if len(s.chosen) < 2 * s.seats:
            for seat in range(s.seats):
                s.ask(seat, "show", [HEADS, TAILS])
        else:
            shown = [s.chosen[seat :: s.seats] for seat in range(s.seats)]
            winners = [seat for seat in range(s.seats) if shown[seat] == ["heads", "tails"]]
            s.result = Result([int(seat in winners) for seat in range(s.seats)], winners, "shown")

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        if len(s.chosen) % s.seats == 0:
            s.agenda.append(self)


class Twice(TinyGame):
    id = "twice"
    start = Both()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hint_in_a_secret_round_tells_what_is_expected_of_the_others_and_next(seat):
    game = Twice()
    s = game.new(3, seed=1)
    found = hint(game, game.hide(s, seat, seeded(1)), seat, seeded(2), 1500, 0)
    assert found.choice is HEADS
    others = [other for other in range(3) if other != seat]
    assert found.course == [(others[0], HEADS), (others[1], HEADS), (0, TAILS), (1, TAILS)]
    assert len(found.course) == AHEAD


def test_a_hint_in_a_secret_round_says_something_even_where_no_two_answers_met_often():
    """In a search too short for that, each seat's favourite is told."""
    game = Pennies()
    found = hint(game, game.new(2, seed=1), 1, seeded(2), 5, 0)
    assert [seat for seat, _ in found.course] == [0]


def test_hints_of_cutthroat_caverns_say_what_is_expected_where_all_choose_in_secret():
    game = find_game("cutthroat_caverns")
    s = game.new(3, seed=1)
    while len(s.waiting()) < 2:
        s.choose(s.options[0])
    seat = s.waiting()[-1]
    found = hint(game, game.hide(s, seat, seeded(1)), seat, seeded(2), 60, 0)
    assert found.course
    assert seat != found.course[0][0]
    assert "What I expect next" in say(found, game, game.texts("en"), s)
