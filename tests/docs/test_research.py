"""The examples of docs/research.md, run as they stand, and examples/learn.py on a small scale."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


def test_the_three_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(BLOCKS) == 3
    for code in BLOCKS:
        exec(compile(code, str(PAGE), "exec"), {})
    first, last = capsys.readouterr().out.splitlines()
    assert first
    assert last == "[0.0, 0.0, 0.0]"


def test_the_page_says_the_sizes_there_are() -> None:
    from undercroft.research.encoding import SIZE, WIDTH
    from undercroft.research.runner import MOST
    from undercroft.research.spiel import MAX_CHOICES, OUTCOMES

    text = PAGE.read_text("utf-8")
    assert f"| `observation` | {SIZE} |" in text
    assert f"| `options` | {MOST} × {WIDTH} |" in text
    assert f"`max_choices` actions ({MAX_CHOICES:,})" in text
    assert f"{OUTCOMES} equally likely outcomes" in text


def test_the_learner_learns_and_says_how_well() -> None:
    command = [sys.executable, str(ROOT / "examples/learn.py"), "--games", "8", "--tests", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"won \d+% of 2 games before learning, \d+% after 8 games", told)
