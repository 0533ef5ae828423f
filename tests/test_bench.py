"""What the benchmark measures of others, tried on stand-ins for them."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from undercroft.games import game as find_game
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.ai.network import features, read

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
    brewing = find_game("dice_brewing")
    assert module("contender").thoughtful(brewing, [brewing.new(2, seed=1)], "normal", 0.001) > 0


def test_a_fitted_forecast_is_read_as_it_was_fitted(tmp_path):
    fitting = module("forecast")
    games = [fitting.play((roles, "instinct", 7)) for roles in ("kgdct", "kg")]
    rows, _, winners = (np.concatenate(part) for part in zip(*games, strict=True))
    network = fitting.Network(rows.shape[1])
    before = fitting.told(network.shares(rows)[0], winners)
    network.fit(rows, winners, 30, 0.01, len(rows), 0.0)
    assert fitting.told(network.shares(rows)[0], winners) > before / 2, "it has learnt these two games"
    fitting.write(network, tmp_path / "forecast.toml")
    written = read(tmp_path / "forecast.toml")
    for roles in ("kgdct", "kg", "dct"):
        s = GAME.new(len(roles), {"roles": roles}, seed=2)
        given = network.shares(np.array([features(s)], np.float32))[0][0]
        assert written.shares(s) == pytest.approx([given[role] for role in s.table.order], abs=0.002)


def test_all_games_of_a_kind_are_fitted_each_by_itself(tmp_path):
    """A game is left out of the fit or not, whichever file it is in."""
    fitting = module("forecast")
    for seed, roles in ((1, "kg"), (2, "dt")):
        rows, plain, winners = fitting.play((roles, "instinct", seed))
        file = tmp_path / f"instinct-{seed}{roles}.npz"
        np.savez(file, rows=rows, plain=plain, winners=winners, games=np.zeros(len(rows), int))
    rows, plain, winners, games = fitting.kept_games(tmp_path, "instinct")
    assert len(rows) == len(plain) == len(winners) == len(games)
    assert set(games) == {0, 1}
    assert {tuple(row) for row in rows[games == 1, 1:6]} == {(0.0, 0.0, 1.0, 0.0, 1.0)}


def module(name: str) -> ModuleType:
    """A script of the bench."""
    spec = importlib.util.spec_from_file_location(name, CONTENDER.with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_how_long_a_level_thinks_is_told():
    told = module("strength").patience("dice_brewing", 2, {}, "normal")
    assert told["decisions"] > 10
    assert 0 < told["median"] <= told["longest"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("levels.py --only nosuch", "no such table; there are cavern_tavern --players 1"),
        ("levels.py --only dice_brewing --players 1", "no such table"),
        ("levels.py --games 0", "1 or more"),
        ("levels.py --only dice_brewing --agents hard", "two or more, such as greedy,hard"),
        ("levels.py --only dice_brewing --agents easy,nosuch", "there is no agent 'nosuch'"),
        ("strength.py nosuch", "there is no table for 'nosuch'"),
        ("research.py --games nosuch", "there is no game 'nosuch'; the games are: cavern_tavern"),
    ],
)
def test_a_wrong_word_is_answered_in_one_line(typed: str, said: str, tmp_path: Path):
    script, *words = typed.split()
    done = subprocess.run(
        [sys.executable, str(CONTENDER.with_name(script)), *words], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode != 0
    assert said in done.stderr.splitlines()[-1]


def test_the_ladder_is_told_with_its_ratings(tmp_path: Path):
    typed = f"--only dice_brewing --agents random,easy --games 1 --out {tmp_path}"
    levels = [sys.executable, str(CONTENDER.with_name("levels.py")), *typed.split()]
    told = subprocess.run(levels, capture_output=True, text=True, check=True).stdout
    assert "| Dice Brewing | 2 | easy | random | 2 |" in told
    assert "| rating | seats | random | easy |" in told
