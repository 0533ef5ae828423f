"""What the benchmark measures of others, tried on stand-ins for them."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

CONTENDER = Path(__file__).parents[1] / "bench/contender.py"

STANDIN = """
import enum
Color = enum.Enum("Color", "RED BLUE WHITE ORANGE")

class RandomPlayer:
    def __init__(self, color, simulations=0):
        self.color = color
    def decide(self, game, actions):
        return actions[0]

class Game:
    def __init__(self, players, seed):
        assert len(players) == 4
        self.players, self.ticks = players, 0
    def winning_color(self):
        return Color.RED if self.ticks > 40 else None
    def play_tick(self):
        self.players[self.ticks % 4].decide(self, [1, 2] if self.ticks % 8 < 4 else [1])
        self.ticks += 1
"""


def measured(folder: Path, *what: str) -> subprocess.CompletedProcess[str]:
    env = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, str(CONTENDER), *what], env=env, capture_output=True, text=True)


@pytest.fixture
def peer(tmp_path: Path) -> Path:
    package = tmp_path / "catanatron"
    (package / "players").mkdir(parents=True)
    (package / "__init__.py").write_text(STANDIN, "utf-8")
    (package / "players/__init__.py").write_text("", "utf-8")
    return tmp_path


def test_catanatrons_search_players_are_measured_where_it_has_them(peer: Path):
    for module, player in (("value", "ValueFunctionPlayer"), ("mcts", "MCTSPlayer")):
        code = f"from catanatron import RandomPlayer\nclass {player}(RandomPlayer):\n    pass\n"
        (peer / f"catanatron/players/{module}.py").write_text(code, "utf-8")
    done = measured(peer, "catanatron_search", "0.001")
    figures = json.loads(done.stdout)
    assert set(figures) == {"value decisions/s", "tree search 10 decisions/s"}
    assert all(figure > 0 for figure in figures.values())


def test_without_them_it_says_what_is_missing_and_what_to_do(peer: Path):
    done = measured(peer, "catanatron_search", "0.001")
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].endswith("see --catanatron")


def test_the_levels_decisions_are_counted():
    found = importlib.util.spec_from_file_location("contender", CONTENDER)
    assert found is not None
    assert found.loader is not None
    contender = importlib.util.module_from_spec(found)
    found.loader.exec_module(contender)
    from undercroft.games.dice_brewing import GAME

    assert contender.thoughtful(GAME, [GAME.new(2, seed=1)], "normal", 0.001) > 0
