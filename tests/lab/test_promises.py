"""Promises of the lab that a small mistake would break, each tried where the other tests would not notice."""

import csv
import html
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from undercroft.agents import Agent
from undercroft.cli import main
from undercroft.engine import chance
from undercroft.engine.chance import Chance
from undercroft.engine.errors import SetupError
from undercroft.engine.state import Setup
from undercroft.games import game as find_game
from undercroft.lab import findings, record, report, simulate, study, tournament
from undercroft.lab.figures import Edge, Share
from undercroft.lab.findings import Use
from undercroft.lab.record import Record, Variant
from undercroft.lab.runners import each_done
from undercroft.lab.simulate import Row, Tally
from undercroft.lab.study import Plan, Study, whole_lines
from undercroft.lab.tournament import Lineup, Standings

STANDARD = Variant("standard", "dice_brewing", 2, {}, ["instinct"])
OTHER = Variant("other", "dice_brewing", 2, {"mode": "advanced"}, ["instinct"])


def game_record(number: int = 0, variant: str = "standard", **more: Any) -> Record:
    known = {
        "players": 2,
        "agents": ["a", "b"],
        "roles": ["", ""],
        "first": 0,
        "decisions": 9,
        "rounds": 7,
        "scores": [20, 10],
        "winners": [0],
        "ending": "recipes",
        "lead_changes": 2,
        "decided": 0.5,
        "uses": [{}, {}],
        "met": [],
    }
    return Record(variant, number, **{**known, **more})


def found_in(records: list[Record], *variants: Variant) -> list[report.Findings]:
    done = Study(Plan(list(variants or [STANDARD]), len(records), "s"), Path(), records)
    return [findings.find(done, variant) for variant in done.plan.variants]


def page_of(folder: Path, records: list[Record], *variants: Variant) -> str:
    return report.write(Study(Plan(list(variants or [STANDARD]), len(records), "s"), folder, records)).read_text(
        "utf-8"
    )


# Simulations and tournaments.
def test_levels_are_accepted_by_simulate_and_sit_where_they_are_named(monkeypatch: pytest.MonkeyPatch):
    def play_one(job: Any, setup: Any, agents: list[Agent], number: int) -> Row:
        seated.append(agents)
        return Row(number, 1, [0] * 4, [0], "won")

    seated: list[list[Agent]] = []
    monkeypatch.setattr(simulate, "play_one", play_one)
    tally = simulate.run("dice_brewing", 4, 2, ["hard", "easy", "expert", "normal"])
    assert not tally.errors
    assert [getattr(agent, "name", None) for agent in seated[0]] == ["hard", "easy", "expert", "normal"]
    assert not {id(agent) for agent in seated[0]} & {id(agent) for agent in seated[1]}, "fresh for every game"


def test_a_shared_victory_is_shared_and_a_failed_game_is_none():
    rows = [Row(0, 5, [9, 9], [0, 1], "shared"), Row(1, 5, [9, 3], [0], "won"), Row(2, 0, [], [], "", "Trouble: no")]
    tally = Tally("game", 2, ["a", "b"], 1, rows)
    assert tally.wins == [1.5, 0.5]
    assert tally.scores == [9.0, 6.0]
    assert tally.errors == ["game 2: Trouble: no"]


def test_the_luck_of_a_game_depends_on_seed_and_number_alone(monkeypatch: pytest.MonkeyPatch):
    def seeded(seed: str) -> Chance:
        seeds.append(seed)
        return chance.seeded(seed)

    seeds: list[str] = []
    monkeypatch.setattr(simulate, "seeded", seeded)
    simulate.run("dice_brewing", 2, 1, ["lively"], seed=3)
    one = sorted(seeds)
    seeds.clear()
    simulate.run("dice_brewing", 2, 2, ["instinct", "lively"], seed=3)
    assert sorted(seeds)[:3] == one
    assert len(seeds) == len(set(seeds)) == 6, "two games; each agent's luck is neither the game's nor the other's"


def played(*games: tuple[tuple[str, ...], list[int], str]) -> Standings:
    rows = [
        (Lineup("a", "b", agents), Row(number, 1, [0] * len(agents), winners, "won", error))
        for number, (agents, winners, error) in enumerate(games)
    ]
    return Standings("game", len(games[0][0]), ["a", "b"], 0, {}, rows)


