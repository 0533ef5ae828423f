"""Saving and loading at any moment."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.small_games import Bid, Cellar, CellarGame, Gamble, Player, decision_of
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SaveError
from undercroft.engine.saves import FORMAT, decode, encode, fingerprint, pack, unpack
from undercroft.engine.state import Result, playout

GAME = CellarGame()


def at_gamble(seed: int = 3) -> Cellar:
    """A position in the middle of a round, with a step waiting and another asking."""
    s = GAME.new(2, seed=seed)
    for _ in range(3):
        s.choose(s.options[0])
    assert isinstance(s.asking, Gamble)
    return s


def edited(s: Cellar, **changes: Any) -> bytes:
    return json.dumps({**json.loads(GAME.save(s)), **changes}).encode()


# Values.
@pytest.mark.parametrize("value", [None, True, 0, -5, 2**70, "", "a\nb", [], [1, [2, [True, None]], "x"]])
def test_plain_values_come_back_the_same(value: object):
    back = unpack(json.loads(json.dumps(pack(value))), {})
    assert back == value
    assert type(back) is type(value)


def test_parts_come_back_with_what_is_in_them():
    packed = pack([Player([3, 4], 7), Gamble(1), Bid(), Result([1, 2], [0], "won")])
    assert packed == [{"Player": [[3, 4], 7]}, {"Gamble": [1]}, {"Bid": []}, {"Result": [[1, 2], [0], "won"]}]
    player, gamble, bid, result = unpack(packed, GAME._parts())
    assert (player.hand, player.points) == ([3, 4], 7)
    assert (type(gamble), gamble.seat) == (Gamble, 1)
    assert type(bid) is Bid
    assert (result.scores, result.winners, result.ending) == ([1, 2], [0], "won")


@pytest.mark.parametrize("value", [{}, (1, 2), {1}, 1.5, object(), lambda: 1, [Player([1], {})]])  # type: ignore[arg-type]
def test_what_a_state_may_not_hold_cannot_be_saved(value: object):
    with pytest.raises(TypeError, match="a state cannot hold a"):
        pack(value)


# States.
def test_loading_gives_the_same_state_in_every_particular():
    s = at_gamble()
    t = GAME.load(GAME.save(s))
    assert fingerprint(t) == fingerprint(s)
    assert [player.hand for player in t.players] == [player.hand for player in s.players]
    assert (t.deck, t.discard, t.peeker, t.round, t.dice) == (s.deck, s.discard, s.peeker, s.round, s.dice)
    assert [type(step) for step in t.agenda] == [type(step) for step in s.agenda]
    assert (t.seat, [c.text for c in t.options], t.pending[0].kind) == (s.seat, ["roll", "keep"], "gamble")
    assert (t.uncovered, t.chance.drawn, t.reveals) == (s.uncovered, s.chance.drawn, s.reveals)
    assert t.setup.options == s.setup.options


def test_a_loaded_game_goes_the_same_way():
    s = at_gamble()
    t = GAME.load(GAME.save(s))
    assert playout(t, seeded(1)) == playout(s, seeded(1))
    assert fingerprint(t) == fingerprint(s)
    assert s.over


def test_loaded_state_is_independent():
    s = at_gamble()
    before = fingerprint(s)
    playout(GAME.load(GAME.save(s)), seeded(1))
    assert fingerprint(s) == before


def test_secret_answers_are_saved():
    s = GAME.new(3, seed=3)
    card = s.players[1].hand[1]
    s.choose_text(f"play {card}", 1)
    t = GAME.load(GAME.save(s))
    assert t.waiting() == [0, 2]
    answer = decision_of(t, 1).answer
    assert answer is not None
    assert answer.text == f"play {card}"
    assert fingerprint(t) == fingerprint(s)


def test_end_can_be_saved():
    s = GAME.new(2, seed=3)
    playout(s, seeded(2))
    t = GAME.load(GAME.save(s))
    assert t.result is not None
    assert s.result is not None
    assert (t.result.scores, t.result.winners, t.result.ending) == (s.result.scores, s.result.winners, s.result.ending)
    assert (t.pending, t.asking) == ([], None)
    assert GAME.save(t) == GAME.save(s)


def test_save_is_plain_json_with_a_header_and_always_the_same():
    s = at_gamble()
    saved = json.loads(GAME.save(s))
    header = {name: saved[name] for name in ("format", "game", "version", "seats", "options", "cards")}
    assert header == {
        "format": FORMAT,
        "game": "cellar",
        "version": 1,
        "seats": 2,
        "options": {"dice": "yes"},
        "cards": "own",
    }
    assert saved["asking"] == {"Gamble": [s.seat]}
    assert GAME.save(s) == GAME.save(s.copy()) == encode(saved)


# Fingerprints.
def test_fingerprint_is_the_same_everywhere():
    assert fingerprint(GAME.new(2, seed="print")) == "3172cea1ccd58d2d"
    assert fingerprint(at_gamble()) == "70f6451c0b3c80de"


@pytest.mark.parametrize(
    "change",
    [
        lambda s: setattr(s, "round", s.round + 1),
        lambda s: s.deck.reverse(),
        lambda s: s.players[1].hand.pop(),
        lambda s: s.chance.word(),
        lambda s: s.mark_revealed(),
        lambda s: s.agenda.append(Bid()),
        lambda s: setattr(s, "asking", Gamble(7)),
        lambda s: setattr(s, "result", Result([0, 0], [0], "won")),
    ],
)
def test_fingerprint_tells_every_difference(change: Any):
    s, t = at_gamble(), at_gamble()
    assert fingerprint(s) == fingerprint(t)
    change(t)
    assert fingerprint(s) != fingerprint(t)


def test_fingerprint_tells_secret_answers():
    s = GAME.new(2, seed=3)
    prints = {fingerprint(s)}
    for choice in decision_of(s, 0).options:
        t = s.copy()
        t.choose(choice, 0)
        prints.add(fingerprint(t))
    assert len(prints) == 4


# What cannot be loaded.
@pytest.mark.parametrize("data", [b"", b"not json", b"\xff\xfe", b"[1, 2]", b"3", b'{"format": "other 1"}', b"{}"])
def test_what_is_no_save_is_refused(data: bytes):
    with pytest.raises(SaveError, match="this is not a saved state"):
        decode(data)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "a saved game of chess, not of cellar"),
        ({"version": 2}, "played under version 2 of the rules of Cellar; these are version 1"),
        ({"cards": "0123456789ab"}, "played with cards 0123456789ab, not with own"),
        ({"asking": {"Dragon": [1]}}, "no part called 'Dragon'"),
        ({"answers": ["roll", None]}, "asks other seats"),
        ({"answers": ["run away"]}, "the saved answer 'run away' is not offered"),
    ],
)
def test_save_that_does_not_fit_is_refused(changes: dict[str, Any], message: str):
    with pytest.raises(SaveError, match=message):
        GAME.load(edited(at_gamble(), **changes))


def test_listeners_are_not_saved():
    s = GAME.new(2, seed=3, listen=True)
    s.choose(s.options[0])
    assert s.events
    assert GAME.load(GAME.save(s)).events is None
