"""The code of docs/writing-a-game.md, run as it stands: the game as a module of its own, then what is done with it."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/writing-a-game.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
GAME = "\n".join(BLOCKS[:3])
USES = BLOCKS[3:]


def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pig.py").write_text(GAME, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    names: dict[str, object] = {}
    exec("from pig import *", names)
    for code in USES:
        exec(compile(code, str(PAGE), "exec"), names)
    printed = capsys.readouterr().out
    assert printed.startswith("undercroft transcript 1\ngame pig 1\noptions goal=50\nseats 2\n")
    assert "\nresult " in printed


def test_the_game_is_under_a_hundred_lines() -> None:
    assert "class Pig" in GAME
    assert len([line for line in GAME.splitlines() if line.strip()]) < 100
