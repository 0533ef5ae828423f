"""The report: what it tells, what it compares, and what it leaves out."""

import re
from pathlib import Path

import pytest

from lab.made_up import OTHER, STANDARD, found_in, game_record, page_of
from undercroft.games import game as find_game
from undercroft.lab.findings import Use
from undercroft.lab.records import Variant
from undercroft.lab.statistics import Advantage, Share


def test_games_without_a_lead_are_left_out_of_what_is_said_of_it():
    (found,) = found_in([game_record(0, lead_changes=-1, decided=-1.0), game_record(1, lead_changes=4, decided=0.25)])
    assert (found.lead_changes.value, found.decided.value) == (4, 0.25)
    (nothing,) = found_in([game_record(0, lead_changes=-1, decided=-1.0)])
    assert nothing.json()["lead_changes"] is nothing.json()["decided"] is None


def test_roles_endings_general_defeats_and_the_first_player_are_told(tmp_path: Path):
    duel = Variant("duel <b>", "crystal_caverns", 2, {"roles": "kg"}, ["instinct"])
    roles = {"variant": duel.name, "roles": ["knight", "goblins"]}
    games = [
        game_record(0, **roles, first=1, ending="quest"),
        game_record(1, **roles, first=1, winners=[1], ending="plunder", decided=0.1),
        game_record(2, **roles, first=1, winners=[1], ending="plunder", decided=0.3),
        game_record(3, **roles, first=1, winners=[], scores=[50, 0], ending="collapse", decided=1.0),
    ]
    (found,) = found_in(games, duel)
    assert [(share.won, share.games) for share in found.by_seat] == [(1, 4), (2, 4)]
    assert {role: (share.won, share.games) for role, share in found.by_role.items()} == {
        "goblins": (2, 4),
        "knight": (1, 4),
    }
    assert (found.first.won, found.nobody.won) == (2, 1)
    assert found.endings == {"plunder": 2, "quest": 1, "collapse": 1}
    assert found.winner.value == (20 + 10 + 10) / 3, "the winners' points, not the best of a game that all lost"
    assert found.decided.value == pytest.approx((0.5 + 0.1 + 0.3) / 3), "of the games that somebody won"
    page = page_of(tmp_path, games, duel)
    for words in (
        ">Goblins<",
        "by role or character",
        "Plunder 50%",
        "Nobody won: 25%",
        ">first player</text>",
        "<th>nobody won",
    ):
        assert words in page
    assert "the winner is ahead for good after 30% of the game" in page
    assert "<b>" not in re.sub("<b>[-+]", "", page), "names are told, not obeyed"


def test_every_count_of_players_has_its_line_and_is_compared_with_its_own_kind_only(tmp_path: Path):
    three = Variant("three", "dice_brewing", 3, {}, ["instinct"])
    all_three = {"players": 3, "agents": ["a"] * 3, "roles": [""] * 3, "scores": [3, 2, 1], "uses": [{}] * 3}
    games = [game_record(0), game_record(1), game_record(0, "three", **all_three), game_record(1, "three", **all_three)]
    page = page_of(tmp_path, games, STANDARD, three)
    assert page.count("<tr><th>standard<td>instinct<td>2") == 1
    assert page.count("<tr><th>three<td>instinct<td>2") == 1
    assert "beside" not in page


def test_variants_are_compared_game_by_game_on_the_same_luck(tmp_path: Path):
    games = [game_record(number, rounds=number) for number in range(12)]
    games += [game_record(number, "other", rounds=number + 2, winners=[number % 2]) for number in range(2, 16)]
    page = page_of(tmp_path, games, STANDARD, OTHER)
    assert "10 pairs of games with the same luck" in page
    assert "<th>rounds<td>+2.00 ± 0.00<td>differs" in page, "the other less the first"
    assert "<th>decisions<td>+0.00 ± 0.00<td>no difference seen" in page
    assert "<th>victories of seat 1, in 100 games<td>-50.00 ± 37.70<td>differs" in page
    alone = page_of(tmp_path, [game_record(0), game_record(0, "other", rounds=9)], STANDARD, OTHER)
    assert alone.count("<td>differs") == 0, "one pair shows no difference"


def test_the_words_never_met_name_what_was_not(tmp_path: Path):
    things = find_game("dice_brewing").checks.coverage_goals(2, {})
    page = page_of(tmp_path, [game_record(0, met=sorted(things - {"recipe:mass_lager"}))])
    assert "Never met: recipe Mass Lager." in page
    assert "Everything there is was met" in page_of(tmp_path, [game_record(0, met=sorted(things))])


def test_a_use_is_telling_when_it_is_not_rare_and_the_difference_is_three_errors_wide():
    def telling(more: float, error: float, times: int = 100) -> bool:
        return Use("x", 1.0, Share(0, times), Advantage(0.3, more, error)).telling

    assert telling(0.31, 0.1)
    assert telling(-0.31, 0.1)
    assert not telling(0.29, 0.1)
    assert not telling(0.31, 0.1, 9), "nine times are too few"
    assert not Use("x", 1.0, Share(50, 100), None).telling
    often = Use("x", 1.0, Share(50, 100), None, Advantage(2.0, 0.31, 0.1))
    assert often.telling, "what all do stands out where winners do it more often"
    assert often.errors == pytest.approx(3.1)
    assert Use("x", 1.0, Share(0, 100), Advantage(0.3, -0.4, 0.1), Advantage(2.0, 0.31, 0.1)).errors == pytest.approx(4)


