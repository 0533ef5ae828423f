"""The code of docs/writing-a-game.md, run as it stands."""

import re
import sys
import types
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/writing-a-game.md"
CODE = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S))


def test_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    module = types.ModuleType("writing_a_game")
    sys.modules[module.__name__] = module
    try:
        exec(compile(CODE, str(PAGE), "exec"), module.__dict__)
    finally:
        del sys.modules[module.__name__]
    printed = capsys.readouterr().out
    assert printed.startswith("undercroft transcript 1\ngame pig 1\noptions goal=50\nseats 2\n")
    assert "\nresult " in printed


def test_the_game_is_under_a_hundred_lines() -> None:
    game = CODE[: CODE.index("from undercroft.engine.transcript")]
    assert len([line for line in game.splitlines() if line.strip()]) < 100