def test_games_all_lost_or_failed_say_nothing_of_who_is_stronger():
    clear = [(("a", "b"), [0], ""), (("b", "a"), [1], "")]
    clouded = played(*clear, (("a", "b"), [], ""), (("a", "b"), [], "Trouble: no"))
    assert (clouded.share("a", "b").won, clouded.share("a", "b").games) == (2, 2)
    assert clouded.overall("a") == clouded.share("a", "b")
    assert clouded.nobody == 1
    assert clouded.errors == ["a b: game 3: Trouble: no"]
    pytest.importorskip("openskill")
    assert clouded.ratings() == played(*clear).ratings()
    told = clouded.json()
    assert (told["nobody_won"], told["fair_share"]) == (1, 0.5)
    assert [agent["wins"]["games"] for agent in told["agents"]] == [2, 2]


def test_standings_begin_with_the_strongest():
    pytest.importorskip("openskill")
    told = played((("a", "b"), [1], ""), (("b", "a"), [0], "")).json()
    assert [one["agent"] for one in told["agents"]] == ["b", "a"]
    assert [(pair["one"], pair["share"]) for pair in told["pairs"]] == [("a", 0.0), ("b", 1.0)]


class Table:
    """Stands in for the work of a tournament: every game is won by seat 0, and some fail."""

    def __init__(self, failing: tuple[int, ...] = ()) -> None:
        self.failing = failing
        self.played: list[tuple[tuple[str, ...], int]] = []
        self.options: dict[str, str] = {}

    def __call__(self, chunk: tuple[simulate.Job, int, int]) -> list[Row]:
        job, first, last = chunk
        self.options = job.options
        self.played += [(tuple(job.agents), number) for number in range(first, last)]
        return [
            Row(n, 0, [], [], "", "Trouble: no") if n in self.failing else Row(n, 5, [2, 1], [0], "won")
            for n in range(first, last)
        ]


def test_only_what_failed_is_played_again_and_only_what_was_asked_counts(tmp_path, monkeypatch):
    def run(table: Table, games: int) -> Standings:
        monkeypatch.setattr(tournament, "play_chunk", table)
        return tournament.run("dice_brewing", 2, ["easy", "lively"], games, 7, progress=heard.append, folder=tmp_path)

    heard: list[int] = []
    assert len(run(Table(failing=(0, 3)), 4).errors) == 4
    heard.clear()
    again = Table()
    assert not run(again, 4).errors
    assert sorted({number for _, number in again.played}) == [0, 3]
    assert len(again.played) == 4, "both failed games of both line-ups, once"
    assert sum(heard) == 8
    nothing = Table()
    assert len(run(nothing, 2).played) == 4
    assert not nothing.played


def test_a_tournament_plays_with_its_options_and_its_folder_is_for_no_other(tmp_path, monkeypatch):
    table = Table()
    monkeypatch.setattr(tournament, "play_chunk", table)
    tournament.run("dice_brewing", 2, ["easy", "lively"], 1, 7, options={"mode": "advanced"}, folder=tmp_path)
    assert table.options == {"mode": "advanced"}
    with pytest.raises(SetupError, match="another tournament"):
        tournament.run("dice_brewing", 2, ["easy", "lively"], 1, 7, folder=tmp_path)


def test_an_unknown_agent_is_told_before_anything_is_played(monkeypatch):
    table = Table()
    monkeypatch.setattr(tournament, "play_chunk", table)
    with pytest.raises(SetupError, match="did you mean 'lively'"):
        tournament.run("dice_brewing", 2, ["easy", "livley"], 1)
    assert not table.played


def test_an_interrupted_tournament_says_so_and_is_an_even_one(monkeypatch):
    table = Table()
    monkeypatch.setattr(tournament, "play_chunk", table)

    def stop(done: int) -> None:
        if len(table.played) >= 8:
            raise KeyboardInterrupt

    standings = tournament.run("dice_brewing", 2, ["easy", "lively"], 9, progress=stop)
    assert standings.interrupted
    assert [lineup.agents for lineup, _ in standings.played] == [("easy", "lively"), ("lively", "easy")] * 4


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_of_work_is_answered_exactly_once(jobs: int):
    assert sorted(each_done(abs, [-5, -7, -9], jobs)) == [(0, 5), (1, 7), (2, 9)]


# Studies.
def test_a_game_that_failed_is_told_left_out_and_tried_again(tmp_path, monkeypatch):
    def record_game(game, setup, variant, seed, number):
        if number in failing:
            raise RuntimeError("no")
        asked.append(number)
        return game_record(number, agents=variant.agents * 2)

    asked: list[int] = []
    failing = {1, 3}
    monkeypatch.setattr(record, "record_game", record_game)
    first = study.run(Plan([STANDARD], 5, "s"), tmp_path)
    assert first.errors == [f"standard, game {number}: RuntimeError: no" for number in (1, 3)]
    assert [one.number for one in first.of(STANDARD)] == [0, 2, 4]
    assert findings.find(first, STANDARD).games == 3
    asked.clear()
    failing.clear()
    again = study.run(Plan([STANDARD], 5, "s"), tmp_path)
    assert asked == [1, 3]
    assert [one.number for one in again.records] == [0, 1, 2, 3, 4]
    assert not again.errors


