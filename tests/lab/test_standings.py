"""Standings of a tournament: who is stronger, what is played again, what is told."""

import pytest

from lab.made_up import Table, played
from undercroft.engine.errors import SetupError
from undercroft.lab import tournament
from undercroft.lab.tournament import Standings


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
