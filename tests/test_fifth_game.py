"""A fifth game touches no existing file: the game of docs/writing-a-game.md, put into a scratch copy of the house."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import web

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/writing-a-game.md"
NEEDED = ("src/", "tests/", "tools/", "web/", "pyproject.toml", "setup.py", "README.md", "LICENSE")
"""What of the checkout the copy holds."""
BOARD = """<script lang="ts">
  import type { Play } from "$src/state/play.svelte";
  let { play }: { play: Play<{ points: number[]; turn: number; goal: number }> } = $props();
</script>

<p>{play.view.points.join(" : ")}</p>
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with a fifth game: two new folders, and nothing else."""
    house = tmp_path_factory.mktemp("house")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if name.startswith(NEEDED) and (ROOT / name).is_file():
            (house / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, house / name)
    game = house / "src/undercroft/games/pig"
    game.mkdir()
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    (game / "game.py").write_text('"""Pig, for two to six."""\n\n' + "\n\n".join(blocks[:3]), "utf-8")
    (game / "__init__.py").write_text('"""Pig."""\n\nfrom .game import GAME\n\n__all__ = ["GAME"]\n', "utf-8")
    board = house / "web/src/games/pig"
    board.mkdir()
    (board / "Board.svelte").write_text(BOARD, "utf-8")
    return house


def run(house: Path, *command: str, given: str = "") -> str:
    """What a command run in the copy says; it must succeed."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), "LANG": "C.UTF-8", "COLUMNS": "120"}
    done = subprocess.run(command, cwd=house, env=environment, input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def undercroft(house: Path, *words: str, given: str = "") -> str:
    return run(house, sys.executable, "-m", "undercroft", *words, given=given)


def test_it_is_listed(house: Path) -> None:
    assert "Pig" in undercroft(house, "games")


def test_it_is_played_in_the_terminal(house: Path) -> None:
    # Each turn is one roll and a stop; whatever the agent does, somebody gets to the goal.
    said = undercroft(house, "play", "pig", "--seed", "1", given="1\n2\n" * 200)
    assert "goal" in said or "won" in said


def test_it_is_simulated(house: Path) -> None:
    assert "20" in undercroft(house, "simulate", "pig", "--games", "20", "--agents", "lively", "--jobs", "2")


def test_it_passes_the_conformance_kit(house: Path) -> None:
    run(house, sys.executable, "tools/conformance_run.py", "pig", "--games", "20")


def test_it_passes_the_tests_of_all_games(house: Path) -> None:
    """Those that are repeated for each game, and those that look at all games in a loop."""
    loops = [
        "tests/test_house.py::test_every_game_says_what_its_files_are",
        "tests/terminal/test_texts.py::test_all_games_of_the_house_speak_both_languages",
        "tests/terminal/test_texts.py::test_every_standing_answer_says_what_it_does",
        "tests/lab/test_counting.py::test_what_works_by_being_held_is_not_called_unused",
        "tests/research/test_encoding.py::test_observations_are_the_same_in_every_process",
    ]
    pytest_quietly = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    run(house, *pytest_quietly, *loops)
    # Tests of the server, the documents and a single game know no other game.
    left_out = [f"--ignore=tests/{name}" for name in ("docs", "server", "games", "rules", "test_bench.py")]
    passed = re.search(r"(\d+) passed", run(house, *pytest_quietly, "-k", "pig", *left_out, "tests"))
    assert passed is not None
    assert int(passed[1]) > 30, "the tests are told apart by the ids of games no longer"


def test_it_passes_lint(house: Path) -> None:
    folder = "src/undercroft/games/pig"
    run(house, sys.executable, "-m", "ruff", "check", "--no-cache", "src")
    run(house, sys.executable, "-m", "mypy", "--cache-dir", str(house / "build/mypy"), folder)
    lint_imports = Path(sys.executable).with_name("lint-imports")
    run(house, str(lint_imports), "--no-logo", "--no-cache")


def test_the_client_is_built_with_its_board(house: Path) -> None:
    """No type needs to be generated for it, and its board is among what is built."""
    run(house, sys.executable, "tools/web_types.py", "--check")
    web.use_node()
    (house / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    run(house / "web", "npm", "run", "--silent", "build")
    built = house / "src/undercroft/server/client"
    assert any(" : " in file.read_text("utf-8") for file in built.rglob("Board-*.js"))