def test_a_study_asked_for_fewer_games_than_are_there_counts_only_those(tmp_path, monkeypatch):
    monkeypatch.setattr(
        record, "record_game", lambda game, setup, variant, seed, number: game_record(number, agents=variant.agents * 2)
    )
    heard: list[int] = []
    study.run(Plan([STANDARD], 8, "s"), tmp_path)
    fewer = study.run(Plan([STANDARD], 3, "s"), tmp_path, progress=heard.append)
    assert ([one.number for one in fewer.records], fewer.resumed, sum(heard)) == ([0, 1, 2], 3, 3)
    assert study.run(Plan([STANDARD], 8, "s"), tmp_path).resumed == 8, "the others are not lost"


def test_what_is_done_is_written_down_before_it_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(record, "record_game", lambda game, setup, variant, seed, number: game_record(number))

    def count(done: int) -> None:
        lines.append((tmp_path / "records.jsonl").read_bytes().count(b"\n"))

    lines: list[int] = []
    study.run(Plan([STANDARD], 12, "s"), tmp_path, progress=count)
    assert lines == list(range(1, 13)), "game by game"


def test_what_follows_a_line_cut_short_can_be_read_again(tmp_path):
    file = tmp_path / "lines"
    file.write_bytes(b"one\ntwo\nthr")  # a crash
    assert whole_lines(file) == [b"one", b"two"]
    with file.open("ab") as more:
        more.write(b"three\n")
    assert whole_lines(file) == [b"one", b"two", b"three"]
    assert whole_lines(tmp_path / "none") == []


def test_a_study_plays_with_the_cards_of_its_variant_and_calls_them_by_their_names(tmp_path, monkeypatch):
    own = find_game("dice_brewing").folder() / "cards" / "recipes.toml"
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "recipes.toml").write_text(own.read_text("utf-8").replace('"Mass Lager"', "\"Tom's & Ann's\""), "utf-8")
    variant = Variant("mine", "dice_brewing", 2, {}, ["instinct"], str(mine))

    def record_game(game: Any, setup: Setup, *_: Any) -> Record:
        decks.append(setup.deck)
        return game_record(0, "mine", uses=[{"brew recipe:mass_lager": 1}, {}])

    decks: list[str] = []
    monkeypatch.setattr(record, "record_game", record_game)
    done = study.run(Plan([variant], 1, "s"), tmp_path / "out")
    assert decks == [record.setup_of(variant).deck] != ["own"]
    page = report.write(done).read_text("utf-8")
    assert "Tom's & Ann's" in html.unescape(page)
    assert "Tom's & Ann's" not in page
    assert "Mass Lager" not in page
    assert "&amp;amp;" not in page
    assert "&amp;#x27;" not in page


def test_the_raw_rows_say_who_did_what_and_won_what_part(tmp_path, monkeypatch):
    games = [
        game_record(0, first=1, winners=[0, 1], uses=[{}, {"brew recipe:dry_stout": 3}], roles=["knight", "thief"]),
        game_record(1, winners=[1], scores=[3, 4], uses=[{"brew recipe:dry_stout": 2}, {}]),
    ]
    monkeypatch.setattr(record, "record_game", lambda game, setup, variant, seed, number: games[number])
    study.run(Plan([STANDARD], 2, "s"), tmp_path)

    def rows(name: str) -> list[dict[str, str]]:
        return list(csv.DictReader((tmp_path / name).read_text("utf-8").splitlines()))

    seats = rows("seats.csv")
    assert [(row["game"], row["seat"], row["agent"], row["role"]) for row in seats[:2]] == [
        ("0", "0", "a", "knight"),
        ("0", "1", "b", "thief"),
    ]
    assert [row["first"] for row in seats] == ["0", "1", "1", "0"]
    assert [float(row["won"]) for row in seats] == [0.5, 0.5, 0.0, 1.0]
    assert [int(row["score"]) for row in seats] == [20, 10, 3, 4]
    assert {(row["rounds"], row["decisions"], row["lead_changes"], row["decided"]) for row in seats} == {
        ("7", "9", "2", "0.5")
    }
    uses = rows("uses.csv")
    assert [tuple(row.values()) for row in uses] == [
        ("standard", "0", "2", "1", "brew recipe:dry_stout", "3", "0.5"),
        ("standard", "1", "2", "0", "brew recipe:dry_stout", "2", "0.0"),
    ]
    polars = pytest.importorskip("polars")
    for name, read in (("seats", seats), ("uses", uses)):
        kept = polars.read_parquet(tmp_path / f"{name}.parquet").to_dicts()
        assert [[str(value) for value in row.values()] for row in kept] == [list(row.values()) for row in read]


