"""Hints: the best choice, its chances, and words for them."""

import pytest

from agents.tiny_games import Nim, Trap
from undercroft.agents.hints import Weighed, hint, in_words, say
from undercroft.engine.chance import seeded
from undercroft.engine.state import Choice
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
