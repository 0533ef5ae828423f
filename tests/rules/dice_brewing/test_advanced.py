"""DB-A: advanced mode."""

import json

import pytest

from brewery import events, held, kinds, say, shown, table, texts
from undercroft.engine.chance import seeded
from undercroft.engine.state import SPECTATOR
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import TOKENS
from undercroft.games.dice_brewing.state import Yard

ADVANCED = {"mode": "advanced"}
START = ["mass_lager", "cheap_lager", "experimental_lager", "sladek_pilsner"]


def seen(s: Yard, seat: int) -> str:
    """All that a seat has seen: the table, what it is asked, and what it was told."""
    asked = [choice.text for decision in s.pending if decision.seat == seat for choice in decision.options]
    told = [(event.name, event.facts) for event in s.events or [] if event.known_to(seat)]
    return json.dumps([GAME.view(s, seat), asked, told])


@pytest.mark.rule("DB-A1")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 3), (4, 4)])
def test_the_display_is_drawn_from_all_recipes(seats: int, size: int) -> None:
    drawn = set()
    for seed in range(80):
        s = GAME.new(seats, ADVANCED, seed)
        assert len(s.display) == len(set(s.display)) == size
        assert sorted(s.display + s.deck) == list(range(30))
        drawn |= set(s.display)
    assert drawn == set(range(30)), "any card may lie there, starting recipes included"
    assert shown(GAME.new(seats, None, 1)) == START[:size], "in standard mode they are fixed"


@pytest.mark.rule("DB-A2")
def test_opponents_know_how_many_tokens_not_which() -> None:
    s = table("placement", seats=3, tokens={0: "raise_die raise_die take_die", 1: "lock_die"}, **ADVANCED)
    own = GAME.view(s, 0)["brewers"]
    assert own[0]["tokens"] == {**dict.fromkeys(TOKENS, 0), "raise_die": 2, "take_die": 1}
    for viewer in (1, 2, SPECTATOR):
        brewers = GAME.view(s, viewer)["brewers"]
        assert brewers[0]["tokens"] is None
        assert [brewer["token_count"] for brewer in brewers] == [3, 1, 0]
    assert own[1]["tokens"] is None


@pytest.mark.rule("DB-A2")
def test_what_others_hold_is_drawn_anew_for_a_seat_that_thinks() -> None:
    s = table("placement", seats=3, tokens={0: "raise_die raise_die take_die", 1: "lock_die"}, **ADVANCED)
    worlds = [GAME.determinize(s, 1, seeded(number)) for number in range(60)]
    assert len({held(world, 0) for world in worlds}) > 10
    for world in worlds:
        assert held(world, 1) == "lock_die"
        assert world.brewers[0].token_count() == 3
        assert GAME.view(world, 1) == GAME.view(s, 1)


@pytest.mark.rule("DB-A3")
def test_a_token_is_shown_when_played() -> None:
    s = table("placement", reserve={0: "yellow2"}, tokens={0: "raise_die take_die"}, **ADVANCED)
    say(s, "play raise_die", "target 0 reserve yellow2")
    (played,) = events(s, "play")
    assert played.facts == {"seat": 0, "token": "raise_die"}
    assert all(played.known_to(seat) for seat in (0, 1, SPECTATOR))
    assert GAME.view(s, 1)["brewers"][0]["token_count"] == 1
    assert GAME.view(s, 1)["brewers"][0]["tokens"] is None, "the other one stays hidden"


@pytest.mark.rule("DB-A2", "DB-A4")
def test_a_purchase_shows_only_that_a_token_was_taken() -> None:
    stories = {}
    for token in ("take_die", "lock_die", "block_building"):  # one price, so the coins tell nothing
        s = table("purchase", seats=3, coins={0: 3}, **ADVANCED)
        say(s, f"buy {token}")
        stories[token] = [seen(s, viewer) for viewer in (1, 2, SPECTATOR)]
        (own,) = events(s, "buy_token")
        assert own.facts == {"seat": 0, "token": token, "price": 3, "lent": 0}
        assert [own.known_to(seat) for seat in (0, 1, 2, SPECTATOR)] == [True, False, False, False]
        (public,) = events(s, "buy_hidden_token")
        assert public.facts == {"seat": 0}
        assert [public.known_to(seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, True, True]
        assert f'"token": "{token}"' in seen(s, 0)
        say(s, "end purchase")
        assert kinds(s) == ["purchase 1"]
        stories[token].append(seen(s, 1))
    assert stories["take_die"] == stories["lock_die"] == stories["block_building"]


@pytest.mark.rule("DB-A2", "DB-A4")
def test_a_reward_shows_only_that_a_token_was_taken() -> None:
    stories = {}
    for token in TOKENS:
        s = table(
            "brewing",
            store={0: "yellow1 green3", 1: "yellow1 yellow3"},
            display="session_pale_ale village_wheat",
            seed=5,
            **ADVANCED,
        )
        say(s, "brew session_pale_ale", f"win {token}")
        assert kinds(s) == ["brewing 1"]
        assert held(s, 0) == token
        stories[token] = seen(s, 1)
    assert len(set(stories.values())) == 1


@pytest.mark.rule("DB-A4")
def test_a_pile_shows_only_whether_it_is_empty() -> None:
    s = table("purchase", coins={0: 9}, tokens={0: "lock_die lock_die raise_die"}, **ADVANCED)
    for viewer in (0, 1, SPECTATOR):
        piles = GAME.view(s, viewer)["black_market"]
        assert [pile["size"] for pile in piles] == [None] * 6
        assert [pile["empty"] for pile in piles] == [False] * 6
    say(s, "buy lock_die")
    piles = GAME.view(s, 1)["black_market"]
    assert [pile["id"] for pile in piles if pile["empty"]] == ["lock_die"]
    say(s, "end purchase")
    assert "buy lock_die" not in texts(s)


@pytest.mark.rule("DB-A4")
def test_in_standard_mode_everything_about_tokens_is_open() -> None:
    s = table("purchase", coins={0: 9}, tokens={1: "raise_die"})
    say(s, "buy lock_die")
    for viewer in (0, 1, SPECTATOR):
        assert [pile["size"] for pile in GAME.view(s, viewer)["black_market"]] == [3, 3, 2, 3, 2, 3]
    (told,) = events(s, "buy_token")
    assert all(told.known_to(seat) for seat in (0, 1, SPECTATOR))
    assert events(s, "buy_hidden_token") == []
