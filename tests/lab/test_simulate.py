"""Simulated games: who sits where, who wins, and whose luck it is."""

from typing import Any

import pytest

from undercroft.agents import Agent
from undercroft.engine import chance
from undercroft.engine.chance import Chance
from undercroft.lab import simulate
from undercroft.lab.simulate import GameRow, Summary


def test_levels_are_accepted_by_simulate_and_sit_where_they_are_named(monkeypatch: pytest.MonkeyPatch):
    def play_one(job: Any, setup: Any, agents: list[Agent], number: int) -> GameRow:
        seated.append(agents)
        return GameRow(number, 1, [0] * 4, [0], "won")

    seated: list[list[Agent]] = []
    monkeypatch.setattr(simulate, "play_one", play_one)
    summary = simulate.run("dice_brewing", 4, 2, ["hard", "easy", "expert", "normal"])
    assert not summary.errors
    assert [getattr(agent, "name", None) for agent in seated[0]] == ["hard", "easy", "expert", "normal"]
    assert not {id(agent) for agent in seated[0]} & {id(agent) for agent in seated[1]}, "fresh for every game"


def test_a_shared_victory_is_shared_and_a_failed_game_is_none():
    rows = [
        GameRow(0, 5, [9, 9], [0, 1], "shared"),
        GameRow(1, 5, [9, 3], [0], "won"),
        GameRow(2, 0, [], [], "", "Trouble: no"),
    ]
    summary = Summary("game", 2, ["a", "b"], 1, rows)
    assert summary.wins == [1.5, 0.5]
    assert summary.scores == [9.0, 6.0]
    assert summary.errors == ["game 2: Trouble: no"]


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
