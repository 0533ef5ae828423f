"""Tournaments: every pairing at every seat, the same whoever does the work."""

import pytest

from undercroft.engine.errors import SetupError
from undercroft.lab import tournament
from undercroft.lab.simulate import GameRow
from undercroft.lab.tournament import Lineup, Standings, lineups


def test_every_pair_meets_at_both_seats():
    assert [lineup.agents for lineup in lineups(["a", "b", "c"], 2)] == [
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    ]


def test_at_bigger_tables_each_sits_alone_at_every_seat_among_each_other():
    found = [lineup.agents for lineup in lineups(["a", "b"], 3)]
    assert found == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    ]


def test_on_a_ladder_each_meets_the_one_below_it():
    assert [lineup.agents for lineup in lineups(["a", "b", "c"], 2, True)] == [
        ("a", "b"),
        ("b", "a"),
        ("b", "c"),
        ("c", "b"),
    ]
    assert [lineup.agents for lineup in lineups(["a", "b"], 3, True)] == [
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    ]


def played(players: int, games: list[tuple[tuple[str, ...], list[int]]]) -> Standings:
    rows = []
    for number, (agents, winners) in enumerate(games):
        alone = [name for name in agents if agents.count(name) == 1]
        other = next(name for name in agents if name != alone[0])
        rows.append((Lineup(alone[0], other, agents), GameRow(number, 1, [0] * players, winners, "won")))
    return Standings("game", players, ["a", "b"], 0, {}, rows)


def test_shares_count_parts_of_shared_victories():
    standings = played(2, [(("a", "b"), [0]), (("b", "a"), [0, 1]), (("a", "b"), [1])])
    assert standings.share("a", "b").won == standings.share("b", "a").won == 1.5
    assert standings.overall("a") == standings.share("a", "b")
    bigger = played(3, [(("a", "b", "b"), [1]), (("b", "a", "a"), [0])])
    assert (bigger.share("a", "b").won, bigger.share("a", "b").games) == (0, 1)
    assert (bigger.share("b", "a").won, bigger.share("b", "a").games) == (1, 1)


def test_whoever_wins_more_is_rated_higher_and_more_surely():
    pytest.importorskip("openskill")
    few = played(2, [(("a", "b"), [0])] * 3).ratings()
    many = played(2, [(("a", "b"), [0])] * 20).ratings()
    assert few["a"].mu > few["b"].mu
    assert many["a"].sigma < few["a"].sigma
    assert many["a"].ordinal > few["a"].ordinal


def test_the_result_does_not_depend_on_the_number_of_processes():
    alone, shared = (tournament.run("dice_brewing", 2, ["instinct", "easy"], 6, 7, jobs=jobs) for jobs in (1, 2))
    assert alone.played == shared.played
    assert len(alone.played) == 12
    assert not alone.errors


def test_every_line_up_has_the_same_luck():
    one = tournament.run("dice_brewing", 2, ["instinct", "easy"], 1, 7)
    other = tournament.run("dice_brewing", 2, ["easy", "instinct"], 1, 7)
    by_agents = {lineup.agents: row for lineup, row in other.played}
    assert all(by_agents[lineup.agents] == row for lineup, row in one.played)


def test_mistakes_are_told_first():
    for agents in (["easy"], ["easy", "easy"], ["easy", "eays"]):
        with pytest.raises(SetupError):
            tournament.run("dice_brewing", 2, agents, 1)
    with pytest.raises(SetupError, match="two or more seats"):
        tournament.run("dice_brewing", 1, ["easy", "hard"], 1)


def test_a_tournament_carries_on_where_it_was_left(tmp_path):
    whole = tournament.run("dice_brewing", 2, ["instinct", "easy"], 6, 7)
    tournament.run("dice_brewing", 2, ["instinct", "easy"], 3, 7, folder=tmp_path)
    file = tmp_path / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])  # a crash while the last game was written down
    heard: list[int] = []
    carried_on = tournament.run("dice_brewing", 2, ["instinct", "easy"], 6, 7, progress=heard.append, folder=tmp_path)
    assert heard[0] == 5
    assert sum(heard) == 12
    assert carried_on.played == whole.played
    assert file.read_bytes().count(b"\n") == 12


def test_a_folder_holds_one_tournament_only(tmp_path):
    tournament.run("dice_brewing", 2, ["instinct", "easy"], 1, 7, folder=tmp_path)
    with pytest.raises(SetupError, match="another tournament"):
        tournament.run("dice_brewing", 2, ["instinct", "easy"], 1, 8, folder=tmp_path)


def test_at_bigger_tables_wins_are_those_of_the_agent_that_sat_alone():
    """Four seats of one agent that share nineteen victories of twenty games are no 24%."""
    games: list[tuple[tuple[str, ...], list[int]]] = [(("a", "b", "b", "b"), [1 + n % 3]) for n in range(19)]
    games += [(("a", "b", "b", "b"), [0]), (("b", "a", "a", "a"), [0]), (("b", "a", "a", "a"), [])]
    standings = played(4, games)
    one, other = standings.overall("a"), standings.overall("b")
    assert (one.won, one.games) == (1, 20)
    assert (other.won, other.games) == (1, 1), "its games among three others, if somebody won them"
    assert standings.fair == 0.25
