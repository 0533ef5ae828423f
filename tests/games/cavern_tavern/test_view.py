"""What a view works out, so that nobody who draws it needs a rule."""

import pytest

from tavern import say, tavern, texts
from undercroft.engine.cards import tag_of
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.definitions.load import library
from undercroft.games.cavern_tavern.show.view_types import GiftView


def gives(seats: int, place: str, **options: str) -> list[GiftView]:
    view = GAME.view(GAME.new(seats, options, 1), 0)
    return next(each["gives"] for each in view["places"] if each["id"] == place)


@pytest.mark.rule("CT-A01")
def test_a_place_tells_what_it_gives_in_the_order_of_the_board():
    s = GAME.new(2, {}, 1)
    shown = {place["id"]: [gift["op"] for gift in place["gives"]] for place in GAME.view(s, 0)["places"]}
    printed = {area.id: [tag_of(each) for each in area.rewards_retail] for area in library(None).areas}
    assert len(shown) > 20
    assert shown == {id: printed[id] for id in shown}


@pytest.mark.rule("CT-O03")
def test_alone_a_place_tells_what_the_supply_gives_instead_of_the_others():
    changed = 0
    for place in GAME.view(GAME.new(2, {}, 1), 0)["places"]:
        several = [gift["op"] for gift in place["gives"]]
        alone = [gift["op"] for gift in gives(1, place["id"])]
        instead = {"steal": ["gain_choice"], "forced_trade": ["exchange-any"], "nasty_down": [], "first_player": []}
        assert alone == [op for each in several for op in instead.get(each, [each])]
        changed += alone != several
    assert changed >= 3


@pytest.mark.rule("CT-O03")
def test_alone_what_a_place_tells_is_what_it_does():
    s = tavern(seats=1, dice={0: "5 6 6"})
    assert [gift["op"] for gift in gives(1, "serve_dinner")][-1:] == ["gain_choice"]
    say(s, "place serve_dinner")
    assert len(texts(s)) == 12