# The report.
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
    things = find_game("dice_brewing").to_reach(2, {})
    page = page_of(tmp_path, [game_record(0, met=sorted(things - {"recipe:mass_lager"}))])
    assert "Never met: recipe Mass Lager." in page
    assert "Everything there is was met" in page_of(tmp_path, [game_record(0, met=sorted(things))])


def test_a_use_is_telling_when_it_is_not_rare_and_the_difference_is_three_errors_wide():
    def telling(more: float, error: float, times: int = 100) -> bool:
        return Use("x", 1.0, Share(0, times), Edge(0.3, more, error)).telling

    assert telling(0.31, 0.1)
    assert telling(-0.31, 0.1)
    assert not telling(0.29, 0.1)
    assert not telling(0.31, 0.1, 9), "nine times are too few"
    assert not Use("x", 1.0, Share(50, 100), None).telling
    often = Use("x", 1.0, Share(50, 100), None, Edge(2.0, 0.31, 0.1))
    assert often.telling, "what all do stands out where winners do it more often"
    assert often.errors == pytest.approx(3.1)
    assert Use("x", 1.0, Share(0, 100), Edge(0.3, -0.4, 0.1), Edge(2.0, 0.31, 0.1)).errors == pytest.approx(4)


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


# The commands.
def test_the_lab_plays_every_count_and_each_once_more_against_another_option(tmp_path, monkeypatch, capsys):
    def record_game(game: Any, setup: Setup, variant: Variant, seed: str, number: int) -> Record:
        seats = setup.seats
        more = {"players": seats, "agents": ["easy"] * seats, "roles": [""] * seats, "scores": [1] * seats}
        return game_record(number, variant.name, **more, uses=[{}] * seats)

    monkeypatch.setattr(record, "record_game", record_game)
    asked = ["lab", "dice_brewing", "--players", "2,3", "--option", "unlucky_roll=yes", "--against", "mode=advanced"]
    asked += ["--agents", "easy", "--games", "2", "--out", str(tmp_path)]
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["variant"], one["players"], one["games"]) for one in told["variants"]] == [
        ("2 players, unlucky_roll=yes", 2, 2),
        ("2 players, unlucky_roll=yes, mode=advanced", 2, 2),
        ("3 players, unlucky_roll=yes", 3, 2),
        ("3 players, unlucky_roll=yes, mode=advanced", 3, 2),
    ]
    assert (tmp_path / "report.html").read_text("utf-8").count("pairs of games") == 2
    assert main(asked) == 0
    assert "8 games were there already" in capsys.readouterr().out


def test_a_tournament_is_told_to_people_and_to_programs(monkeypatch, capsys):
    pytest.importorskip("openskill")
    monkeypatch.setattr(tournament, "play_chunk", Table())
    asked = ["tournament", "dice_brewing", "--agents", "easy,lively", "--games", "3"]
    assert main(asked) == 0
    assert "6 games in" in capsys.readouterr().out
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(pair["one"], pair["games"], pair["share"]) for pair in told["pairs"]] == [
        ("easy", 6, 0.5),
        ("lively", 6, 0.5),
    ]
    monkeypatch.setattr(tournament, "play_chunk", Table(failing=(1,)))
    assert main(asked) == 1, "a game failed"


def test_mistakes_are_told_before_the_games(monkeypatch, capsys, tmp_path):
    table = Table()
    monkeypatch.setattr(tournament, "play_chunk", table)
    assert main(["lab", "dice_brewing", "--players", "two", "--out", str(tmp_path)]) == 2
    assert "counts of players" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["tournament", "dice_brewing", "--agents", "easy,lively"]) == 2
    assert "install undercroft[lab]" in capsys.readouterr().err
    assert not table.played


def test_a_folder_holds_games_of_one_version_of_the_rules(tmp_path, monkeypatch):
    """Tuned rules must not be mixed with what was played before."""
    game = find_game("dice_brewing")
    plan = Plan([Variant("two", "dice_brewing", 2, {}, ["random"])], 1, "0")
    study.run(plan, tmp_path / "study")
    tournament.run("dice_brewing", 2, ["random", "lively"], 1, folder=tmp_path / "tournament")
    monkeypatch.setattr(type(game), "version", game.version + 1)
    with pytest.raises(SetupError, match="other rules"):
        study.run(plan, tmp_path / "study")
    with pytest.raises(SetupError, match="another tournament"):
        tournament.run("dice_brewing", 2, ["random", "lively"], 1, folder=tmp_path / "tournament")
