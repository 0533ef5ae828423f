"""The conformance kit notices what a game forgets to hide, though the game itself says nothing of it."""

from __future__ import annotations

import pytest

from engine.small_games import CellarGame, Chanceless, Declared, Forgetful, HandsOnly, Undeclared
from undercroft.engine.chance import seeded
from undercroft.engine.conformance import Fault, check
from undercroft.engine.conformance.unseen import places


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (Forgetful, "deck, unseen by a seat, and yet the same"),
        (Chanceless, "deck, unseen by a seat, and yet the same"),
        (HandsOnly, "deck, unseen by a seat, and yet the same"),
        (Undeclared, "`Checks.hidden` names nothing"),
    ],
)
def test_a_game_that_forgets_is_caught(game: type[CellarGame], words: str):
    with pytest.raises(Fault) as caught:
        check(game(), games=20, deep_every=4)
    assert caught.value.check == "hide"
    assert words in caught.value.message


def test_all_that_is_forgotten_is_named():
    report = check(Forgetful(), games=20, deep_every=4, keep_going=True)
    assert report.unredrawn == [
        f"{place}, unseen by {who}"
        for place, who in [
            ("deck", "a seat"),
            ("deck", "a spectator"),
            ("players[other].hand", "a seat"),
            ("players[other].hand", "a spectator"),
        ]
    ]


def test_what_everybody_knows_may_stay():
    assert check(Declared(), games=20, deep_every=4, keep_going=True).unredrawn == []


def test_places_say_whose_they_are():
    game = CellarGame()
    s = game.begin(game.setup(2), seeded(1))
    names = [place.name for place in places(s, 1)]
    assert names[:4] == ["players[other].hand", "players[other].points", "players[own].hand", "players[own].points"]
    assert "deck" in names
    (hand,) = [place for place in places(s, 1) if place.name == "players[own].hand"]
    hand.put([7])
    assert s.players[1].hand == [7]