def test_seats_are_compared_with_seats_of_their_role_and_agent(tmp_path: Path):
    """Only the first seat can meet an event, and it wins seldom; with the event less seldom."""
    duel = Variant("duel", "crystal_caverns", 2, {"roles": "kg"}, ["instinct"])
    event = {"event event:rats": 1, "cube slot:bow": 1}
    games = [
        game_record(
            n,
            "duel",
            roles=["knight", "goblins"],
            winners=[0 if n % 10 < (3 if n < 60 else 1) else 1],
            uses=[event if n < 60 else {"cube slot:bow": 1}, {}],
        )
        for n in range(120)
    ]
    (found,) = found_in(games, duel)
    by_name = {use.name: use for use in found.uses}
    rats = by_name["event event:rats"].edge
    assert rats is not None
    assert (rats.others, rats.more) == (pytest.approx(0.1), pytest.approx(0.2))
    assert by_name["cube slot:bow"].edge is None
    told = {one["use"]: (one["edge"], one["margin"]) for one in found.json()["uses"]}
    assert told["cube slot:bow"] == (None, None)
    assert told["event event:rats"] == (pytest.approx(0.2), pytest.approx(rats.margin, abs=1e-4))
    page = page_of(tmp_path, games, duel)
    assert "<th>Rats<td>0.50<td>30% [20%–43%]<td>10%<td>+20% ± 14%" in page
    assert "<th>Bow<td>1.00<td>20% [14%–28%]<td>–<td>–" in page
    for game in games:  # two agents, one of which always does it, and wins more
        game.roles = ["", ""]
        game.uses = [{"event event:rats": 1}, {}]
    assert found_in(games, duel)[0].uses[0].edge is None


def test_of_what_all_do_it_is_told_how_often_winners_do_it_and_others_of_their_role_and_agent(tmp_path: Path):
    """Knights do it more than Goblins, and either more often when they win."""
    duel = Variant("duel", "crystal_caverns", 2, {"roles": "kg"}, ["instinct"])
    knights, goblins = (6.0, 5 + 2 / 3), (1 + 1 + 2 / 3, 1.0)  # Knights win only games of an even number
    games = []
    for n in range(80):
        won = 0 if n % 4 == 0 else 1
        times = [5 + n % 2 + (won == 0), 1 + n % 2 + (won == 1)]
        uses = [{"cube slot:bow": times[0]}, {"cube slot:bow": times[1]}]
        games.append(game_record(n, "duel", agents=["a", "a"], roles=["knight", "goblins"], winners=[won], uses=uses))
        uses[0]["event event:rats"] = times[0]
    games[-1].uses[0]["cube slot:shield"] = 1
    (found,) = found_in(games, duel)
    bow, rats, shield = found.uses
    assert rats.times is not None
    assert (rats.times.some, rats.times.others) == pytest.approx(knights), "of those who can do it at all"
    assert bow.edge is None, "all did it"
    assert bow.times is not None
    assert bow.times.some == pytest.approx((20 * knights[0] + 60 * goblins[0]) / 80)
    assert bow.times.others == pytest.approx((20 * knights[1] + 60 * goblins[1]) / 80)
    assert bow.telling
    assert not shield.telling
    told = found.json()["uses"][0]
    assert told["times_of_winners"] == pytest.approx(bow.times.some, abs=1e-4)
    assert told["times_of_others"] == pytest.approx(bow.times.others, abs=1e-4)
    assert told["times_margin"] == pytest.approx(bow.times.margin, abs=1e-4)
    page = page_of(tmp_path, games, duel)
    more = f"<b>+1.33 ± {bow.times.margin:.2f}</b>"
    assert f"<th>Hero cubes placed: Bow<td>8.00<td>50% [42%–58%]<td>–<td>–<td>3.50<td>2.17<td>{more}" in page
    for game in games:
        game.winners = []
    (lost,) = found_in(games, duel)
    assert lost.uses[0].times is None, "nobody won"
    assert lost.json()["uses"][0]["times_of_winners"] is None
    assert "<td>–<td>–<td>–<td>–<td>–" in page_of(tmp_path, games, duel)


def test_alone_there_is_no_lead_no_first_player_and_no_fair_share(tmp_path: Path):
    solo = Variant("solo", "cavern_tavern", 1, {}, ["instinct"])
    games = [
        game_record(n, "solo", players=1, agents=["a"], roles=["x"], scores=[80 + n], winners=[0] * (n % 2), uses=[{}])
        for n in range(4)
    ]
    page = page_of(tmp_path, games, solo)
    assert "seat 1" in page
    for words in ("Tension", ">first player</text>", "fair share"):
        assert words not in page
