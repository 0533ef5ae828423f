"""Seeing a yard again: what is as it was is shown again, and nothing else."""

import pytest

from brewery import dice, table
from undercroft.engine.chance import seeded
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import GREEN
from undercroft.games.dice_brewing.dice import rolled
from undercroft.games.dice_brewing.rules.options import meets, met_needs, stored_values
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


COLOURS = ["yellow", "black", "green"]


@pytest.mark.rule("DB-B2")
def test_the_highest_dice_go_to_the_highest_needs():
    assert met_needs([6, 4], [5]) == 0b10
    assert met_needs([6, 4], [6]) == 0b01
    assert met_needs([6, 4], [6, 3]) == 0b01
    assert met_needs([4, 4], [6, 5, 1]) == 0b11
    assert met_needs([4], []) == met_needs([], [6]) == 0


@pytest.mark.rule("DB-B2", "DB-S13")
def test_the_display_tells_what_each_recipe_needs_and_who_has_it():
    s = table("brewing", seats=2, store={0: "yellow6 black1/locked", 1: "yellow4 black6 green6"})
    for slot, shown in zip(s.display, GAME.view(s, 0)["display"], strict=True):
        card = s.cards.recipes[slot]
        assert [need["min"] for need in shown["needs"]] == [least for of in card.needs for least in of]
        for need in shown["needs"]:
            if need["colour"] == "black":
                assert 0 not in need["met_by"], "a locked die meets nothing"
            if need["colour"] == "green":
                assert need["met_by"] == [1]
    assert any(need["met_by"] == [1] for slot in GAME.view(s, -1)["display"] for need in slot["needs"])


@pytest.mark.rule("DB-B2")
def test_a_recipe_all_of_whose_needs_are_met_can_be_brewed_and_no_other():
    chance = seeded(5)
    s = table("brewing", seats=2)
    brewable = 0
    for _ in range(300):
        faces = [chance.below(6) + 1 for _ in range(6)]
        s.brewers[0].store = dice(" ".join(f"{colour}{face}" for colour, face in zip(COLOURS * 2, faces, strict=True)))
        values = stored_values(s.brewers[0])
        for slot, shown in zip(s.display, GAME.view(s, 0)["display"], strict=True):
            can = meets(s.cards.recipes[slot], values)
            assert can == all(0 in need["met_by"] for need in shown["needs"])
            brewable += can
    assert brewable > 10


def test_recipes_are_shown_again_until_a_storehouse_or_the_display_changes():
    before = table("brewing", seats=2, store={0: "yellow6"})
    seen = GAME.view(before, 0)
    s = before.copy()
    s.brewers[1].coins += 1
    assert GAME.live_views.view_since(s, 0, before, seen)["display"] is seen["display"]
    for change in (
        lambda s: setattr(s.brewers[1], "store", dice("black6")),
        lambda s: setattr(s, "blocked_slots", 1),
        lambda s: setattr(s, "display", [*s.display[1:], s.deck[0]]),
    ):
        s = before.copy()
        change(s)
        assert GAME.live_views.view_since(s, 0, before, seen) == GAME.view(s, 0)
        assert GAME.view(s, 0)["display"] != seen["display"]
