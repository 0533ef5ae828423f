"""Seeing a yard again: what is as it was is shown again, and nothing else."""

import pytest

from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import GREEN
from undercroft.games.dice_brewing.dice import rolled
from undercroft.games.dice_brewing.rules.placement import Arrival
from undercroft.games.dice_brewing.state import Brewer


@pytest.mark.parametrize("field", Brewer.FIELDS)
def test_brewers_who_differ_in_one_thing_are_not_the_same(field):
    one = GAME.new(2, seed=1).brewers[0]
    other = one.copy()
    assert one.same(other)
    value = getattr(other, field)
    changed = [*value, 1] if isinstance(value, list) else not value if isinstance(value, bool) else value + 1
    setattr(other, field, changed)
    assert not one.same(other)


def test_a_brewer_who_has_done_nothing_is_shown_again_and_another_is_not():
    before = GAME.new(2, seed=1)
    seen = GAME.view(before, 0)
    s = before.copy()
    s.brewers[1].coins += 1
    now = GAME.live_views.view_since(s, 0, before, seen)
    assert now == GAME.view(s, 0)
    assert now["brewers"][0] is seen["brewers"][0]
    assert now["brewers"][1] is not seen["brewers"][1]


def test_a_new_round_opens_spaces_to_those_who_have_done_nothing():
    before = GAME.new(2, seed=1)
    s = before.copy()
    s.round = before.cards.market_round + 3
    assert GAME.view(s, 0)["brewers"] != GAME.view(before, 0)["brewers"]
    assert GAME.live_views.view_since(s, 0, before, GAME.view(before, 0)) == GAME.view(s, 0)


def test_a_die_in_hand_counts_only_while_it_is_there():
    before = GAME.new(2, seed=1)
    s = before.copy()
    s.asking = Arrival(s.pending[0].seat, rolled(GREEN, 5))
    assert GAME.view(s, 0)["brewers"] != GAME.view(before, 0)["brewers"]
    assert GAME.live_views.view_since(s, 0, before, GAME.view(before, 0)) == GAME.view(s, 0)
    assert GAME.live_views.view_since(before, 0, s, GAME.view(s, 0)) == GAME.view(before, 0)
