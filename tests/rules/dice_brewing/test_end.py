"""DB-E: the end and the score."""

import pytest

from brewery import events, have_brewed, kinds, say, table
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.state import Result
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.state import Yard

STOP = {"malt_house_increase": "yellow2"}
"""A die that stops the play in its owner's last clean-up."""


def finish(s: Yard) -> Result:
    """Let the clean-up end, and with it the game."""
    while kinds(s) != [] and kinds(s)[0].startswith("raised"):
        say(s, "to storehouse")
    assert s.result is not None
    return s.result


def last_cleanup(**things: object) -> Yard:
    """Two players in the last clean-up of a game, ten recipes brewed, five each."""
    s = table("cleanup", base={1: STOP}, **things)  # type: ignore[arg-type]
    have_brewed(s, 0, 5)
    have_brewed(s, 1, 5)
    s.brewers[0].xp = s.brewers[1].xp = 10
    return s


# DB-E1: when.
@pytest.mark.rule("DB-E1")
@pytest.mark.parametrize(("seats", "to_end"), [(2, 10), (3, 15), (4, 20)])
@pytest.mark.parametrize("short", [1, 0, -1])
def test_all_players_together_brew_so_many(seats: int, to_end: int, short: int) -> None:
    s = table("cleanup", seats=seats, base={0: STOP})
    brewed = to_end - short
    for seat in range(seats):
        have_brewed(s, seat, brewed // seats + (brewed % seats if seat == seats - 1 else 0))
    assert s.total_brewed() == brewed
    say(s, "to storehouse")
    assert s.over == (short <= 0)
    assert s.round == (4 if short > 0 else 3)


@pytest.mark.rule("DB-E1")
def test_one_player_alone_may_brew_them_all() -> None:
    s = table("cleanup", base={0: STOP})
    have_brewed(s, 1, 10)
    assert finish(s).ending == "recipes"


# DB-E2: the round is played out.
@pytest.mark.rule("DB-E2")
def test_the_round_is_played_out() -> None:
    s = table(
        "brewing",
        round=3,
        holder=0,
        seeds={0: 1},
        base={
            0: {"malt_house_seed": "seed"},
            1: {"department_dark_malt": "black2", "hops_plantation_increase": "green2"},
        },
        store={0: "yellow2 green1 black2 green2", 1: "yellow1 yellow3"},
        display="mass_lager dry_stout village_wheat",
    )
    have_brewed(s, 0, 9)
    say(s, "brew mass_lager", "use green1")
    assert s.total_brewed() == 10
    assert kinds(s) == ["brewing 1"], "the others brew on"
    say(s, "brew village_wheat")
    assert kinds(s) == ["brewing 0"], "and so does the one who reached the number"
    say(s, "brew dry_stout")
    assert s.total_brewed() == 12
    while kinds(s) == ["brewing 0"] or kinds(s) == ["brewing 1"]:
        say(s, "decline")
    assert kinds(s) == ["raised 1"], "clean-up too"
    say(s, "to storehouse")
    assert s.over
    assert s.brewers[1].coins == 2 + 3
    assert len(s.brewers[0].reserve) == 5, "the planted yellow die has come"
    assert (s.holder, s.round) == (0, 3), "the season token does not move"
    assert [brewer.seeds for brewer in s.brewers] == [1, 0], "and no summer comes"


@pytest.mark.rule("DB-E2")
def test_nothing_can_be_done_afterwards() -> None:
    s = last_cleanup()
    finish(s)
    assert s.pending == []
    with pytest.raises(IllegalChoice):
        s.choose_text("pass", 0)


# DB-E3, DB-E5: the score.
@pytest.mark.rule("DB-E3")
def test_w5_final_scoring() -> None:
    s = last_cleanup(
        reserve={0: "yellow1 yellow6 green3 black1 blue6"},
        store={0: "yellow2 yellow3 green1 green6 black2 black6 blue1"},
        coins={0: 7},
    )
    result = finish(s)
    assert result.scores[0] == 10 + 4 + 3 + 6 + 0 + 3
    assert result.scores[0] == 26
    assert GAME.view(s, 0)["brewers"][0]["score"] == {
        "xp": 10,
        "coins": 3,
        "yellow": 4,
        "green": 3,
        "black": 6,
        "blue": 0,
    }


@pytest.mark.rule("DB-E3")
@pytest.mark.parametrize(
    ("things", "points"),
    [
        ({"reserve": {0: "yellow1"}}, 1),
        ({"store": {0: "yellow6"}}, 1),
        ({"reserve": {0: "green1"}}, 1),
        ({"store": {0: "green6"}}, 1),
        ({"reserve": {0: "black1"}}, 2),
        ({"store": {0: "black6"}}, 2),
        ({"reserve": {0: "blue6"}, "store": {0: "blue6"}}, 0),
        ({"coins": {0: 1}}, 0),
        ({"coins": {0: 2}}, 1),
        ({"coins": {0: 99}}, 49),
        ({"seeds": {0: 3}}, 0),
        ({"ingredients": {0: "fruit honey honey"}}, 0),
        ({"tokens": {0: "raise_die block_recipe"}}, 0),
    ],
)
def test_what_things_are_worth(things: dict[str, object], points: int) -> None:
    assert finish(last_cleanup(**things)).scores[0] == 10 + points


@pytest.mark.rule("DB-E3")
def test_dice_come_home_before_they_are_counted() -> None:
    s = table(
        "cleanup",
        base={
            0: {"malt_house_increase": "black1", "malt_house_seed": "seed", "department_seeds": "green1"},
            1: {"malt_house_roast": "yellow1", "hops_plantation_increase": "green2"},
        },
    )
    have_brewed(s, 0, 10)
    s.brewers[0].xp = 10
    # Seat 0: a black die raised, a yellow one grown, the green one given up. Seat 1: black for yellow, and a green one.
    assert finish(s).scores == [10 + 2 + 1, 2 + 1]


@pytest.mark.rule("DB-E3")
def test_dice_count_wherever_their_owner_keeps_them() -> None:
    s = table(
        "placement",
        reserve={0: "yellow1"},
        store={0: "black1"},
        base={0: {"malt_house_roast": "yellow1", "department_dark_malt": "black1"}},
        speed={0: {"malt_house_seed": "blue3"}},
    )
    score = GAME.view(s, 0)["brewers"][0]["score"]
    assert (score["yellow"], score["black"], score["blue"]) == (2, 4, 0)


@pytest.mark.rule("DB-E3")
def test_recipe_cards_score_nothing_by_themselves() -> None:
    s = table("cleanup", base={1: STOP})
    have_brewed(s, 1, 10)
    xp = s.brewers[1].xp
    assert finish(s).scores == [0, xp + 1]


@pytest.mark.rule("DB-E5")
def test_experience_has_no_upper_limit() -> None:
    s = last_cleanup()
    s.brewers[0].xp = 250
    assert GAME.view(s, 1)["brewers"][0]["xp"] == 250
    assert finish(s).scores[0] == 250


@pytest.mark.rule("DB-E5")
def test_the_track_goes_on_counting() -> None:
    s = table("brewing", store={0: "yellow2 green1", 1: "yellow1 yellow3"}, display="mass_lager village_wheat")
    s.brewers[0].xp = 120
    say(s, "brew mass_lager")
    assert s.brewers[0].xp == 121


# DB-E4: who wins.
@pytest.mark.rule("DB-E4")
def test_most_points_win_whoever_brewed_more() -> None:
    s = table("cleanup", base={0: STOP}, seats=3)
    have_brewed(s, 0, 14)
    have_brewed(s, 1, 1)
    s.brewers[0].xp, s.brewers[1].xp, s.brewers[2].xp = 39, 41, 0
    result = finish(s)
    assert result.scores == [40, 41, 0]
    assert result.winners == [1]
    assert result.ending == "recipes"


@pytest.mark.rule("DB-E4")
def test_a_tie_goes_to_who_brewed_more() -> None:
    s = table("cleanup", base={0: STOP}, seats=3)
    have_brewed(s, 0, 7)
    have_brewed(s, 1, 8)
    s.brewers[0].xp, s.brewers[1].xp, s.brewers[2].xp = 29, 30, 30
    result = finish(s)
    assert result.scores == [30, 30, 30]
    assert result.winners == [1]


@pytest.mark.rule("DB-E4")
def test_then_the_victory_is_shared() -> None:
    s = table("cleanup", base={0: STOP}, seats=3)
    for seat, count in ((0, 6), (1, 3), (2, 6)):
        have_brewed(s, seat, count)
    s.brewers[0].xp, s.brewers[1].xp, s.brewers[2].xp = 29, 30, 30
    result = finish(s)
    assert result.winners == [0, 2]
    assert result.ending == "shared"
    assert events(s, "end")[-1].facts == {"seat": [0, 2]}
